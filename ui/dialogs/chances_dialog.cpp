#include "dialogs/chances_dialog.h"

#include "models/held_list_model.h"
#include "session/jobs.h"
#include "tables/lists.h"
#include "text/error_text.h"
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
#include <QSpinBox>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kydai::ui {

namespace {

constexpr int kFewestFinishes = 1'000;
constexpr int kMostFinishes = 100'000;
constexpr int kMostSeed = 999'999;
constexpr int kTick = 200;  // milliseconds

}  // namespace

ChancesDialog::ChancesDialog(Desk& desk, PlayerId player, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_player(player),
      m_head(new QLabel(this)),
      m_players(new HeldListModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("chances"), this)),
      m_name(new QLabel(this)),
      m_picture(new PictureView(this)),
      m_notes(new QLabel(this)),
      m_finishesLabel(new QLabel(this)),
      m_finishes(new QSpinBox(this)),
      m_seedLabel(new QLabel(this)),
      m_seed(new QSpinBox(this)),
      m_print(new QPushButton(this))
{
    setObjectName(QStringLiteral("chancesDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    retranslate();
    connect(&m_clock, &QTimer::timeout, this, &ChancesDialog::showProgress);
    connect(m_finishes, &QSpinBox::valueChanged, this, &ChancesDialog::play);
    connect(m_seed, &QSpinBox::valueChanged, this, &ChancesDialog::play);
    connect(&desk, &Desk::sectionChanged, this, &ChancesDialog::play);
    connect(&desk, &Desk::placeChanged, this, &QDialog::reject);
    play();
}

ChancesDialog::~ChancesDialog()
{
    if (m_job != nullptr) m_job->cancel();
}

void ChancesDialog::build()
{
    for (QLabel* label : {m_head, m_name, m_notes}) label->setWordWrap(true);
    m_head->setObjectName(QStringLiteral("chancesHead"));
    m_table->setModel(m_players);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_finishes->setObjectName(QStringLiteral("chancesFinishes"));
    m_finishes->setRange(kFewestFinishes, kMostFinishes);
    m_finishes->setSingleStep(kFewestFinishes);
    m_finishes->setGroupSeparatorShown(true);
    m_finishes->setKeyboardTracking(false);
    m_finishes->setValue(ask::ChancesOptions{}.finishes);
    m_finishesLabel->setBuddy(m_finishes);
    m_seed->setObjectName(QStringLiteral("chancesSeed"));
    m_seed->setRange(1, kMostSeed);
    m_seed->setKeyboardTracking(false);
    m_seedLabel->setBuddy(m_seed);
    m_print->setObjectName(QStringLiteral("printChances"));
    m_print->setEnabled(false);
    m_print->setAutoDefault(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_print, QDialogButtonBox::ActionRole);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_finishesLabel);
    foot->addWidget(m_finishes);
    foot->addWidget(m_seedLabel);
    foot->addWidget(m_seed);
    foot->addStretch();
    foot->addWidget(buttons);
    auto* parts = new QSplitter(Qt::Horizontal, this);
    parts->addWidget(m_table);
    parts->addWidget(buildPlayer());
    parts->setStretchFactor(0, 2);
    parts->setStretchFactor(1, 1);
    parts->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_head);
    layout->addWidget(parts, 1);
    layout->addWidget(m_notes);
    layout->addLayout(foot);
    resizeToScreen(*this, {1340, 680});
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_print, &QPushButton::clicked, this, [this] {
        const auto* one = selected();
        const PlayerId player = one != nullptr ? one->player : PlayerId{};
        accept();
        Q_EMIT printWanted(m_made, player);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ChancesDialog::showSelected);
    m_table->setFocus();
}

QWidget* ChancesDialog::buildPlayer()
{
    QFont bold = m_name->font();
    bold.setBold(true);
    m_name->setFont(bold);
    m_name->setObjectName(QStringLiteral("chancesOf"));
    auto* inside = new QWidget(this);
    auto* column = new QVBoxLayout(inside);
    column->addWidget(m_name);
    column->addWidget(m_picture);
    column->addStretch();
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(inside);
    return area;
}

void ChancesDialog::play()
{
    m_print->setEnabled(false);
    m_job = m_desk.jobs().start(
        "chances", m_desk.sectionId(), this,
        [section = m_desk.section(),
         options = ask::ChancesOptions{m_finishes->value(), static_cast<std::uint64_t>(m_seed->value())}](
            const Section&, const std::stop_token& stop, Progress& progress) {
            return ask::chancesOf(section, options, stop, &progress);
        },
        [this](Result<ask::Chances> made) {
            m_clock.stop();
            if (made) return show(std::make_shared<const ask::Chances>(*std::move(made)));
            m_made.reset();
            m_players->show(nullptr, {});
            m_head->setText(text::errorText(made.error(), m_desk.wording()));
            m_notes->clear();
            showSelected();
        });
    m_clock.start(kTick);
    showProgress();
}

void ChancesDialog::showProgress()
{
    if (m_job == nullptr || m_job->isOver()) return;
    constexpr std::size_t kHundred = 100;
    const std::size_t of = std::max<std::size_t>(1, m_job->progress().total());
    m_head->setText(tr("The rounds to come are being played: %1 %").arg(m_job->progress().done() * kHundred / of));
}

void ChancesDialog::show(std::shared_ptr<const ask::Chances> made)
{
    const ask::PlayerChances* const before = selected();
    if (before != nullptr) m_player = before->player;
    m_made = std::move(made);
    m_players->show(m_made, tables::chancesList(*m_made));
    m_table->setColumns(m_players->widths(TableView::kHidden));
    const auto own = std::ranges::find(m_made->players, m_player, &ask::PlayerChances::player);
    const auto row = own != m_made->players.end() ? own - m_made->players.begin() : 0;
    if (!m_made->players.empty()) m_table->selectRow(static_cast<int>(row));
    m_print->setEnabled(true);
    retranslate();
}

const ask::PlayerChances* ChancesDialog::selected() const
{
    const QModelIndex current = m_table->currentIndex();
    if (!m_made || !current.isValid()) return nullptr;
    return &m_made->players[static_cast<std::size_t>(current.row())];
}

void ChancesDialog::showSelected()
{
    const ask::PlayerChances* const one = selected();
    m_name->setText(one != nullptr ? QString::fromStdString(m_made->section->player(one->player).name) : QString());
    std::vector<Picture> pictures;
    if (one != nullptr) pictures.emplace_back(ask::pictureOf(*one));
    m_picture->setPictures(std::move(pictures), m_desk.wording());
}

void ChancesDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void ChancesDialog::retranslate()
{
    setWindowTitle(tr("What can still happen"));
    if (m_made) {
        m_head->setText(tr("An estimate by ratings of what the open games and the rounds to come may bring."));
        m_notes->setText(tables::chancesNotes(*m_made, m_desk.wording()).join(QLatin1Char(' ')));
    }
    m_finishesLabel->setText(tr("&Finishes"));
    m_seedLabel->setText(tr("&Seed"));
    m_print->setText(tr("Print…"));
    m_table->setAccessibleName(tr("Chances of the players"));
    m_picture->setAccessibleName(tr("Chances of each place"));
    m_players->setWording(m_desk.wording());
    showSelected();
}

}  // namespace kydai::ui

#include "moc_chances_dialog.cpp"
