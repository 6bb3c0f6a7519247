/// Choosing and ordering a section's tie-breaks: every code with its name, what it does and its Swiss-Manager numbers,
/// found by any of them; usual lists to start from; a word where a choice does not fit.
#pragma once

#include "desk/desk.h"
#include "tiebreak/registry.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSortFilterProxyModel;
class QStandardItem;
class QStandardItemModel;
class QTreeView;

namespace kydai::ui {

class SectionChecks;

class TieBreakDialog : public QDialog {
    Q_OBJECT
public:
    explicit TieBreakDialog(Desk& desk, QWidget* parent = nullptr);
    /// Changes the list; after the start only when the arbiter confirms twice (C.02, level 4).
    void accept() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    QWidget* buildAvailable();
    QWidget* buildChosen();
    void fillAvailable();
    [[nodiscard]] bool isOffered(const tiebreak::Definition& entry) const;
    [[nodiscard]] QList<QStandardItem*> knownRow(const tiebreak::Code& code, const QString& spelling) const;
    /// Shows what fits the words; a code that is typed in full is found even where nobody would list it ("SB/C2@24").
    void find(const QString& text);
    void fillPresets();
    void addCurrent();
    void removeCurrent();
    void move(int by);
    void usePreset(int index);
    void describe();
    void showAdvice();
    /// What can't be changed any more looks so.
    void lock();
    void setCodes(const QStringList& codes);
    [[nodiscard]] QStringList codes() const;
    /// What stands in the chosen list and can be read.
    [[nodiscard]] std::vector<tiebreak::Code> readable() const;

    Desk& m_desk;
    QStandardItemModel* m_known;
    QSortFilterProxyModel* m_found;
    QStandardItem* m_typed = nullptr;  ///< a code that stands there because it was typed
    QLineEdit* m_search = nullptr;
    QTreeView* m_available = nullptr;
    QListWidget* m_chosen = nullptr;
    QComboBox* m_presets = nullptr;
    QLabel* m_about = nullptr;
    QLabel* m_warnings = nullptr;
    QLabel* m_locked = nullptr;
    std::vector<QWidget*> m_changers{};  ///< of the list
    SectionChecks* m_others = nullptr;
    QCheckBox* m_lots = nullptr;  ///< draw lots where the list leaves ties
    QPushButton* m_save = nullptr;
};

}  // namespace kydai::ui
