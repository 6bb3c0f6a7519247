/// Marks of check-ins, kept beside the event (in the user's settings) at every key: a crash, an evening at home, undo,
/// another name of a section or a child moved to another one loses none. They are nobody's record until check-in is
/// closed, and are there again when that is undone. GUI thread.
#pragma once

#include "policy/check_in.h"
#include "session/event_session.h"

#include <cstdint>
#include <map>

namespace kydai::ui {

/// What was kept of the check-in of a section before its next round; nothing where nothing was.
struct KeptCheckIn {
    policy::CheckIn checkIn{};
    bool isClosed = false;           ///< it became byes and withdrawals, and that was not taken back
    std::int64_t closedByEntry = 0;  ///< of the journal; 0: nothing was to be done
};

/// Of every section. A player is found by his number and name, or by the name alone; whoever went to another section
/// takes his mark there.
std::map<SectionId, KeptCheckIn> keptCheckIns(const EventSession& session);
/// Keeps the marks of the players of a section; without any it forgets the check-in.
void keepCheckIn(const EventSession& session, SectionId section, const KeptCheckIn& kept);
/// Of several sections, written to the disk once.
void keepCheckIns(const EventSession& session, const std::map<SectionId, KeptCheckIn>& all);
/// Keeps what becomes of those who are not there: the same for all sections of the event.
void keepWaysOfCheckIn(const EventSession& session, const policy::CheckIn& ways);

bool isCheckInClosed(const EventSession& session, SectionId section);
/// After undo and redo: a closing that was taken back is none, whatever is entered afterwards, and is one again when it
/// is done again.
void followCheckIns(const EventSession& session);

}  // namespace kydai::ui
