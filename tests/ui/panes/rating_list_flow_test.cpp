// From FIDE's file to a player in the section, by keys: import once, type, choose.

#include "panes/pane.h"
#include "session/rating_list.h"
#include "support/cleared.h"
#include "support/event_builder.h"
#include "support/window_fixture.h"

#include <QCheckBox>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <memory>

namespace kydai::ui {
namespace {

const QString kList = QStringLiteral(KYDAI_SHARED_DATA "/fide_list/combined_foa.txt");

class RatingListFlow : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        if (!QFileInfo::exists(kList)) GTEST_SKIP() << "shared/data isn't here";
        QFile::remove(RatingList::standardPath());
        copyListOf({2026, 11, 20});
        Section section = EventBuilder().player("", 2000, "Vũ Mai").player("", 1900, "Lê Minh").build();
        section.rules.timeControl = TimeControl::Rapid;
        open(section);
    }
    void TearDown() override
    {
        m_window.reset();
        QFile::remove(RatingList::standardPath());
    }
    /// A combined list is of the month in which its file was made: a copy that is of the same month on every machine.
    void copyListOf(QDate day)
    {
        QFile list(m_list);
        ASSERT_TRUE(QFile::copy(kList, m_list) && list.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        ASSERT_TRUE(list.open(QIODevice::ReadWrite));
        ASSERT_TRUE(list.setFileTime(day.startOfDay(), QFileDevice::FileModificationTime));
    }
    void importList()
    {
        m_prompts.expectOpen(m_list);
        press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        ASSERT_TRUE(QTest::qWaitFor([this] { return m_window->desk().ratingList().isThere(); }));
        QApplication::processEvents();
    }
    /// While offers are shown the keys go through their list.
    static void choose(int offer)
    {
        for (int step = 0; step < offer; ++step) QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    }
    QString told() { return the<InlineBar>("messageBar").text(); }

    const QString m_list = m_folder.filePath(QStringLiteral("combined.txt"));
};

TEST_F(RatingListFlow, WhoeverWentOnMeanwhileKeepsTheKeyboard)
{
    m_prompts.expectOpen(kList);
    press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    press(Qt::Key_2, Qt::ControlModifier);
    const QWidget* before = QApplication::focusWidget();
    ASSERT_TRUE(before != nullptr && before->isVisible());
    ASSERT_TRUE(QTest::qWaitFor([this] { return m_window->desk().ratingList().isThere(); }));
    QApplication::processEvents();
    EXPECT_EQ(QApplication::focusWidget(), before);
}

TEST_F(RatingListFlow, ATypedNameWithoutMarksIsChosenAndAdded)
{
    importList();
    ASSERT_EQ(QApplication::focusWidget(), &the<QWidget>("newName"));  // the next thing to do
    type("tran van mau");
    choose(1);
    ASSERT_EQ(section()->players.size(), 3U);
    const Player& player = section()->players.back();
    EXPECT_EQ(player.name, "Tran, Van Mau");
    EXPECT_EQ(player.fideId, "12400001");
    EXPECT_EQ(player.title, Title::GM);
    EXPECT_EQ(player.rating, 2380);  // rapid: the section's tempo
    EXPECT_EQ(player.birth.year, 1976);
    EXPECT_EQ(player.federation, "VIE");
    EXPECT_EQ(player.sex, Sex::Male);
    EXPECT_EQ(player.tpn, 1);
    EXPECT_EQ(m_window->currentPane()->selectedPlayer(), player.id);
    EXPECT_TRUE(the<QLineEdit>("newName").text().isEmpty());
    press(Qt::Key_Z, Qt::ControlModifier);  // with the numbers
    EXPECT_EQ(section()->players.size(), 2U);
}

TEST_F(RatingListFlow, WhoIsInFidesListIsOfferedFromThereAtImport)
{
    importList();
    QFile file(m_folder.filePath(QStringLiteral("list.csv")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    // By number, name and birth; with another name; with another birth; without a number.
    file.write(
        "Họ tên,Mã FIDE,Năm sinh,Đơn vị,Hệ số\nTrần Văn Mẫu,12400001,1976,Huế,1000\nLê Văn Khác,12400002,,,1001\n"
        "Nguyễn Minh Anh,12440003,1950,,1002\nNguyễn Minh Anh,,,,1003\n");
    file.close();
    m_prompts.expectOpen(file.fileName());
    press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    const auto& offered = the<QCheckBox>("importBringToList");
    EXPECT_TRUE(offered.text().contains(QStringLiteral("of 1 player from FIDE"))) << offered.text().toStdString();
    QTest::keyClick(&the<QPushButton>("importAccept"), Qt::Key_Space);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    ASSERT_EQ(section()->players.size(), 6U);
    const auto rated = [&](const char* name, int rating) {
        return std::ranges::any_of(
            section()->players, [&](const Player& player) { return player.name == name && player.rating == rating; });
    };
    EXPECT_TRUE(rated("Trần Văn Mẫu", 2380)) << "the name with its marks stays";
    EXPECT_TRUE(rated("Lê Văn Khác", 1001) && rated("Nguyễn Minh Anh", 1002) && rated("Nguyễn Minh Anh", 1003));
    const auto known = std::ranges::find(section()->players, std::string("Trần Văn Mẫu"), &Player::name);
    EXPECT_EQ(known->title, Title::GM);
    EXPECT_EQ(known->unit, "Huế");
}

TEST_F(RatingListFlow, AnIdIsFoundToo)
{
    importList();
    the<QLineEdit>("newFideId").setFocus();
    type("12400002");
    choose(1);
    ASSERT_EQ(section()->players.size(), 3U);
    EXPECT_EQ(section()->players.back().name, "Nguyen, Minh Anh");
    EXPECT_EQ(section()->players.back().title, Title::WIM);
}

TEST_F(RatingListFlow, MarksThatWereTypedStay)
{
    importList();
    type("Trần Văn Mẫu");
    choose(1);
    ASSERT_EQ(section()->players.size(), 3U);
    EXPECT_EQ(section()->players.back().name, "Trần Văn Mẫu");
    EXPECT_EQ(section()->players.back().fideId, "12400001");
}

TEST_F(RatingListFlow, EnterWithoutChoosingTakesWhatWasTyped)
{
    importList();
    type("tran van mau");
    press(Qt::Key_Return);
    ASSERT_EQ(section()->players.size(), 3U);
    EXPECT_EQ(section()->players.back().name, "tran van mau");
    EXPECT_TRUE(section()->players.back().fideId.empty());
}

TEST_F(RatingListFlow, NobodyIsAddedTwice)
{
    importList();
    for (int time = 0; time < 2; ++time) {
        the<QLineEdit>("newName").clear();
        type("tran van mau");
        choose(1);
    }
    EXPECT_EQ(section()->players.size(), 3U);
    EXPECT_TRUE(told().contains(QStringLiteral("already"))) << told().toStdString();
}

TEST_F(RatingListFlow, WithoutAListTheBarSaysHowToGetOne)
{
    press(Qt::Key_Insert);
    EXPECT_TRUE(the<QLabel>("newListText").text().contains(QStringLiteral("Ctrl+Shift+L")));
    type("tran van mau");
    press(Qt::Key_Return);
    EXPECT_EQ(section()->players.size(), 3U);
}

TEST_F(RatingListFlow, ANewListIsComparedWithEverySection)
{
    Section other = EventBuilder().player("", 2000, "Tran, Van Mau").player("", 1900, "Cao Chi").build();
    other.info.name = "U20";
    other.info.firstDay = {2026, 11, 21};       // the list of November counts, whatever day it is
    other.players.front().fideId = "12400001";  // 2380 in the list
    other.rules.timeControl = TimeControl::Rapid;
    ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(other)}).ok());
    m_window->desk().go(m_session.event().sections.front().id, 0);
    importList();
    ASSERT_TRUE(QTest::qWaitFor([&] { return told().contains(QStringLiteral("U20 (1)")); })) << told().toStdString();
    EXPECT_TRUE(told().startsWith(QStringLiteral("Players of other sections stand otherwise"))) << told().toStdString();
}

TEST_F(RatingListFlow, AFileThatIsNoListIsRefusedInWords)
{
    QFile file(m_folder.filePath(QStringLiteral("list.txt")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("Name;Rating\nMinh;1500\n");
    file.close();
    m_prompts.expectOpen(file.fileName());
    press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(QTest::qWaitFor([&] { return told().contains(QStringLiteral("no FIDE rating list")); }));
    EXPECT_TRUE(the<QWidget>("ratingListPanel").isHidden());
}

TEST_F(RatingListFlow, AListPickedAsPlayersIsTakenInForLookingUp)
{
    m_prompts.expectOpen(m_list);
    press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return m_window->desk().ratingList().isThere(); }));
    EXPECT_EQ(section()->players.size(), 2U);
}

}  // namespace
}  // namespace kydai::ui
