#include "flows/publish_flow.h"

#include "dialogs/publish_dialog.h"
#include "dialogs/site_access_dialog.h"
#include "format/chess_results_writer.h"
#include "policy/event_plan.h"
#include "support/fragments.h"
#include "text/error_text.h"

#include <QApplication>

#include <algorithm>

namespace kydai::ui {

PublishFlow::PublishFlow(Desk& desk, QWidget& window)
    : Flow(desk, window),
      m_publisher(desk.session(), desk.jobs(), QStringLiteral("Kỳ Đài ") + QApplication::applicationVersion()),
      m_uploader(desk.session(), desk.jobs(), publish::SiteDesk::usualFolder(),
                 [this](SectionId section, const std::string& number) { return putNumber(section, number); })
{
    add(
        "publishPages", "Ctrl+Alt+W", [] { return tr("Publish to phones"); }, [this] { publish(); });
    add(
        "publishSettings", "", [] { return tr("Pages for phones…"); }, [this] { openSettings(); });
    add(
        "uploadSite", "", [] { return tr("Upload to chess-results.com"); }, [this] { upload(); });
    add(
        "siteAccess", "", [] { return tr("Access to chess-results.com…"); }, [this] { openAccess(); });
    connect(&m_uploader, &SiteUploader::uploaded, this, &PublishFlow::tellUploaded);
    connect(&m_uploader, &SiteUploader::failed, this, &PublishFlow::tellNotUploaded);
    connect(&m_uploader, &SiteUploader::found, this, [this](std::size_t sections) {
        this->desk().tell(InlineBar::Tone::Plain,
                          tr("%n sections wait to be uploaded to chess-results.com; they go there by themselves.",
                             nullptr, static_cast<int>(sections)));
    });
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

/// The first time nobody has said with which access.
void PublishFlow::upload()
{
    if (!desk().session().isOpen()) return;
    if (!publish::isComplete(m_uploader.access())) return openAccess();
    m_uploader.upload();
    desk().tell(InlineBar::Tone::Plain, tr("On the way to chess-results.com…"));
}

void PublishFlow::openAccess()
{
    if (!desk().session().isOpen()) return;
    (new SiteAccessDialog(desk(), m_uploader, window()))->open();
}

bool PublishFlow::putNumber(SectionId section, const std::string& number)
{
    const auto now = desk().session().section(section);
    if (!now) return false;
    SectionInfo info = now->info;
    info.chessResultsKey = number;
    return desk().apply(policy::editingInfo(desk().session().event(), section, info, {}));
}

void PublishFlow::tellUploaded(const std::vector<UploadedSection>& sections)
{
    QString sentence = tr("%n sections are at chess-results.com.", nullptr, static_cast<int>(sections.size()));
    constexpr std::size_t kMostNamed = 3;
    for (std::size_t at = 0; at < std::min(sections.size(), kMostNamed); ++at)
        sentence += QLatin1Char(' ') + QString::fromStdString(format::addressAtChessResults(sections[at].number));
    desk().tell(InlineBar::Tone::Plain, sentence);
}

void PublishFlow::tellNotUploaded(const Error& error)
{
    if (error.what.id != FragmentId::KeyAskedBefore) {
        return desk().tell(InlineBar::Tone::Warning,
                           text::errorText(error, desk().wording()) + QLatin1Char(' ') +
                               tr("%n sections wait to be uploaded.", nullptr, static_cast<int>(m_uploader.waiting())));
    }
    const Prompt prompt{.level = WarningLevel::Confirm,
                        .id = QStringLiteral("siteNumberAskedBefore"),
                        .title = tr("A tournament may stand there already"),
                        .text = text::errorText(error, desk().wording()),
                        .consequences = {tr("Asked once more, the site makes another tournament.")},
                        .confirm = tr("Ask once more")};
    if (desk().prompts().prompt(prompt) == Answer::Confirmed) m_uploader.upload(SiteUploader::Numbers::AskAgain);
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
