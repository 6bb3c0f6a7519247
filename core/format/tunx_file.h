/// The records of a Swiss-Manager tournament file as they stand (rules/tunx_format.md, sections 2–9). Untrusted input:
/// every length is checked against its section before it is used.
#pragma once

#include "model/date.h"
#include "support/result.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai::format {

enum class TunxType : std::uint16_t { Swiss, RoundRobin, TeamRoundRobin, TeamSwiss };

inline constexpr std::size_t kTunxTieBreaks = 9;

/// Section 10: a number and what is known of its 19 bytes.
struct TunxTieBreak {
    std::uint16_t number = 0;
    std::uint8_t cuts = 0;  ///< low four bits: lowest left out; high four: highest
    std::uint8_t options = 0;
    std::uint16_t value = 0;
    bool since2026 = false;
};

struct TunxSettings {
    TunxType type = TunxType::Swiss;
    std::uint16_t roundsPaired = 0;
    std::uint16_t players = 0;
    std::uint16_t rounds = 0;
    std::uint16_t tieBreaks = 0;
    std::array<TunxTieBreak, kTunxTieBreaks> tieBreakList{};
    std::uint16_t boards = 0;
    Date firstDay{};
    Date lastDay{};
    std::uint8_t listOrder = 0;
    std::uint8_t tempo = 0;  ///< 1 standard, 2 rapid, 3 blitz
};

struct TunxRound {
    std::string time{};
    Date date{};
    std::uint16_t games = 0;
    std::uint16_t matches = 0;
};

struct TunxPlayer {
    std::string family{};
    std::string given{};
    std::string title{};
    std::string nationalNumber{};
    std::string club{};
    std::string federation{};
    std::string type{};
    std::string group{};
    bool female = false;
    std::uint16_t rating = 0;
    std::uint16_t nationalRating = 0;
    Date birth{};
    std::uint32_t fideId = 0;
    std::uint16_t team = 0;
    std::uint16_t teamPlace = 0;
    std::uint16_t enteredAfter = 0;  ///< rounds already paired when the player came
    std::uint16_t fixedBoard = 0;
    std::uint8_t kFactor = 0;
};

struct TunxGame {
    static constexpr std::uint16_t kBye = 0xFFFF;
    static constexpr std::uint16_t kAbsent = 0xFFFE;
    std::uint16_t white = 0;
    std::uint16_t black = 0;
    std::uint8_t code = 0;
    bool byHand = false;
};

struct TunxTeam {
    std::string name{};
    std::string shortName{};
};

struct TunxMatch {
    std::uint16_t first = 0;
    std::uint16_t second = 0;
};

struct TunxFile {
    std::vector<std::string> header{};  ///< the 132 strings, cleaned
    TunxSettings settings{};
    std::vector<TunxRound> rounds{};
    std::vector<TunxPlayer> players{};
    std::vector<TunxGame> games{};
    std::vector<TunxTeam> teams{};
    std::vector<TunxMatch> matches{};
    std::vector<std::pair<std::uint16_t, std::uint16_t>> forbidden{};
};

/// Errors: UnknownFormat (no such file), Malformed (lengths or counts that cannot be), Unsupported (another record
/// layout).
Result<TunxFile> readTunxFile(std::string_view bytes, const std::string& fileName);

}  // namespace kydai::format
