#include "tiebreak/explain_rows.h"

#include "explain/articles.h"
#include "tiebreak/edition.h"
#include "tiebreak/own_record.h"
#include "tiebreak/registry.h"

#include <algorithm>
#include <optional>

namespace kydai::tiebreak {

kydai::Value Names::of(std::size_t participant) const
{
    if (m_competition.teams) return TeamRef{TeamId{number(participant)}, name(participant)};
    return PlayerRef{number(participant), name(participant)};
}

std::string Names::name(std::size_t participant) const
{
    return m_competition.teams ? m_section.teams.teams[participant].name : m_section.players[participant].name;
}

Players Names::list(const std::vector<std::size_t>& participants) const
{
    Players players;
    for (const std::size_t participant : participants) {
        players.players.push_back({number(participant), name(participant)});
    }
    return players;
}

void keepToEdition(TieBreakEdition edition, Step& step)
{
    if (usesVirtualOpponent(edition)) step.article = Article{};
    if (edition == TieBreakEdition::E24) step.article = step.article.of("2024");
    for (Step& detail : step.details) keepToEdition(edition, detail);
}

Fact numberFact(const std::optional<Fraction>& number)
{
    if (!number) return std::monostate{};
    if (number->isWhole()) return number->numerator();
    return static_cast<double>(number->numerator()) / static_cast<double>(number->denominator());
}

namespace {

/// Makes the rows of one value.
class Rows {
public:
    Rows(const Names& names, const Column& column, std::size_t participant)
        : m_names(names),
          m_column(column),
          m_row(definition(column.code.kind)),
          m_participant(participant),
          m_value(column.values[participant])
    {
    }

    [[nodiscard]] std::vector<Step> make() const
    {
        std::vector<Step> steps;
        if (m_row.rows == RowShape::AboveLimit) {
            steps.push_back({Phrase::TieBreakLimit,
                             {{"limit", koyaLimit(*m_column.table, m_column.code).fraction()}},
                             article::kKoya});
        }
        if (m_row.foreTable && m_column.table->lastRoundIn) {
            steps.push_back({Phrase::TieBreakRowCountedDrawn,
                             {{"round", RoundRef{m_column.table->rounds()}}},
                             article::kForeBuchholz});
        }
        for (const Term& term : m_value.terms) steps.push_back(row(term));
        std::vector<const Term*> cut;
        for (const Term& term : m_value.terms) {
            if (term.cut != Cut::None) cut.push_back(&term);
        }
        std::ranges::sort(cut, {}, &Term::cutOrder);
        for (const Term* term : cut) steps.push_back(cutStep(*term));
        addVoluntaryThatStay(steps);
        return steps;
    }

private:
    [[nodiscard]] kydai::Value me() const { return m_names.of(m_participant); }

    [[nodiscard]] Step row(const Term& term) const
    {
        Step step = plainRow(term);
        if (term.source == Source::AdjustedOpponent || term.source == Source::Opponent) addUnplayedRounds(term, step);
        if (m_row.rows == RowShape::Weighted) {
            step.details.push_back({Phrase::TieBreakRowTimes,
                                    {{"player", me()},
                                     {"points", term.ownPoints},
                                     {"used", term.used.fraction()},
                                     {"contribution", term.contribution.fraction()}},
                                    m_row.article});
        }
        return step;
    }

