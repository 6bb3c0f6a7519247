/// Columns about a player, which all lists of players share. Subjects are indices in Section::players.
#pragma once

#include "model/section.h"
#include "tables/list.h"

#include <string_view>

namespace kydai::tables {

/// A column whose head is text::tableHead of its id.
Column column(std::string_view id, Align align, Width width, std::function<Value(Subject)> value);

/// "number", "name", "title", "unit", "federation", "rating", "sex", "birth", "fide_id" or "category"; asserts that it
/// is one of these. Stands only where a player has something in it, number and name aside.
Column playerColumn(const Section& section, std::string_view id);
/// The same about another subject: `playerOf` gives the index of the player, nobody a blank.
Column playerColumn(const Section& section, std::string_view id,
                    const std::function<std::optional<std::size_t>(Subject)>& playerOf);

/// Outputs that have room for what others write in front of the name.
inline constexpr Outputs kFiles{Output::Workbook, Output::Csv, Output::Text, Output::Json};

}  // namespace kydai::tables
