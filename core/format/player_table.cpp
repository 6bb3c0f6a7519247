#include "format/player_table.h"

#include "format/member_text.h"
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
#include <numeric>
#include <set>
#include <type_traits>
#include <utility>

namespace kydai::format {

namespace {

constexpr PlayerField kNameColumn = fieldOf(&Player::name);
constexpr PlayerField kNumberColumn = fieldOf(&Player::tpn);
constexpr PlayerField kSexColumn = fieldOf(&Player::sex);
constexpr PlayerField kTitleColumn = fieldOf(&Player::title);
constexpr PlayerField kRatingColumn = fieldOf(&Player::rating);
constexpr PlayerField kFederationColumn = fieldOf(&Player::federation);
constexpr PlayerField kFideIdColumn = fieldOf(&Player::fideId);
constexpr PlayerField kBirthColumn = fieldOf(&Player::birth);
constexpr PlayerField kUnitColumn = fieldOf(&Player::unit);

bool holds(const PlayerColumns& columns, PlayerField field)
{
    return std::ranges::find(columns.fields, field) != columns.fields.end();
}

bool namesPlayers(const PlayerColumns& columns)
{
    return holds(columns, kNameColumn) || holds(columns, kFamilyName);
}

/// A row of heads. A head that comes twice counts the first time.
PlayerColumns byHeads(const CsvRow& row)
{
    PlayerColumns columns;
    columns.hasHead = true;
    for (const std::string& head : row.fields) {
        const PlayerField field = fieldOfHead(head);
        const bool again = holds(columns, field);
        columns.fields.push_back(again ? kIgnoredColumn : field);
        if (!again && field == kFamilyName) columns.spacedNames = isVietnameseNameHead(head);
    }
    // "Họ" and "Tên" side by side: the second is the given name.
    const auto name = std::ranges::find(columns.fields, kNameColumn);
    const bool split = holds(columns, kFamilyName) && !holds(columns, kGivenName);
    if (split && name != columns.fields.end()) *name = kGivenName;
    return columns;
}

/// What one cell could be, for tables without heads.
PlayerField guess(std::string_view text)
{
    constexpr int kFirstYear = 1920;
    constexpr int kLastYear = 2035;
    constexpr int kHighestRating = 3500;
    if (const auto number = parseWhole(text)) {
        if (text.size() >= 6) return kFideIdColumn;
        if (*number >= kFirstYear && *number <= kLastYear) return kBirthColumn;
        if (*number >= 1000 && *number <= kHighestRating) return kRatingColumn;
        return kNumberColumn;
    }
    if (parseDate(text)) return kBirthColumn;
    const auto isOfAWord = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
    };
    if (std::ranges::none_of(text, isOfAWord)) return kIgnoredColumn;
    if (Sex sex{}; readMember({}, text, sex).empty()) return kSexColumn;
    const auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
    if (const auto title = parseTitle(text); title && *title != Title::None && text.size() >= 2) return kTitleColumn;
    if (text.size() == 3 && std::ranges::all_of(text, isCapital)) return kFederationColumn;
    return text.find(' ') == std::string_view::npos ? kUnitColumn : kNameColumn;
}

/// What most of a column's cells look like, from row `first` on.
PlayerField byContents(const std::vector<CsvRow>& rows, std::size_t column, std::size_t first = 0)
{
    constexpr std::size_t kSample = 200;
    std::vector<std::pair<PlayerField, int>> votes;
    for (std::size_t row = first; row < std::min(rows.size(), first + kSample); ++row) {
        if (column >= rows[row].fields.size()) continue;
        const std::string_view text = trimmed(rows[row].fields[column]);
        if (text.empty()) continue;
        const PlayerField field = guess(text);
        const auto at = std::ranges::find(votes, field, &std::pair<PlayerField, int>::first);
        if (at == votes.end())
            votes.emplace_back(field, 1);
        else
            ++at->second;
    }
    const auto most = std::ranges::max_element(votes, {}, &std::pair<PlayerField, int>::second);
    return most == votes.end() ? kIgnoredColumn : most->first;
}

/// "Họ và tên lót", "tên", …, "đơn vị": words, one word, and words again behind them. Where nothing of that kind
/// follows, one word behind a name is the unit.
bool isSplitName(const std::vector<PlayerField>& guessed, std::size_t column)
{
    const auto isOfWords = [](const PlayerField& field) { return field == kNameColumn || field == kUnitColumn; };
    if (column + 2 >= guessed.size() || guessed[column] != kNameColumn || guessed[column + 1] != kUnitColumn)
        return false;
    return std::any_of(guessed.begin() + static_cast<std::ptrdiff_t>(column) + 2, guessed.end(), isOfWords);
}

PlayerColumns withoutHeads(const std::vector<CsvRow>& rows)
{
    PlayerColumns columns;
    std::size_t width = 0;
    for (const CsvRow& row : rows) width = std::max(width, row.fields.size());
    std::vector<PlayerField> guessed;
    for (std::size_t column = 0; column < width; ++column) guessed.push_back(byContents(rows, column));
    for (std::size_t column = 0; column < width; ++column) {
        if (!namesPlayers(columns) && isSplitName(guessed, column)) {
            columns.fields.push_back(kFamilyName);
            columns.fields.push_back(kGivenName);
            columns.spacedNames = true;
            ++column;
            continue;
        }
        PlayerField field = guessed[column];
        if (field == kNameColumn && holds(columns, kFamilyName)) field = kUnitColumn;
        if (field == kNameColumn && holds(columns, field)) field = kUnitColumn;
        // A column of years that a column of birth dates follows or goes before is a rating.
        if (field == kBirthColumn && holds(columns, field) && !holds(columns, kRatingColumn)) field = kRatingColumn;
        columns.fields.push_back(holds(columns, field) ? kIgnoredColumn : field);
    }
    const auto single = std::ranges::find(columns.fields, kUnitColumn);
    if (!namesPlayers(columns) && single != columns.fields.end()) *single = kNameColumn;
    return columns;
}

struct HeadsAreRead {
    bool all = true;
    template <class M, class Owner>
    constexpr void operator()(const Row& row, M Owner::* /*member*/)
    {
        all = all && (row.heads.empty() || kIsWrittenInCells<M>);
    }
};
template <class T>
consteval bool headsAreRead()
{
    HeadsAreRead check;
    describe(check, std::type_identity<T>{});
    return check.all;
}
static_assert(headsAreRead<Player>() && headsAreRead<NationalRecord>(),
              "a member with heads can't be read from a cell");

/// Lists of chess-results leave the head over titles empty.
void takeTitles(const std::vector<CsvRow>& rows, PlayerColumns& columns)
{
    const CsvRow& heads = rows[columns.headRow];
    for (std::size_t column = 0; column < columns.fields.size() && !holds(columns, kTitleColumn); ++column) {
        if (!trimmed(heads.fields[column]).empty()) continue;
        std::size_t titles = 0;
        std::size_t others = 0;
        for (std::size_t row = columns.headRow + 1; row < rows.size(); ++row) {
            if (column >= rows[row].fields.size()) continue;
            const std::string_view text = trimmed(rows[row].fields[column]);
            if (!text.empty()) ++(guess(text) == kTitleColumn ? titles : others);
        }
        if (titles > 0 && others == 0) columns.fields[column] = kTitleColumn;
    }
}

constexpr std::size_t kMostNoted = 100;  ///< of a kind, one by one

/// "Tổng cộng: 19", "Total", and what has no letter: no player is called so.
bool isNoName(const std::string& name)
{
    constexpr std::array<std::string_view, 10> kTotals{"tong cong", "tong so", "tong",  "cong",        "total",
                                                       "subtotal",  "sum",     "summe", "grand total", "gesamt"};
    std::string words;
    for (const char letter : utf8::wordKey(name)) {
        if (letter < '0' || letter > '9') words += letter;
    }
    while (words.ends_with(' ')) words.pop_back();
    if (words.empty()) return true;
    const bool counts = words.starts_with("tong cong ") || words.starts_with("tong so ");
    return counts || std::ranges::find(kTotals, words) != kTotals.end();
}

class PlayerTable {
public:
    /// `heads`: the row of heads, null where there is none.
    PlayerTable(const PlayerColumns& columns, const CsvRow* heads) : m_heads(heads) { m_read.columns = columns; }

