/// What speaks against changes of teams, their line-ups and what is awarded to them, and what such a change brings with
/// it. Used by JudgeRun only.
#pragma once

#include "model/change.h"
#include "policy/warning_list.h"

#include <utility>
#include <vector>

namespace kydai::policy {

class TeamJudge {
public:
    /// \param event whose divisions above may speak against a line-up
    /// \param now as it stands before the change
    /// \param warnings what speaks against it goes there
    /// \param following changes that are to be made behind it go there
    TeamJudge(const Event& event, const Section& now, SectionId where, WarningList& warnings,
              std::vector<Change>& following)
        : m_event(event), m_now(now), m_where(where), m_warnings(warnings), m_following(following)
    {
    }

    /// Nothing where it is no change of teams.
    void judge(const Change& change);

private:
    /// In a paired round the boards of the match follow; the first list may come then, another one is asked about.
    /// @rule B.12.3.2  Each round a list of who plays is handed in; it stays.
    void judgeOne(const SetLineUp& change);
    void judgeOne(const EditTeams& change);
    void judgeOne(const SetTeamAwards& change) { awards(change.awards); }
    /// The line-ups of a round that is published get their opponents.
    void judgeOne(const PublishRound& change);
    /// A line-up as the section would have it.
    void lineUp(const Section& section, const LineUp& lineUp);
    void awards(const std::vector<TeamAward>& awards);
    void boards(const LineUp& lineUp, std::size_t team);

    const Event& m_event;
    const Section& m_now;
    SectionId m_where;
    WarningList& m_warnings;
    std::vector<Change>& m_following;
};

}  // namespace kydai::policy
