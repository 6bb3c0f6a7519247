/// Printing: which documents, in which language, with a preview; to the printer, as PDF, or as web pages. All of them
/// come from the same sheets.
#pragma once

#include "desk/desk.h"
#include "explain/explanation.h"
#include "print/catalogue.h"
#include "print/document.h"
#include "print/printed_paper.h"
#include "rating/calculator.h"

#include <QDialog>
#include <QPageSize>

#include <memory>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPrinter;
class QPrintPreviewWidget;
class QPushButton;

namespace kydai::ui {

using PrintKind = print::DocumentKind;

/// A paper that was handed out and is wrong now.
struct Reprint {
    PrintKind kind{};
    std::vector<SectionId> sections{};                      ///< as in print::PrintedPaper
    std::shared_ptr<const Section> of{};                    ///< the first of them
    std::shared_ptr<const prizes::EventRanking> ranking{};  ///< of all of them, where it is of the event
    std::vector<int> certificates{};                        ///< the numbers of those that are wrong
};

/// What the tabs show now, so that paper shows the same.
struct PrintSource {
    std::optional<Explanation> explanation{};       ///< offered when there is one
    RoundNumber explanationRound = 0;               ///< of the question, which need not be the round shown
    std::shared_ptr<const ask::Chances> chances{};  ///< offered when there are some
    PlayerId detailOf{};                            ///< whose by place, or by rating system, too
    bool crosstableByNumber = false;
    text::ColourLetters letters = text::ColourLetters::International;  ///< of the colours, in the crosstable
    bool standingsBefore = false;  ///< the standings before the round, while it misses results
    bool allSections = false;      ///< ticked at first
    tiebreak::UnitOptions units{};
    std::shared_ptr<const prizes::EventRanking> ranking{};  ///< null: nothing of the whole event is offered
    std::vector<SectionId> counted{};                       ///< by the ranking
    std::vector<Reprint> reprints{};                        ///< where there are some nothing else is offered
    print::CertificateLook certificates{};
    rating::System ratingSystem = rating::System::Fide;
    print::CardHolders holder{};          ///< whose cards for check-in; no section: those of the section shown
    std::vector<PlayerId> ratingOrder{};  ///< as the Ratings tab is sorted; the others follow by number
};

class PrintDialog : public QDialog {
    Q_OBJECT
public:
    /// `chosen` are ticked at first.
    PrintDialog(Desk& desk, const std::vector<PrintKind>& chosen, PrintSource source, QWidget* parent = nullptr);
    ~PrintDialog() override;

    /// The pages as they are now; empty while they are being laid out.
    [[nodiscard]] const print::Document& document() const { return m_document; }

private:
    void build();
    [[nodiscard]] bool isOffered(PrintKind kind) const;
    /// Of which the section is the next one, the last first.
    [[nodiscard]] std::vector<Section> earlierStages() const;
    void fillKinds(const std::vector<PrintKind>& chosen);
    void renew();
    void paint(QPrinter& printer) const;
    bool mayPrint();
    void keepAndClose();
    void printNow();
    void savePdf();
    [[nodiscard]] std::vector<PrintKind> chosen() const;
    [[nodiscard]] QPageSize::PageSizeId paper() const;

    Desk& m_desk;
    PrintSource m_source;
    print::Document m_document;
    std::vector<print::PrintedPaper> m_papers{};  ///< of it, those that are handed out
    QListWidget* m_kinds;
    QComboBox* m_language;
    QComboBox* m_paper;
    QCheckBox* m_large;
    QCheckBox* m_all;
    QLabel* m_pages;
    QPrintPreviewWidget* m_preview = nullptr;
    QPushButton* m_print = nullptr;
    QPushButton* m_pdf = nullptr;
};

}  // namespace kydai::ui
