// What convert and the export dialog write, and whether the account of it is what anybody reads in the file.

#include "print/written_event.h"

#include "format/chess_results_kept.h"
#include "format/reader.h"
#include "model/member_paths.h"
#include "model/numbering.h"
#include "support/members.h"
#include "support/played_section.h"
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

TEST(WrittenEvent, UploadsCarryWhatTheRowsSay)
{
    const auto through = [](const format::ReportedEvent& event) {
        const WrittenEvent file = written({event.name, event.units, {event.section}}, "xml");
        format::ReportedEvent back;
        auto read = format::readText(file.bytes, "t");
        if (read) back.section = std::move(read->sections.front());
        format::dropKeptLines(back.section);
        back.section.rounds.resize(event.section.rounds.size());
        return back;
    };
    EXPECT_EQ(fixture::wrongAbout(fixture::carriageOf(through, 6, nameEverybody), &Carried::upload), "");
}

/// A member with a value that is found again, and how pages write that.
struct Marked {
    std::string path{};
    Json value{};
    std::vector<std::string> texts{};
};

/// Values that can be looked for, of the first kind that the member takes; none for a member that takes none of them.
std::vector<Marked> marksFor(const std::string& path, int number)
{
    const std::string text = "Qx" + std::to_string(number) + "zq";
    std::vector<Marked> all{{path, text, {text}},
                            {path, Json::array({text}), {text}},
                            {path, "1931-05-17", {"17/05/1931", "17 May 1931", "1931-05-17"}},
                            {path, 3917, {"3917"}}};
    if (path.ends_with("/fields"))
        all = {{path, Json::array({{{"head", text + 'h'}, {"text", text}}}), {text, text + 'h'}}};
    if (path.ends_with("/national"))
        all = {{path, Json::array({{{"federation", "VIE"}, {"rating", 3917}, {"number", text}}}), {text, "3917"}}};
    if (path == "rules/tieBreaks") all = {{path, Json::array({"PTS", "ARO"}), {">ARO<"}}};
    if (path.ends_with("/title")) all = {{path, "WIM", {"WIM"}}};
    if (path.ends_with("/entersInRound")) all = {{path, 3, {"from round 3"}}};
    if (path.ends_with("/withdrawnFromRound")) all = {{path, 5, {"withdrawn from round 5"}}};
    if (path.ends_with("/fixedBoard")) all = {{path, 6, {"table 6"}}};
    if (path == "requestedByes")
        all = {{path, Json::array({{{"player", 3}, {"round", 4}, {"kind", "halfBye"}}}), {"BYE½ in round 4"}}};
    if (path.ends_with("/byes"))
        all = {{path,
                Json::array({{{"player", 7}, {"kind", "halfBye"}}, {{"player", 8}, {"kind", "zeroBye"}}}),
                {"BYE½"}}};
    return all;
}

/// "players/3/unit" for "players/*/unit".
std::string oneOf(std::string member)
{
    if (const std::size_t star = member.find('*'); star != std::string::npos)
        member.replace(star, 1, member.starts_with("players/") ? "3" : "2");
    return member;
}

/// What the account says that pages show stands there, and what it says is lost doesn't: member by member, by a value
/// that nothing else has.
TEST(WrittenEvent, PagesShowWhatTheAccountSays)
{
    Section plain = fixture::playedSection(false);
    plain.rounds[1].games.pop_back();
    for (const int player : {7, 8}) plain.players[player - 1].name += " U";
    const auto everything = [](const Row&) { return true; };
    const std::string before = written({"Festival", {}, {plain}}, "html").bytes;
    std::string wrong;
    int number = 0;
    int shown = 0;
    int hidden = 0;
    for (const auto& [member, of] : fixture::membersOf({"Festival", {}, plain})) {
        if (of.isPart || fixture::isInList(member) || member.starts_with("event/")) continue;
        if (member == "players/*/tpn") continue;  // by it the account names players
        Section marked = plain;
        Marked mark;
        for (const Marked& each : marksFor(oneOf(member), 1000 + ++number)) {
            if (!setMember(marked, each.path, each.value, everything)) continue;
            mark = each;
            break;
        }
        if (mark.texts.empty() || marked == plain) continue;
        const WrittenEvent page = written({"Festival", {}, {marked}}, "html");
        const bool isShown = std::ranges::any_of(mark.texts, [&](const std::string& text) {
            return page.bytes.find(text) != std::string::npos && before.find(text) == std::string::npos;
        });
        ++(isShown ? shown : hidden);
        const auto fate = std::ranges::find(page.account.members, member, &MemberFate::member);
        const bool isSaid = fate != page.account.members.end() && fate->fate == Fate::Whole;
        if (isShown != isSaid || isShown != (of.row.carried.page == Carry::Whole))
            wrong += member + (isShown ? " is shown" : " is not shown") +
                     (isSaid ? ", said to be" : ", said to be lost") + '\n';
    }
    EXPECT_EQ(wrong, "");
    EXPECT_GT(shown, 12);
    EXPECT_GT(hidden, 40);
}

TEST(WrittenEvent, ItsAccountIsToldInBothLanguages)
{
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        for (const char* ending : {"trf", "trf26", "json", "csv", "xlsx", "html", "xml"}) {
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
