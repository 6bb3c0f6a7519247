#include "model/swiss_manager.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace kydai {

namespace {

constexpr auto kRows = std::to_array<NumberedTieBreak>({
    {1, "Pts.", ' ', "YYYY", "", "PTS:GP"},
    {2, "BH.", 'H', "Y---", "", "BH@OLD"},
    {3, "BH1.", 'H', "Y---", "", "BH/C1@OLD"},
    {4, "BHm.", 'H', "Y---", "", "BH/M1@OLD"},
    {5, "Man", ' ', "YY--", "", "MAN"},
    {6, "Man", ' ', "--YY", "", "MAN"},
    {7, "SB.", 'A', "--YY", "", ""},
    {8, "Fide", 'A', "Y---", "", "PS"},
    {9, "Fide", 'A', "Y---", "", ""},
    {10, "rtgØ", 'H', "Y---", "", "ARO"},
    {11, "Res.", ' ', "YY--", "", "DE@OLD"},
    {12, "vict", ' ', "YY--", "", "WIN"},
    {13, "MP", ' ', "--YY", "", "MPV(2:1:0)"},
    {14, "Res.", ' ', "--Y-", "", "DE:MP@OLD"},
    {15, "BT", 'A', "--YY", "", ""},
    {16, "BH.", 'A', "---Y", "", ""},
    {17, "BH.", 'H', "Y---", "", ""},
    {18, "CARA", 'H', "Y", "", ""},
    {19, "SB.", 'H', "Y---", "", "SB@OLD"},
    {20, "ratØ", 'H', "Y---", "", "ARO/C1"},
    {21, "ratP", 'H', "Y---", "", "TPR"},
    {22, "BH.", 'A', "---Y", "", ""},
    {23, "RtgSum", ' ', "YY--", "", "RSUM/C1"},
    {24, "BP", 'A', "--YY", "", ""},
    {25, "BHs", ' ', "Y---", "", "SUMBH@OLD"},
    {26, "TB1", 'H', "Y---", "", ""},
    {27, "TB2", 'H', "Y---", "", ""},
    {28, "BH", 'H', "Y---", "", ""},
    {29, "BHm", 'H', "Y---", "", ""},
    {30, "BH", 'H', "Y---", "", ""},
    {31, "BHm", 'H', "Y---", "", ""},
    {32, "TB3", 'H', "Y---", "", ""},
    {33, "Fide", 'H', "Y---", "", ""},
    {34, "BHm", 'A', "---Y", "", ""},
    {35, "SB", 'A', "--YY", "", "SB@OLD"},
    {36, "RtgØ", 'A', "Y---", "sw", "ARO"},
    {37, "BH.", 'A', "Y--Y", "swV", "BH@OLD"},
    {38, "Pts+", 'A', "--YY", "", "GPMP(1:0:0)"},
    {39, "Pts+", ' ', "--Y-", "", "GPV(3:2:1:0)"},
    {40, "MP3", ' ', "--YY", "", "MPV(3:1:0)"},
    {41, "ratMax", ' ', "-Y--", "", ""},
    {42, "Pts+", ' ', "--YY", "", ""},
    {43, "Pts.", 'A', "YY--", "", ""},
    {44, "MP", ' ', "--YY", "###", "MPV(2:1:0)"},
    {45, "Koya", 'A', "-Y--", "", "KS"},
    {46, "Pts+MP", ' ', "--YY", "", "GPMP(3:1:0)"},
    {47, "PtsV", ' ', "--YY", "###", "GPV(1:0.5:0)"},
    {48, "MPSum", ' ', "---Y", "", ""},
    {49, "MPSum", ' ', "---Y", "", ""},
    {50, "SB", ' ', "---Y", "", ""},
    {51, "ECU", ' ', "----", "", ""},
    {52, "SB", 'A', "YY--", "swV", "SB@OLD"},
    {53, "mBl", 'A', "YY--", "", "BPG"},
    {54, "RecRp", ' ', "YY--", "", ""},
    {55, "ARPO", ' ', "YY--", "", ""},
    {56, "MPSum", ' ', "---Y", "", ""},
    {57, "SB", ' ', "---Y", "", ""},
    {58, "Rtg/Fi", ' ', "Y---", "", ""},
    {59, "Rp2EM", ' ', "YY--", "", ""},
    {60, "Rp", ' ', "YY--", "u", "TPR"},
    {61, "APkt", ' ', "YY--", "", "WBP(1:1:0.4:0.6:0)"},
    {62, "Games", 'B', "----", "", "GAMES"},
    {63, "%", 'B', "----", "", "PCT"},
    {64, "Board", 'B', "----", "", "BOARD"},
    {65, "Games", 'B', "----", "", "GAMES/R"},
    {66, "Rank", 'B', "----", "", ""},
    {67, "SB", ' ', "---Y", "", ""},
    {68, "vict", ' ', "YY--", "kP", "WIN,WON,BWG,BPG"},
    {69, "Koya", ' ', "-Y--", "", ""},
    {70, "BHs", ' ', "Y---", "", ""},
    {71, "Berlin", ' ', "--YY", "", ""},
    {72, "RtgDif", 'S', "----", "", ""},
    {73, "Schmul", 'S', "----", "", ""},
    {74, "SBOly", ' ', "--YY", "", ""},
    {75, "MPOly", ' ', "--YY", "", ""},
    {76, "GPts", ' ', "YYYY", "#####", "WBP(2:4:1:2:0)"},
    {77, "AOB", 'N', "YYYY", "F", "AOB"},
    {78, "BC", 'N', "--YY", "", "BC"},
    {79, "REP", 'N', "YY--", "", "REP"},
    {80, "ARO", 'N', "YY--", "uswn", "ARO"},
    {81, "DE", 'N', "YY--", "P", "DE"},
    {82, "ESB", 'N', "--YY", "kswPm", "EMMSB,EMGSB,EGMSB,EGGSB"},
    {83, "EDE", 'N', "--YY", "GP", "EDE"},
    {84, "BH", 'N', "Y-YY", "gswPFmv", "BH"},
    {85, "SB", 'N', "YY--", "gswPv", "SB"},
    {86, "PS", 'N', "YYYY", "gs", "PS"},
    {87, "KS", 'N', "YYYY", "gl", "KS/L50%"},
    {88, "TPR", 'N', "YY--", "ku", "TPR,APRO,PTP,APPO"},
    {89, "TBR", 'N', "--YY", "", "TBR"},
    {90, "BBE", 'N', "--YY", "", "BBE"},
    {91, "SSSC", 'N', "--YY", "GP", "SSSC"},
    {92, "Kas", 'S', "----", "", ""},
});

constexpr bool isNumberedWithoutGap()
{
    for (std::size_t at = 0; at < kRows.size(); ++at) {
        if (kRows[at].number != static_cast<int>(at) + 1) return false;
    }
    return true;
}
static_assert(isNumberedWithoutGap());

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

std::optional<int> wholeOf(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < 0) return std::nullopt;
    return value;
}

