#include "tiebreak/explain_tiebreak.h"

#include "explain/articles.h"
#include "explain/bracket_words.h"
#include "support/assert.h"
#include "tiebreak/calculator.h"
#include "tiebreak/edition.h"
#include "tiebreak/explain_keizer.h"
#include "tiebreak/explain_rows.h"
#include "tiebreak/registry.h"

#include <algorithm>
#include <utility>

namespace kydai::tiebreak {

namespace {

kydai::Code codeText(const Column& column)
{
    return {canonicalText(column.code)};
}

Step editionStep(TieBreakEdition edition)
{
    return {Phrase::TieBreakByRules, {{"edition", Word{"edition." + std::string(editionName(edition))}}}, Article{}};
}

Word about(const Column& column)
{
    return {"tiebreak.about." + std::string(definition(column.code.kind).name)};
}

/// Why there is no value, in one sentence.
Step refusalStep(const Names& names, const Column& column, Refusal refusal, std::size_t participant)
{
    const kydai::Value code = codeText(column);
    const Arguments personal = {{"player", names.of(participant)}, {"code", code}};
    const Article rule = definition(column.code.kind).article;
    switch (refusal) {
    case Refusal::NotInThisEdition:
        return {Phrase::TieBreakNotInEdition, {{"code", code}}, rule};
    case Refusal::RoundRobinsOnly:
        return {Phrase::TieBreakRoundRobinsOnly, {{"code", code}}, article::kKoya};
    case Refusal::NotInRoundRobins:
        return {Phrase::TieBreakNotInRoundRobins, {{"code", code}}, rule};
    case Refusal::UnratedParticipants:
        return {Phrase::TieBreakUnrated, {{"code", code}}, article::kRatings};
    case Refusal::TeamsOnly:
        return {Phrase::TieBreakTeamsOnly, {{"code", code}}, rule};
    case Refusal::NothingLeft:
        return {Phrase::TieBreakNothingLeft, personal, rule};
    case Refusal::NotComputed:
        return {Phrase::TieBreakNotComputed, {{"code", code}}, Article{}};
    case Refusal::NoGame:
    case Refusal::None:
        break;
    }
    return {Phrase::TieBreakNoGame, personal, rule};
}

Step answerStep(const Names& names, const Column& column, const Value& value, std::size_t participant)
{
    const auto cut = std::ranges::count_if(value.terms, [](const Term& term) { return term.cut != Cut::None; });
    Arguments arguments = {{"player", names.of(participant)},
                           {"code", codeText(column)},
                           {"value", *value.value},
                           {"what", about(column)}};
    const auto standsIn = [](const Term& term) { return isStandIn(term.source); };
    const auto rounds = std::ranges::count_if(value.terms, standsIn);
    const Article rule = definition(column.code.kind).article;
    if (cut == 0 && rounds == 0) return {Phrase::TieBreakAnswer, std::move(arguments), rule};
    arguments.emplace_back("n", Count{cut != 0 ? cut : rounds});
    if (rounds == 0) return {Phrase::TieBreakAnswerCut, std::move(arguments), rule};
    if (cut != 0) arguments.emplace_back("rounds", Count{rounds});
    arguments.emplace_back("who", Word{usesVirtualOpponent(column.edition) ? "standin.virtual" : "standin.dummy"});
    return {cut == 0 ? Phrase::TieBreakAnswerStandIn : Phrase::TieBreakAnswerCutStandIn, std::move(arguments), rule};
}

/// Whether the column's values are places that article 6 gave inside a tied group.
bool isEncounter(const Column& column)
{
    return definition(column.code.kind).type == Type::AmongTheTied;
}

Step encounterAnswer(const Names& names, const Column& column, std::size_t participant)
{
    const kydai::Value me = names.of(participant);
    const kydai::Value code = codeText(column);
    const std::size_t group = column.groupOf[participant];
    if (group == kNobody) {
        return {Phrase::EncounterAlone, {{"player", me}, {"code", code}}, article::kStandings};
    }
    const Encounter& encounter = column.groups[group];
    if (!encounter.broken()) {
        return {Phrase::EncounterUnbroken,
                {{"players", names.list(encounter.places.front())}, {"code", code}},
                article::kDirectEncounter};
    }
    std::int64_t place = 1;
    std::int64_t members = 0;
    std::vector<std::size_t> beside;
    bool passed = false;
    for (const auto& level : encounter.places) {
        members += static_cast<std::int64_t>(level.size());
        if (std::ranges::find(level, participant) != level.end()) {
            beside = level;
            passed = true;
        } else if (!passed) {
            place += static_cast<std::int64_t>(level.size());
        }
    }
    Arguments arguments = {{"player", me}, {"place", Count{place}}, {"n", Count{members}}};
    if (beside.size() == 1) return {Phrase::EncounterPlaced, std::move(arguments), article::kDirectEncounter};
    std::erase(beside, participant);
    arguments.emplace_back("players", names.list(beside));
    return {Phrase::EncounterShared, std::move(arguments), article::kDirectEncounter};
}

/// What the event's rules have otherwise than C.07.
std::vector<Step> provisionSteps(const Code& code)
{
    std::vector<Step> steps;
    const auto say = [&](bool isSaid, Phrase phrase) {
        if (isSaid) steps.push_back({phrase, Arguments{}, article::kOtherProvisions});
    };
    say(code.drawsWithSelf, Phrase::TieBreakProvisionDraws);
    say(code.plainCut, Phrase::TieBreakProvisionCut);
    say(code.swissRules, Phrase::TieBreakProvisionSwiss);
    return steps;
}

/// The steps that lead to a value: rows, cuts and sum, or the applications of article 6.
std::vector<Step> stepsOf(const Names& names, const Column& column, std::size_t participant)
{
    if (isEncounter(column)) {
        if (column.refusal != Refusal::None || column.groupOf[participant] == kNobody) return {};
        return encounterSteps(names, column, column.groups[column.groupOf[participant]], participant);
    }
    const Value& value = column.values[participant];
    std::vector<Step> steps;
    if (column.refusal == Refusal::None) steps = rowSteps(names, column, participant);
    std::vector<Step> result = resultSteps(column, value);
    if (!result.empty()) result.back().decisive = true;
    steps.insert(steps.end(), result.begin(), result.end());
    return steps;
}

}  // namespace

Explanation explainTieBreak(const Section& section, const Standings& standings, std::size_t columnIndex,
                            std::size_t participant)
{
    KYDAI_ASSERT(columnIndex < standings.columns.size());
    KYDAI_ASSERT(participant < standings.competition->participants());
    const Names names(section, standings);
    const Column& column = standings.columns[columnIndex];
    const Value& value = column.values[participant];
    const bool encounter = isEncounter(column) && column.refusal == Refusal::None;

    Explanation result;
    result.kind = ExplanationKind::TieBreak;
    result.edition = {std::string(editionName(column.edition))};
    const Arguments asked = {{"player", names.of(participant)}, {"code", codeText(column)}};
    if (encounter) {
        result.subject = {Phrase::EncounterQuestion, asked};
        result.conclusion = encounterAnswer(names, column, participant);
    } else if (!value.value) {
        result.subject = {Phrase::TieBreakQuestionNone, asked};
        result.conclusion = refusalStep(names, column, value.refusal, participant);
    } else {
        result.subject = {Phrase::TieBreakQuestion, asked};
        result.subject.arguments.emplace_back("value", *value.value);
        result.conclusion = answerStep(names, column, value, participant);
    }
    result.steps = provisionSteps(column.code);
    std::ranges::move(stepsOf(names, column, participant), std::back_inserter(result.steps));
    keepToEdition(column.edition, result.conclusion);
    for (Step& step : result.steps) keepToEdition(column.edition, step);
    result.steps.push_back(editionStep(column.edition));

    auto& facts = result.facts.fields;
    facts.emplace_back("player", names.number(participant));
    facts.emplace_back("code", column.code.text);
    facts.emplace_back("value", numberFact(value.value));
    facts.emplace_back("rows", rowFacts(names, value));
    if (encounter && column.groupOf[participant] != kNobody) {
        const Encounter& record = column.groups[column.groupOf[participant]];
        facts.emplace_back("applications", encounterFacts(names, record));
        result.pictures = encounterPictures(names, record);
    } else {
        result.pictures = bars(names, value);
    }
    return result;
}

Step leftOutStep(const Section& section, const Competition& competition, std::size_t participant)
{
    const Player& player = section.players[participant];
    const PlayerRef who{player.tpn, player.name};
    if (competition.leftOut[participant] == LeftOut::Expelled) return {Phrase::StandingExpelled, {{"player", who}}};
    return {Phrase::StandingUnderHalf,
            {{"player", who}, {"games", Count{competition.completed[participant]}}},
            article::kUnderHalf};
}

namespace {

/// The stages of a standing: points, the columns in order, lots, nothing.
std::size_t stageOf(const Standings& standings, const Separation& separation)
{
    switch (separation.by) {
    case Separation::By::Top:
    case Separation::By::LeftOut:
    case Separation::By::Bracket:
    case Separation::By::Keizer:
    case Separation::By::Points:
        return 0;
    case Separation::By::TieBreak:
        return separation.column + 1;
    case Separation::By::Lots:
        return standings.columns.size() + 1;
    case Separation::By::Nothing:
        break;
    }
    return standings.columns.size() + 2;
}

/// Compares two participants along the list.
class Comparison {
public:
    Comparison(const Section& section, const Standings& standings, std::size_t ahead, std::size_t behind)
        : m_standings(standings), m_names(section, standings), m_ahead(ahead), m_behind(behind)
    {
        if (standings.rowOf[m_behind] < standings.rowOf[m_ahead]) std::swap(m_ahead, m_behind);
        m_stage = standings.columns.size() + 2;
        for (std::size_t row = standings.rowOf[m_ahead] + 1; row <= standings.rowOf[m_behind]; ++row) {
            m_stage = std::min(m_stage, stageOf(standings, standings.rows[row].separation));
        }
    }

