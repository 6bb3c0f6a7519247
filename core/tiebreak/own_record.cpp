// What a participant did himself: rounds are counted, or the score after each round is added up.
//
// Example (FIDE technical commission, exercises of March 2024, number 3): after the rounds ½, 1½, 2½, 3 and 3½ points;
// PS is ½ + 1½ + 2½ + 3 + 3½ = 11, and PS/C1 leaves out the first: 10½.
#include "tiebreak/own_record.h"

#include "tiebreak/cut.h"

#include <utility>

namespace kydai::tiebreak {

namespace {

constexpr Amount kOne = Amount::whole(1);
constexpr Amount kHalf{50};

bool wonOverTheBoard(Outcome outcome)
{
    return outcome == Outcome::Win || outcome == Outcome::UnratedWin;
}

Amount counts(bool yes)
{
    return yes ? kOne : Amount{};
}

bool withBlack(const Entry& entry)
{
    return entry.hasOpponent() && entry.colour == Colour::Black && !isUndecided(entry.outcome);
}

bool isBlackGame(const Entry& entry)
{
    return entry.metOverTheBoard() && entry.colour == Colour::Black;
}

}  // namespace

Amount worthAWin(const View& view, std::size_t participant, RoundNumber round)
{
    const Entry& entry = view.table.entry(participant, round);
    return counts((entry.metOverTheBoard() && wonOverTheBoard(entry.outcome)) || entry.points == view.table.win);
}

Amount wonGame(const View& view, std::size_t participant, RoundNumber round)
{
    const Entry& entry = view.table.entry(participant, round);
    return counts(entry.metOverTheBoard() && wonOverTheBoard(entry.outcome));
}

Amount blackGame(const View& view, std::size_t participant, RoundNumber round)
{
    return counts(isBlackGame(view.table.entry(participant, round)));
}

Amount wonBlackGame(const View& view, std::size_t participant, RoundNumber round)
{
    const Entry& entry = view.table.entry(participant, round);
    return counts(isBlackGame(entry) && wonOverTheBoard(entry.outcome));
}

Amount wonGameOrForfeit(const View& view, std::size_t participant, RoundNumber round)
{
    const Entry& entry = view.table.entry(participant, round);
    return counts(entry.hasOpponent() && (wonOverTheBoard(entry.outcome) || entry.outcome == Outcome::ForfeitWin));
}

Amount blackGameOrForfeit(const View& view, std::size_t participant, RoundNumber round)
{
    return counts(withBlack(view.table.entry(participant, round)));
}

Amount wonBlackGameOrForfeit(const View& view, std::size_t participant, RoundNumber round)
{
    const Entry& entry = view.table.entry(participant, round);
    return counts(withBlack(entry) && (wonOverTheBoard(entry.outcome) || entry.outcome == Outcome::ForfeitWin));
}

Amount countedGame(const View& view, std::size_t participant, RoundNumber round)
{
    const Entry& entry = view.table.entry(participant, round);
    const bool awarded = entry.outcome == Outcome::PairingBye || entry.outcome == Outcome::FullBye ||
                         entry.outcome == Outcome::UnopposedWin;
    return counts((entry.hasOpponent() && !isUndecided(entry.outcome)) || awarded);
}

Amount electedRound(const View& view, std::size_t participant, RoundNumber round)
{
    return counts(!view.unplayed.isVoluntary(participant, round) &&
                  view.table.entry(participant, round).outcome != Outcome::ForfeitLoss);
}

Amount standardPointsInRound(const View& view, std::size_t participant, RoundNumber round)
{
    const Entry& entry = view.table.entry(participant, round);
    if (isUndecided(entry.outcome)) return {};
    const Points other = entry.hasOpponent() ? view.table.entry(entry.opponent, round).points : view.table.draw;
    if (entry.points > other) return kOne;
    return entry.points == other ? kHalf : Amount{};
}

Amount voluntaryRound(const View& view, std::size_t participant, RoundNumber round)
{
    return counts(view.unplayed.isVoluntary(participant, round));
}

Amount pointsInRound(const View& view, std::size_t participant, RoundNumber round)
{
    return Amount::of(view.table.entry(participant, round).points);
}

Value ownRecord(const View& view, std::size_t participant, RoundCount count)
{
    std::vector<Term> terms = roundTerms(view, participant);
    for (Term& term : terms) term.before = term.used = term.contribution = count(view, participant, term.round);
    return summed(std::move(terms));
}

Value adjustedRecord(const View& view, std::size_t participant)
{
    std::vector<Term> terms = roundTerms(view, participant);
    for (Term& term : terms) {
        term.before = Amount::of(term.ownPoints);
        term.used = term.contribution = Amount::of(view.unplayed.adjustedPoints(view.table, participant, term.round));
    }
    return summed(std::move(terms));
}

Value percentageOfGames(const View& view, std::size_t participant)
{
    Amount games;
    for (RoundNumber round = 1; round <= view.table.rounds(); ++round) games += countedGame(view, participant, round);
    Value result;
    result.refusal = Refusal::NoGame;
    if (games == Amount{}) return result;
    result.refusal = Refusal::None;
    constexpr std::int64_t kPercent = 100;
    constexpr int kDecimals = 2;
    const Fraction most = games.fraction() * Fraction(view.table.win.tenths, 10);
    result.value = (Fraction(view.table.score(participant).tenths, 10) / most * kPercent).roundedHalfUp(kDecimals);
    return result;
}

Amount byColour(Outcome outcome, std::optional<Colour> colour, const std::vector<int>& scale)
{
    const std::size_t side = colour == Colour::Black ? 1 : 0;
    constexpr std::size_t kDrawn = 2;
    constexpr std::size_t kLost = 4;
    if (isUndecided(outcome) || outcome == Outcome::ZeroBye) return {};
    if (wonOverTheBoard(outcome) || outcome == Outcome::ForfeitWin || outcome == Outcome::PairingBye ||
        outcome == Outcome::FullBye || outcome == Outcome::UnopposedWin)
        return Amount::of(Points{scale[side]});
    if (outcome == Outcome::Draw || outcome == Outcome::UnratedDraw || outcome == Outcome::HalfBye)
        return Amount::of(Points{scale[kDrawn + side]});
    return Amount::of(Points{scale[kLost]});
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
    cutHighest(terms, code.cutHigh);
    return summed(std::move(terms));
}

Amount koyaLimit(const ScoreTable& table, const Code& code)
{
    const auto field = static_cast<RoundNumber>(table.participants());
    const bool odd = table.predetermined && field % 2 == 1;
    const RoundNumber rounds = table.rounds() - (odd && field > 0 ? table.rounds() / field : 0);
    constexpr std::int64_t kHalf = 50;
    constexpr std::int64_t kTenthsOfPercent = 10;  // tenths times per cent are thousandths, to be made hundredths
    const std::int64_t percent = code.limitPercent > 0 ? code.limitPercent : kHalf;
    // A limit between two hundredths is reached by the next one only.
    const std::int64_t limit =
        (std::int64_t{table.win.tenths} * rounds * percent + kTenthsOfPercent - 1) / kTenthsOfPercent;
    return {limit + code.limitHalfPoints * kHalf};
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