    [[nodiscard]] Step plainRow(const Term& term) const
    {
        const kydai::Value round = RoundRef{term.round};
        const kydai::Value used = term.used.fraction();
        const kydai::Value before = term.before.fraction();
        const kydai::Value outcome = term.outcome;
        const Article rule = m_row.article;
        switch (term.source) {
        case Source::Opponent:
            if (m_row.rows == RowShape::AboveLimit) {
                return {Phrase::TieBreakRowAboveLimit,
                        {{"round", round},
                         {"opponent", m_names.of(term.opponent)},
                         {"used", used},
                         {"contribution", term.contribution.fraction()}},
                        rule};
            }
            if (isForfeit(term.outcome)) {
                return {
                    Phrase::TieBreakRowScheduled,
                    {{"round", round}, {"outcome", outcome}, {"opponent", m_names.of(term.opponent)}, {"used", used}},
                    m_column.table->predetermined ? article::kPredetermined : rule};
            }
            return {Phrase::TieBreakRowOpponent,
                    {{"round", round}, {"opponent", m_names.of(term.opponent)}, {"used", used}},
                    rule};
        case Source::AdjustedOpponent:
            return {Phrase::TieBreakRowAdjusted,
                    {{"round", round}, {"opponent", m_names.of(term.opponent)}, {"before", before}, {"used", used}},
                    usesDummy(m_column.edition) ? article::kAdjustedScore : Article{}};
        case Source::Dummy:
            return {Phrase::TieBreakRowDummy,
                    {{"round", round}, {"outcome", outcome}, {"player", me()}, {"used", used}},
                    article::kDummy};
        case Source::DummyCappedByOpponent:
            return {Phrase::TieBreakRowDummyOpponentCap,
                    {{"round", round},
                     {"outcome", outcome},
                     {"player", me()},
                     {"before", before},
                     {"opponent", m_names.of(term.opponent)},
                     {"used", used}},
                    article::kDummyCapForfeit};
        case Source::DummyCappedByDraws:
            return {Phrase::TieBreakRowDummyDrawCap,
                    {{"round", round}, {"outcome", outcome}, {"player", me()}, {"before", before}, {"used", used}},
                    article::kDummyCapBye};
        case Source::DrawWithSelf:
            return {Phrase::TieBreakRowDrawWithSelf,
                    {{"round", round}, {"outcome", outcome}, {"player", me()}, {"used", used}},
                    article::kOtherProvisions};
        case Source::VirtualOpponent:
            return {Phrase::TieBreakRowVirtual,
                    {{"round", round}, {"outcome", outcome}, {"used", used}, {"player", me()}},
                    Article{}};
        case Source::OwnRound:
            return ownRow(term);
        case Source::Rating:
            return {Phrase::TieBreakRowRating,
                    {{"round", round}, {"opponent", m_names.of(term.opponent)}, {"used", used}},
                    rule};
        case Source::OpponentTieBreak:
            return {Phrase::TieBreakRowTheirs,
                    {{"round", round},
                     {"opponent", m_names.of(term.opponent)},
                     {"code", kydai::Code{theirCode()}},
                     {"used", used}},
                    rule};
        case Source::NotCounted:
            break;
        }
        if (m_row.rows == RowShape::AboveLimit && term.opponent != kNobody) {
            return {Phrase::TieBreakRowBelowLimit,
                    {{"round", round}, {"opponent", m_names.of(term.opponent)}, {"used", used}},
                    rule};
        }
        return {Phrase::TieBreakRowNotCounted, {{"round", round}, {"outcome", outcome}}, rule};
    }

    [[nodiscard]] std::string theirCode() const
    {
        if (!m_row.theirs.empty()) return std::string(m_row.theirs);
        return m_column.code.fore ? "FB" : "BH";
    }

    [[nodiscard]] Step ownRow(const Term& term) const
    {
        const Article rule = m_row.article;
        const kydai::Value contribution = term.contribution.fraction();
        if (m_row.rows == RowShape::Running) {
            return {Phrase::TieBreakRowAfter, {{"round", RoundRef{term.round}}, {"contribution", contribution}}, rule};
        }
        if (m_row.rows == RowShape::Boards) {
            return {Phrase::TieBreakRowBoard,
                    {{"board", Count{term.round}}, {"used", term.used.fraction()}, {"contribution", contribution}},
                    rule};
        }
        return {Phrase::TieBreakRowOwn,
                {{"round", RoundRef{term.round}}, {"outcome", term.outcome}, {"contribution", contribution}},
                rule};
    }

    /// How each unplayed round of an opponent counts for others, and why so.
    void addUnplayedRounds(const Term& term, Step& step) const
    {
        if (!m_column.unplayed || m_row.rows == RowShape::AboveLimit) return;
        for (RoundNumber round = 1; round <= m_column.table->rounds(); ++round) {
            auto told = unplayedRound(term.opponent, round);
            if (!told) continue;
            const RoundNumber last = endOfRun(term.opponent, round);
            if (const auto run = runOf(told->phrase); run && last > round) {
                told->phrase = *run;
                told->arguments.emplace(told->arguments.begin() + 2, "last", RoundRef{last});
                round = last;
            }
            step.details.push_back(*std::move(told));
        }
        addAdjustedSum(term, step);
    }

