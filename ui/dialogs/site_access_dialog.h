/// The desk's access to chess-results.com: what the site's owner gave to the program, and the user's own id. Kept for
/// this user alone, never in an event.
#pragma once

#include "desk/desk.h"
#include "phones/site_uploader.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace kydai::ui {

class SiteAccessDialog : public QDialog {
    Q_OBJECT
public:
    SiteAccessDialog(Desk& desk, SiteUploader& uploader, QWidget* parent = nullptr);

public Q_SLOTS:
    void accept() override;

private:
    [[nodiscard]] publish::SiteAccess typed() const;
    void showState();

    Desk& m_desk;
    SiteUploader& m_uploader;
    QLineEdit* m_creator;
    QLineEdit* m_source;
    QLineEdit* m_key;
    QLineEdit* m_iv;
    QLineEdit* m_host;
    QLabel* m_state;
    QPushButton* m_accept = nullptr;
};

}  // namespace kydai::ui
