/// The manual beside the work: pages with links, back, and a search through all of them.
#pragma once

#include "desk/desk.h"

#include <QDialog>

class QLineEdit;
class QTextBrowser;

namespace kydai::ui {

class ManualWindow : public QDialog {
    Q_OBJECT
public:
    ManualWindow(Desk& desk, const QString& page, QWidget* parent = nullptr);

    void showPage(const QString& page);
    [[nodiscard]] QString page() const { return m_page; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void back();
    /// The next place that has the words, on this page or a later one, round the end of the manual.
    void find();
    void render();

    Desk& m_desk;
    QTextBrowser* m_text = nullptr;
    QLineEdit* m_search = nullptr;
    QString m_page;
    QStringList m_before;  ///< pages to go back to
};

}  // namespace kydai::ui
