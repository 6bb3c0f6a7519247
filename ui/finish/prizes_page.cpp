#include "finish/prizes_page.h"

#include "finish/prize_plan_table.h"
#include "models/held_list_model.h"
#include "print/catalogue.h"
#include "prizes/templates.h"
#include "tables/lists.h"
#include "widgets/table_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace kydai::ui {

PrizesPage::PrizesPage(Desk& desk, QWidget* parent)
    : FinishPage(desk, "finishPrizes", parent),
      m_sections(new QComboBox(this)),
      m_templates(new QComboBox(this)),
      m_everywhere(new QPushButton(tr("Same plan in all sections"), this)),
      m_rules(new QPushButton(tr("More rules…"), this)),
      m_plan(new PrizePlanTable(desk.wording(), this)),
      m_model(new HeldListModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("finishAwards"), this)),
      m_note(new QLabel(this)),
      m_freeze(new QPushButton(this)),
      m_why(new QPushButton(tr("Why?"), this)),
      m_leaveOut(new QPushButton(tr("Leave out…"), this)),
      m_leftOut(new QPushButton(this))
{
    build();
}

void PrizesPage::build()
{
    m_sections->setObjectName(QStringLiteral("prizeSection"));
    m_sections->setAccessibleName(tr("Section"));
    m_templates->setObjectName(QStringLiteral("prizeTemplate"));
    m_templates->setAccessibleName(tr("Begin with a template"));
    m_templates->addItems({tr("Begin with a template…"), tr("Vietnamese youth: medals, joint third"),
                           tr("Open: Hort and categories"), tr("US: places and classes")});
    // Its longest line may be cut; it is whole where it drops down.
    constexpr int kShown = 16;
    m_templates->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_templates->setMinimumContentsLength(kShown);
    m_everywhere->setObjectName(QStringLiteral("prizeEverywhere"));
    m_rules->setObjectName(QStringLiteral("prizeRules"));
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Who wins what"));
    m_note->setWordWrap(true);
    m_note->setObjectName(QStringLiteral("prizeNote"));
    m_freeze->setObjectName(QStringLiteral("prizeFreeze"));
    m_why->setObjectName(QStringLiteral("prizeWhy"));
    m_leaveOut->setObjectName(QStringLiteral("prizeLeaveOut"));
    m_leftOut->setObjectName(QStringLiteral("prizeLeftOut"));
    m_leftOut->setMenu(new QMenu(m_leftOut));
    m_leftOut->hide();
    auto* top = new QHBoxLayout;
    top->addWidget(m_sections);
    top->addWidget(m_templates);
    top->addWidget(m_everywhere);
    top->addWidget(m_rules);
    top->addStretch(1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_freeze);
    buttons->addWidget(m_why);
    buttons->addWidget(m_leaveOut);
    buttons->addWidget(m_leftOut);
    buttons->addWidget(
        printButton({print::DocumentKind::Prizes, print::DocumentKind::Receipts, print::DocumentKind::Accounts}));
    buttons->addStretch(1);
    auto* hint = new QLabel(tr("Type in the last line to add one; Ctrl+Del takes a line away."), this);
    auto* column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_plan, 3);
    column->addWidget(hint);
    column->addWidget(m_note);
    column->addWidget(m_table, 2);
    column->addLayout(buttons);
    connect(m_sections, &QComboBox::activated, this, &PrizesPage::showSection);
    connect(m_templates, &QComboBox::activated, this, &PrizesPage::useTemplate);
    connect(m_everywhere, &QPushButton::clicked, this, &PrizesPage::toEverySection);
    connect(m_rules, &QPushButton::clicked, m_plan, &PrizePlanTable::editRules);
    connect(m_plan, &PrizePlanTable::edited, this, &PrizesPage::takePlan);
    connect(m_plan, &PrizePlanTable::refused, this,
            [this](const QString& sentence) { desk().tell(InlineBar::Tone::Warning, sentence); });
    connect(m_freeze, &QPushButton::clicked, this, &PrizesPage::freezeOrThaw);
    connect(m_why, &QPushButton::clicked, this, &PrizesPage::askWhy);
    connect(m_leaveOut, &QPushButton::clicked, this, &PrizesPage::leaveOut);
    beginAt(m_plan);
}

QString PrizesPage::title() const
{
    return tr("Prizes");
}

