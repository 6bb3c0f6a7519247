#include "flows/event_flow.h"

#include "dialogs/continue_dialog.h"
#include "dialogs/info_dialog.h"
#include "dialogs/kept_beside.h"
#include "dialogs/restore_dialog.h"
#include "dialogs/rules_dialog.h"
#include "dialogs/setup_dialog.h"
#include "dialogs/tie_break_dialog.h"
#include "flows/workbench.h"
#include "format/reader.h"
#include "panes/remarks.h"
#include "policy/actions.h"
#include "policy/event_plan.h"
#include "session/event_kind.h"
#include "support/assert.h"
#include "support/file_system.h"
#include "text/error_text.h"
#include "text/opening_text.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>
#include <QStandardPaths>
#include <QUrl>

namespace kydai::ui {

namespace {

const QString kRecentSetting = QStringLiteral("recentFiles");
const QString kSecondFolderSetting = QStringLiteral("backup/secondFolder");
const QString kToldOfSynchroniser = QStringLiteral("toldOfSynchroniser");
constexpr int kRecentKept = 8;

/// Where the second place of an event is remembered.
QString secondPlaceSetting(const QString& event)
{
    const QString path = QFileInfo(event).absoluteFilePath();
    return QStringLiteral("secondPlace/") + QString::fromLatin1(QUrl::toPercentEncoding(path));
}

QString timeText(store::Instant time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count())
        .toString(QStringLiteral("HH:mm:ss d/M/yyyy"));
}

/// What it is, how much it has, and until when.
QString rescueText(const store::Rescue& rescue)
{
    const auto what = [&] {
        switch (rescue.kind) {
        case store::Rescue::Kind::SecondPlace:
            return EventFlow::tr("The copy at the second place");
        case store::Rescue::Kind::Backup:
            return EventFlow::tr("The newest sound backup");
        case store::Rescue::Kind::Pieces:
            return EventFlow::tr("What can still be read of the file itself, without its journal and unproven");
        }
        KYDAI_ASSERT(false);
    };
    const QString count = EventFlow::tr("%n entries", nullptr, static_cast<int>(rescue.entries));
    if (rescue.newest == store::Instant{}) return QStringLiteral("%1 · %2").arg(what(), count);
    return EventFlow::tr("%1 · %2, the last of %3").arg(what(), count, timeText(rescue.newest));
}

/// The path, or with a number behind it where something is there already: no event is ever overwritten.
QString freeName(const QString& path)
{
    const QFileInfo wanted(path);
    QString free = path;
    for (int number = 2; QFileInfo::exists(free); ++number) {
        free = QStringLiteral("%1/%2 %3.%4")
                   .arg(wanted.absolutePath(), wanted.completeBaseName())
                   .arg(number)
                   .arg(wanted.suffix());
    }
    return free;
}

void rememberRecent(const QString& opened)
{
    QSettings settings;
    QStringList recent = settings.value(kRecentSetting).toStringList();
    recent.removeAll(opened);
    recent.prepend(opened);
    settings.setValue(kRecentSetting, QStringList(recent.mid(0, kRecentKept)));
}

}  // namespace

