#include "rating/uscf.h"

#include "rating/expected_score.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace kydai::rating::uscf {

namespace {

constexpr double kRange = 400;
constexpr double kUsualNumerator = 800;  ///< of K
constexpr int kBonusGames = 3;
constexpr double kEstablishedGames = 50;
constexpr double kZero = 1e-7;

/// Provisional winning expectancy: linear within 400 points.
double provisionalExpected(double own, double opponent)
{
    return std::clamp(0.5 + (own - opponent) / (2 * kRange), 0.0, 1.0);
}

/// f(R) = weight·PWe(R, anchor) + Σ PWe(R, Ri) − target: non-decreasing, with knots at 400 points from its centres.
class Balance {
public:
    Balance(double weight, double anchor, std::span<const double> opponents, double target)
        : m_weight(weight), m_anchor(anchor), m_opponents(opponents), m_target(target)
    {
        if (weight > 0) addKnots(anchor);
        for (const double opponent : opponents) addKnots(opponent);
        std::ranges::sort(m_knots);
    }

    /// The zero nearest to `wanted`.
    [[nodiscard]] double zeroNearest(double wanted) const
    {
        if (m_knots.empty()) return wanted;
        const double highest = highestZero();
        // The only zero, worked out from either side, may differ from itself by a rounding.
        return std::clamp(wanted, std::min(lowestZero(), highest), highest);
    }

private:
    void addKnots(double centre)
    {
        m_knots.push_back(centre - kRange);
        m_knots.push_back(centre + kRange);
    }

    [[nodiscard]] double at(double rating) const
    {
        double sum = m_weight * provisionalExpected(rating, m_anchor) - m_target;
        for (const double opponent : m_opponents) sum += provisionalExpected(rating, opponent);
        return sum;
    }

    /// The lowest R with f(R) = 0; −∞ where f is 0 already below all knots.
    [[nodiscard]] double lowestZero() const
    {
        double below = m_knots.front();
        double value = at(below);
        if (value >= -kZero) return -kUnbounded;
        for (const double knot : m_knots) {
            const double next = at(knot);
            if (next >= -kZero) return below + (knot - below) * std::min(1.0, -value / (next - value));
            below = knot;
            value = next;
        }
        return below;
    }

    /// The highest R with f(R) = 0; +∞ where f is 0 still above all knots.
    [[nodiscard]] double highestZero() const
    {
        double above = m_knots.back();
        double value = at(above);
        if (value <= kZero) return kUnbounded;
        for (auto knot = m_knots.rbegin(); knot != m_knots.rend(); ++knot) {
            const double next = at(*knot);
            if (next <= kZero) return above - (above - *knot) * std::min(1.0, value / (value - next));
            above = *knot;
            value = next;
        }
        return above;
    }

    static constexpr double kUnbounded = 1e6;

    double m_weight;
    double m_anchor;
    std::span<const double> m_opponents;
    double m_target;
    std::vector<double> m_knots{};
};

}  // namespace

double effectiveGamesLimit(double rating)
{
    if (rating > 2355) return kEstablishedGames;
    const double below = 2569 - rating;
    return kEstablishedGames / std::sqrt(0.662 + 0.00000739 * below * below);
}

double effectiveGames(double rating, std::optional<int> priorGames)
{
    const double limit = effectiveGamesLimit(rating);
    return priorGames ? std::min<double>(*priorGames, limit) : limit;
}

const Edition& editionOn(const Date& day)
{
    static constexpr std::array<Edition, 6> kEditions = {{
        {{2025, 1, 1}, 10, true, "US Chess 2025-01, B = 10"},
        {{2024, 3, 1}, 12, true, "US Chess 2024-03, B = 12"},
        {{2023, 2, 1}, 12, false, "US Chess 2023-02, B = 12"},
        {{2017, 5, 1}, 14, false, "US Chess 2017-05, B = 14"},
        {{2015, 1, 1}, 12, false, "US Chess 2015, B = 12"},
        {{0, 0, 0}, 6, false, "US Chess 2008, B = 6"},
    }};
    if (!day.known()) return kEditions.front();
    return *std::ranges::find_if(kEditions, [&](const Edition& edition) { return edition.from <= day; });
}

double factorNumerator(double rating, bool dualRatedRegular)
{
    if (!dualRatedRegular || rating <= 2200) return kUsualNumerator;
    return rating < 2500 ? kUsualNumerator * (6.5 - 0.0025 * rating) : 200;
}

double factor(double effective, int games, double rating, bool dualRatedRegular)
{
    return factorNumerator(rating, dualRatedRegular) / (effective + games);
}

