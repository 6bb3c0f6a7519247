#include "pairing/explain_causes.h"

#include "explain/articles.h"
#include "support/assert.h"

#include <string>
#include <string_view>
#include <utility>

namespace kydai::pairing {

namespace {

using ObstacleKind = Obstacle::Kind;

bool isList(const Obstacle& obstacle)
{
    if (!obstacle.about) return false;
    switch (*obstacle.about) {
    case CriterionKind::DownfloaterScores:
    case CriterionKind::ScoreDifferences:
    case CriterionKind::NextBracket:
    case CriterionKind::DownDifference:
    case CriterionKind::UpDifference:
    case CriterionKind::DownDifferenceBefore:
    case CriterionKind::UpDifferenceBefore:
        return true;
    case CriterionKind::Downfloaters:
    case CriterionKind::ByeUnplayed:
    case CriterionKind::ColourDifference:
    case CriterionKind::ThirdColour:
    case CriterionKind::Preference:
    case CriterionKind::StrongPreference:
    case CriterionKind::DownfloatAgain:
    case CriterionKind::UpfloatAgain:
    case CriterionKind::DownfloatBefore:
    case CriterionKind::UpfloatBefore:
        return false;
    }
    KYDAI_ASSERT(false);
}

Fact costFact(const Obstacle& obstacle, const Cost& cost)
{
    if (!isList(obstacle)) return cost.front();
    FactList list;
    for (const std::int32_t part : cost) list.emplace_back(static_cast<int>(part));
    return list;
}

std::string_view kindWord(ObstacleKind kind)
{
    switch (kind) {
    case ObstacleKind::Met:
        return "met";
    case ObstacleKind::Prohibited:
        return "prohibited";
    case ObstacleKind::Colour:
        return "colour";
    case ObstacleKind::Bye:
        return "bye";
    case ObstacleKind::Engaged:
        return "engaged";
    case ObstacleKind::Exchange:
        return "exchange";
    case ObstacleKind::Completion:
        return "completion";
    case ObstacleKind::Criterion:
        return "criterion";
    case ObstacleKind::Odd:
        return "odd";
    case ObstacleKind::Order:
        return "order";
    }
    KYDAI_ASSERT(false);
}

/// The sentences of one obstacle where it stood against a pair, and where it made somebody leave a group.
struct Sentences {
    Phrase met;
    Phrase prohibited;
    Phrase prohibitedReason;
    Phrase colour;
    Phrase completion;
    Phrase criterion;
    Phrase criterionSomehow;
    Phrase order;
};
constexpr Sentences kDeparture{
    Phrase::DepartMet,        Phrase::DepartProhibited, Phrase::DepartProhibitedReason, Phrase::DepartColour,
    Phrase::DepartCompletion, Phrase::DepartCriterion,  Phrase::DepartCriterionSomehow, Phrase::DepartOrder};
constexpr Sentences kNext{Phrase::DepartNextMet,
                          Phrase::DepartNextProhibited,
                          Phrase::DepartNextProhibitedReason,
                          Phrase::DepartNextColour,
                          Phrase::DepartNextCompletion,
                          Phrase::DepartNextCriterion,
                          Phrase::DepartNextCriterionSomehow,
                          Phrase::DepartOrder};
constexpr Sentences kTogether{
    Phrase::FloatMet,        Phrase::FloatProhibited, Phrase::FloatProhibitedReason, Phrase::FloatColour,
    Phrase::FloatCompletion, Phrase::FloatCriterion,  Phrase::FloatCriterionSomehow, Phrase::FloatOrder};
constexpr Sentences kInstead{
    Phrase::FloatMet,          Phrase::FloatProhibited,  Phrase::FloatProhibitedReason,   Phrase::FloatColour,
    Phrase::InsteadCompletion, Phrase::InsteadCriterion, Phrase::InsteadCriterionSomehow, Phrase::InsteadOrder};

/// `arguments` name the player and the other one already.
Step obstacleStep(const ExplainCase& round, const Obstacle& obstacle, const Sentences& sentences, Arguments arguments)
{
    const auto say = [&](Phrase phrase, Article article) { return Step{phrase, std::move(arguments), article}; };
    switch (obstacle.kind) {
    case ObstacleKind::Met:
        arguments.emplace_back("round", RoundRef{obstacle.bar.round});
        return say(sentences.met, article::kMeetOnce);
    case ObstacleKind::Prohibited:
        if (obstacle.bar.reason.empty()) return say(sentences.prohibited, {});
        arguments.emplace_back("why", Text{obstacle.bar.reason});
        return say(sentences.prohibitedReason, {});
    case ObstacleKind::Colour:
        arguments.emplace_back("colour", obstacle.bar.colour);
        return say(sentences.colour, round.articles().sameColour);
    case ObstacleKind::Completion:
        arguments.emplace_back("players", round.refs(obstacle.unpaired));
        return say(sentences.completion, obstacle.article);
    case ObstacleKind::Criterion:
        arguments.emplace_back("why", Word{std::string(worseWord(obstacle))});
        if (obstacle.sufferers.empty()) return say(sentences.criterionSomehow, obstacle.article);
        arguments.emplace_back("players", round.refs(obstacle.sufferers));
        return say(sentences.criterion, obstacle.article);
    case ObstacleKind::Order:
    case ObstacleKind::Bye:
    case ObstacleKind::Engaged:
    case ObstacleKind::Exchange:
    case ObstacleKind::Odd:
        break;
    }
    return say(sentences.order, round.articles().bestCandidate);
}

}  // namespace

std::string_view worseWord(const Obstacle& obstacle)
{
    if (!obstacle.about) return obstacle.criterion == "C5" ? "cause.bye_score" : "cause.collapse";
    return worseWord(*obstacle.about);
}

std::string_view worseWord(CriterionKind kind)
{
    constexpr std::string_view kWords[] = {
        "cause.downfloaters",           "cause.downfloater_scores",  "cause.score_differences",
        "cause.next_bracket",           "cause.bye_unplayed",        "cause.colour_difference",
        "cause.third_colour",           "cause.preference",          "cause.strong_preference",
        "cause.downfloat_again",        "cause.upfloat_again",       "cause.downfloat_before",
        "cause.upfloat_before",         "cause.down_difference",     "cause.up_difference",
        "cause.down_difference_before", "cause.up_difference_before"};
    return kWords[static_cast<std::size_t>(kind)];
}

Step departureStep(const ExplainCase& round, const Departure& departure, bool next)
{
    const Obstacle& obstacle = departure.obstacle;
    Arguments arguments{{"player", round.ref(departure.player)}, {"rival", round.ref(departure.expected)}};
    if (obstacle.kind == ObstacleKind::Bye) {
        const std::size_t taker = round.draft()->record.bye.value_or(departure.expected);
        arguments.emplace_back("taker", round.ref(taker));
        return {Phrase::DepartBye, std::move(arguments), article::kPairingBye};
    }
    if (obstacle.kind == ObstacleKind::Engaged) {
        const bool expectedIs = opponentOnBoard(round.draft()->round, round.field().entrants[obstacle.with].id) ==
                                round.field().entrants[departure.expected].id;
        arguments.emplace_back("first", round.ref(obstacle.with));
        arguments.emplace_back("second", round.ref(expectedIs ? departure.expected : departure.player));
        return {next ? Phrase::DepartNextEngaged : Phrase::DepartEngaged, std::move(arguments),
                round.articles().transpositions};
    }
    if (obstacle.kind == ObstacleKind::Exchange) {
        const BracketRecord& bracket = round.draft()->record.brackets[bracketOf(round.draft()->record, obstacle.with)];
        arguments.emplace_back("players", round.refs(bracket.exchangedDown));
        arguments.emplace_back("rivals", round.refs(bracket.exchangedUp));
        return {Phrase::DepartExchange, std::move(arguments), round.articles().exchanges};
    }
    return obstacleStep(round, obstacle, next ? kNext : kDeparture, std::move(arguments));
}

Step floatStep(const ExplainCase& round, const FloatCause& cause, std::size_t size)
{
    Arguments arguments{{"player", round.ref(cause.player)}, {"points", cause.from}};
    if (!cause.other) {
        arguments.emplace_back("n", Count{static_cast<std::int64_t>(size)});
        // Who is alone on his score is not the last of an odd number.
        const bool odd = cause.cause.kind == ObstacleKind::Odd && size != 1;
        return {odd ? Phrase::FloatOdd : Phrase::FloatSomehow, std::move(arguments), round.articles().floats};
    }
    arguments.emplace_back("rival", round.ref(*cause.other));
    return obstacleStep(round, cause.cause, cause.instead ? kInstead : kTogether, std::move(arguments));
}

FactObject obstacleFact(const Field& field, const Obstacle& obstacle, std::size_t of)
{
    FactObject fact{{{"kind", std::string(kindWord(obstacle.kind))}}};
    const auto number = [&](std::size_t player) { return field.entrants[player].tpn; };
    switch (obstacle.kind) {
    case ObstacleKind::Met:
        fact.fields.emplace_back("round", obstacle.bar.round);
        break;
    case ObstacleKind::Colour:
        fact.fields.emplace_back("of", number(of));
        break;
    case ObstacleKind::Engaged:
    case ObstacleKind::Exchange:
        fact.fields.emplace_back("with", number(obstacle.with));
        break;
    case ObstacleKind::Completion:
        fact.fields.emplace_back("unpaired", numbersFact(field, obstacle.unpaired));
        break;
    case ObstacleKind::Criterion:
        fact.fields.emplace_back("criterion", std::string(obstacle.criterion));
        fact.fields.emplace_back("cost",
                                 FactList{costFact(obstacle, obstacle.best), costFact(obstacle, obstacle.made)});
        fact.fields.emplace_back("for", numbersFact(field, obstacle.sufferers));
        break;
    case ObstacleKind::Prohibited:
    case ObstacleKind::Bye:
    case ObstacleKind::Odd:
    case ObstacleKind::Order:
        break;
    }
    return fact;
}

FactList departuresFact(const Field& field, const std::vector<Departure>& departures)
{
    FactList list;
    for (const Departure& departure : departures) {
        list.emplace_back(FactObject{{{"player", field.entrants[departure.player].tpn},
                                      {"expected", field.entrants[departure.expected].tpn},
                                      {"obstacle", obstacleFact(field, departure.obstacle, departure.expected)}}});
    }
    return list;
}

FactList floatsFact(const Field& field, const std::vector<FloatCause>& floats)
{
    FactList list;
    for (const FloatCause& cause : floats) {
        FactObject fact{{{"player", field.entrants[cause.player].tpn},
                         {"direction", cause.down ? "down" : "up"},
                         {"from", toDecimal(cause.from)},
                         {"cause", obstacleFact(field, cause.cause, cause.other.value_or(cause.player))}}};
        if (cause.other)
            fact.fields.emplace_back(cause.instead ? "instead" : "expected", field.entrants[*cause.other].tpn);
        list.emplace_back(std::move(fact));
    }
    return list;
}

}  // namespace kydai::pairing
