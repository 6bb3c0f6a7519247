#include "tiebreak/code.h"

#include "model/swiss_manager.h"
#include "support/fraction.h"
#include "support/fragments.h"
#include "tiebreak/registry.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace kydai::tiebreak {

namespace {

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())) != 0) text.remove_prefix(1);
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0) text.remove_suffix(1);
    return text;
}

std::string upper(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); });
    return result;
}

std::optional<int> number(std::string_view text)
{
    if (text.starts_with('+')) text.remove_prefix(1);
    int value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, value);
    if (text.empty() || problem != std::errc{} || stop != end) return std::nullopt;
    return value;
}

Error problem(Errc code, std::string_view text, std::string_view part, Fragment expected)
{
    Fragment what =
        part.empty() ? fragment(FragmentId::TieBreakWritten, text) : fragment(FragmentId::TieBreakAt, text, part);
    return Error{code, {}, 0, std::move(what), std::move(expected)};
}

/// The name's letters end where a separator starts.
std::size_t lengthOfWord(std::string_view text)
{
    std::size_t length = 0;
    while (length < text.size() && std::isalpha(static_cast<unsigned char>(text[length])) != 0) ++length;
    return length;
}

/// "BHC1", "FBM2": older files glue the cut to the name.
std::optional<std::size_t> lengthOfGluedName(std::string_view text)
{
    const std::size_t word = lengthOfWord(text);
    if (word < 2 || word == text.size() || std::isdigit(static_cast<unsigned char>(text[word])) == 0) {
        return std::nullopt;
    }
    const char letter = text[word - 1];
    if ((letter != 'C' && letter != 'M') || findDefinition(text.substr(0, word - 1)) == nullptr) return std::nullopt;
    return word - 1;
}

/// What a modifier's letter stands for. Both bounds 0: no number follows.
struct ModifierForm {
    char letter;
    bool Modifiers::*allowed;
    int least;
    int most;
    void (*apply)(Code& code, int value);
    Fragment (*expected)();
};

constexpr int kMostCuts = 99;
constexpr int kMostHalfPoints = 200;
constexpr int kMostRating = 4000;

constexpr int kMostScale = 3;

constexpr ModifierForm kModifierForms[] = {
    {'C', &Modifiers::cut, 1, kMostCuts, [](Code& code, int value) { code.cutLow = value; },
     [] { return fragment(FragmentId::ModifierC, kMostCuts); }},
    {'M', &Modifiers::median, 1, kMostCuts, [](Code& code, int value) { code.cutLow = code.cutHigh = value; },
     [] { return fragment(FragmentId::ModifierM, kMostCuts); }},
    {'H', &Modifiers::highest, 1, kMostCuts, [](Code& code, int value) { code.cutHigh = value; },
     [] { return fragment(FragmentId::ModifierH, kMostCuts); }},
    {'S', &Modifiers::scale, 2, kMostScale,
     [](Code& code, int value) { code.matchScale = value == 2 ? MatchPointScale::Two : MatchPointScale::Three; },
     [] { return fragment(FragmentId::ModifierS); }},
    {'L', &Modifiers::limit, -kMostHalfPoints, kMostHalfPoints,
     [](Code& code, int value) { code.limitHalfPoints = value; }, [] { return fragment(FragmentId::ModifierL); }},
    {'P', &Modifiers::forfeits, 0, 0, [](Code& code, int) { code.forfeitsPlayed = true; },
     [] { return fragment(FragmentId::ModifierP); }},
    {'D', &Modifiers::unplayed, 0, 0, [](Code& code, int) { code.drawsWithSelf = true; },
     [] { return fragment(FragmentId::ModifierD); }},
    {'N', &Modifiers::plainCut, 0, 0, [](Code& code, int) { code.plainCut = true; },
     [] { return fragment(FragmentId::ModifierN); }},
    {'F', &Modifiers::fore, 0, 0, [](Code& code, int) { code.fore = true; },
     [] { return fragment(FragmentId::ModifierF); }},
    {'K', &Modifiers::factor, 1, kMostHalfPoints, [](Code& code, int value) { code.factor = value; },
     [] { return fragment(FragmentId::ModifierK); }},
    {'R', &Modifiers::reverse, 0, 0, [](Code& code, int) { code.reversed = true; },
     [] { return fragment(FragmentId::ModifierR); }},
    {'U', &Modifiers::unrated, 1, kMostRating, [](Code& code, int value) { code.unratedRating = value; },
     [] { return fragment(FragmentId::ModifierU); }},
};

