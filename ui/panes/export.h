/// Writes the shown section for other programs and for the web; the ending of the file says how: .trf, .trf26, .json,
/// .csv, .xlsx; .html is a folder of pages.
#pragma once

#include "ask/answer.h"
#include "format/diagnostics.h"
#include "model/section.h"
#include "print/documents.h"
#include "print/html.h"
#include "print/workbook.h"
#include "support/result.h"
#include "tables/list.h"
#include "text/wording.h"

#include <QString>

#include <vector>

namespace kydai::ui {

/// Reports are headed by the event and the section, and leave out what nobody else may see. Gives what the format can't
/// hold. Errors: UnknownFormat for another ending, and those of writing a file.
Result<std::vector<format::Diagnostic>> exportSection(const Section& section, const QString& file,
                                                      const text::Wording& wording,
                                                      const tiebreak::UnitOptions& units = {},
                                                      const ask::StandingsSource& ranked = {},
                                                      const std::string& event = {});

/// The section's prints as pages of a site: standings (index.html), units where there are any, crosstable, every round,
/// players. May take a while. Errors: those of tiebreak::standingsOf.
Result<std::vector<print::WebPage>> webPages(const Section& section, const print::PrintOptions& options,
                                             const tiebreak::UnitOptions& units = {},
                                             const ask::StandingsSource& ranked = {});
/// Makes the folder where it is missing; pages of the same names are replaced. Errors: CannotWrite.
Result<void> writePages(const std::vector<print::WebPage>& pages, const QString& folder);

/// One list as .csv, else as an Excel workbook. Errors: those of writing a file.
Result<void> exportList(const tables::List& list, const std::string& title, const QString& file,
                        const text::Wording& wording);

}  // namespace kydai::ui
