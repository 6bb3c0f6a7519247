#include "rating/pool.h"

#include "model/knock_out.h"
#include "model/scorecards.h"
#include "support/assert.h"

#include <algorithm>

namespace kydai::rating {

namespace {

Exclusion exclusionOf(Outcome outcome)
{
    if (isBye(outcome)) return Exclusion::Bye;
    if (isForfeit(outcome)) return Exclusion::Forfeit;
    if (isUndecided(outcome)) return Exclusion::Unfinished;
    if (outcome == Outcome::Win || outcome == Outcome::Draw || outcome == Outcome::Loss) return Exclusion::None;
    return Exclusion::NotRated;
}

HalfPoints scoreOf(Outcome outcome)
{
    if (outcome == Outcome::Win) return 2;
    return outcome == Outcome::Draw ? 1 : 0;
}

Entrant entrantOf(const Player& player)
{
    Entrant entrant{player.id, player.name, player.rating};
    entrant.number = player.tpn;
    entrant.kFactor = player.kFactor;
    entrant.birthYear = player.birth.year;
    entrant.title = player.title;
    for (const NationalRecord& record : player.national) {
        if (record.rating > 0) entrant.national.emplace_back(record.federation, record.rating);
    }
    return entrant;
}

}  // namespace

int Entrant::nationalRating(std::string_view federation) const
{
    const auto found = std::ranges::find_if(national, [&](const auto& entry) { return entry.first == federation; });
    return found == national.end() ? 0 : found->second;
}

Pool::Pool(const Section& section)
    : day(section.info.firstDay),
      timeControl(section.rules.timeControl),
      roundRobin(section.rules.hasPredeterminedPairings())
{
    const Scorecards cards(section);
    std::vector<bool> isOfTempo;
    for (const TimeControl tempo : temposOf(section)) isOfTempo.push_back(tempo == timeControl);
    entrants.reserve(section.players.size());
    m_first.reserve(section.players.size() + 1);
    m_games.reserve(section.players.size() * static_cast<std::size_t>(cards.rounds()));
    for (std::size_t index = 0; index < section.players.size(); ++index) {
        entrants.push_back(entrantOf(section.players[index]));
        for (RoundNumber round = 1; round <= cards.rounds(); ++round) {
            const RoundEntry& entry = cards.entry(index, round);
            const Outcome outcome = reportedOutcome(section.round(round), section.players[index].id, entry.outcome);
            Exclusion exclusion = exclusionOf(outcome);
            if (exclusion == Exclusion::None && !isOfTempo[static_cast<std::size_t>(round - 1)])
                exclusion = Exclusion::OtherTempo;
            m_games.push_back({round, entry.opponent, outcome, exclusion, scoreOf(outcome), entry.outcome});
        }
        m_first.push_back(m_games.size());
    }
}

Pool::Pool(std::vector<Entrant> people, std::span<const HalfPoints> scores) : entrants(std::move(people)), byHand(true)
{
    KYDAI_ASSERT(entrants.size() == scores.size() + 1);
    static constexpr Outcome kOutcomes[] = {Outcome::Loss, Outcome::Draw, Outcome::Win};
    const auto add = [&](std::size_t round, std::size_t opponent, HalfPoints score) {
        const Outcome outcome = kOutcomes[static_cast<std::size_t>(score)];
        m_games.push_back({static_cast<RoundNumber>(round), opponent, outcome, Exclusion::None, score, outcome});
    };
    for (std::size_t i = 0; i < scores.size(); ++i) add(i + 1, i + 1, scores[i]);
    m_first.push_back(m_games.size());
    for (std::size_t i = 0; i < scores.size(); ++i) {
        add(i + 1, 0, 2 - scores[i]);
        m_first.push_back(m_games.size());
    }
}

std::optional<std::size_t> Pool::indexOf(PlayerId id) const
{
    const auto found = std::ranges::find(entrants, id, &Entrant::id);
    if (found == entrants.end()) return std::nullopt;
    return static_cast<std::size_t>(found - entrants.begin());
}

Start listStart(const Entrant& entrant)
{
    if (entrant.own) return {entrant.own, RatingSource::Given};
    if (entrant.rating > 0) return {entrant.rating, RatingSource::List};
    return {};
}

Record beginRecord(const Pool& pool, std::size_t entrant, std::span<const Start> starts)
{
    Record record;
    record.entrant = entrant;
    record.before = starts[entrant].rating;
    record.source = starts[entrant].source;
    const auto games = pool.games(entrant);
    record.terms.reserve(games.size());
    record.steps.reserve(8);
    for (const PoolGame& game : games) {
        GameTerm term;
        term.round = game.round;
        term.opponent = game.opponent;
        term.outcome = game.outcome;
        term.pairedOn = game.pairedOn;
        term.exclusion = game.exclusion;
        term.score = game.score;
        if (game.opponent != GameTerm::kNobody) {
            term.listed = starts[game.opponent].rating;
            term.used = term.listed.value_or(0);
            if (term.counts() && !term.listed) term.exclusion = Exclusion::OpponentUnrated;
        }
        record.terms.push_back(term);
    }
    return record;
}

Tally tally(const Record& record)
{
    Tally sum;
    for (const GameTerm& term : record.terms) {
        if (!term.counts()) continue;
        ++sum.games;
        sum.score += term.score;
        sum.ratingSum += term.used;
    }
    return sum;
}

Tally countGames(Record& record)
{
    const Tally counted = tally(record);
    record.games = counted.games;
    record.score = counted.score;
    return counted;
}

Tally countOrKeep(Record& record)
{
    const Tally counted = countGames(record);
    record.after = record.before;
    if (counted.games == 0 && !record.before) record.status = Status::StaysUnrated;
    return counted;
}

}  // namespace kydai::rating
