#include "panes/rating_list_panel.h"

#include <QApplication>
#include <QDateTime>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>

#include <utility>

namespace kydai::ui {

namespace {

constexpr int kListProgressMs = 100;
constexpr int kHourMs = 3'600'000;
constexpr qint64 kDaySeconds = 86'400;
constexpr int kProgressSteps = 1000;  // the list has more bytes than an int holds

}  // namespace

RatingListPanel::RatingListPanel(Desk& desk, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_text(new QLabel(this)),
      m_progress(new QProgressBar(this)),
      m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("ratingListPanel"));
    m_progress->setObjectName(QStringLiteral("ratingListProgress"));
    m_cancel->setObjectName(QStringLiteral("ratingListCancel"));
    m_cancel->setAutoDefault(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->addWidget(m_text);
    row->addWidget(m_progress, 1);
    row->addWidget(m_cancel);
    connect(m_cancel, &QPushButton::clicked, this, &RatingListPanel::cancel);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (!m_job || m_job->progress().total() == 0) return;
        m_progress->setRange(0, kProgressSteps);
        m_progress->setValue(static_cast<int>(m_job->progress().done() * kProgressSteps / m_job->progress().total()));
    });
    connect(&m_download, &ListDownload::progressed, this, [this](qint64 done, qint64 total) {
        m_progress->setRange(0, total > 0 ? kProgressSteps : 0);
        if (total > 0) m_progress->setValue(static_cast<int>(done * kProgressSteps / total));
    });
    connect(&m_daily, &QTimer::timeout, this, &RatingListPanel::renewIfOld);
    m_daily.start(kHourMs);
    QTimer::singleShot(0, this, &RatingListPanel::renewIfOld);
    connect(&m_download, &ListDownload::received, this, [this](const QString& file) {
        m_text->setText(tr("Taking in FIDE's rating list…"));
        import(file);
    });
    connect(&m_download, &ListDownload::failed, this, &RatingListPanel::onFailed);
    retranslate();
    hide();
}

/// Whoever went on with something else meanwhile keeps the keyboard there.
void RatingListPanel::putAway()
{
    const QWidget* focus = QApplication::focusWidget();
    m_isWaitedFor = focus == nullptr || isAncestorOf(focus);
    hide();
}

void RatingListPanel::end()
{
    if (!std::exchange(m_isQuiet, false) && m_isWaitedFor) Q_EMIT finished();
}

void RatingListPanel::renewIfOld()
{
    const QFileInfo index(m_desk.ratingList().path());
    const bool isOld = index.exists() && index.lastModified().secsTo(QDateTime::currentDateTime()) > kDaySeconds;
    if (!RatingList::isFetchedDaily() || !isOld || m_download.isRunning() || m_isQuiet) return;
    m_isQuiet = true;  // nobody asked: no key goes elsewhere, and a missing network is no news
    download();
}

void RatingListPanel::download()
{
    m_text->setText(tr("Fetching FIDE's rating list…"));
    m_progress->setRange(0, 0);
    show();
    if (!m_isQuiet) m_cancel->setFocus();
    m_download.start(ListDownload::address(), QStandardPaths::writableLocation(QStandardPaths::CacheLocation));
}

void RatingListPanel::onFailed(ListDownload::Failure failure, const QString& details)
{
    putAway();
    QString sentence;
    switch (failure) {
    case ListDownload::Failure::NoNetwork:
        sentence = tr("FIDE's host could not be reached: %1. The list in use stays; without a network take the file in "
                      "with Ctrl+Shift+L.")
                       .arg(details);
        break;
    case ListDownload::Failure::NotThere:
        sentence = tr("FIDE's host does not have the list there any more (answer %1). Download it with a browser and "
                      "take it in with Ctrl+Shift+L.")
                       .arg(details);
        break;
    case ListDownload::Failure::NotAnArchive:
        sentence =
            tr("What came is no archive of a rating list, perhaps the page of a network that wants a login. The "
               "list in use stays.");
        break;
    case ListDownload::Failure::Incomplete:
        sentence = tr("The network broke off in the middle (%1). The list in use stays; try again.").arg(details);
        break;
    case ListDownload::Failure::CannotWrite:
        sentence = tr("The list could not be kept: %1.").arg(details);
        break;
    }
    if (!m_isQuiet) {
        m_desk.tell(InlineBar::Tone::Error, sentence);
    } else if (!std::exchange(m_hasToldAge, true)) {  // once: a missing network is no news, an old list is
        m_desk.tell(InlineBar::Tone::Plain,
                    tr("FIDE's list could not be renewed; the one in use was taken in %n days ago.", nullptr,
                       m_desk.ratingList().daysHeld()),
                    sentence);
    }
    end();
}

