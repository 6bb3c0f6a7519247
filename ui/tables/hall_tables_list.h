/// The sections of an event with their rooms and tables. Any thread.
#pragma once

#include "model/event.h"
#include "tables/list.h"

namespace kydai::tables {

/// Subjects are indices of `event.sections`.
List hallTablesList(const Event& event);

}  // namespace kydai::tables
