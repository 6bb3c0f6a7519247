#include "dialogs/version_dialog.h"

#include "widgets/dialog_size.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace kydai::ui {

VersionDialog::VersionDialog(const Desk& desk, QWidget* parent)
    : QDialog(parent), m_desk(desk), m_address(new QLineEdit(VersionCheck::address(), this)), m_answer(new QLabel(this))
{
    setObjectName(QStringLiteral("versionDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Is there a newer version?"));
    auto* about =
        new QLabel(tr("This is version %1. Your federation, or whoever gave you the program, can say which one is "
                      "the newest in a small file on the web. It is asked only now, and nothing about you or "
                      "your events is sent.")
                       .arg(QApplication::applicationVersion()),
                   this);
    about->setWordWrap(true);
    m_address->setObjectName(QStringLiteral("versionAddress"));
    m_address->setPlaceholderText(QStringLiteral("https://…/version.json"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Address of the file"), m_address);
    m_answer->setObjectName(QStringLiteral("versionAnswer"));
    m_answer->setWordWrap(true);
    m_answer->setTextFormat(Qt::PlainText);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* buttons = new QDialogButtonBox(this);
    m_ask = buttons->addButton(tr("Ask there"), QDialogButtonBox::ActionRole);
    m_ask->setObjectName(QStringLiteral("versionAsk"));
    m_ask->setDefault(true);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    auto* column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addLayout(form);
    column->addWidget(m_answer);
    column->addStretch(1);
    column->addWidget(buttons);
    resizeToScreen(*this, {560, 210});
    connect(m_address, &QLineEdit::textChanged, this, &VersionDialog::showButtons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_ask, &QPushButton::clicked, this, &VersionDialog::ask);
    connect(&m_check, &VersionCheck::answered, this, &VersionDialog::showNotice);
    connect(&m_check, &VersionCheck::failed, this, &VersionDialog::showFailure);
    showButtons();
    m_address->setFocus();
}

void VersionDialog::showButtons()
{
    const QUrl url(m_address->text().trimmed(), QUrl::StrictMode);
    const bool isOfWeb = url.scheme() == QStringLiteral("https") || url.scheme() == QStringLiteral("http");
    m_ask->setEnabled(url.isValid() && isOfWeb && !url.host().isEmpty() && !m_check.isRunning());
}

void VersionDialog::ask()
{
    const QString address = m_address->text().trimmed();
    VersionCheck::setAddress(address);
    m_answer->setText(tr("Asking…"));
    m_check.start(QUrl(address, QUrl::StrictMode));
    showButtons();
}

void VersionDialog::showNotice(const format::VersionNotice& notice)
{
    const QString found = QString::fromStdString(notice.version);
    const auto order = format::compareVersions(notice.version, QApplication::applicationVersion().toStdString());
    QStringList lines;
    if (order > 0) {
        lines << tr("Version %1 is out.").arg(found);
        const auto note = notice.notes.find(m_desk.language() == text::Language::Vietnamese ? "vi" : "en");
        if (note != notice.notes.end()) lines << QString::fromStdString(note->second);
        if (!notice.address.empty()) lines << tr("It is here: %1").arg(QString::fromStdString(notice.address));
    } else if (order < 0) {
        lines << tr("The file says %1; yours is newer.").arg(found);
    } else {
        lines << tr("Yours is the newest version.");
    }
    m_answer->setText(lines.join(QLatin1Char('\n')));
    showButtons();
}

void VersionDialog::showFailure(VersionCheck::Failure failure, const QString& details)
{
    QString text;
    switch (failure) {
    case VersionCheck::Failure::NoNetwork:
        text = tr("Nobody answers there. Is the network up, and the address right?");
        break;
    case VersionCheck::Failure::NotThere:
        text = tr("There is no such file there. Is the address right?");
        break;
    case VersionCheck::Failure::NoNotice:
        text = tr("What is there says nothing about versions of Kỳ Đài. Is the address right?");
        break;
    }
    if (!details.isEmpty()) text += QStringLiteral(" (%1)").arg(details);
    m_answer->setText(text);
    showButtons();
}

}  // namespace kydai::ui

#include "moc_version_dialog.cpp"
