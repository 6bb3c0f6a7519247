#include "dialogs/prohibited_pairs_dialog.h"

#include "policy/actions.h"
#include "support/utf8.h"
#include "text/value_text.h"
#include "widgets/dialog_size.h"
#include "widgets/entry_list.h"
#include "widgets/player_find_box.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
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
      m_condition(new QComboBox(this)),
      m_reason(new QLineEdit(this)),
      m_entries(new EntryList(QStringLiteral("prohibited"), this)),
      m_addAll(m_entries->addButton(QStringLiteral("addAllProhibited"), tr("Add every group"))),
      m_addEverywhere(
          m_entries->addButton(QStringLiteral("addProhibitedEverywhere"), tr("Every group of all sections"))),
      m_add(m_entries->addButton(QStringLiteral("addProhibited"), tr("Add")))
{
    setObjectName(QStringLiteral("prohibitedPairsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Players who may not meet"));
    build();
    connect(m_by, &QComboBox::currentIndexChanged, this, [this] {
        fillGroups();
        showHand();
    });
    connect(m_find, &PlayerFindBox::found, this, &ProhibitedPairsDialog::addPlayer);
    connect(m_add, &QPushButton::clicked, this, &ProhibitedPairsDialog::add);
    connect(m_addAll, &QPushButton::clicked, this, [this] { addAllGroups(); });
    connect(m_addEverywhere, &QPushButton::clicked, this, [this] { addAllGroups(true); });
    connect(m_entries, &EntryList::removeWanted, this, &ProhibitedPairsDialog::remove);
    connect(m_entries, &EntryList::closeWanted, this, &QDialog::reject);
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
    m_condition->setObjectName(QStringLiteral("prohibitedCondition"));
    m_condition->addItems({tr("in each of these rounds"), tr("not in the last round if both have more than half"),
                           tr("only in the last round, if both have more than half")});
    m_reason->setObjectName(QStringLiteral("prohibitedReason"));
    m_by->addItems({tr("by unit"), tr("by federation"), tr("by hand")});
    m_find->setPlaceholderText(tr("Name or number"));
    m_reason->setPlaceholderText(tr("brothers, same school…"));
    m_entries->setListName(windowTitle());
    m_first->setAccessibleName(tr("First round"));
    m_last->setAccessibleName(tr("Last round"));
    m_handText->setWordWrap(true);

    QFormLayout& form = m_entries->form();
    form.addRow(tr("&Choose"), m_by);
    form.addRow(tr("&Group"), m_group);
    form.addRow(tr("&Player"), m_find);
    form.addRow(QString(), m_handText);
    auto* rounds = new QHBoxLayout;
    rounds->addWidget(m_first);
    rounds->addWidget(new QLabel(QStringLiteral("–"), this));
    rounds->addWidget(m_last);
    rounds->addStretch(1);
    auto* roundsLabel = new QLabel(tr("&Rounds"), this);
    roundsLabel->setBuddy(m_first);
    form.addRow(roundsLabel, rounds);
    form.addRow(tr("&When"), m_condition);
    form.addRow(tr("Rea&son"), m_reason);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_entries);
    resizeToScreen(*this, {560, 540});
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
    QStringList entries;
    for (const ProhibitedPairing& entry : section->rules.prohibited) entries << entryText(entry);
    m_entries->setEntries(entries,
                          entries.isEmpty()
                              ? tr("Anybody may meet anybody, once.")
                              : tr("Every entry is kept at once; Ctrl+Z in the window takes it back. Where one bites, "
                                   "the explanation of the pairing says so."));
}

void ProhibitedPairsDialog::fillGroups()
{
    m_group->clear();
    if (!m_desk.section() || by() == By::Hand) return;
    std::map<std::pair<std::string, QString>, int> sizes;  // by letters without marks, as lists are read
    for (const Player& player : m_desk.section()->players) {
        const QString group = QString::fromStdString(by() == By::Unit ? player.unit : player.federation);
        if (!group.isEmpty()) ++sizes[{utf8::fold(group.toStdString()), group}];
    }
    for (const auto& [key, size] : sizes) {
        const QString& group = key.second;
        if (size >= 2) m_group->addItem(tr("%1 (%n players)", nullptr, size).arg(group), group);
    }
}

void ProhibitedPairsDialog::showHand()
{
    const bool hand = by() == By::Hand;
    QFormLayout& form = m_entries->form();
    form.setRowVisible(m_group, !hand);
    form.setRowVisible(m_find, hand);
    form.setRowVisible(m_handText, hand);
    m_group->setEnabled(m_group->count() > 0);
    m_addAll->setVisible(!hand);
    m_addAll->setEnabled(!hand && m_group->count() > 0);
    m_addEverywhere->setVisible(!hand && m_desk.session().event().sections.size() > 1);
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

ProhibitedPairing ProhibitedPairsDialog::chosen() const
{
    ProhibitedPairing entry;
    entry.firstRound = std::min(m_first->value(), m_last->value());
    entry.lastRound = std::max(m_first->value(), m_last->value());
    entry.condition = static_cast<ProhibitedPairing::Condition>(std::max(0, m_condition->currentIndex()));
    entry.reason = m_reason->text().trimmed().toStdString();
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
        prohibited.push_back(chosen());
        prohibited.back().players = std::exchange(m_hand, {});
    } else {
        const QString group = m_group->currentData().toString();
        if (group.isEmpty()) return;
        prohibited.push_back(chosen());
        prohibited.back().players = membersOf(group);
        if (prohibited.back().reason.empty()) prohibited.back().reason = group.toStdString();
    }
    commit(std::move(prohibited));
    m_reason->clear();
    showHand();
}

void ProhibitedPairsDialog::addAllGroups(bool everywhere)
{
    if (!m_desk.section() || by() == By::Hand) return;
    const Event& event = m_desk.session().event();
    std::vector<SectionId> sections{m_desk.sectionId()};
    if (everywhere) {
        sections.clear();
        for (const EventSection& each : event.sections) sections.push_back(each.id);
    }
    const auto kinship = by() == By::Unit ? Kinship::Unit : Kinship::Federation;
    m_desk.apply(policy::keepingApart(event, sections, kinship, chosen()));
}

void ProhibitedPairsDialog::remove(int row)
{
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
        names << (player == nullptr ? QStringLiteral("–") : QString::fromStdString(player->name));
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
    if (entry.condition == ProhibitedPairing::Condition::LastRoundAboveHalf)
        text += QStringLiteral(" · ") + tr("only in the last round above half");
    return text;
}

}  // namespace kydai::ui

#include "moc_prohibited_pairs_dialog.cpp"
