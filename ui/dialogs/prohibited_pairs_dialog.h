/// Players who may not meet: by unit, by federation or by hand, for some rounds, on a condition. Each entry is
/// committed at once and can be undone.
#pragma once

#include "desk/desk.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace kydai::ui {

class EntryList;
class PlayerFindBox;

class ProhibitedPairsDialog : public QDialog {
    Q_OBJECT
public:
    enum class By { Unit, Federation, Hand };

    explicit ProhibitedPairsDialog(Desk& desk, QWidget* parent = nullptr);

    void setBy(By by);
    /// By hand: one more player of the group.
    void addPlayer(PlayerId player);
    void add();
    /// An entry for each unit, or federation, that has two players or more; in this section, or wherever it may be.
    void addAllGroups(bool everywhere = false);
    void remove(int row);

private:
    void build();
    void refresh();
    void fillGroups();
    void showHand();
    void commit(std::vector<ProhibitedPairing> prohibited);
    [[nodiscard]] By by() const;
    /// The rounds, the condition and the reason as they are chosen, of nobody yet.
    [[nodiscard]] ProhibitedPairing chosen() const;
    [[nodiscard]] std::vector<PlayerId> membersOf(const QString& group) const;
    [[nodiscard]] QString entryText(const ProhibitedPairing& entry) const;

    Desk& m_desk;
    std::vector<PlayerId> m_hand;
    QComboBox* m_by;
    QComboBox* m_group;
    PlayerFindBox* m_find;
    QLabel* m_handText;
    QSpinBox* m_first;
    QSpinBox* m_last;
    QComboBox* m_condition;
    QLineEdit* m_reason;
    EntryList* m_entries;
    QPushButton* m_addAll;
    QPushButton* m_addEverywhere;
    QPushButton* m_add;
};

}  // namespace kydai::ui
