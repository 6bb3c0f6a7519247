/// Many sections as one desk: to the next or previous section by key, and the next round of all that are ready.
#pragma once

#include "flows/flow.h"

#include <QPointer>

namespace kydai::ui {

class MissingDialog;
class PairAllDialog;
class Workbench;

class SectionsFlow : public Flow {
    Q_OBJECT
public:
    SectionsFlow(Desk& desk, Workbench& bench, QWidget& window);
    /// Enables what the event allows.
    void refresh();

private:
    void pairAll();
    void showMissing();
    void takeList();
    /// While a round is being paired: among those that the list of all rounds holds back.
    void step(int direction);
    /// A section's next round, or what it waits for.
    void open(SectionId section);

    Workbench& m_bench;
    QPointer<PairAllDialog> m_pairAll;
    QPointer<MissingDialog> m_missing;
};

}  // namespace kydai::ui
