// The manual: no link leads nowhere, no action is left out, and both languages say the same.

#include "dialogs/manual_pages.h"
#include "support/event_builder.h"
#include "support/window_fixture.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QImage>
#include <QRegularExpression>
#include <QSet>
#include <QTextBrowser>

namespace kydai::ui {
namespace {

class Manual : public kydai::fixture::WindowTest {
protected:
    void SetUp() override { open(EventBuilder().player("", 2000, "Ánh").player("", 1900, "Bình").build()); }
};

constexpr text::Language kLanguages[] = {text::Language::Vietnamese, text::Language::English};

TEST_F(Manual, EveryPageIsThereInBothLanguagesAndEachIsInTheContents)
{
    const QStringList pages = manualPages();
    EXPECT_GE(pages.size(), 19);
    for (const text::Language language : kLanguages) {
        const QString code = language == text::Language::Vietnamese ? QStringLiteral("vi") : QStringLiteral("en");
        QStringList files = QDir(QStringLiteral(":/manual/") + code).entryList();
        files.replaceInStrings(QStringLiteral(".md"), QString());
        EXPECT_EQ(QSet<QString>(files.begin(), files.end()), QSet<QString>(pages.begin(), pages.end()));
        for (const QString& page : pages)
            EXPECT_TRUE(manualSource(language, page).startsWith(QStringLiteral("# "))) << page.toStdString();
    }
}

TEST_F(Manual, EveryLinkLeadsToAPage)
{
    static const QRegularExpression link(QStringLiteral(R"(\]\(([^)]*)\))"));
    for (const text::Language language : kLanguages) {
        for (const QString& page : manualPages()) {
            auto found = link.globalMatch(manualSource(language, page));
            while (found.hasNext()) {
                const QString target = found.next().captured(1);
                if (target.startsWith(QStringLiteral("picture:"))) continue;
                EXPECT_TRUE(target.endsWith(QStringLiteral(".md"))) << target.toStdString();
                EXPECT_TRUE(manualPages().contains(target.chopped(3))) << target.toStdString();
            }
        }
    }
}

TEST_F(Manual, EveryPictureIsThereAndBothLanguagesShowTheSame)
{
    QStringList shown[2];
    for (std::size_t at = 0; at < 2; ++at) {
        for (const QString& page : manualPages()) {
            for (const QString& name : picturesIn(manualSource(kLanguages[at], page))) {
                shown[at] << name;
                const QImage picture(picturePath(kLanguages[at], name));
                EXPECT_GT(picture.width(), 300) << name.toStdString();
            }
        }
    }
    EXPECT_GE(shown[0].size(), 10);
    EXPECT_EQ(shown[0], shown[1]);
}

TEST_F(Manual, EveryActionIsThereWithItsNameAndKey)
{
    for (const text::Language language : kLanguages) {
        QStringList told;
        for (const QString& page : manualPages()) {
            if (page != QStringLiteral("keys")) told << actionsIn(manualSource(language, page));
        }
        QString keys = manualText(language, QStringLiteral("keys"), m_window->actions());
        for (const QAction* action : m_window->actions().all()) {
            const QString name = action->objectName();
            EXPECT_TRUE(told.contains(name)) << name.toStdString() << " is told nowhere but in the list of keys";
            const QString key = action->shortcut().toString(QKeySequence::NativeText);
            EXPECT_TRUE(key.isEmpty() || keys.contains(QLatin1Char('(') + key + QLatin1Char(')')))
                << name.toStdString();
        }
    }
}

TEST_F(Manual, BothLanguagesSpeakOfTheSameActions)
{
    for (const QString& page : manualPages()) {
        QStringList english = actionsIn(manualSource(text::Language::English, page));
        QStringList vietnamese = actionsIn(manualSource(text::Language::Vietnamese, page));
        english.sort();
        vietnamese.sort();
        EXPECT_EQ(english, vietnamese) << page.toStdString();
    }
}

TEST_F(Manual, OpensAtThePageOfWhatIsInFront)
{
    m_window->actions().get("showRound")->trigger();
    m_window->actions().get("manual")->trigger();
    EXPECT_TRUE(the<QTextBrowser>("manualText").toPlainText().startsWith(QStringLiteral("Entering results")));
    the<QDialog>("manualWindow").close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    m_window->actions().get("checkIn")->trigger();
    ASSERT_TRUE(QTest::qWaitFor([this] { return QApplication::activeWindow() == &the<QDialog>("checkInDialog"); }));
    QTest::keyClick(&the<QDialog>("checkInDialog"), Qt::Key_F1, Qt::ControlModifier);
    EXPECT_TRUE(the<QTextBrowser>("manualText").toPlainText().startsWith(QStringLiteral("Check-in")));
}

TEST_F(Manual, IsWrittenAsPagesAndAsOneBook)
{
    EXPECT_TRUE(writeManual(text::Language::English, m_window->actions(), m_folder.path()).isEmpty());
    EXPECT_TRUE(QFile::exists(m_folder.filePath(QStringLiteral("en/pairing.html"))));
    EXPECT_GT(QFileInfo(m_folder.filePath(QStringLiteral("manual-en.pdf"))).size(), 20'000);
}

}  // namespace
}  // namespace kydai::ui
