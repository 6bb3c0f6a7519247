/// What a warning rests on, line by line: the boards that differ from the rules', as published and as expected, the
/// pairs of a round robin that meet otherwise, the points that FIDE does not know.
#pragma once

#include "model/section.h"
#include "policy/warning.h"
#include "text/wording.h"

#include <QString>
#include <QStringList>

namespace kydai::text {

/// At most a dozen lines, the last of which counts the others; empty where the sentence of the warning says it all.
QStringList warningDetails(const policy::Warning& warning, const Section& section, const Wording& wording);

/// "Points for a win (Black) 1½, Points for a forfeit win 0"
QString unlawfulText(const policy::Warning& warning, const Wording& wording);

/// The team that a line-up is of; empty where none is.
QString teamOfWarning(const policy::Warning& warning, const Section& section);

}  // namespace kydai::text
