#include "policy/judge.h"

#include "model/fide_mode.h"
#include "model/tournament_rating.h"
#include "pairing/late_entry.h"
#include "pairing/next_round.h"
#include "pairing/round_comment.h"
#include "policy/guards.h"
#include "policy/judge_run.h"
#include "policy/judge_tables.h"
#include "policy/remarks.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace kydai::policy {

namespace {

bool hasBegun(const Section& section)
{
    return !section.rounds.empty();
}

Section withInfo(Section section, const SectionInfo& info)
{
    section.info = info;
    return section;
}

Section withPlayer(Section section, const Player& player)
{
    std::ranges::replace_if(
        section.players, [&](const Player& each) { return each.id == player.id; }, player);
    return section;
}

/// The players of both states, with their numbers before and after, in the order of the numbers before.
struct Renumbered {
    PlayerId id{};
    int rating = 0;
    int before = 0;
    int after = 0;
};

std::vector<Renumbered> renumbered(const Section& before, const Section& after)
{
    std::vector<Renumbered> players;
    for (const Player& player : before.players) {
        if (const Player* now = after.find(player.id))
            players.push_back({player.id, tournamentRating(after.info, *now), player.tpn, now->tpn});
    }
    std::ranges::stable_sort(players, {}, &Renumbered::before);
    return players;
}

std::vector<Renumbered> movedIn(const std::vector<Renumbered>& players)
{
    std::vector<Renumbered> moved;
    std::ranges::copy_if(players, std::back_inserter(moved), [](const auto& p) { return p.before != p.after; });
    return moved;
}

/// The numbers before and after.
std::vector<std::pair<int, int>> exchanged(const std::vector<Renumbered>& moved)
{
    std::vector<std::pair<int, int>> numbers;
    numbers.reserve(moved.size());
    for (const Renumbered& player : moved) numbers.emplace_back(player.before, player.after);
    return numbers;
}

/// Whether somebody comes after this change before a player of a higher rating who was before him until now.
bool breaksSeeding(std::vector<Renumbered> players)
{
    const auto inOrder = [](const Renumbered& a, const Renumbered& b) { return a.rating >= b.rating; };
    if (!std::ranges::is_sorted(players, std::ranges::greater(), &Renumbered::rating)) return false;
    std::ranges::stable_sort(players, {}, &Renumbered::after);
    return std::ranges::adjacent_find(players, std::not_fn(inOrder)) != players.end();
}

/// New sections get the ids that they will have in the file.
CompoundChange withIds(CompoundChange action, const EventState& state)
{
    SectionId next = state.nextSection.value != 0 ? state.nextSection : newSectionId(state.event);
    for (Change& change : action.changes) {
        auto* section = std::get_if<AddSection>(&change);
        if (section != nullptr && section->section.value == 0) section->section.value = next.value++;
    }
    return action;
}

/// Whether prizes that were frozen by one state are still those of the other.
bool dividesAlike(const Section& a, const Section& b)
{
    return a.rounds == b.rounds && a.players == b.players && a.adjustments == b.adjustments && a.rules == b.rules &&
           a.prizes == b.prizes;
}

}  // namespace

Level levelOf(WarningId id, const Section& section)
{
    return section.rules.fideMode ? ruleOf(id).inFideMode : ruleOf(id).outside;
}

bool isLocked(const Section& section, Guard guard)
{
    const auto id = questionOf(guard, section, section.rules);
    return hasBegun(section) && id && levelOf(*id, section) == Level::Refuse;
}

Result<Judgement> judge(EventState state, CompoundChange action, const std::stop_token& stop,
                        const EngineRounds& engines)
{
    JudgeRun run(state, std::move(action), stop, engines);
    if (auto judged = run.run(); !judged) return judged.error();
    if (stop.stop_requested()) return Error{.code = Errc::Cancelled};
    Judgement judgement(std::move(state), run.takeAction(), run.takeWarnings());
    judgement.m_made = run.takeMade();
    judgement.m_after = run.takeEvent();
    return judgement;
}

JudgeRun::JudgeRun(const EventState& state, CompoundChange action, const std::stop_token& stop,
                   const EngineRounds& engines)
    : m_before(state.event),
      m_action(withIds(std::move(action), state)),
      m_stop(stop),
      m_engines(engines),
      m_now(state.event)
{
    m_done.kind = m_action.kind;
    for (const Change& change : m_action.changes) {
        if (const auto* added = std::get_if<AddPlayers>(&change)) m_entering.insert(added->section);
        const auto* published = std::get_if<PublishRound>(&change);
        if (published == nullptr) continue;
        const auto now = section(published->section);
        if (now != nullptr && published->round > now->roundsPaired()) m_publishing.insert(published->section);
    }
}

Result<void> JudgeRun::run()
{
    for (Change& change : m_action.changes) {
        std::visit([this](auto& each) { judge(each); }, change);
        if (auto made = make(change); !made) {
            if (isRefused()) return {};  // the warning says it better
            return made;
        }
        if (auto made = makeWhatFollows(std::holds_alternative<SetResult>(change)); !made) return made;
    }
    for (const EventSection& before : m_before.sections) {
        if (const auto after = section(before.id); after != nullptr) judgeNumbers(before, *after);  // may leave remarks
    }
    if (auto made = makeWhatFollows(false); !made) return made;
    std::ranges::move(tableWarnings(m_before, m_now), std::back_inserter(m_warnings));
    return thawPrizes();
}