FinishPage::State PrizesPage::state() const
{
    int planned = 0;
    int frozen = 0;
    const auto& sections = desk().session().event().sections;
    for (const EventSection& each : sections) {
        planned += each.section->prizes.empty() ? 0 : 1;
        frozen += each.section->frozenPrizes.isFrozen() ? 1 : 0;
    }
    if (planned == 0) return {false, tr("no prizes yet")};
    const bool all = frozen == planned && planned == static_cast<int>(sections.size());
    return {all, tr("%1 of %2 sections frozen").arg(frozen).arg(sections.size())};
}

SectionId PrizesPage::sectionId() const
{
    return m_sections->currentData().value<SectionId>();
}

std::shared_ptr<const Section> PrizesPage::section() const
{
    return desk().session().section(sectionId());
}

void PrizesPage::fillSections()
{
    const QVariant before = m_sections->currentData();
    const SectionId wanted = before.isValid() ? before.value<SectionId>() : desk().sectionId();
    const QSignalBlocker quiet(m_sections);
    m_sections->clear();
    for (const EventSection& each : desk().session().event().sections) {
        m_sections->addItem(QString::fromStdString(each.section->info.name), QVariant::fromValue(each.id));
        if (each.id == wanted) m_sections->setCurrentIndex(m_sections->count() - 1);
    }
}

void PrizesPage::refresh()
{
    m_model->setWording(desk().wording());
    fillSections();
    showSection();
}

void PrizesPage::showSection()
{
    const auto shown = section();
    setEnabled(shown != nullptr);
    if (!shown) return;
    m_plan->setPlan(shown->prizes);
    m_plan->setReadOnly(shown->frozenPrizes.isFrozen());
    m_rules->setEnabled(!shown->frozenPrizes.isFrozen());
    m_freeze->setText(shown->frozenPrizes.isFrozen() ? tr("Thaw the prizes") : tr("Freeze the prizes"));
    if (shown->roundsPaired() == 0 || shown->isTeamEvent()) return present(shown, nullptr);
    desk().jobs().start(
        "awards", sectionId(), this,
        [](const Section& of, const std::stop_token&, Progress&) { return prizes::awardsOf(of, of.prizes); },
        [this, shown](Result<prizes::Awards> awards) {
            if (!awards) {
                m_note->setText(tr("This plan can't be divided."));
                return desk().fail(awards.error());
            }
            present(shown, std::make_shared<const prizes::Awards>(*std::move(awards)));
        });
    Q_EMIT stateChanged();
}

void PrizesPage::present(const std::shared_ptr<const Section>& section, std::shared_ptr<const prizes::Awards> awards)
{
    struct Source {
        std::shared_ptr<const Section> section;
        std::shared_ptr<const prizes::Awards> awards;
    };
    m_shown = section;
    m_awards = std::move(awards);
    const bool any = m_awards && !m_awards->awards.empty();
    m_freeze->setEnabled(any || section->frozenPrizes.isFrozen());
    m_why->setEnabled(any);
    m_leaveOut->setEnabled(any && !section->frozenPrizes.isFrozen());
    fillLeftOut();
    if (!m_awards) {
        m_note->setText(tr("Winners stand here after the first round."));
        m_model->show({}, {});
        return;
    }
    auto source = std::make_shared<const Source>(Source{section, m_awards});
    m_model->show(source, tables::prizesList(*source->section, source->section->prizes, *source->awards));
    QStringList notes;
    for (const auto& note : m_model->list().notes) notes << note(desk().wording());
    if (section->frozenPrizes.isFrozen())
        notes.prepend(tr("Frozen after round %1; a corrected result thaws them.").arg(section->frozenPrizes.round));
    if (!any && !section->prizes.lists.empty())
        notes.prepend(
            tr("Nobody wins a prize by this plan. Look at whom its lists are for, and in the list of players at "
               "sex, birth and rating."));
    m_note->setText(notes.join(QLatin1Char(' ')));
    if (const QList<int> widths = m_model->widths(TableView::kHidden); widths != m_widths) {
        m_widths = widths;
        m_table->setColumns(widths);
    }
    if (any) m_table->goToRow(0);
    Q_EMIT stateChanged();
}