EventFlow::EventFlow(Desk& desk, Workbench& bench, QWidget& window)
    : Flow(desk, window), m_bench(bench), m_recent(new QMenu(&window))
{
    add(
        "newEvent", "Ctrl+N", [] { return tr("New event…"); }, [this] { newEvent(); });
    add(
        "openEvent", "Ctrl+O", [] { return tr("Open…"); }, [this] { openEvent(); });
    add(
        "closeEvent", "Ctrl+W", [] { return tr("Close the event"); }, [this] { closeEvent(); });
    add(
        "whereSaved", "Ctrl+S", [] { return tr("Saved where?"); }, [this] { tellSaved(); });
    add(
        "keepEventAs", "Ctrl+Shift+S", [] { return tr("Keep as…"); }, [this] { keepEventAs(); });
    add(
        "restoreBackup", "", [] { return tr("Restore from a backup…"); },
        [this] { (new RestoreDialog(this->desk(), this->window()))->open(); });
    add(
        "secondBackupFolder", "", [] { return tr("Second backup folder…"); }, [this] { chooseSecondFolder(); });
    add(
        "secondPlace", "Ctrl+Alt+N", [] { return tr("Second place…"); }, [this] { chooseSecondPlace(); });
    add(
        "goOnAtSecondPlace", "Ctrl+Alt+G", [] { return tr("Go on at the second place"); },
        [this] { goOnAtSecondPlace(); });
    add(
        "newSection", "Ctrl+Shift+A", [] { return tr("Add section"); }, [this] { addSection(); });
    add(
        "continueSection", "", [] { return tr("Play on as a new stage…"); }, [this] { continueSection(); });
    add(
        "removeSection", "", [] { return tr("Remove section"); }, [this] { removeSection(); });
    add(
        "sectionInfo", "Ctrl+T", [] { return tr("Names, places, dates…"); },
        [this] { (new InfoDialog(this->desk(), this->window()))->open(); });
    add(
        "sectionRules", "Ctrl+R", [] { return tr("Rules…"); },
        [this] { (new RulesDialog(this->desk(), this->window()))->open(); });
    add(
        "tieBreaks", "", [] { return tr("Tie-breaks…"); },
        [this] { (new TieBreakDialog(this->desk(), this->window()))->open(); });
    connect(&desk.session(), &EventSession::wentElsewhere, this, &EventFlow::onWentElsewhere);
    desk.session().setSecondBackupFolder(QSettings().value(kSecondFolderSetting).toString());
    connect(&desk.session(), &EventSession::secondBackupFailed, this, [this](const Error& error) {
        this->desk().tell(InlineBar::Tone::Warning,
                          tr("The second backup folder %1 can't be written; the event itself is saved.")
                                  .arg(this->desk().session().secondBackupFolder()) +
                              QLatin1Char(' ') + text::errorText(error, this->desk().wording()));
    });
    connect(&desk.session(), &EventSession::reset, this, &EventFlow::followToSecondPlace);
    connect(&desk.session().secondPlace(), &SecondPlace::parted, this, &EventFlow::onParted);
    connect(m_recent, &QMenu::aboutToShow, this, &EventFlow::fillRecent);
    fillRecent();
}

