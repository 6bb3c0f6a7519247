/// The papers around title norms (rules/norms.md, section 9): the list of norms and chances, IT1, IT3, IT4, and the
/// facts of an arbiter's norm report. Our own pages with the fields and the order of the forms; whether a norm stands
/// is FIDE's to decide, and each page says so.
#pragma once

#include "print/documents.h"
#include "tables/norm_lists.h"
#include "tiebreak/standings.h"

namespace kydai::print {

Sheet normsSheet(const Section& section, const tables::NormSource& source, const PrintOptions& options);
/// IT1: a page for each norm that is made.
Sheet titleResultsSheet(const Section& section, const tables::NormSource& source, const PrintOptions& options);
/// IT3: the tournament report, with the players that each number counts.
Sheet tournamentReportSheet(const Section& section, const PrintOptions& options);
/// IT4: direct titles by the arbiter's table.
Sheet directTitlesSheet(const Section& section, const tiebreak::Standings& standings, const PrintOptions& options);
/// IA1, FA1: the facts for each official; no judgement.
Sheet arbiterNormsSheet(const Section& section, const PrintOptions& options);

}  // namespace kydai::print
