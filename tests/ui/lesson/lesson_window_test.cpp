// The lesson before a hall: its keys, and that it fits the wall.
#include "lesson_window.h"

#include "support/event_builder.h"
#include "support/window_fixture.h"

#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTextBrowser>

namespace kydai::ui {
namespace {

class LessonWindowTest : public fixture::WindowTest {
protected:
    LessonWindow& openLessons()
    {
        open(EventBuilder().player("2w1", 2000, "Loan").player("1b0", 1900, "Minh").build());
        m_window->actions().get("lessons")->trigger();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&lessons()));
        return lessons();
    }
    static LessonWindow& lessons()
    {
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (auto* found = qobject_cast<LessonWindow*>(widget)) return *found;
        }
        ADD_FAILURE() << "no window of lessons";
        std::abort();
    }
    template <class Widget>
    static Widget& part(const char* name)
    {
        return *lessons().findChild<Widget*>(QLatin1String(name));
    }
    static QString answer() { return part<QTextBrowser>("lessonAnswer").toPlainText(); }
    static QString title() { return part<QLabel>("lessonTitle").text(); }
    static void key(Qt::Key which) { QTest::keyClick(&lessons(), which); }
};

TEST_F(LessonWindowTest, OneKeyGoesOnAndOneBackAndTheAnswerWaits)
{
    LessonWindow& window = openLessons();
    EXPECT_EQ(part<QListWidget>("lessonList").count(), static_cast<int>(lesson::lessons().size()));
    QTest::keyClick(&part<QListWidget>("lessonList"), Qt::Key_Return);
    EXPECT_EQ(window.stop(), 0U);
    EXPECT_TRUE(answer().isEmpty());
    key(Qt::Key_Right);
    EXPECT_TRUE(window.isAnswered());
    EXPECT_FALSE(answer().isEmpty());
    key(Qt::Key_Right);
    EXPECT_EQ(window.stop(), 1U);
    EXPECT_FALSE(window.isAnswered());
    EXPECT_TRUE(title().contains(QStringLiteral("Example 1")));
    EXPECT_TRUE(answer().isEmpty());
    key(Qt::Key_Space);
    EXPECT_TRUE(answer().contains(QString::fromUtf8("2 + 3 + 2½ + 5 + 3½ = 16")));
    key(Qt::Key_Space);
    EXPECT_TRUE(answer().isEmpty());
    key(Qt::Key_Left);
    EXPECT_EQ(window.stop(), 0U);
    EXPECT_TRUE(window.isAnswered()) << "where the hall has been";
    key(Qt::Key_Left);
    EXPECT_EQ(window.stop(), 0U);
}

TEST_F(LessonWindowTest, SpeaksTheOtherLanguageAtOnce)
{
    openLessons().begin(0);
    key(Qt::Key_Right);
    const QString english = answer();
    m_window->actions().get("language")->trigger();
    EXPECT_TRUE(QTest::qWaitFor([&] { return answer() != english; }));
    EXPECT_TRUE(title().contains(QString::fromUtf8("Buchholz với các ván không thi đấu")));
}

TEST_F(LessonWindowTest, KeepsTheHandoutAsPdfFillsTheScreenAndLeavesByEscape)
{
    openLessons().begin(0);
    const QString file = m_folder.filePath(QStringLiteral("handout.pdf"));
    m_prompts.expectSave(file);
    QTest::keyClick(&lessons(), Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(QTest::qWaitFor([&] { return QFileInfo(file).size() > 10'000; }));
    key(Qt::Key_F11);
    EXPECT_TRUE(lessons().isFullScreen());
    key(Qt::Key_F11);
    EXPECT_FALSE(lessons().isFullScreen());
    key(Qt::Key_Escape);
    EXPECT_EQ(title(), QStringLiteral("Which lesson?"));
}

TEST_F(LessonWindowTest, OpensTheEventWithItsCrosstableFirst)
{
    openLessons().begin(0);
    part<QPushButton>("lessonEvent").click();
    ASSERT_TRUE(m_window->desk().section());
    EXPECT_EQ(m_window->desk().section()->players.size(), 16U);
    EXPECT_TRUE(the<QTableView>("crosstable").isVisible());
}

TEST_F(LessonWindowTest, KeptComplaintsAreALessonOfTheEvent)
{
    open(EventBuilder().player("2w1", 2000, "Loan").player("1b0", 1900, "Minh").build());
    m_window->actions().get("eventLesson")->trigger();
    for (const QWidget* widget : QApplication::topLevelWidgets())
        EXPECT_FALSE(widget->objectName() == QStringLiteral("lessonWindow") && widget->isVisible()) << "none was kept";
    KeepComplaint complaint;
    complaint.section = m_session.event().sections.at(0).id;
    complaint.explanation = R"({"kind":"colour","subject":"Why Black?","conclusion":"Because White was due to Loan."})";
    complaint.note = "Explained at the board.";
    ASSERT_TRUE(fixture::apply(m_session, complaint).ok());
    m_window->actions().get("eventLesson")->trigger();
    EXPECT_EQ(part<QLabel>("lessonGuess").text(), QStringLiteral("Why Black?"));
    EXPECT_TRUE(answer().isEmpty());
    key(Qt::Key_Right);
    EXPECT_TRUE(answer().contains(QStringLiteral("Because White was due to Loan.")));
    EXPECT_TRUE(answer().contains(QStringLiteral("Explained at the board.")));
}

/// At the sizes of usual projectors nothing is cut: the board, the question, the answer.
TEST_F(LessonWindowTest, FitsTheWall)
{
    LessonWindow& window = openLessons();
    const QString folder = qEnvironmentVariable("KYDAI_SCREENSHOTS");
    for (const char* language : {"vi", "en"}) {
        m_window->actions().get("language")->trigger();
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            window.resize(size);
            for (std::size_t at = 0; at < lesson::lessons().size(); ++at) {
                const lesson::Lesson& lesson = lesson::lessons()[at];
                window.begin(at);
                for (std::size_t step = 0; step < 2 * lesson.stops.size(); ++step) {
                    if (step > 0) key(Qt::Key_Right);
                    QCoreApplication::processEvents();
                    const QString name = QStringLiteral("%1-%2-%3-%4%5")
                                             .arg(QLatin1String(language))
                                             .arg(size.width())
                                             .arg(QString::fromStdString(lesson.word))
                                             .arg(window.stop() + 1)
                                             .arg(window.isAnswered() ? QStringLiteral("a") : QString());
                    SCOPED_TRACE(name.toStdString());
                    EXPECT_EQ(window.size(), size);
                    EXPECT_EQ(part<QTextBrowser>("lessonAnswer").verticalScrollBar()->maximum(), 0);
                    const auto& board = part<QTableView>("lessonBoard");
                    if (board.isVisible()) {
                        EXPECT_LE(board.horizontalHeader()->length(), board.viewport()->width());
                        EXPECT_LE(board.verticalHeader()->length(), board.viewport()->height());
                    }
                    if (folder.isEmpty()) continue;
                    QDir().mkpath(folder);
                    window.grab().save(QStringLiteral("%1/%2.png").arg(folder, name));
                }
            }
        }
    }
}

}  // namespace
}  // namespace kydai::ui
