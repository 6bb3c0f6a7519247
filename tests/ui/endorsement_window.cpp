// Performs the window's part of a case of FIDE's list (app/kydai-cli/endorsement): the real window on an event file,
// driven by keys, and what it says is read from what stands on the screen. A step a line:
//
//     language en          the window is made in this language (first; default en)
//     system LOCALE        in that of a first start on such a system (first)
//     open FILE            the event in the folder of the case
//     boxes                questions come in the boxes that people see, to be read and clicked (before `open`)
//     press KEY            "Ctrl+L", into whatever has the focus
//     type TEXT            the same
//     do ACTION            an entry of the menus, by its object name; waits until it can be chosen
//     click NAME           a button, by its object name or by what stands on it
//     choose NAME TEXT     an entry of a combo box
//     offers NAME A / B    a combo box or list has exactly these entries, in this order
//     page TEXT            the page of a dialog behind the tab that says so
//     focus NAME           the keyboard goes to a widget, by its object name
//     lists NAME TEXT, lacks NAME TEXT    a list has an entry that says exactly this, or none
//     check NAME           a box to tick
//     answer yes|no        to the questions that come
//     give FILE            to whoever asks for the name of a file
//     asked LEVEL WORD     a question was put since `open`
//     asks TEXT            it says so, or names it as a consequence
//     sees TEXT, never TEXT    it stands on the screen, or does not
//     reads NAME TEXT      a label, by its object name, has it
//     shows NAME           a widget, by its object name
//     hidden NAME          it is not there any more
//     locked NAME, free NAME    it stands there and can't be changed, or can
//     nowhere TEXT         no menu, whatever it opens, has an entry with it
//     english              no entry of any menu, and nothing on the screen, has a letter that English has not
//     everywhere           the same after each entry of the menus was chosen, whatever it opens
//     again                the window is closed and opened anew
//     host FILE            a host on this machine has the file as FIDE's list, and the program fetches it there
//     aged NAME DAYS       a file, or "list", the one that has been taken in, is so old
//     hour                 an hour passes
//
// Ends with 0, or tells at which step the window was otherwise.

#include "list_host.h"
#include "main_window.h"
#include "session/event_session.h"
#include "session/prompts.h"
#include "session/rating_list.h"
#include "text/language.h"
#include "widgets/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QGroupBox>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTabBar>
#include <QTest>
#include <QTextEdit>
#include <QTimer>
#include <QTimerEvent>

#include <chrono>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace kydai {
namespace {

/// Answers as it was told and keeps what it was asked.
class ToldPrompts : public Prompts {
public:
    Answer prompt(const Prompt& prompt) override
    {
        m_asked << QStringLiteral("%1 %2").arg(static_cast<int>(prompt.level)).arg(prompt.id);
        m_said << prompt.title << prompt.text << prompt.consequences;
        if (prompt.level == WarningLevel::Acknowledge || prompt.level == WarningLevel::Refuse)
            return Answer::Acknowledged;
        return m_yes ? Answer::Confirmed : Answer::Cancelled;
    }
    std::optional<std::size_t> choose(const Prompt& prompt, const QStringList& choices) override
    {
        m_said << prompt.title << prompt.text << choices;
        return m_yes ? std::optional<std::size_t>(0) : std::nullopt;
    }
    QString openFile(const FilePrompt& /*prompt*/) override { return m_file; }
    QString saveFile(const FilePrompt& /*prompt*/) override { return m_file; }
    QString openFolder(const QString& /*title*/, const QString& folder) override { return folder; }
    QString promptText(const TextPrompt& prompt) override
    {
        return prompt.proposal.isEmpty() ? QStringLiteral("Tester") : prompt.proposal;
    }

