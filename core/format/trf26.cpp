/// The tournament lines that TRF26 adds (rules/trf_format.md, section 2): 142 … 222, 352, 362.
#include "format/coded_type.h"
#include "format/text_lines.h"
#include "format/trf_draft.h"
#include "format/trf_fields.h"
#include "support/fragments.h"

#include <algorithm>

namespace kydai::format {

namespace {

void warn(const TrfLine& line, TrfDraft& draft, Fragment what, Fragment expected)
{
    draft.note(Severity::Warning, Problem::MalformedField, line.number(), std::move(what), std::move(expected));
}

/// Symbols and values of 162 and 362: `W 3.0    D 1.0`, with or without the column positions.
std::vector<std::pair<std::string, Points>> symbolValues(const TrfLine& line, TrfDraft& draft)
{
    std::vector<std::pair<std::string, Points>> values;
    std::string symbol;
    for (std::string_view word : words(line.rest(4))) {
        // Values of four columns stand at their symbol: `W10.0`.
        const std::size_t digits = word.find_first_of("-0123456789");
        if (symbol.empty() && digits != 0 && digits < word.size()) {
            symbol = upper(word.substr(0, digits));
            word.remove_prefix(digits);
        }
        const auto value = parsePoints(word);
        if (value && !symbol.empty()) {
            values.emplace_back(symbol, *value);
            symbol.clear();
        } else if (!value && symbol.empty()) {
            symbol = upper(word);
        } else {
            warn(line, draft, fragment(FragmentId::Entry, word), fragment(FragmentId::LettersWithPoints));
            symbol.clear();
        }
    }
    return values;
}

void readPointSystem(const TrfLine& line, TrfDraft& draft)
{
    PointSystem& points = draft.section.rules.points;
    for (const auto& [symbol, value] : symbolValues(line, draft)) {
        if (symbol == "W") {
            points.winWhite = points.winBlack = points.forfeitWin = points.fullBye = value;
        } else if (symbol == "D") {
            points.drawWhite = points.drawBlack = points.halfBye = value;
        } else if (symbol == "L") {
            points.lossWhite = points.lossBlack = value;
        } else if (symbol == "A") {
            points.forfeitLoss = points.zeroBye = value;
        } else if (symbol == "P") {
            points.pairingBye = value;
            draft.pairingByeValueGiven = true;
        } else if (symbol == "X") {
            points.unknown = value;
            draft.unknownValueGiven = true;
        } else {
            warn(line, draft, fragment(FragmentId::LetterOfPointSystem, symbol), fragment(FragmentId::PointLetter));
        }
    }
}

void readMatchPoints(const TrfLine& line, TrfDraft& draft)
{
    TeamEvent& teams = draft.section.teams;
    for (const auto& [symbol, value] : symbolValues(line, draft)) {
        if (symbol == "TW" || symbol == "W")
            teams.matchWin = value;
        else if (symbol == "TD" || symbol == "D")
            teams.matchDraw = value;
        else if (symbol == "TL" || symbol == "L")
            teams.matchLoss = value;
        else if (symbol != "A" && symbol != "P" && symbol != "TA" && symbol != "TP")  // said by the 320 lines
            warn(line, draft, fragment(FragmentId::LettersOfMatchPoints, symbol), fragment(FragmentId::MatchLetters));
    }
}

void readTieBreaks(std::string_view list, bool withPoints, std::vector<std::string>& codes)
{
    codes.clear();
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find_first_of(",;"), list.size());
        const std::string code = canonicalTieBreak(trimmed(list.substr(0, comma)));
        const bool isPoints = withPoints && codes.empty() && code == "PTS";
        if (!code.empty() && !isPoints) codes.push_back(code);
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
}

void readRounds(const TrfLine& line, TrfDraft& draft)
{
    const std::string_view text = line.rest(4);
    const auto rounds = parseWhole(text);
    if (rounds && *rounds >= 1 && *rounds <= kMaxRounds)
        draft.rounds142 = *rounds;
    else if (!text.empty() && rounds != 0)
        warn(line, draft, fragment(FragmentId::NumberOfRoundsWritten, text),
             fragment(FragmentId::NumberFrom1, kMaxRounds));
}

void readInitialColour(const TrfLine& line, TrfDraft& draft)
{
    const std::string text = upper(line.rest(4));
    if (text == "W" || text == "B")
        draft.section.rules.initialColour = text == "W" ? Colour::White : Colour::Black;
    else if (!text.empty())
        warn(line, draft, fragment(FragmentId::InitialColour, text), fragment(FragmentId::ColourLetter));
}

}  // namespace

bool readTrf26Line(const TrfLine& line, TrfDraft& draft)
{
    const std::string_view code = line.code();
    const std::string_view text = line.rest(4);
    SectionInfo& info = draft.section.info;
    if (code == "142")
        readRounds(line, draft);
    else if (code == "152")
        readInitialColour(line, draft);
    else if (code == "162")
        readPointSystem(line, draft);
    else if (code == "172")
        info.startingListMethod = composed(text);
    else if (code == "182")
        info.pairingProgram = composed(text);
    else if (code == "192")
        info.codedType = composed(text);
    else if (code == "202" || code == "212")
        readTieBreaks(text, code == "212", draft.section.rules.tieBreaks);
    else if (code == "222")
        info.codedTimeControl = composed(text);
    else if (code == "352")
        draft.section.teams.boardColours = upper(text);
    else if (code == "362")
        readMatchPoints(line, draft);
    else
        return false;
    return true;
}

}  // namespace kydai::format
