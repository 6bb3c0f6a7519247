#include "phones/publisher.h"

#include "publish/key_ring.h"
#include "publish/pages.h"
#include "publish/remote.h"
#include "serve/adapters.h"
#include "text/value_text.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <limits>
#include <utility>

namespace kydai {

namespace {

constexpr char kPurpose[] = "publish";

publish::Options optionsFor(const PublishSettings& settings, const QString& program)
{
    publish::Options options;
    if (settings.languages == PageLanguages::Vietnamese) options.languages = {text::Language::Vietnamese};
    if (settings.languages == PageLanguages::English) options.languages = {text::Language::English};
    options.standings = settings.standings;
    options.explanations = settings.explanations;
    options.chances = settings.chances;
    options.listed = settings.listed;
    options.fideIdsOfMinors = settings.fideIdsOfMinors;
    options.address = settings.webAddress.trimmed().toStdString();
    options.initialsOfMinors = settings.initialsOfMinors;
    options.program = program;
    return options;
}

/// What a worker made.
struct Made {
    Result<PublishReport> report;
    std::shared_ptr<const serve::PageStore> store{};
};

}  // namespace

Publisher::Publisher(EventSession& session, Jobs& jobs, QString program, QObject* parent)
    : QObject(parent), m_session(session), m_jobs(jobs), m_program(std::move(program))
{
    connect(&session, &EventSession::reset, this, &Publisher::onReset);
    connect(&session, &EventSession::changed, this, &Publisher::onChanged);
    constexpr std::chrono::seconds kPause{15};
    m_later.setSingleShot(true);
    setPause(kPause);
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, [this] {
        if (hasAim() && (m_settings.byItself || isServing())) publish();
    });
    connect(&m_later, &QTimer::timeout, this, [this] {
        if (m_settings.byItself && hasAim()) publish();
    });
    load();
}

Publisher::~Publisher() = default;

QString Publisher::settingsGroup() const
{
    const QByteArray path = QFileInfo(m_session.path()).absoluteFilePath().toUtf8();
    return QStringLiteral("pages/") +
           QString::fromLatin1(QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex().left(16));
}

void Publisher::load()
{
    m_settings = {};
    if (!m_session.isOpen()) return;
    QSettings kept;
    kept.beginGroup(settingsGroup());
    m_settings.folder = kept.value("folder").toString();
    m_settings.webAddress = kept.value("webAddress").toString();
    m_settings.byItself = kept.value("byItself", false).toBool();
    const QString language = kept.value("languages").toString();
    if (language == QLatin1String("vi")) m_settings.languages = PageLanguages::Vietnamese;
    if (language == QLatin1String("en")) m_settings.languages = PageLanguages::English;
    m_settings.standings = kept.value("standings", true).toBool();
    m_settings.explanations = kept.value("explanations", true).toBool();
    m_settings.chances = kept.value("chances", false).toBool();
    m_settings.listed = kept.value("listed", false).toBool();
    m_settings.fideIdsOfMinors = kept.value("fideIdsOfMinors", false).toBool();
    m_settings.initialsOfMinors = kept.value("initials", false).toBool();
    m_settings.address = kept.value("address").toString();
    m_settings.port = static_cast<std::uint16_t>(kept.value("port", m_settings.port).toUInt());
    m_settings.wifiName = kept.value("wifiName").toString();
    m_settings.wifiPassword = kept.value("wifiPassword").toString();
    m_settings.connectionsOfAnAddress = kept.value("perAddress", m_settings.connectionsOfAnAddress).toInt();
}

void Publisher::setSettings(const PublishSettings& settings)
{
    if (settings == m_settings) return;
    m_settings = settings;
    QSettings kept;
    kept.beginGroup(settingsGroup());
    kept.setValue("folder", settings.folder);
    kept.setValue("webAddress", settings.webAddress);
    kept.setValue("byItself", settings.byItself);
    kept.setValue("languages", settings.languages == PageLanguages::Both         ? QStringLiteral("both")
                               : settings.languages == PageLanguages::Vietnamese ? QStringLiteral("vi")
                                                                                 : QStringLiteral("en"));
    kept.setValue("standings", settings.standings);
    kept.setValue("explanations", settings.explanations);
    kept.setValue("chances", settings.chances);
    kept.setValue("listed", settings.listed);
    kept.setValue("fideIdsOfMinors", settings.fideIdsOfMinors);
    kept.setValue("initials", settings.initialsOfMinors);
    kept.setValue("address", settings.address);
    kept.setValue("port", settings.port);
    kept.setValue("wifiName", settings.wifiName);
    kept.setValue("wifiPassword", settings.wifiPassword);
    kept.setValue("perAddress", settings.connectionsOfAnAddress);
    Q_EMIT changed();
}

/// Another event, or none: its pages are not those of the one before.
void Publisher::onReset()
{
    m_later.stop();
    m_deadline.stop();
    m_server.reset();
    m_stories.clear();
    m_origin.clear();
    m_followed = 0;
    load();
    Q_EMIT changed();
}

