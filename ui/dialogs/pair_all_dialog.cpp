#include "dialogs/pair_all_dialog.h"

#include "dialogs/check_in_marks.h"
#include "models/held_list_model.h"
#include "widgets/dialog_size.h"
#include "widgets/table_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kydai::ui {

namespace {

/// Sections before round 1 whose check-in is open although others closed theirs.
std::vector<SectionId> openCheckIns(const EventSession& session)
{
    std::vector<SectionId> open;
    bool isAnyClosed = false;
    for (const EventSection& each : session.event().sections) {
        if (!each.section->rounds.empty()) continue;
        const bool isClosed = isCheckInClosed(session, each.id);
        isAnyClosed = isAnyClosed || isClosed;
        if (!isClosed) open.push_back(each.id);
    }
    return isAnyClosed ? open : std::vector<SectionId>{};
}

bool isCtrlEnter(const QKeyEvent& key)
{
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    return isEnter && (key.modifiers() & Qt::ControlModifier) != 0;
}

/// No result of the last round is in: it can be taken back.
bool isUntouched(const Section& section)
{
    return !section.rounds.empty() && std::ranges::all_of(section.rounds.back().games, [](const Game& game) {
        return game.whiteOutcome == Outcome::Open && game.blackOutcome == Outcome::Open;
    });
}

}  // namespace

PairAllDialog::PairAllDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_head(new QLabel(this)),
      m_model(new HeldListModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("pairAllTable"), this)),
      m_publish(new QPushButton(this)),
      m_open(new QPushButton(this)),
      m_takeBack(new QPushButton(this)),
      m_print(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("pairAllDialog"));
    build();
    connect(&desk, &Desk::eventChanged, this, [this] {
        if (!m_lines.empty()) follow();
    });
    connect(&desk, &Desk::eventReplaced, this, &QDialog::close);
    connect(m_publish, &QPushButton::clicked, this, &PairAllDialog::publish);
    connect(m_open, &QPushButton::clicked, this, &PairAllDialog::goOn);
    connect(m_takeBack, &QPushButton::clicked, this, &PairAllDialog::takeBack);
    connect(m_print, &QPushButton::clicked, this, &PairAllDialog::printWanted);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_table, &TableView::opened, this, &PairAllDialog::goOn);
    connect(m_table, &TableView::currentMoved, this, &PairAllDialog::showButtons);
    connect(&desk.jobs(), &Jobs::failed, this, [this] {
        m_isPublishing = false;
        for (Line& line : m_lines) line.isWorking = false;
        refresh();
    });
    // What was published is taken back here as in the window.
    for (const char* name : {"undo", "redo", "pairAll"}) addAction(desk.actions().get(name));
    retranslate();
}

PairAllDialog::~PairAllDialog() = default;

void PairAllDialog::build()
{
    m_head->setObjectName(QStringLiteral("pairAllHead"));
    m_head->setWordWrap(true);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    // The table would take it for Enter.
    m_table->setKeyHandler([this](QKeyEvent& key) {
        if (!isCtrlEnter(key)) return false;
        publish();
        return true;
    });
    const std::pair<QPushButton*, const char*> buttons[] = {{m_open, "openHeld"},
                                                            {m_takeBack, "takeRoundBack"},
                                                            {m_print, "printPackets"},
                                                            {m_publish, "publishAll"},
                                                            {m_close, "closePairAll"}};
    auto* ending = new QHBoxLayout;
    for (const auto& [button, name] : buttons) {
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        if (button == m_publish) ending->addStretch(1);
        ending->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_head);
    column->addWidget(m_table, 1);
    column->addLayout(ending);
    resizeToScreen(*this, {940, 620});
}

void PairAllDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void PairAllDialog::keyPressEvent(QKeyEvent* event)
{
    if (isCtrlEnter(*event)) return publish();
    QDialog::keyPressEvent(event);
}

void PairAllDialog::retranslate()
{
    setWindowTitle(tr("Pair all sections that are ready"));
    m_open->setText(tr("&Open this section"));
    m_open->setToolTip(tr("Enter"));
    m_takeBack->setText(tr("&Take this round back"));
    m_print->setText(tr("&Print the packets…"));
    m_close->setText(tr("Close"));
    m_publish->setToolTip(tr("Ctrl+Enter"));
    m_table->setAccessibleName(tr("The next round of every section"));
    m_model->setWording(m_desk.wording());
    refresh();
}

void PairAllDialog::begin()
{
    m_lines.clear();
    follow();
    m_table->setColumns(m_model->widths(TableView::kHidden));
    if (!m_table->currentIndex().isValid()) m_table->goToRow(0);
    m_table->setFocus();
}

void PairAllDialog::follow()
{
    std::vector<Line> before = std::exchange(m_lines, {});
    const Event& event = m_desk.session().event();
    const std::vector<SectionId> open = openCheckIns(m_desk.session());
    const std::vector<policy::NextRound> rounds = policy::nextRounds(event);
    for (std::size_t at = 0; at < rounds.size(); ++at) {
        const auto was = std::ranges::find(before, rounds[at].section, [](const Line& l) { return l.next.section; });
        Line line{.next = rounds[at], .section = event.sections[at].section};
        line.isCheckInOpen = std::ranges::find(open, line.next.section) != open.end();
        if (was != before.end()) {
            const bool isAsItWas = was->section == line.section;
            if (isAsItWas) {
                line.draft = std::move(was->draft);
                line.isWorking = was->isWorking;
            }
            const bool isSameRound = was->next.round == line.next.round;
            line.isAnew = isSameRound && (was->isAnew || (!isAsItWas && was->draft));
            const bool isStill = was->published == line.section->roundsPaired() && isUntouched(*line.section);
            if (isStill) line.published = was->published;
        }
        m_lines.push_back(std::move(line));
    }
    for (std::size_t at = 0; at < m_lines.size(); ++at) draft(at);
    refresh();
}

