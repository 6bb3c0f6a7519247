#include "rating/explain_rating.h"

#include "explain/articles.h"
#include "rating/report.h"
#include "support/assert.h"

#include <string_view>

namespace kydai::rating {

namespace {

/// A number under its name in the sentence; "n" counts something, which may have a singular.
Value valueOf(const Shown& number, std::string_view name)
{
    if (name == "n") return Count{static_cast<int>(number.value)};
    if (number.points) return Points{static_cast<std::int32_t>(roundHalfAway(number.value * 10))};
    return Real{number.value + 0.0, number.decimals, number.sign, number.addend};
}

class RecordExplainer {
public:
    RecordExplainer(const Pool& pool, const Ratings& ratings, std::size_t entrant)
        : m_pool(pool), m_ratings(ratings), m_system(info(ratings.system)), m_record(ratings.records[entrant])
    {
    }

    Explanation explain()
    {
        Explanation result;
        result.kind = ExplanationKind::Rating;
        result.edition = Code{std::string(m_ratings.edition)};
        result.subject = {Phrase::RatingSubject, {{"player", self()}, {"system", Code{std::string(m_system.name)}}}};
        result.conclusion = conclusion();
        addStart(result.steps);
        RatingBars bars;
        FactList rows;
        for (const GameTerm& term : m_record.terms) {
            result.steps.push_back(term.counts() ? countedRound(term) : skippedRound(term));
            if (term.pairedOn != term.outcome)
                result.steps.push_back({Phrase::RatingCorrected,
                                        {{"round", RoundRef{term.round}},
                                         {"opponent", opponent(term)},
                                         {"outcome", term.outcome},
                                         {"used", term.pairedOn}},
                                        article::kPastCorrection});
            if (term.counts()) bars.rows.push_back({term.round, opponent(term).name, term.expected, term.score / 2.0});
            rows.emplace_back(rowFact(term));
        }
        for (const FormulaStep& line : m_record.steps) result.steps.push_back(stepOf(line));
        for (const FormulaStep& note : m_record.notes) result.steps.push_back(stepOf(note));
        result.steps.push_back({Phrase::RatingEstimate});
        if (m_record.expected && !bars.rows.empty()) result.pictures.emplace_back(std::move(bars));
        result.facts = facts(std::move(rows));
        return result;
    }

private:
    [[nodiscard]] PlayerRef playerRef(std::size_t index) const
    {
        return {m_pool.entrants[index].number, m_pool.entrants[index].name};
    }
    [[nodiscard]] PlayerRef self() const { return playerRef(m_record.entrant); }
    [[nodiscard]] PlayerRef opponent(const GameTerm& term) const
    {
        return term.opponent == GameTerm::kNobody ? PlayerRef{} : playerRef(term.opponent);
    }
    [[nodiscard]] Real rating(double value) const { return {value, m_system.decimals}; }
    [[nodiscard]] static Points points(HalfPoints score) { return {score * 5}; }
    [[nodiscard]] int termDecimals() const { return m_ratings.system == System::Fide ? 2 : 3; }
    [[nodiscard]] bool isFide() const { return m_ratings.system == System::Fide; }

    [[nodiscard]] Step conclusion() const
    {
        const Value games = Count{m_record.games};
        const Real change{m_record.change, std::max(m_system.decimals, isFide() ? 2 : 1), true};
        const auto before = [&] { return rating(m_record.before.value_or(0)); };
        const auto after = [&] { return rating(m_record.after.value_or(0)); };
        switch (m_record.status) {
        case Status::Rated: {
            Arguments arguments{{"player", self()}, {"before", before()}, {"change", change},
                                {"after", after()}, {"n", games},         {"score", points(m_record.score)}};
            if (!m_record.expected) return {Phrase::RatingChanged, std::move(arguments)};
            arguments.emplace_back("expected", Real{*m_record.expected, 2});
            return {Phrase::RatingChangedExpected, std::move(arguments)};
        }
        case Status::FirstRating:
            return {Phrase::RatingFirst,
                    {{"player", self()}, {"after", after()}, {"n", games}, {"score", points(m_record.score)}}};
        case Status::NoGames:
            if (!m_record.before) break;
            return {Phrase::RatingKept, {{"player", self()}, {"before", before()}}};
        case Status::Lost:
            return {Phrase::RatingLost,
                    {{"player", self()}, {"before", before()}, {"change", change}, {"after", after()}}};
        case Status::StaysUnrated:
            break;
        }
        return {Phrase::RatingStaysUnrated, {{"player", self()}, {"n", games}}};
    }

    void addStart(std::vector<Step>& steps) const
    {
        steps.push_back({Phrase::RatingLabel,
                         {{"standing", Word{"standing." + std::string(codeOf(m_ratings.standing))}},
                          {"edition", Code{std::string(m_ratings.edition)}}}});
        if (!m_record.before) {
            steps.push_back({Phrase::RatingUnratedBefore, {{"player", self()}}});
            return;
        }
        steps.push_back({Phrase::RatingBefore,
                         {{"player", self()},
                          {"before", rating(*m_record.before)},
                          {"source", Word{"rating_source." + std::string(codeOf(m_record.source))}}}});
    }

