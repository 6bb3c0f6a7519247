#include "rating/lookup.h"

#include "explain/articles.h"
#include "rating/dwz.h"
#include "rating/ecf.h"
#include "rating/elo.h"
#include "rating/fide.h"
#include "rating/harkness.h"
#include "rating/ingo.h"
#include "rating/uscf.h"
#include "support/assert.h"

#include <algorithm>
#include <array>
#include <string>

namespace kydai::rating {

namespace {

constexpr int kUsualNormGames = 9;
constexpr double kUpliftBelow = 2000;  ///< FIDE's adjustment of 2024

Real number(double value)
{
    return {value, value == roundHalfAway(value) ? 0 : 2};
}

Points pointsOf(HalfPoints score)
{
    return {score * 5};
}

Word verdict(bool met)
{
    return {met ? "verdict.yes" : "verdict.no"};
}

Step class1978(double rating)
{
    const std::string band(elo::class1978(rating));
    return {Phrase::RatingClass1978,
            {{"rating", number(rating)}, {"band", Code{band}}, {"class", Word{"elo_1978." + band}}}};
}

Step answerOf(const char* from, double value, double elo)
{
    return {Phrase::RatingConverted,
            {{"from", Code{from}}, {"value", number(value)}, {"to", Code{"Elo"}}, {"result", number(elo)}}};
}

Step fromFide(double fide)
{
    const double converted = uscf::startFromFide2024(fide).rating;
    const Phrase phrase =
        fide <= uscf::kFideLow ? Phrase::RatingConvertFideToUscfLow : Phrase::RatingConvertFideToUscfHigh;
    return {phrase, {{"fide", number(fide)}, {"uscf", number(converted)}}};
}

Lookup fromElo(double elo)
{
    Lookup result{class1978(elo), {}};
    result.steps.push_back(
        {Phrase::RatingConvertEloToEcf, {{"elo", number(elo)}, {"grade", number(ecf::fromElo(elo))}}});
    result.steps.push_back({Phrase::RatingConvertMisprint});
    result.steps.push_back(
        {Phrase::RatingConvertEloToIngo, {{"elo", number(elo)}, {"ingo", number(ingo::fromElo(elo))}}});
    result.steps.push_back(fromFide(elo));
    if (const int whole = static_cast<int>(roundHalfUp(elo)); whole < kUpliftBelow) {
        result.steps.push_back(
            {Phrase::RatingConvertUplift2024,
             {{"fide", Real{double(whole), 0}}, {"after", Real{double(fide::uplift2024(whole)), 0}}}});
    }
    return result;
}

/// A scale that is converted to Elo by one line.
Lookup toElo(const char* from, double value, double elo, Step line)
{
    Lookup result{answerOf(from, value, elo), {}};
    result.steps.push_back(std::move(line));
    result.steps.push_back(class1978(elo));
    return result;
}

Lookup fromEcf(double grade)
{
    const double elo = ecf::toElo(grade);
    Lookup result = toElo("ECF", grade, elo, {Phrase::RatingEcfElo, {{"grade", number(grade)}, {"elo", number(elo)}}});
    result.steps.insert(result.steps.begin() + 1, Step{Phrase::RatingConvertMisprint});
    return result;
}

Lookup fromBcf(double grade)
{
    const double elo = ecf::toEloBefore2009(grade);
    return toElo("BCF", grade, elo, {Phrase::RatingConvertBcfToElo, {{"grade", number(grade)}, {"elo", number(elo)}}});
}

Lookup fromIngo(double value)
{
    const double elo = ingo::toElo(value);
    return toElo("Ingo", value, elo, {Phrase::RatingConvertIngoToElo, {{"ingo", number(value)}, {"elo", number(elo)}}});
}

/// A DWZ is on Elo's scale; what changes is the number itself, on 1 August 2026.
Lookup fromDwz(double value)
{
    const Value after = number(dwz::changeover2026(value));
    Lookup result{class1978(value), {}};
    if (value >= dwz::kChangedBelow2026)
        result.steps.push_back({Phrase::RatingConvertDwz2026High, {{"dwz", after}}});
    else
        result.steps.push_back({value < 1000 ? Phrase::RatingConvertDwz2026Low : Phrase::RatingConvertDwz2026,
                                {{"dwz", number(value)}, {"after", after}}});
    return result;
}

Lookup fromUscf(double rating)
{
    const Word name{"uscf_class." + std::string(uscf::classOf(rating))};
    Lookup result{{Phrase::RatingClassUscf, {{"rating", number(rating)}, {"class", name}}}, {}};
    result.steps.push_back({Phrase::RatingClassHarkness,
                            {{"rating", number(rating)}, {"class", Code{std::string(harkness::classOf(rating))}}}});
    if (const auto floor = uscf::establishedFloor(rating)) {
        result.steps.push_back(
            {Phrase::RatingClassUscfFloor, {{"peak", number(rating)}, {"floor", Real{double(*floor), 0}}}});
    }
    return result;
}

Lookup lookUp(Scale from, double value)
{
    switch (from) {
    case Scale::Elo:
        return fromElo(value);
    case Scale::Ecf:
        return fromEcf(value);
    case Scale::BcfBefore2009:
        return fromBcf(value);
    case Scale::Ingo:
        return fromIngo(value);
    case Scale::Dwz:
        return fromDwz(value);
    case Scale::Uscf:
        break;
    }
    return fromUscf(value);
}

}  // namespace

Lookup convert(Scale from, double value)
{
    Lookup result = lookUp(from, value);
    if (from != Scale::Uscf) result.steps.push_back({Phrase::RatingConvertRough});
    return result;
}

Lookup categoryOf(std::span<const std::optional<int>> participants, bool women)
{
    std::int64_t sum = 0;
    int rated = 0;
    for (const std::optional<int>& rating : participants) {
        if (!rating) continue;
        sum += *rating;
        ++rated;
    }
    KYDAI_ASSERT(rated > 0);
    const double average = static_cast<double>(sum) / rated;
    const int category = fide::category(average, women);
    const Value lowest = Count{fide::lowestOfCategories(women)};
    const Value rounded = Count{static_cast<int>(divideHalfUp(sum, rated))};
    Lookup result;
    result.answer = category > 0 ? Step{Phrase::RatingCategory, {{"average", rounded}, {"category", Count{category}}}}
                                 : Step{Phrase::RatingCategoryNone, {{"average", rounded}, {"lowest", lowest}}};
    result.steps.push_back(
        {Phrase::RatingCategoryAverage,
         {{"sum", Real{static_cast<double>(sum), 0}}, {"n", Count{rated}}, {"average", number(average)}}});
    if (const int unrated = static_cast<int>(participants.size()) - rated; unrated > 0) {
        result.steps.push_back({Phrase::RatingCategoryUnrated, {{"n", Count{unrated}}}});
    }
    result.steps.push_back({Phrase::RatingCategoryBands, {{"lowest", lowest}}});
    return result;
}

Lookup normOf(norm::Norm norm, std::span<const std::optional<int>> opponents, HalfPoints score)
{
    static constexpr std::array<const char*, 4> kNames = {"GM", "IM", "WGM", "WIM"};
    const norm::Requirement& asked = norm::requirement(norm);
    const int games = static_cast<int>(opponents.size());
    const norm::Result found = norm::performance(norm, opponents, score);
    const norm::Limits limits = norm::limits(games);
    Lookup result;
    result.answer = {
        found.ok ? Phrase::RatingNormReached : Phrase::RatingNormMissed,
        {{"norm", Code{kNames[static_cast<std::size_t>(norm)]}}, {"performance", Count{found.performance}}}};
    const auto say = [&](Phrase phrase, Arguments arguments, Article article = {}) {
        result.steps.push_back({phrase, std::move(arguments), article});
    };
    if (const auto unrated = std::ranges::count(opponents, std::optional<int>{}); unrated > 0) {
        say(Phrase::RatingNormUnrated, {{"n", Count{static_cast<int>(unrated)}}, {"rating", Count{fide::kFloor}}});
    }
    if (found.lifted) say(Phrase::RatingNormLifted, {{"rating", Count{*found.lifted}}, {"floor", Count{asked.floor}}});
    say(Phrase::RatingNormAverage, {{"sum", Real{static_cast<double>(found.ratingSum), 0}},
                                    {"n", Count{games}},
                                    {"average", Count{found.average}}});
    say(Phrase::RatingNormPercent,
        {{"score", pointsOf(score)}, {"games", Count{games}}, {"p", Real{found.percent / 100.0, 2}}});
    say(Phrase::RatingFidePerformance,
        {{"average", Count{found.average}},
         {"dp", Real{double(found.difference), 0, true, true}},
         {"p", Real{found.percent / 100.0, 2}},
         {"performance", Count{found.performance}}},
        article::kPerformance);
    say(Phrase::RatingNormAskedPerformance, {{"performance", Count{found.performance}},
                                             {"needed", Count{asked.performance}},
                                             {"verdict", verdict(found.performance >= asked.performance)}});
    say(Phrase::RatingNormAskedAverage, {{"average", Count{found.average}},
                                         {"needed", Count{asked.average}},
                                         {"verdict", verdict(found.average >= asked.average)}});
    say(Phrase::RatingNormAskedScore, {{"score", pointsOf(score)},
                                       {"needed", pointsOf(limits.scoreMin)},
                                       {"verdict", verdict(score >= limits.scoreMin)}});
    say(Phrase::RatingNormAskedGames,
        {{"n", Count{games}}, {"needed", Count{kUsualNormGames}}, {"verdict", verdict(games >= kUsualNormGames)}});
    say(Phrase::RatingNormLimits, {{"n", Count{games}},
                                   {"holders", Count{limits.titleHoldersMin}},
                                   {"level", Count{limits.levelTitlesMin}},
                                   {"own", Count{limits.ownFederationMax}},
                                   {"one", Count{limits.oneFederationMax}}});
    return result;
}

}  // namespace kydai::rating
