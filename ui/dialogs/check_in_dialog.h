/// Check-in before the next round, of all sections at one table: a player is found by the code of his card, which a
/// scanner types, or by his name, and marked by one key; one section, several or all are closed by one change. The
/// marks are kept beside the event at every key (check_in_marks.h). Stays beside the window and follows the event.
#pragma once

#include "desk/desk.h"
#include "dialogs/check_in_marks.h"
#include "tables/check_in_list.h"

#include <QDialog>

#include <map>
#include <memory>
#include <optional>
#include <vector>

class QKeyEvent;
class QLabel;
class QLineEdit;
class QPushButton;

namespace kydai::ui {

class CheckInWays;
class DoorListModel;
class HeldListModel;
class TableView;

class CheckInDialog : public QDialog {
    Q_OBJECT
public:
    explicit CheckInDialog(Desk& desk, QWidget* parent = nullptr);
    ~CheckInDialog() override;

    /// Looks at the event again; this section alone is chosen, or all where it is none.
    void begin(SectionId section);

Q_SIGNALS:
    /// Of one section or more.
    void closed();
    /// Cards of these players; of the whole section where it names none.
    void cardsWanted(kydai::SectionId section, const std::vector<kydai::PlayerId>& players);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    /// The event as it is now.
    void follow();
    void listNow();
    void takeKept();
    void showSections();
    void showPlayers(std::vector<tables::DoorLine> lines);
    /// The players of the chosen sections; all who fit while a search is typed.
    void filter();
    void showButtons();
    void search(const QString& typed);
    void onSearchEntered();
    void onCode(const std::string& code);
    void stepInSearch(int direction);
    /// Marks the selected player and goes on to the next who is shown.
    void mark(policy::Presence presence);
    void markLine(std::size_t line, policy::Presence presence);
    void goToLine(std::size_t line);
    bool onTableKey(const QKeyEvent& key);
    bool onSearchKey(const QKeyEvent& key);
    void say(const QString& sign, const QString& sentence);
    void takeWays();
    void closeCheckIn();
    void printCards();

    /// The sections whose rows are chosen; all where the first row is, or none.
    [[nodiscard]] std::vector<SectionId> chosen() const;
    [[nodiscard]] std::vector<SectionId> atTheDoor() const;
    [[nodiscard]] bool areAllChosen() const;
    [[nodiscard]] std::optional<std::size_t> currentLine() const;
    [[nodiscard]] QString whoIs(const tables::DoorLine& line) const;

    Desk& m_desk;
    std::map<SectionId, KeptCheckIn> m_kept{};
    std::shared_ptr<Job> m_listing{};                              ///< the players are being listed
    std::shared_ptr<std::vector<tables::DoorSection>> m_sections;  ///< what the table of sections shows
    std::vector<SectionId> m_chosen{};                             ///< rows chosen there; empty: all
    bool m_isClosing = false;
    bool m_isOne = false;           ///< opened for one section, and gone when it is closed
    bool m_isChosenByHand = false;  ///< of several that fit what was typed, one was gone to
    QLineEdit* m_search;
    QLabel* m_message;
    QLabel* m_count;
    QLabel* m_keys;
    HeldListModel* m_sectionModel;
    TableView* m_sectionTable;
    DoorListModel* m_model;
    TableView* m_table;
    CheckInWays* m_ways;
    QPushButton* m_cards;
    QPushButton* m_close;
    QPushButton* m_later;
};

}  // namespace kydai::ui