/// The parts of "A,B,C".
std::string_view partAt(std::string_view list, int index)
{
    for (; index > 0; --index) {
        const std::size_t comma = list.find(',');
        if (comma == std::string_view::npos) return {};
        list.remove_prefix(comma + 1);
    }
    return list.substr(0, list.find(','));
}

/// The parts of a code while the parameters change them.
struct Spelling {
    std::string_view kinds{};
    std::string name{};
    std::string score{};
    int strongest = 0;
    int weakest = 0;
    std::string scale{};
    std::string modifiers{};
    std::string values{};  ///< parted by ':'
    std::string edition{};

    explicit Spelling(std::string_view code) : kinds(code)
    {
        std::string_view rest = partAt(code, 0);
        if (const std::size_t at = rest.find('@'); at != std::string_view::npos) {
            edition = rest.substr(at + 1);
            rest = rest.substr(0, at);
        }
        if (const std::size_t stroke = rest.find('/'); stroke != std::string_view::npos) {
            modifiers = rest.substr(stroke);
            rest = rest.substr(0, stroke);
        }
        if (const std::size_t bracket = rest.find('('); bracket != std::string_view::npos) {
            values = rest.substr(bracket + 1, rest.size() - bracket - 2);
            rest = rest.substr(0, bracket);
        }
        if (const std::size_t colon = rest.find(':'); colon != std::string_view::npos) {
            score = rest.substr(colon);
            rest = rest.substr(0, colon);
        }
        name = rest;
    }

