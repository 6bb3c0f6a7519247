#include "format/trf_player_line.h"

#include "format/text_lines.h"
#include "format/trf_fields.h"
#include "model/stored_key.h"
#include "support/fragments.h"

#include <array>
#include <cctype>

namespace kydai::format {

namespace {

int columnOf(RoundNumber round)
{
    return kFirstCellColumn + kCellWidth * (round - 1);
}

/// Reads a round's cell; an empty string says that it is well-formed, else what is wrong with it.
Fragment readCell(const TrfLine& line, RoundNumber round, TrfCell& cell)
{
    const int column = columnOf(round);
    const std::string_view number = line.field(column, column + 3);
    const char colour = upper(line.at(column + 5));
    const char result = line.at(column + 7);
    cell.blank = trimmed(line.raw(column, column + kCellWidth - 1)).empty();
    if (cell.blank) return {};
    for (const int separator : {column + 4, column + 6, column + 8, column + 9}) {
        if (line.at(separator) != ' ') return fragment(FragmentId::CharacterBetweenColumnsOfRound, round);
    }
    const auto opponent = number.empty() ? std::optional(0) : parseWhole(number);
    if (!opponent) return fragment(FragmentId::OpponentInRound, number, round);
    cell.opponent = *opponent;
    if (colour == 'W' || colour == 'B')
        cell.colour = colour == 'W' ? Colour::White : Colour::Black;
    else if (colour != '-' && colour != ' ')
        return fragment(FragmentId::ColourInRound, line.raw(column + 5, column + 5), round);
    const auto outcome = cell.opponent != 0 ? parseGameLetter(result)
                         : result == '='    ? Outcome::HalfBye  // as programs of before 2016 write it
                                            : parseByeLetter(result);
    // A letter or a figure is a line that is shifted; a sign that nobody knows is a result that is not known.
    if (!outcome && cell.opponent != 0 && std::ispunct(static_cast<unsigned char>(result)) != 0) {
        cell.unknown = true;
        cell.outcome = Outcome::Open;
        return {};
    }
    if (!outcome) {
        const std::string_view letter = line.raw(column + 7, column + 7);
        return cell.opponent != 0 ? fragment(FragmentId::ResultInRound, letter, round)
                                  : fragment(FragmentId::ResultWithoutOpponentInRound, letter, round);
    }
    if (cell.opponent == 0 && cell.colour) return fragment(FragmentId::ColourWithoutOpponentInRound, round);
    cell.outcome = *outcome;
    return {};
}

int cellsOf(const TrfLine& line)
{
    return (line.columns() - kFirstCellColumn + kCellWidth) / kCellWidth;
}

/// True when the points and every round cell can be read with this way of counting.
bool fits(const TrfLine& line)
{
    const std::string_view points = line.field(81, 84);
    if (!points.empty() && !parsePoints(points)) return false;
    for (int round = 1; round <= cellsOf(line); ++round) {
        TrfCell cell;
        if (!readCell(line, round, cell).empty() || cell.unknown) return false;
        // An opponent with neither colour nor result is a stray figure of a line that is counted in another way.
        if (cell.opponent != 0 && !cell.colour && isUndecided(cell.outcome)) return false;
    }
    return true;
}

/// The line counted in the first way that fits, the usual one before the others; in that when none does.
TrfLine counted(std::string_view text, int number, Counting usual)
{
    TrfLine line(text, number, usual);
    if (line.isAscii() || fits(line)) return line;
    for (const Counting counting : {Counting::Characters, Counting::RawCharacters, Counting::Bytes}) {
        TrfLine other(text, number, counting);
        if (fits(other)) return other;
    }
    return line;
}

void readPerson(const TrfLine& line, Player& player, TrfDraft& draft)
{
    const auto doubtful = [&](Fragment what, Fragment expected) {
        draft.note(Severity::Warning, Problem::MalformedField, line.number(), std::move(what), std::move(expected));
        draft.diagnostics.back().player = player.id;
    };
    const auto number = [&](FragmentOf<PieceKind::Text> field, int first, int last) {
        const std::string_view text = line.field(first, last);
        const auto value = parseWhole(text);
        if (!value && !text.empty())
            doubtful(fragment(field, text), fragment(FragmentId::WholeNumberInColumns, first, last));
        return value.value_or(0);
    };
    player.name = composed(line.field(15, 47));
    if (player.name.empty())
        doubtful(fragment(FragmentId::PlayerWithoutName), fragment(FragmentId::NameInColumns, 15, 47));
    if (const auto sex = parseSex(line.raw(10, 10)))
        player.sex = *sex;
    else
        doubtful(fragment(FragmentId::Sex, line.raw(10, 10)), fragment(FragmentId::SexLetter));
    if (const auto title = parseTitle(line.raw(11, 13)))
        player.title = *title;
    else
        player.titleText = composed(line.field(11, 13));
    player.rating = number(FragmentId::RatingWritten, 49, 52);
    player.federation = composed(line.field(54, 56));
    player.fideId = composed(line.field(58, 68));
    if (player.fideId.find_first_not_of('0') == std::string::npos) player.fideId.clear();
    const std::string_view birth = line.field(70, 79);
    if (const auto date = parseDate(birth))
        player.birth = *date;
    else if (birth.find_first_not_of("0/.- ") != std::string_view::npos)
        doubtful(fragment(FragmentId::BirthDate, birth), fragment(FragmentId::DateWithSlashes));
    player.fileRank = number(FragmentId::Rank, 86, 89);
}

}  // namespace

void readPlayerLine(std::string_view text, int number, Counting usual, TrfDraft& draft)
{
    const TrfLine line = counted(text, number, usual);
    if (line.counting() == Counting::Bytes)
        draft.note(Severity::Note, Problem::ColumnsByBytes, number,
                   fragment(FragmentId::LineWhoseColumnsAreCountedInBytes),
                   fragment(FragmentId::ColumnsCountedInCharacters));
    PlayerLine read;
    read.line = number;
    const auto id = parseWhole(line.field(5, 8));
    if (!id || *id < 1) {
        draft.note(Severity::Error, Problem::MalformedLine, number,
                   fragment(FragmentId::StartNumberWritten, line.field(5, 8)),
                   fragment(FragmentId::StartNumberInColumns, kMaxStartNumber, 5, 8));
        return;
    }
    read.player.id = StoredKey::player(*id);
    read.player.tpn = *id;
    readPerson(line, read.player, draft);
    const std::string_view points = line.field(81, 84);
    read.points = parsePoints(points);
    if (!read.points && !points.empty()) {
        draft.note(Severity::Warning, Problem::MalformedField, number, fragment(FragmentId::PointsWritten, points),
                   fragment(FragmentId::PointsInColumns, 81, 84));
    }
    const int cells = cellsOf(line);
    if (cells > kMaxRounds) {
        draft.note(Severity::Error, Problem::MalformedLine, number, fragment(FragmentId::CountOfRounds, cells),
                   fragment(FragmentId::AtMostRounds, kMaxRounds));
        return;
    }
    for (int round = 1; round <= cells; ++round) {
        TrfCell cell;
        const Fragment wrong = readCell(line, round, cell);
        if (!wrong.empty()) {
            const int column = columnOf(round);
            draft.note(Severity::Error, Problem::MalformedCell, number, wrong,
                       fragment(FragmentId::ColumnsOfRoundCell, column, column + 3, column + 5, column + 7));
            draft.diagnostics.back().player = read.player.id;
            draft.diagnostics.back().round = round;
            cell = {};
        }
        if (cell.unknown) {
            const int column = columnOf(round) + 7;
            draft.note(Severity::Warning, Problem::MalformedCell, number,
                       fragment(FragmentId::ResultInRound, line.raw(column, column), round),
                       fragment(FragmentId::ReadAsUnknown));
            draft.diagnostics.back().player = read.player.id;
            draft.diagnostics.back().round = round;
        }
        read.cells.push_back(cell);
    }
    while (!read.cells.empty() && read.cells.back().blank) read.cells.pop_back();
    draft.players.push_back(std::move(read));
}

NationalRecord readNationalRecord(const TrfLine& line)
{
    NationalRecord record;
    record.federation = std::string(line.code());
    record.sex = composed(line.field(10, 10));
    record.category = composed(line.field(11, 13));
    record.name = composed(line.field(15, 47));
    record.rating = parseWhole(line.field(49, 52)).value_or(0);
    record.origin = composed(line.field(54, 56));
    record.number = composed(line.field(58, 68));
    record.birth = parseDate(line.field(70, 79)).value_or(Date{});
    return record;
}

}  // namespace kydai::format
