/// What a rating report still lacks before it leaves: games, dates, officials, identities. Each finding names its
/// place. Source: FIDE B.02 (what a report must hold), rules/trf_format.md. Pure, any thread.
#pragma once

#include "model/section.h"

#include <cstdint>
#include <vector>

namespace kydai::policy {

enum class ReportFault : std::uint8_t {
    RoundsToCome,  ///< not all rounds are paired
    GamesOpen,     ///< of the round
    NoDays,        ///< of the event
    NoRoundDate,   ///< of the round; B.02: the date of each round decides the list that counts
    NoTown,
    NoFederation,  ///< of the event
    NoChief,
    ChiefWithoutId,   ///< B.01: every official needs a FIDE ID
    DeputyWithoutId,  ///< `count`: which deputy, from 1
    ChiefNotFide,     ///< B.01, 1.1.5: an IA or FA, where norms were made
    OfficialPlays,    ///< B.01, 1.1.6
    NoEventCode,      ///< of FIDE, where norms were made
    GamesNotKept,     ///< B.01, 1.9: the moves of the norm games
    NoTimeControl,
    WrongMeetings,  ///< round robin: `player` and `other` met `count` times, not once (twice)
    UnderHalf,      ///< round robin: completed `count` games, fewer than half, and was not withdrawn (C.05, 6.6)
    PlayerWithoutId,
    SameId,  ///< two players with one FIDE ID
    PlayerWithoutBirth,
    PlayerWithoutSex,
    PlayerWithoutFederation,
};

struct ReportFinding {
    ReportFault fault{};
    PlayerId player{};
    RoundNumber round = 0;
    int count = 0;  ///< of open games, of rounds to come, of meetings; which deputy
    PlayerId other{};
    friend bool operator==(const ReportFinding&, const ReportFinding&) = default;
};

/// In the order of the event, its rounds, its players by number. Whoever played no game needs no identity.
/// `normsMade`: norms ask for more.
std::vector<ReportFinding> reportFindings(const Section& section, bool normsMade = false);

}  // namespace kydai::policy