Result<void> JudgeRun::makeWhatFollows(bool isResult)
{
    for (const Change& next : std::exchange(m_following, {})) {
        if (auto made = make(next); !made) return made;
        if (m_done.kind == ActionKind::Edit) m_done.kind = ActionKind::EnterLineUp;
    }
    for (const SetRoundComments& added : std::exchange(m_remarks, {})) {
        if (auto made = make(added); !made) return made;
        if (m_done.kind == ActionKind::Edit && isResult) m_done.kind = ActionKind::EnterResult;
    }
    return {};
}

Result<void> JudgeRun::thawPrizes()
{
    for (const EventSection& before : m_before.sections) {
        const auto now = section(before.id);
        if (now == nullptr || !before.section->frozenPrizes.isFrozen() || !now->frozenPrizes.isFrozen()) continue;
        if (dividesAlike(*before.section, *now)) continue;
        SetPrizes thawed{before.id, now->prizes, now->frozenPrizes};
        thawed.frozen.round = 0;
        warn(WarningId::PrizesThawed, *now, before.id, before.section->frozenPrizes.round);
        if (auto made = make(thawed); !made) return made;
    }
    return {};
}

void JudgeRun::judge(SetPrizes& change)
{
    const auto now = section(change.section);
    if (now == nullptr) return;
    if (now->frozenPrizes.isFrozen() && change.frozen.isFrozen() && change.plan != now->prizes)
        warn(WarningId::FrozenPrizesChanged, *now, change.section, now->frozenPrizes.round);
    if (!now->frozenPrizes.isFrozen()) judgeFrozen(*this, *now, change.section, change.plan, change.frozen);
    judgePlan(*this, *now, now.get(), change.section, change.plan);
}

Result<void> JudgeRun::make(const Change& change)
{
    auto applied = applyTo(m_now, change);
    if (!applied) return applied.error();
    m_now = applied->event;
    m_done.changes.push_back(change);
    if (applied->changed) m_made.push_back({asMade(change, m_now), *std::move(applied)});
    return {};
}

std::shared_ptr<const Section> JudgeRun::section(SectionId id) const
{
    const auto at = std::ranges::find(m_now.sections, id, &EventSection::id);
    return at == m_now.sections.end() ? nullptr : at->section;
}

Warning* WarningList::warn(WarningId id, const Section& section, SectionId where, RoundNumber round)
{
    const Level level = levelOf(id, section);
    if (level == Level::None) return nullptr;
    Warning warning;
    warning.id = id;
    warning.level = level;
    warning.section = where;
    warning.round = round;
    m_warnings.push_back(std::move(warning));
    return &m_warnings.back();
}

void JudgeRun::remark(SectionId id, RoundNumber round, std::string text)
{
    const auto isThere = [&](const SetRoundComments& waiting) {
        return waiting.section == id && waiting.round == round;
    };
    auto change = std::ranges::find_if(m_remarks, isThere);
    if (change == m_remarks.end())
        change = m_remarks.insert(change, SetRoundComments{id, round, section(id)->round(round).comments});
    change->comments.push_back(std::move(text));
}

void JudgeRun::judge(RemoveSection& change)
{
    if (const auto now = section(change.section); now != nullptr) warn(WarningId::RemoveSection, *now, change.section);
}

void JudgeRun::judge(LeaveFideMode& change)
{
    const auto now = section(change.section);
    if (now == nullptr) return;
    if (Warning* warning = warn(WarningId::LeaveFideMode, *now, change.section))
        warning->round = roundOfLeavingNow(*now);
}

void JudgeRun::judge(SetAdjustments& change)
{
    const auto now = section(change.section);
    if (now != nullptr && hasBegun(*now) && now->adjustments != change.adjustments)
        warn(WarningId::AdjustmentsAfterStart, *now, change.section);
}

template <class Part>
void JudgeRun::judgeGuards(const Section& section, SectionId where, const Part& before, const Part& after)
{
    if (!hasBegun(section)) return;
    for (std::string& text : configurationRemarks(section, after))
        remark(where, section.roundsPaired(), std::move(text));
    for (const Guard guard : guardsTouched(before, after))
        if (const auto id = questionOf(guard, section, after)) warn(*id, section, where, section.roundsPaired());
}