    /// The opponent's score as it counts, round by round.
    void addAdjustedSum(const Term& term, Step& step) const
    {
        if (term.source != Source::AdjustedOpponent) return;
        Sum sum;
        Points total{};
        for (RoundNumber round = 1; round <= m_column.table->rounds(); ++round) {
            const Points counted = m_column.unplayed->adjustedPoints(*m_column.table, term.opponent, round);
            sum.terms.emplace_back(counted.tenths, 10);
            total = total + counted;
        }
        const Fraction value(total.tenths, 10);
        if (value != term.used.fraction()) return;
        step.details.push_back({Phrase::TieBreakAdjustedSum,
                                {{"opponent", m_names.of(term.opponent)}, {"sum", std::move(sum)}, {"value", value}},
                                usesDummy(m_column.edition) ? article::kAdjustedScore : Article{}});
    }

    /// The sentence about several rounds on end; none where each is told by itself.
    static std::optional<Phrase> runOf(Phrase single)
    {
        if (single == Phrase::TieBreakAdjustedRound) return Phrase::TieBreakAdjustedRounds;
        if (single == Phrase::TieBreakAwardedBefore) return Phrase::TieBreakAwardedRoundsBefore;
        if (single == Phrase::TieBreakOldRound) return Phrase::TieBreakOldRounds;
        return std::nullopt;
    }

    /// The last of the rounds from this one on that count the same for the same reason.
    [[nodiscard]] RoundNumber endOfRun(std::size_t opponent, RoundNumber round) const
    {
        const ScoreTable& table = *m_column.table;
        const auto alike = [&](RoundNumber other) {
            return m_column.unplayed->category(opponent, other) == m_column.unplayed->category(opponent, round) &&
                   table.entry(opponent, other).outcome == table.entry(opponent, round).outcome &&
                   m_column.unplayed->adjustedPoints(table, opponent, other) ==
                       m_column.unplayed->adjustedPoints(table, opponent, round);
        };
        RoundNumber last = round;
        while (last < table.rounds() && alike(last + 1)) ++last;
        return last;
    }

    [[nodiscard]] std::optional<Step> unplayedRound(std::size_t opponent, RoundNumber round) const
    {
        const ScoreTable& table = *m_column.table;
        const Category category = m_column.unplayed->category(opponent, round);
        if (category == Category::Game || category == Category::FreeRound) return std::nullopt;
        const Points counted = m_column.unplayed->adjustedPoints(table, opponent, round);
        Arguments arguments = {{"opponent", m_names.of(opponent)},
                               {"round", RoundRef{round}},
                               {"outcome", table.entry(opponent, round).outcome},
                               {"points", counted}};
        if (usesVirtualOpponent(m_column.edition))
            return Step{Phrase::TieBreakOldRound, std::move(arguments), Article{}};
        switch (category) {
        case Category::TrailingBye:
            return Step{Phrase::TieBreakAdjustedRound, std::move(arguments), article::kTrailingBye};
        case Category::ForfeitLoss:
            std::erase_if(arguments, [](const auto& argument) { return argument.first == "outcome"; });
            return Step{Phrase::TieBreakForfeitStays, std::move(arguments), article::kLostByForfeit};
        case Category::ByeBeforePlay:
            return Step{Phrase::TieBreakAwardedBefore, std::move(arguments), article::kByeBeforePlay};
        case Category::ForfeitWin:
            return Step{Phrase::TieBreakAwardedRound, std::move(arguments), article::kWonByForfeit};
        case Category::AwardedBye:
            return Step{Phrase::TieBreakAwardedRound, std::move(arguments), article::kAwardedBye};
        case Category::Game:
        case Category::FreeRound:
            break;
        }
        return std::nullopt;
    }

