/// What the tables of the lessons are written with: events that the program carries, and answers by the program.
#pragma once

#include "lesson/lesson.h"

#include <optional>

namespace kydai::lesson {

/// The sections of a sample event.
std::vector<std::shared_ptr<const Section>> sectionsOf(const char* sample);

using Answer = std::function<Result<Explanation>(const Section&)>;
/// Why a player's tie-break is what it is, by the section's edition of the rules or by another one.
Answer tieBreakOf(int player, const char* code, std::optional<TieBreakEdition> edition = std::nullopt);
/// Why a player has the colour of his game of a round.
Answer colourOf(int player, RoundNumber round);

/// One lesson each.
Lesson buchholzLesson();
Lesson encounterLesson();
Lesson coloursLesson();
Lesson ratingsLesson();

}  // namespace kydai::lesson
