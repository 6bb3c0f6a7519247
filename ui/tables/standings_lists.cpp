// Standings of players or teams, of a category, and of all categories.
#include "explain/bracket_words.h"
#include "model/presence.h"
#include "support/assert.h"
#include "tables/lists.h"
#include "tables/player_columns.h"
#include "tables/provisional.h"
#include "tables/standings_columns.h"
#include "text/adjustment_text.h"
#include "text/phrase_text.h"
#include "text/table_text.h"
#include "text/tie_break_text.h"
#include "text/value_text.h"
#include "tiebreak/explain_tiebreak.h"

#include <QStringList>

#include <algorithm>

namespace kydai::tables {

namespace {

constexpr char kStandingsContext[] = "Table";

/// The place of each participant in the rows shown; 0 for the others.
std::vector<int> placesIn(const tiebreak::Standings& standings, const std::vector<tiebreak::Row>& rows)
{
    std::vector<int> places(standings.competition->participants(), 0);
    for (const tiebreak::Row& row : rows) places[row.participant] = row.rank;
    return places;
}

/// Who has left the event by then or will not play the next round, and since when.
void addWithdrawals(List& list, const Section& section, RoundNumber round)
{
    Column left = column("status", Align::Left, {9}, [&section, round](Subject participant) {
        const Player& player = section.players[participant];
        if (!hasWithdrawnBy(player, round + 1)) return Value();
        const RoundNumber from = *player.withdrawnFromRound;
        const bool expelled = player.marks.expelled;
        return Value(Worded{[from, expelled](const text::Wording& wording) {
                                const char* said = expelled
                                                       ? QT_TRANSLATE_NOOP("Table", "expelled from round {round}")
                                                       : QT_TRANSLATE_NOOP("Table", "withdrawn from round {round}");
                                return text::fillHoles(wording.translate(kStandingsContext, said),
                                                       [&](const QString&) { return QString::number(from); });
                            },
                            (expelled ? "expelled:" : "withdrawn:") + std::to_string(from)});
    });
    left.ifAny = Outputs::everywhere();
    list.columns.push_back(std::move(left));
}

Value notComputed()
{
    return Worded{[](const text::Wording& wording) {
                      return wording.translate(kStandingsContext, QT_TRANSLATE_NOOP("Table", "not computed"));
                  },
                  "not computed"};
}

/// Names what is not computed, and says what that means for the places.
void addNotComputed(List& list, const tiebreak::Standings& standings)
{
    const auto open = std::ranges::find(standings.columns, tiebreak::Refusal::NotComputed, &tiebreak::Column::refusal);
    if (open == standings.columns.end()) return;
    list.notes.emplace_back([code = open->code, isOpen = standings.isOpen](const text::Wording& wording) {
        const QString sentence = wording.translate(
            kStandingsContext,
            isOpen ? QT_TRANSLATE_NOOP("Table",
                                       "{code} is not computed: those who are tied when it comes share a "
                                       "place, whatever stands behind it.")
                   : QT_TRANSLATE_NOOP("Table", "{code} is not computed; nobody is tied when it comes."));
        const QString name = text::spelledCode(code.text, wording);
        return text::fillHoles(sentence, [&](const QString&) { return name; });
    });
}

/// How far somebody came in a knock-out, which ranks before anything else.
Column reachColumn(const tiebreak::Standings& standings)
{
    return column("stage", Align::Left, {16}, [competition = standings.competition](Subject participant) {
        const KnockOutReach& reach = competition->reach[participant];
        if (reach.survived < 0) return Value();
        const std::string word(reach.places == 1 ? "bracket.won" : bracketWord(reach.places));
        return Value(Worded{[word](const text::Wording& wording) { return text::wordText(word, wording); }, word});
    });
}

/// Bonus and penalty points, which no result shows; of a match that was decided as a whole its row says it.
void addAdjustments(List& list, const Section& section, bool teams)
{
    const auto add = [&](const auto& entry) {
        if (entry.kind) return;
        list.notes.emplace_back(
            [&section, entry](const text::Wording& wording) { return text::adjustmentText(section, entry, wording); });
    };
    if (teams)
        std::ranges::for_each(section.teams.awards, add);
    else
        std::ranges::for_each(section.adjustments, add);
}

/// Rank, number, who it is, points and tie-breaks; places are `places`.
void addColumns(List& list, const Section& section, const tiebreak::Standings& standings, std::vector<int> places)
{
    Column rank = column("rank", Align::Right, {5}, [places = std::move(places)](Subject participant) {
        return numberOrBlank(places[participant]);
    });
    rank.strong = true;
    rank.onceInARow = true;
    list.columns.push_back(std::move(rank));
    addNumber(list, section, standings);
    if (standings.competition->teams) {
        list.columns.push_back(teamName(section));
    } else {
        addWho(list, section);
    }
    if (!standings.competition->teams) addWithdrawals(list, section, standings.round);
    if (!standings.competition->reach.empty()) list.columns.push_back(reachColumn(standings));
    if (standings.competition->keizer) addKeizer(list, standings);
    addPoints(list, standings);
    addTieBreaks(list, standings);
    if (!standings.leftOut.empty()) {
        list.notes.emplace_back([codes = standings.leftOut](const text::Wording& wording) {
            QStringList named;
            for (const std::string& code : codes) named << QString::fromStdString(code);
            const QString sentence = wording.translate(
                kStandingsContext, QT_TRANSLATE_NOOP("Table", "Left out, not known to this program: {codes}."));
            return text::fillHoles(sentence, [&](const QString&) { return named.join(QStringLiteral(", ")); });
        });
    }
    addNotComputed(list, standings);
    addLeftOut(list, section, *standings.competition);
    addAdjustments(list, section, standings.competition->teams);
    if (const auto missing = missingResults(section, standings.round); !missing.empty())
        list.notes.emplace_back([missing](const text::Wording& wording) { return provisionalText(missing, wording); });
}

void addRows(List& list, const std::vector<tiebreak::Row>& rows)
{
    for (const tiebreak::Row& row : rows) list.rows.push_back(row.participant);
}

}  // namespace

void addLeftOut(List& list, const Section& section, const tiebreak::Competition& competition)
{
    if (competition.teams) return;
    for (std::size_t player = 0; player < competition.participants(); ++player) {
        if (competition.leftOut[player] == tiebreak::LeftOut::No) continue;
        const Step step = tiebreak::leftOutStep(section, competition, player);
        list.notes.emplace_back([step](const text::Wording& wording) { return text::phraseText(step, wording); });
    }
}

Column teamName(const Section& section)
{
    Column made = column("name", Align::Left, {20, true},
                         [&section](Subject team) { return textOrBlank(section.teams.teams[team].name); });
    made.head = [](const text::Wording& wording, bool) { return text::tableHead("team", wording); };
    made.strong = true;
    return made;
}

void addNumber(List& list, const Section& section, const tiebreak::Standings& standings)
{
    Column number =
        standings.competition->teams
            ? column("number", Align::Right, {4},
                     [&standings](Subject team) { return numberOrBlank(standings.competition->numbers[team]); })
            : playerColumn(section, "number");
    number.id = "id";
    number.outputs = Outputs::everywhere().without({Output::Projector});
    list.columns.push_back(std::move(number));
}

void addWho(List& list, const Section& section)
{
    for (const std::string_view id : playerColumns({"name", "title", "unit", "federation", "rating", "sex"}))
        list.columns.push_back(playerColumn(section, id));
}

void addKeizer(List& list, const tiebreak::Standings& standings)
{
    const auto competition = standings.competition;
    const bool isWhole =
        std::ranges::all_of(competition->keizer->rows, [](const KeizerRow& row) { return row.sum % kSixtieths == 0; });
    list.columns.push_back(column("keizer", Align::Right, {6}, [competition, isWhole](Subject participant) {
        const auto sum = static_cast<double>(competition->keizer->rows[participant].sum);
        constexpr int kDecimals = 2;
        return Value(Real{sum / static_cast<double>(kSixtieths), isWhole ? 0 : kDecimals});
    }));
    list.columns.back().strong = true;
    list.columns.push_back(column("keizerValue", Align::Right, {5}, [competition](Subject participant) {
        return Value(competition->keizer->rows[participant].value);
    }));
}

void addPoints(List& list, const tiebreak::Standings& standings)
{
    list.columns.push_back(column("points", Align::Right, {5}, [&standings](Subject participant) {
        return Value(standings.competition->primary.score(participant));
    }));
    list.columns.back().strong = true;
    if (!standings.competition->teams) return;
    // Two kinds of points: each says which it is, and the other one stands beside it.
    const auto competition = standings.competition;
    const char* const own = competition->matchPointsPrimary ? "match_points" : "game_points";
    const char* const other = competition->matchPointsPrimary ? "game_points" : "match_points";
    list.columns.back().head = [own](const text::Wording& wording, bool isShort) {
        return isShort ? text::shortHead(own, wording) : text::tableHead(own, wording);
    };
    const bool isTold = std::ranges::any_of(standings.columns, [&](const tiebreak::Column& column) {
        return column.code.kind ==
               (competition->matchPointsPrimary ? tiebreak::Kind::GamePoints : tiebreak::Kind::MatchPoints);
    });
    if (isTold || competition->isOneMatch) return;
    list.columns.push_back(column(other, Align::Right, {5}, [competition](Subject participant) {
        return Value(competition->secondary.score(participant));
    }));
}

void addTieBreaks(List& list, const tiebreak::Standings& standings)
{
    for (std::size_t at = 0; at < standings.columns.size(); ++at) {
        const tiebreak::Column& tieBreak = standings.columns[at];
        // As wide as its numbers ("21,25", "2214") and its head: names and units need the room.
        constexpr std::size_t kNumber = 5;
        const std::string head = tiebreak::canonicalText(tieBreak.code);
        constexpr std::size_t kWords = 8;
        const bool isBlank = tieBreak.refusal == tiebreak::Refusal::NotComputed;
        const Width width{static_cast<int>(std::max(isBlank ? kWords : kNumber, head.size()))};
        Column made = column("tiebreak", Align::Right, width, [&standings, at](Subject participant) {
            const tiebreak::Column& of = standings.columns[at];
            if (of.refusal == tiebreak::Refusal::NotComputed) return notComputed();
            const auto& value = of.values[participant].value;
            return value ? Value(*value) : Value();
        });
        made.id = tieBreak.code.text;
        made.family = "tiebreaks";
        made.head = [head](const text::Wording&, bool) { return QString::fromStdString(head); };
        list.columns.push_back(std::move(made));
    }
}

List standingsList(const Section& section, const tiebreak::Standings& standings)
{
    List list;
    list.id = "standings";
    addColumns(list, section, standings, placesIn(standings, standings.rows));
    addRows(list, standings.rows);
    return list;
}

QString groupName(const tiebreak::PlayerGroup& group, const text::Wording& wording)
{
    if (!group.category.empty()) return QString::fromStdString(group.category);
    return wording.translate(kStandingsContext, group.sex == Sex::Female ? QT_TRANSLATE_NOOP("Table", "Women and girls")
                                                                         : QT_TRANSLATE_NOOP("Table", "Men and boys"));
}

List groupList(const Section& section, const tiebreak::Standings& standings, const tiebreak::PlayerGroup& group)
{
    if (standings.competition->teams || group.isEverybody()) return standingsList(section, standings);
    const std::vector<tiebreak::Row> rows = tiebreak::groupRows(section, standings, group);
    List list;
    list.id = "standings";
    addColumns(list, section, standings, placesIn(standings, rows));
    addRows(list, rows);
    return list;
}

List groupsList(const Section& section, const tiebreak::Standings& standings, tiebreak::GroupKind kind)
{
    KYDAI_ASSERT(!standings.competition->teams);
    List list;
    const bool bySex = kind == tiebreak::GroupKind::Sex;
    list.id = bySex ? "sexes" : "categories";
    std::vector<int> places(standings.competition->participants(), 0);
    for (const tiebreak::PlayerGroup& group : tiebreak::groupsOf(section, kind)) {
        const std::vector<tiebreak::Row> rows = tiebreak::groupRows(section, standings, group);
        list.groups.push_back(
            {list.rows.size(), [group](const text::Wording& wording) { return groupName(group, wording); }});
        for (const tiebreak::Row& row : rows) places[row.participant] = row.rank;
        addRows(list, rows);
    }
    addColumns(list, section, standings, std::move(places));
    // Paper has the groups as headings.
    const auto category = list.find(bySex ? "sex" : "category");
    Column front = std::move(list.columns[*category]);
    list.columns.erase(list.columns.begin() + static_cast<std::ptrdiff_t>(*category));
    front.outputs = Outputs::everywhere().without({Output::Paper, Output::Html, Output::Projector});
    list.columns.insert(list.columns.begin(), std::move(front));
    return list;
}

}  // namespace kydai::tables
