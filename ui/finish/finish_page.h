/// One step of the end of the event: it shows where it stands and what blocks it.
#pragma once

#include "desk/desk.h"
#include "print/catalogue.h"
#include "prizes/event_units.h"

#include <QWidget>

#include <initializer_list>
#include <memory>
#include <optional>

class QPushButton;

namespace kydai::ui {

class FinishPage : public QWidget {
    Q_OBJECT
public:
    FinishPage(Desk& desk, const char* name, QWidget* parent);

    struct State {
        bool isDone = false;
        QString words{};  ///< "7 games open"
    };
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual State state() const = 0;
    /// The event, or the ranking of its sections, is another one.
    virtual void refresh() = 0;
    /// Which section its papers are of; none: of all.
    [[nodiscard]] virtual std::optional<SectionId> printedSection() const { return std::nullopt; }
    /// Of all sections with a round; null while it is worked out.
    virtual void setRanking(const std::shared_ptr<const prizes::EventRanking>& /*ranking*/) {}
    /// The keyboard goes where work begins.
    void takeFocus() { m_first->setFocus(); }

Q_SIGNALS:
    void stateChanged();
    /// The arbiter wants to see this place in the main window.
    void placeWanted(kydai::SectionId section, kydai::RoundNumber round, kydai::PlayerId player);
    /// A document of the event is to be printed.
    void printWanted(kydai::print::DocumentKind kind);
    /// The units are to be ranked otherwise.
    void rulesChanged();

protected:
    [[nodiscard]] Desk& desk() const { return m_desk; }
    /// One key for all that this step prints.
    QPushButton* printButton(std::initializer_list<print::DocumentKind> kinds);
    /// Where work begins. No focus proxy: Tab would go there past everything that stands before it.
    void beginAt(QWidget* field) { m_first = field; }

private:
    Desk& m_desk;
    QWidget* m_first = this;
};

}  // namespace kydai::ui
