/// The lines of the pairing engines (rules/trf_format.md, section 6): JaVaFo's XX? and bbpPairings' BB?. Those that
/// name players wait (trf_references.cpp).
#include "format/text_lines.h"
#include "format/trf_draft.h"
#include "format/trf_fields.h"
#include "support/fragments.h"

#include <array>

namespace kydai::format {

namespace {

using Values = Points PointSystem::*;

struct Code {
    std::string_view name;
    Values value;
};

constexpr std::array<Code, 12> kJavafoCodes = {{{"WW", &PointSystem::winWhite},
                                                {"BW", &PointSystem::winBlack},
                                                {"WD", &PointSystem::drawWhite},
                                                {"BD", &PointSystem::drawBlack},
                                                {"WL", &PointSystem::lossWhite},
                                                {"BL", &PointSystem::lossBlack},
                                                {"FW", &PointSystem::forfeitWin},
                                                {"FL", &PointSystem::forfeitLoss},
                                                {"FPB", &PointSystem::fullBye},
                                                {"HPB", &PointSystem::halfBye},
                                                {"ZPB", &PointSystem::zeroBye},
                                                {"PAB", &PointSystem::pairingBye}}};

void warn(const TrfLine& line, TrfDraft& draft, std::string_view entry, Fragment expected)
{
    draft.note(Severity::Warning, Problem::MalformedField, line.number(), fragment(FragmentId::Entry, entry),
               std::move(expected));
}

/// One `CODE=value` of XXS; later ones win.
void applyJavafoPoints(const std::string& code, Points value, TrfDraft& draft, const TrfLine& line)
{
    PointSystem& points = draft.section.rules.points;
    if (code == "W") {
        points.winWhite = points.winBlack = points.forfeitWin = points.fullBye = value;
        return;
    }
    if (code == "D") {
        points.drawWhite = points.drawBlack = points.halfBye = value;
        return;
    }
    for (const Code& known : kJavafoCodes) {
        if (known.name != code) continue;
        points.*known.value = value;
        return;
    }
    warn(line, draft, code, fragment(FragmentId::CodeOfXxsLine));
}

void readJavafoPoints(const TrfLine& line, TrfDraft& draft)
{
    draft.pairingByeValueGiven = true;  // W= does not move PAB, which is 1 by itself
    for (const std::string_view word : words(line.rest(4))) {
        const std::size_t equals = word.find('=');
        const auto value = equals == std::string_view::npos ? std::nullopt : parsePoints(word.substr(equals + 1));
        if (value)
            applyJavafoPoints(upper(word.substr(0, equals)), *value, draft, line);
        else
            warn(line, draft, word, fragment(FragmentId::CodeWithPoints));
    }
}

void readInitialWords(const TrfLine& line, TrfDraft& draft)
{
    RuleSet& rules = draft.section.rules;
    for (const std::string_view word : words(line.rest(4))) {
        const std::string known = upper(word);
        if (known == "WHITE1")
            rules.initialColour = Colour::White;
        else if (known == "BLACK1")
            rules.initialColour = Colour::Black;
        else if (known == "RANK")
            rules.rankIsPairingOrder = true;
        else
            warn(line, draft, word, fragment(FragmentId::ColourWordOfXxc));
    }
}

void readRoundCount(const TrfLine& line, TrfDraft& draft)
{
    const auto rounds = parseWhole(line.rest(4));
    if (rounds && *rounds >= 1 && *rounds <= kMaxRounds)
        draft.roundsXXR = *rounds;
    else
        warn(line, draft, line.rest(4), fragment(FragmentId::NumberFrom1, kMaxRounds));
}

bool readBbpPoints(const TrfLine& line, TrfDraft& draft)
{
    const std::string_view code = line.code();
    PointSystem& points = draft.section.rules.points;
    const auto value = parsePoints(line.rest(4));
    if (std::string_view("WDLZFU").find(code[2]) == std::string_view::npos) return false;
    if (!value) {
        warn(line, draft, line.rest(4), fragment(FragmentId::PointsWithOneDecimal));
        return true;
    }
    switch (code[2]) {
    case 'W':
        points.winWhite = points.winBlack = points.forfeitWin = points.fullBye = *value;
        break;
    case 'D':
        points.drawWhite = points.drawBlack = points.halfBye = *value;
        break;
    case 'L':
        points.lossWhite = points.lossBlack = *value;
        break;
    case 'Z':
        points.zeroBye = *value;
        break;
    case 'F':
        points.forfeitLoss = *value;
        break;
    default:
        points.pairingBye = *value;
        draft.pairingByeValueGiven = true;
    }
    return true;
}

}  // namespace

bool readEngineLine(const TrfLine& line, TrfDraft& draft)
{
    const std::string_view code = line.code();
    if (code == "XXR")
        readRoundCount(line, draft);
    else if (code == "XXC")
        readInitialWords(line, draft);
    else if (code == "XXS")
        readJavafoPoints(line, draft);
    else
        return code.size() == 3 && code.starts_with("BB") && readBbpPoints(line, draft);
    return true;
}

}  // namespace kydai::format
