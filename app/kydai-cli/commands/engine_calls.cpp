#include "commands/engine_calls.h"

#include "commands/checklist.h"
#include "commands/engine_report.h"
#include "commands/engine_words.h"
#include "commands/generated_file.h"
#include "commands/pairing_options.h"
#include "input.h"
#include "pairing/check.h"
#include "support/file_system.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>
#include <vector>

namespace kydai::cli {

namespace {

void refuse(Context& context, std::string_view what)
{
    context.err << what << '\n';
    context.status = kBadInput;
}

/// Callers of engines give the same name again for each round, and expect it written over.
Output replacing(const std::string& file, const EngineCall& call)
{
    return {.file = file, .force = true, .inputs = {call.input}};
}

/// False where teams are to be paired as players, or players as teams.
bool takeSystem(PairingSystem system, Section& section)
{
    if (rowOf(system).pairsTeams != section.isTeamEvent()) return false;
    section.rules.pairingSystem = system;
    return true;
}

std::optional<Section> readReport(const EngineCall& call, EngineReportUse use, Context& context)
{
    std::optional<Section> section = readEngineReport(call.input, use, context);
    if (section && call.system && !takeSystem(*call.system, *section)) {
        refuse(context, call.input + (section->isTeamEvent() ? ": teams are paired by --team" : ": it has no teams"));
        return std::nullopt;
    }
    if (section && call.baku) section->rules.bakuAcceleration = true;
    return section;
}

void pairReport(const EngineCall& call, Context& context)
{
    const std::optional<Section> section = readReport(call, EngineReportUse::PairNext, context);
    if (!section) return;
    const RoundNumber next = section->roundsPaired() + 1;
    const pairing::DraftOutcome outcome = pairing::draftRound(*section, next);
    if (const auto* blocked = std::get_if<pairing::Unpairable>(&outcome)) {
        context.err << blockedBy(*blocked, *section) << '\n';
        context.status = kNegative;
        return;
    }
    const auto& draft = std::get<pairing::DraftRound>(outcome);
    context.write(replacing(call.argument, call), pairList(*section, draft));
    if (!call.checklist.empty())
        context.write(replacing(call.checklist, call),
                      checklistOf(*section, pairing::makeField(*section, next), draft.round));
}

/// The check-lists of all rounds of a section.
std::string checklistsOf(const Section& section)
{
    std::string text;
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
        text += checklistOf(section, pairing::makeField(asPaired(section, round), round), section.round(round));
    }
    return text;
}

/// The boards of one side that the other does not have, in their order; the bye as `number - 0`.
std::vector<std::string> onlyIn(const Section& section, const Round& round, const Round& other)
{
    const auto seats = [&](const Round& r) {
        std::vector<std::pair<int, int>> list;
        for (const Game& game : r.games) list.emplace_back(section.numberOf(game.white), section.numberOf(game.black));
        for (const Bye& bye : r.byes) {
            if (bye.kind == Outcome::PairingBye) list.emplace_back(section.numberOf(bye.player), 0);
        }
        return list;
    };
    const auto theirs = seats(other);
    std::vector<std::string> lines;
    for (const auto& seat : seats(round)) {
        if (std::ranges::find(theirs, seat) != theirs.end()) continue;
        lines.push_back(fmt::format("{:>3} - {:>3}", seat.first, seat.second));
    }
    return lines;
}

void listDifferences(const Section& section, const Round& ours, const Round& theirs, Context& context)
{
    const std::vector<std::string> left = onlyIn(section, ours, theirs);
    const std::vector<std::string> right = onlyIn(section, theirs, ours);
    if (left.empty() && right.empty()) return;
    context.out << "\n  Checker pairings        Tournament pairings\n\n";
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
        context.out << fmt::format("    {:<9}                {}\n", i < left.size() ? left[i] : "",
                                   i < right.size() ? right[i] : "");
    }
    context.out << '\n';
}

void checkReport(const EngineCall& call, Context& context)
{
    const std::optional<Section> section = readReport(call, EngineReportUse::CheckRounds, context);
    if (!section) return;
    if (const auto notes = uncheckedNotes(call.input, pairing::roundsNotChecked(*section)); !notes.empty()) {
        for (const std::string& note : notes) context.err << note << '\n';
        return;
    }
    RoundNumber first = 1;
    RoundNumber last = section->roundsPaired();
    if (!call.argument.empty()) {
        int round = 0;
        const auto [end, error] =
            std::from_chars(call.argument.data(), call.argument.data() + call.argument.size(), round);
        if (error != std::errc() || end != call.argument.data() + call.argument.size() || round < 1 || round > last) {
            return refuse(context, "the file has no round " + call.argument);
        }
        first = last = round;
    }
    const std::string name = toUtf8(pathOf(call.input).stem());
    for (RoundNumber round = first; round <= last; ++round) {
        context.out << name << ": Round #" << round << '\n';
        const pairing::DraftOutcome outcome = pairing::draftRound(*section, round);
        if (const auto* blocked = std::get_if<pairing::Unpairable>(&outcome)) {
            context.out << "  " << blockedBy(*blocked, *section) << '\n';
        } else {
            listDifferences(*section, std::get<pairing::DraftRound>(outcome).round, section->round(round), context);
        }
    }
    if (!call.checklist.empty()) context.write(replacing(call.checklist, call), checklistsOf(*section));
}

void generateReport(const EngineCall& call, Context& context)
{
    if (call.system == PairingSystem::TeamSwiss) return refuse(context, "-g makes individual tournaments only");
    if (call.output.empty()) return refuse(context, "-g needs -o OUT");
    GenerateRequest request;
    request.model = call.input;
    request.baku = call.baku;
    request.system = call.system;
    request.output = {.file = call.output, .force = true};
    const bool configIsSeed =
        !call.argument.empty() && std::ranges::all_of(call.argument, [](char c) { return c >= '0' && c <= '9'; });
    request.seed = call.seed.empty() && configIsSeed ? call.argument : call.seed;
    if (!configIsSeed) request.config = call.argument;
    generateFile(request, context);
    if (call.checklist.empty() || context.status != kDone) return;
    const Result<Section> made = loadSection(context, call.output, {}, {});
    if (made) context.write(replacing(call.checklist, call), checklistsOf(*made));
}

}  // namespace

bool isEngineCall(std::span<const std::string> arguments)
{
    return std::ranges::any_of(arguments, isSystemWord);
}

int runEngineCall(std::span<const std::string> arguments, Context& context)
{
    const EngineCall call = readEngineWords(arguments);
    if (call.version) context.out << "kydai-cli " KYDAI_VERSION "\n";
    if (!call.problem.empty()) {
        refuse(context, call.problem);
    } else if (call.work == EngineWork::Generate) {
        generateReport(call, context);
    } else if (call.work == EngineWork::None) {
        if (!call.version) refuse(context, "one of -p, -c and -g is needed");
    } else if (call.input.empty()) {
        refuse(context, "the file to read is missing");
    } else if (call.work == EngineWork::Pair) {
        pairReport(call, context);
    } else {
        checkReport(call, context);
    }
    return context.status == kUsage ? kBadInput : context.status;
}

}  // namespace kydai::cli
