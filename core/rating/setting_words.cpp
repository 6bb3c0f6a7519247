#include "rating/setting_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace kydai::rating {

namespace {

/// A setting that is a number, a switch (0 or 1), or one of some words, by their place.
struct Setting {
    std::string_view system;
    std::string_view name;
    std::string_view words;  ///< of a choice, parted by |; empty: a number
    void (*apply)(Settings& settings, double value);
};

constexpr Setting kSettings[] = {
    {"fide", "games-in-period", "", [](Settings& s, double v) { s.fide.gamesInPeriod = static_cast<int>(v); }},
    {"fide", "first-event", "no|yes", [](Settings& s, double v) { s.fide.newcomersFirstEvent = v != 0; }},
    {"elo", "k", "", [](Settings& s, double v) { s.elo.k = v; }},
    {"uscf", "bonus-threshold", "", [](Settings& s, double v) { s.uscf.bonusThreshold = v; }},
    {"uscf", "dual", "no|yes", [](Settings& s, double v) { s.uscf.dualRatedRegular = v != 0; }},
    {"glicko", "new-rating", "", [](Settings& s, double v) { s.glicko.newRating = v; }},
    {"glicko", "new-deviation", "", [](Settings& s, double v) { s.glicko.newDeviation = v; }},
    {"glicko", "assumed-deviation", "", [](Settings& s, double v) { s.glicko.assumedDeviation = v; }},
    {"glicko", "minimum-deviation", "", [](Settings& s, double v) { s.glicko.minimumDeviation = v; }},
    {"glicko", "growth", "", [](Settings& s, double v) { s.glicko.growth = v; }},
    {"glicko", "periods", "", [](Settings& s, double v) { s.glicko.periods = v; }},
    {"glicko2", "new-volatility", "", [](Settings& s, double v) { s.glicko.newVolatility = v; }},
    {"glicko2", "tau", "", [](Settings& s, double v) { s.glicko.tau = v; }},
    {"dwz", "evaluations", "", [](Settings& s, double v) { s.dwz.assumedEvaluations = static_cast<int>(v); }},
    {"ecf", "junior-increment", "", [](Settings& s, double v) { s.ecf.juniorIncrement = v; }},
    {"ingo", "formula", "article|classic|late",
     [](Settings& s, double v) { s.ingo.version = static_cast<IngoVersion>(static_cast<int>(v)); }},
    {"ingo", "forty-limit", "no|yes", [](Settings& s, double v) { s.ingo.fortyLimit = v != 0; }},
    {"harkness", "average-with-old", "no|yes", [](Settings& s, double v) { s.harkness.averageWithOld = v != 0; }},
    {"harkness", "games-behind-old", "", [](Settings& s, double v) { s.harkness.gamesBehindOld = v; }},
    {"ukd", "limit", "", [](Settings& s, double v) { s.ukd.limit = static_cast<int>(v); }},
    {"ukd", "unrated-share", "", [](Settings& s, double v) { s.ukd.unratedShare = v; }},
    {"ukd", "minimum", "", [](Settings& s, double v) { s.ukd.minimum = static_cast<int>(v); }},
    {"ukd", "first-games", "", [](Settings& s, double v) { s.ukd.firstGames = static_cast<int>(v); }},
    {"chessmetrics", "padding", "", [](Settings& s, double v) { s.chessmetrics.padding = v; }},
    {"chessmetrics", "minimum-games", "", [](Settings& s, double v) { s.chessmetrics.minimumGames = v; }},
    {"chessmetrics", "slope", "", [](Settings& s, double v) { s.chessmetrics.slope = v; }},
    {"chessmetrics", "offset", "", [](Settings& s, double v) { s.chessmetrics.offset = v; }},
    {"chessmetrics", "own-draws", "", [](Settings& s, double v) { s.chessmetrics.ownDraws = v; }},
    {"chessmetrics", "padding-draws", "", [](Settings& s, double v) { s.chessmetrics.paddingDraws = v; }},
    {"urs", "half-life", "", [](Settings& s, double v) { s.urs.halfLife = v; }},
    {"urs", "window", "", [](Settings& s, double v) { s.urs.window = v; }},
    {"urs", "weight-standard", "", [](Settings& s, double v) { s.urs.weightStandard = v; }},
    {"urs", "weight-rapid", "", [](Settings& s, double v) { s.urs.weightRapid = v; }},
    {"urs", "weight-blitz", "", [](Settings& s, double v) { s.urs.weightBlitz = v; }},
    {"urs", "prior-mean", "", [](Settings& s, double v) { s.urs.priorMean = v; }},
    {"urs", "prior-deviation", "", [](Settings& s, double v) { s.urs.priorDeviation = v; }},
};

/// Glicko-2 has Glicko's settings and two of its own.
bool belongs(const Setting& setting, std::string_view system)
{
    return setting.system == system || (system == "glicko2" && setting.system == "glicko");
}

std::optional<double> valueOf(const Setting& setting, std::string_view text)
{
    if (setting.words.empty()) {
        double value = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (text.empty() || problem != std::errc{} || end != text.data() + text.size()) return std::nullopt;
        return value >= 0 ? std::optional(value) : std::nullopt;
    }
    std::string_view rest = setting.words;
    for (int place = 0; !rest.empty(); ++place) {
        const std::size_t bar = std::min(rest.find('|'), rest.size());
        if (rest.substr(0, bar) == text) return place;
        rest.remove_prefix(std::min(bar + 1, rest.size()));
    }
    return std::nullopt;
}

}  // namespace

bool applySetting(std::string_view system, std::string_view word, Settings& settings)
{
    const std::size_t sign = std::min(word.find('='), word.size());
    const std::string_view name = word.substr(0, sign);
    const std::string_view text = word.substr(std::min(sign + 1, word.size()));
    for (const Setting& setting : kSettings) {
        if (!belongs(setting, system) || setting.name != name) continue;
        const auto value = valueOf(setting, text);
        if (!value) return false;
        setting.apply(settings, *value);
        return true;
    }
    return false;
}

std::string settingNames(std::string_view system)
{
    std::string names;
    for (const Setting& setting : kSettings) {
        if (!belongs(setting, system)) continue;
        names += fmt::format("{}{}={}", names.empty() ? "" : ", ", setting.name,
                             setting.words.empty() ? "NUMBER" : setting.words);
    }
    return names.empty() ? "none" : names;
}

}  // namespace kydai::rating
