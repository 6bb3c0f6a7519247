/// What if? A section beside its shadow, in which some facts are others: every place, number of points, value of a
/// tie-break, prize, rating and norm that is another one there, with the sentence why. One computation; lists, papers
/// and explanations are made from it. Nothing is written. Any thread.
#pragma once

#include "ask/suppositions.h"
#include "explain/explanation.h"
#include "model/section.h"
#include "rating/calculator.h"
#include "support/result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::ask {

/// Something that is another one in the shadow.
struct WhatMoves {
    enum class Kind : std::uint8_t { Place, Points, TieBreak, Prize, Rating, Norm };
    Kind kind{};
    int number = 0;  ///< of the player or the team
    std::string name{};
    std::string what{};             ///< the tie-break, the list of prizes, the rating system, the norm
    std::optional<Value> before{};  ///< none: no place, no prize …
    std::optional<Value> after{};
    Step why{};
    FactObject facts{};
};
/// In JSON, in their order.
inline constexpr std::array<std::string_view, 6> kWhatMoves{"place", "points", "tiebreak", "prize", "rating", "norm"};

struct WhatIf {
    std::shared_ptr<const Section> before{};
    std::shared_ptr<const Section> after{};  ///< the shadow
    RoundNumber round = 0;                   ///< after which
    std::vector<Step> supposed{};
    std::vector<WhatMoves> moves{};  ///< by kind; inside by place, or by number

    [[nodiscard]] int count(WhatMoves::Kind kind) const;
};

struct WhatIfOptions {
    RoundNumber round = 0;  ///< after which; 0 = the last paired
    bool teams = false;     ///< places and tie-breaks of teams
    rating::Choice system{rating::System::Fide, {}};
};

/// Errors: those of shadowOf, of the lists of tie-breaks; Cancelled.
Result<WhatIf> whatIf(std::shared_ptr<const Section> section, std::span<const Supposition> supposed,
                      const WhatIfOptions& options, const std::stop_token& stop = {});

/// The facts, then a step for each kind with its moves. Facts of the JSON: `round`, `moves` (`kind`, `player`, `code`,
/// `before`, `after`, `cause`).
Explanation explainWhatIf(const WhatIf& made);

}  // namespace kydai::ask