Standard standard(const StandardInput& input, std::span<const double> opponents)
{
    const int games = static_cast<int>(opponents.size());
    Standard result;
    result.effective = input.effective;
    result.rating = input.rating;
    if (games == 0) return result;
    result.numerator = factorNumerator(input.rating, input.dualRatedRegular);
    result.k = factor(input.effective, games, input.rating, input.dualRatedRegular);
    for (const double opponent : opponents) result.expected += expectedLogistic(input.rating - opponent);
    result.gain = result.k * (input.score / 2.0 - result.expected);
    if (input.bonusEligible && games >= kBonusGames) {
        result.bonus = std::max(0.0, result.gain - input.threshold * std::sqrt(std::max(games, 4)));
    }
    result.rating = input.rating + result.gain + result.bonus;
    return result;
}

double special(double rating, double effective, std::span<const double> opponents, HalfPoints score, Previous previous)
{
    double anchor = rating;
    double target = score / 2.0 + effective / 2;
    if (previous == Previous::AllWon) {
        anchor = rating - kRange;
        target = score / 2.0 + effective;
    } else if (previous == Previous::AllLost) {
        anchor = rating + kRange;
        target = score / 2.0;
    }
    return std::min(kSpecialMaximum, Balance(effective, anchor, opponents, target).zeroNearest(rating));
}

StartValue startFromAge(std::optional<double> age, bool adult)
{
    if (!age) return {adult ? 1300.0 : 750.0, 0};
    return {roundHalfUp(std::clamp(50 * *age, 100.0, 1300.0)), 0};
}

StartValue startFromFide2024(double fide)
{
    return fide <= kFideLow ? StartValue{-1073 + 1.5667 * fide, 5} : StartValue{20 + 1.02 * fide, 10};
}

StartValue startFromFide2020(double fide)
{
    return fide <= kFideLow ? StartValue{180 + 0.94 * fide, 5} : StartValue{20 + 1.02 * fide, 10};
}

int absoluteFloor(int wins, int draws, int eventsOfThree)
{
    return std::min(150, static_cast<int>(kAbsoluteFloor) + 4 * wins + 2 * draws + eventsOfThree);
}

std::optional<int> establishedFloor(double peak)
{
    const int floor = (static_cast<int>(roundHalfUp(peak)) - 200) / 100 * 100;
    if (floor < 1200) return std::nullopt;
    return std::min(floor, 2100);
}

std::string_view classOf(double rating)
{
    static constexpr std::array<std::pair<double, std::string_view>, 12> kClasses = {{
        {2400, "SM"},
        {2200, "NM"},
        {2000, "Expert"},
        {1800, "A"},
        {1600, "B"},
        {1400, "C"},
        {1200, "D"},
        {1000, "E"},
        {800, "F"},
        {600, "G"},
        {400, "H"},
        {200, "I"},
    }};
    for (const auto& [lowest, name] : kClasses) {
        if (rating >= lowest) return name;
    }
    return "J";
}

namespace {

/// No opponent more than twice; in an event of three games nobody twice.
bool bonusAllowed(const SectionPlayer& player)
{
    std::vector<std::size_t> opponents;
    opponents.reserve(player.games.size());
    for (const SectionPlayer::Game& game : player.games) opponents.push_back(game.opponent);
    std::ranges::sort(opponents);
    const std::size_t allowed = opponents.size() == 3 ? 1 : 2;
    for (std::size_t i = allowed; i < opponents.size(); ++i) {
        if (opponents[i] == opponents[i - allowed]) return false;
    }
    return true;
}

/// The section algorithm with its five steps.
class SectionRun {
public:
    SectionRun(std::span<const SectionPlayer> players, double threshold, bool dualRatedRegular)
        : m_players(players), m_threshold(threshold), m_dual(dualRatedRegular), m_results(players.size())
    {
    }

    std::vector<SectionRating> run()
    {
        std::vector<double> strengths(m_players.size());
        for (std::size_t i = 0; i < m_players.size(); ++i) strengths[i] = m_players[i].rating;
        std::vector<double> known = strengths;
        for (std::size_t i = 0; i < m_players.size(); ++i) {
            if (!isNewcomer(m_players[i]) || m_players[i].games.empty() || m_players[i].fixed) continue;
            collect(i, strengths);
            m_results[i].first = special(m_players[i].rating, 1, m_opponents, m_score);
            known[i] = *m_results[i].first;
        }
        std::vector<double> intermediate(m_players.size());
        for (std::size_t i = 0; i < m_players.size(); ++i) {
            intermediate[i] = std::max(kAbsoluteFloor, rateOne(i, known));
            m_results[i].intermediate = intermediate[i];
        }
        for (std::size_t i = 0; i < m_players.size(); ++i) {
            SectionRating& result = m_results[i];
            result.unfloored = rateOne(i, intermediate);
            result.floor = floorOf(m_players[i]);
            result.rating = m_players[i].games.empty() ? result.unfloored : std::max(result.floor, result.unfloored);
        }
        return std::move(m_results);
    }

private:
    static bool isNewcomer(const SectionPlayer& player) { return player.priorGames == 0; }

