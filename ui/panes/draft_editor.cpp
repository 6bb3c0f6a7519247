#include "panes/draft_editor.h"

#include "pairing/manual_edit.h"
#include "pairing/preflight.h"
#include "text/account_text.h"
#include "text/pairing_text.h"
#include "widgets/cell_delegate.h"
#include "widgets/table_view.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace kydai::ui {

DraftEditor::DraftEditor(Desk& desk, InlineBar& bar, QWidget* parent)
    : Pane(desk, "draftEditor", parent),
      m_bar(bar),
      m_model(new DraftModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("draftTable"), this)),
      m_tools(new QWidget(this))
{
    build();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (const auto asked = question(); asked && isVisible()) this->desk().ask(*asked);
    });
    m_table->setKeyHandler([this](QKeyEvent& key) { return onTableKey(key); });
    retranslate();
}

void DraftEditor::build()
{
    m_table->setModel(m_model);
    m_table->showGroups();
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setMenuFiller([this](QMenu& menu) {
        for (const auto& [button, text] : m_toolTexts) menu.addAction(text(), button, &QPushButton::click);
    });
    for (const char* name : {"explain", "whyNot"}) m_table->addMenuAction(desk().actions().get(name));
    m_table->setItemDelegate(new CellDelegate(
        [](const QModelIndex& index) {
            if (index.data(DraftModel::MarkedRole).toBool()) return CellMark::Lit;
            if (isInColumn(index, "check") && index.data(DraftModel::FaultRole).toBool()) return CellMark::Wrong;
            return CellMark::None;
        },
        this));
    auto* tools = new QGridLayout(m_tools);
    tools->setContentsMargins(0, 0, 0, 0);
    m_tools->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // in as many rows as it takes
    addTools();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_tools);
    column->addWidget(m_table, 1);
}

void DraftEditor::addTools()
{
    const auto add = [&](const char* name, std::function<QString()> text, void (DraftEditor::*slot)()) {
        auto* button = new QPushButton(m_tools);
        button->setObjectName(QLatin1String(name));
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QPushButton::clicked, this, slot);
        m_toolTexts.emplace_back(button, std::move(text));
    };
    add(
        "exchangePlayers", [] { return tr("Exchange (X)"); }, &DraftEditor::markOrExchange);
    add(
        "pairMarked", [] { return tr("Pair with marked (P)"); }, &DraftEditor::pairMarked);
    add(
        "swapColours", [] { return tr("Swap colours (C)"); }, &DraftEditor::swapSelectedColours);
    add(
        "giveBye", [] { return tr("Give the bye (B)"); }, &DraftEditor::giveSelectedBye);
    add(
        "makeAbsent", [] { return tr("Absent (A)"); }, &DraftEditor::makeSelectedAbsent);
    add(
        "startOver", [] { return tr("Start over (R)"); }, &DraftEditor::startOver);
    QWidget* last = m_toolTexts.front().first;
    for (const auto& [button, text] : m_toolTexts) {
        if (button != last) setTabOrder(last, button);
        last = button;
    }
    setTabOrder(last, m_table);
}

/// In one row, or in two where that would cut a text.
void DraftEditor::layTools()
{
    auto& grid = *static_cast<QGridLayout*>(m_tools->layout());
    const int count = static_cast<int>(m_toolTexts.size());
    const auto fits = [&](int inRow) {
        int needed = 0;
        for (int column = 0; column < inRow; ++column) {
            int widest = 0;
            for (int at = column; at < count; at += inRow)
                widest = std::max(widest, m_toolTexts[static_cast<std::size_t>(at)].first->sizeHint().width());
            needed += widest + (column > 0 ? grid.horizontalSpacing() : 0);
        }
        return needed <= width();
    };
    int inRow = count;
    while (2 * inRow > count && !fits(inRow)) --inRow;
    inRow = std::max(inRow, (count + 1) / 2);
    if (inRow == m_toolsInRow) return;
    grid.setColumnStretch(m_toolsInRow, 0);
    grid.setColumnStretch(inRow, 1);
    m_toolsInRow = inRow;
    for (int at = 0; at < count; ++at)
        grid.addWidget(m_toolTexts[static_cast<std::size_t>(at)].first, at / inRow, at % inRow);
}

