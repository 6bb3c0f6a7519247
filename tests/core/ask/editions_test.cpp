// Under which rules? The article's event by every edition, and a round by both editions of the pairing rules.
#include "ask/editions.h"

#include "ask/answer.h"
#include "explain/explanation_json.h"
#include "format/reader.h"
#include "pairing/next_round.h"
#include "support/random_event.h"
#include "tiebreak/code.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace kydai::ask {
namespace {

using Json = nlohmann::ordered_json;

Section theArticle()
{
    auto read = format::readFile(std::string(KYDAI_TEST_DATA) + "/tiebreak/seeds/buchholz_2024.trf");
    EXPECT_TRUE(read.ok());
    return std::move(read->sections.front());
}

const Json& ofPlayer(const Json& facts, int number)
{
    return *std::ranges::find_if(facts["players"], [&](const Json& one) { return one["player"] == number; });
}

TEST(Editions, Art16_4_TheArticlesNumbersByTodaysRules)
{
    const Section section = theArticle();
    EditionOptions options;
    options.list = *tiebreak::parseCodes("BH,BH/C1");
    const auto tables = editionTables(section, options);
    ASSERT_TRUE(tables);
    const Json facts = toJson(explainEditions(section, *tables), {});
    EXPECT_EQ(ofPlayer(facts, 11)["values"]["24"]["BH"], 12.5);
    EXPECT_EQ(ofPlayer(facts, 11)["values"]["26"]["BH"], 11.5);
    EXPECT_EQ(ofPlayer(facts, 4)["values"]["24"]["BH/C1"], 13);
    EXPECT_EQ(ofPlayer(facts, 4)["values"]["26"]["BH/C1"], 12.5);
    for (const Json& move : facts["moves"]) {
        const std::string from = move["from"];
        const std::string to = move["to"];
        const Json& player = ofPlayer(facts, move["cause"]["player"].get<int>());
        EXPECT_EQ(player["places"][from], move["cause"]["before"]);
        EXPECT_EQ(player["places"][to], move["cause"]["after"]);
        EXPECT_NE(player["places"][from], player["places"][to]);
    }
}

TEST(Editions, TheAnswerAboutATieBreakTellsTodaysNumber)
{
    Section section = theArticle();
    section.rules.tieBreakEdition = TieBreakEdition::E24;
    section.rules.tieBreaks = {"BH"};
    const auto told = [&](int number) {
        Question question{
            .kind = ExplanationKind::TieBreak, .player = section.playerNumbered(number)->id, .code = "BH"};
        const auto answered = answer(question, section);
        EXPECT_TRUE(answered.ok());
        return answered->steps.back();
    };
    const Step other = told(11);
    ASSERT_EQ(other.phrase, Phrase::EditionsOther);
    EXPECT_EQ(std::get<Fraction>(other.arguments[1].second), Fraction(23, 2));
    EXPECT_NE(told(2).phrase, Phrase::EditionsOther) << "the same by both";
    section.rules.tieBreakEdition = TieBreakEdition::E26;
    EXPECT_NE(told(11).phrase, Phrase::EditionsOther);
}

TEST(Editions, ARoundByBothIsWhatEachGives)
{
    int differing = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Section section = randomEvent(seed, {.fewestPlayers = 5, .mostPlayers = 11});
        if (section.roundsPaired() == 0) continue;
        const RoundNumber last = section.roundsPaired();
        const auto tables = editionTables(section, {});
        ASSERT_TRUE(tables) << seed;
        const EditionRound& round = tables->pairing;
        const auto by = [&](PairingEdition edition) {
            const auto draft = pairing::draftRound(section, last, {.edition = edition});
            const auto* made = std::get_if<pairing::DraftRound>(&draft);
            return made == nullptr ? std::vector<pairing::Seat>{} : pairing::seatsOf(made->round);
        };
        std::vector<pairing::Seat> old = by(PairingEdition::E2017);
        std::vector<pairing::Seat> now = by(PairingEdition::E2026);
        if (round.state == EditionRound::State::Impossible) {
            EXPECT_TRUE(old.empty() || now.empty()) << seed;
            continue;
        }
        ASSERT_EQ(round.state, EditionRound::State::Compared) << seed;
        std::size_t others = 0;
        for (const EditionBoard& board : round.boards) {
            if (board.by2017) {
                EXPECT_EQ(std::erase(old, *board.by2017), 1U) << seed;
            }
            if (board.by2026) {
                EXPECT_EQ(std::erase(now, *board.by2026), 1U) << seed;
            }
            others += board.isSame() ? 0 : 1;
        }
        EXPECT_TRUE(old.empty() && now.empty()) << seed << ": every board of both stands there once";
        EXPECT_EQ(others > 0, !round.reasons.empty()) << seed;
        differing += others > 0 ? 1 : 0;
    }
    EXPECT_GT(differing, 0);
}

}  // namespace
}  // namespace kydai::ask
