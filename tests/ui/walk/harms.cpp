#include "walk/harms.h"

#include "panes/message_line.h"
#include "panes/pane.h"
#include "support/cleared.h"

#include <QApplication>
#include <QDialog>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>

#include <utility>

namespace kydai::walk {

namespace {

bool isQuiet()
{
    return QApplication::activeModalWidget() == nullptr && QApplication::activePopupWidget() == nullptr;
}

QTableView* tableOf(Walker& walker, const char* name)
{
    auto* table = walker.window().findChild<QTableView*>(QLatin1String(name));
    return table != nullptr && table->isVisible() ? table : nullptr;
}

void rename(Walker& walker, const QString& why)
{
    if (!walker.session().isOpen()) return;
    static int times = 0;
    static_cast<void>(fixture::apply(walker.session(), RenameEvent{(why + QString::number(++times)).toStdString()}));
}

bool changed(Walker& walker)
{
    return walker.session().isOpen() && !walker.before().file.isEmpty() &&
           momentOf(walker.session(), walker.window().desk(), walker.before()).event != walker.before().event;
}

bool wentElsewhere(Walker& walker)
{
    return !walker.before().file.isEmpty() && walker.window().desk().sectionId() != walker.before().section;
}

QDialog* dialogOf(Walker& walker)
{
    for (QWidget* top : QApplication::topLevelWidgets()) {
        auto* dialog = qobject_cast<QDialog*>(top);
        if (dialog != nullptr && dialog->isVisible() && dialog != static_cast<QWidget*>(&walker.window()) &&
            !dialog->inherits("QPrintDialog"))
            return dialog;
    }
    return nullptr;
}

/// After a step of this kind ("tab", "tree") something that changes the event.
Walker::Harm changeAfter(const char* kind)
{
    return [kind](Walker& walker) {
        if (isQuiet() && walker.lastStep().startsWith(QLatin1String(kind))) rename(walker, QStringLiteral("looked "));
    };
}

Walker::Harm changeAfterKey(const char* key)
{
    return [key](Walker& walker) {
        if (walker.lastStep().startsWith(QStringLiteral("dialog ") + QLatin1String(key)))
            rename(walker, QStringLiteral("taken "));
    };
}

/// Rows by another column than the mark says.
void sortBehindTheMark(Walker& walker, const char* name, int column)
{
    QTableView* table = tableOf(walker, name);
    if (table == nullptr || table->model()->rowCount() < 3) return;
    table->model()->sort(column, Qt::DescendingOrder);
}

void scrollAway(Walker& walker, const char* name)
{
    QTableView* table = tableOf(walker, name);
    if (table == nullptr || QApplication::focusWidget() != table || !table->currentIndex().isValid()) return;
    QScrollBar& bar = *table->verticalScrollBar();
    bar.setValue(table->currentIndex().row() * 2 < table->model()->rowCount() ? bar.maximum() : bar.minimum());
}

void sayAgain(Walker& walker, const Message& old)
{
    auto* line = walker.window().findChild<ui::MessageLine*>();
    if (line == nullptr || old.text.isEmpty()) return;
    line->say(ui::InlineBar::Tone::Plain, old.text);
    walker.message() = old;
}

/// What was said last, as it was then.
Walker::Harm messageThatStays(bool overSections)
{
    return [overSections, old = Message{}](Walker& walker) mutable {
        if (overSections ? wentElsewhere(walker) : changed(walker) && old.text.contains(QStringLiteral("Ctrl+Z")))
            sayAgain(walker, old);
        else
            old = walker.message();
    };
}

}  // namespace

std::vector<PlantedHarm> plantedHarms()
{
    return {
        {"players out of order under the mark", "rows don't stand",
         [](Walker& w) {
             if (wentElsewhere(w)) sortBehindTheMark(w, "playersTable", 1);
         }},
        {"ratings out of order under the mark", "rows don't stand",
         [](Walker& w) {
             if (wentElsewhere(w)) sortBehindTheMark(w, "ratings", 2);
         }},
        {"players scrolled out of sight", "isn't in sight", [](Walker& w) { scrollAway(w, "playersTable"); }},
        {"standings scrolled out of sight", "isn't in sight", [](Walker& w) { scrollAway(w, "standings"); }},
        {"the keyboard goes nowhere", "nothing has the keyboard",
         [](Walker& w) {
             if (w.lastStep().startsWith(QLatin1String("tree")) && QApplication::focusWidget() != nullptr)
                 QApplication::focusWidget()->clearFocus();
         }},
        {"two entries for one action", "one step made",
         [](Walker& w) {
             if (changed(w)) rename(w, QStringLiteral("twice "));
         }},
        {"Enter accepts", "looking changed", changeAfterKey("Enter")},
        {"a click on a tab changes the event", "looking changed", changeAfter("tab")},
        {"a sort changes the event", "looking changed", changeAfter("head")},
        {"another size changes the event", "looking changed", changeAfter("size")},
        {"Esc accepts", "looking changed", changeAfterKey("Esc")},
        {"undo loses a change", "undo doesn't give back",
         [](Walker& w) {
             const auto* redo = w.session().nextRedo();
             if (redo != nullptr && w.before().redo != redo->id && isQuiet()) rename(w, QStringLiteral("lost "));
         }},
        {"a message outlives its section", "of another section", messageThatStays(true)},
        {"Ctrl+Z names another entry", "Ctrl+Z would take back", messageThatStays(false)},
        {"a dialog wider than the screen", "wider or higher",
         [](Walker& w) {
             if (auto* d = dialogOf(w)) d->resize(1500, d->height());
         }},
        {"a dialog higher than the screen", "wider or higher",
         [](Walker& w) {
             if (auto* d = dialogOf(w)) d->resize(d->width(), 900);
         }},
        {"a button outside its dialog", "stands outside",
         [](Walker& w) {
             auto* dialog = dialogOf(w);
             auto* button = dialog != nullptr ? dialog->findChild<QPushButton*>() : nullptr;
             if (button != nullptr) button->move(button->x(), dialog->height() + 40);
         }},
        {"players of another section", "not that of the section",
         [](Walker& w) {
             auto* table = tableOf(w, "playersTable");
             if (table != nullptr && wentElsewhere(w)) table->model()->removeRows(0, 1);
             auto* pane = w.window().findChild<ui::Pane*>(QStringLiteral("playersPane"));
             if (pane != nullptr) QObject::disconnect(&w.window().desk(), nullptr, pane, nullptr);
         }},
        {"a name cut beside an empty column", "name is cut",
         [](Walker& w) {
             auto* table = tableOf(w, "playersTable");
             if (table == nullptr) return;
             for (int column = 0; column < table->model()->columnCount(); ++column) {
                 table->showColumn(column);
                 table->setColumnWidth(column, 30);
             }
         }},
        {"Why? of a round that is gone", "Why? explains",
         [](Walker& w) {
             auto* why = w.window().findChild<QWidget*>(QStringLiteral("whyPane"));
             if (why != nullptr) QObject::disconnect(&w.window().desk(), nullptr, why, nullptr);
             QObject::disconnect(&w.session(), nullptr, why, nullptr);
         }},
    };
}

}  // namespace kydai::walk
