#include "pairing/round_colours.h"

#include "colour/initial_colour.h"
#include "model/knock_out.h"
#include "model/pictures.h"
#include "pairing/explain_sheet.h"
#include "pairing/next_round.h"
#include "pairing/teams/team_answers.h"
#include "pairing/teams/team_round.h"
#include "support/assert.h"

#include <algorithm>
#include <utility>

namespace kydai::pairing {

namespace {

colour::OtherSource givenBy(ColourSource source)
{
    switch (source) {
    case ColourSource::TeamBoards:
        return colour::OtherSource::TeamBoards;
    case ColourSource::ByHand:
        return colour::OtherSource::ByHand;
    case ColourSource::OtherSystem:
        return colour::OtherSource::OtherSystem;
    case ColourSource::Match:
        return colour::OtherSource::Match;
    case ColourSource::SecondGame:
        return colour::OtherSource::SecondGame;
    case ColourSource::Allocation:
    case ColourSource::Table:
        break;
    }
    return colour::OtherSource::RoundRobinTable;
}

/// The round that the system gives has the colours.
bool isDrafted(ColourSource source)
{
    return source == ColourSource::Table || source == ColourSource::Match || source == ColourSource::SecondGame;
}

}  // namespace

RoundColours::RoundColours(const Section& section, RoundNumber round)
    : m_asPaired(isAsPaired(section, round) ? std::nullopt : std::optional(asPaired(section, round))),
      m_today(section),
      m_section(m_asPaired ? *m_asPaired : section),
      m_round(round),
      m_source(engineOf(m_section, round).colours),
      m_cards(m_section, round - 1),
      m_numbers(colour::effectiveNumbers(m_section, round)),
      m_gameOf(m_today.players.size(), nullptr),
      m_then(numbersOfDay(section, round))
{
    if (const auto makeColourField = engineOf(m_section, round).colourField; makeColourField != nullptr)
        m_allocating = makeColourField(m_section, round);
    if (isDrafted(m_source)) {
        const DraftOutcome row = draftRound(m_section, round);
        if (const auto* made = std::get_if<DraftRound>(&row)) m_table = made->round.games;
    }
    for (const Game& game : m_today.round(round).games) {
        for (const PlayerId player : {game.white, game.black}) {
            if (const auto index = m_today.indexOf(player)) m_gameOf[*index] = &game;
        }
    }
    lookForLaterBoards();
}

void RoundColours::lookForLaterBoards()
{
    const auto sheet = sheetOf(m_today, m_round);
    if (!sheet) return;
    std::set<std::pair<PlayerId, PlayerId>> hung;
    for (const Game& game : sheet->games) hung.insert(std::minmax(game.white, game.black));
    for (const Game& game : m_today.round(m_round).games) {
        if (hung.contains(std::minmax(game.white, game.black))) continue;
        m_seatedLater.insert({game.white, game.black});
    }
    if (m_seatedLater.empty()) return;
    m_withoutSheet = m_today;
    for (Round& each : m_withoutSheet->rounds) each.picture.reset();
    m_later = std::make_unique<const RoundColours>(*m_withoutSheet, m_round);
}

const RoundColours& RoundColours::judgeOf(PlayerId player) const
{
    return m_seatedLater.contains(player) || (m_later && !m_section.indexOf(player)) ? *m_later : *this;
}

const Game* RoundColours::gameOf(PlayerId player) const
{
    const auto index = m_today.indexOf(player);
    return index ? m_gameOf[*index] : nullptr;
}

BoardColours RoundColours::of(const Game& game) const
{
    if (&judgeOf(game.white) != this) return m_later->of(game);
    BoardColours colours{m_source};
    if (isDrafted(m_source)) {
        for (const Game& board : m_table) {
            const bool same = board.white == game.white && board.black == game.black;
            if (same || (board.white == game.black && board.black == game.white)) colours.white = board.white;
        }
    }
    if (const auto asked = caseOf(game.white)) {
        colours.allocation = asked->decided;
        colours.white = asked->decided.white;
        colours.rules = asked->rules;
    }
    return colours;
}

std::vector<PlayerId> RoundColours::whites() const
{
    std::vector<PlayerId> players;
    for (const Game& game : m_today.round(m_round).games) players.push_back(game.white);
    return players;
}

PlayerRef RoundColours::ref(PlayerId player) const
{
    const Player& found = m_today.player(player);
    return {found.tpn, found.name};
}

colour::Contender RoundColours::contender(PlayerId player) const
{
    colour::Contender made;
    const std::size_t index = m_section.indexOf(player).value();
    made.name = m_section.players[index].name;
    made.tpn = m_section.players[index].tpn;
    made.number = m_numbers[index];
    if (const auto then = m_then.find(player); then != m_then.end()) made.then = then->second;
    const Field& field = m_allocating.field;
    if (const auto entrant = field.indexOf(player)) {
        made.side = field.entrants[*entrant].side;
        made.score = field.entrants[*entrant].score;
    } else {  // paired by hand although he wasn't to be paired
        made.side = colour::Side(colour::History::before(m_round, m_cards, index, player));
        made.score = m_cards.score(index);
    }
    return made;
}

bool RoundColours::isHigher(const colour::Contender& first, const colour::Contender& second) const
{
    const auto a = m_allocating.field.indexOf(first.side.player());
    const auto b = m_allocating.field.indexOf(second.side.player());
    if (a && b) return m_allocating.ranksHigher(*a, *b);
    if (first.score != second.score) return *first.score > *second.score;
    const auto rank = [&](PlayerId id) { return initialRank(m_section.rules, m_section.player(id)); };
    return rank(first.side.player()) < rank(second.side.player());
}

std::optional<colour::ColourCase> RoundColours::caseOf(PlayerId player) const
{
    if (&judgeOf(player) != this) return m_later->caseOf(player);
    const Game* game = m_source == ColourSource::Allocation ? gameOf(player) : nullptr;
    if (game == nullptr || !m_section.indexOf(game->white) || !m_section.indexOf(game->black)) return std::nullopt;
    colour::Contender first = contender(game->white);
    colour::Contender second = contender(game->black);
    if (!isHigher(first, second)) std::swap(first, second);
    const Field& field = m_allocating.field;
    colour::ColourCase asked = colour::ColourCase::decide(std::move(first), std::move(second), field.initialColour,
                                                          player, m_allocating.rules);
    asked.round = m_round;
    asked.finalRound = field.finalRound;
    asked.recorded = game->coloursKnown;
    if (game->coloursKnown) asked.whiteOnBoard = game->white;
    return asked;
}

Explanation RoundColours::explain(PlayerId player) const
{
    const Game* game = gameOf(player);
    Explanation told = judgeOf(player).answer(player);
    std::vector<PlayerId> about{player};
    if (game != nullptr) about.push_back(game->white == player ? game->black : game->white);
    const bool differs = game != nullptr && game->coloursKnown && !(of(*game).white == game->white || !of(*game).white);
    tellSheet(told, m_today, m_round, about, differs);
    return told;
}

std::optional<colour::TeamBoardColour> RoundColours::teamColour(PlayerId player) const
{
    const auto seat = teamBoardOf(m_today, m_round, player);
    if (!seat) return std::nullopt;
    std::call_once(m_due->asked, [&] { m_due->outcome = draftRound(m_section, m_round); });
    const Team& team = m_today.teams.teams[seat->isWhites ? seat->match.white : *seat->match.black];
    return colour::TeamBoardColour{.board = seat->board,
                                   .team = refOfTeam(team),
                                   .colour = seat->isWhites ? Colour::White : Colour::Black,
                                   .why = teamColourStep(m_section, m_round, *m_due->outcome, seat->match)};
}

std::optional<colour::MatchColour> RoundColours::matchColour(const Game& game) const
{
    const KnockOut cup = knockOutOf(beforeRound(m_section, m_round));
    if (cup.rounds.empty()) return std::nullopt;
    const KnockOutRound& round = cup.rounds.back();
    const auto match = std::ranges::find_if(
        round.matches, [&](const KnockOutMatch& each) { return each.has(game.white) && each.has(game.black); });
    if (match == round.matches.end()) return std::nullopt;
    return colour::MatchColour{.white = ref(game.white),
                               .higher = ref(match->higher),
                               .seed = cup.seedOf(match->higher),
                               .game = static_cast<int>(match->games.size()) + 1,
                               .byLot = round.rules.colourByLots};
}

Explanation RoundColours::answer(PlayerId player) const
{
    const Game* game = gameOf(player);
    if (game == nullptr) {
        const auto& byes = m_today.round(m_round).byes;
        const auto bye = std::ranges::find(byes, player, &Bye::player);
        return colour::explainNoColour(ref(player), m_round, bye == byes.end() ? Outcome::ZeroBye : bye->kind);
    }
    if (m_source == ColourSource::Allocation) return colour::explainColour(caseOf(player).value());
    const bool white = game->white == player;
    colour::GivenColour given;
    given.source = givenBy(m_source);
    given.system = m_section.rules.systemCode;
    given.colour = white ? Colour::White : Colour::Black;
    given.round = m_round;
    given.recorded = game->coloursKnown;
    if (m_source == ColourSource::TeamBoards) given.ofTeam = teamColour(player);
    const PlayerId due = of(*game).white;
    given.followsRule = !due || due == game->white;
    if (m_source == ColourSource::Match && given.followsRule) given.ofMatch = matchColour(*game);
    return colour::explainGivenColour(given, ref(player), ref(white ? game->black : game->white));
}

}  // namespace kydai::pairing
