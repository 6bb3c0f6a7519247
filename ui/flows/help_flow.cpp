#include "flows/help_flow.h"

#include "dialogs/manual_pages.h"
#include "dialogs/manual_window.h"
#include "dialogs/shortcuts_dialog.h"
#include "dialogs/version_dialog.h"
#include "flows/workbench.h"

#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QMessageBox>

namespace kydai::ui {

HelpFlow::HelpFlow(Desk& desk, const Workbench& bench, const QMenuBar& menus, QWidget& window)
    : Flow(desk, window), m_bench(bench), m_menus(menus)
{
    add(
        "manual", "Ctrl+F1", [] { return tr("Manual"); }, [this] { showManual(); });
    qApp->installEventFilter(this);
    add(
        "shortcuts", "Ctrl+?", [] { return tr("Shortcuts"); },
        [this] { (new ShortcutsDialog(m_menus, this->window()))->open(); });
    add(
        "newerVersion", "", [] { return tr("Is there a newer version?"); },
        [this] { (new VersionDialog(this->desk(), this->window()))->open(); });
    add(
        "about", "", [] { return tr("About Kỳ Đài"); }, [this] { showAbout(); });
}

bool HelpFlow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType()) return false;
    const bool isInDialog = qobject_cast<QDialog*>(static_cast<QWidget*>(watched)->window()) != nullptr;
    if (!isInDialog && QApplication::activeModalWidget() == nullptr) return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() != Qt::Key_F1 || key->modifiers() != Qt::ControlModifier) return false;
    showManual();
    return true;
}

QString HelpFlow::pageHere() const
{
    if (m_bench.isPairing()) return QStringLiteral("pairing");
    switch (m_bench.tab()) {
    case Workbench::PlayersTab:
        return QStringLiteral("players");
    case Workbench::RoundTab:
        return QStringLiteral("results");
    case Workbench::CrosstableTab:
    case Workbench::StandingsTab:
        return QStringLiteral("standings");
    case Workbench::RatingsTab:
        return QStringLiteral("ratings");
    case Workbench::TabCount:
        break;
    }
    return QStringLiteral("index");
}

void HelpFlow::showManual()
{
    // A box, or a list that stands beside the window and has the keyboard.
    QWidget* front = QApplication::activeModalWidget();
    if (front == nullptr) front = qobject_cast<QDialog*>(QApplication::activeWindow());
    if (front != nullptr && front->objectName() == QStringLiteral("manualWindow")) return;
    QString page = QStringLiteral("index");
    if (front != nullptr)
        page = manualPageAbout(front->objectName());
    else if (desk().session().isOpen())
        page = pageHere();
    (new ManualWindow(desk(), page, front != nullptr ? front : window()))->show();
}

void HelpFlow::showPage(const QString& page)
{
    (new ManualWindow(desk(), page, window()))->show();
}

void HelpFlow::showAbout()
{
    auto* box = new QMessageBox(window());
    box->setObjectName(QStringLiteral("aboutBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Kỳ Đài"));
    box->setText(QStringLiteral("Kỳ Đài ") + QApplication::applicationVersion());
    //: the editions of FIDE's regulations that the program works by
    box->setInformativeText(
        tr("Pairs, ranks and rates chess and xiangqi tournaments, and gives the reasons.\n\n"
           "Pairing: Dutch system, C.04.3 of 2026 and of 2017; Dubov, Burstein and Double-Swiss, C.04.4 and C.04.5; "
           "Swiss of teams, C.04.6; round robins, C.05 annex 1; Scheveningen, knock-out, Keizer.\n"
           "Tie-breaks: C.07 of 2026, of 2024, and before September 2023.\n"
           "Ratings: FIDE B.02, and national systems.\n\n"
           "Free software; the licence is in the file LICENSE."));
    box->addButton(QMessageBox::Close);
    box->open();
}

}  // namespace kydai::ui

#include "moc_help_flow.cpp"