    void collect(std::size_t index, std::span<const double> strengths)
    {
        m_opponents.clear();
        m_score = 0;
        for (const SectionPlayer::Game& game : m_players[index].games) {
            m_opponents.push_back(strengths[game.opponent]);
            m_score += game.score;
        }
    }

    double rateOne(std::size_t index, std::span<const double> strengths)
    {
        const SectionPlayer& player = m_players[index];
        SectionRating& result = m_results[index];
        collect(index, strengths);
        if (m_opponents.empty() || player.fixed) return player.rating;
        const double effective = effectiveGames(player.rating, player.priorGames);
        result.special =
            (player.priorGames && *player.priorGames <= kSpecialUpTo) || player.previous != Previous::Mixed;
        if (result.special) return special(player.rating, effective, m_opponents, m_score, player.previous);
        result.standard =
            standard({player.rating, effective, m_score, bonusAllowed(player), m_threshold, m_dual}, m_opponents);
        return result.standard.rating;
    }

    static double floorOf(const SectionPlayer& player)
    {
        int wins = player.wins;
        int draws = player.draws;
        for (const SectionPlayer::Game& game : player.games) {
            if (game.score == 2) ++wins;
            if (game.score == 1) ++draws;
        }
        const int events = player.eventsOfThree + (player.games.size() >= 3 ? 1 : 0);
        return std::max<double>(player.floor, absoluteFloor(wins, draws, events));
    }

    std::span<const SectionPlayer> m_players;
    double m_threshold;
    bool m_dual;
    std::vector<SectionRating> m_results;
    std::vector<double> m_opponents{};
    HalfPoints m_score = 0;
};

}  // namespace

std::vector<SectionRating> rateSection(std::span<const SectionPlayer> players, double threshold, bool dualRatedRegular)
{
    return SectionRun(players, threshold, dualRatedRegular).run();
}

