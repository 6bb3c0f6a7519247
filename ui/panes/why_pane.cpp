#include "panes/why_pane.h"

#include "ask/answer.h"
#include "explain/explanation_json.h"
#include "panes/why_questions.h"
#include "text/error_text.h"
#include "text/phrase_text.h"
#include "text/render.h"
#include "text/value_text.h"
#include "widgets/picture_view.h"
#include "widgets/player_find_box.h"
#include "widgets/steps_view.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QTime>
#include <QToolButton>

namespace kydai::ui {

WhyPane::WhyPane(Desk& desk, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_model(new ExplanationModel(desk.wording(), this)),
      m_back(new QToolButton(this)),
      m_forward(new QToolButton(this)),
      m_find(new PlayerFindBox(QStringLiteral("whyFind"), this)),
      m_offers(new QListWidget(this)),
      m_subject(new QLabel(this)),
      m_conclusion(new QLabel(this)),
      m_edition(new QLabel(this)),
      m_bar(new InlineBar(QStringLiteral("whyBar"), this)),
      m_picture(new PictureView(this)),
      m_steps(new StepsView(this)),
      m_progress(new QProgressBar(this)),
      m_cancel(new QPushButton(this)),
      m_print(new QPushButton(this)),
      m_copy(new QPushButton(this)),
      m_keep(new QPushButton(this))
{
    setObjectName(QStringLiteral("whyPane"));
    build();
    connect(&desk, &Desk::asked, this, &WhyPane::ask);
    connect(&desk, &Desk::wordingChanged, this, &WhyPane::retranslate);
    connect(&desk, &Desk::sectionChanged, this, &WhyPane::onSnapshot);
    connect(&desk, &Desk::placeChanged, this, [this] {
        m_find->setSection(m_desk.section());
        // An answer about another section would be worded in this one's words.
        if (std::exchange(m_section, m_desk.sectionId()) != m_desk.sectionId()) forget();
    });
    connect(&desk, &Desk::eventReplaced, this, &WhyPane::forget);
    connect(m_back, &QToolButton::clicked, this, &WhyPane::back);
    connect(m_forward, &QToolButton::clicked, this, &WhyPane::forward);
    connect(m_find, &PlayerFindBox::found, this, &WhyPane::onFound);
    connect(m_offers, &QListWidget::itemActivated, this,
            [this](QListWidgetItem* item) { onOffer(m_offers->row(item)); });
    connect(m_offers, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { onOffer(m_offers->row(item)); });
    connect(&m_ticking, &QTimer::timeout, this, &WhyPane::showProgress);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_job) m_job->cancel();
    });
    connect(m_print, &QPushButton::clicked, this, &WhyPane::printRequested);
    connect(m_copy, &QPushButton::clicked, this, &WhyPane::copy);
    connect(m_keep, &QPushButton::clicked, this, &WhyPane::keepAsComplaint);
    m_find->setSection(desk.section());
    retranslate();
}

WhyPane::~WhyPane() = default;

void WhyPane::forget()
{
    m_history.clear();
    m_model->setSteps({});
    m_shown.reset();
    m_bar->dismiss();
    showTexts();
}

void WhyPane::forgetDrafts()
{
    if (!m_history.dropDrafts()) return;
    if (m_job) m_job->cancel();
    m_model->setSteps({});
    m_shown.reset();
    m_bar->dismiss();
    showTexts();
}

