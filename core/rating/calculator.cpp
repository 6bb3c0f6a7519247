#include "rating/calculator.h"

#include "rating/chessmetrics.h"
#include "rating/dwz.h"
#include "rating/ecf.h"
#include "rating/elo.h"
#include "rating/fide.h"
#include "rating/glicko.h"
#include "rating/glicko2.h"
#include "rating/harkness.h"
#include "rating/ingo.h"
#include "rating/setting_words.h"
#include "rating/ukd.h"
#include "rating/urs.h"
#include "rating/uscf.h"

#include <algorithm>
#include <array>
#include <string>

namespace kydai::rating {

namespace {

constexpr auto kOfficial = Standing::Official;
constexpr auto kHistorical = Standing::Historical;
constexpr auto kReconstruction = Standing::Reconstruction;

constexpr std::array<SystemInfo, 12> kSystems = {{
    {System::Fide, "fide", "FIDE", kOfficial, 0, false, fide::rate},
    {System::Elo, "elo", "Elo 1978", kHistorical, 1, false, elo::rate},
    {System::Uscf, "uscf", "USCF", kOfficial, 2, false, uscf::rate},
    {System::Glicko, "glicko", "Glicko", kOfficial, 1, false, glicko::rate},
    {System::Glicko2, "glicko2", "Glicko-2", kOfficial, 1, false, glicko2::rate},
    {System::Dwz, "dwz", "DWZ", kOfficial, 0, false, dwz::rate},
    {System::Ecf, "ecf", "ECF", kHistorical, 0, true, ecf::rate},
    {System::Ingo, "ingo", "Ingo", kHistorical, 2, false, ingo::rate},
    {System::Harkness, "harkness", "Harkness", kHistorical, 0, false, harkness::rate},
    {System::Ukd, "ukd", "UKD", kReconstruction, 0, false, ukd::rate},
    {System::Chessmetrics, "chessmetrics", "Chessmetrics", kHistorical, 1, false, chessmetrics::rate},
    {System::Urs, "urs", "URS", kReconstruction, 1, false, urs::rate},
}};

}  // namespace

std::span<const SystemInfo> systems()
{
    return kSystems;
}

const SystemInfo& info(System system)
{
    return kSystems[static_cast<std::size_t>(system)];
}

std::optional<System> systemOf(std::string_view code)
{
    std::string lower(code);
    std::ranges::transform(lower, lower.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    if (lower == "dwz2026") return System::Dwz;
    const auto found = std::ranges::find(kSystems, std::string_view(lower), &SystemInfo::code);
    return found == kSystems.end() ? std::nullopt : std::optional(found->system);
}

std::optional<Choice> choiceOf(std::string_view code)
{
    const std::string_view name = code.substr(0, code.find(':'));
    const auto system = systemOf(name);
    if (!system) return std::nullopt;
    Choice choice{*system, {}};
    if (name == "dwz2026") choice.settings.dwz.edition = DwzEdition::From2026;
    for (std::string_view rest = code.substr(name.size()); !rest.empty();) {
        rest.remove_prefix(1);
        const std::string_view word = rest.substr(0, rest.find(','));
        if (!applySetting(info(*system).code, word, choice.settings)) return std::nullopt;
        rest.remove_prefix(word.size());
    }
    return choice;
}

Standing standingOf(System system, const Pool& pool, const Settings& settings)
{
    if (system == System::Dwz && dwz::uses2026(pool.day, settings.dwz.edition)) return Standing::Reconstruction;
    return info(system).standing;
}

std::string_view editionOf(System system, const Pool& pool, const Settings& settings)
{
    switch (system) {
    case System::Fide:
        return fide::editionOn(pool.day, pool.timeControl).name;
    case System::Elo:
        return "Elo 1978";
    case System::Uscf:
        return uscf::editionOn(pool.day).name;
    case System::Glicko:
        return "Glickman, Glicko";
    case System::Glicko2:
        return "Glickman, Glicko-2 (2022-03)";
    case System::Dwz:
        return dwz::uses2026(pool.day, settings.dwz.edition) ? "DSB Wertungsordnung 2026-08"
                                                             : "DSB Wertungsordnung (–2026-07)";
    case System::Ecf:
        return "ECF 2012–2020";
    case System::Ingo:
        switch (settings.ingo.version) {
        case IngoVersion::Article:
            return "Ingo 1948–1992, formula=article";
        case IngoVersion::Classic:
            break;
        case IngoVersion::Late:
            return "Ingo 1948–1992, formula=late";
        }
        return "Ingo 1948–1992";
    case System::Harkness:
        return "USCF 1950–1960";
    case System::Ukd:
        return "TSF-TK-PRS/05 (2009)";
    case System::Chessmetrics:
        return "Chessmetrics 2005";
    case System::Urs:
        return "URS 2017";
    }
    return {};
}

Ratings rate(const Pool& pool, System system, const Settings& settings)
{
    return {system, standingOf(system, pool, settings), editionOf(system, pool, settings),
            info(system).rate(pool, settings)};
}

}  // namespace kydai::rating
