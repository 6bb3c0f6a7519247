// What convert and the export dialog write, and whether the account of it is what anybody reads in the file.

#include "print/written_event.h"

#include "format/reader.h"
#include "model/member_paths.h"
#include "model/numbering.h"
#include "support/members.h"
#include "support/whole_event.h"
#include "text/loss_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace kydai::print {
namespace {

using format::EventContent;
using format::Fate;
using format::MemberFate;

EventContent contentOf(std::uint64_t seed)
{
    const Event event = fixture::wholeEvent(seed);
    EventContent content{event.name, event.units, {}};
    for (const EventSection& each : event.sections) content.sections.push_back(*each.section);
    return content;
}

WrittenEvent written(const EventContent& event, std::string_view ending, const WriteOptions& options = {})
{
    auto done = writtenEvent(event, *format::writtenFormat(ending), options);
    EXPECT_TRUE(done.ok()) << ending;
    return done ? *std::move(done) : WrittenEvent{};
}

TEST(WrittenEvent, IsSilentExactlyWhereNothingIsLost)
{
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        EventContent event = contentOf(seed);
        EXPECT_TRUE(written(event, "json").account.isSilent()) << seed;
        EXPECT_TRUE(written(event, "trf26").account.isSilent() || event.sections.size() > 1) << seed;
        for (const char* ending : {"trf", "csv", "xlsx", "html"})
            EXPECT_FALSE(written(event, ending).account.isSilent()) << seed << ending;
        for (Section& section : event.sections) {
            const EventContent one{event.name, event.units, {section}};
            for (const char* ending : {"trf", "trf26", "csv"}) {
                const WrittenEvent file = written(one, ending);
                const auto read = format::readText(file.bytes, "t");
                ASSERT_TRUE(read.ok()) << ending;
                Section back = read->sections.front();
                if (std::string_view(ending) == "csv") {
                    back = {};
                    back.players = read->sections.front().players;
                }
                const bool isSame = memberDifferences(byNumber(section), back).empty() && read->name == one.name &&
                                    read->units == one.units;
                EXPECT_EQ(file.account.isSilent(), isSame) << seed << ending;
            }
        }
    }
}

format::ReportedEvent throughList(const format::ReportedEvent& event, std::string_view ending)
{
    const WrittenEvent file = written({event.name, event.units, {event.section}}, ending);
    format::ReportedEvent back;
    const auto sheets = format::readSheets(file.bytes, "t");
    if (!sheets) return back;
    const auto& rows = sheets->back().rows;
    const auto players = format::readPlayers(rows, format::detectColumns(rows), "t");
    if (players) back.section.players = players->players;
    back.section.rounds.resize(event.section.rounds.size());
    return back;
}

/// Who has no name is no player of a list.
void nameEverybody(Section& section)
{
    for (Player& player : section.players) {
        if (player.name.find_first_not_of(" \t\n\r\xC2\xA0") == std::string::npos) player.name = "Nameless";
    }
}

TEST(WrittenEvent, ListsCarryWhatTheRowsSay)
{
    for (const char* ending : {"csv", "xlsx"}) {
        const auto through = [&](const format::ReportedEvent& event) { return throughList(event, ending); };
        EXPECT_EQ(fixture::wrongAbout(fixture::carriageOf(through, 2, nameEverybody), &Carried::table), "") << ending;
    }
}

/// Of what the rows say that pages show, the texts of players stand in the page; of the others none does.
TEST(WrittenEvent, PagesShowWhatTheRowsSay)
{
    EventContent event = contentOf(3);
    event.sections.resize(1);
    for (Player& player : event.sections.front().players) {
        const std::string number = std::to_string(player.tpn);
        player.name = "Nguyen " + number;
        player.unit = "Unit" + number;
        player.category = "Group" + number;
        player.fideId = "77" + number + "77";
        player.national.clear();
        player.marks.normFederation = "NOR" + number;
        player.ratings.source = "Source" + number;
    }
    event.name = "Festival";
    const std::string page = written(event, "html").bytes;
    for (const Player& player : event.sections.front().players) {
        for (const std::string& shown : {player.name, player.unit, player.category, player.fideId, event.name})
            EXPECT_NE(page.find(shown), std::string::npos) << shown;
        for (const std::string& hidden : {player.marks.normFederation, player.ratings.source})
            EXPECT_EQ(page.find(hidden), std::string::npos) << hidden;
    }
}

TEST(WrittenEvent, ItsAccountIsToldInBothLanguages)
{
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        for (const char* ending : {"trf", "trf26", "json", "csv", "xlsx", "html"}) {
            WriteOptions options;
            options.report.ownLines = format::OwnLines::Public;
            const auto account = written(contentOf(seed), ending, options).account;
            const auto open =
                std::ranges::count_if(account.members, [](const MemberFate& fate) { return fate.fate != Fate::Whole; });
            for (const text::Language language : {text::Language::Vietnamese, text::Language::English}) {
                const text::Wording wording(language);
                const QStringList lines = text::lossLines(account, wording);
                EXPECT_EQ(lines.size(), open);
                for (const QString& line : lines) EXPECT_FALSE(line.contains("Losses")) << line.toStdString();
                EXPECT_EQ(lines.isEmpty(), account.isSilent());
                EXPECT_FALSE(text::lossGroups(account, wording).empty());
            }
        }
    }
}

}  // namespace
}  // namespace kydai::print
