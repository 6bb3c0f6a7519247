/// Pages for phones: publishing by one key, and where and how; sections uploaded to chess-results.com.
#pragma once

#include "flows/flow.h"
#include "phones/publisher.h"
#include "phones/site_uploader.h"

namespace kydai::ui {

class PublishFlow : public Flow {
    Q_OBJECT
public:
    PublishFlow(Desk& desk, QWidget& window);

    [[nodiscard]] Publisher& publisher() { return m_publisher; }
    [[nodiscard]] SiteUploader& uploader() { return m_uploader; }

private:
    void publish();
    void openSettings();
    void tellDone(const PublishReport& report);

    void upload();
    void openAccess();
    void tellUploaded(const std::vector<UploadedSection>& sections);
    void tellNotUploaded(const Error& error);
    /// As any other edit of the section; false where it is refused.
    bool putNumber(SectionId section, const std::string& number);

    Publisher m_publisher;
    SiteUploader m_uploader;
};

}  // namespace kydai::ui
