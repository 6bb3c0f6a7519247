#include "finish/papers_page.h"

#include "dialogs/printed_papers.h"
#include "models/held_list_model.h"
#include "widgets/table_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace kydai::ui {

namespace {

using Ranking = std::shared_ptr<const prizes::EventRanking>;

/// Of the sections that a paper counts, as they are now; null where it can't be made.
Ranking rankedNow(const std::vector<EventSection>& sections, const std::vector<SectionId>& counted,
                  const EventUnitRules& rules)
{
    std::vector<std::shared_ptr<const Section>> chosen;
    for (const EventSection& each : sections) {
        if (std::ranges::find(counted, each.id) != counted.end()) chosen.push_back(each.section);
    }
    auto ranked = prizes::rankSections(chosen);
    if (!ranked) return nullptr;
    return std::make_shared<const prizes::EventRanking>(prizes::rankEvent(*std::move(ranked), rules));
}

/// What a paper is made from now; nothing where its section is gone, and nobody asks for its papers.
std::optional<Reprint> madeNow(const print::PrintedPaper& paper, const std::vector<EventSection>& sections)
{
    if (paper.sections.empty() || sections.empty()) return std::nullopt;
    const auto of = std::ranges::find(sections, paper.sections.front(), &EventSection::id);
    if (of == sections.end() && !print::isOfTheEvent(paper.kind)) return std::nullopt;
    Reprint made{.kind = paper.kind, .sections = paper.sections};
    made.of = of == sections.end() ? sections.front().section : of->section;
    return made;
}

/// Compares a paper with what it would say now.
void addWrong(PapersPage::Wrong& wrong, const print::PrintedPaper& paper, Reprint made)
{
    print::DocumentRequest request;
    request.ranking = made.ranking;
    print::DocumentMaker maker(*made.of, request);
    const auto now = print::linesOf(maker, paper.kind, text::Wording(paper.language));
    const auto lines = print::wrongLines(paper.lines, now.value_or(QStringList()));
    if (lines.empty()) return;
    const auto paperName = [kind = paper.kind](const text::Wording& wording) { return print::titleOf(kind, wording); };
    const QString section = print::isOfTheEvent(paper.kind) ? QString() : QString::fromStdString(made.of->info.name);
    for (const print::WrongLine& line : lines) {
        if (line.number > 0) made.certificates.push_back(line.number);
        wrong.lines.push_back({paperName, section, line.then, line.now});
    }
    // A list is printed without what is gone; of certificates, and of what can't be made, nothing is left to print.
    const bool isToPrint = now && (paper.kind != print::DocumentKind::Certificates || !made.certificates.empty());
    if (isToPrint)
        wrong.reprints.push_back(std::move(made));
    else
        wrong.onlyGone.push_back({paper.kind, paper.sections, paper.language, now.value_or(QStringList())});
}

PapersPage::Wrong wrongAmong(const std::vector<print::PrintedPaper>& papers, const std::vector<EventSection>& sections,
                             const EventUnitRules& rules)
{
    PapersPage::Wrong wrong;
    wrong.papers = papers.size();
    std::map<std::vector<SectionId>, Ranking> rankings;
    for (const print::PrintedPaper& paper : papers) {
        auto made = madeNow(paper, sections);
        if (!made) continue;
        if (print::isOfTheEvent(paper.kind)) {
            auto [at, isNew] = rankings.try_emplace(paper.sections);
            if (isNew) at->second = rankedNow(sections, paper.sections, rules);
            made->ranking = at->second;
        }
        addWrong(wrong, paper, *std::move(made));
    }
    return wrong;
}

}  // namespace

PapersPage::PapersPage(Desk& desk, QWidget* parent)
    : FinishPage(desk, "finishPapers", parent),
      m_model(new HeldListModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("finishPapersTable"), this)),
      m_head(new QLabel(this)),
      m_print(new QPushButton(tr("Print what is wrong…"), this)),
      m_takenBack(new QPushButton(tr("They were taken back"), this))
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Lines of printed papers that are otherwise now"));
    m_head->setWordWrap(true);
    m_head->setObjectName(QStringLiteral("papersHead"));
    m_print->setObjectName(QStringLiteral("papersPrint"));
    m_print->setEnabled(false);
    m_takenBack->setObjectName(QStringLiteral("papersTakenBack"));
    m_takenBack->setEnabled(false);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_print);
    buttons->addWidget(m_takenBack);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_head);
    column->addWidget(m_table, 1);
    column->addLayout(buttons);
    connect(m_print, &QPushButton::clicked, this, [this] { Q_EMIT reprintWanted(m_wrong->reprints); });
    connect(m_takenBack, &QPushButton::clicked, this, [this] {
        keepPapers(this->desk().session(), m_wrong->onlyGone);
        compare();
    });
    beginAt(m_table);
}

QString PapersPage::title() const
{
    return tr("Printed papers");
}

FinishPage::State PapersPage::state() const
{
    if (!m_wrong) return {false, tr("being worked out…")};
    if (m_wrong->papers == 0) return {true, tr("none yet")};
    const int lines = static_cast<int>(m_wrong->lines.size());
    if (lines == 0) return {true, tr("%n papers, all right", nullptr, static_cast<int>(m_wrong->papers))};
    return {false, tr("%n lines are wrong now", nullptr, lines)};
}

void PapersPage::setRanking(const std::shared_ptr<const prizes::EventRanking>& /*ranking*/)
{
    compare();
}

/// From snapshots, on a worker: each paper is made again as it would be now.
void PapersPage::compare()
{
    const Event& event = desk().session().event();
    desk().jobs().startApart(
        "printedPapers", this,
        [papers = keptPapers(desk().session()), sections = event.sections, rules = event.units](const std::stop_token&,
                                                                                                Progress&) {
            return std::make_shared<const Wrong>(wrongAmong(papers, sections, rules));
        },
        [this](std::shared_ptr<const Wrong> wrong) { present(std::move(wrong)); });
}

void PapersPage::present(std::shared_ptr<const Wrong> wrong)
{
    m_wrong = std::move(wrong);
    m_model->show(m_wrong, tables::papersList(m_wrong->lines));
    if (const QList<int> widths = m_model->widths(TableView::kHidden); widths != m_widths) {
        m_widths = widths;
        m_table->setColumns(widths);
    }
    m_head->setText(m_wrong->papers == 0 ? tr("Prize lists, receipts, medals, units, the ceremony and certificates are "
                                              "kept here as they were printed. A later correction then shows which of "
                                              "them are wrong.")
                    : m_wrong->lines.empty() ? tr("Everything that was printed is as the event is now.")
                                             : tr("These lines were printed otherwise. Take those papers back."));
    m_print->setEnabled(!m_wrong->reprints.empty());
    m_takenBack->setEnabled(!m_wrong->onlyGone.empty());
    if (m_model->rowCount() > 0) m_table->goToRow(0);
    Q_EMIT stateChanged();
}

}  // namespace kydai::ui

#include "moc_papers_page.cpp"
