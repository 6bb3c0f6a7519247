#include "prizes/cases.h"

#include "prizes/medals.h"
#include "prizes/one_prize.h"
#include "prizes/pools.h"
#include "prizes/share.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>

namespace kydai::prizes {

namespace {

using In = nlohmann::json;
using Out = nlohmann::ordered_json;

constexpr std::int64_t kMostParts = 100'000;          ///< of one unit of money, in an amount that is given
constexpr std::int64_t kMostCommonParts = 1'000'000;  ///< of all amounts of a list together
constexpr std::size_t kMostEntries = 5'000;
constexpr std::size_t kMostDigits = 18;

/// Ends a case; caught by runCase, never leaves it.
struct BadInput : std::runtime_error {
    using std::runtime_error::runtime_error;
};

std::string quoted(const std::string& text)
{
    return '\'' + text + '\'';
}

// --- amounts

std::int64_t wholeOf(std::string_view digits, const std::string& what)
{
    std::int64_t value = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (problem != std::errc{} || end != digits.data() + digits.size() || digits.size() > kMostDigits)
        throw BadInput(what + " is not an amount");
    return value;
}

/// "12", "-3", "12.50", "5000000/3".
Fraction amountFromText(std::string_view text, const std::string& what)
{
    if (const auto slash = text.find('/'); slash != std::string_view::npos) {
        const std::int64_t denominator = wholeOf(text.substr(slash + 1), what);
        if (denominator <= 0) throw BadInput(what + " has no positive denominator");
        return {wholeOf(text.substr(0, slash), what), denominator};
    }
    const auto point = text.find('.');
    if (point == std::string_view::npos) return wholeOf(text, what);
    std::string digits(text.substr(0, point));
    digits += text.substr(point + 1);
    std::int64_t scale = 1;
    for (std::size_t at = point + 1; at < text.size() && at < kMostDigits; ++at) scale *= 10;
    return {wholeOf(digits, what), scale};
}

/// Any amount of a sensible size; numbers are taken as they are written.
Fraction asAmount(const In& value, const std::string& what)
{
    if (!value.is_number() && !value.is_string()) throw BadInput(what + " is not an amount");
    const Fraction amount = amountFromText(value.is_string() ? value.get<std::string>() : value.dump(), what);
    if (amount > Fraction(kMostPrizeMoney) || amount < Fraction(-kMostPrizeMoney) || amount.denominator() > kMostParts)
        throw BadInput(what + " is out of range");
    return amount;
}

/// "1200", "12.5", "95/3".
std::string amountText(const Fraction& amount)
{
    if (amount.isWhole()) return std::to_string(amount.numerator());
    return std::to_string(amount.numerator()) + '/' + std::to_string(amount.denominator());
}

Out amountTexts(std::span<const Fraction> amounts)
{
    Out list = Out::array();
    for (const Fraction& amount : amounts) list.push_back(amountText(amount));
    return list;
}

// --- fields

const In& at(const In& input, const char* key)
{
    const auto found = input.find(key);
    if (found == input.end() || found->is_null()) throw BadInput(quoted(key) + " is missing");
    return *found;
}
bool has(const In& input, const char* key)
{
    const auto found = input.find(key);
    return found != input.end() && !found->is_null();
}
const In& listAt(const In& input, const char* key)
{
    const In& list = at(input, key);
    if (!list.is_array()) throw BadInput(quoted(key) + " is not a list");
    if (list.size() > kMostEntries) throw BadInput(quoted(key) + " is too long");
    return list;
}
std::vector<Fraction> amountsAt(const In& input, const char* key)
{
    std::vector<Fraction> amounts;
    std::int64_t parts = 1;
    for (const In& value : listAt(input, key)) {
        amounts.push_back(asAmount(value, "a value of " + quoted(key)));
        parts = std::lcm(parts, amounts.back().denominator());
        if (parts > kMostCommonParts) throw BadInput("the denominators of " + quoted(key) + " are too different");
    }
    return amounts;
}
/// Money that is given: zero and negative values are refused.
Fraction prizeOf(const In& value, const std::string& what)
{
    const Fraction amount = asAmount(value, what);
    if (amount <= Fraction()) throw BadInput(what + " is not positive");
    return amount;
}
std::vector<Fraction> prizesAt(const In& input)
{
    for (const In& value : listAt(input, "prizes")) prizeOf(value, "a prize");
    return amountsAt(input, "prizes");
}
std::int64_t wholeOfAmount(const Fraction& amount, const std::string& what)
{
    if (!amount.isWhole()) throw BadInput(what + " is not a whole number");
    return amount.numerator();
}
std::int64_t countAt(const In& input, const char* key)
{
    const std::int64_t value = wholeOfAmount(asAmount(at(input, key), quoted(key)), quoted(key));
    if (value < 0) throw BadInput(quoted(key) + " is negative");
    return value;
}
int smallCountAt(const In& input, const char* key, int ifAbsent)
{
    if (!has(input, key)) return ifAbsent;
    return static_cast<int>(std::min<std::int64_t>(countAt(input, key), static_cast<std::int64_t>(kMostEntries)));
}
bool flagAt(const In& input, const char* key, bool ifAbsent)
{
    if (!has(input, key)) return ifAbsent;
    if (!at(input, key).is_boolean()) throw BadInput(quoted(key) + " is neither true nor false");
    return at(input, key).get<bool>();
}
std::string textAt(const In& input, const char* key)
{
    const In& value = at(input, key);
    if (value.is_number_integer()) return value.dump();
    if (!value.is_string()) throw BadInput(quoted(key) + " is not a text");
    return value.get<std::string>();
}
template <class E>
E wordAt(const In& input, const char* key, E ifAbsent, std::initializer_list<std::pair<const char*, E>> words)
{
    if (!has(input, key)) return ifAbsent;
    const std::string word = textAt(input, key);
    for (const auto& [known, value] : words) {
        if (word == known) return value;
    }
    throw BadInput(quoted(key) + " is not a word that is known: " + quoted(word));
}
std::vector<int> placesOf(const In& list, const std::string& what)
{
    std::vector<int> places;
    for (const In& value : list) {
        const std::int64_t place = wholeOfAmount(asAmount(value, what), what);
        if (place < 1 || place > static_cast<std::int64_t>(kMostEntries)) throw BadInput(what + " is not a place");
        places.push_back(static_cast<int>(place));
    }
    return places;
}
/// Sizes of the groups of equal scores, which come best first.
std::vector<int> tiedBy(const std::vector<Fraction>& scores)
{
    std::vector<int> groups;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (i > 0 && scores[i] > scores[i - 1]) throw BadInput("the scores are not in order, best first");
        if (i > 0 && scores[i] == scores[i - 1])
            ++groups.back();
        else
            groups.push_back(1);
    }
    return groups;
}

// --- operations

Out share(const In& input, PrizeSharing sharing)
{
    SharingRule rule{.sharing = sharing};
    rule.pot = wordAt<PrizePot>(input, "pot", PrizePot::AllTied,
                                {{"all_tied", PrizePot::AllTied}, {"prize_places", PrizePot::PrizePlaces}});
    if (has(input, "minimum")) rule.minimum = asAmount(at(input, "minimum"), "'minimum'");
    rule.endPlace = smallCountAt(input, "end_place", 0);
    rule.acrossEnd = wordAt<TieAcrossEnd>(input, "across_end", TieAcrossEnd::SharedUpToEnd,
                                          {{"shared_up_to_end", TieAcrossEnd::SharedUpToEnd},
                                           {"all_shared", TieAcrossEnd::AllShared},
                                           {"none_shared", TieAcrossEnd::NoneShared}});
    const std::vector<Fraction> prizes = prizesAt(input);
    const std::vector<int> tied = tiedBy(amountsAt(input, "scores"));
    return amountTexts(shareOut(prizes, tied, rule).amounts);
}
Out unshared(const In& input)
{
    return share(input, PrizeSharing::None);
}
Out equal(const In& input)
{
    return share(input, PrizeSharing::Equal);
}
Out hort(const In& input)
{
    return share(input, PrizeSharing::Hort);
}

std::set<std::string> classesOf(const In& player)
{
    std::set<std::string> classes;
    if (!has(player, "classes")) return classes;
    for (const In& name : listAt(player, "classes")) {
        if (!name.is_string()) throw BadInput("a class is not a text");
        classes.insert(name.get<std::string>());
    }
    return classes;
}

bool isOpen(const std::string& category)
{
    return category == "all" || category == "main";
}

/// The prizes of a case in the order of their `order`, stable.
std::vector<const In*> inOrder(const In& prizes)
{
    std::vector<std::pair<Fraction, const In*>> ordered;
    for (const In& prize : prizes) {
        if (!prize.is_object()) throw BadInput("a prize is not an object");
        ordered.emplace_back(has(prize, "order") ? asAmount(at(prize, "order"), "'order'") : Fraction(), &prize);
    }
    std::ranges::stable_sort(ordered, [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<const In*> result;
    result.reserve(ordered.size());
    for (const auto& entry : ordered) result.push_back(entry.second);
    return result;
}

/// "eligible": "all", a class, or a list of classes of which one is enough.
bool mayWin(const In& eligible, const std::set<std::string>& classes)
{
    if (eligible.is_array()) return std::ranges::any_of(eligible, [&](const In& one) { return mayWin(one, classes); });
    if (!eligible.is_string()) throw BadInput("'eligible' is not a text");
    const std::string name = eligible.get<std::string>();
    return isOpen(name) || classes.contains(name);
}

Out pools(const In& input)
{
    const In& players = listAt(input, "players");
    std::vector<Fraction> scores;
    std::vector<std::size_t> order(players.size());
    for (const In& player : players) scores.push_back(asAmount(at(player, "score"), "'score'"));
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return scores[a] > scores[b]; });
    std::ranges::sort(scores, std::ranges::greater());

    std::vector<PoolPrize> prizes;
    for (const In* prize : inOrder(listAt(input, "prizes"))) {
        PoolPrize& added = prizes.emplace_back();
        added.amount = prizeOf(at(*prize, "amount"), "'amount'");
        for (const std::size_t player : order)
            added.eligible.push_back(mayWin(at(*prize, "eligible"), classesOf(players[player])));
    }
    const PoolDivision division = dividePools(prizes, tiedBy(scores), flagAt(input, "cap_2014", true));
    std::vector<std::string> got(players.size());
    for (std::size_t i = 0; i < order.size(); ++i) got[order[i]] = amountText(division.amounts[i]);
    Out result = Out::object();
    for (std::size_t i = 0; i < players.size(); ++i) result[textAt(players[i], "id")] = got[i];
    return result;
}

Out fund(const In& input)
{
    const Fraction announced = prizeOf(at(input, "announced"), "'announced'");
    if (flagAt(input, "guaranteed", false)) return amountText(announced);
    const std::int64_t asked = countAt(input, "based_on");
    if (asked == 0) throw BadInput("'based_on' is zero");
    const Fraction inAll = has(input, "total") ? prizeOf(at(input, "total"), "'total'") : announced;
    return amountText(basedOn(announced, asked, countAt(input, "entries"), inAll));
}

Out rounding(const In& input)
{
    const std::vector<Fraction> amounts = amountsAt(input, "amounts");
    const std::int64_t unit = has(input, "unit") ? countAt(input, "unit") : 1;
    if (unit == 0) throw BadInput("'unit' is zero");
    const auto mode = wordAt<PrizeRounding>(input, "mode", PrizeRounding::LargestRemainder,
                                            {{"largest_remainder", PrizeRounding::LargestRemainder},
                                             {"half_up", PrizeRounding::HalfUp},
                                             {"down", PrizeRounding::Down}});
    // With the scores each tie is rounded by itself.
    std::vector<std::size_t> ties;
    if (has(input, "scores")) {
        std::size_t tie = 0;
        for (const int players : tiedBy(amountsAt(input, "scores")))
            ties.insert(ties.end(), static_cast<std::size_t>(players), tie++);
        if (ties.size() != amounts.size()) throw BadInput("'scores' are not as many as 'amounts'");
    }
    const Rounded rounded = ties.empty() ? roundShares(amounts, unit, mode) : roundTies(amounts, ties, unit, mode);
    return {{"amounts", rounded.amounts}, {"left_over", amountText(rounded.leftOver)}};
}

/// Players in the order of the standings and prizes in the order of the regulations, as offers and candidates.
struct Choice {
    std::vector<Offer> offers{};
    std::vector<std::string> ids{};  ///< of the offers
    std::vector<Candidates> lists{};
    std::vector<std::string> players{};
};

Choice choiceOf(const In& input)
{
    Choice choice;
    std::vector<std::set<std::string>> classes;
    for (const In& player : listAt(input, "players")) {
        choice.players.push_back(textAt(player, "id"));
        classes.push_back(classesOf(player));
    }
    std::map<std::string, std::size_t> lists;
    std::map<std::string, int> places;
    for (const In* prize : inOrder(listAt(input, "prizes"))) {
        const std::string category = textAt(*prize, "category");
        const auto [list, isNew] = lists.emplace(category, lists.size());
        if (isNew) {
            Candidates& candidates = choice.lists.emplace_back();
            for (std::size_t player = 0; player < classes.size(); ++player) {
                if (isOpen(category) || classes[player].contains(category)) candidates.players.push_back(player);
            }
        }
        const Fraction value = asAmount(at(*prize, "value"), "'value'");
        if (value < Fraction()) throw BadInput("a value is negative");
        choice.offers.push_back({value, list->second, ++places[category], isOpen(category)});
        choice.ids.push_back(textAt(*prize, "id"));
    }
    return choice;
}

Out onePrize(const In& input)
{
    Choice choice = choiceOf(input);
    const auto freed = wordAt<FreedPrize>(input, "freed", FreedPrize::Slide,
                                          {{"slide", FreedPrize::Slide}, {"freeze", FreedPrize::Freeze}});
    const auto won = assignInOrder(choice.offers, choice.lists, choice.players.size(), freed);
    Out result = Out::object();
    for (std::size_t player = 0; player < won.size(); ++player) {
        const std::size_t offer = won[player];
        result[choice.players[player]] = offer == kNoPrize ? Out(nullptr) : Out(choice.ids[offer]);
    }
    return result;
}

/// The same with a shared main list: {player: {"prize", "amount"}}; "main" names a share of the main list.
Out onePrizeShared(const In& input)
{
    const Choice choice = choiceOf(input);
    SharedMain main;
    main.rule.sharing = wordAt<PrizeSharing>(
        input, "sharing", PrizeSharing::Equal,
        {{"none", PrizeSharing::None}, {"equal", PrizeSharing::Equal}, {"hort", PrizeSharing::Hort}});
    std::vector<Offer> offers;
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < choice.offers.size(); ++i) {
        if (choice.offers[i].main) {
            main.prizes.push_back(choice.offers[i].value);
        } else {
            offers.push_back(choice.offers[i]);
            ids.push_back(choice.ids[i]);
        }
    }
    std::vector<Fraction> scores;
    for (const In& player : listAt(input, "players")) scores.push_back(asAmount(at(player, "score"), "'score'"));
    int group = 0;
    for (const int size : tiedBy(scores)) {
        main.tiedAs.insert(main.tiedAs.end(), static_cast<std::size_t>(size), group);
        ++group;
    }
    main.players.resize(scores.size());
    std::iota(main.players.begin(), main.players.end(), std::size_t{0});
    const SharedAssignment won = assignShared(main, offers, choice.lists, scores.size());
    Out result = Out::object();
    for (std::size_t player = 0; player < scores.size(); ++player) {
        const std::size_t offer = won.offerOf[player];
        if (offer != kNoPrize) {
            result[choice.players[player]] = {{"prize", ids[offer]}, {"amount", amountText(offers[offer].value)}};
            continue;
        }
        const auto member = std::ranges::find(won.members, player) - won.members.begin();
        const Fraction amount = won.shares.amounts[static_cast<std::size_t>(member)];
        result[choice.players[player]] = {{"prize", amount == Fraction() ? Out(nullptr) : Out("main")},
                                          {"amount", amountText(amount)}};
    }
    return result;
}

