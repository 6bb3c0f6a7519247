#include "panes/ratings_pane.h"

#include "panes/export.h"
#include "text/rating_text.h"
#include "widgets/cell_delegate.h"
#include "widgets/empty_state.h"
#include "widgets/table_view.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSettings>
#include <QToolButton>

#include <utility>

namespace kydai::ui {

namespace {

const QString kSystemSetting = QStringLiteral("ratings/system");

}  // namespace

RatingsPane::RatingsPane(Desk& desk, QWidget* parent)
    : TablePane(desk, "ratingsPane", parent),
      m_model(new RatingsModel(desk.wording(), this)),
      m_order(new RatingsOrder(this)),
      m_table(new TableView(QStringLiteral("ratings"), this)),
      m_systems(new QComboBox(this)),
      m_systemLabel(new QLabel(this)),
      m_label(new QLabel(this))
{
    build();
    connect(m_table, &TableView::currentMoved, this, &RatingsPane::follow);
    connect(m_model, &RatingsModel::editRequested, this, [this](const Player& player) {
        this->desk().apply(EditPlayer{this->desk().sectionId(), player});
    });
    connect(m_model, &RatingsModel::editRefused, this,
            [this](const QString& sentence) { this->desk().tell(InlineBar::Tone::Warning, sentence); });
    connect(m_systems, &QComboBox::currentIndexChanged, this, [this] {
        QSettings().setValue(kSystemSetting, m_systems->currentIndex());
        renew();
    });
    retranslate();
}

RatingsPane::~RatingsPane() = default;

void RatingsPane::build()
{
    m_order->setSourceModel(m_model);
    m_table->setModel(m_order);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(RatingsModel::Number, Qt::AscendingOrder);
    m_table->setColumns(m_model->widths(TableView::kHidden));
    m_table->setItemDelegate(new CellDelegate([](const QModelIndex&) { return CellMark::None; }, this));
    for (const char* name : {"explain", "ratingCalculator", "exportRatings", "print"})
        m_table->addMenuAction(desk().actions().get(name));
    m_systems->setObjectName(QStringLiteral("ratingSystem"));
    m_systemLabel->setBuddy(m_systems);
    for (const rating::SystemInfo& system : rating::systems()) {
        m_systems->addItem(QString::fromUtf8(system.name.data(), static_cast<qsizetype>(system.name.size())));
    }
    m_systems->setCurrentIndex(std::clamp(QSettings().value(kSystemSetting, 0).toInt(), 0, m_systems->count() - 1));
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_label->setObjectName(QStringLiteral("ratingLabel"));
    m_label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // cut where there is no room

    auto* bar = new QHBoxLayout;
    bar->addWidget(m_systemLabel);
    bar->addWidget(m_systems);
    bar->addSpacing(8);
    bar->addWidget(m_label, 1);
    for (const char* action : {"ratingCalculator", "exportRatings"}) {
        auto* button = new QToolButton(this);
        button->setObjectName(QLatin1String(action) + QStringLiteral("Button"));
        button->setDefaultAction(desk().actions().get(action));
        button->setAutoRaise(true);
        bar->addWidget(button);
    }
    buildPage(bar)->addWidget(m_table, 1);
    empty().addAction(desk().actions().get("ratingCalculator"));
}

void RatingsPane::retranslate()
{
    empty().setTexts(tr("No games to rate yet"),
                     tr("After the first results this shows what each player wins or loses, in twelve rating systems, "
                        "and explains it game by game. The calculator works without a tournament."));
    m_systemLabel->setText(tr("System:"));
    m_systems->setAccessibleName(tr("Rating system"));
    m_table->setAccessibleName(tr("Ratings"));
    m_model->setWording(desk().wording());
    showTexts();
}

void RatingsPane::showTexts()
{
    const RatedSection* rated = m_model->rated();
    if (rated == nullptr) return;
    m_label->setText(text::ratingLabel(rated->ratings, desk().wording()));
    m_label->setToolTip(m_label->text());
}

void RatingsPane::refresh()
{
    const auto& section = desk().section();
    const bool any = section && section->roundsPaired() > 0;
    showPage(any);
    any ? compute() : m_model->clear();
}

void RatingsPane::compute()
{
    const auto snapshot = desk().section();
    m_isComputing = true;
    desk().jobs().start(
        "ratings", desk().sectionId(), this,
        [system = system()](const Section& section, const std::stop_token&, Progress&) {
            auto rated = std::make_shared<RatedSection>();
            rated->pool = rating::Pool(section);
            rated->ratings = rating::rate(rated->pool, system);
            return std::shared_ptr<const RatedSection>(std::move(rated));
        },
        [this, snapshot](std::shared_ptr<const RatedSection> rated) { present(snapshot, std::move(rated)); });
}

void RatingsPane::present(const std::shared_ptr<const Section>& section, std::shared_ptr<const RatedSection> rated)
{
    m_isComputing = false;
    m_model->setRatings(section, std::move(rated));
    if (!m_table->currentIndex().isValid()) m_table->goToRow(0);
    if (const PlayerId wanted = std::exchange(m_wanted, {})) showPlayer(wanted);
    showTexts();
    follow();
}

rating::System RatingsPane::system() const
{
    return rating::systems()[static_cast<std::size_t>(m_systems->currentIndex())].system;
}

void RatingsPane::setSystem(rating::System system)
{
    m_systems->setCurrentIndex(static_cast<int>(system));
}

std::vector<PlayerId> RatingsPane::order() const
{
    std::vector<PlayerId> players;
    for (int row = 0; row < m_order->rowCount(); ++row) {
        players.push_back(m_order->index(row, 0).data(RatingsModel::PlayerRole).value<PlayerId>());
    }
    return players;
}

void RatingsPane::exportTable()
{
    const auto section = desk().section();
    if (!section || m_model->rated() == nullptr) return;
    const std::string_view code = rating::info(system()).code;
    const QString proposed =
        tr("ratings-%1.xlsx").arg(QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size())));
    const QString path = desk().prompts().saveFile(
        {tr("Export ratings"), proposed, {tr("Excel workbook (*.xlsx)"), tr("CSV table (*.csv)")}});
    if (path.isEmpty()) return;
    const auto written = exportList(m_model->listOf(order()), section->info.name, path, desk().wording());
    if (!written) return desk().fail(written.error());
    desk().tell(InlineBar::Tone::Plain, tr("Written: %1").arg(QFileInfo(path).fileName()));
}

void RatingsPane::takeFocus()
{
    isPageShown() ? m_table->setFocus() : empty().setFocus();
}

PlayerId RatingsPane::selectedPlayer() const
{
    return m_table->currentIndex().data(RatingsModel::PlayerRole).value<PlayerId>();
}

std::optional<WhyQuestion> RatingsPane::question() const
{
    if (m_model->rated() == nullptr || !selectedPlayer()) return std::nullopt;
    WhyQuestion asked{ExplanationKind::Rating, desk().sectionId(), desk().round(), selectedPlayer()};
    asked.code = std::string(rating::info(system()).code);
    return asked;
}

void RatingsPane::follow()
{
    if (const auto asked = question(); asked && isVisible()) desk().ask(*asked);
}

void RatingsPane::showPlayer(PlayerId player)
{
    if (m_isComputing) m_wanted = player;
    const int row = m_model->rowOf(player);
    if (row < 0) return;
    m_table->goToRow(m_order->mapFromSource(m_model->index(row, 0)).row());
}

}  // namespace kydai::ui

#include "moc_ratings_pane.cpp"
