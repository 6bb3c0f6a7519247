/// Importing a table of players: its first rows, what each column is taken as, and what would come of it, before
/// anything changes. The mapping of a file with the same heads is remembered.
#pragma once

#include "desk/desk.h"
#include "format/reader.h"

#include <QDialog>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace kydai::ui {

class ImportDialog : public QDialog {
    Q_OBJECT
public:
    using Take = std::function<void(std::vector<Player> players, const std::vector<format::Diagnostic>& findings)>;

    /// `take` gets the players when the arbiter agrees.
    ImportDialog(Desk& desk, std::vector<format::Sheet> sheets, QString fileName, Take take, QWidget* parent = nullptr);

private:
    void build();
    void chooseSheet(int index);
    void showRows();
    /// Reads with the mapping as it stands and tells what would come.
    void dryRun();
    void import();
    [[nodiscard]] const format::Sheet& sheet() const { return m_sheets[m_sheet]; }
    [[nodiscard]] QString settingsKey() const;
    [[nodiscard]] std::vector<Player> wanted() const;

    Desk& m_desk;
    std::vector<format::Sheet> m_sheets;
    std::size_t m_sheet = 0;
    QString m_fileName;
    Take m_take;
    format::PlayerColumns m_columns{};
    format::ReadPlayers m_read{};
    std::vector<bool> m_known{};  ///< of the players read: is in the section already
    QComboBox* m_sheetBox;
    QCheckBox* m_hasHead;
    QCheckBox* m_leaveKnown;
    QTableWidget* m_table;
    QLabel* m_summary;
    QLabel* m_findings;
    QPushButton* m_import = nullptr;
};

}  // namespace kydai::ui
