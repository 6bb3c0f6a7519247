/// A line of fields that adds players one after the other: type, Enter, next. After round 1 it makes late entries.
#pragma once

#include "panes/desk.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace kydai::ui {

class AddPlayerBar : public QWidget {
    Q_OBJECT
public:
    explicit AddPlayerBar(Desk& desk, QWidget* parent = nullptr);
    void open();

Q_SIGNALS:
    void added(kydai::PlayerId player);
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refresh();
    void add();
    QLineEdit* field(const char* name, int characters);

    Desk& m_desk;
    QLineEdit* m_name;
    QLineEdit* m_rating;
    QLineEdit* m_birth;
    QLineEdit* m_fideId;
    QLineEdit* m_unit;
    QLabel* m_fromLabel;
    QSpinBox* m_from;
    QPushButton* m_add;
    QPushButton* m_close;
};

/// The smallest id that is higher than all ids of the section.
PlayerId nextFreeId(const Section& section);
/// Adds players with ids and pairing numbers (pairing/late_entry.h). One entry in the journal for the players, and one
/// for the numbers where others shift.
bool addPlayers(Desk& desk, std::vector<Player> players);

}  // namespace kydai::ui
