/// How a knock-out is played: the stages of a match, who meets whom, what is drawn. A page of the rules dialog; it
/// edits a copy, which the dialog keeps.
#pragma once

#include "model/rule_set.h"
#include "widgets/member_form.h"

#include <QWidget>

class QTableWidget;

namespace kydai::ui {

class KnockOutPage : public QWidget {
    Q_OBJECT
public:
    KnockOutPage(const KnockOutRules& rules, const text::Wording& wording, QWidget* parent = nullptr);

    /// Nothing can be changed any more.
    void lock();
    /// As edited; lots are drawn where they decide something and weren't drawn yet.
    [[nodiscard]] KnockOutRules take();

private:
    void buildStages();
    void giveRoom();
    void addStage(const MatchStage& stage);
    void removeStage();
    void showWorldCup();
    [[nodiscard]] std::vector<MatchStage> stages() const;

    KnockOutRules m_rules;
    text::Wording m_wording;
    MemberForm m_form;
    QTableWidget* m_stages;
};

}  // namespace kydai::ui
