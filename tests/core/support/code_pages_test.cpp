#include "support/code_pages.h"

#include "support/utf8.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace kydai {
namespace {

/// The text as a program of that page wrote it: letters that the page has not are written as letter and tone.
std::string written(std::string_view text, CodePage page)
{
    std::u32string high;
    for (int byte = 0x80; byte < 0x100; ++byte)
        high += utf8::decode(fromCodePage(std::string(1, static_cast<char>(byte)), page));
    constexpr std::u32string_view kTones = U"\u0300\u0301\u0303\u0309\u0323";
    std::string bytes;
    for (const char32_t letter : utf8::decode(text)) {
        if (letter < 0x80) {
            bytes += static_cast<char>(letter);
            continue;
        }
        std::u32string parts(1, letter);
        for (const char32_t base : std::u32string(U"aăâeêioôơuưyAĂÂEÊIOÔƠUƯY")) {
            for (const char32_t tone : kTones) {
                if (high.find(letter) == std::u32string::npos &&
                    utf8::compose(utf8::encode(std::u32string{base, tone})) == utf8::encode(std::u32string(1, letter)))
                    parts = {base, tone};
            }
        }
        for (const char32_t part : parts) {
            const std::size_t at = high.find(part);
            if (part < 0x80)
                bytes += static_cast<char>(part);
            else if (at != std::u32string::npos)
                bytes += static_cast<char>(0x80 + at);
            else
                ADD_FAILURE() << text << " is not of " << nameOf(page);
        }
    }
    return bytes;
}

struct Sample {
    CodePage page{};
    std::vector<std::string> names{};
    std::string federation{};
};

const std::vector<Sample>& samples()
{
    static const std::vector<Sample> all{
        {CodePage::Windows1250, {"Dvořák, Jiří", "Černý, Tomáš", "Novák, Ondřej", "Růžička, Lukáš"}, "CZE"},
        {CodePage::Windows1250, {"Wójcik, Michał", "Łukaszewski, Paweł", "Wiśniewski, Grzegorz"}, "POL"},
        {CodePage::Windows1250, {"Szűcs, Győző", "Kőszegi, Béla", "Fülöp, Ágnes"}, "HUN"},
        {CodePage::Windows1250, {"Đorđević, Živko", "Petrović, Saša", "Kovačić, Željko"}, "CRO"},
        {CodePage::Windows1250, {"Šťastný, Ľubomír", "Kŕčová, Zuzana", "Ĺalíková, Ľudmila"}, "SVK"},
        {CodePage::Windows1250, {"Ştefănescu, Ţîru", "Brâncuşi, Rădiţa"}, "ROU"},
        {CodePage::Windows1251, {"Иванов, Пётр", "Щербакова, Юлия", "Гаврилюк, Олексій"}, "RUS"},
        {CodePage::Windows1251, {"Ђорђевић, Љубомир", "Њежић, Џорџе", "Ковачевић, Јелена"}, "SRB"},
        {CodePage::Windows1252, {"Müller, Jörg", "Großmann, Käthe", "Schönfeld, Änne"}, "GER"},
        {CodePage::Windows1252, {"Lefèvre, Hélène", "François, Benoît", "Noël, Zoé"}, "FRA"},
        {CodePage::Windows1252, {"Muñoz, José", "Peña, Ángel", "García, Íñigo"}, "ESP"},
        {CodePage::Windows1252, {"Conceição, João", "Simões, António"}, "POR"},
        {CodePage::Windows1252, {"Sørensen, Jørgen", "Håkansson, Åsa", "Kjær, Bjørn"}, "DEN"},
        {CodePage::Windows1252, {"Guðmundsson, Þröstur", "Ólafsdóttir, Þórhildur"}, "ISL"},
        {CodePage::Windows1253, {"Παπαδόπουλος, Γιώργος", "Νικολάου, Ελένη", "Αλεξίου, Μαρία"}, "GRE"},
        {CodePage::Windows1254, {"Yılmaz, Ayşe", "Özgür, İbrahim", "Doğan, Çağla"}, "TUR"},
        {CodePage::Windows1255, {"כהן", "לוי", "מזרחי"}, "ISR"},
        {CodePage::Windows1256, {"محمد", "الحسين", "عبدالله"}, "EGY"},
        {CodePage::Windows1257, {"Bērziņš, Jānis", "Kļaviņa, Līga", "Šķēle, Ģirts"}, "LAT"},
        {CodePage::Windows1257, {"Žemaitytė, Eglė", "Kazlauskienė, Jūratė", "Šiaučiūnas, Ąžuolas"}, "LTU"},
        {CodePage::Windows1257, {"Õunapuu, Jüri", "Žukov, Ülo", "Šults, Väino"}, "EST"},
        {CodePage::Windows1258, {"Nguyễn Văn Đức", "Trần Thị Hồng", "Phạm Quốc Bảo", "Lê Hữu Phước"}, "VIE"},
        {CodePage::Koi8R, {"Иванов, Пётр", "Щербакова, Юлия", "Гаврилов, Алексей"}, "RUS"},
    };
    return all;
}

std::string list(const Sample& sample, bool withFederation)
{
    std::string text = "Name,Fed,Rtg\n";
    for (const std::string& name : sample.names)
        text += fmt::format("\"{}\",{},2000\n", written(name, sample.page), withFederation ? sample.federation : "");
    return text;
}

TEST(CodePages, TheLettersOfTheNamesTellThePage)
{
    for (const Sample& sample : samples()) {
        for (const bool withFederation : {false, true}) {
            EXPECT_EQ(nameOf(guessCodePage(list(sample, withFederation))), nameOf(sample.page))
                << sample.names.front() << (withFederation ? " with " + sample.federation : "");
        }
    }
}

TEST(CodePages, WhereTwoPagesFitTheFederationTells)
{
    // The bytes of "Kovač" are "Kovaè" in the west, those of "Őri" "Õri", those of "Vŕba" "Vàba"; "Weiß" is the same.
    for (const auto& [name, federation] :
         {std::pair("Kovač", "SLO"), std::pair("Őri", "HUN"), std::pair("Vŕba", "SVK"), std::pair("Weiß", "CZE")}) {
        const std::string bytes = written(name, CodePage::Windows1250);
        EXPECT_EQ(guessCodePage(bytes + ",\n"), CodePage::Windows1252) << name;
        EXPECT_EQ(guessCodePage(bytes + ',' + federation + '\n'), CodePage::Windows1250) << name;
        EXPECT_EQ(guessCodePage(bytes + ',' + federation + ",1985\n"), CodePage::Windows1250)
            << "in the midst of a line";
        EXPECT_EQ(guessCodePage(bytes + ',' + federation + "XY\n"), CodePage::Windows1252) << "no code of a federation";
    }
    EXPECT_EQ(guessCodePage(written("Kovač", CodePage::Windows1250) + ",ALB\n"), CodePage::Windows1250);
    EXPECT_EQ(guessCodePage(written("Lê", CodePage::Windows1258) + ",\n"), CodePage::Windows1252);
    EXPECT_EQ(guessCodePage(written("Lê", CodePage::Windows1258) + ",VIE\n"), CodePage::Windows1258);
    EXPECT_EQ(guessCodePage("\xCE\xC5\xC9\xDF"), CodePage::Windows1251) << "capitals alone: no name in small letters";
}

TEST(CodePages, AListOfTheWholeWorldIsReadByThePageOfMost)
{
    std::string text;
    for (int each = 0; each < 20; ++each) text += written("Dvořák, Jiří", CodePage::Windows1250) + ",CZE\n";
    for (int each = 0; each < 5; ++each) text += written("Müller, Jörg", CodePage::Windows1250) + ",GER\n";
    EXPECT_EQ(guessCodePage(text), CodePage::Windows1250);
    // German names are written alike in both pages, so that two Czech ones among thirty tell.
    std::string german;
    for (int each = 0; each < 30; ++each) german += written("Müller, Jörg", CodePage::Windows1250) + "\n";
    EXPECT_EQ(guessCodePage(german), CodePage::Windows1252);
    EXPECT_EQ(guessCodePage(german + written("Růžička, Řehoř", CodePage::Windows1250) + "\n"), CodePage::Windows1250);
}

TEST(CodePages, NothingThatTellsIsWestern)
{
    for (const std::string_view text : {"", "Smith,ENG\n", "\x92\x93\xA0", "\xB0\xB0\xB0"})
        EXPECT_EQ(guessCodePage(text), CodePage::Windows1252);
}

TEST(CodePages, NamesAreKnownInAnyCaseAndByTheirNumber)
{
    for (const CodePage page : kCodePages) EXPECT_EQ(codePageOf(nameOf(page)), page);
    EXPECT_EQ(codePageOf("1258"), CodePage::Windows1258);
    EXPECT_EQ(codePageOf("koi8-r"), CodePage::Koi8R);
    for (const std::string_view other : {"", "125", "windows-", "utf-8", "12580"})
        EXPECT_EQ(codePageOf(other), std::nullopt);
}

TEST(CodePages, AByteIsACharacterUntilTonesAreComposed)
{
    const std::string bytes = written("Nguyễn", CodePage::Windows1258);
    EXPECT_EQ(bytes, "Nguy\xEA\xDEn");
    EXPECT_EQ(utf8::length(fromCodePage(bytes, CodePage::Windows1258)), bytes.size());
    EXPECT_EQ(utf8::compose(fromCodePage(bytes, CodePage::Windows1258)), "Nguyễn");
}

/// So letters can be compared without composing them.
TEST(CodePages, OnlyInTheVietnamesePageALetterAndItsMarkBecomeOne)
{
    std::vector<CodePage> withMarks;
    for (const CodePage page : kCodePages) {
        bool isChanged = false;
        for (int first = 'A'; first < 256; ++first) {
            for (int second = 128; second < 256; ++second) {
                const std::string both{static_cast<char>(first), static_cast<char>(second)};
                isChanged = isChanged || utf8::length(utf8::compose(fromCodePage(both, page))) != 2;
            }
        }
        if (isChanged) withMarks.push_back(page);
    }
    EXPECT_EQ(withMarks, std::vector{CodePage::Windows1258});
}

}  // namespace
}  // namespace kydai
