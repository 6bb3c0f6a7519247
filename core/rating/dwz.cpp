#include "rating/dwz.h"

#include "rating/expected_score.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace kydai::rating::dwz {

namespace {

constexpr int kMinimumGames = 5;
constexpr double kNotionalDifference = 677;  ///< performance at 100 %
constexpr double kSettled = 1e-7;
constexpr int kMaxPasses = 2000;
constexpr int kIndexFromFide = 6;
constexpr int kLimitFromFide = 1;  ///< of the development coefficient until 2025: as for this index

double averageOf(std::span<const Opponent> games)
{
    double sum = 0;
    for (const Opponent& game : games) sum += game.rating;
    return sum / static_cast<double>(games.size());
}

HalfPoints scoreOf(std::span<const Opponent> games)
{
    HalfPoints sum = 0;
    for (const Opponent& game : games) sum += game.score;
    return sum;
}

bool isOneSided(std::span<const Opponent> games)
{
    const HalfPoints score = scoreOf(games);
    return score == 0 || score == 2 * static_cast<int>(games.size());
}

}  // namespace

int probability(double difference)
{
    return static_cast<int>(roundHalfUp(1000 * expectedNormal(difference)));
}

int expectedScore(double rating, std::span<const Opponent> games)
{
    int sum = 0;
    for (const Opponent& game : games) sum += probability(rating - game.rating);
    return sum;
}

Development development(double rating, std::optional<int> age, int index, HalfPoints score, int expectedThousandths)
{
    Development result;
    const bool gained = 500 * score >= expectedThousandths;
    const int years = age.value_or(99);
    const double steps = rating / 1000;
    const int ageTerm = years <= 20 ? 5 : (years <= 25 ? 10 : 15);
    result.base = steps * steps * steps * steps + ageTerm;
    if (years <= 20 && gained) result.acceleration = std::clamp(rating / 2000, 0.5, 1.0);
    if (rating < 1300 && !gained) result.brake = std::exp((1300 - rating) / 150) - 1;
    const int unbounded =
        static_cast<int>(roundHalfUp(std::min(1000.0, result.base * result.acceleration + result.brake)));
    const int bound = index <= 5 ? 5 * std::max(index, 1) : 30;
    const int most = result.brake > 0 ? 150 : bound;
    result.value = std::clamp(unbounded, 5, most);
    return result;
}

int classic(double rating, int development, HalfPoints score, int expectedThousandths, int games)
{
    const double difference = (500.0 * score - expectedThousandths) / 1000;
    return static_cast<int>(roundHalfUp(rating + 800 * difference / (development + games)));
}

std::optional<double> matchingRating(std::span<const Opponent> games)
{
    if (games.empty() || isOneSided(games)) return std::nullopt;
    static const double kPeak = 1 / (400 * std::sqrt(std::numbers::pi));  // slope of the normal form at 0
    const double score = scoreOf(games) / 2.0;
    const auto [weakest, strongest] = std::ranges::minmax(games, {}, &Opponent::rating);
    double low = weakest.rating - 4000;
    double high = strongest.rating + 4000;
    double rating = averageOf(games);
    for (int step = 0; step < 200; ++step) {  // Newton's steps, kept inside the bracket that each evaluation narrows
        double excess = -score;
        double slope = 0;
        for (const Opponent& game : games) {
            const double x = (rating - game.rating) / 400;
            excess += expectedNormal(rating - game.rating);
            slope += kPeak * std::exp(-x * x);
        }
        (excess < 0 ? low : high) = rating;
        double next = slope > 0 ? rating - excess / slope : low;
        if (next <= low || next >= high) next = (low + high) / 2;
        if (std::abs(next - rating) < 1e-9) return next;
        rating = next;
    }
    return rating;
}

std::optional<double> performance(std::span<const Opponent> games)
{
    if (games.size() < kMinimumGames) return std::nullopt;
    if (!isOneSided(games)) return matchingRating(games);
    return averageOf(games) + (scoreOf(games) == 0 ? -kNotionalDifference : kNotionalDifference);
}

int firstClassic(double matching)
{
    return static_cast<int>(roundHalfUp(matching < 800 ? 700 + matching / 8 : matching));
}