    void answer(bool yes) { m_yes = yes; }
    void give(const QString& file) { m_file = file; }
    [[nodiscard]] const QStringList& asked() const { return m_asked; }
    [[nodiscard]] const QStringList& said() const { return m_said; }

private:
    bool m_yes = false;
    QString m_file{};
    QStringList m_asked{};
    QStringList m_said{};
};

void addItems(const QAbstractItemView& view, QStringList& texts)
{
    const QAbstractItemModel* model = view.model();
    if (model == nullptr) return;
    constexpr int kRows = 60;
    for (int row = 0; row < std::min(kRows, model->rowCount(view.rootIndex())); ++row) {
        for (int column = 0; column < model->columnCount(view.rootIndex()); ++column)
            texts << model->index(row, column, view.rootIndex()).data().toString();
    }
}

/// What stands on the screen.
QStringList textsOnScreen()
{
    QStringList texts;
    for (QWidget* widget : QApplication::allWidgets()) {
        if (!widget->isVisible()) continue;
        if (widget->isWindow()) texts << widget->windowTitle();
        if (const auto* label = qobject_cast<QLabel*>(widget)) texts << label->text();
        if (const auto* button = qobject_cast<QAbstractButton*>(widget)) texts << button->text();
        if (const auto* box = qobject_cast<QGroupBox*>(widget)) texts << box->title();
        if (const auto* edit = qobject_cast<QLineEdit*>(widget)) texts << edit->text() << edit->placeholderText();
        if (const auto* text = qobject_cast<QTextEdit*>(widget)) texts << text->toPlainText();
        if (const auto* text = qobject_cast<QPlainTextEdit*>(widget)) texts << text->toPlainText();
        if (const auto* combo = qobject_cast<QComboBox*>(widget)) {
            for (int at = 0; at < combo->count(); ++at) texts << combo->itemText(at);
        }
        if (const auto* tabs = qobject_cast<QTabBar*>(widget)) {
            for (int at = 0; at < tabs->count(); ++at) texts << tabs->tabText(at);
        }
        if (const auto* bar = qobject_cast<QMenuBar*>(widget)) {
            for (const QAction* menu : bar->actions()) texts << menu->text();
        }
        if (const auto* view = qobject_cast<QAbstractItemView*>(widget)) addItems(*view, texts);
    }
    for (QString& text : texts) text.remove(QLatin1Char('&'));
    return texts;
}

bool stands(const QString& text)
{
    return textsOnScreen().join(QLatin1Char('\n')).contains(text);
}

/// Walks through the steps from timers, each of which begins while the one before may still be in a dialog's own loop.
class Walk : public QObject {
public:
    explicit Walk(QStringList steps) : m_steps(std::move(steps)) {}

    int run()
    {
        QTimer::singleShot(0, this, [this] { next(); });
        const int status = QApplication::exec();
        m_window.reset();
        return status;
    }

private:
    void next()
    {
        if (m_at >= m_steps.size()) return QApplication::exit(m_status);
        constexpr int kBetween = 30;
        const QString step = m_steps[m_at];
        const qsizetype space = step.indexOf(QLatin1Char(' '));
        const QString word = space < 0 ? step : step.left(space);
        const QString text = space < 0 ? QString() : step.mid(space + 1);
        const auto deed = deeds().find(word);
        if (deed == deeds().end()) return fail(QStringLiteral("no such step"));
        if (m_opened && m_window->desk().jobs().running() > 0)
            return waitAgain(QStringLiteral("its work does not end"));
        if (deed->second.waits) {
            if (!(this->*deed->second.does)(text)) return waitAgain(instead());
            ++m_at;
            m_turns = 0;
            QTimer::singleShot(0, this, [this] { next(); });
            return;
        }
        const bool isTyped = word == QLatin1String("press") || word == QLatin1String("type");
        if (isTyped && focus() == nullptr) {
            m_window->activateWindow();  // nobody else does where there is no desktop
            return waitAgain(QStringLiteral("nothing has the keyboard"));
        }
        ++m_at;
        m_turns = 0;
        QTimer::singleShot(kBetween, this, [this] { next(); });  // before the deed: it may open a dialog
        if (!(this->*deed->second.does)(text)) fail(QStringLiteral("it cannot be done: ") + step);
    }

    void waitAgain(const QString& why)
    {
        constexpr int kMostTurns = 100;
        constexpr int kPause = 50;
        if (++m_turns > kMostTurns) return fail(why);
        QTimer::singleShot(kPause, this, [this] { next(); });
    }

    void fail(const QString& why)
    {
        const QString step = m_at < m_steps.size() ? m_steps[m_at] : QString();
        std::fputs((QStringLiteral("at '%1': %2\n").arg(step, why)).toUtf8().constData(), stderr);
        std::fflush(stderr);
        std::_Exit(1);  // dialogs may stand in each other's loops
    }

    [[nodiscard]] QString instead() const
    {
        constexpr qsizetype kMost = 1200;
        return QStringLiteral("there is [%1], asked [%2], says [%3], on the screen [%4]")
            .arg(m_foreign, m_prompts.asked().join(QLatin1String(", ")),
                 m_prompts.said().join(QLatin1String(" / ")).left(kMost),
                 textsOnScreen().join(QLatin1String(" / ")).left(kMost));
    }