namespace {

/// A paired round as other rules pair it; none where they say nothing of it.
std::optional<pairing::RoundCheck> checkUnder(Section section, const RuleSet& rules, RoundNumber round)
{
    const Round published = section.round(round);
    section.rules = rules;
    section.rounds.resize(static_cast<std::size_t>(round - 1));
    const pairing::DraftOutcome outcome = pairing::draftRound(section, round);
    const auto* draft = std::get_if<pairing::DraftRound>(&outcome);
    if (draft == nullptr) return std::nullopt;
    return pairing::compareRound(published, draft->round, round);
}

/// The last round becomes the final one, or stops being it; round 1 had its colours by another lot: they are compared
/// once more. What is otherwise now stands in the question, and is given back for the report.
std::vector<pairing::RoundCheck> roundsComparedAgain(WarningList& list, const Section& section, const EditRules& change)
{
    std::vector<pairing::RoundCheck> otherwise;
    if (!hasBegun(section)) return otherwise;  // asked by an earlier change of the action, its rounds are gone since
    const auto recheck = [&](WarningId id, RoundNumber round) {
        Warning* asked = list.find(id, change.section);
        if (asked == nullptr) return;
        const auto before = checkUnder(section, section.rules, round);
        const auto after = checkUnder(section, change.rules, round);
        if (!before || !before->equal() || !after || after->equal()) return;
        asked->facts = Differences{*after};
        const bool isKnown = std::ranges::find(otherwise, round, &pairing::RoundCheck::round) != otherwise.end();
        if (!isKnown) otherwise.push_back(*after);
    };
    recheck(WarningId::RoundsToldLate, section.roundsPaired());
    recheck(WarningId::RoundsLocked, section.roundsPaired());
    recheck(WarningId::InitialColourToldLate, 1);
    recheck(WarningId::InitialColourLocked, 1);
    return otherwise;
}

}  // namespace

void JudgeRun::judge(EditRules& change)
{
    const auto now = section(change.section);
    if (now == nullptr) return;
    judgeRules(*this, *now, change.section, now->rules, change.rules);
    judgeGuards(*now, change.section, now->rules, change.rules);
    for (const pairing::RoundCheck& check : roundsComparedAgain(*this, *now, change))
        remark(change.section, check.round, pairing::configurationComment(*now, check));
}

void JudgeRun::judge(EditInfo& change)
{
    const auto now = section(change.section);
    if (now == nullptr) return;
    judgeGuards(*now, change.section, now->info, change.info);
    if (now->info.limits != change.info.limits)
        judgeLimits(withInfo(*now, change.info), now.get(), change.section, now->players);
}

namespace {

/// FIDE mode stays as it is, whatever comes in.
std::shared_ptr<const Section> inTheModeOf(const Section& now, const std::shared_ptr<const Section>& content)
{
    if (content->rules.fideMode == now.rules.fideMode) return content;
    auto kept = std::make_shared<Section>(*content);
    kept->rules.fideMode = now.rules.fideMode;
    kept->rules.fideModeLeftInRound = now.rules.fideModeLeftInRound;
    return kept;
}

}  // namespace

void JudgeRun::judge(ReplaceSection& change)
{
    const auto now = section(change.section);
    if (now == nullptr) return;
    change.content = inTheModeOf(*now, change.content);
    if (hasBegun(*now)) warn(WarningId::SectionReplaced, *now, change.section);
    judgeGuards(*now, change.section, now->rules, change.content->rules);
    judgeGuards(*now, change.section, now->info, change.content->info);
    m_remarks.clear();  // the rounds that would keep them are replaced
    judgeContent(change.content, now.get(), change.section);
}

void JudgeRun::judge(AddPlayers& change)
{
    if (const auto now = section(change.section); now != nullptr)
        judgeLimits(*now, now.get(), change.section, change.players);
}

void JudgeRun::judge(EditPlayer& change)
{
    const auto now = section(change.section);
    if (now == nullptr) return;
    judgeLimits(*now, now.get(), change.section, {change.player});
    judgeByes(withPlayer(*now, change.player), change.section, now.get(), now->requestedByes);
}

void JudgeRun::judge(SetRequestedByes& change)
{
    if (const auto now = section(change.section); now != nullptr)
        judgeByes(*now, change.section, now.get(), change.byes);
}

/// Late entries move those below them down and may always come; anything else changes the order that rounds were paired
/// by. Before round 1 players who come are ordered with all others.
void JudgeRun::judgeNumbers(const EventSection& before, const Section& after)
{
    const Section& old = *before.section;
    if (&old == &after) return;
    const std::vector<Renumbered> players = renumbered(old, after);
    const std::vector<Renumbered> moved = movedIn(players);
    const bool entering = m_entering.contains(before.id);
    if (moved.empty() || (entering && !hasBegun(old))) return;
    if (std::ranges::is_sorted(players, {}, &Renumbered::after) && (entering || pairing::mayRenumber(old))) return;
    const WarningId id = pairing::mayRenumber(old) ? WarningId::NumbersChanged : WarningId::NumbersFrozen;
    if (Warning* warning = warn(id, old, before.id, old.roundsPaired())) {
        warning->count = static_cast<int>(moved.size());
        for (const Renumbered& player : moved) warning->players.push_back(player.id);
    }
    if (const RoundNumber round = std::min(old.roundsPaired(), after.roundsPaired()); round > 0)
        remark(before.id, round, numbersRemark(round, exchanged(moved)));
    const bool isSeeded = !old.rules.hasPredeterminedPairings();  // round robins draw lots for their numbers
    if (isSeeded && breaksSeeding(players)) warn(WarningId::SeedingBroken, old, before.id);
}

}  // namespace kydai::policy
