/// What may be written: an action that policy has judged, with the answers to its warnings. Only policy makes one, and
/// the event file takes nothing else; the store itself knows no rule.
#pragma once

#include "model/compound_change.h"

#include <utility>
#include <vector>

namespace kydai {

namespace policy {
class Judgement;
}

/// Immutable; may go to any thread.
class Cleared {
public:
    [[nodiscard]] const CompoundChange& action() const { return m_action; }
    /// Its changes as they were made when it was judged; those that change nothing are left out.
    [[nodiscard]] const std::vector<AppliedChange>& made() const { return m_made; }
    /// In the order of the warnings; they are written in the same transaction.
    [[nodiscard]] const std::vector<AnswerWarning>& answers() const { return m_answers; }
    /// Holds for this state only: whatever has happened since may have made other warnings due.
    [[nodiscard]] const EventState& judgedAt() const { return m_judgedAt; }

private:
    friend class policy::Judgement;
    Cleared(CompoundChange action, std::vector<AppliedChange> made, std::vector<AnswerWarning> answers,
            EventState judgedAt)
        : m_action(std::move(action)),
          m_made(std::move(made)),
          m_answers(std::move(answers)),
          m_judgedAt(std::move(judgedAt))
    {
    }

    CompoundChange m_action;
    std::vector<AppliedChange> m_made;
    std::vector<AnswerWarning> m_answers;
    EventState m_judgedAt;
};

}  // namespace kydai