Out keepHigher(const In& input, bool passesOn)
{
    const std::int64_t place = countAt(input, "place_prize");
    const std::int64_t title = countAt(input, "title_prize");
    const std::int64_t lower = std::min(place, title);
    return {{"paid", std::max(place, title)},
            {"title", true},
            {"unpaid", passesOn ? 0 : lower},
            {"next_player_gets", passesOn ? lower : 0}};
}
Out dropLower(const In& input)
{
    return keepHigher(input, false);
}
Out passOn(const In& input)
{
    return keepHigher(input, true);
}

Out medals(const In& input)
{
    static constexpr std::array<const char*, 4> kWords{"", "gold", "silver", "bronze"};
    Out result = Out::array();
    const std::vector<int> places = placesOf(listAt(input, "ranks"), "a rank");
    for (const Medal medal : medalsOf(places, flagAt(input, "joint_third", false)))
        result.push_back(kWords[static_cast<std::size_t>(medal)]);
    return result;
}

Out medalTable(const In& input)
{
    std::vector<std::pair<MedalCount, std::string>> units;
    for (const In& unit : listAt(input, "units")) {
        MedalCount count;
        count.medals = {smallCountAt(unit, "gold", 0), smallCountAt(unit, "silver", 0),
                        smallCountAt(unit, "bronze", 0)};
        units.emplace_back(count, textAt(unit, "id"));
    }
    std::ranges::stable_sort(units, [](const auto& a, const auto& b) { return a.first > b.first; });
    Out result = Out::array();
    for (const auto& unit : units) result.push_back(unit.second);
    return result;
}

