#include "pairing/explain_causes.h"

#include "explain/articles.h"
#include "support/assert.h"

#include <algorithm>
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
    case ObstacleKind::Alone:
        return "alone";
    case ObstacleKind::Nobody:
        return "nobody";
    case ObstacleKind::Odd:
        return "odd";
    case ObstacleKind::Order:
        return "order";
    }
    KYDAI_ASSERT(false);
}

/// The colours of the games played, oldest first.
Value coloursOf(const ExplainCase& round, std::size_t entrant)
{
    const colour::History& history = round.field().entrants[entrant].side.history;
    std::string told;
    for (int back = history.games(); back > 0; --back) told += history.colourBack(back) == Colour::White ? 'W' : 'B';
    return Code{told};
}

bool bothDue(const Field& field, const PairIndices& pair)
{
    const colour::Preference& a = field.entrants[pair.first].side.preference;
    const colour::Preference& b = field.entrants[pair.second].side.preference;
    return a.kind != colour::PreferenceKind::None && b.kind != colour::PreferenceKind::None && a.colour == b.colour;
}

bool isAboutColours(const Obstacle& obstacle)
{
    return obstacle.about == CriterionKind::Preference || obstacle.about == CriterionKind::StrongPreference ||
           obstacle.about == CriterionKind::ColourDifference || obstacle.about == CriterionKind::ThirdColour;
}

void addColours(const ExplainCase& round, const PairIndices& pair, Arguments& arguments)
{
    arguments.emplace_back("colour", round.field().entrants[pair.first].side.preference.colour);
    arguments.emplace_back("history", coloursOf(round, pair.first));
    arguments.emplace_back("rivalHistory", coloursOf(round, pair.second));
}

/// The pair of the best other round in which a player sits whose colour is the worse in it: he is named first.
PairIndices pairIn(const Obstacle& obstacle, std::size_t player)
{
    for (const PairIndices& pair : obstacle.alternative->bracket(obstacle.bracket)->pairs) {
        if (pair.first == player) return pair;
        if (pair.second == player) return {pair.second, pair.first};
    }
    KYDAI_ASSERT(false);
}

/// The expected pair itself is what gets worse: both are due the same colour, and one of them misses it.
bool isTheirColour(const Field& field, const Obstacle& obstacle, const PairIndices& pair)
{
    if (!isAboutColours(obstacle) || obstacle.sufferers.size() != 1 || !bothDue(field, pair)) return false;
    return obstacle.sufferers.front() == pair.first || obstacle.sufferers.front() == pair.second;
}

/// The first entry in which two lists of a criterion differ; what is missing is nothing.
std::pair<Points, Points> firstDifference(const Obstacle& obstacle, std::size_t from)
{
    for (std::size_t i = from; i < obstacle.best.size(); ++i) {
        const Points made{i < obstacle.made.size() ? obstacle.made[i] : 0};
        if (made.tenths != obstacle.best[i]) return {Points{obstacle.best[i]}, made};
    }
    return {};
}

Clause clause(Phrase phrase, Arguments arguments)
{
    Clause made;
    made.step.push_back(Step{phrase, std::move(arguments)});
    return made;
}

Clause nextBracketClause(const ExplainCase& round, const Obstacle& obstacle)
{
    if (obstacle.best.front() == obstacle.made.front()) {
        const auto [best, made] = firstDifference(obstacle, 1);
        Arguments scores{{"best", best}, {"made", made}};
        if (obstacle.sufferers.empty()) return clause(Phrase::CauseNextBracketScore, std::move(scores));
        scores.emplace_back("players", round.refs(obstacle.sufferers));
        return clause(Phrase::CauseNextBracketScores, std::move(scores));
    }
    Arguments counts{{"n", Count{obstacle.best.front()}}, {"made", Count{obstacle.made.front()}}};
    if (obstacle.sufferers.empty()) return clause(Phrase::CauseNextBracketCount, std::move(counts));
    counts.emplace_back("players", round.refs(obstacle.sufferers));
    return clause(Phrase::CauseNextBracket, std::move(counts));
}

Clause criterionClause(const ExplainCase& round, const Obstacle& obstacle)
{
    const Players players = round.refs(obstacle.sufferers);
    if (!obstacle.about && obstacle.criterion == "C5") {
        return clause(Phrase::CauseByeScore,
                      {{"players", players}, {"best", Points{obstacle.best[0]}}, {"made", Points{obstacle.made[0]}}});
    }
    if (!obstacle.about) {
        if (players.players.empty()) return clause(Phrase::CauseCollapse, {});
        return clause(Phrase::CauseCollapseFor, {{"players", players}});
    }
    if (*obstacle.about == CriterionKind::NextBracket) return nextBracketClause(round, obstacle);
    const Phrase phrase = causePhrase(*obstacle.about);
    if (isList(obstacle)) {
        const auto [best, made] = firstDifference(obstacle, 0);
        return clause(phrase, {{"players", players}, {"best", best}, {"made", made}});
    }
    return clause(phrase, {{"n", Count{obstacle.best[0]}}, {"made", Count{obstacle.made[0]}}, {"players", players}});
}

