#include "lesson_window.h"

#include "dialogs/paper.h"
#include "lesson/handout.h"
#include "lesson_board.h"
#include "print/layout.h"
#include "print/pdf.h"
#include "text/article_text.h"
#include "text/phrase_text.h"
#include "text/render.h"
#include "widgets/picture_view.h"
#include "widgets/theme.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace kydai::ui {

namespace {

constexpr int kLinesOfAScreen = 37;  ///< so many lines of the plain type would fill the window's height
constexpr int kSmallestLetters = LessonBoard::kSmallestLetters;
constexpr double kZoomStep = 1.1;
constexpr double kIndent = 1.5;  ///< of lists, in letters

void setLetters(QWidget& widget, int pixels, bool bold = false)
{
    QFont letters = widget.font();
    letters.setPixelSize(pixels);
    letters.setBold(bold);
    widget.setFont(letters);
}

/// What the board or the picture beside it says already.
bool isShown(const Step& step)
{
    constexpr std::array kEncounter{Phrase::EncounterBest, Phrase::EncounterPoints, Phrase::EncounterGroup,
                                    Phrase::EncounterSameStandings};
    const bool isPlain = step.phrase == Phrase::TieBreakRowOpponent && step.details.empty();
    return isPlain || std::ranges::find(kEncounter, step.phrase) != kEncounter.end();
}

QString stepHtml(const Step& step, const text::Wording& wording, const QString& muted)
{
    QString html = text::phraseText(step, wording).toHtmlEscaped();
    if (step.decisive) html = QStringLiteral("<b>%1</b>").arg(html);
    if (!step.article.empty()) {
        html += QStringLiteral(" <span style='color:%1'>[%2]</span>")
                    .arg(muted, text::citationText(step.article).toHtmlEscaped());
    }
    if (step.folded || step.details.empty()) return html;
    QString details;
    for (const Step& detail : step.details) {
        if (!isShown(detail)) details += QStringLiteral("<li>%1</li>").arg(stepHtml(detail, wording, muted));
    }
    return html + QStringLiteral("<ul style='margin:0'>%1</ul>").arg(details);
}

}  // namespace

LessonWindow::LessonWindow(Desk& desk, const std::vector<lesson::Lesson>& lessons)
    : QWidget(nullptr, Qt::Window),
      m_desk(desk),
      m_lessons(lessons),
      m_pages(new QStackedWidget(this)),
      m_list(new QListWidget(this)),
      m_title(new QLabel(this)),
      m_board(new LessonBoard(desk.wording(), this)),
      m_guess(new QLabel(this)),
      m_told(new QTextBrowser(this)),
      m_picture(new PictureView(this))
{
    setObjectName(QStringLiteral("lessonWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    retranslate();
}

LessonWindow::~LessonWindow() = default;

void LessonWindow::build()
{
    m_list->setObjectName(QStringLiteral("lessonList"));
    m_list->setWordWrap(true);
    m_list->installEventFilter(this);
    connect(m_list, &QListWidget::itemDoubleClicked, this,
            [this](QListWidgetItem* item) { begin(static_cast<std::size_t>(m_list->row(item))); });
    m_title->setObjectName(QStringLiteral("lessonTitle"));
    m_title->setWordWrap(true);
    m_pages->addWidget(m_list);
    m_pages->addWidget(buildWalk());
    auto* layout = new QVBoxLayout(this);
    layout->setSizeConstraint(QLayout::SetNoConstraint);  // what is inside follows the window
    layout->addWidget(m_title);
    layout->addWidget(m_pages, 1);
    layout->addWidget(buildBar());
    setFocusPolicy(Qt::StrongFocus);
}

QWidget* LessonWindow::buildWalk()
{
    m_board->setObjectName(QStringLiteral("lessonBoard"));
    m_guess->setObjectName(QStringLiteral("lessonGuess"));
    m_guess->setWordWrap(true);
    m_told->setObjectName(QStringLiteral("lessonAnswer"));
    m_told->setFrameShape(QFrame::NoFrame);
    m_told->setFocusPolicy(Qt::NoFocus);
    m_picture->setObjectName(QStringLiteral("lessonPicture"));
    auto* below = new QHBoxLayout;
    below->addWidget(m_told, 3);
    below->addWidget(m_picture, 2, Qt::AlignTop);
    auto* walk = new QWidget(this);
    auto* column = new QVBoxLayout(walk);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_board);
    column->addWidget(m_guess);
    column->addLayout(below, 1);
    return walk;
}

QWidget* LessonWindow::buildBar()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const char* name, void (LessonWindow::*does)()) {
        auto* made = new QPushButton(bar);
        made->setObjectName(QLatin1String(name));
        made->setFocusPolicy(Qt::NoFocus);
        connect(made, &QPushButton::clicked, this, does);
        row->addWidget(made);
        return made;
    };
    m_back = button("lessonBack", &LessonWindow::back);
    m_ask = new QPushButton(bar);
    m_ask->setObjectName(QStringLiteral("lessonAsk"));
    m_ask->setFocusPolicy(Qt::NoFocus);
    connect(m_ask, &QPushButton::clicked, this, [this] { showAnswer(!m_isAnswered); });
    row->addWidget(m_ask);
    m_next = button("lessonNext", &LessonWindow::onward);
    row->addStretch(1);
    m_event = new QPushButton(bar);
    m_event->setObjectName(QStringLiteral("lessonEvent"));
    m_event->setFocusPolicy(Qt::NoFocus);
    connect(m_event, &QPushButton::clicked, this, [this] {
        Q_EMIT sampleWanted(QString::fromStdString(lesson().sample),
                            lesson::textOf(lesson().title, nullptr, m_desk.wording()));
    });
    row->addWidget(m_event);
    m_print = button("lessonPrint", &LessonWindow::printHandout);
    m_pdf = button("lessonPdf", &LessonWindow::keepHandout);
    m_full = button("lessonFullScreen", &LessonWindow::toggleFullScreen);
    m_close = new QPushButton(bar);
    m_close->setObjectName(QStringLiteral("lessonClose"));
    m_close->setFocusPolicy(Qt::NoFocus);
    connect(m_close, &QPushButton::clicked, this, [this] { m_lesson ? chooseAgain() : static_cast<void>(close()); });
    row->addWidget(m_close);
    return bar;
}

