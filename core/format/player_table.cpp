#include "format/player_table.h"

#include "format/text_lines.h"
#include "format/trf_fields.h"
#include "format/trf_line.h"
#include "model/section.h"
#include "model/stored_key.h"
#include "model/tournament_rating.h"
#include "support/fragments.h"
#include "support/utf8.h"

#include <algorithm>
#include <array>
#include <set>

namespace kydai::format {

namespace {

bool holds(const PlayerColumns& columns, PlayerField field)
{
    return std::ranges::find(columns.fields, field) != columns.fields.end();
}

bool namesPlayers(const PlayerColumns& columns)
{
    return holds(columns, PlayerField::Name) || holds(columns, PlayerField::FamilyName);
}

/// A row of heads. A head that comes twice counts the first time.
PlayerColumns byHeads(const CsvRow& row)
{
    PlayerColumns columns;
    columns.hasHead = true;
    for (const std::string& head : row.fields) {
        const PlayerField field = fieldOfHead(head);
        const bool again = holds(columns, field);
        columns.fields.push_back(again ? PlayerField::Ignored : field);
        if (!again && field == PlayerField::FamilyName) columns.spacedNames = isVietnameseNameHead(head);
    }
    // "Họ" and "Tên" side by side: the second is the given name.
    const auto name = std::ranges::find(columns.fields, PlayerField::Name);
    const bool split = holds(columns, PlayerField::FamilyName) && !holds(columns, PlayerField::GivenName);
    if (split && name != columns.fields.end()) *name = PlayerField::GivenName;
    return columns;
}

std::optional<Sex> sexOf(std::string_view text)
{
    const std::string key = utf8::wordKey(text);
    if (key == "m" || key == "nam" || key == "male") return Sex::Male;
    if (key == "w" || key == "f" || key == "nu" || key == "female") return Sex::Female;
    return std::nullopt;
}

/// What one cell could be, for tables without heads.
PlayerField guess(std::string_view text)
{
    constexpr int kFirstYear = 1920;
    constexpr int kLastYear = 2035;
    constexpr int kHighestRating = 3500;
    if (const auto number = parseWhole(text)) {
        if (text.size() >= 6) return PlayerField::FideId;
        if (*number >= kFirstYear && *number <= kLastYear) return PlayerField::Birth;
        if (*number >= 1000 && *number <= kHighestRating) return PlayerField::Rating;
        return PlayerField::Number;
    }
    if (parseDate(text)) return PlayerField::Birth;
    const auto isOfAWord = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
    };
    if (std::ranges::none_of(text, isOfAWord)) return PlayerField::Ignored;
    if (sexOf(text)) return PlayerField::Sex;
    const auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
    if (const auto title = parseTitle(text); title && *title != Title::None && text.size() >= 2)
        return PlayerField::Title;
    if (text.size() == 3 && std::ranges::all_of(text, isCapital)) return PlayerField::Federation;
    return text.find(' ') == std::string_view::npos ? PlayerField::Unit : PlayerField::Name;
}

/// What most of a column's cells look like, from row `first` on.
PlayerField byContents(const std::vector<CsvRow>& rows, std::size_t column, std::size_t first = 0)
{
    constexpr std::size_t kSample = 200;
    std::array<int, kPlayerFields> votes{};
    for (std::size_t row = first; row < std::min(rows.size(), first + kSample); ++row) {
        if (column >= rows[row].fields.size()) continue;
        const std::string_view text = trimmed(rows[row].fields[column]);
        if (!text.empty()) ++votes[static_cast<std::size_t>(guess(text))];
    }
    const auto most = std::ranges::max_element(votes);
    return *most == 0 ? PlayerField::Ignored : static_cast<PlayerField>(most - votes.begin());
}

PlayerColumns withoutHeads(const std::vector<CsvRow>& rows)
{
    PlayerColumns columns;
    std::size_t width = 0;
    for (const CsvRow& row : rows) width = std::max(width, row.fields.size());
    for (std::size_t column = 0; column < width; ++column) {
        PlayerField field = byContents(rows, column);
        if (field == PlayerField::Name && holds(columns, field)) field = PlayerField::Unit;
        // A column of years that a column of birth dates follows or goes before is a rating.
        if (field == PlayerField::Birth && holds(columns, field) && !holds(columns, PlayerField::Rating))
            field = PlayerField::Rating;
        columns.fields.push_back(holds(columns, field) ? PlayerField::Ignored : field);
    }
    const auto single = std::ranges::find(columns.fields, PlayerField::Unit);
    if (!holds(columns, PlayerField::Name) && single != columns.fields.end()) *single = PlayerField::Name;
    return columns;
}

class PlayerTable {
public:
    /// `heads`: the row of heads, null where there is none.
    PlayerTable(const PlayerColumns& columns, const CsvRow* heads) : m_heads(heads) { m_read.columns = columns; }

