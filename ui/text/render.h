/// A whole explanation as text or HTML: for the clipboard, the command line and the folder of web pages. The pane and
/// the print lay the same sentences out themselves.
#pragma once

#include "explain/explanation.h"
#include "text/wording.h"

#include <QString>

namespace kydai::text {

/// "The whole 3-point group": where its details are left out nothing would stand under it.
bool isBareHead(const Step& step);

/// Question, answer, numbered steps with their articles; details indented below.
QString plainText(const Explanation& explanation, const Wording& wording);
/// The same as an HTML fragment without styles: <article class="explanation">…</article>.
QString htmlText(const Explanation& explanation, const Wording& wording);

}  // namespace kydai::text
