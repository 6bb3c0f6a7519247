// Units over several sections: medals, the best by places and points, what parts them, and why.
#include "prizes/event_units.h"

#include "explain/explanation_json.h"
#include "prizes/explain_unit.h"
#include "support/event_builder.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>
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

TEST(EventUnits, TheBestOfEachSectionAreAdded)
{
    EventUnitRules rules;
    rules.order = EventUnitOrder::PlacePoints;
    rules.best = 1;
    const std::vector<Section> sections{sectionOf("U9", {"Huế", "Huế", "Hà Nội", "Đà Nẵng"}),
                                        sectionOf("U11", {"Hà Nội", "Đà Nẵng", "Huế", "Huế"})};
    const EventRanking ofEvent = ranked(sections, rules);
    EXPECT_EQ(unit(ofEvent, "Huế").placePoints, 10);
    EXPECT_EQ(unit(ofEvent, "Hà Nội").placePoints, 10);
    rules.scope = EventUnitScope::Section;
    const EventRanking ofSections = ranked(sections, rules);
    EXPECT_EQ(unit(ofSections, "Huế").placePoints, 16) << "10 in one section, 6 in the other";
    EXPECT_EQ(unit(ofSections, "Hà Nội").placePoints, 16) << "6 and 10";
    EXPECT_EQ(unit(ofSections, "Đà Nẵng").placePoints, 13);
    EXPECT_EQ(unit(ofSections, "Huế").counting, 2);
    rules.best = 2;
    EXPECT_EQ(unit(ranked(sections, rules), "Huế").placePoints, 29) << "10 + 8 and 6 + 5";
}

TEST(EventUnits, PlacesAreWorthWhatTheRegulationsSay)
{
    EventUnitRules rules;
    rules.order = EventUnitOrder::PlacePoints;
    rules.placePoints = {25, 18};
    const EventRanking ranking = ranked({sectionOf("U9", {"Huế", "Hà Nội", "Hà Nội", "Đà Nẵng"})}, rules);
    EXPECT_EQ(unit(ranking, "Huế").placePoints, 25);
    EXPECT_EQ(unit(ranking, "Hà Nội").placePoints, 18) << "from place 3 on nothing";
    EXPECT_EQ(unit(ranking, "Đà Nẵng").placePoints, 0);
    EXPECT_EQ(unit(ranking, "Đà Nẵng").rank, 3) << "it has players, and none of the points";
}

TEST(EventUnits, LevelUnitsArePartedInTheOrderOfTheRegulations)
{
    EventUnitRules rules;
    rules.order = EventUnitOrder::PlacePoints;
    rules.placePoints = {5, 4, 3, 2};
    // Huế 5 + 2 = 7 with a gold medal, Hà Nội 4 + 3 = 7 with more silver.
    const std::vector<Section> sections{sectionOf("U9", {"Huế", "Hà Nội", "Hà Nội", "Huế"})};
    EXPECT_EQ(unit(ranked(sections, rules), "Huế").rank, 1) << "gold medals are usual";
    rules.ties = {EventUnitPart::Silver};
    EXPECT_EQ(unit(ranked(sections, rules), "Hà Nội").rank, 1);
    rules.ties = {EventUnitPart::Places};
    EXPECT_EQ(unit(ranked(sections, rules), "Huế").rank, unit(ranked(sections, rules), "Hà Nội").rank) << "5 and 5";
    rules.ties = {EventUnitPart::Places, EventUnitPart::Best};
    EXPECT_EQ(unit(ranked(sections, rules), "Huế").rank, 1);
    rules.order = EventUnitOrder::Medals;
    rules.ties = {EventUnitPart::Players};
    rules.jointThird = false;
    const std::vector<Section> two{sectionOf("U9", {"Huế", "Hà Nội", "Cần Thơ", "Huế"}),
                                   sectionOf("U11", {"Hà Nội", "Huế", "Cần Thơ", "Cần Thơ"})};
    EXPECT_EQ(unit(ranked(two, rules), "Huế").rank, 1) << "three players against two";
    rules.ties = {};
    EXPECT_EQ(unit(ranked(two, rules), "Huế").rank, unit(ranked(two, rules), "Hà Nội").rank);
    EXPECT_EQ(unit(ranked(two, rules), "Cần Thơ").rank, 3);
}

