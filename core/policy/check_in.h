/// Check-in before a round: who was found to be there, how many that are, and what closing it makes of the others, in
/// one section or in many at once. Values and pure functions of a snapshot; any thread.
#pragma once

#include "model/compound_change.h"
#include "model/presence.h"

#include <cstdint>
#include <map>
#include <set>

namespace kydai::policy {

/// What was found at check-in.
enum class Presence : std::uint8_t { Unmarked, Present, Absent, Late };
struct CheckIn {
    std::map<PlayerId, Presence> marks{};
    WhenAway absent = WhenAway::ZeroPointBye;
    WhenAway late = WhenAway::HalfPointBye;
    WhenAway unmarked = WhenAway::ZeroPointBye;
    /// Whom an earlier closing before the same round gave a bye: that was for not being there, and nothing he asked
    /// for.
    std::set<PlayerId> given{};

    [[nodiscard]] Presence of(PlayerId player) const;
};

/// Whether the players of a section check in: in a team event line-ups tell who plays.
bool checksIn(const Section& section);
/// Whether somebody is waited for: he is not withdrawn, and enters in the next round at the latest.
bool isAwaited(const Section& section, const Player& player);
/// How many of a section were found where; `unmarked` are those who are waited for.
struct CheckInCount {
    int present = 0;
    int absent = 0;
    int late = 0;
    int unmarked = 0;
    [[nodiscard]] int all() const { return present + absent + late + unmarked; }
    [[nodiscard]] int missing() const { return absent + late + unmarked; }
    CheckInCount& operator+=(const CheckInCount& other);
    friend bool operator==(const CheckInCount&, const CheckInCount&) = default;
};
CheckInCount countOf(const Section& section, const CheckIn& checkIn);

/// Check-in before the next round is closed: byes of that round and withdrawals as chosen; whoever is present and was
/// out comes back, and has no bye there that he did not ask for before (byes asked for earlier stay). Closed again, it
/// takes back the byes that the closing before gave.
CompoundChange closingCheckIn(const Section& section, SectionId id, const CheckIn& checkIn);
/// The same of several sections: one action, taken back by one undo.
CompoundChange closingCheckIns(const Event& event, const std::map<SectionId, CheckIn>& checkIns);

/// Whom this closing gives a bye that he did not ask for.
std::set<PlayerId> givenByes(const Section& section, const CheckIn& checkIn);

}  // namespace kydai::policy