/// The number behind the letter, 0 where none belongs there; nullopt if it is not as the form demands.
std::optional<int> argumentOf(const ModifierForm& form, std::string_view text)
{
    if (form.most == 0) return text.empty() ? std::optional(0) : std::nullopt;
    const std::optional<int> value = number(text);
    // FIDE's list spells "KS/L1"; a bare "L50" is a percentage elsewhere, and refused here.
    constexpr int kMostWithoutSign = 9;
    const bool sign = text.starts_with('+') || text.starts_with('-');
    if (form.least < 0 && !sign && value > kMostWithoutSign) return std::nullopt;
    return value && *value >= form.least && *value <= form.most ? value : std::nullopt;
}

/// One modifier such as "C1" or "L+2" (capitals). Empty result: done; otherwise what was expected.
Fragment applyModifier(Code& code, std::string_view modifier, const Modifiers& allowed)
{
    const std::string_view rest = modifier.substr(1);
    if (modifier.front() == 'V') {
        code.edition = parseEdition(rest);
        return code.edition ? Fragment{} : fragment(FragmentId::ModifierV);
    }
    if (modifier.front() == 'L' && rest.ends_with('%')) {
        const std::optional<int> percent = number(rest.substr(0, rest.size() - 1));
        constexpr int kWhole = 100;
        if (!allowed.limit || !percent || *percent < 0 || *percent > kWhole) return fragment(FragmentId::ModifierL);
        code.limitPercent = *percent;
        return {};
    }
    if (modifier == "S" && allowed.swiss) {
        code.swissRules = true;
        return {};
    }
    const auto* const form = std::ranges::find(kModifierForms, modifier.front(), &ModifierForm::letter);
    if (form == std::ranges::end(kModifierForms)) return fragment(FragmentId::ModifierLetter);
    const std::optional<int> value = argumentOf(*form, rest);
    if (!(allowed.*(form->allowed)) || !value) return form->expected();
    form->apply(code, *value);
    return {};
}

/// Takes the next modifier, without its separator, off the text.
std::string_view takeModifier(std::string_view& rest)
{
    std::size_t length = 1;
    if (rest.front() == 'L' && rest.size() > 1 && (rest[1] == '-' || rest[1] == '+')) length = 2;
    while (length < rest.size() && std::isalnum(static_cast<unsigned char>(rest[length])) != 0) ++length;
    if (rest.front() == 'L' && length < rest.size() && rest[length] == '%') ++length;
    const std::string_view modifier = rest.substr(0, length);
    rest.remove_prefix(length);
    return modifier;
}

/// ":MP" or ":GP" at the front of the text.
std::optional<ScoreKind> scoreNamed(std::string_view text)
{
    if (text.starts_with(":MP")) return ScoreKind::Match;
    if (text.starts_with(":GP")) return ScoreKind::Game;
    return std::nullopt;
}

}  // namespace

std::optional<TieBreakEdition> parseEdition(std::string_view text)
{
    const std::string name = upper(text);
    if (name == "OLD") return TieBreakEdition::Old;
    if (name == "24" || name == "2024") return TieBreakEdition::E24;
    if (name == "26" || name == "2026") return TieBreakEdition::E26;
    return std::nullopt;
}

std::string_view editionName(TieBreakEdition edition)
{
    switch (edition) {
    case TieBreakEdition::Old:
        return "old";
    case TieBreakEdition::E24:
        return "24";
    case TieBreakEdition::E26:
        return "26";
    }
    return {};
}

