/// What becomes of a result that was keyed for a board of the shown round: it is entered, compared with the first pass,
/// or asked about where it corrects what later rounds rest on. Talks in the pane's bar; knows no table.
#pragma once

#include "desk/desk.h"
#include "models/round_model.h"
#include "panes/second_pass.h"
#include "widgets/result_entry.h"

#include <QObject>

#include <functional>
#include <utility>

namespace kydai::ui {

class ResultEntry : public QObject {
    Q_OBJECT
public:
    ResultEntry(Desk& desk, const RoundModel& model, InlineBar& bar, QObject* parent);

    void take(int row, const BoardResult& result);
    /// Played, but not rated: a game in which a side made no move; the second time it is rated again.
    void toggleUnrated(int row);
    void toggleSecondPass();
    /// Another round is shown: nothing of what was begun is meant for it.
    void stop();
    /// Whether the second pass has boards elsewhere, and so doesn't end with those of this round.
    void setSecondPassElsewhere(std::function<bool()> isElsewhere) { m_isElsewhere = std::move(isElsewhere); }
    /// A question that is on its way to the bar comes no more.
    void dropQuestion() { ++m_asking; }

    [[nodiscard]] bool isSecondPass() const { return m_secondPass.isOn(); }
    /// Whether this board was keyed twice in the second pass under way.
    [[nodiscard]] bool hasAgreed(int row) const;
    void forget(int row) { m_secondPass.forget(row); }

    [[nodiscard]] SetResult changeOf(int row, const BoardResult& result) const;
    /// "board 3, Loan – Minh".
    [[nodiscard]] QString boardText(int row) const;
    [[nodiscard]] BoardResult resultOf(int row) const;

Q_SIGNALS:
    /// The board has its result: on to the next.
    void entered(int row);
    /// This board is spoken of.
    void shown(int row);
    /// Something in the bar was answered: the keyboard goes back to the boards.
    void answered();
    void secondPassChanged();

private:
    void takeAgain(int row, const BoardResult& result);
    void tellSecondPass();
    void goOn(int row);
    /// Policy asks for a yes or no: asked in the bar, where what the correction changes can be told (level 3).
    void promptBeforeCorrecting(int row, const BoardResult& result, const policy::Judgement& judgement);
    /// The round is closed: what is left is a correction that the report alone carries. False: it is not so.
    /// @rule C.04.2.4.3
    bool offerReportOnly(int row, const BoardResult& result, const policy::Judgement& judgement);
    [[nodiscard]] const Round& round() const { return m_model.section()->round(m_model.round()); }

    Desk& m_desk;
    const RoundModel& m_model;
    InlineBar& m_bar;
    SecondPass m_secondPass;
    std::function<bool()> m_isElsewhere{};
    int m_asking = 0;  ///< counts the questions in the bar: an answer to an older one comes too late
};

/// "1 - 0" as in the table.
QString resultText(const BoardResult& result);

}  // namespace kydai::ui
