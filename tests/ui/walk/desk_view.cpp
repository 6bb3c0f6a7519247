#include "walk/desk_view.h"

#include "model/json.h"
#include "panes/message_line.h"
#include "panes/why_pane.h"

#include <QApplication>
#include <QDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <optional>
#include <set>

namespace kydai::walk {

namespace {

/// Of the smallest screen; at more dots per inch it holds less.
QSize screenFor(const QWidget& window)
{
    return QSize(1366, 768) / window.devicePixelRatioF();
}

using Faults = std::vector<std::string>;

std::string nameOf(const QObject& object)
{
    return object.objectName().isEmpty() ? object.metaObject()->className() : object.objectName().toStdString();
}

QString cell(const QAbstractItemModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

/// "12", "2½", "-3.5"; nothing for what is no number.
std::optional<double> numberIn(QString text)
{
    text.remove(QLatin1Char(' '))
        .remove(QLatin1Char('('))
        .remove(QLatin1Char(')'))
        .replace(QChar(0x2212), QLatin1Char('-'));
    const bool half = text.endsWith(QChar(0xBD));
    if (half) text.chop(1);
    bool isNumber = true;
    const double whole = text.isEmpty() && half ? 0 : text.toDouble(&isNumber);
    return isNumber ? std::optional(whole + (half ? 0.5 : 0)) : std::nullopt;
}

/// Rows stand as the sort mark says: numbers ascend or descend; of texts equal ones stand together.
void rowsStandAsMarked(const QTableView& table, Faults& faults)
{
    const QHeaderView& head = *table.horizontalHeader();
    if (!table.isSortingEnabled() || !head.isSortIndicatorShown()) return;
    const int column = head.sortIndicatorSection();
    const QAbstractItemModel& model = *table.model();
    if (column < 0 || column >= model.columnCount()) return;
    std::vector<double> numbers;
    std::set<QString> seen;
    QString last;
    bool areNumbers = true;
    bool stand = true;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString text = cell(model, row, column);
        if (text.isEmpty()) continue;
        const auto number = numberIn(text);
        areNumbers = areNumbers && number.has_value();
        if (number) numbers.push_back(*number);
        stand = stand && (text == last || seen.insert(text).second);
        last = text;
    }
    const bool down = head.sortIndicatorOrder() == Qt::DescendingOrder;
    if (areNumbers) stand = down ? std::ranges::is_sorted(numbers, std::greater<>()) : std::ranges::is_sorted(numbers);
    if (stand) return;
    const std::string by = model.headerData(column, Qt::Horizontal).toString().toStdString();
    faults.push_back(nameOf(table) + ": rows don't stand as the sort mark says, by " + by);
}

/// What is selected is visible, and so is what has the keyboard.
void whatIsSelectedIsSeen(const Seen& seen, Faults& faults)
{
    const QWidget* focus = QApplication::focusWidget();
    if (QApplication::activePopupWidget() != nullptr || QApplication::activeWindow() == nullptr) return;
    if (focus == nullptr) return faults.push_back("nothing has the keyboard");
    if (!focus->isVisible()) {
        const QWidget* hidden = focus;
        while (!hidden->isHidden() && hidden->parentWidget() != nullptr) hidden = hidden->parentWidget();
        return faults.push_back(nameOf(*focus) + ": has the keyboard and isn't seen, with " + nameOf(*hidden));
    }
    // Whoever looks elsewhere may, until a key changes something that he doesn't see; undo isn't about that row.
    const bool isChangedUnseen =
        seen.after.event != seen.before.event && seen.step.startsWith(QLatin1String("key")) && !seen.backOrForth;
    if (!seen.after.unseen.isEmpty() && (!seen.looksElsewhere || isChangedUnseen))
        faults.push_back(nameOf(*focus) + ": the current row isn't in sight");
}

/// One entry for each action, none without one.
void oneActionIsOneEntry(const Seen& seen, Faults& faults)
{
    if (seen.after.file.isEmpty() || seen.before.file != seen.after.file) return;
    const bool changed = seen.before.event != seen.after.event;
    const auto entries = std::ranges::count_if(seen.after.entries, [&](auto id) { return id > seen.before.entry; });
    if (changed && seen.looksOnly) faults.push_back("looking changed the event");
    if (changed && seen.before.entry == seen.after.entry) faults.push_back("the event changed without an entry");
    // Whoever presses a button while he types does both.
    if (entries > (seen.types ? 2 : 1) && !bringsAnotherState(seen.step))
        faults.push_back("one step made " + std::to_string(entries) + " entries");
    if (!changed && seen.before.undo != seen.after.undo && !seen.backOrForth)
        faults.push_back("an entry that can be taken back changed nothing");
}

/// A message belongs to the section that is shown, and Ctrl+Z takes back what it names.
void theMessageIsOfWhatIsShown(const Seen& seen, Faults& faults)
{
    const auto* line = seen.window.findChild<ui::MessageLine*>();
    if (line == nullptr || !line->isVisible() || line->text() != seen.message.text) return;
    if (seen.message.section != seen.after.section && seen.message.section.value != 0)
        faults.push_back("the message is of another section: " + line->text().toStdString());
    if (line->text().contains(QStringLiteral("Ctrl+Z")) && seen.message.undo != seen.after.undo)
        faults.push_back("Ctrl+Z would take back something else than the message says: " + line->text().toStdString());
}

bool isInScrollArea(const QWidget* widget)
{
    for (; widget != nullptr && !widget->isWindow(); widget = widget->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea*>(widget) != nullptr) return true;
    }
    return false;
}

/// Dialogs fit the screen with their buttons, and none that blocks stands behind.
void dialogsFit(const Seen& seen, Faults& faults)
{
    for (const QWidget* top : QApplication::topLevelWidgets()) {
        if (!top->isVisible() || top == &seen.window || !top->inherits("QDialog")) continue;
        const QSize screen = screenFor(*top);
        if (top->width() > screen.width() || top->height() > screen.height())
            faults.push_back(nameOf(*top) + ": wider or higher than the screen, " + std::to_string(top->width()) +
                             " × " + std::to_string(top->height()));
        if (top->inherits("QPrintDialog")) continue;  // the system's
        for (const QPushButton* button : top->findChildren<QPushButton*>()) {
            if (!button->isVisible() || button->window() != top || isInScrollArea(button)) continue;
            const QRect place(button->mapTo(top, QPoint()), button->size());
            if (!top->rect().contains(place))
                faults.push_back(nameOf(*top) + ": the button " + nameOf(*button) + " stands outside");
        }
    }
    const QWidget* modal = QApplication::activeModalWidget();
    if (modal != nullptr && !modal->isVisible()) faults.push_back(nameOf(*modal) + ": blocks and isn't seen");
}

/// The list of players is that of the section: each once, by number and name.
void theListIsThatOfTheSection(const Seen& seen, Faults& faults)
{
    const auto* table = seen.window.findChild<QTableView*>(QStringLiteral("playersTable"));
    const auto section = seen.window.desk().section();
    const auto* search = seen.window.findChild<QLineEdit*>(QStringLiteral("playersSearch"));
    if (table == nullptr || !table->isVisible() || !section || !search->text().isEmpty()) return;
    std::multiset<QString> wanted;
    std::multiset<QString> found;
    for (const Player& player : section->players) wanted.insert(QString::number(player.tpn));
    for (int row = 0; row < table->model()->rowCount(); ++row)
        found.insert(cell(*table->model(), row, 0).remove(QLatin1Char('(')).remove(QLatin1Char(')')));  // of newcomers
    if (wanted == found) return;
    std::string told = "the list of players is not that of the section:";
    for (const QString& number : wanted) {
        if (!found.contains(number)) told += " -" + number.toStdString();
    }
    faults.push_back(told + ", " + std::to_string(found.size()) + " rows");
}

/// No name is cut while a column beside it is empty.
void noNameIsCutForNothing(Faults& faults)
{
    constexpr int kMargin = 4;
    for (const QTableView* table : tablesOnScreen()) {
        const QAbstractItemModel& model = *table->model();
        const int rows = std::min(model.rowCount(), 40);
        if (rows == 0 || table->columnWidth(0) == 0) continue;
        bool emptyColumn = false;
        bool cutName = false;
        for (int column = 0; column < model.columnCount(); ++column) {
            if (table->isColumnHidden(column)) continue;
            const QString head = model.headerData(column, Qt::Horizontal).toString();
            const bool isName = head == QStringLiteral("Name") || head == QStringLiteral("Họ và tên");
            int widest = 0;
            for (int row = 0; row < rows; ++row) {
                const QString text = cell(model, row, column);
                widest = std::max(widest, table->fontMetrics().horizontalAdvance(text));
            }
            if (isName) cutName = widest + kMargin > table->columnWidth(column);
            // A column with its head alone, and nobody in it who is about to type.
            const bool isAtHand = table->currentIndex().column() == column;
            const auto saysNothing = [&] {
                for (int row = rows; row < model.rowCount(); ++row) {
                    if (!cell(model, row, column).isEmpty()) return false;
                }
                return true;
            };
            emptyColumn = emptyColumn || (!isName && !isAtHand && table->columnWidth(column) > 2 * kMargin &&
                                          widest == 0 && saysNothing());
        }
        if (cutName && emptyColumn) faults.push_back(nameOf(*table) + ": a name is cut beside an empty column");
    }
}

/// A button that goes on is the verb of what follows.
void buttonsSayTheVerb(const Seen& seen, Faults& faults)
{
    const QStringList empty{QStringLiteral("yes"), QStringLiteral("no"), QStringLiteral("apply")};
    for (const QWidget* top : QApplication::topLevelWidgets()) {
        if (!top->isVisible() || top == &seen.window || !top->inherits("QDialog") || top->inherits("QPrintDialog"))
            continue;
        for (const QPushButton* button : top->findChildren<QPushButton*>()) {
            const QString text = button->text().remove(QLatin1Char('&')).toLower();
            if (button->isVisible() && empty.contains(text))
                faults.push_back(nameOf(*top) + ": a button says " + text.toStdString());
        }
    }
}

/// The filled button says a step, and it is the one that F9 does.
void theNextStepIsOffered(const Seen& seen, Faults& faults)
{
    const auto* button = seen.window.findChild<QToolButton*>(QStringLiteral("nextStepButton"));
    if (!seen.window.isVisible()) return;
    if (button == nullptr || !button->isVisible()) return faults.push_back("no next step is offered");
    if (button->accessibleName().isEmpty()) faults.push_back("the next step says nothing");
}

/// Why? speaks of a round and of players that there are.
void whySpeaksOfWhatIs(const Seen& seen, Faults& faults)
{
    const auto* why = seen.window.findChild<ui::WhyPane*>();
    const auto section = seen.window.desk().section();
    if (why == nullptr || !why->isVisible() || why->explanation() == nullptr || !section) return;
    if (why->round() > section->roundsPaired() + 1) faults.push_back("Why? explains a round that isn't there");
}

}  // namespace

