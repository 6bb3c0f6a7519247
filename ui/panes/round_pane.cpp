#include "panes/round_pane.h"

#include "ask/corrections.h"
#include "panes/hall_slips.h"
#include "panes/quick_line.h"
#include "panes/result_entry.h"
#include "tables/lists.h"
#include "text/pairing_text.h"
#include "widgets/bar_place.h"
#include "widgets/cell_delegate.h"
#include "widgets/empty_state.h"
#include "widgets/table_view.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QStackedLayout>
#include <QToolButton>

#include <algorithm>

namespace kydai::ui {

RoundPane::RoundPane(Desk& desk, QWidget* parent)
    : Pane(desk, "roundPane", parent),
      m_model(new RoundModel(desk.wording(), this)),
      m_filter(new RoundFilter(this)),
      m_table(new TableView(QStringLiteral("roundTable"), this)),
      m_empty(new EmptyState(QStringLiteral("roundEmpty"), this)),
      m_bar(new InlineBar(QStringLiteral("roundBar"), this)),
      m_previous(new QToolButton(this)),
      m_next(new QToolButton(this)),
      m_roundLabel(new QLabel(this)),
      m_missingOnly(new QCheckBox(this)),
      m_quickLine(new QuickLine(*m_model, this)),
      m_corrections(new QToolButton(this)),
      m_secondPassButton(new QToolButton(this)),
      m_keys(new QLabel(this)),
      m_results(new ResultEntry(desk, *m_model, *m_bar, this)),
      m_hall(new HallSlips(desk, *m_quickLine, *m_bar, this))
{
    build();
    connect(&desk, &Desk::placeChanged, this, [this] {
        m_results->stop();
        m_hall->setSecondPass(false);
        m_typed.clear();
        m_quickLine->setText({});  // meant for the boards that were shown
        m_bar->dismiss();
        refresh();
    });
    connect(&desk, &Desk::sectionChanged, this, &RoundPane::refresh);
    connect(m_table, &TableView::currentMoved, this, &RoundPane::followSelection);
    connect(m_quickLine, &QuickLine::entered, this, &RoundPane::onSlip);
    connect(m_quickLine, &QuickLine::refused, this, &RoundPane::onRefused);
    connect(m_quickLine, &QuickLine::left, this, &RoundPane::onQuickLineLeft);
    connect(m_missingOnly, &QCheckBox::toggled, this, [this](bool on) {
        m_filter->setMissingOnly(on);
        if (currentRow() < 0) m_table->goToRow(0);
    });
    connect(m_previous, &QToolButton::clicked, this, [this] { this->desk().goToRound(this->desk().round() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { this->desk().goToRound(this->desk().round() + 1); });
    connect(m_secondPassButton, &QToolButton::clicked, this, &RoundPane::toggleSecondPass);
    connect(m_results, &ResultEntry::entered, this, &RoundPane::goOn);
    connect(m_results, &ResultEntry::shown, this, &RoundPane::select);
    connect(m_results, &ResultEntry::answered, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_results, &ResultEntry::secondPassChanged, this, [this] {
        m_hall->setSecondPass(m_results->isSecondPass());
        if (m_results->isSecondPass() && !m_quickLine->hasFocus()) m_table->setFocus();
        m_table->viewport()->update();
        showRoundTexts();
    });
    m_results->setSecondPassElsewhere([this] { return m_hall->played() > 0; });
    m_table->setKeyHandler([this](QKeyEvent& key) { return onTableKey(key); });
    m_bar->setKeyHandler([this](QKeyEvent& key) { return onRestOfBoard(key); });
    retranslate();
    refresh();
}

RoundPane::~RoundPane() = default;

void RoundPane::build()
{
    m_filter->setSourceModel(m_model);
    m_table->setModel(m_filter);
    m_table->showGroups();  // the matches of teams
    m_table->keepColumn("result");
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setMenuFiller([this](QMenu& menu) { fillMenu(menu); });
    for (const char* name : {"explain", "whatIf", "quickLine", "missingOnly", "secondPass", "print"})
        m_table->addMenuAction(desk().actions().get(name));
    m_table->setItemDelegate(new CellDelegate(
        [this](const QModelIndex& index) {
            const int row = m_filter->mapToSource(index).row();
            if (isInColumn(index, "result")) {
                if (index.data(RoundModel::MissingRole).toBool()) return CellMark::Warning;
                return m_results->hasAgreed(row) ? CellMark::Decisive : CellMark::None;
            }
            if (isInColumn(index, "colours") && index.data(RoundModel::DeviatesRole).toBool()) {
                return CellMark::Warning;
            }
            return CellMark::None;
        },
        this));

    m_previous->setObjectName(QStringLiteral("previousRoundButton"));
    m_previous->setArrowType(Qt::LeftArrow);
    m_previous->setAutoRaise(true);
    m_next->setObjectName(QStringLiteral("nextRoundButton"));
    m_next->setArrowType(Qt::RightArrow);
    m_next->setAutoRaise(true);
    m_missingOnly->setObjectName(QStringLiteral("missingOnly"));
    m_quickLine->setMinimumWidth(110);
    m_quickLine->setMaximumWidth(235);
    m_keys->setObjectName(QStringLiteral("resultKeys"));
    m_keys->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // cut where there is no room
    m_corrections->setObjectName(QStringLiteral("correctionsButton"));
    m_corrections->setAutoRaise(true);
    m_corrections->hide();
    connect(m_corrections, &QToolButton::clicked, this,
            [this] { this->desk().actions().get("corrections")->trigger(); });
    m_secondPassButton->setObjectName(QStringLiteral("secondPassButton"));
    m_secondPassButton->setCheckable(true);
    m_secondPassButton->setAutoRaise(true);
    QFont bold = m_roundLabel->font();
    bold.setBold(true);
    m_roundLabel->setFont(bold);
    m_roundLabel->setObjectName(QStringLiteral("roundLabel"));

    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(8, 5, 8, 5);
    bar->addWidget(m_previous);
    bar->addWidget(m_roundLabel);
    bar->addWidget(m_next);
    bar->addSpacing(10);
    bar->addWidget(m_missingOnly);
    bar->addSpacing(10);
    bar->addWidget(m_secondPassButton);
    bar->addSpacing(10);
    bar->addWidget(m_corrections);
    constexpr int kBeforeAir = 100;
    bar->addStretch(1);
    bar->addWidget(m_quickLine, kBeforeAir);

    auto* boards = new QWidget(this);
    auto* column = new QVBoxLayout(boards);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(m_table, 1);
    column->addWidget(new BarPlace(*m_bar, *boards, m_keys));

    m_stack = new QStackedLayout(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(boards);
    m_empty->addAction(desk().actions().get("pairNext"));
    QWidget* const order[] = {m_previous,    m_next,      m_missingOnly, m_secondPassButton,
                              m_corrections, m_quickLine, m_table};
    for (std::size_t at = 1; at < std::size(order); ++at) setTabOrder(order[at - 1], order[at]);
}

void RoundPane::retranslate()
{
    m_empty->setTexts(tr("No round is paired yet"),
                      tr("Here you enter the results, board by board. Pair the first round to begin."));
    m_previous->setAccessibleName(tr("Previous round"));
    m_previous->setToolTip(tr("Previous round (Alt+Left)"));
    m_next->setAccessibleName(tr("Next round"));
    m_next->setToolTip(tr("Next round (Alt+Right)"));
    m_quickLine->retranslate();
    m_keys->setText(
        tr("1 0 =   + - forfeit   x both forfeit   q ½–0   w 0–½   z 0–0   a adjourned   n not rated   Del   / "
           "slips"));
    m_corrections->setText(tr("Posted sheet differs…"));
    m_corrections->setToolTip(tr("What was published for this round is not so any more: list it, print a notice."));
    m_secondPassButton->setText(tr("Second pass"));
    m_secondPassButton->setToolTip(tr("Key the slips once more; a difference stops in red. (F5)"));
    m_table->setAccessibleName(tr("Boards of the round"));
    m_model->setWording(desk().wording());
    showRoundTexts();
}

void RoundPane::showRoundTexts()
{
    const auto& section = desk().section();
    const int missing = m_model->missing();
    m_roundLabel->clear();
    if (section && desk().round() > 0) {
        m_roundLabel->setText(text::withStage(tr("Round %1/%2").arg(desk().round()).arg(section->roundsInAll()),
                                              *section, desk().round(), desk().wording()));
        if (const auto position = tables::startingPosition(*section, desk().round(), desk().wording()))
            m_roundLabel->setText(m_roundLabel->text() + QStringLiteral("  ·  ") + *position);
    }
    m_missingOnly->setText(missing == 0 ? tr("Missing boards only") : tr("Missing boards only (%1)").arg(missing));
    m_secondPassButton->setChecked(m_results->isSecondPass());
    m_corrections->setVisible(section && desk().round() > 0 && ask::differsFromSheet(*section, desk().round()));
}

void RoundPane::refresh()
{
    const auto& section = desk().section();
    const bool other = m_model->section() == nullptr || m_model->round() != desk().round();
    const int row = currentRow();
    m_model->setRound(section, desk().round());
    // Ratings and titles stand where the event has them.
    if (const QList<int> widths = m_model->widths(TableView::kHidden); widths != m_widths) {
        m_widths = widths;
        m_table->setColumns(widths);
    }
    m_stack->setCurrentIndex(m_model->round() > 0 ? 1 : 0);
    m_previous->setEnabled(desk().round() > 1);
    m_next->setEnabled(section && desk().round() < section->roundsPaired());
    if (m_model->round() > 0 && (other || currentRow() < 0)) {
        select(!other && row >= 0 ? row : m_model->nextMissing(-1).value_or(0));
    }
    showRoundTexts();
}

void RoundPane::takeFocus()
{
    m_model->round() > 0 ? m_table->setFocus() : m_empty->setFocus();
}

int RoundPane::currentRow() const
{
    return m_filter->mapToSource(m_table->currentIndex()).row();
}

void RoundPane::select(int row)
{
    const QModelIndex index = m_filter->mapFromSource(m_model->index(row, m_model->column("result")));
    if (!index.isValid()) return;
    m_table->goTo(index);
}

PlayerId RoundPane::selectedPlayer() const
{
    const int row = currentRow();
    if (const Bye* bye = m_model->byeAt(row)) return bye->player;
    const Game* game = m_model->gameAt(row);
    if (game == nullptr) return {};
    return m_model->isOfBlack(m_table->currentIndex().column()) ? game->black : game->white;
}

void RoundPane::showPlayer(PlayerId player)
{
    const int row = m_model->rowOf(player);
    if (row < 0) return;
    m_missingOnly->setChecked(false);
    const Game* game = m_model->gameAt(row);
    const int column = m_model->column(game != nullptr && game->black == player ? "black" : "white");
    const QModelIndex index = m_filter->mapFromSource(m_model->index(row, column));
    m_table->goTo(index, QAbstractItemView::PositionAtCenter);
}

std::optional<WhyQuestion> RoundPane::question() const
{
    const int row = currentRow();
    if (const Bye* bye = m_model->byeAt(row)) {
        const auto kind = bye->kind == Outcome::PairingBye ? ExplanationKind::Bye : ExplanationKind::Colour;
        return WhyQuestion{kind, desk().sectionId(), m_model->round(), bye->player};
    }
    if (m_model->gameAt(row) == nullptr) return std::nullopt;
    const bool aboutOpponents = m_model->namesPlayer(m_table->currentIndex().column());
    return WhyQuestion{aboutOpponents ? ExplanationKind::Pairing : ExplanationKind::Colour, desk().sectionId(),
                       m_model->round(), selectedPlayer()};
}

void RoundPane::followSelection()
{
    if (const auto asked = question(); asked && isVisible()) desk().ask(*asked);
}

void RoundPane::goToMissing()
{
    if (const auto row = m_model->nextMissing(std::max(currentRow() - 1, -1))) select(*row);
    takeFocus();
}

void RoundPane::focusQuickLine()
{
    if (m_model->round() == 0) return takeFocus();
    if (!m_quickLine->hasFocus()) m_quickLine->begin({});
}

void RoundPane::toggleMissingOnly()
{
    m_missingOnly->toggle();
}

bool RoundPane::onTableKey(QKeyEvent& key)
{
    const bool plain = !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const bool digit = plain && key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9;
    const int row = currentRow();
    const Game* game = m_model->gameAt(row);
    if (const auto result = resultOfKey(key)) {
        if (digit && game != nullptr) {
            m_typed.add({key.text().front(), row, {game->whiteOutcome, game->blackOutcome}});
        } else if (digit) {
            m_typed.add({key.text().front()});
        } else {
            m_typed.clear();
        }
        if (game != nullptr) m_results->take(row, *result);
        return digit || game != nullptr;
    }
    if (onRestOfBoard(key)) return true;
    if (key.key() != Qt::Key_Shift) m_typed.clear();
    if (plain && key.key() == Qt::Key_Slash) {
        focusQuickLine();
        return true;
    }
    // The other digits can only begin a board number.
    if (digit) {
        m_quickLine->begin(key.text());
        return true;
    }
    if (plain && key.key() == Qt::Key_Space) return true;
    if (plain && key.key() == Qt::Key_N) {
        m_results->toggleUnrated(row);
        return true;
    }
    if (key.key() == Qt::Key_Escape && m_bar->isVisible()) {
        m_bar->dismiss();
        return true;
    }
    return false;
}

/// What a question in the bar leaves is part of a number too: the first digit led to it.
void RoundPane::keyPressEvent(QKeyEvent* event)
{
    if (!onRestOfBoard(*event)) Pane::keyPressEvent(event);
}

bool RoundPane::onRestOfBoard(const QKeyEvent& key)
{
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
    const bool space = key.key() == Qt::Key_Space;
    if (!space && (key.key() < Qt::Key_0 || key.key() > Qt::Key_9)) return false;
    const auto digits = m_typed.tableNumber(m_hall->tables(), key.text());
    if (digits.empty()) return false;
    moveToQuickLine(digits, key.text());
    return true;
}

void RoundPane::moveToQuickLine(const std::vector<TypedDigits::Digit>& digits, const QString& next)
{
    QString line;
    QStringList boards;
    CompoundChange back(ActionKind::EnterResult, {});
    // From the last digit to the first: a board that had two of them ends as it was before both.
    for (auto typed = digits.rbegin(); typed != digits.rend(); ++typed) {
        line.prepend(typed->digit);
        const Game* game = m_model->gameAt(typed->row);
        if (game == nullptr) continue;
        m_results->forget(typed->row);
        if (m_results->resultOf(typed->row) == typed->before) continue;
        boards.prepend(QString::number(m_model->tableAt(typed->row)));
        back.changes.emplace_back(m_results->changeOf(typed->row, typed->before));
    }
    const int first = digits.front().row;
    m_typed.clear();
    m_results->dropQuestion();
    m_bar->dismiss();
    boards.removeDuplicates();
    if (!back.changes.empty() && desk().apply(back)) {
        m_bar->say(
            InlineBar::Tone::Plain,
            tr("“%1” begins the number of a board: what it had set on board %2 is taken back. Ctrl+Z sets it again.")
                .arg(line, boards.join(QStringLiteral(", "))));
    }
    if (first >= 0) select(first);
    m_quickLine->begin(line + next);
}

void RoundPane::onRefused(const QString& sentence)
{
    m_bar->say(InlineBar::Tone::Error, sentence);
    m_quickLine->selectAll();
}

void RoundPane::onQuickLineLeft()
{
    m_bar->dismiss();
    m_table->setFocus();
}

void RoundPane::onSlip(const Slip& slip)
{
    const BoardResult before = m_results->resultOf(slip.row);
    const bool same = before == slip.result;
    // Level 3 asks by itself, and the second pass overwrites nothing.
    const bool replaces = !isUndecided(before.white) && !same && !m_results->isSecondPass();
    if ((replaces || slip.byName) && !m_quickLine->isSecond()) {
        const auto judgement = desk().judge(m_results->changeOf(slip.row, slip.result));
        if (!judgement) return;
        if (slip.byName || judgement->gravest() < WarningLevel::Confirm) {
            m_quickLine->awaitSecond();
            m_bar->say(InlineBar::Tone::Warning,
                       replaces ? tr("There is a result already on %1: %2. Enter once more makes it %3; Esc leaves it.")
                                      .arg(m_results->boardText(slip.row), resultText(before), resultText(slip.result))
                                : tr("Enter once more: %1 is %2. Esc leaves it.")
                                      .arg(m_results->boardText(slip.row), resultText(slip.result)));
            return select(slip.row);
        }
    }
    m_bar->dismiss();
    m_quickLine->setText({});  // Ctrl+Z then takes the result back, not the emptying of the line
    m_results->take(slip.row, slip.result);
    if (same && !m_results->isSecondPass())
        m_bar->say(InlineBar::Tone::Plain,
                   tr("So it was already: %1, %2.").arg(m_results->boardText(slip.row), resultText(before)));
    if (!m_bar->isVisible() || m_bar->tone() == InlineBar::Tone::Plain) m_quickLine->setFocus();
}

void RoundPane::goOn(int row)
{
    // A cleared board stays selected: its result is the next thing to be typed.
    const bool cleared = isOpen(*m_model->gameAt(row));
    select(cleared ? row : m_model->nextMissing(row).value_or(row));
    if (!cleared && m_model->missing() == 0 && m_model->round() == m_model->section()->roundsPaired() &&
        !m_bar->isVisible()) {
        m_bar->say(InlineBar::Tone::Plain,
                   m_model->round() < m_model->section()->roundsInAll()
                       ? tr("All results of round %1 are in. F9 pairs the next round.").arg(m_model->round())
                       : tr("All results of the last round are in."));
    }
}

void RoundPane::toggleSecondPass()
{
    m_typed.clear();
    if (m_model->round() > 0) m_results->toggleSecondPass();
}

void RoundPane::fillMenu(QMenu& menu)
{
    const int row = currentRow();
    if (m_model->gameAt(row) == nullptr) return;
    for (const ResultKey& key : resultKeys()) {
        const bool cleared = key.result.white == Outcome::Open;
        const QString text = cleared ? tr("No result") : resultText(key.result);
        menu.addAction(text + QLatin1Char('\t') + QLatin1String(key.shown), this,
                       [this, row, result = key.result] { m_results->take(row, result); });
    }
    menu.addAction(tr("Not rated") + QStringLiteral("\tn"), this, [this, row] { m_results->toggleUnrated(row); });
}

}  // namespace kydai::ui

#include "moc_round_pane.cpp"