    struct Deed {
        bool (Walk::*does)(const QString& text);
        bool waits = false;  ///< until it holds
    };
    static const std::map<QString, Deed>& deeds()
    {
        static const std::map<QString, Deed> kDeeds{{QStringLiteral("language"), {&Walk::language}},
                                                    {QStringLiteral("open"), {&Walk::open}},
                                                    {QStringLiteral("press"), {&Walk::press}},
                                                    {QStringLiteral("type"), {&Walk::type}},
                                                    {QStringLiteral("do"), {&Walk::trigger}},
                                                    {QStringLiteral("click"), {&Walk::click}},
                                                    {QStringLiteral("lists"), {&Walk::lists, true}},
                                                    {QStringLiteral("lacks"), {&Walk::lacks, true}},
                                                    {QStringLiteral("page"), {&Walk::page}},
                                                    {QStringLiteral("focus"), {&Walk::focusOn}},
                                                    {QStringLiteral("choose"), {&Walk::choose}},
                                                    {QStringLiteral("check"), {&Walk::check}},
                                                    {QStringLiteral("answer"), {&Walk::answer}},
                                                    {QStringLiteral("give"), {&Walk::give}},
                                                    {QStringLiteral("asked"), {&Walk::asked, true}},
                                                    {QStringLiteral("asks"), {&Walk::asks, true}},
                                                    {QStringLiteral("sees"), {&Walk::sees, true}},
                                                    {QStringLiteral("reads"), {&Walk::reads, true}},
                                                    {QStringLiteral("never"), {&Walk::never, true}},
                                                    {QStringLiteral("shows"), {&Walk::shows, true}},
                                                    {QStringLiteral("hidden"), {&Walk::hidden, true}},
                                                    {QStringLiteral("locked"), {&Walk::locked, true}},
                                                    {QStringLiteral("free"), {&Walk::unlocked, true}},
                                                    {QStringLiteral("nowhere"), {&Walk::nowhere, true}},
                                                    {QStringLiteral("english"), {&Walk::english, true}},
                                                    {QStringLiteral("system"), {&Walk::system}},
                                                    {QStringLiteral("offers"), {&Walk::offers, true}},
                                                    {QStringLiteral("everywhere"), {&Walk::everywhere}},
                                                    {QStringLiteral("try"), {&Walk::attempt}},
                                                    {QStringLiteral("leave"), {&Walk::leave}},
                                                    {QStringLiteral("boxes"), {&Walk::boxes}},
                                                    {QStringLiteral("again"), {&Walk::again}},
                                                    {QStringLiteral("host"), {&Walk::host}},
                                                    {QStringLiteral("aged"), {&Walk::aged}},
                                                    {QStringLiteral("hour"), {&Walk::hour}}};
        return kDeeds;
    }

