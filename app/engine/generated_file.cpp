#include "engine/generated_file.h"

#include "engine/generator_config.h"
#include "format/trf_writer.h"
#include "model/team_scorecards.h"
#include "tiebreak/standings.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <random>
#include <utility>
#include <vector>

namespace kydai::cli {

namespace {

using pairing::GenerateOptions;

std::uint64_t freshSeed()
{
    constexpr unsigned kHalfWord = 32;
    std::random_device device;
    return std::uint64_t{device()} << kHalfWord | device();
}

/// The seed of the request, or a fresh one, which is told; nothing where its words are no number.
std::optional<std::uint64_t> seedOf(const GenerateRequest& request, Context& context)
{
    if (request.seed.empty()) {
        const std::uint64_t seed = freshSeed();
        context.err << "seed " << seed << '\n';
        return seed;
    }
    std::uint64_t seed = 0;
    const char* last = request.seed.data() + request.seed.size();
    const auto [end, error] = std::from_chars(request.seed.data(), last, seed);
    if (error == std::errc() && end == last) return seed;
    context.failUsage("the seed must be a whole number from 0 to 18446744073709551615");
    return std::nullopt;
}

void takeModel(const Section& model, GenerateOptions& options)
{
    std::vector<std::string> drawn = std::move(options.tieBreaks);
    options = pairing::optionsLike(model, options.seed);
    if (options.tieBreaks.empty()) options.tieBreaks = std::move(drawn);
    if (!model.isTeamEvent()) return;
    options.teams = static_cast<int>(model.teams.teams.size());
    options.boards = boardsPerMatch(model);
}

bool takeConfig(const GenerateRequest& request, GenerateOptions& options, Context& context)
{
    if (request.config.empty()) return true;
    const Result<std::string> text = context.read(request.config);
    const Result<GenerateOptions> read =
        text ? readConfig(*text, request.config, options) : Result<GenerateOptions>(text.error());
    if (!read) {
        context.fail(read.error());
        return false;
    }
    options = *read;
    return true;
}

bool takeTieBreaks(const GenerateRequest& request, GenerateOptions& options, Context& context)
{
    if (request.tieBreaks.empty()) return true;
    const auto codes = tiebreak::parseCodes(request.tieBreaks);
    if (!codes) {
        context.failUsage(messageOf(codes.error()));
        return false;
    }
    options.tieBreaks.clear();
    for (const tiebreak::Code& code : *codes) options.tieBreaks.push_back(code.text);
    return true;
}

/// What the request's files and words add up to, over what was drawn; nothing when something is wrong (the context
/// knows).
std::optional<GenerateOptions> over(GenerateOptions options, const GenerateRequest& request, Context& context)
{
    if (request.model) takeModel(*request.model, options);
    if (!takeConfig(request, options, context) || !takeTieBreaks(request, options, context)) return std::nullopt;
    if (request.system) options.system = *request.system;
    if (request.baku) options.bakuAcceleration = true;
    const std::string problem = request.adjust ? request.adjust(options) : std::string();
    if (problem.empty()) return options;
    context.failUsage(problem);
    return std::nullopt;
}

/// Size and rounds that nobody gives are drawn with everything else as wide as fields and rules allow; a request that
/// gives both gets the usual tournament of that size.
std::optional<GenerateOptions> optionsOf(const GenerateRequest& request, Context& context)
{
    const auto seed = seedOf(request, context);
    if (!seed) return std::nullopt;
    auto usual = over(pairing::drawnOptions(*seed), request, context);
    const bool ofTeams = usual && !rowOf(usual->system).pairsPlayers;
    if (!usual || ofTeams || (usual->players > 0 && usual->rounds > 0)) return usual;
    auto wide = over(pairing::widelyDrawnOptions(*seed), request, context);
    if (wide && usual->rounds == 0) wide->rounds = std::min(wide->rounds, wide->players - 1);
    if (wide && usual->players == 0)
        wide->players = std::max(wide->players, std::min(wide->rounds + 1, kMaxStartNumber));
    return wide;
}

}  // namespace

void generateFile(const GenerateRequest& request, Context& context)
{
    const auto options = optionsOf(request, context);
    if (!options) return;
    const Section section = pairing::generate(*options);
    format::TrfWriteOptions how;
    how.ownLines = format::OwnLines::None;  // a new tournament, in the words of every program
    how.ranks = tiebreak::placesOf(section);
    const Result<format::WrittenTrf> written = format::writeTrf(section, how);
    if (!written) return context.fail(written.error());
    Output output = request.output;
    output.inputs = {request.modelFile, request.config};
    context.write(output, written->text);
}

}  // namespace kydai::cli