Factor2026 factor2026(double rating, std::optional<int> age, int index, HalfPoints score, int expectedThousandths)
{
    static constexpr std::array<double, 11> kYoung = {60, 60, 48, 46, 44, 42, 40, 38, 36, 34, 32};
    static constexpr std::array<double, 11> kAdult = {60, 60, 44, 42, 40, 38, 36, 34, 32, 30, 28};
    static constexpr std::array<double, 11> kStrong = {60, 60, 41, 39, 37, 35, 33, 31, 29, 27, 25};
    const int years = age.value_or(99);
    const bool young = years <= 25;
    const auto& table = young ? (rating < 2200 ? kYoung : kStrong) : (rating < 2000 ? kAdult : kStrong);
    const bool gained = 500 * score >= expectedThousandths;
    Factor2026 result;
    result.base = table[static_cast<std::size_t>(std::clamp(index, 1, 11) - 1)];
    if (gained) {
        if (years <= 20 && rating < 2000)
            result.acceleration = (2000 - rating) / 30;
        else if (rating < 1600)
            result.acceleration = 4;
    } else if (rating < 1600) {
        result.brake = (rating + 800) / 2400;
    }
    result.k = std::min(80.0, roundHalfUp(result.base * result.brake + result.acceleration, 1));
    return result;
}

int update2026(double rating, double k, HalfPoints score, int expectedThousandths)
{
    const double difference = (500.0 * score - expectedThousandths) / 1000;
    return std::max(kMinimum2026, static_cast<int>(roundHalfUp(rating + k * difference)));
}

std::optional<double> newcomerPerformance2026(std::span<const Opponent> games)
{
    if (games.empty() || scoreOf(games) < 2 * static_cast<int>(games.size())) return matchingRating(games);
    std::vector<Opponent> withDraw(games.begin(), games.end());
    withDraw.push_back({averageOf(games), 1});
    return matchingRating(withDraw);
}

double firstFromPerformance2026(double performance)
{
    if (performance >= 2000) return performance;
    if (performance >= kMinimum2026) return performance + 0.08 * (2000 - performance);
    return kMinimum2026 + 0.72 * std::max(0.0, performance) / 11;
}

double changeover2026(double dwz)
{
    if (dwz < 1000) return dwz + 400;
    return dwz < kChangedBelow2026 ? 0.64 * dwz + 760 : dwz;
}

bool uses2026(const Date& day, DwzEdition edition)
{
    if (edition != DwzEdition::ByDate) return edition == DwzEdition::From2026;
    return !day.known() || day >= Date{2026, 8, 1};
}

namespace {

Start startOf(const Entrant& entrant)
{
    if (entrant.own) return {entrant.own, RatingSource::Given};
    if (const int national = entrant.nationalRating("GER"); national > 0) return {national, RatingSource::National};
    if (entrant.rating > 0) return {entrant.rating, RatingSource::Converted};
    return {};
}

/// First ratings of all newcomers of an event together: each one's expected score equals his score, while the others'
/// values move too. Newcomers without enough games, with a one-sided score or without a way to a rated player drop out;
/// the edition of 2026 keeps those who won all their games.
class Newcomers {
public:
    Newcomers(const Pool& pool, std::span<const Start> starts, bool from2026)
        : m_pool(pool), m_starts(starts), m_from2026(from2026)
    {
        m_candidate.assign(pool.size(), false);
        for (std::size_t i = 0; i < pool.size(); ++i) m_candidate[i] = !starts[i].rating && !pool.games(i).empty();
        while (dropOne()) {
        }
        dropUnanchored();
        solve();
    }

    /// The matching rating of each newcomer who gets one.
    [[nodiscard]] const std::vector<std::optional<double>>& ratings() const { return m_ratings; }

private:
    [[nodiscard]] bool usable(const PoolGame& game) const
    {
        return game.exclusion == Exclusion::None && (m_starts[game.opponent].rating || m_candidate[game.opponent]);
    }

    bool dropOne()
    {
        bool dropped = false;
        for (std::size_t i = 0; i < m_pool.size(); ++i) {
            if (!m_candidate[i]) continue;
            int games = 0;
            HalfPoints score = 0;
            for (const PoolGame& game : m_pool.games(i)) {
                if (!usable(game)) continue;
                ++games;
                score += game.score;
            }
            if (games >= kMinimumGames && score > 0 && (m_from2026 || score < 2 * games)) continue;
            m_candidate[i] = false;
            dropped = true;
        }
        return dropped;
    }