void WhyPane::build()
{
    m_back->setObjectName(QStringLiteral("whyBack"));
    m_back->setArrowType(Qt::LeftArrow);
    m_back->setAutoRaise(true);
    m_forward->setObjectName(QStringLiteral("whyForward"));
    m_forward->setArrowType(Qt::RightArrow);
    m_forward->setAutoRaise(true);
    m_offers->setObjectName(QStringLiteral("whyOffers"));
    m_offers->hide();
    m_subject->setObjectName(QStringLiteral("whySubject"));
    m_subject->setWordWrap(true);
    m_subject->setTextFormat(Qt::PlainText);
    m_conclusion->setObjectName(QStringLiteral("whyConclusion"));
    m_conclusion->setWordWrap(true);
    m_conclusion->setTextFormat(Qt::PlainText);
    m_conclusion->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFont large = m_conclusion->font();
    large.setPointSizeF(large.pointSizeF() * 1.35);
    m_conclusion->setFont(large);
    m_edition->setObjectName(QStringLiteral("whyEdition"));
    m_progress->setObjectName(QStringLiteral("whyProgress"));
    m_progress->hide();
    m_cancel->setObjectName(QStringLiteral("whyCancel"));
    m_cancel->hide();
    m_print->setObjectName(QStringLiteral("whyPrint"));
    m_copy->setObjectName(QStringLiteral("whyCopy"));
    m_keep->setObjectName(QStringLiteral("whyKeep"));
    m_steps->setModel(m_model);

    auto* top = new QHBoxLayout;
    top->setContentsMargins(8, 5, 8, 5);
    top->addWidget(m_back);
    top->addWidget(m_forward);
    top->addWidget(m_find, 1);
    auto* words = new QVBoxLayout;
    words->setContentsMargins(12, 6, 12, 10);
    words->setSpacing(6);
    words->addWidget(m_subject);
    words->addWidget(m_conclusion);
    words->addWidget(m_picture);
    auto* bottom = new QHBoxLayout;
    bottom->setContentsMargins(8, 5, 8, 5);
    bottom->setSpacing(6);
    bottom->addWidget(m_print);
    bottom->addWidget(m_copy);
    bottom->addWidget(m_keep);
    bottom->addStretch(1);
    m_edition->setContentsMargins(8, 4, 8, 0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_bar);
    auto* work = new QHBoxLayout;
    work->setContentsMargins(8, 0, 8, 0);
    work->addWidget(m_progress, 1);
    work->addWidget(m_cancel);
    column->addLayout(work);
    column->addWidget(m_offers);
    column->addLayout(words);
    column->addWidget(m_steps, 1);
    column->addWidget(m_edition);
    column->addLayout(bottom);
    setMinimumWidth(260);
}

void WhyPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void WhyPane::retranslate()
{
    m_back->setToolTip(tr("Back to the explanation before (Alt+Left)"));
    m_back->setAccessibleName(tr("Back"));
    m_forward->setToolTip(tr("Forward (Alt+Right)"));
    m_forward->setAccessibleName(tr("Forward"));
    m_find->setPlaceholderText(m_finding == Finding::Player ? tr("Ask about a player…") : tr("Why not against …?"));
    m_find->setAccessibleName(tr("Ask about a player"));
    m_offers->setAccessibleName(tr("Questions about the player"));
    m_steps->setAccessibleName(tr("Steps of the explanation"));
    m_progress->setAccessibleName(tr("Outcomes worked out"));
    m_progress->setFormat(tr("%v of %m outcomes"));
    m_cancel->setText(tr("Cancel"));
    m_print->setText(tr("Print"));
    m_copy->setText(tr("Copy"));
    m_keep->setText(tr("Keep as complaint"));
    m_model->setWording(m_desk.wording());
    showTexts();
}

void WhyPane::showTexts()
{
    const bool shown = m_shown.has_value();
    for (QWidget* widget :
         {static_cast<QWidget*>(m_print), static_cast<QWidget*>(m_copy), static_cast<QWidget*>(m_keep)}) {
        widget->setEnabled(shown);
    }
    m_back->setEnabled(m_history.canGoBack());
    m_forward->setEnabled(m_history.canGoForward());
    m_picture->setVisible(shown && !m_shown->pictures.empty());
    m_subject->setVisible(shown);
    if (!shown) {
        m_conclusion->setText(tr("Select a board, a cell or a player, and this pane says why it is so."));
        m_edition->clear();
        return;
    }
    m_subject->setText(text::phraseText(m_shown->subject, m_desk.wording()));
    m_conclusion->setText(text::phraseText(m_shown->conclusion, m_desk.wording()));
    // Which round it speaks of stands there whatever is shown beside it.
    QStringList about;
    if (round() > 0) about << tr("Round %1").arg(round());
    if (!m_shown->edition.text.empty())
        about << tr("Rules of %1").arg(text::editionText(m_shown->edition.text, m_desk.wording()));
    m_edition->setText(about.join(QStringLiteral(" · ")));
    m_picture->setPictures(m_shown->pictures, m_desk.wording());
}

