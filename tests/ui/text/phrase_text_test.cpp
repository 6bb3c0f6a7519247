#include "text/phrase_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace kydai::text {
namespace {

Step alternate(const std::string& player)
{
    return {Phrase::ColourAlternate,
            {{"player", PlayerRef{1, player}},
             {"opponent", PlayerRef{2, "Lê Thị Kim Loan"}},
             {"round", RoundRef{3}},
             {"colour", Colour::Black},
             {"other", Colour::White}}};
}

TEST(PhraseText, SpeaksBothLanguages)
{
    EXPECT_EQ(phraseText(alternate("Hạnh"), Wording(Language::English)).toStdString(),
              "Hạnh has Black because in round 3, the last in which their colours differed, Hạnh had White and Lê Thị "
              "Kim Loan had Black.");
    EXPECT_EQ(phraseText(alternate("Hạnh"), Wording(Language::Vietnamese)).toStdString(),
              "Hạnh cầm Đen vì ở ván 3, ván gần nhất mà hai người cầm khác màu, Hạnh cầm Trắng còn Lê Thị Kim Loan cầm "
              "Đen.");
}

TEST(PhraseText, XiangqiHasRedAndBlack)
{
    const QString text = phraseText(alternate("Hạnh"), Wording(Language::Vietnamese, Discipline::Xiangqi));
    EXPECT_TRUE(text.contains(QStringLiteral("Đỏ")));
    EXPECT_FALSE(text.contains(QStringLiteral("Trắng")));
}

TEST(PhraseText, ARowOfColoursHasTheLettersOfTheLanguage)
{
    const Step step{Phrase::ColourHistory, {{"player", PlayerRef{1, "An"}}, {"history", Code{"WB=W"}}}};
    const auto said = [&](const Wording& wording) { return phraseText(step, wording); };
    EXPECT_TRUE(said(Wording(Language::English)).contains(QStringLiteral("WB=W")));
    EXPECT_TRUE(said(Wording(Language::Vietnamese)).contains(QStringLiteral("TĐ=T")));
    EXPECT_TRUE(said(Wording(Language::Vietnamese, Discipline::Xiangqi)).contains(QStringLiteral("Đỏ Đen = Đỏ")));
}

/// A sentence with a hundred names is no sentence: of more than thirteen the first twelve are named.
TEST(PhraseText, OnlyListsThatAreMeantToBeCompleteNameEverybody)
{
    Players twenty;
    for (int number = 1; number <= 20; ++number) twenty.players.push_back({number, "P" + std::to_string(number) + "."});
    const auto isComplete = [](Phrase phrase) {
        return phrase == Phrase::ByeEligibleGroup || phrase == Phrase::NextGroup || phrase == Phrase::NextMayCome;
    };
    int lists = 0;
    for (const PhraseInfo& each : kPhrases) {
        Step step{each.phrase};
        std::string_view left = each.arguments;
        bool hasPlayers = false;
        while (!left.empty()) {
            const std::string name(left.substr(0, left.find(',')));
            left.remove_prefix(std::min(left.size(), name.size() + 1));
            if (name == "players") {
                step.arguments.emplace_back(name, twenty);
                hasPlayers = true;
            } else {
                step.arguments.emplace_back(name, Count{3});
            }
        }
        if (!hasPlayers) continue;
        ++lists;
        const QString text = phraseText(step, Wording(Language::English));
        EXPECT_TRUE(text.contains(QStringLiteral("P12."))) << each.id;
        EXPECT_EQ(text.contains(QStringLiteral("P13.")), isComplete(each.phrase)) << each.id;
    }
    EXPECT_GT(lists, 20);
}

TEST(PhraseText, ANameMayHoldBracesAndPercents)
{
    const QString text = phraseText(alternate("{round} %1 %n"), Wording(Language::English));
    EXPECT_TRUE(text.startsWith(QStringLiteral("{round} %1 %n has Black because in round 3"))) << text.toStdString();
}

}  // namespace
}  // namespace kydai::text