    bool language(const QString& code)
    {
        const auto chosen = text::languageFromCode(code.toStdString());
        if (chosen) m_language = *chosen;
        return chosen.has_value() && !m_opened;
    }
    bool open(const QString& file)
    {
        text::installLanguage(*qApp, m_language);
        ui::applyTheme(*qApp, ui::ThemeChoice::Light);
        m_window = std::make_unique<ui::MainWindow>(m_session, m_boxes ? static_cast<Prompts&>(*m_boxes) : m_prompts,
                                                    m_language);
        constexpr QSize kScreen(1366, 768);
        m_window->resize(kScreen);
        m_window->show();
        m_window->activateWindow();
        m_opened = true;
        return file.isEmpty() || m_window->openFile(QDir::current().filePath(file));
    }
    static QWidget* focus()
    {
        if (QWidget* popup = QApplication::activePopupWidget()) return popup;
        QWidget* window = QApplication::activeModalWidget();
        if (window == nullptr) window = QApplication::activeWindow();
        QWidget* focused = QApplication::focusWidget();
        return focused != nullptr && (window == nullptr || window->isAncestorOf(focused)) ? focused : window;
    }
    bool press(const QString& key)
    {
        QWidget* to = focus();
        if (to == nullptr) return false;
        const QKeyCombination keys = QKeySequence(key)[0];
        QTest::keyClick(to, keys.key(), keys.keyboardModifiers());
        return true;
    }
    bool type(const QString& text)
    {
        for (const QChar letter : text) {
            if (focus() == nullptr) return false;
            QKeyEvent key(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, letter);
            QApplication::sendEvent(focus(), &key);
        }
        return true;
    }
    bool trigger(const QString& name)
    {
        QAction* action = m_window->actions().get(name.toLatin1().constData());
        if (action == nullptr || !action->isEnabled()) return false;
        action->trigger();
        return true;
    }
    template <class Widget>
    static Widget* visible(const QString& name)
    {
        for (QWidget* widget : QApplication::allWidgets()) {
            auto* found = qobject_cast<Widget*>(widget);
            if (found != nullptr && found->isVisible() && found->objectName() == name) return found;
        }
        return nullptr;
    }
    bool click(const QString& name)
    {
        auto* button = visible<QAbstractButton>(name);
        for (QWidget* widget : QApplication::allWidgets()) {
            auto* found = qobject_cast<QAbstractButton*>(widget);
            if (button == nullptr && found != nullptr && found->isVisible() &&
                found->text().remove(QLatin1Char('&')) == name)
                button = found;
        }
        if (button == nullptr || !button->isEnabled()) return false;
        button->click();
        return true;
    }
    bool choose(const QString& text)
    {
        const qsizetype space = text.indexOf(QLatin1Char(' '));
        auto* combo = visible<QComboBox>(text.left(space));
        const int at = combo == nullptr ? -1 : combo->findText(text.mid(space + 1), Qt::MatchContains);
        if (at < 0) return false;
        combo->setCurrentIndex(at);
        return true;
    }
    bool page(const QString& text)
    {
        for (QWidget* widget : QApplication::allWidgets()) {
            auto* tabs = qobject_cast<QTabBar*>(widget);
            for (int at = 0; tabs != nullptr && tabs->isVisible() && at < tabs->count(); ++at) {
                if (tabs->tabText(at).remove(QLatin1Char('&')) != text) continue;
                tabs->setCurrentIndex(at);
                return true;
            }
        }
        return false;
    }
    bool focusOn(const QString& name)
    {
        auto* widget = visible<QWidget>(name);
        if (widget != nullptr) widget->setFocus();
        return widget != nullptr;
    }
    /// "NAME TEXT": the list or table of that name has an entry, or none.
    bool lists(const QString& text) { return entryOf(text) == 1; }
    bool lacks(const QString& text) { return entryOf(text) == 0; }
    static int entryOf(const QString& text)
    {
        const qsizetype space = text.indexOf(QLatin1Char(' '));
        const auto* view = visible<QAbstractItemView>(text.left(space));
        if (view == nullptr) return -1;
        QStringList entries;
        addItems(*view, entries);
        return entries.contains(text.mid(space + 1)) ? 1 : 0;
    }
    /// "NAME TEXT": the label of that name.
    bool reads(const QString& text)
    {
        const qsizetype space = text.indexOf(QLatin1Char(' '));
        const auto* label = visible<QLabel>(text.left(space));
        return label != nullptr && label->text().contains(text.mid(space + 1));
    }
    bool check(const QString& name)
    {
        auto* box = visible<QAbstractButton>(name);
        if (box == nullptr || !box->isEnabled()) return false;
        box->setChecked(true);
        return true;
    }
    bool answer(const QString& text)
    {
        m_prompts.answer(text == QLatin1String("yes"));
        return true;
    }
    bool give(const QString& file)
    {
        m_prompts.give(QDir::current().filePath(file));
        return true;
    }
    bool asked(const QString& text) { return m_prompts.asked().contains(text); }
    bool asks(const QString& text) { return m_prompts.said().join(QLatin1Char('\n')).contains(text); }
    bool sees(const QString& text) { return stands(text); }
    bool never(const QString& text) { return !stands(text); }
    bool hidden(const QString& name) { return !shows(name); }
    bool locked(const QString& name) { return shows(name) && !visible<QWidget>(name)->isEnabled(); }
    bool unlocked(const QString& name) { return shows(name) && visible<QWidget>(name)->isEnabled(); }
    bool shows(const QString& name) { return visible<QWidget>(name) != nullptr; }
    [[nodiscard]] QStringList entries() const
    {
        QStringList texts;
        for (const QAction* action : m_window->actions().all()) texts << action->text() << action->toolTip();
        for (const QAction* menu : m_window->menuBar()->actions()) texts << menu->text();
        return texts;
    }
    bool nowhere(const QString& text) { return !entries().join(QLatin1Char('\n')).contains(text, Qt::CaseInsensitive); }
    bool english(const QString& /*text*/)
    {
        const auto isForeign = [](QChar letter) {
            const char16_t code = letter.unicode();
            return (code >= 0x100 && code < 0x250) || (code >= 0x1E00 && code < 0x1F00);  // Latin beyond the first 256
        };
        for (const QString& entry : entries() + textsOnScreen()) {
            QString rest = entry;
            for (const char* name : {"Kỳ Đài", "Tiếng Việt", "\"Thị\"", "“Thị”"}) rest.remove(QString::fromUtf8(name));
            if (std::none_of(rest.cbegin(), rest.cend(), isForeign)) continue;
            m_foreign = entry;
            return false;
        }
        return true;
    }
    bool system(const QString& locale)
    {
        m_language = text::languageOf(QLocale(locale));
        return !m_opened;
    }
    bool offers(const QString& text)
    {
        const qsizetype space = text.indexOf(QLatin1Char(' '));
        QStringList entries;
        if (const auto* combo = visible<QComboBox>(text.left(space))) {
            for (int at = 0; at < combo->count(); ++at) entries << combo->itemText(at);
        } else if (const auto* view = visible<QAbstractItemView>(text.left(space))) {
            addItems(*view, entries);
        }
        m_foreign = entries.join(QStringLiteral(" / "));
        return m_foreign == text.mid(space + 1);
    }
    /// What would end the walk, or change what it looks for, is left out.
    bool everywhere(const QString& /*text*/)
    {
        const QStringList leftOut{QStringLiteral("quit"), QStringLiteral("closeEvent"), QStringLiteral("language")};
        qsizetype at = m_at;
        for (const QAction* action : m_window->actions().all()) {
            if (leftOut.contains(action->objectName())) continue;
            for (const QString& step :
                 {QStringLiteral("try ") + action->objectName(), QStringLiteral("english"), QStringLiteral("leave")})
                m_steps.insert(at++, step);
        }
        return true;
    }
    bool attempt(const QString& name)
    {
        QAction* action = m_window->actions().get(name.toLatin1().constData());
        if (action != nullptr && action->isEnabled()) action->trigger();
        return true;
    }
    /// Closes whatever stands before the window.
    bool leave(const QString& /*text*/)
    {
        if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (widget != m_window.get() && widget->isVisible()) widget->close();
        }
        m_window->activateWindow();
        return true;
    }
    bool boxes(const QString& /*text*/)
    {
        m_boxes = std::make_unique<QtPrompts>(nullptr);
        return !m_opened;
    }
    bool again(const QString& file)
    {
        m_window.reset();
        return open(file);
    }
    bool host(const QString& name)
    {
        QFile file(QDir::current().filePath(name));
        if (!file.open(QIODevice::ReadOnly)) return false;
        m_host = std::make_unique<ListHost>(file.readAll());
        QSettings().setValue(QStringLiteral("ratingList/address"), m_host->url());
        return true;
    }
    bool aged(const QString& text)
    {
        const QStringList words = text.split(QLatin1Char(' '));
        QFile file(words.front() == QLatin1String("list") ? RatingList::standardPath()
                                                          : QDir::current().filePath(words.front()));
        const QDateTime then = QDateTime::currentDateTime().addDays(-words.value(1).toInt());
        return file.open(QIODevice::ReadWrite) && file.setFileTime(then, QFileDevice::FileModificationTime);
    }
    /// Whatever waits so long has waited.
    bool hour(const QString& /*text*/)
    {
        for (QTimer* timer : m_window->findChildren<QTimer*>()) {
            if (!timer->isActive() || timer->intervalAsDuration() < std::chrono::hours(1)) continue;
            QTimerEvent passed(timer->timerId());
            QCoreApplication::sendEvent(timer, &passed);
        }
        return true;
    }

    QStringList m_steps;
    QString m_foreign{};  ///< what stood where something else was expected
    std::unique_ptr<ListHost> m_host{};
    qsizetype m_at = 0;
    int m_turns = 0;
    int m_status = 0;
    bool m_opened = false;
    text::Language m_language = text::Language::English;
    ToldPrompts m_prompts{};
    std::unique_ptr<QtPrompts> m_boxes{};
    EventSession m_session{};
    std::unique_ptr<ui::MainWindow> m_window{};
};

}  // namespace
}  // namespace kydai

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});  // about missing desktops
    QCoreApplication::setOrganizationName(QStringLiteral("kydai"));
    QCoreApplication::setApplicationName(QStringLiteral("kydai"));
    QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    QFile file(QApplication::arguments().value(1));
    if (!file.open(QIODevice::ReadOnly)) return 2;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    const int status = kydai::Walk(lines).run();
    std::fflush(stderr);
    std::_Exit(status);
}