void WhyPane::ask(const WhyQuestion& question, bool focus)
{
    m_history.visit(question);
    m_finding = Finding::Player;
    m_offers->hide();
    m_bar->dismiss();
    answerAgain();
    if (focus) m_steps->setFocus(Qt::ShortcutFocusReason);
}

void WhyPane::answerAgain()
{
    const auto question = m_history.current();
    if (!question) return;
    const auto snapshot = m_desk.session().section(question->section);
    if (!snapshot) return;
    m_answeredFor = snapshot;
    const auto deliver = [this](Result<Explanation> answer) {
        answer ? present(std::move(*answer)) : showRefusal(answer.error());
    };
    if (!ask::infoOf(question->kind).longWork)
        return deliver(ask::answer(*question, *snapshot, {}, m_desk.standingsOf(snapshot)));
    watch(m_desk.jobs().start(
        "why", question->section, this,
        [asked = *question](const Section& section, const std::stop_token& stop, Progress& progress) {
            return ask::answer(asked, section, stop, {}, &progress);
        },
        deliver));
}

void WhyPane::watch(std::shared_ptr<Job> job)
{
    constexpr int kMoment = 250;  // milliseconds
    m_job = std::move(job);
    m_ticking.start(kMoment);
}

void WhyPane::showProgress()
{
    const bool under = m_job && !m_job->isOver() && !m_job->isCancelled();
    const bool shown = under && m_job->progress().total() > 1;
    m_progress->setVisible(shown);
    m_cancel->setVisible(shown);
    if (!under) {
        m_ticking.stop();
        m_job.reset();
        return;
    }
    if (!shown) return;
    m_progress->setRange(0, static_cast<int>(m_job->progress().total()));
    m_progress->setValue(static_cast<int>(m_job->progress().done()));
}

void WhyPane::present(Explanation answer)
{
    m_shown = std::move(answer);
    m_model->setSteps(m_shown->steps);
    showTexts();
    if (const QModelIndex decisive = m_model->decisive(); decisive.isValid()) {
        m_steps->setCurrentIndex(decisive);
        m_steps->scrollTo(decisive);
    }
}

void WhyPane::showRefusal(const Error& error)
{
    if (error.code == Errc::Cancelled) return;
    m_shown.reset();
    m_model->setSteps({});
    showTexts();
    m_conclusion->setText(text::errorText(error, m_desk.wording()));
}

void WhyPane::onSnapshot()
{
    m_find->setSection(m_desk.section());
    const auto question = m_history.current();
    if (!question || !m_shown || question->draft) return;
    const auto snapshot = m_desk.session().section(question->section);
    if (!snapshot || snapshot == m_answeredFor) return;
    // What was published is gone; what the rules would give now is another question.
    const auto has = [&](const Section& section) { return question->round <= section.roundsPaired(); };
    if (m_answeredFor && has(*m_answeredFor) && !has(*snapshot)) return forget();
    const auto before = toJson(*m_shown, {});
    const auto compare = [this, before, snapshot](Result<Explanation> answer) {
        m_answeredFor = snapshot;
        if (!answer) return showRefusal(answer.error());
        if (toJson(*answer, {}) == before) return;
        present(std::move(*answer));
        m_bar->say(InlineBar::Tone::Warning, tr("What this explains has changed at %1; this is the new answer.")
                                                 .arg(QTime::currentTime().toString(QStringLiteral("HH:mm"))));
    };
    if (!ask::infoOf(question->kind).longWork)
        return compare(ask::answer(*question, *snapshot, {}, m_desk.standingsOf(snapshot)));
    m_desk.jobs().start(
        "why", question->section, this,
        [asked = *question](const Section& section, const std::stop_token& stop, Progress&) {
            return ask::answer(asked, section, stop);
        },
        compare);
}

void WhyPane::back()
{
    m_history.back();
    m_bar->dismiss();
    answerAgain();
}

void WhyPane::forward()
{
    m_history.forward();
    m_bar->dismiss();
    answerAgain();
}