std::vector<std::size_t> joined(std::vector<std::size_t> list, const std::vector<std::size_t>& more)
{
    list.insert(list.end(), more.begin(), more.end());
    return list;
}

/// The first of these pairs as made whose better placed player, who is that of a pair in both, has another opponent
/// otherwise.
std::optional<Clause> otherOpponent(const ExplainCase& round, const BracketRecord& made, const BracketRecord& other,
                                    std::size_t begin, std::size_t end)
{
    for (std::size_t i = begin; i < end; ++i) {
        const auto [player, opponent] = made.pairs[i];
        const std::size_t instead = std::ranges::find(other.pairs, player, &PairIndices::first)->second;
        if (instead == opponent) continue;
        return clause(Phrase::LaterOpponent,
                      {{"first", round.ref(player)}, {"second", round.ref(opponent)}, {"other", round.ref(instead)}});
    }
    return std::nullopt;
}

/// By which element of article 4 the pairing made comes before another one that is as good: the set of those from above
/// who are paired, their opponents, the exchanges of the others, their opponents.
Clause laterClause(const ExplainCase& round, const BracketRecord& made, const BracketRecord& other)
{
    if (made.s1 != other.s1) {
        return clause(Phrase::LaterPairable, {{"players", round.refs(newlyHit(other.s1, made.s1))},
                                              {"rivals", round.refs(newlyHit(made.s1, other.s1))}});
    }
    if (auto found = otherOpponent(round, made, other, 0, made.s1.size())) return *std::move(found);
    const std::vector<std::size_t> changed = joined(made.exchangedDown, made.exchangedUp);
    const std::vector<std::size_t> would = joined(other.exchangedDown, other.exchangedUp);
    if (changed.size() < would.size()) return clause(Phrase::LaterExchange, {{"players", round.refs(would)}});
    if (changed != would) {
        return clause(Phrase::LaterExchanged, {{"players", round.refs(newlyHit(would, changed))},
                                               {"rivals", round.refs(newlyHit(changed, would))}});
    }
    // As many pairs, and the same S1 of the rest: if its members have the same opponents, it is the same pairing.
    auto found = otherOpponent(round, made, other, made.s1.size(), made.pairs.size());
    KYDAI_ASSERT(found);
    return *std::move(found);
}

const BracketRecord& madeBracket(const ExplainCase& round, const Obstacle& obstacle)
{
    return round.draft()->record.brackets[obstacle.bracket];
}

Article articleOf(const ExplainCase& round, const Obstacle& obstacle)
{
    return obstacle.kind == ObstacleKind::Order ? round.articles().bestCandidate : obstacle.article;
}

/// The sentences of one obstacle against a pair.
struct Sentences {
    Phrase met;
    Phrase prohibited;
    Phrase prohibitedReason;
    Phrase colour;
    Phrase engaged;
    Phrase worse;
    Phrase bothDue;
    Phrase later;
};
constexpr Sentences kDeparture{Phrase::DepartMet,     Phrase::DepartProhibited, Phrase::DepartProhibitedReason,
                               Phrase::DepartColour,  Phrase::DepartEngaged,    Phrase::DepartWorse,
                               Phrase::DepartBothDue, Phrase::DepartLater};
constexpr Sentences kNext{Phrase::DepartNextMet,     Phrase::DepartNextProhibited, Phrase::DepartNextProhibitedReason,
                          Phrase::DepartNextColour,  Phrase::DepartNextEngaged,    Phrase::DepartNextWorse,
                          Phrase::DepartNextBothDue, Phrase::DepartNextLater};

}  // namespace

bool wasForced(const Obstacle& obstacle)
{
    return obstacle.kind == ObstacleKind::Completion || obstacle.kind == ObstacleKind::Criterion ||
           obstacle.kind == ObstacleKind::Order || obstacle.kind == ObstacleKind::Odd;
}

bool sameObstacle(const Obstacle& a, const Obstacle& b)
{
    return a.kind == b.kind && a.bracket == b.bracket && a.criterion == b.criterion && a.best == b.best &&
           a.made == b.made && a.sufferers == b.sufferers && a.unpaired == b.unpaired;
}

