/// The menu bar: which actions stand in which menu. Titles follow the language.
#pragma once

#include "widgets/action_set.h"

#include <QList>
#include <QObject>

#include <functional>
#include <initializer_list>
#include <utility>

class QMenu;
class QMenuBar;

namespace kydai::ui {

class MainMenu : public QObject {
    Q_OBJECT
public:
    /// All actions must exist; `recent` stands below "Open…".
    MainMenu(QMenuBar& bar, const ActionSet& actions, QMenu& recent);
    void retranslate();

private:
    void add(QMenuBar& bar, const ActionSet& actions, const char* name, std::function<QString()> title,
             std::initializer_list<const char*> names);

    QList<std::pair<QMenu*, std::function<QString()>>> m_menus;
};

}  // namespace kydai::ui
