// The places by every edition of the rules, and a round by both editions of the pairing rules.
#include "tables/lists.h"
#include "tables/player_columns.h"
#include "tables/provisional.h"
#include "tables/standings_columns.h"
#include "text/phrase_text.h"
#include "tiebreak/explain_moves.h"

#include <QStringList>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>

namespace kydai::tables {

namespace {

constexpr char kEditionContext[] = "Table";
constexpr std::string_view kPlaceColumns[] = {"place_old", "place_24", "place_26"};
constexpr const char* kSuffixes[] = {"@OLD", "@24", "@26"};
static_assert(std::size(kSuffixes) == std::size(kPlaceColumns));
static_assert(std::size(kPlaceColumns) == ask::kTieBreakEditions.size(), "an edition without its column");

using Tables = ask::EditionTables;

/// Whether two editions give somebody another value.
bool differs(const Tables& tables, std::size_t column)
{
    const auto& first = tables.standings.front()->columns[column].values;
    return std::ranges::any_of(tables.standings, [&](const auto& standings) {
        const auto& values = standings->columns[column].values;
        return !std::ranges::equal(values, first, {}, &tiebreak::Value::value, &tiebreak::Value::value);
    });
}

Column valueColumn(const tiebreak::Standings& standings, std::size_t at, const std::string& head)
{
    constexpr std::size_t kNumber = 5;
    Column made = column("tiebreak", Align::Right, {static_cast<int>(std::max(kNumber, head.size() + 2))},
                         [&standings, at](Subject participant) {
                             const auto& value = standings.columns[at].values[participant].value;
                             return value ? Value(*value) : Value();
                         });
    made.id = head;
    made.family = "tiebreaks";
    made.head = [head](const text::Wording&, bool) { return QString::fromStdString(head); };
    return made;
}

/// A tie-break once, or by each edition where that makes a difference.
void addValues(List& list, const Tables& tables, std::size_t at)
{
    const std::string code = tiebreak::canonicalText(tables.ofOwn().columns[at].code);
    if (!differs(tables, at)) {
        list.columns.push_back(valueColumn(tables.ofOwn(), at, code));
        return;
    }
    for (std::size_t edition = 0; edition < tables.standings.size(); ++edition)
        list.columns.push_back(valueColumn(*tables.standings[edition], at, code + kSuffixes[edition]));
}

/// A participant's moves from an edition to the next, with the steps that tell them.
struct Told {
    QStringList moves{};
    std::vector<Step> why{};
};
using AllTold = std::map<std::size_t, Told>;

AllTold tellAll(const Section& section, const Tables& tables)
{
    AllTold all;
    for (std::size_t at = 0; at < tables.moves.size(); ++at) {
        const tiebreak::MoveTeller teller(section, section, tables.moves[at]);
        const std::string_view edition = tiebreak::editionName(ask::kTieBreakEditions[at + 1]);
        for (const tiebreak::Move& move : tables.moves[at].list) {
            Told& told = all[move.participant];
            const int up = move.before - move.after;
            told.moves << QStringLiteral("%1 %2%3")
                              .arg(QString::fromUtf8(edition.data(), static_cast<qsizetype>(edition.size())),
                                   up > 0 ? QStringLiteral("▲") : QStringLiteral("▼"))
                              .arg(std::abs(up));
            told.why.push_back(teller.place(move));
        }
    }
    return all;
}

void addMoves(List& list, const std::shared_ptr<const AllTold>& told)
{
    list.columns.push_back(column("moves", Align::Left, {16}, [told](Subject participant) {
        const auto at = told->find(participant);
        return at == told->end() ? Value() : Value(at->second.moves.join(QStringLiteral(", ")).toStdString());
    }));
    Column why = column("why", Align::Left, {40, true}, [told](Subject participant) {
        const auto at = told->find(participant);
        if (at == told->end()) return Value();
        return Value(Worded{[steps = at->second.why](const text::Wording& wording) {
                                QStringList lines;
                                for (const Step& step : steps) lines << text::phraseText(step, wording);
                                return lines.join(QLatin1Char(' '));
                            },
                            {}});
    });
    // On paper the reasons stand below the table, each with its details.
    why.outputs = Outputs::everywhere().without({Output::Paper, Output::Html, Output::Projector, Output::Text});
    list.columns.push_back(std::move(why));
}

Value seatText(const Section& section, const std::optional<pairing::Seat>& seat)
{
    if (!seat) return std::string("–");
    const auto named = [&](PlayerId player) {
        const Player* found = section.find(player);
        return found == nullptr ? std::string() : std::to_string(found->tpn) + ' ' + found->name;
    };
    const std::string white = named(seat->white);
    if (seat->black) return white + " – " + named(seat->black);
    return Worded{[name = QString::fromStdString(white)](const text::Wording& wording) {
                      return wording.translate(kEditionContext, QT_TRANSLATE_NOOP("Table", "%1: bye")).arg(name);
                  },
                  {}};
}

}  // namespace

List editionsList(const Section& section, const Tables& tables)
{
    List list;
    list.id = "editions";
    list.suffix = std::to_string(tables.round);
    const tiebreak::Standings& own = tables.ofOwn();
    for (std::size_t at = 0; at < tables.standings.size(); ++at) {
        const tiebreak::Standings& standings = *tables.standings[at];
        list.columns.push_back(column(kPlaceColumns[at], Align::Right, {9}, [&standings](Subject participant) {
            return numberOrBlank(standings.rank(participant));
        }));
        list.columns.back().strong = standings.edition == tables.own;
    }
    addNumber(list, section, own);
    list.columns.push_back(own.competition->teams ? teamName(section) : playerColumn(section, "name"));
    addPoints(list, own);
    for (std::size_t at = 0; at < own.columns.size(); ++at) addValues(list, tables, at);
    const auto told = std::make_shared<const AllTold>(tellAll(section, tables));
    addMoves(list, told);
    for (const tiebreak::Row& row : own.rows) {
        list.rows.push_back(row.participant);
        list.strongRows.push_back(told->contains(row.participant));
    }
    addLeftOut(list, section, *own.competition);
    if (const auto missing = missingResults(section, tables.round); !missing.empty())
        list.notes.emplace_back([missing](const text::Wording& wording) { return provisionalText(missing, wording); });
    return list;
}

List editionBoardsList(const Section& section, const Tables& tables)
{
    List list;
    list.id = "edition_boards";
    list.suffix = std::to_string(tables.pairing.round);
    const std::vector<ask::EditionBoard>& boards = tables.pairing.boards;
    list.columns.push_back(
        column("board", Align::Right, {4}, [](Subject board) { return Value(static_cast<int>(board) + 1); }));
    list.columns.push_back(column("by_2017", Align::Left, {30, true}, [&section, &boards](Subject board) {
        return seatText(section, boards[board].by2017);
    }));
    list.columns.push_back(column("by_2026", Align::Left, {30, true}, [&section, &boards](Subject board) {
        return seatText(section, boards[board].by2026);
    }));
    for (Subject board = 0; board < boards.size(); ++board) {
        list.rows.push_back(board);
        list.strongRows.push_back(!boards[board].isSame());
    }
    return list;
}

}  // namespace kydai::tables