int bestAt(const In& input)
{
    const int best = smallCountAt(input, "best", 4);
    if (best == 0) throw BadInput("'best' is zero");
    return best;
}

const In& teamsAt(const In& input)
{
    const In& teams = at(input, "teams");
    if (!teams.is_object()) throw BadInput("'teams' is not an object");
    return teams;
}

Out sumOfPlaces(const In& input)
{
    Out result = Out::object();
    const bool shortIsRanked = flagAt(input, "short_is_ranked", false);
    for (const auto& [name, list] : teamsAt(input).items()) {
        std::vector<int> places = placesOf(list, "a place");
        std::ranges::sort(places);
        const UnitSum sum = bestOf({}, places, bestAt(input), shortIsRanked);
        result[name] = sum.ranked ? Out(sum.places) : Out(nullptr);
    }
    return result;
}

Out sumOfPoints(const In& input)
{
    Out result = Out::object();
    const bool shortIsRanked = flagAt(input, "short_is_ranked", true);
    for (const auto& [name, list] : teamsAt(input).items()) {
        std::vector<Fraction> points;
        for (const In& value : list) points.push_back(asAmount(value, "points"));
        std::ranges::sort(points, std::ranges::greater());
        const UnitSum sum = bestOf(points, {}, bestAt(input), shortIsRanked);
        result[name] = sum.ranked ? Out(amountText(sum.points)) : Out(nullptr);
    }
    return result;
}

