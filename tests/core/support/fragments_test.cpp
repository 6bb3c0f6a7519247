// What errors and findings say was found: pieces of files shown so that nothing in them can mislead, and the texts for
// the log.
#include "support/fragments.h"

#include "support/error.h"
#include "support/progress.h"
#include "support/result.h"
#include "support/utf8.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

namespace kydai {
namespace {

TEST(Fragments, EveryOneHasANameAndPiecesThatAreKinds)
{
    std::size_t at = 0;
    for (const FragmentInfo& each : kFragments) {
        EXPECT_EQ(static_cast<std::size_t>(each.id), at++);
        EXPECT_EQ(&info(each.id), &each);
        std::string_view pieces = each.pieces;
        while (!pieces.empty()) {
            const auto [name, kind] = takePiece(pieces);
            EXPECT_FALSE(name.empty()) << each.name;
            EXPECT_TRUE(kind == "number" || kind == "points" || kind == "text" || kind == "list") << each.name;
        }
    }
    std::string_view pieces = "player:number,names:list";
    EXPECT_EQ(takePiece(pieces), std::pair(std::string_view("player"), std::string_view("number")));
    EXPECT_EQ(pieces, "names:list");
    EXPECT_EQ(takePiece(pieces), std::pair(std::string_view("names"), std::string_view("list")));
    EXPECT_TRUE(pieces.empty());
}

TEST(Fragments, TheLogHasEachPieceAsItIs)
{
    Fragment each{FragmentId::ValueAt,
                  {std::int64_t{-7}, TenthsPiece{25}, std::string("x"), std::vector<std::string>{"a", "b"}}};
    EXPECT_EQ(logText(each), "ValueAt -7 2.5 'x' 'a', 'b'");
    std::ostringstream stream;
    stream << each;
    EXPECT_EQ(stream.str(), logText(each));
    EXPECT_FALSE(each.empty());
    EXPECT_TRUE(Fragment{}.empty());
}

TEST(Fragments, APieceOfAFileIsShortAndHidesNothing)
{
    EXPECT_EQ(readablePiece("Nguyễn"), "Nguyễn");
    EXPECT_EQ(readablePiece("a\tb\x7F\xC2\x80\xC2\x9F\xC2\xA0 c~"), "a?b???\xC2\xA0 c~");
    EXPECT_EQ(readablePiece("M\xFCller"), "Müller") << "no UTF-8: read as old files are";
    EXPECT_EQ(readablePiece(std::string(80, 'x')), std::string(80, 'x'));
    EXPECT_EQ(readablePiece(std::string(81, 'x')), std::string(80, 'x') + "…");
    EXPECT_EQ(readablePiece(""), "");
    for (int before = 0; before < 4; ++before) {  // cut in the middle of a character, or right behind it
        std::string text(static_cast<std::size_t>(before), 'a');
        while (text.size() < 1200) text += "ễ";
        std::string expected(static_cast<std::size_t>(before), 'a');
        for (int each = before; each < 80; ++each) expected += "ễ";
        EXPECT_EQ(readablePiece(text), expected + "…") << before;
    }
    std::string wide;
    for (int each = 0; each < 10; ++each) wide += "e" + std::string(100, '\0');
    EXPECT_EQ(utf8::length(readablePiece(wide)), 81U);
    std::string marks = "e";
    while (marks.size() < 999) marks += "\xCC\x81";
    EXPECT_EQ(readablePiece(marks), utf8::encode(utf8::decode(marks).substr(0, 80)) + "…");
    std::string old;
    for (int each = 0; each < 80; ++each) old += "ÿ";
    EXPECT_EQ(readablePiece(std::string(1000, '\xFF')), old + "…");
    EXPECT_EQ(readablePiece(std::string(2000, '\xFF')), old + "…");
    EXPECT_EQ(readablePiece(std::string(2000, '\x80')), "…") << "nothing but parts of characters";
}

TEST(Results, AreAValueOrAnError)
{
    const Result<int> value = 7;
    const Result<int> error = Error{.code = Errc::Malformed};
    EXPECT_TRUE(value.ok());
    EXPECT_TRUE(static_cast<bool>(value));
    EXPECT_EQ(*value, 7);
    EXPECT_FALSE(error.ok());
    EXPECT_FALSE(static_cast<bool>(error));
    EXPECT_EQ(error.error().code, Errc::Malformed);
    Result<std::string> text = std::string("abc");
    EXPECT_EQ(text->size(), 3U);
    *text += "d";
    EXPECT_EQ(text.value(), "abcd");
    EXPECT_EQ(std::move(text).value(), "abcd");
    const Result<void> done;
    EXPECT_TRUE(done.ok());
    EXPECT_TRUE(static_cast<bool>(done));
    const Result<void> failed = Error{.code = Errc::DiskFull};
    EXPECT_FALSE(failed.ok());
    EXPECT_EQ(failed.error().code, Errc::DiskFull);
    EXPECT_TRUE(isFileError(Errc::CannotOpen));
    EXPECT_TRUE(isFileError(Errc::NotAnEvent));
    EXPECT_FALSE(isFileError(Errc::UnknownFormat));
}

TEST(Results, ProgressCountsWhatWasDone)
{
    Progress progress;
    EXPECT_EQ(progress.total(), 0U);
    progress.start(5);
    progress.advance();
    progress.advance(3);
    EXPECT_EQ(progress.done(), 4U);
    EXPECT_EQ(progress.total(), 5U);
    progress.start(2);
    EXPECT_EQ(progress.done(), 0U);
}

}  // namespace
}  // namespace kydai
