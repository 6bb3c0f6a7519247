// The state that a change leaves: points, limits, byes asked for, results and rounds, judged alike
// whether somebody typed them or a whole section comes in with them.

#include "pairing/round_comment.h"
#include "policy/deviations.h"
#include "policy/judge_run.h"
#include "policy/points.h"

#include <algorithm>
#include <utility>

namespace kydai::policy {

namespace {

/// The round is in `before` as it is here.
bool wasThere(const Section* before, RoundNumber number, const Round& round)
{
    return before != nullptr && number <= before->roundsPaired() && before->round(number) == round;
}

/// Half-point byes of a player, those of paired rounds and those asked for.
int halfByes(const Section& section, const std::vector<RequestedBye>& byes, PlayerId player)
{
    const auto isHis = [&](const auto& bye) { return bye.player == player && bye.kind == Outcome::HalfBye; };
    std::ptrdiff_t count = std::ranges::count_if(byes, isHis);
    for (const Round& round : section.rounds) count += std::ranges::count_if(round.byes, isHis);
    return static_cast<int>(count);
}

bool wasAsked(const Section* before, const RequestedBye& bye)
{
    return before != nullptr && std::ranges::find(before->requestedByes, bye) != before->requestedByes.end();
}

/// A bye that he is marked not to get, in a round that can still give it.
bool isNotEntitled(const Section& section, const RequestedBye& bye)
{
    const Player* player = section.find(bye.player);
    return player != nullptr && player->marks.noByes && bye.kind != Outcome::ZeroBye &&
           bye.round > section.roundsPaired();
}

/// Who breaks a limit of the section and did not break the same one before.
Outsiders newOutsiders(const SectionLimits& limits, const Section* before, const std::vector<Player>& players)
{
    Outsiders outsiders;
    for (const Player& player : players) {
        const LimitBroken broken = brokenLimit(limits, player);
        const Player* known = before == nullptr ? nullptr : before->find(player.id);
        if (broken == LimitBroken::None) continue;
        if (known != nullptr && broken == brokenLimit(before->info.limits, *known)) continue;
        outsiders.push_back(player);
    }
    return outsiders;
}

bool isImpossible(const Game& game)
{
    return !isUndecided(game) && !isPossibleResult(game.whiteOutcome, game.blackOutcome);
}

}  // namespace

void JudgeRun::judge(AddSection& change)
{
    judgeContent(change.content, nullptr, change.section);
    // A file may say of itself that it was left; a section that is made here is in it until somebody says so.
    const RuleSet& rules = change.content->rules;
    if (rules.fideMode || m_action.kind == ActionKind::Import || m_action.kind == ActionKind::Copy) return;
    Section inside;
    if (Warning* warning = warn(WarningId::LeaveFideMode, inside, change.section))
        warning->round = rules.fideModeLeftInRound;
}

void JudgeRun::judgeContent(std::shared_ptr<const Section>& content, const Section* before, SectionId where)
{
    const RuleSet none;
    judgeRules(*this, *content, where, before == nullptr ? none : before->rules, content->rules);
    judgeLimits(*content, before, where, content->players);
    judgeByes(*content, where, before, content->requestedByes);
    judgePlan(*this, *content, before, where, content->prizes);
    judgePastRounds(content, before, where);
}

void JudgeRun::judgeLimits(const Section& section, const Section* before, SectionId where,
                           const std::vector<Player>& players)
{
    if (!section.info.limits.areSet()) return;
    Outsiders outsiders = newOutsiders(section.info.limits, before, players);
    if (outsiders.empty()) return;
    if (Warning* warning = warn(WarningId::OutsideLimits, section, where)) warning->facts = std::move(outsiders);
}

void JudgeRun::judgeByes(const Section& section, SectionId where, const Section* before,
                         const std::vector<RequestedBye>& byes)
{
    const auto told = [&](WarningId id, const RequestedBye& bye, int count) {
        if (Warning* warning = warn(id, section, where, bye.round)) {
            warning->players = {bye.player};
            warning->count = count;
        }
    };
    for (const RequestedBye& bye : byes) {
        const bool was = wasAsked(before, bye);
        if (isNotEntitled(section, bye) && !(was && isNotEntitled(*before, bye)))
            told(WarningId::ByeNotEntitled, bye, 0);
        if (was) continue;
        if (bye.kind == Outcome::FullBye) told(WarningId::FullPointBye, bye, 0);
        const int halves = bye.kind == Outcome::HalfBye ? halfByes(section, byes, bye.player) : 0;
        if (halves >= 2) told(WarningId::SecondHalfPointBye, bye, halves);
    }
}

void judgeGivenByes(WarningList& list, const Section& section, const PublishRound& change)
{
    if (section.isTeamEvent()) return;  // theirs follow from the matches
    const Round* old = change.round <= section.roundsPaired() ? &section.round(change.round) : nullptr;
    std::vector<RequestedBye> others = section.requestedByes;
    std::erase_if(others, [&](const RequestedBye& bye) { return bye.round == change.round; });
    for (const Bye& bye : change.content.byes) {
        const RequestedBye given{bye.player, change.round, bye.kind};
        const bool was =
            old == nullptr ? wasAsked(&section, given) : std::ranges::find(old->byes, bye) != old->byes.end();
        const bool isFull = bye.kind == Outcome::FullBye || bye.kind == Outcome::UnopposedWin;
        if (was || (!isFull && bye.kind != Outcome::HalfBye)) continue;
        const auto told = [&](WarningId id, int count = 0) {
            if (Warning* warning = list.warn(id, section, change.section, change.round)) {
                warning->players = {bye.player};
                warning->count = count;
            }
        };
        const Player* player = section.find(bye.player);
        if (player != nullptr && player->marks.noByes) told(WarningId::ByeNotEntitled);
        if (isFull) told(WarningId::FullPointBye);
        const int halves = isFull ? 0 : halfByes(section, others, bye.player) + 1;
        if (halves >= 2) told(WarningId::SecondHalfPointBye, halves);
    }
}

void judgeRules(WarningList& list, const Section& section, SectionId where, const RuleSet& before, const RuleSet& after)
{
    if (before.pairingSystem != after.pairingSystem && rowOf(after.pairingSystem).ranksByValue)
        list.warn(WarningId::SystemOfClub, section, where);
    UnlawfulValues unlawful = unlawfulValues(after.points);
    if (before.points == after.points || unlawful.empty()) return;
    if (Warning* warning = list.warn(WarningId::PointsUnlawful, section, where)) warning->facts = std::move(unlawful);
}

void judgeFrozen(WarningList& list, const Section& section, SectionId where, const PrizePlan& plan,
                 const FrozenPrizes& frozen)
{
    if (!frozen.isFrozen()) return;
    const bool open = std::ranges::any_of(section.rounds, [](const Round& round) { return missingResults(round) > 0; });
    const bool toCome = frozen.round < section.roundsInAll();
    if (open || toCome || !plan.protests.empty()) list.warn(WarningId::PrizesNotFinal, section, where, frozen.round);
}

void judgePlan(WarningList& list, const Section& section, const Section* before, SectionId where, const PrizePlan& plan)
{
    PlacesTwice twice = placesTwice(plan);
    if (twice.empty() || (before != nullptr && twice == placesTwice(before->prizes))) return;
    if (Warning* warning = list.warn(WarningId::PrizePlaceTwice, section, where)) {
        warning->count = static_cast<int>(twice.size());
        warning->facts = std::move(twice);
    }
}

/// Rounds that come in are compared with those that the rules give, and keep a remark where they differ; those of an
/// event file were when they were made.
void JudgeRun::judgePastRounds(std::shared_ptr<const Section>& content, const Section* before, SectionId where)
{
    for (RoundNumber number = 1; number <= content->roundsPaired(); ++number) {
        const Round& round = content->round(number);
        if (wasThere(before, number, round)) continue;
        for (const Game& game : round.games) {
            if (!isImpossible(game)) continue;
            if (Warning* warning = warn(WarningId::ImpossibleResult, *content, where, number)) {
                warning->players = {game.white, game.black};
                warning->facts = ResultChange{Outcome::Open, Outcome::Open, game.whiteOutcome, game.blackOutcome};
            }
        }
    }
    if (content->rounds.empty() || content->isTeamEvent() || m_action.kind == ActionKind::Copy) return;
    Section checked = *content;
    if (before == nullptr && !arePicturesExplained(checked)) {
        for (Round& round : checked.rounds) round.picture.reset();
    }
    Differences differences = pairing::commentImportedRounds(checked, m_stop).rounds;
    std::erase_if(differences, [&](const pairing::RoundCheck& check) {
        return check.equal() || wasThere(before, check.round, content->round(check.round));
    });
    if (before == nullptr) content = std::make_shared<const Section>(std::move(checked));
    if (differences.empty()) return;
    if (Warning* warning = warn(WarningId::ImportDeviates, *content, where)) {
        warning->count = static_cast<int>(differences.size());
        warning->facts = std::move(differences);
    }
}

}  // namespace kydai::policy
