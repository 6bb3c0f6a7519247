#include "format/diagnostics.h"

#include "support/fragments.h"

#include <algorithm>
#include <iterator>
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

Diagnostic hiddenCharacters(std::size_t count)
{
    return {.severity = Severity::Warning,
            .problem = Problem::HiddenCharacters,
            .what = fragment(FragmentId::HiddenCharacters, count),
            .expected = fragment(FragmentId::TextThatShowsWhatItIs)};
}

void addSome(std::vector<Diagnostic>& to, std::vector<Diagnostic> findings)
{
    constexpr std::size_t kMost = 100;
    const std::size_t all = findings.size();
    findings.resize(std::min(all, kMost));
    std::ranges::move(findings, std::back_inserter(to));
    if (all > kMost) to.push_back({.what = fragment(FragmentId::MoreOfThem, all - kMost)});
}

Error toError(const Diagnostic& diagnostic, const std::string& file)
{
    return {codeOf(diagnostic.problem), file, diagnostic.line, diagnostic.what, diagnostic.expected, {}};
}

}  // namespace kydai::format
