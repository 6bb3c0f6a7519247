// The prizes of sections with everything in them (support/festival.h) by random plans in which every member is set:
// who wins what, each sum, and the account of each award. As they were when they were last read; what they must be is
// asked in award_test.cpp and property_test.cpp.
#include "explain/explanation_json.h"
#include "model/json.h"
#include "prizes/award.h"
#include "prizes/cases.h"
#include "prizes/event_units.h"
#include "prizes/explain_need_prize.h"
#include "prizes/explain_prize.h"
#include "prizes/explain_unit.h"
#include "prizes/templates.h"
#include "support/corpus.h"
#include "support/festival.h"
#include "support/golden.h"
#include "support/player_id.h"
#include "support/random.h"
#include "support/whole_answer.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <memory>
#include <string>
#include <vector>

namespace kydai::prizes {
namespace {

template <class T>
T any(Random& random, int count)
{
    return static_cast<T>(random.below(static_cast<std::uint64_t>(count)));
}

PrizeCondition randomCondition(const Section& section, Random& random)
{
    PrizeCondition condition;
    const Player& like = section.players[random.below(section.players.size())];
    switch (random.below(13)) {
    case 0:
        condition.sex = any<Sex>(random, 3);
        break;
    case 1:
        condition.ageTo = random.between(10, 60);
        break;
    case 2:
        condition.ageFrom = random.between(10, 60);
        break;
    case 3:
        condition.ratingTo = like.rating;
        break;
    case 4:
        condition.ratingFrom = like.rating;
        condition.unrated = any<UnratedPlayers>(random, 3);
        break;
    case 5:
        condition.unit = like.unit;
        break;
    case 6:
        condition.federation = like.federation;
        break;
    case 7:
        condition.category = like.category;
        break;
    case 8:
        condition.minGames = random.between(1, section.roundsPaired());
        break;
    case 9:
        condition.lastRoundPlayed = true;
        break;
    case 10:
        condition.minPoints = Points{5 * random.between(1, 10)};
        break;
    case 11:
        condition.field = {"Trường", random.below(2) == 0 ? "Lê Lợi" : "Ams"};
        break;
    default:
        condition.unrated = any<UnratedPlayers>(random, 3);
    }
    return condition;
}

PrizeList randomList(const Section& section, Random& random, std::size_t number)
{
    PrizeList list{.name = fmt::format("List {}", number), .main = number == 0};
    if (number > 0) list.condition = randomCondition(section, random);
    if (random.below(6) == 0) list.order = any<PrizeOrder>(random, 3);
    int place = 0;
    std::int64_t amount = 100 * random.between(5, 12);
    for (int lines = random.between(1, 4); lines > 0; --lines) {
        const int last = place + random.between(1, 3);
        list.lines.push_back({place + 1, last, random.below(8) == 0 ? 0 : amount});
        if (random.below(4) == 0) list.lines.back().value = random.between(1, 900);
        if (random.below(3) == 0) list.lines.back().name = fmt::format("Giải {}", place + 1);
        if (random.below(3) == 0) list.lines.back().award = "cúp";
        amount -= random.between(0, 250);
        if (amount < 0) amount = 0;
        place = last;
    }
    list.sharing = any<PrizeSharing>(random, 4);
    list.pot = any<PrizePot>(random, 2);
    list.minimum = random.below(3) == 0 ? 50 * random.between(1, 4) : 0;
    list.endPlace = random.below(3) == 0 ? random.between(1, 5) : 0;
    list.acrossEnd = any<TieAcrossEnd>(random, 3);
    list.group = random.below(3) == 0 ? "classes" : "";
    list.cumulative = random.below(5) == 0;
    list.lower = any<LowerPrize>(random, 3);
    list.freed = any<FreedPrize>(random, 2);
    list.minEntrants = random.between(0, 6);
    list.tooFew = any<TooFewEntrants>(random, 3);
    list.mergeInto = random.below(2) == 0 ? "List 0" : "";
    list.unratedPercent = random.below(3) == 0 ? random.between(0, 100) : 100;
    list.basedOn = random.below(4) == 0 ? random.between(5, 60) : 0;
    list.medals = random.below(4) == 0;
    return list;
}

PrizePlan randomPlan(const Section& section, Random& random)
{
    PrizePlan plan;
    plan.unit = random.below(2) == 0 ? 1 : 10 * random.between(1, 5);
    plan.rounding = any<PrizeRounding>(random, 3);
    plan.ageDay = any<AgeDay>(random, 2);
    plan.poolCap = random.below(3) != 0;
    plan.countedEntries = random.below(3) == 0 ? random.between(0, 60) : -1;
    plan.jointThird = random.below(2) == 0;
    const std::size_t lists = 1 + random.below(5);
    for (std::size_t number = 0; number < lists; ++number) plan.lists.push_back(randomList(section, random, number));
    if (random.below(3) == 0) plan.excluded.push_back({section.players[random.below(3)].id, "", "guest"});
    if (random.below(3) == 0) plan.excluded.push_back({section.players[random.below(3)].id, "List 1", "guest"});
    if (random.below(4) == 0) plan.protests.emplace_back("one");
    return plan;
}

std::string textOf(const std::vector<Fraction>& amounts)
{
    std::string text = "(";
    for (const Fraction& amount : amounts) text += exactText(amount) + ",";
    return text + ")";
}
template <class T>
std::string numbers(const std::vector<T>& values)
{
    std::string text = "[";
    for (const T& value : values) text += fmt::format("{},", static_cast<std::int64_t>(value));
    return text + "]";
}

std::string textOf(const Awards& awards)
{
    std::string text =
        fmt::format("round {} open {} protests {} to come {}\n", awards.round, awards.provisional.openGames,
                    awards.provisional.protests, awards.provisional.roundsToCome);
    for (const Award& each : awards.awards)
        text += fmt::format("{} list {} place {} line {} exact {} paid {} instead {} tie {} pool {} {}\n", each.player,
                            each.list, each.place, static_cast<std::int64_t>(each.line), exactText(each.exact),
                            each.paid, exactText(each.instead), static_cast<std::int64_t>(each.tie),
                            static_cast<std::int64_t>(each.pool), each.titleOnly);
    for (const ListResult& list : awards.lists) {
        text +=
            fmt::format("state {} of {} eligible {} no data {} prizes {} unfilled {} sharers {} {} left {} paid {}\n",
                        static_cast<int>(list.state), list.entrants, numbers(list.eligible), numbers(list.noData),
                        textOf(list.prizes), numbers(list.unfilled), numbers(list.sharers), exactText(list.announced),
                        exactText(list.leftOver), list.paid);
        text += textOf(list.shares.amounts) + numbers(list.shares.tieOf);
        for (const TieShare& tie : list.shares.ties)
            text += fmt::format(" tie {}-{} {} {} total {} pot {} sharers {} each {} {}", tie.first, tie.last,
                                static_cast<int>(tie.sharing), textOf(tie.prizes), exactText(tie.total),
                                exactText(tie.pot), tie.sharers, exactText(tie.each), tie.minimumCut);
    }
    text += textOf(awards.pools.amounts) + numbers(awards.pools.unused) + numbers(awards.pooledPlayers);
    for (const Pool& pool : awards.pools.pools)
        text += fmt::format(" pool {} {} {} {} {}", numbers(pool.players), numbers(pool.prizes), pool.alone,
                            exactText(pool.aloneShare), exactText(pool.together));
    return text + "\n";
}

TEST(PrizeGolden, AwardsOfRandomPlansAreAsTheyWereRead)
{
    fixture::Golden golden("prizes/awards");
    for (const fixture::NamedSection& named : fixture::festival()) {
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            Random random(seed * 101 + named.name.size());
            Section section = named.section;
            for (Player& player : section.players) {
                if (random.below(5) == 0) player.sex = Sex::Unknown;
                if (random.below(8) == 0) player.birth = {2012, 1, 1};
                if (random.below(9) == 0) player.rating = 0;
                if (random.below(2) == 0) player.fields.push_back({"Trường", random.below(2) == 0 ? "Lê Lợi" : "Ams"});
            }
            const PrizePlan plan = randomPlan(section, random);
            const auto awards = awardsOf(section, plan);
            ASSERT_TRUE(awards.ok());
            std::string text = textOf(*awards);
            for (std::size_t player = 0; player < section.players.size(); ++player) {
                text += fixture::wholeText(explainPrize(section, plan, *awards, player));
                for (std::size_t list = 0; list < plan.lists.size(); ++list)
                    text += fixture::wholeText(explainWhyNot(section, plan, *awards, player, list));
            }
            for (const Award& award : awards->awards) {
                const auto next = nextInLine(section, plan, *awards, award);
                text += fmt::format("{},", next ? static_cast<int>(*next) : -1);
            }
            section.prizes = plan;
            section.frozenPrizes = frozen(section, plan, *awards);
            text += fixture::wholeText(explainPrize(section, plan, *awards, random.below(section.players.size())));
            text += fixture::wholeText(explainPrize(section, {}, *awardsOf(section, {}), 0));
            if (section.roundsPaired() > 1) {
                const auto earlier = awardsOf(section, plan, section.roundsPaired() - 1);
                ASSERT_TRUE(earlier.ok());
                for (const Difference& each : differencesSince(section, plan, *earlier))
                    text += fmt::format(" {} {} {} {};", each.player, each.list, each.before, each.now);
            }
            golden.add(fmt::format("{} {}", named.name, seed), "awards", text);
        }
    }
    golden.compare();
}

TEST(PrizeGolden, UnitsOfSeveralSectionsAreAsTheyWereRead)
{
    fixture::Golden golden("prizes/units");
    const auto festival = fixture::festival();
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        Random random(seed);
        std::vector<std::shared_ptr<const Section>> sections;
        for (int count = random.between(1, 3); count > 0; --count) {
            Section section = festival[random.below(festival.size())].section;
            if (random.below(2) == 0) section.prizes = randomPlan(section, random);
            for (Player& player : section.players) {
                if (random.below(6) == 0) player.unit.clear();
                if (random.below(9) == 0) player.federation.clear();
            }
            sections.push_back(std::make_shared<const Section>(std::move(section)));
        }
        EventUnitRules rules{.order = any<EventUnitOrder>(random, 4), .best = random.between(1, 4)};
        rules.scope = any<EventUnitScope>(random, 2);
        rules.women = random.between(0, 2);
        rules.fewest = random.between(0, 3);
        rules.jointThird = random.below(2) == 0;
        const auto ranked = rankSections(sections);
        ASSERT_TRUE(ranked.ok());
        const EventRanking ranking = rankEvent(*ranked, rules);
        std::string text;
        for (const Medalist& each : ranking.medals)
            text += fmt::format("{} {} {} {},", each.section, each.player, each.place, static_cast<int>(each.medal));
        for (std::size_t at = 0; at < ranking.units.size(); ++at) {
            const EventUnit& unit = ranking.units[at];
            text += fmt::format("\n{}. {} {}/{}/{} places {} points {} counting {}:", unit.rank, unit.name,
                                unit.medals.medals[0], unit.medals.medals[1], unit.medals.medals[2], unit.places,
                                unit.points.tenths, unit.counting);
            for (const EventUnitMember& member : unit.members)
                text += fmt::format(" {} {} {} {} {} {},", member.section, member.player, member.place,
                                    member.points.tenths, static_cast<int>(member.medal), member.counts);
            text += fixture::wholeText(explainUnit(ranking.sections, rules, ranking.units, at));
        }
        golden.add(std::to_string(seed), "units", text);
    }
    golden.compare();
}

