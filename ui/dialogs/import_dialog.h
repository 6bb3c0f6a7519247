/// Importing a table of players: its first rows, by which code page they are read, what each column is taken as, whom
/// FIDE's list knows, and what would come of it, before anything changes. The mapping of a file with the same heads is
/// remembered.
#pragma once

#include "desk/desk.h"
#include "format/reader.h"
#include "model/fide_player.h"

#include <QDialog>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace kydai::ui {

/// A file or the clipboard, as it was found.
struct ImportSource {
    QString name{};
    std::string bytes{};
    std::vector<format::Sheet> sheets{};
};

class ImportDialog : public QDialog {
    Q_OBJECT
public:
    using Take = std::function<void(std::vector<Player> players, const std::vector<format::Diagnostic>& findings)>;

    /// `take` gets the players when the arbiter agrees.
    ImportDialog(Desk& desk, ImportSource source, Take take, QWidget* parent = nullptr);

private:
    void build();
    void chooseSheet(int index);
    void chooseCodePage(int index);
    void showRows();
    /// Reads with the mapping as it stands and tells what would come.
    void dryRun();
    void import();
    [[nodiscard]] const format::Sheet& sheet() const { return m_source.sheets[m_sheet]; }
    [[nodiscard]] QString settingsKey() const;
    [[nodiscard]] std::vector<Player> wanted() const;
    /// The sheet that bears the section's name, else the first that lists players.
    [[nodiscard]] int likelySheet() const;
    /// Columns whose heads mean nothing known stay under these.
    void keepUnknownColumns();
    void findDoubts();
    /// The players of FIDE's list who are those of the table.
    void findListed();
    void showDoubts();

    Desk& m_desk;
    ImportSource m_source;
    std::size_t m_sheet = 0;
    Take m_take;
    format::PlayerColumns m_columns{};
    format::ReadPlayers m_read{};
    /// Of the players read.
    struct Doubt {
        bool isKnown = false;    ///< is in the section already
        bool isOutside = false;  ///< breaks a limit of the section
        bool isTwice = false;    ///< stands in the list before
    };
    std::vector<Doubt> m_doubts{};
    struct Choice {
        bool Doubt::*of;
        QCheckBox* leaveOut;
    };
    std::vector<Choice> m_choices{};
    std::vector<std::optional<FidePlayer>> m_listed{};  ///< of the players read
    QComboBox* m_sheetBox;
    QComboBox* m_pageBox;
    QCheckBox* m_hasHead;
    QTableWidget* m_table;
    QLabel* m_summary;
    QLabel* m_findings;
    QCheckBox* m_bringToList = nullptr;
    QPushButton* m_import = nullptr;
};

}  // namespace kydai::ui
