/// Sections that between them have all that answers speak of: titles, federations, units, ages, prizes, both editions,
/// every ranking, teams, round robins, acceleration, prohibited pairs, byes of every kind, open games. The same on
/// every machine.
#pragma once

#include "model/section.h"

#include <string>
#include <vector>

namespace kydai::fixture {

struct NamedSection {
    std::string name{};
    Section section{};
};

/// Small ones, so that whole rounds are paired in no time; with a round to come.
std::vector<NamedSection> festival();

/// The same of what is paired by other systems than the Dutch: Dubov, Burstein, teams of every type.
std::vector<NamedSection> otherSystems();

/// The same of knock-outs, clubs that rank by Keizer, matches of two games, tables that were handed in, and teams that
/// play by a table.
std::vector<NamedSection> cupsClubsAndTables();

}  // namespace kydai::fixture
