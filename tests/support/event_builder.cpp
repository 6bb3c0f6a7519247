#include "support/event_builder.h"

#include "support/assert.h"
#include "support/player_id.h"

#include <algorithm>
#include <charconv>
#include <sstream>
#include <utility>

namespace kydai {

namespace {

Outcome outcomeOf(char code)
{
    switch (code) {
    case '1':
        return Outcome::Win;
    case '=':
        return Outcome::Draw;
    case '0':
        return Outcome::Loss;
    case 'W':
        return Outcome::UnratedWin;
    case 'D':
        return Outcome::UnratedDraw;
    case 'L':
        return Outcome::UnratedLoss;
    case '+':
        return Outcome::ForfeitWin;
    case '-':
        return Outcome::ForfeitLoss;
    case '?':
        return Outcome::Adjourned;
    case 'U':
        return Outcome::PairingBye;
    case 'F':
        return Outcome::FullBye;
    case 'H':
        return Outcome::HalfBye;
    case 'Z':
        return Outcome::ZeroBye;
    default:
        KYDAI_ASSERT(false && "a cell that EventBuilder does not know");
        return Outcome::Open;
    }
}

}  // namespace

EventBuilder& EventBuilder::player(std::string_view cells, int rating, std::string name)
{
    Player& added = m_section.players.emplace_back();
    added.id = playerId(static_cast<int>(m_section.players.size()));
    added.tpn = keyOf(added.id);
    added.rating = rating;
    added.name = name.empty() ? "Player " + std::to_string(keyOf(added.id)) : std::move(name);
    std::istringstream words{std::string(cells)};
    RoundNumber round = 0;
    for (std::string word; words >> word;) cell(added.id, ++round, word);
    return *this;
}

void EventBuilder::cell(PlayerId player, RoundNumber round, std::string_view text)
{
    if (m_section.roundsPaired() < round) m_section.rounds.resize(static_cast<std::size_t>(round));
    Round& paired = m_section.rounds[static_cast<std::size_t>(round - 1)];
    int opponent = 0;
    const auto [stop, problem] = std::from_chars(text.data(), text.data() + text.size(), opponent);
    if (problem != std::errc{}) {
        paired.byes.push_back({player, outcomeOf(text.front())});
        return;
    }
    const std::string_view rest = text.substr(static_cast<std::size_t>(stop - text.data()));
    KYDAI_ASSERT(!rest.empty() && (rest[0] == 'w' || rest[0] == 'b'));
    const bool white = rest[0] == 'w';
    const Outcome outcome = rest.size() > 1 ? outcomeOf(rest[1]) : Outcome::Open;
    const PlayerId other = playerId(opponent);
    const PlayerId whiteId = white ? player : other;
    const PlayerId blackId = white ? other : player;
    auto game = std::ranges::find_if(
        paired.games, [&](const Game& known) { return known.white == whiteId && known.black == blackId; });
    if (game == paired.games.end()) {
        paired.games.push_back({whiteId, blackId, mirrored(outcome), mirrored(outcome)});
        game = paired.games.end() - 1;
    }
    (white ? game->whiteOutcome : game->blackOutcome) = outcome;
}

EventBuilder& EventBuilder::scheduledRounds(RoundNumber rounds)
{
    m_section.rules.scheduledRounds = rounds;
    return *this;
}

EventBuilder& EventBuilder::roundRobin()
{
    m_section.rules.pairingSystem = PairingSystem::RoundRobin;
    return *this;
}

EventBuilder& EventBuilder::points(const PointSystem& system)
{
    m_section.rules.points = system;
    return *this;
}

EventBuilder& EventBuilder::edition(TieBreakEdition edition)
{
    m_section.rules.tieBreakEdition = edition;
    return *this;
}

EventBuilder& EventBuilder::team(std::string name, int first, int last)
{
    Team& added = m_section.teams.teams.emplace_back();
    added.id = TeamId{static_cast<int>(m_section.teams.teams.size())};
    added.name = std::move(name);
    for (int id = first; id <= last; ++id) added.members.push_back(playerId(id));
    return *this;
}

}  // namespace kydai
