#include "dialogs/adjustments_dialog.h"

#include "text/adjustment_text.h"
#include "widgets/dialog_size.h"
#include "widgets/entry_list.h"
#include "widgets/number_box.h"
#include "widgets/player_find_box.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace kydai::ui {

namespace {

constexpr double kMostPoints = 99.5;
constexpr int kTenths = 10;

QDoubleSpinBox* pointsBox(const char* name, QWidget* parent)
{
    QDoubleSpinBox* box = numberBox(parent, name, -kMostPoints, kMostPoints, 1);
    box->setSingleStep(0.5);
    return box;
}

Points pointsIn(const QDoubleSpinBox& box)
{
    return Points{static_cast<int>(std::lround(box.value() * kTenths))};
}

}  // namespace

AdjustmentsDialog::AdjustmentsDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_entries(new EntryList(QStringLiteral("adjustment"), this)),
      m_find(new PlayerFindBox(QStringLiteral("adjustedPlayer"), this)),
      m_chosen(new QLabel(this)),
      m_team(new QComboBox(this)),
      m_round(new QSpinBox(this)),
      m_points(pointsBox("adjustedPoints", this)),
      m_gamePoints(pointsBox("adjustedGamePoints", this)),
      m_add(m_entries->addButton(QStringLiteral("addAdjustment"), tr("Add")))
{
    setObjectName(QStringLiteral("adjustmentsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Bonus and penalty points"));
    build();
    connect(m_find, &PlayerFindBox::found, this, &AdjustmentsDialog::choose);
    connect(m_add, &QPushButton::clicked, this, &AdjustmentsDialog::add);
    connect(m_entries, &EntryList::removeWanted, this, &AdjustmentsDialog::remove);
    connect(m_entries, &EntryList::closeWanted, this, &QDialog::reject);
    connect(&desk, &Desk::sectionChanged, this, &AdjustmentsDialog::refresh);
    connect(&desk, &Desk::placeChanged, this, &AdjustmentsDialog::refresh);
    refresh();
    if (!hasTeams()) choose(PlayerId{});
}

void AdjustmentsDialog::build()
{
    setLocale(text::localeOf(m_desk.language()));
    m_team->setObjectName(QStringLiteral("adjustedTeam"));
    m_round->setObjectName(QStringLiteral("adjustedRound"));
    m_round->setSpecialValueText(tr("the whole event"));
    m_entries->setListName(tr("Bonus and penalty points"));
    m_find->setPlaceholderText(tr("Name or number"));
    const bool ofTeams = hasTeams();
    QFormLayout& form = m_entries->form();
    form.addRow(tr("&Player"), m_find);
    form.addRow(QString(), m_chosen);
    form.addRow(tr("&Team"), m_team);
    form.addRow(tr("&Round"), m_round);
    form.addRow(ofTeams ? tr("&Match points, less with a minus") : tr("P&oints, less with a minus"), m_points);
    form.addRow(tr("&Game points, less with a minus"), m_gamePoints);
    form.setRowVisible(m_find, !ofTeams);
    form.setRowVisible(m_chosen, !ofTeams);
    form.setRowVisible(m_team, ofTeams);
    form.setRowVisible(m_gamePoints, ofTeams);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_entries);
    resizeToScreen(*this, {520, 480});
}

bool AdjustmentsDialog::hasTeams() const
{
    return m_desk.section() && m_desk.section()->isTeamEvent();
}

void AdjustmentsDialog::refresh()
{
    const auto& section = m_desk.section();
    if (!section) return reject();
    m_find->setSection(section);
    m_round->setRange(0, std::max({1, section->roundsPaired(), section->rules.scheduledRounds.value_or(0)}));
    if (const int chosen = std::max(0, m_team->currentIndex()); hasTeams()) {
        const QSignalBlocker quiet(m_team);
        m_team->clear();
        for (const Team& team : section->teams.teams)
            m_team->addItem(QStringLiteral("%1. %2").arg(team.id.value).arg(QString::fromStdString(team.name)));
        m_team->setCurrentIndex(std::min(chosen, m_team->count() - 1));
    }
    QStringList entries;
    const auto tell = [&](const auto& entry) { entries << text::adjustmentText(*section, entry, m_desk.wording()); };
    if (hasTeams())
        std::ranges::for_each(section->teams.awards, tell);
    else
        std::ranges::for_each(section->adjustments, tell);
    m_entries->setEntries(entries, entries.isEmpty()
                                       ? tr("Nobody has bonus or penalty points.")
                                       : tr("Every entry is kept at once; Ctrl+Z in the window takes it back."));
}

void AdjustmentsDialog::choose(PlayerId player)
{
    m_player = player;
    const Player* found = m_desk.section() ? m_desk.section()->find(player) : nullptr;
    m_chosen->setText(found == nullptr ? tr("No player is chosen yet.") : QString::fromStdString(found->name));
    m_add->setEnabled(found != nullptr);
    m_find->clear();
    if (found != nullptr) m_round->setFocus();
}

/// What is nothing is not added.
void AdjustmentsDialog::add()
{
    const auto& section = m_desk.section();
    if (!section) return;
    const Points points = pointsIn(*m_points);
    if (hasTeams()) {
        const Points gamePoints = pointsIn(*m_gamePoints);
        if (points == Points{} && gamePoints == Points{}) return m_points->setFocus();
        SetTeamAwards change{m_desk.sectionId(), section->teams.awards};
        const Team& team = section->teams.teams[static_cast<std::size_t>(m_team->currentIndex())];
        change.awards.push_back({m_round->value(), team.id, std::nullopt, points, gamePoints});
        if (!m_desk.apply(std::move(change))) return;
        m_gamePoints->setValue(0);
        m_team->setFocus();
    } else {
        if (section->find(m_player) == nullptr) return;
        if (points == Points{}) return m_points->setFocus();
        SetAdjustments change{m_desk.sectionId(), section->adjustments};
        change.adjustments.push_back({m_player, m_round->value(), std::nullopt, points});
        if (!m_desk.apply(std::move(change))) return;
        choose(PlayerId{});
        m_find->setFocus();
    }
    m_points->setValue(0);
}

void AdjustmentsDialog::remove(int row)
{
    const auto& section = m_desk.section();
    if (!section || row < 0) return;
    const auto without = [row](auto entries) {
        entries.erase(entries.begin() + row);
        return entries;
    };
    const auto at = static_cast<std::size_t>(row);
    if (hasTeams()) {
        if (at < section->teams.awards.size())
            m_desk.apply(SetTeamAwards{m_desk.sectionId(), without(section->teams.awards)});
    } else if (at < section->adjustments.size()) {
        m_desk.apply(SetAdjustments{m_desk.sectionId(), without(section->adjustments)});
    }
}

}  // namespace kydai::ui

#include "moc_adjustments_dialog.cpp"