    [[nodiscard]] Step cutStep(const Term& term) const
    {
        const kydai::Value value = term.contribution.fraction();
        const kydai::Value round = RoundRef{term.round};
        const bool second = term.cutOrder > 1;
        switch (term.cut) {
        case Cut::Voluntary:
            return {othersAddLess(term) ? Phrase::TieBreakCutVoluntary : Phrase::TieBreakCutVoluntaryLeast,
                    {{"round", round}, {"value", value}, {"player", me()}},
                    article::kVoluntaryCut};
        case Cut::Highest:
            return {Phrase::TieBreakCutHighest,
                    {{"round", round}, {"value", value}},
                    m_column.code.cutHigh > 1 ? article::kMedianTwo : article::kMedianOne};
        case Cut::First:
            return {Phrase::TieBreakCutFirst,
                    {{"round", round}, {"value", value}},
                    second ? article::kCutTwo : article::kCutOne};
        case Cut::Lowest:
        case Cut::None:
            break;
        }
        // Sonneborn-Berger leaves out the weakest opponent, though another round may add less.
        if (m_row.rows == RowShape::Weighted) {
            return {Phrase::TieBreakCutWeakest,
                    {{"round", round}, {"value", value}, {"used", term.used.fraction()}},
                    second ? article::kCutTwo : article::kCutOne};
        }
        return {Phrase::TieBreakCutLowest,
                {{"round", round}, {"value", value}},
                second ? article::kCutTwo : article::kCutOne};
    }

    /// Whether a round that was still there when this one was cut adds less. Every round counts where voluntary ones
    /// are cut.
    [[nodiscard]] bool othersAddLess(const Term& term) const
    {
        return std::ranges::any_of(m_value.terms, [&](const Term& other) {
            const bool there = other.cut == Cut::None || other.cutOrder > term.cutOrder;
            return there && other.contribution < term.contribution;
        });
    }

    /// A voluntary round that adds less than what was cut stays in: worth a word, since cuts look at it first.
    void addVoluntaryThatStay(std::vector<Step>& steps) const
    {
        const bool cutSomething = m_column.code.cutLow > 0 && cutsVoluntaryRoundsFirst(m_column.edition);
        if (!cutSomething || m_row.rows == RowShape::Running) return;
        for (const Term& term : m_value.terms) {
            if (!term.voluntary || term.cut != Cut::None) continue;
            const bool lower = std::ranges::any_of(m_value.terms, [&](const Term& other) {
                return other.cut == Cut::Lowest && other.contribution > term.contribution;
            });
            if (!lower) continue;
            steps.push_back({Phrase::TieBreakCutStays,
                             {{"round", RoundRef{term.round}}, {"value", term.contribution.fraction()}},
                             article::kVoluntaryCut});
        }
    }

