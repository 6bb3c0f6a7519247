#include "panes/pair_round_pane.h"

#include "panes/check_cards.h"
#include "panes/draft_editor.h"
#include "policy/actions.h"
#include "policy/judge.h"
#include "text/error_text.h"
#include "text/pairing_text.h"
#include "widgets/bar_place.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace kydai::ui {

namespace {

constexpr int kProgressMs = 60;

/// The round before the draft, without it where it is published.
Section before(const Section& section, RoundNumber number)
{
    return number <= section.roundsPaired() ? beforeRound(section, number) : section;
}

}  // namespace

PairRoundPane::PairRoundPane(Desk& desk, QWidget* parent)
    : Pane(desk, "pairRoundPane", parent),
      m_title(new QLabel(this)),
      m_bar(new InlineBar(QStringLiteral("pairBar"), this)),
      m_checks(new CheckCards(QStringLiteral("pairChecks"), this)),
      m_progressBox(new QWidget(this)),
      m_progressText(new QLabel(this)),
      m_progress(new QProgressBar(this)),
      m_cancel(new QPushButton(this)),
      m_editor(new DraftEditor(desk, *m_bar, this)),
      m_account(new QLabel(this)),
      m_leave(new QPushButton(this)),
      m_pair(new QPushButton(this)),
      m_publish(new QPushButton(this))
{
    build();
    connect(&desk, &Desk::sectionChanged, this, &PairRoundPane::onSectionChanged);
    connect(&desk, &Desk::placeChanged, this, &PairRoundPane::onSectionChanged);
    connect(&desk, &Desk::eventReplaced, this, [this] {
        if (!isHidden()) putAway();
    });
    connect(m_pair, &QPushButton::clicked, this, &PairRoundPane::pair);
    connect(m_publish, &QPushButton::clicked, this, &PairRoundPane::publish);
    connect(m_leave, &QPushButton::clicked, this, &PairRoundPane::leave);
    connect(m_editor, &DraftEditor::edited, this, [this] { show(State::Drafted); });
    connect(m_editor, &DraftEditor::publishWanted, this, &PairRoundPane::publish);
    connect(m_editor, &DraftEditor::leaveWanted, this, &PairRoundPane::leave);
    connect(m_checks, &CheckCards::fixWanted, this, &PairRoundPane::fix);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_job) m_job->cancel();
        show(draft() != nullptr ? State::Drafted : State::Checking);
    });
    connect(&m_progressTimer, &QTimer::timeout, this, [this] {
        if (!m_job || m_job->progress().total() == 0) return;
        m_progress->setRange(0, static_cast<int>(m_job->progress().total()));
        m_progress->setValue(static_cast<int>(m_job->progress().done()));
    });
    connect(&desk.session(), &EventSession::backupFailed, this, [this](const Error& error) { m_backupFailed = error; });
    retranslate();
}

PairRoundPane::~PairRoundPane()
{
    if (m_job) m_job->cancel();
}

void PairRoundPane::build()
{
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setObjectName(QStringLiteral("pairTitle"));
    // Outside dialogs Enter presses only a button that may be the default one.
    for (QPushButton* button : {m_cancel, m_pair, m_publish, m_leave}) {
        button->setAutoDefault(true);
        button->installEventFilter(this);
    }
    m_cancel->setObjectName(QStringLiteral("pairCancel"));
    m_account->setObjectName(QStringLiteral("pairAccount"));
    m_pair->setObjectName(QStringLiteral("pairNow"));
    m_publish->setObjectName(QStringLiteral("publishRound"));
    m_leave->setObjectName(QStringLiteral("leavePairing"));
    m_progress->setObjectName(QStringLiteral("pairProgress"));
    m_account->setWordWrap(true);

    auto* progress = new QHBoxLayout(m_progressBox);
    progress->setContentsMargins(0, 0, 0, 0);
    progress->addWidget(m_progressText);
    progress->addWidget(m_progress, 1);
    progress->addWidget(m_cancel);

    auto* ending = new QHBoxLayout;
    ending->addWidget(m_account, 1);
    ending->addWidget(m_leave);
    ending->addWidget(m_pair);
    ending->addWidget(m_publish);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 6);
    column->addWidget(m_title);
    column->addWidget(m_checks, 1);
    column->addWidget(m_progressBox);
    column->addWidget(m_editor, 1);
    column->addWidget(new BarPlace(*m_bar, *this));
    column->addLayout(ending);
}

