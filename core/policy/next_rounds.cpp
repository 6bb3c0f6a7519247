#include "policy/next_rounds.h"

#include "pairing/next_round.h"
#include "pairing/preflight.h"
#include "policy/actions.h"
#include "policy/judge.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace kydai::policy {

namespace {

std::shared_ptr<const Section> snapshotOf(const Event& event, SectionId id)
{
    const auto at = std::ranges::find(event.sections, id, &EventSection::id);
    return at == event.sections.end() ? nullptr : at->section;
}

int resultsMissing(const Section& section)
{
    std::ptrdiff_t missing = 0;
    for (const Round& round : section.rounds)
        missing += std::ranges::count_if(round.games, [](const Game& game) { return isOpen(game); });
    return static_cast<int>(missing);
}

bool areAllPaired(const Section& section)
{
    return section.roundsPaired() >= pairing::roundsSaid(section).value_or(kMaxRounds);
}

bool numbersFollowRatings(const Section& section, RoundNumber round)
{
    const auto issues = pairing::preflight(section, round);
    return std::ranges::find(issues, pairing::PreflightKind::NumbersOutOfOrder, &pairing::PreflightIssue::kind) ==
           issues.end();
}

}  // namespace

std::vector<NextRound> nextRounds(const Event& event)
{
    std::vector<NextRound> all;
    for (const EventSection& each : event.sections) {
        const Section& section = *each.section;
        NextRound next{each.id, section.roundsPaired() + 1};
        const int missing = resultsMissing(section);
        if (areAllPaired(section)) {
            next.readiness = Readiness::AllPaired;
        } else if (missing > 0) {
            next.readiness = Readiness::ResultsMissing;
            next.missing = missing;
        } else if (section.players.size() < 2) {
            next.readiness = Readiness::TooFewPlayers;
        }
        all.push_back(next);
    }
    return all;
}

const Round* RoundDraft::boards() const
{
    const auto* drafted = engine == nullptr ? nullptr : std::get_if<pairing::DraftRound>(&engine->outcome());
    return drafted == nullptr ? nullptr : &drafted->round;
}

const pairing::Unpairable* RoundDraft::unpairable() const
{
    return engine == nullptr ? nullptr : std::get_if<pairing::Unpairable>(&engine->outcome());
}

bool RoundDraft::isOld(const Event& event) const
{
    return snapshotOf(event, section) != from;
}

Result<RoundDraft> draftNextRound(const EventState& state, SectionId id, const std::stop_token& stop)
{
    RoundDraft draft{.section = id, .from = snapshotOf(state.event, id)};
    if (draft.from == nullptr) return Error{.code = Errc::NoSuchSection};
    draft.round = draft.from->roundsPaired() + 1;
    draft.isInOrder = numbersFollowRatings(*draft.from, draft.round);
    draft.engine = std::make_shared<const EngineRound>(EngineRound::of(*draft.from, draft.round, stop));
    if (stop.stop_requested()) return Error{.code = Errc::Cancelled};
    const Round* boards = draft.boards();
    if (boards == nullptr) {
        draft.warnings = beforePairing(state, id).warnings();
        return draft;
    }
    auto judged = judge(state, publishing(*draft.from, id, *boards), stop, {draft.engine});
    if (!judged) return judged.error();
    draft.warnings = judged->warnings();
    return draft;
}

std::vector<RoundDraft> publishable(const Event& event, std::span<const RoundDraft> drafts)
{
    std::vector<RoundDraft> all;
    std::ranges::copy_if(drafts, std::back_inserter(all),
                         [&](const RoundDraft& draft) { return draft.isClear() && !draft.isOld(event); });
    return all;
}

CompoundChange publishingAll(std::span<const RoundDraft> drafts)
{
    CompoundChange action(ActionKind::Publish, {});
    for (const RoundDraft& draft : drafts) {
        if (draft.boards() == nullptr) continue;
        CompoundChange one = publishing(*draft.from, draft.section, *draft.boards());
        std::ranges::move(one.changes, std::back_inserter(action.changes));
    }
    return action;
}

Result<Judgement> judgePublishing(EventState state, std::span<const RoundDraft> drafts, const std::stop_token& stop)
{
    EngineRounds engines;
    for (const RoundDraft& draft : drafts) engines.push_back(draft.engine);
    return judge(std::move(state), publishingAll(drafts), stop, engines);
}

}  // namespace kydai::policy
