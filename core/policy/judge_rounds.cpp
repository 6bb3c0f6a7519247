// Rounds and results: corrections of what was there, rounds made by hand, and what is asked before a round is paired.

#include "pairing/check.h"
#include "pairing/manual_check.h"
#include "pairing/next_round.h"
#include "pairing/preflight.h"
#include "policy/guards.h"
#include "policy/judge_run.h"
#include "policy/judge_tables.h"
#include "policy/meetings.h"
#include "policy/remarks.h"

#include <algorithm>
#include <utility>

namespace kydai::policy {

namespace {

bool isDraw(const Game& game)
{
    const auto half = [](Outcome outcome) { return outcome == Outcome::Draw || outcome == Outcome::UnratedDraw; };
    return half(game.whiteOutcome) && half(game.blackOutcome);
}

bool samePlayers(const Game& a, const Game& b)
{
    return a.white == b.white && a.black == b.black && a.coloursKnown == b.coloursKnown;
}

/// The same boards in the same order, and the same byes; results apart.
bool sameBoards(const Round& a, const Round& b)
{
    return a.byes == b.byes && std::ranges::equal(a.games, b.games, samePlayers);
}

WarningId idOf(pairing::ManualFault fault)
{
    using pairing::ManualFault;
    switch (fault) {
    case ManualFault::UnknownPlayer:
    case ManualFault::PlayerTwice:
    case ManualFault::AgainstOneself:
    case ManualFault::LeftOut:
    case ManualFault::SecondBye:
        break;
    case ManualFault::RepeatsOpponent:
        return WarningId::RepeatsOpponent;
    case ManualFault::ProhibitedPair:
        return WarningId::ProhibitedPair;
    case ManualFault::ThirdColour:
        return WarningId::ThirdColour;
    case ManualFault::BeyondTwo:
        return WarningId::BeyondTwo;
    case ManualFault::WrongBye:
        return WarningId::WrongBye;
    case ManualFault::NeedlessBye:
        return WarningId::NeedlessBye;
    case ManualFault::AbsentPaired:
        return WarningId::AbsentPaired;
    case ManualFault::OtherColours:
        return WarningId::OtherColours;
    }
    return WarningId::InvalidRound;
}

/// None for what is only told in the list of checks.
std::optional<WarningId> idOf(const pairing::PreflightIssue& issue)
{
    using pairing::PreflightKind;
    switch (issue.kind) {
    case PreflightKind::ResultMissing:  // asked as one for all games
    case PreflightKind::MissingRating:
    case PreflightKind::RatingNeeded:
    case PreflightKind::SystemDeprecated:
    case PreflightKind::MissingFideId:
    case PreflightKind::OddCount:
    case PreflightKind::Withdrawn:
    case PreflightKind::LateEntry:
    case PreflightKind::NumbersOutOfOrder:  // asked in the list of checks, where it is mended
        return std::nullopt;
    case PreflightKind::DuplicateFideId:
        return WarningId::DuplicateFideId;
    case PreflightKind::DuplicateName:
        return WarningId::DuplicateName;
    case PreflightKind::ImpossibleRating:
        return WarningId::ImpossibleRating;
    case PreflightKind::ImpossibleBirthYear:
        return WarningId::ImpossibleBirthYear;
    case PreflightKind::OutsideLimits:
        return WarningId::OutsideLimits;
    case PreflightKind::TooManyByes:
        return WarningId::TooManyByes;
    case PreflightKind::TooFewPlayers:
        return WarningId::TooFewPlayers;
    case PreflightKind::AllRoundsPaired:
        return issue.level >= static_cast<int>(Level::Refuse) ? WarningId::TableEnds : WarningId::AllRoundsPaired;
    }
    return std::nullopt;
}

Warning warningAt(WarningId id, const Section& section, SectionId where, RoundNumber round)
{
    Warning warning;
    warning.id = id;
    warning.level = levelOf(id, section);
    warning.section = where;
    warning.round = round;
    return warning;
}

/// The game that a change of a result is about; null where there is none.
template <class ResultOfGame>
const Game* gameOf(const Section* section, const ResultOfGame& change)
{
    if (section == nullptr || change.round < 1 || change.round > section->roundsPaired()) return nullptr;
    const std::vector<Game>& games = section->round(change.round).games;
    const auto at = std::ranges::find_if(
        games, [&](const Game& game) { return game.white == change.white && game.black == change.black; });
    return at == games.end() ? nullptr : &*at;
}

int openGames(const Section& section)
{
    std::ptrdiff_t open = 0;
    for (const Round& round : section.rounds)
        open += std::ranges::count_if(round.games, [](const Game& game) { return isOpen(game); });
    return static_cast<int>(open);
}

/// What speaks against pairing the next round; open games are not among it.
std::vector<Warning> beforeRoundWarnings(const Section& section, SectionId where)
{
    const RoundNumber next = section.roundsPaired() + 1;
    std::vector<Warning> warnings;
    for (const pairing::PreflightIssue& issue : pairing::preflight(section, next)) {
        const auto id = idOf(issue);
        if (!id) continue;
        Warning warning = warningAt(*id, section, where, next);
        warning.players = issue.players;
        warning.facts = issue;
        warnings.push_back(std::move(warning));
    }
    std::ptrdiff_t old = 0;
    for (RoundNumber round = 1; round < section.roundsPaired(); ++round)
        old += std::ranges::count_if(section.round(round).games, [](const Game& game) { return isAdjourned(game); });
    if (old > 0) {
        warnings.push_back(warningAt(WarningId::OldAdjourned, section, where, next));
        warnings.back().count = static_cast<int>(old);
    }
    const auto players = static_cast<int>(section.players.size());
    const SystemRow& system = rowOf(section.rules.pairingSystem);
    const bool freeNumber = pairing::tableRounds(section) == 0 && !system.ranksByValue;  // where two may meet again
    const RoundNumber meetings = section.rules.scheduledRounds.value_or(0) / (system.playsTwice ? 2 : 1);
    if (freeNumber && next == 1 && players >= 2 && meetings >= players) {
        warnings.push_back(warningAt(WarningId::MoreRoundsThanOpponents, section, where, next));
        warnings.back().count = *section.rules.scheduledRounds;
    }
    return warnings;
}

std::shared_ptr<const Section> sectionIn(const Event& event, SectionId id)
{
    const auto at = std::ranges::find(event.sections, id, &EventSection::id);
    return at == event.sections.end() ? nullptr : at->section;
}

/// Rules that a round brings with it: those of the section, or those that it was paired by.
void judgeRoundRules(WarningList& list, const Section& section, const PublishRound& change)
{
    if (!change.content.rules) return;
    const bool isNew = change.round > section.roundsPaired();
    RuleSet due = section.rules;
    static_cast<PairingRules&>(due) = isNew ? rulesKeptBy(section.rules, change.round) : section.rulesOf(change.round);
    RuleSet brought = due;
    static_cast<PairingRules&>(brought) = *change.content.rules;
    for (const Guard guard : guardsTouched(due, brought))
        list.warn(warningOf(guard), section, change.section, change.round);
}

/// What the rating report is to have of boards, otherwise than before.
void judgeReported(WarningList& list, const Section& section, const PublishRound& change)
{
    const std::vector<Game> none;
    const std::vector<Game>& old = change.round > section.roundsPaired() ? none : section.round(change.round).reported;
    const auto reportedOf = [](const std::vector<Game>& reported, const Game& game) -> const Game& {
        const auto at = std::ranges::find_if(
            reported, [&](const Game& each) { return each.white == game.white && each.black == game.black; });
        return at == reported.end() ? game : *at;
    };
    for (const Game& game : change.content.games) {
        const Game& before = reportedOf(old, game);
        const Game& after = reportedOf(change.content.reported, game);
        if (&before == &after || before == after) continue;
        const bool possible = isUndecided(after) || isPossibleResult(after.whiteOutcome, after.blackOutcome);
        const WarningId id = possible ? WarningId::CorrectReport : WarningId::ImpossibleResult;
        if (Warning* warning = list.warn(id, section, change.section, change.round)) {
            warning->players = {game.white, game.black};
            warning->facts =
                ResultChange{before.whiteOutcome, before.blackOutcome, after.whiteOutcome, after.blackOutcome};
        }
    }
}

/// The remark about full-point byes as the round has them now, in place of the one before.
void tellFullPointByes(const Section& section, PublishRound& change, const std::string& before)
{
    std::string now = fullPointByeRemark(section, change.round, change.content);
    if (now == before) return;
    std::erase(change.content.comments, before);
    std::erase(change.content.comments, now);
    if (!now.empty()) change.content.comments.push_back(std::move(now));
}

}  // namespace

void keepRemarks(const Section* section, SetRoundComments& change)
{
    if (section == nullptr || change.round < 1 || change.round > section->roundsPaired()) return;
    keepIntegrityRemarks(section->round(change.round).comments, change.comments);
}

int resultsLost(const Round& old, const Round& next)
{
    return static_cast<int>(std::ranges::count_if(old.games, [&](const Game& game) {
        return !isOpen(game) && std::ranges::none_of(next.games, [&](const Game& other) {
            return samePlayers(game, other) && game.whiteOutcome == other.whiteOutcome &&
                   game.blackOutcome == other.blackOutcome;
        });
    }));
}

WarningId earlierRound(const Section& section, RoundNumber round)
{
    return round >= earliestOpenRound(section) ? WarningId::ChangeEarlierRound : WarningId::EarlierRoundLocked;
}

RoundNumber earliestOpenRound(const Section& section)
{
    const RoundNumber last = section.roundsPaired();
    const bool lastIsPlayed =
        last == 0 || std::ranges::none_of(section.rounds.back().games, [](const Game& game) { return isOpen(game); });
    return std::max(1, lastIsPlayed ? last - 1 : last - 2);
}

Judgement beforePairing(EventState state, SectionId id)
{
    std::vector<Warning> warnings;
    if (const auto section = sectionIn(state.event, id); section != nullptr) {
        warnings = beforeRoundWarnings(*section, id);
        if (const int open = openGames(*section); open > 0) {
            warnings.push_back(warningAt(WarningId::ResultsMissing, *section, id, section->roundsPaired() + 1));
            warnings.back().count = open;
        }
    }
    return Judgement(std::move(state), {}, std::move(warnings));
}

Judgement beforeChanging(EventState state, SectionId id, RoundNumber round)
{
    std::vector<Warning> warnings;
    const auto section = sectionIn(state.event, id);
    if (section != nullptr && round < section->roundsPaired())
        warnings.push_back(warningAt(earlierRound(*section, round), *section, id, round));
    return Judgement(std::move(state), {}, std::move(warnings));
}

void JudgeRun::judge(SetResult& change)
{
    const auto now = section(change.section);
    const Game* game = gameOf(now.get(), change);
    if (game == nullptr) return;
    Game after = *game;
    after.whiteOutcome = change.whiteOutcome;
    after.blackOutcome = change.blackOutcome;
    judgeResult(*now, change.section, change.round, *game, after);
}

void JudgeRun::judge(SetReportedResult& change)
{
    const auto now = section(change.section);
    const Game* game = gameOf(now.get(), change);
    if (game == nullptr) return;
    const Game* reported = reportedInstead(now->round(change.round), *game);
    const Game& before = reported == nullptr ? *game : *reported;
    if (Warning* warning = warn(WarningId::CorrectReport, *now, change.section, change.round)) {
        warning->players = {game->white, game->black};
        warning->facts =
            ResultChange{before.whiteOutcome, before.blackOutcome, change.whiteOutcome, change.blackOutcome};
    }
}

void JudgeRun::judgeResult(const Section& section, SectionId id, RoundNumber round, const Game& before,
                           const Game& after)
{
    if (before == after) return;
    const ResultChange facts{before.whiteOutcome, before.blackOutcome, after.whiteOutcome, after.blackOutcome};
    const auto told = [&](WarningId what) {
        if (Warning* warning = warn(what, section, id, round)) {
            warning->players = {before.white, before.black};
            warning->facts = facts;
        }
    };
    if (isOpen(before) && isAdjourned(after) && m_publishing.contains(id)) {
        ++m_adjourned[id];
        return;
    }
    if (round == section.roundsPaired()) return;
    if (isUndecided(before)) {
        // It counted as a draw since; whatever else it is now changes what later rounds were paired by.
        if (isUndecided(after) || isDraw(after)) return;
        told(WarningId::AdjournedDecided);
        remark(id, round, adjournedRemark(section, round, before, facts));
        return;
    }
    told(round >= earliestOpenRound(section) ? WarningId::CorrectEarlierResult : WarningId::EarlierResultLocked);
    remark(id, round, correctionRemark(section, round, before, facts));
}

void JudgeRun::judge(PublishRound& change)
{
    const auto now = section(change.section);
    if (now == nullptr || change.round < 1 || change.round > now->roundsPaired() + 1) return;
    judgeRoundRules(*this, *now, change);
    judgeReported(*this, *now, change);
    if (change.round > now->roundsPaired()) return judgeNewRound(*now, change);
    const Round& old = now->round(change.round);
    keepIntegrityRemarks(old.comments, change.content.comments);
    if (!sameBoards(old, change.content)) return judgeOtherBoards(*now, change);
    change.content.pairedByHand = old.pairedByHand;
    for (std::size_t board = 0; board < old.games.size(); ++board)
        judgeResult(*now, change.section, change.round, old.games[board], change.content.games[board]);
}

void JudgeRun::judgeNewRound(const Section& section, PublishRound& change)
{
    std::vector<Warning> warnings = beforeRoundWarnings(section, change.section);
    std::ranges::move(warnings, std::back_inserter(m_warnings));
    if (const int open = openGames(section); open > 0) {
        if (Warning* warning = warn(WarningId::ResultsOpen, section, change.section, change.round))
            warning->count = open;
    }
    if (const int adjourned = m_adjourned[change.section]; adjourned > 0) {
        if (Warning* warning = warn(WarningId::ResultsMissing, section, change.section, change.round))
            warning->count = adjourned;
    }
    std::ranges::move(outgrownTables(m_now, section, change.section, change.round, change.content),
                      std::back_inserter(m_warnings));
    judgeByHand(section, change);
    judgeGivenByes(*this, section, change);
    judgeTeams(change);
    tellFullPointByes(section, change, {});
}

void JudgeRun::judgeOtherBoards(const Section& section, PublishRound& change)
{
    const Round& old = section.round(change.round);
    if (change.round < section.roundsPaired()) {
        warn(earlierRound(section, change.round), section, change.section, change.round);
    }
    const int lost = resultsLost(old, change.content);
    if (lost > 0) {
        if (Warning* warning = warn(WarningId::ChangePlayedRound, section, change.section, change.round))
            warning->count = lost;
    }
    judgeByHand(section, change);
    judgeGivenByes(*this, section, change);
    tellFullPointByes(section, change, fullPointByeRemark(section, change.round, old));
}

/// @rule C.04.1.9  Compares with the prescribed round, whoever made this one; it is by hand where it differs.
void JudgeRun::judgeByHand(const Section& section, PublishRound& change)
{
    std::erase_if(change.content.comments, isManualRemark);
    judgeTable(section, change);
    pairing::DraftOutcome asked;
    const auto known =
        std::ranges::find_if(m_engines, [&](const auto& engine) { return engine->isOf(section, change.round); });
    if (known == m_engines.end()) asked = pairing::draftRound(section, change.round, {}, m_stop);
    const pairing::DraftOutcome& outcome = known == m_engines.end() ? asked : (*known)->outcome();
    const auto* draft = std::get_if<pairing::DraftRound>(&outcome);
    const auto* none = std::get_if<pairing::Unpairable>(&outcome);
    pairing::RoundCheck check{change.round};
    if (draft != nullptr) check = pairing::compareRound(change.content, draft->round, change.round);
    check.possible = draft != nullptr;
    change.content.pairedByHand = !check.equal();
    if (!change.content.pairedByHand) return;
    for (const pairing::ManualWarning& fault : pairing::checkManualRound(section, change.content, change.round)) {
        if (Warning* warning = warn(idOf(fault.fault), section, change.section, change.round)) {
            warning->players = fault.players;
            warning->article = fault.article;
            warning->facts = fault;
        }
    }
    // Where no engine prescribes anything there is nothing to differ from.
    if (none != nullptr && none->refusal != pairing::Refusal::None) return;
    const Round prescribed = draft != nullptr ? draft->round : Round{};  // the rules may give none
    change.content.comments.push_back(manualRemark(section, change.round, prescribed, change.content));
    if (Warning* warning = warn(WarningId::ManualPairing, section, change.section, change.round)) {
        warning->count = static_cast<int>(check.differences.size());
        warning->facts = Differences{std::move(check)};
    }
}

void JudgeRun::judgeTable(const Section& section, const PublishRound& change)
{
    WrongPairs wrong = wrongMeetingsWith(section, change.round, change.content);
    if (wrong.empty()) return;
    if (Warning* warning = warn(WarningId::TableBroken, section, change.section, change.round)) {
        warning->count = static_cast<int>(wrong.size());
        warning->facts = std::move(wrong);
    }
}

void JudgeRun::judge(UnpairRound& change)
{
    const auto now = section(change.section);
    if (now == nullptr || change.round < 1 || change.round > now->roundsPaired()) return;
    WarningId id = WarningId::UnpairRound;
    if (change.round < now->roundsPaired())
        id = WarningId::NotLastRound;
    else if (!std::ranges::all_of(now->round(change.round).games, [](const Game& game) {
                 return game.whiteOutcome == Outcome::Open && game.blackOutcome == Outcome::Open;
             }))
        id = WarningId::RoundHasResults;
    warn(id, *now, change.section, change.round);
}

}  // namespace kydai::policy
