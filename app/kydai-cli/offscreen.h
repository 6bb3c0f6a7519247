/// What the network and processes need of Qt in a program without a window: an application, unless there is one
/// already. Made in the main thread, before others use Qt.
#pragma once

#include <memory>

class QCoreApplication;

namespace kydai::cli {

class Offscreen {
public:
    Offscreen();
    ~Offscreen();
    Offscreen(const Offscreen&) = delete;
    Offscreen& operator=(const Offscreen&) = delete;

private:
    std::unique_ptr<QCoreApplication> m_application;
};

}  // namespace kydai::cli
