#include "format/crosstable.h"

#include "format/text_lines.h"
#include "format/trf_draft.h"
#include "format/trf_fields.h"
#include "format/trf_rounds.h"
#include "model/scorecards.h"
#include "support/fragments.h"
#include "support/utf8.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace kydai::format {

namespace {

/// A cell before it is known what its letter of a colour means.
struct Cell {
    int opponent = 0;
    char32_t letter = 0;
    Outcome outcome = Outcome::Open;
};

struct ColourLetters {
    char32_t white = 0;
    char32_t black = 0;
};
/// English and ours, German, Dutch; Spanish, French and Italian; Portuguese; Czech, Polish, Serbian and Croatian;
/// Turkish; Hungarian; Vietnamese; Russian; red and black of xiangqi.
constexpr std::array<ColourLetters, 12> kColourLetters = {{{U'w', U'b'},
                                                           {U'w', U's'},
                                                           {U'w', U'z'},
                                                           {U'b', U'n'},
                                                           {U'b', U'p'},
                                                           {U'b', U'c'},
                                                           {U'b', U'č'},
                                                           {U'b', U's'},
                                                           {U'v', U's'},
                                                           {U't', U'đ'},
                                                           {U'б', U'ч'},
                                                           {U'r', U'b'}}};

char32_t smallLetter(char32_t letter)
{
    if (letter >= U'A' && letter <= U'Z') return letter - U'A' + U'a';
    constexpr std::array<std::pair<char32_t, char32_t>, 4> kOthers = {
        {{U'Đ', U'đ'}, {U'Č', U'č'}, {U'Б', U'б'}, {U'Ч', U'ч'}}};
    const auto* const found = std::ranges::find(kOthers, letter, &std::pair<char32_t, char32_t>::first);
    return found == kOthers.end() ? letter : found->second;
}

/// Small letters without blanks; a half is '='.
std::u32string plain(const std::string& text)
{
    std::u32string letters;
    for (const char32_t letter : utf8::decode(utf8::compose(trimmed(text)))) {
        if (letter != U' ' && letter != U'\u00A0') letters += smallLetter(letter);
    }
    for (const std::u32string_view half : {U"½", U"1/2", U"0.5", U"0,5", U".5"}) {
        if (const std::size_t at = letters.find(half); at != std::u32string::npos)
            letters.replace(at, half.size(), U"=");
    }
    return letters;
}

/// The one letter of a text, none where it is none of ASCII.
std::optional<char> letterIn(std::u32string_view text)
{
    constexpr char32_t kAscii = 0x80;
    return text.size() == 1 && text.front() < kAscii ? std::optional(static_cast<char>(text.front())) : std::nullopt;
}

/// As in reports; a game that goes on may have nothing, or a star.
std::optional<Outcome> gameIn(std::u32string_view result)
{
    if (result.empty() || result == U"*") return Outcome::Open;
    const auto letter = letterIn(result);
    return letter ? parseGameLetter(*letter) : std::nullopt;
}

/// The letters of reports; BYE1 and F0 as our lists have them; chess-results writes "-1" for who was paired with
/// nobody.
std::optional<Outcome> byeIn(std::u32string_view text)
{
    constexpr std::array<std::pair<std::u32string_view, Outcome>, 14> kByes = {{{U"bye1", Outcome::PairingBye},
                                                                                {U"-1", Outcome::PairingBye},
                                                                                {U"bye", Outcome::PairingBye},
                                                                                {U"1", Outcome::FullBye},
                                                                                {U"bye=", Outcome::HalfBye},
                                                                                {U"-=", Outcome::HalfBye},
                                                                                {U"=", Outcome::HalfBye},
                                                                                {U"bye0", Outcome::ZeroBye},
                                                                                {U"-0", Outcome::ZeroBye},
                                                                                {U"0", Outcome::ZeroBye},
                                                                                {U"--", Outcome::ZeroBye},
                                                                                {U"***", Outcome::ZeroBye},
                                                                                {U"f1", Outcome::UnopposedWin},
                                                                                {U"f0", Outcome::UnopposedLoss}}};
    const auto* const found = std::ranges::find(kByes, text, &std::pair<std::u32string_view, Outcome>::first);
    if (found != kByes.end()) return found->second;
    const auto letter = letterIn(text);
    return letter ? parseByeLetter(*letter) : std::nullopt;
}

std::optional<Cell> cellIn(const std::string& text)
{
    const std::u32string letters = plain(text);
    if (const auto bye = byeIn(letters)) return Cell{.outcome = *bye};
    constexpr std::size_t kMostDigits = 4;
    Cell cell;
    std::size_t at = 0;
    for (; at < letters.size() && at < kMostDigits && letters[at] >= U'0' && letters[at] <= U'9'; ++at)
        cell.opponent = cell.opponent * 10 + static_cast<int>(letters[at] - U'0');
    const auto isLetter = [&](const ColourLetters& pair) {
        return at < letters.size() && (letters[at] == pair.white || letters[at] == pair.black);
    };
    if (cell.opponent == 0) return std::nullopt;
    if (std::ranges::any_of(kColourLetters, isLetter))
        cell.letter = letters[at++];
    else if (letters.substr(at, 1) == U"-" && letters.size() > at + 1)
        ++at;  // ours: no colour is known
    const auto outcome = gameIn(std::u32string_view(letters).substr(at));
    // A number alone names no opponent.
    if (!outcome || (cell.letter == 0 && !isForfeit(*outcome))) return std::nullopt;
    cell.outcome = *outcome;
    return cell;
}

std::string_view textAt(const CsvRow& row, std::size_t column)
{
    return column < row.fields.size() ? trimmed(row.fields[column]) : std::string_view();
}

/// "R3", "3.Rd", "Vòng 3", "3": the one number in a short head.
int roundIn(const std::string& head)
{
    constexpr std::size_t kLongest = 12;
    const std::string key = utf8::wordKey(head);
    std::string digits;
    bool ended = false;
    for (const char letter : key) {
        const bool isDigit = letter >= '0' && letter <= '9';
        if (isDigit && ended) return 0;
        if (isDigit) digits += letter;
        ended = !digits.empty() && !isDigit;
    }
    return key.size() > kLongest ? 0 : parseWhole(digits).value_or(0);
}

bool isOfRounds(const std::vector<CsvRow>& rows, std::size_t headRow, std::size_t column)
{
    std::size_t cells = 0;
    std::size_t games = 0;
    std::size_t others = 0;
    for (std::size_t row = headRow + 1; row < rows.size(); ++row) {
        const std::string_view text = textAt(rows[row], column);
        if (text.empty()) continue;
        const auto cell = cellIn(std::string(text));
        ++(cell ? cells : others);
        games += cell && cell->opponent != 0 ? 1 : 0;
    }
    constexpr std::size_t kPerRemark = 20;  // below a table stand a few remarks
    return games > 0 && others <= 3 + cells / kPerRemark;
}

bool isHeadOfPoints(const std::string& head)
{
    constexpr std::array<std::string_view, 10> kHeads{"pts",   "points", "diem",   "pkt",   "punkte",
                                                      "punti", "puntos", "pontos", "score", "tong diem"};
    return std::ranges::find(kHeads, utf8::wordKey(head)) != kHeads.end();
}

class CrosstableReader {
public:
    CrosstableReader(Section& section, const Crosstable& table) : m_section(section), m_table(table)
    {
        for (const std::size_t row : table.playerRows) {
            for (const std::size_t column : table.columns.rounds)
                m_cells.push_back(cellIn(std::string(textAt(table.rows[row], column))));
        }
    }

