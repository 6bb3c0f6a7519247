/// Help: the list of shortcuts, and what this program is and by which rules it works.
#pragma once

#include "flows/flow.h"

class QMenuBar;

namespace kydai::ui {

class HelpFlow : public Flow {
    Q_OBJECT
public:
    /// `menus` are the window's; the list of shortcuts is made of them when it is asked for.
    HelpFlow(Desk& desk, const QMenuBar& menus, QWidget& window);

private:
    void showAbout();

    const QMenuBar& m_menus;
};

}  // namespace kydai::ui