    [[nodiscard]] Explanation explain(const Section& section) const
    {
        if (m_standings.rank(m_behind) == 0) return leftOut(section);
        Explanation result;
        result.kind = ExplanationKind::Standing;
        result.edition = {std::string(editionName(m_standings.edition))};
        result.subject = {level() ? Phrase::StandingQuestionLevel : Phrase::StandingQuestion, pair()};
        result.conclusion = conclusion();
        if (competition().keizer) addKeizer(section, result);
        if (competition().reach.empty() && !byKeizer()) result.steps.push_back(pointsStep());
        for (std::size_t c = 0; m_stage != 0 && c < m_standings.columns.size() && c + 1 <= m_stage; ++c) {
            result.steps.push_back(columnStep(c));
            if (c + 1 == m_stage) addBothSides(section, c, result);
            keepToEdition(m_standings.columns[c].edition, result.steps.back());
            if (m_standings.columns[c].refusal == Refusal::NotComputed) break;
        }
        if (m_stage == m_standings.columns.size() + 1) {
            const Phrase drawn = noList() ? Phrase::StandingStepLotsNoList : Phrase::StandingStepLots;
            result.steps.push_back({drawn, {}, article::kStandings, true});
            keepToEdition(m_standings.edition, result.steps.back());
        }
        if (!result.steps.empty()) keepToEdition(m_standings.edition, result.steps.front());
        const bool byColumn = m_stage > 0 && m_stage <= m_standings.columns.size();
        keepToEdition(byColumn ? m_standings.columns[m_stage - 1].edition : m_standings.edition, result.conclusion);
        if (!byKeizer()) addEditions(result);  // no tie-break was asked
        addFacts(result);
        return result;
    }

private:
    /// By which rules the list counts; a column with rules of its own says so.
    void addEditions(Explanation& result) const
    {
        result.steps.push_back(editionStep(m_standings.edition));
        for (const Column& column : m_standings.columns) {
            if (column.edition == m_standings.edition) continue;
            Step own = editionStep(column.edition);
            own.phrase = Phrase::TieBreakCodeByRules;
            own.arguments.emplace(own.arguments.begin(), "code", codeText(column));
            result.steps.push_back(std::move(own));
        }
    }
    [[nodiscard]] const Competition& competition() const { return *m_standings.competition; }
    /// How far the two came in a knock-out, which comes before anything else.
    [[nodiscard]] Step bracketStep() const
    {
        const KnockOutReach& ahead = competition().reach[m_ahead];
        const KnockOutReach& behind = competition().reach[m_behind];
        Arguments arguments = pair();
        if (behind.survived < 0) return {Phrase::StandingNotInBracket, std::move(arguments)};
        if (ahead.survived == behind.survived) return {Phrase::StandingByThird, std::move(arguments)};
        arguments.emplace_back("stage", Word{std::string(bracketWord(behind.places))});
        return {Phrase::StandingByBracket, std::move(arguments)};
    }
    /// Two who came as far as each other: for good, or until one of them plays on.
    [[nodiscard]] Step levelInBracket() const
    {
        const auto& reach = competition().reach;
        const bool bothIn = reach[m_ahead].isStillIn && reach[m_behind].isStillIn;
        const bool oneIn = reach[m_ahead].isStillIn != reach[m_behind].isStillIn;
        Arguments arguments = pair();
        if (oneIn && reach[m_behind].isStillIn) std::swap(arguments[0].second, arguments[1].second);
        arguments.emplace_back("place", Count{m_standings.rank(m_ahead)});
        arguments.emplace_back("stage", Word{std::string(bracketWord(reach[m_behind].places))});
        return {bothIn  ? Phrase::StandingLevelStillIn
                : oneIn ? Phrase::StandingLevelOneStillIn
                        : Phrase::StandingLevelBracket,
                std::move(arguments)};
    }
    /// The sums of a club decide.
    [[nodiscard]] bool byKeizer() const
    {
        const auto& keizer = competition().keizer;
        return keizer && keizer->rows[m_ahead].sum != keizer->rows[m_behind].sum;
    }
    /// What each of the two has, round by round; that they have the same where they do.
    void addKeizer(const Section& section, Explanation& result) const
    {
        const KeizerTable& table = *competition().keizer;
        if (!byKeizer())
            result.steps.push_back({Phrase::StandingStepKeizer, {{"total", keizerReal(table.rows[m_ahead].sum)}}});
        for (const std::size_t participant : {m_ahead, m_behind})
            result.steps.push_back(keizerStep(section, table, participant, m_names));
        if (!table.isSettled) result.steps.push_back({Phrase::KeizerCircle, {{"n", Count{table.counts}}}});
    }
    [[nodiscard]] bool level() const { return m_stage == m_standings.columns.size() + 2; }
    /// Nothing but the points was looked at: nothing may be said about tie-breaks then.
    [[nodiscard]] bool noList() const { return m_standings.columns.empty(); }
    [[nodiscard]] Arguments pair() const
    {
        return {{"player", m_names.of(m_ahead)}, {"opponent", m_names.of(m_behind)}};
    }
    [[nodiscard]] Points points(std::size_t participant) const
    {
        return m_standings.competition->primary.score(participant);
    }
    [[nodiscard]] const std::optional<Fraction>& value(std::size_t column, std::size_t participant) const
    {
        return m_standings.columns[column].values[participant].value;
    }