text::Wording LessonWindow::wording() const
{
    const Section* const section = m_lesson ? lesson::sectionOf(lesson(), current()) : nullptr;
    return m_desk.wording().forDiscipline(section != nullptr ? section->rules.discipline : Discipline::Chess);
}

void LessonWindow::open()
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    if (screens.size() > 1) {
        setGeometry(screens.last()->geometry());
        showFullScreen();
    } else {
        resize(screens.first()->availableSize() * 0.9);
        show();
    }
    activateWindow();
    chooseAgain();
}

void LessonWindow::fillList()
{
    const int row = std::max(0, m_list->currentRow());
    m_list->clear();
    for (const lesson::Lesson& each : m_lessons) m_list->addItem(lesson::textOf(each.title, nullptr, m_desk.wording()));
    m_list->setCurrentRow(row);
}

void LessonWindow::chooseAgain()
{
    m_lesson.reset();
    m_answer.reset();
    m_pages->setCurrentWidget(m_list);
    retranslate();
    m_list->setFocus();
}

void LessonWindow::begin(std::size_t lesson)
{
    m_lesson = lesson;
    m_pages->setCurrentIndex(1);
    setFocus();
    go(0, false);
}

void LessonWindow::go(std::size_t stop, bool isAnswered)
{
    m_stop = stop;
    m_isAnswered = isAnswered;
    m_answer.reset();
    auto answer = lesson::answerOf(lesson(), current());
    if (answer.ok())
        m_answer = *std::move(answer);
    else
        m_desk.fail(answer.error());
    showStop();
}

void LessonWindow::onward()
{
    if (!m_isAnswered) return showAnswer(true);
    if (m_stop + 1 < lesson().stops.size()) go(m_stop + 1, false);
}

void LessonWindow::back()
{
    if (m_stop > 0) go(m_stop - 1, true);  // the hall has seen it
}

void LessonWindow::showAnswer(bool on)
{
    m_isAnswered = on;
    showStop();
}

void LessonWindow::showStop()
{
    const text::Wording words = wording();
    const Section* const section = lesson::sectionOf(lesson(), current());
    m_title->setText(
        tr("%1 · %2 (%3 of %4)")
            .arg(lesson::textOf(lesson().title, nullptr, words), lesson::textOf(current().title, section, words))
            .arg(m_stop + 1)
            .arg(lesson().stops.size()));
    m_guess->setText(lesson::textOf(current().guess, section, words));
    showBoard();
    m_told->setHtml(m_isAnswered ? answerHtml() : QString());
    auto pictures = m_isAnswered && m_answer ? lesson::picturesOf(current(), *m_answer) : std::vector<Picture>();
    m_picture->setVisible(!pictures.empty());
    m_picture->setPictures(std::move(pictures), words);
    showBar();
    fit();
}

