/// Who is who over the sections of an event. Sections that play at the same time share no players, so whoever is in two
/// of them is entered twice (doubles.h); sections of different groups (standard, rapid, blitz) may well have the same
/// children, and these are one person each.
#pragma once

#include "model/event.h"

#include <map>
#include <string>
#include <vector>

namespace kydai {

/// Whether two birth dates can be those of one person: a year agrees with every day of it, what isn't known with all.
bool mayBeSameDay(const Date& a, const Date& b);

/// Players of an event by name and FIDE number. It refers to the event, which must outlive it.
class Persons {
public:
    struct Entry {
        SectionId section{};
        const Section* of = nullptr;
        const Player* player = nullptr;
        bool sameFideId = false;  ///< else the same name
    };

    explicit Persons(const Event& event);

    /// Everybody else with the same FIDE number, then with the same name (marks and capitals don't matter) and no birth
    /// dates that differ; each once, in the order of the sections.
    [[nodiscard]] std::vector<Entry> alike(const Player& player) const;

    /// The same person in sections that play at other times than `section`. The same FIDE number decides; without two
    /// numbers it takes the name and either the same day of birth or the same unit.
    [[nodiscard]] std::vector<Entry> elsewhere(const Section& section, const Player& player) const;

private:
    using Entries = std::multimap<std::string, Entry>;
    Entries m_byName{};
    Entries m_byFideId{};
};

}  // namespace kydai
