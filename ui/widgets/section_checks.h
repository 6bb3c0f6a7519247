/// The other sections of an event with a box each: where a change of one section is to be made too.
#pragma once

#include "model/event.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QListWidget;

namespace kydai::ui {

class SectionChecks : public QWidget {
    Q_OBJECT
public:
    /// Hidden where there is no other section.
    SectionChecks(const Event& event, SectionId shown, QWidget* parent = nullptr);

    [[nodiscard]] std::vector<SectionId> checked() const;

private:
    QCheckBox* m_all;
    QCheckBox* m_group;  ///< of the section shown; hidden where it has none, or is alone in it
    QListWidget* m_list;
    std::vector<SectionId> m_sections;
};

}  // namespace kydai::ui