    void add(const std::vector<CsvRow>& rows, std::size_t at)
    {
        const CsvRow& row = rows[at];
        m_row = &row;
        m_family.clear();
        m_given.clear();
        m_player = {};
        m_national = {};
        m_numberText.clear();
        const std::size_t width = std::min(row.fields.size(), m_read.columns.fields.size());
        for (std::size_t column = 0; column < row.fields.size(); ++column) {
            const std::string text = utf8::compose(trimmed(row.fields[column]));
            if (text.empty() || m_read.columns.crosstable.hold(column)) continue;
            const PlayerField field = column < width ? m_read.columns.fields[column] : kIgnoredColumn;
            if (field == kIgnoredColumn) {
                leaveOut(column);
            } else if (field == kKeptColumn) {
                keep(column, text);
            } else {
                take(field, text);
            }
        }
        if (m_player.name.empty() && !m_family.empty())
            m_player.name = m_given.empty() ? m_family : m_family + (m_read.columns.spacedNames ? " " : ", ") + m_given;
        if (isNoName(m_player.name)) {
            note(fragment(FragmentId::RowWithoutName), fragment(FragmentId::AName));
            return;
        }
        if (m_national.rating > 0 || !m_national.number.empty()) {
            m_national.federation = m_player.federation.empty() ? "XXX" : m_player.federation;
            m_player.national.push_back(m_national);
        }
        m_numbers.push_back(parseWhole(m_numberText).value_or(0));
        m_read.players.push_back(std::move(m_player));
        m_read.rows.push_back(at);
    }

