/// Columns about a player, which all lists of players share. Subjects are indices in Section::players.
#pragma once

#include "model/section.h"
#include "tables/list.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::tables {

/// A column whose head is text::tableHead of its id.
Column column(std::string_view id, Align align, Width width, std::function<Value(Subject)> value);

/// The columns about a player: those of `first` in this order, then all others that there are. "number" is one, and
/// the rest have a row in player_columns.cpp.
std::vector<std::string_view> playerColumns(std::initializer_list<std::string_view> first);
/// The word of the row (core/model/fields.h) whose member a column shows; empty for what is worked out.
std::string_view memberOfColumn(std::string_view id);
/// As it stands in the list of players.
Column columnOfPlayers(const Section& section, std::string_view id);

/// As it stands in other lists; asserts that there is such a column. Stands only where a player has something in it,
/// number and name aside.
Column playerColumn(const Section& section, std::string_view id);
/// The same about another subject: `playerOf` gives the index of the player, nobody a blank.
Column playerColumn(const Section& section, std::string_view id,
                    const std::function<std::optional<std::size_t>(Subject)>& playerOf);

/// Heads of the free columns that players of a section have, in the order in which they come.
std::vector<std::string> freeHeads(const Section& section);
/// A free column: its id is "field:" and the head, in which a comma is a space; stands where a player has something
/// in it.
Column freeColumn(const Section& section, const std::string& head);
/// The head of a free column by its id; nullopt for any other column.
std::optional<std::string> freeHeadOf(const Section& section, std::string_view id);

/// Outputs that have room for what others write in front of the name.
inline constexpr Outputs kFiles{Output::Workbook, Output::Csv, Output::Text, Output::Json};

}  // namespace kydai::tables
