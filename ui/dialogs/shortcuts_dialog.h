/// The list of shortcuts: every action of the menus with its key, and the single keys of the tables; to be read, found
/// in, and printed.
#pragma once

#include <QDialog>
#include <QString>

#include <vector>

class QMenuBar;
class QTextDocument;

namespace kydai::ui {

/// A heading and its lines, each a key and what it does.
struct ShortcutGroup {
    QString title{};
    std::vector<std::pair<QString, QString>> lines{};
};

/// The menus of the window as they stand, then the keys of the tables.
std::vector<ShortcutGroup> shortcutGroups(const QMenuBar& menus);

class ShortcutsDialog : public QDialog {
    Q_OBJECT
public:
    explicit ShortcutsDialog(const QMenuBar& menus, QWidget* parent = nullptr);

private:
    void print();

    QTextDocument* m_document;
};

}  // namespace kydai::ui
