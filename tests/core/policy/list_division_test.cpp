#include "policy/list_division.h"

#include "policy/judge.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace kydai::policy {
namespace {

constexpr int kYear = 2026;

Section section(const std::string& name, Sex sex, int age)
{
    Section one;
    one.info.name = name;
    one.info.limits.sex = sex;
    one.info.limits.bornFrom = kYear - age;
    one.rules.scheduledRounds = 5;
    return one;
}

/// U8 and U10, boys and girls: the targets 0, 1, 2, 3.
Event fourSections()
{
    Event event;
    for (const Section& one : {section("U8 Nam", Sex::Male, 8), section("U8 Nữ", Sex::Female, 8),
                               section("U10 Nam", Sex::Male, 10), section("U10 Nữ", Sex::Female, 10)})
        event.sections.push_back({newSectionId(event), std::make_shared<const Section>(one)});
    return event;
}

Listed listed(const std::string& name, int born, Sex sex, const std::string& where = {}, const std::string& unit = {})
{
    Listed one;
    one.player.name = name;
    one.player.birth.year = born;
    one.player.sex = sex;
    one.player.unit = unit;
    one.section = where;
    return one;
}

Event after(const Event& event, const ListDivision& division)
{
    const CompoundChange action = takingList(event, division, *event.sections.front().section);
    EXPECT_EQ(action.kind, ActionKind::TakeList);
    const auto made = applyAll(event, action.changes);
    EXPECT_TRUE(made.ok());
    return !made || made->empty() ? event : made->back().applied.event;
}

std::vector<std::string> namesIn(const Event& event, std::size_t at)
{
    std::vector<std::string> names;
    for (const Player& player : event.sections.at(at).section->players) names.push_back(player.name);
    std::ranges::sort(names);
    return names;
}

using Remarks = std::vector<ListRemark>;
using Names = std::vector<std::string>;

TEST(ListDivision, BirthAndSexDivideWhereNothingElseDoes)
{
    const Event event = fourSections();
    const Event filled =
        after(event, divided(event, {listed("An", 2018, Sex::Male), listed("Bình", 2017, Sex::Male),
                                     listed("Chi", 2018, Sex::Female), listed("Dung", 2016, Sex::Female)}));
    EXPECT_EQ(namesIn(filled, 0), Names{"An"});
    EXPECT_EQ(namesIn(filled, 1), Names{"Chi"});
    EXPECT_EQ(namesIn(filled, 2), Names{"Bình"});
    EXPECT_EQ(namesIn(filled, 3), Names{"Dung"});
}

TEST(ListDivision, AColumnOrASheetSaysTheSectionInItsOwnWords)
{
    const Event event = fourSections();
    const ListDivision division =
        divided(event,
                {listed("An", 2018, Sex::Male, "U8"), listed("Chi", 2018, Sex::Unknown, "u8 nu"),
                 listed("Dung", 2016, Sex::Female, "10"), listed("Giang", 2014, Sex::Female, "U12")},
                kYear);
    ASSERT_EQ(division.targets.size(), 5U) << "U12 Nữ is offered";
    EXPECT_EQ(division.targets[4].name, "U12 Nữ");
    EXPECT_EQ(division.targets[4].limits.bornFrom, 2014);
    std::vector<std::size_t> targets;
    for (const ListLine& line : division.lines) {
        targets.push_back(line.target.value_or(99));
        EXPECT_TRUE(line.remarks.empty());
    }
    EXPECT_EQ(targets, (std::vector<std::size_t>{0, 1, 3, 4}));
    const Event filled = after(event, division);
    ASSERT_EQ(filled.sections.size(), 5U);
    EXPECT_EQ(namesIn(filled, 4), Names{"Giang"});
    EXPECT_EQ(filled.sections[4].section->info.limits.sex, Sex::Female);
    EXPECT_EQ(namesIn(filled, 1), Names{"Chi"});
    EXPECT_EQ(filled.sections[1].section->players.front().sex, Sex::Female) << "the section is for girls";
}

TEST(ListDivision, WhatIsToBeLookedAtIsSaidWithTheBetterPlace)
{
    const Event event = fourSections();
    const ListDivision division =
        divided(event, {listed("Lê Chi", 2018, Sex::Female, "U8 Nam"),
                        listed("Trần Thị Mai", 2018, Sex::Male, "U8 Nam"), listed("Lý Khoa", 2017, Sex::Male, "U8 Nam"),
                        listed("Võ Nam", 2018, Sex::Male, "U10 Nam"), listed("Hồ An", 0, Sex::Male, "U8 Nam"),
                        listed("Đỗ Già", 1990, Sex::Male), listed("Tổng cộng: 19", 0, Sex::Unknown, "U8 Nam")});
    const std::vector<std::pair<Remarks, std::optional<std::size_t>>> expected{
        {{ListRemark::OtherSex}, 1}, {{ListRemark::NameOfGirl}, 1},    {{ListRemark::TooOld}, 2},
        {{ListRemark::Younger}, 0},  {{ListRemark::BirthMissing}, {}}, {{ListRemark::NoSection}, {}},
        {{ListRemark::Footer}, {}}};
    ASSERT_EQ(division.lines.size(), expected.size());
    for (std::size_t at = 0; at < expected.size(); ++at) {
        EXPECT_EQ(division.lines[at].remarks, expected[at].first) << at;
        EXPECT_EQ(division.lines[at].better, expected[at].second) << at;
    }
    EXPECT_EQ(division.lines[5].decision, ListDecision::Drop);
    EXPECT_EQ(division.lines[6].decision, ListDecision::Drop);
    ListDivision moved = division;
    moved.lines[0].decision = ListDecision::Move;
    moved.lines[2].decision = ListDecision::Drop;
    const Event filled = after(event, moved);
    EXPECT_EQ(namesIn(filled, 0), (Names{"Hồ An", "Trần Thị Mai"}));
    EXPECT_EQ(namesIn(filled, 1), Names{"Lê Chi"});
    EXPECT_EQ(namesIn(filled, 2), Names{"Võ Nam"});
}

TEST(ListDivision, AChildTwiceIsMergedInASectionAndToldAcrossThem)
{
    const Event event = fourSections();
    Listed again = listed("le  AN", 2018, Sex::Male, "U8 Nam", "Huyện Trảng Bom");
    const ListDivision division = divided(
        event, {listed("Lê An", 2018, Sex::Male, "U8 Nam"), again, listed("Lê An", 2018, Sex::Male, "U10 Nam")});
    EXPECT_EQ(division.lines[1].remarks, Remarks{ListRemark::Twice});
    EXPECT_EQ(division.lines[1].decision, ListDecision::Merge);
    EXPECT_EQ(division.lines[2].remarks.back(), ListRemark::TwiceAcross);
    const Event filled = after(event, division);
    EXPECT_EQ(namesIn(filled, 0), Names{"Lê An"});
    EXPECT_EQ(filled.sections[0].section->players.front().unit, "Huyện Trảng Bom") << "the second line completes it";
    EXPECT_EQ(namesIn(filled, 2), Names{"Lê An"}) << "kept until somebody says otherwise";
}

TEST(ListDivision, OneUnitHasOneSpelling)
{
    const Event event = fourSections();
    ListDivision division = divided(
        event, {listed("A", 2018, Sex::Male, {}, "Huyện Trảng Bom"), listed("B", 2018, Sex::Male, {}, "H. Trảng Bom"),
                listed("C", 2018, Sex::Male, {}, "TP Biên Hòa"), listed("D", 2018, Sex::Male, {}, "Huyện Trảng Bom")});
    ASSERT_EQ(division.units.size(), 1U);
    EXPECT_EQ(division.units[0].wanted, "Huyện Trảng Bom");
    EXPECT_EQ(division.units[0].others, Names{"H. Trảng Bom"});
    const auto unitOfB = [&] {
        const Event filled = after(event, division);
        const auto& players = filled.sections[0].section->players;
        return std::ranges::find(players, "B", &Player::name)->unit;
    };
    EXPECT_EQ(unitOfB(), "Huyện Trảng Bom");
    division.units[0].merges = false;
    EXPECT_EQ(unitOfB(), "H. Trảng Bom");
}

TEST(ListDivision, ACorrectedListBringsOnlyWhatDiffers)
{
    const Event event = fourSections();
    const Event first = after(event, divided(event, {listed("An", 2018, Sex::Male), listed("Bình", 2018, Sex::Male),
                                                     listed("Cường", 2018, Sex::Male)}));
    ASSERT_EQ(namesIn(first, 0), (Names{"An", "Bình", "Cường"}));
    const ListDivision same = divided(
        first, {listed("An", 2018, Sex::Male), listed("Bình", 2018, Sex::Male), listed("Cường", 2018, Sex::Male)});
    EXPECT_TRUE(takingList(first, same, *first.sections[0].section).changes.empty());
    ListDivision division =
        divided(first, {listed("An", 2018, Sex::Male, {}, "Huế"), listed("Bình", 2018, Sex::Male, "U10 Nam"),
                        listed("Dũng", 2018, Sex::Male)});
    ASSERT_EQ(division.lines.size(), 4U);
    EXPECT_EQ(division.lines[0].as, ListedAs::Changed);
    EXPECT_EQ(division.lines[0].changed, std::vector<std::string_view>{"unit"});
    EXPECT_EQ(division.lines[1].as, ListedAs::Changed);
    EXPECT_EQ(division.lines[1].remarks.back(), ListRemark::OtherSection);
    EXPECT_EQ(division.lines[2].as, ListedAs::New);
    EXPECT_EQ(division.lines[3].as, ListedAs::Gone);
    EXPECT_EQ(division.lines[3].decision, ListDecision::Keep) << "nobody goes by himself";
    Event second = after(first, division);
    EXPECT_EQ(namesIn(second, 0), (Names{"An", "Cường", "Dũng"}));
    EXPECT_EQ(namesIn(second, 2), Names{"Bình"});
    EXPECT_EQ(std::ranges::find(second.sections[0].section->players, "An", &Player::name)->unit, "Huế");
    division.lines[3].decision = ListDecision::Drop;
    division.lines[0].decision = ListDecision::Drop;
    second = after(first, division);
    EXPECT_EQ(namesIn(second, 0), (Names{"An", "Dũng"}));
    EXPECT_EQ(std::ranges::find(second.sections[0].section->players, "An", &Player::name)->unit, "");
}

TEST(ListDivision, ItIsOneActionThatPolicyJudges)
{
    const Event event = fourSections();
    const ListDivision division =
        divided(event, {listed("An", 2018, Sex::Male), listed("Lý Khoa", 2010, Sex::Male, "U8 Nam")});
    const auto judged = judge({event, 0}, takingList(event, division, *event.sections[0].section));
    ASSERT_TRUE(judged.ok());
    ASSERT_EQ(judged->warnings().size(), 1U);
    EXPECT_EQ(judged->warnings().front().id, WarningId::OutsideLimits);
}

}  // namespace
}  // namespace kydai::policy