void DraftEditor::resizeEvent(QResizeEvent* event)
{
    Pane::resizeEvent(event);
    layTools();
}

void DraftEditor::retranslate()
{
    for (const auto& [button, text] : m_toolTexts) {
        button->setText(text());
        button->setToolTip(text());
    }
    layTools();
    m_table->setAccessibleName(tr("Draft of the round"));
    m_model->setWording(desk().wording());
    if (m_draft) showDraft();
}

void DraftEditor::begin(Section earlier, RoundNumber number, Round round, pairing::Field field)
{
    m_earlier = std::move(earlier);
    m_number = number;
    m_original = round;
    m_draft = std::move(round);
    m_field = std::move(field);
    m_undo.clear();
    m_redo.clear();
    showDraft();
    if (m_table->currentIndex().row() < 0) m_table->goToRow(0);
}

void DraftEditor::clear()
{
    m_draft.reset();
    m_undo.clear();
    m_redo.clear();
    m_model->setMarked({});
}

QString DraftEditor::account() const
{
    if (!m_draft) return {};
    return text::accountText(pairing::accountOf(m_earlier, *m_draft, m_number), desk().wording());
}

void DraftEditor::showDraft()
{
    m_warnings = pairing::checkManualRound(m_earlier, *m_draft, m_number);
    std::vector<QString> checks(m_draft->games.size() + m_draft->byes.size());
    for (const pairing::ManualWarning& warning : m_warnings) {
        if (warning.players.empty()) continue;
        const pairing::Seating at = pairing::seatingOf(*m_draft, warning.players.front());
        if (!at.board && !at.bye) continue;
        QString& told = checks[at.board ? *at.board : m_draft->games.size() + *at.bye];
        if (!told.isEmpty()) told += QLatin1Char(' ');
        told += text::faultText(warning, m_earlier, desk().wording());
    }
    m_model->setDraft(m_earlier, m_number, *m_draft, m_field, std::move(checks));
    if (const QList<int> widths = m_model->widths(TableView::kHidden); widths != m_widths) {
        m_widths = widths;
        m_table->setColumns(widths);
    }
}

void DraftEditor::edit(Round changed)
{
    if (changed == *m_draft) return;
    m_undo.push_back(*m_draft);
    m_redo.clear();
    take(std::move(changed));
}

bool DraftEditor::undo()
{
    return step(m_undo, m_redo);
}

bool DraftEditor::redo()
{
    return step(m_redo, m_undo);
}

bool DraftEditor::step(std::vector<Round>& from, std::vector<Round>& onto)
{
    if (!m_draft || from.empty()) return false;
    onto.push_back(*m_draft);
    Round before = std::move(from.back());
    from.pop_back();
    take(std::move(before));
    return true;
}

void DraftEditor::take(Round changed)
{
    const QModelIndex current = m_table->currentIndex();
    const int row = current.row();
    const int column = current.column();
    m_draft = std::move(changed);
    m_model->setMarked({});
    showDraft();
    const QModelIndex again = m_model->index(std::clamp(row, 0, m_model->rowCount() - 1), std::max(column, 0));
    m_table->setCurrentIndex(again);
    m_bar.dismiss();
    m_table->setFocus();
    Q_EMIT edited();
}

std::optional<WhyQuestion> DraftEditor::question() const
{
    if (!m_draft) return std::nullopt;
    const QModelIndex index = m_table->currentIndex();
    WhyQuestion asked{ExplanationKind::Colour, desk().sectionId(), m_number, selectedPlayer()};
    asked.draft = m_model->snapshot();
    if (const Bye* bye = m_model->byeAt(index.row())) {
        asked.kind = ExplanationKind::Bye;
        if (bye->kind != Outcome::PairingBye) return std::nullopt;
    } else if (m_model->namesPlayer(index.column())) {
        asked.kind = ExplanationKind::Pairing;
    }
    if (!asked.player) return std::nullopt;
    return asked;
}

