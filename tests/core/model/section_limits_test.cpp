// Who is outside the limits that an event's regulations give a section.

#include "model/section_limits.h"

#include "model/section_check.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

Player born(int year, Sex sex = Sex::Unknown, int rating = 0)
{
    Player player;
    player.birth.year = year;
    player.sex = sex;
    player.rating = rating;
    return player;
}

TEST(SectionLimits, AnAgeGroupIsAYearOfBirthAndTheYoungerMayPlayToo)
{
    const SectionLimits u9{.bornFrom = 2017};
    EXPECT_EQ(brokenLimit(u9, born(2017)), LimitBroken::None);
    EXPECT_EQ(brokenLimit(u9, born(2020)), LimitBroken::None);
    EXPECT_EQ(brokenLimit(u9, born(2016)), LimitBroken::TooOld);
    const SectionLimits seniors{.bornTo = 1961};
    EXPECT_EQ(brokenLimit(seniors, born(1961)), LimitBroken::None);
    EXPECT_EQ(brokenLimit(seniors, born(1962)), LimitBroken::TooYoung);
}

TEST(SectionLimits, SexAndRating)
{
    const SectionLimits girls{.sex = Sex::Female};
    EXPECT_EQ(brokenLimit(girls, born(2015, Sex::Female)), LimitBroken::None);
    EXPECT_EQ(brokenLimit(girls, born(2015, Sex::Male)), LimitBroken::Sex);
    const SectionLimits band{.ratingFrom = 1400, .ratingTo = 1799};
    EXPECT_EQ(brokenLimit(band, born(0, Sex::Male, 1399)), LimitBroken::RatingTooLow);
    EXPECT_EQ(brokenLimit(band, born(0, Sex::Male, 1400)), LimitBroken::None);
    EXPECT_EQ(brokenLimit(band, born(0, Sex::Male, 1800)), LimitBroken::RatingTooHigh);
}

TEST(SectionLimits, WhatIsNotKnownBreaksNothing)
{
    const SectionLimits all{.sex = Sex::Female, .bornFrom = 2017, .bornTo = 2020, .ratingFrom = 1400, .ratingTo = 1799};
    EXPECT_EQ(brokenLimit(all, Player{}), LimitBroken::None);
}

TEST(SectionLimits, NumbersThatNobodyMeansAreRefused)
{
    SectionInfo info;
    EXPECT_TRUE(checkInfo(info).ok());
    info.firstTable = 0;
    EXPECT_EQ(checkInfo(info).error().code, Errc::OutOfRange);
    info.firstTable = 31;
    info.limits.bornFrom = -1;
    EXPECT_EQ(checkInfo(info).error().code, Errc::OutOfRange);
}

}  // namespace
}  // namespace kydai
