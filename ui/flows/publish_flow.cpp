#include "flows/publish_flow.h"

#include "dialogs/publish_dialog.h"
#include "text/error_text.h"

#include <QApplication>

namespace kydai::ui {

PublishFlow::PublishFlow(Desk& desk, QWidget& window)
    : Flow(desk, window),
      m_publisher(desk.session(), desk.jobs(), QStringLiteral("Kỳ Đài ") + QApplication::applicationVersion())
{
    add(
        "publishPages", "Ctrl+Alt+W", [] { return tr("Publish to phones"); }, [this] { publish(); });
    add(
        "publishSettings", "", [] { return tr("Pages for phones…"); }, [this] { openSettings(); });
    connect(&m_publisher, &Publisher::published, this, &PublishFlow::tellDone);
    connect(&m_publisher, &Publisher::failed, this, [this](const Error& error) { this->desk().fail(error); });
    const auto tellPaper = [this] {
        const PublishSettings& settings = m_publisher.settings();
        this->desk().setPhonePages({m_publisher.pagesAddress(), {}, settings.wifiName, settings.wifiPassword});
    };
    connect(&m_publisher, &Publisher::changed, this, tellPaper);
    tellPaper();
}

/// The first time nobody has said where to.
void PublishFlow::publish()
{
    if (!desk().session().isOpen()) return;
    m_publisher.hasAim() ? m_publisher.publish() : openSettings();
}

void PublishFlow::openSettings()
{
    if (!desk().session().isOpen()) return;
    (new PublishDialog(desk(), m_publisher, window()))->open();
}

void PublishFlow::tellDone(const PublishReport& report)
{
    QString sentence = tr("%n pages are published.", nullptr, static_cast<int>(report.pages));
    if (report.folder)
        sentence +=
            QLatin1Char(' ') + tr("%n files of the folder are new.", nullptr, static_cast<int>(report.folder->written));
    if (!report.signer.empty())
        sentence += QLatin1Char(' ') + tr("Key: %1.").arg(QString::fromStdString(report.signer));
    const QString address = m_publisher.pagesAddress();
    if (!address.isEmpty()) sentence += QLatin1Char(' ') + address;
    const QString former = report.folder ? QString::fromStdString(report.folder->formerSigner) : QString();
    if (!former.isEmpty())
        sentence += QLatin1Char(' ') +
                    tr("They were signed with another key before (%1): tell whoever mirrors them.").arg(former);
    if (report.notSigned)
        sentence +=
            QLatin1Char(' ') + tr("They are not signed: %1").arg(text::errorText(*report.notSigned, desk().wording()));
    const bool isOdd = !former.isEmpty() || report.notSigned;
    desk().tell(isOdd ? InlineBar::Tone::Warning : InlineBar::Tone::Plain, sentence);
}

}  // namespace kydai::ui

#include "moc_publish_flow.cpp"
