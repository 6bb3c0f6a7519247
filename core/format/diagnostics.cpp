#include "format/diagnostics.h"

#include "support/code_pages.h"
#include "support/fragments.h"

#include <cstddef>
#include <map>
#include <utility>

namespace kydai::format {

namespace {

Errc codeOf(Problem problem)
{
    switch (problem) {
    case Problem::DuplicatePlayer:
        return Errc::Duplicate;
    case Problem::UnknownPlayer:
    case Problem::UnknownTeam:
        return Errc::UnknownReference;
    case Problem::MalformedLine:
    case Problem::MalformedField:
    case Problem::MalformedCell:
    case Problem::NotMirrored:
    case Problem::ColoursDisagree:
    case Problem::ResultsDisagree:
    case Problem::SecondPairingBye:
    case Problem::PointsDiffer:
    case Problem::UnopposedWin:
    case Problem::AmbiguousEncoding:
    case Problem::HiddenCharacters:
    case Problem::ColumnsByBytes:
    case Problem::NotInterpreted:
    case Problem::AssumedRounds:
    case Problem::Assumed:
        return Errc::Malformed;
    }
    return Errc::Malformed;
}

}  // namespace

Diagnostic readAs(CodePage page)
{
    return {.severity = Severity::Note,
            .problem = Problem::AmbiguousEncoding,
            .what = fragment(FragmentId::ReadAsCodePage, nameOf(page)),
            .expected = fragment(FragmentId::FileSavedAsUtf8)};
}

Diagnostic hiddenCharacters(std::size_t count)
{
    return {.severity = Severity::Warning,
            .problem = Problem::HiddenCharacters,
            .what = fragment(FragmentId::HiddenCharacters, count),
            .expected = fragment(FragmentId::TextThatShowsWhatItIs)};
}

void keepSome(std::vector<Diagnostic>& findings)
{
    constexpr std::size_t kMost = 100;
    const auto kindOf = [](const Diagnostic& finding) { return std::pair(finding.problem, finding.what.id); };
    std::map<std::pair<Problem, FragmentId>, std::size_t> all;
    for (const Diagnostic& finding : findings) ++all[kindOf(finding)];
    std::map<std::pair<Problem, FragmentId>, std::size_t> told;
    std::vector<Diagnostic> kept;
    for (Diagnostic& finding : findings) {
        const auto kind = kindOf(finding);
        if (++told[kind] > kMost) continue;
        kept.push_back(std::move(finding));
        if (told[kind] == kMost && all[kind] > kMost)
            kept.push_back({.severity = kept.back().severity,
                            .problem = kind.first,
                            .what = fragment(FragmentId::MoreOfThem, all[kind] - kMost)});
    }
    findings = std::move(kept);
}

Error toError(const Diagnostic& diagnostic, const std::string& file)
{
    return {codeOf(diagnostic.problem), file, diagnostic.line, diagnostic.what, diagnostic.expected, {}};
}

}  // namespace kydai::format
