#include "dialogs/check_in_marks.h"

#include "dialogs/kept_beside.h"

#include <QSettings>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <vector>

namespace kydai::ui {

namespace {

using policy::Presence;

constexpr char kFirstLetters[] = "-PAL";  // by policy::Presence
constexpr char kClosed[] = "closed";      // "closed 17", "closed 17 undone", "closed gave 12 Nguyễn Thị Loan"
constexpr char kGave[] = "closed gave ";
constexpr char kUndone[] = "undone";

QString marksOfEventKey(const EventSession& session)
{
    return keptBeside(kCheckInsBeside, session.path());
}

QString marksKey(const EventSession& session, SectionId section, RoundNumber round)
{
    return marksOfEventKey(session) + QStringLiteral("%1/%2").arg(section.value).arg(round);
}

/// "12 Nguyễn Thị Loan"
struct Named {
    int number = 0;
    std::string name{};
};

std::optional<Named> namedBy(const QString& words)
{
    const qsizetype blank = words.indexOf(QLatin1Char(' '));
    if (blank < 1) return std::nullopt;
    return Named{words.left(blank).toInt(), words.mid(blank + 1).toStdString()};
}

QString wordsOf(const Player& player)
{
    return QStringLiteral("%1 %2").arg(player.tpn).arg(QString::fromStdString(player.name));
}

const Player* playerOf(const Section& section, const Named& named)
{
    const auto exact = std::ranges::find_if(
        section.players, [&](const Player& player) { return player.tpn == named.number && player.name == named.name; });
    if (exact != section.players.end()) return &*exact;
    const auto same = std::ranges::find(section.players, named.name, &Player::name);
    return same == section.players.end() ? nullptr : &*same;
}

/// The line of a closing: when, and whether it was taken back.
struct Closing {
    std::int64_t entry = 0;
    bool isUndone = false;
};

std::optional<Closing> closingIn(const QStringList& lines)
{
    for (const QString& line : lines) {
        if (!line.startsWith(QLatin1String(kClosed)) || line.startsWith(QLatin1String(kGave))) continue;
        const QStringList words = line.split(QLatin1Char(' '));
        return Closing{words.value(1).toLongLong(), words.value(2) == QLatin1String(kUndone)};
    }
    return std::nullopt;
}

bool isInEffect(const Closing& closing, const EventSession& session)
{
    const auto* newest = session.nextUndo();
    return !closing.isUndone && closing.entry <= (newest == nullptr ? 0 : newest->id);
}

/// A mark of somebody who is in the section no more.
struct Homeless {
    std::string name{};
    Presence mark = Presence::Unmarked;
};

KeptCheckIn readLines(const QStringList& lines, const EventSession& session, const Section& section,
                      std::vector<Homeless>& homeless)
{
    KeptCheckIn kept;
    if (const auto closing = closingIn(lines)) {
        kept.isClosed = isInEffect(*closing, session);
        kept.closedByEntry = closing->entry;
    }
    for (const QString& line : lines) {
        const bool isGiven = line.startsWith(QLatin1String(kGave));
        const auto letter = QLatin1String(kFirstLetters).indexOf(line.isEmpty() ? QChar() : line.front());
        if (!isGiven && letter < 1) continue;
        const auto named = namedBy(line.mid(isGiven ? static_cast<qsizetype>(sizeof kGave) - 1 : 2));
        if (!named) continue;
        const Player* player = playerOf(section, *named);
        if (player == nullptr) {
            if (!isGiven) homeless.push_back({named->name, static_cast<Presence>(letter)});
        } else if (!isGiven) {
            kept.checkIn.marks[player->id] = static_cast<Presence>(letter);
        } else if (kept.isClosed) {
            kept.checkIn.given.insert(player->id);
        }
    }
    return kept;
}

/// Gives the mark to the one player of this name who has none; false where there is none, or several.
bool house(const Homeless& lost, const EventSession& session, std::map<SectionId, KeptCheckIn>& all)
{
    const EventSection* home = nullptr;
    PlayerId player{};
    for (const EventSection& each : session.event().sections) {
        for (const Player& one : each.section->players) {
            if (one.name != lost.name || all[each.id].checkIn.of(one.id) != Presence::Unmarked) continue;
            if (home != nullptr) return false;
            home = &each;
            player = one.id;
        }
    }
    if (home == nullptr) return false;
    all[home->id].checkIn.marks[player] = lost.mark;
    keepCheckIn(session, home->id, all[home->id]);
    return true;
}

void readWays(const EventSession& session, policy::CheckIn& ways)
{
    const QStringList words =
        QSettings().value(marksOfEventKey(session) + QStringLiteral("ways")).toString().split(QLatin1Char(' '));
    if (words.size() != 3) return;
    WhenAway* const all[] = {&ways.absent, &ways.late, &ways.unmarked};
    for (qsizetype at = 0; at < words.size(); ++at) {
        const int way = words[at].toInt();
        if (way < 0 || way > static_cast<int>(WhenAway::Withdrawn)) continue;
        *all[at] = static_cast<WhenAway>(way);
    }
}

QStringList linesOf(const Section& section, const KeptCheckIn& kept)
{
    QStringList lines;
    if (kept.isClosed || kept.closedByEntry > 0) {
        lines << QStringLiteral("%1 %2").arg(QLatin1String(kClosed)).arg(kept.closedByEntry);
        if (!kept.isClosed) lines.back() += QLatin1Char(' ') + QLatin1String(kUndone);
    }
    for (const Player& player : section.players) {
        const Presence mark = kept.checkIn.of(player.id);
        if (kept.checkIn.given.contains(player.id)) lines << QLatin1String(kGave) + wordsOf(player);
        if (mark == Presence::Unmarked) continue;
        lines << QString(QLatin1Char(kFirstLetters[static_cast<std::size_t>(mark)])) + QLatin1Char(' ') +
                     wordsOf(player);
    }
    return lines;
}

}  // namespace

bool isCheckInClosed(const EventSession& session, SectionId section)
{
    const auto snapshot = session.section(section);
    if (snapshot == nullptr) return false;
    const QString key = marksKey(session, section, snapshot->roundsPaired() + 1);
    const auto closing = closingIn(QSettings().value(key).toStringList());
    return closing && isInEffect(*closing, session);
}

std::map<SectionId, KeptCheckIn> keptCheckIns(const EventSession& session)
{
    std::map<SectionId, KeptCheckIn> all;
    std::vector<Homeless> homeless;
    const QSettings settings;
    policy::CheckIn ways;
    readWays(session, ways);
    for (const EventSection& each : session.event().sections) {
        const QString key = marksKey(session, each.id, each.section->roundsPaired() + 1);
        KeptCheckIn& kept = all[each.id];
        kept = readLines(settings.value(key).toStringList(), session, *each.section, homeless);
        kept.checkIn.absent = ways.absent;
        kept.checkIn.late = ways.late;
        kept.checkIn.unmarked = ways.unmarked;
    }
    for (const Homeless& lost : homeless) house(lost, session, all);
    return all;
}

void keepCheckIn(const EventSession& session, SectionId id, const KeptCheckIn& kept)
{
    keepCheckIns(session, {{id, kept}});
}

void keepCheckIns(const EventSession& session, const std::map<SectionId, KeptCheckIn>& all)
{
    QSettings settings;
    for (const auto& [id, kept] : all) {
        const auto section = session.section(id);
        if (section == nullptr) continue;
        const QString key = marksKey(session, id, section->roundsPaired() + 1);
        const QStringList lines = linesOf(*section, kept);
        if (lines.isEmpty()) {
            settings.remove(key);
        } else {
            settings.setValue(key, lines);
        }
    }
    settings.sync();
}

void keepWaysOfCheckIn(const EventSession& session, const policy::CheckIn& ways)
{
    QSettings().setValue(marksOfEventKey(session) + QStringLiteral("ways"), QStringLiteral("%1 %2 %3")
                                                                                .arg(static_cast<int>(ways.absent))
                                                                                .arg(static_cast<int>(ways.late))
                                                                                .arg(static_cast<int>(ways.unmarked)));
}

void followCheckIns(const EventSession& session)
{
    const auto* undone = session.nextRedo();
    const auto* done = session.nextUndo();
    QSettings settings;
    for (const EventSection& each : session.event().sections) {
        const QString key = marksKey(session, each.id, each.section->roundsPaired() + 1);
        QStringList lines = settings.value(key).toStringList();
        const auto closing = closingIn(lines);
        if (!closing || closing->entry == 0) continue;
        const bool isTakenBack = undone != nullptr && undone->id == closing->entry;
        const bool isDoneAgain = done != nullptr && done->id == closing->entry;
        if (isTakenBack == closing->isUndone || isTakenBack == isDoneAgain) continue;
        for (QString& line : lines) {
            if (!line.startsWith(QLatin1String(kClosed)) || line.startsWith(QLatin1String(kGave))) continue;
            line = QStringLiteral("%1 %2").arg(QLatin1String(kClosed)).arg(closing->entry);
            if (isTakenBack) line += QLatin1Char(' ') + QLatin1String(kUndone);
        }
        settings.setValue(key, lines);
    }
}

}  // namespace kydai::ui
