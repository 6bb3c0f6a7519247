#include "commands/engine_report.h"

#include "format/reader.h"
#include "input.h"
#include "pairing/engine.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace kydai::cli {

namespace {

bool contradicts(format::Problem problem)
{
    using format::Problem;
    return problem == Problem::PointsDiffer || problem == Problem::UnopposedWin || problem == Problem::NotMirrored ||
           problem == Problem::ColoursDisagree || problem == Problem::SecondPairingBye;
}

bool hasColours(const Section& section)
{
    return std::ranges::any_of(section.rounds, [](const Round& round) {
        return std::ranges::any_of(round.games, [](const Game& game) { return game.coloursKnown; });
    });
}

/// The first round with a board whose result is missing; 0 if there is none.
RoundNumber openRound(const Section& section)
{
    const auto open = std::ranges::find_if(section.rounds, [](const Round& round) {
        return std::ranges::any_of(round.games, [](const Game& game) { return isOpen(game); });
    });
    return open == section.rounds.end() ? 0 : static_cast<RoundNumber>(open - section.rounds.begin()) + 1;
}

/// What is wrong with a section that was read; empty: nothing.
std::string objection(const Section& section, EngineReportUse use)
{
    int highest = 0;
    for (const Player& player : section.players) highest = std::max(highest, player.tpn);
    const auto count = static_cast<int>(section.players.size());
    if (!section.rules.rankIsPairingOrder && highest != count) {
        return fmt::format("a start number is missing: {} players, numbers up to {}", count, highest);
    }
    const RoundNumber announced = section.rules.scheduledRounds.value_or(0);
    const RoundNumber paired = section.roundsPaired();
    if (paired > announced) return fmt::format("{} rounds in the file, {} announced", paired, announced);
    if (const RoundNumber open = openRound(section); open > 0) {
        return fmt::format("round {} has boards without a result", open);
    }
    if (use == EngineReportUse::CheckRounds) return {};
    // A system that is not paired here is refused by its name where the round is paired.
    if (pairing::engineOf(section, paired + 1).refusal != pairing::Refusal::None) return {};
    if (paired == announced) {
        return fmt::format("all {} rounds are paired; line 142 (XXR) announces no further one", paired);
    }
    const bool beyond =
        std::ranges::any_of(section.requestedByes, [&](const RequestedBye& bye) { return bye.round > announced; });
    if (beyond) return fmt::format("results after round {}, the last one announced", announced);
    if (!section.rules.initialColour && !hasColours(section)) {
        return "no initial colour: line 152 (W or B) or XXC white1 or black1 must say it before anybody has one";
    }
    return {};
}

}  // namespace

std::optional<Section> readEngineReport(const std::string& file, EngineReportUse use, Context& context)
{
    format::ReadOptions options;
    options.rankOrder = format::RankOrder::Lines;
    std::vector<format::Diagnostic> findings;
    Result<LoadedEvent> loaded =
        loadEvent(context, file, options, [&](const std::vector<format::Diagnostic>& found) { findings = found; });
    if (!loaded) {
        context.fail(loaded.error());
        return std::nullopt;
    }
    const auto wrong =
        std::ranges::find_if(findings, [](const format::Diagnostic& finding) { return contradicts(finding.problem); });
    if (wrong != findings.end()) {
        context.fail(format::toError(*wrong, file));
        return std::nullopt;
    }
    for (const std::string& line : warningLines(findings, file)) context.err << line << '\n';
    if (loaded->sections.size() != 1) {
        context.err << file << ": one tournament is needed; this file has " << loaded->sections.size() << '\n';
        context.status = kBadInput;
        return std::nullopt;
    }
    Section section = std::move(loaded->sections.front());
    if (section.isTeamEvent()) return section;
    if (const std::string problem = objection(section, use); !problem.empty()) {
        context.err << file << ": " << problem << '\n';
        context.status = kBadInput;
        return std::nullopt;
    }
    return section;
}

}  // namespace kydai::cli