    [[nodiscard]] std::string text(bool teams) const
    {
        std::string text = name;
        if (!values.empty()) text += '(' + values + ')';
        if (teams) text += score;
        if (strongest == weakest && weakest > 0) {
            text += (name == "SB" || name.starts_with('E') ? "/C" + std::to_string(weakest) + "/H" : "/M") +
                    std::to_string(strongest);
        } else {
            if (weakest > 0) text += "/C" + std::to_string(weakest);
            if (strongest > 0) text += "/H" + std::to_string(strongest);
        }
        if (teams) text += scale;
        if (name != "WIN") text += modifiers;  // whose forfeits count in any case
        if (!edition.empty()) text += '@' + edition;
        return text;
    }
};

/// Takes "-" as no and the letter as yes.
bool takeFlag(std::string_view value, char letter, const char* modifier, std::string& modifiers)
{
    if (value == std::string_view(&letter, 1)) modifiers += modifier;
    return value == "-" || value == "0" || value == std::string_view(&letter, 1);
}

bool takeScore(Spelling& spelling, std::string_view value)
{
    if (value == "1" || value == "MP") spelling.score = ":MP";
    if (value == "0" || value == "GP") spelling.score = ":GP";
    return value == "0" || value == "1" || value == "GP" || value == "MP";
}

bool takeKind(Spelling& spelling, std::string_view value)
{
    const auto index = wholeOf(value);
    spelling.name = index ? partAt(spelling.kinds, *index) : std::string_view();
    return !spelling.name.empty();
}

bool takeFore(Spelling& spelling, std::string_view value)
{
    if (value == "F" && spelling.name == "BH") {
        spelling.name = "FB";
        return true;
    }
    return takeFlag(value, 'F', "/F", spelling.modifiers);
}

/// One of two words, each with what it stands for.
bool takeEdition(Spelling& spelling, std::string_view value, std::string_view yes, std::string_view edition)
{
    if (value != yes && value != "0" && value != "-") return false;
    spelling.edition = value == yes ? edition : "24";
    return true;
}

bool takeCut(int& cut, std::string_view value)
{
    const auto number = wholeOf(value);
    cut = number.value_or(0);
    constexpr int kMost = 99;
    return number && cut <= kMost;
}

bool takeNumber(Spelling& spelling, std::string_view value, std::string_view before, std::string_view behind,
                bool isNothingAtZero)
{
    const auto number = wholeOf(value);
    if (!number) return false;
    if (*number > 0 || !isNothingAtZero)
        spelling.modifiers += std::string(before) + std::to_string(*number) + std::string(behind);
    return true;
}

bool take(Spelling& spelling, char parameter, std::string_view value)
{
    switch (parameter) {
    case 's':
        return takeCut(spelling.strongest, value);
    case 'w':
        return takeCut(spelling.weakest, value);
    case 'P':
        return takeFlag(value, 'P', "/P", spelling.modifiers);
    case 'n':
        return takeFlag(value, '1', "/P", spelling.modifiers);
    case 'F':
        return takeFore(spelling, value);
    case 'k':
        return takeKind(spelling, value);
    case 'g':
    case 'G':
        return takeScore(spelling, value);
    case 'm':
        if (value == "0") spelling.scale = "/S2";
        if (value == "1") spelling.scale = "/S3";
        return value == "0" || value == "1" || value == "-";
    case 'v':
        return takeEdition(spelling, value, "1", "26");
    case 'V':
        return takeEdition(spelling, value, "V", "OLD");
    case 'u':
        return takeNumber(spelling, value, "/U", "", true);
    case 'l':
        spelling.modifiers.clear();
        return takeNumber(spelling, value, "/L", "%", false);
    default:
        return false;
    }
}

}  // namespace

