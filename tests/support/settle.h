/// Waiting for the window without a clock.
#pragma once

#include "desk/desk.h"
#include "session/jobs.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTest>
#include <gtest/gtest.h>

namespace kydai::fixture {

/// What panes work out on other threads is there, what was posted is done, and what was to be deleted is gone.
inline void settle(ui::Desk& desk)
{
    constexpr int kTurns = 4;  // what is delivered may start or post the next
    for (int turn = 0; turn < kTurns; ++turn) {
        EXPECT_TRUE(QTest::qWaitFor([&] { return desk.jobs().running() == 0; }));
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

}  // namespace kydai::fixture
