#include "pairing/manual_check.h"

#include "colour/explain_colour.h"
#include "explain/articles.h"
#include "model/pictures.h"
#include "pairing/bars.h"
#include "pairing/engine.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace kydai::pairing {

namespace {

/// The game belongs to a match that the rules of Swiss rounds say nothing of.
bool isOfMatch(PairingSystem system, RoundNumber round)
{
    return rowOf(system).knocksOut || isSecondGame(system, round);
}

class ManualChecker {
public:
    ManualChecker(const Section& section, const Round& round, RoundNumber number)
        : m_section(section),
          m_round(round),
          m_field(makeField(beforeRound(section, number), number)),
          m_isOfMatch(isOfMatch(section.rulesOf(number).pairingSystem, number)),
          m_system(rowOf(section.rulesOf(number).pairingSystem))
    {
        const Engine& engine =
            engineFor(round.rules ? *round.rules : section.rulesOf(number), section.isTeamEvent(), number);
        if (engine.colourField != nullptr) m_allocating = engine.colourField(beforeRound(section, number), number);
        // Who met, and had a bye, goes by matches, or by the rules of a club.
        if (hasNoLimits() && m_allocating) m_field = m_allocating->field;
        if (number > section.roundsPaired() || !hasPicture(section, number)) return;
        // What hung on the wall stays judged by that day.
        if (engine.colourField != nullptr) m_ofDay = engine.colourField(asPaired(section, number), number);
        m_sheet = *sheetOf(section, number);
    }

    std::vector<ManualWarning> check()
    {
        checkSeats();
        for (const Game& game : m_round.games) checkGame(game);
        for (const Bye& bye : m_round.byes) checkBye(bye);
        checkLeftOut();
        std::ranges::stable_sort(m_warnings, std::ranges::greater(), &ManualWarning::level);
        return std::move(m_warnings);
    }

private:
    void warn(ManualFault fault, int level, std::vector<PlayerId> players, Article article)
    {
        ManualWarning warning;
        warning.fault = fault;
        warning.level = level;
        warning.players = std::move(players);
        warning.article = article;
        m_warnings.push_back(std::move(warning));
    }

    void seat(PlayerId player)
    {
        if (m_section.find(player) == nullptr) warn(ManualFault::UnknownPlayer, 5, {player}, {});
        if (!m_seated.insert(player).second) warn(ManualFault::PlayerTwice, 5, {player}, {});
    }

    /// A match gives each colour once, and a club has no limits.
    [[nodiscard]] bool hasNoLimits() const { return m_system.playsTwice || m_system.ranksByValue; }

    void checkSeats()
    {
        for (const Game& game : m_round.games) {
            if (game.white == game.black) {
                warn(ManualFault::AgainstOneself, 5, {game.white}, {});
                m_seated.insert(game.white);
                continue;
            }
            seat(game.white);
            seat(game.black);
        }
        for (const Bye& bye : m_round.byes) seat(bye.player);
    }

    void checkGame(const Game& game)
    {
        if (game.white == game.black) return;
        const auto white = m_field.indexOf(game.white);
        const auto black = m_field.indexOf(game.black);
        for (const PlayerId player : {game.white, game.black}) {
            if (m_section.find(player) != nullptr && !m_field.indexOf(player)) {
                warn(ManualFault::AbsentPaired, 3, {player}, {});
            }
        }
        if (!white || !black || m_isOfMatch) return;
        checkOpponents(*white, *black);
        if (!game.coloursKnown) return;
        if (!hasNoLimits()) {
            checkColour(*white, *black, Colour::White);
            checkColour(*black, *white, Colour::Black);
        }
        checkAllocation(game);
    }

    /// Of the day for a board that hung on the wall.
    [[nodiscard]] const ColourField& coloursOf(const Game& game) const
    {
        const auto same = [&](const Game& hung) {
            return (hung.white == game.white && hung.black == game.black) ||
                   (hung.white == game.black && hung.black == game.white);
        };
        const bool isOfDay = m_ofDay && std::ranges::any_of(m_sheet.games, same) &&
                             m_ofDay->field.indexOf(game.white) && m_ofDay->field.indexOf(game.black);
        return isOfDay ? *m_ofDay : *m_allocating;
    }

    void checkOpponents(std::size_t white, std::size_t black)
    {
        const PairBar bar = whatBarsPair(m_section, m_field, white, black);
        const std::vector<PlayerId> both{m_field.entrants[white].id, m_field.entrants[black].id};
        if (bar.kind == PairBar::Kind::MetLately || bar.kind == PairBar::Kind::MetOften) {
            warn(ManualFault::RepeatsOpponent, 2, both, {});
            m_warnings.back().round = metInRound(m_section, both[0], both[1], m_field.round).value_or(0);
        } else if (bar.kind == PairBar::Kind::Met) {
            warn(ManualFault::RepeatsOpponent, 3, both, article::kMeetOnce);
            m_warnings.back().round = bar.round;
        } else if (bar.kind == PairBar::Kind::Prohibited) {
            warn(ManualFault::ProhibitedPair, 3, both, {});
            m_warnings.back().reason = bar.reason;
        }
    }