void EventFlow::fillRecent()
{
    m_recent->clear();
    for (const QString& path : QSettings().value(kRecentSetting).toStringList()) {
        QAction* action = m_recent->addAction(QFileInfo(path).completeBaseName());
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    m_recent->setEnabled(!m_recent->isEmpty());
    m_bench.offerRecent(m_recent->actions());
}

void EventFlow::newEvent()
{
    if (!desk().mayLeave()) return;
    auto* dialog = new SetupDialog(desk(), window());
    connect(dialog, &SetupDialog::created, this, [this](const QString& path) {
        rememberRecent(QFileInfo(path).absoluteFilePath());
        this->desk().go(this->desk().session().event().sections.front().id, 0);
        m_bench.setTab(Workbench::PlayersTab);
        tellOfSynchroniser();
    });
    dialog->open();
}

/// Once for each event.
void EventFlow::tellOfSynchroniser()
{
    const QString path = desk().session().path();
    const std::string service = synchroniserOf(pathOf(path.toStdString()));
    QStringList told = QSettings().value(kToldOfSynchroniser).toStringList();
    if (service.empty() || told.contains(path)) return;
    told.prepend(path);
    constexpr qsizetype kKept = 100;
    QSettings().setValue(kToldOfSynchroniser, told.mid(0, kKept));
    desk().tell(
        InlineBar::Tone::Warning,
        tr("%1 carries this folder to other computers. Work at the event on one of them only: entries made on two "
           "are not joined. For a copy of the event elsewhere there is “Second place…”.")
            .arg(QString::fromStdString(service)));
}

void EventFlow::keepEventAs()
{
    QString path = desk().prompts().saveFile(
        {tr("Keep the event as"), QFileInfo(desk().session().path()).fileName(), {tr("Kỳ Đài events (*.kydai)")}});
    if (path.isEmpty()) return;
    if (!path.endsWith(QLatin1String(".kydai"))) path += QStringLiteral(".kydai");
    const QString second = desk().session().secondPlace().copy();
    const QString former = desk().session().path();
    if (const auto kept = desk().session().keepAs(path); !kept) return desk().fail(kept.error());
    carryKept(former, desk().session().path());
    if (!second.isEmpty()) {
        QSettings().setValue(secondPlaceSetting(desk().session().path()), second);
        followToSecondPlace();
    }
    rememberRecent(QFileInfo(path).absoluteFilePath());
    desk().tell(InlineBar::Tone::Plain, tr("The event is kept as %1 from now on.").arg(QFileInfo(path).fileName()));
    tellOfSynchroniser();
}

/// Nothing is lost, but the arbiter has to know where it is.
void EventFlow::onWentElsewhere(const Error& reason)
{
    desk().tell(InlineBar::Tone::Error,
                text::errorText(reason, desk().wording()) + QLatin1Char(' ') +
                    tr("Work goes on in the recovery file %1: nothing that you entered is lost. Give it a place with "
                       "“Keep as…” (Ctrl+Shift+S).")
                        .arg(QFileInfo(desk().session().path()).fileName()));
}

void EventFlow::offerRecovery()
{
    const QStringList files = desk().session().recoveryFiles();
    if (files.isEmpty()) return;
    const QFileInfo newest(files.back());
    Prompt prompt{.level = WarningLevel::Confirm, .id = QStringLiteral("recoveryFile")};
    prompt.title = tr("Entries in a recovery file");
    prompt.text = tr("The file of an event could not be written, and what was entered then is in the recovery file %1.")
                      .arg(newest.fileName());
    prompt.consequences = {tr("Opened, it is the whole event; “Keep as…” (Ctrl+Shift+S) gives it a place."),
                           tr("It stays and is offered again until it has one.")};
    prompt.confirm = tr("Open it");
    if (desk().prompts().prompt(prompt) == Answer::Confirmed) openFile(newest.absoluteFilePath());
}

void EventFlow::chooseSecondFolder()
{
    const QString folder =
        desk().prompts().openFolder(tr("Second backup folder"), desk().session().secondBackupFolder());
    if (folder.isEmpty()) return;
    QSettings().setValue(kSecondFolderSetting, folder);
    desk().session().setSecondBackupFolder(folder);
    desk().tell(
        InlineBar::Tone::Plain,
        tr("Backups go to %1 too: after each round, and at most every five minutes after entries.").arg(folder));
}

void EventFlow::chooseSecondPlace()
{
    EventSession& session = desk().session();
    SecondPlace& place = session.secondPlace();
    if (!place.copy().isEmpty()) {
        Prompt prompt{.level = WarningLevel::Acknowledge, .id = QStringLiteral("secondPlace")};
        prompt.title = tr("Second place");
        prompt.text = tr("Each entry goes to %1 too.").arg(QDir::toNativeSeparators(place.copy()));
        prompt.confirm = tr("No second place any more");
        prompt.instead = tr("Choose another…");
        if (desk().prompts().prompt(prompt) == Answer::Acknowledged) {
            QSettings().remove(secondPlaceSetting(session.path()));
            return place.follow({}, store::Twin::Missing::Wait);
        }
    }
    const QFileInfo event(session.path());
    const QString folder =
        desk().prompts().openFolder(tr("Second place of the event"), QFileInfo(place.copy()).absolutePath());
    if (folder.isEmpty()) return;
    if (QFileInfo(folder) == QFileInfo(event.absolutePath()))
        return desk().tell(InlineBar::Tone::Warning, tr("The event itself is in this folder; choose another one."));
    const QString copy = QDir(folder).filePath(event.fileName());
    QSettings().setValue(secondPlaceSetting(session.path()), copy);
    place.follow(copy, store::Twin::Missing::Make);
    desk().tell(InlineBar::Tone::Plain,
                tr("Each entry goes to %1 too, a moment after it is made. Should the disk fail, “Go on at the second "
                   "place” (%2) opens the event there.")
                    .arg(QDir::toNativeSeparators(copy),
                         desk().actions().get("goOnAtSecondPlace")->shortcut().toString(QKeySequence::NativeText)));
}

void EventFlow::followToSecondPlace()
{
    EventSession& session = desk().session();
    if (!session.isOpen() || !session.secondPlace().copy().isEmpty()) return;
    const QString copy = QSettings().value(secondPlaceSetting(session.path())).toString();
    if (!copy.isEmpty()) session.secondPlace().follow(copy, store::Twin::Missing::Wait);
}

/// Both lines are told. Where the copy only goes on where this event ends, it is one key away.
void EventFlow::onParted(const SecondPlace::Parted& parted)
{
    const QString kept = QDir::toNativeSeparators(parted.kept);
    const QString name = desk().session().secondPlace().name();
    const QString time = timeText(parted.newest);
    if (parted.theirs == 0) {
        desk().tell(InlineBar::Tone::Warning,
                    tr("What bore the event's name at %1 was not its copy; it is kept as %2.").arg(name, kept));
        return;
    }
    const QString theirs =
        tr("The copy at %1 has %n entries that this event has not, the last of %2.", nullptr, parted.theirs)
            .arg(name, time);
    const QString stays = tr("That copy is kept as %1; nothing was mixed.").arg(kept);
    if (parted.ours > 0 || parted.isExpected) {
        const QString ours = tr("This event has %n entries that the copy had not.", nullptr, parted.ours);
        desk().tell(
            InlineBar::Tone::Warning,
            (parted.ours > 0 ? QStringList{theirs, ours, stays} : QStringList{theirs, stays}).join(QLatin1Char(' ')));
        return;
    }
    Prompt prompt{.level = WarningLevel::Confirm, .id = QStringLiteral("secondPlaceNewer")};
    prompt.title = tr("The copy at the second place is newer");
    prompt.text = theirs;
    prompt.consequences = {tr("Got back, the event goes on from there. As it is now it is kept among the backups."),
                           stays};
    prompt.confirm = tr("Get them back");
    if (desk().prompts().prompt(prompt) != Answer::Confirmed) return;
    if (const auto back = desk().session().restore(parted.kept); !back) desk().fail(back.error());
}

void EventFlow::goOnAtSecondPlace()
{
    if (!desk().mayLeave()) return;
    if (desk().session().secondPlace().copy().isEmpty())
        return desk().tell(InlineBar::Tone::Plain, tr("The event has no second place; “Second place…” chooses one."));
    const QString former = desk().session().path();
    if (const auto done = desk().session().goOnAtSecondPlace(); !done) return desk().fail(done.error());
    carryKept(former, desk().session().path());
    const QString path = desk().session().path();
    rememberRecent(QFileInfo(path).absoluteFilePath());
    desk().tell(InlineBar::Tone::Plain,
                tr("The event goes on in %1. It has no second place now.").arg(QDir::toNativeSeparators(path)));
}

void EventFlow::openEvent()
{
    const QString path = desk().prompts().openFile(
        {tr("Open an event"),
         {},
         {tr("Events and reports (*.kydai *.xlsx *.csv *.trf *.trf26 *.trfx *.txt *.json *.tunx *.TUNX)"),
          tr("All files (*)")}});
    if (!path.isEmpty()) openFile(path);
}

void EventFlow::closeEvent()
{
    // As everywhere: with nothing left to close, it is the window's turn.
    if (!desk().session().isOpen()) {
        window()->close();
        return;
    }
    if (!desk().mayLeave()) return;
    const QString name = QString::fromStdString(desk().session().event().name);
    desk().session().close();
    fillRecent();
    desk().tell(InlineBar::Tone::Plain, tr("%1 is closed; everything is kept.").arg(name));
}

void EventFlow::tellSaved()
{
    if (!desk().session().isOpen()) {
        desk().tell(InlineBar::Tone::Plain, tr("No event is open, so there is nothing to save."));
        return;
    }
    desk().tell(InlineBar::Tone::Plain,
                tr("All is saved: every entry as soon as it is made, in %1. For other programs: Ctrl+Shift+E exports.")
                    .arg(QDir::toNativeSeparators(desk().session().path())));
}

bool EventFlow::openFile(const QString& path)
{
    if (!desk().mayLeave()) return false;
    const auto bytes = format::readBytes(pathOf(path.toStdString()));
    if (!bytes) {
        desk().fail(bytes.error());
        return false;
    }
    if (!isEventFile(path, *bytes)) return openReport(path, *bytes);
    if (const auto opened = desk().session().open(path); !opened && !openRescueOf(path, opened.error())) return false;
    rememberRecent(QFileInfo(path).absoluteFilePath());
    desk().tellState();
    const QString told = text::openingText(desk().session().openingNotes(), desk().wording());
    told.isEmpty() ? tellOfSynchroniser() : desk().tell(InlineBar::Tone::Warning, told);
    offerEntriesOfTheLog();
    return true;
}

void EventFlow::offerEntriesOfTheLog()
{
    const OpeningNotes notes = desk().session().openingNotes();
    for (const OpeningNote& note : notes) {
        if (note.kind != OpeningNote::Kind::OtherLog) continue;
        const QString kept = QString::fromStdU16String(note.kept.u16string());
        const int entries = desk().session().entriesBehind(kept);
        if (entries == 0) continue;
        Prompt prompt{.level = WarningLevel::Confirm, .id = QStringLiteral("entriesOfTheLog")};
        prompt.title = tr("Entries in the log");
        prompt.text = tr("The log that lay beside the file has %n entries behind %1.", nullptr, entries)
                          .arg(timeText(note.until));
        prompt.consequences = {tr("Got back, the event goes on from there. As it is now it is kept among the backups."),
                               tr("Otherwise they stay in %1.").arg(QDir::toNativeSeparators(kept))};
        prompt.confirm = tr("Get them back");
        if (desk().prompts().prompt(prompt) != Answer::Confirmed) continue;
        if (const auto back = desk().session().restore(kept); !back) desk().fail(back.error());
        return;
    }
}

/// What can be opened in the place of a damaged file is one key away, the best chosen already; else the error alone is
/// told.
bool EventFlow::openRescueOf(const QString& path, const Error& error)
{
    const QString second = QSettings().value(secondPlaceSetting(path)).toString();
    const auto rescues =
        error.code == Errc::Damaged ? EventSession::rescuesOf(path, second) : std::vector<store::Rescue>();
    const bool isTorn = error.code == Errc::Damaged && EventSession::isCopyWithoutItsLog(path);
    if (rescues.empty() && !isTorn) {
        desk().fail(error);
        return false;
    }
    Prompt prompt{.level = WarningLevel::Confirm, .id = QStringLiteral("damagedFile")};
    prompt.title = tr("The file is damaged");
    prompt.text = text::errorText(error, desk().wording());
    if (isTorn)
        prompt.consequences +=
            tr("It is a copy that was taken while the event was open, in the middle of writing. Copy "
               "it once more, then read it again.");
    if (!rescues.empty())
        prompt.consequences +=
            tr("What you open takes the place of the damaged file, which is kept among the backups.");
    prompt.confirm = tr("Open it");
    QStringList choices;
    if (isTorn) choices += tr("Read the file again");
    for (const store::Rescue& rescue : rescues) choices += rescueText(rescue);
    const auto chosen = desk().prompts().choose(prompt, choices);
    if (!chosen) return false;
    const std::size_t again = isTorn ? 1 : 0;
    if (*chosen < again) return openFile(path);
    if (const auto opened = desk().session().openRescue(path, rescues[*chosen - again]); !opened) {
        desk().fail(opened.error());
        return false;
    }
    return true;
}

bool EventFlow::openSample(const QString& sample, const QString& title)
{
    if (!desk().mayLeave()) return false;
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/samples");
    const QString path = freeName(QStringLiteral("%1/%2.kydai").arg(folder, title));
    QFile carried(QStringLiteral(":/sample/%1.kydai").arg(sample));
    if (!QDir().mkpath(folder) || !carried.copy(path)) {
        desk().tell(InlineBar::Tone::Error, tr("The sample event could not be written to %1.").arg(path));
        return false;
    }
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);  // what a program carries is read-only
    return openFile(path);
}

