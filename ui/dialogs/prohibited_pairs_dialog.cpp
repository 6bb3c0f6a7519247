#include "dialogs/prohibited_pairs_dialog.h"

#include "text/value_text.h"
#include "widgets/player_find_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <utility>

namespace kydai::ui {

ProhibitedPairsDialog::ProhibitedPairsDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_by(new QComboBox(this)),
      m_group(new QComboBox(this)),
      m_find(new PlayerFindBox(QStringLiteral("prohibitedPlayer"), this)),
      m_handText(new QLabel(this)),
      m_first(new QSpinBox(this)),
      m_last(new QSpinBox(this)),
      m_aboveHalf(new QCheckBox(tr("Lifted in the last round when both have more than half of the points"), this)),
      m_reason(new QLineEdit(this)),
      m_add(new QPushButton(tr("Add"), this)),
      m_addAll(new QPushButton(tr("Add every group"), this)),
      m_list(new QListWidget(this)),
      m_remove(new QPushButton(tr("Remove"), this)),
      m_note(new QLabel(this))
{
    setObjectName(QStringLiteral("prohibitedPairsDialog"));
    setWindowTitle(tr("Players who may not meet"));
    build();
    connect(m_by, &QComboBox::currentIndexChanged, this, [this] {
        fillGroups();
        showHand();
    });
    connect(m_find, &PlayerFindBox::found, this, &ProhibitedPairsDialog::addPlayer);
    connect(m_add, &QPushButton::clicked, this, &ProhibitedPairsDialog::add);
    connect(m_addAll, &QPushButton::clicked, this, &ProhibitedPairsDialog::addAllGroups);
    connect(m_remove, &QPushButton::clicked, this, &ProhibitedPairsDialog::removeSelected);
    connect(&desk, &Desk::sectionChanged, this, &ProhibitedPairsDialog::refresh);
    connect(&desk, &Desk::placeChanged, this, &ProhibitedPairsDialog::refresh);
    const RoundNumber rounds = desk.section() ? desk.section()->rules.scheduledRounds.value_or(kMaxRounds) : kMaxRounds;
    m_first->setRange(1, rounds);
    m_last->setRange(1, rounds);
    m_last->setValue(rounds);
    refresh();
    fillGroups();
    showHand();
}

void ProhibitedPairsDialog::build()
{
    m_by->setObjectName(QStringLiteral("prohibitedBy"));
    m_group->setObjectName(QStringLiteral("prohibitedGroup"));
    m_first->setObjectName(QStringLiteral("prohibitedFirst"));
    m_last->setObjectName(QStringLiteral("prohibitedLast"));
    m_aboveHalf->setObjectName(QStringLiteral("prohibitedAboveHalf"));
    m_reason->setObjectName(QStringLiteral("prohibitedReason"));
    m_add->setObjectName(QStringLiteral("addProhibited"));
    m_addAll->setObjectName(QStringLiteral("addAllProhibited"));
    m_list->setObjectName(QStringLiteral("prohibitedList"));
    m_remove->setObjectName(QStringLiteral("removeProhibited"));
    m_by->addItems({tr("by unit"), tr("by federation"), tr("by hand")});
    m_find->setPlaceholderText(tr("Name or number"));
    m_reason->setPlaceholderText(tr("brothers, same school…"));
    m_list->setAccessibleName(tr("Players who may not meet"));
    m_handText->setWordWrap(true);
    m_note->setWordWrap(true);

    auto* form = new QFormLayout;
    form->addRow(tr("&Choose"), m_by);
    form->addRow(tr("&Group"), m_group);
    form->addRow(tr("&Player"), m_find);
    form->addRow(QString(), m_handText);
    auto* rounds = new QHBoxLayout;
    rounds->addWidget(m_first);
    rounds->addWidget(new QLabel(QStringLiteral("–"), this));
    rounds->addWidget(m_last);
    rounds->addStretch(1);
    form->addRow(tr("&Rounds"), rounds);
    form->addRow(QString(), m_aboveHalf);
    form->addRow(tr("Rea&son"), m_reason);
    auto* adding = new QHBoxLayout;
    adding->addStretch(1);
    adding->addWidget(m_addAll);
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
    resize(560, 540);
}

ProhibitedPairsDialog::By ProhibitedPairsDialog::by() const
{
    return static_cast<By>(m_by->currentIndex());
}

void ProhibitedPairsDialog::setBy(By by)
{
    m_by->setCurrentIndex(static_cast<int>(by));
}

void ProhibitedPairsDialog::refresh()
{
    const auto& section = m_desk.section();
    if (!section) return reject();
    m_find->setSection(section);
    const int row = m_list->currentRow();
    m_list->clear();
    for (const ProhibitedPairing& entry : section->rules.prohibited) m_list->addItem(entryText(entry));
    m_list->setCurrentRow(std::min(row < 0 ? 0 : row, m_list->count() - 1));
    m_remove->setEnabled(m_list->count() > 0);
    m_note->setText(m_list->count() == 0
                        ? tr("Anybody may meet anybody, once.")
                        : tr("Every entry is kept at once; Ctrl+Z in the window takes it back. Where one bites, the "
                             "explanation of the pairing says so."));
}

void ProhibitedPairsDialog::fillGroups()
{
    m_group->clear();
    if (!m_desk.section() || by() == By::Hand) return;
    std::map<QString, int> sizes;
    for (const Player& player : m_desk.section()->players) {
        const QString group = QString::fromStdString(by() == By::Unit ? player.unit : player.federation);
        if (!group.isEmpty()) ++sizes[group];
    }
    for (const auto& [group, size] : sizes) {
        if (size >= 2) m_group->addItem(tr("%1 (%n players)", nullptr, size).arg(group), group);
    }
}

void ProhibitedPairsDialog::showHand()
{
    const bool hand = by() == By::Hand;
    m_group->setEnabled(!hand && m_group->count() > 0);
    m_find->setEnabled(hand);
    m_addAll->setEnabled(!hand && m_group->count() > 0);
    m_add->setEnabled(hand ? m_hand.size() >= 2 : m_group->count() > 0);
    QStringList names;
    for (const PlayerId id : m_hand) {
        if (const Player* player = m_desk.section()->find(id)) names << QString::fromStdString(player->name);
    }
    m_handText->setText(!hand             ? QString()
                        : names.isEmpty() ? tr("Find two players or more.")
                                          : names.join(QStringLiteral(", ")));
}

void ProhibitedPairsDialog::addPlayer(PlayerId player)
{
    setBy(By::Hand);
    if (std::ranges::find(m_hand, player) == m_hand.end()) m_hand.push_back(player);
    m_find->clear();
    showHand();
}

std::vector<PlayerId> ProhibitedPairsDialog::membersOf(const QString& group) const
{
    std::vector<PlayerId> members;
    const std::string wanted = group.toStdString();
    for (const Player& player : m_desk.section()->players) {
        if ((by() == By::Unit ? player.unit : player.federation) == wanted) members.push_back(player.id);
    }
    return members;
}

ProhibitedPairing ProhibitedPairsDialog::entryFor(std::vector<PlayerId> players, const QString& group) const
{
    ProhibitedPairing entry;
    entry.firstRound = std::min(m_first->value(), m_last->value());
    entry.lastRound = std::max(m_first->value(), m_last->value());
    entry.players = std::move(players);
    entry.condition = m_aboveHalf->isChecked() ? ProhibitedPairing::Condition::ExceptLastRoundAboveHalf
                                               : ProhibitedPairing::Condition::Always;
    const QString reason = m_reason->text().trimmed();
    entry.reason = (reason.isEmpty() ? group : reason).toStdString();
    return entry;
}

void ProhibitedPairsDialog::commit(std::vector<ProhibitedPairing> prohibited)
{
    EditRules change{m_desk.sectionId(), m_desk.section()->rules};
    change.rules.prohibited = std::move(prohibited);
    m_desk.apply(change);
}

void ProhibitedPairsDialog::add()
{
    if (!m_desk.section()) return;
    std::vector<ProhibitedPairing> prohibited = m_desk.section()->rules.prohibited;
    if (by() == By::Hand) {
        if (m_hand.size() < 2) return;
        prohibited.push_back(entryFor(std::exchange(m_hand, {}), {}));
    } else {
        const QString group = m_group->currentData().toString();
        if (group.isEmpty()) return;
        prohibited.push_back(entryFor(membersOf(group), group));
    }
    commit(std::move(prohibited));
    m_reason->clear();
    showHand();
}

void ProhibitedPairsDialog::addAllGroups()
{
    if (!m_desk.section() || by() == By::Hand) return;
    std::vector<ProhibitedPairing> prohibited = m_desk.section()->rules.prohibited;
    for (int index = 0; index < m_group->count(); ++index) {
        const QString group = m_group->itemData(index).toString();
        prohibited.push_back(entryFor(membersOf(group), group));
    }
    commit(std::move(prohibited));
}

void ProhibitedPairsDialog::removeSelected()
{
    const int row = m_list->currentRow();
    if (!m_desk.section() || row < 0) return;
    std::vector<ProhibitedPairing> prohibited = m_desk.section()->rules.prohibited;
    if (static_cast<std::size_t>(row) >= prohibited.size()) return;
    prohibited.erase(prohibited.begin() + row);
    commit(std::move(prohibited));
}

QString ProhibitedPairsDialog::entryText(const ProhibitedPairing& entry) const
{
    constexpr std::size_t kNamed = 4;
    QStringList names;
    for (const PlayerId id : entry.players) {
        const Player* player = m_desk.section()->find(id);
        names << (player == nullptr ? QString::number(id.value) : QString::fromStdString(player->name));
        if (names.size() == static_cast<int>(kNamed) && entry.players.size() > kNamed + 1) {
            names << tr("%n more", nullptr, static_cast<int>(entry.players.size() - kNamed));
            break;
        }
    }
    QString text = names.join(QStringLiteral(", "));
    if (!entry.reason.empty()) text = QString::fromStdString(entry.reason) + QStringLiteral(": ") + text;
    if (entry.firstRound > 1 || entry.lastRound < m_desk.section()->rules.scheduledRounds.value_or(kMaxRounds))
        text += QStringLiteral(" · ") + tr("rounds %1–%2").arg(entry.firstRound).arg(entry.lastRound);
    if (entry.condition == ProhibitedPairing::Condition::ExceptLastRoundAboveHalf)
        text += QStringLiteral(" · ") + tr("not in the last round above half");
    return text;
}

void ProhibitedPairsDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete && m_list->hasFocus()) return removeSelected();
    QDialog::keyPressEvent(event);
}

}  // namespace kydai::ui
