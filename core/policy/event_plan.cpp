#include "policy/event_plan.h"

#include "model/fields.h"
#include "model/team_settings.h"
#include "pairing/engine.h"
#include "pairing/next_round.h"
#include "policy/actions.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <set>

namespace kydai::policy {

namespace {

constexpr int kYoungestAge = 4;
constexpr int kOldestAge = 99;

constexpr std::array kTemplates{
    EventTemplate{.id = "youth", .ages = "7, 9, 11, 13, 15, 17, 20", .bySex = true, .tieBreaks = "chess_vietnam"},
    EventTemplate{.id = "open", .tieBreaks = "fide_swiss_rated"},
    EventTemplate{.id = "rapid", .tempo = TimeControl::Rapid, .tieBreaks = "fide_swiss"},
    EventTemplate{.id = "blitz", .tempo = TimeControl::Blitz, .rounds = 11, .tieBreaks = "fide_swiss"},
    EventTemplate{.id = "xiangqi", .bySex = true, .discipline = Discipline::Xiangqi, .tieBreaks = "xiangqi_vietnam"},
    EventTemplate{.id = "round_robin", .system = PairingSystem::RoundRobin, .tieBreaks = "fide_round_robin"},
    EventTemplate{.id = "units", .rounds = 7, .tieBreaks = "chess_vietnam"},
    EventTemplate{.id = "teams", .system = PairingSystem::TeamSwiss, .rounds = 7, .tieBreaks = "fide_team_swiss"},
    EventTemplate{.id = "league", .system = PairingSystem::TeamRoundRobin, .tieBreaks = "fide_team_round_robin"},
    EventTemplate{.id = "knock_out", .system = PairingSystem::KnockOut},
    EventTemplate{.id = "club", .system = PairingSystem::Keizer, .rounds = 20, .tieBreaks = "fide_swiss"},
};

void skipSpaces(std::string_view& text)
{
    while (text.starts_with(' ')) text.remove_prefix(1);
}

/// "9" or "U9", taken from the front.
std::optional<int> takeAge(std::string_view& text)
{
    skipSpaces(text);
    if (text.starts_with('U') || text.starts_with('u')) text.remove_prefix(1);
    int age = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), age);
    if (failed != std::errc{} || age < kYoungestAge || age > kOldestAge) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    skipSpaces(text);
    return age;
}

/// Sets the members of a described value that an edit changed.
template <class Whole>
struct SameEdits {
    const Whole& before;
    const Whole& after;
    Whole& other;

    template <class M>
    void operator()(const Row& /*row*/, M member)
    {
        if (before.*member != after.*member) other.*member = after.*member;
    }
};
template <class Whole>
Whole withSameEdits(const Whole& before, const Whole& after, Whole other)
{
    SameEdits<Whole> edits{before, after, other};
    describe(edits, std::type_identity<Whole>{});
    return other;
}

const Section& sectionOf(const Event& event, SectionId id)
{
    return *std::ranges::find(event.sections, id, &EventSection::id)->section;
}

}  // namespace

std::span<const EventTemplate> eventTemplates()
{
    return kTemplates;
}

std::optional<std::vector<int>> parseAges(std::string_view text)
{
    std::set<int> ages;
    skipSpaces(text);
    while (!text.empty()) {
        const auto first = takeAge(text);
        if (!first) return std::nullopt;
        int last = *first;
        if (text.starts_with('-')) {
            text.remove_prefix(1);
            const auto end = takeAge(text);
            if (!end || *end < *first) return std::nullopt;
            last = *end;
        }
        for (int age = *first; age <= last; ++age) ages.insert(age);
        if (text.starts_with(',') || text.starts_with(';')) text.remove_prefix(1);
        skipSpaces(text);
    }
    return std::vector(ages.begin(), ages.end());
}

