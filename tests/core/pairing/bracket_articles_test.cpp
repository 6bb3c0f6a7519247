// Which article an explanation cites for each step of C.04.3.3 and 4, in the numbering of either edition: everything
// that can be asked about a few random events, walked once.
#include "explain/articles.h"
#include "pairing/explain_case.h"
#include "pairing/explain_pairing.h"
#include "pairing/generate.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

namespace kydai::pairing {
namespace {

using Citations = std::map<Phrase, std::set<std::string>>;

void walk(const Step& step, Citations& citations)
{
    if (!step.article.empty()) citations[step.phrase].insert(std::string(step.article.citation()));
    for (const Step& detail : step.details) walk(detail, citations);
}

void walk(const Explanation& explanation, Citations& citations)
{
    walk(explanation.conclusion, citations);
    for (const Step& step : explanation.steps) walk(step, citations);
}

Citations citationsIn(PairingEdition edition)
{
    Citations citations;
    for (const std::uint64_t seed : {11, 12, 13, 14}) {
        GenerateOptions options;
        options.seed = seed;
        options.players = 15;
        options.rounds = 6;
        options.edition = edition;
        const Section section = generate(options);
        for (RoundNumber number = 2; number <= section.roundsPaired(); ++number) {
            const RoundExplainer round(section, number);
            walk(round.bye(), citations);
            for (const Player& player : section.players) {
                walk(round.pairing(player.id), citations);
                for (const Player& rival : section.players) {
                    if (player.id == rival.id || (player.tpn + rival.tpn) % 3 != 0) continue;
                    if (const auto answer = round.whyNot(player.id, rival.id)) walk(*answer, citations);
                }
            }
        }
    }
    return citations;
}

/// What the steps of a phrase cite, in one edition.
std::set<std::string> cited(PairingEdition edition, Phrase phrase)
{
    static std::map<PairingEdition, Citations> walked;
    if (!walked.contains(edition)) walked.emplace(edition, citationsIn(edition));
    return walked[edition][phrase];
}

std::set<std::string> only(Article article)
{
    return {std::string(article.citation())};
}

constexpr auto kEdition2017 = PairingEdition::E2017;
constexpr auto kEdition2026 = PairingEdition::E2026;

TEST(BracketArticles, Art1_3_AScoregroupWithWhoMovedDown)
{
    EXPECT_EQ(cited(kEdition2026, Phrase::PairingScoregroup), only(article::kScoregroups));
}
TEST(BracketArticles, ArtA_3_AScoregroupWithWhoMovedDown)
{
    EXPECT_EQ(cited(kEdition2017, Phrase::PairingScoregroup), only(article::kScoregroups2017));
}
TEST(BracketArticles, ArtA_4_WhoMovedDown)
{
    EXPECT_EQ(cited(kEdition2017, Phrase::PairingMovedDown), only(article::kFloats2017));
}
TEST(BracketArticles, ArtA_5_WhoIsLeftOverTakesTheBye)
{
    EXPECT_EQ(cited(kEdition2017, Phrase::ByeOddCount), only(article::kPairingBye2017));
}
TEST(BracketArticles, ArtA_9_TheLastGroupsArePairedTogether)
{
    EXPECT_EQ(cited(kEdition2017, Phrase::PairingForCompletion), only(article::kCompletion2017));
}
TEST(BracketArticles, Art3_2_TheSubgroups)
{
    EXPECT_EQ(cited(kEdition2026, Phrase::PairingHalfLists), only(article::kSubgroups));
}
TEST(BracketArticles, ArtB_2_TheSubgroups)
{
    EXPECT_EQ(cited(kEdition2017, Phrase::PairingHalfLists), only(article::kSubgroups2017));
}
TEST(BracketArticles, Art3_3_TheFirstCandidate)
{
    EXPECT_EQ(cited(kEdition2026, Phrase::PairingPlainOrderKept), only(article::kCandidate));
}
TEST(BracketArticles, ArtB_3_TheFirstCandidate)
{
    EXPECT_EQ(cited(kEdition2017, Phrase::PairingPlainOrderKept), only(article::kCandidate2017));
}
TEST(BracketArticles, Art3_8_1_TheBestCandidate)
{
    EXPECT_EQ(cited(kEdition2026, Phrase::WhyNotBestRound), only(article::kBestCandidate));
}
TEST(BracketArticles, ArtB_8_TheBestCandidate)
{
    EXPECT_EQ(cited(kEdition2017, Phrase::WhyNotBestRound), only(article::kBestCandidate2017));
}
TEST(BracketArticles, ArtC_3_TheSameAbsolutePreference)
{
    EXPECT_EQ(cited(kEdition2017, Phrase::PairingSameColour), only(article::kC3In2017));
}
TEST(BracketArticles, ArtD_1_Transpositions)
{
    EXPECT_EQ(cited(kEdition2017, Phrase::DepartEngaged), only(article::kTranspositions2017));
}
TEST(BracketArticles, ArtD_2_Exchanges)
{
    EXPECT_EQ(cited(kEdition2017, Phrase::PairingExchange), only(article::kExchanges2017));
}

}  // namespace
}  // namespace kydai::pairing
