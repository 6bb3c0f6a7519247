// Every rating system with each of its settings, over sections with everything in them (support/festival.h): the whole
// record of everybody, as JSON and CSV. As it was when it was last read; what it must be is asked in fide_test.cpp,
// systems_test.cpp and the vectors.
#include "explain/explanation_json.h"
#include "rating/calculator.h"
#include "rating/explain_rating.h"
#include "rating/lookup.h"
#include "rating/report.h"
#include "rating/title_norm.h"
#include "support/explained.h"
#include "support/festival.h"
#include "support/golden.h"
#include "support/player_id.h"
#include "support/random.h"
#include "support/whole_answer.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace kydai::rating {
namespace {

std::vector<Settings> settings()
{
    std::vector<Settings> all(6);
    all[1].fide.newcomersFirstEvent = false;
    all[1].fide.gamesInPeriod = 30;
    all[1].elo.form = ExpectedForm::Logistic;
    all[1].elo.k = 32;
    all[1].uscf.bonusThreshold = 6;
    all[1].dwz.edition = DwzEdition::Classic;
    all[1].ingo.version = IngoVersion::Article;
    all[1].harkness.averageWithOld = true;
    all[2].uscf.dualRatedRegular = true;
    all[2].dwz.edition = DwzEdition::From2026;
    all[2].ingo.version = IngoVersion::Late;
    all[2].ingo.fortyLimit = false;
    all[2].glicko.minimumDeviation = 30;
    all[2].glicko.periods = 4;
    all[2].ecf.juniorIncrement = 5;
    all[3].ukd.limit = 200;
    all[3].ukd.minimum = 2000;
    all[3].ukd.firstGames = 3;
    all[3].chessmetrics.padding = 2000;
    all[3].chessmetrics.minimumGames = 2;
    all[3].urs.priorMean = 1800;
    all[3].dwz.assumedEvaluations = 1;
    all[4].glicko.tau = 1.2;
    all[4].glicko.newDeviation = 100;
    all[4].harkness.gamesBehindOld = 5;
    all[5].urs.halfLife = 6;
    all[5].urs.weightRapid = 1;
    return all;
}

/// Without what the last bits of a logarithm are on another machine.
nlohmann::ordered_json rounded(nlohmann::ordered_json json)
{
    constexpr int kDecimals = 6;
    if (json.is_number_float()) return decimal(json.get<double>(), kDecimals);
    if (json.is_structured()) {
        for (auto& each : json) each = rounded(each);
    }
    return json;
}

/// The pools that a section makes, with what lists and arbiters add to it.
std::vector<Pool> poolsOf(const Section& festival, std::uint64_t seed)
{
    std::vector<Pool> pools{Pool(festival)};
    Random random(seed);
    Section section = festival;
    section.rules.timeControl = static_cast<TimeControl>(seed % 3);
    section.info.firstDay = {2023 + static_cast<int>(seed % 4), 7, 1};
    for (Player& player : section.players) {
        if (random.below(4) == 0) player.rating = random.between(1000, 2750);
        if (random.below(3) == 0) player.kFactor = 10 * random.between(1, 4);
        if (random.below(4) == 0) player.national.push_back({.federation = "GER", .rating = random.between(800, 2400)});
        if (random.below(4) == 0) player.national.push_back({.federation = "ENG", .rating = random.between(80, 250)});
    }
    for (Round& round : section.rounds) {
        for (Game& game : round.games) {
            if (random.below(10) == 0) game.whiteOutcome = game.blackOutcome = Outcome::UnratedDraw;
            if (random.below(12) == 0) {
                Game reported = game;
                reported.whiteOutcome = reported.blackOutcome = Outcome::Draw;
                round.reported.push_back(reported);
            }
        }
    }
    Pool& pool = pools.emplace_back(section);
    for (Entrant& entrant : pool.entrants) {
        if (random.below(3) == 0) entrant.priorGames = random.between(0, 60);
        if (random.below(3) == 0) entrant.evaluations = random.between(0, 12);
        if (random.below(3) == 0) entrant.deviation = random.between(30, 300);
        if (random.below(4) == 0) entrant.volatility = 0.06 + 0.01 * random.between(0, 3);
        if (random.below(6) == 0) entrant.own = random.between(1200, 2300);
        if (random.below(3) == 0) entrant.birthYear = random.between(1950, 2018);
    }
    const HalfPoints scores[] = {2, 1, 0, 2, 2, 1, 0};
    std::vector<Entrant> few(pool.entrants.begin(), pool.entrants.begin() + static_cast<std::ptrdiff_t>(
                                                                                std::min<std::size_t>(5, pool.size())));
    const std::size_t games = few.size() - 1;
    pools.emplace_back(std::move(few), std::span(scores).first(games));
    return pools;
}

TEST(RatingGolden, EverySystemIsAsItWasRead)
{
    fixture::Golden golden("ratings/systems");
    auto festival = fixture::festival();
    for (fixture::NamedSection& each : fixture::cupsClubsAndTables()) festival.push_back(std::move(each));
    const auto chosen = settings();
    for (const SystemInfo& system : systems()) {
        for (std::size_t at = 0; at < festival.size(); ++at) {
            std::string text;
            for (const Pool& pool : poolsOf(festival[at].section, at)) {
                for (std::size_t s = at % 2; s < chosen.size(); s += 2) {
                    const Ratings ratings = rate(pool, system.system, chosen[s]);
                    text += rounded(toJson(pool, ratings)).dump() + "\n" + toCsv(pool, ratings) + "\n";
                    if (s % 4 == at % 4) text += fixture::wholeText(explainRating(pool, ratings, at % pool.size()));
                }
            }
            golden.add(fmt::format("{} {}", system.code, festival[at].name), "ratings", text);
        }
    }
    golden.compare();
}

/// Eight players around each border that a regulation names, who meet in seven rounds; with ages and numbers of games
/// around theirs.
TEST(RatingGolden, AroundBordersEverySystemIsAsItWasRead)
{
    fixture::Golden golden("ratings/borders");
    static constexpr int kBorders[] = {800,  1000, 1100, 1200, 1300, 1355, 1400, 1500, 1600, 1700, 1800, 1900,
                                       2000, 2100, 2200, 2250, 2300, 2355, 2400, 2500, 2600, 2650, 2800};
    static constexpr int kGames[] = {0, 3, 4, 5, 6, 7, 8, 9, 10, 20, 25, 26, 29, 30, 31, 50, 51};
    static constexpr int kAges[] = {5, 10, 17, 18, 19, 20, 21, 25, 26, 60};
    for (const SystemInfo& system : systems()) {
        std::uint64_t seed = 0;
        for (const int border : kBorders) {
            std::string text;
            for (int turn = 0; turn < 2; ++turn) {
                Random random(++seed);
                Section section;
                section.info.firstDay = {turn == 0 ? 2026 : 2023, 7, 1};
                for (int number = 1; number <= 8; ++number) {
                    const int distance = number <= 3 ? number - 2 : 100 * (number - 5) + random.between(-1, 1);
                    section.players.push_back({.id = playerId(number),
                                               .tpn = number,
                                               .name = "P",
                                               .rating = number == 8 ? 0 : border + distance});
                }
                for (int round = 0; round < 7; ++round) {
                    Round& drawn = section.rounds.emplace_back();
                    for (int board = 0; board < 4; ++board) {
                        const int one = board == 0 ? 7 : (round + board) % 7;
                        const int two = (round + 7 - board) % 7;
                        const auto result =
                            turn == 1 && one == round % 3 ? Outcome::Win : static_cast<Outcome>(random.below(3));
                        static_assert(static_cast<int>(Outcome::Win) < 3 && static_cast<int>(Outcome::Loss) < 3);
                        drawn.games.push_back({section.players[static_cast<std::size_t>(one)].id,
                                               section.players[static_cast<std::size_t>(two)].id, result,
                                               mirrored(result)});
                    }
                }
                Pool pool(section);
                for (Entrant& entrant : pool.entrants) {
                    entrant.priorGames = kGames[random.below(std::size(kGames))];
                    entrant.birthYear = 2026 - kAges[random.below(std::size(kAges))];
                    if (random.below(2) == 0) entrant.evaluations = random.between(0, 31);
                }
                const Ratings ratings = rate(pool, system.system);
                for (const std::size_t entrant : {0U, 6U, 7U})
                    text += fixture::wholeText(explainRating(pool, ratings, entrant));
                text += rounded(toJson(pool, ratings)).dump() + "\n";
            }
            golden.add(std::string(system.code), std::to_string(border), text);
        }
    }
    golden.compare();
}

std::string textOf(const Lookup& lookup)
{
    std::string text = rounded(toJson(lookup.answer, {})).dump();
    for (const Step& step : lookup.steps) text += "\n" + rounded(toJson(step, {})).dump();
    return text;
}

/// Decimals and signs, which the JSON leaves out.
std::string marksOf(const Lookup& found)
{
    std::string text = kydai::marksOf(found.answer);
    for (const Step& step : found.steps) text += kydai::marksOf(step);
    return text + '\n';
}

TEST(RatingGolden, LookupsAreAsTheyWereRead)
{
    fixture::Golden golden("ratings/lookups");
    for (const Scale scale : {Scale::Elo, Scale::Ecf, Scale::BcfBefore2009, Scale::Ingo, Scale::Dwz, Scale::Uscf}) {
        std::string text;
        std::string marks;
        for (int value = 0; value <= 3000; value += 25) {
            text += textOf(convert(scale, value)) + "\n";
            marks += marksOf(convert(scale, value));
        }
        golden.add(std::to_string(static_cast<int>(scale)), "scale", text);
        golden.add(std::to_string(static_cast<int>(scale)), "marks", marks);
    }
    Random random(5);
    for (int seed = 0; seed < 40; ++seed) {
        std::vector<std::optional<int>> ratings;
        for (int count = random.between(3, 14); count > 0; --count)
            ratings.push_back(random.below(6) == 0 ? std::optional<int>{} : random.between(1900, 2800));
        ratings.front() = 2400;
        std::string text = textOf(categoryOf(ratings, seed % 2 == 0));
        std::string marks = marksOf(categoryOf(ratings, seed % 2 == 0));
        for (const norm::Norm norm : {norm::Norm::GM, norm::Norm::IM, norm::Norm::WGM, norm::Norm::WIM}) {
            const HalfPoints score = random.between(0, 2 * static_cast<int>(ratings.size()));
            const norm::Result result = norm::performance(norm, ratings, score);
            marks += marksOf(normOf(norm, ratings, score));
            text += textOf(normOf(norm, ratings, score)) +
                    fmt::format("{} {} {} {} {} {} {}\n", result.ratingSum, result.lifted.value_or(-1), result.average,
                                result.percent, result.difference, result.performance, result.ok);
        }
        const norm::Limits limits = norm::limits(seed + 1);
        text += fmt::format("{} {} {} {} {}", limits.titleHoldersMin, limits.levelTitlesMin, limits.ownFederationMax,
                            limits.oneFederationMax, limits.scoreMin);
        golden.add(std::to_string(seed), "norms", text);
        golden.add(std::to_string(seed), "marks", marks);
    }
    golden.compare();
}

}  // namespace
}  // namespace kydai::rating
