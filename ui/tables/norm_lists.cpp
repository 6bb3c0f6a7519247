#include "tables/norm_lists.h"

#include "norms/explain_norm.h"
#include "tables/player_columns.h"
#include "text/phrase_text.h"
#include "tiebreak/unit_standings.h"

#include <algorithm>

namespace kydai::tables {

namespace {

constexpr char kNormContext[] = "Table";
constexpr int kTenthsOfHalves = 5;

/// A column of the player whom a row is about.
template <class PlayerAt>
Column ofPlayer(const Section& section, const char* id, PlayerAt playerAt)
{
    Column made = playerColumn(section, id);
    made.value = [inner = std::move(made.value), playerAt](Subject row) { return inner(playerAt(row)); };
    made.tip = nullptr;
    return made;
}

Value stateOf(const norms::NormEntry& entry)
{
    const bool made = entry.attempt.made();
    const bool open =
        !made && entry.forecast.outlook != norms::Outlook::Over && entry.forecast.outlook != norms::Outlook::Impossible;
    const char* source = made   ? QT_TRANSLATE_NOOP("Table", "made")
                         : open ? QT_TRANSLATE_NOOP("Table", "still possible")
                                : QT_TRANSLATE_NOOP("Table", "missed by one condition");
    return Value(Worded{[source](const text::Wording& wording) { return wording.translate(kNormContext, source); },
                        made   ? "made"
                        : open ? "open"
                               : "missed"});
}

/// What decides: for a norm that is made or over the conditions, before that what is needed.
Value needs(const Section& section, const NormSource& source, const norms::NormEntry& entry)
{
    const bool over = entry.attempt.made() || entry.forecast.outlook == norms::Outlook::Over;
    const Explanation told = over ? norms::explainNorm(section, source.event, entry.player, entry.attempt, entry.norm)
                                  : norms::explainForecast(section, source.event, entry.player, entry.forecast);
    // What is missing says more than that it is missing.
    const auto broken = std::ranges::find_if(told.steps, &Step::decisive);
    const bool missed = over && !entry.attempt.made() && broken != told.steps.end();
    return Value(Worded{[step = missed ? *broken : told.conclusion](const text::Wording& wording) {
                            return text::phraseText(step, wording);
                        },
                        {}});
}

Column titled(Column made, std::string id)
{
    made.id = std::move(id);
    return made;
}

}  // namespace

NormSource normSource(const Section& section)
{
    NormSource source;
    source.event = norms::factsOf(section);
    source.entries = norms::normList(section, source.event);
    return source;
}

List normsList(const Section& section, const NormSource& source)
{
    List list;
    list.id = "norms";
    for (std::size_t row = 0; row < source.entries.size(); ++row) list.rows.push_back(row);
    const auto entry = [&source](Subject row) -> const norms::NormEntry& { return source.entries[row]; };
    const auto player = [entry](Subject row) { return entry(row).player; };
    const Outputs papers = Outputs::everywhere().without({Output::Screen, Output::Projector});
    for (const char* id : {"number", "title", "name", "federation"})
        list.columns.push_back(ofPlayer(section, id, player));
    // Names have the title in front; the answer beside the table has the federation.
    list.columns[1].outputs = {Output::Workbook, Output::Csv, Output::Json};
    list.columns[3].outputs = papers;
    const auto number = [&](const char* id, int width, auto of) {
        list.columns.push_back(column(id, Align::Right, {width}, [entry, of](Subject row) { return of(entry(row)); }));
        list.columns.back().outputs = papers;
    };
    list.columns.push_back(column("norm", Align::Left, {5},
                                  [entry](Subject row) { return Value(std::string(norms::nameOf(entry(row).norm))); }));
    list.columns.back().strong = true;
    list.columns.push_back(
        column("norm_state", Align::Left, {12}, [entry](Subject row) { return stateOf(entry(row)); }));
    number("rating_games", 5, [](const norms::NormEntry& one) { return Value(one.attempt.count()); });
    number("rating_score", 6,
           [](const norms::NormEntry& one) { return Value(Points{one.attempt.score * kTenthsOfHalves}); });
    number("norm_required", 6, [](const norms::NormEntry& one) {
        return one.attempt.required ? Value(Points{*one.attempt.required * kTenthsOfHalves}) : Value();
    });
    number("norm_average", 6, [](const norms::NormEntry& one) { return numberOrBlank(one.attempt.figures.average); });
    number("rating_performance", 6,
           [](const norms::NormEntry& one) { return numberOrBlank(one.attempt.figures.performance); });
    list.columns.push_back(
        titled(column("norm_needs", Align::Left, {30, true},
                      [&section, &source, entry](Subject row) { return needs(section, source, entry(row)); }),
               "norm_needs"));
    for (const Step& step : norms::obstacles(section, source.event))
        list.notes.emplace_back([step](const text::Wording& wording) { return text::phraseText(step, wording); });
    list.notes.emplace_back(
        [](const text::Wording& wording) { return text::phraseText({Phrase::NormOpinion}, wording); });
    return list;
}

std::vector<TitleClaim> titleClaims(const Section& section, const tiebreak::Standings& standings)
{
    std::vector<TitleClaim> claims;
    for (const DirectTitle& title : section.info.report.titles) {
        tiebreak::PlayerGroup group;
        group.sex = title.sex;
        for (const tiebreak::Row& row : tiebreak::groupRows(section, standings, group)) {
            if (row.rank < title.firstPlace || row.rank > title.lastPlace) continue;
            claims.push_back({row.participant, row.rank, title});
        }
    }
    return claims;
}

List titleClaimsList(const Section& section, const std::vector<TitleClaim>& claims)
{
    List list;
    list.id = "title_claims";
    for (std::size_t row = 0; row < claims.size(); ++row) list.rows.push_back(row);
    const auto player = [&claims](Subject row) { return claims[row].player; };
    list.columns.push_back(
        column("prize_place", Align::Right, {5}, [&claims](Subject row) { return Value(claims[row].place); }));
    for (const char* id : {"number", "title", "name", "fide_id", "birth", "federation", "rating"}) {
        list.columns.push_back(ofPlayer(section, id, player));
        list.columns.back().strong = list.columns.back().id == "name";
    }
    list.columns.push_back(
        column("claim", Align::Left, {10}, [&claims](Subject row) { return Value(claims[row].title.claim); }));
    list.columns.back().strong = true;
    list.columns.push_back(column("claim_remark", Align::Left, {16, true}, [&section, &claims](Subject row) {
        const TitleClaim& claim = claims[row];
        const int rating = section.players[claim.player].rating;
        if (claim.title.lowestRating == 0 || rating >= claim.title.lowestRating) return Value();
        return Value(Worded{[lowest = claim.title.lowestRating](const text::Wording& wording) {
                                return wording
                                    .translate(kNormContext, QT_TRANSLATE_NOOP("Table", "waits for a rating of %1"))
                                    .arg(lowest);
                            },
                            "waits"});
    }));
    return list;
}

}  // namespace kydai::tables
