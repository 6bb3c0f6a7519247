/// What the Why? pane can be asked: any question of the core.
#pragma once

#include "ask/question.h"

namespace kydai::ui {

using WhyQuestion = ask::Question;

}  // namespace kydai::ui
