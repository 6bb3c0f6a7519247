// What moves where some facts are supposed to be others: one row for each place, number of points, value, prize, rating
// and norm, as it is and as it would be.
#include "tables/lists.h"
#include "tables/provisional.h"
#include "text/phrase_text.h"
#include "text/value_text.h"

#include <array>
#include <variant>

namespace kydai::tables {

namespace {

constexpr char kWhatIfContext[] = "Table";
constexpr std::array kMoveHeads{QT_TRANSLATE_NOOP("Table", "Places"),     QT_TRANSLATE_NOOP("Table", "Points"),
                                QT_TRANSLATE_NOOP("Table", "Tie-breaks"), QT_TRANSLATE_NOOP("Table", "Prizes"),
                                QT_TRANSLATE_NOOP("Table", "Ratings"),    QT_TRANSLATE_NOOP("Table", "Norms")};
static_assert(kMoveHeads.size() == ask::kWhatMoves.size(), "a kind of move without its head");

const char* headOf(const ask::WhatMoves& move)
{
    return kMoveHeads[static_cast<std::size_t>(move.kind)];
}

/// A value as its sentence writes it; numbers stay numbers.
Value cellOf(const std::optional<kydai::Value>& value)
{
    if (!value) return {};
    if (const auto* count = std::get_if<Count>(&*value)) return Value(static_cast<int>(count->value));
    if (const auto* points = std::get_if<Points>(&*value)) return Value(*points);
    if (const auto* fraction = std::get_if<Fraction>(&*value)) return Value(*fraction);
    if (const auto* real = std::get_if<Real>(&*value)) return Value(*real);
    return Value(
        Worded{[shown = *value](const text::Wording& wording) { return text::valueText(shown, wording); }, {}});
}

}  // namespace

List whatIfList(const ask::WhatIf& made)
{
    List list;
    list.id = "what_if";
    list.suffix = std::to_string(made.round);
    const auto add = [&](std::string_view id, Align align, Width width, std::function<Value(Subject)> value) {
        list.columns.push_back(column(id, align, width, std::move(value)));
    };
    const std::vector<ask::WhatMoves>& moves = made.moves;
    add("if_kind", Align::Left, {10}, [&moves](Subject at) {
        const ask::WhatMoves& move = moves[at];
        return Value(Worded{
            [source = headOf(move)](const text::Wording& wording) { return wording.translate(kWhatIfContext, source); },
            std::string(ask::kWhatMoves[static_cast<std::size_t>(move.kind)])});
    });
    list.columns.back().outputs = Outputs::everywhere().without({Output::Paper, Output::Html});
    list.columns.back().onceInARow = true;
    add("if_of", Align::Left, {10}, [&moves](Subject at) { return textOrBlank(moves[at].what); });
    add("number", Align::Right, {4}, [&moves](Subject at) { return numberOrBlank(moves[at].number); });
    add("name", Align::Left, {20, true}, [&moves](Subject at) { return Value(moves[at].name); });
    list.columns.back().strong = true;
    add("if_before", Align::Right, {12}, [&moves](Subject at) { return cellOf(moves[at].before); });
    add("if_after", Align::Right, {12}, [&moves](Subject at) { return cellOf(moves[at].after); });
    list.columns.back().strong = true;
    add("why", Align::Left, {40, true}, [&moves](Subject at) {
        return Value(Worded{
            [step = moves[at].why](const text::Wording& wording) { return text::phraseText(step, wording); }, {}});
    });
    // On paper the reasons stand below the table, each with its details.
    list.columns.back().outputs = Outputs::everywhere().without({Output::Paper, Output::Html, Output::Text});
    for (Subject at = 0; at < moves.size(); ++at) {
        if (at == 0 || moves[at].kind != moves[at - 1].kind)
            list.groups.push_back({at, [source = headOf(moves[at])](const text::Wording& wording) {
                                       return wording.translate(kWhatIfContext, source);
                                   }});
        list.rows.push_back(at);
    }
    if (const auto missing = missingResults(*made.after, made.round); !missing.empty())
        list.notes.emplace_back([missing](const text::Wording& wording) { return provisionalText(missing, wording); });
    return list;
}

}  // namespace kydai::tables
