// The account of what a file keeps: it says neither less nor more than what reads back, and the rows say the same.

#include "format/loss_account.h"

#include "format/json.h"
#include "format/reader.h"
#include "losses.h"
#include "model/event.h"
#include "model/member_paths.h"
#include "model/numbering.h"
#include "support/event_builder.h"
#include "support/members.h"
#include "support/player_id.h"
#include "support/whole_event.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace kydai::format {
namespace {

EventContent contentOf(const Event& event)
{
    EventContent content{event.name, event.units, {}};
    for (const EventSection& each : event.sections) content.sections.push_back(byNumber(*each.section));
    return content;
}

/// The paths at which two events differ, as memberDifferences has them.
std::vector<std::string> differentPaths(const EventContent& wanted, const EventContent& found)
{
    std::vector<std::string> paths;
    if (wanted.name != found.name) paths.emplace_back("event/name");
    for (const auto& one : memberDifferences(wanted.units, found.units)) paths.push_back("event/units/" + one.path);
    for (std::size_t at = 0; at < wanted.sections.size(); ++at) {
        const Section& back = at < found.sections.size() ? found.sections[at] : Section();
        for (const auto& one : memberDifferences(wanted.sections[at], back)) paths.push_back(one.path);
    }
    return paths;
}

/// Whether the account names the path, or all that stood under it: "players/7/unit" in "players/1,5-9/unit".
bool isNamed(const LossAccount& account, const std::string& path)
{
    const auto numberless = [](std::string text) {
        for (const std::string_view list : {"players/", "rounds/"}) {
            if (!text.starts_with(list)) continue;
            const std::size_t end = std::min(text.find('/', list.size()), text.size());
            text.replace(list.size(), end - list.size(), "*");
        }
        return text;
    };
    const std::string member = numberless(path);
    return std::ranges::any_of(account.members, [&](const MemberFate& fate) {
        return fate.fate != Fate::Whole && (fate.member == member || fate.member.starts_with(member + '/'));
    });
}

void expectTold(const LossAccount& account, const EventContent& wanted, const EventContent& found,
                const std::string& which)
{
    const auto paths = differentPaths(wanted, found);
    EXPECT_EQ(account.isSilent(), paths.empty()) << which;
    for (const std::string& path : paths) EXPECT_TRUE(isNamed(account, path)) << which << ' ' << path;
    std::size_t told = 0;
    for (const MemberFate& fate : account.members) {
        EXPECT_EQ(fate.changed == 0, fate.fate == Fate::Whole) << which << fate.member;
        EXPECT_EQ(fate.where.empty(), fate.fate == Fate::Whole) << which << fate.member;
        told += fate.changed;
    }
    EXPECT_GE(told, paths.size()) << which;
}

Result<ReadFile> readBack(const std::string& text)
{
    return readText(text, "t");
}

TEST(LossAccount, SaysWhatReadsBackOtherwiseAndNothingElse)
{
    int silent = 0;
    int spoken = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const EventContent event = contentOf(fixture::wholeEvent(seed));
        const std::string json = writeJson(event.sections, event.name, event.units);
        const auto all = readBack(json);
        ASSERT_TRUE(all.ok());
        const EventContent asJson{all->name, all->units, all->sections};
        expectTold(lossAccount(*writtenFormat("json"), event, asJson), event, asJson, "json");
        EXPECT_TRUE(lossAccount(*writtenFormat("json"), event, asJson).isSilent());
        const EventContent one{event.name, event.units, {event.sections.front()}};
        for (const TrfVersion version : {TrfVersion::Trf16, TrfVersion::Trf26}) {
            for (const OwnLines own : {OwnLines::None, OwnLines::Public, OwnLines::All}) {
                const std::string which = "seed " + std::to_string(seed) + " own " +
                                          std::to_string(static_cast<int>(own)) + " version " +
                                          std::to_string(static_cast<int>(version));
                const TrfWriteOptions how{
                    .version = version, .ownLines = own, .event = event.name, .units = event.units};
                const auto written = writeTrf(one.sections.front(), how);
                ASSERT_TRUE(written.ok()) << which;
                const auto read = readBack(written->text);
                ASSERT_TRUE(read.ok()) << which;
                // The writer's own reading is that of anybody who reads the file.
                EXPECT_EQ(read->name, written->read.name) << which;
                EXPECT_EQ(read->units, written->read.units) << which;
                for (const auto& other : memberDifferences(read->sections.front(), written->read.section))
                    ADD_FAILURE() << which << ' ' << other.path << other.wanted << other.found;
                const EventContent back{read->name, read->units, read->sections};
                const WrittenFormat& format = *writtenFormat(version == TrfVersion::Trf26 ? "trf26" : "trf");
                const LossAccount account = lossAccount(format, one, back, own == OwnLines::All);
                expectTold(account, one, back, which);
                ++(account.isSilent() ? silent : spoken);
                EXPECT_EQ(account.isSilent(), version == TrfVersion::Trf26 && own == OwnLines::All) << which;
            }
        }
    }
    EXPECT_GE(silent, 60);
    EXPECT_GE(spoken, 60);
}

Section markedThree()
{
    Section section = EventBuilder().player("2w1").player("1b0").player("U").build();
    section.info.name = "Nam U9";
    section.players[0].unit = section.players[2].unit = "Hà Nội";
    section.players[1].marks.noByes = true;
    section.players[1].name = "A name of more than three and thirty letters";
    return section;
}

const MemberFate& fateOf(const LossAccount& account, std::string_view member)
{
    const auto found = std::ranges::find(account.members, member, &MemberFate::member);
    EXPECT_NE(found, account.members.end()) << member;
    return found == account.members.end() ? account.members.front() : *found;
}