    [[nodiscard]] Step countedRound(const GameTerm& term) const
    {
        Arguments arguments = {{"round", RoundRef{term.round}}, {"opponent", PlayerRef(opponent(term))}};
        const Real term3{term.term, termDecimals(), true};
        const Real expected{term.expected, termDecimals()};
        const auto add = [&](const char* name, Value value) { arguments.emplace_back(name, std::move(value)); };
        if (!term.listed && m_ratings.system == System::Ukd) {
            add("outcome", term.outcome);
            add("term", term3);
            return {Phrase::RatingGameUnratedOpponent, std::move(arguments)};
        }
        if (term.cut) add("listed", rating(term.listed.value_or(term.used)));
        add("rating", rating(term.used));
        if (m_system.pointsPerGame) {
            add("outcome", term.outcome);
            add("term", Real{term.term, 0});
            return {term.cut ? Phrase::RatingGamePointsCut : Phrase::RatingGamePoints, std::move(arguments)};
        }
        if (term.deviation > 0) {
            add("deviation", Real{term.deviation, 1});
            add("outcome", term.outcome);
            add("weight", Real{term.weight, 4});
            add("expected", Real{term.expected, 4});
            add("term", Real{term.term, 4, true});
            return {Phrase::RatingGameDeviation, std::move(arguments)};
        }
        add("outcome", term.outcome);
        if (!m_record.expected) {
            if (term.cut) arguments.erase(arguments.begin() + 2);
            add("score", points(term.score));
            return {Phrase::RatingGamePlain, std::move(arguments)};
        }
        add("expected", expected);
        add("score", points(term.score));
        add("term", term3);
        const Article article =
            !isFide() ? Article{} : (term.cut ? article::kRatingLimit : article::kRatingTableProbability);
        return {term.cut ? Phrase::RatingGameCut : Phrase::RatingGame, std::move(arguments), article};
    }

    [[nodiscard]] Step skippedRound(const GameTerm& term) const
    {
        const Arguments round = {{"round", RoundRef{term.round}}};
        Arguments withOpponent = round;
        withOpponent.emplace_back("opponent", opponent(term));
        const Article unplayed = isFide() ? article::kRatingUnplayed : Article{};
        switch (term.exclusion) {
        case Exclusion::Bye:
            return {Phrase::RatingSkippedBye, round, unplayed};
        case Exclusion::Forfeit:
            // A team's empty board has no opponent to name.
            if (term.opponent == GameTerm::kNobody) return {Phrase::RatingSkippedBye, round, unplayed};
            return {Phrase::RatingSkippedForfeit, withOpponent, unplayed};
        case Exclusion::Unfinished:
            return {Phrase::RatingSkippedUnfinished, withOpponent};
        case Exclusion::NotRated:
            return {Phrase::RatingSkippedNotRated, withOpponent, unplayed};
        case Exclusion::OpponentUnrated:
            return {Phrase::RatingSkippedOpponentUnrated, withOpponent,
                    isFide() ? article::kRatingNewOpponent : Article{}};
        case Exclusion::OpponentNew:
            return {Phrase::RatingSkippedOpponentNew, withOpponent};
        case Exclusion::GapTooLarge:
            return {Phrase::RatingSkippedGapTooLarge, withOpponent};
        case Exclusion::OtherTempo:
            return {Phrase::RatingSkippedOtherTempo, withOpponent};
        case Exclusion::FirstEventZero:
            return {Phrase::RatingSkippedFirstEventZero, withOpponent, article::kRatingFirstZero};
        case Exclusion::None:
            break;
        }
        KYDAI_ASSERT(false);
    }

    [[nodiscard]] FactObject rowFact(const GameTerm& term) const
    {
        FactObject row;
        const auto add = [&](const char* name, Fact value) { row.fields.emplace_back(name, std::move(value)); };
        add("round", term.round);
        add("opponent", term.opponent == GameTerm::kNobody ? Fact(std::monostate{}) : Fact(opponent(term).number));
        add("counts", term.counts());
        if (!term.counts()) {
            add("reason", std::string(codeOf(term.exclusion)));
            return row;
        }
        add("listed", term.listed ? Fact(*term.listed) : Fact(std::monostate{}));
        add("used", term.used);
        add("cut", term.cut);
        add("score", term.score / 2.0);
        add("expected", term.expected);
        add("difference", term.term);
        return row;
    }

    [[nodiscard]] FactObject facts(FactList rows) const
    {
        const auto optional = [](const std::optional<double>& value) {
            return value ? Fact(*value) : Fact(std::monostate{});
        };
        FactObject object;
        const auto add = [&](const char* name, Fact value) { object.fields.emplace_back(name, std::move(value)); };
        add("system", std::string(m_system.code));
        add("standing", std::string(codeOf(m_ratings.standing)));
        add("status", std::string(codeOf(m_record.status)));
        add("before", optional(m_record.before));
        add("games", m_record.games);
        add("score", m_record.score / 2.0);
        add("expected", optional(m_record.expected));
        add("k", optional(m_record.factor));
        add("change", m_record.change);
        add("performance", optional(m_record.performance));
        add("after", optional(m_record.after));
        add("rows", std::move(rows));
        return object;
    }

    const Pool& m_pool;
    const Ratings& m_ratings;
    const SystemInfo& m_system;
    const Record& m_record;
};

}  // namespace

Step stepOf(const FormulaStep& line)
{
    Step step{line.phrase, {}, line.article, line.decisive};
    std::string_view names = info(line.phrase).arguments;
    for (std::size_t i = 0; i < line.size; ++i) {
        KYDAI_ASSERT(!names.empty());
        const std::size_t comma = names.find(',');
        const std::string_view name = names.substr(0, comma);
        step.arguments.emplace_back(std::string(name), valueOf(line.numbers[i], name));
        names = comma == std::string_view::npos ? std::string_view() : names.substr(comma + 1);
    }
    KYDAI_ASSERT(names.empty());
    return step;
}

Explanation explainRating(const Pool& pool, const Ratings& ratings, std::size_t entrant)
{
    KYDAI_ASSERT(entrant < ratings.records.size());
    return RecordExplainer(pool, ratings, entrant).explain();
}

}  // namespace kydai::rating
