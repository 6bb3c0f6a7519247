#include "flows/tour_flow.h"

#include "dialogs/manual_pages.h"
#include "flows/event_flow.h"
#include "flows/workbench.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace kydai::ui {

namespace {

/// Where the arbiter stands at each heading of the page.
struct Stop {
    std::size_t section;
    Workbench::Tab tab;
};
constexpr std::array kStops{
    Stop{0, Workbench::RoundTab},     Stop{0, Workbench::RoundTab},      Stop{0, Workbench::RoundTab},
    Stop{0, Workbench::RoundTab},     Stop{0, Workbench::StandingsTab},  Stop{1, Workbench::RoundTab},
    Stop{1, Workbench::PlayersTab},   Stop{2, Workbench::CrosstableTab}, Stop{2, Workbench::StandingsTab},
    Stop{1, Workbench::StandingsTab},
};

/// The page cut at its headings.
QStringList stopsOf(const QString& page)
{
    QStringList stops = page.split(QStringLiteral("\n## "));
    stops.removeFirst();
    return stops;
}

/// A heading on a line of its own, then the text.
QString cardText(const QString& stop, int number, qsizetype all)
{
    const qsizetype line = stop.indexOf(QLatin1Char('\n'));
    return QStringLiteral("**%1 / %2 · %3**\n\n%4")
        .arg(number)
        .arg(all)
        .arg(stop.left(line), stop.mid(line + 1).trimmed());
}

}  // namespace

TourFlow::TourFlow(Desk& desk, Workbench& bench, EventFlow& events, QWidget& window)
    : Flow(desk, window),
      m_bench(bench),
      m_events(events),
      m_card(new QFrame(&window)),
      m_words(new QLabel(m_card)),
      m_back(new QPushButton(m_card)),
      m_next(new QPushButton(m_card)),
      m_end(new QPushButton(m_card))
{
    add(
        "tour", "", [] { return tr("A walk through the sample event"); }, [this] { start(); });
    add(
        "articleEvent", "", [] { return tr("The event of the Buchholz article"); },
        [this] {
            if (m_events.openSample(QStringLiteral("article"), tr("Buchholz article")))
                m_bench.setTab(Workbench::CrosstableTab);
        });
    m_card->setObjectName(QStringLiteral("tourCard"));
    m_card->setFrameShape(QFrame::StyledPanel);
    m_words->setObjectName(QStringLiteral("tourWords"));
    m_words->setTextFormat(Qt::MarkdownText);
    m_words->setWordWrap(true);
    m_back->setObjectName(QStringLiteral("tourBack"));
    m_next->setObjectName(QStringLiteral("tourNext"));
    m_end->setObjectName(QStringLiteral("tourEnd"));
    auto* row = new QHBoxLayout(m_card);
    row->addWidget(m_words, 1);
    auto* buttons = new QVBoxLayout;
    buttons->addWidget(m_next);
    buttons->addWidget(m_back);
    buttons->addWidget(m_end);
    buttons->addStretch(1);
    row->addLayout(buttons);
    m_card->hide();
    connect(m_back, &QPushButton::clicked, this, [this] { go(m_stop - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { m_stop + 1 < m_stops.size() ? go(m_stop + 1) : end(); });
    connect(m_end, &QPushButton::clicked, this, &TourFlow::end);
    // Another event, or none: the walk is over.
    connect(&desk, &Desk::eventReplaced, this, &TourFlow::end);
}

QWidget* TourFlow::card() const
{
    return m_card;
}

void TourFlow::retranslate()
{
    m_stops = stopsOf(manualText(desk().language(), QStringLiteral("tour"), desk().actions()));
    m_back->setText(tr("&Back"));
    m_next->setText(tr("&Next"));
    m_end->setText(tr("End the walk"));
    if (!m_card->isHidden()) showWords();
}

void TourFlow::start()
{
    if (!m_events.openSample(QStringLiteral("sample"), tr("Sample event"))) return;
    retranslate();
    m_card->show();
    go(0);
}

void TourFlow::go(int stop)
{
    m_stop = std::clamp(stop, 0, static_cast<int>(m_stops.size()) - 1);
    const Stop& at = kStops[std::min(static_cast<std::size_t>(m_stop), kStops.size() - 1)];
    const auto& sections = desk().session().event().sections;
    if (at.section < sections.size()) desk().go(sections[at.section].id, kMaxRounds);
    if (m_bench.setTab(at.tab)) m_bench.takeFocus();
    showWords();
}

void TourFlow::showWords()
{
    if (m_stop >= m_stops.size()) return;
    m_words->setText(cardText(m_stops[m_stop], m_stop + 1, m_stops.size()));
    m_back->setEnabled(m_stop > 0);
    m_next->setText(m_stop + 1 < m_stops.size() ? tr("&Next") : tr("Do&ne"));
}

void TourFlow::end()
{
    if (m_card->isHidden()) return;
    m_card->hide();
    m_bench.takeFocus();
}

}  // namespace kydai::ui

#include "moc_tour_flow.cpp"