Clause clauseOf(const ExplainCase& round, const Obstacle& obstacle)
{
    KYDAI_ASSERT(wasForced(obstacle));
    if (obstacle.kind == ObstacleKind::Criterion) return criterionClause(round, obstacle);
    if (obstacle.kind == ObstacleKind::Completion) {
        if (obstacle.nobodyMayTakeBye) return clause(Phrase::CauseNoBye, {});
        return clause(Phrase::CauseUnpaired, {{"players", round.refs(obstacle.unpaired)}});
    }
    const BracketRecord* other = obstacle.alternative ? obstacle.alternative->bracket(obstacle.bracket) : nullptr;
    KYDAI_ASSERT(other != nullptr);
    return laterClause(round, madeBracket(round, obstacle), *other);
}

std::vector<Step> colourSteps(const ExplainCase& round, const Obstacle& obstacle, std::optional<PairIndices> told)
{
    std::vector<Step> steps;
    if (!isAboutColours(obstacle)) return steps;
    for (const std::size_t player : obstacle.sufferers) {
        // Nobody's colour is worse than he is due but against one who is due the same.
        const PairIndices pair = pairIn(obstacle, player);
        if (told && (pair == *told || PairIndices{pair.second, pair.first} == *told)) continue;
        Arguments arguments{{"player", round.ref(pair.first)}, {"opponent", round.ref(pair.second)}};
        addColours(round, pair, arguments);
        steps.push_back({Phrase::CauseBothDue, std::move(arguments)});
    }
    return steps;
}

Step departureStep(const ExplainCase& round, const Departure& departure, bool next)
{
    const Obstacle& obstacle = departure.obstacle;
    const Sentences& sentences = next ? kNext : kDeparture;
    const PairIndices pair{departure.player, departure.expected};
    Arguments arguments{{"player", round.ref(departure.player)}, {"rival", round.ref(departure.expected)}};
    const auto say = [&](Phrase phrase, Article article) { return Step{phrase, std::move(arguments), article}; };
    switch (obstacle.kind) {
    case ObstacleKind::Bye:
        arguments.emplace_back("taker", round.ref(round.draft()->record.bye.value_or(departure.expected)));
        return say(Phrase::DepartBye, article::kPairingBye);
    case ObstacleKind::Engaged: {
        const bool expectedIs = opponentOnBoard(round.draft()->round, round.field().entrants[obstacle.with].id) ==
                                round.field().entrants[departure.expected].id;
        arguments.emplace_back("first", round.ref(obstacle.with));
        arguments.emplace_back("second", round.ref(expectedIs ? departure.expected : departure.player));
        return say(sentences.engaged, round.articles().transpositions);
    }
    case ObstacleKind::Exchange:
        arguments.emplace_back("players", round.refs(obstacle.down));
        arguments.emplace_back("rivals", round.refs(obstacle.up));
        return say(Phrase::DepartExchange, round.articles().exchanges);
    case ObstacleKind::Met:
        arguments.emplace_back("round", RoundRef{obstacle.bar.round});
        return say(sentences.met, article::kMeetOnce);
    case ObstacleKind::Prohibited:
        if (obstacle.bar.reason.empty()) return say(sentences.prohibited, {});
        arguments.emplace_back("why", Text{obstacle.bar.reason});
        return say(sentences.prohibitedReason, {});
    case ObstacleKind::Colour:
        addColours(round, pair, arguments);
        return say(sentences.colour, round.articles().sameColour);
    case ObstacleKind::Completion:
    case ObstacleKind::Criterion:
    case ObstacleKind::Order:
    case ObstacleKind::Alone:
    case ObstacleKind::Nobody:
    case ObstacleKind::Odd:
        break;
    }
    const bool theirs = isTheirColour(round.field(), obstacle, pair);
    if (theirs) addColours(round, pair, arguments);
    arguments.emplace_back("why", clauseOf(round, obstacle));
    if (obstacle.kind == ObstacleKind::Order) return say(sentences.later, articleOf(round, obstacle));
    Step step = say(theirs ? sentences.bothDue : sentences.worse, articleOf(round, obstacle));
    step.details = colourSteps(round, obstacle, theirs ? std::optional(pair) : std::nullopt);
    return step;
}

