#include "format/trf_round_rules.h"

#include "format/text_lines.h"
#include "format/trf_reader.h"
#include "format/trf_writer.h"

#include <algorithm>
#include <array>

namespace kydai::format {

namespace {

constexpr std::string_view kPairedUnder = "Paired under ";
/// The lines that tell how an event is paired.
constexpr std::array<std::string_view, 9> kRuleCodes = {"142", "152", "162", "192", "250", "260", "XXC", "XXP", "XXS"};

/// An event of the same players and days that has no round yet.
Section withRules(const Section& section, const PairingRules& rules)
{
    Section bare;
    bare.info.firstDay = section.info.firstDay;
    bare.players = section.players;
    static_cast<PairingRules&>(bare.rules) = rules;
    return bare;
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        if (end > 0) lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

bool tellsRules(std::string_view line)
{
    return std::ranges::find(kRuleCodes, line.substr(0, 3)) != kRuleCodes.end();
}

}  // namespace

std::vector<std::string> commentsOfRules(const Section& section, RoundNumber round)
{
    std::vector<std::string> comments;
    if (isUnderItsRules(section, round)) return comments;
    const auto written = writeTrf(withRules(section, section.rulesOf(round)), {.ownLines = OwnLines::None});
    if (!written) return comments;
    for (const std::string_view line : linesOf(written->text)) {
        if (!tellsRules(line)) continue;
        std::string comment(kPairedUnder);
        comment.append(line).append(" @ Round ").append(std::to_string(round));
        comments.push_back(std::move(comment));
    }
    return comments;
}

bool isCommentOfRules(std::string_view comment)
{
    return comment.starts_with(kPairedUnder);
}

std::optional<PairingRules> rulesFromComments(const Section& section, const std::vector<std::string>& comments,
                                              RoundNumber round)
{
    const auto written = writeTrf(withRules(section, PairingRules{}), {.ownLines = OwnLines::None});
    if (!written) return std::nullopt;
    std::string event;
    for (const std::string_view line : linesOf(written->text)) {
        if (!tellsRules(line)) event.append(line).append("\n");
    }
    for (const std::string& comment : comments) {
        const std::string_view told = std::string_view(comment).substr(kPairedUnder.size());
        event.append(trimmed(told.substr(0, told.rfind('@')))).append("\n");
    }
    const auto read = readTrf(event, {}, {});
    if (!read || read->sections.empty()) return std::nullopt;
    return rulesKeptBy(read->sections.front().rules, round);
}

}  // namespace kydai::format