std::vector<SectionPlan> sectionsOf(const Division& division)
{
    const std::vector<int> ages = division.ages.empty() ? std::vector{0} : division.ages;
    std::vector<Sex> sexes{Sex::Unknown};
    if (division.bySex) sexes = {Sex::Male, Sex::Female};
    std::vector<SectionPlan> plans;
    plans.reserve(division.tempos.size() * ages.size() * sexes.size());
    for (const TimeControl tempo : division.tempos) {
        for (const int age : ages) {
            for (const Sex sex : sexes) {
                SectionPlan& plan = plans.emplace_back();
                plan.age = age;
                plan.tempo = tempo;
                plan.limits.sex = sex;
                if (age > 0 && division.year > 0) plan.limits.bornFrom = division.year - age;
            }
        }
    }
    return plans;
}

CompoundChange settingUp(const SectionInfo& common, const RuleSet& rules, const std::vector<SectionPlan>& sections)
{
    CompoundChange action(ActionKind::SetUp, {});
    for (const SectionPlan& plan : sections) {
        auto section = std::make_shared<Section>();
        section->info = common;
        section->info.name = plan.name;
        section->info.limits = plan.limits;
        section->info.group = plan.group;
        section->rules = rules;
        section->rules.timeControl = plan.tempo;
        action.changes.push_back(AddSection{{}, std::move(section)});
    }
    return action;
}

Section begunAnew(const Section& earlier, const SectionInfo& common)
{
    Section section = sectionBeside(earlier, earlier.info.name);
    SectionInfo& info = section.info;
    info.town = common.town;
    info.firstDay = common.firstDay;
    info.lastDay = common.lastDay;
    info.chiefArbiter = common.chiefArbiter;
    info.deputyArbiters.clear();
    info.firstDayText.clear();
    info.lastDayText.clear();
    info.pairingProgram.clear();
    info.report.eventCode.clear();
    info.report.registered = {};
    info.report.titles.clear();
    info.report.gamesKept = false;
    const int years = earlier.info.firstDay.known() && common.firstDay.known()
                          ? common.firstDay.year - earlier.info.firstDay.year
                          : 0;
    for (int* year : {&info.limits.bornFrom, &info.limits.bornTo}) *year += *year > 0 ? years : 0;
    RuleSet& rules = section.rules;
    rules.lotsSeed = 0;
    if (!rules.editionsChosen) {
        rules.pairingEdition = pairingEditionOn(common.firstDay);
        rules.tieBreakEdition = tieBreakEditionOn(common.firstDay);
    }
    if (pairing::engineFor(rules, false).settings.cycles || rowOf(rules.pairingSystem).knocksOut)
        rules.scheduledRounds.reset();  // the table or the bracket has its rounds
    section.prizes = earlier.prizes;
    section.teams = earlier.teams;
    section.teams.teams.clear();
    section.teams.lineUps.clear();
    section.teams.byes.clear();
    section.teams.forfeits.clear();
    section.teams.absences.clear();
    section.teams.prohibited.clear();
    section.teams.awards.clear();
    section.teams.deadlines.clear();
    section.teams.fixtures.clear();
    return section;
}

CompoundChange settingUpLike(const std::vector<Section>& earlier, const EventUnitRules& units,
                             const SectionInfo& common)
{
    CompoundChange action(ActionKind::SetUp, {});
    for (const Section& each : earlier)
        action.changes.push_back(AddSection{{}, std::make_shared<const Section>(begunAnew(each, common))});
    if (units != EventUnitRules{}) action.changes.push_back(SetUnitRules{units});
    return action;
}

Section sectionBeside(const Section& shown, std::string name)
{
    Section section;
    section.info = shown.info;
    section.info.chessResultsKey.clear();
    section.info.continues.clear();
    section.info.name = std::move(name);
    section.rules = shown.rules;
    section.rules.prohibited.clear();
    section.rules.virtualPoints.clear();
    section.rules.initialColour.reset();
    section.rules.fideMode = true;
    section.rules.fideModeLeftInRound = 0;
    return section;
}