void LessonWindow::showBoard()
{
    const bool isOfAnEvent = lesson::sectionOf(lesson(), current()) != nullptr;
    m_board->setVisible(isOfAnEvent);
    if (!isOfAnEvent) return;
    tables::List list = lesson::boardOf(lesson(), current(), m_isAnswered && m_answer ? &*m_answer : nullptr);
    const auto cell = lesson::cellOf(lesson(), current(), list);
    m_board->showRows(std::move(list), cell, wording());
}

QString LessonWindow::answerHtml() const
{
    const text::Wording words = wording();
    const Theme theme = themeOf(palette());
    QString html;
    if (m_answer) {
        html += QStringLiteral("<p style='margin-top:0'><b style='color:%1'>%2</b></p><ol style='margin:0'>")
                    .arg(theme.accent.name(), text::phraseText(m_answer->conclusion, words).toHtmlEscaped());
        for (const Step& step : m_answer->steps) {
            if (!text::isBareHead(step) && !isShown(step))
                html += QStringLiteral("<li>%1</li>").arg(stepHtml(step, words, theme.muted.name()));
        }
        html += QStringLiteral("</ol>");
    }
    html += QStringLiteral("<p><i>%1</i></p>")
                .arg(lesson::textOf(current().told, lesson::sectionOf(lesson(), current()), words)
                         .toHtmlEscaped()
                         .replace(QLatin1Char('\n'), QStringLiteral("<br>")));
    if (!current().source.isEmpty()) {
        html += QStringLiteral("<p style='color:%1'>%2</p>")
                    .arg(theme.muted.name(), tr("Source: %1").arg(current().source).toHtmlEscaped());
    }
    return html;
}

void LessonWindow::fit()
{
    int letters = std::max(kSmallestLetters, static_cast<int>(height() * m_zoom / kLinesOfAScreen));
    setLetters(*m_title, letters, true);
    setLetters(*m_list, letters * 5 / 4);
    for (QPushButton* button : {m_back, m_ask, m_next, m_event, m_print, m_pdf, m_full, m_close})
        setLetters(*button, std::max(kSmallestLetters, letters * 3 / 5));
    if (!m_lesson) return;
    if (m_board->isHidden()) letters = letters * 4 / 3;  // words alone
    setLetters(*m_guess, letters * 6 / 5, true);
    setLetters(*m_picture, letters * 4 / 5);
    // Half of the window at most is the board's.
    constexpr int kLinesOfABoard = 18;
    if (!m_board->isHidden())
        m_board->fit(height() * (m_board->rows() > 10 ? 13 : 9) / 20,
                     static_cast<int>(height() * m_zoom / kLinesOfABoard));
    fitAnswer(letters);
}

void LessonWindow::fitAnswer(int letters)
{
    layout()->activate();
    for (int size = letters; size >= kSmallestLetters; --size) {
        setLetters(*m_told, size);
        m_told->document()->setDefaultFont(m_told->font());
        m_told->document()->setIndentWidth(kIndent * size);
        m_told->document()->setTextWidth(m_told->viewport()->width());
        if (m_told->document()->size().height() <= m_told->viewport()->height()) break;
    }
    m_told->verticalScrollBar()->setValue(0);
}

void LessonWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void LessonWindow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // The layout gives the parts their own size only after this.
    QMetaObject::invokeMethod(this, &LessonWindow::fit, Qt::QueuedConnection);
}

