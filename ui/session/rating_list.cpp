#include "session/rating_list.h"

#include "format/fide_list.h"
#include "format/zip_stream.h"
#include "store/rating_index.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <filesystem>
#include <fstream>
#include <optional>

namespace kydai {

namespace {

const QString kDaily = QStringLiteral("ratingList/daily");
const QString kByItself = QStringLiteral("ratingList/checkByItself");

std::filesystem::path listPath(const QString& path)
{
    return {path.toStdU16String()};
}

}  // namespace

QString RatingList::standardPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/fide-ratings.kdri");
}

bool RatingList::isFetchedDaily()
{
    return QSettings().value(kDaily, false).toBool();
}

void RatingList::setFetchedDailyUnlessChosen()
{
    if (!QSettings().contains(kDaily)) setFetchedDaily(true);
}

void RatingList::setFetchedDaily(bool on)
{
    QSettings().setValue(kDaily, on);
}

bool RatingList::isComparedByItself()
{
    return QSettings().value(kByItself, true).toBool();
}

void RatingList::setComparedByItself(bool on)
{
    QSettings().setValue(kByItself, on);
}

RatingList::RatingList(QString path, QObject* parent) : QObject(parent), m_path(std::move(path))
{
    reopen();
}

RatingList::~RatingList() = default;

void RatingList::reopen()
{
    m_index.reset();
    // An index that can't be read is as good as none: it is made again from FIDE's file.
    if (QFileInfo::exists(m_path)) {
        if (auto opened = store::RatingIndex::open(listPath(m_path)))
            m_index = std::make_unique<store::RatingIndex>(std::move(*opened));
    }
    Q_EMIT changed();
}

QString RatingList::month() const
{
    return m_index ? QString::fromStdString(m_index->month()) : QString();
}

std::int64_t RatingList::size() const
{
    return m_index ? m_index->size() : 0;
}

std::vector<FidePlayer> RatingList::search(const QString& text, const QString& federationFirst, std::size_t limit) const
{
    if (!m_index) return {};
    auto found = m_index->search(text.toStdString(), federationFirst.toStdString(), limit);
    return found ? std::move(*found) : std::vector<FidePlayer>();
}

std::optional<FidePlayer> RatingList::byId(std::int64_t id) const
{
    if (!m_index) return std::nullopt;
    auto found = m_index->byId(id);
    return found ? *std::move(found) : std::nullopt;
}

Result<RatingList::Imported> RatingList::import(const QString& file, const QString& path, std::stop_token stop,
                                                Progress& progress, Doubts doubts)
{
    const std::string name = QFileInfo(file).fileName().toStdString();
    std::ifstream packed(listPath(file), std::ios::binary);
    if (!packed || !QFileInfo(file).isFile()) return Error{.code = Errc::CannotOpen, .file = name};
    std::optional<format::ZipMemberBuffer> member;
    std::istream unpacked(packed.rdbuf());
    if (format::isZip(packed)) {
        member.emplace(packed);
        unpacked.rdbuf(&*member);
        progress.start(member->unpackedSize());
    } else {
        progress.start(static_cast<std::size_t>(QFileInfo(file).size()));
    }
    QDir().mkpath(QFileInfo(path).absolutePath());
    auto builder = store::RatingIndexBuilder::start(listPath(path));
    if (!builder) return builder.error();
    std::optional<Error> refused;
    format::FideListOptions options;
    options.progress = &progress;
    const auto read = format::readFideList(unpacked, name, options, [&](const FidePlayer& player) {
        if (stop.stop_requested()) return false;
        if (auto added = builder->add(player); !added) refused = added.error();
        return !refused;
    });
    if (refused) return *refused;
    if (member && member->failed()) return Error{.code = Errc::Damaged, .file = name};
    if (!read) return read.error();
    // One tempo's list lacks the unrated and the other tempos: it must not take the place of a whole one.
    if (read->kind == format::FideListKind::Single && QFileInfo::exists(path))
        return Error{.code = Errc::Unsupported, .file = name};
    // Combined lists don't name their month: the day of the file tells how old it is.
    const std::string month = read->month.empty()
                                  ? QFileInfo(file).lastModified().toString(QStringLiteral("MM/yyyy")).toStdString()
                                  : read->month;
    Imported imported{.month = QString::fromStdString(month), .players = read->players, .badLines = read->badLines};
    if (const auto inUse = store::RatingIndex::open(listPath(path))) imported.former = inUse->size();
    constexpr std::int64_t kLinesPerBadOne = 1000;
    imported.isDoubtful = doubts == Doubts::Ask &&
                          (imported.badLines * kLinesPerBadOne > read->lines || imported.players < imported.former);
    if (imported.isDoubtful) return imported;
    if (auto finished = builder->finish(month, stop, &progress); !finished) return finished.error();
    return imported;
}

}  // namespace kydai

#include "moc_rating_list.cpp"