Section continuation(const Section& earlier, const std::vector<PlayerId>& players, std::string name,
                     PairingSystem system)
{
    Section section = sectionBeside(earlier, std::move(name));
    section.info.continues = earlier.info.name;
    section.rules.pairingSystem = system;
    section.rules.bakuAcceleration = false;
    section.rules.scheduledRounds.reset();
    section.rules.table.clear();
    section.rules.lotsSeed = 0;
    if (rowOf(system).knocksOut) section.rules.tieBreaks.clear();  // places behind the final are shared
    int number = 0;
    for (const PlayerId id : players) {
        Player player = newcomer(earlier.player(id));
        player.tpn = ++number;
        section.players.push_back(std::move(player));
    }
    std::ranges::sort(section.players, {}, &Player::id);
    section.rules = chosenRules(section, section.rules);
    return section;
}

RuleSet chosenRules(const Section& before, RuleSet chosen)
{
    const RuleSet& old = before.rules;
    const SystemRow& system = rowOf(chosen.pairingSystem);
    if (!system.codes.empty()) chosen.systemCode.clear();
    if (system.pairsTeams && system.codes.empty() && !teamSettingsOf(std::string_view(chosen.systemCode)))
        chosen.systemCode = codeOf(TeamSettings{});
    if (old.pairingEdition != chosen.pairingEdition || old.tieBreakEdition != chosen.tieBreakEdition)
        chosen.editionsChosen = true;
    if (old.bakuAcceleration && !chosen.bakuAcceleration) chosen.virtualPoints.clear();
    if (!system.knocksOut) chosen.knockOut.reset();
    if (!system.ranksByValue) chosen.keizer.reset();
    if (system.knocksOut) {
        chosen.scheduledRounds.reset();  // the bracket has its rounds
        return chosen;
    }
    if (system.playsTwice && chosen.scheduledRounds) *chosen.scheduledRounds += *chosen.scheduledRounds % 2;
    if (!system.isTable) return chosen;
    Section planned;
    planned.rules = chosen;
    planned.players = before.players;
    planned.teams = before.teams;
    const RoundNumber table = pairing::tableRounds(planned);
    chosen.scheduledRounds = table > 0 ? std::optional(table) : std::nullopt;
    return chosen;
}

CompoundChange editingRules(const Event& event, SectionId section, const RuleSet& after,
                            const std::vector<SectionId>& others)
{
    const RuleSet& before = sectionOf(event, section).rules;
    CompoundChange action(ActionKind::EditRules, {EditRules{section, after}});
    for (const SectionId id : others) {
        const RuleSet& own = sectionOf(event, id).rules;
        RuleSet edited = withSameEdits(before, after, own);
        edited.prohibited = own.prohibited;
        edited.virtualPoints = own.virtualPoints;
        edited.initialColour = own.initialColour;
        edited.lotsSeed = own.lotsSeed;
        edited.fideMode = own.fideMode;
        edited.fideModeLeftInRound = own.fideModeLeftInRound;
        action.changes.push_back(EditRules{id, std::move(edited)});
    }
    return action;
}

CompoundChange editingInfo(const Event& event, SectionId section, const SectionInfo& after,
                           const std::vector<SectionId>& others)
{
    const SectionInfo& before = sectionOf(event, section).info;
    CompoundChange action(ActionKind::EditInfo, {EditInfo{section, after}});
    for (const SectionId id : others) {
        const SectionInfo& own = sectionOf(event, id).info;
        SectionInfo edited = withSameEdits(before, after, own);
        edited.name = own.name;
        edited.limits = own.limits;
        edited.firstTable = own.firstTable;
        edited.tables = own.tables;
        edited.chessResultsKey = own.chessResultsKey;
        action.changes.push_back(EditInfo{id, std::move(edited)});
    }
    return action;
}

}  // namespace kydai::policy
