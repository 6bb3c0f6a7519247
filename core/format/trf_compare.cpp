#include "format/trf_compare.h"

#include "format/diagnostics.h"
#include "format/trf_absences.h"
#include "format/trf_columns.h"
#include "model/scorecards.h"
#include "support/fragment.h"

#include <algorithm>

namespace kydai::format {

namespace {

class Comparison {
public:
    Comparison(const Section& before, const Section& after, RoundNumber rounds)
        : m_before(before), m_after(after), m_rounds(rounds)
    {
    }

    std::vector<Diagnostic> run()
    {
        for (const Player& player : m_before.players) {
            const Player* found = m_after.find(player.id);
            if (found == nullptr)
                lost(player.id, 0, fragment("player {1} is missing", player.id.value), fragment("every player"));
            else
                comparePlayer(player, *found);
        }
        if (m_before.players.size() == m_after.players.size()) compareRounds();
        compareRules();
        return std::move(m_found);
    }

private:
    void lost(PlayerId player, RoundNumber round, std::string what, std::string expected)
    {
        m_found.push_back(
            {Severity::Warning, Problem::NotInterpreted, 0, player, round, std::move(what), std::move(expected)});
    }

    void compareText(PlayerId player, FragmentPattern field, const std::string& before, const std::string& after)
    {
        const std::string wanted = lineText(before);
        if (wanted == after) return;
        lost(player, 0, fragment(field, after), fragment("'{1}'", wanted));
    }

    void comparePlayer(const Player& before, const Player& after)
    {
        compareText(before.id, "name '{1}'", before.name, after.name);
        compareText(before.id, "federation '{1}'", before.federation, after.federation);
        compareText(before.id, "FIDE number '{1}'", before.fideId, after.fideId);
        if (before.rating != after.rating)
            lost(before.id, 0, fragment("rating {1}", after.rating), fragment("rating {1}", before.rating));
        if (before.title != after.title)
            lost(before.id, 0, fragment("another title"), fragment("the title of the player"));
        if (before.sex != after.sex) lost(before.id, 0, fragment("another sex"), fragment("the sex of the player"));
        if (before.birth != after.birth)
            lost(before.id, 0, fragment("another birth date"), fragment("the birth date of the player"));
        if (before.tpn != after.tpn)
            lost(before.id, 0, fragment("pairing number {1}", after.tpn), fragment("pairing number {1}", before.tpn));
    }

    void compareRounds()
    {
        if (m_after.roundsPaired() != m_rounds) {
            lost({}, 0, fragment("{1} rounds", m_after.roundsPaired()), fragment("{1} rounds", m_rounds));
            return;
        }
        const Scorecards before(m_before, m_rounds);
        const Scorecards after(m_after, m_rounds);
        for (std::size_t player = 0; player < before.players(); ++player) {
            for (RoundNumber round = 1; round <= m_rounds; ++round) {
                const RoundEntry& was = before.entry(player, round);
                const RoundEntry& is = after.entry(player, round);
                if (was.outcome == is.outcome && was.opponent == is.opponent && was.colour == is.colour) continue;
                lost(m_before.players[player].id, round,
                     fragment("result '{1}' in round {2}", trfCode(is.outcome), round),
                     fragment("'{1}'", trfCode(was.outcome)));
            }
        }
    }

    void compareRules()
    {
        const RuleSet& before = m_before.rules;
        const RuleSet& after = m_after.rules;
        if (before.points != after.points)
            lost({}, 0, fragment("another point system"), fragment("the point system of the section"));
        if (before.initialColour != after.initialColour)
            lost({}, 0, fragment("another initial colour"), fragment("the initial colour of the section"));
        if (before.pairingSystem != after.pairingSystem || before.pairingEdition != after.pairingEdition)
            lost({}, 0, fragment("another pairing system"),
                 fragment("the pairing system of the section and its edition"));
        if (before.prohibited.size() != after.prohibited.size())
            lost({}, 0, fragment("other prohibited pairs"), fragment("the prohibited pairs of the section"));
        const bool conditional = std::ranges::any_of(before.prohibited, [](const ProhibitedPairing& prohibited) {
            return prohibited.condition != ProhibitedPairing::Condition::Always;
        });
        if (conditional)
            lost({}, 0, fragment("pairs prohibited without a condition"), fragment("the condition for the last round"));
        if (before.virtualPoints.size() != after.virtualPoints.size())
            lost({}, 0, fragment("other virtual points"), fragment("the virtual points of the section"));
        if (before.tieBreaks != after.tieBreaks)
            lost({}, 0, fragment("another list of tie-breaks"), fragment("the tie-breaks of the section"));
        const std::size_t absences = absencesAhead(m_before, m_rounds).size();
        const std::size_t absencesAfter = absencesAhead(m_after, m_rounds).size();
        if (absences != absencesAfter)
            lost({}, 0, fragment("{1} requested byes", absencesAfter), fragment("{1} requested byes", absences));
        const auto sameNational = [](const Player& player, const Player& other) {
            return player.national == other.national;
        };
        if (m_before.players.size() == m_after.players.size() &&
            !std::ranges::equal(m_before.players, m_after.players, sameNational))
            lost({}, 0, fragment("other national ratings"), fragment("the national ratings of the players"));
        if (m_before.adjustments != m_after.adjustments)
            lost({}, 0, fragment("other bonus or penalty points"),
                 fragment("the bonus and penalty points of the section"));
        if (m_before.teams.teams.size() != m_after.teams.teams.size())
            lost({}, 0, fragment("other teams"), fragment("the teams of the section"));
    }

    const Section& m_before;
    const Section& m_after;
    RoundNumber m_rounds;
    std::vector<Diagnostic> m_found{};
};

}  // namespace

std::vector<Diagnostic> differences(const Section& before, const Section& after, RoundNumber rounds)
{
    return Comparison(before, after, rounds).run();
}

}  // namespace kydai::format
