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

}  // namespace
}  // namespace kydai::text
