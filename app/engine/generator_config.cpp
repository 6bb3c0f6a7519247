#include "engine/generator_config.h"

#include "format/text_lines.h"
#include "support/fragments.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <vector>

namespace kydai::cli {

namespace {

using pairing::Frequency;
using pairing::GenerateOptions;

constexpr int kConfigWhole = 1000;  // thousandths

struct ConfigEntry {
    int line = 0;
    std::string_view text{};
    std::string_view name{};
    std::string_view value{};
};

/// Which programs use the name.
enum class ConfigFamily : std::uint8_t { Both, OneInSoMany, PerThousand };

struct ConfigKey {
    std::string_view name;
    ConfigFamily family;
    /// False when the value is not what the name needs. Rates are read by `perThousand`.
    bool (*apply)(std::string_view value, bool perThousand, GenerateOptions& options);
};

template <class Number>
std::optional<Number> numberIn(std::string_view text, Number least, Number most)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

template <int GenerateOptions::*member, int most>
bool configNumber(std::string_view value, bool /*perThousand*/, GenerateOptions& options)
{
    const auto read = numberIn(value, 0, most);
    if (read) options.*member = *read;
    return read.has_value();
}

std::optional<int> configRateOf(std::string_view value, bool perThousand)
{
    if (perThousand) return numberIn(value, 0, kConfigWhole);
    constexpr double kMost = 1e9;
    const auto oneIn = numberIn(value, 1.0, kMost);
    return oneIn ? std::optional(static_cast<int>(std::lround(kConfigWhole / *oneIn))) : std::nullopt;
}

template <Frequency GenerateOptions::*member>
bool configRate(std::string_view value, bool perThousand, GenerateOptions& options)
{
    const auto read = configRateOf(value, perThousand);
    if (read) options.*member = *read;
    return read.has_value();
}

template <Points PointSystem::*... members>
bool configPoints(std::string_view value, bool /*perThousand*/, GenerateOptions& options)
{
    const auto read = parsePoints(value);
    if (read) ((options.points.*members = *read), ...);
    return read.has_value();
}

bool configDraws(std::string_view value, bool /*perThousand*/, GenerateOptions& options)
{
    constexpr int kMostPercent = 100;
    const auto percent = numberIn(value, 0, kMostPercent);
    if (percent) options.draws = *percent * (kConfigWhole / kMostPercent);
    return percent.has_value();
}

bool configForfeits(std::string_view value, bool perThousand, GenerateOptions& options)
{
    options.doubleForfeits = 0;
    return configRate<&GenerateOptions::forfeitWins>(value, perThousand, options);
}

bool accelerated(std::string_view value, bool /*perThousand*/, GenerateOptions& options)
{
    options.bakuAcceleration = value == "1" || value == "true";
    return options.bakuAcceleration || value == "0" || value == "false";
}

/// Groups of equal strength have no counterpart here: taken and passed over.
bool passOver(std::string_view value, bool /*perThousand*/, GenerateOptions& /*options*/)
{
    return numberIn(value, 0, kMaxStartNumber).has_value();
}

using ConfigPoints = PointSystem;
constexpr int kMostConfigRating = 4000;
constexpr auto kBothFamilies = ConfigFamily::Both;
constexpr auto kOneInFamily = ConfigFamily::OneInSoMany;
constexpr auto kPerThousandFamily = ConfigFamily::PerThousand;

constexpr std::array kConfigKeys = std::to_array<ConfigKey>({
    {"PlayersNumber", kBothFamilies, configNumber<&GenerateOptions::players, kMaxStartNumber>},
    {"RoundsNumber", kBothFamilies, configNumber<&GenerateOptions::rounds, kMaxRounds>},
    {"HighestRating", kBothFamilies, configNumber<&GenerateOptions::highestRating, kMostConfigRating>},
    {"LowestRating", kBothFamilies, configNumber<&GenerateOptions::lowestRating, kMostConfigRating>},
    {"Accelerated", kBothFamilies, accelerated},
    {"ForfeitRate", kBothFamilies, configForfeits},
    {"DrawPercentage", kOneInFamily, configDraws},
    {"RetiredRate", kOneInFamily, configRate<&GenerateOptions::withdrawals>},
    {"HalfPointByeRate", kOneInFamily, configRate<&GenerateOptions::halfByes>},
    {"PointsForDraw", kOneInFamily,
     configPoints<&ConfigPoints::drawWhite, &ConfigPoints::drawBlack, &ConfigPoints::halfBye>},
    {"PointsForLoss", kOneInFamily, configPoints<&ConfigPoints::lossWhite, &ConfigPoints::lossBlack>},
    {"PointsForForfeitLoss", kOneInFamily, configPoints<&ConfigPoints::forfeitLoss, &ConfigPoints::zeroBye>},
    {"PointsForZPB", kOneInFamily, configPoints<&ConfigPoints::zeroBye>},
    {"PointsForWin", kOneInFamily,
     configPoints<&ConfigPoints::winWhite, &ConfigPoints::winBlack, &ConfigPoints::forfeitWin, &ConfigPoints::fullBye,
                  &ConfigPoints::pairingBye>},
    {"PointsForPAB", kOneInFamily, configPoints<&ConfigPoints::pairingBye>},
    {"QuickgameRate", kPerThousandFamily, configRate<&GenerateOptions::unratedResults>},
    {"ZPBRate", kPerThousandFamily, configRate<&GenerateOptions::zeroByes>},
    {"HPBRate", kPerThousandFamily, configRate<&GenerateOptions::halfByes>},
    {"FPBRate", kPerThousandFamily, configRate<&GenerateOptions::fullByes>},
    {"Groups", kPerThousandFamily, passOver},
    {"Separator", kPerThousandFamily, passOver},
    {"WWPoints", kPerThousandFamily, configPoints<&ConfigPoints::winWhite>},
    {"BWPoints", kPerThousandFamily, configPoints<&ConfigPoints::winBlack>},
    {"WDPoints", kPerThousandFamily, configPoints<&ConfigPoints::drawWhite>},
    {"BDPoints", kPerThousandFamily, configPoints<&ConfigPoints::drawBlack>},
    {"WLPoints", kPerThousandFamily, configPoints<&ConfigPoints::lossWhite>},
    {"BLPoints", kPerThousandFamily, configPoints<&ConfigPoints::lossBlack>},
    {"ZPBPoints", kPerThousandFamily, configPoints<&ConfigPoints::zeroBye>},
    {"HPBPoints", kPerThousandFamily, configPoints<&ConfigPoints::halfBye>},
    {"FPBPoints", kPerThousandFamily, configPoints<&ConfigPoints::fullBye>},
    {"PABPoints", kPerThousandFamily, configPoints<&ConfigPoints::pairingBye>},
    {"FWPoints", kPerThousandFamily, configPoints<&ConfigPoints::forfeitWin>},
    {"FLPoints", kPerThousandFamily, configPoints<&ConfigPoints::forfeitLoss>},
});

const ConfigKey* configKeyOf(std::string_view name)
{
    const auto* const found = std::ranges::find(kConfigKeys, name, &ConfigKey::name);
    return found == kConfigKeys.end() ? nullptr : found;
}

std::vector<ConfigEntry> configEntriesOf(std::string_view text)
{
    std::vector<ConfigEntry> entries;
    int number = 0;
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of("\r\n"), text.size());
        const std::string_view line = format::trimmed(text.substr(0, end));
        const bool pair = text.substr(end).starts_with("\r\n");
        text.remove_prefix(std::min(end + (pair ? 2 : 1), text.size()));
        ++number;
        if (line.empty() || line.front() == '#' || line.front() == '!') continue;
        const auto equals = std::min(line.find('='), line.size());
        entries.push_back({number, line, format::trimmed(line.substr(0, equals)),
                           equals == line.size() ? std::string_view() : format::trimmed(line.substr(equals + 1))});
    }
    return entries;
}

}  // namespace

