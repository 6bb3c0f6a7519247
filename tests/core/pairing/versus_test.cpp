// Two pairings side by side: what is told of each is what is told of him alone.
#include "pairing/explain_pairing.h"
#include "pairing/manual_edit.h"
#include "support/played_section.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace kydai::pairing {
namespace {

PlayerRef named(const Step& step, std::string_view name)
{
    const auto at = std::ranges::find(step.arguments, name, [](const auto& argument) { return argument.first; });
    return at == step.arguments.end() ? PlayerRef{} : std::get<PlayerRef>(at->second);
}

TEST(Versus, TellsOfEachWhatIsToldOfHimAlone)
{
    const Section section = fixture::playedSection(true);
    const RoundExplainer round(section, 3);
    const Round draft = std::get<DraftRound>(draftRound(section, 3)).round;
    int together = 0;
    int apart = 0;
    for (const Player& player : section.players) {
        for (const Player& other : section.players) {
            if (player.id == other.id) continue;
            const Explanation told = round.versus(player.id, other.id);
            EXPECT_EQ(told.kind, ExplanationKind::Versus);
            if (opponentOnBoard(draft, player.id) == other.id) {
                ++together;
                EXPECT_EQ(told.conclusion.phrase, Phrase::VersusTogether);
                continue;
            }
            ++apart;
            EXPECT_EQ(told.conclusion.phrase, Phrase::VersusSameScore) << "all games were drawn";
            EXPECT_EQ(named(told.conclusion, "opponent").number, section.numberOf(opponentOnBoard(draft, player.id)));
            EXPECT_EQ(named(told.conclusion, "rival").number, section.numberOf(opponentOnBoard(draft, other.id)));
            const auto says = [&](const Explanation& alone) {
                return std::ranges::any_of(told.steps, [&](const Step& step) {
                    return step.phrase == alone.conclusion.phrase && step.arguments == alone.conclusion.arguments &&
                           step.details.size() == alone.steps.size();
                });
            };
            EXPECT_TRUE(says(round.pairing(player.id)));
            EXPECT_TRUE(says(round.pairing(other.id)));
            const auto places = std::ranges::find(told.steps, Phrase::VersusPlaces, &Step::phrase);
            ASSERT_NE(places, told.steps.end());
            EXPECT_EQ(std::get<Count>(places->arguments[1].second).value, player.tpn) << "all on one score";
            EXPECT_EQ(std::get<Count>(places->arguments[3].second).value, other.tpn);
        }
    }
    EXPECT_EQ(together, 8);
    EXPECT_EQ(apart, 48);
}

TEST(Versus, ThePointsThatPartThemAreTold)
{
    Section section = fixture::playedSection(true);
    for (Game& game : section.rounds[0].games) {
        game.whiteOutcome = Outcome::Win;
        game.blackOutcome = Outcome::Loss;
    }
    const RoundExplainer round(section, 3);
    const Scorecards cards(section);
    int asked = 0;
    for (std::size_t at = 0; at < section.players.size(); ++at) {
        if (cards.score(at) == cards.score(0)) continue;
        const Explanation told = round.versus(section.players[0].id, section.players[at].id);
        if (told.conclusion.phrase == Phrase::VersusTogether) continue;
        ++asked;
        EXPECT_EQ(told.conclusion.phrase, Phrase::VersusOtherScore);
        EXPECT_EQ(std::get<Points>(told.conclusion.arguments[2].second), cards.score(0));
        EXPECT_EQ(std::get<Points>(told.conclusion.arguments[3].second), cards.score(at));
    }
    EXPECT_GT(asked, 2);
}

}  // namespace
}  // namespace kydai::pairing
