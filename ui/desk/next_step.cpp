#include "desk/next_step.h"

#include "model/round.h"
#include "pairing/next_round.h"
#include "policy/check_in.h"
#include "support/assert.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace kydai::ui {

namespace {

/// No round comes after those that are paired, as far as anybody said: a table has its rounds.
bool isLastRoundPaired(const Section& section)
{
    return section.roundsPaired() >= pairing::roundsSaid(section).value_or(kMaxRounds);
}

/// Games without a result that somebody is to bring in: adjourned ones are waited for only at the end.
int missingIn(const Section& section, RoundNumber number)
{
    const bool isOver = isLastRoundPaired(section);
    return static_cast<int>(std::ranges::count_if(section.round(number).games, [&](const Game& game) {
        return isUndecided(game) && (isOver || game.whiteOutcome != Outcome::Adjourned);
    }));
}

int missing(const Day& day)
{
    int all = 0;
    for (RoundNumber round = 1; round <= day.section->roundsPaired(); ++round) all += missingIn(*day.section, round);
    return all;
}

RoundNumber firstMissing(const Day& day)
{
    for (RoundNumber round = 1; round <= day.section->roundsPaired(); ++round) {
        if (missingIn(*day.section, round) > 0) return round;
    }
    return 0;
}

/// Its system pairs teams only, and there are none.
bool wantsTeams(const Day& day)
{
    const SystemRow& system = kydai::rowOf(day.section->rules.pairingSystem);
    return !system.pairsPlayers && !day.section->isTeamEvent();
}

/// Published, on no board a result, and its packet is still to be printed.
bool waitsForPaper(const Day& day)
{
    const RoundNumber last = day.section->roundsPaired();
    if (last == 0 || day.printed >= last) return false;
    const auto& games = day.section->round(last).games;
    return !games.empty() && std::ranges::all_of(games, [](const Game& game) {
        return game.whiteOutcome == Outcome::Open && game.blackOutcome == Outcome::Open;
    });
}

struct StepRow {
    DayStep step;
    bool (*applies)(const Day&);
    RoundNumber (*round)(const Day&);
    const char* text;
    bool isWeighty = false;
};

constexpr auto none = [](const Day&) -> RoundNumber { return 0; };
constexpr auto last = [](const Day& day) -> RoundNumber { return day.section->roundsPaired(); };
constexpr auto next = [](const Day& day) -> RoundNumber { return day.section->roundsPaired() + 1; };
constexpr auto ofDraft = [](const Day& day) -> RoundNumber { return day.draftRound; };

constexpr const char* kContext = "NextStep";

/// The first row that applies is the step.
constexpr std::array kSteps{
    StepRow{DayStep::NewEvent, [](const Day& day) { return !day.isOpen; }, none,
            QT_TRANSLATE_NOOP("NextStep", "New event…")},
    StepRow{DayStep::NewSection, [](const Day& day) { return day.section == nullptr; }, none,
            QT_TRANSLATE_NOOP("NextStep", "Add a section")},
    StepRow{DayStep::Wait, [](const Day& day) { return day.draft == DraftState::Working; }, ofDraft,
            QT_TRANSLATE_NOOP("NextStep", "Working…")},
    StepRow{DayStep::Publish, [](const Day& day) { return day.draft == DraftState::Drafted; }, ofDraft,
            QT_TRANSLATE_NOOP("NextStep", "Publish round %1"), true},
    StepRow{DayStep::PublishChange, [](const Day& day) { return day.draft == DraftState::Changed; }, ofDraft,
            QT_TRANSLATE_NOOP("NextStep", "Publish the change"), true},
    StepRow{DayStep::LeaveChange, [](const Day& day) { return day.draft == DraftState::Opened; }, ofDraft,
            QT_TRANSLATE_NOOP("NextStep", "Leave round %1 as it is")},
    StepRow{DayStep::Pair, [](const Day& day) { return day.draft == DraftState::Checking; }, ofDraft,
            QT_TRANSLATE_NOOP("NextStep", "Pair round %1"), true},
    StepRow{DayStep::AddPlayers,
            [](const Day& day) { return day.section->rounds.empty() && day.section->players.size() < 2; }, none,
            QT_TRANSLATE_NOOP("NextStep", "Add players")},
    StepRow{DayStep::MakeTeams, [](const Day& day) { return day.section->rounds.empty() && wantsTeams(day); }, none,
            QT_TRANSLATE_NOOP("NextStep", "Make the teams")},
    StepRow{DayStep::CheckIn,
            [](const Day& day) {
                return day.section->rounds.empty() && !day.isCheckedIn && policy::checksIn(*day.section);
            },
            next, QT_TRANSLATE_NOOP("NextStep", "Check in")},
    StepRow{DayStep::Print, waitsForPaper, last, QT_TRANSLATE_NOOP("NextStep", "Print round %1"), true},
    StepRow{DayStep::EnterResults, [](const Day& day) { return missing(day) > 0; }, firstMissing,
            QT_TRANSLATE_N_NOOP("NextStep", "%n results missing")},
    StepRow{DayStep::Finish, [](const Day& day) { return last(day) > 0 && isLastRoundPaired(*day.section); }, last,
            QT_TRANSLATE_NOOP("NextStep", "Prizes and report")},
    StepRow{DayStep::Pair, [](const Day& /*day*/) { return true; }, next,
            QT_TRANSLATE_NOOP("NextStep", "Pair round %1"), true},
};

const StepRow& rowOf(DayStep step)
{
    return *std::ranges::find(kSteps, step, &StepRow::step);
}

}  // namespace

NextStep nextStep(const Day& day)
{
    const auto at = std::ranges::find_if(kSteps, [&](const StepRow& row) { return row.applies(day); });
    KYDAI_ASSERT(at != kSteps.end());
    return {at->step, at->round(day), at->step == DayStep::EnterResults ? missing(day) : 0};
}

QString nextStepText(const NextStep& step, const text::Wording& wording)
{
    const char* source = rowOf(step.step).text;
    if (step.step == DayStep::EnterResults) return wording.translate(kContext, source, step.count);
    const QString text = wording.translate(kContext, source);
    return text.contains(QStringLiteral("%1")) ? text.arg(step.round) : text;
}

bool isWeighty(DayStep step)
{
    return rowOf(step).isWeighty;
}

}  // namespace kydai::ui
