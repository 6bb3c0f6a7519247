/// Every action of the window: object name, shortcut, text in the present language, and what it does. One list, so that
/// menus, buttons, key tests and the list of shortcuts agree.
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QObject>

#include <functional>
#include <vector>

namespace kydai::ui {

class ActionSet : public QObject {
    Q_OBJECT
public:
    /// Gives the text in the present language: `[] { return MainWindow::tr("Undo"); }`.
    using Text = std::function<QString()>;

    explicit ActionSet(QObject* parent = nullptr) : QObject(parent) {}

    /// Adds an action to the window `home`, so that its shortcut works everywhere in it.
    QAction* add(QWidget& home, const char* name, const QKeySequence& shortcut, Text text,
                 std::function<void()> action = {});
    /// The action of this name; asserts that it exists.
    [[nodiscard]] QAction* get(const char* name) const;
    /// Another text for an action, such as what would be undone.
    void setText(const char* name, Text text);
    [[nodiscard]] std::vector<QAction*> all() const;
    /// The texts of all, in their order and without marks of keys, in the language that `tr` speaks now.
    [[nodiscard]] std::vector<QString> plainTexts() const;
    /// Texts and tips again, after the language changed.
    void retranslate();

private:
    struct Entry {
        QAction* action;
        Text text;
    };
    static void show(const Entry& entry);

    std::vector<Entry> m_entries;
};

}  // namespace kydai::ui
