#include "format/trf_compare.h"

#include "format/diagnostics.h"
#include "format/trf_absences.h"
#include "format/trf_columns.h"
#include "model/scorecards.h"
#include "support/fragments.h"

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
                lost(player.id, 0, fragment(FragmentId::PlayerIsMissing, player.tpn),
                     fragment(FragmentId::EveryPlayer));
            else
                comparePlayer(player, *found);
        }
        if (m_before.players.size() == m_after.players.size()) compareRounds();
        compareRules();
        return std::move(m_found);
    }

private:
    void lost(PlayerId player, RoundNumber round, Fragment what, Fragment expected)
    {
        m_found.push_back(
            {Severity::Warning, Problem::NotInterpreted, 0, player, round, std::move(what), std::move(expected)});
    }

    void compareText(PlayerId player, FragmentOf<PieceKind::Text> field, const std::string& before,
                     const std::string& after)
    {
        const std::string wanted = lineText(before);
        if (wanted == after) return;
        lost(player, 0, fragment(field, after), fragment(FragmentId::Written, wanted));
    }

    void comparePlayer(const Player& before, const Player& after)
    {
        compareText(before.id, FragmentId::NameWritten, before.name, after.name);
        compareText(before.id, FragmentId::Federation, before.federation, after.federation);
        compareText(before.id, FragmentId::FideNumber, before.fideId, after.fideId);
        if (before.rating != after.rating)
            lost(before.id, 0, fragment(FragmentId::RatingNumber, after.rating),
                 fragment(FragmentId::RatingNumber, before.rating));
        if (before.title != after.title)
            lost(before.id, 0, fragment(FragmentId::AnotherTitle), fragment(FragmentId::TitleOfPlayer));
        if (before.sex != after.sex)
            lost(before.id, 0, fragment(FragmentId::AnotherSex), fragment(FragmentId::SexOfPlayer));
        if (before.birth != after.birth)
            lost(before.id, 0, fragment(FragmentId::AnotherBirthDate), fragment(FragmentId::BirthDateOfPlayer));
        if (before.tpn != after.tpn)
            lost(before.id, 0, fragment(FragmentId::PairingNumber, after.tpn),
                 fragment(FragmentId::PairingNumber, before.tpn));
    }

    void compareRounds()
    {
        if (m_after.roundsPaired() != m_rounds) {
            lost({}, 0, fragment(FragmentId::CountOfRounds, m_after.roundsPaired()),
                 fragment(FragmentId::CountOfRounds, m_rounds));
            return;
        }
        const Scorecards before(m_before, m_rounds);
        const Scorecards after(m_after, m_rounds);
        for (std::size_t player = 0; player < before.players(); ++player) {
            for (RoundNumber round = 1; round <= m_rounds; ++round) {
                const RoundEntry& was = before.entry(player, round);
                const RoundEntry& is = after.entry(player, round);
                const PlayerId id = m_before.players[player].id;
                const auto differ = [&](Outcome there, Outcome here) {
                    lost(id, round, fragment(FragmentId::ResultInRound, trfCode(there), round),
                         fragment(FragmentId::Written, trfCode(here)));
                };
                if (was.outcome != is.outcome || was.opponent != is.opponent || was.colour != is.colour)
                    differ(is.outcome, was.outcome);
                const Outcome reported = reportedOutcome(m_before.round(round), id, was.outcome);
                const Outcome again = reportedOutcome(m_after.round(round), m_after.players[player].id, is.outcome);
                if (reported != again) differ(again, reported);
            }
        }
    }

    void compareRules()
    {
        const RuleSet& before = m_before.rules;
        const RuleSet& after = m_after.rules;
        if (before.points != after.points)
            lost({}, 0, fragment(FragmentId::AnotherPointSystem), fragment(FragmentId::PointSystemOfSection));
        if (before.initialColour != after.initialColour)
            lost({}, 0, fragment(FragmentId::AnotherInitialColour), fragment(FragmentId::InitialColourOfSection));
        if (before.pairingSystem != after.pairingSystem || before.systemCode != after.systemCode ||
            before.pairingEdition != after.pairingEdition)
            lost({}, 0, fragment(FragmentId::AnotherPairingSystem),
                 fragment(FragmentId::PairingSystemOfSectionAndItsEdition));
        if (before.prohibited.size() != after.prohibited.size())
            lost({}, 0, fragment(FragmentId::OtherProhibitedPairs), fragment(FragmentId::ProhibitedPairsOfSection));
        const bool conditional = std::ranges::any_of(before.prohibited, [](const ProhibitedPairing& prohibited) {
            return prohibited.condition != ProhibitedPairing::Condition::Always;
        });
        if (conditional)
            lost({}, 0, fragment(FragmentId::PairsProhibitedWithoutCondition),
                 fragment(FragmentId::ConditionForLastRound));
        if (before.virtualPoints.size() != after.virtualPoints.size())
            lost({}, 0, fragment(FragmentId::OtherVirtualPoints), fragment(FragmentId::VirtualPointsOfSection));
        if (before.tieBreaks != after.tieBreaks)
            lost({}, 0, fragment(FragmentId::AnotherListOfTieBreaks), fragment(FragmentId::TieBreaksOfSection));
        const std::size_t absences = absencesAhead(m_before, m_rounds).size();
        const std::size_t absencesAfter = absencesAhead(m_after, m_rounds).size();
        if (absences != absencesAfter)
            lost({}, 0, fragment(FragmentId::CountOfRequestedByes, absencesAfter),
                 fragment(FragmentId::CountOfRequestedByes, absences));
        const auto sameNational = [](const Player& player, const Player& other) {
            return player.national == other.national;
        };
        if (m_before.players.size() == m_after.players.size() &&
            !std::ranges::equal(m_before.players, m_after.players, sameNational))
            lost({}, 0, fragment(FragmentId::OtherNationalRatings), fragment(FragmentId::NationalRatingsOfPlayers));
        if (m_before.adjustments != m_after.adjustments)
            lost({}, 0, fragment(FragmentId::OtherBonusOrPenaltyPoints),
                 fragment(FragmentId::BonusAndPenaltyPointsOfSection));
        if (m_before.teams.teams.size() != m_after.teams.teams.size())
            lost({}, 0, fragment(FragmentId::OtherTeams), fragment(FragmentId::TeamsOfSection));
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
