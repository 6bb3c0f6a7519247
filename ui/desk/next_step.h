/// The next step of the day: what an arbiter does now in the section that is shown, read off the event and the desk by
/// one table. Knows no window; any thread.
#pragma once

#include "model/section.h"
#include "text/wording.h"

#include <QString>

#include <cstdint>

namespace kydai::ui {

/// In the order of the day.
enum class DayStep : std::uint8_t {
    NewEvent,
    NewSection,
    AddPlayers,
    MakeTeams,  ///< of a system that pairs teams, and there are none
    CheckIn,
    Wait,           ///< the round is being paired or compared
    Publish,        ///< the draft that is looked at
    PublishChange,  ///< a published round that was changed by hand
    LeaveChange,    ///< it was opened and not changed
    EnterResults,
    Print,
    Pair,
    Finish,
};

/// The pane in place of the tabs in which a round is paired.
enum class DraftState : std::uint8_t { None, Checking, Working, Drafted, Opened, Changed };

/// What the table is asked about.
struct Day {
    bool isOpen = false;               ///< an event is
    const Section* section = nullptr;  ///< the one that is shown
    bool isCheckedIn = false;          ///< check-in before round 1 is closed
    RoundNumber printed = 0;           ///< the last round whose packet was printed
    DraftState draft = DraftState::None;
    RoundNumber draftRound = 0;
};

struct NextStep {
    DayStep step = DayStep::NewEvent;
    RoundNumber round = 0;  ///< that it is about; EnterResults: the first that misses some
    int count = 0;          ///< EnterResults: how many are missing
    friend bool operator==(const NextStep&, const NextStep&) = default;
};

NextStep nextStep(const Day& day);

/// What the button says: a verb, or what is missing.
QString nextStepText(const NextStep& step, const text::Wording& wording);
/// Publishing, printing, and what may ask something: never done by a key that is held down or pressed twice in a hurry.
bool isWeighty(DayStep step);

}  // namespace kydai::ui
