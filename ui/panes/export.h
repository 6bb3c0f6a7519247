/// Writes the shown section for other programs and for the web.
#pragma once

#include "ask/answer.h"
#include "model/section.h"
#include "print/documents.h"
#include "print/html.h"
#include "print/written_event.h"
#include "support/result.h"
#include "tables/list.h"
#include "text/wording.h"

#include <QString>

#include <vector>

namespace kydai::ui {

/// Gives what the file keeps of the event. Errors: those of writtenEvent and of writing a file.
Result<format::LossAccount> exportEvent(const format::EventContent& event, const format::WrittenFormat& format,
                                        const QString& file, const print::WriteOptions& options);

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
