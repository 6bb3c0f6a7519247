#include "panes/round_pane.h"

#include "panes/impact.h"
#include "text/value_text.h"
#include "widgets/cell_delegate.h"
#include "widgets/empty_state.h"
#include "widgets/table_view.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
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
      m_quickLine(new QLineEdit(this)),
      m_secondPassButton(new QToolButton(this))
{
    build();
    connect(&desk, &Desk::placeChanged, this, [this] {
        m_secondPass.stop();
        m_bar->dismiss();
        refresh();
    });
    connect(&desk, &Desk::sectionChanged, this, &RoundPane::refresh);
    connect(m_table, &TableView::currentMoved, this, &RoundPane::followSelection);
    connect(m_quickLine, &QLineEdit::returnPressed, this, &RoundPane::onQuickLine);
    connect(m_missingOnly, &QCheckBox::toggled, this, [this](bool on) {
        m_filter->setMissingOnly(on);
        if (currentRow() < 0) m_table->goToRow(0);
    });
    connect(m_previous, &QToolButton::clicked, this, [this] { this->desk().goToRound(this->desk().round() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { this->desk().goToRound(this->desk().round() + 1); });
    connect(m_secondPassButton, &QToolButton::clicked, this, &RoundPane::toggleSecondPass);
    m_table->setKeyHandler([this](QKeyEvent& key) { return onTableKey(key); });
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
    m_table->setItemDelegate(new CellDelegate(
        [this](const QModelIndex& index) {
            const int row = m_filter->mapToSource(index).row();
            if (isInColumn(index, "result")) {
                if (index.data(RoundModel::MissingRole).toBool()) return CellMark::Warning;
                return m_secondPass.hasAgreed(row) ? CellMark::Decisive : CellMark::None;
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
    m_quickLine->setObjectName(QStringLiteral("quickLine"));
    m_quickLine->setClearButtonEnabled(true);
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
    bar->addStretch(1);
    bar->addWidget(m_secondPassButton);
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
    m_quickLine->setPlaceholderText(tr("Board and result: 37 1"));
    m_quickLine->setAccessibleName(tr("Quick line: board and result"));
    m_quickLine->setToolTip(tr("Slips in any order: “37 1”, “12 =”, “8 +-”, “5 x”. Press / to come here."));
    m_secondPassButton->setText(tr("Second pass"));
    m_secondPassButton->setToolTip(tr("Key the slips once more; a difference stops in red."));
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

void RoundPane::focusQuickLine(const QString& begin)
{
    m_quickLine->setFocus(Qt::ShortcutFocusReason);
    m_quickLine->setText(begin);
}

void RoundPane::toggleMissingOnly()
{
    m_missingOnly->toggle();
}

bool RoundPane::onTableKey(QKeyEvent& key)
{
    const bool plain = !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (const auto result = resultOfKey(key)) {
        if (m_model->gameAt(currentRow()) == nullptr) return false;
        take(currentRow(), *result);
        return true;
    }
    if (plain && key.key() == Qt::Key_Slash) {
        focusQuickLine();
        return true;
    }
    // The other digits can only begin a board number.
    if (plain && key.key() >= Qt::Key_2 && key.key() <= Qt::Key_9) {
        focusQuickLine(key.text());
        return true;
    }
    if (key.key() == Qt::Key_Escape && m_bar->isVisible()) {
        m_bar->dismiss();
        return true;
    }
    return false;
}

void RoundPane::onQuickLine()
{
    const QString line = m_quickLine->text();
    if (line.trimmed().isEmpty()) {
        m_table->setFocus();
        return;
    }
    const auto parsed = parseQuickLine(line);
    const auto refuse = [&](const QString& sentence) {
        m_bar->say(InlineBar::Tone::Error, sentence);
        m_quickLine->selectAll();
    };
    if (const auto* refusal = std::get_if<QuickRefusal>(&parsed)) {
        switch (refusal->why) {
        case QuickRefusal::Why::NoBoard:
            return refuse(tr("“%1” doesn't begin with a board. Type the board, a space and the result: 37 1.")
                              .arg(refusal->what));
        case QuickRefusal::Why::NoResult:
            return refuse(tr("Board %1 needs a result behind it: 1, 0, =, +, - or x.").arg(refusal->what));
        case QuickRefusal::Why::UnknownResult:
            return refuse(tr("“%1” is no result. Use 1, 0, =, +, -, +-, -+ or x.").arg(refusal->what));
        }
    }
    const auto& entry = std::get<QuickEntry>(parsed);
    if (entry.board > m_model->boards()) {
        return refuse(
            tr("There is no board %1: this round has boards 1 to %2.").arg(entry.board).arg(m_model->boards()));
    }
    m_quickLine->setText({});  // Ctrl+Z then takes the result back, not the emptying of the line
    take(entry.board - 1, entry.result);
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
        select(next.value_or(row));
        return;
    }
    // A cleared board stays selected: its result is the next thing to be typed.
    const bool cleared = isUndecided(m_model->gameAt(row)->whiteOutcome);
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
    if (m_model->round() == 0) return;
    if (m_secondPass.isOn()) {
        m_secondPass.stop();
        m_bar->dismiss();
    } else {
        m_secondPass.start();
        select(0);
        m_table->setFocus();
        m_bar->say(InlineBar::Tone::Plain, tr("Second pass: key every slip again. Nothing is changed; a difference "
                                              "stops in red."));
    }
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
        if (desk().apply(changeOf(row, result))) {
            m_secondPass.settle(row);
            m_bar->say(
                InlineBar::Tone::Warning,
                tr("The first pass had no result for %1; %2 is entered now.").arg(boardText(row), resultText(result)));
            goOn(row);
        }
        return;
    case SecondPass::Verdict::Agrees:
        m_table->viewport()->update();
        if (m_secondPass.agreed() == m_model->boards()) {
            m_secondPass.stop();
            m_bar->say(InlineBar::Tone::Plain, tr("Both passes agree on all %n boards.", nullptr, m_model->boards()));
            showRoundTexts();
        } else {
            m_bar->say(InlineBar::Tone::Plain,
                       tr("%1 of %2 boards agree.").arg(m_secondPass.agreed()).arg(m_model->boards()));
            goOn(row);
        }
        return;
    case SecondPass::Verdict::Differs:
        m_bar->say(InlineBar::Tone::Error, tr("The passes differ on %1: first %2, now %3. Look at the slip.")
                                               .arg(boardText(row), resultText(before), resultText(result)));
        m_bar->addButton(
            QStringLiteral("keepFirst"), tr("Keep %1").arg(resultText(before)),
            [this, row] {
                m_secondPass.settle(row);
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
            if (desk().settle(*judgement)) m_secondPass.settle(row);
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
    const auto show = [this, change, row, question, yes](const Impact& impact) {
        m_bar->say(InlineBar::Tone::Warning,
                   question + QLatin1Char('\n') + impactText(impact, desk().wording()).join(QLatin1Char('\n')));
        m_bar->addButton(
            QStringLiteral("correctResult"), tr("Correct"),
            [this, change, row, yes] {
                m_bar->dismiss();
                m_table->setFocus();
                if (!desk().apply(change, yes)) return;
                m_secondPass.settle(row);
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
