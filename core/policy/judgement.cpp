#include "policy/judgement.h"

#include "model/json.h"

#include <algorithm>
#include <string>
#include <utility>

namespace kydai::policy {

namespace {

const Answered* answerTo(const Warning& warning, std::span<const Answered> answers)
{
    const auto at = std::ranges::find(answers, warning.id, &Answered::warning);
    return at == answers.end() ? nullptr : &*at;
}

bool settles(const Answered& answer, Level level)
{
    switch (level) {
    case Level::None:
        return true;
    case Level::Acknowledge:
        return answer.reply != Reply::Cancelled;
    case Level::Confirm:
    case Level::TwoSteps:
        return answer.reply == Reply::Confirmed;
    case Level::Refuse:
        break;
    }
    return false;
}

std::string_view replyWord(Reply reply)
{
    switch (reply) {
    case Reply::Acknowledged:
        return "acknowledged";
    case Reply::Confirmed:
        return "confirmed";
    case Reply::Cancelled:
        break;
    }
    return "cancelled";
}

/// What the warning was about, for the journal; players by the numbers that they had.
std::string aboutOf(const Warning& warning, const Event& event)
{
    Json about = Json::object();
    if (warning.round != 0) about["round"] = warning.round;
    if (warning.count != 0) about["count"] = warning.count;
    const auto at = std::ranges::find(event.sections, warning.section, &EventSection::id);
    if (warning.players.empty() || at == event.sections.end()) return about.dump();
    Json& players = about["players"] = Json::array();
    for (const PlayerId id : warning.players) {
        if (const Player* player = at->section->find(id)) players.push_back(player->tpn);
    }
    return about.dump();
}

}  // namespace

Judgement::Judgement(EventState state, CompoundChange action, std::vector<Warning> warnings)
    : m_state(std::move(state)), m_action(std::move(action)), m_warnings(std::move(warnings))
{
    std::ranges::stable_sort(m_warnings, std::ranges::greater(), &Warning::level);
}

Level Judgement::gravest() const
{
    return m_warnings.empty() ? Level::None : m_warnings.front().level;
}

std::vector<Warning> Judgement::unanswered(std::span<const Answered> answers) const
{
    std::vector<Warning> left;
    std::ranges::copy_if(m_warnings, std::back_inserter(left), [&](const Warning& warning) {
        const Answered* answer = answerTo(warning, answers);
        return answer == nullptr || !settles(*answer, warning.level);
    });
    return left;
}

std::vector<AnswerWarning> Judgement::records(std::span<const Answered> answers) const
{
    std::vector<AnswerWarning> kept;
    for (const Warning& warning : m_warnings) {
        const Answered* answer = answerTo(warning, answers);
        if (answer == nullptr) continue;
        kept.push_back({warning.section, static_cast<int>(warning.level), std::string(ruleOf(warning.id).word),
                        std::string(replyWord(answer->reply)), aboutOf(warning, m_state.event)});
    }
    return kept;
}

std::optional<Cleared> Judgement::clear(std::span<const Answered> answers) const
{
    if (!unanswered(answers).empty()) return std::nullopt;
    return Cleared(m_action, records(answers), m_state);
}

Cleared Judgement::keepAnswers(std::span<const Answered> answers) const
{
    return Cleared(CompoundChange(ActionKind::Answers, {}), records(answers), m_state);
}

}  // namespace kydai::policy