PlayerId DraftEditor::selectedPlayer() const
{
    return m_draft ? m_model->playerAt(m_table->currentIndex()) : PlayerId{};
}

void DraftEditor::showPlayer(PlayerId player)
{
    if (!m_draft) return;
    const int row = m_model->rowOf(player);
    if (row < 0) return;
    const Game* game = m_model->gameAt(row);
    const int column = m_model->column(game != nullptr && game->black == player ? "black" : "white");
    m_table->goTo(m_model->index(row, column), QAbstractItemView::PositionAtCenter);
}

void DraftEditor::takeFocus()
{
    m_table->setFocus();
}

void DraftEditor::markOrExchange()
{
    const PlayerId selected = selectedPlayer();
    if (!selected) return;
    const PlayerId marked = m_model->marked();
    if (marked && marked != selected) return edit(pairing::exchangePlayers(*m_draft, marked, selected));
    m_model->setMarked(marked == selected ? PlayerId{} : selected);
    if (!m_model->marked()) return m_bar.dismiss();
    m_bar.say(InlineBar::Tone::Plain,
              tr("%1 is marked. Go to another player: X exchanges the two, P pairs them with each other.")
                  .arg(QString::fromStdString(m_earlier.player(selected).name)));
    m_table->setFocus();
}

void DraftEditor::pairMarked()
{
    const PlayerId selected = selectedPlayer();
    const PlayerId marked = m_model->marked();
    if (!selected) return;
    if (!marked || marked == selected) {
        m_bar.say(InlineBar::Tone::Plain, tr("First mark one of the two players with X."));
        return;
    }
    edit(pairing::pairTogether(*m_draft, marked, selected));
}

void DraftEditor::swapSelectedColours()
{
    const int row = m_table->currentIndex().row();
    if (m_draft && m_model->gameAt(row) != nullptr) edit(pairing::swapColours(*m_draft, static_cast<std::size_t>(row)));
}

void DraftEditor::giveSelectedBye()
{
    const PlayerId selected = selectedPlayer();
    if (!selected) return;
    if (auto changed = pairing::giveBye(*m_draft, selected, Outcome::PairingBye)) return edit(std::move(*changed));
    m_bar.say(InlineBar::Tone::Warning,
              tr("Everybody has an opponent: with an even number of players nobody gets the bye. If the player is not "
                 "here, make him absent."));
}

void DraftEditor::makeSelectedAbsent()
{
    const PlayerId selected = selectedPlayer();
    if (!selected) return;
    if (auto changed = pairing::giveBye(*m_draft, selected, Outcome::ZeroBye)) edit(std::move(*changed));
}

void DraftEditor::startOver()
{
    if (m_draft) edit(m_original);
}

bool DraftEditor::onTableKey(QKeyEvent& key)
{
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (enter && (key.modifiers() & Qt::ControlModifier)) Q_EMIT publishWanted();
        return enter;
    }
    switch (key.key()) {
    case Qt::Key_X:
    case Qt::Key_Space:
        markOrExchange();
        return true;
    case Qt::Key_P:
        pairMarked();
        return true;
    case Qt::Key_C:
        swapSelectedColours();
        return true;
    case Qt::Key_B:
        giveSelectedBye();
        return true;
    case Qt::Key_A:
        makeSelectedAbsent();
        return true;
    case Qt::Key_R:
        startOver();
        return true;
    case Qt::Key_Escape:
        if (m_model->marked()) {
            m_model->setMarked({});
            m_bar.dismiss();
        } else {
            Q_EMIT leaveWanted();
        }
        return true;
    default:
        return false;
    }
}

}  // namespace kydai::ui

#include "moc_draft_editor.cpp"
