#include "dialogs/shortcuts_dialog.h"

#include "widgets/dialog_size.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QMenu>
#include <QMenuBar>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

namespace kydai::ui {

namespace {

QString plain(QString text)
{
    return text.remove(QLatin1Char('&'));
}

QString page(const std::vector<ShortcutGroup>& groups)
{
    QString text = QStringLiteral("<table cellpadding=\"3\">");
    for (const ShortcutGroup& group : groups) {
        text += QStringLiteral("<tr><td colspan=\"2\"><b>%1</b></td></tr>").arg(group.title.toHtmlEscaped());
        for (const auto& [key, what] : group.lines)
            text += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>")
                        .arg(key.toHtmlEscaped(), what.toHtmlEscaped());
    }
    return text + QStringLiteral("</table>");
}

}  // namespace

std::vector<ShortcutGroup> shortcutGroups(const QMenuBar& menus)
{
    std::vector<ShortcutGroup> groups;
    for (const QAction* title : menus.actions()) {
        if (title->menu() == nullptr) continue;
        ShortcutGroup group{plain(title->text()), {}};
        for (const QAction* action : title->menu()->actions()) {
            if (action->isSeparator() || action->shortcut().isEmpty()) continue;
            group.lines.emplace_back(action->shortcut().toString(QKeySequence::NativeText), plain(action->text()));
        }
        groups.push_back(std::move(group));
    }
    groups.push_back({ShortcutsDialog::tr("Results, at a board"),
                      {{QStringLiteral("1"), ShortcutsDialog::tr("White wins")},
                       {QStringLiteral("0"), ShortcutsDialog::tr("Black wins")},
                       {QStringLiteral("=  5"), ShortcutsDialog::tr("draw")},
                       {QStringLiteral("+  -"), ShortcutsDialog::tr("White wins, Black wins by forfeit")},
                       {QStringLiteral("x"), ShortcutsDialog::tr("both forfeit")},
                       {QStringLiteral("q  w  z"), QStringLiteral("½–0   0–½   0–0")},
                       {QStringLiteral("a"), ShortcutsDialog::tr("adjourned")},
                       {QStringLiteral("n"), ShortcutsDialog::tr("played, but not rated")},
                       {QStringLiteral("Del"), ShortcutsDialog::tr("no result")},
                       {QStringLiteral("12 ="), ShortcutsDialog::tr("board 12, into the quick line")}}});
    groups.push_back({ShortcutsDialog::tr("Draft of a round"),
                      {{QStringLiteral("X"), ShortcutsDialog::tr("mark a player, then exchange with another")},
                       {QStringLiteral("P"), ShortcutsDialog::tr("pair with the marked player")},
                       {QStringLiteral("C"), ShortcutsDialog::tr("swap the colours")},
                       {QStringLiteral("B"), ShortcutsDialog::tr("give the bye")},
                       {QStringLiteral("A"), ShortcutsDialog::tr("make absent")},
                       {QStringLiteral("R"), ShortcutsDialog::tr("start over")},
                       {QStringLiteral("Ctrl+Enter"), ShortcutsDialog::tr("publish")},
                       {QStringLiteral("Esc"), ShortcutsDialog::tr("leave")}}});
    groups.push_back({ShortcutsDialog::tr("Players"),
                      {{QStringLiteral("F2"), ShortcutsDialog::tr("edit the cell; typing does too")},
                       {QStringLiteral("Del"), ShortcutsDialog::tr("clear the cell")},
                       {QStringLiteral("Ctrl+V"), ShortcutsDialog::tr("paste rows of a spreadsheet")}}});
    return groups;
}

ShortcutsDialog::ShortcutsDialog(const QMenuBar& menus, QWidget* parent)
    : QDialog(parent), m_document(new QTextDocument(this))
{
    setObjectName(QStringLiteral("shortcutsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Shortcuts"));
    m_document->setHtml(page(shortcutGroups(menus)));
    auto* text = new QTextBrowser(this);
    text->setObjectName(QStringLiteral("shortcutsText"));
    text->setAccessibleName(windowTitle());
    text->setDocument(m_document);
    auto* buttons = new QDialogButtonBox(this);
    QPushButton* printButton = buttons->addButton(tr("Print…"), QDialogButtonBox::ActionRole);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(printButton, &QPushButton::clicked, this, &ShortcutsDialog::print);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(text, 1);
    column->addWidget(buttons);
    resizeToScreen(*this, {520, 640});
}

void ShortcutsDialog::print()
{
    QPrinter printer;
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted) m_document->print(&printer);
}

}  // namespace kydai::ui

#include "moc_shortcuts_dialog.cpp"