bool bringsAnotherState(const QString& step)
{
    return step.contains(QLatin1String("secondPlaceNewer")) || step.contains(QLatin1String("restoreBackup"));
}

std::vector<QTableView*> tablesOnScreen()
{
    std::vector<QTableView*> tables;
    for (const QWidget* top : QApplication::topLevelWidgets()) {
        if (!top->isVisible()) continue;
        for (auto* table : top->findChildren<QTableView*>()) {
            if (table->isVisible() && table->model() != nullptr) tables.push_back(table);
        }
    }
    return tables;
}

QString unseenIn(const QWidget* focus)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(focus);
    if (view == nullptr || !view->currentIndex().isValid() || view->viewport()->height() < 2) return {};
    const QModelIndex at = view->currentIndex();
    const QRect cell = view->visualRect(at);
    if (!cell.isValid() || view->viewport()->rect().intersects(cell)) return {};
    return QStringLiteral("%1,%2").arg(at.row()).arg(at.column());
}

QStringList marksOfCheckIns()
{
    QSettings settings;
    settings.beginGroup(QStringLiteral("checkIn"));
    QStringList marks;
    for (const QString& key : settings.allKeys()) {
        for (const QString& line : settings.value(key).toStringList()) {
            if (!line.startsWith(QLatin1String("closed"))) marks << key + QLatin1Char(' ') + line;
        }
    }
    return marks;
}

