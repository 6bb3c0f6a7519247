// Lists of players and tables of the hall over small events drawn at random: where each line goes and what becomes of
// it, which tables each section gets, what policy asks of both. As they were when they were last read; what they must
// be is asked in list_division_test.cpp, table_plan_test.cpp and table_test.cpp.
#include "core/policy/judgement_text.h"
#include "policy/actions.h"
#include "policy/check_in.h"
#include "policy/list_division.h"
#include "policy/next_rounds.h"
#include "policy/table_plan.h"
#include "support/any_of.h"
#include "support/golden.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace kydai::policy {
namespace {

using fixture::anyOf;

const std::array<std::string, 4> kListedUnits{"", "Huyện Trảng Bom", "H. Trảng Bom", "TP Huế"};

/// A child as a list or a section has it: names and births that meet again.
Player drawnChild(Random& random)
{
    static const std::array<std::string, 6> kNames{"Lê An", "le  AN", "Trần Thị Mai", "Võ Nam", "Lý Khoa", "Thị Hoa"};
    static const std::array<std::string, 4> kIds{"", "", "1", "2"};
    Player child;
    child.name = anyOf(random, kNames);
    if (random.below(6) != 0) child.birth.year = random.between(2014, 2019);
    if (random.below(4) == 0) child.birth.month = random.between(1, 2);
    child.sex = static_cast<Sex>(random.below(3));
    child.unit = anyOf(random, kListedUnits);
    child.rating = random.below(2) == 0 ? 0 : 1500 + 10 * random.between(0, 2);
    child.fideId = anyOf(random, kIds);
    return child;
}

/// Up to four sections with a few players; some have begun.
Event drawnEvent(Random& random)
{
    static const std::array<std::string, 8> kNames{
        "U8 Nam", "U8 Nữ", "U10", "U10 Nữ cờ nhanh", "Mở rộng", "Nam", "U12 Nam cờ nhanh", "Girls 10"};
    static const std::array<std::string, 3> kGroups{"", "cờ nhanh", "cờ chớp"};
    static const std::array<std::string, 4> kRooms{"", "A", "A", "B"};
    Event event{"Giải", {}};
    for (int left = random.between(1, 4); left > 0; --left) {
        Section section;
        SectionInfo& info = section.info;
        info.name = anyOf(random, kNames);
        info.group = anyOf(random, kGroups);
        info.room = anyOf(random, kRooms);
        info.firstTable = random.between(1, 12);
        info.tables = random.below(3) == 0 ? 0 : random.between(1, 5);
        if (random.below(2) == 0) info.limits.sex = static_cast<Sex>(random.below(3));
        if (random.below(2) == 0) info.limits.bornFrom = random.between(2014, 2018);
        if (random.below(6) == 0) info.limits.bornTo = 2018;
        if (random.below(6) == 0) info.limits.ratingTo = 1505;
        if (random.below(3) != 0) info.firstDay = {random.between(2025, 2027), 6, 1};
        section.rules.scheduledRounds = 3;
        section.rules.fideMode = random.below(4) != 0;
        section.rules.fideModeLeftInRound = section.rules.fideMode ? 0 : 1;
        for (int number = random.between(0, 7); number > 0; --number) {
            Player player = drawnChild(random);
            player.tpn = static_cast<int>(section.players.size()) + 1;
            player.id = playerId(player.tpn);
            if (random.below(9) == 0) player.withdrawnFromRound = 1;
            if (random.below(9) == 0) player.entersInRound = random.between(2, 3);
            section.players.push_back(std::move(player));
        }
        if (section.players.size() >= 4 && random.below(2) == 0) {
            Round& round = section.rounds.emplace_back();
            round.games = {{playerId(1), playerId(3)}, {playerId(4), playerId(2)}};
            for (std::size_t at = 4; at < section.players.size(); ++at)
                round.byes.push_back(
                    {playerId(static_cast<int>(at) + 1), at == 4 ? Outcome::PairingBye : Outcome::ZeroBye});
            for (Game& game : round.games) {
                if (random.below(3) == 0) continue;
                game.whiteOutcome = Outcome::Win;
                game.blackOutcome = Outcome::Loss;
            }
        }
        event.sections.push_back({newSectionId(event), std::make_shared<const Section>(std::move(section))});
    }
    return event;
}

std::string numbersOf(const std::vector<std::string_view>& words)
{
    std::string text;
    for (const std::string_view word : words) text += fmt::format(" {}", word);
    return text;
}

std::string placeText(const std::optional<std::size_t>& place)
{
    return place ? std::to_string(*place) : "-";
}

std::string divisionText(const ListDivision& division)
{
    std::string text;
    for (const ListTarget& target : division.targets)
        text += fmt::format("target {} '{}' {}\n", target.section.value, target.name, toJson(target.limits).dump());
    for (const ListLine& line : division.lines) {
        text += fmt::format("line {} {} to {} or {} twin {} from {} {} {} goes {}:", line.listed, wordFor(line.as),
                            placeText(line.target), placeText(line.better), placeText(line.twin), line.from.value,
                            keyOf(line.player), wordFor(line.decision), placeText(line.goesTo()));
        for (const ListRemark remark : line.remarks) text += fmt::format(" {}", wordFor(remark));
        text += numbersOf(line.changed) + '\n';
    }
    for (const UnitSpelling& unit : division.units) {
        text += fmt::format("unit '{}' {}", unit.wanted, unit.merges);
        for (const std::string& other : unit.others) text += fmt::format(" '{}'", other);
    }
    return text + '\n';
}

TEST(ListsGolden, ListsAreDividedAsTheyWereRead)
{
    static const std::array<std::string, 12> kWords{"",       "",        "U8 Nam",   "u8 nu",
                                                    "10",     "U12",     "Girls 12", "Đại chúng",
                                                    "U10 Nữ", "U12 Nam", "cờ nhanh", "U10 nữ cờ nhanh"};
    static const std::array<std::string, 4> kFooters{"Tổng cộng: 19", "Ký tên", "Ban tổ chức", "Sum"};
    fixture::Golden golden("judgements/lists");
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Random random(seed);
        const Event event = drawnEvent(random);
        std::vector<Listed> list;
        for (int left = random.between(0, 9); left > 0; --left) {
            Listed& one = list.emplace_back();
            one.player = drawnChild(random);
            if (random.below(12) == 0) one.player = {.name = anyOf(random, kFooters)};
            one.section = anyOf(random, kWords);
            one.line = static_cast<int>(list.size()) + 1;
        }
        ListDivision division = divided(event, list, random.below(2) == 0 ? 0 : 2026);
        std::string text = divisionText(division);
        Section like;
        like.info.town = "Huế";
        like.rules.equalsOrder = static_cast<EqualsOrder>(random.below(3));
        for (int way = 0; way < 3; ++way) {
            const CompoundChange action = takingList(event, division, like);
            text += textOf(action) + '\n' + textOf(judge({event, 1}, action)) + '\n';
            for (ListLine& line : division.lines) {
                line.decision = static_cast<ListDecision>(random.below(4));
                if (line.decision == ListDecision::Merge && !line.twin) line.decision = ListDecision::Keep;
            }
            for (UnitSpelling& unit : division.units) unit.merges = random.below(2) == 0;
        }
        for (const char* group : {"", "cờ nhanh", "cờ chớp"}) {
            for (const Listed& one : listOfGroup(event, group))
                text += fmt::format("{} '{}' {}\n", one.line, one.section, toJson(one.player).dump());
        }
        golden.add(std::to_string(seed), "list", text);
    }
    golden.compare();
}