namespace {

/// Nobody else of the group but the taker of the bye could have met the player.
std::optional<std::size_t> onlyTaker(const ExplainCase& round, const FloatCause& cause)
{
    const auto taker = round.draft()->record.bye;
    if (!taker || !mayMeet(round.field(), cause.player, *taker)) return std::nullopt;
    const BracketRecord& bracket = round.draft()->record.brackets[cause.bracket];
    bool there = false;
    for (const auto* players : {&bracket.movedDown, &bracket.residents}) {
        for (const std::size_t player : *players) {
            if (player == cause.player || round.field().entrants[player].score < cause.from) continue;
            if (player == *taker) {
                there = true;
            } else if (mayMeet(round.field(), cause.player, player)) {
                return std::nullopt;
            }
        }
    }
    return there ? taker : std::nullopt;
}

/// Everybody else of the group is barred.
Step nobodyStep(const ExplainCase& round, const FloatCause& cause, Arguments arguments)
{
    std::vector<std::size_t> others;
    bool met = true;
    for (const auto& [other, bar] : cause.cause.bars) {
        others.push_back(other);
        met = met && bar.kind == PairBar::Kind::Met;
    }
    arguments.emplace_back("players", round.refs(others));
    Step step{met ? Phrase::FloatMetAll : Phrase::FloatNobody, std::move(arguments),
              met ? article::kMeetOnce : round.articles().floats};
    for (const auto& [other, bar] : cause.cause.bars) {
        const auto id = [&](std::size_t entrant) { return round.field().entrants[entrant].id; };
        if (met) {
            step.details.push_back({Phrase::FloatMetIn, {{"rival", round.ref(other)}, {"round", RoundRef{bar.round}}}});
        } else {
            step.details.push_back(round.barStep(bar, id(cause.player), id(other)));
        }
    }
    return step;
}

/// Somebody else would have to leave, or something gets worse.
Step stayStep(const ExplainCase& round, const FloatCause& cause, Arguments arguments)
{
    const Obstacle& obstacle = cause.cause;
    const Points decides = madeBracket(round, obstacle).score;
    const bool elsewhere = obstacle.about && obstacle.bracket != cause.bracket;
    Phrase phrase = Phrase::FloatStay;
    if (const auto taker = onlyTaker(round, cause)) {
        phrase = Phrase::FloatTaker;
        arguments.emplace_back("taker", round.ref(*taker));
    } else if (obstacle.kind == ObstacleKind::Order && !cause.instead.empty()) {
        phrase = Phrase::FloatLater;
        arguments.emplace_back("players", round.refs(cause.instead));
    } else if (obstacle.about == CriterionKind::DownfloaterScores && !elsewhere &&
               obstacle.sufferers == cause.instead) {
        const auto [best, made] = firstDifference(obstacle, 0);
        arguments.emplace_back("players", round.refs(cause.instead));
        arguments.emplace_back("best", best);
        arguments.emplace_back("made", made);
        return {Phrase::FloatStayHigher, std::move(arguments), articleOf(round, obstacle)};
    } else if (elsewhere) {
        phrase = Phrase::FloatStayElsewhere;
        arguments.emplace_back("otherPoints", decides);
    } else if (!cause.instead.empty() && obstacle.about != CriterionKind::Downfloaters) {
        phrase = Phrase::FloatStayRivals;
        arguments.emplace_back("players", round.refs(cause.instead));
    }
    arguments.emplace_back("why", clauseOf(round, obstacle));
    Step step{phrase, std::move(arguments), articleOf(round, obstacle)};
    step.details = colourSteps(round, obstacle);
    return step;
}

}  // namespace

Step floatStep(const ExplainCase& round, const FloatCause& cause)
{
    const Obstacle& obstacle = cause.cause;
    Arguments arguments{{"player", round.ref(cause.player)}, {"points", cause.from}};
    const auto say = [&](Phrase phrase, Article article) { return Step{phrase, std::move(arguments), article}; };
    switch (obstacle.kind) {
    case ObstacleKind::Alone:
        return say(Phrase::FloatAlone, round.articles().floats);
    case ObstacleKind::Nobody:
        return nobodyStep(round, cause, std::move(arguments));
    case ObstacleKind::Odd:
        arguments.emplace_back("n", Count{static_cast<std::int64_t>(cause.size)});
        return say(Phrase::FloatOdd, round.articles().floats);
    case ObstacleKind::Met:
        arguments.emplace_back("rival", round.ref(*cause.other));
        arguments.emplace_back("round", RoundRef{obstacle.bar.round});
        return say(Phrase::FloatMet, article::kMeetOnce);
    case ObstacleKind::Prohibited:
        arguments.emplace_back("rival", round.ref(*cause.other));
        if (obstacle.bar.reason.empty()) return say(Phrase::FloatProhibited, {});
        arguments.emplace_back("why", Text{obstacle.bar.reason});
        return say(Phrase::FloatProhibitedReason, {});
    case ObstacleKind::Colour:
        arguments.emplace_back("rival", round.ref(*cause.other));
        arguments.emplace_back("colour", obstacle.bar.colour);
        return say(Phrase::FloatColour, round.articles().sameColour);
    case ObstacleKind::Completion:
    case ObstacleKind::Criterion:
    case ObstacleKind::Order:
    case ObstacleKind::Bye:
    case ObstacleKind::Engaged:
    case ObstacleKind::Exchange:
        break;
    }
    return stayStep(round, cause, std::move(arguments));
}

