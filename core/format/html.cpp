#include "format/html.h"

namespace kydai::format {

namespace {

constexpr std::string_view kStyle = R"(<style>
body { font-family: "Noto Sans", "DejaVu Sans", sans-serif; margin: 2em auto; max-width: 72em; padding: 0 1em; }
h1 { font-size: 1.5em; }
h2 { font-size: 1.15em; margin-top: 2em; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { text-align: left; border-bottom: 2px solid #0f766e; padding: 4px 8px; }
td { border-bottom: 1px solid #ddd; padding: 3px 8px; }
.number { text-align: right; }
.note { font-weight: bold; }
@media print { tr { break-inside: avoid; } thead { display: table-header-group; } body { margin: 0; } }
</style>
)";

void appendTable(std::string& out, const Table& table)
{
    out += "<h2>" + escapeHtml(table.title) + "</h2>\n";
    for (const std::string& note : table.notes) out += "<p class=\"note\">" + escapeHtml(note) + "</p>\n";
    out += "<table>\n<thead><tr>";
    for (const TableColumn& column : table.columns) {
        out += column.numeric ? "<th class=\"number\" scope=\"col\">" : "<th scope=\"col\">";
        out += escapeHtml(column.head) + "</th>";
    }
    out += "</tr></thead>\n<tbody>\n";
    for (const auto& row : table.rows) {
        out += "<tr>";
        for (std::size_t at = 0; at < row.size(); ++at) {
            out += table.columns[at].numeric ? "<td class=\"number\">" : "<td>";
            out += escapeHtml(row[at]) + "</td>";
        }
        out += "</tr>\n";
    }
    out += "</tbody>\n</table>\n";
}

}  // namespace

std::string writeHtml(std::string_view title, const std::vector<Table>& tables, std::string_view language)
{
    const std::string safeTitle = escapeHtml(title);
    std::string out =
        "<!DOCTYPE html>\n<html lang=\"" + escapeHtml(language) + "\">\n<head>\n<meta charset=\"utf-8\">\n";
    out +=
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" + safeTitle + "</title>\n";
    out += kStyle;
    out += "</head>\n<body>\n<h1>" + safeTitle + "</h1>\n";
    for (const Table& table : tables) appendTable(out, table);
    out += "</body>\n</html>\n";
    return out;
}

std::string escapeHtml(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            out += c;
        }
    }
    return out;
}

}  // namespace kydai::format
