#include "panes/status_line.h"

#include "pairing/preflight.h"
#include "tables/provisional.h"
#include "text/account_text.h"

#include <QFileInfo>
#include <QLabel>
#include <QStatusBar>
#include <QTime>

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

StatusLine::StatusLine(Desk& desk, QStatusBar& bar)
    : QObject(&bar),
      m_desk(desk),
      m_counts(new QLabel(&bar)),
      m_mode(new QLabel(&bar)),
      m_missing(new QLabel(&bar)),
      m_saved(new QLabel(&bar)),
      m_clock(new QLabel(&bar))
{
    m_missing->setObjectName(QStringLiteral("missingResults"));
    m_mode->setObjectName(QStringLiteral("fideMode"));
    bar.setSizeGripEnabled(false);
    bar.addWidget(m_counts, 1);
    for (QLabel* label : {m_mode, m_missing, m_saved, m_clock}) bar.addPermanentWidget(label);
    connect(&m_timer, &QTimer::timeout, this,
            [this] { m_clock->setText(QTime::currentTime().toString(QStringLiteral("HH:mm"))); });
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
    m_mode->setText(!section ? QString()
                    : section->rules.fideMode
                        ? tr("FIDE mode")
                        : tr("⚠ not in FIDE mode since round %1").arg(section->rules.fideModeLeftInRound));
}

}  // namespace kydai::ui

#include "moc_status_line.cpp"
