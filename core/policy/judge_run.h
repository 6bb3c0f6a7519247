/// One run of judge(): walks through the changes of an action, each on what the ones before it left, and collects the
/// warnings. Used by judge.cpp, judge_content.cpp, judge_rounds.cpp and judge_teams.cpp only.
#pragma once

#include "policy/judge.h"
#include "policy/warning_list.h"

#include <map>
#include <memory>
#include <optional>
#include <set>

namespace kydai::policy {

/// What speaks against changing a round before the last one.
WarningId earlierRound(const Section& section, RoundNumber round);
/// Boards with a result that are not there any more, or without it.
int resultsLost(const Round& old, const Round& next);

/// Prizes that are frozen before everything is decided (judge_content.cpp).
void judgeFrozen(WarningList& list, const Section& section, SectionId where, const PrizePlan& plan,
                 const FrozenPrizes& frozen);
/// A system or points that FIDE doesn't know, where they come in (judge_content.cpp).
void judgeRules(WarningList& list, const Section& section, SectionId where, const RuleSet& before,
                const RuleSet& after);
/// Byes of a round that nobody asked for before: somebody gives them by hand (judge_content.cpp).
void judgeGivenByes(WarningList& list, const Section& section, const PublishRound& change);
/// Remarks about the integrity of a round stay with it, whatever it is given (judge_rounds.cpp).
void keepRemarks(const Section* section, SetRoundComments& change);
/// Two lines for one place, that were not there before (judge_content.cpp).
void judgePlan(WarningList& list, const Section& section, const Section* before, SectionId where,
               const PrizePlan& plan);

class JudgeRun : public WarningList {
public:
    JudgeRun(const EventState& state, CompoundChange action, const std::stop_token& stop, const EngineRounds& engines);

    /// Errors: of the first change that can't be made; none where a warning refuses the action anyway.
    Result<void> run();

    [[nodiscard]] CompoundChange takeAction() { return std::move(m_done); }
    [[nodiscard]] std::vector<AppliedChange> takeMade() { return std::move(m_made); }
    [[nodiscard]] Event takeEvent() { return std::move(m_now); }

private:
    // judge.cpp: a method for each kind of change; a change may be completed on its way
    void judge(SetResult& change);   // judge_rounds.cpp
    void judge(AddSection& change);  // judge_content.cpp
    void judge(RemoveSection& change);
    void judge(EditInfo& change);
    void judge(EditRules& change);
    void judge(AddPlayers& change);
    void judge(EditPlayer& change);
    void judge(RemovePlayers& /*change*/) {}
    void judge(Renumber& /*change*/) {}
    void judge(SetRequestedByes& change);
    void judge(PublishRound& change);  // judge_rounds.cpp
    void judge(UnpairRound& change);   // judge_rounds.cpp
    void judge(LeaveFideMode& change);
    void judge(AnswerWarning& /*change*/) {}
    void judge(KeepComplaint& /*change*/) {}
    void judge(RenameEvent& /*change*/) {}
    void judge(SetUnitRules& /*change*/) {}
    void judge(ReplaceSection& change);
    void judge(MoveSection& /*change*/) {}
    void judge(SetAdjustments& change);
    void judge(EditTeams& change) { judgeTeams(change); }
    void judge(SetLineUp& change) { judgeTeams(change); }
    void judge(SetTeamAwards& change) { judgeTeams(change); }
    void judge(SetRoundComments& change) { keepRemarks(section(change.section).get(), change); }
    void judge(SetPrizes& change);
    void judge(SetReportedResult& change);

    /// Members that are guarded once the tournament has begun, with what the report says of them.
    template <class Part>
    void judgeGuards(const Section& section, SectionId where, const Part& before, const Part& after);

    // judge_content.cpp: the state that a change leaves, whichever kind of change it is
    /// A section that comes in, or takes the place of another.
    void judgeContent(std::shared_ptr<const Section>& content, const Section* before, SectionId where);
    /// Players who come, or change so that they break a limit of the section.
    void judgeLimits(const Section& section, const Section* before, SectionId where,
                     const std::vector<Player>& players);
    /// Byes that are asked for, or whose players are marked, as they were not before.
    void judgeByes(const Section& section, SectionId where, const Section* before,
                   const std::vector<RequestedBye>& byes);
    void judgePastRounds(std::shared_ptr<const Section>& content, const Section* before, SectionId where);
    void judgeNumbers(const EventSection& before, const Section& after);
    /// Frozen prizes thaw when what they were divided by changes.
    Result<void> thawPrizes();

    void judgeTeams(const Change& change);  // judge_teams.cpp

    // judge_rounds.cpp
    void judgeNewRound(const Section& section, PublishRound& change);
    void judgeOtherBoards(const Section& section, PublishRound& change);
    void judgeByHand(const Section& section, PublishRound& change);
    void judgeTable(const Section& section, const PublishRound& change);
    void judgeResult(const Section& section, SectionId id, RoundNumber round, const Game& before, const Game& after);

    /// A remark for the report behind the change that is judged.
    void remark(SectionId section, RoundNumber round, std::string text);
    [[nodiscard]] std::shared_ptr<const Section> section(SectionId id) const;
    Result<void> make(const Change& change);
    /// What the change that was just made brings with it, and its remarks for the report.
    Result<void> makeWhatFollows(bool isResult);

    const Event& m_before;
    CompoundChange m_action;
    std::stop_token m_stop;
    const EngineRounds& m_engines;  ///< of sections that are not among them it is asked here
    Event m_now;
    CompoundChange m_done{};
    std::vector<AppliedChange> m_made{};
    std::vector<SetRoundComments> m_remarks{};  ///< of the change that is judged
    std::vector<Change> m_following{};          ///< what the change that is judged brings with it
    std::set<SectionId> m_publishing{};         ///< sections that get a new round in this action
    std::set<SectionId> m_entering{};           ///< sections that get players
    std::map<SectionId, int> m_adjourned{};     ///< games adjourned for a new round
};

}  // namespace kydai::policy