    void read(std::vector<Diagnostic>& diagnostics)
    {
        const Answers answers = bestAnswers();
        constexpr std::size_t kInTen = 9;
        if (!findColours() || answers.given * 10 < answers.asked * kInTen || answers.asked == 0) {
            diagnostics.push_back({.problem = Problem::NotMirrored,
                                   .what = fragment(FragmentId::CellsOfCrosstableNotAnswered,
                                                    answers.asked - answers.given, answers.asked),
                                   .expected = fragment(FragmentId::BothToNameEachOther)});
            return;
        }
        TrfDraft draft;
        draft.section = std::move(m_section);
        for (std::size_t player = 0; player < m_table.playerRows.size(); ++player)
            draft.players.push_back(lineOf(draft, player, answers.numbers));
        buildRounds(draft, true);
        findPointSystem(draft);
        sortBoards(draft.section);
        checkPoints(draft);
        m_section = std::move(draft.section);
        std::ranges::move(draft.diagnostics, std::back_inserter(diagnostics));
        diagnostics.push_back({.severity = Severity::Note,
                               .problem = Problem::Assumed,
                               .what = fragment(FragmentId::RoundsOfCrosstable, m_section.roundsPaired())});
    }

private:
    using Numbers = std::map<int, std::size_t>;  ///< the player of a number
    struct Answers {
        Numbers numbers{};
        std::size_t asked = 0;
        std::size_t given = 0;
    };

