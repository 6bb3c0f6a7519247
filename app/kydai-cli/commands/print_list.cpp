#include "commands/print_list.h"

#include "format/csv.h"
#include "format/xlsx.h"
#include "support/file_system.h"

#include <fmt/format.h>

namespace kydai::cli {

std::optional<tables::Output> tableOutput(const std::string& out)
{
    if (out.ends_with(".xlsx")) return tables::Output::Workbook;
    if (out.ends_with(".csv")) return tables::Output::Csv;
    if (out.ends_with(".json")) return tables::Output::Json;
    if (out.ends_with(".txt")) return tables::Output::Text;
    return std::nullopt;
}

bool knowsColumns(const tables::List& list, const std::string& columns, Context& context)
{
    const std::string unknown = tables::chosenColumns(list, tables::Output::Paper, columns).unknown;
    if (unknown.empty()) return true;
    context.failUsage(
        fmt::format("--columns: there is no column '{}' in this list; it has {}", unknown, tables::knownColumns(list)));
    return false;
}

void writeList(const tables::List& list, const std::string& columns, tables::Output output,
               const text::Wording& wording, const Output& out, Context& context)
{
    const std::vector<std::size_t> chosen = tables::chosenColumns(list, output, columns).columns;
    if (output == tables::Output::Json) return context.write(out, tables::jsonText(list, chosen, wording));
    const format::Table table = tables::tableOf(list, chosen, output, wording);
    if (output == tables::Output::Text) return context.write(out, tables::alignedText(table));
    if (output == tables::Output::Csv)
        return context.write(out, std::string(format::kByteOrderMark) + format::writeCsv(table));
    if (!context.mayWrite(out)) return;
    context.writeBy(out,
                    [&](const std::string& file) { return format::writeXlsx(pathOf(file), table.title, {table}); });
}

}  // namespace kydai::cli
