#include "dialogs/requested_byes_dialog.h"

#include "text/value_text.h"
#include "widgets/dialog_size.h"
#include "widgets/entry_list.h"
#include "widgets/player_find_box.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
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
      m_entries(new EntryList(QStringLiteral("bye"), this)),
      m_add(m_entries->addButton(QStringLiteral("addBye"), tr("Add")))
{
    setObjectName(QStringLiteral("requestedByesDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Byes asked for"));
    build();
    connect(m_find, &PlayerFindBox::found, this, &RequestedByesDialog::choose);
    connect(m_add, &QPushButton::clicked, this, &RequestedByesDialog::add);
    connect(m_entries, &EntryList::removeWanted, this, &RequestedByesDialog::remove);
    connect(m_entries, &EntryList::closeWanted, this, &QDialog::reject);
    connect(&desk, &Desk::sectionChanged, this, &RequestedByesDialog::refresh);
    connect(&desk, &Desk::placeChanged, this, &RequestedByesDialog::refresh);
    refresh();
    choose(PlayerId{});
}

void RequestedByesDialog::build()
{
    m_round->setObjectName(QStringLiteral("byeRound"));
    m_kind->setObjectName(QStringLiteral("byeKind"));
    m_entries->setListName(tr("Byes asked for"));
    m_find->setPlaceholderText(tr("Name or number"));
    m_kind->addItem(tr("Half-point bye"), static_cast<int>(Outcome::HalfBye));
    m_kind->addItem(tr("Zero-point bye (absent)"), static_cast<int>(Outcome::ZeroBye));
    m_kind->addItem(tr("Full-point bye"), static_cast<int>(Outcome::FullBye));
    QFormLayout& form = m_entries->form();
    form.addRow(tr("&Player"), m_find);
    form.addRow(QString(), m_chosen);
    form.addRow(tr("&Round"), m_round);
    form.addRow(tr("&Kind"), m_kind);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_entries);
    resizeToScreen(*this, {460, 460});
}

void RequestedByesDialog::refresh()
{
    const auto& section = m_desk.section();
    if (!section) return reject();
    m_find->setSection(section);
    const RoundNumber next = section->roundsPaired() + 1;
    m_round->setRange(next, std::max(next, section->rules.scheduledRounds.value_or(kMaxRounds)));
    QStringList entries;
    for (const RequestedBye& bye : section->requestedByes) entries << entryText(bye);
    m_entries->setEntries(entries, entries.isEmpty()
                                       ? tr("Nobody has asked for a bye in a round that is still to be paired.")
                                       : tr("Every entry is kept at once; Ctrl+Z in the window takes it back."));
}

QString RequestedByesDialog::entryText(const RequestedBye& bye) const
{
    const Player* player = m_desk.section()->find(bye.player);
    const QString name = player == nullptr ? QStringLiteral("–") : QString::fromStdString(player->name);
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

void RequestedByesDialog::remove(int row)
{
    const auto& section = m_desk.section();
    if (!section || row < 0 || static_cast<std::size_t>(row) >= section->requestedByes.size()) return;
    SetRequestedByes change{m_desk.sectionId(), section->requestedByes};
    change.byes.erase(change.byes.begin() + row);
    m_desk.apply(change);
}

}  // namespace kydai::ui

#include "moc_requested_byes_dialog.cpp"
