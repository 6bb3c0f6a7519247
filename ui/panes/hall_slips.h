/// Slips of other sections at the line of the one that is shown: a table's number leads to its board wherever it
/// stands, a number that could mean two boards is refused with both named, and the second pass compares there too.
/// Talks in the pane's bar; the section that is shown stays.
#pragma once

#include "desk/desk.h"
#include "model/hall.h"
#include "widgets/result_entry.h"

#include <QObject>

#include <map>
#include <tuple>
#include <vector>

namespace kydai::ui {

class QuickLine;

class HallSlips : public QObject {
    Q_OBJECT
public:
    HallSlips(Desk& desk, QuickLine& line, InlineBar& bar, QObject* parent);

    /// What stands on a slip. False: it means a board of the shown round, or none.
    bool take(int table, const BoardResult& result);
    /// The numbers of all tables that a slip can name here.
    [[nodiscard]] std::vector<int> tables() const;
    /// Boards of other sections that have a result and are found by their tables.
    [[nodiscard]] int played() const;
    /// Slips are compared with what was entered, not entered.
    void setSecondPass(bool on);

private:
    /// "U12 Nữ, board 137, Loan – Minh".
    [[nodiscard]] QString boardText(const HallBoard& at) const;
    template <class Take>
    void forEachOther(const Take& take) const;
    [[nodiscard]] const Game& gameAt(const HallBoard& at) const;
    void refuse(const std::vector<HallBoard>& boards);
    void enter(const HallBoard& at, const BoardResult& result);
    void compare(const HallBoard& at, const BoardResult& result);
    void say(InlineBar::Tone tone, const QString& sentence);

    Desk& m_desk;
    QuickLine& m_line;
    InlineBar& m_bar;
    bool m_isSecondPass = false;
    std::map<std::tuple<SectionId, RoundNumber, int>, BoardResult> m_agreed{};  ///< by section, round, board
};

}  // namespace kydai::ui