    /// Who has no place.
    [[nodiscard]] Explanation leftOut(const Section& section) const
    {
        Explanation result;
        result.kind = ExplanationKind::Standing;
        result.edition = {std::string(editionName(m_standings.edition))};
        result.subject = {Phrase::StandingQuestion, pair()};
        result.conclusion = leftOutStep(section, *m_standings.competition, m_behind);
        addFacts(result);
        return result;
    }

    [[nodiscard]] Step conclusion() const
    {
        Arguments arguments = pair();
        if (level()) {
            arguments.emplace_back("place", Count{m_standings.rank(m_ahead)});
            if (!competition().reach.empty() && noList()) return levelInBracket();
            if (noList()) {
                arguments.emplace_back("points", points(m_ahead));
                return {Phrase::StandingLevelNoList, std::move(arguments), article::kStandings};
            }
            const auto open = std::ranges::find(m_standings.columns, Refusal::NotComputed, &Column::refusal);
            if (open != m_standings.columns.end()) {
                arguments.emplace_back("code", codeText(*open));
                return {Phrase::StandingLevelNotComputed, std::move(arguments), article::kStandings};
            }
            return {Phrase::StandingLevel, std::move(arguments), article::kStandings};
        }
        if (m_stage == 0 && !competition().reach.empty()) return bracketStep();
        if (m_stage == 0 && byKeizer()) {
            const auto& rows = competition().keizer->rows;
            arguments.emplace_back("total", keizerReal(rows[m_ahead].sum));
            arguments.emplace_back("otherTotal", keizerReal(rows[m_behind].sum));
            return {Phrase::StandingByKeizer, std::move(arguments)};
        }
        if (m_stage == 0) {
            arguments.emplace_back("points", points(m_ahead));
            arguments.emplace_back("otherPoints", points(m_behind));
            return {Phrase::StandingByPoints, std::move(arguments), article::kStandings};
        }
        if (m_stage == m_standings.columns.size() + 1) {
            if (!noList()) return {Phrase::StandingByLots, std::move(arguments), article::kStandings};
            arguments.emplace_back("points", points(m_ahead));
            return {Phrase::StandingByLotsNoList, std::move(arguments), article::kStandings};
        }
        const Column& column = m_standings.columns[m_stage - 1];
        arguments.emplace_back("code", codeText(column));
        const Article rule = definition(column.code.kind).article;
        if (Calculator::ordersGroups(column.code.kind)) {
            return {Phrase::StandingByEncounter, std::move(arguments), rule};
        }
        if (!value(m_stage - 1, m_behind)) return {Phrase::StandingByMissing, std::move(arguments), rule};
        arguments.emplace_back("value", *value(m_stage - 1, m_ahead));
        arguments.emplace_back("otherValue", *value(m_stage - 1, m_behind));
        return {Phrase::StandingByTieBreak, std::move(arguments), rule};
    }