std::span<const NumberedTieBreak> numberedTieBreaks()
{
    return kRows;
}

const NumberedTieBreak* numberedTieBreak(int number)
{
    if (number < 1 || static_cast<std::size_t>(number) > kRows.size()) return nullptr;
    return &kRows[static_cast<std::size_t>(number) - 1];
}

std::optional<TieBreakNumber> takeTieBreakNumber(std::string_view& text)
{
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const auto number = wholeOf(text.substr(0, digits));
    if (!number || numberedTieBreak(*number) == nullptr) return std::nullopt;
    TieBreakNumber result{*number, {}};
    std::string_view rest = text.substr(digits);
    if (rest.starts_with('(')) {
        const std::size_t close = rest.find(')');
        if (close == std::string_view::npos) return std::nullopt;
        std::string_view list = rest.substr(1, close - 1);
        while (!list.empty()) {
            const std::size_t end = std::min(list.find_first_of(":,;"), list.size());
            result.parameters.emplace_back(trimmed(list.substr(0, end)));
            list.remove_prefix(std::min(end + 1, list.size()));
        }
        rest.remove_prefix(close + 1);
    }
    text = rest;
    return result;
}

std::string textOf(const TieBreakNumber& tieBreak)
{
    std::string text = std::to_string(tieBreak.number);
    for (std::size_t at = 0; at < tieBreak.parameters.size(); ++at)
        text += (at == 0 ? "(" : ":") + tieBreak.parameters[at];
    return tieBreak.parameters.empty() ? text : text + ')';
}

std::string codeOf(const TieBreakNumber& tieBreak, bool teams)
{
    const NumberedTieBreak* const row = numberedTieBreak(tieBreak.number);
    if (row == nullptr || row->code.empty()) return {};
    Spelling spelling(row->code);
    std::string values;
    for (std::size_t at = 0; at < tieBreak.parameters.size(); ++at) {
        const std::string_view value = tieBreak.parameters[at];
        const char parameter = at < row->parameters.size() ? row->parameters[at] : ' ';
        if (parameter == '#') {
            values += (values.empty() ? "" : ":") + std::string(value);
            if (at + 1 == row->parameters.size()) spelling.values = values;
        } else if (parameter == ' ' ? value != "0" && value != "-" && !value.empty()
                                    : !value.empty() && !take(spelling, parameter, value)) {
            return {};
        }
    }
    // Of a scale every number is said, or none.
    if (!values.empty() && spelling.values != values) return {};
    return spelling.text(teams);
}

std::string listedAs(const TieBreakNumber& tieBreak, bool teams, std::string_view sectionEdition)
{
    std::string code = codeOf(tieBreak, teams);
    const NumberedTieBreak* const row = numberedTieBreak(tieBreak.number);
    constexpr int kMatchPoints = 13;
    if (tieBreak.number == kMatchPoints) return "MPTS";
    const bool isOurs = row != nullptr && (row->code.find('(') != std::string_view::npos || row->age == 'B' ||
                                           row->code.starts_with("RSUM") || row->code.starts_with("SUMBH"));
    if (row == nullptr || code.empty() || isOurs) return textOf(tieBreak);
    if (code == "PTS:GP") return "GPTS";
    // What is new is counted by the new rules also where the others are old.
    const std::size_t at = code.find('@');
    if (at == std::string::npos) return row->age == 'N' && sectionEdition == "old" ? code + "@24" : code;
    return std::string_view(code).substr(at + 1) == sectionEdition ? code.substr(0, at) : code;
}

}  // namespace kydai
