#include "panes/why_history.h"

#include <algorithm>

namespace kydai::ui {

void WhyHistory::visit(const WhyQuestion& question)
{
    if (current() == question) return;
    m_visited.resize(m_at);
    m_visited.push_back(question);
    if (m_visited.size() > kKept) m_visited.erase(m_visited.begin());
    m_at = m_visited.size();
}

std::optional<WhyQuestion> WhyHistory::current() const
{
    if (m_at == 0) return std::nullopt;
    return m_visited[m_at - 1];
}

void WhyHistory::back()
{
    if (canGoBack()) --m_at;
}

void WhyHistory::forward()
{
    if (canGoForward()) ++m_at;
}

bool WhyHistory::dropDrafts()
{
    const auto isOfADraft = [](const WhyQuestion& question) { return question.draft != nullptr; };
    const bool current = m_at > 0 && isOfADraft(m_visited[m_at - 1]);
    const auto ahead = m_visited.begin() + static_cast<std::ptrdiff_t>(m_at);
    const auto dropped = std::count_if(m_visited.begin(), ahead, isOfADraft);
    m_at -= static_cast<std::size_t>(dropped);
    std::erase_if(m_visited, isOfADraft);
    return current;
}

void WhyHistory::clear()
{
    m_visited.clear();
    m_at = 0;
}

}  // namespace kydai::ui
