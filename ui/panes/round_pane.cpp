#include "panes/round_pane.h"

#include "panes/impact.h"
#include "panes/quick_line.h"
#include "text/value_text.h"
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

namespace kydai::ui {

namespace {

/// "1 - 0" as in the table.
QString resultText(const BoardResult& result)
{
    return text::resultText(result.white, result.black);
}

}  // namespace

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
      m_secondPassButton(new QToolButton(this))
{
    build();
    connect(&desk, &Desk::placeChanged, this, [this] {
        m_secondPass.stop();
        m_typed.clear();
        ++m_asking;
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
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setColumns(m_model->widths(TableView::kHidden));
    m_table->setMenuFiller([this](QMenu& menu) { fillMenu(menu); });
    for (const char* name : {"explain", "quickLine", "missingOnly", "secondPass", "print"})
        m_table->addMenuAction(desk().actions().get(name));
    m_table->setItemDelegate(new CellDelegate(
        [this](const QModelIndex& index) {
            const int row = m_filter->mapToSource(index).row();
            if (isInColumn(index, "result")) {
                if (index.data(RoundModel::MissingRole).toBool()) return CellMark::Warning;
                const Section* section = m_model->section();
                const bool agreed = m_secondPass.isOn() && section != nullptr &&
                                    m_secondPass.hasAgreed(section->round(m_model->round()), row);
                return agreed ? CellMark::Decisive : CellMark::None;
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
    m_quickLine->setMinimumWidth(235);
    m_secondPassButton->setObjectName(QStringLiteral("secondPassButton"));
    m_secondPassButton->setCheckable(true);
    m_secondPassButton->setAutoRaise(true);
    QFont bold = m_roundLabel->font();
    bold.setBold(true);
    m_roundLabel->setFont(bold);

    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(8, 5, 8, 5);
    bar->addWidget(m_previous);
    bar->addWidget(m_roundLabel);
    bar->addWidget(m_next);
    bar->addSpacing(10);
    bar->addWidget(m_missingOnly);
    bar->addSpacing(10);
    bar->addWidget(m_secondPassButton);
    bar->addStretch(1);
    bar->addWidget(m_quickLine);

    auto* boards = new QWidget(this);
    auto* column = new QVBoxLayout(boards);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(m_bar);
    column->addWidget(m_table, 1);

    m_stack = new QStackedLayout(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(boards);
    m_empty->addAction(desk().actions().get("pairNext"));
    QWidget* const order[] = {m_previous, m_next, m_missingOnly, m_secondPassButton, m_quickLine, m_table};
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
    m_roundLabel->setText(
        section && desk().round() > 0 ? tr("Round %1/%2").arg(desk().round()).arg(section->roundsInAll()) : QString());
    m_missingOnly->setText(missing == 0 ? tr("Missing boards only") : tr("Missing boards only (%1)").arg(missing));
    m_secondPassButton->setChecked(m_secondPass.isOn());
}

void RoundPane::refresh()
{
    const auto& section = desk().section();
    const bool other = m_model->section() == nullptr || m_model->round() != desk().round();
    const int row = currentRow();
    m_model->setRound(section, desk().round());
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

void RoundPane::focusQuickLine()
{
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
        if (game != nullptr) take(row, *result);
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
        toggleUnrated();
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
    const auto digits = m_typed.boardNumber(m_model->boards(), key.text());
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
        m_secondPass.forget(typed->row);
        if (BoardResult{game->whiteOutcome, game->blackOutcome} == typed->before) continue;
        boards.prepend(QString::number(typed->row + 1));
        back.changes.emplace_back(changeOf(typed->row, typed->before));
    }
    const int first = digits.front().row;
    m_typed.clear();
    ++m_asking;
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
    const Game& game = *m_model->gameAt(slip.row);
    const BoardResult before{game.whiteOutcome, game.blackOutcome};
    const bool same = before == slip.result;
    // Level 3 asks by itself, and the second pass overwrites nothing.
    const bool replaces = !isUndecided(before.white) && !same && !m_secondPass.isOn();
    if ((replaces || slip.byName) && !m_quickLine->isSecond()) {
        const auto judgement = desk().judge(changeOf(slip.row, slip.result));
        if (!judgement) return;
        if (slip.byName || judgement->gravest() < WarningLevel::Confirm) {
            m_quickLine->awaitSecond();
            m_bar->say(InlineBar::Tone::Warning,
                       replaces ? tr("There is a result already on %1: %2. Enter once more makes it %3; Esc leaves it.")
                                      .arg(boardText(slip.row), resultText(before), resultText(slip.result))
                                : tr("Enter once more: %1 is %2. Esc leaves it.")
                                      .arg(boardText(slip.row), resultText(slip.result)));
            return select(slip.row);
        }
    }
    m_bar->dismiss();
    m_quickLine->setText({});  // Ctrl+Z then takes the result back, not the emptying of the line
    take(slip.row, slip.result);
    if (same && !m_secondPass.isOn())
        m_bar->say(InlineBar::Tone::Plain,
                   tr("So it was already: %1, %2.").arg(boardText(slip.row), resultText(before)));
    if (!m_bar->isVisible() || m_bar->tone() == InlineBar::Tone::Plain) m_quickLine->setFocus();
}

QString RoundPane::boardText(int row) const
{
    const Game& game = *m_model->gameAt(row);
    const auto name = [&](PlayerId id) {
        const Player* player = m_model->section()->find(id);
        return player == nullptr ? QString() : QString::fromStdString(player->name);
    };
    return tr("board %1, %2 – %3").arg(QString::number(row + 1), name(game.white), name(game.black));
}

void RoundPane::take(int row, const BoardResult& result)
{
    const Game& game = *m_model->gameAt(row);
    const BoardResult before{game.whiteOutcome, game.blackOutcome};
    if (m_secondPass.isOn() && result.white != Outcome::Open) return takeAgain(row, result);
    if (before == result) {
        goOn(row);
        return;
    }
    const auto judgement = desk().judge(changeOf(row, result));
    if (!judgement) return;
    if (judgement->gravest() == WarningLevel::Confirm) return askBeforeCorrecting(row, result, *judgement);
    if (!desk().settle(*judgement)) return;
    if (isUndecided(before.white)) {
        m_bar->dismiss();
    } else {
        m_bar->say(InlineBar::Tone::Plain,
                   tr("Corrected %1: it was %2. Ctrl+Z takes this back.").arg(boardText(row), resultText(before)));
    }
    goOn(row);
}

SetResult RoundPane::changeOf(int row, const BoardResult& result) const
{
    const Game& game = *m_model->gameAt(row);
    return {desk().sectionId(), m_model->round(), game.white, game.black, result.white, result.black};
}

void RoundPane::goOn(int row)
{
    if (m_secondPass.isOn()) {
        const auto next = m_secondPass.next(m_model->section()->round(m_model->round()), row);
        if (!next) return tellSecondPass();
        return select(*next);
    }
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

/// Played, but not rated: a game in which a side made no move.
void RoundPane::toggleUnrated()
{
    const int row = currentRow();
    const Game* game = m_model->gameAt(row);
    if (game == nullptr || m_secondPass.isOn()) return;
    if (const auto other = unratedOrRated({game->whiteOutcome, game->blackOutcome})) {
        take(row, *other);
        return select(row);
    }
    m_bar->say(InlineBar::Tone::Plain,
               tr("Enter who won on %1 first; N then says that the game is not rated.").arg(boardText(row)));
}

void RoundPane::fillMenu(QMenu& menu)
{
    const int row = currentRow();
    if (m_model->gameAt(row) == nullptr) return;
    for (const ResultKey& key : resultKeys()) {
        const bool cleared = key.result.white == Outcome::Open;
        const QString text = cleared ? tr("No result") : resultText(key.result);
        menu.addAction(text + QLatin1Char('\t') + QLatin1String(key.shown), this,
                       [this, row, result = key.result] { take(row, result); });
    }
    menu.addAction(tr("Not rated") + QStringLiteral("\tn"), this, &RoundPane::toggleUnrated);
}

void RoundPane::toggleSecondPass()
{
    if (m_model->round() == 0) return;
    m_typed.clear();
    if (m_secondPass.isOn()) {
        m_secondPass.stop();
        m_bar->dismiss();
    } else {
        m_secondPass.start();
        const Round& round = m_model->section()->round(m_model->round());
        const auto first = m_secondPass.next(round, m_model->boards() - 1);
        if (!first) {
            m_secondPass.stop();
            m_bar->say(InlineBar::Tone::Warning,
                       tr("No board has a result yet. The second pass compares with the first."));
        } else {
            m_bar->say(InlineBar::Tone::Plain, tr("Second pass: key every slip again. Nothing is changed; a "
                                                  "difference stops in red."));
            select(*first);
            if (!m_quickLine->hasFocus()) m_table->setFocus();
        }
    }
    m_table->viewport()->update();
    showRoundTexts();
}

/// Everything that has a result was keyed twice.
void RoundPane::tellSecondPass()
{
    const int blank = m_model->missing();
    const int agreed = m_secondPass.agreed(m_model->section()->round(m_model->round()));
    m_secondPass.stop();
    m_bar->say(InlineBar::Tone::Plain,
               blank == 0 ? tr("Both passes agree on all %n boards.", nullptr, agreed)
                          : tr("Both passes agree on %n boards; %1 have no result yet.", nullptr, agreed).arg(blank));
    m_table->viewport()->update();
    showRoundTexts();
}

void RoundPane::takeAgain(int row, const BoardResult& result)
{
    const Round& round = m_model->section()->round(m_model->round());
    const Game& game = round.games[static_cast<std::size_t>(row)];
    const BoardResult before{game.whiteOutcome, game.blackOutcome};
    select(row);
    switch (m_secondPass.check(round, row, result)) {
    case SecondPass::Verdict::NothingBefore:
        m_bar->say(InlineBar::Tone::Warning,
                   tr("The first pass has no result for %1: there is nothing to compare, and nothing is entered. F5 "
                      "ends the second pass.")
                       .arg(boardText(row)));
        return;
    case SecondPass::Verdict::Agrees:
        m_table->viewport()->update();
        m_bar->say(InlineBar::Tone::Plain,
                   tr("%1 of %2 boards agree.").arg(m_secondPass.agreed(round)).arg(m_model->boards()));
        return goOn(row);
    case SecondPass::Verdict::Differs:
        m_bar->say(InlineBar::Tone::Error, tr("The passes differ on %1: first %2, now %3. Look at the slip.")
                                               .arg(boardText(row), resultText(before), resultText(result)));
        m_bar->addButton(
            QStringLiteral("keepFirst"), tr("Keep %1").arg(resultText(before)),
            [this, row, before] {
                m_secondPass.settle(row, before);
                m_bar->dismiss();
                m_table->setFocus();
                goOn(row);
            },
            true);
        m_bar->addButton(QStringLiteral("takeSecond"), tr("Take %1").arg(resultText(result)), [this, row, result] {
            m_bar->dismiss();
            m_table->setFocus();
            const auto judgement = desk().judge(changeOf(row, result));
            if (!judgement) return;
            if (judgement->gravest() == WarningLevel::Confirm) return askBeforeCorrecting(row, result, *judgement);
            if (desk().settle(*judgement)) m_secondPass.settle(row, result);
            goOn(row);
        });
        return;
    }
}

/// Policy asks for a yes or no: asked in the bar, where what the correction changes can be told.
void RoundPane::askBeforeCorrecting(int row, const BoardResult& result, const policy::Judgement& judgement)
{
    const SetResult change = changeOf(row, result);
    QStringList sentences;
    std::vector<policy::Answered> yes;
    for (const auto& [question, ids] : questionsFor(judgement.warnings(), desk().session().event(), desk().wording())) {
        sentences << question.text << question.consequences;
        for (const policy::WarningId id : ids) yes.push_back({id, Answer::Confirmed});
    }
    const QString question = sentences.join(QLatin1Char('\n'));
    m_bar->say(InlineBar::Tone::Warning, question + QLatin1Char(' ') + tr("Working out what that changes…"));
    const auto show = [this, change, row, question, yes, asked = ++m_asking](const Impact& impact) {
        if (asked != m_asking) return;
        m_bar->say(InlineBar::Tone::Warning,
                   question + QLatin1Char('\n') + impactText(impact, desk().wording()).join(QLatin1Char('\n')));
        m_bar->addButton(
            QStringLiteral("correctResult"), tr("Correct"),
            [this, change, row, yes] {
                m_bar->dismiss();
                m_table->setFocus();
                if (!desk().apply(change, yes)) return;
                m_secondPass.settle(row, {change.whiteOutcome, change.blackOutcome});
                select(row);
            },
            true);
        m_bar->addButton(QStringLiteral("leaveResult"), tr("Leave it"), [this, change] {
            m_bar->dismiss();
            m_table->setFocus();
            desk().decline(change);
        });
    };
    desk().jobs().start(
        "impact", desk().sectionId(), this,
        [change](const Section& section, std::stop_token stop, Progress&) { return impactOf(section, change, stop); },
        show);
}

}  // namespace kydai::ui