    /// The limits on colours, from which topscorers and their opponents are exempt in the last round.
    void checkColour(std::size_t player, std::size_t opponent, Colour colour)
    {
        const Entrant& entrant = m_field.entrants[player];
        if (entrant.topscorer || m_field.entrants[opponent].topscorer) return;
        const colour::BasicRules after = colour::basicRulesAfter(entrant.side.history, colour);
        const std::vector<PlayerId> both{entrant.id, m_field.entrants[opponent].id};
        if (after.beyondTwo) {
            warn(ManualFault::BeyondTwo, 3, both, article::kDifferenceWithinTwo);
            m_warnings.back().difference = after.difference;
        }
        if (!after.thirdInARow) return;
        warn(ManualFault::ThirdColour, 3, both, article::kSameColourThrice);
        m_warnings.back().colour = colour;
    }

    void checkAllocation(const Game& game)
    {
        if (!m_allocating) return;
        const ColourField& colours = coloursOf(game);
        const auto due = colours.allocate(*colours.field.indexOf(game.white), *colours.field.indexOf(game.black)).white;
        if (due != game.white)
            warn(ManualFault::OtherColours, 2, {game.white, game.black}, colour::allocationArticle(colours.rules));
    }

    void checkBye(const Bye& bye)
    {
        if (bye.kind != Outcome::PairingBye || m_isOfMatch) return;
        ++m_byes;
        if (m_byes == 2) warn(ManualFault::SecondBye, 5, {bye.player}, article::kPairingBye);
        if (m_field.size() % 2 == 0) warn(ManualFault::NeedlessBye, 3, {bye.player}, article::kPairingBye);
        const auto index = m_field.indexOf(bye.player);
        if (!index) return;
        const ByeBar bar = whatBarsBye(m_section, Scorecards(m_section, m_field.round - 1), m_field, *index);
        if (bar.kind == ByeBar::Kind::None) return;
        warn(ManualFault::WrongBye, 3, {bye.player}, article::kWhoTakesNoBye);
        m_warnings.back().round = bar.round;
    }

    void checkLeftOut()
    {
        for (const Entrant& entrant : m_field.entrants) {
            if (!m_seated.contains(entrant.id)) warn(ManualFault::LeftOut, 5, {entrant.id}, article::kPairingBye);
        }
    }

    const Section& m_section;
    const Round& m_round;
    Field m_field;             ///< of today: who is there, who met, what a third colour would be
    bool m_isOfMatch = false;  ///< of a knock-out, or the second game of a match
    const SystemRow& m_system;
    std::optional<ColourField> m_allocating{};  ///< none: no rule allocates
    std::optional<ColourField> m_ofDay{};       ///< of the publication
    Round m_sheet{};
    std::set<PlayerId> m_seated;
    int m_byes = 0;
    std::vector<ManualWarning> m_warnings;
};

std::map<PlayerId, PlayerId> opponentsIn(const Round& round)
{
    std::map<PlayerId, PlayerId> opponents;
    for (const Game& game : round.games) {
        opponents[game.white] = game.black;
        opponents[game.black] = game.white;
    }
    return opponents;
}

PlayerId opponentOf(const std::map<PlayerId, PlayerId>& opponents, PlayerId player)
{
    const auto found = opponents.find(player);
    return found == opponents.end() ? PlayerId{} : found->second;
}

}  // namespace

std::vector<ManualWarning> checkManualRound(const Section& section, const Round& round, RoundNumber number)
{
    return ManualChecker(section, round, number).check();
}

std::vector<ManualDifference> differencesBetween(const Round& manual, const Round& prescribed)
{
    std::vector<ManualDifference> differences;
    const std::map<PlayerId, PlayerId> due = opponentsIn(prescribed);
    const auto sameColours = [&](const Game& game) {
        return !game.coloursKnown || std::ranges::any_of(prescribed.games, [&](const Game& other) {
            return other.white == game.white && other.black == game.black;
        });
    };
    for (const Game& game : manual.games) {
        const PlayerId whiteDue = opponentOf(due, game.white);
        const bool together = whiteDue == game.black;
        if (together && sameColours(game)) continue;
        differences.push_back({game.white, game.black, whiteDue, together});
    }
    for (const Bye& bye : manual.byes) {
        if (bye.kind != Outcome::PairingBye) continue;
        const PlayerId whiteDue = opponentOf(due, bye.player);
        if (whiteDue) differences.push_back({bye.player, PlayerId{}, whiteDue, false});
    }
    return differences;
}

}  // namespace kydai::pairing
