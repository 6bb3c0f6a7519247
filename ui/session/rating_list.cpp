#include "session/rating_list.h"

#include "format/fide_list.h"
#include "format/zip_stream.h"
#include "store/rating_index.h"
#include "support/file_system.h"

#include <QDate>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <array>
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

/// Where the list of another month stays when a newer one takes its place: events that began in it are compared with
/// it.
QString formerPath(const QString& path)
{
    return path + QStringLiteral(".former");
}

/// An index that can't be read is as good as none: it is made again from FIDE's file.
std::unique_ptr<store::RatingIndex> opened(const QString& path)
{
    if (!QFileInfo::exists(path)) return nullptr;
    auto index = store::RatingIndex::open(listPath(path));
    return index ? std::make_unique<store::RatingIndex>(*std::move(index)) : nullptr;
}

std::optional<FidePlayer> foundIn(const store::RatingIndex& index, std::int64_t id)
{
    auto found = index.byId(id);
    return found ? *std::move(found) : std::nullopt;
}

/// Finishes the new index, and keeps the one in use beside it where it is of another month.
Result<void> finishBeside(store::RatingIndexBuilder& builder, const QString& path, const std::string& month,
                          const std::stop_token& stop, Progress& progress)
{
    const auto inUse = opened(path);
    const std::filesystem::path kept = listPath(formerPath(path) + QStringLiteral(".part"));
    const bool isOther = inUse != nullptr && inUse->month() != month && copyFile(listPath(path), kept) == 0;
    auto finished = builder.finish(month, stop, &progress);
    std::error_code failed;
    if (isOther && finished)
        std::filesystem::rename(kept, listPath(formerPath(path)), failed);
    else
        std::filesystem::remove(kept, failed);
    return finished;
}

}  // namespace

QString RatingList::standardPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/fide-ratings.kdri");
}

bool RatingList::isFetchedDaily()
{
    return QSettings().value(kDaily, true).toBool();
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
    m_index = opened(m_path);
    m_former = opened(formerPath(m_path));
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
    return m_index ? foundIn(*m_index, id) : std::nullopt;
}

int RatingList::daysHeld() const
{
    const QFileInfo index(m_path);
    return index.exists() ? static_cast<int>(index.lastModified().daysTo(QDateTime::currentDateTime())) : 0;
}

Date RatingList::dayFor(const Section& section) const
{
    // The list of the first day may be out before the event begins.
    const Date& first = section.info.firstDay;
    const bool isOut = std::ranges::any_of(std::array{m_index.get(), m_former.get()}, [&](const auto* index) {
        return index != nullptr && first.known() && policy::isInForce(index->month(), first);
    });
    if (isOut && !section.rules.longEvent) return first;
    const QDate today = QDate::currentDate();
    return policy::listDayOf(section, {today.year(), today.month(), today.day()});
}

std::optional<RatingList::Held> RatingList::heldFor(const Section& section) const
{
    for (const store::RatingIndex* index : {m_index.get(), m_former.get()}) {
        if (index == nullptr || !policy::isInForce(index->month(), dayFor(section))) continue;
        return Held{QString::fromStdString(index->month()), [index](std::int64_t id) { return foundIn(*index, id); }};
    }
    return std::nullopt;
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
    if (auto finished = finishBeside(*builder, path, month, stop, progress); !finished) return finished.error();
    return imported;
}

}  // namespace kydai

#include "moc_rating_list.cpp"
