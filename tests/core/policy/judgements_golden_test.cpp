// What policy says of changes of every kind, in sections with everything in them (support/festival.h) and on its way
// through random ones, in FIDE mode and out of it: every warning with its facts, the remarks that it adds, and the
// actions that are made of several changes. As it was when it was last read; which warning belongs to what is asked in
// judge_test.cpp and table_test.cpp.
#include "core/policy/arbiter.h"
#include "core/policy/judgement_text.h"
#include "core/policy/one_section.h"
#include "pairing/next_round.h"
#include "policy/actions.h"
#include "policy/check_in.h"
#include "policy/event_plan.h"
#include "policy/judge.h"
#include "policy/meetings.h"
#include "policy/outputs.h"
#include "policy/rating_check.h"
#include "policy/report_check.h"
#include "support/festival.h"
#include "support/golden.h"
#include "support/player_id.h"
#include "support/random_change.h"
#include "support/whole_event.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace kydai::policy {
namespace {

Section outside(Section section)
{
    section.rules.fideMode = false;
    section.rules.fideModeLeftInRound = 1;
    return section;
}

/// The event with an action made, and what of it stays refused left out.
Event after(const EventState& state, const Result<Judgement>& judged)
{
    if (!judged || judged->isRefused()) return state.event;
    Event event = state.event;
    for (const Change& change : judged->action().changes) {
        auto made = applyTo(event, change);
        if (made) event = std::move(made->event);
    }
    return event;
}

TEST(Judgements, OfWhatAnArbiterDoesAreAsTheyWereRead)
{
    fixture::Golden golden("judgements/arbiter");
    std::uint64_t seed = 0;
    for (const fixture::NamedSection& festival : fixture::festival()) {
        for (int walk = 0; walk < 10; ++walk) {
            Random random(++seed);
            const bool inside = walk % 2 == 0;
            EventState state = stateOf(inside ? festival.section : outside(festival.section));
            std::string text;
            for (int step = 0; step < 12; ++step) {
                const Section& section = *state.event.sections.front().section;
                if (section.rounds.empty()) break;
                CompoundChange action = Arbiter(section, random).next();
                if (random.below(6) == 0) {
                    const CompoundChange more = Arbiter(section, random).next();
                    action.changes.insert(action.changes.end(), more.changes.begin(), more.changes.end());
                }
                const auto judged = judge(state, std::move(action));
                text += textOf(judged) + "\n\n";
                state.event = after(state, judged);
            }
            golden.add(fmt::format("{} {}", festival.name, walk), inside ? "in" : "out", text);
        }
    }
    golden.compare();
}

TEST(Judgements, OfChangesOfEveryKindAreAsTheyWereRead)
{
    fixture::Golden golden("judgements/every_kind");
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        Random random(seed);
        const bool isFile = seed % 4 == 0;
        EventState state;
        std::string text;
        for (int step = 0; step < 25; ++step) {
            CompoundChange action = fixture::anyChange(state.event, random);
            if (isFile) action.kind = ActionKind::Import;
            const auto judged = judge(state, std::move(action));
            text += textOf(judged) + "\n\n";
            if (isFile && judged && judged->isRefused()) {
                const auto outsideFide = importingOutside(*judged);
                text += outsideFide ? textOf(*outsideFide) : "no way in";
            }
            state.event = after(state, judged);
        }
        golden.add(std::to_string(seed), isFile ? "file" : "arbiter", text);
    }
    golden.compare();
}

