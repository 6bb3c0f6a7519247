#include "dialogs/move_loss_page.h"

#include "dialogs/answer_steps.h"
#include "rating/move_loss.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSplitter>
#include <QVBoxLayout>

#include <utility>
#include <vector>

namespace kydai::ui {

MoveLossPage::MoveLossPage(text::Wording wording, QWidget* parent)
    : QWidget(parent),
      m_wording(std::move(wording)),
      m_caption(new QLabel(this)),
      m_moves(new QPlainTextEdit(this)),
      m_answer(new AnswerSteps(QStringLiteral("loss"), m_wording, this))
{
    m_moves->setObjectName(QStringLiteral("lossMoves"));
    m_moves->setTabChangesFocus(true);
    m_moves->setPlainText(QStringLiteral("30 25\n40 -15\n0.20 0.45\n180 95\n#4 320\n"));
    m_caption->setBuddy(m_moves);
    m_caption->setWordWrap(true);
    auto* left = new QWidget(this);
    auto* entry = new QVBoxLayout(left);
    entry->setContentsMargins(0, 0, 8, 0);
    entry->addWidget(m_caption);
    entry->addWidget(m_moves, 1);
    auto* halves = new QSplitter(this);
    halves->addWidget(left);
    halves->addWidget(m_answer);
    halves->setStretchFactor(1, 1);
    halves->setSizes({400, 560});
    auto* column = new QVBoxLayout(this);
    column->addWidget(halves);
    connect(m_moves, &QPlainTextEdit::textChanged, this, &MoveLossPage::compute);
    retranslate();
}

void MoveLossPage::setWording(const text::Wording& wording)
{
    m_wording = wording;
    retranslate();
}

void MoveLossPage::retranslate()
{
    m_caption->setText(
        tr("A line for each move: the evaluation before and after it, as the player sees it, in "
           "hundredths of a pawn (35), in pawns (0.35) or as a mate (#4, #-2)."));
    m_moves->setAccessibleName(tr("Evaluations before and after each move"));
    m_answer->setWording(m_wording);
    compute();
}

void MoveLossPage::compute()
{
    static const QRegularExpression kBetween(QStringLiteral("[\\s;]+"));
    std::vector<rating::MoveEvaluation> moves;
    const QStringList lines = m_moves->toPlainText().split(QLatin1Char('\n'));
    for (qsizetype line = 0; line < lines.size(); ++line) {
        const QStringList words = lines[line].split(kBetween, Qt::SkipEmptyParts);
        if (words.isEmpty()) continue;
        const auto evaluation = [&](qsizetype word) { return rating::parseEvaluation(words[word].toStdString()); };
        const auto before = evaluation(0);
        const auto after = words.size() == 2 ? evaluation(1) : std::nullopt;
        if (!before || !after) {
            return m_answer->say(tr("Line %1: “%2” is not two evaluations. Write for example 35 -10.")
                                     .arg(QString::number(line + 1), lines[line].trimmed()),
                                 true);
        }
        moves.push_back({*before, *after});
    }
    if (moves.empty()) return m_answer->say(tr("Type or paste the evaluations, a line for each move."), false);
    rating::Lookup found = rating::meanLoss(moves);
    m_answer->present(found.answer, std::move(found.steps));
}

}  // namespace kydai::ui

#include "moc_move_loss_page.cpp"