    [[nodiscard]] const std::optional<Cell>& cell(std::size_t player, std::size_t round) const
    {
        return m_cells[player * m_table.columns.rounds.size() + round];
    }

    /// By the numbers of a column; none where it isn't one of different numbers.
    [[nodiscard]] Numbers numbersIn(std::size_t column) const
    {
        Numbers numbers;
        for (std::size_t player = 0; player < m_table.playerRows.size(); ++player) {
            const auto number = parseWhole(textAt(m_table.rows[m_table.playerRows[player]], column));
            if (!number || !numbers.emplace(*number, player).second) return {};
        }
        return numbers;
    }

    [[nodiscard]] Numbers numbersByRow() const
    {
        std::vector<std::pair<std::size_t, std::size_t>> order;
        for (std::size_t player = 0; player < m_table.playerRows.size(); ++player)
            order.emplace_back(m_table.playerRows[player], player);
        std::ranges::sort(order);
        Numbers numbers;
        for (std::size_t at = 0; at < order.size(); ++at) numbers.emplace(static_cast<int>(at + 1), order[at].second);
        return numbers;
    }

    [[nodiscard]] Answers answersBy(Numbers numbers) const
    {
        Answers answers;
        std::vector<int> own(m_table.playerRows.size());
        for (const auto& [number, player] : numbers) own[player] = number;
        for (std::size_t player = 0; player < own.size(); ++player) {
            for (std::size_t round = 0; round < m_table.columns.rounds.size(); ++round) {
                if (!cell(player, round) || cell(player, round)->opponent == 0) continue;
                ++answers.asked;
                const auto opponent = numbers.find(cell(player, round)->opponent);
                if (opponent == numbers.end()) continue;
                const auto& other = cell(opponent->second, round);
                if (other && other->opponent == own[player]) ++answers.given;
            }
        }
        answers.numbers = std::move(numbers);
        return answers;
    }

    [[nodiscard]] Answers bestAnswers() const
    {
        Answers best = answersBy(numbersByRow());
        for (std::size_t column = 0; column < m_table.columns.rounds.front(); ++column) {
            Numbers numbers = numbersIn(column);
            if (numbers.empty()) continue;
            if (Answers found = answersBy(std::move(numbers)); found.given > best.given) best = std::move(found);
        }
        return best;
    }

    /// The language of the table: that whose two letters are all that occur.
    bool findColours()
    {
        std::set<char32_t> letters;
        for (const auto& cell : m_cells) {
            if (cell && cell->letter != 0) letters.insert(cell->letter);
        }
        const auto* const found = std::ranges::find_if(kColourLetters, [&](const ColourLetters& pair) {
            return std::ranges::all_of(letters, [&](char32_t one) { return one == pair.white || one == pair.black; });
        });
        if (found == kColourLetters.end()) return false;
        m_letters = *found;
        return true;
    }

