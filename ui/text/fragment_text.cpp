#include "text/fragment_text.h"

#include "text/phrase_text.h"

#include <algorithm>
#include <utility>

namespace kydai::text {

namespace {

constexpr char kContext[] = "Fragment";

/// {1}, {2}, … in single quotes are pieces of a file, the others are numbers.
constexpr const char* kSources[] = {
    // clang-format off
    QT_TRANSLATE_NOOP("Fragment", "'{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "+-, -+ or --, then the round and two teams"),
    QT_TRANSLATE_NOOP("Fragment", ":MP or :GP, for a tie-break that reads scores"),
    QT_TRANSLATE_NOOP("Fragment", "@OLD, @24 or @26"),
    QT_TRANSLATE_NOOP("Fragment", "C and a number from 1 to {1}, for a tie-break that can be cut"),
    QT_TRANSLATE_NOOP("Fragment", "F (full point), H (half point) or Z (absent) in column 5"),
    QT_TRANSLATE_NOOP("Fragment", "F for AOB and SSSC only"),
    QT_TRANSLATE_NOOP("Fragment", "FIDE mode changed together with the rules"),
    QT_TRANSLATE_NOOP("Fragment", "FIDE mode changed together with the section"),
    QT_TRANSLATE_NOOP("Fragment", "FIDE mode to be left by its own command"),
    QT_TRANSLATE_NOOP("Fragment", "FIDE number '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "JSON as Kỳ Đài writes it"),
    QT_TRANSLATE_NOOP("Fragment", "JSON that is no object"),
    QT_TRANSLATE_NOOP("Fragment", "K and a whole number, for SSSC only"),
    QT_TRANSLATE_NOOP("Fragment", "L+ or L- and a number of half points, for KS only"),
    QT_TRANSLATE_NOOP("Fragment", "M and a number from 1 to {1}, for a tie-break that can be cut at both ends"),
    QT_TRANSLATE_NOOP("Fragment", "NAME=VALUE with a number"),
    QT_TRANSLATE_NOOP("Fragment", "P for DE, BH, FB and SB only"),
    QT_TRANSLATE_NOOP("Fragment", "R for TPN and RTNG only"),
    QT_TRANSLATE_NOOP("Fragment", "TRF16, TRF26, a Swiss-Manager file, JSON or CSV"),
    QT_TRANSLATE_NOOP("Fragment", "TW, TD or TL"),
    QT_TRANSLATE_NOOP("Fragment", "U and a rating, for tie-breaks by rating only"),
    QT_TRANSLATE_NOOP("Fragment", "V and an edition: OLD, 24 or 26"),
    QT_TRANSLATE_NOOP("Fragment", "W (White) or B (Black)"),
    QT_TRANSLATE_NOOP("Fragment", "a FIDE rating list"),
    QT_TRANSLATE_NOOP("Fragment", "a JSON list of objects with id, op and input"),
    QT_TRANSLATE_NOOP("Fragment", "a JSON list of objects with id, system, op and input"),
    QT_TRANSLATE_NOOP("Fragment", "a JSON object"),
    QT_TRANSLATE_NOOP("Fragment", "a JSON object with sections"),
    QT_TRANSLATE_NOOP("Fragment", "a PDF"),
    QT_TRANSLATE_NOOP("Fragment", "a Swiss-Manager file of another version"),
    QT_TRANSLATE_NOOP("Fragment", "a Swiss-Manager file whose parts are not where they should be"),
    QT_TRANSLATE_NOOP("Fragment", "a Swiss-Manager file whose players, rounds and games don't agree"),
    QT_TRANSLATE_NOOP("Fragment", "a Swiss-Manager file without its end"),
    QT_TRANSLATE_NOOP("Fragment", "a blank after 001 and the start number in columns 5-8"),
    QT_TRANSLATE_NOOP("Fragment", "a board of round {1}"),
    QT_TRANSLATE_NOOP("Fragment", "a board of the players {1} and {2}"),
    QT_TRANSLATE_NOOP("Fragment", "a board or a bye for everybody"),
    QT_TRANSLATE_NOOP("Fragment", "a bye as the result of a board"),
    QT_TRANSLATE_NOOP("Fragment", "a bye as the result of player {1} in round {2}"),
    QT_TRANSLATE_NOOP("Fragment", "a bye or an absence"),
    QT_TRANSLATE_NOOP("Fragment", "a character between the columns of round {1}"),
    QT_TRANSLATE_NOOP("Fragment", "a character reference in '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "a closing quotation mark"),
    QT_TRANSLATE_NOOP("Fragment", "a code of C.07 such as BH/C1, SB or DE"),
    QT_TRANSLATE_NOOP("Fragment", "a code of the XXS line, such as WW, BD or PAB"),
    QT_TRANSLATE_NOOP("Fragment", "a code that is known; the result is left open"),
    QT_TRANSLATE_NOOP("Fragment", "a code, = and its points, such as W=3.0"),
    QT_TRANSLATE_NOOP("Fragment", "a colour without an opponent in round {1}"),
    QT_TRANSLATE_NOOP("Fragment", "a column headed Name or Họ và tên"),
    QT_TRANSLATE_NOOP("Fragment", "a complete Swiss-Manager file; fetch it again"),
    QT_TRANSLATE_NOOP("Fragment", "a complete event file; the newest backup lies in the folder beside it"),
    QT_TRANSLATE_NOOP("Fragment", "a complete file on a sound disk"),
    QT_TRANSLATE_NOOP("Fragment", "a complete rating list; fetch it again"),
    QT_TRANSLATE_NOOP("Fragment", "a date as YY/MM/DD"),
    QT_TRANSLATE_NOOP("Fragment", "a date as YYYY/MM/DD"),
    QT_TRANSLATE_NOOP("Fragment", "a date or a year"),
    QT_TRANSLATE_NOOP("Fragment", "a date such as 2026-11-21"),
    QT_TRANSLATE_NOOP("Fragment", "a file"),
    QT_TRANSLATE_NOOP("Fragment", "a file of an old Vega with bars between the fields"),
    QT_TRANSLATE_NOOP("Fragment", "a file of at most {1} MB"),
    QT_TRANSLATE_NOOP("Fragment", "a file of this name that exists already"),
    QT_TRANSLATE_NOOP("Fragment", "a file of {1} MB"),
    QT_TRANSLATE_NOOP("Fragment", "a file saved as UTF-8"),
    QT_TRANSLATE_NOOP("Fragment", "a file that a current Swiss-Manager has saved again"),
    QT_TRANSLATE_NOOP("Fragment", "a file that can't be opened"),
    QT_TRANSLATE_NOOP("Fragment", "a file that can't be read to its end"),
    QT_TRANSLATE_NOOP("Fragment", "a file that is no rating list of Kỳ Đài"),
    QT_TRANSLATE_NOOP("Fragment", "a file that was cut off"),
    QT_TRANSLATE_NOOP("Fragment", "a file that you are allowed to read"),
    QT_TRANSLATE_NOOP("Fragment", "a file with the ending TUNX, TURX, TUMX or TUTX"),
    QT_TRANSLATE_NOOP("Fragment", "a file without a section"),
    QT_TRANSLATE_NOOP("Fragment", "a first line that does not name the columns"),
    QT_TRANSLATE_NOOP("Fragment", "a first start number and a last one that is not smaller"),
    QT_TRANSLATE_NOOP("Fragment", "a folder"),
    QT_TRANSLATE_NOOP("Fragment", "a folder that exists"),
    QT_TRANSLATE_NOOP("Fragment", "a half-point, zero-point or full-point bye"),
    QT_TRANSLATE_NOOP("Fragment", "a kind of bye that players don't ask for"),
    QT_TRANSLATE_NOOP("Fragment", "a kind of change"),
    QT_TRANSLATE_NOOP("Fragment", "a line that begins with '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "a line whose columns are counted in bytes"),
    QT_TRANSLATE_NOOP("Fragment", "a list between [ and ]"),
    QT_TRANSLATE_NOOP("Fragment", "a modifier after the stroke, such as C1"),
    QT_TRANSLATE_NOOP("Fragment", "a name"),
    QT_TRANSLATE_NOOP("Fragment", "a name in columns {1}-{2}"),
    QT_TRANSLATE_NOOP("Fragment", "a new name"),
    QT_TRANSLATE_NOOP("Fragment", "a number from 1 to {1}"),
    QT_TRANSLATE_NOOP("Fragment", "a played game without colours in round {1}"),
    QT_TRANSLATE_NOOP("Fragment", "a player of this section"),
    QT_TRANSLATE_NOOP("Fragment", "a player without a name"),
    QT_TRANSLATE_NOOP("Fragment", "a player without a round; withdraw this one instead"),
    QT_TRANSLATE_NOOP("Fragment", "a position from 1 to {1}"),
    QT_TRANSLATE_NOOP("Fragment", "a prohibited pair of {1} and {2}"),
    QT_TRANSLATE_NOOP("Fragment", "a quotation mark that is never closed"),
    QT_TRANSLATE_NOOP("Fragment", "a rating list that was imported here"),
    QT_TRANSLATE_NOOP("Fragment", "a result that no game can have"),
    QT_TRANSLATE_NOOP("Fragment", "a round from 1 to {1}"),
    QT_TRANSLATE_NOOP("Fragment", "a round from {1} to {2}"),
    QT_TRANSLATE_NOOP("Fragment", "a round that is not paired yet"),
    QT_TRANSLATE_NOOP("Fragment", "a round without results; clear them first"),
    QT_TRANSLATE_NOOP("Fragment", "a row without a name"),
    QT_TRANSLATE_NOOP("Fragment", "a second list in one file"),
    QT_TRANSLATE_NOOP("Fragment", "a second pairing-allocated bye in round {1}"),
    QT_TRANSLATE_NOOP("Fragment", "a section"),
    QT_TRANSLATE_NOOP("Fragment", "a section with a paired round"),
    QT_TRANSLATE_NOOP("Fragment", "a section without teams"),
    QT_TRANSLATE_NOOP("Fragment", "a start number and the points of each round"),
    QT_TRANSLATE_NOOP("Fragment", "a start number from 1 to {1}"),
    QT_TRANSLATE_NOOP("Fragment", "a start number from 1 to {1} in columns {2}-{3}"),
    QT_TRANSLATE_NOOP("Fragment", "a start number of its own for every player; all were numbered anew"),
    QT_TRANSLATE_NOOP("Fragment", "a start number that no other player has"),
    QT_TRANSLATE_NOOP("Fragment", "a table without a column of names"),
    QT_TRANSLATE_NOOP("Fragment", "a team event"),
    QT_TRANSLATE_NOOP("Fragment", "a team number from 1 to {1}"),
    QT_TRANSLATE_NOOP("Fragment", "a team number in columns 5-7 that no other team has"),
    QT_TRANSLATE_NOOP("Fragment", "a team of this section"),
    QT_TRANSLATE_NOOP("Fragment", "a text in quotation marks"),
    QT_TRANSLATE_NOOP("Fragment", "a tournament of {1} rounds"),
    QT_TRANSLATE_NOOP("Fragment", "a tournament report or a list of players; events are opened, not imported"),
    QT_TRANSLATE_NOOP("Fragment", "a tournament; a rating list is brought in where players are entered"),
    QT_TRANSLATE_NOOP("Fragment", "a whole number"),
    QT_TRANSLATE_NOOP("Fragment", "a whole number in columns {1}-{2}"),
    QT_TRANSLATE_NOOP("Fragment", "a whole number that is not too large"),
    QT_TRANSLATE_NOOP("Fragment", "an Excel workbook or an archive"),
    QT_TRANSLATE_NOOP("Fragment", "an empty file"),
    QT_TRANSLATE_NOOP("Fragment", "an event file of Kỳ Đài"),
    QT_TRANSLATE_NOOP("Fragment", "an event; open one or start a new one"),
    QT_TRANSLATE_NOOP("Fragment", "another birth date"),
    QT_TRANSLATE_NOOP("Fragment", "another initial colour"),
    QT_TRANSLATE_NOOP("Fragment", "another list of tie-breaks"),
    QT_TRANSLATE_NOOP("Fragment", "another pairing system"),
    QT_TRANSLATE_NOOP("Fragment", "another point system"),
    QT_TRANSLATE_NOOP("Fragment", "another sex"),
    QT_TRANSLATE_NOOP("Fragment", "another title"),
    QT_TRANSLATE_NOOP("Fragment", "at least the {1} rounds that are paired already"),
    QT_TRANSLATE_NOOP("Fragment", "at most one in each round"),
    QT_TRANSLATE_NOOP("Fragment", "at most version {1}; update this program"),
    QT_TRANSLATE_NOOP("Fragment", "at most {1} players"),
    QT_TRANSLATE_NOOP("Fragment", "at most {1} rounds"),
    QT_TRANSLATE_NOOP("Fragment", "birth date '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "bye '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "colour '{1}' in round {2}"),
    QT_TRANSLATE_NOOP("Fragment", "columns counted in characters"),
    QT_TRANSLATE_NOOP("Fragment", "contents of no Swiss-Manager file"),
    QT_TRANSLATE_NOOP("Fragment", "contents of no known format"),
    QT_TRANSLATE_NOOP("Fragment", "contents of version {1}"),
    QT_TRANSLATE_NOOP("Fragment", "each of the two to name the other"),
    QT_TRANSLATE_NOOP("Fragment", "each player once in a round"),
    QT_TRANSLATE_NOOP("Fragment", "each section once"),
    QT_TRANSLATE_NOOP("Fragment", "each start number once"),
    QT_TRANSLATE_NOOP("Fragment", "each start number once, in ascending order"),
    QT_TRANSLATE_NOOP("Fragment", "each team number once"),
    QT_TRANSLATE_NOOP("Fragment", "every player"),
    QT_TRANSLATE_NOOP("Fragment", "federation '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "initial colour '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "letter '{1}' of the point system"),
    QT_TRANSLATE_NOOP("Fragment", "letters '{1}' of the match points"),
    QT_TRANSLATE_NOOP("Fragment", "m (man) or w (woman)"),
    QT_TRANSLATE_NOOP("Fragment", "match points, game points and a team for each round"),
    QT_TRANSLATE_NOOP("Fragment", "name '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "national rating '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "no event open"),
    QT_TRANSLATE_NOOP("Fragment", "no players"),
    QT_TRANSLATE_NOOP("Fragment", "no sections and no players"),
    QT_TRANSLATE_NOOP("Fragment", "no such file"),
    QT_TRANSLATE_NOOP("Fragment", "no such folder"),
    QT_TRANSLATE_NOOP("Fragment", "nothing to undo or redo"),
    QT_TRANSLATE_NOOP("Fragment", "number of rounds '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "one bye for each player and round"),
    QT_TRANSLATE_NOOP("Fragment", "one for each of the {1} players"),
    QT_TRANSLATE_NOOP("Fragment", "one of the letters C, M, L, P, F, K, R, U and V"),
    QT_TRANSLATE_NOOP("Fragment", "one of the letters W, D, L, A, P and X"),
    QT_TRANSLATE_NOOP("Fragment", "one of the sections '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "one of the words '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "one winner, a draw, or two losses"),
    QT_TRANSLATE_NOOP("Fragment", "one with White and one with Black"),
    QT_TRANSLATE_NOOP("Fragment", "opponent '{1}' in round {2}"),
    QT_TRANSLATE_NOOP("Fragment", "other bonus or penalty points"),
    QT_TRANSLATE_NOOP("Fragment", "other national ratings"),
    QT_TRANSLATE_NOOP("Fragment", "other prohibited pairs"),
    QT_TRANSLATE_NOOP("Fragment", "other teams"),
    QT_TRANSLATE_NOOP("Fragment", "other virtual points"),
    QT_TRANSLATE_NOOP("Fragment", "pairing number {1}"),
    QT_TRANSLATE_NOOP("Fragment", "pairs of a letter and its points, such as W 1.0"),
    QT_TRANSLATE_NOOP("Fragment", "pairs prohibited without a condition"),
    QT_TRANSLATE_NOOP("Fragment", "player {1}"),
    QT_TRANSLATE_NOOP("Fragment", "player {1} in round {2}"),
    QT_TRANSLATE_NOOP("Fragment", "player {1} is missing"),
    QT_TRANSLATE_NOOP("Fragment", "player {1} of a line-up"),
    QT_TRANSLATE_NOOP("Fragment", "player {1} of a prohibited pairing"),
    QT_TRANSLATE_NOOP("Fragment", "player {1} of a requested bye"),
    QT_TRANSLATE_NOOP("Fragment", "player {1} of a team"),
    QT_TRANSLATE_NOOP("Fragment", "player {1} of bonus or penalty points"),
    QT_TRANSLATE_NOOP("Fragment", "player {1} of virtual points"),
    QT_TRANSLATE_NOOP("Fragment", "player {1} twice"),
    QT_TRANSLATE_NOOP("Fragment", "player {1} without a board and without a bye"),
    QT_TRANSLATE_NOOP("Fragment", "player {1}, who has taken part already"),
    QT_TRANSLATE_NOOP("Fragment", "points '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "points such as 2.5"),
    QT_TRANSLATE_NOOP("Fragment", "points with at most one decimal"),
    QT_TRANSLATE_NOOP("Fragment", "points with one decimal in columns {1}-{2}"),
    QT_TRANSLATE_NOOP("Fragment", "points, first and last round, first and last start number"),
    QT_TRANSLATE_NOOP("Fragment", "position {1} in the list of sections"),
    QT_TRANSLATE_NOOP("Fragment", "rank '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "rating '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "rating system '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "rating {1}"),
    QT_TRANSLATE_NOOP("Fragment", "result '{1}' in round {2}"),
    QT_TRANSLATE_NOOP("Fragment", "result '{1}' without an opponent in round {2}"),
    QT_TRANSLATE_NOOP("Fragment", "result code {1} of players {2} and {3}"),
    QT_TRANSLATE_NOOP("Fragment", "results '{1}' and '{2}' of one game in round {3}"),
    QT_TRANSLATE_NOOP("Fragment", "results in round {1}"),
    QT_TRANSLATE_NOOP("Fragment", "results that fit together, such as 1 and 0"),
    QT_TRANSLATE_NOOP("Fragment", "round '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "round date '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "round {1}"),
    QT_TRANSLATE_NOOP("Fragment", "round {1} is not paired"),
    QT_TRANSLATE_NOOP("Fragment", "round {1} of a forfeited match"),
    QT_TRANSLATE_NOOP("Fragment", "round {1} of a line-up"),
    QT_TRANSLATE_NOOP("Fragment", "round {1} of a prohibited pairing"),
    QT_TRANSLATE_NOOP("Fragment", "round {1} of a requested bye"),
    QT_TRANSLATE_NOOP("Fragment", "round {1} of a team's bye"),
    QT_TRANSLATE_NOOP("Fragment", "round {1} of bonus or penalty points"),
    QT_TRANSLATE_NOOP("Fragment", "round {1} of virtual points"),
    QT_TRANSLATE_NOOP("Fragment", "section {1}"),
    QT_TRANSLATE_NOOP("Fragment", "sections that are no list"),
    QT_TRANSLATE_NOOP("Fragment", "sex '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "something that is no file"),
    QT_TRANSLATE_NOOP("Fragment", "start number '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "start number {1}"),
    QT_TRANSLATE_NOOP("Fragment", "start number {1} again, first in line {2}"),
    QT_TRANSLATE_NOOP("Fragment", "start numbers '{1}' to '{2}'"),
    QT_TRANSLATE_NOOP("Fragment", "start numbers of players of this file"),
    QT_TRANSLATE_NOOP("Fragment", "start numbers of players who may not meet"),
    QT_TRANSLATE_NOOP("Fragment", "start numbers that are missing or occur twice"),
    QT_TRANSLATE_NOOP("Fragment", "team '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "team number '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "team {1}"),
    QT_TRANSLATE_NOOP("Fragment", "team {1} of a forfeited match"),
    QT_TRANSLATE_NOOP("Fragment", "team {1} of a line-up"),
    QT_TRANSLATE_NOOP("Fragment", "team {1} of a team's bye"),
    QT_TRANSLATE_NOOP("Fragment", "text that is no JSON list"),
    QT_TRANSLATE_NOOP("Fragment", "text that is not JSON"),
    QT_TRANSLATE_NOOP("Fragment", "text that is not UTF-8, read as Windows-1252"),
    QT_TRANSLATE_NOOP("Fragment", "text that is not UTF-8, read as Windows-1258"),
    QT_TRANSLATE_NOOP("Fragment", "the JSON of an event or a section"),
    QT_TRANSLATE_NOOP("Fragment", "the TRF file that Vega exports"),
    QT_TRANSLATE_NOOP("Fragment", "the TRF or CSV file of the same tournament"),
    QT_TRANSLATE_NOOP("Fragment", "the XML of a FIDE rating list, as FIDE publishes it"),
    QT_TRANSLATE_NOOP("Fragment", "the XML of a FIDE rating list, without instructions"),
    QT_TRANSLATE_NOOP("Fragment", "the birth date of the player"),
    QT_TRANSLATE_NOOP("Fragment", "the bonus and penalty points of the section"),
    QT_TRANSLATE_NOOP("Fragment", "the condition for the last round"),
    QT_TRANSLATE_NOOP("Fragment", "the element '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "the end of the file inside the list"),
    QT_TRANSLATE_NOOP("Fragment", "the entry '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "the first line of a FIDE rating list, as FIDE publishes it"),
    QT_TRANSLATE_NOOP("Fragment", "the initial colour of the section"),
    QT_TRANSLATE_NOOP("Fragment", "the kind in column 5, points in columns 14-17, the round in columns 20-22 and start numbers from column 24 on"),
    QT_TRANSLATE_NOOP("Fragment", "the last round that is paired"),
    QT_TRANSLATE_NOOP("Fragment", "the name of a file that exists"),
    QT_TRANSLATE_NOOP("Fragment", "the national ratings of the players"),
    QT_TRANSLATE_NOOP("Fragment", "the number of a team of this file"),
    QT_TRANSLATE_NOOP("Fragment", "the opponent's start number in columns {1}-{2}, w, b or - in column {3} and the result in column {4}"),
    QT_TRANSLATE_NOOP("Fragment", "the pairing system of the section and its edition"),
    QT_TRANSLATE_NOOP("Fragment", "the point system of the section"),
    QT_TRANSLATE_NOOP("Fragment", "the prohibited pairs of the section"),
    QT_TRANSLATE_NOOP("Fragment", "the result of a game"),
    QT_TRANSLATE_NOOP("Fragment", "the result of a game for a player without an opponent"),
    QT_TRANSLATE_NOOP("Fragment", "the result of a game without an opponent for player {1} in round {2}"),
    QT_TRANSLATE_NOOP("Fragment", "the round, the team, its opponent and the players"),
    QT_TRANSLATE_NOOP("Fragment", "the same colour for {1} and {2} in round {3}"),
    QT_TRANSLATE_NOOP("Fragment", "the sex of the player"),
    QT_TRANSLATE_NOOP("Fragment", "the sheet saved as CSV, or the file taken out of the archive"),
    QT_TRANSLATE_NOOP("Fragment", "the start number of a player of this file"),
    QT_TRANSLATE_NOOP("Fragment", "the start number of another player of this file"),
    QT_TRANSLATE_NOOP("Fragment", "the teams of the section"),
    QT_TRANSLATE_NOOP("Fragment", "the tie-breaks of the section"),
    QT_TRANSLATE_NOOP("Fragment", "the title of the player"),
    QT_TRANSLATE_NOOP("Fragment", "the value at '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "the virtual points of the section"),
    QT_TRANSLATE_NOOP("Fragment", "there is no player {1}"),
    QT_TRANSLATE_NOOP("Fragment", "there is no section '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "there is no section {1}"),
    QT_TRANSLATE_NOOP("Fragment", "there is no team {1}"),
    QT_TRANSLATE_NOOP("Fragment", "tie-break '{1}'"),
    QT_TRANSLATE_NOOP("Fragment", "tie-break '{1}', at '{2}'"),
    QT_TRANSLATE_NOOP("Fragment", "true or false"),
    QT_TRANSLATE_NOOP("Fragment", "two byes of player {1} for round {2}"),
    QT_TRANSLATE_NOOP("Fragment", "two different players"),
    QT_TRANSLATE_NOOP("Fragment", "w or b as colour"),
    QT_TRANSLATE_NOOP("Fragment", "white1, black1 or rank"),
    QT_TRANSLATE_NOOP("Fragment", "{1} names {2} as opponent in round {3}, but {2} does not name {1}"),
    QT_TRANSLATE_NOOP("Fragment", "{1} pairing numbers"),
    QT_TRANSLATE_NOOP("Fragment", "{1} points for player {2}"),
    QT_TRANSLATE_NOOP("Fragment", "{1} points, the sum of the results"),
    QT_TRANSLATE_NOOP("Fragment", "{1} requested byes"),
    QT_TRANSLATE_NOOP("Fragment", "{1} rounds"),
    QT_TRANSLATE_NOOP("Fragment", "{1} rows"),
    // clang-format on
};

/// Length of `{1}` and its like at the start of the text, 0 for none.
std::size_t holeAt(std::string_view text)
{
    return text.size() >= 3 && text[0] == '{' && text[1] >= '1' && text[1] <= '9' && text[2] == '}' ? 3 : 0;
}

bool isNumber(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789.-") == std::string_view::npos;
}

/// Matches one source against one fragment, trying for every hole the longest piece first.
class Matcher {
public:
    bool matches(std::string_view source, std::string_view fragment, bool quoted)
    {
        while (!source.empty() && holeAt(source) == 0) {
            if (fragment.empty() || fragment.front() != source.front()) return false;
            quoted = source.front() == '\'';
            source.remove_prefix(1);
            fragment.remove_prefix(1);
        }
        if (source.empty()) return fragment.empty();
        const auto hole = static_cast<std::size_t>(source[1] - '1');
        const std::string_view rest = source.substr(3);
        for (std::size_t length = fragment.size() + 1; length-- > 0;) {
            const std::string_view piece = fragment.substr(0, length);
            if (!quoted && !isNumber(piece)) continue;
            if (!rest.empty() && holeAt(rest) == 0 && (length == fragment.size() || fragment[length] != rest.front()))
                continue;
            if (!matches(rest, fragment.substr(length), false)) continue;
            if (m_pieces.size() <= hole) m_pieces.resize(hole + 1);
            m_pieces[hole] = piece;
            return true;
        }
        return false;
    }
    std::vector<std::string> take() { return std::move(m_pieces); }

private:
    std::vector<std::string> m_pieces{};
};

std::size_t ownText(std::string_view source)
{
    return source.size() - 3 * static_cast<std::size_t>(std::ranges::count(source, '{'));
}

}  // namespace

std::span<const char* const> fragmentSources()
{
    return kSources;
}

std::optional<FragmentMatch> matchFragment(std::string_view fragment)
{
    std::optional<FragmentMatch> best;
    for (const char* source : kSources) {
        if (best && ownText(source) <= ownText(best->source)) continue;
        Matcher matcher;
        if (matcher.matches(source, fragment, false)) best = FragmentMatch{source, matcher.take()};
    }
    return best;
}

QString fragmentText(std::string_view fragment, const Wording& wording)
{
    const auto match = matchFragment(fragment);
    if (!match) return QString::fromUtf8(fragment.data(), static_cast<qsizetype>(fragment.size()));
    return fillHoles(wording.translate(kContext, match->source), [&](const QString& hole) {
        const auto index = static_cast<std::size_t>(hole.toInt()) - 1;
        return index < match->pieces.size() ? QString::fromStdString(match->pieces[index]) : QString();
    });
}

}  // namespace kydai::text
