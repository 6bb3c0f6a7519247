#include "norms/forecast.h"

#include "model/scorecards.h"
#include "rating/fide.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace kydai::norms {

namespace {

constexpr int kHighest = 2900;  ///< nobody's rating is above it
constexpr int kStep = 25;
constexpr int kStepsAround = 4;
constexpr std::string_view kElsewhere = "???";  ///< a federation that nobody else is of

/// An opponent who isn't known: he may be what helps most.
NormGame imagined(Norm norm, RoundNumber round, int rating, HalfPoints score)
{
    static constexpr std::array<Title, 4> kOwn{Title::GM, Title::IM, Title::WGM, Title::WIM};
    NormGame game;
    game.round = round;
    game.outcome = outcomeOf(score);
    game.score = score;
    game.rating = rating;
    game.title = kOwn[static_cast<std::size_t>(norm)];
    game.federation = std::string(kElsewhere) + std::to_string(round);
    return game;
}

/// A score of half points over a number of games: wins first.
HalfPoints ofGame(HalfPoints points, int game)
{
    return std::clamp(points - kWin * game, 0, kWin);
}

class Forecaster {
public:
    Forecaster(const Section& section, const EventFacts& event, std::size_t player, Norm norm)
        : m_section(section), m_event(event), m_player(player), m_games(gamesOf(section, *event.cards, player))
    {
        m_applicant = {norm, federationForNorms(section.players[player])};
        m_forecast.norm = norm;
    }

    Forecast run()
    {
        const Player& player = m_section.players[m_player];
        takeNext();
        m_forecast.roundsLeft = std::max(0, m_event.rounds - static_cast<int>(m_games.size()));
        m_forecast.attempt = search(m_event, m_applicant, m_games);
        const bool plays = !player.withdrawnFromRound || *player.withdrawnFromRound > nextRound();
        if (m_forecast.roundsLeft == 0) return m_forecast;
        if (!plays) {
            m_forecast.outlook = m_forecast.attempt.made() ? Outlook::Has : Outlook::Impossible;
        } else if (rowOf(m_section.rules.pairingSystem).meetsAll) {
            roundRobin();
        } else if (m_forecast.roundsLeft > 1) {
            severalRounds();
        } else if (m_forecast.next) {
            knownOpponent();
        } else {
            unknownOpponent();
        }
        return m_forecast;
    }

private:
    [[nodiscard]] RoundNumber nextRound() const { return static_cast<RoundNumber>(m_games.size() + 1); }

    /// The game that isn't finished leaves the list.
    void takeNext()
    {
        if (m_games.empty() || !isUndecided(m_games.back().outcome)) return;
        m_forecast.next = m_games.back();
        if (const Player* opponent = m_section.find(m_forecast.next->opponent))
            m_forecast.next->out = gameAgainst(m_section, *opponent, m_forecast.next->round, 0).out;
        m_games.pop_back();
    }

    [[nodiscard]] Attempt with(std::vector<NormGame> more) const
    {
        std::vector<NormGame> games = m_games;
        for (NormGame& game : more) games.push_back(std::move(game));
        return search(m_event, m_applicant, games);
    }

    [[nodiscard]] NormGame nextAs(HalfPoints result) const
    {
        NormGame game = *m_forecast.next;
        game.score = result;
        game.outcome = outcomeOf(result);
        return game;
    }

    void knownOpponent()
    {
        std::optional<Attempt> first;
        for (HalfPoints result = 0; result <= kWin; ++result) {
            Attempt attempt = with({nextAs(result)});
            m_forecast.makes[static_cast<std::size_t>(result)] = attempt.made();
            if (!attempt.made() || first) continue;
            m_forecast.needed = result;
            first = std::move(attempt);
        }
        if (!first) {  // a norm that stands would stay, with the game left out
            m_forecast.outlook = Outlook::Impossible;
            m_forecast.attempt = with({nextAs(kWin)});
            return;
        }
        const bool withoutIt = m_forecast.attempt.made();
        m_forecast.outlook = m_forecast.needed > 0 ? Outlook::Result : withoutIt ? Outlook::Has : Outlook::MustPlay;
        m_forecast.attempt = *std::move(first);
    }

    [[nodiscard]] bool makes(const NormGame& game) const { return with({game}).made(); }

    void unknownOpponent()
    {
        bool any = false;
        for (HalfPoints result = kWin; result >= 0; --result) {
            m_forecast.wanted.push_back(wantedFor(result));
            any = any || m_forecast.wanted.back().possible;
        }
        const Wanted& loss = m_forecast.wanted.back();
        if (m_forecast.attempt.made()) {
            m_forecast.outlook = Outlook::Has;
        } else if (!any) {
            m_forecast.outlook = Outlook::Impossible;
            m_forecast.attempt = with({imagined(m_forecast.norm, nextRound(), kHighest, kWin)});
        } else if (loss.possible && !loss.rating && !loss.titled && loss.barred.empty()) {
            m_forecast.outlook = Outlook::MustPlay;
        } else {
            m_forecast.outlook = Outlook::Opponent;
        }
    }

