// The wall goes through the rooms in their order, what is new first, and shows each section as far as it is.
#include "desk/hall_tour.h"

#include "support/event_builder.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

namespace kydai::ui {
namespace {

/// One round with a game open, or without.
Section playing(const std::string& name, const std::string& room, int firstTable, bool isOver = false)
{
    Section section = isOver ? EventBuilder().player("2w1").player("1b0").scheduledRounds(3).build()
                             : EventBuilder().player("2w").player("1b").scheduledRounds(3).build();
    section.info.name = name;
    section.info.room = room;
    section.info.tables = 1;
    section.info.firstTable = firstTable;
    return section;
}

class Tour : public ::testing::Test {
protected:
    Tour()
    {
        add(playing("U9", "B", 11));
        add(playing("U11", "A", 1));
        add(playing("U13", "A", 2));
        add(EventBuilder().player("").player("").build());  // no round yet
        m_tour.take(m_event);
    }
    void add(Section section)
    {
        m_event.sections.push_back({SectionId{static_cast<std::int64_t>(m_event.sections.size()) + 1},
                                    std::make_shared<const Section>(std::move(section))});
    }
    void become(std::size_t at, Section section)
    {
        m_event.sections[at].section = std::make_shared<const Section>(std::move(section));
        m_tour.take(m_event);
    }
    [[nodiscard]] std::string at() const
    {
        const auto page = m_tour.page();
        if (!page) return "nowhere";
        const auto& section = *m_event.sections[static_cast<std::size_t>(page->section.value) - 1].section;
        return section.info.name + (page->standings ? " standings" : " pairings") + (page->isNews ? " new" : "");
    }
    std::string next()
    {
        m_tour.goOn();
        return at();
    }

    Event m_event{};
    HallTour m_tour{};
};

TEST_F(Tour, GoesThroughTheRoomsInTheirOrderAndBeginsAgain)
{
    EXPECT_EQ(at(), "U11 pairings");
    EXPECT_EQ(next(), "U13 pairings");
    EXPECT_EQ(next(), "U9 pairings");
    EXPECT_EQ(next(), "U11 pairings");
    m_tour.goBack();
    EXPECT_EQ(at(), "U9 pairings");
    EXPECT_EQ(m_tour.rooms(), (std::vector<std::string>{"A", "B"}));
}

TEST_F(Tour, WhatIsNewComesFirstAndIsNewsOnce)
{
    become(0, playing("U9", "B", 11, true));
    EXPECT_EQ(at(), "U11 pairings") << "a page is not torn away";
    EXPECT_EQ(next(), "U9 standings new");
    EXPECT_EQ(next(), "U11 pairings");
    EXPECT_EQ(next(), "U13 pairings");
    EXPECT_EQ(next(), "U9 standings") << "seen";
}

TEST_F(Tour, APageThatBecomesAnotherWhileItIsShownIsNews)
{
    become(1, playing("U11", "A", 1, true));
    EXPECT_EQ(at(), "U11 standings new");
    EXPECT_EQ(next(), "U13 pairings");
}

/// Two boards.
Section fourPlaying(const char* first, const char* second)
{
    return EventBuilder()
        .player(std::string("3w") + first)
        .player(std::string("4b") + second)
        .player(std::string("1b") + (*first == '1'   ? "0"
                                     : *first == '0' ? "1"
                                                     : first))
        .player(std::string("2w") + (*second == '1'   ? "0"
                                     : *second == '0' ? "1"
                                                      : second))
        .scheduledRounds(3)
        .build();
}

class TourOfResults : public Tour {
protected:
    TourOfResults()
    {
        m_event.sections[0].section = std::make_shared<const Section>(fourPlaying("", ""));
        become(0, "", "");
        m_tour = {};
        m_tour.take(m_event);
    }
    void become(std::size_t at, const char* first, const char* second)
    {
        Section section = fourPlaying(first, second);
        section.info.name = "U9";
        section.info.room = "B";
        section.info.tables = 2;
        section.info.firstTable = 11;
        Tour::become(at, std::move(section));
    }
    [[nodiscard]] std::vector<PlayerId> boards() const { return m_tour.page()->boards; }
};

TEST_F(TourOfResults, AResultThatCameIsMarkedWhenItsPageComes)
{
    become(0, "1", "");
    EXPECT_EQ(next(), "U13 pairings") << "it does not push before the others";
    EXPECT_TRUE(boards().empty());
    EXPECT_EQ(next(), "U9 pairings");
    EXPECT_EQ(boards(), std::vector<PlayerId>{playerId(1)});
    become(0, "1", "=");
    EXPECT_EQ(at(), "U9 standings new") << "while it is on the wall";
    EXPECT_EQ(boards().size(), 2U);
    next();
    next();
    EXPECT_EQ(next(), "U9 standings") << "seen";
}

TEST_F(TourOfResults, AResultThatStoodOtherwiseOnTheWallIsNewsAndComesFirst)
{
    become(0, "1", "");
    EXPECT_EQ(next(), "U13 pairings");
    EXPECT_EQ(next(), "U9 pairings");
    EXPECT_EQ(next(), "U11 pairings");
    become(0, "0", "");
    EXPECT_EQ(next(), "U9 pairings new");
    EXPECT_EQ(boards(), std::vector<PlayerId>{playerId(1)});
    EXPECT_EQ(next(), "U11 pairings");
    become(0, "0", "");
    EXPECT_EQ(next(), "U13 pairings") << "once";
    become(0, "", "");
    EXPECT_EQ(next(), "U9 pairings new") << "taken back, too";
}

TEST_F(Tour, ASectionThatBeginsToPlayIsNews)
{
    become(3, playing("U15", "B", 12));
    EXPECT_EQ(next(), "U15 pairings new");
}

TEST_F(Tour, OfARoomIsOfItsSectionsAlone)
{
    m_tour.setRoom("B");
    EXPECT_EQ(at(), "U9 pairings");
    EXPECT_EQ(next(), "U9 pairings");
    m_tour.setRoom("A");
    EXPECT_EQ(at(), "U11 pairings");
    EXPECT_EQ(next(), "U13 pairings");
    m_tour.setRoom("C");
    EXPECT_EQ(at(), "nowhere");
    m_tour.setRoom({});
    EXPECT_EQ(at(), "U13 pairings") << "all rooms go on where one was";
}

}  // namespace
}  // namespace kydai::ui
