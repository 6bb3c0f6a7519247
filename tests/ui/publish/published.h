/// Publications for tests: an event of one section, and what can be asked of its pages.
#pragma once

#include "publish/pages.h"
#include "support/event_builder.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace kydai::publish {

inline constexpr SectionId kSection{1};

inline Publication publicationOf(Section section)
{
    Publication made;
    made.event.name = "Giải vô địch trẻ";
    made.event.sections.push_back({kSection, std::make_shared<const Section>(std::move(section))});
    made.made = QDateTime({2026, 11, 22}, {14, 5});
    return made;
}

inline PageSet pagesOf(const Publication& publication, const Options& options = {})
{
    Progress progress;
    auto pages = makePages(publication, options, {}, progress);
    EXPECT_TRUE(pages);
    return pages ? *std::move(pages) : PageSet{};
}

/// The page that a doorway or an entry leads to; empty where there is none.
inline std::string pageAt(const PageSet& pages, std::string_view path)
{
    if (const File* file = pages.find(path)) return file->bytes;
    for (const Doorway& door : pages.doorways)
        if (door.path == path) return pages.files[door.file].bytes;
    return {};
}

inline bool says(const std::string& page, std::string_view words)
{
    return page.find(words) != std::string::npos;
}

/// Six players, three rounds; the last one has a game without a result and a bye.
inline Section threeRounds(bool open = true)
{
    const std::string result = open ? "" : "1";
    const std::string other = open ? "" : "0";
    Section section = EventBuilder()
                          .scheduledRounds(5)
                          .player("4w1 2b= 3w" + result, 2000, "Nguyễn Thị Loan")
                          .player("5b1 1w= 4b1", 1900, "Lê Minh")
                          .player("U 5w1 1b" + other, 1800, "Trần Đình Ân")
                          .player("1b0 U 2w0", 1700, "Phạm Hạnh")
                          .player("2w0 3b0 U", 0, "Đỗ Yến")
                          .build();
    section.info.name = "U16";
    section.rules.tieBreaks = {"BH", "DE"};
    for (Player& player : section.players) player.unit = player.tpn % 2 == 0 ? "Hà Nội" : "Huế";
    return section;
}

}  // namespace kydai::publish
