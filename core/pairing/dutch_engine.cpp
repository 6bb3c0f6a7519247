// The FIDE Dutch system, both editions, as an engine.
#include "pairing/dutch.h"
#include "pairing/engines.h"
#include "pairing/next_round.h"

#include <utility>

namespace kydai::pairing {

DraftOutcome draftDutch(const Section& section, RoundNumber round, const RoundOptions& options,
                        const std::stop_token& stop, Progress* progress)
{
    Field field = makeField(section, round, options.edition);
    Options how;
    how.general = options.general;
    PairingOutcome outcome = pairRound(field, how, stop, progress);
    if (auto* none = std::get_if<NoPairing>(&outcome)) return Unpairable{std::move(field), std::move(*none)};
    if (std::holds_alternative<Cancelled>(outcome)) return Cancelled{};
    DutchRecord record{std::move(field), std::get<RoundPairing>(std::move(outcome))};
    Round drafted = toRound(section, record.field, record.pairing);
    return DraftRound{std::move(drafted), std::move(record)};
}

ColourField dutchColours(const Section& section, RoundNumber round)
{
    ColourField colours{makeField(section, round)};
    colours.rules = colour::rulesOf(colours.field.edition);
    return colours;
}

}  // namespace kydai::pairing
