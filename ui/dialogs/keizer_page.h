/// The constants of a club that plays by Keizer's system. A page of the rules dialog; it edits a copy, which the dialog
/// keeps.
#pragma once

#include "model/rule_set.h"
#include "widgets/member_form.h"

#include <QWidget>

namespace kydai::ui {

class KeizerPage : public QWidget {
    Q_OBJECT
public:
    KeizerPage(const KeizerRules& rules, const text::Wording& wording, QWidget* parent = nullptr);

    /// As edited.
    [[nodiscard]] KeizerRules take();

private:
    KeizerRules m_rules;
    MemberForm m_form;
};

}  // namespace kydai::ui