Result<GenerateOptions> readConfig(std::string_view text, const std::string& file, GenerateOptions options)
{
    const std::vector<ConfigEntry> entries = configEntriesOf(text);
    const auto uses = [&](ConfigFamily family) {
        return std::ranges::any_of(entries, [&](const ConfigEntry& entry) {
            const ConfigKey* key = configKeyOf(entry.name);
            return key != nullptr && key->family == family;
        });
    };
    const bool perThousand = uses(kPerThousandFamily) && !uses(kOneInFamily);
    // In the order of the table, because a win sets what the bye is worth unless the file says that too.
    for (const ConfigKey& key : kConfigKeys) {
        for (const ConfigEntry& entry : entries) {
            if (entry.name != key.name || key.apply(entry.value, perThousand, options)) continue;
            return Error{Errc::Malformed, file, entry.line, fragment(FragmentId::Entry, entry.text),
                         fragment(FragmentId::NameAndValue)};
        }
    }
    for (const ConfigEntry& entry : entries) {
        if (configKeyOf(entry.name) != nullptr) continue;
        return Error{Errc::Malformed, file, entry.line, fragment(FragmentId::Entry, entry.text),
                     fragment(FragmentId::ConfigurationName)};
    }
    return options;
}

}  // namespace kydai::cli
