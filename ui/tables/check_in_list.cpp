#include "tables/check_in_list.h"

#include "support/utf8.h"
#include "tables/player_columns.h"
#include "text/limit_text.h"
#include "text/value_text.h"

#include <QStringList>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <sstream>
#include <utility>

namespace kydai::tables {

namespace {

constexpr char kDoorContext[] = "Table";

/// Sign and word: the one is seen from afar, the other is read.
QString markText(policy::Presence mark, const text::Wording& wording)
{
    const auto say = [&](const char* source) { return wording.translate(kDoorContext, source); };
    switch (mark) {
    case policy::Presence::Present:
        return say(QT_TRANSLATE_NOOP("Table", "✓ present"));
    case policy::Presence::Absent:
        return say(QT_TRANSLATE_NOOP("Table", "✕ absent"));
    case policy::Presence::Late:
        return say(QT_TRANSLATE_NOOP("Table", "◔ late"));
    case policy::Presence::Unmarked:
        break;
    }
    return {};
}

std::string searchKey(const Section& section, const Player& player)
{
    return utf8::fold(std::to_string(player.tpn) + ' ' + player.name + ' ' + player.unit + ' ' + section.info.name);
}

/// Who is in the event twice, told at both.
void addDoubles(std::vector<DoorLine>& lines, const Event& event)
{
    std::map<std::pair<SectionId, PlayerId>, DoorLine*> places;
    for (DoorLine& line : lines) places[{line.section, line.who().id}] = &line;
    for (const auto& [section, one] : doublesOf(event)) {
        const DoorLine& other = *places[{one.otherSection, one.other}];
        DoorLine& mine = *places[{section, one.player}];
        (one.sameFideId ? mine.sameFideId : mine.sameName)
            .push_back(std::to_string(other.who().tpn) + ' ' + other.of->info.name);
    }
}

QString closedText(const DoorSection& line, const text::Wording& wording)
{
    const auto say = [&](const char* source) { return wording.translate(kDoorContext, source); };
    if (line.closed == 0) return {};
    if (line.closed == line.sections) return say(QT_TRANSLATE_NOOP("Table", "✓ closed"));
    return say(QT_TRANSLATE_NOOP("Table", "%1 of %2 closed")).arg(line.closed).arg(line.sections);
}

}  // namespace

std::vector<DoorLine> doorLines(Event event)
{
    std::erase_if(event.sections, [](const EventSection& each) { return !policy::checksIn(*each.section); });
    std::vector<DoorLine> lines;
    for (const EventSection& each : event.sections) {
        for (std::size_t player = 0; player < each.section->players.size(); ++player) {
            DoorLine line{.section = each.id, .of = each.section, .player = player};
            line.key = searchKey(*each.section, line.who());
            lines.push_back(std::move(line));
        }
    }
    std::vector<std::string> names;
    names.reserve(lines.size());
    for (const DoorLine& line : lines) names.push_back(utf8::nameSortKey(line.who().name));
    std::vector<std::size_t> order(lines.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t at) -> const std::string& { return names[at]; });
    std::vector<DoorLine> sorted;
    sorted.reserve(lines.size());
    for (const std::size_t at : order) sorted.push_back(std::move(lines[at]));
    addDoubles(sorted, event);
    return sorted;
}

void putMarks(std::vector<DoorLine>& lines, const std::map<SectionId, policy::CheckIn>& checkIns)
{
    for (DoorLine& line : lines) {
        const auto checkIn = checkIns.find(line.section);
        line.mark = checkIn == checkIns.end() ? policy::Presence::Unmarked : checkIn->second.of(line.who().id);
    }
}

std::vector<std::size_t> doorLinesFor(const std::vector<DoorLine>& lines, std::string_view typed)
{
    std::istringstream in{utf8::fold(typed)};
    const std::vector<std::string> words{std::istream_iterator<std::string>(in), {}};
    std::vector<std::size_t> fitting;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const std::string& key = lines[at].key;
        if (std::ranges::all_of(words, [&](const std::string& word) { return key.find(word) != std::string::npos; }))
            fitting.push_back(at);
    }
    return fitting;
}

std::vector<std::size_t> doorLinesOf(const std::vector<DoorLine>& lines, const std::vector<SectionId>& sections)
{
    std::vector<std::size_t> fitting;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        if (std::ranges::find(sections, lines[at].section) != sections.end()) fitting.push_back(at);
    }
    return fitting;
}