/// What is asked before a round, before a correction and before a report, and what the report lacks.
TEST(Judgements, BeforeActionsAreAsTheyWereRead)
{
    fixture::Golden golden("judgements/before");
    for (const fixture::NamedSection& festival : fixture::festival()) {
        for (int state = 0; state < 6; ++state) {
            Section section = state % 2 == 0 ? festival.section : outside(festival.section);
            Random random(static_cast<std::uint64_t>(state));
            if (state >= 2) {  // games that wait, players who are doubtful, rounds that end
                for (Round& round : section.rounds) {
                    for (Game& game : round.games) {
                        if (random.below(12) == 0) game.whiteOutcome = game.blackOutcome = Outcome::Adjourned;
                    }
                }
                section.players.back().fideId = section.players.front().fideId;
                section.players.back().name = section.players.front().name;
                section.players[1].rating = 4500;
                section.players[2].birth = {2050, 0, 0};
                section.info.limits.ratingTo = 2300;
            }
            if (state >= 4) {
                section.rules.scheduledRounds = section.roundsPaired();
                section.players[0].fideId = section.players[3].federation = "";
                section.players[4].sex = Sex::Unknown;
                section.info.chiefArbiter = "IA Trần Thị B (12400003)";
                section.info.deputyArbiters = {"Lê C", "FA Võ D (12400002)"};
                section.rounds.front().date = {};
            }
            const EventState event = stateOf(section);
            std::string text = textOf(beforePairing(event, kId)) + textOf(beforeReport(event, kId));
            for (RoundNumber round = 1; round <= section.roundsPaired(); ++round)
                text += textOf(beforeChanging(event, kId, round));
            text += fmt::format("open from {}\n", earliestOpenRound(section));
            for (int guard = 1; guard < static_cast<int>(Guard::FideMode); ++guard)
                text += isLocked(section, static_cast<Guard>(guard)) ? "x" : ".";
            for (const bool norms : {false, true}) {
                for (const ReportFinding& found : reportFindings(section, norms))
                    text += fmt::format("\n{} {} {} {} {}", static_cast<int>(found.fault), keyOf(found.player),
                                        found.round, found.count, keyOf(found.other));
            }
            text += FactsText{}(wrongMeetings(section));
            golden.add(fmt::format("{} {}", festival.name, state), "before", text);
        }
    }
    golden.compare();
}

/// Actions that are several changes.
TEST(Judgements, OfActionsOfSeveralChangesAreAsTheyWereRead)
{
    fixture::Golden golden("judgements/actions");
    Random random(7);
    for (const fixture::NamedSection& festival : fixture::festival()) {
        const Section& section = festival.section;
        Event event = stateOf(section).event;
        Section second = fixture::randomSection(random, 6, static_cast<int>(random.below(3)));
        event.sections.push_back({SectionId{2}, std::make_shared<const Section>(std::move(second))});
        std::string text;
        const auto told = [&](const std::string& what, const CompoundChange& action) {
            text += what + '\n' + textOf(action) + '\n' + textOf(judge({event, 1}, action)) + "\n\n";
        };
        std::vector<PlayerId> some;
        CheckIn checkIn;
        for (const Player& player : section.players) {
            if (random.below(3) == 0) some.push_back(player.id);
            if (random.below(5) != 0) checkIn.marks[player.id] = static_cast<Presence>(random.below(4));
            text += fmt::format("late {}: {} {}\n", player.tpn, keyOf(byeToMeet(section, player.id)),
                                canBeSeatedLate(section, player.id));
            if (!canBeSeatedLate(section, player.id)) continue;
            for (const LateSeat seat : {LateSeat::AgainstBye, LateSeat::HalfPointBye, LateSeat::ZeroPointBye}) {
                if (seat != LateSeat::AgainstBye || byeToMeet(section, player.id) != PlayerId{})
                    told(fmt::format("seated {} {}", player.tpn, static_cast<int>(seat)),
                         seatingLate(section, kId, player.id, seat));
            }
        }
        told("adjourned", {ActionKind::Edit, adjournments(section, kId)});
        told("renumbered", renumbering(section, kId));
        told("removed", removing(section, kId, some));
        told("withdrawn", withdrawing(section, kId, some));
        told("back", returning(section, kId, some));
        told("moved", moving(event, kId, SectionId{2}, some));
        told("moved here", moving(event, SectionId{2}, kId, {event.sections[1].section->players.front().id}));
        for (const Kinship kinship : {Kinship::Unit, Kinship::Federation})
            told(fmt::format("apart {}", static_cast<int>(kinship)),
                 keepingApart(event, {kId, SectionId{2}}, kinship, {.lastRound = 3}));
        for (const WhenAway away :
             {WhenAway::Paired, WhenAway::HalfPointBye, WhenAway::ZeroPointBye, WhenAway::Withdrawn}) {
            checkIn.absent = away;
            checkIn.late = checkIn.unmarked = WhenAway::HalfPointBye;
            told(fmt::format("checked in {}", static_cast<int>(away)), closingCheckIn(section, kId, checkIn));
        }
        const auto list = [&](std::int64_t id) -> std::optional<FidePlayer> {
            if (id % 5 == 0) return std::nullopt;
            FidePlayer listed{.id = id, .name = "X", .federation = id % 3 == 0 ? "GER" : "VIE", .title = "FM"};
            listed.standard = {.rating = static_cast<int>(1900 + id % 7 * 50), .games = 3, .kFactor = 20};
            listed.rapid = {.rating = 1800, .games = 1, .kFactor = 40};
            return listed;
        };
        const auto differing = comparedWithList(section, list, "NOV26");
        told("ratings", takingOver(section, kId, differing));
        std::vector<Player> custom(section.players.begin() + 1, section.players.end());
        for (Player& player : custom) {
            player.rating -= 10 * (player.tpn % 4);
            player.national.push_back({.federation = "VIE", .rating = 1500 + player.tpn});
            if (player.tpn % 2 == 0) player.fideId.clear();
        }
        told("custom", takingOverCustom(section, kId, comparedWithCustomList(section, custom, "VN")));
        golden.add(festival.name, "actions", text);
    }
    golden.compare();
}

