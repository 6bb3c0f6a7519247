/// The Why? pane: the answer in one sentence, the picture, the numbered steps with the deciding one marked and their
/// articles, each unfoldable. Follows the selection, remembers the way, finds players and asks what one wants to know.
/// Keeps Explanations, not texts: it speaks another language at once, and says when a new result changed the answer.
#pragma once

#include "desk/desk.h"
#include "models/explanation_model.h"
#include "panes/why_history.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QProgressBar;
class QListWidget;
class QPushButton;
class QToolButton;

namespace kydai::ui {

class PictureView;
class PlayerFindBox;
class StepsView;

class WhyPane : public QWidget {
    Q_OBJECT
public:
    explicit WhyPane(Desk& desk, QWidget* parent = nullptr);
    ~WhyPane() override;

    /// Answers a question and remembers it; `focus` moves the keyboard to the steps.
    void ask(const WhyQuestion& question, bool focus);
    /// The explanation that is shown; null before the first.
    [[nodiscard]] const Explanation* explanation() const { return m_shown ? &*m_shown : nullptr; }
    /// The round that the explanation is about, or after which it counts; 0 while nothing is asked.
    [[nodiscard]] RoundNumber round() const;
    [[nodiscard]] std::optional<WhyQuestion> question() const { return m_history.current(); }
    void back();
    void forward();
    /// The draft is another one, or gone: nothing that was said of it stands.
    void forgetDrafts();
    void copy();
    /// Keeps the explanation in the journal with the arbiter's note.
    void keepAsComplaint();
    void focusSearch();
    /// "Why not …?": asks for the other player, then why the two don't meet.
    void askWhyNot(PlayerId player);

Q_SIGNALS:
    void printRequested();
    /// Esc: the keyboard goes back to work.
    void left();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Nothing is explained, and nothing leads back.
    void forget();
    enum class Finding { Player, Opponent };

    void build();
    void retranslate();
    void answerAgain();
    /// Long work gets a bar and a way out once it has taken a moment.
    void watch(std::shared_ptr<Job> job);
    void showProgress();
    void present(Explanation answer);
    void showRefusal(const Error& error);
    void showTexts();
    void onSnapshot();
    void onFound(PlayerId player);
    void offerQuestions(PlayerId player);
    void onOffer(int row);

    Desk& m_desk;
    WhyHistory m_history;
    std::optional<Explanation> m_shown;
    std::shared_ptr<const Section> m_answeredFor;
    ExplanationModel* m_model;
    QToolButton* m_back;
    QToolButton* m_forward;
    PlayerFindBox* m_find;
    QListWidget* m_offers;
    std::vector<WhyQuestion> m_offered;
    Finding m_finding = Finding::Player;
    PlayerId m_whyNotOf{};
    QLabel* m_subject;
    QLabel* m_conclusion;
    QLabel* m_edition;
    InlineBar* m_bar;
    SectionId m_section{};  ///< what is explained is of this one
    PictureView* m_picture;
    StepsView* m_steps;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QTimer m_ticking{};
    std::shared_ptr<Job> m_job{};
    QPushButton* m_print;
    QPushButton* m_copy;
    QPushButton* m_keep;
};

}  // namespace kydai::ui
