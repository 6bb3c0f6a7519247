/// The draft of a round while it is paired: its table, and the tools that change it by hand. It checks each change
/// against the rules and shows what a board breaks; publishing is left to whoever owns it.
#pragma once

#include "models/draft_model.h"
#include "pairing/field.h"
#include "pairing/manual_check.h"
#include "panes/pane.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QPushButton;

namespace kydai::ui {

class TableView;

class DraftEditor : public Pane {
    Q_OBJECT
public:
    /// What a tool has to say is said in `bar`.
    DraftEditor(Desk& desk, InlineBar& bar, QWidget* parent);

    /// Takes `round` as round `number` of a section that has the rounds before it.
    void begin(Section earlier, RoundNumber number, Round round, pairing::Field field);
    /// Nothing is drafted any more.
    void clear();

    /// The draft as shown; none before it is there.
    [[nodiscard]] const Round* draft() const { return m_draft ? &*m_draft : nullptr; }
    /// Whether it was changed by hand since begin().
    [[nodiscard]] bool isChanged() const { return m_draft && *m_draft != m_original; }
    [[nodiscard]] const Section& earlier() const { return m_earlier; }
    [[nodiscard]] const std::vector<pairing::ManualWarning>& warnings() const { return m_warnings; }
    /// The sentence that accounts for everybody; empty without a draft.
    [[nodiscard]] QString account() const;

    /// Takes the last change by hand back, or makes it again. False: there is none.
    bool undo();
    bool redo();
    /// Back to what begin() was given.
    void startOver();
    /// Marks the selected player; the second time exchanges the marked and the selected player.
    void markOrExchange();
    void pairMarked();
    void swapSelectedColours();
    void giveSelectedBye();
    void makeSelectedAbsent();

    [[nodiscard]] std::optional<WhyQuestion> question() const override;
    [[nodiscard]] PlayerId selectedPlayer() const override;
    void showPlayer(PlayerId player) override;
    void takeFocus() override;

Q_SIGNALS:
    void edited();         ///< by hand
    void publishWanted();  ///< Ctrl+Enter
    void leaveWanted();    ///< Escape with nobody marked

protected:
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void addTools();
    void layTools();
    void showDraft();
    /// A change by hand, which undo() takes back.
    void edit(Round changed);
    /// One step of undo or redo: what is shown goes onto the other pile.
    bool step(std::vector<Round>& from, std::vector<Round>& onto);
    void take(Round changed);
    [[nodiscard]] bool onTableKey(QKeyEvent& key);

    InlineBar& m_bar;
    RoundNumber m_number = 0;
    Section m_earlier;
    std::optional<Round> m_draft;
    Round m_original;
    std::vector<Round> m_undo{};
    std::vector<Round> m_redo{};
    pairing::Field m_field;
    std::vector<pairing::ManualWarning> m_warnings;

    QList<int> m_widths{};  ///< of the columns shown last
    DraftModel* m_model;
    TableView* m_table;
    QWidget* m_tools;
    int m_toolsInRow = 0;
    std::vector<std::pair<QPushButton*, std::function<QString()>>> m_toolTexts;
};

}  // namespace kydai::ui