    [[nodiscard]] Wanted wantedFor(HalfPoints result) const
    {
        Wanted wanted;
        wanted.result = result;
        for (const NormGame& game : m_games) wanted.total += game.out == Out::Counts ? game.score : 0;
        wanted.total += result;
        NormGame game = imagined(m_forecast.norm, nextRound(), kHighest, result);
        wanted.possible = makes(game);
        if (!wanted.possible) return wanted;
        game.rating = rating::fide::kFloor;
        if (!makes(game)) wanted.rating = lowestRating(game);
        game.rating = wanted.rating.value_or(rating::fide::kFloor);
        NormGame other = game;
        other.title = Title::None;
        wanted.titled = !makes(other);
        other.title = Title::FM;
        wanted.level = !makes(other);
        other = game;
        std::set<std::string> federations{m_applicant.federation};
        for (const NormGame& played : m_games) {
            if (played.out == Out::Counts) federations.insert(played.federation);
        }
        for (const std::string& federation : federations) {
            other.federation = federation;
            if (!makes(other)) wanted.barred.push_back(federation);
        }
        return wanted;
    }

    /// A higher rating never hurts, so halving finds it.
    [[nodiscard]] int lowestRating(NormGame game) const
    {
        int fails = rating::fide::kFloor;
        int works = kHighest;
        while (works - fails > 1) {
            game.rating = fails + (works - fails) / 2;
            (makes(game) ? works : fails) = game.rating;
        }
        return works;
    }

    void severalRounds()
    {
        m_forecast.outlook = Outlook::Rounds;
        m_forecast.assumed = averageAround();
        const int middle = (m_forecast.assumed + kStep / 2) / kStep * kStep;
        bool any = false;
        for (int step = -kStepsAround; step <= kStepsAround; ++step) {
            m_forecast.scores.push_back({middle + step * kStep, scoreAgainst(middle + step * kStep)});
            any = any || m_forecast.scores.back().points;
        }
        if (!any && !scoreAgainst(kHighest)) m_forecast.outlook = Outlook::Impossible;
        if (m_forecast.attempt.made()) m_forecast.outlook = Outlook::Has;
    }

    [[nodiscard]] bool makesWith(int average, HalfPoints points) const
    {
        std::vector<NormGame> more;
        for (int game = 0; game < m_forecast.roundsLeft; ++game) {
            const auto round = static_cast<RoundNumber>(nextRound() + game);
            const HalfPoints score = ofGame(points, game);
            more.push_back(game == 0 && m_forecast.next ? nextAs(score)
                                                        : imagined(m_forecast.norm, round, average, score));
        }
        return with(std::move(more)).made();
    }

    /// A point more never hurts, so halving finds the smallest score.
    [[nodiscard]] std::optional<HalfPoints> scoreAgainst(int average) const
    {
        HalfPoints fails = -1;
        HalfPoints works = kWin * m_forecast.roundsLeft;
        if (!makesWith(average, works)) return std::nullopt;
        while (works - fails > 1) {
            const HalfPoints middle = fails + (works - fails) / 2;
            (makesWith(average, middle) ? works : fails) = middle;
        }
        return works;
    }

    /// Of the rated players within half a point of him.
    [[nodiscard]] int averageAround() const
    {
        const Scorecards& cards = *m_event.cards;
        constexpr int kHalfAPoint = 5;
        std::int64_t sum = 0;
        int count = 0;
        for (std::size_t other = 0; other < m_section.players.size(); ++other) {
            const int rating = m_section.players[other].rating;
            const int distance = std::abs(cards.score(other).tenths - cards.score(m_player).tenths);
            if (other == m_player || rating == 0 || distance > kHalfAPoint) continue;
            sum += rating;
            ++count;
        }
        return count == 0 ? rating::norm::requirement(m_forecast.norm).average
                          : static_cast<int>(rating::divideHalfUp(sum, count));
    }

    /// Those whom he is still to meet, once or twice.
    [[nodiscard]] std::vector<NormGame> gamesToCome() const
    {
        std::vector<NormGame> games;
        for (const Player& opponent : m_section.players) {
            if (opponent.id == m_section.players[m_player].id || opponent.withdrawnFromRound) continue;
            const auto met = std::ranges::count(m_games, opponent.id, &NormGame::opponent);
            for (auto game = met; game < (m_event.twice ? 2 : 1); ++game)
                games.push_back(
                    gameAgainst(m_section, opponent, static_cast<RoundNumber>(nextRound() + games.size()), 0));
        }
        return games;
    }

    void roundRobin()
    {
        const std::vector<NormGame> toCome = gamesToCome();
        const int left = static_cast<int>(toCome.size());
        m_forecast.roundsLeft = left;
        if (left == 0) return;
        m_forecast.outlook = Outlook::Impossible;
        for (HalfPoints points = 0; points <= kWin * left; ++points) {
            std::vector<NormGame> games = m_games;
            for (int game = 0; game < left; ++game) {
                games.push_back(toCome[static_cast<std::size_t>(game)]);
                games.back().score = ofGame(points, game);
            }
            m_forecast.attempt = assess(m_event, m_applicant, games);
            if (!m_forecast.attempt.made()) continue;
            m_forecast.outlook = Outlook::RoundRobin;
            m_forecast.needed = m_forecast.attempt.score;
            return;
        }
    }

    const Section& m_section;
    const EventFacts& m_event;
    std::size_t m_player;
    std::vector<NormGame> m_games;
    Applicant m_applicant{};
    Forecast m_forecast{};
};

}  // namespace

Forecast forecastOf(const Section& section, const EventFacts& event, std::size_t player, Norm norm)
{
    return Forecaster(section, event, player, norm).run();
}

}  // namespace kydai::norms
