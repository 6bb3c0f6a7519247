#include "flows/question_flow.h"

#include "dialogs/rating_calculator_dialog.h"
#include "flows/workbench.h"
#include "panes/pair_round_pane.h"
#include "panes/pane.h"
#include "panes/why_pane.h"

#include <QApplication>

namespace kydai::ui {

QuestionFlow::QuestionFlow(Desk& desk, Workbench& bench, WhyPane& why, QWidget& window)
    : Flow(desk, window), m_bench(bench), m_why(why)
{
    connect(&bench, &Workbench::filled, this,
            [this] { connect(&m_bench.pairing(), &PairRoundPane::draftChanged, this, &QuestionFlow::onDraft); });
    connect(&why, &WhyPane::left, &bench, &Workbench::takeFocus);
    add(
        "explain", "F1", [] { return tr("Why?"); }, [this] { explainSelection(); });
    add(
        "whyNot", "Shift+F1", [] { return tr("Why not …?"); }, [this] { explainWhyNot(); });
    add(
        "askPlayer", "Ctrl+Y", [] { return tr("Ask about a player"); }, [this] { askPlayer(); });
    add(
        "copyExplanation", "Ctrl+Shift+C", [] { return tr("Copy explanation"); }, [this] { m_why.copy(); });
    add(
        "keepComplaint", "Ctrl+Shift+K", [] { return tr("Keep as complaint"); }, [this] { m_why.keepAsComplaint(); });
    add(
        "ratingCalculator", "Ctrl+G", [] { return tr("Rating calculator"); },
        [this] {
            auto* dialog = new RatingCalculatorDialog([this] { return this->desk().wording(); }, this->window());
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->show();
        });
    add(
        "previousRound", "Alt+Left", [] { return tr("Previous round"); }, [this] { stepRound(-1); });
    add(
        "nextRound", "Alt+Right", [] { return tr("Next round"); }, [this] { stepRound(+1); });
}

void QuestionFlow::onDraft()
{
    m_why.forgetDrafts();
    askAboutSelection();
}

void QuestionFlow::askAboutSelection()
{
    if (const auto asked = m_bench.current()->question()) desk().ask(*asked);
}

void QuestionFlow::stepRound(int direction)
{
    if (m_why.isAncestorOf(QApplication::focusWidget())) {
        direction < 0 ? m_why.back() : m_why.forward();
    } else {
        desk().goToRound(desk().round() + direction);
        if (!m_bench.current()->isAncestorOf(QApplication::focusWidget())) m_bench.takeFocus();
    }
}

void QuestionFlow::explainSelection()
{
    m_why.setVisible(true);
    if (const auto asked = m_bench.current()->question()) {
        desk().ask(*asked, true);
    } else {
        m_why.focusSearch();
    }
}

/// Where the pane is folded away it comes.
void QuestionFlow::askPlayer()
{
    m_why.setVisible(true);
    m_why.focusSearch();
}

void QuestionFlow::explainWhyNot()
{
    m_why.setVisible(true);
    m_why.askWhyNot(m_bench.current()->selectedPlayer());
}

}  // namespace kydai::ui

#include "moc_question_flow.cpp"