    void add(const CsvRow& row)
    {
        m_row = &row;
        m_family.clear();
        m_given.clear();
        m_player = {};
        m_national = {};
        m_numberText.clear();
        const std::size_t width = std::min(row.fields.size(), m_read.columns.fields.size());
        for (std::size_t column = 0; column < row.fields.size(); ++column) {
            const std::string text = utf8::compose(trimmed(row.fields[column]));
            if (text.empty()) continue;
            const PlayerField field = column < width ? m_read.columns.fields[column] : PlayerField::Ignored;
            if (field == PlayerField::Ignored) {
                leaveOut(column);
            } else if (field == PlayerField::Kept) {
                keep(column, text);
            } else {
                take(field, text);
            }
        }
        if (m_player.name.empty() && !m_family.empty())
            m_player.name = m_given.empty() ? m_family : m_family + (m_read.columns.spacedNames ? " " : ", ") + m_given;
        if (m_player.name.empty()) {
            note(fragment(FragmentId::RowWithoutName), fragment(FragmentId::AName));
            return;
        }
        if (m_national.rating > 0 || !m_national.number.empty()) {
            m_national.federation = m_player.federation.empty() ? "XXX" : m_player.federation;
            m_player.national.push_back(m_national);
        }
        m_numbers.push_back(parseWhole(m_numberText).value_or(0));
        m_read.players.push_back(std::move(m_player));
    }

    /// Columns whose cells are not taken are named, so that nobody looks for them later.
    void tellLeftOut()
    {
        m_row = m_heads;
        for (std::size_t column = 0; column < m_leftOut.size(); ++column) {
            if (m_leftOut[column] == 0) continue;
            note(fragment(FragmentId::ColumnNotTaken, headOf(column), m_leftOut[column]),
                 fragment(FragmentId::KnownHead));
            m_read.diagnostics.back().severity = Severity::Note;
            m_read.diagnostics.back().problem = Problem::NotInterpreted;
        }
    }

    /// @rule C.04.2.2.2  Without numbers of its own a list is numbered by rating, title and name.
    ReadPlayers take(ListNumbers wanted)
    {
        const std::set<int> different(m_numbers.begin(), m_numbers.end());
        const bool given = different.size() == m_numbers.size() && !different.contains(0) && !different.empty() &&
                           *different.rbegin() <= kMaxStartNumber;
        if (wanted == ListNumbers::Given && !given && holds(m_read.columns, PlayerField::Number)) {
            m_row = nullptr;
            note(fragment(FragmentId::StartNumbersMissingOrTwice), fragment(FragmentId::OwnStartNumberForEveryPlayer));
        }
        if (wanted == ListNumbers::ByStrength || (wanted == ListNumbers::Given && !given)) {
            assignPairingNumbers(m_read.players);
        } else {
            for (std::size_t index = 0; index < m_read.players.size(); ++index)
                m_read.players[index].tpn =
                    wanted == ListNumbers::Given ? m_numbers[index] : static_cast<int>(index + 1);
        }
        for (Player& player : m_read.players) player.id = StoredKey::player(player.tpn);
        std::ranges::sort(m_read.players, {}, &Player::id);
        return std::move(m_read);
    }

private:
    /// What stands over a column; its number where nothing does.
    [[nodiscard]] std::string headOf(std::size_t column) const
    {
        const bool named =
            m_heads != nullptr && column < m_heads->fields.size() && !trimmed(m_heads->fields[column]).empty();
        return named ? utf8::compose(trimmed(m_heads->fields[column])) : std::to_string(column + 1);
    }

    /// Of two columns with one head the first counts, the other is told as left out.
    void keep(std::size_t column, const std::string& text)
    {
        const std::string head = headOf(column);
        if (std::ranges::find(m_player.fields, head, &FreeField::head) != m_player.fields.end())
            return leaveOut(column);
        m_player.fields.push_back({head, text});
    }

    void leaveOut(std::size_t column)
    {
        if (m_leftOut.size() <= column) m_leftOut.resize(column + 1);
        ++m_leftOut[column];
    }

    void note(Fragment what, Fragment expected)
    {
        m_read.diagnostics.push_back({Severity::Warning,
                                      Problem::MalformedField,
                                      m_row == nullptr ? 0 : m_row->line,
                                      {},
                                      0,
                                      std::move(what),
                                      std::move(expected)});
    }

    int number(FragmentOf<PieceKind::Text> field, const std::string& text)
    {
        // Spreadsheets like to write 1500.0
        const std::string_view whole =
            std::string_view(text).substr(0, text.ends_with(".0") ? text.size() - 2 : text.size());
        const auto value = parseWhole(whole);
        if (!value && text != "-") note(fragment(field, text), fragment(FragmentId::WholeNumber));
        return value.value_or(0);
    }

