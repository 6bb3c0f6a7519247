#include "commands.h"
#include "commands/pair_all.h"
#include "commands/pairing_options.h"
#include "input.h"
#include "pairing/engine.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <vector>

namespace kydai::cli {

namespace {

struct PairCall {
    std::string file{};
    std::string section{};
    Output output{};
    RoundNumber round = 0;
    PairingOptions options{};
    bool all = false;
    PairAllCall ofAll{};
};

/// The rounds that the file announces; 0 where it announces none.
RoundNumber announcedRounds(const Section& section, const std::vector<format::Diagnostic>& findings)
{
    const bool assumed = std::ranges::any_of(
        findings, [](const auto& finding) { return finding.problem == format::Problem::AssumedRounds; });
    return assumed ? 0 : section.rules.scheduledRounds.value_or(0);
}

/// What the round is paired from, where that may surprise.
void tellBasis(const Section& section, RoundNumber round, const std::string& file, Context& context)
{
    const RoundNumber before = round - 1;
    if (before < 1 || before > section.roundsPaired()) return;
    const int open = missingResults(section.round(before));
    if (open == 0) return;
    context.err << fmt::format(
        "{}: round {} has {} boards without a result: they count as draws here, and players without an entry in it as "
        "absent; --round {} pairs round {} again\n",
        file, before, open, before, before);
}

void pairRound(const PairCall& call, Context& context)
{
    std::vector<format::Diagnostic> findings;
    const Result<Section> section =
        loadSection(context, call.file, call.section, [&](const std::vector<format::Diagnostic>& found) {
            findings = found;
            warnOn(context, call.file)(found);
        });
    if (!section) return context.fail(section.error());
    const RoundNumber next = section->roundsPaired() + 1;
    const RoundNumber round = call.round == 0 ? next : call.round;
    const RoundNumber table = pairing::tableRounds(*section);
    if (round < 1 || (table == 0 && round > next)) {
        return context.failUsage(
            fmt::format("{}: round {} cannot be paired; the next one is {}", call.file, round, next));
    }
    const RoundNumber announced = announcedRounds(*section, findings);
    const bool isPairedHere = pairing::engineOf(*section, round).refusal == pairing::Refusal::None;
    if (isPairedHere && call.round == 0 && announced > 0 && round > announced) {
        context.err << fmt::format("{}: all {} announced rounds are paired; --round {} pairs one more\n", call.file,
                                   announced, round);
        context.status = kNegative;
        return;
    }
    tellBasis(*section, round, call.file, context);
    const pairing::DraftOutcome outcome = pairing::draftRound(*section, round, call.options.forRound());
    if (const auto* blocked = std::get_if<pairing::Unpairable>(&outcome)) {
        context.err << call.file << ": " << blockedBy(*blocked, *section) << '\n';
        context.status = kNegative;
        return;
    }
    context.write(call.output, pairList(*section, std::get<pairing::DraftRound>(outcome)));
}

}  // namespace

void addPair(Verb verb, Context& context)
{
    const auto call = std::make_shared<PairCall>();
    verb.option("FILE", call->file, "the event: TRF16, TRF26, engine dialects, .kydai").required();
    const Option section = verb.option("--section", call->section, "which section, where the file has several");
    const Option round =
        verb.option("--round", call->round, "the round to pair (default: the next)").between(1, kMaxRounds);
    addOutput(verb, call->output, "write the pairs to this file");
    addPairingOptions(verb, call->options);
    const Option all = verb.flag("--all", call->all, "the next round of every section that is ready")
                           .excludes(section)
                           .excludes(round);
    const Option publishes =
        verb.flag("--publish", call->ofAll.publishes,
                  "publish in the event file those against which nothing speaks: all of them, or none")
            .needs(all);
    verb.option("--who", call->ofAll.who, "name for the journal; else the login name").needs(publishes);
    verb.does([call, &context] {
        call->output.inputs = {call->file};
        if (!call->all) return pairRound(*call, context);
        if (!call->options.edition.empty() || call->options.general)
            return context.failUsage("--all pairs every section by its own edition");
        call->ofAll.file = call->file;
        call->ofAll.output = call->output;
        pairAll(call->ofAll, context);
    });
}

}  // namespace kydai::cli
