#include "rating/fide.h"

#include "explain/articles.h"
#include "rating/tables.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace kydai::rating::fide {

namespace {

constexpr int kNewcomerGames = 5;
constexpr int kNewcomerMaximum = 2200;
constexpr std::int64_t kImaginedOpponent = 1800;
constexpr int kFactorTimesGames = 700;
constexpr int kCategoryWidth = 25;

int limited(int difference)
{
    return std::clamp(difference, -kDifferenceLimit, kDifferenceLimit);
}

bool hasMastersTitle(Title title)
{
    return title == Title::GM || title == Title::IM;
}

}  // namespace

Edition editionOn(const Date& day, TimeControl timeControl)
{
    const bool fast = timeControl != TimeControl::Standard;
    if (!day.known() || day >= Date{2025, 10, 1}) {
        return {fast ? Limit::Everyone : Limit::OwnBelow2650, fast, "2025-10"};
    }
    if (day >= Date{2024, 3, 1}) return {Limit::Everyone, fast && day >= Date{2024, 12, 1}, "2024-03"};
    if (day >= Date{2022, 1, 1}) return {Limit::GreatestGapOnly, false, "2022-01"};
    return {Limit::Everyone, false, "before 2022"};
}

std::vector<Game> rateGames(int own, std::span<const Opponent> opponents, const Edition& edition)
{
    std::vector<Game> games;
    games.reserve(opponents.size());
    std::size_t greatest = 0;
    for (const Opponent& opponent : opponents) {
        Game game{opponent.rating, opponent.score};
        game.difference = own - opponent.rating;
        game.used = game.difference;
        const bool above2600 = std::max(own, opponent.rating) > 2600;
        game.rated = !(edition.gap600NotRated && std::abs(game.difference) >= 600 && above2600);
        if (std::abs(game.difference) > std::abs(games.empty() ? 0 : games[greatest].difference)) {
            greatest = games.size();
        }
        games.push_back(game);
    }
    for (std::size_t i = 0; i < games.size(); ++i) {
        Game& game = games[i];
        const bool applies = edition.limit == Limit::Everyone ||
                             (edition.limit == Limit::OwnBelow2650 && own < kUnlimitedFrom) ||
                             (edition.limit == Limit::GreatestGapOnly && i == greatest);
        if (applies) game.used = limited(game.difference);
        game.expected = scoringProbability(game.used);
        game.delta = 50 * game.score - game.expected;
    }
    return games;
}

std::int64_t eventChange(int k, std::span<const Game> games)
{
    std::int64_t sum = 0;
    for (const Game& game : games) {
        if (game.rated) sum += game.delta;
    }
    return k * sum;
}

int roundPeriod(std::int64_t hundredths)
{
    return static_cast<int>(divideHalfAway(hundredths, 100));
}

Factor factor(const FactorInput& input)
{
    if (input.ever2400 || input.published >= 2400) return {10, FactorReason::Reached2400};
    const bool junior = input.birthYear > 0 && input.listYear > 0 && input.listYear - input.birthYear <= 18;
    if (junior && !input.ever2300 && input.published < 2300) return {40, FactorReason::Junior};
    if (input.games && *input.games < 30) return {40, FactorReason::FewGames};
    return {20, FactorReason::Usual};
}

int limitedFactor(int k, int gamesInPeriod)
{
    return std::int64_t{k} * gamesInPeriod > kFactorTimesGames ? kFactorTimesGames / gamesInPeriod : k;
}

Initial initialRating(std::span<const Opponent> games)
{
    Initial result;
    result.games = static_cast<int>(games.size());
    result.ratingSum = 2 * kImaginedOpponent;
    for (const Opponent& game : games) {
        result.ratingSum += game.rating;
        result.score += game.score;
    }
    const int all = result.games + 2;
    result.average = static_cast<double>(result.ratingSum) / all;
    result.percent = percentage(result.score + 2, all);
    result.difference = ratingDifference(result.percent);
    result.unlimited = static_cast<int>(divideHalfUp(result.ratingSum + std::int64_t{all} * result.difference, all));
    result.rating = std::min(result.unlimited, kNewcomerMaximum);
    result.published = result.games >= kNewcomerGames && result.rating >= kFloor;
    return result;
}

Performance performance(std::int64_t ratingSum, int games, HalfPoints score)
{
    Performance result;
    result.average = static_cast<int>(divideHalfUp(ratingSum, games));
    result.percent = percentage(score, games);
    result.difference = ratingDifference(result.percent);
    result.rating = result.average + result.difference;
    return result;
}

int uplift2024(int rating)
{
    return rating >= 2000 ? rating : static_cast<int>(divideHalfUp(10LL * rating + 4LL * (2000 - rating), 10));
}

TimeBudget timeClass(double baseMinutes, double incrementSeconds)
{
    const double minutes =
        baseMinutes + incrementSeconds;  // 60 moves of `incrementSeconds` seconds are that many minutes
    if (minutes >= 60) return {minutes, TimeClass::Standard};
    if (minutes > 10) return {minutes, TimeClass::Rapid};
    if (minutes > 3) return {minutes, TimeClass::Blitz};
    return {minutes, TimeClass::None};
}

