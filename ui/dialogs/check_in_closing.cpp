#include "dialogs/check_in_closing.h"

#include "dialogs/check_in_dialog.h"
#include "dialogs/check_in_ways.h"

#include <algorithm>
#include <set>
#include <utility>

namespace kydai::ui {

namespace {

using policy::Presence;

/// Somebody was marked, and closing it does something: not closed yet, or otherwise than it was.
bool isDueToClose(const EventSection& section, const KeptCheckIn& kept)
{
    const bool isAnyMarked =
        std::ranges::any_of(kept.checkIn.marks, [](const auto& mark) { return mark.second != Presence::Unmarked; });
    if (!isAnyMarked) return false;
    return !kept.isClosed || !policy::closingCheckIn(*section.section, section.id, kept.checkIn).changes.empty();
}

/// Whoever is not marked present is named by number and by what he gets.
void addAway(QStringList& lines, const policy::CheckInCount& count, const policy::CheckIn& ways)
{
    const auto add = [&](const QString& who, WhenAway way) {
        lines << QStringLiteral("%1: %2").arg(who, CheckInWays::textOf(way));
    };
    if (count.absent > 0) add(CheckInDialog::tr("%n absent", nullptr, count.absent), ways.absent);
    if (count.late > 0) add(CheckInDialog::tr("%n late", nullptr, count.late), ways.late);
    if (count.unmarked > 0) add(CheckInDialog::tr("%n without a mark", nullptr, count.unmarked), ways.unmarked);
}

/// Each section that misses somebody, the first dozen of them.
void addSections(QStringList& lines, const Event& event, const CheckIns& closing)
{
    QStringList missing;
    for (const EventSection& each : event.sections) {
        const auto checkIn = closing.find(each.id);
        if (checkIn == closing.end()) continue;
        const policy::CheckInCount count = policy::countOf(*each.section, checkIn->second);
        if (count.missing() > 0)
            missing << QStringLiteral("%1: %2").arg(QString::fromStdString(each.section->info.name),
                                                    checkInCountText(count));
    }
    constexpr qsizetype kMostLines = 12;
    lines << missing.mid(0, kMostLines);
    if (missing.size() > kMostLines)
        lines << CheckInDialog::tr("and %n more sections", nullptr, static_cast<int>(missing.size() - kMostLines));
}

bool confirmClosing(Desk& desk, const CheckIns& closing, const policy::CheckInCount& all, std::size_t leftAlone)
{
    if (all.missing() == 0 && closing.size() == 1) return true;
    const Event& event = desk.session().event();
    Prompt prompt{WarningLevel::Confirm, QStringLiteral("closeCheckIn")};
    prompt.title = CheckInDialog::tr("Check-in to be closed");
    prompt.text = CheckInDialog::tr("%n players are present and are paired.", nullptr, all.present);
    const auto add = [&](const QString& sentence) { prompt.text += QLatin1Char(' ') + sentence; };
    if (event.sections.size() > 1)
        add(CheckInDialog::tr("%n sections are closed.", nullptr, static_cast<int>(closing.size())));
    if (leftAlone > 0)
        add(CheckInDialog::tr("%n others stay as they are: nobody was marked there, or nothing is new.", nullptr,
                              static_cast<int>(leftAlone)));
    addAway(prompt.consequences, all, closing.begin()->second);
    if (event.sections.size() > 1) addSections(prompt.consequences, event, closing);
    prompt.confirm = CheckInDialog::tr("Close check-in");
    return desk.prompts().prompt(prompt) == Answer::Confirmed;
}

}  // namespace

std::vector<tables::DoorSection> doorSections(const Event& event, const std::map<SectionId, KeptCheckIn>& kept)
{
    static const KeptCheckIn kNothing;
    std::vector<tables::DoorSection> lines(1);
    lines.front().sections = 0;
    for (const EventSection& each : event.sections) {
        if (!policy::checksIn(*each.section)) continue;
        const auto at = kept.find(each.id);
        const KeptCheckIn& own = at == kept.end() ? kNothing : at->second;
        tables::DoorSection line{each.id, each.section->info.name, policy::countOf(*each.section, own.checkIn),
                                 own.isClosed ? 1 : 0};
        lines.front().count += line.count;
        lines.front().closed += line.closed;
        ++lines.front().sections;
        lines.push_back(std::move(line));
    }
    return lines;
}

QString checkInCountText(const policy::CheckInCount& count)
{
    QString text = CheckInDialog::tr("%1 of %2 present · %3 absent · %4 late")
                       .arg(count.present)
                       .arg(count.all())
                       .arg(count.absent)
                       .arg(count.late);
    if (count.unmarked > 0) text += CheckInDialog::tr(" · %n without a mark", nullptr, count.unmarked);
    return text;
}

CheckIns checkInsToClose(const Event& event, const std::map<SectionId, KeptCheckIn>& kept,
                         const std::vector<SectionId>& chosen)
{
    CheckIns closing;
    for (const EventSection& each : event.sections) {
        const auto at = kept.find(each.id);
        if (at == kept.end() || each.section->players.empty()) continue;
        const bool isWanted = chosen.empty() ? event.sections.size() == 1 || isDueToClose(each, at->second)
                                             : std::ranges::find(chosen, each.id) != chosen.end();
        if (isWanted) closing[each.id] = at->second.checkIn;
    }
    return closing;
}

std::optional<QString> closeCheckIns(Desk& desk, const CheckIns& closing, std::size_t leftAlone)
{
    policy::CheckInCount all;
    for (const auto& [id, checkIn] : closing) all += policy::countOf(*desk.session().section(id), checkIn);
    if (!confirmClosing(desk, closing, all, leftAlone)) return std::nullopt;
    std::map<SectionId, std::set<PlayerId>> given;
    for (const auto& [id, checkIn] : closing) given[id] = policy::givenByes(*desk.session().section(id), checkIn);
    const CompoundChange action = policy::closingCheckIns(desk.session().event(), closing);
    if (!action.changes.empty() && !desk.apply(action)) return std::nullopt;
    const auto* entry = action.changes.empty() ? nullptr : desk.session().nextUndo();
    std::map<SectionId, KeptCheckIn> closed;
    for (const auto& [id, checkIn] : closing) {
        KeptCheckIn& kept = closed[id] = {checkIn, true, entry == nullptr ? 0 : entry->id};
        kept.checkIn.given = given[id];
    }
    keepCheckIns(desk.session(), closed);
    if (desk.session().event().sections.size() == 1)
        return CheckInDialog::tr("Check-in is closed: %1. Ctrl+Z takes it back.").arg(checkInCountText(all));
    return CheckInDialog::tr("Check-in of %n sections is closed: %1. Ctrl+Z takes it back.", nullptr,
                             static_cast<int>(closing.size()))
        .arg(checkInCountText(all));
}

}  // namespace kydai::ui