/// Where it is to be drafted and nobody does.
void PairAllDialog::draft(std::size_t at)
{
    Line& line = m_lines[at];
    const bool isWanted = isVisible() && line.next.readiness == policy::Readiness::Ready;
    if (!isWanted || line.draft || line.isWorking) return;
    const SectionId id = line.next.section;
    line.isWorking =
        m_desk.jobs().start(
            "draftAll", id, this,
            [state = m_desk.session().state(), id](const Section&, const std::stop_token& stop, Progress&) {
                return policy::draftNextRound(state, id, stop);
            },
            [this, id](Result<policy::RoundDraft> drafted) {
                Line* mine = lineOf(id);
                if (mine == nullptr) return;
                mine->isWorking = false;
                if (drafted)
                    mine->draft = *std::move(drafted);
                else
                    m_desk.fail(drafted.error());
                refresh();
            }) != nullptr;
}

PairAllDialog::Line* PairAllDialog::lineOf(SectionId section)
{
    const auto at = std::ranges::find(m_lines, section, [](const Line& line) { return line.next.section; });
    return at == m_lines.end() ? nullptr : &*at;
}

const PairAllDialog::Line* PairAllDialog::current() const
{
    const int row = m_table->currentIndex().row();
    return row < 0 || row >= static_cast<int>(m_lines.size()) ? nullptr : &m_lines[static_cast<std::size_t>(row)];
}

bool PairAllDialog::isAnyWorking() const
{
    return std::ranges::any_of(m_lines, &Line::isWorking);
}

std::vector<policy::RoundDraft> PairAllDialog::clear() const
{
    std::vector<policy::RoundDraft> drafts;
    for (const Line& line : m_lines) {
        if (line.isClear()) drafts.push_back(*line.draft);
    }
    return policy::publishable(m_desk.session().event(), drafts);
}

std::vector<SectionId> PairAllDialog::held() const
{
    std::vector<SectionId> sections;
    for (const Line& line : m_lines) {
        if (line.isHeld()) sections.push_back(line.next.section);
    }
    return sections;
}

void PairAllDialog::refresh()
{
    const int row = m_table->currentIndex().row();
    const auto lines = std::make_shared<const std::vector<Line>>(m_lines);
    m_model->show(lines, tables::nextRoundsList(*lines));
    if (row >= 0) m_table->goToRow(std::min(row, static_cast<int>(m_lines.size()) - 1));
    const auto ready = static_cast<int>(clear().size());
    const auto waiting = static_cast<int>(held().size());
    QStringList head;
    if (isAnyWorking()) head << tr("Drafting…");
    head << tr("%n sections are ready.", nullptr, ready);
    if (waiting > 0) head << tr("%n are to be looked at: Enter opens them.", nullptr, waiting);
    m_head->setText(head.join(QLatin1Char(' ')));
    m_publish->setText(tr("Publish %n rounds", nullptr, ready));
    m_publish->setEnabled(ready > 0 && !isAnyWorking() && !m_isPublishing);
    showButtons();
}

void PairAllDialog::showButtons()
{
    const Line* line = current();
    m_open->setEnabled(line != nullptr);
    m_takeBack->setEnabled(line != nullptr && line->published > 0);
}

void PairAllDialog::goOn()
{
    if (const Line* line = current()) Q_EMIT openWanted(line->next.section);
}

void PairAllDialog::publish()
{
    if (m_isPublishing || isAnyWorking()) return;
    std::vector<policy::RoundDraft> drafts = clear();
    if (drafts.empty()) return;
    m_isPublishing = true;
    refresh();
    m_desk.jobs().startApart(
        "publishAll", this,
        [state = m_desk.session().state(), drafts = std::move(drafts)](const std::stop_token& stop, Progress&) {
            return policy::judgePublishing(state, drafts, stop);
        },
        [this](const Result<policy::Judgement>& judged) { onJudged(judged); });
}

void PairAllDialog::onJudged(const Result<policy::Judgement>& judged)
{
    m_isPublishing = false;
    if (!judged) {
        refresh();
        return m_desk.fail(judged.error());
    }
    // Something came in while it was judged: those that are still as drafted are judged once more.
    if (!judged->judgedAt().isStill(m_desk.session().state())) return publish();
    std::vector<std::pair<SectionId, RoundNumber>> rounds;
    for (const Change& change : judged->action().changes) {
        if (const auto* round = std::get_if<PublishRound>(&change)) rounds.emplace_back(round->section, round->round);
    }
    if (!m_desk.settle(*judged)) return refresh();
    for (const auto& [section, round] : rounds) {
        if (Line* line = lineOf(section)) line->published = round;
    }
    refresh();
    const std::vector<SectionId> others = held();
    if (!others.empty()) m_table->goToRow(static_cast<int>(lineOf(others.front()) - m_lines.data()));
    const QString done = tr("Rounds of %n sections are published. Ctrl+Z takes them all back.", nullptr,
                            static_cast<int>(rounds.size()));
    m_desk.tell(InlineBar::Tone::Plain, done);
    m_head->setText(done + QLatin1Char('\n') + m_head->text());
}

void PairAllDialog::takeBack()
{
    const Line* line = current();
    if (line == nullptr || line->published == 0) return;
    m_desk.apply(UnpairRound{line->next.section, line->published, {}});
}

}  // namespace kydai::ui

#include "moc_pair_all_dialog.cpp"
