/// Prints of the whole event for its end: units, medal table, running order of the ceremony, certificates.
#pragma once

#include "print/certificate.h"
#include "print/documents.h"
#include "prizes/event_units.h"

namespace kydai::print {

Sheet eventUnitsSheet(const prizes::EventRanking& ranking, const PrintOptions& options);
/// How the units are ranked, as an article of the regulations.
Sheet unitRulesSheet(const Section& section, const prizes::EventRanking& ranking, const PrintOptions& options);
Sheet medalTableSheet(const prizes::EventRanking& ranking, const PrintOptions& options);
/// What the prizes cost, by section and in all.
Sheet accountsSheet(const prizes::EventRanking& ranking, const PrintOptions& options);
/// For the announcer: who is called up, from the last prize to the first, in large type.
Sheet ceremonySheet(const prizes::EventRanking& ranking, const PrintOptions& options);
/// A page each. A background that can't be read is left out.
/// `numbers` are those to print; empty: all.
Sheet certificatesSheet(const prizes::EventRanking& ranking, const CertificateLook& look, const PrintOptions& options,
                        const std::vector<int>& numbers = {});

}  // namespace kydai::print