    const Names& m_names;
    const Column& m_column;
    const Definition& m_row;
    std::size_t m_participant;
    const Value& m_value;
};

Sum termsOf(const Value& value)
{
    Sum sum;
    for (const Term& term : value.terms) {
        if (term.cut == Cut::None && term.source != Source::NotCounted) {
            sum.terms.push_back(term.contribution.fraction());
        }
    }
    if (sum.terms.empty()) sum.terms.emplace_back(0);
    return sum;
}

std::string_view reasonOf(const Term& term)
{
    switch (term.source) {
    case Source::Opponent:
        return isForfeit(term.outcome) ? "scheduled_opponent" : "opponent";
    case Source::AdjustedOpponent:
        return "adjusted";
    case Source::Dummy:
        return "dummy";
    case Source::DummyCappedByOpponent:
        return "dummy_capped_by_opponent";
    case Source::DummyCappedByDraws:
        return "dummy_capped_by_draws";
    case Source::DrawWithSelf:
        return "draw_with_self";
    case Source::VirtualOpponent:
        return "virtual_opponent";
    case Source::OwnRound:
        return "own_round";
    case Source::Rating:
        return "rating";
    case Source::OpponentTieBreak:
        return "opponent_tiebreak";
    case Source::NotCounted:
        return "not_counted";
    }
    return {};
}

Fact cutReason(Cut cut)
{
    switch (cut) {
    case Cut::None:
        return std::monostate{};
    case Cut::Lowest:
        return "lowest";
    case Cut::Voluntary:
        return "voluntary_unplayed_round";
    case Cut::Highest:
        return "highest";
    case Cut::First:
        return "first_round";
    }
    return std::monostate{};
}

}  // namespace

std::vector<Step> rowSteps(const Names& names, const Column& column, std::size_t participant)
{
    return Rows(names, column, participant).make();
}

std::vector<Step> resultSteps(const Column& column, const Value& value)
{
    if (!value.value || value.terms.empty()) return {};
    const Definition& row = definition(column.code.kind);
    const Article rule = row.article;
    const kydai::Value result = *value.value;
    const kydai::Value games = Count{value.counted};
    if (row.result == ResultShape::Performance) {
        return {{Phrase::TieBreakMean,
                 {{"sum", value.sum.fraction()}, {"games", games}, {"value", Count{value.average}}},
                 article::kAverageRating},
                {Phrase::TieBreakPercentage,
                 {{"points", value.scored.fraction()},
                  {"games", games},
                  {"percentage", Count{value.percentage}},
                  {"difference", Real{static_cast<double>(value.difference), 0, true}}},
                 rule},
                {Phrase::TieBreakPerformance,
                 {{"average", Count{value.average}},
                  {"difference", Real{static_cast<double>(value.difference), 0, true}},
                  {"value", result}},
                 rule}};
    }
    if (row.result == ResultShape::Perfect) {
        if (value.scored == Amount{}) return {{Phrase::TieBreakPerfectZero, {{"value", result}}, rule}};
        return {{Phrase::TieBreakPerfect,
                 {{"points", value.scored.fraction()}, {"games", games}, {"value", result}},
                 rule}};
    }
    if (row.result == ResultShape::Schedule) {
        return {
            {Phrase::TieBreakSchedule,
             {{"base", value.base}, {"sum", value.sum.fraction()}, {"factor", Count{value.factor}}, {"value", result}},
             rule}};
    }
    if (value.counted > 0) {
        return {{Phrase::TieBreakMean, {{"sum", value.sum.fraction()}, {"games", games}, {"value", result}}, rule}};
    }
    return {{Phrase::TieBreakSum, {{"sum", termsOf(value)}, {"value", result}}, rule}};
}

FactList rowFacts(const Names& names, const Value& value)
{
    FactList rows;
    for (const Term& term : value.terms) {
        FactObject row;
        row.fields.emplace_back("round", term.round);
        row.fields.emplace_back("opponent", term.opponent == kNobody ? Fact() : Fact(names.number(term.opponent)));
        row.fields.emplace_back("own_result", std::string(1, trfCode(term.outcome)));
        row.fields.emplace_back("points", numberFact(Fraction(term.ownPoints.tenths, 10)));
        row.fields.emplace_back("used", numberFact(term.used.fraction()));
        row.fields.emplace_back("contribution", numberFact(term.contribution.fraction()));
        row.fields.emplace_back("adjusted_from",
                                term.before == term.used ? Fact() : numberFact(term.before.fraction()));
        row.fields.emplace_back("reason", std::string(reasonOf(term)));
        row.fields.emplace_back("cut", term.cut != Cut::None);
        row.fields.emplace_back("cut_reason", cutReason(term.cut));
        rows.emplace_back(std::move(row));
    }
    return rows;
}

std::vector<Picture> bars(const Names& names, const Value& value)
{
    if (value.terms.empty()) return {};
    TieBreakBars picture;
    picture.total = value.value.value_or(Fraction());
    for (const Term& term : value.terms) {
        if (term.source == Source::NotCounted) continue;
        TieBreakBars::Row& row = picture.rows.emplace_back();
        row.round = term.round;
        row.dummy = isStandIn(term.source);
        if (term.opponent != kNobody && !row.dummy) row.label = names.name(term.opponent);
        row.used = term.used.fraction();
        row.contribution = term.contribution.fraction();
        row.cut = term.cut != Cut::None;
        row.adjusted = term.source == Source::AdjustedOpponent;
    }
    return {picture};
}

}  // namespace kydai::tiebreak