namespace {

/// "84/C1" as "BH/C1": a number in place of the name, its edition behind the modifiers. What is not computed stays as
/// it is.
std::string withName(std::string capitals, Code& code)
{
    std::string_view rest = capitals;
    const auto numbered = takeTieBreakNumber(rest);
    if (!numbered) return capitals;
    code.number = textOf(*numbered);
    const std::string word = codeOf(*numbered, true);
    if (word.empty()) {
        code.kind = Kind::NotComputed;
        return std::string(rest);
    }
    const std::size_t at = std::min(word.find('@'), word.size());
    const bool named = rest.find('@') != std::string_view::npos;
    return word.substr(0, at) + std::string(rest) + (named ? std::string() : word.substr(at));
}

/// "2.5" in tenths.
std::optional<int> tenthsOf(std::string_view text)
{
    const std::size_t dot = std::min(text.find('.'), text.size());
    const std::optional<int> whole = number(text.substr(0, dot));
    const std::string_view decimals = text.substr(std::min(dot + 1, text.size()));
    const std::optional<int> tenth = decimals.empty() ? 0 : number(decimals);
    constexpr int kMostPoints = 1000;
    if (!whole || !tenth || *whole < 0 || *whole > kMostPoints || *tenth < 0 || decimals.size() > 1)
        return std::nullopt;
    constexpr int kTenths = 10;
    return *whole * kTenths + *tenth;
}

/// Takes "(2:1:0)" off the text: as many numbers as the tie-break has.
bool takeWorth(Code& code, std::string_view& rest, const Definition& entry)
{
    const std::size_t close = rest.find(')');
    if (close == std::string_view::npos) return false;
    std::string_view list = rest.substr(1, close - 1);
    rest.remove_prefix(close + 1);
    while (!list.empty()) {
        const std::size_t end = std::min(list.find_first_of(":,;"), list.size());
        const std::optional<int> tenths = tenthsOf(trimmed(list.substr(0, end)));
        if (!tenths) return false;
        code.worth.push_back(*tenths);
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    const auto least = entry.worth.size() - (code.kind == Kind::GameScale ? 1 : 0);  // the forfeit may be unsaid
    if (code.worth.size() < std::max<std::size_t>(least, 1) || code.worth.size() > entry.worth.size()) return false;
    code.worth.resize(entry.worth.size());
    return true;
}

}  // namespace

Result<Code> parseCode(std::string_view text)
{
    const std::string_view written = trimmed(text);
    Code code;
    code.text = std::string(written);
    const std::string capitals = withName(upper(written), code);
    std::string_view rest = capitals;
    if (code.kind == Kind::NotComputed) {
        if (rest.empty()) return code;
        return problem(Errc::Unsupported, written, rest, fragment(FragmentId::NothingBehindNotComputed));
    }
    if (const auto at = rest.find('@'); at != std::string_view::npos) {
        code.edition = parseEdition(trimmed(rest.substr(at + 1)));
        if (!code.edition)
            return problem(Errc::Malformed, written, rest.substr(at), fragment(FragmentId::EditionAfterAt));
        rest = trimmed(rest.substr(0, at));
    }

    const std::size_t nameLength = lengthOfGluedName(rest).value_or(lengthOfWord(rest));
    const Definition* const entry = findDefinition(rest.substr(0, nameLength));
    if (entry == nullptr || entry->kind == Kind::NotComputed) {
        return problem(Errc::UnknownReference, written, {}, fragment(FragmentId::TieBreakCode));
    }
    code.kind = entry->kind;
    rest.remove_prefix(nameLength);

    if (rest.starts_with(":")) {
        const std::optional<ScoreKind> score = scoreNamed(rest);
        if (!entry->modifiers.score || !score) {
            return problem(Errc::Unsupported, written, rest.substr(0, 3), fragment(FragmentId::ScoreAfterColon));
        }
        code.score = *score;
        rest.remove_prefix(3);
    }
    if (rest.starts_with('(') && !takeWorth(code, rest, *entry))
        return problem(Errc::Malformed, written, {}, fragment(FragmentId::PointsInBrackets));
    while (!rest.empty()) {
        if (rest.front() == '/' || rest.front() == '#' || rest.front() == '-') rest.remove_prefix(1);
        if (rest.empty()) return problem(Errc::Malformed, written, {}, fragment(FragmentId::ModifierAfterStroke));
        const std::string_view modifier = takeModifier(rest);
        Fragment expected = applyModifier(code, modifier, entry->modifiers);
        if (!expected.empty()) return problem(Errc::Unsupported, written, modifier, std::move(expected));
    }
    return code;
}

Result<std::vector<Code>> parseCodes(const std::vector<std::string>& codes)
{
    std::vector<Code> list;
    for (const std::string& text : codes) {
        Result<Code> code = parseCode(text);
        if (!code) return code.error();
        list.push_back(*std::move(code));
    }
    return list;
}

Result<std::vector<Code>> parseCodes(std::string_view commaSeparated)
{
    std::vector<std::string> codes;
    std::string_view rest = trimmed(commaSeparated);
    while (!rest.empty()) {
        int open = 0;
        const auto* const at = std::ranges::find_if(rest, [&](char c) {
            open += c == '(' ? 1 : c == ')' ? -1 : 0;
            return c == ',' && open <= 0;
        });
        const auto comma = at == rest.end() ? std::string_view::npos : static_cast<std::size_t>(at - rest.begin());
        codes.emplace_back(trimmed(rest.substr(0, comma)));
        rest = comma == std::string_view::npos ? std::string_view{} : rest.substr(comma + 1);
    }
    return parseCodes(codes);
}

namespace {

/// "(3:1:0)"
std::string worthText(const std::vector<int>& worth)
{
    std::string text;
    for (const int tenths : worth) text += (text.empty() ? "(" : ":") + Fraction(tenths, 10).toDecimal();
    return text.empty() ? text : text + ')';
}

/// "/M1" where both ends lose as much and C.07 has a median, else "/C1/H2".
std::string cutsText(const Code& code, bool hasMedian)
{
    if (hasMedian && code.cutHigh > 0 && code.cutHigh == code.cutLow) return "/M" + std::to_string(code.cutHigh);
    std::string text;
    if (code.cutLow > 0) text += "/C" + std::to_string(code.cutLow);
    if (code.cutHigh > 0) text += "/H" + std::to_string(code.cutHigh);
    return text;
}

}  // namespace

std::string canonicalText(const Code& code)
{
    const Definition& entry = definition(code.kind);
    if (!code.number.empty() && entry.byNumber) return code.number;
    std::string text(entry.name);
    text += worthText(code.worth);
    if (code.score == ScoreKind::Match) text += ":MP";
    if (code.score == ScoreKind::Game) text += ":GP";
    text += cutsText(code, entry.modifiers.median);
    if (code.limitHalfPoints != 0) {
        text += code.limitHalfPoints > 0 ? "/L+" : "/L-";
        text += std::to_string(std::abs(code.limitHalfPoints));
    }
    if (code.limitPercent > 0) text += "/L" + std::to_string(code.limitPercent) + '%';
    if (code.matchScale != MatchPointScale::Event) text += code.matchScale == MatchPointScale::Two ? "/S2" : "/S3";
    if (code.factor > 0) text += "/K" + std::to_string(code.factor);
    if (code.unratedRating > 0) text += "/U" + std::to_string(code.unratedRating);
    if (code.forfeitsPlayed) text += "/P";
    if (code.drawsWithSelf) text += "/D";
    if (code.plainCut) text += "/N";
    if (code.swissRules) text += "/S";
    if (code.fore) text += "/F";
    if (code.reversed) text += "/R";
    if (code.edition) text += '@' + upper(editionName(*code.edition));
    return text;
}

}  // namespace kydai::tiebreak