/// Rules as they are chosen, sections that come in from files, beside others or as they are opened; meetings of whole
/// sections, teams among them.
TEST(Judgements, OfSectionsThatComeInAreAsTheyWereRead)
{
    fixture::Golden golden("judgements/sections");
    std::vector<fixture::NamedSection> sections = fixture::festival();
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        Random random(seed);
        Section whole = fixture::wholeSection(random);
        if (seed % 2 == 0) whole.rules.pairingSystem = PairingSystem::RoundRobin;
        sections.push_back({fmt::format("whole-{}", seed), std::move(whole)});
    }
    std::uint64_t seed = 0;
    for (const fixture::NamedSection& named : sections) {
        const Section& section = named.section;
        Random random(++seed);
        std::string text;
        for (int each = 0; each < 20; ++each) {
            RuleSet chosen = Arbiter(section, random).otherRules();
            if (each % 3 == 0) chosen = fixture::wholePart<RuleSet>(random, section);
            text += toJson(chosenRules(section, chosen)).dump() + '\n';
        }
        text += toJson(sectionBeside(section, "Bên cạnh")).dump() + '\n';
        text += toJson(withAdjournments(section)).dump() + FactsText{}(wrongMeetings(section)) + '\n';
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
            Round other = section.round(round);
            if (other.games.size() > 1) std::swap(other.games.front().black, other.games.back().black);
            text += FactsText{}(wrongMeetingsWith(section, round, other)) + '\n';
        }
        const EventState state = stateOf(section);
        text += textOf(onOpening(state.event));
        for (const ActionKind kind : {ActionKind::Import, ActionKind::Copy, ActionKind::Edit}) {
            const auto judged = judge(state, importing({section, outside(section)}, kind));
            text += textOf(judged) + '\n';
            const auto outsideFide = judged ? importingOutside(*judged) : std::nullopt;
            text += outsideFide ? textOf(*outsideFide) : "no way in";
        }
        Section other = outside(section);
        const ReplaceSection left{kId, std::make_shared<const Section>(other)};
        other.info.limits = {.ratingTo = 2000};
        other.rules.points.halfBye = Points{7};
        const ReplaceSection changed{kId, std::make_shared<const Section>(other)};
        for (const ReplaceSection& replaced : {left, changed}) text += textOf(judge(state, replaced)) + '\n';
        golden.add(named.name, "section", text);
    }
    golden.compare();
}