    [[nodiscard]] Step pointsStep() const
    {
        Arguments arguments = pair();
        arguments.emplace_back("points", points(m_ahead));
        if (m_stage != 0) return {Phrase::StandingStepPoints, std::move(arguments), article::kStandings};
        arguments.emplace_back("otherPoints", points(m_behind));
        return {Phrase::StandingStepPointsDecide, std::move(arguments), article::kStandings, true};
    }

    [[nodiscard]] Step columnStep(std::size_t c) const
    {
        const Column& column = m_standings.columns[c];
        const kydai::Value code = codeText(column);
        const Article rule = definition(column.code.kind).article;
        const bool decides = c + 1 == m_stage;
        // The old direct encounter compares points among the tied, the new one gives places.
        const bool places = Calculator::ordersGroups(column.code.kind) && !usesVirtualOpponent(column.edition);
        if (column.refusal == Refusal::NotComputed)
            return {Phrase::StandingStepNotComputed, {{"code", code}}, article::kStandings};
        if (column.refusal != Refusal::None) return {Phrase::StandingStepDropped, {{"code", code}}, rule};
        if (!decides) {
            if (places) return {Phrase::StandingStepEncounterOpen, {{"code", code}}, rule};
            if (!value(c, m_ahead)) return {Phrase::StandingStepBothNone, {{"code", code}}, rule};
            return {Phrase::StandingStepEqual, {{"code", code}, {"value", *value(c, m_ahead)}}, rule};
        }
        Arguments arguments = pair();
        arguments.emplace_back("code", code);
        arguments.emplace_back("value", *value(c, m_ahead));
        if (!value(c, m_behind)) return {Phrase::StandingStepMissing, std::move(arguments), rule, true};
        arguments.emplace_back("otherValue", *value(c, m_behind));
        return {places ? Phrase::StandingStepEncounter : Phrase::StandingStepDecides, std::move(arguments), rule, true};
    }

