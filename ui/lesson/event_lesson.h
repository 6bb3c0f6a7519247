/// The arbiter's own lesson: the complaints that he kept in an event, one after the other, as he answered them.
#pragma once

#include "lesson/lesson.h"
#include "model/event.h"
#include "text/journal_text.h"

#include <vector>

namespace kydai::lesson {

/// The question of each kept complaint, then the answer that was given and his note, in the language of that moment.
/// Without stops where none was kept. `wording` is for the words around them.
Lesson lessonOf(const Event& event, const std::vector<text::JournalLine>& journal, const text::Wording& wording);

}  // namespace kydai::lesson
