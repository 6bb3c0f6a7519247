/// A lesson before a hall: one stop at a time in large type. What the cell holds stays hidden until it is asked for.
/// One key goes on (→, Page Down: the answer first, then the next stop), one back (←, Page Up); Space shows and hides
/// the answer, F11 fills the screen, Escape leaves.
#pragma once

#include "desk/desk.h"
#include "lesson/lesson.h"
#include "print/documents.h"

#include <QWidget>

#include <optional>

class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QTextBrowser;

namespace kydai::ui {

class LessonBoard;
class PictureView;

class LessonWindow : public QWidget {
    Q_OBJECT
public:
    /// `lessons` are offered; they must outlive the window.
    LessonWindow(Desk& desk, const std::vector<lesson::Lesson>& lessons);
    ~LessonWindow() override;
    /// Large, on the second screen where there is one; with one lesson at its first stop.
    void open();

    /// Begins a lesson at its first stop.
    void begin(std::size_t lesson);
    [[nodiscard]] std::size_t stop() const { return m_stop; }
    [[nodiscard]] bool isAnswered() const { return m_isAnswered; }

Q_SIGNALS:
    void sampleWanted(const QString& sample, const QString& title);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    QWidget* buildWalk();
    QWidget* buildBar();
    void retranslate();
    void fillList();
    void chooseAgain();
    void onward();
    void back();
    void go(std::size_t stop, bool isAnswered);
    void showAnswer(bool on);
    void showStop();
    void showBoard();
    void showBar();
    [[nodiscard]] QString answerHtml() const;
    /// Letters as large as leave room for everything.
    void fit();
    void fitAnswer(int letters);
    void toggleFullScreen();
    void printHandout();
    void keepHandout();
    [[nodiscard]] print::PrintOptions printOptions() const;

    [[nodiscard]] const lesson::Lesson& lesson() const { return m_lessons[*m_lesson]; }
    [[nodiscard]] const lesson::Stop& current() const { return lesson().stops[m_stop]; }
    [[nodiscard]] text::Wording wording() const;

    Desk& m_desk;
    const std::vector<lesson::Lesson>& m_lessons;
    std::optional<std::size_t> m_lesson{};  ///< none: they are offered
    std::size_t m_stop = 0;
    bool m_isAnswered = false;
    double m_zoom = 1;
    std::optional<Explanation> m_answer{};  ///< of the stop, shown or not
    QStackedWidget* m_pages;
    QListWidget* m_list;
    QLabel* m_title;
    LessonBoard* m_board;
    QLabel* m_guess;
    QTextBrowser* m_told;
    PictureView* m_picture;
    QPushButton* m_back = nullptr;
    QPushButton* m_ask = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_event = nullptr;
    QPushButton* m_pdf = nullptr;
    QPushButton* m_print = nullptr;
    QPushButton* m_full = nullptr;
    QPushButton* m_close = nullptr;
};

}  // namespace kydai::ui
