#include "panes/desk.h"

#include "text/error_text.h"

#include <algorithm>
#include <utility>

namespace kydai::ui {

Desk::Desk(EventSession& session, Prompts& prompts, text::Language language, QObject* parent)
    : QObject(parent), m_session(session), m_prompts(prompts), m_jobs(session), m_wording(language)
{
    connect(&session, &EventSession::reset, this, &Desk::onReset);
    connect(&session, &EventSession::changed, this, &Desk::onChanged);
    connect(&session, &EventSession::backupFailed, this, &Desk::fail);
    onReset();
}

void Desk::settle(SectionId section, RoundNumber round)
{
    const auto& sections = m_session.event().sections;
    auto at = std::ranges::find(sections, section, &EventSection::id);
    if (at == sections.end()) {
        at = sections.begin();
        round = kMaxRounds;
    }
    m_sectionId = at == sections.end() ? SectionId{} : at->id;
    m_shown = at == sections.end() ? nullptr : at->section;
    const RoundNumber paired = m_shown ? m_shown->roundsPaired() : 0;
    m_round = std::clamp(round, std::min(1, paired), paired);
    const Discipline discipline = m_shown ? m_shown->rules.discipline : Discipline::Chess;
    if (std::exchange(m_discipline, discipline) != discipline) Q_EMIT wordingChanged();
}

void Desk::onReset()
{
    settle({}, kMaxRounds);
    Q_EMIT eventReplaced();
    Q_EMIT eventChanged();
    Q_EMIT placeChanged();
}

void Desk::onChanged(const Touched& touched)
{
    const SectionId sectionBefore = m_sectionId;
    const RoundNumber roundBefore = m_round;
    const auto shownBefore = m_shown;
    const bool wasAtEnd = m_shown && m_round == m_shown->roundsPaired();
    const auto added = touched.part == Touched::Part::SectionList ? m_session.lastAdded() : std::nullopt;
    if (added && m_session.section(*added) != nullptr) {
        settle(*added, kMaxRounds);
    } else {
        // A new round is where the work goes on.
        const bool follow = touched.part == Touched::Part::Boards && touched.section == m_sectionId && wasAtEnd;
        settle(m_sectionId, follow ? kMaxRounds : m_round);
    }
    Q_EMIT eventChanged();
    if (m_sectionId != sectionBefore || m_round != roundBefore) {
        Q_EMIT placeChanged();
    } else if (m_shown != shownBefore) {
        Q_EMIT sectionChanged();
    }
}

void Desk::go(SectionId section, RoundNumber round)
{
    const SectionId sectionBefore = m_sectionId;
    const RoundNumber roundBefore = m_round;
    settle(section, round);
    if (m_sectionId != sectionBefore || m_round != roundBefore) Q_EMIT placeChanged();
}

text::Wording Desk::wording() const
{
    return m_shown ? m_wording.forDiscipline(m_shown->rules.discipline) : m_wording;
}

bool Desk::apply(const Change& change)
{
    const Result<bool> done = m_session.apply(change);
    if (!done) fail(done.error());
    return done.ok();
}

void Desk::fail(const Error& error)
{
    tell(InlineBar::Tone::Error, text::errorText(error, wording()));
}

void Desk::tell(InlineBar::Tone tone, const QString& sentence, const QString& details)
{
    Q_EMIT told(tone, sentence, details);
}

void Desk::ask(const WhyQuestion& question, bool focus)
{
    Q_EMIT asked(question, focus);
}

}  // namespace kydai::ui
