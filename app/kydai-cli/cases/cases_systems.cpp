#include "cases/case_input.h"
#include "rating/chessmetrics.h"
#include "rating/dwz.h"
#include "rating/ecf.h"
#include "rating/glicko2.h"
#include "rating/harkness.h"
#include "rating/ingo.h"
#include "rating/ukd.h"
#include "rating/urs.h"
#include "rating/uscf.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace kydai::rating {

namespace {

/// As an integer where it is one, so that a grade of 147 is written as 147.
CaseResult plain(double value)
{
    const bool whole = value == std::floor(value) && std::abs(value) < 1e9;
    return whole ? CaseResult(static_cast<std::int64_t>(value)) : CaseResult(value);
}

double opponentOf(const CaseGame& game)
{
    if (!game.opponent) throw BadInput("an opponent without a rating");
    return *game.opponent;
}

// --- US Chess ---

CaseResult uscfLimit(const CaseInput& in)
{
    return {{"Nstar", uscf::effectiveGamesLimit(in.number("rating"))}};
}

CaseResult uscfFactor(const CaseInput& in)
{
    const double effective = in.amount("N_eff");
    const int games = in.count("m");
    if (effective + games == 0) throw BadInput("'N_eff' and 'm' are both 0");
    return {{"K", uscf::factor(effective, games, in.number("rating", 0), in.flag("dual_regular", false))}};
}

std::optional<int> priorGames(const CaseInput& in)
{
    return in.has("prior_games") ? std::optional(in.count("prior_games")) : std::nullopt;
}

double effectiveOf(const CaseInput& in, double rating)
{
    return in.has("N_eff") ? in.amount("N_eff") : uscf::effectiveGames(rating, priorGames(in));
}

uscf::Previous previousOf(const CaseInput& in)
{
    const std::string previous = in.text("previous", "");
    if (previous.empty()) return uscf::Previous::Mixed;
    if (previous == "wins") return uscf::Previous::AllWon;
    if (previous == "losses") return uscf::Previous::AllLost;
    throw BadInput("'previous' is wins, losses or null");
}

CaseResult uscfStandard(const CaseInput& in)
{
    const auto opponents = in.numbers("opponents");
    const double rating = in.number("rating");
    uscf::StandardInput input{rating, effectiveOf(in, rating)};
    input.score = in.total("score", static_cast<int>(opponents.size()));
    input.bonusEligible = in.flag("bonus_eligible", true);
    input.threshold = in.number("B", uscf::editionOn({}).bonusThreshold);
    input.dualRatedRegular = in.flag("dual_regular", false);
    const uscf::Standard found = uscf::standard(input, opponents);
    return {{"N_eff", found.effective},
            {"K", found.k},
            {"E", found.expected},
            {"bonus", found.bonus},
            {"new", found.rating}};
}

CaseResult uscfSpecial(const CaseInput& in)
{
    const auto opponents = in.numbers("opponents");
    const double rating = in.number("rating");
    const HalfPoints score = in.total("score", static_cast<int>(opponents.size()));
    return {{"new", uscf::special(rating, effectiveOf(in, rating), opponents, score, previousOf(in))}};
}

uscf::SectionPlayer sectionPlayer(const CaseInput& in)
{
    uscf::SectionPlayer player;
    player.priorGames = priorGames(in);
    if (in.has("pre")) {
        player.rating = in.number("pre");
    } else {
        player.rating = in.number("start", uscf::startFromAge(in.optionalNumber("age"), false).rating);
        player.priorGames = in.count("prior_games", 0);
    }
    player.previous = previousOf(in);
    player.floor = in.number("floor", uscf::kAbsoluteFloor);
    player.wins = in.count("wins", 0);
    player.draws = in.count("draws", 0);
    player.eventsOfThree = in.count("events3", 0);
    return player;
}

CaseResult uscfSection(const CaseInput& in)
{
    const nlohmann::json& list = in.list("players");
    std::map<int, std::size_t> byNumber;
    std::vector<uscf::SectionPlayer> players;
    for (const nlohmann::json& entry : list) {
        if (!entry.is_object()) throw BadInput("a player is an object");
        const CaseInput player(entry);
        const int number = player.count("no", static_cast<int>(players.size()) + 1);
        if (!byNumber.emplace(number, players.size()).second) throw BadInput("two players have the same number");
        players.push_back(sectionPlayer(player));
    }
    for (std::size_t i = 0; i < players.size(); ++i) {
        for (const CaseGame& game : CaseInput(list[i]).games()) {
            const auto opponent = byNumber.find(static_cast<int>(opponentOf(game)));
            if (opponent == byNumber.end()) throw BadInput("a game against a player who is not in the section");
            if (opponent->second == i) throw BadInput("a game of a player against himself");
            players[i].games.push_back({opponent->second, game.score});
        }
    }
    CaseResult post = CaseResult::array();
    const double threshold = in.number("B", uscf::editionOn({}).bonusThreshold);
    for (const auto& rated : uscf::rateSection(players, threshold, in.flag("dual_regular", false))) {
        post.push_back(rated.rating);
    }
    return {{"post", post}};
}

CaseResult uscfAbsoluteFloor(const CaseInput& in)
{
    return {{"floor", uscf::absoluteFloor(in.count("wins", 0), in.count("draws", 0), in.count("events3", 0))}};
}

CaseResult uscfEstablishedFloor(const CaseInput& in)
{
    const auto floor = uscf::establishedFloor(in.number("peak"));
    return {{"floor", floor ? CaseResult(*floor) : CaseResult(nullptr)}};
}

CaseResult startResult(const uscf::StartValue& start)
{
    return {{"rating", plain(start.rating)}, {"N", start.games}};
}

CaseResult uscfStart(const CaseInput& in)
{
    if (in.has("fide")) return startResult(uscf::startFromFide2024(in.number("fide")));
    return startResult(uscf::startFromAge(in.optionalNumber("age"), in.flag("adult", false)));
}

CaseResult uscfFromFide2024(const CaseInput& in)
{
    return startResult(uscf::startFromFide2024(in.number("fide")));
}

CaseResult uscfFromFide2020(const CaseInput& in)
{
    return startResult(uscf::startFromFide2020(in.number("fide")));
}

CaseResult uscfClass(const CaseInput& in)
{
    return {{"class", uscf::classOf(in.number("rating"))}};
}

// --- Glicko and Glicko-2 ---

std::vector<glicko::Opponent> glickoGames(const CaseInput& in)
{
    std::vector<glicko::Opponent> games;
    if (!in.has("games")) return games;
    for (const nlohmann::json& game : in.list("games")) {
        if (!game.is_array() || game.size() < 3) throw BadInput("a game is [rating, RD, score]");
        const double deviation = asNumber(game[1], "an RD");
        if (deviation < 0) throw BadInput("an RD is not negative");
        games.push_back({asNumber(game[0], "an opponent's rating"), deviation, asScore(game[2])});
    }
    return games;
}

double deviationOf(const CaseInput& in)
{
    const double deviation = in.number("RD", GlickoSettings{}.newDeviation);
    if (deviation <= 0) throw BadInput("'RD' is positive");
    return deviation;
}

double periodsOf(const CaseInput& in, double ifAbsent)
{
    return in.amount("t", ifAbsent);
}

CaseResult glickoUpdate(const CaseInput& in)
{
    const GlickoSettings defaults;
    // The RD at the start of the period has grown already unless the case says how long the player was away.
    const double deviation = in.has("t")
                                 ? glicko::inactive(deviationOf(in), periodsOf(in, 0), in.number("c", defaults.growth))
                                 : deviationOf(in);
    const auto found = glicko::update(in.number("r", defaults.newRating), deviation, glickoGames(in));
    return {{"r", found.rating}, {"RD", std::max(found.deviation, in.number("min_RD", 0))}};
}

CaseResult glickoInactive(const CaseInput& in)
{
    return {{"RD", glicko::inactive(deviationOf(in), periodsOf(in, 1), in.number("c", GlickoSettings{}.growth))}};
}

double volatilityOf(const CaseInput& in)
{
    const double volatility = in.number("vol", GlickoSettings{}.newVolatility);
    if (volatility <= 0) throw BadInput("'vol' is positive");
    return volatility;
}

CaseResult glicko2Update(const CaseInput& in)
{
    const GlickoSettings defaults;
    const double tau = in.number("tau", defaults.tau);
    if (tau <= 0) throw BadInput("'tau' is positive");
    const auto games = glickoGames(in);
    const auto found =
        glicko2::update(in.number("r", defaults.newRating), deviationOf(in), volatilityOf(in), tau, games);
    CaseResult result = CaseResult::object();
    if (!games.empty()) {
        result["v"] = found.v;
        result["Delta"] = found.delta;
    }
    result["vol"] = found.volatility;
    result["r"] = found.rating;
    result["RD"] = found.deviation;
    return result;
}

CaseResult glicko2Inactive(const CaseInput& in)
{
    const double volatility = volatilityOf(in);
    return {{"RD", glicko2::inactive(deviationOf(in), volatility, periodsOf(in, 1))}, {"vol", volatility}};
}

// --- DWZ ---

std::vector<dwz::Opponent> dwzGames(const CaseInput& in)
{
    std::vector<dwz::Opponent> games;
    for (const CaseGame& game : in.games()) {
        if (game.opponent) games.push_back({*game.opponent, game.score});
    }
    return games;
}

/// Opponents with a result each, or with the total only (given to the first ones; sums are the same).
std::vector<dwz::Opponent> dwzOpponents(const CaseInput& in)
{
    if (in.has("games")) return dwzGames(in);
    std::vector<dwz::Opponent> games;
    if (in.has("results")) {
        const nlohmann::json& opponents = in.list("opponents");
        const nlohmann::json& results = in.list("results");
        if (results.size() != opponents.size()) throw BadInput("'results' and 'opponents' differ in length");
        for (std::size_t i = 0; i < results.size(); ++i) {
            const HalfPoints score = asScore(results[i]);
            if (!opponents[i].is_null()) games.push_back({asNumber(opponents[i], "an opponent's rating"), score});
        }
        return games;
    }
    for (const double rating : in.numbers("opponents")) games.push_back({rating, 0});
    HalfPoints left = in.total("score", static_cast<int>(games.size()));
    for (dwz::Opponent& game : games) {
        game.score = std::min(left, 2);
        left -= game.score;
    }
    return games;
}

HalfPoints scoreOf(const std::vector<dwz::Opponent>& games)
{
    HalfPoints sum = 0;
    for (const dwz::Opponent& game : games) sum += game.score;
    return sum;
}

std::optional<int> ageOf(const CaseInput& in)
{
    return in.has("age") ? std::optional(in.whole("age")) : std::nullopt;
}

int indexOf(const CaseInput& in)
{
    return in.count("index", DwzSettings{}.assumedEvaluations);
}

CaseResult dwzResult(const CaseInput& in, bool developmentGiven)
{
    const auto games = dwzOpponents(in);
    const double rating = in.number("R0");
    const int expected = dwz::expectedScore(rating, games);
    const HalfPoints score = scoreOf(games);
    const int e =
        developmentGiven ? in.count("E") : dwz::development(rating, ageOf(in), indexOf(in), score, expected).value;
    if (e <= 0) throw BadInput("'E' is positive");
    CaseResult result = {{"We", expected / 1000.0}};
    if (!developmentGiven) result["E"] = e;
    result["new"] = games.empty() ? static_cast<int>(roundHalfUp(rating))
                                  : dwz::classic(rating, e, score, expected, static_cast<int>(games.size()));
    if (const auto performance = dwz::performance(games)) result["performance"] = plain(roundHalfUp(*performance));
    return result;
}

CaseResult dwzClassic(const CaseInput& in)
{
    return dwzResult(in, true);
}

CaseResult dwzClassicFull(const CaseInput& in)
{
    return dwzResult(in, false);
}

double averageOf(const std::vector<dwz::Opponent>& games)
{
    double sum = 0;
    for (const dwz::Opponent& game : games) sum += game.rating;
    return sum / static_cast<double>(games.size());
}

CaseResult dwzFirst(const CaseInput& in)
{
    const auto games = dwzGames(in);
    if (games.size() < 5) throw BadInput("a first DWZ needs at least 5 games against rated opponents");
    CaseResult result = {{"Rc", averageOf(games)}, {"raw", nullptr}, {"dwz", nullptr}};
    if (const auto matching = dwz::matchingRating(games)) {
        result["raw"] = *matching;
        result["dwz"] = dwz::firstClassic(*matching);
    }
    return result;
}

CaseResult dwz2026Update(const CaseInput& in)
{
    const auto games = dwzOpponents(in);
    const double rating = in.number("R0");
    const int expected = dwz::expectedScore(rating, games);
    const HalfPoints score = scoreOf(games);
    const auto factor = dwz::factor2026(rating, ageOf(in), indexOf(in), score, expected);
    const int updated =
        games.empty() ? static_cast<int>(roundHalfUp(rating)) : dwz::update2026(rating, factor.k, score, expected);
    return {{"We", expected / 1000.0}, {"K", factor.k}, {"new", updated}};
}

CaseResult dwz2026FirstFromGames(const CaseInput& in)
{
    const auto games = dwzGames(in);
    if (games.size() < 5) throw BadInput("a first DWZ needs at least 5 games against rated opponents");
    CaseResult result = {{"performance", nullptr}, {"dwz", nullptr}};
    if (const auto performance = dwz::newcomerPerformance2026(games)) {
        result["performance"] = *performance;
        result["dwz"] = static_cast<int>(roundHalfUp(dwz::firstFromPerformance2026(*performance)));
    }
    return result;
}

CaseResult dwz2026First(const CaseInput& in)
{
    return {{"dwz", dwz::firstFromPerformance2026(in.number("performance"))}};
}

CaseResult dwz2026Changeover(const CaseInput& in)
{
    return {{"new", dwz::changeover2026(in.number("old"))}};
}

// --- Ingo, Harkness, ECF, UKD ---

CaseResult ingoTournament(const CaseInput& in)
{
    const int games = in.count("games");
    if (games == 0) throw BadInput("'games' is 0");
    const double performance = ingo::performance(in.number("field_average"), in.total("score", games), games);
    CaseResult result = {{"performance", performance}, {"article_new", performance}};
    if (in.has("old")) result["weighted_new"] = ingo::classic(in.number("old"), performance);
    return result;
}

CaseResult ingoLate(const CaseInput& in)
{
    const double old = in.number("old");
    const double limit = in.amount("limit", 1e9);
    double sum = 0;
    HalfPoints score = 0;
    int games = 0;
    for (const CaseGame& game : in.games()) {
        if (!game.opponent) continue;
        sum += std::clamp(*game.opponent, old - limit, old + limit);
        score += game.score;
        ++games;
    }
    if (games == 0) return {{"new", plain(old)}};
    const double development = in.amount("E", ingo::developmentOf(ageOf(in)));
    return {{"new", ingo::late(old, ingo::performance(sum / games, score, games), games, development)}};
}

CaseResult ingoToElo(const CaseInput& in)
{
    return {{"elo", plain(ingo::toElo(in.number("ingo")))}};
}

CaseResult ingoFromElo(const CaseInput& in)
{
    return {{"ingo", plain(ingo::fromElo(in.number("elo")))}};
}

CaseResult harknessPerformance(const CaseInput& in)
{
    const auto ratings = in.has("opponents") ? in.numbers("opponents") : std::vector<double>{};
    const int games = in.has("opponents") ? static_cast<int>(ratings.size()) : in.count("games");
    if (games == 0) throw BadInput("no games");
    const double average = in.has("opponents") ? std::accumulate(ratings.begin(), ratings.end(), 0.0) / games
                                               : in.number("opponents_average");
    const HalfPoints score = in.total("score", games);
    return {{"percent", 50.0 * score / games}, {"Rp", harkness::performance(average, score, games)}};
}

CaseResult ecfPoints(const CaseInput& in)
{
    if (!in.has("score")) throw BadInput("'score' is missing");
    return {{"points", plain(ecf::gamePoints(in.number("own"), in.number("opp"), asScore(in.raw()["score"])))}};
}

CaseResult ecfGrade(const CaseInput& in)
{
    std::vector<ecf::Opponent> games;
    for (const CaseGame& game : in.games()) {
        if (game.opponent) games.push_back({*game.opponent, game.score});
    }
    if (games.empty()) throw BadInput("no games against graded opponents");
    // A newcomer has no grade: the games give a provisional one.
    const double own = in.has("own") ? in.number("own") : ecf::provisional(games);
    const ecf::Grade found = ecf::grade(own, games);
    CaseResult points = CaseResult::array();
    for (const double value : found.points) points.push_back(plain(value));
    return {{"points", points}, {"grade", found.grade}};
}

CaseResult ecfToElo(const CaseInput& in)
{
    return {{"elo", plain(ecf::toElo(in.number("grade")))}};
}

CaseResult ecfToEloBefore2009(const CaseInput& in)
{
    return {{"elo", plain(ecf::toEloBefore2009(in.number("grade")))}};
}

CaseResult ecfReliability(const CaseInput& in)
{
    const int last12 = in.count("last12");
    const int last24 = in.count("last24", last12);
    const int last36 = in.count("last36", last24);
    if (last24 < last12 || last36 < last24) throw BadInput("a longer time has fewer games");
    return {{"letter", std::string(1, ecf::reliability(last12, last24, last36))}};
}

CaseResult harknessClass(const CaseInput& in)
{
    return {{"class", harkness::classOf(in.number("rating"))}};
}

CaseResult ecfFromElo(const CaseInput& in)
{
    return {{"grade", plain(ecf::fromElo(in.number("elo")))}};
}

CaseResult ukdUpdate(const CaseInput& in)
{
    std::vector<ukd::Opponent> games;
    for (const CaseGame& game : in.games()) {
        const auto rating = game.opponent ? std::optional(static_cast<int>(roundHalfUp(*game.opponent))) : std::nullopt;
        games.push_back({rating, game.score});
    }
    const ukd::Update found = ukd::update(in.whole("ukd"), games, UkdSettings{});
    CaseResult perGame = CaseResult::array();
    for (const ukd::Game& game : found.games) perGame.push_back(game.change);
    return {
        {"K", found.k}, {"per_game", perGame}, {"change", found.change}, {"new", found.rating}, {"lost", found.lost}};
}

// --- Chessmetrics and the simulation of URS ---

CaseResult cmPerformance(const CaseInput& in)
{
    return {{"perf", chessmetrics::performance(in.number("opp_average"), in.number("pct"))}};
}

CaseResult cmPadded(const CaseInput& in)
{
    ChessmetricsSettings settings;
    settings.padding = in.number("padding", settings.padding);
    const double games = in.amount("games");
    return {{"rating", chessmetrics::padded(in.number("perf"), in.number("opp_average"), games, settings)}};
}

CaseResult cmWeight(const CaseInput& in)
{
    return {{"weight", chessmetrics::weight(in.number("months_ago"))}};
}

CaseResult cmSimultaneous(const CaseInput& in)
{
    const auto start = in.numbers("start");
    const auto scores = in.numbers("scores");
    if (start.size() != scores.size() || start.size() < 2) throw BadInput("'start' and 'scores' need the same players");
    const double rounds = static_cast<double>(start.size() - 1) * (in.flag("double_round_robin", false) ? 2 : 1);
    const double games = in.number("games_each", rounds);
    if (games <= 0) throw BadInput("'games_each' is positive");
    double mean = 0;
    for (const double rating : start) mean += rating / static_cast<double>(start.size());
    const auto found = chessmetrics::simultaneousRaw(start, scores, games, in.number("mean", mean));
    return {{"iteration1", found.firstIteration}, {"converged", found.converged}};
}

constexpr std::size_t kMostPlayers = 100000;

urs::Speed speedOf(const std::string& speed)
{
    if (speed == "std" || speed == "standard") return urs::Speed::Standard;
    if (speed == "rapid") return urs::Speed::Rapid;
    if (speed == "blitz") return urs::Speed::Blitz;
    throw BadInput("a speed is std, rapid or blitz");
}

UrsSettings ursSettings(const CaseInput& in)
{
    UrsSettings settings;
    settings.halfLife = in.number("half_life", settings.halfLife);
    settings.window = in.number("window", settings.window);
    settings.priorDeviation = in.number("prior_sd", settings.priorDeviation);
    if (settings.halfLife <= 0 || settings.priorDeviation <= 0) throw BadInput("a half-life or deviation is positive");
    if (in.has("speed_weights")) {
        const CaseInput weights(in.raw()["speed_weights"]);
        settings.weightStandard = weights.number("std", settings.weightStandard);
        settings.weightRapid = weights.number("rapid", settings.weightRapid);
        settings.weightBlitz = weights.number("blitz", settings.weightBlitz);
    }
    return settings;
}

urs::Game ursGame(const nlohmann::json& game)
{
    if (!game.is_array() || game.size() < 3) throw BadInput("a game is [a, b, score of a, months, speed]");
    const double a = asNumber(game[0], "a player");
    const double b = asNumber(game[1], "a player");
    if (a < 0 || b < 0 || a >= kMostPlayers || b >= kMostPlayers || std::floor(a) == std::floor(b))
        throw BadInput("a game needs two players, counted from 0");
    urs::Game result{static_cast<std::size_t>(a), static_cast<std::size_t>(b), asScore(game[2]) / 2.0};
    if (game.size() > 3) result.months = asNumber(game[3], "an age in months");
    if (result.months < 0) throw BadInput("an age in months is not negative");
    if (game.size() > 4) {
        if (!game[4].is_string()) throw BadInput("a speed is std, rapid or blitz");
        result.speed = speedOf(game[4].get<std::string>());
    }
    return result;
}

CaseResult ursFit(const CaseInput& in)
{
    std::vector<urs::Game> games;
    std::size_t players = static_cast<std::size_t>(in.count("players", 0));
    if (players > kMostPlayers) throw BadInput("'players' is too large");
    for (const nlohmann::json& game : in.list("games")) {
        games.push_back(ursGame(game));
        players = std::max({players, games.back().a + 1, games.back().b + 1});
    }
    std::vector<double> means(players, UrsSettings{}.priorMean);
    if (in.has("prior_mean") && in.raw()["prior_mean"].is_array()) {
        const auto given = in.numbers("prior_mean");
        if (given.size() < players) throw BadInput("'prior_mean' has too few values");
        means.assign(given.begin(), given.end());
    } else {
        means.assign(players, in.number("prior_mean", UrsSettings{}.priorMean));
    }
    urs::Gaps gaps;
    if (in.has("gaps") && in.raw()["gaps"].is_object()) {
        const CaseInput given(in.raw()["gaps"]);
        if (given.has("rapid")) gaps.rapid = given.numbers("rapid");
        if (given.has("blitz")) gaps.blitz = given.numbers("blitz");
    }
    return {{"ratings", urs::fit(games, means, gaps, ursSettings(in))}};
}

CaseResult ursExpected(const CaseInput& in)
{
    const auto ratings = in.numbers("ratings");
    if (ratings.size() != 2) throw BadInput("'ratings' has two values");
    std::vector<double> gaps = {0, 0};
    // Without a speed the gaps given are those of the game's speed.
    if (in.has("gaps") && (!in.has("speed") || speedOf(in.text("speed", "")) != urs::Speed::Standard)) {
        gaps = in.numbers("gaps");
    }
    if (gaps.size() != 2) throw BadInput("'gaps' has two values");
    return {{"E", urs::expectedScore(ratings[0], gaps[0], ratings[1], gaps[1])}};
}

}  // namespace

