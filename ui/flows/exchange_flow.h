/// Reading other programs' files into the open event, and writing files for them and for the web.
#pragma once

#include "flows/flow.h"
#include "print/written_event.h"

namespace kydai::ui {

class Workbench;

class ExchangeFlow : public Flow {
    Q_OBJECT
public:
    ExchangeFlow(Desk& desk, Workbench& bench, QWidget& window);

private:
    void importFile();
    void exportFile();
    /// Asks where to and writes; false where it was left, or failed.
    bool exportAs(const format::WrittenFormat& format, const print::WriteOptions& options);
    void exportPages(const QString& file);

    Workbench& m_bench;
};

}  // namespace kydai::ui
