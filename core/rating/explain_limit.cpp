#include "rating/explain_limit.h"

#include "explain/articles.h"
#include "rating/calculator.h"
#include "rating/expected_score.h"
#include "rating/fide.h"
#include "rating/tables.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kydai::rating {

namespace {

constexpr int kDrawnAs = 50;  ///< hundredths of a drawn game

class LimitExplainer {
public:
    LimitExplainer(const Section& section, PlayerId player, int limit)
        : m_section(section), m_player(player), m_limit(limit), m_self(*section.indexOf(player))
    {
        m_answer.kind = ExplanationKind::NeedRating;
        m_answer.subject = {Phrase::NeedRatingQuestion, asked()};
    }

    Explanation make()
    {
        const Player& player = m_section.players[m_self];
        const RoundNumber all = m_section.roundsInAll();
        const bool gone = player.withdrawnFromRound && *player.withdrawnFromRound <= m_section.roundsPaired() + 1;
        m_toCome = gone ? 0 : all - m_section.roundsPaired();
        m_now = recordOf(m_section);
        const Pool pool(m_section);
        m_fide = fide::editionOn(pool.day, pool.timeControl);
        m_answer.edition = {std::string(editionOf(System::Fide, pool, {}))};
        const Game* open = openGame();
        if (!m_now.before && m_toCome > 0) {
            conclude(Phrase::NeedRatingUnrated);
        } else if (m_toCome == 0 && open == nullptr) {
            tellFinal();
        } else if (m_toCome == 0) {
            tellResults(*open);
        } else {
            tellScores(open);
        }
        return finished(open != nullptr);
    }

private:
    [[nodiscard]] PlayerRef who() const
    {
        const Player& player = m_section.players[m_self];
        return {player.tpn, player.name};
    }
    [[nodiscard]] Arguments asked() const { return {{"player", who()}, {"rating", Count{m_limit}}}; }
    void conclude(Phrase phrase, std::vector<std::pair<std::string, Value>> more = {})
    {
        Arguments arguments = asked();
        for (auto& argument : more) arguments.push_back(std::move(argument));
        m_answer.conclusion = {phrase, std::move(arguments), article::kRatingChange, true};
    }

    [[nodiscard]] Record recordOf(const Section& section) const
    {
        return rate(Pool(section), System::Fide).records.at(m_self);
    }
    [[nodiscard]] static int shownRating(const std::optional<double>& rating)
    {
        return rating ? static_cast<int>(std::lround(*rating)) : 0;
    }

    [[nodiscard]] const Game* openGame() const
    {
        if (m_section.rounds.empty()) return nullptr;
        const std::vector<Game>& games = m_section.rounds.back().games;
        const auto own = std::ranges::find_if(games, [&](const Game& game) {
            return isUndecided(game) && (game.white == m_player || game.black == m_player);
        });
        return own == games.end() ? nullptr : &*own;
    }

    /// Everything is played.
    void tellFinal()
    {
        const int after = shownRating(m_now.after);
        conclude(after >= m_limit ? Phrase::NeedRatingReached : Phrase::NeedRatingMissed, {{"after", Count{after}}});
    }

    /// Only the open game is left: three results, three ratings.
    void tellResults(const Game& open)
    {
        std::optional<Outcome> least;
        for (const Outcome own : {Outcome::Win, Outcome::Draw, Outcome::Loss}) {
            Section ended = m_section;
            for (Game& game : ended.rounds.back().games) {
                if (game.white != open.white) continue;
                game.whiteOutcome = game.white == m_player ? own : mirrored(own);
                game.blackOutcome = mirrored(game.whiteOutcome);
            }
            const int after = shownRating(recordOf(ended).after);
            if (after >= m_limit) least = own;
            m_answer.steps.push_back(
                {Phrase::NeedRatingResult, {{"outcome", own}, {"after", Count{after}}}, article::kRatingChange});
            m_rows.emplace_back(FactObject{{{"score", own == Outcome::Win    ? 1.0
                                                      : own == Outcome::Draw ? 0.5
                                                                             : 0.0},
                                            {"after", after}}});
        }
        if (!least) return conclude(Phrase::NeedRatingNever);
        if (*least == Outcome::Loss) return conclude(Phrase::NeedRatingSure);
        conclude(Phrase::NeedRatingEnough, {{"outcome", *least}});
    }

    // --- rounds whose opponents are not known yet

    /// Hundredths that the games played and the open one (by its expectation) bring.
    [[nodiscard]] int expectedOf(int opponent) const
    {
        const int own = shownRating(m_now.before);
        const std::vector<fide::Opponent> one{{opponent, 0}};
        const auto games = fide::rateGames(own, one, fide::editionOn(Pool(m_section).day, m_section.rules.timeControl));
        return games.front().expected;
    }

