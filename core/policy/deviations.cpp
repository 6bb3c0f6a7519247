#include "policy/deviations.h"

#include "model/baku.h"
#include "model/pictures.h"
#include "model/presence.h"
#include "policy/meetings.h"
#include "policy/points.h"
#include "policy/remarks.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

namespace kydai::policy {

namespace {

/// Who is paired in a round, by index.
std::set<std::size_t> pairedIn(const Section& section, RoundNumber number)
{
    std::set<std::size_t> paired;
    const auto add = [&](PlayerId id) {
        if (const auto index = section.indexOf(id)) paired.insert(*index);
    };
    const Round& round = section.round(number);
    for (const Game& game : round.games) {
        add(game.white);
        add(game.black);
    }
    for (const Bye& bye : round.byes) {
        if (bye.kind == Outcome::PairingBye) add(bye.player);
    }
    return paired;
}

/// Acceleration that the file calls Baku's and spells out, against group A as the rules have it.
/// @rule C.04.2.2.4 (ruling of August 2026)
class Acceleration {
public:
    explicit Acceleration(const Section& section) : m_given(section), m_derived(section)
    {
        m_derived.rules.virtualPoints.clear();
        for (Round& round : m_derived.rounds) round.rules.reset();
        for (Round& round : m_given.rounds) round.rules.reset();
    }

    void find(std::vector<Deviation>& found)
    {
        if (!m_given.rules.bakuAcceleration || m_given.rules.virtualPoints.empty() || m_given.rounds.empty()) return;
        if (groupDiffers()) {
            found.push_back({.kind = DeviationKind::GroupA, .file = lastAccelerated(), .rules = bakuBorder(m_derived)});
            return;
        }
        for (RoundNumber round = 1; round <= m_given.roundsPaired(); ++round) findIn(round, found);
    }

private:
    bool groupDiffers()
    {
        const std::vector<Points> given = virtualPoints(m_given, 1);
        const std::vector<Points> derived = virtualPoints(m_derived, 1);
        return std::ranges::any_of(pairedIn(m_given, 1), [&](std::size_t player) {
            return (given[player] == Points{}) != (derived[player] == Points{});
        });
    }

    int lastAccelerated()
    {
        const std::vector<Points> given = virtualPoints(m_given, 1);
        int last = 0;
        for (std::size_t player = 0; player < given.size(); ++player) {
            if (given[player] != Points{}) last = std::max(last, initialRank(m_given.rules, m_given.players[player]));
        }
        return last;
    }

    void findIn(RoundNumber round, std::vector<Deviation>& found)
    {
        const std::vector<Points> given = virtualPoints(m_given, round);
        const std::vector<Points> derived = virtualPoints(m_derived, round);
        for (const std::size_t player : pairedIn(m_given, round)) {
            if (given[player] == derived[player]) continue;
            found.push_back({.kind = DeviationKind::VirtualPoints,
                             .player = m_given.players[player].id,
                             .round = round,
                             .file = given[player].tenths,
                             .rules = derived[player].tenths});
            return;
        }
    }

    Section m_given;
    Section m_derived;
};

/// Who leaves a round robin stays in its table and loses by forfeit; over the board nobody plays who is gone.
void findWhoIsGone(const Section& section, std::vector<Deviation>& found)
{
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
        for (const Game& game : section.round(round).games) {
            // A file may say of one of the two only that he played.
            if (!isPlayed(game.whiteOutcome) && !isPlayed(game.blackOutcome)) continue;
            for (const PlayerId id : {game.white, game.black}) {
                const Player* player = section.find(id);
                if (player == nullptr || !hasWithdrawnBy(*player, round)) continue;
                const auto kind = player->marks.expelled ? DeviationKind::Expelled : DeviationKind::Withdrawn;
                found.push_back({.kind = kind, .player = id, .round = round});
            }
        }
    }
    std::ranges::stable_sort(found, {}, &Deviation::kind);
}

bool isDrawn(const Game& game)
{
    return isDraw(game.whiteOutcome) && isDraw(game.blackOutcome);
}

/// Whether the board has now what it had on the day: what was open then may be decided since, as the draw that it
/// counted as. Boards that are not there any more were changed, and what was changed is told of the round.
bool isAsThen(const Game& then, const Round& now)
{
    const auto game = std::ranges::find_if(
        now.games, [&](const Game& each) { return each.white == then.white && each.black == then.black; });
    if (game == now.games.end()) return true;
    if (isUndecided(then)) return isUndecided(*game) || isDrawn(*game);
    return game->whiteOutcome == then.whiteOutcome && game->blackOutcome == then.blackOutcome;
}

/// The first board of each round whose result became another one without a word.
std::vector<Deviation> silentCorrections(const Section& section)
{
    std::vector<Deviation> found;
    std::set<RoundNumber> told;
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
        if (std::ranges::any_of(section.round(round).comments, isResultRemark)) told.insert(round);
    }
    for (RoundNumber paired = 2; paired <= section.roundsPaired(); ++paired) {
        const std::optional<Section> day = sectionOfDay(section, paired);
        for (RoundNumber round = 1; day && round < paired; ++round) {
            if (told.contains(round)) continue;
            for (const Game& then : day->round(round).games) {
                if (isAsThen(then, section.round(round))) continue;
                found.push_back(
                    {.kind = DeviationKind::Results, .player = then.white, .other = then.black, .round = round});
                told.insert(round);
                break;
            }
        }
    }
    return found;
}

}  // namespace

bool arePicturesExplained(const Section& section)
{
    return section.isTeamEvent() || silentCorrections(section).empty();
}

std::vector<Deviation> deviationsOf(const Section& section)
{
    std::vector<Deviation> found;
    if (section.isTeamEvent()) return found;
    Acceleration(section).find(found);
    if (section.roundsPaired() >= section.roundsInAll()) {
        for (const WrongMeeting& wrong : wrongMeetings(section)) {
            found.push_back({.kind = DeviationKind::Meetings,
                             .player = wrong.one,
                             .other = wrong.other,
                             .file = wrong.meetings,
                             .rules = section.rules.gamesOfPair()});
        }
    }
    if (section.rules.fideMode) {
        for (const UnlawfulValue& value : unlawfulValues(section.rules.points))
            found.push_back({.kind = DeviationKind::UnlawfulPoints, .file = value.value.tenths, .word = value.word});
    }
    findWhoIsGone(section, found);
    std::ranges::move(silentCorrections(section), std::back_inserter(found));
    return found;
}

}  // namespace kydai::policy