/// Of lists that can still be won: each outcome of the open games, or the places that are within reach.
TEST(PrizeGolden, WhatIsNeededIsAsItWasRead)
{
    fixture::Golden golden("prizes/needed");
    for (const fixture::NamedSection& named : fixture::festival()) {
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            Random random(seed + 31 * named.name.size());
            Section section = named.section;
            section.prizes = randomPlan(section, random);
            std::size_t open = seed == 2 ? 2 : 0;  // few games, or as they are
            for (Game& game : section.rounds.back().games) {
                if (seed == 0) game.whiteOutcome = game.blackOutcome = Outcome::Draw;
                if (open == 0) continue;
                game.whiteOutcome = game.blackOutcome = Outcome::Open;
                --open;
            }
            if (seed == 1) section.rules.scheduledRounds = section.roundsPaired() + 2;
            std::string text;
            for (std::size_t player = 0; player < section.players.size(); player += 3) {
                for (std::size_t list = 0; list < section.prizes.lists.size(); ++list) {
                    Progress progress;
                    const auto told = explainNeedPrize(section, section.players[player].id, list, {}, &progress);
                    text +=
                        told ? fixture::wholeText(*told) : fmt::format("error {}", static_cast<int>(told.error().code));
                    text += fmt::format(" {}/{}\n", progress.done(), progress.total());
                }
            }
            golden.add(fmt::format("{} {}", named.name, seed), "needed", text);
        }
    }
    golden.compare();
}

