#include "cases/case_input.h"
#include "rating/elo.h"
#include "rating/fide.h"
#include "rating/move_loss.h"
#include "rating/tables.h"
#include "rating/title_norm.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace kydai::rating {

namespace {

double hundredths(std::int64_t value)
{
    return static_cast<double>(value) / 100.0;
}

TimeControl timeControlOf(const CaseInput& in)
{
    const std::string kind = in.text("kind", "standard");
    if (kind == "standard") return TimeControl::Standard;
    if (kind == "rapid") return TimeControl::Rapid;
    if (kind == "blitz") return TimeControl::Blitz;
    throw BadInput("'kind' is standard, rapid or blitz");
}

/// A day in a period such as "from 2025-10-01", "2024-03-01..2025-09-30", "until 2021" or "before 2022": the first date
/// named, or what comes just ahead of it; unknown if none is.
Date dayIn(const std::string& period)
{
    const auto digit = [&](std::size_t at) { return at < period.size() && period[at] >= '0' && period[at] <= '9'; };
    const auto read = [&](std::size_t from, std::size_t length) {
        int value = 0;
        std::from_chars(period.data() + from, period.data() + from + length, value);
        return value;
    };
    for (std::size_t at = 0; at + 4 <= period.size(); ++at) {
        if (!digit(at) || !digit(at + 1) || !digit(at + 2) || !digit(at + 3)) continue;
        Date day{read(at, 4), 1, 1};
        if (at + 7 <= period.size() && period[at + 4] == '-' && digit(at + 5) && digit(at + 6)) {
            day.month = read(at + 5, 2);
        }
        if (at + 10 <= period.size() && period[at + 7] == '-' && digit(at + 8) && digit(at + 9)) {
            day.day = read(at + 8, 2);
        }
        if (period.starts_with("before")) --day.day;  // only compared with the days on which editions begin
        return day;
    }
    return {};
}

fide::Edition editionOf(const CaseInput& in)
{
    return fide::editionOn(dayIn(in.text("rule", "")), timeControlOf(in));
}

/// K as given, or by rating, age and games (8.3.3).
int factorOf(const CaseInput& in, int own)
{
    if (in.has("K")) return in.count("K");
    fide::FactorInput input{own, in.flag("ever_2400", false), in.flag("ever_2300", false)};
    if (in.has("games_played")) input.games = in.count("games_played");
    input.birthYear = in.count("birth_year", 0);
    input.listYear = in.count("list_year", 0);
    return fide::factor(input).k;
}

int wholeRating(double rating)
{
    return static_cast<int>(roundHalfUp(rating));
}

/// What the next list shows of a rating: below the floor nothing (7.2.1).
bool isLost(int rating)
{
    return rating < fide::kFloor;
}

std::vector<fide::Opponent> ratedOpponents(const std::vector<CaseGame>& games)
{
    std::vector<fide::Opponent> opponents;
    for (const CaseGame& game : games) {
        if (game.opponent) opponents.push_back({wholeRating(*game.opponent), game.score});
    }
    return opponents;
}

CaseResult dp(const CaseInput& in)
{
    const double p = in.number("p");
    if (p < 0 || p > 1) throw BadInput("'p' is not between 0 and 1");
    return {{"dp", ratingDifference(static_cast<int>(roundHalfUp(100 * p)))}};
}

CaseResult pd(const CaseInput& in)
{
    const int higher = scoringProbability(static_cast<int>(roundHalfAway(std::abs(in.number("diff")))));
    return {{"H", hundredths(higher)}, {"L", hundredths(100 - higher)}};
}

CaseResult gameChange(const CaseInput& in)
{
    const int own = in.whole("own");
    if (!in.has("score")) throw BadInput("'score' is missing");
    const std::array opponents = {fide::Opponent{in.whole("opp"), asScore(in.raw()["score"])}};
    const auto games = fide::rateGames(own, opponents, editionOf(in));
    return {{"change", hundredths(fide::eventChange(factorOf(in, own), games))}};
}

CaseResult event(const CaseInput& in)
{
    const int own = in.whole("own");
    const auto played = in.games();
    const auto games = fide::rateGames(own, ratedOpponents(played), editionOf(in));
    const int k = factorOf(in, own);
    CaseResult perGame = CaseResult::array();
    auto rated = games.begin();
    for (const CaseGame& game : played) {
        const bool counts = game.opponent && rated->rated;
        perGame.push_back(counts ? hundredths(rated->delta) : 0.0);
        if (game.opponent) ++rated;
    }
    const std::int64_t change = fide::eventChange(k, games);
    const int period = fide::roundPeriod(change);
    return {{"per_game", perGame},          {"sum", hundredths(fide::eventChange(1, games))},
            {"change", hundredths(change)}, {"period_change", period},
            {"new_rating", own + period},   {"lost", isLost(own + period)}};
}

CaseResult eventTotal(const CaseInput& in)
{
    const int own = in.whole("own");
    std::vector<fide::Opponent> opponents;
    for (const double rating : in.numbers("opponents")) opponents.push_back({wholeRating(rating), 0});
    const HalfPoints score = in.total("score", static_cast<int>(opponents.size()));
    // Only the total is known: it is given to the first opponent, the sum is the same.
    if (!opponents.empty()) opponents.front().score = score;
    const auto games = fide::rateGames(own, opponents, editionOf(in));
    std::int64_t expected = 0;
    for (const fide::Game& game : games) {
        if (!game.rated) throw BadInput("a game with a gap of 600 or more is not rated: give each game's score");
        expected += game.expected;
    }
    const std::int64_t change = fide::eventChange(factorOf(in, own), games);
    const int after = own + fide::roundPeriod(change);
    return {
        {"We", hundredths(expected)}, {"change", hundredths(change)}, {"new_rating", after}, {"lost", isLost(after)}};
}

CaseResult roundPeriod(const CaseInput& in)
{
    return {{"rounded", static_cast<int>(roundHalfAway(in.number("change")))}};
}

CaseResult kCap(const CaseInput& in)
{
    return {{"K", fide::limitedFactor(in.count("K"), in.count("games_in_period"))}};
}

CaseResult kFactor(const CaseInput& in)
{
    fide::FactorInput input{in.whole("published", 0), in.flag("ever_2400", false), in.flag("ever_2300", false)};
    if (in.has("games")) input.games = in.count("games");
    input.birthYear = in.count("birth_year", 0);
    input.listYear = in.count("list_year", 0);
    return {{"K", fide::factor(input).k}};
}

CaseResult initialRating(const CaseInput& in)
{
    const auto opponents = ratedOpponents(in.games());
    const fide::Initial found = fide::initialRating(opponents);
    return {{"Ra", found.average},
            {"p", hundredths(found.percent)},
            {"dp", found.difference},
            {"Ru", found.rating},
            {"published", found.published}};
}

CaseResult uplift(const CaseInput& in)
{
    return {{"new", fide::uplift2024(in.whole("old"))}};
}

CaseResult timeClass(const CaseInput& in)
{
    static constexpr std::array kNames = {"standard", "rapid", "blitz", "none"};
    const fide::TimeBudget found = fide::timeClass(in.number("base_min"), in.number("inc_s", 0));
    CaseResult minutes = found.minutes;
    if (found.minutes == std::floor(found.minutes)) minutes = static_cast<int>(found.minutes);
    return {{"minutes60", minutes}, {"class", kNames[static_cast<std::size_t>(found.timeClass)]}};
}

CaseResult category(const CaseInput& in)
{
    return {{"category", fide::category(in.number("average"), in.flag("women", false))}};
}

CaseResult performance(const CaseInput& in)
{
    std::int64_t sum = 0;
    const auto ratings = in.numbers("opponents");
    if (ratings.empty()) throw BadInput("'opponents' is empty");
    for (const double rating : ratings) sum += wholeRating(rating);
    const int games = static_cast<int>(ratings.size());
    const fide::Performance found = fide::performance(sum, games, in.total("score", games));
    return {{"Ra", found.average}, {"p", hundredths(found.percent)}, {"dp", found.difference}, {"Rp", found.rating}};
}

CaseResult eloUpdate(const CaseInput& in)
{
    const double score = in.number("W");
    return {{"new", elo::update(in.number("old"), in.number("K", EloSettings{}.k), score, in.number("We"),
                                in.count("games", 1))}};
}

template <ExpectedForm form>
CaseResult eloExpected(const CaseInput& in)
{
    return {{"We", expectedScore(form, in.number("own") - in.number("opp"))}};
}

CaseResult eloLinear(const CaseInput& in)
{
    const auto ratings = in.numbers("opponents");
    if (ratings.empty()) throw BadInput("'opponents' is empty");
    double sum = 0;
    for (const double rating : ratings) sum += rating;
    const int games = static_cast<int>(ratings.size());
    return {{"Rp", elo::linearPerformance(sum / games, in.total("score", games), games)}};
}

CaseResult eloClass(const CaseInput& in)
{
    return {{"band", elo::class1978(in.number("rating"))}};
}

CaseResult normLimits(const CaseInput& in)
{
    const norm::Limits found = norm::limits(in.count("games"));
    return {{"title_holders_min", found.titleHoldersMin},
            {"level_titles_min", found.levelTitlesMin},
            {"own_fed_max", found.ownFederationMax},
            {"one_fed_max", found.oneFederationMax},
            {"score_min", found.scoreMin / 2.0}};
}

CaseResult normPerformance(const CaseInput& in)
{
    static constexpr std::array<std::pair<const char*, norm::Norm>, 4> kNorms = {
        {{"GM", norm::Norm::GM}, {"IM", norm::Norm::IM}, {"WGM", norm::Norm::WGM}, {"WIM", norm::Norm::WIM}}};
    const std::string name = in.text("norm", "");
    const auto wanted = std::ranges::find_if(kNorms, [&](const auto& entry) { return entry.first == name; });
    if (wanted == kNorms.end()) throw BadInput("'norm' is GM, IM, WGM or WIM");
    std::vector<std::optional<int>> ratings;
    for (const nlohmann::json& value : in.list("ratings")) {
        const bool unrated = value.is_null();
        ratings.push_back(unrated ? std::nullopt : std::optional(wholeRating(asNumber(value, "a rating"))));
    }
    if (ratings.empty()) throw BadInput("'ratings' is empty");
    const norm::Result found =
        norm::performance(wanted->second, ratings, in.total("score", static_cast<int>(ratings.size())));
    return {{"Ra", found.average},
            {"p", hundredths(found.percent)},
            {"dp", found.difference},
            {"Rp", found.performance},
            {"ok", found.ok}};
}

CaseResult normAverage(const CaseInput& in)
{
    return {{"Ra", norm::roundAverage(in.number("average"))}};
}

/// `evaluations`: [[before, after], …], hundredths of a pawn or texts such as "#-3".
CaseResult meanLossOfMoves(const CaseInput& in)
{
    const auto evaluation = [](const nlohmann::json& value) {
        const auto read = parseEvaluation(value.is_string() ? value.get<std::string>() : value.dump());
        if (!read) throw BadInput("'evaluations' holds what is no evaluation: " + value.dump());
        return *read;
    };
    std::vector<MoveEvaluation> moves;
    for (const nlohmann::json& move : in.list("evaluations")) {
        if (!move.is_array() || move.size() != 2) throw BadInput("'evaluations' is a list of pairs [before, after]");
        moves.push_back({evaluation(move[0]), evaluation(move[1])});
    }
    if (moves.empty()) throw BadInput("'evaluations' is empty");
    const MoveLoss loss = lossOf(moves);
    return {{"moves", moves.size()}, {"sum", loss.sum}, {"mean", loss.mean}};
}

}  // namespace

const std::vector<Operation>& fideOperations()
{
    static const std::vector<Operation> kOperations = {
        {"fide", "dp", dp},
        {"fide", "pd", pd},
        {"fide", "game_change", gameChange},
        {"fide", "event", event},
        {"fide", "event_total", eventTotal},
        {"fide", "round_period", roundPeriod},
        {"fide", "k_cap", kCap},
        {"fide", "k_factor", kFactor},
        {"fide", "initial_rating", initialRating},
        {"fide", "uplift_2024", uplift},
        {"fide", "time_class", timeClass},
        {"fide", "category", category},
        {"fide", "performance", performance},
        {"elo", "update", eloUpdate},
        {"elo", "expected_table", eloExpected<ExpectedForm::Table>},
        {"elo", "expected_logistic", eloExpected<ExpectedForm::Logistic>},
        {"elo", "expected_normal", eloExpected<ExpectedForm::Normal>},
        {"elo", "performance_linear", eloLinear},
        {"elo", "class_1978", eloClass},
        {"moves", "mean_loss", meanLossOfMoves},
        {"norm", "limits", normLimits},
        {"norm", "performance", normPerformance},
        {"norm", "round_average", normAverage},
    };
    return kOperations;
}

}  // namespace kydai::rating