TEST(EventUnits, AnExplanationTellsWhatDidNotPartThemAndWhatDid)
{
    EventUnitRules rules;
    rules.order = EventUnitOrder::PlacePoints;
    rules.scope = EventUnitScope::Section;
    rules.placePoints = {5, 4, 3, 2};
    rules.best = 2;
    const EventRanking ranking = ranked({sectionOf("U9", {"Huế", "Hà Nội", "Hà Nội", "Huế"})}, rules);
    const Explanation told = explainUnit(ranking.sections, ranking.rules, ranking.units, 1);
    EXPECT_EQ(told.conclusion.phrase, Phrase::UnitByPlacePoints);
    std::vector<Phrase> phrases;
    for (const Step& step : told.steps) phrases.push_back(step.phrase);
    EXPECT_EQ(phrases,
              (std::vector<Phrase>{Phrase::UnitBestOfSections, Phrase::UnitCountsWorth, Phrase::UnitCountsWorth,
                                   Phrase::UnitEqual, Phrase::UnitBehind, Phrase::UnitWouldPassPlacePoints}));
    EXPECT_EQ(told.steps[3].arguments[3].second, Value(Count{7}));
    EXPECT_EQ(told.steps[4].arguments[2].second, Value(Word{"unit_by.gold"}));
    EXPECT_EQ(told.steps[4].arguments[3].second, Value(Count{0}));
    EXPECT_EQ(told.steps[4].arguments[4].second, Value(Count{1}));
    EXPECT_EQ(told.steps[5].arguments[1].second, Value(Count{1}));
}

/// What a unit has, recounted from the players by code of its own.
struct Recount {
    std::vector<int> counted{};  ///< places, ascending
    std::array<int, 3> medals{};
    int places = 0;
    int points = 0;
    int placePoints = 0;
};

/// Players finish in their order, so the place is the index; the points of places 1 to 4 are 3, 2, 1 and 0 games won.
std::map<std::string, Recount> recount(const std::vector<Section>& sections, const EventUnitRules& rules)
{
    std::map<std::string, std::vector<std::pair<int, int>>> all;  // place, section
    std::map<std::string, Recount> units;
    for (int section = 0; section < static_cast<int>(sections.size()); ++section) {
        for (int place = 1; place <= 4; ++place) {
            const std::string& name =
                sections[static_cast<std::size_t>(section)].players[static_cast<std::size_t>(place) - 1].unit;
            if (name.empty()) continue;
            all[name].emplace_back(place, section);
            ++units[name].medals[static_cast<std::size_t>(std::min(place, 3)) - 1];
        }
    }
    for (auto& [name, places] : all) {
        std::ranges::sort(places);  // the better place is worth more, and has more points, in all of them
        std::map<int, int> taken;
        for (const auto& [place, section] : places) {
            const int room = rules.scope == EventUnitScope::Section ? section : 0;
            if (taken[room] == rules.best) continue;
            ++taken[room];
            Recount& unit = units[name];
            unit.counted.push_back(place);
            unit.places += place;
            unit.points += (4 - place) * 10;
            if (place <= static_cast<int>(rules.placePoints.size()))
                unit.placePoints += rules.placePoints[static_cast<std::size_t>(place) - 1];
        }
    }
    return units;
}

