#include "workstation.h"

#include "session/incidents.h"

namespace kydai {

bool Workstation::notify(QObject* receiver, QEvent* event)
{
    bool handled = false;
    withoutThrowing([&] { handled = QApplication::notify(receiver, event); },
                    [&](const QString& what) {
                        if (onIncident)
                            onIncident(what);
                        else
                            logIncident(what);
                    });
    return handled;
}

}  // namespace kydai
