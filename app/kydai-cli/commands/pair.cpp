#include "commands.h"
#include "commands/pairing_options.h"
#include "input.h"

#include <fmt/format.h>

#include <memory>

namespace kydai::cli {

namespace {

struct PairCall {
    std::string file{};
    std::string section{};
    std::string output{};
    RoundNumber round = 0;
    PairingOptions options{};
};

void pairRound(const PairCall& call, Context& context)
{
    const Result<Section> section = loadSection(call.file, call.section, warnOn(context, call.file));
    if (!section) return context.fail(section.error());
    const RoundNumber next = section->roundsPaired() + 1;
    const RoundNumber round = call.round == 0 ? next : call.round;
    const RoundNumber table = pairing::tableRounds(*section);
    if (round < 1 || (table == 0 && round > next)) {
        return context.failUsage(
            fmt::format("{}: round {} cannot be paired; the next one is {}", call.file, round, next));
    }
    const pairing::DraftOutcome outcome = pairing::draftRound(*section, round, call.options.forRound());
    if (const auto* blocked = std::get_if<pairing::Unpairable>(&outcome)) {
        context.err << call.file << ": " << blockedBy(*blocked, *section) << '\n';
        context.status = kNegative;
        return;
    }
    context.write(call.output, pairList(*section, std::get<pairing::DraftRound>(outcome).round));
}

}  // namespace

void addPair(CLI::App& app, Context& context)
{
    CLI::App* verb = app.add_subcommand("pair", "pair a round");
    const auto call = std::make_shared<PairCall>();
    verb->add_option("FILE", call->file, "the event: TRF16, TRF26, engine dialects, .kydai")->required();
    verb->add_option("--section", call->section, "which section of an event file");
    verb->add_option("--round", call->round, "the round to pair (default: the next)")->check(CLI::Range(1, kMaxRounds));
    verb->add_option("-o,--output", call->output, "write the pairs to this file");
    call->options.addTo(*verb);
    verb->callback([call, &context] { pairRound(*call, context); });
}

}  // namespace kydai::cli
