/// The rules of a team event: how matches are valued, what the Swiss system of teams takes, and what a line-up must
/// keep to. A page of the rules dialog; it edits copies, which the dialog keeps.
#pragma once

#include "model/section.h"
#include "model/team_settings.h"
#include "widgets/member_form.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace kydai::ui {

class TeamRulesPage : public QWidget {
    Q_OBJECT
public:
    TeamRulesPage(const Section& section, const text::Wording& wording, QWidget* parent = nullptr);

    /// False, with the reason shown, where a field says nothing that can be read.
    [[nodiscard]] bool take();
    /// As taken.
    [[nodiscard]] const TeamEvent& teams() const { return m_teams; }
    [[nodiscard]] const TeamSettings& settings() const { return m_settings; }

private:
    void addSystem();
    void addLists();
    [[nodiscard]] bool takeScale();
    [[nodiscard]] bool takeKeptBoards();

    TeamEvent m_teams;
    TeamSettings m_settings;
    MemberForm m_form;
    QComboBox* m_preferences;
    QComboBox* m_primary;
    QCheckBox* m_secondary;
    QLineEdit* m_scale;
    QLineEdit* m_kept;
};

}  // namespace kydai::ui
