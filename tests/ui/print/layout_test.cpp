#include "print/layout.h"

#include "print/fonts.h"
#include "ui/print/print_section.h"

#include <QFontMetricsF>
#include <gtest/gtest.h>

#include <optional>

namespace kydai::print {
namespace {

Sheet sheetWith(Table table)
{
    Sheet sheet;
    sheet.heading.title = QStringLiteral("Bốc thăm ván 5");
    sheet.footer = QStringLiteral("Kỳ Đài");
    sheet.pageWords = QStringLiteral("trang %1/%2");
    sheet.blocks.emplace_back(std::move(table));
    return sheet;
}

Table names(int rows, const QString& name)
{
    Table table;
    table.columns = {{QStringLiteral("Số"), Align::Right}, {QStringLiteral("Họ và tên"), Align::Left, true, true}};
    for (int row = 1; row <= rows; ++row) table.rows.push_back({{QString::number(row), name}, false, false});
    return table;
}

/// No text sticks out of the paper, and none is wider than the box it was given.
void expectAllInside(const Document& document)
{
    for (const Page& page : document.pages) {
        for (const TextItem* item : textsOf(page)) {
            EXPECT_LE(textWidth(item->text, item->font), item->box.width() + 0.2) << item->text.toStdString();
            EXPECT_GE(item->box.left(), 5) << item->text.toStdString();
            EXPECT_LE(item->box.right(), page.size.width() - 5) << item->text.toStdString();
            EXPECT_LE(item->box.bottom(), page.size.height() - 5) << item->text.toStdString();
        }
    }
}

TEST(Layout, HeadsAndTitleAreRepeatedOnEveryPage)
{
    const Document document = layOut(sheetWith(names(200, QStringLiteral("Nguyễn Thị Hồng Hạnh"))), {});
    ASSERT_GT(document.pages.size(), 2U);
    for (const Page& page : document.pages) {
        EXPECT_EQ(countOf(page, QStringLiteral("Họ và tên")), 1);
        EXPECT_GE(countOf(page, QStringLiteral("Bốc thăm ván 5")), 1);
    }
    EXPECT_EQ(countOf(document.pages[1], QStringLiteral("trang 2/%1").arg(document.pages.size())), 1);
    expectAllInside(document);
}

/// Where the first picture of a page stands.
std::optional<QRectF> pictureOf(const Page& page)
{
    for (const Item& item : page.items) {
        if (const auto* picture = std::get_if<PictureItem>(&item)) return picture->box;
    }
    return std::nullopt;
}

TEST(Layout, APictureThatFillsAPageIsDrawnSmallerBelowTheHeadingInsteadOfLeavingItAlone)
{
    KnockOutTree tree;
    for (std::size_t matches = 16; matches >= 1; matches /= 2)
        tree.rounds.push_back({"bracket.last_32", std::vector<KnockOutTree::Match>(matches)});
    Sheet sheet = sheetWith(names(100, QStringLiteral("Lê")));
    sheet.blocks.insert(sheet.blocks.begin(), PictureBlock{tree, text::Wording(text::Language::Vietnamese)});
    for (const Paper size : {Paper::A4, Paper::A5}) {
        PageSetup setup;
        setup.size = size;
        const Document document = layOut(sheet, setup);
        const auto box = pictureOf(document.pages.front());
        ASSERT_TRUE(box);
        EXPECT_LT(box->bottom(), document.pages.front().size.height() - 10);
    }
    // Behind other blocks there is a page with more room.
    std::swap(sheet.blocks.front(), sheet.blocks.back());
    const Document after = layOut(sheet, {});
    EXPECT_FALSE(pictureOf(after.pages.front()));
    EXPECT_TRUE(pictureOf(after.pages.back()));
}

TEST(Layout, NoRowIsLostBetweenPages)
{
    const Document document = layOut(sheetWith(names(333, QStringLiteral("Lê"))), {});
    for (int row = 1; row <= 333; ++row) {
        int found = 0;
        for (const Page& page : document.pages) found += countOf(page, QString::number(row));
        EXPECT_EQ(found, 1) << row;
    }
}

/// It took more than a minute, and half a surrogate pair could end a line.
TEST(Layout, AWordOfThousandsOfCharactersIsBrokenIntoWholeCharacters)
{
    const QString word = QString::fromUtf8("Tournoi😀ặ").repeated(600);
    const QStringList lines = wrapped(word, {11}, 60);
    EXPECT_GT(lines.size(), 100);
    EXPECT_EQ(lines.join(QString()), word);
    for (const QString& line : lines) {
        EXPECT_LE(textWidth(line, {11}), 60.01);
        EXPECT_FALSE(line.front().isLowSurrogate());
        EXPECT_FALSE(line.back().isHighSurrogate());
    }
    Sheet sheet = sheetWith(names(60, QStringLiteral("Nguyễn Văn An")));
    sheet.heading.title = word;
    EXPECT_LT(layOut(sheet, {}).pages.size(), 100U);
}

TEST(Layout, LongNamesWrapAndAreNeverCut)
{
    const QString name =
        QStringLiteral("Công Tằng Tôn Nữ Nguyễn Phúc Thị Hoàng Anh Phương Thảo Quỳnh Như ").repeated(3).trimmed();
    Table table = names(5, name);
    for (int column = 0; column < 6; ++column) {
        table.columns.push_back({QStringLiteral("Đơn vị"), Align::Left});
        for (TableRow& row : table.rows) row.cells << QStringLiteral("Bình Dương");
    }
    PageSetup setup;
    setup.mayTurn = false;
    const Document document = layOut(sheetWith(std::move(table)), setup);
    expectAllInside(document);
    QString all;
    for (const Page& page : document.pages) {
        for (const TextItem* item : textsOf(page)) all += item->text + QLatin1Char(' ');
    }
    EXPECT_EQ(all.count(QStringLiteral("Quỳnh")), 15);
}

TEST(Layout, AWideTableTurnsThePage)
{
    Table table = names(3, QStringLiteral("Nguyễn Thị Hồng Hạnh"));
    for (int column = 0; column < 14; ++column) {
        table.columns.push_back({QStringLiteral("15b½"), Align::Right});
        for (TableRow& row : table.rows) row.cells << QStringLiteral("115b½");
    }
    const Document document = layOut(sheetWith(std::move(table)), {});
    EXPECT_GT(document.pages.front().size.width(), document.pages.front().size.height());
    expectAllInside(document);
}

TEST(Layout, ATooWideTableIsSplitAndKeepsItsKeyColumns)
{
    Table table = names(3, QStringLiteral("Nguyễn Thị Hồng Hạnh"));
    table.keyColumns = 2;
    for (int column = 1; column <= 60; ++column) {
        table.columns.push_back({QStringLiteral("v%1").arg(column), Align::Right});
        for (TableRow& row : table.rows) row.cells << QStringLiteral("115b½");
    }
    const Document document = layOut(sheetWith(std::move(table)), {});
    expectAllInside(document);
    EXPECT_GE(countOf(document.pages.front(), QStringLiteral("Nguyễn Thị Hồng Hạnh")), 6);
    for (int column = 1; column <= 60; ++column) EXPECT_TRUE(says(document, QStringLiteral("v%1").arg(column)));
}

TEST(Layout, NewspaperColumnsFillFromTheLeft)
{
    Table table = names(90, QStringLiteral("Trần Ước"));
    table.newspaperColumns = 2;
    const Document document = layOut(sheetWith(std::move(table)), {});
    EXPECT_EQ(countOf(document.pages.front(), QStringLiteral("Họ và tên")), 2);
    expectAllInside(document);
}

TEST(Layout, AGroupsNameIsNotLeftAloneAtTheBottom)
{
    for (int before = 30; before < 70; ++before) {
        Table table = names(before, QStringLiteral("Lê"));
        table.rows.push_back({{QStringLiteral("NHÓM")}, true, false});
        table.rows.push_back({{QStringLiteral("1"), QStringLiteral("ĐẦU NHÓM")}, false, false});
        const Document document = layOut(sheetWith(std::move(table)), {});
        for (const Page& page : document.pages) {
            EXPECT_EQ(countOf(page, QStringLiteral("NHÓM")), countOf(page, QStringLiteral("ĐẦU NHÓM"))) << before;
        }
    }
}

TEST(Fonts, ThePrintFontHasEveryVietnameseLetter)
{
    const QString letters = QStringLiteral(
        "aàáảãạăằắẳẵặâầấẩẫậbcdđeèéẻẽẹêềếểễệghiìíỉĩịklmnoòóỏõọôồốổỗộơờớởỡợpqrstuùúủũụưừứửữựvxyỳýỷỹỵ½·–×←");
    const QFontMetricsF metrics(printFont({10}));
    for (const QChar letter : letters + letters.toUpper()) {
        if (letter == QLatin1Char('\0') || letter == QChar(0x2190)) continue;
        EXPECT_TRUE(metrics.inFont(letter)) << QString(letter).toStdString();
    }
}

TEST(Fonts, FiguresHaveOneWidth)
{
    for (int figure = 1; figure < 10; ++figure)
        EXPECT_DOUBLE_EQ(textWidth(QString::number(figure), {10}), textWidth(QStringLiteral("0"), {10}));
}

}  // namespace
}  // namespace kydai::print
