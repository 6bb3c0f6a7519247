/// What a kind of question asks, in a few words: for menus of questions, and for the help of the command line.
#pragma once

#include "explain/explanation.h"
#include "text/wording.h"

#include <QString>

namespace kydai::text {

/// "why a player has this number": in English, for the help.
const char* questionWords(ExplanationKind kind);
/// "Why a player has this number?" in the language of the window.
QString questionText(ExplanationKind kind, const Wording& wording);

}  // namespace kydai::text