    /// The deciding tie-break of both, side by side.
    void addBothSides(const Section& section, std::size_t c, Explanation& result) const
    {
        Step& decisive = result.steps.back();
        const Column& column = m_standings.columns[c];
        if (isEncounter(column)) {
            decisive.details = stepsOf(m_names, column, m_ahead);
            result.pictures = explainTieBreak(section, m_standings, c, m_ahead).pictures;
            return;
        }
        for (const std::size_t participant : {m_ahead, m_behind}) {
            Explanation side = explainTieBreak(section, m_standings, c, participant);
            Step one = std::move(side.conclusion);
            one.details = stepsOf(m_names, column, participant);
            decisive.details.push_back(std::move(one));
            std::ranges::move(side.pictures, std::back_inserter(result.pictures));
        }
    }

    void addFacts(Explanation& result) const
    {
        auto& facts = result.facts.fields;
        facts.emplace_back("ahead", level() ? Fact() : Fact(m_names.number(m_ahead)));
        facts.emplace_back("behind", level() ? Fact() : Fact(m_names.number(m_behind)));
        Fact decided;
        if (m_standings.rank(m_behind) == 0) {
            decided = "left_out";
        } else if (m_stage == 0) {
            decided = byKeizer() ? "values" : competition().reach.empty() ? "points" : "bracket";
        } else if (m_stage <= m_standings.columns.size()) {
            decided = m_standings.columns[m_stage - 1].code.text;
        } else if (!level()) {
            decided = "lots";
        }
        facts.emplace_back("decided_by", std::move(decided));
        FactList values;
        for (std::size_t c = 0; c < m_standings.columns.size(); ++c) {
            FactObject entry;
            entry.fields.emplace_back("code", m_standings.columns[c].code.text);
            entry.fields.emplace_back(std::to_string(m_names.number(m_ahead)), numberFact(value(c, m_ahead)));
            entry.fields.emplace_back(std::to_string(m_names.number(m_behind)), numberFact(value(c, m_behind)));
            values.emplace_back(std::move(entry));
        }
        facts.emplace_back("values", std::move(values));
    }

    const Standings& m_standings;
    Names m_names;
    std::size_t m_ahead;
    std::size_t m_behind;
    std::size_t m_stage = 0;  ///< 0 points, 1… columns, then lots, then nothing
};

}  // namespace

Explanation explainStanding(const Section& section, const Standings& standings, std::size_t participant,
                            std::size_t versus)
{
    KYDAI_ASSERT(participant != versus);
    KYDAI_ASSERT(std::max(participant, versus) < standings.competition->participants());
    return Comparison(section, standings, participant, versus).explain(section);
}

}  // namespace kydai::tiebreak
