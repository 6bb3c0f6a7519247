/// A line of fields that adds players one after the other: type, Enter, next. After round 1 it makes late entries.
#pragma once

#include "desk/desk.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace kydai::ui {

class FideFindBox;

class AddPlayerBar : public QWidget {
    Q_OBJECT
public:
    explicit AddPlayerBar(Desk& desk, QWidget* parent = nullptr);
    void open();
    /// Nobody's name is typed.
    [[nodiscard]] bool isEmpty() const;

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
    /// A player of the rating list: with rating of the section's tempo, FIDE ID, title, birth year, federation.
    void addListed(const FidePlayer& listed);
    /// Adds a player, shows him, and makes room for the next.
    void take(Player player);
    FideFindBox* findField(const char* name, int characters);
    void prepare(QLineEdit& edit, const char* name, int characters);
    QLineEdit* field(const char* name, int characters);

    Desk& m_desk;
    FideFindBox* m_name;
    QLineEdit* m_rating;
    QLineEdit* m_birth;
    FideFindBox* m_fideId;
    QLineEdit* m_unit;
    QLabel* m_fromLabel;
    QSpinBox* m_from;
    SectionId m_section{};  ///< whose players are typed
    QPushButton* m_add;
    QPushButton* m_close;
    QLabel* m_listText;  ///< which rating list the names are looked up in
};

/// Adds players with ids and pairing numbers (pairing/late_entry.h). One entry in the journal for the numbers where
/// others shift, and one for the players.
bool addPlayers(Desk& desk, std::vector<Player> players);

}  // namespace kydai::ui
