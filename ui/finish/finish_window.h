/// "Kết thúc giải": from the last result to the reports, a page for each step, each with its state and what blocks it.
/// It stays open beside the main window and follows it.
#pragma once

#include "desk/desk.h"
#include "print/catalogue.h"
#include "prizes/event_units.h"

#include <QDialog>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QListWidget;
class QStackedWidget;

namespace kydai::ui {

struct PrintSource;
class CertificatesPage;
class FinishPage;
class PapersPage;
class UnitsPage;

class FinishWindow : public QDialog {
    Q_OBJECT
public:
    explicit FinishWindow(Desk& desk, QWidget* parent = nullptr);

Q_SIGNALS:
    void placeWanted(kydai::SectionId section, kydai::RoundNumber round, kydai::PlayerId player);

protected:
    void changeEvent(QEvent* event) override;

private:
    void add(FinishPage* page);
    void retranslate();
    void refresh();
    void rank();
    void showStates();
    void print(print::DocumentKind wanted, std::optional<SectionId> section);
    void openPrint(const std::vector<print::DocumentKind>& kinds, PrintSource source);

    Desk& m_desk;
    QListWidget* m_steps;
    QStackedWidget* m_stack;
    std::vector<FinishPage*> m_pages{};
    UnitsPage* m_units = nullptr;
    CertificatesPage* m_certificates = nullptr;
    PapersPage* m_papers = nullptr;
    std::shared_ptr<const prizes::EventRanking> m_ranking{};
};

}  // namespace kydai::ui