void PrizesPage::useTemplate(int index)
{
    m_templates->setCurrentIndex(0);
    const std::vector<std::string> words = prizes::templateWords();
    if (index < 1 || index > static_cast<int>(words.size())) return;
    if (auto plan = prizes::planOfTemplate(words[static_cast<std::size_t>(index) - 1])) {
        const auto shown = section();
        takePlan(shown ? prizes::planFor(*plan, shown->info.limits.sex, shown->prizes) : *plan);
    }
}

void PrizesPage::takePlan(const PrizePlan& plan)
{
    const auto shown = section();
    if (!shown) return;
    if (!desk().apply(SetPrizes{sectionId(), plan, shown->frozenPrizes})) m_plan->setPlan(shown->prizes);
}

/// One action: sections that are frozen keep theirs.
void PrizesPage::toEverySection()
{
    const auto shown = section();
    if (!shown) return;
    CompoundChange action;
    for (const EventSection& each : desk().session().event().sections) {
        if (each.id == sectionId() || each.section->frozenPrizes.isFrozen()) continue;
        PrizePlan plan = prizes::planFor(shown->prizes, each.section->info.limits.sex, each.section->prizes);
        if (each.section->prizes != plan)
            action.changes.emplace_back(SetPrizes{each.id, std::move(plan), each.section->frozenPrizes});
    }
    const int count = static_cast<int>(action.changes.size());
    if (count == 0 || !desk().apply(std::move(action))) return;
    desk().tell(InlineBar::Tone::Plain, tr("%n sections have this plan now. Ctrl+Z takes it back.", nullptr, count));
}

void PrizesPage::freezeOrThaw()
{
    if (!m_shown) return;
    SetPrizes change{sectionId(), m_shown->prizes, m_shown->frozenPrizes};
    if (m_shown->frozenPrizes.isFrozen()) {
        change.frozen.round = 0;
    } else if (m_awards) {
        change.frozen = prizes::frozen(*m_shown, m_shown->prizes, *m_awards);
    }
    desk().apply(change);
}

const prizes::Award* PrizesPage::selected() const
{
    const int row = m_table->currentIndex().row();
    if (!m_awards || row < 0 || row >= m_model->rowCount()) return nullptr;
    return &m_awards->awards[m_model->list().rows[static_cast<std::size_t>(row)]];
}

void PrizesPage::leaveOut()
{
    const prizes::Award* award = selected();
    if (award == nullptr) return;
    const Player& player = m_shown->players[award->player];
    bool isAsked = false;
    const QString reason =
        QInputDialog::getText(this, tr("Leave out of the prizes"),
                              tr("Why does %1 win no prize?").arg(QString::fromStdString(player.name)),
                              QLineEdit::Normal, {}, &isAsked)
            .trimmed();
    if (!isAsked) return;
    PrizePlan plan = m_shown->prizes;
    plan.excluded.push_back({player.id, {}, reason.toStdString()});
    takePlan(plan);
}

void PrizesPage::fillLeftOut()
{
    const auto& excluded = m_shown->prizes.excluded;
    m_leftOut->menu()->clear();
    m_leftOut->setVisible(!excluded.empty());
    m_leftOut->setEnabled(!m_shown->frozenPrizes.isFrozen());
    m_leftOut->setText(tr("%n left out", nullptr, static_cast<int>(excluded.size())));
    for (std::size_t at = 0; at < excluded.size(); ++at) {
        const Player* player = m_shown->find(excluded[at].player);
        if (player == nullptr) continue;
        QString words = tr("Take in again: %1").arg(QString::fromStdString(player->name));
        if (!excluded[at].reason.empty())
            words += QStringLiteral(" (%1)").arg(QString::fromStdString(excluded[at].reason));
        m_leftOut->menu()->addAction(words, this, [this, at] {
            PrizePlan plan = m_shown->prizes;
            if (at < plan.excluded.size()) plan.excluded.erase(plan.excluded.begin() + static_cast<std::ptrdiff_t>(at));
            takePlan(plan);
        });
    }
}

void PrizesPage::askWhy()
{
    const prizes::Award* award = selected();
    if (award == nullptr) return;
    const WhyQuestion question{ExplanationKind::Prize, sectionId(), m_awards->round,
                               m_shown->players[award->player].id};
    Q_EMIT placeWanted(question.section, question.round, question.player);
    desk().ask(question, true);
}

}  // namespace kydai::ui

#include "moc_prizes_page.cpp"
