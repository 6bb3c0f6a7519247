/// What to look at before a round is paired: a card each with its sign, its sentence, the names behind it, and at its
/// right the button that goes where it is mended.
#pragma once

#include "pairing/preflight.h"
#include "text/wording.h"

#include <QScrollArea>

#include <vector>

class QPushButton;
class QVBoxLayout;

namespace kydai::ui {

/// The checks before round `number`; what is only told of many players is told once.
std::vector<pairing::PreflightIssue> pairingChecks(const Section& section, RoundNumber number);

class CheckCards : public QScrollArea {
    Q_OBJECT
public:
    explicit CheckCards(const QString& name, QWidget* parent = nullptr);

    void setIssues(std::vector<pairing::PreflightIssue> issues, const Section& section, const text::Wording& wording);
    void clear();
    [[nodiscard]] const std::vector<pairing::PreflightIssue>& issues() const { return m_issues; }
    /// As it stands on the card, its sign in front.
    [[nodiscard]] QString sentence(std::size_t card) const;
    /// The button of the first card of this kind; null where there is none.
    [[nodiscard]] QPushButton* fixOf(pairing::PreflightKind kind) const;
    /// The keyboard goes to the next card with a button, or the one before; false where there is none.
    bool step(int direction);

Q_SIGNALS:
    void fixWanted(const kydai::pairing::PreflightIssue& issue);

private:
    struct Card {
        QWidget* frame = nullptr;
        QString sentence{};
        QPushButton* fix = nullptr;  ///< null: nothing to be done here
    };
    Card makeCard(std::size_t at, const Section& section, const text::Wording& wording);

    QVBoxLayout* m_column;
    std::vector<pairing::PreflightIssue> m_issues{};
    std::vector<Card> m_cards{};
};

}  // namespace kydai::ui
