#include "format/trf_compare.h"

#include "format/diagnostics.h"
#include "format/trf_columns.h"
#include "model/scorecards.h"

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
                lost(player.id, 0, "number " + std::to_string(player.id.value) + " is missing", "the player");
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

    void compareText(PlayerId player, std::string_view field, const std::string& before, const std::string& after)
    {
        const std::string wanted = lineText(before);
        if (wanted == after) return;
        const std::string what = std::string(field) + " '" + after + "'";
        lost(player, 0, what, quoted(wanted));
    }

    void comparePlayer(const Player& before, const Player& after)
    {
        compareText(before.id, "name", before.name, after.name);
        compareText(before.id, "federation", before.federation, after.federation);
        compareText(before.id, "FIDE number", before.fideId, after.fideId);
        if (before.rating != after.rating)
            lost(before.id, 0, "rating " + std::to_string(after.rating), std::to_string(before.rating));
        if (before.title != after.title) lost(before.id, 0, "another title", "the title");
        if (before.sex != after.sex) lost(before.id, 0, "another sex", "the sex");
        if (before.birth != after.birth) lost(before.id, 0, "another birth date", "the birth date");
        if (before.tpn != after.tpn)
            lost(before.id, 0, "pairing number " + std::to_string(after.tpn), std::to_string(before.tpn));
    }

    void compareRounds()
    {
        if (m_after.roundsPaired() != m_rounds) {
            lost({}, 0, std::to_string(m_after.roundsPaired()) + " rounds", std::to_string(m_rounds));
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
                     "result '" + std::string(1, trfCode(is.outcome)) + "' in round " + std::to_string(round),
                     quoted(std::string(1, trfCode(was.outcome))));
            }
        }
    }

    void compareRules()
    {
        const RuleSet& before = m_before.rules;
        const RuleSet& after = m_after.rules;
        if (before.points != after.points) lost({}, 0, "another point system", "the point system");
        if (before.initialColour != after.initialColour) lost({}, 0, "another initial colour", "the initial colour");
        if (before.pairingSystem != after.pairingSystem || before.pairingEdition != after.pairingEdition)
            lost({}, 0, "another pairing system", "the pairing system and its edition");
        if (before.prohibited.size() != after.prohibited.size()) lost({}, 0, "no prohibited pairs", "prohibited pairs");
        const bool conditional = std::ranges::any_of(before.prohibited, [](const ProhibitedPairing& prohibited) {
            return prohibited.condition != ProhibitedPairing::Condition::Always;
        });
        if (conditional) lost({}, 0, "pairs prohibited without a condition", "the condition of the last round");
        if (before.virtualPoints.size() != after.virtualPoints.size())
            lost({}, 0, "no virtual points", "virtual points");
        if (before.tieBreaks != after.tieBreaks) lost({}, 0, "another tie-break list", "the tie-break list");
        if (m_before.requestedByes.size() != m_after.requestedByes.size())
            lost({}, 0, std::to_string(m_after.requestedByes.size()) + " announced byes",
                 std::to_string(m_before.requestedByes.size()));
        if (m_before.adjustments != m_after.adjustments) lost({}, 0, "other point adjustments", "the adjustments");
        if (m_before.teams.teams.size() != m_after.teams.teams.size()) lost({}, 0, "other teams", "the teams");
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
