/// What fonts and processes need of Qt in a program without a window: an application, unless there is one already. No
/// screen is touched. Made in the main thread, before others use Qt.
#pragma once

#include <memory>

class QGuiApplication;

namespace kydai::cli {

class Offscreen {
public:
    Offscreen();
    ~Offscreen();
    Offscreen(const Offscreen&) = delete;
    Offscreen& operator=(const Offscreen&) = delete;

private:
    std::unique_ptr<QGuiApplication> m_application;
};

}  // namespace kydai::cli
