#include "format/calendar_writer.h"

#include <fmt/format.h>

#include <chrono>
#include <string_view>

namespace kydai::format {

namespace {

/// Backslashes, commas, semicolons and line ends are written otherwise (3.3.11); other control characters not at all.
std::string escaped(std::string_view text)
{
    std::string made;
    for (const char letter : text) {
        if (letter == '\n') {
            made += "\\n";
            continue;
        }
        if (letter == '\\' || letter == ',' || letter == ';') made += '\\';
        if (static_cast<unsigned char>(letter) >= ' ') made += letter;
    }
    return made;
}

/// Lines have at most 75 bytes and go on after a blank, never within a letter (3.1).
void addLine(std::string& text, const std::string& line)
{
    constexpr std::size_t kMost = 75;
    std::size_t used = 0;
    for (std::size_t at = 0; at < line.size();) {
        std::size_t length = 1;
        while (at + length < line.size() && (static_cast<unsigned char>(line[at + length]) & 0xC0U) == 0x80U) ++length;
        if (used + length > kMost) {
            text += "\r\n ";
            used = 1;
        }
        text.append(line, at, length);
        used += length;
        at += length;
    }
    text += "\r\n";
}

bool isWhole(const Date& date)
{
    return date.known() && date.month != 0 && date.day != 0;
}

std::string dayText(const Date& date)
{
    return fmt::format("{:04}{:02}{:02}", date.year, date.month, date.day);
}

std::string timeText(int minute)
{
    constexpr int kMinutes = 60;
    return fmt::format("T{:02}{:02}00", minute / kMinutes, minute % kMinutes);
}

std::string dayAfter(const Date& date)
{
    using namespace std::chrono;
    const year_month_day day{year(date.year), month(static_cast<unsigned>(date.month)),
                             std::chrono::day(static_cast<unsigned>(date.day))};
    const year_month_day next{sys_days(day) + days(1)};
    return dayText({static_cast<int>(next.year()), static_cast<int>(static_cast<unsigned>(next.month())),
                    static_cast<int>(static_cast<unsigned>(next.day()))});
}

}  // namespace

std::string calendarOf(const std::vector<CalendarDay>& days, const std::string& name, const std::string& stamp)
{
    std::string text;
    for (const char* line : {"BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Ky Dai//Ky Dai//VI"}) addLine(text, line);
    addLine(text, "X-WR-CALNAME:" + escaped(name));
    for (const CalendarDay& day : days) {
        if (!isWhole(day.first)) continue;
        addLine(text, "BEGIN:VEVENT");
        addLine(text, "UID:" + day.id);
        addLine(text, "DTSTAMP:" + stamp);
        if (day.minute) {  // where it is played: no zone is told (3.3.5, form 1)
            addLine(text, "DTSTART:" + dayText(day.first) + timeText(*day.minute));
        } else {
            addLine(text, "DTSTART;VALUE=DATE:" + dayText(day.first));
            addLine(text, "DTEND;VALUE=DATE:" + dayAfter(isWhole(day.last) ? day.last : day.first));
        }
        addLine(text, "SUMMARY:" + escaped(day.title));
        if (!day.place.empty()) addLine(text, "LOCATION:" + escaped(day.place));
        addLine(text, "END:VEVENT");
    }
    addLine(text, "END:VCALENDAR");
    return text;
}

}  // namespace kydai::format
