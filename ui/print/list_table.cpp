#include "print/list_table.h"

#include <algorithm>

namespace kydai::print {

namespace {

using tables::Output;

Align paperAlign(tables::Align align)
{
    switch (align) {
    case tables::Align::Left:
        return Align::Left;
    case tables::Align::Centre:
        return Align::Centre;
    case tables::Align::Right:
        return Align::Right;
    }
    return Align::Left;
}

TableRow listRow(const tables::List& list, std::size_t row, const std::vector<std::size_t>& columns,
                 const DocumentWords& words)
{
    TableRow made;
    for (const std::size_t column : columns) {
        const auto cell = [&](const text::Wording& wording) {
            return tables::cellText(list, row, column, Output::Paper, wording);
        };
        made.cells << (tables::isWords(list.value(row, column)) ? words.each(cell) : cell(words.first()));
    }
    made.strong = row < list.strongRows.size() && list.strongRows[row];
    return made;
}

}  // namespace

Table listTable(const tables::List& list, const DocumentWords& words, std::string_view columns)
{
    const std::vector<std::size_t> shown = tables::chosenColumns(list, Output::Paper, columns).columns;
    Table table;
    for (const std::size_t at : shown) {
        const tables::Column& column = list.columns[at];
        const QString head =
            words.each([&](const text::Wording& wording) { return tables::headText(column, Output::Paper, wording); });
        table.columns.push_back({head, paperAlign(column.align), column.width.stretches, column.strong});
    }
    auto group = list.groups.begin();
    for (std::size_t row = 0; row < list.rows.size(); ++row) {
        for (; group != list.groups.end() && group->firstRow == row; ++group)
            table.rows.push_back({{words.each(group->title)}, true, false});
        table.rows.push_back(listRow(list, row, shown, words));
    }
    for (; group != list.groups.end(); ++group) table.rows.push_back({{words.each(group->title)}, true, false});
    return table;
}

QStringList listNotes(const tables::List& list, const DocumentWords& words)
{
    QStringList notes;
    for (const auto& note : list.notes) notes << words.each(note);
    return notes;
}

}  // namespace kydai::print
