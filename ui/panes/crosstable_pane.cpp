#include "panes/crosstable_pane.h"

#include "model/knock_out.h"
#include "pairing/knock_out_tree.h"
#include "tables/lists.h"
#include "widgets/cell_delegate.h"
#include "widgets/empty_state.h"
#include "widgets/frozen_columns.h"
#include "widgets/picture_view.h"
#include "widgets/table_view.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QScrollArea>
#include <QSettings>

#include <algorithm>
#include <iterator>

namespace kydai::ui {

namespace {

const QString kLettersSetting = QStringLiteral("crosstable/vietnameseLetters");
const QString kByRankSetting = QStringLiteral("crosstable/byRank");

}  // namespace

CrosstablePane::CrosstablePane(Desk& desk, QWidget* parent)
    : TablePane(desk, "crosstablePane", parent),
      m_model(new CrosstableModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("crosstable"), this)),
      m_byNumber(new QRadioButton(this)),
      m_byRank(new QRadioButton(this)),
      m_letters(new QCheckBox(this)),
      m_legend(new QLabel(this)),
      m_bracket(new PictureView(this)),
      m_bracketArea(new QScrollArea(this))
{
    build();
    m_letters->setChecked(QSettings().value(kLettersSetting, false).toBool());
    connect(m_letters, &QCheckBox::toggled, this, [this](bool on) {
        QSettings().setValue(kLettersSetting, on);
        showWording();
    });
    connect(m_byRank, &QRadioButton::toggled, this, [this](bool byRank) {
        QSettings().setValue(kByRankSetting, byRank);
        m_model->setOrder(byRank ? CrosstableModel::Order::ByRank : CrosstableModel::Order::ByNumber);
        setColumns();
        if (byRank) rank();
    });
    connect(m_table, &TableView::currentMoved, this, [this](const QModelIndex& index) {
        lightUp(index);
        if (const auto asked = question(); asked && isVisible()) this->desk().ask(*asked);
    });
    connect(m_table, &QAbstractItemView::entered, this, &CrosstablePane::lightUp);
    connect(m_table, &QAbstractItemView::viewportEntered, this, [this] { lightUp(m_table->currentIndex()); });
    const bool byRank = QSettings().value(kByRankSetting, false).toBool();
    (byRank ? m_byRank : m_byNumber)->setChecked(true);
    retranslate();
}

CrosstablePane::~CrosstablePane() = default;

void CrosstablePane::build()
{
    for (const char* name : {"explain", "whyNot", "whatIf", "print"})
        m_table->addMenuAction(desk().actions().get(name));
    m_table->setModel(m_model);
    m_table->setMouseTracking(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setItemDelegate(new CellDelegate(
        [this](const QModelIndex& index) {
            if (m_opponent.isValid() && index == m_opponent) return CellMark::Lit;
            if (m_lit.isValid() && index.row() == m_lit.row()) return CellMark::LitRow;
            if (m_opponent.isValid() && index.row() == m_opponent.row() && index.column() <= m_model->column("name")) {
                return CellMark::Lit;
            }
            return CellMark::None;
        },
        this));
    m_names = new FrozenColumns(*m_table, {"place", "number", "name"});
    m_byNumber->setObjectName(QStringLiteral("crosstableByNumber"));
    m_byRank->setObjectName(QStringLiteral("crosstableByRank"));
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_byNumber);
    bar->addSpacing(12);
    bar->addWidget(m_byRank);
    bar->addStretch(1);
    m_legend->setObjectName(QStringLiteral("crosstableLegend"));
    m_legend->setContentsMargins(8, 3, 8, 3);
    m_legend->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_legend->setWordWrap(true);
    m_letters->setObjectName(QStringLiteral("crosstableLetters"));
    bar->addWidget(m_letters);
    auto* page = buildPage(bar);
    m_bracketArea->setObjectName(QStringLiteral("bracket"));
    m_bracketArea->setWidgetResizable(true);
    m_bracketArea->setFrameShape(QFrame::NoFrame);
    m_bracketArea->setWidget(m_bracket);
    QSizePolicy grows(QSizePolicy::Preferred, QSizePolicy::Preferred);
    grows.setHeightForWidth(true);
    m_bracket->setSizePolicy(grows);
    // The games below keep their heads and some rows, which scroll.
    for (QWidget* each : {static_cast<QWidget*>(m_bracketArea), static_cast<QWidget*>(m_table)})
        each->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_bracketArea->setMinimumHeight(1);
    page->addWidget(m_bracketArea, 4);
    page->addWidget(m_table, 1);
    page->addWidget(m_legend);
    empty().addAction(desk().actions().get("pairNext"));
}

