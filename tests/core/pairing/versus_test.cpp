// Two pairings side by side: what is told of each is what is told of him alone.
#include "pairing/explain_pairing.h"
#include "pairing/explain_questions.h"
#include "pairing/generate.h"
#include "pairing/manual_edit.h"
#include "support/explained.h"
#include "support/played_section.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace kydai::pairing {
namespace {

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
            EXPECT_EQ(valueIn<PlayerRef>(told.conclusion, "opponent").number,
                      section.numberOf(opponentOnBoard(draft, player.id)));
            EXPECT_EQ(valueIn<PlayerRef>(told.conclusion, "rival").number,
                      section.numberOf(opponentOnBoard(draft, other.id)));
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

/// Virtual points that part two, or bring them together, are named in the first sentence.
TEST(Versus, SaysThatVirtualPointsCount)
{
    GenerateOptions options;
    options.seed = 5;
    options.players = 40;
    options.rounds = 5;
    options.bakuAcceleration = true;
    const Section section = generate(options);
    int accelerated = 0;
    int plain = 0;
    for (RoundNumber number = 1; number <= section.roundsPaired(); ++number) {
        const RoundExplainer round(section, number);
        const Field field = makeField(section, number);
        const bool is = std::ranges::any_of(field.entrants, [](const Entrant& e) { return e.score != e.ownScore; });
        for (std::size_t at = 1; at < section.players.size(); at += 7) {
            const Phrase told = round.versus(section.players[0].id, section.players[at].id).conclusion.phrase;
            const bool counts = told == Phrase::VersusSameVirtual || told == Phrase::VersusOtherVirtual;
            const bool silent = told == Phrase::VersusSameScore || told == Phrase::VersusOtherScore;
            EXPECT_FALSE(is ? silent : counts) << number;
            accelerated += counts ? 1 : 0;
            plain += silent ? 1 : 0;
        }
    }
    EXPECT_GT(accelerated, 5);
    EXPECT_GT(plain, 5);
}

/// The luckiest of the same points, looked for one by one.
TEST(Versus, TheLuckierOneIsTheLuckiest)
{
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        GenerateOptions options = drawnOptions(seed);
        options.seed = seed;
        options.players = 24;
        options.rounds = 5;
        const Section section = generate(options);
        const Scorecards cards(section);
        const RoundNumber last = section.roundsPaired();
        const std::vector<PlayerId> luckier = luckierThanEach(section, last);
        const auto strength = [&](std::size_t player) {
            const std::size_t opponent = cards.entry(player, last).opponent;
            return std::pair(cards.scoreAfter(opponent, last - 1), -section.players[opponent].tpn);
        };
        for (std::size_t self = 0; self < section.players.size(); ++self) {
            if (!cards.entry(self, last).hasOpponent()) {
                EXPECT_FALSE(luckier[self]);
                continue;
            }
            std::size_t best = self;
            for (std::size_t other = 0; other < section.players.size(); ++other) {
                const RoundEntry& entry = cards.entry(other, last);
                if (!entry.hasOpponent() || entry.opponent == self) continue;
                if (cards.scoreAfter(other, last - 1) != cards.scoreAfter(self, last - 1)) continue;
                if (strength(other) < strength(best)) best = other;
            }
            EXPECT_EQ(luckier[self], best == self ? PlayerId{} : section.players[best].id) << seed << ' ' << self;
            found += best == self ? 0 : 1;
        }
    }
    EXPECT_GT(found, 30);
}

}  // namespace
}  // namespace kydai::pairing
