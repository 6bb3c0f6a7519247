#include "format/csv.h"

#include "model/ids.h"
#include "support/csv_field.h"
#include "support/fragments.h"

#include <algorithm>
#include <array>

namespace kydai::format {

namespace {

void appendRow(std::string& out, const std::vector<std::string>& fields)
{
    for (std::size_t at = 0; at < fields.size(); ++at) {
        if (at > 0) out += ',';
        out += csvField(fields[at]);
    }
    out += "\r\n";
}

/// In bytes. No list has such a row, and its fields would take fifty times the memory.
constexpr std::size_t kLongestRow = 1'000'000;

/// The separator of which the first line has most, outside quotes; a comma where there is none.
char separatorOf(std::string_view text)
{
    constexpr std::array<char, 3> kCandidates = {'\t', ';', ','};
    std::array<std::size_t, 3> counts{};
    bool quoted = false;
    for (const char c : text) {
        if (c == '"') quoted = !quoted;
        if (!quoted && (c == '\n' || c == '\r')) break;
        const auto* const found = std::ranges::find(kCandidates, c);
        if (!quoted && found != kCandidates.end()) ++counts[static_cast<std::size_t>(found - kCandidates.begin())];
    }
    const auto most = std::ranges::max_element(counts);
    return *most == 0 ? ',' : kCandidates[static_cast<std::size_t>(most - counts.begin())];
}

class CsvParser {
public:
    CsvParser(std::string_view text, std::string fileName)
        : m_text(text), m_fileName(std::move(fileName)), m_separator(separatorOf(text))
    {
    }

    Result<std::vector<CsvRow>> parse()
    {
        while (m_at < m_text.size()) {
            m_row.line = m_line;
            m_rowAt = m_at;
            if (!readRow()) return m_isTooLong ? tooLong() : unclosed();
            const bool blank =
                std::ranges::all_of(m_row.fields, [](const std::string& field) { return field.empty(); });
            if (!blank) m_rows.push_back(std::move(m_row));
            if (m_rows.size() > kMostRows) return tooMany();
            m_row = {};
        }
        return std::move(m_rows);
    }

private:
    [[nodiscard]] Error unclosed() const
    {
        return {Errc::Malformed,
                m_fileName,
                m_quoteLine,
                fragment(FragmentId::QuotationMarkThatIsNeverClosed),
                fragment(FragmentId::ClosingQuotationMark),
                {}};
    }

    [[nodiscard]] Error tooLong() const
    {
        return {Errc::OutOfRange, m_fileName, m_line, {}, fragment(FragmentId::LineOfAtMost, kLongestRow), {}};
    }

    [[nodiscard]] Error tooMany() const
    {
        const auto more = static_cast<std::size_t>(std::ranges::count(m_text.substr(m_at), '\n'));
        return {Errc::OutOfRange,
                m_fileName,
                0,
                fragment(FragmentId::CountOfRows, m_rows.size() + more),
                fragment(FragmentId::AtMostPlayers, kMaxStartNumber),
                {}};
    }

    [[nodiscard]] bool atLineEnd() const
    {
        return m_at >= m_text.size() || m_text[m_at] == '\n' || m_text[m_at] == '\r';
    }

    /// Reads fields up to the end of the line; false when a quote stays open, or the line is too long.
    bool readRow()
    {
        while (true) {
            std::string field;
            if (m_at < m_text.size() && m_text[m_at] == '"') {
                if (!readQuoted(field)) return false;
            }
            while (!atLineEnd() && m_text[m_at] != m_separator) field += m_text[m_at++];
            m_row.fields.emplace_back(withoutGuard(field));
            m_isTooLong = m_at - m_rowAt > kLongestRow;
            if (m_isTooLong) return false;
            if (atLineEnd()) break;
            ++m_at;  // the separator
        }
        if (m_at < m_text.size()) {
            m_at += m_text.substr(m_at, 2) == "\r\n" ? 2 : 1;
            ++m_line;
        }
        return true;
    }

    bool readQuoted(std::string& field)
    {
        m_quoteLine = m_line;
        for (++m_at; m_at < m_text.size(); ++m_at) {
            const char c = m_text[m_at];
            if (c == '"') {
                if (m_at + 1 >= m_text.size() || m_text[m_at + 1] != '"') {
                    ++m_at;
                    return true;
                }
                ++m_at;
            }
            if (c == '\n') ++m_line;
            field += c;
        }
        return false;
    }

    std::string_view m_text;
    std::string m_fileName;
    char m_separator;
    std::size_t m_at = 0;
    std::size_t m_rowAt = 0;
    bool m_isTooLong = false;
    int m_line = 1;
    int m_quoteLine = 0;
    CsvRow m_row{};
    std::vector<CsvRow> m_rows{};
};

}  // namespace

std::string writeCsv(const Table& table)
{
    std::string out;
    std::vector<std::string> line;
    for (const TableColumn& column : table.columns) line.push_back(column.head);
    line.insert(line.end(), table.notes.begin(), table.notes.end());
    appendRow(out, line);
    for (const auto& row : table.rows) {
        line = row;
        line.resize(row.size() + table.notes.size());
        appendRow(out, line);
    }
    return out;
}

Result<std::vector<CsvRow>> readCsv(std::string_view text, const std::string& fileName)
{
    constexpr std::size_t kMost = std::size_t{16} << 20U;  // in memory each cell takes 32 bytes
    if (text.size() > kMost)
        return Error{Errc::OutOfRange,
                     fileName,
                     0,
                     fragment(FragmentId::FileOfMegabytes, text.size() >> 20U),
                     fragment(FragmentId::FileOfAtMostMegabytes, kMost >> 20U),
                     {}};
    return CsvParser(text, fileName).parse();
}

}  // namespace kydai::format