    /// Columns whose cells are not taken are named, so that nobody looks for them later.
    void tellLeftOut()
    {
        tellMore();
        m_row = m_heads;
        for (std::size_t column = 0; column < m_leftOut.size(); ++column) {
            if (m_leftOut[column] == 0) continue;
            note(fragment(FragmentId::ColumnNotTaken, headOf(column), m_leftOut[column]),
                 fragment(FragmentId::KnownHead), Severity::Note, Problem::NotInterpreted);
        }
        tellMore();
    }

    /// @rule C.04.2.2.2  Without numbers of its own a list is numbered by rating, title and name.
    ReadPlayers take(ListNumbers wanted)
    {
        const std::set<int> different(m_numbers.begin(), m_numbers.end());
        const bool given = different.size() == m_numbers.size() && !different.contains(0) && !different.empty() &&
                           *different.rbegin() <= kMaxStartNumber;
        if (wanted == ListNumbers::Given && !given && holds(m_read.columns, kNumberColumn)) {
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
        sortById();
        return std::move(m_read);
    }

private:
    /// The players, and with each his row.
    void sortById()
    {
        std::vector<std::size_t> order(m_read.players.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::sort(order, {}, [&](std::size_t at) { return m_read.players[at].id; });
        std::vector<Player> players;
        std::vector<std::size_t> rows;
        for (const std::size_t at : order) {
            players.push_back(std::move(m_read.players[at]));
            rows.push_back(m_read.rows[at]);
        }
        m_read.players = std::move(players);
        m_read.rows = std::move(rows);
    }

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

    /// The first hundred of a kind; the others are counted.
    void note(Fragment what, Fragment expected, Severity severity = Severity::Warning,
              Problem problem = Problem::MalformedField)
    {
        if (++m_noted > kMostNoted) return;
        m_read.diagnostics.push_back(
            {severity, problem, m_row == nullptr ? 0 : m_row->line, {}, 0, std::move(what), std::move(expected)});
    }

    void tellMore()
    {
        if (m_noted > kMostNoted)
            m_read.diagnostics.push_back({.what = fragment(FragmentId::MoreOfThem, m_noted - kMostNoted)});
        m_noted = 0;
    }

    /// The row of a member that a cell is for.
    struct Taker {
        PlayerTable& table;
        const PlayerField& field;
        const std::string& text;

        template <class M, class Owner>
        void operator()(const Row& row, M Owner::*member)
        {
            if (field != PlayerField{kTypeWord<Owner>, row.word}) return;
            if constexpr (kIsWrittenInCells<M>) {
                M* into = nullptr;
                if constexpr (std::is_same_v<Owner, Player>)
                    into = &(table.m_player.*member);
                else
                    into = &(table.m_national.*member);
                const Fragment expected = readMember(row, text, *into);
                if (expected.empty()) return;
                if constexpr (std::is_same_v<M, Title>)
                    table.m_player.titleText = text;
                else
                    table.tellMisread(field, text, expected);
            }
        }
    };
    /// "-", "00/00/0000": nothing is known.
    static bool saysNothing(const std::string& text) { return text.find_first_not_of("0/.- ") == std::string::npos; }
    void tellMisread(const PlayerField& field, const std::string& text, Fragment expected)
    {
        if (saysNothing(text)) return;
        const auto column = std::ranges::find(m_read.columns.fields, field);
        note(fragment(FragmentId::CellOfColumn, text,
                      headOf(static_cast<std::size_t>(column - m_read.columns.fields.begin()))),
             std::move(expected));
    }
    void take(const PlayerField& field, const std::string& text)
    {
        if (field == kFamilyName) m_family = text;
        if (field == kGivenName) m_given = text;
        if (field == kNumberColumn) {
            // In brackets: whoever has not arrived has a place in the list, and no number yet (C.04.2.2.4).
            const bool isPlace = text.starts_with('(') && text.ends_with(')');
            m_numberText = isPlace ? text.substr(1, text.size() - 2) : text;
            return;
        }
        Taker taker{*this, field, text};
        describe(taker, std::type_identity<Player>{});
        describe(taker, std::type_identity<NationalRecord>{});
    }

    ReadPlayers m_read{};
    std::vector<int> m_numbers{};
    std::size_t m_noted = 0;
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
        const auto known = std::ranges::count_if(heads.fields, [](PlayerField f) { return f != kIgnoredColumn; });
        if (!namesPlayers(heads) || (row > 0 && known < 2)) continue;
        heads.headRow = row;
        takeTitles(rows, heads);
        heads.crosstable = crosstableColumns(rows, row);
        return heads;
    }
    // Heads of which none is known to mean names: those are found by what stands below.
    PlayerColumns heads = byHeads(rows.front());
    const bool anyHead = std::ranges::any_of(
        rows.front().fields, [](const std::string& text) { return fieldOfWholeHead(text) != kIgnoredColumn; });
    const bool anyValue = std::ranges::any_of(rows.front().fields, [](const std::string& text) {
        return parseWhole(trimmed(text)).has_value() || parseDate(trimmed(text)).has_value();
    });
    if (!anyHead || anyValue || rows.size() < 2) return withoutHeads(rows);
    for (std::size_t column = 0; column < heads.fields.size() && !namesPlayers(heads); ++column) {
        if (heads.fields[column] == kIgnoredColumn && byContents(rows, column, 1) == kNameColumn)
            heads.fields[column] = kNameColumn;
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
    for (std::size_t row = first; row < rows.size(); ++row) table.add(rows, row);
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
