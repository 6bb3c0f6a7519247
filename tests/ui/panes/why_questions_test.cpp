#include "panes/why_questions.h"

#include "ask/answer.h"
#include "support/player_id.h"
#include "ui/print/print_section.h"

#include <gtest/gtest.h>

#include <set>

namespace kydai::ui {
namespace {

TEST(WhyQuestions, EveryKindIsOfferedAndEveryOfferHasAnAnswer)
{
    Section section = print::printSection(10, 3);
    section.rules.tieBreaks = {"BH/C1", "DE"};
    section.rules.scheduledRounds = 5;
    section.rounds[1].byes.push_back({playerId(10), Outcome::PairingBye});
    std::erase_if(section.rounds[1].games,
                  [](const Game& game) { return game.white == playerId(10) || game.black == playerId(10); });
    section.rounds[2].games[0].whiteOutcome = section.rounds[2].games[0].blackOutcome = Outcome::Open;
    section.players[1].rating = 2300;
    section.prizes.lists.push_back({.name = "Main", .main = true, .lines = {{1, 3, 100}}});
    const text::Wording wording(text::Language::Vietnamese);
    std::set<ExplanationKind> kinds;
    for (const Player& player : section.players) {
        for (const auto& [words, question] : questionsAbout(section, SectionId{1}, player.id, 2, wording)) {
            EXPECT_FALSE(words.isEmpty());
            kinds.insert(question.kind);
            const auto answer = ask::answer(question, section);
            ASSERT_TRUE(answer.ok()) << words.toStdString();
            EXPECT_FALSE(answer->conclusion.arguments.empty()) << words.toStdString();
        }
    }
    for (const auto kind :
         {ExplanationKind::Colour, ExplanationKind::Pairing, ExplanationKind::Bye, ExplanationKind::TieBreak,
          ExplanationKind::Standing, ExplanationKind::Rating, ExplanationKind::Float, ExplanationKind::Next,
          ExplanationKind::Board, ExplanationKind::Number, ExplanationKind::ByeNot, ExplanationKind::Preview,
          ExplanationKind::ColourTable, ExplanationKind::Need, ExplanationKind::NeedPrize, ExplanationKind::NeedRating,
          ExplanationKind::Prize, ExplanationKind::PrizeWhyNot, ExplanationKind::NormForecast}) {
        EXPECT_TRUE(kinds.contains(kind)) << ask::infoOf(kind).word;
    }
}

}  // namespace
}  // namespace kydai::ui
