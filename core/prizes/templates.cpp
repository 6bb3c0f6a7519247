#include "prizes/templates.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace kydai::prizes {

namespace {

constexpr std::array<std::string_view, 3> kWords{"vietnamese_youth", "open_hort", "us"};

PrizeList listOf(std::string name, std::vector<PrizeLine> lines)
{
    PrizeList list;
    list.name = std::move(name);
    list.lines = std::move(lines);
    return list;
}

/// One list of a sex, each with its own four medals.
PrizeList youthList(std::string name, Sex sex)
{
    PrizeList list = listOf(std::move(name), {{1, 1, 1'000'000, 0, "Giải nhất", "HCV, giấy chứng nhận"},
                                              {2, 2, 700'000, 0, "Giải nhì", "HCB, giấy chứng nhận"},
                                              {3, 4, 500'000, 0, "Đồng giải ba", "HCĐ, giấy chứng nhận"},
                                              {5, 10, 200'000, 0, "Giải khuyến khích", "giấy chứng nhận"}});
    list.main = true;
    list.medals = true;
    list.cumulative = true;
    list.condition.sex = sex;
    return list;
}

PrizePlan vietnameseYouth()
{
    PrizePlan plan;
    plan.currency = "VND";
    plan.unit = 1000;
    plan.jointThird = true;
    plan.lists = {youthList("Nam", Sex::Male), youthList("Nữ", Sex::Female)};
    return plan;
}

PrizePlan openHort()
{
    PrizePlan plan;
    plan.lists.push_back(
        listOf("Open", {{1, 1, 1000}, {2, 2, 500}, {3, 3, 350}, {4, 4, 200}, {5, 5, 150}, {6, 6, 100}}));
    plan.lists.back().main = true;
    plan.lists.back().sharing = PrizeSharing::Hort;
    PrizeList women = listOf("Women", {{1, 1, 150}, {2, 2, 100}});
    women.condition.sex = Sex::Female;
    PrizeList youth = listOf("U16", {{1, 1, 100}, {2, 2, 50}});
    youth.condition.ageTo = 16;
    PrizeList seniors = listOf("S50", {{1, 1, 100}});
    seniors.condition.ageFrom = 50;
    PrizeList band = listOf("U1800", {{1, 1, 100}, {2, 2, 50}});
    band.condition.ratingTo = 1799;
    band.condition.unrated = UnratedPlayers::Excluded;
    for (PrizeList* list : {&women, &youth, &seniors, &band}) plan.lists.push_back(std::move(*list));
    return plan;
}

PrizeList classOf(std::string name, int from, int to, std::int64_t amount)
{
    PrizeList list = listOf(std::move(name), {{1, 1, amount}});
    list.sharing = PrizeSharing::Pools;
    list.condition.ratingFrom = from;
    list.condition.ratingTo = to;
    list.condition.unrated = UnratedPlayers::Excluded;
    return list;
}

PrizePlan us()
{
    PrizePlan plan;
    plan.currency = "USD";
    plan.lists.push_back(listOf("Place", {{1, 1, 500}, {2, 2, 300}, {3, 3, 200}}));
    plan.lists.back().main = true;
    plan.lists.back().sharing = PrizeSharing::Pools;
    plan.lists.push_back(classOf("X", 2000, 2199, 150));
    plan.lists.push_back(classOf("A", 1800, 1999, 120));
    plan.lists.push_back(classOf("B", 1600, 1799, 100));
    return plan;
}

/// What templates and arbiters call a list of one sex, as the other calls it.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kNames{
    {{"Nam", "Nữ"}, {"Men", "Women"}, {"Boys", "Girls"}, {"nam", "nữ"}}};

std::string nameFor(const std::string& name, Sex sex)
{
    for (const auto& [men, women] : kNames) {
        if (name == (sex == Sex::Female ? men : women)) return std::string(sex == Sex::Female ? women : men);
    }
    return name;
}

}  // namespace

PrizePlan planFor(const PrizePlan& plan, Sex sex, const PrizePlan& before)
{
    PrizePlan fitted = plan;
    fitted.excluded = before.excluded;
    fitted.protests = before.protests;
    if (sex == Sex::Unknown) return fitted;
    const auto isOf = [](const PrizeList& list, Sex one) { return list.condition.sex == one; };
    const bool hasOwn = std::ranges::any_of(plan.lists, [&](const PrizeList& list) { return isOf(list, sex); });
    if (hasOwn) {
        std::erase_if(fitted.lists,
                      [&](const PrizeList& list) { return !isOf(list, sex) && !isOf(list, Sex::Unknown); });
    }
    for (PrizeList& list : fitted.lists) {
        if (isOf(list, Sex::Unknown) || isOf(list, sex)) continue;
        list.condition.sex = sex;
        list.name = nameFor(list.name, sex);
    }
    return fitted;
}

std::optional<PrizePlan> planOfTemplate(std::string_view word)
{
    if (word == kWords[0]) return vietnameseYouth();
    if (word == kWords[1]) return openHort();
    if (word == kWords[2]) return us();
    return std::nullopt;
}

std::vector<std::string> templateWords()
{
    return {kWords.begin(), kWords.end()};
}

}  // namespace kydai::prizes
