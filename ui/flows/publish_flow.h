/// Pages for phones: publishing by one key, and where and how.
#pragma once

#include "flows/flow.h"
#include "phones/publisher.h"

namespace kydai::ui {

class PublishFlow : public Flow {
    Q_OBJECT
public:
    PublishFlow(Desk& desk, QWidget& window);

    [[nodiscard]] Publisher& publisher() { return m_publisher; }

private:
    void publish();
    void openSettings();
    void tellDone(const PublishReport& report);

    Publisher m_publisher;
};

}  // namespace kydai::ui