/// −1 where `a` stands before `b`: the regulations read once more.
int order(const Recount& a, const Recount& b, const EventUnitRules& rules)
{
    const auto more = [](int x, int y) { return x > y ? -1 : x < y ? 1 : 0; };
    const auto by = [&](EventUnitPart part) {
        switch (part) {
        case EventUnitPart::Gold:
        case EventUnitPart::Silver:
        case EventUnitPart::Bronze:
            return more(a.medals[static_cast<std::size_t>(part)], b.medals[static_cast<std::size_t>(part)]);
        case EventUnitPart::Players:
            return more(static_cast<int>(a.counted.size()), static_cast<int>(b.counted.size()));
        case EventUnitPart::Places:
            return more(b.places, a.places);
        case EventUnitPart::Points:
            return more(a.points, b.points);
        case EventUnitPart::PlacePoints:
            return more(a.placePoints, b.placePoints);
        case EventUnitPart::Best:
            break;
        }
        for (std::size_t at = 0; at < std::max(a.counted.size(), b.counted.size()); ++at) {
            const int mine = at < a.counted.size() ? a.counted[at] : 999;
            const int theirs = at < b.counted.size() ? b.counted[at] : 999;
            if (mine != theirs) return more(theirs, mine);
        }
        return 0;
    };
    using enum EventUnitPart;
    std::vector<EventUnitPart> parts;
    if (rules.order == EventUnitOrder::Medals) parts = {Gold, Silver, Bronze};
    if (rules.order == EventUnitOrder::Places) parts = {Players, Places};
    if (rules.order == EventUnitOrder::Points && rules.scope == EventUnitScope::Event) parts = {Players, Points};
    if (rules.order == EventUnitOrder::Points && rules.scope == EventUnitScope::Section) parts = {Points};
    if (rules.order == EventUnitOrder::PlacePoints) parts = {PlacePoints};
    for (const EventUnitPart tie : rules.ties) parts.push_back(tie);
    for (const EventUnitPart part : parts) {
        if (const int decided = by(part); decided != 0) return decided;
    }
    return 0;
}

/// Of random units and regulations: sums and medals recounted, and every pair of units compared, by other code.
TEST(EventUnits, RandomEventsAgreeWithARecount)
{
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        Random random(seed);
        std::vector<Section> sections;
        const auto any = [&](const char* const(&from)[5]) { return std::string(from[random.below(5)]); };
        static constexpr const char* kUnits[] = {"Huế", "Hà Nội", "Cần Thơ", "Biên Hòa", ""};
        for (int section = 0; section < 3; ++section)
            sections.push_back(
                sectionOf("S" + std::to_string(section), {any(kUnits), any(kUnits), any(kUnits), any(kUnits)}));
        EventUnitRules rules;
        rules.order = static_cast<EventUnitOrder>(random.below(4));
        rules.scope = static_cast<EventUnitScope>(random.below(2));
        rules.best = random.between(1, 5);
        rules.placePoints = {10, random.between(5, 9), random.between(2, 4)};
        for (int tie = 0; tie < 4; ++tie) rules.ties.push_back(static_cast<EventUnitPart>(random.below(8)));
        const EventRanking ranking = ranked(sections, rules);
        const auto own = recount(sections, rules);
        ASSERT_EQ(own.size(), ranking.units.size());
        for (const EventUnit& one : ranking.units) {
            const Recount& mine = own.at(one.name);
            EXPECT_EQ(one.places, mine.places) << one.name << " seed " << seed;
            EXPECT_EQ(one.points.tenths, mine.points) << one.name << " seed " << seed;
            EXPECT_EQ(one.placePoints, mine.placePoints) << one.name << " seed " << seed;
            EXPECT_EQ(one.counting, static_cast<int>(mine.counted.size())) << one.name << " seed " << seed;
            EXPECT_EQ(one.medals.medals, mine.medals) << one.name << " seed " << seed;
            // Its place is one more than those before it.
            const auto ahead =
                std::ranges::count_if(own, [&](const auto& other) { return order(other.second, mine, rules) < 0; });
            EXPECT_EQ(one.rank, ahead + 1) << one.name << " seed " << seed;
        }
    }
}

}  // namespace
}  // namespace kydai::prizes
