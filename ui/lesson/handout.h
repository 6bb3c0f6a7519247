/// A lesson on paper: its stops with the questions, and the answers on a page of their own at the end.
#pragma once

#include "lesson/lesson.h"
#include "print/documents.h"

#include <nlohmann/json.hpp>

namespace kydai::lesson {

/// In two languages the lesson follows once more in the second. Needs what layOut needs.
print::Sheet handoutOf(const Lesson& lesson, const print::PrintOptions& options);

/// Title and stops with their questions, then the answers.
QString plainText(const Lesson& lesson, const text::Wording& wording);

/// The whole lesson: `lesson`, `title`, `source`, and of each stop `title`, `section`, `cell`, `guess`, `answer` (an
/// explanation as design/cli.md has it, or null), `told`, `source`.
nlohmann::ordered_json toJson(const Lesson& lesson, const text::Wording& wording);

}  // namespace kydai::lesson
