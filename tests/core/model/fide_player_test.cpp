// A player of FIDE's list, and what of him is taken over into a section.
#include "model/fide_player.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

FidePlayer ofTheList()
{
    FidePlayer listed{.id = 12401234, .name = "Tran, Van An", .federation = "VIE"};
    listed.sex = "F";
    listed.title = "WFM";
    listed.birthYear = 2010;
    listed.standard = {1800, 5, 20};
    listed.rapid = {1700, 3, 30};
    listed.blitz = {1600, 1, 40};
    return listed;
}

TEST(FidePlayer, IsThePlayerOfHisNumberWhoseNameHasTheSameWordsAndWhoIsNotOfAnotherYear)
{
    const FidePlayer listed = ofTheList();
    const Player same{.name = "TRẦN Văn An", .fideId = "12401234", .birth = {2010, 5, 1}};
    EXPECT_TRUE(isListedAs(same, listed));
    Player other = same;
    other.name = "An Van Tran";
    EXPECT_TRUE(isListedAs(other, listed)) << "in whatever order";
    other.name = "Tran An";
    EXPECT_FALSE(isListedAs(other, listed));
    other = same;
    other.fideId = "12401235";
    EXPECT_FALSE(isListedAs(other, listed));
    other = same;
    other.birth.year = 2011;
    EXPECT_FALSE(isListedAs(other, listed));
    other.birth.year = 0;
    EXPECT_TRUE(isListedAs(other, listed));
    FidePlayer unknown = listed;
    unknown.birthYear = 0;
    EXPECT_TRUE(isListedAs(same, unknown));
}

TEST(FidePlayer, TheRatingIsOfTheListOfTheTempoElseOfTheNextOne)
{
    using enum TimeControl;
    FidePlayer listed = ofTheList();
    RuleSet rules;
    const auto listFor = [&](TimeControl tempo) {
        rules.timeControl = tempo;
        return ratingListFor(listed, rules);
    };
    EXPECT_EQ(listFor(Standard), Standard);
    EXPECT_EQ(listFor(Rapid), Rapid);
    EXPECT_EQ(listFor(Blitz), Blitz);
    listed.blitz.rating = 0;
    EXPECT_EQ(listFor(Blitz), Standard) << "before rapid";
    listed.standard.rating = 0;
    EXPECT_EQ(listFor(Blitz), Rapid);
    EXPECT_EQ(listFor(Standard), Rapid);
    listed.rapid.rating = 0;
    listed.blitz.rating = 1;
    EXPECT_EQ(listFor(Standard), Blitz);
    EXPECT_EQ(listFor(Rapid), Blitz);
    listed.blitz.rating = 0;
    for (const TimeControl tempo : {Standard, Rapid, Blitz}) EXPECT_EQ(listFor(tempo), tempo) << "unrated everywhere";
    rules.ratingLists = {Blitz, Rapid};
    EXPECT_EQ(ratingListsOf(rules), (std::vector{Blitz, Rapid})) << "as the rules have it";
}

TEST(FidePlayer, BringsHisNumbersAndWhatWasNotKnownOfHim)
{
    RuleSet rules;
    rules.timeControl = TimeControl::Rapid;
    Player before{.name = "Trần Văn An", .rating = 1500, .unit = "Biên Hòa"};
    before.kFactor = 10;
    before.title = Title::CM;
    before.titleText = "ACM";
    before.federation = "FID";
    const Player after = broughtToList(before, ofTheList(), rules, "NOV26");
    EXPECT_EQ(after.name, "Trần Văn An") << "as he is written here";
    EXPECT_EQ(after.unit, "Biên Hòa");
    EXPECT_EQ(after.rating, 1700);
    EXPECT_EQ(after.kFactor, 30);
    EXPECT_EQ(after.title, Title::WFM);
    EXPECT_EQ(after.titleText, "");
    EXPECT_EQ(after.federation, "VIE");
    EXPECT_EQ(after.ratings.source, "FIDE rapid NOV26");
    EXPECT_EQ(
        after.ratings.listed,
        (std::vector<ListRating>{{"standard", 1800, "NOV26"}, {"rapid", 1700, "NOV26"}, {"blitz", 1600, "NOV26"}}));
    EXPECT_EQ(after.sex, Sex::Female);
    EXPECT_EQ(after.birth, (Date{2010, 0, 0}));
    before.sex = Sex::Male;
    before.birth = {2009, 1, 2};
    const Player known = broughtToList(before, ofTheList(), rules, "NOV26");
    EXPECT_EQ(known.sex, Sex::Male);
    EXPECT_EQ(known.birth, (Date{2009, 1, 2}));
    FidePlayer unrated = ofTheList();
    unrated.standard.rating = unrated.rapid.rating = unrated.blitz.rating = 0;
    EXPECT_EQ(broughtToList(before, unrated, rules, "NOV26").kFactor, 0) << "no rating, no factor";
}

TEST(FidePlayer, TheSexIsTheListsOwnElseThatOfTheFlag)
{
    const auto sexOf = [](std::string sex, std::string flag) {
        FidePlayer listed = ofTheList();
        listed.sex = std::move(sex);
        listed.flag = std::move(flag);
        return playerOf(listed, {}, "").sex;
    };
    EXPECT_EQ(sexOf("M", "w"), Sex::Male);
    EXPECT_EQ(sexOf("F", ""), Sex::Female);
    EXPECT_EQ(sexOf("", "wi"), Sex::Female);
    EXPECT_EQ(sexOf("", "i"), Sex::Unknown);
    FidePlayer arena = ofTheList();
    arena.title = "AFM";
    EXPECT_EQ(playerOf(arena, {}, "").title, Title::None);
    EXPECT_EQ(playerOf(arena, {}, "").titleText, "AFM");
    constexpr std::pair<const char*, Title> kAll[] = {{"GM", Title::GM},   {"IM", Title::IM},   {"WGM", Title::WGM},
                                                      {"FM", Title::FM},   {"WIM", Title::WIM}, {"CM", Title::CM},
                                                      {"WFM", Title::WFM}, {"WCM", Title::WCM}};
    for (const auto& [word, title] : kAll) {
        arena.title = word;
        EXPECT_EQ(playerOf(arena, {}, "").title, title);
        EXPECT_EQ(playerOf(arena, {}, "").titleText, "");
    }
}

}  // namespace
}  // namespace kydai