bool EventFlow::openReport(const QString& path, std::string_view bytes)
{
    const auto read = format::readText(bytes, path.toStdString());
    if (!read) {
        desk().fail(read.error());
        return false;
    }
    // The event file lies beside the report; where that can't be, the arbiter says where.
    const QFileInfo source(path);
    QString target = source.absolutePath() + QLatin1Char('/') + source.completeBaseName() + QStringLiteral(".kydai");
    if (!QFileInfo(source.absolutePath()).isWritable()) {
        target = desk().prompts().saveFile({tr("Keep the event as"), target, {tr("Kỳ Đài events (*.kydai)")}});
        if (target.isEmpty()) return false;
    }
    target = freeName(target);
    QString title = QString::fromStdString(read->name);
    if (title.isEmpty() && read->sections.size() == 1) title = QString::fromStdString(read->sections.front().info.name);
    if (title.isEmpty()) title = source.completeBaseName();
    const QString before = desk().session().path();
    if (const auto made = desk().session().create(target, title); !made) {
        desk().fail(made.error());
        return false;
    }
    if (!desk().importSections(read->sections)) {
        // Whoever thinks better of it is where he was.
        const auto back = before.isEmpty() ? (desk().session().close(), Result<void>()) : desk().session().open(before);
        if (!back) desk().fail(back.error());
        QFile::remove(target);
        return false;
    }
    if (read->units != EventUnitRules{}) desk().apply(SetUnitRules{read->units});
    rememberRecent(target);
    const int warnings = static_cast<int>(read->diagnostics.size());
    const QString done = warnings == 0 ? tr("%1 is read; the event is kept as %2.")
                                       : tr("%1 is read with %n remarks; the event is kept as %2.", nullptr, warnings);
    tellFindings(desk(), done.arg(source.fileName(), QFileInfo(target).fileName()), read->diagnostics);
    return true;
}

void EventFlow::addSection()
{
    if (!desk().mayLeave()) return;
    auto section = std::make_shared<Section>();
    section->info.name = tr("New section").toStdString();
    if (const auto& shown = desk().section()) *section = policy::sectionBeside(*shown, section->info.name);
    if (!desk().apply(AddSection{{}, section})) return;
    m_bench.setTab(Workbench::PlayersTab);
    (new InfoDialog(desk(), window()))->open();
}

void EventFlow::continueSection()
{
    if (!desk().section() || !desk().mayLeave()) return;
    auto* dialog = new ContinueDialog(desk(), window());
    connect(dialog, &QDialog::accepted, this, [this] { m_bench.setTab(Workbench::PlayersTab); });
    dialog->open();
}

void EventFlow::removeSection()
{
    if (desk().section() && desk().mayLeave()) desk().apply(RemoveSection{desk().sectionId()});
}

}  // namespace kydai::ui

#include "moc_event_flow.cpp"
