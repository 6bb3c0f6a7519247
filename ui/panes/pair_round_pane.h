/// "Pair next round", in place of the tabs: the checks with their fixes, the engine's draft with colour reasons and
/// floats, changes by hand with what they break (draft_editor.h), and publishing. Also opens a published round to
/// change it by hand.
#pragma once

#include "desk/next_step.h"
#include "pairing/next_round.h"
#include "pairing/preflight.h"
#include "panes/pane.h"
#include "policy/judgement.h"

#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;

namespace kydai::ui {

class CheckCards;
class DraftEditor;

class PairRoundPane : public Pane {
    Q_OBJECT
public:
    explicit PairRoundPane(Desk& desk, QWidget* parent = nullptr);
    ~PairRoundPane() override;

    /// Begins the next round of the desk's section: checks; where none needs an answer, it is paired at once.
    void begin();
    /// Opens a published round to change it by hand; `answers` are to what policy asked before.
    void beginEditing(RoundNumber number, std::vector<policy::Answered> answers = {});
    /// Leaves without publishing, work under way is cancelled; asks first where the draft was changed by hand. False:
    /// the arbiter stays.
    bool leave();
    /// The draft's own undo and redo: the changes by hand since it was drafted. False: there is none.
    bool undo();
    bool redo();

    void pair();
    void publish();

    [[nodiscard]] RoundNumber number() const { return m_number; }
    [[nodiscard]] DraftState draftState() const;
    /// The draft as shown; none before it is there.
    [[nodiscard]] const Round* draft() const;
    [[nodiscard]] bool isChanged() const;

    [[nodiscard]] std::optional<WhyQuestion> question() const override;
    [[nodiscard]] PlayerId selectedPlayer() const override;
    void showPlayer(PlayerId player) override;
    void takeFocus() override;

Q_SIGNALS:
    /// Published or left: the tabs come back.
    void finished();
    /// There is a draft, there is none any more, or it was changed by hand.
    void draftChanged();
    /// The arbiter wants to mend this elsewhere in the window.
    void fixWanted(const kydai::pairing::PreflightIssue& issue);

protected:
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class State { Checking, Working, Drafted };

    void build();
    void putAway();
    void show(State state);
    void showChecks();
    void onSectionChanged();
    void onDrafted(const pairing::DraftOutcome& outcome);
    void beginDraft(Round round, pairing::Field field);
    void fix(const pairing::PreflightIssue& issue);
    void onJudged(const Result<policy::Judgement>& judged);
    void tellPublished();

    State m_state = State::Checking;
    SectionId m_section{};
    RoundNumber m_number = 0;
    bool m_editing = false;                   ///< a published round is changed
    std::optional<Error> m_backupFailed;      ///< of the round that is being published
    bool m_ownChange = false;                 ///< a change of ours is on its way: no reason to begin again
    std::vector<policy::Answered> m_answers;  ///< given before the round was drafted
    std::shared_ptr<Job> m_job;
    policy::EngineRounds m_engines;  ///< that gave the draft
    QTimer m_progressTimer;

    QLabel* m_title;
    InlineBar* m_bar;
    CheckCards* m_checks;
    QWidget* m_progressBox;
    QLabel* m_progressText;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    DraftEditor* m_editor;
    QLabel* m_account;
    QPushButton* m_leave;
    QPushButton* m_pair;
    QPushButton* m_publish;
};

}  // namespace kydai::ui
