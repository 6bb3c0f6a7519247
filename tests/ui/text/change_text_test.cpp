#include "text/change_text.h"

#include "meta/source_tree.h"

#include <gtest/gtest.h>

#include <regex>
#include <set>

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

TEST(ChangeText, EveryWarningOfTheWindowHasItsWords)
{
    const std::regex asked(R"re(\.id = QStringLiteral\("(\w+)"\)|WarningLevel::\w+,\s*QStringLiteral\("(\w+)"\))re");
    std::set<std::string> ids;
    for (const meta::SourceFile& file : meta::sourcesUnder("ui")) {
        for (std::sregex_iterator at(file.text.begin(), file.text.end(), asked); at != std::sregex_iterator(); ++at)
            ids.insert((*at)[1].matched ? (*at)[1].str() : (*at)[2].str());
    }
    EXPECT_GE(ids.size(), 8U);
    for (const std::string& id : ids) {
        const QString words = changeText(AnswerWarning{{}, 3, id, "cancelled", {}}, {}, Wording(Language::English));
        EXPECT_FALSE(words.startsWith(QString::fromStdString(id))) << id;
    }
}

}  // namespace
}  // namespace kydai::text
