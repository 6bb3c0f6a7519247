#include "print/picture_painter.h"

#include "print/fonts.h"

#include <QImage>
#include <QPainter>
#include <gtest/gtest.h>

namespace kydai::print {
namespace {

struct Drawn {
    QImage image;
    double height = 0;
};

Drawn drawn(const Picture& picture, const PictureTheme& theme, const QColor& background = Qt::white)
{
    QFont font = printFont({10});
    font.setPixelSize(14);
    constexpr int kWidth = 420;
    const PicturePainter painter(picture, text::Wording(text::Language::Vietnamese), theme, font);
    const double height = painter.heightFor(kWidth);
    QImage image(kWidth, static_cast<int>(height) + 1, QImage::Format_RGB32);
    image.fill(background);
    QPainter onImage(&image);
    painter.paint(onImage, {0, 0, kWidth, height});
    onImage.end();
    return {image, height};
}

int differentFrom(const QImage& image, const QColor& colour)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) count += image.pixelColor(x, y) != colour ? 1 : 0;
    }
    return count;
}

bool hasColour(const QImage& image, const QColor& colour)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == colour) return true;
        }
    }
    return false;
}

ColourStrips strips(bool decisive)
{
    ColourStrips made;
    for (ColourStrips::Strip* strip : {&made.first, &made.second}) {
        strip->name = "Nguyễn Thị Hồng Hạnh";
        for (int round = 1; round <= 7; ++round)
            strip->cells.push_back({round % 2 == 0 ? Colour::White : Colour::Black, round, decisive && round == 3});
    }
    return made;
}

TEST(PicturePainter, DrawsEveryKindInEveryTheme)
{
    TieBreakBars bars;
    bars.rows = {{1, "Trần Văn An", false, Fraction(7, 2), Fraction(7, 2), false, true},
                 {2, "", true, Fraction(2), Fraction(2), true, false}};
    bars.total = Fraction(7, 2);
    SubCrosstable table;
    for (int i = 0; i < 3; ++i) {
        SubCrosstable::Row row;
        row.name = "Lê Hoàng Bảo";
        row.cells.resize(3);
        row.cells[static_cast<std::size_t>(i)].self = true;
        row.cells[static_cast<std::size_t>((i + 1) % 3)] = {false, i == 0, Fraction(1)};
        row.unreachable = i == 0;
        table.rows.push_back(row);
    }
    BracketPicture bracket;
    bracket.upper = {{{1}, "An", Points{30}, true, false, false}, {{2}, "Bình", Points{25}}};
    bracket.lower = {{{3}, "Chi", Points{25}}, {{4}, "Dũng", Points{25}}, {{5}, "Em", Points{25}, false, true, false}};
    bracket.lines = {{0, 1, true, false}, {1, 0, false, false}, {0, 0, false, true}};
    RatingBars rating;
    rating.rows = {{1, "Phạm Ngọc Phương", 0.36, 1.0}, {2, "Trần Đức Đạt", 0.64, 0.5}};
    PlaceChances chances;
    chances.bars = {{2, 0.5, 0.1}, {3, 0.3, 0.05}, {4, 0, 0}, {5, 0.2, 0.3}};
    chances.now = 3;
    chances.possible = {1, 9};
    KnockOutTree tree;
    tree.rounds = {
        {"bracket.semi_final",
         {{{1, "An", 5}, {4, "Bình", 3}, false, 1, false, {{2, 2}, {3, 1}}}, {{2, "Chi", {}}, {}, true, 1, false, {}}}},
        {"bracket.final", {{{1, "An", {}}, {2, "Chi", {}}, false, 0, true, {}}}}};
    for (const Picture& picture : {Picture(strips(true)), Picture(bars), Picture(table), Picture(bracket),
                                   Picture(rating), Picture(chances), Picture(tree)}) {
        for (const auto& [theme, background] :
             {std::pair(PictureTheme::paper(), QColor(Qt::white)), std::pair(PictureTheme::light(), QColor(Qt::white)),
              std::pair(PictureTheme::dark(), QColor(30, 30, 30))}) {
            const Drawn result = drawn(picture, theme, background);
            EXPECT_GT(result.height, 20) << picture.index();
            EXPECT_GT(differentFrom(result.image, background), 300) << picture.index();
        }
    }
}

TEST(PicturePainter, TheDecisiveRoundIsTinted)
{
    const PictureTheme theme = PictureTheme::light();
    EXPECT_TRUE(hasColour(drawn(strips(true), theme).image, theme.tint));
    EXPECT_FALSE(hasColour(drawn(strips(false), theme).image, theme.tint));
}

TEST(PicturePainter, ChancesWithoutAFinishTakeNoRoom)
{
    const text::Wording wording(text::Language::English);
    const PicturePainter none(PlaceChances{}, wording, PictureTheme::light(), QFont());
    EXPECT_EQ(none.heightFor(300), 0);
}

TEST(PicturePainter, ABracketGrowsWithItsMatchesAndTheMatchForTheThirdPlace)
{
    const text::Wording wording(text::Language::English);
    const auto heightOf = [&](std::size_t matches, bool third) {
        KnockOutTree tree;
        tree.rounds = {{"bracket.semi_final", std::vector<KnockOutTree::Match>(matches)},
                       {"bracket.final", std::vector<KnockOutTree::Match>(1)}};
        if (third) tree.third.emplace();
        return PicturePainter(tree, wording, PictureTheme::light(), QFont()).heightFor(600);
    };
    EXPECT_GT(heightOf(8, false), 1.8 * heightOf(4, false));
    EXPECT_GT(heightOf(2, true), heightOf(2, false));
    EXPECT_EQ(heightOf(8, true), heightOf(8, false)) << "below the final there is room";
    EXPECT_EQ(PicturePainter(KnockOutTree{}, wording, PictureTheme::light(), QFont()).heightFor(600), 0);
}

TEST(PicturePainter, PaperIsGreyOnly)
{
    const QImage image = drawn(strips(true), PictureTheme::paper()).image;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            ASSERT_TRUE(colour.red() == colour.green() && colour.green() == colour.blue());
        }
    }
}

}  // namespace
}  // namespace kydai::print