void CrosstablePane::retranslate()
{
    empty().setTexts(tr("No round is paired yet"),
                     tr("The crosstable shows every game of every player, and explains each colour at a click."));
    m_byNumber->setText(tr("By number"));
    m_byRank->setText(tr("By rank"));
    m_table->setAccessibleName(tr("Crosstable"));
    for (QWidget* each : {static_cast<QWidget*>(m_bracket), static_cast<QWidget*>(m_bracketArea)})
        each->setAccessibleName(tr("Bracket of the knock-out"));
    m_names->follow();
    m_letters->setText(tr("t, đ for the colours"));
    m_letters->setToolTip(tr("White and Black as trắng and đen: 15t1, 4đ½"));
    showWording();
    showBracket();
}

text::ColourLetters CrosstablePane::letters() const
{
    return m_letters->isChecked() ? text::ColourLetters::Vietnamese : text::ColourLetters::International;
}

/// The letters of the colours are the arbiter's choice; xiangqi has none that differ.
void CrosstablePane::showWording()
{
    const text::Wording plain = desk().wording();
    const text::Wording wording = plain.withLetters(letters());
    m_letters->setVisible(plain.discipline() != Discipline::Xiangqi);
    m_model->setWording(wording);
    m_legend->setText(tables::crosstableLegend(wording));
}

void CrosstablePane::refresh()
{
    m_model->setSection(desk().section());
    showBracket();
    showPage(m_model->rounds() > 0 || !m_bracketArea->isHidden());
    setColumns();
    if (m_model->order() == CrosstableModel::Order::ByRank) rank();
    if (!m_table->currentIndex().isValid() && m_model->rounds() > 0) {
        m_table->setCurrentIndex(m_model->index(0, m_model->column("round1") + m_model->rounds() - 1));
    }
}

void CrosstablePane::showBracket()
{
    const auto section = desk().section();
    const bool isKnockOut = section && rowOf(section->rules.pairingSystem).knocksOut;
    std::vector<Picture> pictures;
    if (isKnockOut) std::ranges::move(pairing::treesOf(*section, knockOutOf(*section)), std::back_inserter(pictures));
    m_bracketArea->setVisible(!pictures.empty());
    m_table->setVisible(m_model->rounds() > 0);
    m_legend->setVisible(m_model->rounds() > 0);
    m_bracket->setPictures(std::move(pictures), desk().wording());
    giveBracketRoom();
}

void CrosstablePane::giveBracketRoom()
{
    const bool isAlone = m_model->rounds() == 0;
    m_bracketArea->setMaximumHeight(isAlone ? QWIDGETSIZE_MAX : std::max(1, m_bracket->heightForWidth(width())));
}

void CrosstablePane::resizeEvent(QResizeEvent* event)
{
    TablePane::resizeEvent(event);
    giveBracketRoom();
}

void CrosstablePane::rank()
{
    const auto snapshot = desk().section();
    if (!snapshot) return;
    desk().jobs().start(
        "crosstable ranking", desk().sectionId(), this,
        [memo = desk().standings(), snapshot](const Section&, const std::stop_token&, Progress&) {
            tiebreak::StandingsOptions options;
            if (snapshot->isTeamEvent()) options.participants = tiebreak::Participants::Players;
            return memo->of(snapshot, options);
        },
        [this](const tables::StandingsMemo::Ranked& standings) {
            if (!standings) return desk().fail(standings.error());
            m_model->setRanking(*standings);
            setColumns();
        });
}

void CrosstablePane::setColumns()
{
    const QList<int> widths = m_model->widths(TableView::kHidden);
    if (widths == m_widths) return;
    m_widths = widths;
    m_table->setColumns(widths);
    m_names->follow();
}

void CrosstablePane::lightUp(const QModelIndex& index)
{
    m_lit = index;
    m_opponent = m_model->counterpart(index);
    m_table->viewport()->update();
}

void CrosstablePane::takeFocus()
{
    if (!isPageShown()) return empty().setFocus();
    m_table->isHidden() ? m_bracketArea->setFocus() : m_table->setFocus();
}

PlayerId CrosstablePane::selectedPlayer() const
{
    return m_model->playerAt(m_table->currentIndex().row());
}

std::optional<WhyQuestion> CrosstablePane::question() const
{
    const QModelIndex index = m_table->currentIndex();
    const auto entry = m_model->entryAt(index);
    if (!entry) return std::nullopt;
    WhyQuestion asked{ExplanationKind::Colour, desk().sectionId(), m_model->roundOf(index.column()), selectedPlayer()};
    if (entry->outcome == Outcome::PairingBye) asked.kind = ExplanationKind::Bye;
    return asked;
}

void CrosstablePane::showPlayer(PlayerId player)
{
    renewIfStale();
    const int row = m_model->rowOf(player);
    if (row < 0) return;
    const int column = m_table->currentIndex().isValid() ? m_table->currentIndex().column() : 0;
    m_table->goTo(m_model->index(row, column), QAbstractItemView::PositionAtCenter);
}

}  // namespace kydai::ui

#include "moc_crosstable_pane.cpp"
