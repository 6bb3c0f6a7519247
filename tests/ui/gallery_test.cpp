// Every pane and every dialog on the sample event, at the sizes of real desks: no window is larger than the screen, no
// table's default columns scroll sideways. With KYDAI_SCREENSHOTS=FOLDER the same walk keeps a picture of each
// (packaging/screenshots). The size of fonts is the environment's: QT_FONT_DPI, KYDAI_FONT_POINTS; where it is not the
// usual one, our font is drawn as wide as the widest of the desktops' fonts.
#include "dialogs/import_dialog.h"
#include "dialogs/manual_pages.h"
#include "flows/tour_flow.h"
#include "support/scripted_prompts.h"
#include "support/settle.h"
#include "support/window_fixture.h"

#include <QDialog>
#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTreeView>

#include <algorithm>
#include <array>
#include <cmath>

namespace kydai::ui {
namespace {

constexpr QSize kLaptop{1366, 768};
constexpr QSize kDesk{1920, 1080};
/// What a task bar and the frame of a window leave of it.
constexpr QSize kFrame{0, 40};

class Gallery : public ::testing::TestWithParam<std::tuple<text::Language, ThemeChoice, QSize>> {
protected:
    void SetUp() override
    {
        if (!isUsualSize()) {
            constexpr int kAsWideAsDejaVuSans = 107;
            QFont font = QApplication::font();
            font.setStretch(kAsWideAsDejaVuSans);
            if (qEnvironmentVariableIsSet("KYDAI_FONT_POINTS"))
                font.setPointSize(qEnvironmentVariableIntValue("KYDAI_FONT_POINTS"));
            QApplication::setFont(font);
        }
        const auto [language, theme, size] = GetParam();
        text::installLanguage(*QApplication::instance(), language);
        applyTheme(*qApp, theme);
        const QString path = m_folder.filePath(QStringLiteral("giải.kydai"));
        ASSERT_TRUE(QFile::copy(QStringLiteral(":/sample/sample.kydai"), path));
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        ASSERT_TRUE(m_session.open(path).ok());
        m_window = std::make_unique<MainWindow>(m_session, m_prompts, language);
        m_window->resize(roomOf(*m_window));
        m_window->show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    }

    void trigger(const char* action)
    {
        m_window->actions().get(action)->trigger();
        settle();
    }
    void settle() { fixture::settle(m_window->desk()); }
    void go(std::size_t section)
    {
        m_window->desk().go(m_session.event().sections.at(section).id, kMaxRounds);
        settle();
    }

    /// What a screen has for a window; at more dots per inch it holds less.
    static QSize roomOf(const QWidget& window)
    {
        return std::get<QSize>(GetParam()) / window.devicePixelRatioF() - kFrame;
    }

    static bool isUsualSize()
    {
        return !qEnvironmentVariableIsSet("KYDAI_FONT_POINTS") &&
               qEnvironmentVariable("QT_FONT_DPI", QStringLiteral("96")) == QStringLiteral("96");
    }

