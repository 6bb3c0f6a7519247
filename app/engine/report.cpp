#include "engine/report.h"

#include "engine/context.h"
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

format::ReadOptions engineReading()
{
    format::ReadOptions options;
    options.rankOrder = format::RankOrder::Lines;
    options.fullColumnIsRound = true;
    return options;
}

EngineReport takeReport(Result<format::ReadFile> read, const std::string& file, EngineReportUse use)
{
    EngineReport report;
    if (!read) {
        report.error = read.error();
        return report;
    }
    const auto wrong = std::ranges::find_if(
        read->diagnostics, [](const format::Diagnostic& finding) { return contradicts(finding.problem); });
    if (wrong != read->diagnostics.end()) {
        report.error = format::toError(*wrong, file);
        return report;
    }
    report.warnings = warningLines(read->diagnostics, file);
    if (read->sections.size() != 1) {
        report.refusal = fmt::format("{}: one tournament is needed; this file has {}", file, read->sections.size());
        return report;
    }
    Section& section = read->sections.front();
    const std::string problem = section.isTeamEvent() ? std::string() : objection(section, use);
    if (problem.empty())
        report.section = std::move(section);
    else
        report.refusal = file + ": " + problem;
    return report;
}

bool takeSystem(std::optional<PairingSystem> system, Section& section)
{
    if (!system) return true;
    if (rowOf(*system).pairsTeams != section.isTeamEvent()) return false;
    section.rules.pairingSystem = *system;
    return true;
}

}  // namespace kydai::cli
