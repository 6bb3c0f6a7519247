/// What every player of a section is told on a page of his own: the last round paired once and the next one once, for
/// all of them. The same answers as of ask::answer; what it would take long to find out for everybody is left out.
#pragma once

#include "explain/explanation.h"
#include "model/section.h"
#include "support/result.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace kydai::ask {

struct PersonalAnswers {
    std::shared_ptr<const Explanation> opponent{};  ///< of the last round, or the bye; one for both players of a board
    std::shared_ptr<const Explanation> colour{};
    std::optional<Explanation> versus{};  ///< beside the luckiest of his points, without the working of either
    std::optional<Explanation> floats{};  ///< of whoever floated
    std::optional<Explanation> next{};    ///< while games are open, and in a round robin
    std::vector<Explanation> norms{};     ///< those that he has a chance of, else the one that asks least
};

/// By player, of a section of players with a round. Errors: Cancelled. Any thread.
Result<std::vector<PersonalAnswers>> answersForAll(const Section& section, const std::stop_token& stop = {});

}  // namespace kydai::ask
