/// The quick line of the Round tab: slips in any order, a board or a name and its result. It reads and refuses; what
/// it has read is entered by the pane.
#pragma once

#include "models/round_model.h"
#include "widgets/result_entry.h"

#include <QLineEdit>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace kydai::ui {

/// What a line says.
struct Slip {
    int row = 0;           ///< of the board, from 0
    BoardResult result{};  ///< White's and Black's
    bool byName = false;   ///< found by a player's name; the result was his
};

class QuickLine : public QLineEdit {
    Q_OBJECT
public:
    QuickLine(const RoundModel& model, QWidget* parent);

    /// Puts the keyboard here behind this beginning; Ctrl+Z isn't the line's own then.
    void begin(const QString& text);
    /// What is in the line is entered only when Enter comes once more with nothing changed.
    void awaitSecond() { m_awaited = text(); }
    [[nodiscard]] bool isSecond() const { return !m_awaited.isEmpty() && m_awaited == text(); }
    void retranslate();
    /// Asked first about every table that is typed; true: it was dealt with, it is no board of the shown round.
    void setHall(std::function<bool(int table, const BoardResult& result)> hall) { m_hall = std::move(hall); }
    /// The numbers of all tables that can be typed.
    void setTables(std::function<std::vector<int>()> tables) { m_tables = std::move(tables); }

Q_SIGNALS:
    void entered(const kydai::ui::Slip& slip);
    void refused(const QString& sentence);
    /// Escape, or Enter in the empty line: back to the table.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void read();
    void take(const QuickEntry& entry);
    /// "1371": board 137, White wins, where there is no table 1371 and one 137; as with the keys of the table 5 is a
    /// draw.
    [[nodiscard]] std::optional<QuickEntry> withoutSpace(const QString& digits) const;
    /// "loan 1": the player's own result.
    void readName(const QString& line);

    const RoundModel& m_model;
    std::function<bool(int, const BoardResult&)> m_hall{};
    std::function<std::vector<int>()> m_tables{};
    QString m_awaited;
};

}  // namespace kydai::ui
