#include "model/member_paths.h"

#include "model/numbering.h"
#include "support/whole_event.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace kydai {
namespace {

const auto kEverything = [](const Row&) { return true; };

/// The same players with other facts, other rules and other rounds.
Section changed(const Section& section, Random& random)
{
    using fixture::wholePart;
    Section other = section;
    for (Player& player : other.players) {
        Player drawn = wholePart<Player>(random, section);
        drawn.id = player.id;
        drawn.tpn = player.tpn;
        if (random.below(2) == 0) player = drawn;
    }
    if (random.below(2) == 0) other.info = wholePart<SectionInfo>(random, section);
    if (random.below(2) == 0) other.rules = wholePart<RuleSet>(random, section);
    if (random.below(2) == 0) other.teams = wholePart<TeamEvent>(random, section);
    if (random.below(2) == 0) other.prizes = wholePart<PrizePlan>(random, section);
    other.rounds.resize(random.below(other.rounds.size() + 1));
    for (Round& round : other.rounds) {
        if (random.below(2) == 0) round.rules.reset();
        std::ranges::reverse(round.games);
        round.comments.clear();
    }
    if (random.below(4) == 0) other.rounds = section.rounds, other.rounds.emplace_back();
    other.foreignLines.clear();
    return other;
}

TEST(MemberPaths, WhatIsToldMakesTheOtherOne)
{
    for (std::uint64_t seed = 0; seed < 80; ++seed) {
        Random random(seed);
        const Section wanted = byNumber(fixture::wholeSection(random));
        Section found = changed(wanted, random);
        const auto told = seed % 2 == 0 ? joined(memberDifferences(wanted, found)) : memberDifferences(wanted, found);
        for (const MemberDifference& difference : told) {
            const auto set = setMember(found, difference.path, difference.wanted, kEverything);
            ASSERT_TRUE(set.ok()) << difference.path << ' ' << difference.wanted;
        }
        EXPECT_TRUE(found == wanted) << "seed " << seed;
        for (const MemberDifference& left : memberDifferences(wanted, found))
            ADD_FAILURE() << left.path << ' ' << left.wanted << ' ' << left.found;
    }
}

TEST(MemberPaths, WhatIsTheSameIsToldOnce)
{
    Section wanted;
    for (int number = 1; number <= 60; ++number) wanted.players.push_back({.tpn = number});
    Section found = wanted;
    for (Player& player : wanted.players) player.unit = player.tpn % 3 == 0 || player.tpn > 50 ? "Huế" : "Cần Thơ";
    for (const int number : {4, 5, 6, 9}) wanted.players[static_cast<std::size_t>(number - 1)].fixedBoard = 2;
    wanted.rounds.resize(3);
    found.rounds.resize(3);
    for (Round& round : wanted.rounds) round.rules = rulesKeptBy(wanted.rules, 1);
    std::string paths;
    for (const MemberDifference& difference : joined(memberDifferences(wanted, found)))
        paths += difference.path + '=' + difference.wanted.dump() + '\n';
    EXPECT_EQ(paths,
              "players/1-2,4-5,7-8,10-11,13-14,16-17,19-20,22-23,25-26,28-29,31-32,34-35/unit=\"Cần Thơ\"\n"
              "players/3,6,9,12,15,18,21,24,27,30,33,36/unit=\"Huế\"\n"
              "players/4-6,9/fixedBoard=2\n"
              "players/37-38,40-41,43-44,46-47,49-50/unit=\"Cần Thơ\"\n"
              "players/39,42,45,48,51-60/unit=\"Huế\"\n"
              "rounds/1-3/rules={}\n");
}

TEST(MemberPaths, AWrongPathOrValueChangesNothing)
{
    Section section;
    section.players = {{.tpn = 1}, {.tpn = 2}};
    section.rounds.resize(2);
    section.rules.tieBreaks = {"BH"};
    const Section before = section;
    for (const char* path : {"",
                             "/",
                             "info",
                             "info/",
                             "info/nothing",
                             "players",
                             "players/3/unit",
                             "players/1",
                             "players/1/id",
                             "players/0/unit",
                             "players/1,/unit",
                             "players/2-1/unit",
                             "players/x/unit",
                             "players/1/unit/name",
                             "rounds/2",
                             "rounds/4",
                             "rounds/1-9999999999/date",
                             "rules/points",
                             "rules/tieBreaks/1",
                             "*"}) {
        EXPECT_FALSE(setMember(section, path, Json("x"), kEverything)) << path;
    }
    EXPECT_FALSE(setMember(section, "rules/tieBreaks", Json::array({"SB", 3}), kEverything));
    EXPECT_FALSE(setMember(section, "rounds/3", Json::parse(R"({"date":"2026-03-01","byes":7})"), kEverything));
    EXPECT_FALSE(setMember(section, "players/1/unit", Json("x"), [](const Row&) { return false; }));
    EXPECT_FALSE(setMember(section, "players/1/fixedBoard", Json(-1), kEverything)) << "out of bounds";
    EXPECT_FALSE(setMember(section, "players/1/unit", Json(std::string(201, 'x')), kEverything));
    EXPECT_FALSE(setMember(section, "players/1/fields", Json::parse(R"([{"head":"a","txt":"b"}])"), kEverything));
    EXPECT_EQ(section, before);
    EXPECT_TRUE(
        setMember(section, "players/1-9999/unit", Json("x"), [](const Row& row) { return row.word == "unit"; }));
    EXPECT_EQ(section.players[1].unit, "x");
}

TEST(MemberPaths, APlaceIsTakenOnceAndOnlyInItsList)
{
    PathsTaken taken;
    EXPECT_TRUE(taken.add("players/1-3/unit"));
    EXPECT_FALSE(taken.add("players/3/unit"));
    EXPECT_TRUE(taken.add("players/4/unit"));
    EXPECT_TRUE(taken.add("players/3/category"));
    EXPECT_TRUE(taken.add("rounds/3/unit"));
    EXPECT_TRUE(taken.add("info/name"));
    EXPECT_FALSE(taken.add("info/name"));
}

TEST(MemberPaths, TheStrictestPrivacyOfTheWayIsTold)
{
    Section wanted;
    wanted.players = {{.tpn = 1}};
    Section found = wanted;
    wanted.players[0].ratings.source = "typed";
    wanted.players[0].category = "U9";
    const auto told = memberDifferences(wanted, found);
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(told[0].path, "players/1/category");
    EXPECT_EQ(told[0].type, "player");
    EXPECT_EQ(told[0].privacy, Privacy::Public);
    EXPECT_EQ(told[1].path, "players/1/ratings/source");
    EXPECT_EQ(told[1].type, "ratings");
    EXPECT_EQ(told[1].privacy, Privacy::Never);
}

}  // namespace
}  // namespace kydai
