#include "dialogs/continue_dialog.h"

#include "policy/event_plan.h"
#include "text/enum_text.h"
#include "tiebreak/standings.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <memory>

namespace kydai::ui {

namespace {

constexpr int kUsualFinalists = 8;

}  // namespace

ContinueDialog::ContinueDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_name(new QLineEdit(this)),
      m_count(new QSpinBox(this)),
      m_system(new QComboBox(this)),
      m_who(new QLabel(this))
{
    setObjectName(QStringLiteral("continueDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Play on as a new stage"));
    const auto section = desk.section();
    auto* form = new QFormLayout(this);
    m_name->setObjectName(QStringLiteral("continueName"));
    m_name->setText(tr("%1 · final stage").arg(QString::fromStdString(section ? section->info.name : std::string())));
    form->addRow(tr("Name of the new section"), m_name);
    const int all = section ? static_cast<int>(section->players.size()) : 2;
    m_count->setObjectName(QStringLiteral("continueCount"));
    m_count->setRange(2, std::max(2, all));
    m_count->setValue(std::min(kUsualFinalists, all));
    form->addRow(tr("The best so many"), m_count);
    m_system->setObjectName(QStringLiteral("continueSystem"));
    for (const PairingSystem system : {PairingSystem::KnockOut, PairingSystem::RoundRobin, PairingSystem::Dutch})
        m_system->addItem(text::enumText(system, desk.wording()), static_cast<int>(system));
    form->addRow(tr("Pairing system"), m_system);
    m_who->setWordWrap(true);
    m_who->setObjectName(QStringLiteral("continueWho"));
    form->addRow(m_who);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Make the section"), QDialogButtonBox::AcceptRole)
        ->setObjectName(QStringLiteral("continueMake"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
    connect(m_count, &QSpinBox::valueChanged, this, &ContinueDialog::showWho);
    showWho();
    m_count->setFocus();
}

std::vector<PlayerId> ContinueDialog::players() const
{
    const auto section = m_desk.section();
    return section ? tiebreak::bestOf(*section, static_cast<std::size_t>(m_count->value())) : std::vector<PlayerId>{};
}

void ContinueDialog::showWho()
{
    const auto section = m_desk.section();
    if (!section) return;
    QStringList names;
    int number = 0;
    for (const PlayerId player : players())
        names << QStringLiteral("%1 %2").arg(++number).arg(QString::fromStdString(section->player(player).name));
    m_who->setText(tr("By the standings of now: %1.").arg(names.join(QStringLiteral(" · "))));
}

void ContinueDialog::accept()
{
    const auto section = m_desk.section();
    if (!section) return reject();
    const auto system = static_cast<PairingSystem>(m_system->currentData().toInt());
    auto next = std::make_shared<const Section>(
        policy::continuation(*section, players(), m_name->text().trimmed().toStdString(), system));
    if (m_desk.apply(AddSection{{}, std::move(next)})) QDialog::accept();
}

}  // namespace kydai::ui

#include "moc_continue_dialog.cpp"
