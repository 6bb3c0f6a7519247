/// Marks of a check-in that is not closed yet, kept beside the event (in the user's settings) at every key: a crash or
/// an evening at home loses none. They are nobody's record until check-in is closed, and are there again when that is
/// undone.
#pragma once

#include "model/section.h"
#include "policy/actions.h"

#include <QString>

#include <cstdint>

namespace kydai::ui {

/// Which check-in: of the next round of a section in the event file at `file`.
struct CheckInPlace {
    QString file{};
    QString section{};  ///< its name
    RoundNumber round = 1;
};

/// What was kept of it; nothing where nothing was. A player is found by his number and name, or by the name alone.
struct KeptCheckIn {
    policy::CheckIn checkIn{};
    bool isClosed = false;           ///< it became byes and withdrawals
    std::int64_t closedByEntry = 0;  ///< of the journal; 0: nothing was to be done
};
/// `nextUndo`: the entry of the journal that would be taken back next, 0 where there is none. A closing that was taken
/// back is none.
bool isCheckInClosed(const CheckInPlace& place, std::int64_t nextUndo);
KeptCheckIn keptCheckIn(const CheckInPlace& place, const Section& section);
/// Keeps the marks of the players of `section`; without any it forgets the check-in.
void keepCheckIn(const CheckInPlace& place, const Section& section, const KeptCheckIn& kept);

}  // namespace kydai::ui