RoundNumber WhyPane::round() const
{
    const auto question = m_history.current();
    return question ? question->round : 0;
}

void WhyPane::copy()
{
    if (m_shown) QApplication::clipboard()->setText(text::plainText(*m_shown, m_desk.wording()));
}

void WhyPane::keepAsComplaint()
{
    const auto question = m_history.current();
    if (!m_shown || !question) return;
    QInputDialog dialog(this);
    dialog.setWindowTitle(tr("Keep as complaint"));
    dialog.setLabelText(tr("What does the player complain about, and what was decided?"));
    dialog.setOption(QInputDialog::UsePlainTextEditForTextInput);
    dialog.ensurePolished();
    dialog.resize(dialog.sizeHint());  // makes the text field
    // The keyboard gets out of the text: Tab to the buttons, Ctrl+Enter to keep.
    for (auto* edit : dialog.findChildren<QPlainTextEdit*>()) edit->setTabChangesFocus(true);
    const QShortcut accept(QKeySequence(Qt::CTRL | Qt::Key_Return), &dialog, &dialog, &QDialog::accept);
    if (dialog.exec() != QDialog::Accepted) return;
    const QString note = dialog.textValue();
    const auto wording = m_desk.wording();
    const auto json = toJson(*m_shown, [&](const Step& step) { return text::phraseText(step, wording).toStdString(); });
    if (m_desk.apply(KeepComplaint{question->section, json.dump(), note.toStdString()})) {
        m_bar->say(InlineBar::Tone::Plain, tr("Kept in the journal as a complaint."));
    }
}

void WhyPane::focusSearch()
{
    m_finding = Finding::Player;
    m_find->clear();
    retranslate();
    m_find->setFocus(Qt::ShortcutFocusReason);
}

void WhyPane::askWhyNot(PlayerId player)
{
    if (!player) return;
    m_finding = Finding::Opponent;
    m_whyNotOf = player;
    m_find->clear();
    retranslate();
    m_find->setFocus(Qt::ShortcutFocusReason);
}

void WhyPane::onFound(PlayerId player)
{
    if (m_finding == Finding::Player) return offerQuestions(player);
    m_finding = Finding::Player;
    m_find->clear();
    retranslate();
    if (player == m_whyNotOf) return;
    WhyQuestion whyNot{ExplanationKind::WhyNot, m_desk.sectionId(), m_desk.round(), m_whyNotOf, player};
    if (const auto current = m_history.current(); current && current->draft) {
        whyNot.round = current->round;
        whyNot.draft = current->draft;
    }
    m_desk.ask(whyNot, true);
}

void WhyPane::offerQuestions(PlayerId player)
{
    m_offers->clear();
    m_offered.clear();
    for (auto& [text, question] : questionsAbout(*m_desk.section(), m_desk.sectionId(), player, m_desk.round(),
                                                 m_desk.wording(), m_desk.standingsOf(m_desk.section()))) {
        m_offers->addItem(text);
        m_offered.push_back(question);
    }
    if (m_offered.empty()) {
        m_bar->say(InlineBar::Tone::Plain, tr("Nothing has been paired yet that could be explained."));
        return;
    }
    m_offers->setFixedHeight(std::min(8, m_offers->count()) * (m_offers->sizeHintForRow(0)) + 6);
    m_offers->setCurrentRow(0);
    m_offers->show();
    m_offers->setFocus(Qt::OtherFocusReason);
}

void WhyPane::onOffer(int row)
{
    if (row < 0 || row >= static_cast<int>(m_offered.size())) return;
    m_find->clear();
    ask(m_offered[static_cast<std::size_t>(row)], true);
}

void WhyPane::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() == Qt::AltModifier && event->key() == Qt::Key_Left) return back();
    if (event->modifiers() == Qt::AltModifier && event->key() == Qt::Key_Right) return forward();
    if (event->key() == Qt::Key_Escape) {
        const bool offered = m_offers->isVisibleTo(this);
        m_offers->hide();
        m_bar->dismiss();
        if (!offered) Q_EMIT left();
        return;
    }
    QWidget::keyPressEvent(event);
}

}  // namespace kydai::ui

#include "moc_why_pane.cpp"
