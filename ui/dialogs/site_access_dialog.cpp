#include "dialogs/site_access_dialog.h"

#include "widgets/dialog_size.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace kydai::ui {

namespace {

QLineEdit* line(const char* name, const std::string& text, QWidget* parent)
{
    auto* made = new QLineEdit(QString::fromStdString(text), parent);
    made->setObjectName(QLatin1String(name));
    return made;
}

}  // namespace

SiteAccessDialog::SiteAccessDialog(Desk& desk, SiteUploader& uploader, QWidget* parent)
    : QDialog(parent), m_desk(desk), m_uploader(uploader), m_state(new QLabel(this))
{
    setObjectName(QStringLiteral("siteAccessDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Access to chess-results.com"));
    const publish::SiteAccess access = m_uploader.access();
    m_creator = line("siteCreator", access.creator, this);
    m_source = line("siteSource", access.source, this);
    m_key = line("siteKey", access.key, this);
    m_iv = line("siteIv", access.iv, this);
    m_host = line("siteHost", access.host, this);
    for (QLineEdit* secret : {m_key, m_iv}) secret->setEchoMode(QLineEdit::PasswordEchoOnEdit);
    auto* about = new QLabel(tr("The owner of the site gives a program its number and its key, and each user his id. "
                                "They are kept on this computer for you alone, in no event and no copy. Without them "
                                "an event comes there through Swiss-Manager: the manual says how."),
                             this);
    about->setWordWrap(true);
    auto* form = new QFormLayout;
    form->addRow(tr("Your &id there"), m_creator);
    form->addRow(tr("&Number of the program"), m_source);
    form->addRow(tr("&Key of the program"), m_key);
    form->addRow(tr("Its &vector"), m_iv);
    form->addRow(tr("&Site"), m_host);
    m_key->setToolTip(tr("Sixteen characters, or 32 hexadecimal digits."));
    m_iv->setToolTip(m_key->toolTip());
    m_state->setObjectName(QStringLiteral("siteState"));
    m_state->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(this);
    m_accept = buttons->addButton(tr("Save and upload"), QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(QStringLiteral("siteUpload"));
    QPushButton* save = buttons->addButton(tr("Save"), QDialogButtonBox::ActionRole);
    save->setObjectName(QStringLiteral("siteSave"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    auto* column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addLayout(form);
    column->addWidget(m_state);
    column->addStretch(1);
    column->addWidget(buttons);
    resizeToScreen(*this, {620, 380});
    for (const QLineEdit* one : {m_creator, m_source, m_key, m_iv, m_host})
        connect(one, &QLineEdit::textChanged, this, &SiteAccessDialog::showState);
    connect(buttons, &QDialogButtonBox::accepted, this, &SiteAccessDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, [this] {
        if (const auto kept = m_uploader.setAccess(typed()); !kept) return m_desk.fail(kept.error());
        QDialog::reject();
    });
    showState();
    m_creator->setFocus();
}

publish::SiteAccess SiteAccessDialog::typed() const
{
    const auto text = [](const QLineEdit* one) { return one->text().trimmed().toStdString(); };
    return {text(m_host), text(m_source), text(m_key), text(m_iv), text(m_creator)};
}

void SiteAccessDialog::showState()
{
    const bool isComplete = publish::isComplete(typed());
    const auto waiting = static_cast<int>(m_uploader.waiting());
    QString text = isComplete ? tr("Everything is there.") : tr("Something is missing or has not its form.");
    if (waiting > 0) text += QLatin1Char(' ') + tr("%n sections wait to be uploaded.", nullptr, waiting);
    m_state->setText(text);
    m_accept->setEnabled(isComplete);
}

void SiteAccessDialog::accept()
{
    if (const auto kept = m_uploader.setAccess(typed()); !kept) return m_desk.fail(kept.error());
    QDialog::accept();
    m_uploader.upload();
}

}  // namespace kydai::ui

#include "moc_site_access_dialog.cpp"
