#include "dialogs/check_in_marks.h"

#include <QSettings>
#include <QStringList>

#include <algorithm>

namespace kydai::ui {

namespace {

constexpr char kFirstLetters[] = "-PAL";  // by policy::Presence
constexpr char kClosed[] = "closed";      // and the entry of the journal

QString settingsKey(const CheckInPlace& place)
{
    const QByteArray where =
        (place.file + QLatin1Char('\n') + place.section).toUtf8().toBase64(QByteArray::Base64UrlEncoding);
    return QStringLiteral("checkIn/%1/%2").arg(QString::fromLatin1(where)).arg(place.round);
}

const Player* playerOf(const Section& section, int number, const std::string& name)
{
    const auto exact = std::ranges::find_if(
        section.players, [&](const Player& player) { return player.tpn == number && player.name == name; });
    if (exact != section.players.end()) return &*exact;
    const auto named = std::ranges::find(section.players, name, &Player::name);
    return named == section.players.end() ? nullptr : &*named;
}

}  // namespace

bool isCheckInClosed(const CheckInPlace& place, std::int64_t nextUndo)
{
    const QStringList closed = QSettings().value(settingsKey(place)).toStringList().filter(QLatin1String(kClosed));
    return !closed.isEmpty() && closed.front().section(QLatin1Char(' '), 1).toLongLong() <= nextUndo;
}

KeptCheckIn keptCheckIn(const CheckInPlace& place, const Section& section)
{
    KeptCheckIn kept;
    for (const QString& line : QSettings().value(settingsKey(place)).toStringList()) {
        if (line.startsWith(QLatin1String(kClosed))) kept.isClosed = true;
        // "P 12 Nguyễn Thị Loan"
        const qsizetype second = line.indexOf(QLatin1Char(' '), 2);
        if (line.size() < 5 || second < 0) continue;
        const auto presence = QLatin1String(kFirstLetters).indexOf(line.front());
        const Player* player = playerOf(section, line.mid(2, second - 2).toInt(), line.mid(second + 1).toStdString());
        if (presence > 0 && player != nullptr) kept.checkIn.marks[player->id] = static_cast<policy::Presence>(presence);
    }
    return kept;
}

void keepCheckIn(const CheckInPlace& place, const Section& section, const KeptCheckIn& kept)
{
    QStringList lines;
    for (const auto& [id, presence] : kept.checkIn.marks) {
        const Player* player = section.find(id);
        if (presence == policy::Presence::Unmarked || player == nullptr) continue;
        lines << QStringLiteral("%1 %2 %3")
                     .arg(QLatin1Char(kFirstLetters[static_cast<std::size_t>(presence)]))
                     .arg(player->tpn)
                     .arg(QString::fromStdString(player->name));
    }
    QSettings settings;
    if (kept.isClosed) lines.prepend(QStringLiteral("%1 %2").arg(QLatin1String(kClosed)).arg(kept.closedByEntry));
    if (lines.isEmpty()) {
        settings.remove(settingsKey(place));
    } else {
        settings.setValue(settingsKey(place), lines);
    }
    settings.sync();
}

}  // namespace kydai::ui
