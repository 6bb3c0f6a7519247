/// Back and Forward of the Why? pane.
#pragma once

#include "desk/why_question.h"

#include <optional>
#include <vector>

namespace kydai::ui {

class WhyHistory {
public:
    /// A new question: what was ahead is forgotten. The same question again is no step.
    void visit(const WhyQuestion& question);
    [[nodiscard]] std::optional<WhyQuestion> current() const;
    [[nodiscard]] bool canGoBack() const { return m_at > 1; }
    [[nodiscard]] bool canGoForward() const { return m_at < m_visited.size(); }
    void back();
    void forward();
    void clear();
    /// Questions about a draft are gone with it. True: the current one was among them.
    bool dropDrafts();

private:
    static constexpr std::size_t kKept = 200;
    std::vector<WhyQuestion> m_visited;
    std::size_t m_at = 0;  ///< one past the current question
};

}  // namespace kydai::ui
