/// What the network and processes need of Qt in a program without a window: an application, unless there is one
/// already. Made in the main thread, before others use Qt.
#pragma once

#include <memory>

class QCoreApplication;

namespace kydai::cli {

class CoreApplication {
public:
    CoreApplication();
    ~CoreApplication();
    CoreApplication(const CoreApplication&) = delete;
    CoreApplication& operator=(const CoreApplication&) = delete;

private:
    std::unique_ptr<QCoreApplication> m_application;
};

}  // namespace kydai::cli