    /// How much two pictures differ where one looks from afar: 0 not at all, 1 black and white.
    static double difference(const QImage& one, const QImage& other)
    {
        constexpr QSize kAfar(96, 64);
        const auto afar = [&](const QImage& picture) {
            return picture.convertToFormat(QImage::Format_RGB32)
                .scaled(kAfar, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                .convertToFormat(QImage::Format_Grayscale8);
        };
        const QImage a = afar(one);
        const QImage b = afar(other);
        const auto greyAt = [](const QImage& picture, int x, int y) { return qGray(picture.pixel(x, y)) / 255.0; };
        // Few colours make a picture a shade lighter or darker as a whole: that is no difference.
        double shade = 0;
        for (int y = 0; y < a.height(); ++y) {
            for (int x = 0; x < a.width(); ++x) shade += greyAt(a, x, y) - greyAt(b, x, y);
        }
        shade /= a.width() * a.height();
        double sum = 0;
        for (int y = 0; y < a.height(); ++y) {
            for (int x = 0; x < a.width(); ++x) sum += std::abs(greyAt(a, x, y) - greyAt(b, x, y) - shade);
        }
        return sum / (a.width() * a.height());
    }
    /// The manual's pictures are those of the window as it is now.
    static void compareWithManual(QWidget& widget, const QString& name)
    {
        const auto [language, theme, size] = GetParam();
        const bool isUsual = isUsualSize() && !qEnvironmentVariableIsSet("KYDAI_MANUAL_PICTURES");
        const QImage kept(picturePath(language, name));
        if (!isUsual || theme != ThemeChoice::Light || size != kLaptop || kept.isNull()) return;
        constexpr double kOld = 0.025;
        EXPECT_LT(difference(widget.grab().toImage(), kept), kOld)
            << name.toStdString() << ": the manual's picture is old; packaging/screenshots --manual makes it anew";
    }

    /// With KYDAI_MANUAL_PICTURES=FOLDER: what the manual shows.
    static void keepForManual(QWidget& widget, const QString& name)
    {
        const QString folder = qEnvironmentVariable("KYDAI_MANUAL_PICTURES");
        const auto [language, theme, size] = GetParam();
        if (folder.isEmpty() || theme != ThemeChoice::Light || size != kLaptop) return;
        bool isShown = false;
        for (const QString& page : manualPages())
            isShown = isShown || picturesIn(manualSource(language, page)).contains(name);
        if (!isShown) return;
        const QString into = folder + (language == text::Language::Vietnamese ? "/vi" : "/en");
        QDir().mkpath(into);
        widget.grab().save(QStringLiteral("%1/%2.png").arg(into, name));
    }

    void look(QWidget& widget, const QString& name)
    {
        const QSize room = roomOf(widget);
        EXPECT_LE(widget.minimumSizeHint().width(), room.width()) << name.toStdString();
        EXPECT_LE(widget.width(), room.width()) << name.toStdString();
        // The tour has a page of words above the work; on the smallest screens it is higher.
        if (name != QStringLiteral("tour")) {
            EXPECT_LE(widget.minimumSizeHint().height(), room.height()) << name.toStdString();
            EXPECT_LE(widget.height(), room.height()) << name.toStdString();
        }
        for (const auto* table : widget.findChildren<QTableView*>()) {
            // As wide as there are rounds, as the list to be imported is, as three lists of tie-breaks, as the systems
            // and their figures.
            constexpr std::array kWide{QLatin1String("importTable"), QLatin1String("editions"),
                                       QLatin1String("ratingSystems"), QLatin1String("playerSystems")};
            if (!table->isVisible() || table->objectName().startsWith(QLatin1String("crosstable")) ||
                std::ranges::find(kWide, table->objectName()) != kWide.end())
                continue;
            // A few pixels are what rounding leaves of shares and heads. Where Why? was folded away for want of room
            // and has been asked for, the table beside it may scroll a little.
            constexpr int kRounding = 4;
            constexpr int kBesideWhy = 80;
            const auto* tree = widget.findChild<QTreeView*>(QStringLiteral("sectionTree"));
            const bool isAskedFor = tree != nullptr && !tree->isVisible() &&
                                    (name.startsWith(QLatin1String("why-")) || name == QStringLiteral("quick-line"));
            EXPECT_LE(table->horizontalScrollBar()->maximum(), isAskedFor ? kBesideWhy : kRounding)
                << name.toStdString() << ": " << table->objectName().toStdString();
        }
        keepForManual(widget, name);
        compareWithManual(widget, name);
        const QString folder = qEnvironmentVariable("KYDAI_SCREENSHOTS");
        if (folder.isEmpty()) return;
        const auto [language, theme, size] = GetParam();
        const QString into = QStringLiteral("%1/%2-%3-%4x%5")
                                 .arg(folder, language == text::Language::Vietnamese ? "vi" : "en",
                                      theme == ThemeChoice::Dark ? "dark" : "light")
                                 .arg(size.width())
                                 .arg(size.height());
        QDir().mkpath(into);
        widget.grab().save(QStringLiteral("%1/%2.png").arg(into, name));
    }
    /// The dialog that an action opens, looked at and closed.
    void dialog(const char* action)
    {
        trigger(action);
        QWidget* front = nullptr;
        for (QWidget* top : QApplication::topLevelWidgets()) {
            if (top != m_window.get() && top->isVisible() && top->inherits("QDialog")) front = top;
        }
        ASSERT_NE(front, nullptr) << action;
        look(*front, QStringLiteral("dialog-") + QLatin1String(action));
        front->close();
        settle();
    }

    /// The dialog behind a button of the end of the event.
    void finishDialog(const char* page, const char* button)
    {
        trigger("finishEvent");
        for (QWidget* top : QApplication::topLevelWidgets()) {
            if (top->objectName() != QLatin1String("finishWindow")) continue;
            auto* from = top->findChild<QWidget*>(QLatin1String(page));
            qobject_cast<QStackedWidget*>(from->parentWidget())->setCurrentWidget(from);
            settle();
            from->findChild<QPushButton*>(QLatin1String(button))->click();
            settle();
            QWidget* front = QApplication::activeModalWidget();
            ASSERT_NE(front, nullptr) << button;
            look(*front, QStringLiteral("dialog-") + QLatin1String(button));
            front->close();
            top->close();
        }
        settle();
    }

    QTemporaryDir m_folder;
    fixture::ScriptedPrompts m_prompts;
    EventSession m_session;
    std::unique_ptr<MainWindow> m_window;
};

TEST_P(Gallery, EverythingFitsTheScreen)
{
    constexpr const char* kTabs[] = {"showPlayers", "showRound", "showCrosstable", "showStandings", "showRatings"};
    constexpr const char* kSections[] = {"u9", "u13", "xiangqi"};
    for (std::size_t section = 0; section < std::size(kSections); ++section) {
        go(section);
        for (const char* tab : kTabs) {
            trigger(tab);
            look(*m_window, QStringLiteral("%1-%2").arg(QLatin1String(tab + 4), QLatin1String(kSections[section])));
        }
    }
    go(0);
    trigger("showRound");
    trigger("explain");
    look(*m_window, QStringLiteral("why-pairing"));
    trigger("quickLine");
    look(*m_window, QStringLiteral("quick-line"));
    trigger("showStandings");
    trigger("explain");
    look(*m_window, QStringLiteral("why-standing"));
    trigger("pairNext");
    look(*m_window, QStringLiteral("pair-refused"));
    go(1);
    trigger("pairNext");
    settle();
    look(*m_window, QStringLiteral("draft"));
    go(1);
    trigger("showPlayers");
    trigger("addPlayer");
    look(*m_window, QStringLiteral("add-player"));
    for (const char* action :
         {"newEvent",    "sectionInfo",    "sectionRules",    "tieBreaks",   "restoreBackup",    "journal",
          "print",       "checkIn",        "checkInAll",      "giveNumbers", "requestedByes",    "prohibitedPairs",
          "adjustments", "teams",          "publishSettings", "siteAccess",  "ratingCalculator", "checkRatings",
          "pairAll",     "missingResults", "giveTables",      "manual",      "shortcuts",        "about",
          "editions",    "ratingSystems",  "whatIf",          "corrections", "newerVersion",     "continueSection"})
        dialog(action);
    // Ten thousand finishes take their time in a build without optimisation.
    if (qEnvironmentVariableIsSet("KYDAI_SCREENSHOTS")) dialog("chances");
    trigger("showPlayers");
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    auto* players = m_window->findChild<QTableView*>(QStringLiteral("playersTable"));
    players->setFocus();
    players->selectRow(0);
    dialog("playerRecord");
    for (const auto& [page, button] : {std::pair("finishPrizes", "prizeRules"), std::pair("finishNorms", "normFacts")})
        finishDialog(page, button);
    trigger("finishEvent");
    for (QWidget* top : QApplication::topLevelWidgets()) {
        if (top->objectName() != QLatin1String("finishWindow")) continue;
        top->resize(roomOf(*top));
        auto* steps = top->findChild<QListWidget*>(QStringLiteral("finishSteps"));
        for (int step = 0; step < steps->count(); ++step) {
            steps->setCurrentRow(step);
            settle();
            look(*top, QStringLiteral("finish-%1").arg(step + 1));
        }
        top->close();
    }
    settle();
    QFile list(m_folder.filePath(QStringLiteral("danh sách.csv")));
    ASSERT_TRUE(list.open(QIODevice::WriteOnly));
    list.write(
        "Họ và tên lót;Tên;Ngày sinh;Đơn vị;Điện thoại\nTrần Văn;An;02/03/2013;Huế;0912\n"
        "Nguyễn Thị;Loan;2014;Hà Nội;0913\n");
    list.close();
    m_prompts.expectOpen(list.fileName());
    dialog("importPlayers");
    trigger("projector");
    settle();
    for (QWidget* top : QApplication::topLevelWidgets()) {
        if (top->objectName() != QLatin1String("projectorWindow")) continue;
        top->showNormal();
        top->resize(roomOf(*top));
        settle();
        look(*top, QStringLiteral("projector"));
        top->close();
    }
    trigger("closeEvent");
    look(*m_window, QStringLiteral("welcome"));
    trigger("tour");
    look(*m_window, QStringLiteral("tour"));
}

/// In the daily run one language and one theme at each size; all of them for pictures.
std::vector<std::tuple<text::Language, ThemeChoice, QSize>> looks()
{
    if (qEnvironmentVariableIsSet("KYDAI_MANUAL_PICTURES")) {
        return {{text::Language::Vietnamese, ThemeChoice::Light, kLaptop},
                {text::Language::English, ThemeChoice::Light, kLaptop}};
    }
    if (!qEnvironmentVariableIsSet("KYDAI_SCREENSHOTS")) {
        return {{text::Language::Vietnamese, ThemeChoice::Light, kLaptop},
                {text::Language::English, ThemeChoice::Dark, kDesk}};
    }
    std::vector<std::tuple<text::Language, ThemeChoice, QSize>> all;
    for (const auto language : {text::Language::Vietnamese, text::Language::English}) {
        for (const auto theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
            for (const QSize size : {kLaptop, kDesk}) all.emplace_back(language, theme, size);
        }
    }
    return all;
}
std::string nameOf(const ::testing::TestParamInfo<Gallery::ParamType>& look)
{
    const auto [language, theme, size] = look.param;
    return std::string(language == text::Language::Vietnamese ? "Vi" : "En") +
           (theme == ThemeChoice::Dark ? "Dark" : "Light") + (size == kLaptop ? "Laptop" : "Desk");
}
INSTANTIATE_TEST_SUITE_P(Looks, Gallery, ::testing::ValuesIn(looks()), nameOf);

}  // namespace
}  // namespace kydai::ui