Moment momentOf(EventSession& session, const ui::Desk& desk, const Moment& last)
{
    Moment moment;
    moment.focus = QApplication::focusWidget();
    moment.unseen = unseenIn(moment.focus);
    moment.file = session.path();
    if (moment.file.isEmpty()) return moment;
    moment.state = session.state();
    if (moment.file == last.file && moment.state.isStill(last.state)) {
        moment.event = last.event;
        moment.entries = last.entries;
        moment.entry = last.entry;
    } else {
        moment.event = toJson(session.event()).dump();
        constexpr std::size_t kNewest = 4;
        if (const auto journal = session.journal(kNewest)) {
            for (const store::JournalEntry& entry : *journal) moment.entries.push_back(entry.lastId);
            moment.entry = journal->empty() ? 0 : journal->back().lastId;
        }
    }
    if (const auto* undo = session.nextUndo()) moment.undo = undo->id;
    if (const auto* redo = session.nextRedo()) moment.redo = redo->id;
    moment.section = desk.sectionId();
    moment.round = desk.round();
    moment.checkIns = marksOfCheckIns();
    return moment;
}

std::vector<std::string> faultsIn(const Seen& seen)
{
    Faults faults;
    for (const QTableView* table : tablesOnScreen()) rowsStandAsMarked(*table, faults);
    whatIsSelectedIsSeen(seen, faults);
    oneActionIsOneEntry(seen, faults);
    theMessageIsOfWhatIsShown(seen, faults);
    dialogsFit(seen, faults);
    theListIsThatOfTheSection(seen, faults);
    noNameIsCutForNothing(faults);
    whySpeaksOfWhatIs(seen, faults);
    buttonsSayTheVerb(seen, faults);
    theNextStepIsOffered(seen, faults);
    return faults;
}

}  // namespace kydai::walk
