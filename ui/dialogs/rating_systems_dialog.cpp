#include "dialogs/rating_systems_dialog.h"

#include "models/held_list_model.h"
#include "tables/lists.h"
#include "text/rating_text.h"
#include "widgets/dialog_size.h"
#include "widgets/picture_view.h"
#include "widgets/table_view.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kydai::ui {

RatingSystemsDialog::RatingSystemsDialog(Desk& desk, PlayerId player, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_player(player),
      m_head(new QLabel(this)),
      m_players(new HeldListModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("ratingSystems"), this)),
      m_name(new QLabel(this)),
      m_systems(new HeldListModel(desk.wording(), this)),
      m_systemTable(new TableView(QStringLiteral("playerSystems"), this)),
      m_picture(new PictureView(this)),
      m_assumes(new QLabel(this)),
      m_working(new QPushButton(this)),
      m_print(new QPushButton(this))
{
    setObjectName(QStringLiteral("ratingSystemsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    retranslate();
    connect(&desk, &Desk::sectionChanged, this, &RatingSystemsDialog::rate);
    connect(&desk, &Desk::placeChanged, this, &QDialog::reject);
    rate();
}

void RatingSystemsDialog::build()
{
    for (QLabel* label : {m_head, m_name, m_assumes}) label->setWordWrap(true);
    m_head->setObjectName(QStringLiteral("ratingSystemsHead"));
    m_name->setObjectName(QStringLiteral("ratingSystemsOf"));
    m_assumes->setObjectName(QStringLiteral("ratingSystemAssumes"));
    QFont bold = m_name->font();
    bold.setBold(true);
    m_name->setFont(bold);
    for (const auto& [table, model] : {std::pair(m_table, m_players), std::pair(m_systemTable, m_systems)}) {
        table->setModel(model);
        table->setSelectionBehavior(QAbstractItemView::SelectRows);
        table->setSelectionMode(QAbstractItemView::SingleSelection);
    }
    m_working->setObjectName(QStringLiteral("ratingWorking"));
    m_print->setObjectName(QStringLiteral("printRatingSystems"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    for (QPushButton* button : {m_working, m_print}) {
        button->setAutoDefault(false);
        button->setEnabled(false);
        buttons->addButton(button, QDialogButtonBox::ActionRole);
    }
    auto* chart = new QScrollArea(this);
    chart->setWidgetResizable(true);
    chart->setFrameShape(QFrame::NoFrame);
    chart->setFocusPolicy(Qt::NoFocus);
    chart->setWidget(m_picture);
    auto* player = new QSplitter(Qt::Horizontal, this);
    player->addWidget(m_systemTable);
    player->addWidget(chart);
    player->setStretchFactor(0, 2);
    player->setStretchFactor(1, 1);
    player->setChildrenCollapsible(false);
    auto* below = new QWidget(this);
    auto* column = new QVBoxLayout(below);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_name);
    column->addWidget(player, 1);
    column->addWidget(m_assumes);
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(m_table);
    parts->addWidget(below);
    parts->setStretchFactor(0, 1);
    parts->setStretchFactor(1, 2);
    parts->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_head);
    layout->addWidget(parts, 1);
    layout->addWidget(buttons);
    resizeToScreen(*this, {1340, 700});
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &TableView::currentMoved, this, &RatingSystemsDialog::showPlayer);
    connect(m_table, &TableView::opened, m_systemTable, qOverload<>(&QWidget::setFocus));
    connect(m_systemTable, &TableView::currentMoved, this, &RatingSystemsDialog::showSystem);
    connect(m_systemTable, &TableView::opened, this, &RatingSystemsDialog::openWorking);
    connect(m_working, &QPushButton::clicked, this, &RatingSystemsDialog::openWorking);
    connect(m_print, &QPushButton::clicked, this, [this] {
        const PlayerId shown = selectedPlayer();
        accept();
        Q_EMIT printWanted(shown);
    });
    m_table->setFocus();
}

void RatingSystemsDialog::rate()
{
    m_desk.jobs().start(
        "ratingSystems", m_desk.sectionId(), this,
        [snapshot = m_desk.section()](const Section& section, const std::stop_token&, Progress&) {
            return std::make_shared<const Rated>(Rated{snapshot, rating::sideBySide(section)});
        },
        [this](std::shared_ptr<const Rated> rated) { show(std::move(rated)); });
}

void RatingSystemsDialog::show(std::shared_ptr<const Rated> rated)
{
    if (const PlayerId before = selectedPlayer()) m_player = before;
    m_rated = std::move(rated);
    m_players->show(m_rated, tables::ratingSystemsList(*m_rated->section, m_rated->all));
    m_table->setColumns(m_players->widths(TableView::kHidden));
    m_table->goToRow(static_cast<int>(m_rated->all.pool.indexOf(m_player).value_or(0)));
    m_print->setEnabled(true);
    retranslate();
}

std::optional<std::size_t> RatingSystemsDialog::selected() const
{
    const QModelIndex current = m_table->currentIndex();
    if (!m_rated || !current.isValid()) return std::nullopt;
    return static_cast<std::size_t>(current.row());
}

PlayerId RatingSystemsDialog::selectedPlayer() const
{
    const auto entrant = selected();
    return entrant ? m_rated->all.pool.entrants[*entrant].id : PlayerId{};
}

void RatingSystemsDialog::showPlayer()
{
    const auto entrant = selected();
    m_working->setEnabled(entrant.has_value());
    if (!entrant) return;
    const int row = std::max(0, m_systemTable->currentIndex().row());
    m_name->setText(QString::fromStdString(m_rated->all.pool.entrants[*entrant].name));
    m_systems->show(m_rated, tables::playerSystemsList(m_rated->all, *entrant));
    m_systemTable->setColumns(m_systems->widths(TableView::kHidden));
    m_systemTable->goToRow(row);
    m_picture->setPictures({rating::scaleOf(m_rated->all, *entrant)}, m_desk.wording());
    showSystem();
}

void RatingSystemsDialog::showSystem()
{
    const int row = m_systemTable->currentIndex().row();
    if (!m_rated || row < 0) return m_assumes->clear();
    const rating::Ratings& ratings = m_rated->all.systems[static_cast<std::size_t>(row)];
    m_assumes->setText(text::systemAssumes(ratings.system, m_desk.wording()) + QLatin1Char('\n') +
                       text::ratingLabel(ratings, m_desk.wording()));
}

void RatingSystemsDialog::openWorking()
{
    const int row = m_systemTable->currentIndex().row();
    if (!selected() || row < 0) return;
    const PlayerId player = selectedPlayer();
    const rating::System system = m_rated->all.systems[static_cast<std::size_t>(row)].system;
    accept();
    Q_EMIT workingWanted(player, system);
}

void RatingSystemsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void RatingSystemsDialog::retranslate()
{
    setWindowTitle(tr("Ratings in every system"));
    m_head->setText(
        tr("The same games in twelve systems, each with its usual settings: the new rating, and its change "
           "in brackets. Enter goes to the systems of a player, and from there to the working."));
    m_working->setText(tr("Working"));
    m_print->setText(tr("Print…"));
    m_table->setAccessibleName(tr("Ratings of the players"));
    m_systemTable->setAccessibleName(tr("One player's ratings by system"));
    m_picture->setAccessibleName(tr("Old and new rating by system"));
    m_players->setWording(m_desk.wording());
    m_systems->setWording(m_desk.wording());
    showPlayer();
}

}  // namespace kydai::ui

#include "moc_rating_systems_dialog.cpp"
