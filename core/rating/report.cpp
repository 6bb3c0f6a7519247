#include "rating/report.h"

#include "support/csv_field.h"

#include <fmt/format.h>

#include <algorithm>

namespace kydai::rating {

std::string_view codeOf(RatingSource source)
{
    switch (source) {
    case RatingSource::None:
        return "none";
    case RatingSource::List:
        return "list";
    case RatingSource::National:
        return "national";
    case RatingSource::Converted:
        return "converted";
    case RatingSource::Given:
        return "given";
    case RatingSource::Age:
        return "age";
    case RatingSource::Default:
        return "default";
    }
    return {};
}

std::string_view codeOf(Status status)
{
    switch (status) {
    case Status::Rated:
        return "rated";
    case Status::FirstRating:
        return "first_rating";
    case Status::NoGames:
        return "no_games";
    case Status::StaysUnrated:
        return "stays_unrated";
    case Status::Lost:
        return "lost";
    }
    return {};
}

std::string_view codeOf(Standing standing)
{
    switch (standing) {
    case Standing::Official:
        return "official";
    case Standing::Historical:
        return "historical";
    case Standing::Reconstruction:
        return "reconstruction";
    }
    return {};
}

std::string_view codeOf(Exclusion exclusion)
{
    switch (exclusion) {
    case Exclusion::None:
        return "";
    case Exclusion::Bye:
        return "bye";
    case Exclusion::Forfeit:
        return "forfeit";
    case Exclusion::Unfinished:
        return "unfinished";
    case Exclusion::NotRated:
        return "not_rated";
    case Exclusion::OpponentUnrated:
        return "opponent_unrated";
    case Exclusion::OpponentNew:
        return "opponent_new";
    case Exclusion::GapTooLarge:
        return "gap_too_large";
    case Exclusion::OtherTempo:
        return "other_tempo";
    case Exclusion::FirstEventZero:
        return "first_event_zero";
    }
    return {};
}

std::string exclusionsOf(const Record& record)
{
    std::string text;
    for (const GameTerm& term : record.terms) {
        if (term.counts()) continue;
        if (!text.empty()) text += ';';
        text += fmt::format("{}:{}", term.round, codeOf(term.exclusion));
    }
    return text;
}

std::string decimal(double value, int decimals)
{
    std::string text = fmt::format("{:.{}f}", value, decimals);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.back() == '.') text.pop_back();
    }
    return text == "-0" ? "0" : text;
}

namespace {

std::string optionalDecimal(const std::optional<double>& value)
{
    return value ? decimal(*value) : std::string();
}

std::string noteIds(const Record& record)
{
    std::string text;
    for (const FormulaStep& note : record.notes) {
        if (!text.empty()) text += ';';
        text += info(note.phrase).id;
    }
    return text;
}

nlohmann::ordered_json optionalJson(const std::optional<double>& value)
{
    return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json(nullptr);
}

nlohmann::ordered_json termJson(const Pool& pool, const GameTerm& term, bool hasExpected, bool addsTerms)
{
    nlohmann::ordered_json row = {{"round", term.round}, {"outcome", std::string(1, trfCode(term.outcome))}};
    row["opponent"] = term.opponent == GameTerm::kNobody ? nlohmann::ordered_json(nullptr)
                                                         : nlohmann::ordered_json(pool.entrants[term.opponent].number);
    if (!term.counts()) {
        row["excluded"] = codeOf(term.exclusion);
        return row;
    }
    row["listed"] = optionalJson(term.listed);
    row["used"] = term.used;
    row["cut"] = term.cut;
    if (term.deviation > 0) row["deviation"] = term.deviation;
    if (term.weight != 1) row["weight"] = term.weight;
    row["score"] = term.score / 2.0;
    if (hasExpected) row["expected"] = term.expected;
    if (addsTerms) row["term"] = term.term;
    return row;
}

nlohmann::ordered_json stepsJson(const std::vector<FormulaStep>& steps)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const FormulaStep& step : steps) {
        nlohmann::ordered_json numbers = nlohmann::ordered_json::array();
        for (std::size_t i = 0; i < step.size; ++i) numbers.push_back(step.numbers[i].value);
        nlohmann::ordered_json row = {{"phrase", info(step.phrase).id}, {"numbers", numbers}};
        if (!step.article.empty()) row["article"] = step.article.citation();
        list.push_back(row);
    }
    return list;
}

nlohmann::ordered_json playerJson(const Pool& pool, const Record& record, bool pointsPerGame)
{
    const Entrant& entrant = pool.entrants[record.entrant];
    nlohmann::ordered_json row = {{"id", entrant.number},
                                  {"name", entrant.name},
                                  {"status", codeOf(record.status)},
                                  {"source", codeOf(record.source)},
                                  {"before", optionalJson(record.before)},
                                  {"games", record.games},
                                  {"score", record.score / 2.0},
                                  {"expected", optionalJson(record.expected)},
                                  {"k", optionalJson(record.factor)},
                                  {"change", record.change},
                                  {"performance", optionalJson(record.performance)},
                                  {"after", optionalJson(record.after)}};
    if (record.deviationAfter) {
        row["deviation_before"] = optionalJson(record.deviationBefore);
        row["deviation_after"] = *record.deviationAfter;
    }
    if (record.volatilityAfter) row["volatility_after"] = *record.volatilityAfter;
    nlohmann::ordered_json terms = nlohmann::ordered_json::array();
    const bool hasExpected = record.expected.has_value();
    for (const GameTerm& term : record.terms)
        terms.push_back(termJson(pool, term, hasExpected, hasExpected || pointsPerGame));
    row["rounds"] = terms;
    row["steps"] = stepsJson(record.steps);
    row["notes"] = stepsJson(record.notes);
    return row;
}

}  // namespace

std::string toCsv(const Pool& pool, const Ratings& ratings)
{
    std::string text = "id,name,status,source,before,games,score,expected,k,change,performance,after,excluded,notes\n";
    for (const Record& record : ratings.records) {
        const Entrant& entrant = pool.entrants[record.entrant];
        text += fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n", entrant.number, csvField(entrant.name),
                            codeOf(record.status), codeOf(record.source), optionalDecimal(record.before), record.games,
                            decimal(record.score / 2.0), optionalDecimal(record.expected),
                            optionalDecimal(record.factor), decimal(record.change), optionalDecimal(record.performance),
                            optionalDecimal(record.after), exclusionsOf(record), noteIds(record));
    }
    return text;
}

nlohmann::ordered_json toJson(const Pool& pool, const Ratings& ratings)
{
    nlohmann::ordered_json players = nlohmann::ordered_json::array();
    for (const Record& record : ratings.records)
        players.push_back(playerJson(pool, record, info(ratings.system).pointsPerGame));
    return {{"system", info(ratings.system).code},
            {"standing", codeOf(ratings.standing)},
            {"edition", ratings.edition},
            {"players", players}};
}

}  // namespace kydai::rating