void PairRoundPane::retranslate()
{
    m_cancel->setText(tr("Cancel"));
    m_pair->setText(tr("Pair"));
    m_leave->setText(tr("Leave"));
    m_progressText->setText(tr("Pairing…"));
    m_checks->setAccessibleName(tr("What to look at before pairing"));
    m_publish->setText(m_editing ? tr("Publish the change") : tr("Publish"));
    showChecks();
    show(m_state);
}

void PairRoundPane::begin()
{
    const auto& section = desk().section();
    if (!section) return;
    m_editing = false;
    m_section = desk().sectionId();
    m_number = section->roundsPaired() + 1;
    m_editor->clear();
    m_bar->dismiss();
    retranslate();
    show(State::Checking);
    const bool inOrder = m_checks->fixOf(pairing::PreflightKind::NumbersOutOfOrder) == nullptr;
    if (inOrder && policy::beforePairing(desk().session().state(), desk().sectionId()).warnings().empty()) pair();
}

void PairRoundPane::beginEditing(RoundNumber number, std::vector<policy::Answered> answers)
{
    m_answers = std::move(answers);
    const auto& section = desk().section();
    if (!section || number < 1 || number > section->roundsPaired()) return;
    m_editing = true;
    m_section = desk().sectionId();
    m_number = number;
    m_bar->dismiss();
    retranslate();
    m_editor->begin(before(*section, m_number), m_number, section->round(m_number),
                    pairing::makeField(*section, m_number));
    show(State::Drafted);
    takeFocus();
}

bool PairRoundPane::leave()
{
    if (isChanged()) {
        const Prompt prompt{WarningLevel::Confirm,
                            QStringLiteral("leaveDraft"),
                            tr("Changes by hand"),
                            tr("The changes by hand to the pairing of round %1 are not published.").arg(m_number),
                            {tr("Whoever leaves now loses them. To keep them, go back and publish with Ctrl+Enter.")},
                            tr("Leave without them")};
        if (desk().prompts().prompt(prompt) != Answer::Confirmed) {
            takeFocus();
            return false;
        }
    }
    putAway();
    return true;
}

bool PairRoundPane::undo()
{
    return m_state == State::Drafted && m_editor->undo();
}

bool PairRoundPane::redo()
{
    return m_state == State::Drafted && m_editor->redo();
}

void PairRoundPane::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        leave();
        return;
    }
    Pane::keyPressEvent(event);
}

/// Ctrl+Enter publishes wherever the keyboard is, and never presses the button that has it.
bool PairRoundPane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (enter && (key.modifiers() & Qt::ControlModifier)) {
            publish();
            return true;
        }
        // Arrows walk through the checks; they would leave for another pane.
        const int step = key.key() == Qt::Key_Down ? 1 : key.key() == Qt::Key_Up ? -1 : 0;
        if (step != 0) {
            if (m_state == State::Checking) m_checks->step(step);
            return true;
        }
    }
    return Pane::eventFilter(watched, event);
}

void PairRoundPane::putAway()
{
    if (m_job) m_job->cancel();
    m_editor->clear();
    Q_EMIT finished();
    Q_EMIT draftChanged();
}

const Round* PairRoundPane::draft() const
{
    return m_editor->draft();
}

DraftState PairRoundPane::draftState() const
{
    if (isHidden()) return DraftState::None;
    if (m_state != State::Drafted) return m_state == State::Working ? DraftState::Working : DraftState::Checking;
    if (!m_editing) return DraftState::Drafted;
    return isChanged() ? DraftState::Changed : DraftState::Opened;
}

bool PairRoundPane::isChanged() const
{
    return m_editor->isChanged();
}

std::optional<WhyQuestion> PairRoundPane::question() const
{
    return m_state == State::Drafted ? m_editor->question() : std::nullopt;
}

PlayerId PairRoundPane::selectedPlayer() const
{
    return m_editor->selectedPlayer();
}

void PairRoundPane::showPlayer(PlayerId player)
{
    m_editor->showPlayer(player);
}

