#include "tiebreak/explain_moves.h"

#include "explain/articles.h"
#include "tiebreak/explain_keizer.h"
#include "tiebreak/registry.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

namespace kydai::tiebreak {

namespace {

kydai::Value numberOrNone(const std::optional<Fraction>& number)
{
    if (!number) return Word{"move.none"};
    return *number;
}

bool standsIn(const Term& term)
{
    return isStandIn(term.source);
}

Fraction addedBy(const std::optional<Term>& term)
{
    return term && term->cut == Cut::None ? term->contribution.fraction() : Fraction();
}

const Term& anyOf(const TermChange& change)
{
    return change.after ? *change.after : *change.before;
}

/// What an application of article 6 came to, as a word.
std::string_view outcomeOf(const Encounter& encounter)
{
    if (encounter.steps.empty()) return "encounter.level";
    switch (encounter.steps.front().rule) {
    case EncounterRule::OldAllMet:
        return "encounter.old_counts";
    case EncounterRule::OldNotAllMet:
        return "encounter.old_not_all";
    case EncounterRule::NotAllMet:
        return encounter.broken() ? "encounter.out_of_reach" : "encounter.within_reach";
    case EncounterRule::AllMet:
        return encounter.broken() ? "encounter.points_count" : "encounter.level";
    case EncounterRule::TwoTeams:
        return "encounter.boards";
    }
    return {};
}

const Encounter* groupOf(const Column& column, std::size_t participant)
{
    const std::size_t group = column.groupOf.empty() ? kNobody : column.groupOf[participant];
    return group == kNobody ? nullptr : &column.groups[group];
}

std::string_view wordOf(MoveCause::By by)
{
    constexpr auto kWords = std::to_array<std::string_view>(
        {"points", "tiebreak", "dropped", "group", "list", "lots", "presence", "bracket", "values"});
    static_assert(kWords.size() == static_cast<std::size_t>(MoveCause::By::Keizer) + 1);
    return kWords[static_cast<std::size_t>(by)];
}

}  // namespace

kydai::Code MoveTeller::codeAt(std::size_t column) const
{
    return {canonicalText(m_moves.after->columns[column].code)};
}

Step MoveTeller::place(const Move& move) const
{
    const Arguments who{{"player", m_after.of(move.participant)}};
    Step step{Phrase::MovePlace, who, article::kStandings};
    if (move.before != 0) step.arguments.emplace_back("before", Count{move.before});
    if (move.after != 0) step.arguments.emplace_back("after", Count{move.after});
    if (move.after == 0) {
        step.phrase = Phrase::MoveOut;
    } else if (move.before == 0) {
        step.phrase = Phrase::MoveIn;
    } else {
        step.arguments.emplace_back("why", cause(move));
    }
    if (move.cause.by == MoveCause::By::Value) {
        for (const TermChange& change : m_moves.terms(move.cause.column, move.cause.whose))
            step.details.push_back(term(move.cause.column, change));
    }
    if (!move.passed.empty()) step.details.push_back({Phrase::MovePassed, {{"players", m_after.list(move.passed)}}});
    if (!move.passedBy.empty())
        step.details.push_back({Phrase::MovePassedBy, {{"players", m_after.list(move.passedBy)}}});
    return step;
}

Step MoveTeller::value(std::size_t column, std::size_t participant) const
{
    Step step{Phrase::MoveTieBreak,
              {{"player", m_after.of(participant)}, {"why", Clause{{valueClause(column, participant, participant)}}}},
              definition(m_moves.after->columns[column].code.kind).article};
    const std::vector<TermChange> changes = m_moves.terms(column, participant);
    if (changes.size() > 1) {
        for (const TermChange& change : changes) step.details.push_back(term(column, change));
    }
    return step;
}

Clause MoveTeller::cause(const Move& move) const
{
    using By = MoveCause::By;
    const MoveCause& why = move.cause;
    switch (why.by) {
    case By::Bracket:
        return {{Step{Phrase::MoveBracket}}};
    case By::Keizer:
        return {{keizerClause(move)}};
    case By::Points:
        return {{pointsClause(move)}};
    case By::Value:
        return {{valueClause(why.column, why.whose, move.participant)}};
    case By::Dropped: {
        const bool now = m_moves.after->columns[why.column].refusal != Refusal::None;
        return {{Step{now ? Phrase::MoveDropped : Phrase::MoveCounted, {{"code", codeAt(why.column)}}}}};
    }
    case By::Group:
        return {{groupClause(why)}};
    case By::List:
        return {{listClause(why.column)}};
    case By::Lots:
        return {{Step{Phrase::MoveLots}}};
    case By::Presence:
        break;
    }
    return {{Step{Phrase::MovePresence}}};
}

Step MoveTeller::keizerClause(const Move& move) const
{
    const std::size_t whose = move.cause.whose;
    const auto sum = [](const Standings& standings, std::size_t of) -> kydai::Value {
        const auto& keizer = standings.competition->keizer;
        return keizer ? kydai::Value(keizerReal(keizer->rows[of].sum)) : kydai::Value(Word{"move.none"});
    };
    Arguments arguments{{"before", sum(*m_moves.before, m_moves.beforeOf[whose])},
                        {"after", sum(*m_moves.after, whose)}};
    if (whose == move.participant) return {Phrase::MoveKeizer, std::move(arguments)};
    arguments.emplace_back("opponent", m_after.of(whose));
    return {Phrase::MoveKeizerOf, std::move(arguments)};
}

Step MoveTeller::pointsClause(const Move& move) const
{
    const std::size_t whose = move.cause.whose;
    Arguments arguments{{"before", m_moves.before->competition->primary.score(m_moves.beforeOf[whose])},
                        {"after", m_moves.after->competition->primary.score(whose)}};
    if (whose == move.participant) return {Phrase::MovePoints, std::move(arguments)};
    arguments.emplace_back("opponent", m_after.of(whose));
    return {Phrase::MovePointsOf, std::move(arguments)};
}

Step MoveTeller::valueClause(std::size_t column, std::size_t whose, std::size_t mine) const
{
    const bool own = whose == mine;
    Arguments arguments{{"code", codeAt(column)},
                        {"before", numberOrNone(m_moves.valueBefore(column, whose).value)},
                        {"after", numberOrNone(m_moves.valueAfter(column, whose).value)}};
    if (!own) arguments.emplace_back("opponent", m_after.of(whose));
    const std::vector<TermChange> changes = m_moves.terms(column, whose);
    if (changes.empty()) return {own ? Phrase::MoveValue : Phrase::MoveValueOf, std::move(arguments)};
    // The largest of those that go the way of the whole.
    Amount sum;
    for (const TermChange& change : changes) sum += change.difference();
    const auto most = std::ranges::max_element(changes, {}, [&](const TermChange& change) {
        return sum < Amount{} ? -change.difference().hundredths : change.difference().hundredths;
    });
    arguments.emplace_back("why", Clause{{term(column, *most)}});
    if (changes.size() == 1) return {own ? Phrase::MoveValueBy : Phrase::MoveValueOfBy, std::move(arguments)};
    arguments.emplace_back("n", Count{static_cast<std::int64_t>(changes.size())});
    return {own ? Phrase::MoveValueMost : Phrase::MoveValueOfMost, std::move(arguments)};
}

Step MoveTeller::groupClause(const MoveCause& cause) const
{
    const Encounter* was = groupOf(m_moves.before->columns[cause.column], m_moves.beforeOf[cause.whose]);
    const Encounter* now = groupOf(m_moves.after->columns[cause.column], cause.whose);
    const std::string_view before = was == nullptr ? "encounter.alone" : outcomeOf(*was);
    const std::string_view after = now == nullptr ? "encounter.alone" : outcomeOf(*now);
    if (before == after) return {Phrase::MoveGroupOther, {{"code", codeAt(cause.column)}}};
    return {
        Phrase::MoveGroup,
        {{"code", codeAt(cause.column)}, {"before", Word{std::string(before)}}, {"after", Word{std::string(after)}}}};
}

Step MoveTeller::listClause(std::size_t column) const
{
    const auto named = [&](const Standings& standings) -> kydai::Value {
        if (column >= standings.columns.size()) return Word{"move.none"};
        return kydai::Code{canonicalText(standings.columns[column].code)};
    };
    return {Phrase::MoveList, {{"before", named(*m_moves.before)}, {"after", named(*m_moves.after)}}};
}

kydai::Value MoveTeller::opponentOf(const TermChange& change) const
{
    return change.after ? m_after.of(change.after->opponent) : m_before.of(change.before->opponent);
}

Step MoveTeller::term(std::size_t column, const TermChange& change) const
{
    const Term& one = anyOf(change);
    const kydai::Value round = RoundRef{one.round};
    const Fraction was = addedBy(change.before);
    const Fraction now = addedBy(change.after);
    const bool both = change.before && change.after;
    const bool cutThen = change.before && change.before->cut != Cut::None;
    const bool cutNow = change.after && change.after->cut != Cut::None;
    if (both && cutNow && !cutThen) return {Phrase::MoveTermCut, {{"round", round}, {"value", was}}};
    if (both && cutThen && !cutNow) return {Phrase::MoveTermKept, {{"round", round}, {"value", now}}};
    // What is counted of one's own rounds, or with one's own result, moves by that result.
    Step own{Phrase::MoveTermOwn, {{"round", round}, {"before", was}, {"after", now}}};
    const Type type = definition(m_moves.after->columns[column].code.kind).type;
    if (type == Type::OwnRecord || type == Type::AmongTheTied) return own;
    if (both && change.before->opponent != kNobody && change.after->opponent != kNobody && !standsIn(*change.before) &&
        !standsIn(*change.after) && m_moves.beforeOf[change.after->opponent] == change.before->opponent)
        return type == Type::OpponentsWithOwn && change.before->outcome != change.after->outcome
                   ? own
                   : opponentTerm(column, change);
    if (standsIn(one))
        return {Phrase::MoveTermStandIn, {{"round", round}, {"outcome", one.outcome}, {"before", was}, {"after", now}}};
    return own;
}

/// The same opponent counts otherwise: by one round of his where that is all.
Step MoveTeller::opponentTerm(std::size_t column, const TermChange& change) const
{
    const Column& was = m_moves.columnBefore(column);
    const Column& now = m_moves.after->columns[column];
    const std::size_t then = change.before->opponent;
    const std::size_t today = change.after->opponent;
    Arguments arguments{{"opponent", opponentOf(change)}, {"round", RoundRef{change.after->round}}};
    std::vector<RoundNumber> rounds;
    const RoundNumber played = std::min(was.table->rounds(), now.table->rounds());
    const auto counted = [](const Column& side, std::size_t whose, RoundNumber round) {
        return side.unplayed->adjustedPoints(*side.table, whose, round);
    };
    if (change.before->used != change.after->used && definition(now.code.kind).type != Type::OpponentsRatings) {
        for (RoundNumber round = 1; round <= played; ++round) {
            if (counted(was, then, round) != counted(now, today, round)) rounds.push_back(round);
        }
    }
    if (rounds.size() != 1) {
        const bool used = change.before->used != change.after->used;
        arguments.emplace_back("before", used ? change.before->used.fraction() : addedBy(change.before));
        arguments.emplace_back("after", used ? change.after->used.fraction() : addedBy(change.after));
        return {Phrase::MoveTermOpponent, std::move(arguments)};
    }
    const RoundNumber round = rounds.front();
    arguments.back().second = RoundRef{round};
    arguments.emplace_back("outcome", now.table->entry(today, round).outcome);
    arguments.emplace_back("before", counted(was, then, round));
    arguments.emplace_back("after", counted(now, today, round));
    return {Phrase::MoveTermOpponentRound, std::move(arguments)};
}

void MoveTeller::addTermFacts(std::size_t column, std::size_t participant, FactList& facts) const
{
    facts.emplace_back("from", numberFact(m_moves.valueBefore(column, participant).value));
    facts.emplace_back("to", numberFact(m_moves.valueAfter(column, participant).value));
    FactList terms;
    for (const TermChange& change : m_moves.terms(column, participant)) {
        const Term& one = anyOf(change);
        const Names& names = change.after ? m_after : m_before;
        terms.emplace_back(
            FactObject{{{"round", one.round},
                        {"opponent", one.opponent == kNobody ? Fact() : Fact(names.number(one.opponent))},
                        {"from", numberFact(addedBy(change.before))},
                        {"to", numberFact(addedBy(change.after))}}});
    }
    facts.emplace_back("terms", std::move(terms));
}

FactObject MoveTeller::placeFacts(const Move& move) const
{
    FactObject facts;
    const auto place = [](int rank) { return rank == 0 ? Fact() : Fact(rank); };
    facts.fields.emplace_back("player", m_after.number(move.participant));
    facts.fields.emplace_back("before", place(move.before));
    facts.fields.emplace_back("after", place(move.after));
    facts.fields.emplace_back("by", std::string(wordOf(move.cause.by)));
    const bool ofColumn = move.cause.by == MoveCause::By::Value || move.cause.by == MoveCause::By::Dropped ||
                          move.cause.by == MoveCause::By::Group;
    facts.fields.emplace_back("code", ofColumn ? Fact(codeAt(move.cause.column).text) : Fact());
    facts.fields.emplace_back("whose", m_after.number(move.cause.whose));
    if (move.cause.by == MoveCause::By::Value) addTermFacts(move.cause.column, move.cause.whose, facts.fields);
    return facts;
}

FactObject MoveTeller::valueFacts(std::size_t column, std::size_t participant) const
{
    FactObject facts;
    facts.fields.emplace_back("player", m_after.number(participant));
    facts.fields.emplace_back("code", codeAt(column).text);
    addTermFacts(column, participant, facts.fields);
    return facts;
}

}  // namespace kydai::tiebreak
