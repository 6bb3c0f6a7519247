#include "policy/list_division.h"

#include "model/doubles.h"
#include "model/hall.h"
#include "model/persons.h"
#include "policy/actions.h"
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

TEST(ListDivision, ABirthThatIsNotKnownDividesNobodyWhereNoSectionAsksForIt)
{
    Event event;
    for (const Sex sex : {Sex::Male, Sex::Female}) {
        Section one = section(sex == Sex::Male ? "Nam" : "Nữ", sex, 0);
        one.info.limits.bornFrom = 0;
        event.sections.push_back({newSectionId(event), std::make_shared<const Section>(one)});
    }
    const ListDivision division =
        divided(event, {listed("An", 0, Sex::Male), listed("Chi", 0, Sex::Female), listed("Em", 0, Sex::Unknown)});
    ASSERT_EQ(division.lines.size(), 3U);
    EXPECT_EQ(division.lines[0].target, std::optional<std::size_t>(0));
    EXPECT_EQ(division.lines[1].target, std::optional<std::size_t>(1));
    EXPECT_FALSE(division.lines[2].target) << "of whom nothing is known";
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
    moved.lines[4].decision = ListDecision::Move;  // to no better place: he stays
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

/// One section without limits besides what its name says.
Event only(const std::string& name, Date firstDay = {kYear, 6, 1})
{
    Event event;
    Section one;
    one.info.name = name;
    one.info.firstDay = firstDay;
    event.sections.push_back({newSectionId(event), std::make_shared<const Section>(one)});
    return event;
}

Remarks remarksOf(const Event& event, const Listed& line)
{
    return divided(event, {line}).lines.at(0).remarks;
}

TEST(ListDivision, SumsAndSignaturesAreNoPlayers)
{
    const Event event = fourSections();
    for (const char* name : {"Tổng", "Tổng cộng: 19", "CỘNG", "Total 5", "Sum", "Người lập biểu", "Ban tổ chức",
                             "Ký tên", "Ghi chú: vắng", "Xác nhận của trường"})
        EXPECT_EQ(remarksOf(event, listed(name, 0, Sex::Unknown, "U8 Nam")), Remarks{ListRemark::Footer}) << name;
    for (const char* name : {"Tổngg", "Sumi An", "Ban Tuấn", "Ký An", "Người An"})
        EXPECT_EQ(remarksOf(event, listed(name, 0, Sex::Male, "U8 Nam")), Remarks{ListRemark::BirthMissing}) << name;
    EXPECT_TRUE(remarksOf(event, listed("Tổng", 2018, Sex::Male, "U8 Nam")).empty()) << "who has a birth is somebody";
    Listed known = listed("Tổng", 0, Sex::Male, "U8 Nam");
    known.player.fideId = "12400000";
    EXPECT_EQ(remarksOf(event, known), Remarks{ListRemark::BirthMissing});
}

TEST(ListDivision, ThiInTheMiddleOfANameIsAGirls)
{
    const Event event = fourSections();
    const auto isTold = [&](const char* name, Sex sex = Sex::Male) {
        const char* const where = sex == Sex::Male ? "U8 Nam" : "U8 Nữ";
        return remarksOf(event, listed(name, 2018, sex, where)) == Remarks{ListRemark::NameOfGirl};
    };
    EXPECT_TRUE(isTold("Trần Thị Mai"));
    EXPECT_TRUE(isTold("Trần Ngọc Thị Mai"));
    EXPECT_TRUE(isTold("TRAN THI MAI"));
    EXPECT_FALSE(isTold("Thị Văn Mai"));
    EXPECT_FALSE(isTold("Trần Mai Thị"));
    EXPECT_FALSE(isTold("Thị Mai"));
    EXPECT_FALSE(isTold("Trần Thịnh Mai"));
    EXPECT_FALSE(isTold("Trần Thị Mai", Sex::Female));
}

TEST(ListDivision, TheNameOfASectionSaysAgeAndSex)
{
    const auto isToo = [](const std::string& name, int born, Sex sex) {
        return remarksOf(only(name), listed("An", born, sex, name));
    };
    for (const char* name : {"U9", "u09", "Bảng 9", "9 tuổi", "Nhóm U9"}) {
        EXPECT_TRUE(isToo(name, kYear - 9, Sex::Male).empty()) << name;
        EXPECT_EQ(isToo(name, kYear - 10, Sex::Male), Remarks{ListRemark::TooOld}) << name;
        EXPECT_EQ(isToo(name, 0, Sex::Male), Remarks{ListRemark::BirthMissing}) << name;
    }
    EXPECT_EQ(isToo("U4", kYear - 5, Sex::Male), Remarks{ListRemark::TooOld});
    EXPECT_EQ(isToo("99", kYear - 100, Sex::Male), Remarks{ListRemark::TooOld});
    for (const char* name : {"U3", "3", "100", "Mở rộng", "9a", "U", "A1"})
        EXPECT_TRUE(isToo(name, 1950, Sex::Male).empty()) << name << ": no age";
    for (const char* name : {"Nam", "Bé trai", "Boys", "Men"}) {
        EXPECT_EQ(isToo(name, 0, Sex::Female), Remarks{ListRemark::OtherSex}) << name;
        EXPECT_TRUE(isToo(name, 0, Sex::Male).empty()) << name;
    }
    for (const char* name : {"Nữ", "Bé gái", "Girls", "Women"}) {
        EXPECT_EQ(isToo(name, 0, Sex::Male), Remarks{ListRemark::OtherSex}) << name;
        EXPECT_TRUE(isToo(name, 0, Sex::Female).empty()) << name;
        EXPECT_TRUE(isToo(name, 0, Sex::Unknown).empty()) << name;
    }
    EXPECT_EQ(isToo("U9 U12", kYear - 10, Sex::Male), Remarks{ListRemark::TooOld}) << "the first age counts";
}

TEST(ListDivision, TheYearIsTheEventsOrAsItIsSaid)
{
    const Listed ten = listed("An", kYear - 10, Sex::Male, "U9");
    EXPECT_EQ(remarksOf(only("U9"), ten), Remarks{ListRemark::TooOld});
    EXPECT_TRUE(divided(only("U9"), {ten}, kYear - 1).lines.at(0).remarks.empty());
    EXPECT_TRUE(remarksOf(only("U9", {}), ten).empty()) << "without a year no age is known";
    Event second = only("U9", {});
    Section dated = *second.sections[0].section;
    dated.info.firstDay = {kYear, 1, 1};
    dated.info.name = "U7";
    second.sections.push_back({newSectionId(second), std::make_shared<const Section>(dated)});
    EXPECT_EQ(remarksOf(second, ten), Remarks{ListRemark::TooOld});
}

TEST(ListDivision, EverybodyGoesToTheLowestAgeThatIsHis)
{
    Event event = fourSections();
    const auto add = [&](Section one) {
        event.sections.push_back({newSectionId(event), std::make_shared<const Section>(std::move(one))});
    };
    add(section("Chung", Sex::Unknown, 10));
    Section open;
    open.info.name = "Mở rộng";
    add(open);
    const auto targetOf = [&](const Listed& line) { return divided(event, {line}).lines.at(0).target; };
    EXPECT_EQ(targetOf(listed("A", 2018, Sex::Male)), 0U);
    EXPECT_EQ(targetOf(listed("A", 2018, Sex::Female)), 1U);
    EXPECT_EQ(targetOf(listed("A", 2017, Sex::Male)), 2U) << "that of his sex before the common one";
    EXPECT_EQ(targetOf(listed("A", 2016, Sex::Female)), 3U);
    EXPECT_EQ(targetOf(listed("A", 2017, Sex::Unknown)), 4U) << "nothing is guessed";
    EXPECT_EQ(targetOf(listed("A", 2015, Sex::Male)), std::nullopt) << "nobody is put where nothing is asked";
    EXPECT_EQ(targetOf(listed("A", 0, Sex::Male)), std::nullopt);
}

TEST(ListDivision, WhatNoSectionIsCalledIsOfferedOnce)
{
    const Event event = fourSections();
    const ListDivision division =
        divided(event,
                {listed("A", 2010, Sex::Male, "Đại chúng"), listed("B", 2010, Sex::Female, "đại  CHÚNG"),
                 listed("C", 2012, Sex::Male, "U14"), listed("D", 2012, Sex::Male, "Nam 14"),
                 listed("E", 2012, Sex::Female, "Girls 14"), listed("F", 2012, Sex::Unknown, "14")},
                kYear);
    Names names;
    for (std::size_t at = 4; at < division.targets.size(); ++at) {
        names.push_back(division.targets[at].name);
        EXPECT_EQ(division.targets[at].section, SectionId{});
    }
    EXPECT_EQ(names, (Names{"Đại chúng", "U14 Nam", "U14 Nữ", "U14"}));
    std::vector<std::size_t> targets;
    for (const ListLine& line : division.lines) targets.push_back(line.target.value_or(99));
    EXPECT_EQ(targets, (std::vector<std::size_t>{4, 4, 5, 5, 6, 7}));
    EXPECT_EQ(division.targets[5].limits.bornFrom, kYear - 14);
    EXPECT_EQ(division.targets[5].limits.sex, Sex::Male);
    EXPECT_FALSE(division.targets[4].limits.areSet());
}

TEST(ListDivision, TheKindOfAUnitIsNoPartOfItsName)
{
    const Event event = fourSections();
    for (const char* kind : {"H.", "Huyện", "TP.", "Thành phố", "Q.", "Quận", "TX.", "Thị xã", "Tỉnh", "P.", "Phường",
                             "X.", "Xã", "TT.", "Thị trấn"}) {
        const ListDivision division =
            divided(event, {listed("A", 2018, Sex::Male, {}, "Mỹ Tho"), listed("B", 2018, Sex::Male, {}, "Mỹ Tho"),
                            listed("C", 2018, Sex::Male, {}, std::string(kind) + " Mỹ Tho")});
        ASSERT_EQ(division.units.size(), 1U) << kind;
        EXPECT_EQ(division.units[0].wanted, "Mỹ Tho");
        EXPECT_EQ(division.units[0].others, Names{std::string(kind) + " Mỹ Tho"});
        EXPECT_TRUE(division.units[0].merges);
    }
    const ListDivision equal =
        divided(event, {listed("A", 2018, Sex::Male, {}, "H. Ba Vì"), listed("B", 2018, Sex::Male, {}, "Huyện Ba Vì"),
                        listed("C", 2018, Sex::Male, {}, "Huyện"), listed("D", 2018, Sex::Male, {}, "Quận")});
    ASSERT_EQ(equal.units.size(), 1U) << "a kind alone is a name";
    EXPECT_EQ(equal.units[0].wanted, "Huyện Ba Vì") << "the longer of two that are as frequent";
}

/// The event with one boy in U8 Nam, who is in it with everything that a list can say.
Event withOne(Player player)
{
    Event event = fourSections();
    Section section = *event.sections[0].section;
    player.id = playerId(1);
    player.tpn = 1;
    section.players = {player};
    event.sections[0].section = std::make_shared<const Section>(section);
    return event;
}

TEST(ListDivision, WhatAListDoesNotSayStaysAndWhatItSaysIsNamed)
{
    Player there;
    there.name = "Lê An";
    there.birth = {2018, 5, 6};
    there.sex = Sex::Male;
    there.unit = "Huế";
    there.rating = 1500;
    there.fideId = "12400000";
    const Event event = withOne(there);
    const auto changedBy = [&](auto&& change) {
        Listed one;
        one.player.name = there.name;
        one.section = "U8 Nam";
        change(one.player);
        const ListDivision division = divided(event, {one});
        const auto& line = division.lines.at(0);
        EXPECT_EQ(line.player, playerId(1));
        EXPECT_EQ(line.from, event.sections[0].id);
        EXPECT_EQ(line.as, line.changed.empty() ? ListedAs::Same : ListedAs::Changed);
        const Event made = after(event, division);
        return std::pair(std::vector<std::string>(line.changed.begin(), line.changed.end()),
                         made.sections[0].section->players.at(0));
    };
    const auto expectOnly = [&](const std::string& word, auto&& change) {
        Player expected = there;
        change(expected);
        expected.id = playerId(1);
        expected.tpn = 1;
        const auto [words, made] = changedBy(change);
        EXPECT_EQ(words, Names{word});
        EXPECT_EQ(made, expected) << word;
    };
    EXPECT_TRUE(changedBy([](Player&) {}).first.empty());
    expectOnly("name", [](Player& player) { player.name = "lê  An"; });
    expectOnly("birth", [](Player& player) { player.birth = {2018, 0, 0}; });
    expectOnly("sex", [](Player& player) { player.sex = Sex::Female; });
    expectOnly("unit", [](Player& player) { player.unit = "Vinh"; });
    expectOnly("rating", [](Player& player) { player.rating = 1501; });
    EXPECT_TRUE(changedBy([](Player& player) { player.unit = "TP Huế"; }).first.empty()) << "another spelling";
    Listed other;
    other.player.name = there.name;
    other.player.fideId = "12400001";
    other.section = "U8 Nam";
    EXPECT_EQ(divided(event, {other}).lines.at(0).as, ListedAs::New) << "another FIDE ID is another child";
    other.player.fideId.clear();
    other.player.birth = {2017, 5, 6};
    EXPECT_EQ(divided(event, {other}).lines.at(0).as, ListedAs::New) << "and another birth";
    Player unknown = there;
    unknown.fideId.clear();
    other.player = there;
    EXPECT_EQ(divided(withOne(unknown), {other}).lines.at(0).changed, std::vector<std::string_view>{"fideId"});
}

TEST(ListDivision, TheSecondLineFillsWhatTheFirstLeavesOpen)
{
    Listed first = listed("Lê An", 2018, Sex::Unknown, "U8 Nam");
    Listed second = listed("LÊ AN", 2018, Sex::Male, "U8 Nam", "Huế");
    second.player.birth = {2018, 3, 4};
    second.player.rating = 1200;
    second.player.fideId = "12400000";
    const Event made = after(fourSections(), divided(fourSections(), {first, second}));
    ASSERT_EQ(made.sections[0].section->players.size(), 1U);
    const Player& one = made.sections[0].section->players[0];
    EXPECT_EQ(one.name, "Lê An");
    EXPECT_EQ(one.sex, Sex::Male);
    EXPECT_EQ(one.unit, "Huế");
    EXPECT_EQ(one.rating, 1200);
    EXPECT_EQ(one.fideId, "12400000");
    EXPECT_EQ(one.birth, (Date{2018, 0, 0})) << "what the first says stands";
    const ListDivision two = divided(fourSections(), {first, listed("Lê An", 2017, Sex::Male, "U8 Nam")});
    EXPECT_EQ(two.lines[1].twin, std::nullopt) << "another birth: another child";
    const ListDivision third = divided(fourSections(), {first, second, first});
    EXPECT_EQ(third.lines[1].twin, 0U);
    EXPECT_EQ(third.lines[2].twin, 0U);
}

TEST(ListDivision, OnlyWhomAFilledSectionMissesIsGone)
{
    Event event = fourSections();
    for (const std::size_t at : {std::size_t{0}, std::size_t{2}}) {
        Section one = *event.sections[at].section;
        for (int number = 1; number <= 3; ++number) {
            Player& player = one.players.emplace_back();
            player.id = playerId(number);
            player.tpn = number;
            player.name = "P" + std::to_string(number);
            player.birth.year = 2018;
        }
        one.players[2].withdrawnFromRound = 1;
        event.sections[at].section = std::make_shared<const Section>(one);
    }
    const ListDivision division = divided(event, {listed("P1", 2018, Sex::Male, "U8 Nam")});
    ASSERT_EQ(division.lines.size(), 2U) << "U10 is not filled, and the third has withdrawn";
    EXPECT_EQ(division.lines[1].as, ListedAs::Gone);
    EXPECT_EQ(division.lines[1].player, playerId(2));
    EXPECT_EQ(division.lines[1].from, event.sections[0].id);
    EXPECT_EQ(division.lines[1].target, 0U);
    ListDivision dropped = division;
    dropped.lines[1].decision = ListDecision::Drop;
    EXPECT_EQ(namesIn(after(event, dropped), 0), (Names{"P1", "P3"}));
    Section played = *event.sections[0].section;
    played.rounds.emplace_back().games = {{playerId(1), playerId(2), Outcome::Win, Outcome::Loss}};
    event.sections[0].section = std::make_shared<const Section>(played);
    const Event left = after(event, dropped);
    EXPECT_EQ(namesIn(left, 0), (Names{"P1", "P2", "P3"})) << "who has played stays, withdrawn";
    EXPECT_EQ(left.sections[0].section->player(playerId(2)).withdrawnFromRound, 2);
}

TEST(ListDivision, OfTwoOfOneNameTheOneOfThatSectionIsMeant)
{
    Event event = fourSections();
    for (const std::size_t at : {std::size_t{0}, std::size_t{2}}) {
        Section one = *event.sections[at].section;
        Player& player = one.players.emplace_back();
        player.id = playerId(1);
        player.tpn = 1;
        player.name = "Lê An";
        event.sections[at].section = std::make_shared<const Section>(one);
    }
    for (const auto& [word, at] : {std::pair("U8 Nam", 0), {"U10 Nam", 2}}) {
        const ListDivision division = divided(event, {listed("Lê An", 0, Sex::Unknown, word)});
        EXPECT_EQ(division.lines[0].from, event.sections[static_cast<std::size_t>(at)].id) << word;
        EXPECT_EQ(division.lines[0].as, ListedAs::Same);
    }
    const ListDivision both =
        divided(event, {listed("Lê An", 0, Sex::Unknown, "U8 Nam"), listed("Lê An", 0, Sex::Unknown, "U10 Nam")});
    EXPECT_EQ(both.lines[0].from, event.sections[0].id);
    EXPECT_EQ(both.lines[1].from, event.sections[2].id);
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

/// U8 of boys and girls, in standard chess with players and in rapid without.
Event standardAndRapid()
{
    Event event;
    for (const char* group : {"cờ tiêu chuẩn", "cờ nhanh"}) {
        for (const auto& [name, sex] : {std::pair("U8 Nam", Sex::Male), std::pair("U8 Nữ", Sex::Female)}) {
            Section one = section(std::string(name) + " " + group, sex, 8);
            one.info.group = group;
            event.sections.push_back({newSectionId(event), std::make_shared<const Section>(one)});
        }
    }
    const Event part = onlyGroup(event, "cờ tiêu chuẩn");
    const CompoundChange filled = takingList(
        part,
        divided(part, {listed("An", 2018, Sex::Male, "", "Biên Hòa"), listed("Chi", 2018, Sex::Female, "", "Vĩnh Cửu"),
                       listed("Em", 2019, Sex::Female, "U8 Nữ", "Biên Hòa")}),
        *part.sections.front().section);
    const auto made = applyAll(event, filled.changes);
    EXPECT_TRUE(made.ok());
    return made->back().applied.event;
}

TEST(ListDivision, AListForOneGroupLeavesTheOthersAlone)
{
    const Event event = standardAndRapid();
    EXPECT_EQ(groupsOf(event), (Names{"cờ tiêu chuẩn", "cờ nhanh"}));
    EXPECT_EQ(namesIn(event, 0), Names{"An"});
    EXPECT_EQ(namesIn(event, 1), (Names{"Chi", "Em"}));
    EXPECT_EQ(namesIn(event, 2), Names{});
    EXPECT_EQ(namesIn(event, 3), Names{});
}

TEST(ListDivision, ThePlayersOfOneGroupComeIntoAnotherAndAreOnePersonEach)
{
    const Event event = standardAndRapid();
    const Event rapid = onlyGroup(event, "cờ nhanh");
    const ListDivision division = divided(rapid, listOfGroup(event, "cờ tiêu chuẩn"), kYear);
    EXPECT_EQ(division.targets.size(), 2U) << "no section is offered: each finds its like";
    for (const ListLine& line : division.lines) EXPECT_TRUE(line.remarks.empty());
    const auto made = applyAll(event, takingList(rapid, division, *rapid.sections.front().section).changes);
    ASSERT_TRUE(made.ok());
    const Event filled = made->back().applied.event;
    EXPECT_EQ(namesIn(filled, 2), Names{"An"});
    EXPECT_EQ(namesIn(filled, 3), (Names{"Chi", "Em"}));
    EXPECT_TRUE(doublesOf(filled).empty());
    const Section& standard = *filled.sections[1].section;
    for (const Player& player : standard.players)
        EXPECT_EQ(Persons(filled).elsewhere(standard, player).size(), 1U) << player.name;
    // Once more: nobody comes twice.
    const Event again = onlyGroup(filled, "cờ nhanh");
    EXPECT_TRUE(
        takingList(again, divided(again, listOfGroup(filled, "cờ tiêu chuẩn"), kYear), *again.sections.front().section)
            .changes.empty());
}

TEST(ListDivision, SectionsOfTwoGroupsMeetByTheirNamesWithoutTheGroups)
{
    Event event;
    for (const char* name : {"Bảng A cờ tiêu chuẩn", "Bảng B cờ tiêu chuẩn", "Bảng B cờ nhanh", "Bảng A cờ nhanh"}) {
        Section one;
        one.info.name = name;
        one.info.group = std::string(name).find("nhanh") == std::string::npos ? "cờ tiêu chuẩn" : "cờ nhanh";
        Player player;
        player.id = playerId(1);
        player.tpn = 1;
        player.name = name;
        if (event.sections.size() < 2) one.players.push_back(player);
        event.sections.push_back({newSectionId(event), std::make_shared<const Section>(one)});
    }
    const Event rapid = onlyGroup(event, "cờ nhanh");
    const ListDivision division = divided(rapid, listOfGroup(event, "cờ tiêu chuẩn"));
    ASSERT_EQ(division.lines.size(), 2U);
    EXPECT_EQ(division.targets.size(), 2U) << "none is offered";
    EXPECT_EQ(division.lines[0].target, 1U) << "A into A";
    EXPECT_EQ(division.lines[1].target, 0U) << "B into B";
}

TEST(ListDivision, WhoLeftAGroupComesIntoNoOther)
{
    Event event = standardAndRapid();
    Section left = *event.sections.front().section;
    left.players.front().withdrawnFromRound = 1;
    event.sections.front().section = std::make_shared<const Section>(left);
    const std::vector<Listed> list = listOfGroup(event, "cờ tiêu chuẩn");
    ASSERT_EQ(list.size(), 2U);
    EXPECT_EQ(std::pair(list[0].line, list[1].line), std::pair(1, 2));
}

TEST(ListDivision, WhatIsSaidOfAPersonIsSaidInEveryGroup)
{
    const Event event = standardAndRapid();
    const Event rapid = onlyGroup(event, "cờ nhanh");
    const ListDivision division = divided(rapid, listOfGroup(event, "cờ tiêu chuẩn"), kYear);
    const auto made = applyAll(event, takingList(rapid, division, *rapid.sections.front().section).changes);
    ASSERT_TRUE(made.ok());
    Event filled = made->back().applied.event;
    Section abroad = *filled.sections[2].section;
    abroad.players.front().federation = "ENG";  // said there alone, and nobody corrects it
    filled.sections[2].section = std::make_shared<const Section>(abroad);
    Player corrected = filled.sections[0].section->players.front();
    corrected.name = "Ân";
    corrected.birth = {2018, 4, 30};
    corrected.rating = 1650;  // of standard chess: it stays there
    const CompoundChange action = editingPlayer(filled, filled.sections[0].id, corrected);
    ASSERT_EQ(action.changes.size(), 2U);
    const auto edited = applyAll(filled, action.changes);
    ASSERT_TRUE(edited.ok());
    const Player& there = edited->back().applied.event.sections[2].section->players.front();
    EXPECT_EQ(there.name, "Ân");
    EXPECT_EQ(there.birth, (Date{2018, 4, 30}));
    EXPECT_EQ(there.rating, 0);
    EXPECT_EQ(there.federation, "ENG") << "what wasn't corrected stays as it was entered";
    EXPECT_EQ(editingPlayer(filled, SectionId{99}, corrected).changes.size(), 1U)
        << "a change of nobody, to be refused";
    corrected.name = "An";
    corrected.birth = {2018, 0, 0};
    EXPECT_EQ(editingPlayer(filled, filled.sections[0].id, corrected).changes.size(), 1U)
        << "a rating is the section's";
}

}  // namespace
}  // namespace kydai::policy
