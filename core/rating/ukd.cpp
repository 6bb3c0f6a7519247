#include "rating/ukd.h"

#include "rating/fide.h"
#include "rating/tables.h"

#include <algorithm>

namespace kydai::rating::ukd {

int factor(int rating)
{
    if (rating < 1300) return 30;
    if (rating < 1600) return 25;
    if (rating < 2000) return 20;
    return rating < 2400 ? 15 : 10;
}

Update update(int rating, std::span<const Opponent> games, const UkdSettings& settings)
{
    Update result;
    result.k = factor(rating);
    for (const Opponent& opponent : games) {
        Game game;
        if (opponent.rating && *opponent.rating >= settings.minimum) {
            game.difference = rating - *opponent.rating;
            game.used = std::clamp(game.difference, -settings.limit, settings.limit);
            game.expected = scoringProbability(game.used);
            game.change = result.k * (50 * opponent.score - game.expected) / 100.0;
        } else {
            game.change = settings.unratedShare * result.k * (opponent.score - 1);
        }
        result.change += game.change;
        result.games.push_back(game);
    }
    result.rating = rating + static_cast<int>(roundHalfAway(result.change));
    result.lost = result.rating < settings.minimum;
    return result;
}

namespace {

Start startOf(const Entrant& entrant, const UkdSettings& settings)
{
    Start start = listStart(entrant);
    if (const int national = entrant.nationalRating("TUR"); !entrant.own && national > 0) {
        start = {national, RatingSource::National};
    } else if (start.source == RatingSource::List) {
        start.source = RatingSource::Converted;
    }
    if (start.rating && *start.rating < settings.minimum) return {};
    return start;
}

class PlayerRating {
public:
    PlayerRating(const Pool& pool, const UkdSettings& settings, std::span<const Start> starts, std::size_t entrant)
        : m_settings(settings), m_record(beginRecord(pool, entrant, starts))
    {
    }

    Record rate()
    {
        if (m_record.source == RatingSource::Converted) {
            m_record.notes.emplace_back(Phrase::RatingNoteUkdFromFide, Article{},
                                        std::initializer_list<Shown>{{*m_record.before}});
        }
        m_record.before ? rateRated() : rateNewcomer();
        return std::move(m_record);
    }

private:
    void say(Phrase phrase, std::initializer_list<Shown> numbers)
    {
        m_record.steps.emplace_back(phrase, Article{}, numbers);
    }

    void rateRated()
    {
        const int own = static_cast<int>(roundHalfUp(*m_record.before));
        std::vector<GameTerm*> terms;
        std::vector<Opponent> games;
        for (GameTerm& term : m_record.terms) {
            if (term.exclusion == Exclusion::OpponentUnrated) term.exclusion = Exclusion::None;  // it counts: ±K/10
            if (!term.counts()) continue;
            terms.push_back(&term);
            games.push_back(
                {term.listed ? std::optional(static_cast<int>(roundHalfUp(*term.listed))) : std::nullopt, term.score});
        }
        const Update found = update(own, games, m_settings);
        double expected = 0;
        std::int64_t ratingSum = 0;
        int rated = 0;
        HalfPoints ratedScore = 0;
        for (std::size_t i = 0; i < terms.size(); ++i) {
            GameTerm& term = *terms[i];
            term.term = found.games[i].change;
            m_record.score += term.score;
            if (!term.listed) continue;
            term.used = own - found.games[i].used;
            term.cut = found.games[i].used != found.games[i].difference;
            term.expected = found.games[i].expected / 100.0;
            expected += term.expected;
            ratingSum += *games[i].rating;
            ratedScore += term.score;
            ++rated;
        }
        m_record.games = static_cast<int>(terms.size());
        m_record.after = own;
        if (terms.empty()) return;
        m_record.status = found.lost ? Status::Lost : Status::Rated;
        m_record.expected = expected;
        m_record.factor = found.k;
        m_record.change = found.change;
        m_record.after = found.rating;
        if (rated > 0) m_record.performance = fide::performance(ratingSum, rated, ratedScore).rating;
        say(Phrase::RatingUkdK, {{double(found.k)}, {double(own)}});
        say(Phrase::RatingUkdResult, {{double(own)}, {found.change, 2, true}, {double(found.rating)}});
        m_record.steps.back().decisive = true;
        if (found.lost) say(Phrase::RatingUkdLost, {{double(found.rating)}, {double(m_settings.minimum)}});
    }

    void rateNewcomer()
    {
        const Tally counted = countGames(m_record);
        m_record.status = Status::StaysUnrated;
        if (counted.games == 0) return;
        std::int64_t sum = 0;
        for (const GameTerm& term : m_record.terms) {
            if (term.counts()) sum += static_cast<std::int64_t>(roundHalfUp(term.used));
        }
        const fide::Performance found = fide::performance(sum, counted.games, counted.score);
        m_record.performance = found.rating;
        say(Phrase::RatingUkdFirst,
            {{double(found.average)}, shownAddend(double(found.difference)), {double(found.rating)}});
        m_record.steps.back().decisive = true;
        const bool enough = counted.games >= m_settings.firstGames && found.rating > m_settings.minimum;
        if (enough) {
            m_record.status = Status::FirstRating;
            m_record.after = found.rating;
            return;
        }
        say(Phrase::RatingUkdFirstNotEnough, {{double(counted.games)},
                                              {double(m_settings.firstGames)},
                                              {double(found.rating)},
                                              {double(m_settings.minimum)}});
    }

    const UkdSettings& m_settings;
    Record m_record;
};

}  // namespace

std::vector<Record> rate(const Pool& pool, const Settings& settings)
{
    const std::vector<Start> starts =
        startsOf(pool, [&](const Entrant& entrant) { return startOf(entrant, settings.ukd); });
    return rateEach(pool, [&](std::size_t i) { return PlayerRating(pool, settings.ukd, starts, i).rate(); });
}

}  // namespace kydai::rating::ukd