Out series(const In& input)
{
    const Fraction points = seriesPoints(amountsAt(input, "points"), placesOf(listAt(input, "places"), "a place"),
                                         smallCountAt(input, "best", 0));
    return points.isWhole() ? Out(points.numerator()) : Out(amountText(points));
}

Out bestGain(const In& input)
{
    std::vector<Gain> players;
    const In& list = listAt(input, "players");
    for (const In& player : list) {
        Gain gain;
        gain.rating = smallCountAt(player, "rating", 0);
        gain.gain = asAmount(at(player, "w"), "'w'") - asAmount(at(player, "we"), "'we'");
        for (const char* reason : {"unplayed_last", "default", "withdrawn"})
            gain.out = gain.out || flagAt(player, reason, false);
        players.push_back(gain);
    }
    const std::vector<std::size_t> order = byGain(players);
    return {{"winner", order.empty() ? Out(nullptr) : Out(textAt(list[order.front()], "id"))}};
}

struct Operation {
    std::string_view op;
    Out (*run)(const In&);
};
constexpr std::array kOperations{
    Operation{"unshared", unshared},
    Operation{"none", unshared},
    Operation{"equal", equal},
    Operation{"hort", hort},
    Operation{"uscf_32b", pools},
    Operation{"based_on", fund},
    Operation{"largest_remainder", rounding},
    Operation{"rounding", rounding},
    Operation{"one_prize_no_sharing", onePrize},
    Operation{"one_prize_shared", onePrizeShared},
    Operation{"keep_higher_drop_lower", dropLower},
    Operation{"keep_higher_pass_on", passOn},
    Operation{"medals", medals},
    Operation{"medal_table", medalTable},
    Operation{"team_sum_places", sumOfPlaces},
    Operation{"team_sum_points", sumOfPoints},
    Operation{"club_series", series},
    Operation{"best_gain", bestGain},
};

Out runCase(const In& oneCase)
{
    Out answer;
    answer["id"] = oneCase.is_object() && oneCase.contains("id") ? Out(oneCase["id"]) : Out(nullptr);
    try {
        if (!oneCase.is_object()) throw BadInput("a case is an object with id, op and input");
        const std::string op = textAt(oneCase, "op");
        const auto* found = std::ranges::find(kOperations, std::string_view(op), &Operation::op);
        if (found == kOperations.end()) throw BadInput("unknown operation " + quoted(op));
        if (!has(oneCase, "input") || !oneCase["input"].is_object()) throw BadInput("'input' is missing");
        answer["result"] = found->run(oneCase["input"]);
    } catch (const BadInput& problem) {
        answer["error"] = problem.what();
    }
    return answer;
}

}  // namespace

nlohmann::ordered_json runCases(const nlohmann::json& cases)
{
    Out answers = Out::array();
    for (const In& oneCase : cases) answers.push_back(runCase(oneCase));
    return answers;
}

}  // namespace kydai::prizes
