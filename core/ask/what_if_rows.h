/// The rows of what moves, each kind from the records of both sides; for what_if.cpp.
#pragma once

#include "ask/what_if.h"
#include "norms/norm_list.h"
#include "prizes/award.h"
#include "tiebreak/moves.h"

#include <memory>
#include <optional>
#include <vector>

namespace kydai::ask {

/// What a section comes to.
struct WhatIfSide {
    std::shared_ptr<const Section> section{};
    std::shared_ptr<const tiebreak::Standings> standings{};
    std::optional<prizes::Awards> awards{};  ///< none: no prizes are planned
    rating::Pool pool{};
    rating::Ratings ratings{};
    norms::EventFacts event{};
    std::vector<norms::NormEntry> norms{};
};

/// Places, points, values of tie-breaks.
std::vector<WhatMoves> rankMoves(const WhatIfSide& before, const WhatIfSide& after);
std::vector<WhatMoves> prizeMoves(const WhatIfSide& before, const WhatIfSide& after);
std::vector<WhatMoves> ratingMoves(const WhatIfSide& before, const WhatIfSide& after);
std::vector<WhatMoves> normMoves(const WhatIfSide& before, const WhatIfSide& after);

}  // namespace kydai::ask
