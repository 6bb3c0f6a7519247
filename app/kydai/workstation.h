/// The application, in which no exception of a signal or an event ends the program.
#pragma once

#include <QApplication>
#include <QString>

#include <functional>

namespace kydai {

class Workstation : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;
    /// Who is told of what went wrong; nobody before there is a window.
    std::function<void(const QString& what)> onIncident{};
};

}  // namespace kydai
