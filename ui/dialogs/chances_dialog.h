/// What can still happen: the rounds to come played many times, everybody's places, prizes and norms counted, and a
/// chart of the places of who is selected. An estimate; nothing is written.
#pragma once

#include "ask/chances.h"
#include "desk/desk.h"

#include <QDialog>
#include <QTimer>

#include <memory>

class QLabel;
class QPushButton;
class QSpinBox;

namespace kydai {
class Job;
}

namespace kydai::ui {

class HeldListModel;
class PictureView;
class TableView;

class ChancesDialog : public QDialog {
    Q_OBJECT
public:
    /// The player is selected when it is worked out; nobody: the first.
    ChancesDialog(Desk& desk, PlayerId player, QWidget* parent = nullptr);
    ~ChancesDialog() override;

Q_SIGNALS:
    void printWanted(const std::shared_ptr<const kydai::ask::Chances>& made, kydai::PlayerId player);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* buildPlayer();
    void play();
    void showProgress();
    void show(std::shared_ptr<const ask::Chances> made);
    /// Null where nothing is selected.
    [[nodiscard]] const ask::PlayerChances* selected() const;
    void showSelected();
    void retranslate();

    Desk& m_desk;
    PlayerId m_player;
    std::shared_ptr<Job> m_job{};
    std::shared_ptr<const ask::Chances> m_made{};
    QTimer m_clock{};
    QLabel* m_head;
    HeldListModel* m_players;
    TableView* m_table;
    QLabel* m_name;
    PictureView* m_picture;
    QLabel* m_notes;
    QLabel* m_finishesLabel;
    QSpinBox* m_finishes;
    QLabel* m_seedLabel;
    QSpinBox* m_seed;
    QPushButton* m_print;
};

}  // namespace kydai::ui