TEST(PrizeGolden, TemplatesAreAsTheyWereRead)
{
    fixture::Golden golden("prizes/templates");
    for (const std::string& word : templateWords())
        golden.add(word, "template", kydai::toJson(*planOfTemplate(word)).dump(1));
    EXPECT_FALSE(planOfTemplate("none"));
    golden.compare();
}

/// The published vectors with members left out, one after the other: what each then means, or how it is refused.
TEST(PrizeGolden, CasesWithoutAMemberAreAsTheyWereRead)
{
    std::ifstream stream(std::string(KYDAI_TEST_DATA) + "/prizes/vectors.json");
    const auto vectors = nlohmann::json::parse(stream, nullptr, false);
    ASSERT_TRUE(vectors.is_array() || vectors.is_object());
    const nlohmann::json& all = vectors.is_array() ? vectors : vectors.at("cases");
    fixture::Golden golden("prizes/cases");
    for (const nlohmann::json& each : all) {
        if (!each.contains("input") || !each.at("input").is_object()) continue;
        nlohmann::json cases = nlohmann::json::array({each});
        for (const auto& [member, value] : each.at("input").items()) {
            nlohmann::json without = each;
            without["input"].erase(member);
            cases.push_back(without);
            nlohmann::json wrong = each;
            wrong["input"][member] = value.is_string() ? nlohmann::json(7) : nlohmann::json("seven");
            cases.push_back(wrong);
        }
        golden.add(each.at("id").get<std::string>(), "cases", runCases(cases).dump());
    }
    golden.compare();
}

TEST(PrizeGolden, CasesThatFuzzingFoundAreAsTheyWere)
{
    fixture::compareCorpus("fuzz_prize_cases", [](const std::string& bytes) {
        const auto cases = nlohmann::json::parse(bytes, nullptr, false);
        return cases.is_array() ? runCases(cases).dump() : "no cases";
    });
}

}  // namespace
}  // namespace kydai::prizes