    void dropUnanchored()
    {
        std::vector<bool> anchored(m_pool.size(), false);
        for (bool grew = true; grew;) {
            grew = false;
            for (std::size_t i = 0; i < m_pool.size(); ++i) {
                if (!m_candidate[i] || anchored[i]) continue;
                anchored[i] = std::ranges::any_of(m_pool.games(i), [&](const PoolGame& game) {
                    return usable(game) && (m_starts[game.opponent].rating || anchored[game.opponent]);
                });
                grew = grew || anchored[i];
            }
        }
        for (std::size_t i = 0; i < m_pool.size(); ++i) m_candidate[i] = m_candidate[i] && anchored[i];
    }

    void solve()
    {
        m_ratings.assign(m_pool.size(), std::nullopt);
        for (std::size_t i = 0; i < m_pool.size(); ++i) {
            if (m_candidate[i]) m_ratings[i] = meanOfRated();
        }
        for (int pass = 0; pass < kMaxPasses; ++pass) {
            double largest = 0;
            for (std::size_t i = 0; i < m_pool.size(); ++i) {
                if (m_candidate[i]) largest = std::max(largest, rateAgain(i));
            }
            if (largest < kSettled) return;
        }
    }

    /// Returns by how much the rating moved.
    double rateAgain(std::size_t newcomer)
    {
        std::vector<Opponent> games;
        for (const PoolGame& game : m_pool.games(newcomer)) {
            if (!usable(game)) continue;
            const auto& known = m_starts[game.opponent].rating;
            games.push_back({known ? *known : *m_ratings[game.opponent], game.score});
        }
        const auto found = m_from2026 ? newcomerPerformance2026(games) : matchingRating(games);
        if (!found) return 0;
        const double moved = std::abs(*found - *m_ratings[newcomer]);
        m_ratings[newcomer] = found;
        return moved;
    }

    [[nodiscard]] double meanOfRated() const
    {
        double sum = 0;
        int count = 0;
        for (const Start& start : m_starts) {
            if (!start.rating) continue;
            sum += *start.rating;
            ++count;
        }
        return count == 0 ? 1500 : sum / count;
    }

    const Pool& m_pool;
    std::span<const Start> m_starts;
    bool m_from2026;
    std::vector<bool> m_candidate{};
    std::vector<std::optional<double>> m_ratings{};
};

class PlayerRating {
public:
    PlayerRating(const Pool& pool, const DwzSettings& settings, std::span<const Start> starts,
                 const Newcomers& newcomers, std::size_t entrant)
        : m_pool(pool),
          m_settings(settings),
          m_from2026(uses2026(pool.day, settings.edition)),
          m_entrant(pool.entrants[entrant]),
          m_matching(newcomers.ratings()[entrant]),
          m_record(beginRecord(pool, entrant, starts))
    {
        for (GameTerm& term : m_record.terms) {
            if (term.exclusion == Exclusion::OpponentUnrated) takeNewOpponent(term, newcomers);
            if (term.counts()) m_games.push_back({term.used, term.score});
        }
    }

    Record rate()
    {
        if (countOrKeep(m_record).games > 0) {
            if (m_games.size() >= kMinimumGames) m_record.performance = performance(m_games);
            m_record.before ? rateRated() : rateNewcomer();
        }
        return std::move(m_record);
    }

private:
    void takeNewOpponent(GameTerm& term, const Newcomers& newcomers) const
    {
        const auto& found = newcomers.ratings()[term.opponent];
        if (!found) {
            term.exclusion = Exclusion::OpponentNew;
            return;
        }
        term.exclusion = Exclusion::None;
        term.used = *found;
    }

    void say(Phrase phrase, std::initializer_list<Shown> numbers)
    {
        m_record.steps.emplace_back(phrase, Article{}, numbers);
    }
    void note(Phrase phrase, std::initializer_list<Shown> numbers = {})
    {
        m_record.notes.emplace_back(phrase, Article{}, numbers);
    }

    [[nodiscard]] std::optional<int> age() const
    {
        if (m_entrant.birthYear == 0 || m_pool.year() == 0) return std::nullopt;
        return m_pool.year() - m_entrant.birthYear;
    }

