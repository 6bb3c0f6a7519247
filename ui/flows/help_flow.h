/// Help: the manual at the page of what is in front, the list of shortcuts, and what this program is and by which rules
/// it works.
#pragma once

#include "flows/flow.h"

class QMenuBar;

namespace kydai::ui {

class Workbench;

class HelpFlow : public Flow {
    Q_OBJECT
public:
    /// `menus` are the window's; the list of shortcuts is made of them when it is asked for.
    HelpFlow(Desk& desk, const Workbench& bench, const QMenuBar& menus, QWidget& window);

    void showPage(const QString& page);

protected:
    /// A dialog that is in front keeps the window's keys from it; the manual opens there too.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showManual();
    /// The page about the tab, or the draft, that is seen.
    [[nodiscard]] QString pageHere() const;
    void showAbout();

    const Workbench& m_bench;
    const QMenuBar& m_menus;
};

}  // namespace kydai::ui
