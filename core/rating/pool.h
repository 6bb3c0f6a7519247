/// The players and games that a rating system works on: taken from a section, or entered by hand.
#pragma once

#include "model/section.h"
#include "rating/record.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai::rating {

/// A player with everything that any of the systems asks for. What is unknown stays empty; a system then takes its
/// documented default and notes it.
struct Entrant {
    PlayerId id{};
    std::string name{};
    int rating = 0;                                       ///< international rating; 0 = unrated
    std::vector<std::pair<std::string, int>> national{};  ///< rating by federation code
    std::optional<double> own{};                          ///< in the scale of the system, entered by hand
    int kFactor = 0;                                      ///< FIDE's K of the list; 0 = derive it
    int birthYear = 0;                                    ///< 0 = unknown
    Title title = Title::None;
    std::optional<int> priorGames{};     ///< games behind the rating before the event
    std::optional<int> evaluations{};    ///< index: number of earlier evaluations (DWZ, Ingo)
    std::optional<double> deviation{};   ///< RD
    std::optional<double> volatility{};  ///< σ of Glicko-2
    int number = 0;                      ///< pairing number

    /// Rating on a federation's own list; 0 if there is none.
    [[nodiscard]] int nationalRating(std::string_view federation) const;
};

/// One player's round. Rounds without a rated game are kept, with the reason.
struct PoolGame {
    RoundNumber round = 0;
    std::size_t opponent = GameTerm::kNobody;
    Outcome outcome = Outcome::ZeroBye;
    Exclusion exclusion = Exclusion::None;
    HalfPoints score = 0;
    /// What pairings and standings used, where the report carries another result; else the same.
    /// @rule C.04.2.4.3
    Outcome pairedOn = Outcome::ZeroBye;
};

class Pool {
public:
    Pool() = default;
    /// Everyone in the section and every paired round. O(players × rounds).
    explicit Pool(const Section& section);
    /// By hand: `entrants[0]` plays the others in their order with these scores.
    Pool(std::vector<Entrant> entrants, std::span<const HalfPoints> scores);

    [[nodiscard]] std::size_t size() const { return entrants.size(); }
    [[nodiscard]] std::span<const PoolGame> games(std::size_t entrant) const
    {
        return {m_games.data() + m_first[entrant], m_first[entrant + 1] - m_first[entrant]};
    }
    [[nodiscard]] std::optional<std::size_t> indexOf(PlayerId id) const;
    /// Year of the event; 0 if unknown.
    [[nodiscard]] int year() const { return day.year; }

    std::vector<Entrant> entrants{};
    Date day{};  ///< first day of the event: its lists and editions apply
    TimeControl timeControl = TimeControl::Standard;
    bool roundRobin = false;
    bool byHand = false;  ///< one player's games only: the opponents' ratings stay as given

private:
    std::vector<PoolGame> m_games{};
    std::vector<std::size_t> m_first{0};
};

/// A player's rating before the event in a system's own scale.
struct Start {
    std::optional<double> rating{};
    RatingSource source = RatingSource::None;
};

/// The international rating, or the one given by hand.
Start listStart(const Entrant& entrant);

/// Everybody's rating before the event, in the pool's order.
template <class StartOf>
std::vector<Start> startsOf(const Pool& pool, StartOf startOf)
{
    std::vector<Start> starts;
    starts.reserve(pool.size());
    for (const Entrant& entrant : pool.entrants) starts.push_back(startOf(entrant));
    return starts;
}

/// A record for everybody: `rate(i)` for each place in the pool.
template <class Rate>
std::vector<Record> rateEach(const Pool& pool, Rate rate)
{
    std::vector<Record> records;
    records.reserve(pool.size());
    for (std::size_t i = 0; i < pool.size(); ++i) records.push_back(rate(i));
    return records;
}

/// A record with its terms filled in as far as every system does it alike: excluded rounds with their reason,
/// opponents' listed ratings, games against unrated opponents excluded.
/// @rule B.02.5.1 only games that were played count
/// @rule B.02.8.2.4 a game against an unrated opponent does not count for the rated player
Record beginRecord(const Pool& pool, std::size_t entrant, std::span<const Start> starts);

/// Counts the games that are not excluded: number, score, average of the ratings used.
struct Tally {
    int games = 0;
    HalfPoints score = 0;
    double ratingSum = 0;
    [[nodiscard]] double average() const { return games == 0 ? 0 : ratingSum / games; }
};
Tally tally(const Record& record);
/// The same, put into the record as its games and score.
Tally countGames(Record& record);
/// The same where an existing rating stays without a game and nobody without one gets one: then the record is complete,
/// and tells it by `games` 0.
Tally countOrKeep(Record& record);

}  // namespace kydai::rating