TEST(ListsGolden, TablesAreGivenAsTheyWereRead)
{
    fixture::Golden golden("judgements/tables");
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Random random(5000 + seed);
        const Event event = drawnEvent(random);
        std::string text;
        for (const EventSection& each : event.sections) text += fmt::format("{} ", boardsNeeded(*each.section));
        for (const NextRound& next : nextRounds(event))
            text += fmt::format("next {} {} {} {};", next.section.value, next.round, static_cast<int>(next.readiness),
                                next.missing);
        for (int way = 0; way < 4; ++way) {
            TablePlan plan;
            for (const EventSection& each : event.sections) {
                if (random.below(3) == 0) plan.sections.push_back(each.id);
            }
            if (random.below(4) == 0) plan.room = "B";
            if (random.below(4) == 0) plan.group = "cờ nhanh";
            static constexpr std::array kSteps{1, 1, 5, 10};
            plan.first = random.between(1, 9);
            plan.spare = random.between(0, 2);
            plan.step = anyOf(random, kSteps);
            plan.anew = random.below(2) == 0;
            text += '\n' + textOf(judge({event, 1}, givingTables(event, plan)));
        }
        // Tables, rooms and groups as somebody types them, and rounds that reach beyond the tables.
        for (const EventSection& each : event.sections) {
            SectionInfo info = each.section->info;
            info.firstTable = random.between(1, 9);
            info.tables = random.between(0, 6);
            if (random.below(3) == 0) info.room = "A";
            if (random.below(3) == 0) info.group.clear();
            text += '\n' + textOf(judge({event, 1}, EditInfo{each.id, info}));
            const auto drafted = draftNextRound({event, 1}, each.id);
            if (drafted && drafted->boards() != nullptr)
                text += '\n' + textOf(judge({event, 1}, publishing(*each.section, each.id, *drafted->boards())));
            CheckIn checkIn;
            for (const Player& player : each.section->players) {
                if (random.below(5) != 0) checkIn.marks[player.id] = static_cast<Presence>(random.below(4));
                if (random.below(5) == 0) checkIn.given.insert(player.id);
            }
            for (WhenAway* away : {&checkIn.absent, &checkIn.late, &checkIn.unmarked})
                *away = static_cast<WhenAway>(random.below(4));
            const CheckInCount count = countOf(*each.section, checkIn);
            text += fmt::format("\n{} {} {} {} ", count.present, count.absent, count.late, count.unmarked) +
                    textOf(closingCheckIn(*each.section, each.id, checkIn));
        }
        golden.add(std::to_string(seed), "tables", text);
    }
    golden.compare();
}

}  // namespace
}  // namespace kydai::policy