void Publisher::onChanged(const Touched& touched)
{
    if (!m_settings.byItself || !hasAim()) return;
    if (touched.boards)
        publish();
    else if (!m_later.isActive())
        m_later.start();  // results come one after the other
}

Result<void> Publisher::followJournal()
{
    const std::int64_t newest = m_session.state().position;
    if (newest <= m_followed) return {};
    // An entry has a row at least, so that many entries are enough.
    const auto unread = m_followed == 0 ? std::nullopt : std::optional(static_cast<std::size_t>(newest - m_followed));
    auto entries = m_session.journal(unread);
    if (!entries) return entries.error();
    for (const store::JournalEntry& entry : *entries) {
        if (entry.id <= m_followed) continue;
        const publish::Happening happening{QDateTime::fromMSecsSinceEpoch(entry.at.time_since_epoch().count()),
                                           entry.changes()};
        if (m_origin.empty()) m_origin = publish::originOf(happening);
        publish::follow(m_stories, happening);
    }
    m_followed = newest;
    return {};
}

void Publisher::awaitDeadline()
{
    m_deadline.stop();
    const QDateTime now = QDateTime::currentDateTime();
    qint64 soonest = std::numeric_limits<int>::max();
    for (const EventSection& each : m_session.event().sections) {
        const auto next = nextDeadline(*each.section, text::momentOf(now));
        if (!next) continue;
        // The end of a day is minute 1440 of it.
        const QDateTime then =
            QDate(next->day.year, next->day.month, next->day.day).startOfDay().addSecs(next->minute * 60LL);
        if (then.isValid() && then > now) soonest = std::min(soonest, now.msecsTo(then) + 1);
    }
    if (soonest < std::numeric_limits<int>::max()) m_deadline.start(static_cast<int>(soonest));
}

void Publisher::make(bool withdrawn)
{
    m_later.stop();
    if (!m_session.isOpen()) return;
    if (const auto done = followJournal(); !done) return Q_EMIT failed(done.error());
    awaitDeadline();
    const publish::Publication publication{m_session.event(), m_stories, QDateTime::currentDateTime(), m_origin};
    m_jobs.startApart(
        kPurpose, this,
        [publication, withdrawn, options = optionsFor(m_settings, m_program), folder = m_settings.folder,
         lock = m_folderLock,
         former = m_server ? m_server->pages() : nullptr](const std::stop_token& stop, Progress& progress) {
            auto pages = withdrawn ? Result(publish::withdrawnPages(QString::fromStdString(publication.event.name),
                                                                    publication.made, options))
                                   : publish::makePages(publication, options, stop, progress);
            if (!pages) return Made{pages.error()};
            PublishReport report{.pages = pages->files.size()};
            auto store = former ? std::make_shared<const serve::PageStore>(*pages, former.get()) : nullptr;
            if (!folder.isEmpty()) {
                const std::lock_guard oneAtATime(*lock);
                if (auto signature =
                        publish::signByRing(*pages, publication, publish::KeyRing(publish::KeyRing::usualFolder()));
                    !signature)
                    report.notSigned = signature.error();
                report.signer = pages->signer;
                const auto written =
                    publish::writePlace(*pages, folder.toStdString(), Existing::Refuse, stop, progress);
                if (!written) return Made{written.error()};
                report.folder = *written;
            }
            return Made{report, std::move(store)};
        },
        [this](const Made& made) {
            if (!made.report) return Q_EMIT failed(made.report.error());
            if (m_server && made.store) m_server->publish(made.store);
            Q_EMIT published(*made.report);
        });
}

Result<void> Publisher::startServing()
{
    stopServing();
    serve::Limits limits;
    limits.connectionsOfAnAddress = static_cast<std::size_t>(m_settings.connectionsOfAnAddress);
    const std::string address = m_settings.address.isEmpty() ? "0.0.0.0" : m_settings.address.toStdString();
    auto server = serve::PageServer::start(address, m_settings.port, limits);
    if (!server) return server.error();
    m_server = *std::move(server);
    Q_EMIT changed();
    publish();
    return {};
}

void Publisher::stopServing()
{
    if (!m_server) return;
    m_server.reset();
    Q_EMIT changed();
}

serve::Counts Publisher::counts() const
{
    return m_server ? m_server->counts() : serve::Counts{};
}

QString Publisher::hallAddress() const
{
    if (!m_server) return {};
    QString address = m_settings.address;
    if (address.isEmpty()) {
        const auto all = serve::adapters();
        address = all.empty() ? QStringLiteral("127.0.0.1") : all.front().address;
    }
    return serve::addressText(address, m_server->port());
}

QString Publisher::pagesAddress() const
{
    const QString web = m_settings.webAddress.trimmed();
    if (web.isEmpty()) return hallAddress();
    return web.endsWith(QLatin1Char('/')) ? web : web + QLatin1Char('/');
}

}  // namespace kydai

#include "moc_publisher.cpp"
