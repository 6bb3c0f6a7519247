#include "text/name_text.h"

#include <gtest/gtest.h>

namespace kydai::text {
namespace {

TEST(ShorterNames, KeepTheCalledNameWhichIsTheLastOfAVietnameseName)
{
    EXPECT_EQ(shorterNames(QStringLiteral("Lý Thị Phương Anh")),
              (QStringList{QStringLiteral("Lý Thị Phương Anh"), QStringLiteral("L. Thị Phương Anh"),
                           QStringLiteral("L. T. Phương Anh"), QStringLiteral("L. T. P. Anh"),
                           QStringLiteral("L. … P. Anh"), QStringLiteral("L. … Anh"), QStringLiteral("Anh")}));
    EXPECT_EQ(shorterNames(QStringLiteral("Đạt")), QStringList{QStringLiteral("Đạt")});
    EXPECT_EQ(shorterNames({}), QStringList{QString()});
}

TEST(ShorterNames, KeepTheFamilyNameThatStandsBeforeAComma)
{
    EXPECT_EQ(shorterNames(QStringLiteral("Carlsen, Magnus Øen")),
              (QStringList{QStringLiteral("Carlsen, Magnus Øen"), QStringLiteral("Carlsen, Magnus Ø."),
                           QStringLiteral("Carlsen, M. Ø."), QStringLiteral("Carlsen")}));
}

TEST(ShorterNames, TheLongestThatFitsIsTakenAndWhereNoneDoesTheShortest)
{
    const auto ofLength = [](qsizetype most) {
        return nameThatFits(QStringLiteral("Lý Thị Phương Anh"),
                            [&](const QString& name) { return name.size() <= most; });
    };
    EXPECT_EQ(ofLength(99), QStringLiteral("Lý Thị Phương Anh"));
    EXPECT_EQ(ofLength(16), QStringLiteral("L. T. Phương Anh"));
    EXPECT_EQ(ofLength(10), QStringLiteral("L. … Anh"));
    EXPECT_EQ(ofLength(3), QStringLiteral("Anh"));
    EXPECT_EQ(ofLength(0), QStringLiteral("Anh"));
}

}  // namespace
}  // namespace kydai::text
