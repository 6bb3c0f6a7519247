#include "commands/pairing_options.h"

namespace kydai::cli {

void addPairingOptions(Verb verb, PairingOptions& options)
{
    verb.option("--edition", options.edition, "edition of the rules: 2026 or 2017 (default: the section's own)")
        .oneOf({"2026", "2017"});
    verb.flag("--general", options.general).hidden();  // hidden: the slow general method, for comparison
}

}  // namespace kydai::cli
