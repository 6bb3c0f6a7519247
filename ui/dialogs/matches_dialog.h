/// The matches of a round, by keys: line-ups before or after the pairing, and the results of a match board by board or
/// as a whole. Enter keeps a field and goes to the next one; everything is kept at once and can be undone.
#pragma once

#include "desk/desk.h"

#include <QDialog>

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace kydai::ui {

class MatchesDialog : public QDialog {
    Q_OBJECT
public:
    explicit MatchesDialog(Desk& desk, QWidget* parent = nullptr);

    /// The line-up in the field of a side (0 or 1), or the usual one where it is empty. False where it is not taken.
    bool keepLineUp(std::size_t side);
    /// "1=0+" or "2½-1½", as the team on the left has it.
    bool keepResult();
    /// The fields as the teams played in the round before.
    void copyLastRound();

protected:
    /// Up and Down in a field go to another match, the keyboard stays in the field.
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// A match, or before the round is paired a team.
    struct Row {
        std::size_t one = 0;
        std::optional<std::size_t> other{};
    };
    void build();
    void watchFields();
    void refresh();
    void fillRows();
    void showRow();
    void showSide(std::size_t side);
    void showIssues(std::size_t side);
    void next(QLineEdit* field);
    [[nodiscard]] std::optional<std::size_t> teamOf(std::size_t side) const;
    [[nodiscard]] bool isPaired() const;
    [[nodiscard]] int boards() const;
    /// Places in the list of members: "1 2 0 4", "1204"; nothing where one is no member.
    [[nodiscard]] std::optional<LineUp> readLineUp(std::size_t side) const;
    [[nodiscard]] QString lineUpText(const Team& team, const std::vector<PlayerId>& players) const;
    [[nodiscard]] QString scoreText(const Row& row) const;
    [[nodiscard]] QString stateText(const Row& row) const;
    [[nodiscard]] const LineUp* handedIn(std::size_t team) const;

    Desk& m_desk;
    std::shared_ptr<const Section> m_section;
    std::vector<Row> m_rows{};
    QSpinBox* m_round;
    QTableWidget* m_table;
    QLabel* m_names[2];
    QLineEdit* m_lineUps[2];
    QLineEdit* m_reason;
    QLineEdit* m_result;
    QLabel* m_note;
    QPushButton* m_copy;
};

}  // namespace kydai::ui