    void rateRated()
    {
        const double own = *m_record.before;
        int expected = 0;
        for (GameTerm& term : m_record.terms) {
            if (!term.counts()) continue;
            const int p = probability(own - term.used);
            term.expected = p / 1000.0;
            term.term = (500 * term.score - p) / 1000.0;
            expected += p;
        }
        m_record.status = Status::Rated;
        m_record.expected = expected / 1000.0;
        const bool fromFide = m_record.source == RatingSource::Converted;
        if (fromFide && m_from2026) note(Phrase::RatingNoteDwzFromFide, {{own}, {double(kIndexFromFide)}});
        if (fromFide && !m_from2026)
            note(Phrase::RatingNoteDwzFromFideLimited, {{own}, {double(kIndexFromFide)}, {double(kLimitFromFide)}});
        if (!age()) note(Phrase::RatingNoteAdultAssumed);
        if (!fromFide && !m_entrant.evaluations) {
            note(Phrase::RatingNoteIndexAssumed, {{double(m_settings.assumedEvaluations)}});
        }
        const int index = m_entrant.evaluations.value_or(m_settings.assumedEvaluations);
        const double score = m_record.score / 2.0;
        say(Phrase::RatingSum, {shownScore(score), {*m_record.expected, 3}, {score - *m_record.expected, 3, true}});
        m_record.steps.back().decisive = true;
        if (m_from2026)
            update2026Edition(own, fromFide ? kIndexFromFide : index, expected);
        else
            updateClassicEdition(own, fromFide ? kLimitFromFide : index, expected);
        m_record.change = *m_record.after - own;
        if (m_record.performance) say(Phrase::RatingDwzPerformance, {{*m_record.performance}});
    }

    void updateClassicEdition(double own, int index, int expected)
    {
        const Development found = development(own, age(), index, m_record.score, expected);
        m_record.factor = found.value;
        say(Phrase::RatingDwzDevelopment,
            {{found.base, 2}, {found.acceleration, 3}, {found.brake, 2}, {double(index)}, {double(found.value)}});
        const int after = classic(own, found.value, m_record.score, expected, m_record.games);
        m_record.after = after;
        say(Phrase::RatingDwzResult, {{own},
                                      {m_record.score / 2.0 - expected / 1000.0, 3, true},
                                      {double(found.value)},
                                      {double(m_record.games)},
                                      {double(after)}});
    }

    void update2026Edition(double own, int index, int expected)
    {
        const Factor2026 found = factor2026(own, age(), index, m_record.score, expected);
        m_record.factor = found.k;
        say(Phrase::RatingDwz2026K,
            {{double(index)}, {found.base}, {found.brake, 3}, {found.acceleration, 2}, {found.k, 1}});
        const int after = update2026(own, found.k, m_record.score, expected);
        m_record.after = after;
        say(Phrase::RatingDwz2026Result,
            {{own}, {found.k, 1}, {m_record.score / 2.0 - expected / 1000.0, 3, true}, {double(after)}});
    }

    void rateNewcomer()
    {
        m_record.status = Status::StaysUnrated;
        if (!m_matching) {
            if (m_games.size() < kMinimumGames)
                say(Phrase::RatingDwzFirstFewGames, {{double(m_games.size())}, {double(kMinimumGames)}});
            else
                say(Phrase::RatingDwzFirstOneSided, {shownScore(m_record.score / 2.0), {double(m_record.games)}});
            return;
        }
        double expected = 0;
        for (GameTerm& term : m_record.terms) {
            if (!term.counts()) continue;
            term.expected = expectedNormal(*m_matching - term.used);
            term.term = term.score / 2.0 - term.expected;
            expected += term.expected;
        }
        m_record.expected = expected;
        m_record.status = Status::FirstRating;
        const double average = averageOf(m_games);
        double score = m_record.score / 2.0;
        if (m_record.score == 2 * m_record.games) {
            say(Phrase::RatingDwz2026ImaginedDraw, {{average, 1}});
            score += 0.5;
        }
        say(Phrase::RatingDwzFirstMatching, {{average, 1}, shownScore(score), {*m_matching, 2}});
        const double raw = m_from2026 ? firstFromPerformance2026(*m_matching) : *m_matching;
        const int first = m_from2026 ? static_cast<int>(roundHalfUp(raw)) : firstClassic(*m_matching);
        m_record.after = first;
        say(Phrase::RatingDwzFirstResult, {{*m_matching, 2}, {double(first)}});
        m_record.steps.back().decisive = true;
    }

    const Pool& m_pool;
    const DwzSettings& m_settings;
    bool m_from2026;
    const Entrant& m_entrant;
    std::optional<double> m_matching;
    Record m_record;
    std::vector<Opponent> m_games{};
};

}  // namespace

std::vector<Record> rate(const Pool& pool, const Settings& settings)
{
    const std::vector<Start> starts = startsOf(pool, startOf);
    const Newcomers newcomers(pool, starts, uses2026(pool.day, settings.dwz.edition));
    return rateEach(pool, [&](std::size_t i) { return PlayerRating(pool, settings.dwz, starts, newcomers, i).rate(); });
}

}  // namespace kydai::rating::dwz
