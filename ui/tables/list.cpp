#include "tables/list.h"

#include "support/utf8.h"
#include "text/table_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>

namespace kydai::tables {

namespace {

bool isForPrograms(Output output)
{
    return output == Output::Csv || output == Output::Json;
}

bool hasShortHeads(Output output)
{
    return output == Output::Screen || output == Output::Projector || output == Output::Paper;
}

/// The row right above in the same group.
bool hasRowAbove(const List& list, std::size_t row)
{
    return row > 0 && std::ranges::find(list.groups, row, &Group::firstRow) == list.groups.end();
}

std::string headFor(const Column& column, Output output, const text::Wording& wording, Heads heads)
{
    return heads == Heads::Ids ? column.id : headText(column, output, wording).toStdString();
}

nlohmann::ordered_json jsonValue(const Value& value, const text::Wording& wording)
{
    if (const int* number = std::get_if<int>(&value)) return *number;
    if (const ListPlace* place = std::get_if<ListPlace>(&value)) return place->number;
    std::string text = plain(value, wording);
    return text.empty() ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(std::move(text));
}

}  // namespace

std::optional<std::size_t> List::find(std::string_view columnId) const
{
    const auto at = std::ranges::find(columns, columnId, &Column::id);
    if (at == columns.end()) return std::nullopt;
    return static_cast<std::size_t>(at - columns.begin());
}

bool List::hasAny(std::size_t column) const
{
    return std::ranges::any_of(rows, [&](Subject subject) { return !isBlank(columns[column].value(subject)); });
}

bool List::hasDifferent(std::size_t column) const
{
    const text::Wording wording(text::Language::English);
    const auto said = [&](Subject subject) { return plain(columns[column].value(subject), wording); };
    return std::ranges::any_of(rows, [&](Subject subject) { return said(subject) != said(rows.front()); });
}

std::vector<std::size_t> defaultColumns(const List& list, Output output)
{
    std::vector<std::size_t> shown;
    for (std::size_t at = 0; at < list.columns.size(); ++at) {
        const Column& column = list.columns[at];
        if (!column.outputs.has(output) || (column.ifAny.has(output) && !list.hasAny(at))) continue;
        if (!column.ifDiffering.has(output) || list.hasDifferent(at)) shown.push_back(at);
    }
    return shown;
}

Choice chosenColumns(const List& list, Output output, std::string_view words)
{
    Choice choice;
    const auto add = [&](std::string_view word) {
        if (word == "default") {
            const std::vector<std::size_t> usual = defaultColumns(list, output);
            choice.columns.insert(choice.columns.end(), usual.begin(), usual.end());
            return true;
        }
        bool found = false;
        for (std::size_t at = 0; at < list.columns.size(); ++at) {
            const Column& column = list.columns[at];
            if (column.id != word && (column.family.empty() || column.family != word)) continue;
            choice.columns.push_back(at);
            found = true;
        }
        // A list of no round has no column of this family yet.
        return found || word == "rounds" || word == "tiebreaks";
    };
    if (words.empty()) words = "default";
    while (!words.empty()) {
        const std::size_t comma = words.find(',');
        const std::string_view word = words.substr(0, comma);
        if (!add(word) && choice.unknown.empty()) choice.unknown = word.empty() ? "," : std::string(word);
        words = comma == std::string_view::npos ? std::string_view() : words.substr(comma + 1);
    }
    return choice;
}

std::string knownColumns(const List& list)
{
    std::string known;
    for (const Column& column : list.columns) known += (known.empty() ? "" : ", ") + column.id;
    return known;
}

QString headText(const Column& column, Output output, const text::Wording& wording)
{
    return column.head(wording, hasShortHeads(output));
}

QString cellText(const List& list, std::size_t row, std::size_t column, Output output, const text::Wording& wording)
{
    const Value value = list.value(row, column);
    if (isForPrograms(output)) return QString::fromStdString(plain(value, wording));
    QString text = written(value, output, wording);
    const bool onPaper = output == Output::Paper || output == Output::Html || output == Output::Projector;
    if (!list.columns[column].onceInARow || !onPaper || !hasRowAbove(list, row)) return text;
    return written(list.value(row - 1, column), output, wording) == text ? QString() : text;
}

QString titleText(const List& list, const text::Wording& wording)
{
    const QString title = text::tableHead(list.id, wording);
    return list.suffix.empty() ? title : title + QLatin1Char(' ') + QString::fromStdString(list.suffix);
}

format::Table tableOf(const List& list, std::span<const std::size_t> columns, Output output,
                      const text::Wording& wording, Heads heads)
{
    format::Table table;
    table.title = titleText(list, wording).toStdString();
    for (const auto& note : list.notes) table.notes.push_back(note(wording).toStdString());
    for (const std::size_t at : columns) {
        const Column& column = list.columns[at];
        table.columns.push_back({headFor(column, output, wording, heads), column.align == Align::Right});
    }
    table.rows.reserve(list.rows.size());
    for (std::size_t row = 0; row < list.rows.size(); ++row) {
        std::vector<std::string> cells;
        cells.reserve(columns.size());
        for (const std::size_t at : columns) cells.push_back(cellText(list, row, at, output, wording).toStdString());
        table.rows.push_back(std::move(cells));
    }
    return table;
}

std::string alignedText(const format::Table& table)
{
    std::vector<std::size_t> widths;
    for (const format::TableColumn& column : table.columns) widths.push_back(utf8::length(column.head));
    for (const auto& row : table.rows) {
        for (std::size_t cell = 0; cell < row.size(); ++cell)
            widths[cell] = std::max(widths[cell], utf8::length(row[cell]));
    }
    std::string text;
    for (const std::string& note : table.notes) text += note + '\n';
    const auto line = [&](const auto& cellOf) {
        std::string made;
        for (std::size_t at = 0; at < widths.size(); ++at) {
            const std::string& cell = cellOf(at);
            const std::string blank(widths[at] - utf8::length(cell), ' ');
            if (at > 0) made += "  ";
            made += table.columns[at].numeric ? blank + cell : cell + blank;
        }
        made.erase(made.find_last_not_of(' ') + 1);
        text += made + '\n';
    };
    line([&](std::size_t at) -> const std::string& { return table.columns[at].head; });
    for (const auto& row : table.rows) line([&](std::size_t at) -> const std::string& { return row[at]; });
    return text;
}

std::string jsonText(const List& list, std::span<const std::size_t> columns, const text::Wording& wording)
{
    using Json = nlohmann::ordered_json;
    Json root = {{"list", list.id}};
    if (!list.suffix.empty()) root["round"] = list.suffix;
    Json notes = Json::array();
    for (const auto& note : list.notes) notes.push_back(note(wording).toStdString());
    root["notes"] = std::move(notes);
    Json heads = Json::array();
    for (const std::size_t at : columns) {
        const Column& column = list.columns[at];
        heads.push_back({{"id", column.id}, {"head", headText(column, Output::Json, wording).toStdString()}});
    }
    root["columns"] = std::move(heads);
    Json rows = Json::array();
    for (std::size_t row = 0; row < list.rows.size(); ++row) {
        Json cells = Json::object();
        for (const std::size_t at : columns) cells[list.columns[at].id] = jsonValue(list.value(row, at), wording);
        rows.push_back(std::move(cells));
    }
    root["rows"] = std::move(rows);
    return root.dump(1) + '\n';
}

}  // namespace kydai::tables
