#include "engine/calls.h"

#include "engine/checklist.h"
#include "engine/generated_file.h"
#include "engine/pair_list.h"
#include "engine/report.h"
#include "format/trf_reader.h"
#include "pairing/check.h"
#include "support/file_system.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <exception>
#include <filesystem>
#include <new>
#include <optional>
#include <utility>
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

/// Nothing after telling why.
std::optional<Section> readReport(const EngineCall& call, EngineReportUse use, const EngineDoor& door, Context& context)
{
    EngineReport report = takeReport(door.read(context, call.input, engineReading()), call.input, use);
    for (const std::string& line : report.warnings) context.err << line << '\n';
    if (report.error) context.fail(*report.error);
    if (!report.refusal.empty()) refuse(context, report.refusal);
    std::optional<Section>& section = report.section;
    if (section && !takeSystem(call.system, *section)) {
        refuse(context, call.input + (section->isTeamEvent() ? ": teams are paired by --team" : ": it has no teams"));
        return std::nullopt;
    }
    if (section && call.baku) section->rules.bakuAcceleration = true;
    return std::move(section);
}

void pairReport(const EngineCall& call, const EngineDoor& door, Context& context)
{
    const std::optional<Section> section = readReport(call, EngineReportUse::PairNext, door, context);
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

void checkReport(const EngineCall& call, const EngineDoor& door, Context& context)
{
    const std::optional<Section> section = readReport(call, EngineReportUse::CheckRounds, door, context);
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
    const std::string name = isStandard(call.input) ? "(stdin)" : toUtf8(pathOf(call.input).stem());
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

/// The one tournament of a file, however it is told; nothing after telling why.
std::optional<Section> oneSection(const std::string& file, const EngineDoor& door, Context& context)
{
    auto read = door.read(context, file, {});
    if (!read) {
        context.fail(read.error());
        return std::nullopt;
    }
    for (const std::string& line : warningLines(read->diagnostics, file)) context.err << line << '\n';
    if (read->sections.size() == 1) return std::move(read->sections.front());
    refuse(context, fmt::format("{}: one tournament is needed; this file has {}", file, read->sections.size()));
    return std::nullopt;
}

void generateReport(const EngineCall& call, const EngineDoor& door, Context& context)
{
    if (call.output.empty()) return refuse(context, "-g needs -o OUT");
    GenerateRequest request;
    request.modelFile = call.input;
    if (!call.input.empty()) {
        request.model = oneSection(call.input, door, context);
        if (!request.model) return;
    }
    request.baku = call.baku;
    request.system = call.system;
    request.output = {.file = call.output, .force = true};
    const bool configIsSeed =
        !call.argument.empty() && std::ranges::all_of(call.argument, [](char c) { return c >= '0' && c <= '9'; });
    request.seed = call.seed.empty() && configIsSeed ? call.argument : call.seed;
    if (!configIsSeed) request.config = call.argument;
    generateFile(request, context);
    if (call.checklist.empty() || context.status != kDone) return;
    if (const auto made = oneSection(call.output, door, context))
        context.write(replacing(call.checklist, call), checklistsOf(*made));
}

constexpr std::string_view kUsageLines =
    "{0} [--dutch|--dubov|--burstein|--doubleswiss|--team] [IN] -p [OUT] [-l [LIST]]\n"
    "{0} [--dutch|…] [IN] -c [ROUND] [-l [LIST]]\n"
    "{0} [--dutch|…] [MODEL] -g [CONFIG] -o OUT [-s SEED] [-b] [-l [LIST]]\n"
    "{0} -r\n";

int runWork(const EngineCall& call, const EngineDoor& door, Context& context)
{
    if (!call.problem.empty()) {
        refuse(context, call.problem);
    } else if (call.work == EngineWork::Generate) {
        generateReport(call, door, context);
    } else if (call.work == EngineWork::None) {
        if (!call.version && !call.help) refuse(context, "one of -p, -c and -g is needed");
    } else if (call.work == EngineWork::Pair) {
        pairReport(call, door, context);
    } else {
        checkReport(call, door, context);
    }
    return context.status == kUsage ? kBadInput : context.status;
}

int failedCall(const EngineDoor& door, std::string_view what, int status, Context& context)
{
    context.err << door.program << " failed: " << what << '\n';
    return status;
}

}  // namespace

Result<format::ReadFile> readReportFile(Context& context, const std::string& file, const format::ReadOptions& options)
{
    const auto bytes = context.read(file);
    if (!bytes) return bytes.error();
    return format::readReport(*bytes, file, options);
}

int runEngineCall(std::span<const std::string> arguments, const EngineDoor& door, Context& context)
{
    try {
        const EngineCall call = readEngineWords(arguments);
        if (call.version || arguments.empty()) context.out << door.program << " " KYDAI_VERSION "\n";
        if (call.help) context.out << fmt::format(kUsageLines, door.program);
        return arguments.empty() ? kDone : runWork(call, door, context);
    } catch (const std::bad_alloc&) {
        return failedCall(door, "not enough memory", kEngineTooLarge, context);
    } catch (const std::exception& problem) {
        return failedCall(door, problem.what(), kEngineFailed, context);
    }
}

}  // namespace kydai::cli