int category(double average, bool women)
{
    const int above = static_cast<int>(roundHalfUp(average)) - lowestOfCategories(women);
    return above < 0 ? 0 : above / kCategoryWidth + 1;
}

int lowestOfCategories(bool women)
{
    return women ? 2051 : 2251;
}

namespace {

/// One player's rating from what the pool knows of him.
class PlayerRating {
public:
    PlayerRating(const Pool& pool, const Settings& settings, std::span<const Start> starts, std::size_t entrant)
        : m_pool(pool),
          m_settings(settings.fide),
          m_edition(editionOn(pool.day, pool.timeControl)),
          m_entrant(pool.entrants[entrant]),
          m_record(beginRecord(pool, entrant, starts))
    {
    }

    Record rate()
    {
        for (GameTerm& term : m_record.terms) {
            if (!term.counts()) continue;
            m_terms.push_back(&term);
            m_opponents.push_back({wholeRating(term.used), term.score});
        }
        if (m_record.before)
            rateRated(wholeRating(*m_record.before));
        else
            rateNewcomer();
        return std::move(m_record);
    }

private:
    static int wholeRating(double rating) { return static_cast<int>(roundHalfUp(rating)); }

    void finishTally(const Tally& counted)
    {
        m_record.games = counted.games;
        m_record.score = counted.score;
        if (counted.games == 0) return;
        std::int64_t sum = 0;
        for (const GameTerm* term : m_terms) {
            if (term->counts()) sum += wholeRating(*term->listed);
        }
        const Performance found = performance(sum, counted.games, counted.score);
        m_record.performance = found.rating;
        m_performance = FormulaStep(Phrase::RatingFidePerformance, article::kPerformance,
                                    {{double(found.average)},
                                     shownAddend(double(found.difference)),
                                     {found.percent / 100.0, 2},
                                     {double(found.rating)}});
    }

    /// @rule B.02.8.3 in its steps
    void rateRated(int own)
    {
        const std::vector<Game> games = rateGames(own, m_opponents, m_edition);
        std::int64_t expected = 0;
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < games.size(); ++i) {
            GameTerm& term = *m_terms[i];
            const Game& game = games[i];
            if (!game.rated) {
                term.exclusion = Exclusion::GapTooLarge;
                continue;
            }
            term.used = own - game.used;
            term.cut = game.cut();
            term.expected = game.expected / 100.0;
            term.term = game.delta / 100.0;
            expected += game.expected;
            sum += game.delta;
        }
        finishTally(tally(m_record));
        if (m_record.games == 0) {
            m_record.after = own;
            return;
        }
        m_record.status = Status::Rated;
        m_record.expected = static_cast<double>(expected) / 100.0;
        const int k = chooseFactor(own);
        const std::int64_t change = eventChange(k, games);
        m_record.factor = k;
        m_record.change = static_cast<double>(change) / 100.0;
        const double score = m_record.score / 2.0;
        m_record.steps.emplace_back(
            Phrase::RatingSum, article::kRatingChange,
            std::initializer_list<Shown>{
                shownScore(score), {*m_record.expected, 2}, {static_cast<double>(sum) / 100.0, 2, true}});
        m_record.steps.back().decisive = true;
        m_record.steps.emplace_back(
            Phrase::RatingTimesK, article::kRatingChange,
            std::initializer_list<Shown>{
                {static_cast<double>(sum) / 100.0, 2, true}, {double(k)}, {m_record.change, 2, true}});
        const int rounded = roundPeriod(change);
        const int after = own + rounded;
        m_record.after = after;
        m_record.steps.emplace_back(
            Phrase::RatingFideRounded, article::kRatingPeriod,
            std::initializer_list<Shown>{
                {m_record.change, 2, true}, {double(rounded), 0, true}, {double(own)}, {double(after)}});
        m_record.steps.push_back(*m_performance);
        if (after < kFloor) {
            m_record.status = Status::Lost;
            m_record.steps.emplace_back(Phrase::RatingFideBelowFloor, article::kRatingFloor,
                                        std::initializer_list<Shown>{{double(after)}, {double(kFloor)}});
        }
    }