    /// 1, ½ for a draw, or what explains the points of more players: 3 and 1, or 2 and 1 as in xiangqi.
    static void findPointSystem(TrfDraft& draft)
    {
        PointSystem& points = draft.section.rules.points;
        const auto explained = [&](const PointSystem& system) {
            points = system;
            const Scorecards cards(draft.section);
            std::size_t count = 0;
            for (std::size_t player = 0; player < draft.players.size(); ++player)
                count += draft.players[player].points == cards.score(player) ? 1 : 0;
            return count;
        };
        PointSystem best;
        std::size_t most = explained(best);
        for (const Points win : {Points{30}, Points{20}}) {
            const PointSystem system = PointSystem::of(win, Points{10}, Points{});
            const std::size_t count = explained(system);
            if (count <= most) continue;
            best = system;
            most = count;
        }
        points = best;
        if (best == PointSystem{}) return;
        draft.note(
            Severity::Note, Problem::Assumed, 0,
            fragment(FragmentId::PointsOfCrosstable, TenthsPiece{best.win().tenths}, TenthsPiece{best.draw().tenths}),
            {});
    }

    PlayerLine lineOf(TrfDraft& draft, std::size_t player, const Numbers& numbers) const
    {
        const CsvRow& row = m_table.rows[m_table.playerRows[player]];
        PlayerLine line{row.line, draft.section.players[player], pointsIn(row), {}};
        for (std::size_t round = 0; round < m_table.columns.rounds.size(); ++round) {
            TrfCell to;
            const std::size_t column = m_table.columns.rounds[round];
            if (!cell(player, round) && !textAt(row, column).empty())
                draft.note(Severity::Warning, Problem::MalformedCell, row.line,
                           fragment(FragmentId::CellOfRound, textAt(row, column), static_cast<int>(round + 1)),
                           fragment(FragmentId::CellOfCrosstable));
            if (const auto& from = cell(player, round)) {
                to.blank = false;
                to.outcome = from->outcome;
                if (from->letter != 0) to.colour = from->letter == m_letters.white ? Colour::White : Colour::Black;
                to.opponent = opponentOf(draft, line, *from, numbers);
                if (from->opponent != 0 && to.opponent == 0) to.outcome = withoutOpponent(from->outcome);
            }
            line.cells.push_back(to);
        }
        return line;
    }

    /// By his pairing number; 0 where the table doesn't list him, which is told.
    static int opponentOf(TrfDraft& draft, const PlayerLine& line, const Cell& cell, const Numbers& numbers)
    {
        const auto found = numbers.find(cell.opponent);
        if (found != numbers.end()) return draft.section.players[found->second].tpn;
        if (cell.opponent != 0) {
            const auto round = static_cast<RoundNumber>(line.cells.size() + 1);
            draft.note(Severity::Warning, Problem::UnknownPlayer, line.line,
                       fragment(FragmentId::OpponentInRound, std::to_string(cell.opponent), round),
                       fragment(FragmentId::OtherPlayerOfThisFile));
        }
        return 0;
    }

    [[nodiscard]] std::optional<Points> pointsIn(const CsvRow& row) const
    {
        if (!m_table.columns.points) return std::nullopt;
        std::string text(textAt(row, *m_table.columns.points));
        constexpr std::string_view kHalf = "½";
        if (text.ends_with(kHalf)) text.replace(text.size() - kHalf.size(), kHalf.size(), ".5");
        std::ranges::replace(text, ',', '.');
        if (text.starts_with('.')) text.insert(0, 1, '0');
        return parsePoints(text);
    }

    Section& m_section;
    const Crosstable& m_table;
    std::vector<std::optional<Cell>> m_cells{};  ///< player by player
    ColourLetters m_letters{};
};

}  // namespace

CrosstableColumns crosstableColumns(const std::vector<CsvRow>& rows, std::size_t headRow)
{
    CrosstableColumns found;
    const auto& heads = rows[headRow].fields;
    for (std::size_t column = 0; column < heads.size() && found.rounds.size() < kMaxRounds; ++column) {
        const bool isNext = roundIn(heads[column]) == static_cast<int>(found.rounds.size() + 1);
        if (isNext && isOfRounds(rows, headRow, column)) found.rounds.push_back(column);
    }
    const auto points = std::ranges::find_if(heads, isHeadOfPoints);
    if (!found.rounds.empty() && points != heads.end()) found.points = static_cast<std::size_t>(points - heads.begin());
    return found;
}

void addRounds(Section& section, const Crosstable& table, std::vector<Diagnostic>& diagnostics)
{
    CrosstableReader(section, table).read(diagnostics);
}

}  // namespace kydai::format
