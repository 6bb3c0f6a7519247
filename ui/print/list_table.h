/// A list (tables/list.h) as a table on paper.
#pragma once

#include "print/document_words.h"
#include "print/sheet.h"
#include "tables/list.h"

#include <string_view>

namespace kydai::print {

/// The columns that `columns` asks for, by default those of paper; words in the languages of the print, numbers in the
/// first. Unknown ids are left out: who takes them from people asks tables::chosenColumns first.
Table listTable(const tables::List& list, const DocumentWords& words, std::string_view columns = {});
/// The notes of the list, such as that results are missing.
QStringList listNotes(const tables::List& list, const DocumentWords& words);

}  // namespace kydai::print