void RatingListPanel::retranslate()
{
    m_text->setText(tr("Taking in FIDE's rating list…"));
    m_progress->setAccessibleName(m_text->text());
    m_cancel->setText(tr("Cancel"));
}

void RatingListPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void RatingListPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) return cancel();
    QWidget::keyPressEvent(event);
}

void RatingListPanel::promptAndImport()
{
    const QString file =
        m_desk.prompts().openFile({tr("FIDE rating list, as downloaded from ratings.fide.com"),
                                   {},
                                   {tr("FIDE rating lists (*.zip *.txt *.xml)"), tr("All files (*)")}});
    if (!file.isEmpty()) import(file);
}

void RatingListPanel::import(const QString& file, RatingList::Doubts doubts)
{
    m_progress->setRange(0, 0);
    m_job = m_desk.jobs().startApart(
        "ratingList", this,
        [file, doubts, path = m_desk.ratingList().path()](std::stop_token stop, Progress& progress) {
            return RatingList::import(file, path, std::move(stop), progress, doubts);
        },
        [this, file](const Result<RatingList::Imported>& imported) { onImported(file, imported); });
    m_timer.start(kListProgressMs);
    show();
    if (!m_isQuiet) m_cancel->setFocus();
}

void RatingListPanel::cancel()
{
    m_download.cancel();
    if (m_job) m_job->cancel();
    m_timer.stop();
    putAway();
    m_desk.tell(InlineBar::Tone::Plain, m_desk.ratingList().isThere()
                                            ? tr("Cancelled; the list of %1 stays.").arg(m_desk.ratingList().month())
                                            : tr("Cancelled; no rating list has been taken in."));
    end();
}

bool RatingListPanel::acceptsDoubts(const QString& name, const RatingList::Imported& imported)
{
    const QLocale locale = text::localeOf(m_desk.language());
    const auto number = [&](std::int64_t count) { return locale.toString(static_cast<qlonglong>(count)); };
    Prompt prompt{.level = WarningLevel::Confirm, .id = QStringLiteral("ratingListDoubtful")};
    prompt.title = tr("A list that may not be complete");
    prompt.text = tr("%1 has %2 players; the list in use has %3. %4 of its lines cannot be read.")
                      .arg(name, number(imported.players), number(imported.former), number(imported.badLines));
    prompt.consequences = {tr("Players who are missing in it will no longer be found."),
                           tr("Download it again when in doubt; the list in use stays until you take this one.")};
    prompt.confirm = tr("Take this list");
    return m_desk.prompts().prompt(prompt) == Answer::Confirmed;
}

void RatingListPanel::onImported(const QString& file, const Result<RatingList::Imported>& imported)
{
    m_timer.stop();
    putAway();
    const QString name = QFileInfo(file).fileName();
    if (imported && imported->isDoubtful) {
        if (acceptsDoubts(name, *imported)) return import(file, RatingList::Doubts::Accepted);
    } else if (imported) {
        m_desk.ratingList().reopen();
        const QLocale locale = text::localeOf(m_desk.language());
        QString told = tr("%1 players of the FIDE list %2 can be found now: type a name or a FIDE ID in “Add player”.")
                           .arg(locale.toString(static_cast<qlonglong>(imported->players)), imported->month);
        if (imported->badLines > 0) {
            told += QLatin1Char(' ') + tr("%n lines could not be read.", nullptr, static_cast<int>(imported->badLines));
        }
        m_desk.tell(imported->badLines > 0 ? InlineBar::Tone::Warning : InlineBar::Tone::Plain, told);
    } else if (imported.error().code == Errc::UnknownFormat || imported.error().code == Errc::Malformed) {
        m_desk.tell(InlineBar::Tone::Error, tr("%1 is no FIDE rating list. Download “players_list.zip” from "
                                               "ratings.fide.com and choose that file.")
                                                .arg(name));
    } else if (imported.error().code == Errc::Damaged) {
        m_desk.tell(InlineBar::Tone::Error, tr("%1 is damaged or not complete. Download it again.").arg(name));
    } else if (imported.error().code == Errc::Unsupported) {
        m_desk.tell(InlineBar::Tone::Error, tr("%1 holds one tempo only and would take the place of a whole list. "
                                               "Download “players_list.zip” instead.")
                                                .arg(name));
    } else {
        m_desk.fail(imported.error());
    }
    end();
}

}  // namespace kydai::ui

#include "moc_rating_list_panel.cpp"
