/// Export of the section that is shown: which format, and before anything is written what such a file keeps of the
/// event, in part, and not at all. What nobody else may see goes only into a complete copy, which is asked for.
#pragma once

#include "desk/desk.h"
#include "format/loss_account.h"
#include "print/written_event.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QListWidget;
class QPushButton;
class QTextBrowser;

namespace kydai::ui {

class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// Writes a file of that format; false: it was left.
    using Write = std::function<bool(const format::WrittenFormat& format, const print::WriteOptions& options)>;

    ExportDialog(Desk& desk, print::WriteOptions options, Write write, QWidget* parent = nullptr);

    /// What the file dialog offers for a format: "Report to FIDE (*.trf)".
    static QString filterOf(const format::WrittenFormat& format);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void renew();
    void show(const format::LossAccount& account);
    void writeNow();
    [[nodiscard]] const format::WrittenFormat& format() const;
    [[nodiscard]] print::WriteOptions options() const;

    Desk& m_desk;
    print::WriteOptions m_options;
    Write m_write;
    QListWidget* m_formats;
    QCheckBox* m_copy;
    QTextBrowser* m_account;
    QPushButton* m_export;
};

}  // namespace kydai::ui