QString doorRemark(const DoorLine& line, const text::Wording& wording)
{
    const auto say = [&](const char* source) { return wording.translate(kDoorContext, source); };
    const Player& player = line.who();
    const RoundNumber next = line.of->roundsPaired() + 1;
    QStringList remarks;
    if (player.withdrawnFromRound) remarks << say(QT_TRANSLATE_NOOP("Table", "withdrawn"));
    if (player.entersInRound > next)
        remarks << say(QT_TRANSLATE_NOOP("Table", "enters in round %1")).arg(player.entersInRound);
    for (const RequestedBye& bye : line.of->requestedByes) {
        if (bye.player == player.id && bye.round == next) remarks << text::outcomeText(bye.kind, wording);
    }
    for (const std::string& other : line.sameFideId)
        remarks << say(QT_TRANSLATE_NOOP("Table", "⚠ FIDE ID as number %1")).arg(QString::fromStdString(other));
    for (const std::string& other : line.sameName)
        remarks << say(QT_TRANSLATE_NOOP("Table", "⚠ name as number %1")).arg(QString::fromStdString(other));
    if (!text::outsideText(player, line.of->info.limits, wording).isEmpty())
        remarks << say(QT_TRANSLATE_NOOP("Table", "⚠ not for this section"));
    return remarks.join(QStringLiteral("; "));
}

List doorList(const std::vector<DoorLine>& lines, std::vector<std::size_t> shown)
{
    List list;
    list.id = "door_list";
    list.columns.push_back(column("door_mark", Align::Left, {12}, [&lines](Subject at) {
        return Value(
            Worded{[mark = lines[at].mark](const text::Wording& wording) { return markText(mark, wording); }, {}});
    }));
    list.columns.push_back(
        column("number", Align::Right, {5}, [&lines](Subject at) { return Value(lines[at].who().tpn); }));
    list.columns.push_back(column("name", Align::Left, {22, true}, [&lines](Subject at) {
        return Value(Person{lines[at].who().name, lines[at].who().title});
    }));
    list.columns.push_back(
        column("section", Align::Left, {13}, [&lines](Subject at) { return Value(lines[at].of->info.name); }));
    const bool isOne = std::ranges::all_of(lines, [&](const DoorLine& line) { return line.of == lines.front().of; });
    if (isOne) list.columns.back().outputs = {};
    list.columns.push_back(
        column("unit", Align::Left, {20, true}, [&lines](Subject at) { return textOrBlank(lines[at].who().unit); }));
    Column remark = column("door_remark", Align::Left, {18, true}, [&lines](Subject at) {
        return Value(
            Worded{[&line = lines[at]](const text::Wording& wording) { return doorRemark(line, wording); }, {}});
    });
    remark.tip = [&lines](Subject at, const text::Wording& wording) {
        return text::outsideText(lines[at].who(), lines[at].of->info.limits, wording);
    };
    list.columns.push_back(std::move(remark));
    list.rows = std::move(shown);
    return list;
}

List doorSectionsList(const std::vector<DoorSection>& lines)
{
    List list;
    list.id = "door_sections";
    list.columns.push_back(column("section", Align::Left, {14, true}, [&lines](Subject at) {
        const DoorSection& line = lines[at];
        return Value(Worded{[&line](const text::Wording& wording) {
                                return line.section == SectionId{}
                                           ? wording.translate(kDoorContext, QT_TRANSLATE_NOOP("Table", "All sections"))
                                           : QString::fromStdString(line.name);
                            },
                            {}});
    }));
    const auto count = [&](const char* id, int width, int policy::CheckInCount::*number) {
        list.columns.push_back(column(id, Align::Right, {width},
                                      [&lines, number](Subject at) { return numberOrBlank(lines[at].count.*number); }));
    };
    count("door_present", 6, &policy::CheckInCount::present);
    list.columns.push_back(
        column("door_expected", Align::Right, {4}, [&lines](Subject at) { return Value(lines[at].count.all()); }));
    count("door_absent", 5, &policy::CheckInCount::absent);
    count("door_late", 5, &policy::CheckInCount::late);
    count("door_unmarked", 6, &policy::CheckInCount::unmarked);
    list.columns.push_back(column("door_closed", Align::Left, {9}, [&lines](Subject at) {
        return Value(
            Worded{[&line = lines[at]](const text::Wording& wording) { return closedText(line, wording); }, {}});
    }));
    for (Subject at = 0; at < lines.size(); ++at) list.rows.push_back(at);
    return list;
}

}  // namespace kydai::tables
