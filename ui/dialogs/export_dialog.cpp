#include "dialogs/export_dialog.h"

#include "model/numbering.h"
#include "text/loss_text.h"
#include "widgets/dialog_size.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace kydai::ui {

namespace {

struct Offer {
    const char* ending;
    const char* filter;
};
constexpr Offer kOffers[] = {{"trf", QT_TRANSLATE_NOOP("kydai::ui::ExportDialog", "Report to FIDE (*.trf)")},
                             {"trf26", QT_TRANSLATE_NOOP("kydai::ui::ExportDialog", "Report of 2026 (*.trf26)")},
                             {"xlsx", QT_TRANSLATE_NOOP("kydai::ui::ExportDialog", "Excel (*.xlsx)")},
                             {"html", QT_TRANSLATE_NOOP("kydai::ui::ExportDialog", "Folder of web pages (*.html)")},
                             {"csv", QT_TRANSLATE_NOOP("kydai::ui::ExportDialog", "Table (*.csv)")},
                             {"xml", QT_TRANSLATE_NOOP("kydai::ui::ExportDialog", "Upload to chess-results (*.xml)")},
                             {"json", QT_TRANSLATE_NOOP("kydai::ui::ExportDialog", "JSON (*.json)")}};

/// Of pages by the rows, for nobody reads them again; of other files as they read back.
Result<format::LossAccount> accountOf(format::EventContent event, const format::WrittenFormat& format,
                                      const print::WriteOptions& options)
{
    if (!format.reads) {
        event.sections.front() = byNumber(event.sections.front());
        return lossAccount(format, event, asCarried(format, event));
    }
    auto written = print::writtenEvent(event, format, options);
    if (!written) return written.error();
    return std::move(written->account);
}

}  // namespace

ExportDialog::ExportDialog(Desk& desk, print::WriteOptions options, Write write, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_options(std::move(options)),
      m_write(std::move(write)),
      m_formats(new QListWidget(this)),
      m_copy(new QCheckBox(this)),
      m_account(new QTextBrowser(this)),
      m_export(new QPushButton(this))
{
    setObjectName(QStringLiteral("exportDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_formats->setObjectName(QStringLiteral("exportFormats"));
    m_copy->setObjectName(QStringLiteral("completeCopy"));
    m_account->setObjectName(QStringLiteral("exportAccount"));
    m_export->setObjectName(QStringLiteral("exportNow"));
    m_export->setDefault(true);
    for (std::size_t at = 0; at < std::size(kOffers); ++at) m_formats->addItem(QString());
    m_formats->setCurrentRow(0);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_export, QDialogButtonBox::AcceptRole);
    auto* choice = new QVBoxLayout;
    choice->addWidget(m_formats, 1);
    choice->addWidget(m_copy);
    auto* sides = new QHBoxLayout;
    sides->addLayout(choice, 2);
    sides->addWidget(m_account, 3);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(sides, 1);
    layout->addWidget(buttons);
    resizeToScreen(*this, {860, 520});
    connect(m_formats, &QListWidget::currentRowChanged, this, &ExportDialog::renew);
    connect(m_copy, &QCheckBox::toggled, this, &ExportDialog::renew);
    connect(&desk, &Desk::sectionChanged, this, &ExportDialog::renew);
    connect(m_formats, &QListWidget::itemActivated, this, &ExportDialog::writeNow);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::writeNow);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
    m_formats->setFocus();
}

QString ExportDialog::filterOf(const format::WrittenFormat& format)
{
    const auto* const offer = std::ranges::find(kOffers, format.ending, &Offer::ending);
    return offer == std::end(kOffers) ? QString() : tr(offer->filter);
}

void ExportDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void ExportDialog::retranslate()
{
    setWindowTitle(tr("Export"));
    m_formats->setAccessibleName(tr("Format"));
    for (int row = 0; row < m_formats->count(); ++row) m_formats->item(row)->setText(tr(kOffers[row].filter));
    m_copy->setText(tr("Complete copy, with what is never published"));
    m_copy->setToolTip(
        tr("Not for a report to FIDE: such a file is read back as the same event, with what nobody else "
           "may see."));
    m_account->setAccessibleName(tr("What the file keeps of the event"));
    m_export->setText(tr("Export…"));
    renew();
}

const format::WrittenFormat& ExportDialog::format() const
{
    return *format::writtenFormat(kOffers[std::max(0, m_formats->currentRow())].ending);
}

print::WriteOptions ExportDialog::options() const
{
    print::WriteOptions options = m_options;
    options.wording = m_desk.wording();
    const bool isCopy = m_copy->isEnabled() && m_copy->isChecked();
    options.report.ownLines = isCopy ? format::OwnLines::All : format::OwnLines::Public;
    return options;
}

void ExportDialog::renew()
{
    m_copy->setEnabled(format().carried == &Carried::trf26);
    m_account->setPlainText(tr("One moment…"));
    const Event& event = m_desk.session().event();
    m_desk.jobs().start(
        "exportAccount", m_desk.sectionId(), this,
        [name = event.name, units = event.units, &format = format(), options = options()](
            const Section& section, const std::stop_token&, Progress&) {
            return accountOf({name, units, {section}}, format, options);
        },
        [this](const Result<format::LossAccount>& account) {
            if (!account) return m_desk.fail(account.error());
            show(*account);
        });
}

void ExportDialog::show(const format::LossAccount& account)
{
    QString page;
    if (account.isSilent())
        page = QStringLiteral("<p><b>%1</b></p>").arg(tr("The file keeps everything.").toHtmlEscaped());
    if (!account.format->reads)
        page = QStringLiteral("<p>%1</p>").arg(tr("Pages are for people: no program reads them back.").toHtmlEscaped());
    for (const text::LossGroup& group : text::lossGroups(account, m_desk.wording())) {
        page += QStringLiteral("<p><b>%1</b></p><ul>").arg(group.head.toHtmlEscaped());
        for (const QString& part : group.parts) page += QStringLiteral("<li>%1</li>").arg(part.toHtmlEscaped());
        page += QStringLiteral("</ul>");
    }
    m_account->setHtml(page);
}

void ExportDialog::writeNow()
{
    if (m_write(format(), options())) accept();
}

}  // namespace kydai::ui
