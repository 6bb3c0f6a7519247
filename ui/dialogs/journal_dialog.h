/// The journal: every change with its time and author, newest first. Stays open beside the work.
#pragma once

#include "desk/desk.h"

#include <QDialog>

class QCheckBox;
class QPushButton;

namespace kydai::ui {

class JournalModel;
class TableView;

class JournalDialog : public QDialog {
    Q_OBJECT
public:
    explicit JournalDialog(Desk& desk, QWidget* parent = nullptr);
    ~JournalDialog() override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refresh();
    void print();

    Desk& m_desk;
    JournalModel* m_model;
    TableView* m_table;
    QCheckBox* m_complaintsOnly;
    QPushButton* m_print;
};

}  // namespace kydai::ui
