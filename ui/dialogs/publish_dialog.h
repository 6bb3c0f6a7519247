/// Pages for phones: where they go, what they tell, and the server in the hall with its address, code and readers.
#pragma once

#include "desk/desk.h"
#include "phones/publisher.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace kydai::ui {

class QrView;

class PublishDialog : public QDialog {
    Q_OBJECT
public:
    PublishDialog(Desk& desk, Publisher& publisher, QWidget* parent = nullptr);
    ~PublishDialog() override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void buildHall(QGroupBox& group);
    void retranslate();
    void fill();
    void fillAdapters();
    void keep();
    void chooseFolder();
    void toggleServing();
    void withdraw();
    void showHall();

    Desk& m_desk;
    Publisher& m_publisher;
    bool m_filling = false;
    QTimer m_ticking{};  ///< counts readers anew

    QLabel* m_about;
    QGroupBox* m_places;
    QLabel* m_folderLabel;
    QLineEdit* m_folder;
    QPushButton* m_choose;
    QPushButton* m_noFolder;
    QLabel* m_webLabel;
    QLineEdit* m_web;
    QCheckBox* m_byItself;
    QGroupBox* m_contents;
    QLabel* m_languagesLabel;
    QComboBox* m_languages;
    QCheckBox* m_standings;
    QCheckBox* m_explanations;
    QCheckBox* m_chances;
    QCheckBox* m_listed;
    QCheckBox* m_initials;
    QCheckBox* m_fideIds;
    QGroupBox* m_hall;
    QLabel* m_adapterLabel;
    QComboBox* m_adapters;
    QLabel* m_portLabel;
    QSpinBox* m_port;
    QLabel* m_perAddressLabel;
    QSpinBox* m_perAddress;
    QLabel* m_wifiLabel;
    QLineEdit* m_wifi;
    QLabel* m_passwordLabel;
    QLineEdit* m_password;
    QPushButton* m_serve;
    QLabel* m_address;
    QLabel* m_readers;
    QrView* m_code;
    QPushButton* m_publish;
    QPushButton* m_withdraw;
    QPushButton* m_close;
};

}  // namespace kydai::ui
