/// What belongs to a player besides the columns of the table: ratings by list and by round, marks, the federation for
/// norms, and what the tie-breaks MAN and EXT read.
#pragma once

#include "panes/desk.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace kydai::ui {

class PlayerDialog : public QDialog {
    Q_OBJECT
public:
    PlayerDialog(Desk& desk, PlayerId player, QWidget* parent = nullptr);

public Q_SLOTS:
    void accept() override;

private:
    void fill(const Section& section, const Player& player);
    void refuse(const QString& sentence, QWidget* where) const;

    Desk& m_desk;
    SectionId m_section;
    PlayerId m_player;
    QLabel* m_who;
    QLabel* m_lists;
    QSpinBox* m_tournament;
    QLineEdit* m_later;
    QLineEdit* m_federation;
    QCheckBox* m_noByes;
    QCheckBox* m_expelled;
    QSpinBox* m_place;
    QLineEdit* m_outside;
    QLabel* m_refusal;
};

/// "5: 2412, 9: 2430" as ratings from a round on; nothing where it can't be read.
std::optional<std::vector<RoundRating>> roundRatingsFromText(const QString& text);
QString roundRatingsText(const std::vector<RoundRating>& ratings);

}  // namespace kydai::ui
