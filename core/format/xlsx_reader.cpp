#include "format/xlsx_reader.h"

#include "format/xlsx.h"
#include "format/zip_archive.h"
#include "model/date.h"
#include "support/fragments.h"

#include <pugixml.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace kydai::format {

namespace {

constexpr std::size_t kMostColumns = 256;

Error noWorkbook(const std::string& fileName)
{
    return {Errc::Malformed,
            fileName,
            0,
            fragment(FragmentId::DamagedArchive),
            fragment(FragmentId::WorkbookSavedAnew),
            {}};
}

/// Names come with and without a prefix ("x:row"): what counts is what stands behind it.
std::string_view localName(const pugi::xml_node& node)
{
    const std::string_view name = node.name();
    const std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

pugi::xml_node child(const pugi::xml_node& parent, std::string_view name)
{
    const auto children = parent.children();
    const auto at = std::find_if(children.begin(), children.end(),
                                 [&](const pugi::xml_node& node) { return localName(node) == name; });
    return at == children.end() ? pugi::xml_node() : *at;
}

template <class Visit>
void forEach(const pugi::xml_node& parent, std::string_view name, Visit visit)
{
    for (const pugi::xml_node& node : parent.children()) {
        if (localName(node) == name) visit(node);
    }
}

/// All text of a string item: plain, or in runs of different type; how it is pronounced is left out.
std::string textOf(const pugi::xml_node& item)
{
    std::string text;
    for (const pugi::xml_node& node : item.children()) {
        if (localName(node) == "t") text += node.text().get();
        if (localName(node) == "r") text += child(node, "t").text().get();
    }
    return text;
}

/// Whether a format of Excel's shows days: letters of a date outside quotes and brackets.
bool showsDays(std::string_view format)
{
    bool quoted = false;
    bool bracketed = false;
    for (std::size_t at = 0; at < format.size(); ++at) {
        const char c = format[at];
        if (c == '\\') {
            ++at;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (c == '[' || c == ']') {
            bracketed = c == '[';
        } else if (!quoted && !bracketed && (c == 'd' || c == 'D' || c == 'y' || c == 'Y')) {
            return true;
        }
    }
    return false;
}

bool isDayFormat(int id)
{
    return (id >= 14 && id <= 17) || id == 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
}

class Workbook {
public:
    Workbook(const ZipArchive& archive, std::string fileName) : m_archive(archive), m_fileName(std::move(fileName)) {}

    Result<std::vector<Sheet>> read()
    {
        pugi::xml_document book;
        pugi::xml_document links;
        if (!load("xl/workbook.xml", book) || !load("xl/_rels/workbook.xml.rels", links)) return noWorkbook(m_fileName);
        const pugi::xml_node root = child(book, "workbook");
        m_from1904 = child(root, "workbookPr").attribute("date1904").as_bool();
        readTexts();
        readStyles();
        std::map<std::string, std::string> targets;
        forEach(child(links, "Relationships"), "Relationship", [&](const pugi::xml_node& link) {
            targets[link.attribute("Id").value()] = link.attribute("Target").value();
        });
        const std::set<std::string> lists = namedLists(child(root, "definedNames"));
        std::vector<Sheet> sheets;
        bool whole = true;
        forEach(child(root, "sheets"), "sheet", [&](const pugi::xml_node& sheet) {
            const auto target = targets.find(linkOf(sheet));
            if (target == targets.end()) return;
            std::string member = target->second.starts_with('/') ? target->second.substr(1) : "xl/" + target->second;
            if (!m_archive.has(member)) return;
            pugi::xml_document content;
            whole = whole && load(member, content);
            const std::string name = sheet.attribute("name").value();
            sheets.push_back({name, rowsOf(child(child(content, "worksheet"), "sheetData")), lists.contains(name)});
        });
        if (!whole || sheets.empty()) return noWorkbook(m_fileName);
        return sheets;
    }

private:
    static std::string linkOf(const pugi::xml_node& sheet)
    {
        for (const pugi::xml_attribute& attribute : sheet.attributes()) {
            if (std::string_view(attribute.name()).ends_with(":id")) return attribute.value();
        }
        return {};
    }

    /// The sheets that names of ours point to: "'Danh sách'!$A$2:$K$60", with a quote in it twice.
    static std::set<std::string> namedLists(const pugi::xml_node& names)
    {
        std::set<std::string> sheets;
        forEach(names, "definedName", [&](const pugi::xml_node& name) {
            if (!std::string_view(name.attribute("name").value()).starts_with(kListName)) return;
            std::string sheet = name.text().get();
            sheet.resize(std::min(sheet.rfind('!'), sheet.size()));
            if (sheet.size() > 1 && sheet.front() == '\'' && sheet.back() == '\'')
                sheet = sheet.substr(1, sheet.size() - 2);
            for (std::size_t at = 0; (at = sheet.find("''", at)) != std::string::npos; ++at) sheet.erase(at, 1);
            sheets.insert(std::move(sheet));
        });
        return sheets;
    }

    bool load(const std::string& member, pugi::xml_document& document) const
    {
        const auto bytes = m_archive.read(member);
        return bytes && document.load_buffer(bytes->data(), bytes->size(), pugi::parse_default | pugi::parse_ws_pcdata);
    }

    void readTexts()
    {
        pugi::xml_document texts;
        if (!m_archive.has("xl/sharedStrings.xml") || !load("xl/sharedStrings.xml", texts)) return;
        forEach(child(texts, "sst"), "si", [&](const pugi::xml_node& item) { m_texts.push_back(textOf(item)); });
    }

    void readStyles()
    {
        pugi::xml_document styles;
        if (!m_archive.has("xl/styles.xml") || !load("xl/styles.xml", styles)) return;
        const pugi::xml_node sheet = child(styles, "styleSheet");
        std::set<int> days;
        forEach(child(sheet, "numFmts"), "numFmt", [&](const pugi::xml_node& format) {
            if (showsDays(format.attribute("formatCode").value())) days.insert(format.attribute("numFmtId").as_int());
        });
        forEach(child(sheet, "cellXfs"), "xf", [&](const pugi::xml_node& style) {
            const int format = style.attribute("numFmtId").as_int();
            m_isDay.push_back(isDayFormat(format) || days.contains(format));
        });
    }

    /// "C7" is column 2; none where it is beyond what is read.
    static std::optional<std::size_t> columnOf(std::string_view reference)
    {
        std::size_t column = 0;
        for (const char c : reference) {
            if (c < 'A' || c > 'Z') break;
            column = column * 26 + static_cast<std::size_t>(c - 'A' + 1);
            if (column > kMostColumns) return std::nullopt;
        }
        return column == 0 ? std::nullopt : std::optional(column - 1);
    }

    [[nodiscard]] std::vector<CsvRow> rowsOf(const pugi::xml_node& data) const
    {
        std::vector<CsvRow> rows;
        int line = 0;
        for (const pugi::xml_node& node : data.children()) {
            if (localName(node) != "row" || rows.size() >= kMostRows) continue;
            CsvRow row;
            line = node.attribute("r").as_int(line + 1);
            row.line = line;
            forEach(node, "c", [&](const pugi::xml_node& cell) {
                const char* const reference = cell.attribute("r").value();
                const auto column = *reference == '\0' ? std::optional(row.fields.size()) : columnOf(reference);
                if (!column || *column >= kMostColumns) return;
                if (row.fields.size() <= *column) row.fields.resize(*column + 1);
                row.fields[*column] = cellText(cell);
            });
            const bool any = std::ranges::any_of(row.fields, [](const std::string& text) {
                return text.find_first_not_of(" \t\r\n") != std::string::npos;
            });
            if (any) rows.push_back(std::move(row));
        }
        return rows;
    }

    [[nodiscard]] std::string cellText(const pugi::xml_node& cell) const
    {
        const std::string_view type = cell.attribute("t").value();
        if (type == "inlineStr") return textOf(child(cell, "is"));
        std::string value = child(cell, "v").text().get();
        if (type == "s") {
            std::size_t index = 0;
            const auto parsed = std::from_chars(value.data(), value.data() + value.size(), index);
            return parsed.ec == std::errc() && index < m_texts.size() ? m_texts[index] : std::string();
        }
        if (type == "e") return {};  // #REF! and the like: no value
        if (!type.empty() && type != "n") return value;
        const auto style = static_cast<std::size_t>(std::max(0, cell.attribute("s").as_int()));
        return numberText(value, style < m_isDay.size() && m_isDay[style]);
    }

    [[nodiscard]] std::string numberText(const std::string& value, bool isDay) const
    {
        double number = 0;
        const auto parsed = std::from_chars(value.data(), value.data() + value.size(), number);
        if (value.empty() || parsed.ec != std::errc() || !std::isfinite(number)) return value;
        if (isDay && number >= 1 && number < 2'958'466) return dayText(static_cast<int>(number));
        constexpr double kExactlyWhole = 9e15;
        if (number != std::floor(number) || std::abs(number) > kExactlyWhole) return value;
        return std::to_string(static_cast<long long>(number));
    }

    /// Days since the last of 1899, with the 29th of February 1900 that Excel has and the calendar has not.
    [[nodiscard]] std::string dayText(int serial) const
    {
        using namespace std::chrono;
        constexpr int kBeforeTheDayThatNeverWas = 60;
        constexpr int kFrom1904 = 1462;
        const int days = m_from1904 ? serial + kFrom1904 : serial;
        const sys_days first = sys_days{year{1899} / December / 30};
        const year_month_day day{first + std::chrono::days{days < kBeforeTheDayThatNeverWas ? days + 1 : days}};
        const auto two = [](unsigned part) { return (part < 10 ? "0" : "") + std::to_string(part); };
        return two(static_cast<unsigned>(day.day())) + '/' + two(static_cast<unsigned>(day.month())) + '/' +
               std::to_string(static_cast<int>(day.year()));
    }

    const ZipArchive& m_archive;
    std::string m_fileName;
    std::vector<std::string> m_texts{};
    std::vector<bool> m_isDay{};  ///< per style of cells
    bool m_from1904 = false;
};

}  // namespace

bool isWorkbook(std::string_view bytes)
{
    constexpr std::size_t kEnough = std::size_t{64} * 1024;
    const std::string_view start = bytes.substr(0, kEnough);
    return start.starts_with("PK\x03\x04") &&
           (start.find("[Content_Types].xml") != std::string_view::npos || start.find("xl/") != std::string_view::npos);
}

Result<std::vector<Sheet>> readXlsx(std::string_view bytes, const std::string& fileName)
{
    const auto archive = ZipArchive::open(bytes, fileName);
    if (!archive) return archive.error();
    return Workbook(*archive, fileName).read();
}

}  // namespace kydai::format
