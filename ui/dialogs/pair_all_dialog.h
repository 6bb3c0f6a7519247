/// The next round of every section in one list: drafts are made in the background, those against which nothing speaks
/// are published by one key as one action, the others are opened one after the other. Stays beside the window and
/// follows the event: what came in makes a draft old, and it is drafted anew.
#pragma once

#include "desk/desk.h"
#include "tables/next_rounds_list.h"

#include <QDialog>

#include <vector>

class QLabel;
class QPushButton;

namespace kydai::ui {

class HeldListModel;
class TableView;

class PairAllDialog : public QDialog {
    Q_OBJECT
public:
    explicit PairAllDialog(Desk& desk, QWidget* parent = nullptr);
    ~PairAllDialog() override;

    /// Looks at every section again and drafts those that are ready.
    void begin();
    void publish();
    /// The sections that somebody has to look at, in their order.
    [[nodiscard]] std::vector<SectionId> held() const;

Q_SIGNALS:
    /// The arbiter wants to see this section's next round, or what it waits for.
    void openWanted(kydai::SectionId section);
    void printWanted();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    using Line = tables::NextRoundLine;
    void retranslate();
    void build();
    /// The lines as the event stands; drafts of sections that are as they were stay.
    void follow();
    void draft(std::size_t at);
    void refresh();
    void showButtons();
    void goOn();
    void onJudged(const Result<policy::Judgement>& judged);
    void takeBack();
    [[nodiscard]] Line* lineOf(SectionId section);
    [[nodiscard]] const Line* current() const;
    [[nodiscard]] bool isAnyWorking() const;
    [[nodiscard]] std::vector<policy::RoundDraft> clear() const;

    Desk& m_desk;
    std::vector<Line> m_lines;
    bool m_isPublishing = false;
    QLabel* m_head;
    HeldListModel* m_model;
    TableView* m_table;
    QPushButton* m_publish;
    QPushButton* m_open;
    QPushButton* m_takeBack;
    QPushButton* m_print;
    QPushButton* m_close;
};

}  // namespace kydai::ui
