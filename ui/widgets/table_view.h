/// The table of every pane: 24 px rows at 100 %, names elided with the whole text in the tooltip, whole-row selection
/// strong enough for a projector, column order and widths remembered per table, copying as text for spreadsheets.
#pragma once

#include "widgets/stays_in_sight.h"

#include <QHash>
#include <QSet>
#include <QTableView>
#include <QTimer>

#include <functional>
#include <string>
#include <utility>
#include <vector>

class QMenu;

namespace kydai::ui {

class TableView : public StaysInSight<QTableView> {
    Q_OBJECT
public:
    /// `name` becomes the object name and the key under which columns are remembered.
    explicit TableView(const QString& name, QWidget* parent = nullptr);
    ~TableView() override;

    /// Takes the widths of the last time, or else these, in characters of the font. 0 or less: shares what is left
    /// over, −n with at least n characters; 0, and −n from 20 on, is a name: it gets 22 before others get what they ask
    /// for. kHidden: not shown. Where something would be cut all the same, columns in which nothing stands hide until
    /// there is room again, or until somebody goes to one of them. A head of numbers is never cut.
    static constexpr int kHidden = -1000;
    void setColumns(const QList<int>& widthsInCharacters);
    void setModel(QAbstractItemModel* model) override;
    /// Keys that the pane wants before the table does; return true when the key was used.
    void setKeyHandler(std::function<bool(QKeyEvent&)> handler) { m_keyHandler = std::move(handler); }
    /// What the menu of the right button and of the menu key offers, above "Copy".
    void addMenuAction(QAction* action) { m_menuActions << action; }
    /// More of it, made anew each time.
    void setMenuFiller(std::function<void(QMenu&)> filler) { m_menuFiller = std::move(filler); }
    /// The menu as it opens now; its owner is whoever takes it.
    [[nodiscard]] QMenu* makeMenu();
    /// Makes a row current and brings it into sight, whatever column is current.
    void goToRow(int row);
    /// Makes a cell current and it, or its row, the only selection, whichever keys are held down.
    void goTo(const QModelIndex& index, ScrollHint hint = EnsureVisible);
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    /// A column that stays while nothing stands in it: somebody is to fill it.
    void keepColumn(std::string id) { m_kept = std::move(id); }
    /// Above the first row of each group (ListModel::GroupRole) stands its heading, in the same section of the head.
    void showGroups();
    /// Of one line of a heading.
    [[nodiscard]] int headingHeight() const { return fontMetrics().height() + 6; }
    /// Pixels over which something else lies: whoever goes to a cell is to see it.
    void setCoveredAtTheLeft(int pixels) { m_covered = pixels; }
    /// The selected rows as lines with tabs between the columns.
    [[nodiscard]] QString selectionAsText() const;
    /// Writes column order and widths to the settings; done by itself when the table goes.
    void rememberColumns() const;

    /// Letters do what the pane says or nothing: jumping to another row while somebody types is harm.
    void keyboardSearch(const QString&) override {}

Q_SIGNALS:
    /// Enter or a double click on a row.
    void opened(const QModelIndex& index);
    /// The current cell moved, by key, mouse or program.
    void currentMoved(const QModelIndex& index);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitRowHeight();
    void shareOutWidth();
    void shareAmongShown();
    [[nodiscard]] bool isNameColumn(int column) const;
    [[nodiscard]] std::vector<int> widestTexts();
    [[nodiscard]] int widthOf(const QString& text);
    [[nodiscard]] bool isEmptyColumn(int column) const;
    [[nodiscard]] bool isAnythingCut(const std::vector<int>& widest) const;
    void followContents();
    void placeHeadings();
    [[nodiscard]] QString settingsKey() const;

    std::function<bool(QKeyEvent&)> m_keyHandler;
    QList<QAction*> m_menuActions;
    std::function<void(QMenu&)> m_menuFiller;
    QList<int> m_widths;
    std::string m_kept{};
    QSet<int> m_yielded{};               ///< empty columns that are hidden for want of room
    QHash<QString, int> m_textWidths{};  ///< of texts in the font of now, in pixels
    int m_covered = 0;                   ///< pixels at the left
    bool m_showsGroups = false;
    int m_wanted = -1;            ///< a column that somebody went to
    QTimer m_contents{};          ///< runs after a change of the contents
    bool m_isHeadHeld = false;    ///< the left button went down on the head and is not up again
    bool m_chosenByHand = false;  ///< the arbiter's own widths: don't stretch
};

}  // namespace kydai::ui
