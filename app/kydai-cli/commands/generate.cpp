#include "commands.h"
#include "commands/generated_file.h"

#include <memory>

namespace kydai::cli {

namespace {

/// Percentages of the call; negative: not given.
struct GenerateCall {
    GenerateRequest request{};
    pairing::GenerateOptions options{};
    double draws = -1;
    double forfeits = -1;
    double byes = -1;
    double halfByes = -1;
    double zeroByes = -1;
    double fullByes = -1;
    double withdrawals = -1;
    double late = -1;
    double unrated = -1;
    double odd = -1;
    std::string points{};
    std::string edition{};
};

void addShare(CLI::App& verb, const char* name, double& value, const char* words)
{
    verb.add_option(name, value, words)->check(CLI::Range(0.0, 100.0));
}

void take(double percent, int& thousandths)
{
    if (percent >= 0) thousandths = static_cast<int>(percent * 10 + 0.5);
}

void runGenerate(GenerateCall& call, Context& context)
{
    pairing::GenerateOptions& options = call.options;
    if (call.byes >= 0) {  // of requested byes, six in ten are half-point ones, three zero-point, one full-point
        take(call.byes * 0.6, options.halfByes);
        take(call.byes * 0.3, options.zeroByes);
        take(call.byes * 0.1, options.fullByes);
    }
    take(call.draws, options.draws);
    take(call.forfeits, options.forfeits);
    take(call.halfByes, options.halfByes);
    take(call.zeroByes, options.zeroByes);
    take(call.fullByes, options.fullByes);
    take(call.withdrawals, options.withdrawals);
    take(call.late, options.lateEntries);
    take(call.unrated, options.unratedResults);
    take(call.odd, options.oddResults);
    if (call.points == "3-1-0") {
        options.points = PointSystem::of(Points::whole(3), Points::whole(1), Points::whole(0));
    }
    if (call.edition == "2017") options.edition = PairingEdition::E2017;
    call.request.options = options;
    generateFile(call.request, context);
}

}  // namespace

void addGenerate(CLI::App& app, Context& context)
{
    CLI::App* verb = app.add_subcommand("generate", "make a random tournament; the same seed makes the same file");
    const auto call = std::make_shared<GenerateCall>();
    verb->add_option("--players", call->options.players, "number of players (default: drawn)")
        ->check(CLI::Range(2, kMaxStartNumber));
    verb->add_option("--rounds", call->options.rounds, "number of rounds (default: drawn)")
        ->check(CLI::Range(1, kMaxRounds));
    verb->add_option("--seed", call->request.seed, "whole number (default: 1)");
    verb->add_option("--model", call->request.model, "take size, ratings, points and shares from this event");
    verb->add_option("--highest-rating", call->options.highestRating)->check(CLI::Range(0, 4000));
    verb->add_option("--lowest-rating", call->options.lowestRating)->check(CLI::Range(0, 4000));
    addShare(*verb, "--draws", call->draws, "percent of the games between equals");
    addShare(*verb, "--forfeits", call->forfeits, "percent of the boards");
    addShare(*verb, "--byes", call->byes, "percent of the players who ask for a bye, per round");
    addShare(*verb, "--half-byes", call->halfByes, "the same, half-point byes alone");
    addShare(*verb, "--zero-byes", call->zeroByes, "the same, zero-point byes alone");
    addShare(*verb, "--full-byes", call->fullByes, "the same, full-point byes alone");
    addShare(*verb, "--withdrawals", call->withdrawals, "percent of the players who leave, per round");
    addShare(*verb, "--late", call->late, "percent of the players who enter late");
    addShare(*verb, "--unrated", call->unrated, "percent of the games that end before the first move is answered");
    addShare(*verb, "--odd", call->odd, "percent of the games that both lose, or that give one side half a point");
    verb->add_option("--points", call->points, "point system: 1-½-0 or 3-1-0")
        ->check(CLI::IsMember({"1-½-0", "1-0.5-0", "3-1-0"}));
    verb->add_option("--edition", call->edition, "edition of the rules: 2026 or 2017")
        ->check(CLI::IsMember({"2026", "2017"}));
    verb->add_flag("--baku", call->request.baku, "accelerate the first rounds");
    verb->add_option("-o,--output", call->request.output, "write the tournament to this file");
    verb->callback([call, &context] { runGenerate(*call, context); });
}

}  // namespace kydai::cli