void PairRoundPane::onSectionChanged()
{
    if (isHidden() || m_ownChange) return;
    const auto& section = desk().section();
    const bool stillThere = section && m_section == desk().sectionId() &&
                            (m_editing ? m_number == section->roundsPaired() : m_number == section->roundsPaired() + 1);
    if (!stillThere) return putAway();
    const bool hadDraft = draft() != nullptr;
    if (m_editing) {
        const bool wasChanged = isChanged();
        beginEditing(m_number, {});
        if (wasChanged)
            m_bar->say(InlineBar::Tone::Warning,
                       tr("The section has changed since this round was opened: it is shown as it is published."));
        return;
    }
    if (m_job) m_job->cancel();
    m_editor->clear();
    show(State::Checking);
    if (hadDraft)
        m_bar->say(InlineBar::Tone::Warning,
                   tr("The section has changed since this round was drafted. Pair it again."));
}

void PairRoundPane::show(State state)
{
    m_state = state;
    const bool drafted = state == State::Drafted && draft() != nullptr;
    if (state != State::Working) {
        m_progressTimer.stop();
        showChecks();
    }
    m_checks->setVisible(state == State::Checking && !m_checks->issues().empty());
    m_progressBox->setVisible(state == State::Working);
    m_editor->setVisible(drafted);
    m_account->setText(drafted ? m_editor->account() : QString());
    m_pair->setVisible(state == State::Checking);
    m_publish->setVisible(drafted);
    const QString sectionName = desk().section() ? QString::fromStdString(desk().section()->info.name) : QString();
    m_title->setText((m_editing ? tr("%1 · round %2, changed by hand")
                      : drafted ? tr("%1 · draft of round %2")
                                : tr("%1 · before round %2 is paired"))
                         .arg(sectionName)
                         .arg(m_number));
    Q_EMIT draftChanged();
}

void PairRoundPane::showChecks()
{
    const bool hadFocus = m_checks->isAncestorOf(QApplication::focusWidget());
    m_checks->clear();
    // The words of another game come before the place, or the event, that they belong to.
    if (!desk().section() || m_editing || m_number != desk().section()->roundsPaired() + 1) return;
    m_checks->setIssues(pairingChecks(*desk().section(), m_number), *desk().section(), desk().wording());
    for (auto* button : m_checks->findChildren<QPushButton*>()) button->installEventFilter(this);
    m_pair->setEnabled(!policy::beforePairing(desk().session().state(), desk().sectionId()).isRefused());
    if (hadFocus) takeFocus();
}

void PairRoundPane::fix(const pairing::PreflightIssue& issue)
{
    if (issue.fix == pairing::PreflightFix::UndoWithdrawal && !issue.players.empty()) {
        desk().apply(policy::returning(*desk().section(), desk().sectionId(), issue.players));
        return;
    }
    if (issue.fix == pairing::PreflightFix::Renumber) {
        // The line said what it does to how many: that is answered by the button.
        const bool done = desk().apply(policy::renumbering(*desk().section(), desk().sectionId()),
                                       {{policy::WarningId::NumbersChanged, Answer::Confirmed}});
        if (done) begin();
        return;
    }
    if (issue.fix != pairing::PreflightFix::None) Q_EMIT fixWanted(issue);
}

void PairRoundPane::pair()
{
    if (!desk().section() || m_state == State::Working) return;
    m_ownChange = true;
    const policy::Judgement judgement = policy::beforePairing(desk().session().state(), desk().sectionId());
    auto answers = desk().promptBefore(judgement);
    m_ownChange = false;
    if (!answers) {
        show(State::Checking);
        // Nothing but results was asked about: he enters them instead.
        const bool onlyResults = std::ranges::all_of(
            judgement.warnings(), [](const policy::Warning& w) { return w.level == policy::Level::Acknowledge; });
        const auto& issues = m_checks->issues();
        const auto missing =
            std::ranges::find(issues, pairing::PreflightKind::ResultMissing, &pairing::PreflightIssue::kind);
        if (onlyResults && missing != issues.end()) Q_EMIT fixWanted(pairing::PreflightIssue(*missing));
        return;
    }
    m_answers = std::move(*answers);
    m_bar->dismiss();
    m_editor->clear();
    m_progress->setRange(0, 0);
    m_job = desk().jobs().start(
        "pairRound", desk().sectionId(), this,
        [number = m_number](const Section& section, const std::stop_token& stop, Progress& progress) {
            return policy::EngineRound::of(section, number, stop, &progress);
        },
        [this](policy::EngineRound engine) {
            m_engines = {std::make_shared<const policy::EngineRound>(std::move(engine))};
            onDrafted(m_engines.front()->outcome());
        });
    m_progressText->setText(tr("Pairing…"));
    show(State::Working);
    m_progressTimer.start(kProgressMs);
}

