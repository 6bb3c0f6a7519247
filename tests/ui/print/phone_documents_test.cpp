// Codes on paper are read back by another library from the painted page, and keep the sizes of rules/hall.md,
// section 8.

#include "model/door_code.h"
#include "print/documents.h"
#include "print/layout.h"
#include "print/page_painter.h"
#include "print/qr_code.h"
#include "ui/print/print_section.h"

#include <QImage>
#include <QPainter>
#include <gtest/gtest.h>

#include <ZXing/ReadBarcode.h>
#include <algorithm>
#include <memory>
#include <set>
#include <string>

namespace kydai::print {
namespace {

constexpr int kDotsPerInch = 300;

/// What a reader finds on an image.
std::set<std::string> readFrom(const QImage& image)
{
    const QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
    const ZXing::ImageView view(grey.constBits(), grey.width(), grey.height(), ZXing::ImageFormat::Lum,
                                static_cast<int>(grey.bytesPerLine()));
    std::set<std::string> texts;
    for (const ZXing::Result& result :
         ZXing::ReadBarcodes(view, ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::QRCode)))
        texts.insert(result.text());
    return texts;
}

PrintOptions withPages()
{
    PrintOptions options;
    options.languages = {text::Language::English};
    options.phones = {QStringLiteral("http://192.168.100.100:8080/"), "s1/", QStringLiteral("Hội trường; \"A\""),
                      QStringLiteral("cờ\\vua:1")};
    return options;
}

void expectSizes(const Document& document)
{
    int codes = 0;
    for (const Page& page : document.pages) {
        for (const Item& item : page.items) {
            const auto* code = std::get_if<CodeItem>(&item);
            if (code == nullptr) continue;
            ++codes;
            EXPECT_LE(code->code.size, 41) << "version 6 at most";
            EXPECT_GE(code->box.width() / (code->code.size + 2 * kQuietModules), 0.5) << "millimetres a module";
            EXPECT_TRUE(QRectF({0, 0}, page.size).contains(code->box));
        }
    }
    EXPECT_GT(codes, 0);
}

TEST(QrCode, IsReadBack)
{
    for (const std::string& text :
         {std::string("http://10.0.0.1/"), std::string("https://giải.example/ván-5/?a=b&c=d"), std::string(106, 'x')}) {
        const auto code = qrCode(text);
        ASSERT_TRUE(code) << text;
        QImage image(400, 400, QImage::Format_RGB32);
        QPainter painter(&image);
        paintQrCode(painter, {0, 0, 400, 400}, *code);
        painter.end();
        EXPECT_EQ(readFrom(image), std::set{text});
    }
}

TEST(QrCode, RefusesWhatDoesNotFit)
{
    EXPECT_FALSE(qrCode(""));
    EXPECT_FALSE(qrCode(std::string(107, 'x')));
    EXPECT_FALSE(qrCode(std::string("a\0b", 3)));
}

TEST(QrCode, WifiTextHidesNothing)
{
    EXPECT_EQ(wifiText("Hall", "secret"), "WIFI:T:WPA;S:Hall;P:secret;;");
    EXPECT_EQ(wifiText("A;B", ""), "WIFI:T:nopass;S:A\\;B;;");
    EXPECT_EQ(wifiText("q\"", "a\\:,"), "WIFI:T:WPA;S:q\\\";P:a\\\\\\:\\,;;");
}

TEST(PhoneDocuments, TheDoorHasTheWifiAndThePage)
{
    const auto sheet = doorSheet(printSection(4, 1), withPages());
    ASSERT_TRUE(sheet);
    const Document document = layOut(*sheet, {});
    ASSERT_EQ(document.pages.size(), 1U);
    expectSizes(document);
    EXPECT_EQ(readFrom(pageImage(document.pages.front(), kDotsPerInch)),
              (std::set<std::string>{"http://192.168.100.100:8080/s1/",
                                     "WIFI:T:WPA;S:Hội trường\\; \\\"A\\\";P:cờ\\\\vua\\:1;;"}));
    EXPECT_TRUE(says(document, QStringLiteral("http://192.168.100.100:8080/s1/"))) << "for who has no camera";
}

TEST(PhoneDocuments, EveryPlayerHasACardWithHisOwnPage)
{
    const Section section = printSection(30, 1);
    const auto sheet = cardsSheet(section, withPages());
    ASSERT_TRUE(sheet);
    const Document document = layOut(*sheet, {});
    expectSizes(document);
    std::set<std::string> read;
    for (const Page& page : document.pages) read.merge(readFrom(pageImage(page, kDotsPerInch)));
    std::set<std::string> wanted;
    for (int number = 1; number <= 30; ++number)
        wanted.insert("http://192.168.100.100:8080/s1/p/" + std::to_string(number) + ".html");
    EXPECT_EQ(read, wanted);
}

int codesOn(const Page& page)
{
    return static_cast<int>(
        std::ranges::count_if(page.items, [](const Item& item) { return std::holds_alternative<CodeItem>(item); }));
}

TEST(CheckInCards, AreEightAPageOverTheSectionsAndReadAsTheDoorWantsThem)
{
    const auto first = std::make_shared<const Section>(printSection(13, 0));
    const auto second = std::make_shared<const Section>(printSection(6, 0));
    const auto sheet = checkInCardsSheet({{SectionId{3}, first, {}}, {SectionId{12}, second, {}}}, withPages());
    ASSERT_TRUE(sheet);
    for (const Paper paper : {Paper::A4, Paper::A5}) {
        PageSetup setup;
        setup.size = paper;
        const Document document = layOut(*sheet, setup);
        ASSERT_EQ(document.pages.size(), 3U);
        EXPECT_EQ(codesOn(document.pages[0]), 8);
        EXPECT_EQ(codesOn(document.pages[1]), 8);
        EXPECT_EQ(codesOn(document.pages[2]), 3);
        expectSizes(document);
        if (paper != Paper::A4) continue;
        std::set<std::string> read;
        for (const Page& page : document.pages) read.merge(readFrom(pageImage(page, kDotsPerInch)));
        std::set<std::string> wanted;
        for (const Player& player : first->players) wanted.insert(doorCode(SectionId{3}, player));
        for (const Player& player : second->players) wanted.insert(doorCode(SectionId{12}, player));
        EXPECT_EQ(read, wanted);
    }
}

TEST(CheckInCards, SayWhoWhereAndTheCodeAndNothingElse)
{
    Section section = printSection(4, 0);
    section.info.name = "U10 Nữ";
    Player& late = section.players[2];
    late.name = "Ngô Thị Ánh";
    late.unit = "Biên Hòa";
    late.birth = {2016, 5, 17};
    late.fideId = "12498765";
    PrintOptions options = withPages();
    options.event = QStringLiteral("Giải trẻ tỉnh");
    const auto sheet =
        checkInCardsSheet({{SectionId{1}, std::make_shared<const Section>(section), {late.id}}}, options);
    ASSERT_TRUE(sheet);
    const Document document = layOut(*sheet, {});
    ASSERT_EQ(document.pages.size(), 1U);
    EXPECT_EQ(codesOn(document.pages.front()), 1) << "one late child, one card";
    const std::string code = doorCode(SectionId{1}, late);
    for (const QString& words : {QStringLiteral("Ngô Thị Ánh"), QStringLiteral("U10 Nữ · Biên Hòa"),
                                 QStringLiteral("Giải trẻ tỉnh"), QString::fromStdString(spacedDoorCode(code))})
        EXPECT_TRUE(says(document, words)) << words.toStdString();
    for (const char* secret : {"2016", "17/05", "12498765"})
        EXPECT_FALSE(says(document, QLatin1String(secret))) << secret;
    EXPECT_EQ(checkInCardsSheet({}, options).error().code, Errc::NotAllowed);
}

TEST(CheckInCards, OneServesWhoeverPlaysInTwoGroups)
{
    Section standard = printSection(4, 0);
    standard.info.name = "U10 Nữ";
    standard.info.group = "tiêu chuẩn";
    for (Player& player : standard.players) player.unit = "Biên Hòa";
    Section rapid = standard;
    rapid.info.name = "U10 Nữ nhanh";
    rapid.info.group = "nhanh";
    rapid.players.pop_back();
    const std::vector<CardHolders> both{{SectionId{1}, std::make_shared<const Section>(standard), {}},
                                        {SectionId{2}, std::make_shared<const Section>(rapid), {}}};
    const auto sheet = checkInCardsSheet(both, withPages());
    ASSERT_TRUE(sheet);
    const auto& cards = std::get<CodeCards>(sheet->blocks.front()).cards;
    ASSERT_EQ(cards.size(), 4U);
    EXPECT_EQ(std::ranges::count(cards, QStringLiteral("U10 Nữ · U10 Nữ nhanh · Biên Hòa"), &CodeCard::line), 3);
    EXPECT_EQ(std::ranges::count(cards, QStringLiteral("U10 Nữ · Biên Hòa"), &CodeCard::line), 1);
}

TEST(PhoneDocuments, PairingsHaveTheCodeWhereThereArePages)
{
    const Section section = printSection(20, 1);
    const Document with = layOut(pairingsSheet(section, 1, withPages()), {});
    expectSizes(with);
    std::set<std::string> read;
    for (const Page& page : with.pages) read.merge(readFrom(pageImage(page, kDotsPerInch)));
    EXPECT_EQ(read, std::set<std::string>{"http://192.168.100.100:8080/s1/"});
    for (const Page& page : layOut(pairingsSheet(section, 1, {}), {}).pages) {
        for (const Item& item : page.items) EXPECT_FALSE(std::holds_alternative<CodeItem>(item));
    }
}

TEST(PhoneDocuments, TheCodeStandsOnTopOfTheFirstPage)
{
    for (const int players : {20, 60, 74, 120}) {
        const Section section = printSection(players, 1);
        const Document document = layOut(pairingsSheet(section, 1, withPages()), {});
        EXPECT_FALSE(readFrom(pageImage(document.pages.front(), kDotsPerInch)).empty()) << "on the first page";
    }
}

TEST(PhoneDocuments, WithoutPagesTheCodeLeadsToChessResults)
{
    Section section = printSection(8, 1);
    EXPECT_FALSE(pairingsSheet(section, 1, {}).heading.code.has_value());
    section.info.chessResultsKey = "222557";
    const Sheet sheet = pairingsSheet(section, 1, {});
    ASSERT_TRUE(sheet.heading.code.has_value());
    EXPECT_EQ(sheet.heading.code->text, QStringLiteral("https://chess-results.com/tnr222557.aspx"));
    EXPECT_NE(pairingsSheet(section, 1, withPages()).heading.code->text, sheet.heading.code->text) << "own pages first";
}

TEST(PhoneDocuments, WithoutAnAddressThereIsNoSheet)
{
    EXPECT_EQ(doorSheet(printSection(4, 1), {}).error().code, Errc::NotAllowed);
    EXPECT_EQ(cardsSheet(printSection(4, 1), {}).error().code, Errc::NotAllowed);
    PrintOptions options = withPages();
    options.phones.address = QString(200, QLatin1Char('x'));
    EXPECT_EQ(doorSheet(printSection(4, 1), options).error().code, Errc::NotAllowed) << "too long for a code";
}

}  // namespace
}  // namespace kydai::print
