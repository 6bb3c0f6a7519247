#include "flows/help_flow.h"

#include "dialogs/shortcuts_dialog.h"

#include <QApplication>
#include <QMessageBox>

namespace kydai::ui {

HelpFlow::HelpFlow(Desk& desk, const QMenuBar& menus, QWidget& window) : Flow(desk, window), m_menus(menus)
{
    add(
        "shortcuts", "Ctrl+?", [] { return tr("Shortcuts"); },
        [this] { (new ShortcutsDialog(m_menus, this->window()))->open(); });
    add(
        "about", "Ctrl+Shift+F1", [] { return tr("About Kỳ Đài"); }, [this] { showAbout(); });
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
           "Pairing: Dutch system, C.04.3 of 2026 and of 2017; tables of the round robin, C.05 annex 1.\n"
           "Tie-breaks: C.07 of 2026, of 2024, and before September 2023.\n"
           "Ratings: FIDE B.02, and national systems.\n\n"
           "Free software; the licence is in the file LICENSE."));
    box->addButton(QMessageBox::Close);
    box->open();
}

}  // namespace kydai::ui
