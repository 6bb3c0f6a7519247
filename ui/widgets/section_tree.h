/// The sections of the event with their rounds, at the left of the window.
#pragma once

#include "widgets/stays_in_sight.h"

#include <QTreeView>

namespace kydai::ui {

class SectionTree : public StaysInSight<QTreeView> {
public:
    using StaysInSight::StaysInSight;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        showCurrentFor(*event);
        QTreeView::keyPressEvent(event);
    }
};

}  // namespace kydai::ui
