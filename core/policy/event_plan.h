/// Setting up an event: what its sections have in common, by age, sex and tempo in one go, and the rules of usual
/// events to start from. The interface owns the names. Pure values and functions; any thread.
#pragma once

#include "model/compound_change.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::policy {

/// A usual event. The id names it for the interface.
struct EventTemplate {
    std::string_view id{};
    std::string_view ages{};  ///< as parseAges() reads them; empty = one group of all ages
    bool bySex = false;
    Discipline discipline = Discipline::Chess;
    TimeControl tempo = TimeControl::Standard;
    PairingSystem system = PairingSystem::Dutch;
    RoundNumber rounds = 9;        ///< without meaning where a table or a bracket gives them
    std::string_view tieBreaks{};  ///< id of a usual list (tiebreak/list_advice.h)
};
std::span<const EventTemplate> eventTemplates();

/// Upper limits of age, ascending and each once, of "7, 9, U11, 13-15": 13, 14, 15. None where it is no such list;
/// ages are 4 to 99.
std::optional<std::vector<int>> parseAges(std::string_view text);

/// How an event is divided into sections.
struct Division {
    std::vector<int> ages{};  ///< U7, U9, …; empty = all ages
    bool bySex = false;       ///< women's and girls' sections beside men's and boys'
    std::vector<TimeControl> tempos{TimeControl::Standard};
    int year = 0;  ///< of the event: U9 are those who become at most 9 in it
};
struct SectionPlan {
    std::string name{};
    int age = 0;  ///< upper limit; 0 = all ages
    TimeControl tempo = TimeControl::Standard;
    SectionLimits limits{};
    std::string group{};  ///< plays at the same time; empty where all do
};
/// By tempo, then age, then men before women; names are left empty.
std::vector<SectionPlan> sectionsOf(const Division& division);

/// All sections, each with the common names, dates and rules, its own name, tempo and limits.
CompoundChange settingUp(const SectionInfo& common, const RuleSet& rules, const std::vector<SectionPlan>& sections);

/// A section of an earlier event begun anew: its name, limits, group, room, tables, rules and prizes; without players,
/// rounds, lots and what was of that event alone. Years of birth go on as the event does; editions follow its date
/// unless they were chosen. The seed of the positions of Chess960 stays, as the mark that it is played: it is to be
/// drawn anew.
Section begunAnew(const Section& earlier, const SectionInfo& common);
/// All of them, with the place, dates and people of the new event; `units`: how the earlier one ranked its units.
CompoundChange settingUpLike(const std::vector<Section>& earlier, const EventUnitRules& units,
                             const SectionInfo& common);

/// A new section beside one of the same event: place, dates, people and rules are taken over, but for what is of one
/// section alone. It begins in FIDE mode.
Section sectionBeside(const Section& shown, std::string name);

/// A section's next stage: these players of it, the first with number 1, in a new section by another system. Their
/// records go along, but for what was of the earlier section alone; the prizes stay there.
Section continuation(const Section& earlier, const std::vector<PlayerId>& players, std::string name,
                     PairingSystem system);

/// Rules as somebody chose them, with what goes with the choice: the table has its rounds, a system that is paired
/// needs no code, points that a file gave for an acceleration end with it, and editions follow the date no more once
/// changed.
RuleSet chosenRules(const Section& before, RuleSet chosen);

/// What an edit of one section's rules changed, in other sections too: members that differ between `before` and `after`
/// and are no matter of one section alone (prohibited pairs, virtual points, lots and the initial colour are).
CompoundChange editingRules(const Event& event, SectionId section, const RuleSet& after,
                            const std::vector<SectionId>& others);
/// The same for names, places and dates; the name, limits and tables of each section stay its own.
CompoundChange editingInfo(const Event& event, SectionId section, const SectionInfo& after,
                           const std::vector<SectionId>& others);

}  // namespace kydai::policy
