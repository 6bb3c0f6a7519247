/// Room for dialogs on small screens and in large type: what does not fit scrolls, and the buttons stay in sight. One
/// for the whole program; it looks at each dialog as it opens. GUI thread.
#pragma once

#include <QObject>

class QDialog;

namespace kydai::ui {

class DialogRoom : public QObject {
    Q_OBJECT
public:
    /// Watches the dialogs of the application as long as it lives.
    explicit DialogRoom(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static void fit(QDialog& dialog);
};

}  // namespace kydai::ui
