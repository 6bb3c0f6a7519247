/// A tab whose table is worked out anew for each snapshot: that waits until the tab is seen. While there is nothing to
/// show it says what will stand here.
#pragma once

#include "panes/pane.h"

class QLayout;
class QStackedLayout;
class QVBoxLayout;

namespace kydai::ui {

class EmptyState;

class TablePane : public Pane {
    Q_OBJECT
protected:
    TablePane(Desk& desk, const char* name, QWidget* parent);

    /// Lays out the tab: the bar on top; the table goes into the column that is returned, under the bar.
    QVBoxLayout* buildPage(QLayout* bar);
    /// The table with its bar, or what stands there while there is none.
    void showPage(bool any);
    [[nodiscard]] bool isPageShown() const;
    [[nodiscard]] EmptyState& empty() const { return *m_empty; }

    /// What is shown is out of date: renewed now where the tab is seen, else when it is.
    void renew();
    void renewIfStale();
    /// Shows the desk's snapshot.
    virtual void refresh() = 0;

    void showEvent(QShowEvent* event) override;

private:
    EmptyState* m_empty;
    QStackedLayout* m_stack = nullptr;
    bool m_stale = true;
};

}  // namespace kydai::ui
