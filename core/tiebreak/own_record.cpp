#include "tiebreak/own_record.h"

#include <utility>

namespace kydai::tiebreak {

namespace {

constexpr Amount kOne = Amount::whole(1);
constexpr Amount kHalf{50};

bool isWin(Outcome outcome)
{
    return outcome == Outcome::Win || outcome == Outcome::UnratedWin;
}

Amount standardPoints(const ScoreTable& table, const Entry& entry, RoundNumber round)
{
    if (isUndecided(entry.outcome)) return {};
    const Points other = entry.hasOpponent() ? table.entry(entry.opponent, round).points : table.draw;
    if (entry.points > other) return kOne;
    return entry.points == other ? kHalf : Amount{};
}

Amount counts(bool yes)
{
    return yes ? kOne : Amount{};
}

Amount ofRound(const View& view, Kind kind, std::size_t participant, RoundNumber round)
{
    const Entry& entry = view.table.entry(participant, round);
    const bool played = entry.metOverTheBoard();
    const bool black = played && entry.colour == Colour::Black;
    if (kind == Kind::Wins) return counts((played && isWin(entry.outcome)) || entry.points == view.table.win);
    if (kind == Kind::WonGames) return counts(played && isWin(entry.outcome));
    if (kind == Kind::BlackGames) return counts(black);
    if (kind == Kind::BlackWins) return counts(black && isWin(entry.outcome));
    if (kind == Kind::StandardPoints) return standardPoints(view.table, entry, round);
    if (kind == Kind::Points) return Amount::of(entry.points);
    if (kind == Kind::AdjustedScore) return Amount::of(view.unplayed.adjustedPoints(view.table, participant, round));
    const bool voluntary = view.unplayed.isVoluntary(participant, round);
    if (kind == Kind::VoluntaryRounds) return counts(voluntary);
    return counts(!voluntary && entry.outcome != Outcome::ForfeitLoss);  // REP
}

Value progressive(const View& view, std::size_t participant, const Code& code)
{
    std::vector<Term> terms;
    Points score = view.table.score(participant);
    for (const Entry& entry : view.table.of(participant)) score -= entry.points;
    RoundNumber round = 0;
    for (const Entry& entry : view.table.of(participant)) {
        ++round;
        score += entry.points;
        Term& term = terms.emplace_back();
        term.round = round;
        term.opponent = entry.opponent;
        term.outcome = entry.outcome;
        term.ownPoints = entry.points;
        term.before = term.used = term.contribution = Amount::of(score);
        if (round <= code.cutLow) {
            term.cut = Cut::First;
            term.cutOrder = static_cast<std::uint8_t>(round);
        }
    }
    return summed(std::move(terms));
}

}  // namespace

Value ownRecord(const View& view, std::size_t participant, const Code& code)
{
    if (code.kind == Kind::Progressive) return progressive(view, participant, code);
    std::vector<Term> terms = roundTerms(view, participant);
    for (Term& term : terms) {
        term.before = term.used = term.contribution = ofRound(view, code.kind, participant, term.round);
        if (code.kind == Kind::AdjustedScore) term.before = Amount::of(term.ownPoints);
    }
    return summed(std::move(terms));
}

Amount koyaLimit(const ScoreTable& table, const Code& code)
{
    const auto field = static_cast<RoundNumber>(table.participants());
    const bool odd = field % 2 == 1;
    const RoundNumber rounds = table.rounds() - (odd && field > 0 ? table.rounds() / field : 0);
    constexpr std::int64_t kHalfOfTenth = 5;
    constexpr std::int64_t kHalfPoint = 50;
    return {std::int64_t{table.win.tenths} * rounds * kHalfOfTenth + code.limitHalfPoints * kHalfPoint};
}

Value koya(const View& view, std::size_t participant, const Code& code)
{
    const Amount limit = koyaLimit(view.table, code);
    std::vector<Term> terms = roundTerms(view, participant);
    for (Term& term : terms) {
        if (term.opponent == kNobody) {
            term.source = Source::NotCounted;
            continue;
        }
        term.before = term.used = Amount::of(view.table.score(term.opponent));
        const bool qualifies = term.used >= limit;
        term.source = qualifies ? Source::Opponent : Source::NotCounted;
        if (qualifies) term.contribution = Amount::of(term.ownPoints);
    }
    return summed(std::move(terms));
}

}  // namespace kydai::tiebreak