    /// K of the record; before the first counted game that of a game drawn with an equal.
    [[nodiscard]] int factor() const
    {
        if (m_now.factor) return static_cast<int>(std::lround(*m_now.factor));
        Section drawn = m_section;
        Player twin;
        twin.id = newPlayerIds(m_section.players, 1).front();
        twin.rating = shownRating(m_now.before);
        drawn.players.push_back(twin);
        drawn.rounds.emplace_back().games = {{m_player, twin.id, Outcome::Draw, Outcome::Draw}};
        const Record record = rate(Pool(drawn), System::Fide).records.at(m_self);
        return static_cast<int>(std::lround(record.factor.value_or(0)));
    }

    /// The least rating of each opponent to come with which a score is enough; none: no opponent is strong enough.
    [[nodiscard]] std::optional<int> opponentsFor(int score, int known, int k) const
    {
        // K × (played + score − expected) must bring the rating to the limit, rounded at the end.
        const int own = shownRating(m_now.before);
        const int played = static_cast<int>(std::lround(m_now.change * 100.0 / std::max(1, k)));
        for (int rating = std::max(1400, own - kFarthest); rating <= own + kFarthest; ++rating) {
            const int sum = played + score - known - m_toCome * expectedOf(rating);
            if (own + fide::roundPeriod(static_cast<std::int64_t>(k) * sum) >= m_limit) return rating;
        }
        return std::nullopt;
    }

    void tellScores(const Game* open)
    {
        const int k = factor();
        int known = 0;
        if (open != nullptr) {
            const Player& rival = m_section.player(open->white == m_player ? open->black : open->white);
            m_known = rival.rating > 0;
            known = m_known ? expectedOf(rival.rating) : 0;
        }
        const int games = m_toCome + (m_known ? 1 : 0);
        m_answer.steps.push_back({Phrase::NeedRatingNow,
                                  {{"player", who()},
                                   {"before", Count{shownRating(m_now.before)}},
                                   {"change", Real{m_now.change, 2, true}},
                                   {"k", Count{k}}},
                                  article::kRatingChange});
        std::optional<int> weakest;
        for (int half = 2 * games; half >= 0; --half) {
            const auto rating = opponentsFor(half * kDrawnAs, known, k);
            if (half == 2 * games) weakest = rating;
            addScore(half, games, rating);
            if (!rating) break;
        }
        if (!weakest) return conclude(Phrase::NeedRatingNever);
        conclude(Phrase::NeedRatingScores, {{"n", Count{games}}});
    }

    void addScore(int half, int games, const std::optional<int>& rating)
    {
        const Points score{half * 5};
        const int own = shownRating(m_now.before);
        if (rating) {
            const bool anybody = *rating <= std::max(1400, own - kFarthest);
            // Of the scores that are enough against anybody only the lowest says something.
            std::vector<Step>& steps = m_answer.steps;
            if (anybody && steps.back().phrase == Phrase::NeedRatingScoreAny) steps.pop_back();
            Arguments arguments{{"points", score}, {"n", Count{games}}};
            if (!anybody) arguments.emplace_back("opponents", Count{*rating});
            m_answer.steps.push_back({anybody ? Phrase::NeedRatingScoreAny : Phrase::NeedRatingScore,
                                      std::move(arguments), article::kRatingTableProbability});
        } else {
            m_answer.steps.push_back({Phrase::NeedRatingScoreNever,
                                      {{"points", score}, {"n", Count{games}}},
                                      article::kRatingTableProbability});
        }
        m_rows.emplace_back(FactObject{{{"score", half / 2.0}, {"opponents", rating ? Fact(*rating) : Fact()}}});
    }

    Explanation finished(bool open)
    {
        FactList& facts = m_answer.facts.fields;
        facts.emplace_back("player", m_section.numberOf(m_player));
        facts.emplace_back("before", m_now.before ? Fact(shownRating(m_now.before)) : Fact());
        facts.emplace_back("now", m_now.after ? Fact(shownRating(m_now.after)) : Fact());
        facts.emplace_back("limit", m_limit);
        facts.emplace_back("k", m_now.factor ? Fact(static_cast<int>(std::lround(*m_now.factor))) : Fact());
        facts.emplace_back("open_games", open ? 1 : 0);
        facts.emplace_back("rounds_to_come", m_toCome);
        facts.emplace_back("rows", std::move(m_rows));
        m_answer.steps.push_back({Phrase::RatingEstimate});
        return std::move(m_answer);
    }

    static constexpr int kFarthest = 735;  ///< beyond it the table knows no difference any more

    const Section& m_section;
    PlayerId m_player;
    int m_limit;
    std::size_t m_self;
    RoundNumber m_toCome = 0;
    bool m_known = false;  ///< the open game is against a rated opponent
    Record m_now{};
    fide::Edition m_fide{};
    FactList m_rows{};
    Explanation m_answer;
};

}  // namespace

Explanation explainLimit(const Section& section, PlayerId player, int limit)
{
    return LimitExplainer(section, player, limit).make();
}

}  // namespace kydai::rating