Step insteadStep(const ExplainCase& round, const FloatCause& cause, std::size_t other)
{
    const Obstacle& obstacle = cause.cause;
    Arguments arguments{{"player", round.ref(cause.player)}, {"points", cause.from}, {"rival", round.ref(other)}};
    Phrase phrase = obstacle.kind == ObstacleKind::Order ? Phrase::InsteadLater : Phrase::InsteadWorse;
    if (obstacle.about && obstacle.bracket != cause.bracket) {
        phrase = Phrase::InsteadElsewhere;
        arguments.emplace_back("otherPoints", madeBracket(round, obstacle).score);
    }
    arguments.emplace_back("why", clauseOf(round, obstacle));
    Step step{phrase, std::move(arguments), articleOf(round, obstacle)};
    step.details = colourSteps(round, obstacle);
    return step;
}

std::vector<Step> leaverSteps(const ExplainCase& round, const FloatCause& cause)
{
    const BracketRecord& bracket = round.draft()->record.brackets[cause.bracket];
    if (!wasForced(cause.cause) || cause.size < 3 || bracket.collapsed) return {};
    Step step{Phrase::FloatLeavers,
              {{"points", cause.from},
               {"n", Count{static_cast<std::int64_t>(cause.size)}},
               {"players", round.refs(bracket.downfloaters)}},
              round.articles().floats};
    if (bracket.downfloaters.size() == 2) {
        const std::size_t a = bracket.downfloaters.front();
        const std::size_t b = bracket.downfloaters.back();
        const PairBar bar = whatBarsPair(round.section, round.field(), a, b);
        if (bar.kind != PairBar::Kind::None)
            step.details.push_back(round.barStep(bar, round.field().entrants[a].id, round.field().entrants[b].id));
    }
    return {std::move(step)};
}

FactObject obstacleFact(const Field& field, const Obstacle& obstacle, std::size_t of, Hold hold)
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
    case ObstacleKind::Nobody: {
        FactList barred;
        for (const auto& [other, bar] : obstacle.bars) {
            FactObject each{{{"player", number(other)}}};
            if (bar.kind == PairBar::Kind::Met) each.fields.emplace_back("round", bar.round);
            each.fields.emplace_back("kind", bar.kind == PairBar::Kind::Met          ? "met"
                                             : bar.kind == PairBar::Kind::Prohibited ? "prohibited"
                                                                                     : "colour");
            barred.emplace_back(std::move(each));
        }
        fact.fields.emplace_back("barred", std::move(barred));
        break;
    }
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
    case ObstacleKind::Alone:
    case ObstacleKind::Odd:
    case ObstacleKind::Order:
        break;
    }
    if (wasForced(obstacle)) fact.fields.emplace_back("hold", hold == Hold::Nothing ? "nothing" : "better_placed");
    return fact;
}

FactList departuresFact(const Field& field, const std::vector<Departure>& departures)
{
    FactList list;
    for (const Departure& departure : departures) {
        list.emplace_back(FactObject{
            {{"player", field.entrants[departure.player].tpn},
             {"expected", field.entrants[departure.expected].tpn},
             {"obstacle", obstacleFact(field, departure.obstacle, departure.expected, Hold::BetterPlaced)}}});
    }
    return list;
}

FactList floatsFact(const Field& field, const std::vector<FloatCause>& floats)
{
    FactList list;
    for (const FloatCause& cause : floats) {
        FactObject fact{
            {{"player", field.entrants[cause.player].tpn},
             {"direction", cause.down ? "down" : "up"},
             {"from", toDecimal(cause.from)},
             {"cause", obstacleFact(field, cause.cause, cause.other.value_or(cause.player), Hold::Nothing)}}};
        if (cause.other) fact.fields.emplace_back("expected", field.entrants[*cause.other].tpn);
        if (!cause.instead.empty()) {
            fact.fields.emplace_back("instead", field.entrants[cause.instead.front()].tpn);
            if (cause.instead.size() > 1) fact.fields.emplace_back("leavers", numbersFact(field, cause.instead));
        }
        list.emplace_back(std::move(fact));
    }
    return list;
}

}  // namespace kydai::pairing
