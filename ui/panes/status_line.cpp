#include "panes/status_line.h"

#include "pairing/preflight.h"
#include "support/assert.h"
#include "tables/provisional.h"
#include "text/account_text.h"
#include "text/value_text.h"

#include <QFileInfo>
#include <QLabel>
#include <QStatusBar>
#include <QTime>

#include <chrono>

namespace kydai::ui {

QString countsSentence(const Section& section, RoundNumber round, const text::Wording& wording)
{
    if (round < 1 || round > section.roundsPaired()) {
        return StatusLine::tr("%n players", nullptr, static_cast<int>(section.players.size()));
    }
    return text::accountText(pairing::accountOf(section, section.round(round), round), wording);
}

QString missingSentence(const Section& section, RoundNumber round, const text::Wording& wording)
{
    const auto missing = tables::missingResults(section, section.roundsPaired());
    if (missing.empty()) return StatusLine::tr("✓ all results in");
    if (missing.size() == 1 && missing.front().round == round && missing.front().adjourned == 0)
        return StatusLine::tr("⚠ %n results missing", nullptr, missing.front().open);
    return StatusLine::tr("⚠ results missing: %1").arg(tables::missingRoundsText(missing, wording));
}

QString secondPlaceSentence(const QString& place, const store::Followed& status)
{
    using State = store::Followed::State;
    // Shorter than a look at it: an entry on its way.
    constexpr std::chrono::milliseconds kMoment{500};
    switch (status.state) {
    case State::Beginning:
    case State::There:
        if (status.behind == 0 || status.waiting < kMoment) return StatusLine::tr("also at %1 · 0 behind").arg(place);
        return StatusLine::tr("⚠ also at %1 · %n behind (%2 s)", nullptr, static_cast<int>(status.behind))
            .arg(place)
            .arg(std::chrono::ceil<std::chrono::seconds>(status.waiting).count());
    case State::Gone:
        return StatusLine::tr("⚠ %1 is gone").arg(place);
    case State::Full:
        return StatusLine::tr("⚠ %1 is full").arg(place);
    case State::ReadOnly:
    case State::Failed:
        return StatusLine::tr("⚠ %1 can't be written").arg(place);
    case State::InUse:
        return StatusLine::tr("⚠ the copy at %1 is open elsewhere").arg(place);
    case State::Unread:
        return StatusLine::tr("⚠ the event's own file can't be read; the copy at %1 stays").arg(place);
    }
    KYDAI_ASSERT(false);
}

StatusLine::StatusLine(Desk& desk, QStatusBar& bar)
    : QObject(&bar),
      m_desk(desk),
      m_counts(new QLabel(&bar)),
      m_mode(new QLabel(&bar)),
      m_missing(new QLabel(&bar)),
      m_saved(new QLabel(&bar)),
      m_second(new QLabel(&bar)),
      m_clock(new QLabel(&bar))
{
    m_missing->setObjectName(QStringLiteral("missingResults"));
    m_mode->setObjectName(QStringLiteral("fideMode"));
    bar.setSizeGripEnabled(false);
    bar.addWidget(m_counts, 1);
    for (QLabel* label : {m_mode, m_missing, m_saved, m_second, m_clock}) bar.addPermanentWidget(label);
    m_second->setObjectName(QStringLiteral("secondPlace"));
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_clock->setText(QTime::currentTime().toString(QStringLiteral("HH:mm")));
        showSecondPlace();
    });
    connect(&desk.session().secondPlace(), &SecondPlace::changed, this, &StatusLine::showSecondPlace);
    m_timer.start(1000);
}

void StatusLine::refresh()
{
    const auto& section = m_desk.section();
    m_counts->setText(section ? countsSentence(*section, m_desk.round(), m_desk.wording()) : QString());
    m_missing->setText(section && m_desk.round() > 0 ? missingSentence(*section, m_desk.round(), m_desk.wording())
                                                     : QString());
    // What is shown has been committed: there is no unsaved state.
    m_saved->setText(m_desk.session().isOpen() ? tr("saved: %1").arg(QFileInfo(m_desk.session().path()).fileName())
                                               : tr("no event open"));
    m_saved->setToolTip(m_desk.session().path());
    showSecondPlace();
    m_mode->setText(!section ? QString()
                    : section->rules.fideMode
                        ? tr("FIDE mode")
                        : tr("⚠ not in FIDE mode since round %1").arg(roundOfLeaving(section->rules)));
}

void StatusLine::showSecondPlace()
{
    SecondPlace& place = m_desk.session().secondPlace();
    const auto status = place.status();
    m_second->setVisible(status.has_value());
    m_second->setText(status ? secondPlaceSentence(place.name(), *status) : QString());
    m_second->setToolTip(place.copy());
}

}  // namespace kydai::ui

#include "moc_status_line.cpp"
