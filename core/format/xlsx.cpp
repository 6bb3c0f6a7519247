#include "format/xlsx.h"

#include "support/file_system.h"
#include "support/output_file.h"
#include "support/utf8.h"

#include <xlsxwriter.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <set>

namespace kydai::format {

namespace {

constexpr std::size_t kLongestSheetName = 31;
constexpr std::size_t kWidestColumn = 40;

/// A sheet's name: what Excel allows, 31 characters, none twice.
std::string sheetName(std::string wanted, std::set<std::string>& taken)
{
    std::ranges::replace_if(
        wanted, [](char c) { return std::string_view("[]:*?/\\'").find(c) != std::string_view::npos; }, ' ');
    std::u32string characters = utf8::decode(wanted);
    constexpr std::size_t kRoomForCount = 4;
    if (characters.size() > kLongestSheetName - kRoomForCount) characters.resize(kLongestSheetName - kRoomForCount);
    std::string name = utf8::encode(characters.empty() ? U"1" : characters);
    const std::string base = name;
    for (int count = 2; !taken.insert(utf8::fold(name)).second; ++count) {
        name = base;
        name += ' ';
        name += std::to_string(count);
    }
    return name;
}

/// The number that a text for people is: 3½, 12,5 and 12.5 are; none otherwise.
std::optional<double> numberOf(std::string text)
{
    constexpr std::string_view kHalf = "½";
    const bool half = text.ends_with(kHalf);
    if (half) text.erase(text.size() - kHalf.size());
    if (half && text.empty()) return 0.5;
    std::ranges::replace(text, ',', '.');
    double number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number);
    if (problem != std::errc{} || stop != end) return std::nullopt;
    return half ? number + 0.5 : number;
}

void writeCell(lxw_worksheet* sheet, lxw_row_t row, lxw_col_t column, const std::string& text, bool numeric)
{
    const std::optional<double> number = numeric ? numberOf(text) : std::nullopt;
    if (number)
        worksheet_write_number(sheet, row, column, *number, nullptr);
    else if (!text.empty())
        worksheet_write_string(sheet, row, column, text.c_str(), nullptr);
}

void writeSheet(lxw_worksheet* sheet, lxw_format* bold, lxw_format* headFormat, const Table& table)
{
    lxw_row_t top = 0;
    for (const std::string& note : table.notes) worksheet_write_string(sheet, top++, 0, note.c_str(), bold);
    for (std::size_t at = 0; at < table.columns.size(); ++at) {
        const TableColumn& column = table.columns[at];
        const auto place = static_cast<lxw_col_t>(at);
        worksheet_write_string(sheet, top, place, column.head.c_str(), headFormat);
        std::size_t width = utf8::length(column.head);
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            const std::string& text = table.rows[row][at];
            writeCell(sheet, top + static_cast<lxw_row_t>(row + 1), place, text, column.numeric);
            width = std::max(width, utf8::length(text));
        }
        worksheet_set_column(sheet, place, place, static_cast<double>(std::min(width, kWidestColumn)) + 2, nullptr);
    }
    worksheet_freeze_panes(sheet, top + 1, 0);
    worksheet_repeat_rows(sheet, top, top);
    worksheet_set_landscape(sheet);
    worksheet_fit_to_pages(sheet, 1, 0);
}

/// "='Danh sách'!$A$2:$K$60"
std::string rangeOf(const lxw_worksheet& sheet, const Table& table)
{
    const auto cell = [](std::size_t row, std::size_t column) {
        std::array<char, LXW_MAX_CELL_NAME_LENGTH> text{};
        lxw_rowcol_to_cell_abs(text.data(), static_cast<lxw_row_t>(row), static_cast<lxw_col_t>(column), 1, 1);
        return std::string(text.data());
    };
    const std::size_t top = table.notes.size();
    return "='" + std::string(sheet.name) + "'!" + cell(top, 0) + ':' +
           cell(top + table.rows.size(), std::max<std::size_t>(table.columns.size(), 1) - 1);
}

}  // namespace

Result<void> writeXlsx(const std::filesystem::path& path, std::string_view title, const std::vector<Table>& tables)
{
    OutputFile file(path);
    // Tried before, since the library itself complains on the standard error stream.
    if (auto possible = file.write({}); !possible) return possible;
    const std::string name = narrowName(file.unfinished());
    std::error_code none;
    std::string temporary = narrowName(std::filesystem::temp_directory_path(none));
    lxw_workbook_options options{};
    options.tmpdir = temporary.data();
    lxw_workbook* book = workbook_new_opt(name.c_str(), &options);
    if (book == nullptr) return Error{.code = Errc::CannotWrite, .file = toUtf8(path), .detail = "workbook_new"};
    std::string heading(title);  // the library takes a char* and only reads it
    lxw_doc_properties properties{};
    properties.title = heading.data();
    workbook_set_properties(book, &properties);
    lxw_format* bold = workbook_add_format(book);
    format_set_bold(bold);
    lxw_format* headFormat = workbook_add_format(book);
    format_set_bold(headFormat);
    format_set_bottom(headFormat, LXW_BORDER_THIN);
    std::set<std::string> taken;
    int lists = 0;
    for (const Table& table : tables) {
        lxw_worksheet* sheet = workbook_add_worksheet(book, sheetName(table.title, taken).c_str());
        if (sheet == nullptr) continue;
        writeSheet(sheet, bold, headFormat, table);
        if (table.isRead)
            workbook_define_name(book, (std::string(kListName) + std::to_string(++lists)).c_str(),
                                 rangeOf(*sheet, table).c_str());
    }
    const lxw_error problem = workbook_close(book);
    if (problem != LXW_NO_ERROR) return Error{Errc::CannotWrite, toUtf8(path), 0, {}, {}, lxw_strerror(problem)};
    return file.commit();
}

}  // namespace kydai::format