TEST(LossAccount, SaysOfEachMemberWhatBecameOfIt)
{
    const auto written = writeTrf(markedThree(), {.version = TrfVersion::Trf16});
    ASSERT_TRUE(written.ok());
    const LossAccount account = accountOf(markedThree(), *written, TrfVersion::Trf16);
    const MemberFate& unit = fateOf(account, "players/*/unit");
    EXPECT_EQ(unit.fate, Fate::Lost);
    EXPECT_EQ(unit.where, "players/1,3/unit");
    EXPECT_EQ(unit.values, 2U);
    EXPECT_EQ(unit.changed, 2U);
    EXPECT_EQ(unit.wanted, "Hà Nội");
    EXPECT_EQ(unit.found, "");
    EXPECT_EQ(unit.section, "Nam U9");
    const MemberFate& name = fateOf(account, "players/*/name");
    EXPECT_EQ(name.fate, Fate::Rounded);
    EXPECT_EQ(name.where, "players/2/name");
    EXPECT_EQ(name.values, 3U);
    EXPECT_EQ(name.found, "A name of more than three and thi");
    EXPECT_EQ(fateOf(account, "players/*/fileRank").fate, Fate::Added);
    EXPECT_EQ(fateOf(account, "rounds/*/games").fate, Fate::Whole);
    EXPECT_FALSE(fateOf(account, "players/*/marks/noByes").withheld) << "TRF16 has no place for it at all";
}

TEST(LossAccount, SaysWhatWasLeftOutOnPurpose)
{
    const EventContent wanted{"Event", {}, {byNumber(markedThree())}};
    const auto written = writeTrf(markedThree(), {.ownLines = OwnLines::Public, .event = "Event"});
    ASSERT_TRUE(written.ok());
    const EventContent back{written->read.name, written->read.units, {written->read.section}};
    const LossAccount account = lossAccount(*writtenFormat("trf26"), wanted, back, false);
    EXPECT_FALSE(account.isSilent());
    for (const MemberFate& fate : account.members) {
        EXPECT_EQ(fate.withheld, fate.member == "players/*/marks/noByes") << fate.member;
        EXPECT_EQ(fate.fate == Fate::Lost, fate.withheld) << fate.member;
    }
    const Json json = toJson(account);
    EXPECT_EQ(json["format"], "trf26");
    EXPECT_EQ(json["silent"], false);
    EXPECT_EQ(json["completeCopy"], false);
}

TEST(LossAccount, AMissingRoundOrPlayerTakesWithItWhatItHad)
{
    const Section section = byNumber(markedThree());
    Section shorter = section;
    shorter.rounds.clear();
    const auto account = [&](const Section& back) {
        return lossAccount(*writtenFormat("trf26"), {{}, {}, {section}}, {{}, {}, {back}});
    };
    EXPECT_EQ(fateOf(account(shorter), "rounds/*/games").fate, Fate::Lost);
    EXPECT_EQ(fateOf(account(shorter), "rounds/*/byes").where, "rounds/1/byes");
    shorter = section;
    shorter.players.clear();
    EXPECT_EQ(fateOf(account(shorter), "players/*/unit").fate, Fate::Lost);
    const LossAccount none = lossAccount(*writtenFormat("trf26"), {"E", {}, {section}}, {});
    for (const MemberFate& fate : none.members) EXPECT_EQ(fate.fate, Fate::Lost) << fate.member;
    shorter = section;
    shorter.rounds.emplace_back();
    EXPECT_FALSE(account(shorter).isSilent());
    Section longer = section;
    longer.rounds.emplace_back();
    EXPECT_FALSE(lossAccount(*writtenFormat("trf26"), {{}, {}, {longer}}, {{}, {}, {section}}).isSilent());
}

/// What nobody reads again is told by the rows alone.
TEST(LossAccount, OfPagesIsThatOfTheRows)
{
    const WrittenFormat& pages = *writtenFormat("html");
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const EventContent event = contentOf(fixture::wholeEvent(seed));
        for (const MemberFate& fate : lossAccount(pages, event, asCarried(pages, event)).members) {
            const bool isShown = fate.row.carried.page == Carry::Whole;
            EXPECT_EQ(fate.fate == Fate::Whole, isShown) << fate.member;
        }
    }
}

ReportedEvent reported(const ReportedEvent& event, const TrfWriteOptions& options)
{
    TrfWriteOptions how = options;
    how.event = event.name;
    how.units = event.units;
    const auto written = writeTrf(event.section, how);
    return written ? written->read : ReportedEvent{};
}

/// A row that says what isn't so is named, whichever it is.
TEST(Carried, AFalseRowIsFound)
{
    const auto plain = [](const ReportedEvent& event) { return reported(event, {.ownLines = OwnLines::None}); };
    const auto truth = fixture::carriageOf(plain, 20);
    ASSERT_EQ(fixture::wrongAbout(truth, &Carried::trf26), "");
    int planted = 0;
    for (const auto& [member, of] : truth) {
        if (fixture::isInList(member) || of.filled == 0) continue;
        const bool isNothing = of.whole == 0 && of.nothing == of.filled;
        const bool isInPart = !isNothing && of.whole < of.filled;
        std::vector<Carry> lies{isNothing ? Carry::Whole : Carry::Lost};
        if (isNothing) lies.push_back(Carry::Rounded);
        if (isInPart && !of.isPart) lies.push_back(Carry::Whole);
        for (const Carry lie : lies) {
            fixture::Carriage lying = of;
            lying.row.carried.trf26 = lie;
            EXPECT_THAT(fixture::wrongAbout({{member, lying}}, &Carried::trf26), testing::StartsWith(member))
                << static_cast<int>(lie);
            ++planted;
        }
    }
    EXPECT_GE(planted, 100);
}

}  // namespace
}  // namespace kydai::format
