#include "text/change_text.h"

#include "support/event_builder.h"
#include "text/warning_text.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace kydai::text {
namespace {

TEST(ChangeText, AnAnsweredWarningSaysWhatOfAndWhat)
{
    const AnswerWarning answered{{}, 3, "correctEarlierResult", "confirmed", "{\"round\":2}"};
    EXPECT_EQ(changeText(answered, {}, Wording(Language::English)).toStdString(),
              "Result of an earlier round corrected (level 3): confirmed");
    EXPECT_EQ(changeText(answered, {}, Wording(Language::Vietnamese)).toStdString(),
              "Sửa kết quả của ván trước (mức 3): đã xác nhận");
}

TEST(ChangeText, TheChangeThatSaysWhatWasDoneIsTheFirstOfItsKind)
{
    const SetResult result{SectionId{1}, 1, {}, {}, Outcome::Win, Outcome::Loss};
    const std::vector<Change> match{EditRules{SectionId{1}, {}}, result, SetTeamAwards{}, result};
    EXPECT_EQ(principalOf(ActionKind::EnterMatch, match), 1U);
    EXPECT_EQ(principalOf(ActionKind::EnterResult, match), 1U);
    EXPECT_EQ(principalOf(ActionKind::EnterMatch, std::vector<Change>{EditRules{}, SetTeamAwards{}}), 1U);
    EXPECT_EQ(principalOf(ActionKind::EditRules, match), 0U);
    EXPECT_EQ(principalOf(ActionKind::Edit, match), 0U);
}

TEST(ChangeText, OnePlayerIsNamedAndSeveralAreCounted)
{
    Player player;
    player.name = "An";
    const auto told = [](const AddPlayers& change, Language language) {
        return changeText(change, {}, Wording(language)).toStdString();
    };
    EXPECT_EQ(told({SectionId{1}, {player}}, Language::English), "Player added: An");
    EXPECT_EQ(told({SectionId{1}, {player, player}}, Language::English), "2 players added");
    EXPECT_EQ(told({SectionId{1}, {player, player}}, Language::Vietnamese), "Thêm 2 đấu thủ");
}

TEST(ChangeText, EveryWarningOfPolicyHasItsWordsInBothLanguages)
{
    std::set<QString> titles;
    for (const policy::Rule& rule : policy::rules()) {
        const std::string word(rule.word);
        const AnswerWarning answered{{}, 3, word, "cancelled", {}};
        const QString english = changeText(answered, {}, Wording(Language::English));
        EXPECT_FALSE(english.startsWith(QString::fromStdString(word) + QLatin1Char(' '))) << word;
        EXPECT_NE(english, changeText(answered, {}, Wording(Language::Vietnamese))) << word;
        EXPECT_TRUE(titles.insert(warningTitle(rule.id, Wording(Language::English))).second) << word;
        for (const policy::Level level : {rule.inFideMode, rule.outside}) {
            policy::Warning warning;
            warning.id = rule.id;
            warning.level = level;
            const WarningWords words = warningWords(warning, {}, Wording(Language::English));
            EXPECT_FALSE(words.text.isEmpty()) << word;
            EXPECT_FALSE(words.confirm.isEmpty()) << word;
            const bool wayOut = level == policy::Level::Refuse && rule.outside != policy::Level::Refuse;
            EXPECT_EQ(words.consequences.filter(QStringLiteral("leaves FIDE mode first")).isEmpty(), !wayOut) << word;
        }
    }
}

TEST(WarningText, GamesAdjournedLongAgoAreNamedWithTheirBoards)
{
    Section section = EventBuilder().player("2w? 2b", 2000, "Lan").player("1b? 1w", 1900, "Minh").build();
    policy::Warning warning;
    warning.id = policy::WarningId::OldAdjourned;
    warning.count = 1;
    const QString text = warningWords(warning, section, Wording(Language::English)).text;
    EXPECT_TRUE(text.contains(QStringLiteral("Round 1, board 1: 1 Lan – 2 Minh"))) << text.toStdString();
}

TEST(WarningText, TheButtonIsTheVerbOfWhatFollows)
{
    const auto verb = [](policy::WarningId id) {
        policy::Warning warning;
        warning.id = id;
        return warningWords(warning, {}, Wording(Language::English)).confirm.toStdString();
    };
    EXPECT_EQ(verb(policy::WarningId::ImportDeviates), "Import");
    EXPECT_EQ(verb(policy::WarningId::ManualPairing), "Publish");
    EXPECT_EQ(verb(policy::WarningId::ResultsMissing), "Adjourn these games");
    EXPECT_EQ(verb(policy::WarningId::SecondHalfPointBye), "Give the bye");
}

}  // namespace
}  // namespace kydai::text