    void take(PlayerField field, const std::string& text)
    {
        switch (field) {
        case PlayerField::Ignored:
        case PlayerField::Kept:
            break;
        case PlayerField::Number:
            m_numberText = text;
            break;
        case PlayerField::Name:
            m_player.name = text;
            break;
        case PlayerField::FamilyName:
            m_family = text;
            break;
        case PlayerField::GivenName:
            m_given = text;
            break;
        case PlayerField::Sex:
            takeSex(text);
            break;
        case PlayerField::Title:
            takeTitle(text);
            break;
        case PlayerField::Rating:
            m_player.rating = number(FragmentId::RatingWritten, text);
            break;
        case PlayerField::NationalRating:
            m_national.rating = number(FragmentId::NationalRating, text);
            break;
        case PlayerField::NationalNumber:
            if (text != "0") m_national.number = text;
            break;
        case PlayerField::Federation:
            m_player.federation = text;
            break;
        case PlayerField::FideId:
            if (text.find_first_not_of('0') != std::string::npos) m_player.fideId = text;
            break;
        case PlayerField::Birth:
            takeBirth(text);
            break;
        case PlayerField::Unit:
            m_player.unit = text;
            break;
        case PlayerField::Category:
            m_player.category = text;
            break;
        }
    }

    void takeSex(const std::string& text)
    {
        if (const auto sex = sexOf(text))
            m_player.sex = *sex;
        else
            note(fragment(FragmentId::Sex, text), fragment(FragmentId::SexLetter));
    }

    void takeTitle(const std::string& text)
    {
        if (const auto title = parseTitle(text))
            m_player.title = *title;
        else
            m_player.titleText = text;
    }

    void takeBirth(const std::string& text)
    {
        if (const auto date = parseDate(text))
            m_player.birth = *date;
        else if (text.find_first_not_of("0/.- ") != std::string::npos)
            note(fragment(FragmentId::BirthDate, text), fragment(FragmentId::DateOrYear));
    }

    ReadPlayers m_read{};
    std::vector<int> m_numbers{};
    std::vector<int> m_leftOut{};  ///< cells that are not taken, per column
    const CsvRow* m_heads = nullptr;
    const CsvRow* m_row = nullptr;
    Player m_player{};
    NationalRecord m_national{};
    std::string m_family{};
    std::string m_given{};
    std::string m_numberText{};
};

}  // namespace

PlayerColumns detectColumns(const std::vector<CsvRow>& rows)
{
    if (rows.empty()) return {};
    // Lists for the wall have a title, a place and a date above their heads.
    constexpr std::size_t kMostLinesAbove = 15;
    for (std::size_t row = 0; row < std::min(rows.size(), kMostLinesAbove); ++row) {
        PlayerColumns heads = byHeads(rows[row]);
        const auto known = std::ranges::count_if(heads.fields, [](PlayerField f) { return f != PlayerField::Ignored; });
        if (!namesPlayers(heads) || (row > 0 && known < 2)) continue;
        heads.headRow = row;
        return heads;
    }
    // Heads of which none is known to mean names: those are found by what stands below.
    PlayerColumns heads = byHeads(rows.front());
    const bool anyHead = std::ranges::any_of(
        rows.front().fields, [](const std::string& text) { return fieldOfWholeHead(text) != PlayerField::Ignored; });
    const bool anyValue = std::ranges::any_of(rows.front().fields, [](const std::string& text) {
        return parseWhole(trimmed(text)).has_value() || parseDate(trimmed(text)).has_value();
    });
    if (!anyHead || anyValue || rows.size() < 2) return withoutHeads(rows);
    for (std::size_t column = 0; column < heads.fields.size() && !namesPlayers(heads); ++column) {
        if (heads.fields[column] == PlayerField::Ignored && byContents(rows, column, 1) == PlayerField::Name)
            heads.fields[column] = PlayerField::Name;
    }
    return namesPlayers(heads) ? heads : withoutHeads(rows);
}

Result<ReadPlayers> readPlayers(const std::vector<CsvRow>& rows, const PlayerColumns& columns,
                                const std::string& fileName, ListNumbers numbers)
{
    const std::size_t first = columns.hasHead ? columns.headRow + 1 : 0;
    if (!namesPlayers(columns)) {
        return Error{Errc::UnknownFormat,
                     fileName,
                     0,
                     fragment(FragmentId::TableWithoutNames),
                     fragment(FragmentId::ColumnOfNames),
                     {}};
    }
    if (rows.size() > first + static_cast<std::size_t>(kMaxStartNumber)) {
        return Error{Errc::OutOfRange,
                     fileName,
                     0,
                     fragment(FragmentId::CountOfRows, rows.size()),
                     fragment(FragmentId::AtMostPlayers, kMaxStartNumber),
                     {}};
    }
    PlayerTable table(columns, columns.hasHead && columns.headRow < rows.size() ? &rows[columns.headRow] : nullptr);
    for (std::size_t row = first; row < rows.size(); ++row) table.add(rows[row]);
    table.tellLeftOut();
    return table.take(numbers);
}

Result<ReadPlayers> readPlayerTable(std::string_view text, const std::string& fileName, ListNumbers numbers)
{
    const auto rows = readCsv(text, fileName);
    if (!rows) return rows.error();
    return readPlayers(*rows, detectColumns(*rows), fileName, numbers);
}

}  // namespace kydai::format
