#include "desk/desk.h"

#include "policy/actions.h"
#include "policy/judge.h"
#include "policy/outputs.h"
#include "session/incidents.h"
#include "text/error_text.h"
#include "text/warning_text.h"

#include <QDir>
#include <QEventLoop>

#include <algorithm>
#include <utility>

namespace kydai::ui {

Desk::Desk(EventSession& session, Prompts& prompts, text::Language language, QObject* parent)
    : QObject(parent), m_session(session), m_prompts(prompts), m_jobs(session), m_wording(language)
{
    connect(&session, &EventSession::reset, this, &Desk::onReset);
    connect(&session, &EventSession::changed, this, &Desk::onChanged);
    connect(&session, &EventSession::backupFailed, this, &Desk::fail);
    connect(&m_jobs, &Jobs::failed, this, &Desk::tellIncident);
    onReset();
}

void Desk::place(SectionId section, RoundNumber round)
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
    place({}, kMaxRounds);
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
    if (touched.added.value != 0 && m_session.section(touched.added) != nullptr) {
        place(touched.added, kMaxRounds);
    } else {
        // A new round is where the work goes on.
        const bool follow = touched.boards && wasAtEnd;
        place(m_sectionId, follow ? kMaxRounds : m_round);
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
    if ((section != m_sectionId || round != m_round) && !mayLeave()) {
        Q_EMIT placeKept();
        return;
    }
    const SectionId sectionBefore = m_sectionId;
    const RoundNumber roundBefore = m_round;
    place(section, round);
    if (m_sectionId != sectionBefore || m_round != roundBefore) Q_EMIT placeChanged();
}

text::Wording Desk::wording() const
{
    return m_shown ? m_wording.forDiscipline(m_shown->rules.discipline) : m_wording;
}

std::optional<policy::Judgement> Desk::judge(CompoundChange action)
{
    auto judgement = policy::judge(m_session.state(), std::move(action));
    if (judgement) return std::move(*judgement);
    fail(judgement.error());
    return std::nullopt;
}

bool Desk::apply(CompoundChange action, std::vector<policy::Answered> given)
{
    const auto judgement = judge(std::move(action));
    return judgement && settle(*judgement, std::move(given));
}

std::optional<policy::Judgement> Desk::judgeApart(CompoundChange action)
{
    QEventLoop wait;
    std::optional<Result<policy::Judgement>> judged;
    connect(&m_jobs, &Jobs::failed, &wait, &QEventLoop::quit);
    m_jobs.startApart(
        "judge", &wait,
        [state = m_session.state(), action = std::move(action)](const std::stop_token& stop, Progress&) {
            return policy::judge(state, action, stop);
        },
        [&](Result<policy::Judgement> done) {
            judged = std::move(done);
            wait.quit();
        });
    wait.exec(QEventLoop::ExcludeUserInputEvents);
    if (judged && judged->ok()) return std::move(**judged);
    if (judged) fail(judged->error());
    return std::nullopt;
}

bool Desk::importSections(std::vector<Section> sections)
{
    // Every round is compared with the rules: a thousand players take a tenth of a second.
    std::optional<policy::Judgement> judgement = judgeApart(policy::importing(std::move(sections)));
    if (!judgement) return false;
    auto settled = kydai::settle(m_prompts, m_session, *judgement, wording());
    if (settled && *settled == Settled::Instead) {
        judgement = judgeApart(*policy::importingOutside(*judgement));
        if (!judgement) return false;
        settled = kydai::settle(m_prompts, m_session, *judgement, wording());
    }
    if (!settled) fail(settled.error());
    return settled && *settled == Settled::Done;
}

bool Desk::settle(const policy::Judgement& judgement, std::vector<policy::Answered> given)
{
    const auto settled = kydai::settle(m_prompts, m_session, judgement, wording(), std::move(given));
    if (!settled) fail(settled.error());
    return settled && (*settled == Settled::Done || *settled == Settled::Unchanged);
}

void Desk::decline(CompoundChange action)
{
    const auto judgement = judge(std::move(action));
    if (!judgement || !knowsWho(m_prompts, m_session).ok()) return;
    std::vector<policy::Answered> answers;
    for (const policy::Warning& warning : judgement->warnings())
        answers.push_back({warning.id, warning.level == policy::Level::Refuse ? policy::Reply::Acknowledged
                                                                              : policy::Reply::Cancelled});
    if (const auto kept = m_session.apply(judgement->keepAnswers(answers)); !kept) fail(kept.error());
}

std::optional<std::vector<policy::Answered>> Desk::promptBefore(const policy::Judgement& judgement)
{
    auto answers = kydai::promptBefore(m_prompts, m_session, judgement, wording());
    if (answers) return std::move(*answers);
    fail(answers.error());
    return std::nullopt;
}

void Desk::fail(const Error& error)
{
    tell(InlineBar::Tone::Error, text::errorText(error, wording()));
}

void Desk::tell(InlineBar::Tone tone, const QString& sentence, const QString& details)
{
    Q_EMIT told(tone, sentence, details);
}

void Desk::tellState()
{
    const auto judged = policy::onOpening(m_session.event());
    if (!judged) return;
    QStringList found;
    for (const policy::Warning& warning : judged->warnings())
        found << text::warningWords(warning, judged->sectionOf(warning), wording()).text;
    found.removeDuplicates();
    if (!found.isEmpty()) tell(InlineBar::Tone::Warning, found.first(), found.mid(1).join(QLatin1Char('\n')));
}

void Desk::tellIncident(const QString& what)
{
    logIncident(what);
    tell(InlineBar::Tone::Error,
         tr("The program made a mistake. What was entered is saved and work goes on; the details are in %1.")
             .arg(QDir::toNativeSeparators(incidentLogPath())),
         what);
}

void Desk::ask(const WhyQuestion& question, bool focus)
{
    Q_EMIT asked(question, focus);
}

}  // namespace kydai::ui

#include "moc_desk.cpp"
