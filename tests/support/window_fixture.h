/// A main window on an event file in a temporary folder, in English, driven by keys.
#pragma once

#include "main_window.h"
#include "session/event_session.h"
#include "support/cleared.h"
#include "support/scripted_prompts.h"
#include "widgets/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <memory>

namespace kydai::fixture {

class WindowTest : public ::testing::Test {
protected:
    WindowTest()
    {
        text::installLanguage(*QApplication::instance(), text::Language::English);
        ui::applyTheme(*qApp, ui::ThemeChoice::Light);
    }

    /// Opens a window on a new event with this section.
    ui::MainWindow& open(const Section& section)
    {
        EXPECT_TRUE(m_session.create(m_folder.filePath(QStringLiteral("event.kydai")), QStringLiteral("Event")).ok());
        EXPECT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(section)}).ok());
        m_window = std::make_unique<ui::MainWindow>(m_session, m_prompts, text::Language::English);
        m_window->resize(1366, 768);
        m_window->show();
        m_window->activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
        return *m_window;
    }

    [[nodiscard]] std::shared_ptr<const Section> section() const { return m_session.event().sections.at(0).section; }

    /// A descendant by object name; fails the test when it isn't there.
    template <class Widget>
    Widget& the(const char* name)
    {
        auto* found = m_window->findChild<Widget*>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return *found;
    }
    /// Types into whatever has the focus.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : m_window.get(), key, modifiers);
    }
    void type(const char* text)
    {
        for (const QChar letter : QString::fromUtf8(text)) {
            if (letter.unicode() < 128) {
                QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
                continue;
            }
            QKeyEvent key(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, letter);  // QTest knows ASCII only
            QApplication::sendEvent(QApplication::focusWidget(), &key);
        }
    }

    QTemporaryDir m_folder;
    ScriptedPrompts m_prompts;
    EventSession m_session;
    std::unique_ptr<ui::MainWindow> m_window;
};

}  // namespace kydai::fixture
