#include "print/html.h"

#include "print/documents.h"
#include "ui/print/print_section.h"

#include <gtest/gtest.h>

namespace kydai::print {
namespace {

TEST(Html, HasTheSameTablesAndEscapesNames)
{
    Section section = printSection(4, 1);
    section.players[0].name = "<b>An & Bình</b>";
    const QString html = toHtml(pairingsSheet(section, 1, {}), text::Language::Vietnamese);
    EXPECT_TRUE(html.startsWith(QStringLiteral("<!DOCTYPE html>")));
    EXPECT_TRUE(html.contains(QStringLiteral("lang=\"vi\"")));
    EXPECT_TRUE(html.contains(QStringLiteral("&lt;b&gt;An &amp; Bình&lt;/b&gt;")));
    EXPECT_EQ(html.count(QStringLiteral("<tr>")), 1 + 2);
    EXPECT_TRUE(html.contains(QStringLiteral("4 đấu thủ = 2 bàn (4)")));
}

}  // namespace
}  // namespace kydai::print
