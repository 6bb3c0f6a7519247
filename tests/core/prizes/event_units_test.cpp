// Units over several sections: medals, the best by places and points, what parts them, and why.
#include "prizes/event_units.h"

#include "explain/explanation_json.h"
#include "prizes/explain_unit.h"
#include "support/event_builder.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace kydai::prizes {
namespace {

/// Four players who finish in their order, of these units and sexes.
Section sectionOf(const std::string& name, const std::vector<std::string>& units, const std::vector<Sex>& sexes = {})
{
    Section section = EventBuilder()
                          .player("4w1 3b1 2w1", 2000, "A " + name)
                          .player("3w1 4b1 1b0", 1900, "B " + name)
                          .player("2b0 1w0 4w1", 1800, "C " + name)
                          .player("1b0 2w0 3b0", 1700, "D " + name)
                          .scheduledRounds(3)
                          .build();
    section.info.name = name;
    for (std::size_t at = 0; at < section.players.size(); ++at) {
        section.players[at].unit = units.at(at);
        if (!sexes.empty()) section.players[at].sex = sexes.at(at);
    }
    return section;
}

EventRanking ranked(const std::vector<Section>& sections, const EventUnitRules& rules)
{
    std::vector<std::shared_ptr<const Section>> shared;
    for (const Section& section : sections) shared.push_back(std::make_shared<const Section>(section));
    auto made = rankSections(shared);
    EXPECT_TRUE(made.ok());
    return rankEvent(*std::move(made), rules);
}

const EventUnit& unit(const EventRanking& ranking, const std::string& name)
{
    return *std::ranges::find(ranking.units, name, &EventUnit::name);
}

TEST(EventUnits, MedalsOfAllSectionsMakeTheTable)
{
    const EventRanking ranking = ranked(
        {sectionOf("U9", {"Huế", "Hà Nội", "Huế", "Đà Nẵng"}), sectionOf("U11", {"Hà Nội", "Huế", "Đà Nẵng", "Huế"})},
        {});
    EXPECT_EQ(unit(ranking, "Huế").medals, (MedalCount{{1, 1, 2}})) << "joint third: place 4 is bronze too";
    EXPECT_EQ(unit(ranking, "Hà Nội").medals, (MedalCount{{1, 1, 0}}));
    EXPECT_EQ(unit(ranking, "Đà Nẵng").medals, (MedalCount{{0, 0, 2}}));
    EXPECT_EQ(unit(ranking, "Huế").rank, 1);
    EXPECT_EQ(unit(ranking, "Hà Nội").rank, 2);
    EXPECT_EQ(ranking.medals.size(), 8U);
    EventUnitRules oneBronze;
    oneBronze.jointThird = false;
    EXPECT_EQ(ranked({sectionOf("U9", {"a", "b", "c", "d"})}, oneBronze).medals.size(), 3U);
}

TEST(EventUnits, TheConclusionCountsTheMedalsOfEachKind)
{
    const EventRanking ranking = ranked({sectionOf("U9", {"Huế", "Hà Nội", "Huế", "Huế"})}, {});
    for (std::size_t at = 0; at < ranking.units.size(); ++at) {
        const Explanation told = explainUnit(ranking.sections, ranking.rules, ranking.units, at);
        ASSERT_EQ(told.conclusion.phrase, Phrase::UnitByMedals);
        std::map<std::string, Value> arguments(told.conclusion.arguments.begin(), told.conclusion.arguments.end());
        const bool first = ranking.units[at].name == "Huế";
        EXPECT_EQ(arguments.at("gold"), Value(Count{first ? 1 : 0}));
        EXPECT_EQ(arguments.at("silver"), Value(Count{first ? 0 : 1}));
        EXPECT_EQ(arguments.at("bronze"), Value(Count{first ? 2 : 0}));
        EXPECT_EQ(arguments.at("place"), Value(Count{first ? 1 : 2}));
    }
}

TEST(EventUnits, AListWithMedalsDecidesInItsSection)
{
    Section section = sectionOf("U9", {"Huế", "Hà Nội", "Cần Thơ", "Đà Nẵng"});
    PrizeList list;
    list.name = "Huy chương";
    list.main = true;
    list.medals = true;
    list.lines = {{1, 1, 100}, {2, 2, 50}, {3, 3, 20}};
    section.prizes.lists.push_back(list);
    section.prizes.excluded.push_back({section.players.front().id, {}, "đã có huy chương toàn quốc"});
    const EventRanking ranking = ranked({section}, {});
    EXPECT_EQ(unit(ranking, "Huế").medals.total(), 0) << "left out for a reason";
    EXPECT_EQ(unit(ranking, "Hà Nội").medals, (MedalCount{{1, 0, 0}}));
    EXPECT_EQ(unit(ranking, "Đà Nẵng").medals, (MedalCount{{0, 0, 1}}));
}

TEST(EventUnits, TheBestOfAUnitAddUpOverTheSections)
{
    EventUnitRules rules;
    rules.order = EventUnitOrder::Places;
    rules.best = 2;
    const EventRanking ranking = ranked(
        {sectionOf("U9", {"Huế", "Hà Nội", "Huế", "Đà Nẵng"}), sectionOf("U11", {"Hà Nội", "Huế", "Đà Nẵng", "Huế"})},
        rules);
    EXPECT_EQ(unit(ranking, "Huế").places, 3) << "1 and 2 of its four";
    EXPECT_EQ(unit(ranking, "Hà Nội").places, 3) << "2 and 1";
    EXPECT_EQ(unit(ranking, "Huế").rank, unit(ranking, "Hà Nội").rank) << "equal to the last single place";
    EXPECT_EQ(unit(ranking, "Đà Nẵng").places, 7);
    EXPECT_EQ(unit(ranking, "Đà Nẵng").rank, 3);
    rules.order = EventUnitOrder::Points;
    EXPECT_EQ(unit(ranked({sectionOf("U9", {"Huế", "Hà Nội", "Huế", "Đà Nẵng"})}, rules), "Huế").points, Points{40});
}

TEST(EventUnits, WomenAreCountedApartAndTooFewHaveNoPlace)
{
    EventUnitRules rules;
    rules.order = EventUnitOrder::Places;
    rules.best = 1;
    rules.women = 1;
    rules.fewest = 2;
    using enum Sex;
    const EventRanking ranking =
        ranked({sectionOf("U9", {"Huế", "Huế", "Huế", "Hà Nội"}, {Male, Male, Female, Male})}, rules);
    EXPECT_EQ(unit(ranking, "Huế").places, 4) << "the first man and the first woman, not the second man";
    EXPECT_EQ(unit(ranking, "Huế").counting, 2);
    EXPECT_EQ(unit(ranking, "Hà Nội").rank, 0);
    EXPECT_EQ(ranking.units.back().name, "Hà Nội");
}

TEST(EventUnits, AnExplanationNamesWhoCountsAndWhatWouldHavePassed)
{
    EventUnitRules rules;
    rules.order = EventUnitOrder::Places;
    rules.best = 2;
    const EventRanking ranking = ranked({sectionOf("U9", {"Huế", "Huế", "Hà Nội", "Hà Nội"})}, rules);
    const Explanation told = explainUnit(ranking.sections, ranking.rules, ranking.units, 1);
    EXPECT_EQ(told.kind, ExplanationKind::Unit);
    EXPECT_EQ(told.conclusion.phrase, Phrase::UnitByPlaces);
    const auto has = [&](Phrase phrase) { return std::ranges::find(told.steps, phrase, &Step::phrase); };
    ASSERT_NE(has(Phrase::UnitBehind), told.steps.end());
    const auto pass = has(Phrase::UnitWouldPassPlaces);
    ASSERT_NE(pass, told.steps.end());
    // 3 + 4 against 1 + 2: five fewer would be 2, less than 3.
    EXPECT_EQ(pass->arguments[1].second, Value(Count{5}));
    EXPECT_EQ(std::ranges::count(told.steps, Phrase::UnitCountsMedal, &Step::phrase), 2);
}

/// Of random units: places, points and medals recounted by other code, and the order checked pair by pair.
TEST(EventUnits, RandomEventsAgreeWithARecount)
{
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Random random(seed);
        std::vector<Section> sections;
        const auto any = [&](const char* const(&from)[4]) { return std::string(from[random.below(4)]); };
        static constexpr const char* kUnits[] = {"Huế", "Hà Nội", "Cần Thơ", ""};
        for (int section = 0; section < 3; ++section)
            sections.push_back(
                sectionOf("S" + std::to_string(section), {any(kUnits), any(kUnits), any(kUnits), any(kUnits)}));
        EventUnitRules rules;
        rules.order = static_cast<EventUnitOrder>(random.below(3));
        rules.best = random.between(1, 5);
        const EventRanking ranking = ranked(sections, rules);
        std::map<std::string, std::vector<int>> places;
        std::map<std::string, std::array<int, 3>> medals;
        for (const Section& section : sections) {
            for (int place = 1; place <= 4; ++place) {
                const std::string& name = section.players[static_cast<std::size_t>(place) - 1].unit;
                if (name.empty()) continue;
                places[name].push_back(place);
                ++medals[name][static_cast<std::size_t>(std::min(place, 3)) - 1];
            }
        }
        ASSERT_EQ(places.size(), ranking.units.size());
        for (const EventUnit& one : ranking.units) {
            auto& own = places.at(one.name);
            std::ranges::sort(own);
            int sum = 0;
            for (std::size_t at = 0; at < std::min(own.size(), static_cast<std::size_t>(rules.best)); ++at)
                sum += own[at];
            EXPECT_EQ(one.places, sum) << one.name << " seed " << seed;
            EXPECT_EQ(one.medals.medals, medals[one.name]);
        }
        for (std::size_t at = 1; at < ranking.units.size(); ++at) {
            const UnitComparison parts = compared(ranking.units[at - 1], ranking.units[at], rules.order);
            EXPECT_EQ(parts.part == UnitPart::Nothing, ranking.units[at - 1].rank == ranking.units[at].rank);
            EXPECT_TRUE(parts.part == UnitPart::Nothing || parts.isBefore);
        }
    }
}

}  // namespace
}  // namespace kydai::prizes