/// The list keeps its own keys, but for those of the window.
bool LessonWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool begins =
        key == Qt::Key_Right || key == Qt::Key_PageDown || key == Qt::Key_Return || key == Qt::Key_Space;
    if (begins && m_list->currentRow() >= 0) {
        begin(static_cast<std::size_t>(m_list->currentRow()));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void LessonWindow::keyPressEvent(QKeyEvent* event)
{
    const bool isControl = event->modifiers().testFlag(Qt::ControlModifier);
    if (isControl && event->key() == Qt::Key_P) return printHandout();
    if (isControl && event->key() == Qt::Key_S) return keepHandout();
    switch (event->key()) {
    case Qt::Key_F11:
        return toggleFullScreen();
    case Qt::Key_Escape:
        m_lesson ? chooseAgain() : static_cast<void>(close());
        return;
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        m_zoom = std::clamp(event->key() == Qt::Key_Plus ? m_zoom * kZoomStep : m_zoom / kZoomStep, 0.5, 2.0);
        return fit();
    default:
        break;
    }
    if (!m_lesson) return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_PageDown:
        return onward();
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        return back();
    case Qt::Key_Space:
    case Qt::Key_Return:
        return showAnswer(!m_isAnswered);
    case Qt::Key_Home:
        return go(0, false);
    case Qt::Key_Down:
    case Qt::Key_Up: {
        QScrollBar* const bar = m_told->verticalScrollBar();
        return bar->setValue(bar->value() + (event->key() == Qt::Key_Down ? 1 : -1) * m_told->fontMetrics().height());
    }
    default:
        QWidget::keyPressEvent(event);
    }
}

void LessonWindow::toggleFullScreen()
{
    isFullScreen() ? showNormal() : showFullScreen();
}

print::PrintOptions LessonWindow::printOptions() const
{
    print::PrintOptions options;
    options.languages = {m_desk.language()};
    options.printed = QDateTime::currentDateTime();
    options.program = QStringLiteral("Kỳ Đài ") + QCoreApplication::applicationVersion();
    return options;
}

void LessonWindow::printHandout()
{
    if (!m_lesson) return;
    m_desk.jobs().startApart(
        "handout", this,
        [lesson = lesson(), options = printOptions()](const std::stop_token&, Progress&) {
            return print::layOut(lesson::handoutOf(lesson, options), {});
        },
        [this](const print::Document& document) {
            QPrinter printer(QPrinter::HighResolution);
            printer.setPageSize(QPageSize(QPageSize::A4));
            QPrintDialog choose(&printer, this);
            if (choose.exec() == QDialog::Accepted) paintPages(printer, document, QPageSize::A4);
        });
}

void LessonWindow::keepHandout()
{
    if (!m_lesson) return;
    const QString title = lesson::textOf(lesson().title, nullptr, wording());
    const QString file = choosePdf(m_desk.prompts(), tr("Keep the handout as PDF"), title);
    if (file.isEmpty()) return;
    m_desk.jobs().startApart(
        "handout", this,
        [file, lesson = lesson(), options = printOptions()](const std::stop_token&, Progress&) {
            return print::writePdf(print::layOut(lesson::handoutOf(lesson, options), {}), file);
        },
        [this, file](const Result<void>& written) {
            if (!written) return m_desk.fail(written.error());
            m_desk.tell(InlineBar::Tone::Plain, tr("Saved as %1.").arg(file));
        });
}

void LessonWindow::showBar()
{
    const bool isOn = m_lesson.has_value();
    for (QPushButton* button : {m_back, m_ask, m_next, m_event, m_print, m_pdf}) button->setVisible(isOn);
    m_close->setText(isOn ? tr("The lessons (Esc)") : tr("Close (Esc)"));
    if (!isOn) return;
    m_event->setVisible(!lesson().sample.empty());
    m_back->setEnabled(m_stop > 0);
    m_ask->setText(m_isAnswered ? tr("Hide the answer (Space)") : tr("The answer (Space)"));
    m_next->setEnabled(!m_isAnswered || m_stop + 1 < lesson().stops.size());
}

void LessonWindow::retranslate()
{
    setWindowTitle(tr("Lessons"));
    m_list->setAccessibleName(tr("Lessons"));
    m_board->setAccessibleName(tr("The event"));
    m_told->setAccessibleName(tr("The answer"));
    m_picture->setAccessibleName(tr("The answer as a picture"));
    m_back->setText(tr("Back (←)"));
    m_next->setText(tr("On (→)"));
    m_event->setText(tr("Open the event"));
    m_print->setText(tr("Print… (Ctrl+P)"));
    m_pdf->setText(tr("PDF… (Ctrl+S)"));
    m_full->setText(tr("Full screen (F11)"));
    fillList();
    if (m_lesson) return showStop();
    m_title->setText(tr("Which lesson?"));
    showBar();
    fit();
}

}  // namespace kydai::ui

#include "moc_lesson_window.cpp"
