#include "format/player_table.h"

#include "format/text_lines.h"
#include "format/trf_fields.h"
#include "format/trf_line.h"
#include "model/section.h"
#include "model/stored_key.h"
#include "support/fragments.h"
#include "support/utf8.h"

#include <algorithm>
#include <array>
#include <set>

namespace kydai::format {

namespace {

struct Head {
    std::string_view key;  ///< as utf8::wordKey gives it
    PlayerField field;
};

constexpr auto kHeads = std::to_array<Head>({
    {"number", PlayerField::Number},
    {"no", PlayerField::Number},
    {"nr", PlayerField::Number},
    {"snr", PlayerField::Number},
    {"sno", PlayerField::Number},
    {"stt", PlayerField::Number},
    {"so", PlayerField::Number},
    {"so tt", PlayerField::Number},
    {"so thu tu", PlayerField::Number},
    {"so hat nhan", PlayerField::Number},
    {"name", PlayerField::Name},
    {"player", PlayerField::Name},
    {"full name", PlayerField::Name},
    {"ho va ten", PlayerField::Name},
    {"ho ten", PlayerField::Name},
    {"ten", PlayerField::Name},
    {"ten dau thu", PlayerField::Name},
    {"dau thu", PlayerField::Name},
    {"ky thu", PlayerField::Name},
    {"vdv", PlayerField::Name},
    {"van dong vien", PlayerField::Name},
    {"ten vdv", PlayerField::Name},
    {"last name", PlayerField::FamilyName},
    {"family name", PlayerField::FamilyName},
    {"surname", PlayerField::FamilyName},
    {"nachname", PlayerField::FamilyName},
    {"ho", PlayerField::FamilyName},
    {"ho dem", PlayerField::FamilyName},
    {"ho lot", PlayerField::FamilyName},
    {"ho va dem", PlayerField::FamilyName},
    {"ho va ten dem", PlayerField::FamilyName},
    {"first name", PlayerField::GivenName},
    {"given name", PlayerField::GivenName},
    {"vorname", PlayerField::GivenName},
    {"ten goi", PlayerField::GivenName},
    {"sex", PlayerField::Sex},
    {"gender", PlayerField::Sex},
    {"gioi tinh", PlayerField::Sex},
    {"gt", PlayerField::Sex},
    {"phai", PlayerField::Sex},
    {"nam nu", PlayerField::Sex},
    {"title", PlayerField::Title},
    {"tit", PlayerField::Title},
    {"titel", PlayerField::Title},
    {"danh hieu", PlayerField::Title},
    {"rating", PlayerField::Rating},
    {"rtg", PlayerField::Rating},
    {"rtgi", PlayerField::Rating},
    {"elo", PlayerField::Rating},
    {"eloint", PlayerField::Rating},
    {"he so", PlayerField::Rating},
    {"he so elo", PlayerField::Rating},
    {"elo fide", PlayerField::Rating},
    {"elo quoc te", PlayerField::Rating},
    {"national rating", PlayerField::NationalRating},
    {"rtgn", PlayerField::NationalRating},
    {"elonat", PlayerField::NationalRating},
    {"elo quoc gia", PlayerField::NationalRating},
    {"he so quoc gia", PlayerField::NationalRating},
    {"identnr", PlayerField::NationalNumber},
    {"national id", PlayerField::NationalNumber},
    {"ma quoc gia", PlayerField::NationalNumber},
    {"federation", PlayerField::Federation},
    {"fed", PlayerField::Federation},
    {"country", PlayerField::Federation},
    {"lien doan", PlayerField::Federation},
    {"quoc gia", PlayerField::Federation},
    {"ld", PlayerField::Federation},
    {"fide id", PlayerField::FideId},
    {"fideid", PlayerField::FideId},
    {"fideident", PlayerField::FideId},
    {"id fide", PlayerField::FideId},
    {"ma fide", PlayerField::FideId},
    {"ma so fide", PlayerField::FideId},
    {"birth", PlayerField::Birth},
    {"born", PlayerField::Birth},
    {"birthday", PlayerField::Birth},
    {"birth date", PlayerField::Birth},
    {"date of birth", PlayerField::Birth},
    {"birth year", PlayerField::Birth},
    {"year of birth", PlayerField::Birth},
    {"geburt", PlayerField::Birth},
    {"ngay sinh", PlayerField::Birth},
    {"nam sinh", PlayerField::Birth},
    {"ngay thang nam sinh", PlayerField::Birth},
    {"ns", PlayerField::Birth},
    {"unit", PlayerField::Unit},
    {"club", PlayerField::Unit},
    {"club city", PlayerField::Unit},
    {"klub", PlayerField::Unit},
    {"verein", PlayerField::Unit},
    {"school", PlayerField::Unit},
    {"province", PlayerField::Unit},
    {"don vi", PlayerField::Unit},
    {"clb", PlayerField::Unit},
    {"cau lac bo", PlayerField::Unit},
    {"truong", PlayerField::Unit},
    {"tinh", PlayerField::Unit},
    {"tinh thanh", PlayerField::Unit},
    {"category", PlayerField::Category},
    {"group", PlayerField::Category},
    {"typ", PlayerField::Category},
    {"type", PlayerField::Category},
    {"nhom", PlayerField::Category},
    {"nhom tuoi", PlayerField::Category},
    {"lua tuoi", PlayerField::Category},
    {"bang", PlayerField::Category},
});

PlayerField fieldOf(std::string_view head)
{
    const std::string key = utf8::wordKey(head);
    const auto* const found = std::ranges::find(kHeads, key, &Head::key);
    return found == kHeads.end() ? PlayerField::Ignored : found->field;
}

bool holds(const PlayerColumns& columns, PlayerField field)
{
    return std::ranges::find(columns.fields, field) != columns.fields.end();
}

bool namesPlayers(const PlayerColumns& columns)
{
    return holds(columns, PlayerField::Name) || holds(columns, PlayerField::FamilyName);
}

/// By the first row: heads. A head that comes twice counts the first time.
PlayerColumns byHeads(const CsvRow& row)
{
    PlayerColumns columns;
    columns.hasHead = true;
    for (const std::string& head : row.fields) {
        const PlayerField field = fieldOf(head);
        columns.fields.push_back(holds(columns, field) ? PlayerField::Ignored : field);
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
    if (sexOf(text)) return PlayerField::Sex;
    const auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
    if (const auto title = parseTitle(text); title && *title != Title::None && text.size() >= 2)
        return PlayerField::Title;
    if (text.size() == 3 && std::ranges::all_of(text, isCapital)) return PlayerField::Federation;
    return text.find(' ') == std::string_view::npos ? PlayerField::Unit : PlayerField::Name;
}

/// What most of a column's cells look like.
PlayerField byContents(const std::vector<CsvRow>& rows, std::size_t column)
{
    constexpr std::size_t kSample = 200;
    std::array<int, static_cast<std::size_t>(PlayerField::Category) + 1> votes{};
    for (std::size_t row = 0; row < std::min(rows.size(), kSample); ++row) {
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
    explicit PlayerTable(const PlayerColumns& columns) { m_read.columns = columns; }

    void add(const CsvRow& row)
    {
        m_row = &row;
        m_family.clear();
        m_given.clear();
        m_player = {};
        m_national = {};
        m_numberText.clear();
        const std::size_t width = std::min(row.fields.size(), m_read.columns.fields.size());
        for (std::size_t column = 0; column < width; ++column) {
            const std::string text = utf8::compose(trimmed(row.fields[column]));
            if (!text.empty()) take(m_read.columns.fields[column], text);
        }
        if (m_player.name.empty() && !m_family.empty())
            m_player.name = m_given.empty() ? m_family : m_family + ", " + m_given;
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
    const PlayerColumns heads = byHeads(rows.front());
    return namesPlayers(heads) ? heads : withoutHeads(rows);
}

Result<ReadPlayers> readPlayers(const std::vector<CsvRow>& rows, const PlayerColumns& columns,
                                const std::string& fileName, ListNumbers numbers)
{
    const std::size_t first = columns.hasHead ? 1 : 0;
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
    PlayerTable table(columns);
    for (std::size_t row = first; row < rows.size(); ++row) table.add(rows[row]);
    return table.take(numbers);
}

Result<ReadPlayers> readPlayerTable(std::string_view text, const std::string& fileName, ListNumbers numbers)
{
    const auto rows = readCsv(text, fileName);
    if (!rows) return rows.error();
    return readPlayers(*rows, detectColumns(*rows), fileName, numbers);
}

}  // namespace kydai::format
