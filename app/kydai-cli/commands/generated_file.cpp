#include "commands/generated_file.h"

#include "format/reader.h"
#include "format/trf_writer.h"
#include "input.h"
#include "support/fragments.h"

#include <array>
#include <charconv>
#include <utility>

namespace kydai::cli {

namespace {

using pairing::GenerateOptions;

struct NumberKey {
    std::string_view name;
    int GenerateOptions::*member;
};
struct PointsKey {
    std::string_view name;
    Points PointSystem::*member;
};

constexpr NumberKey kNumbers[] = {
    {"PlayersNumber", &GenerateOptions::players},
    {"RoundsNumber", &GenerateOptions::rounds},
    {"HighestRating", &GenerateOptions::highestRating},
    {"LowestRating", &GenerateOptions::lowestRating},
    {"ForfeitRate", &GenerateOptions::forfeits},
    {"QuickgameRate", &GenerateOptions::unratedResults},
    {"ZPBRate", &GenerateOptions::zeroByes},
    {"HPBRate", &GenerateOptions::halfByes},
    {"FPBRate", &GenerateOptions::fullByes},
    {"RetiredRate", &GenerateOptions::withdrawals},
};
constexpr PointsKey kPoints[] = {
    {"WWPoints", &PointSystem::winWhite},   {"BWPoints", &PointSystem::winBlack},
    {"WDPoints", &PointSystem::drawWhite},  {"BDPoints", &PointSystem::drawBlack},
    {"WLPoints", &PointSystem::lossWhite},  {"BLPoints", &PointSystem::lossBlack},
    {"ZPBPoints", &PointSystem::zeroBye},   {"HPBPoints", &PointSystem::halfBye},
    {"FPBPoints", &PointSystem::fullBye},   {"PABPoints", &PointSystem::pairingBye},
    {"FWPoints", &PointSystem::forfeitWin}, {"FLPoints", &PointSystem::forfeitLoss},
};

template <class Number>
bool parse(std::string_view text, Number& number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

/// False when the value is not what the name needs. Names that mean nothing to us are passed over.
bool apply(std::string_view name, std::string_view value, GenerateOptions& options)
{
    for (const NumberKey& key : kNumbers) {
        if (key.name == name) return parse(value, options.*key.member) && options.*key.member >= 0;
    }
    for (const PointsKey& key : kPoints) {
        if (key.name != name) continue;
        const auto points = parsePoints(value);
        if (points) options.points.*key.member = *points;
        return points.has_value();
    }
    if (name == "DrawPercentage") {
        int percent = 0;
        if (!parse(value, percent) || percent < 0 || percent > 100) return false;
        options.draws = percent * 10;
    }
    if (name == "Accelerated") options.bakuAcceleration = value == "1" || value == "true";
    return true;
}

/// The options that the request's files and words add up to; nothing when something is wrong (the context knows).
std::optional<GenerateOptions> optionsOf(const GenerateRequest& request, Context& context)
{
    GenerateOptions options = request.options.value_or(GenerateOptions{});
    if (!request.seed.empty() && !parse(std::string_view(request.seed), options.seed)) {
        context.failUsage("the seed must be a whole number from 0 to 18446744073709551615");
        return std::nullopt;
    }
    if (!request.model.empty()) {
        const Result<Section> model = loadSection(request.model, {}, warnOn(context, request.model));
        if (!model) {
            context.fail(model.error());
            return std::nullopt;
        }
        options = pairing::optionsLike(*model, options.seed);
    }
    if (!request.config.empty()) {
        const Result<std::string> text = format::readBytes(request.config);
        const Result<GenerateOptions> read =
            text ? readConfig(*text, request.config, options) : Result<GenerateOptions>(text.error());
        if (!read) {
            context.fail(read.error());
            return std::nullopt;
        }
        options = *read;
    }
    if (request.baku) options.bakuAcceleration = true;
    return options;
}

}  // namespace

Result<GenerateOptions> readConfig(std::string_view text, const std::string& file, GenerateOptions options)
{
    int number = 0;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const std::string_view line = trimmed(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
        ++number;
        if (line.empty() || line.front() == '#' || line.front() == '!') continue;
        const auto equals = line.find('=');
        const bool good = equals != std::string_view::npos &&
                          apply(trimmed(line.substr(0, equals)), trimmed(line.substr(equals + 1)), options);
        if (!good)
            return Error{Errc::Malformed, file, number, fragment(FragmentId::Entry, line),
                         fragment(FragmentId::NameAndValue)};
    }
    return options;
}

void generateFile(const GenerateRequest& request, Context& context)
{
    const auto options = optionsOf(request, context);
    if (!options) return;
    const Section section = pairing::generate(*options);
    const Result<format::WrittenTrf> written = format::writeTrf(section, {format::TrfVersion::Trf26});
    if (!written) return context.fail(written.error());
    context.write(request.output, written->text);
}

}  // namespace kydai::cli
