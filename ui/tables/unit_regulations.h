/// How an event ranks its units, as an article of its regulations: what counts, how it is added, what parts units that
/// are level. The same words on paper, in the window and on the command line. Any thread.
#pragma once

#include "prizes/event_units.h"
#include "text/wording.h"

#include <QStringList>

namespace kydai::tables {

/// The clauses in their order, without numbers; `sections` are those that count, none = all of the event.
QStringList unitRegulations(const EventUnitRules& rules, const QStringList& sections, const text::Wording& wording);
/// "1 10, 2 8, 3 6 …" as people write it: "10-8-6-5".
QString placePointsText(const std::vector<int>& points);
/// Reads what somebody typed: numbers with anything between.
std::vector<int> placePointsFrom(const QString& text);

}  // namespace kydai::tables
