// Days as a calendar: what RFC 5545 asks of lines, texts and days.
#include "format/calendar_writer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace kydai::format {
namespace {

/// Unfolded as a reader does it.
std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::size_t from = 0;
    while (from < text.size()) {
        const std::size_t end = text.find("\r\n", from);
        EXPECT_NE(end, std::string::npos) << "every line ends so";
        if (end == std::string::npos) break;
        EXPECT_LE(end - from, 75U);
        const std::string line = text.substr(from, end - from);
        if (line.starts_with(' '))
            lines.back() += line.substr(1);
        else
            lines.push_back(line);
        from = end + 2;
    }
    return lines;
}

TEST(Calendar, ADayStandsFromItToTheNext)
{
    const auto lines = linesOf(calendarOf({{"s1-r3@kydai", {2026, 12, 31}, {}, "U16: ván 3", "Phòng A, Huế"}},
                                          "Giải trẻ", "20261122T140500Z"));
    const std::vector<std::string> expected{"BEGIN:VCALENDAR",
                                            "VERSION:2.0",
                                            "PRODID:-//Ky Dai//Ky Dai//VI",
                                            "X-WR-CALNAME:Giải trẻ",
                                            "BEGIN:VEVENT",
                                            "UID:s1-r3@kydai",
                                            "DTSTAMP:20261122T140500Z",
                                            "DTSTART;VALUE=DATE:20261231",
                                            "DTEND;VALUE=DATE:20270101",
                                            "SUMMARY:U16: ván 3",
                                            "LOCATION:Phòng A\\, Huế",
                                            "END:VEVENT",
                                            "END:VCALENDAR"};
    EXPECT_EQ(lines, expected);
}

TEST(Calendar, SeveralDaysEndAfterTheLastAndDatesThatAreHalfKnownAreLeftOut)
{
    const std::string text = calendarOf(
        {{"a", {2026, 2, 27}, {2026, 2, 28}, "x", {}}, {"b", {2026, 2, 0}, {}, "y", {}}, {"c", {}, {}, "z", {}}}, "e",
        "s");
    EXPECT_NE(text.find("DTEND;VALUE=DATE:20260301\r\n"), std::string::npos);
    EXPECT_EQ(text.find("UID:b"), std::string::npos);
    EXPECT_EQ(text.find("UID:c"), std::string::npos);
}

TEST(Calendar, LongLinesGoOnWithoutBreakingALetter)
{
    std::string title;
    for (int times = 0; times < 40; ++times) title += "ván ";
    const std::string text = calendarOf({{"a", {2026, 1, 1}, {}, title + "1; 2\n3\\", {}}}, "e", "s");
    const auto lines = linesOf(text);
    EXPECT_NE(std::ranges::find(lines, "SUMMARY:" + title + "1\\; 2\\n3\\\\"), lines.end());
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        EXPECT_NE(static_cast<unsigned char>(line.front() == ' ' ? line[1] : line[0]) & 0xC0U, 0x80U) << line;
}

TEST(Calendar, AnHourStandsWithItsDayAndWithoutAnEnd)
{
    for (const auto& [minute, told] : {std::pair(0, "T000000"), std::pair(61, "T010100"),
                                       std::pair(14 * 60 + 30, "T143000"), std::pair(23 * 60 + 59, "T235900")}) {
        CalendarDay day{"a", {2026, 12, 31}, {}, "x", {}};
        day.minute = minute;
        const std::string text = calendarOf({day}, "e", "s");
        EXPECT_NE(text.find(std::string("DTSTART:20261231") + told + "\r\n"), std::string::npos) << text;
        EXPECT_EQ(text.find("DTEND"), std::string::npos);
        EXPECT_EQ(text.find("LOCATION"), std::string::npos) << "no place is known";
    }
}

}  // namespace
}  // namespace kydai::format
