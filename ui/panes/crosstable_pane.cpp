#include "panes/crosstable_pane.h"

#include "tiebreak/standings.h"
#include "widgets/cell_delegate.h"
#include "widgets/empty_state.h"
#include "widgets/table_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSettings>

#include <algorithm>

namespace kydai::ui {

namespace {

const QString kByRankSetting = QStringLiteral("crosstable/byRank");

}  // namespace

CrosstablePane::CrosstablePane(Desk& desk, QWidget* parent)
    : TablePane(desk, "crosstablePane", parent),
      m_model(new CrosstableModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("crosstable"), this)),
      m_byNumber(new QRadioButton(this)),
      m_byRank(new QRadioButton(this))
{
    build();
    connect(m_byRank, &QRadioButton::toggled, this, [this](bool byRank) {
        QSettings().setValue(kByRankSetting, byRank);
        m_model->setOrder(byRank ? CrosstableModel::Order::ByRank : CrosstableModel::Order::ByNumber);
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
    m_table->setModel(m_model);
    m_table->setMouseTracking(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setItemDelegate(new CellDelegate(
        [this](const QModelIndex& index) {
            if (m_opponent.isValid() && index == m_opponent) return CellMark::Lit;
            if (m_lit.isValid() && index.row() == m_lit.row()) return CellMark::LitRow;
            if (m_opponent.isValid() && index.row() == m_opponent.row() && index.column() <= CrosstableModel::Name) {
                return CellMark::Lit;
            }
            return CellMark::None;
        },
        this));
    m_byNumber->setObjectName(QStringLiteral("crosstableByNumber"));
    m_byRank->setObjectName(QStringLiteral("crosstableByRank"));
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_byNumber);
    bar->addSpacing(12);
    bar->addWidget(m_byRank);
    bar->addStretch(1);
    buildPage(bar)->addWidget(m_table, 1);
    empty().addAction(desk().actions().get("pairNext"));
}

void CrosstablePane::retranslate()
{
    empty().setTexts(tr("No round is paired yet"),
                     tr("The crosstable shows every game of every player, and explains each colour at a click."));
    m_byNumber->setText(tr("By number"));
    m_byRank->setText(tr("By rank"));
    m_table->setAccessibleName(tr("Crosstable"));
    m_model->setWording(desk().wording());
}

void CrosstablePane::refresh()
{
    m_model->setSection(desk().section());
    showPage(m_model->rounds() > 0);
    setColumns();
    if (m_model->order() == CrosstableModel::Order::ByRank) rank();
    if (!m_table->currentIndex().isValid() && m_model->rounds() > 0) {
        m_table->setCurrentIndex(m_model->index(0, CrosstableModel::FirstRound + m_model->rounds() - 1));
    }
}

void CrosstablePane::rank()
{
    const auto snapshot = desk().section();
    if (!snapshot) return;
    desk().jobs().start(
        "crosstable ranking", desk().sectionId(), this,
        [](const Section& section, std::stop_token, Progress&) {
            tiebreak::StandingsOptions options;
            options.participants = tiebreak::Participants::Players;
            return tiebreak::standingsOf(section, options);
        },
        [this](const Result<tiebreak::Standings>& standings) {
            if (!standings) return desk().fail(standings.error());
            std::vector<std::pair<PlayerId, int>> ranking;
            for (const tiebreak::Row& row : standings->rows) {
                ranking.emplace_back(standings->competition->playerAt(row.participant), row.rank);
            }
            m_model->setRanking(std::move(ranking));
        });
}

void CrosstablePane::setColumns()
{
    const auto& section = desk().section();
    const auto has = [&](auto&& field) { return section && std::ranges::any_of(section->players, field); };
    const bool units = has([](const Player& player) { return !player.unit.empty(); });
    const bool ratings = has([](const Player& player) { return player.rating != 0; });
    constexpr int kFewRounds = 7;
    QList<int> widths{4, 0, units ? (m_model->rounds() <= kFewRounds ? 19 : 10) : TableView::kHidden,
                      ratings ? 5 : TableView::kHidden};
    for (RoundNumber round = 1; round <= m_model->rounds(); ++round) widths << 6;
    widths << 4;
    if (widths == m_widths) return;
    m_widths = widths;
    m_table->setColumns(widths);
}

void CrosstablePane::lightUp(const QModelIndex& index)
{
    m_lit = index;
    m_opponent = m_model->counterpart(index);
    m_table->viewport()->update();
}

void CrosstablePane::takeFocus()
{
    isPageShown() ? m_table->setFocus() : empty().setFocus();
}

PlayerId CrosstablePane::selectedPlayer() const
{
    return m_model->playerAt(m_table->currentIndex().row());
}

std::optional<WhyQuestion> CrosstablePane::question() const
{
    const QModelIndex index = m_table->currentIndex();
    const RoundEntry* entry = m_model->entryAt(index);
    if (entry == nullptr) return std::nullopt;
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