    /// K of the list, else derived; then the limit of 700.
    int chooseFactor(int own)
    {
        const Factor chosen = chosenFactor(own);
        const auto say = [&](Phrase phrase, std::initializer_list<Shown> numbers) {
            m_record.steps.emplace_back(phrase, article::kRatingK, numbers);
        };
        const double k = chosen.k;
        switch (chosen.reason) {
        case FactorReason::FromList:
            say(Phrase::RatingKFromList, {{k}});
            break;
        case FactorReason::Reached2400:
            say(Phrase::RatingK2400, {{k}, {double(own)}});
            break;
        case FactorReason::Title:
            say(Phrase::RatingKTitle, {{k}});
            break;
        case FactorReason::Junior:
            say(Phrase::RatingKJunior, {{k}, {double(m_entrant.birthYear)}, {double(m_pool.year())}});
            break;
        case FactorReason::FewGames:
            say(Phrase::RatingKFewGames, {{k}, {double(m_entrant.priorGames.value_or(0))}});
            break;
        case FactorReason::Usual:
            say(Phrase::RatingKUsual, {{k}});
            break;
        }
        noteAssumptions(chosen.reason);
        const int games = m_record.games + m_settings.gamesInPeriod;
        const int limitedK = limitedFactor(chosen.k, games);
        if (limitedK != chosen.k) {
            say(Phrase::RatingKLimited, {{k}, {double(games)}, {k * games}, {double(limitedK)}});
        }
        return limitedK;
    }

    [[nodiscard]] Factor chosenFactor(int own) const
    {
        if (m_entrant.kFactor > 0) return {m_entrant.kFactor, FactorReason::FromList};
        const Factor derived = factor({own, false, false, m_entrant.priorGames, m_entrant.birthYear, m_pool.year()});
        // A GM or IM title asks for 2500 or 2400 at some time: the list has had the player at 2400.
        if (derived.reason != FactorReason::Reached2400 && hasMastersTitle(m_entrant.title)) {
            return {10, FactorReason::Title};
        }
        return derived;
    }

    void noteAssumptions(FactorReason reason)
    {
        const auto note = [&](Phrase phrase) {
            m_record.notes.emplace_back(phrase, article::kRatingK, std::initializer_list<Shown>{});
        };
        if (reason == FactorReason::Usual && !m_entrant.priorGames) note(Phrase::RatingNoteGamesUnknown);
        if (reason == FactorReason::Usual && (m_entrant.birthYear == 0 || m_pool.year() == 0)) {
            note(Phrase::RatingNoteBirthUnknown);
        }
        if (reason == FactorReason::Title) note(Phrase::RatingNoteKFromTitle);
    }

    /// @rule B.02.8.2 in its steps
    void rateNewcomer()
    {
        const Tally all = tally(m_record);
        m_record.status = Status::StaysUnrated;
        if (all.games > 0 && all.score == 0 && m_settings.newcomersFirstEvent) {
            for (GameTerm* term : m_terms) term->exclusion = Exclusion::FirstEventZero;
            m_record.steps.emplace_back(Phrase::RatingFideZeroFirst, article::kRatingFirstZero,
                                        std::initializer_list<Shown>{{double(all.games)}});
            return;
        }
        finishTally(all);
        if (all.games == 0) return;
        const Initial first = initialRating(m_opponents);
        m_record.steps.emplace_back(
            Phrase::RatingFideInitialAverage, article::kRatingFirstAverage,
            std::initializer_list<Shown>{{static_cast<double>(first.ratingSum - 2 * kImaginedOpponent)},
                                         {double(kImaginedOpponent)},
                                         {double(first.games + 2)},
                                         {first.average, 2}});
        m_record.steps.emplace_back(Phrase::RatingFideInitialPercent, article::kRatingFirstAverage,
                                    std::initializer_list<Shown>{shownScore(first.score / 2.0),
                                                                 {double(first.games + 2)},
                                                                 {first.percent / 100.0, 2},
                                                                 {double(first.difference), 0, true}});
        m_record.steps.emplace_back(
            Phrase::RatingFideInitialResult, article::kRatingFirst,
            std::initializer_list<Shown>{
                {first.average, 2}, shownAddend(double(first.difference)), {double(first.unlimited)}});
        m_record.steps.back().decisive = true;
        const auto say = [&](Phrase phrase, std::initializer_list<Shown> numbers) {
            m_record.steps.emplace_back(phrase, article::kRatingFirst, numbers);
        };
        if (first.rating != first.unlimited) {
            say(Phrase::RatingFideInitialMaximum, {{double(first.unlimited)}, {double(first.rating)}});
        }
        m_record.steps.push_back(*m_performance);
        if (first.published) {
            m_record.status = Status::FirstRating;
            m_record.after = first.rating;
            return;
        }
        if (first.games < kNewcomerGames) {
            say(Phrase::RatingFideInitialFewGames, {{double(first.games)}, {double(kNewcomerGames)}});
        } else {
            say(Phrase::RatingFideInitialBelowFloor, {{double(first.rating)}, {double(kFloor)}});
        }
    }

    const Pool& m_pool;
    const FideSettings& m_settings;
    Edition m_edition;
    const Entrant& m_entrant;
    Record m_record;
    std::vector<GameTerm*> m_terms{};
    std::vector<Opponent> m_opponents{};
    std::optional<FormulaStep> m_performance{};
};

}  // namespace

std::vector<Record> rate(const Pool& pool, const Settings& settings)
{
    const std::vector<Start> starts = startsOf(pool, listStart);
    return rateEach(pool, [&](std::size_t i) { return PlayerRating(pool, settings, starts, i).rate(); });
}

}  // namespace kydai::rating::fide
