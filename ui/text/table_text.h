/// The words of lists: heads of columns and names of lists by their ids, for every output (tables/list.h).
#pragma once

#include "text/wording.h"

#include <QString>

#include <string_view>

namespace kydai::text {

/// The head of a column or the name of a list by its id; asserts that the id is known.
QString tableHead(std::string_view id, const Wording& wording);
/// The same where room is scarce.
QString shortHead(std::string_view id, const Wording& wording);

}  // namespace kydai::text