TEST(Judge, WhatIsStoppedSaysSo)
{
    auto stop = std::make_unique<std::stop_source>();
    stop->request_stop();
    const auto judged = judge(stateOf(fixture::festival().back().section), UnpairRound{kId, 1, {}}, stop->get_token());
    ASSERT_FALSE(judged.ok());
    EXPECT_EQ(judged.error().code, Errc::Cancelled);
}

/// The tables of rules, templates and usual points, and what an event is set up and changed by.
TEST(Judgements, TablesAndPlansAreAsTheyWereRead)
{
    fixture::Golden golden("judgements/plans");
    for (const Rule& rule : rules()) {
        EXPECT_EQ(warningOf(rule.word), rule.id);
        golden.add(
            std::string(rule.word), "rule",
            fmt::format("{} {} {}", static_cast<int>(rule.inFideMode), static_cast<int>(rule.outside), rule.question));
    }
    for (const PointSystem& points : usualPoints()) golden.add("points", "usual", toJson(points).dump());
    std::vector<EventTemplate> templates(eventTemplates().begin(), eventTemplates().end());
    templates.emplace_back();  // what those say of which nothing is told
    for (const EventTemplate& each : templates) {
        std::string text =
            fmt::format("{} {} {} {} {} {} {} {}", each.id, each.ages, each.bySex, static_cast<int>(each.discipline),
                        static_cast<int>(each.tempo), static_cast<int>(each.system), each.rounds, each.tieBreaks);
        Division division{.bySex = each.bySex, .tempos = {each.tempo, TimeControl::Blitz}, .year = 2026};
        division.ages = parseAges(each.ages).value();
        std::vector<SectionPlan> plans = sectionsOf(division);
        for (const SectionPlan& plan : plans)
            text += fmt::format(" '{}' {} {} {}", plan.name, plan.age, static_cast<int>(plan.tempo),
                                toJson(plan.limits).dump());
        text += textOf(settingUp({.name = "Giải", .town = "Huế"}, {}, plans));
        golden.add(fmt::format("'{}'", each.id), "template", text);
    }
    std::uint64_t seed = 0;
    for (const fixture::NamedSection& festival : fixture::festival()) {
        Random random(++seed);
        Event event = stateOf(festival.section).event;
        for (int other = 2; other <= 3; ++other) {
            Section section = other == 2 ? festival.section : fixture::wholeSection(random);
            section.info.name = "Khác";
            event.sections.push_back({SectionId{other}, std::make_shared<const Section>(std::move(section))});
        }
        RuleSet rules = fixture::wholePart<RuleSet>(random, festival.section);
        rules.pairingSystem = festival.section.rules.pairingSystem;
        const auto info = fixture::wholePart<SectionInfo>(random, festival.section);
        golden.add(festival.name, "others",
                   textOf(editingRules(event, kId, rules, {SectionId{2}, SectionId{3}})) +
                       textOf(editingInfo(event, kId, info, {SectionId{2}, SectionId{3}})) +
                       textOf(editingRules(event, kId, rules, {})) + textOf(editingInfo(event, kId, info, {})));
    }
    for (const char* month : {"NOV26", "DEC26", "JAN27", "nov26", "11/2026", "1/2027", "13/2026", "0/2026", "x/2026",
                              "11/x", "NOVxx", "NO26", "", "NOV2026", "FOO26"}) {
        std::string text;
        for (const Date day : {Date{2026, 11, 1}, Date{2026, 11, 30}, Date{2026, 12, 1}, Date{2027, 1, 31},
                               Date{2026, 0, 0}, Date{0, 5, 1}, Date{}, Date{1, 5, 1}})
            text += fmt::format("{} {},", isInForce(month, day), listInForce(day));
        golden.add(fmt::format("'{}'", month), "month", text);
    }
    golden.compare();
}

}  // namespace
}  // namespace kydai::policy
