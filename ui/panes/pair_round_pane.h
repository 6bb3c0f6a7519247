/// "Pair next round", in place of the tabs: the checks with their fixes, the engine's draft with colour reasons and
/// floats, changes by hand with what they break, and publishing. Also opens a published round to change it by hand.
#pragma once

#include "models/draft_model.h"
#include "pairing/manual_check.h"
#include "pairing/next_round.h"
#include "pairing/preflight.h"
#include "panes/pane.h"

#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace kydai::ui {

class TableView;

class PairRoundPane : public Pane {
    Q_OBJECT
public:
    explicit PairRoundPane(Desk& desk, QWidget* parent = nullptr);
    ~PairRoundPane() override;

    /// Begins the next round of the desk's section: checks; where none needs an answer, it is paired at once.
    void begin();
    /// Opens a published round to change it by hand.
    void beginEditing(RoundNumber number);
    /// Leaves without publishing; work under way is cancelled.
    void leave();

    void pair();
    void publish();
    /// Back to what the engine gave, or to what is published.
    void startOver();
    /// Marks the selected player; the second time exchanges the marked and the selected player.
    void markOrExchange();
    void pairMarked();
    void swapSelectedColours();
    void giveSelectedBye();
    void makeSelectedAbsent();

    [[nodiscard]] RoundNumber number() const { return m_number; }
    /// The draft as shown; none before it is there.
    [[nodiscard]] const Round* draft() const { return m_draft ? &*m_draft : nullptr; }
    [[nodiscard]] bool isChanged() const;

    [[nodiscard]] std::optional<WhyQuestion> question() const override;
    [[nodiscard]] PlayerId selectedPlayer() const override;
    void showPlayer(PlayerId player) override;
    void takeFocus() override;

Q_SIGNALS:
    /// Published or left: the tabs come back.
    void finished();
    /// The arbiter wants to mend this elsewhere in the window.
    void fixWanted(const kydai::pairing::PreflightIssue& issue);

protected:
    void retranslate() override;

private:
    enum class State { Checking, Working, Drafted };

    void build();
    void addTools();
    void show(State state);
    void showChecks();
    void showDraft();
    void onSectionChanged();
    void onDrafted(pairing::DraftOutcome outcome);
    void fixSelected();
    bool answerChecks();
    bool adjournMissing();
    void edit(Round changed);
    void compareAndPublish();
    void publishNow(Round round);
    [[nodiscard]] bool onTableKey(QKeyEvent& key);

    State m_state = State::Checking;
    RoundNumber m_number = 0;
    bool m_editing = false;               ///< a published round is changed
    std::optional<Error> m_backupFailed;  ///< of the round that is being published
    bool m_ownChange = false;             ///< a change of ours is on its way: no reason to begin again
    std::vector<pairing::PreflightIssue> m_issues;
    std::optional<Round> m_draft;
    std::optional<Round> m_original;  ///< the draft before the first change by hand
    pairing::Field m_field;
    std::vector<pairing::ManualWarning> m_warnings;
    std::shared_ptr<Job> m_job;
    QTimer m_progressTimer;

    DraftModel* m_model;
    QLabel* m_title;
    InlineBar* m_bar;
    QListWidget* m_checks;
    QPushButton* m_fix;
    QWidget* m_checkBox;
    QWidget* m_progressBox;
    QLabel* m_progressText;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    TableView* m_table;
    QLabel* m_account;
    QPushButton* m_pair;
    QPushButton* m_publish;
    QPushButton* m_leave;
    QWidget* m_tools;
    std::vector<std::pair<QPushButton*, std::function<QString()>>> m_toolTexts;
};

}  // namespace kydai::ui
