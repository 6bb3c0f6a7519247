/// One event in every rating system: everybody's new rating with its change, the selected player by system with a
/// chart, and what each system takes for granted. Enter leads to the working of a system. It reads; nothing is written.
#pragma once

#include "desk/desk.h"
#include "rating/side_by_side.h"

#include <QDialog>

#include <cstddef>
#include <memory>
#include <optional>

class QLabel;
class QPushButton;

namespace kydai::ui {

class HeldListModel;
class PictureView;
class TableView;

class RatingSystemsDialog : public QDialog {
    Q_OBJECT
public:
    /// The player is selected when it is worked out; nobody: the first.
    RatingSystemsDialog(Desk& desk, PlayerId player, QWidget* parent = nullptr);

Q_SIGNALS:
    void printWanted(kydai::PlayerId player);
    void workingWanted(kydai::PlayerId player, kydai::rating::System system);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Rated {
        std::shared_ptr<const Section> section;
        rating::SideBySide all;
    };
    void build();
    void rate();
    void show(std::shared_ptr<const Rated> rated);
    /// The entrant of the selected row; none where nothing is selected.
    [[nodiscard]] std::optional<std::size_t> selected() const;
    [[nodiscard]] PlayerId selectedPlayer() const;
    void showPlayer();
    void showSystem();
    void openWorking();
    void retranslate();

    Desk& m_desk;
    PlayerId m_player;
    std::shared_ptr<const Rated> m_rated{};
    QLabel* m_head;
    HeldListModel* m_players;
    TableView* m_table;
    QLabel* m_name;
    HeldListModel* m_systems;
    TableView* m_systemTable;
    PictureView* m_picture;
    QLabel* m_assumes;
    QPushButton* m_working;
    QPushButton* m_print;
};

}  // namespace kydai::ui
