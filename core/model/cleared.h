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
    /// In the order of the warnings; they are written in the same transaction.
    [[nodiscard]] const std::vector<AnswerWarning>& answers() const { return m_answers; }
    /// Holds for this state only: whatever has happened since may have made other warnings due.
    [[nodiscard]] const EventState& judgedAt() const { return m_judgedAt; }

private:
    friend class policy::Judgement;
    Cleared(CompoundChange action, std::vector<AnswerWarning> answers, EventState judgedAt)
        : m_action(std::move(action)), m_answers(std::move(answers)), m_judgedAt(std::move(judgedAt))
    {
    }

    CompoundChange m_action;
    std::vector<AnswerWarning> m_answers;
    EventState m_judgedAt;
};

}  // namespace kydai
