/// The rating systems on offer and the one call that runs them.
#pragma once

#include "rating/pool.h"
#include "rating/record.h"
#include "rating/settings.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace kydai::rating {

enum class System : std::uint8_t {
    Fide,
    Elo,
    Uscf,
    Glicko,
    Glicko2,
    Dwz,
    Ecf,
    Ingo,
    Harkness,
    Ukd,
    Chessmetrics,
    Urs,
};

/// How official a calculation is; shown with every result.
enum class Standing : std::uint8_t {
    Official,        ///< "Theo công thức chính thức"
    Historical,      ///< "Hệ thống lịch sử"
    Reconstruction,  ///< "Bản dựng lại, không chính thức"
};

struct SystemInfo {
    System system{};
    std::string_view code;  ///< on the command line and in files: "glicko2"
    std::string_view name;  ///< a proper name, the same in every language: "Glicko-2"
    Standing standing{};
    int decimals = 0;            ///< of a rating on screen and paper
    bool pointsPerGame = false;  ///< games add points that are averaged (ECF), not score minus expected
    std::vector<Record> (*rate)(const Pool&, const Settings&) = nullptr;
};

/// In the order in which they are offered.
std::span<const SystemInfo> systems();
const SystemInfo& info(System system);
/// By code, any case; "dwz2026" is DWZ.
std::optional<System> systemOf(std::string_view code);

/// A system with the settings that its code asks for: "dwz2026" is DWZ in the edition of August 2026,
/// "ingo:formula=article" Ingo as the article has it (setting_words.h); several settings are parted by commas.
struct Choice {
    System system{};
    Settings settings{};
};
std::optional<Choice> choiceOf(std::string_view code);

/// The label of a calculation: DWZ is official until July 2026 and a reconstruction from then on.
Standing standingOf(System system, const Pool& pool, const Settings& settings);
/// The edition of the rules that a calculation follows: "B.02 2025-10", "Wertungsordnung 2026"; a citation, not a
/// sentence.
std::string_view editionOf(System system, const Pool& pool, const Settings& settings);

/// The ratings of one system for everyone in the pool, in the pool's order.
struct Ratings {
    System system{};
    Standing standing{};
    std::string_view edition{};
    std::vector<Record> records{};
};
Ratings rate(const Pool& pool, System system, const Settings& settings = {});

}  // namespace kydai::rating