namespace {

struct UscfStart {
    Start start{};
    std::optional<int> priorGames{};
};

UscfStart startOf(const Entrant& entrant, int year, bool conversionOf2024)
{
    if (entrant.own) return {{entrant.own, RatingSource::Given}, entrant.priorGames};
    if (const int national = entrant.nationalRating("USA"); national > 0) {
        return {{national, RatingSource::National}, entrant.priorGames};
    }
    if (entrant.rating > 0) {
        const StartValue value =
            conversionOf2024 ? startFromFide2024(entrant.rating) : startFromFide2020(entrant.rating);
        return {{std::max(kAbsoluteFloor, value.rating), RatingSource::Converted}, value.games};
    }
    if (entrant.birthYear > 0 && year > 0) {
        return {{startFromAge(year - entrant.birthYear, false).rating, RatingSource::Age}, 0};
    }
    return {{startFromAge(std::nullopt, false).rating, RatingSource::Default}, 0};
}

void describe(Record& record, const SectionRating& result, const SectionPlayer& player, const Tally& counted,
              double threshold)
{
    const double before = *record.before;
    const double score = counted.score / 2.0;
    const auto say = [&](Phrase phrase, std::initializer_list<Shown> numbers) {
        record.steps.emplace_back(phrase, Article{}, numbers);
    };
    if (result.special) {
        const double effective = effectiveGames(before, player.priorGames);
        record.factor = std::nullopt;
        say(Phrase::RatingUscfSpecial, {{double(player.priorGames.value_or(0))},
                                        {effective, 2},
                                        {before, 2},
                                        {score + effective / 2, 2},
                                        {result.unfloored, 2}});
        record.steps.back().decisive = true;
    } else {
        const Standard& found = result.standard;
        record.factor = found.k;
        if (found.numerator == kUsualNumerator) {
            say(Phrase::RatingUscfK, {{found.effective, 4}, {double(counted.games)}, {found.k, 4}});
        } else {
            say(Phrase::RatingUscfKDual,
                {{found.numerator, 1}, {found.effective, 4}, {double(counted.games)}, {found.k, 4}});
        }
        say(Phrase::RatingUscfGain, {shownScore(score), {found.expected, 4}, {found.k, 4}, {found.gain, 2, true}});
        record.steps.back().decisive = true;
        if (counted.games < kBonusGames) {
            say(Phrase::RatingUscfNoBonusGames, {});
        } else if (!bonusAllowed(player)) {
            say(Phrase::RatingUscfNoBonusRepeated, {});
        } else {
            say(Phrase::RatingUscfBonus,
                {{found.gain, 2}, {threshold}, {double(std::max(counted.games, 4))}, {found.bonus, 2}});
        }
        say(Phrase::RatingUscfResult,
            {{before, 2}, shownAddend(found.gain, 2), shownAddend(found.bonus, 2), {found.rating, 2}});
    }
    if (result.rating != result.unfloored) {
        say(Phrase::RatingUscfFloor, {{result.unfloored, 2}, {result.floor}});
    }
}

std::vector<double> opponentsOf(const Record& record)
{
    std::vector<double> opponents;
    for (const GameTerm& term : record.terms) {
        if (term.counts()) opponents.push_back(term.used);
    }
    return opponents;
}

void noteSource(Record& record, const std::optional<int>& priorGames)
{
    const auto note = [&](Phrase phrase, std::initializer_list<Shown> numbers = {}) {
        record.notes.emplace_back(phrase, Article{}, numbers);
    };
    if (record.source == RatingSource::National && !priorGames) note(Phrase::RatingNoteEstablishedAssumed);
    if (record.source == RatingSource::Converted) note(Phrase::RatingNoteUscfConverted, {{double(*priorGames)}});
    if (record.source == RatingSource::Age) note(Phrase::RatingNoteStartFromAge, {{*record.before}});
    if (record.source == RatingSource::Default) note(Phrase::RatingNoteStartUnknownAge, {{*record.before}});
}

/// Everybody of the event as the section's calculation takes them, and where their ratings come from.
struct Field {
    std::vector<Start> starts{};
    std::vector<SectionPlayer> players{};
};

Field fieldOf(const Pool& pool, const Edition& edition)
{
    Field field{std::vector<Start>(pool.size()), std::vector<SectionPlayer>(pool.size())};
    for (std::size_t i = 0; i < pool.size(); ++i) {
        const UscfStart start = startOf(pool.entrants[i], pool.year(), edition.fideConversionOf2024);
        SectionPlayer& player = field.players[i];
        field.starts[i] = start.start;
        player.rating = *start.start.rating;
        player.priorGames = start.priorGames;
        player.fixed = pool.byHand && i > 0;
        // Nobody knows the games that would rate an unrated opponent of a calculation by hand.
        if (player.fixed && !pool.entrants[i].own) field.starts[i] = {};
    }
    for (std::size_t i = 0; i < pool.size(); ++i) {
        for (const PoolGame& game : pool.games(i)) {
            const bool counts = game.exclusion == Exclusion::None && field.starts[game.opponent].rating;
            if (counts) field.players[i].games.push_back({game.opponent, game.score});
        }
    }
    return field;
}

/// Whoever has no game that counts keeps the rating, and stays unrated without one.
void keepRating(Record& record, bool newcomer)
{
    if (newcomer || !record.before) {
        record.before.reset();
        record.status = Status::StaysUnrated;
    } else {
        record.after = record.before;
    }
}

void takeResult(Record& record, const std::vector<SectionRating>& results, const SectionRating& own,
                const Tally& counted)
{
    double expected = 0;
    for (GameTerm& term : record.terms) {
        if (!term.counts()) continue;
        term.used = results[term.opponent].intermediate;
        term.expected =
            own.special ? provisionalExpected(own.rating, term.used) : expectedLogistic(*record.before - term.used);
        term.term = term.score / 2.0 - term.expected;
        expected += term.expected;
    }
    record.expected = expected;
    record.after = own.rating;
    record.change = own.rating - *record.before;
    record.performance = special(*record.before, 0, opponentsOf(record), counted.score);
}

}  // namespace

std::vector<Record> rate(const Pool& pool, const Settings& settings)
{
    const Edition& edition = editionOn(pool.day);
    const double threshold = settings.uscf.bonusThreshold > 0 ? settings.uscf.bonusThreshold : edition.bonusThreshold;
    const auto [starts, players] = fieldOf(pool, edition);
    const std::vector<SectionRating> results = rateSection(players, threshold, settings.uscf.dualRatedRegular);
    std::vector<Record> records;
    records.reserve(pool.size());
    for (std::size_t i = 0; i < pool.size(); ++i) {
        Record& record = records.emplace_back(beginRecord(pool, i, starts));
        const bool newcomer = players[i].priorGames == 0;
        const Tally counted = countGames(record);
        if (record.before) noteSource(record, players[i].priorGames);
        if (counted.games == 0 || !record.before) {
            keepRating(record, newcomer);
            continue;
        }
        record.status = newcomer ? Status::FirstRating : Status::Rated;
        takeResult(record, results, results[i], counted);
        describe(record, results[i], players[i], counted, threshold);
        if (pool.byHand)
            record.notes.emplace_back(Phrase::RatingNoteUscfSinglePlayer, Article{}, std::initializer_list<Shown>{});
    }
    return records;
}

}  // namespace kydai::rating::uscf
