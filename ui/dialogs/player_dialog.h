/// What belongs to a player besides the columns of the table: ratings by list and by round, marks, the federation for
/// norms, and what the tie-breaks MAN and EXT read.
#pragma once

#include "desk/desk.h"
#include "widgets/member_form.h"

#include <QDialog>

class QLabel;
class QLineEdit;

namespace kydai::ui {

class PlayerDialog : public QDialog {
    Q_OBJECT
public:
    PlayerDialog(Desk& desk, PlayerId player, QWidget* parent = nullptr);

public Q_SLOTS:
    void accept() override;

private:
    void tellRatings(const Section& section);

    Desk& m_desk;
    SectionId m_section;
    Player m_player{};
    MemberForm m_form;
    QLabel* m_lists;
    QLineEdit* m_later;
};

/// "5: 2412, 9: 2430" as ratings from a round on; nothing where it can't be read.
std::optional<std::vector<RoundRating>> roundRatingsFromText(const QString& text);
QString roundRatingsText(const std::vector<RoundRating>& ratings);

}  // namespace kydai::ui