void PairRoundPane::onDrafted(const pairing::DraftOutcome& outcome)
{
    if (const auto* drafted = std::get_if<pairing::DraftRound>(&outcome)) {
        const auto* dutch = std::get_if<pairing::DutchRecord>(&drafted->record);
        beginDraft(drafted->round, dutch != nullptr ? dutch->field : pairing::Field{});
        return;
    }
    const auto* refused = std::get_if<pairing::Unpairable>(&outcome);
    if (refused != nullptr && refused->refusal == pairing::Refusal::ByHand) {
        const Section earlier = before(*desk().section(), m_number);
        beginDraft(pairing::roundByHand(earlier, m_number), pairing::makeField(earlier, m_number));
        return;
    }
    show(State::Checking);
    if (const auto* no = std::get_if<pairing::Unpairable>(&outcome))
        m_bar->say(InlineBar::Tone::Error, text::unpairableText(*no, *desk().section(), desk().wording()));
}

void PairRoundPane::beginDraft(Round round, pairing::Field field)
{
    const Section ready = policy::withAdjournments(*desk().section());
    m_editor->begin(before(ready, m_number), m_number, std::move(round), std::move(field));
    show(State::Drafted);
    takeFocus();
}

void PairRoundPane::takeFocus()
{
    if (m_state == State::Drafted)
        m_editor->takeFocus();
    else if (m_state == State::Working)
        m_cancel->setFocus();
    else if (auto* mend = m_checks->fixOf(pairing::PreflightKind::NumbersOutOfOrder); mend != nullptr)
        mend->setFocus();
    else if (m_pair->isEnabled() && m_pair->isVisibleTo(this))
        m_pair->setFocus();
    else if (!m_checks->step(1))
        m_leave->setFocus();
}

void PairRoundPane::publish()
{
    if (draft() == nullptr || m_state != State::Drafted) return;
    if (m_editing && !isChanged()) return putAway();
    const SectionId id = desk().sectionId();
    CompoundChange action = m_editing ? CompoundChange(ActionKind::ChangeRound, {PublishRound{id, m_number, *draft()}})
                                      : policy::publishing(*desk().section(), id, *draft());
    // Policy compares with the engine's round, which takes as long as pairing where it isn't that of the draft.
    m_progress->setRange(0, 0);
    m_job = desk().jobs().start(
        "pairRound", id, this,
        [state = desk().session().state(), action = std::move(action), engines = m_engines](
            const Section&, const std::stop_token& stop, Progress&) {
            return policy::judge(state, action, stop, engines);
        },
        [this](const Result<policy::Judgement>& judged) { onJudged(judged); });
    m_progressText->setText(tr("Comparing with the engine's pairing…"));
    show(State::Working);
    m_cancel->setFocus();
    m_progressTimer.start(kProgressMs);
}

void PairRoundPane::onJudged(const Result<policy::Judgement>& judged)
{
    show(State::Drafted);
    takeFocus();  // what was hidden meanwhile gave the keyboard to a button
    if (!judged) return desk().fail(judged.error());
    m_ownChange = true;
    m_backupFailed.reset();
    const bool done = desk().settle(*judged, m_answers);
    m_ownChange = false;
    if (done) tellPublished();
}

void PairRoundPane::tellPublished()
{
    const auto boards = static_cast<int>(draft()->games.size());
    if (m_backupFailed && !m_editing) {
        // Work goes on; the arbiter is told what is true.
        desk().tell(InlineBar::Tone::Warning,
                    tr("Round %1 is published with %n boards, but there is no backup of before.", nullptr, boards)
                            .arg(m_number) +
                        QLatin1Char(' ') + text::errorText(*m_backupFailed, desk().wording()));
    } else {
        desk().tell(InlineBar::Tone::Plain,
                    m_editing
                        ? tr("Round %1 is changed. Ctrl+Z takes this back.").arg(m_number)
                        : tr("Round %1 is published with %n boards; a backup was made before. Ctrl+Z takes this back.",
                             nullptr, boards)
                              .arg(m_number));
    }
    m_editor->clear();
    Q_EMIT finished();
    Q_EMIT draftChanged();
}

}  // namespace kydai::ui

#include "moc_pair_round_pane.cpp"
