/// Many sections as one desk: to the next or previous section by key, and the next round of all that are ready.
#pragma once

#include "flows/flow.h"

#include <QPointer>
#include <QString>

#include <vector>

namespace kydai::ui {

class CheckInDialog;
class MissingDialog;
class PairAllDialog;
class Workbench;

class SectionsFlow : public Flow {
    Q_OBJECT
public:
    SectionsFlow(Desk& desk, Workbench& bench, QWidget& window);
    /// Enables what the event allows.
    void refresh();

Q_SIGNALS:
    /// A check-in was closed.
    void checkedIn();
    /// Cards of these players of a section.
    void cardsWanted(kydai::SectionId section, const std::vector<kydai::PlayerId>& players);

private:
    /// Of one section, or of all.
    void checkIn(SectionId section);
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
    QPointer<CheckInDialog> m_checkIn;
    QString m_file{};  ///< of the event, as it was open last
};

}  // namespace kydai::ui