const std::vector<Operation>& otherOperations()
{
    static const std::vector<Operation> kOperations = {
        {"uscf", "effective_games_cap", uscfLimit},
        {"uscf", "k", uscfFactor},
        {"uscf", "standard", uscfStandard},
        {"uscf", "special", uscfSpecial},
        {"uscf", "section", uscfSection},
        {"uscf", "absolute_floor", uscfAbsoluteFloor},
        {"uscf", "established_floor", uscfEstablishedFloor},
        {"uscf", "start_rating", uscfStart},
        {"uscf", "from_fide_2020", uscfFromFide2020},
        {"uscf", "from_fide_2024", uscfFromFide2024},
        {"uscf", "class", uscfClass},
        {"glicko", "update", glickoUpdate},
        {"glicko", "inactive", glickoInactive},
        {"glicko2", "update", glicko2Update},
        {"glicko2", "inactive", glicko2Inactive},
        {"dwz", "classic", dwzClassic},
        {"dwz", "classic_full", dwzClassicFull},
        {"dwz", "first", dwzFirst},
        {"dwz2026", "update", dwz2026Update},
        {"dwz2026", "first", dwz2026FirstFromGames},
        {"dwz2026", "first_from_performance", dwz2026First},
        {"dwz2026", "changeover", dwz2026Changeover},
        {"ingo", "turnier", ingoTournament},
        {"ingo", "late", ingoLate},
        {"ingo", "to_elo", ingoToElo},
        {"ingo", "from_elo", ingoFromElo},
        {"harkness", "performance", harknessPerformance},
        {"harkness", "class", harknessClass},
        {"ecf", "game_points", ecfPoints},
        {"ecf", "grade", ecfGrade},
        {"ecf", "to_elo", ecfToElo},
        {"ecf", "from_elo", ecfFromElo},
        {"ecf", "to_elo_before_2009", ecfToEloBefore2009},
        {"ecf", "reliability", ecfReliability},
        {"ukd", "update", ukdUpdate},
        {"chessmetrics", "performance", cmPerformance},
        {"chessmetrics", "padded", cmPadded},
        {"chessmetrics", "weight", cmWeight},
        {"chessmetrics", "simultaneous_raw", cmSimultaneous},
        {"urs_like", "fit", ursFit},
        {"urs_like", "expected", ursExpected},
    };
    return kOperations;
}

}  // namespace kydai::rating
