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
    case Level::Acknowledge:
        return answer.reply != Reply::Cancelled;
    case Level::Confirm:
    case Level::TwoSteps:
        return answer.reply == Reply::Confirmed;
    case Level::None:  // of no warning
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
std::string aboutOf(const Warning& warning, const Section& section)
{
    Json about = Json::object();
    if (warning.round != 0) about["round"] = warning.round;
    if (warning.count != 0) about["count"] = warning.count;
    if (warning.players.empty()) return about.dump();
    Json& players = about["players"] = Json::array();
    for (const PlayerId id : warning.players) {
        if (const Player* player = section.find(id)) players.push_back(player->tpn);
    }
    return about.dump();
}

const Section* sectionIn(const std::vector<EventSection>& sections, SectionId id)
{
    const auto at = std::ranges::find(sections, id, &EventSection::id);
    return at == sections.end() ? nullptr : at->section.get();
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

const Section& Judgement::sectionOf(const Warning& warning) const
{
    static const Section kNone;
    const Section* now = sectionIn(m_state.event.sections, warning.section);
    const auto isHere = [&](PlayerId id) { return now != nullptr && now->find(id) != nullptr; };
    const Section* after = sectionIn(m_after.sections, warning.section);
    if (after != nullptr && (now == nullptr || !std::ranges::all_of(warning.players, isHere))) return *after;
    return now == nullptr ? kNone : *now;
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
        // A section that only comes with the action has no number yet by which the journal could name it.
        const bool isThere = sectionIn(m_state.event.sections, warning.section) != nullptr;
        kept.push_back({isThere ? warning.section : SectionId{}, static_cast<int>(warning.level),
                        std::string(ruleOf(warning.id).word), std::string(replyWord(answer->reply)),
                        aboutOf(warning, sectionOf(warning))});
    }
    return kept;
}

std::optional<Cleared> Judgement::clear(std::span<const Answered> answers) const
{
    if (!unanswered(answers).empty()) return std::nullopt;
    return Cleared(m_action, m_made, records(answers), m_state);
}

Cleared Judgement::keepAnswers(std::span<const Answered> answers) const
{
    return Cleared(CompoundChange(ActionKind::Answers, {}), {}, records(answers), m_state);
}

}  // namespace kydai::policy
