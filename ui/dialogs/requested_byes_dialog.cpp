#include "dialogs/requested_byes_dialog.h"

#include "text/value_text.h"
#include "widgets/player_find_box.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace kydai::ui {

RequestedByesDialog::RequestedByesDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_find(new PlayerFindBox(QStringLiteral("byePlayer"), this)),
      m_chosen(new QLabel(this)),
      m_round(new QSpinBox(this)),
      m_kind(new QComboBox(this)),
      m_add(new QPushButton(tr("Add"), this)),
      m_list(new QListWidget(this)),
      m_remove(new QPushButton(tr("Remove"), this)),
      m_note(new QLabel(this))
{
    setObjectName(QStringLiteral("requestedByesDialog"));
    setWindowTitle(tr("Byes asked for"));
    build();
    connect(m_find, &PlayerFindBox::found, this, &RequestedByesDialog::choose);
    connect(m_add, &QPushButton::clicked, this, &RequestedByesDialog::add);
    connect(m_remove, &QPushButton::clicked, this, &RequestedByesDialog::removeSelected);
    connect(&desk, &Desk::sectionChanged, this, &RequestedByesDialog::refresh);
    connect(&desk, &Desk::placeChanged, this, &RequestedByesDialog::refresh);
    refresh();
    choose(PlayerId{});
}

void RequestedByesDialog::build()
{
    m_round->setObjectName(QStringLiteral("byeRound"));
    m_kind->setObjectName(QStringLiteral("byeKind"));
    m_add->setObjectName(QStringLiteral("addBye"));
    m_list->setObjectName(QStringLiteral("byeList"));
    m_remove->setObjectName(QStringLiteral("removeBye"));
    m_list->setAccessibleName(tr("Byes asked for"));
    m_find->setPlaceholderText(tr("Name or number"));
    m_note->setWordWrap(true);
    m_kind->addItem(tr("Half-point bye"), static_cast<int>(Outcome::HalfBye));
    m_kind->addItem(tr("Zero-point bye (absent)"), static_cast<int>(Outcome::ZeroBye));
    m_kind->addItem(tr("Full-point bye"), static_cast<int>(Outcome::FullBye));

    auto* form = new QFormLayout;
    form->addRow(tr("&Player"), m_find);
    form->addRow(QString(), m_chosen);
    form->addRow(tr("&Round"), m_round);
    form->addRow(tr("&Kind"), m_kind);
    auto* adding = new QHBoxLayout;
    adding->addStretch(1);
    adding->addWidget(m_add);
    auto* ending = new QHBoxLayout;
    ending->addWidget(m_remove);
    ending->addStretch(1);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    ending->addWidget(buttons);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addLayout(adding);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
    column->addLayout(ending);
    resize(460, 460);
}

void RequestedByesDialog::refresh()
{
    const auto& section = m_desk.section();
    if (!section) return reject();
    m_find->setSection(section);
    const RoundNumber next = section->roundsPaired() + 1;
    m_round->setRange(next, std::max(next, section->rules.scheduledRounds.value_or(kMaxRounds)));
    const int row = m_list->currentRow();
    m_list->clear();
    for (const RequestedBye& bye : section->requestedByes) m_list->addItem(entryText(bye));
    m_list->setCurrentRow(std::min(row < 0 ? 0 : row, m_list->count() - 1));
    m_remove->setEnabled(m_list->count() > 0);
    m_note->setText(m_list->count() == 0 ? tr("Nobody has asked for a bye in a round that is still to be paired.")
                                         : tr("Every entry is kept at once; Ctrl+Z in the window takes it back."));
}

QString RequestedByesDialog::entryText(const RequestedBye& bye) const
{
    const Player* player = m_desk.section()->find(bye.player);
    const QString name = player == nullptr ? QString::number(bye.player.value) : QString::fromStdString(player->name);
    return tr("Round %1: %2, %3").arg(QString::number(bye.round), name, text::outcomeText(bye.kind, m_desk.wording()));
}

void RequestedByesDialog::choose(PlayerId player)
{
    m_player = player;
    const Player* found = m_desk.section() ? m_desk.section()->find(player) : nullptr;
    m_chosen->setText(found == nullptr ? tr("No player is chosen yet.") : QString::fromStdString(found->name));
    m_add->setEnabled(found != nullptr);
    m_find->clear();
    if (found != nullptr) m_round->setFocus();
}

void RequestedByesDialog::add()
{
    const auto& section = m_desk.section();
    if (!section || section->find(m_player) == nullptr) return;
    SetRequestedByes change{m_desk.sectionId(), section->requestedByes};
    const RequestedBye wanted{m_player, m_round->value(), static_cast<Outcome>(m_kind->currentData().toInt())};
    // A second request for the same round replaces the first.
    std::erase_if(change.byes,
                  [&](const RequestedBye& b) { return b.player == wanted.player && b.round == wanted.round; });
    change.byes.push_back(wanted);
    std::ranges::stable_sort(change.byes, {}, &RequestedBye::round);
    if (m_desk.apply(change)) choose(PlayerId{});
    m_find->setFocus();
}

void RequestedByesDialog::removeSelected()
{
    const auto& section = m_desk.section();
    const int row = m_list->currentRow();
    if (!section || row < 0 || static_cast<std::size_t>(row) >= section->requestedByes.size()) return;
    SetRequestedByes change{m_desk.sectionId(), section->requestedByes};
    change.byes.erase(change.byes.begin() + row);
    m_desk.apply(change);
}

void RequestedByesDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete && m_list->hasFocus()) return removeSelected();
    QDialog::keyPressEvent(event);
}

}  // namespace kydai::ui
