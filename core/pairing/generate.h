/// Random tournament generator: players, absences and results are drawn, every round is paired by the engine. For
/// testing pairing programs against each other, as FIDE asks of an endorsed one.
///
/// Only whole numbers are used, so the same options and seed give the same tournament on every machine.
#pragma once

#include "pairing/generate_options.h"
#include "support/random.h"

#include <stop_token>

namespace kydai::pairing {

/// White's result of a game between players whose ratings are `difference` apart (White's minus Black's). The expected
/// score is that of FIDE's table, without an advantage for White; `draws` thousandths of the games between equals are
/// drawn, fewer the further the ratings are apart: at 1000 as many as the expected score allows.
/// @rule B.02.8.1.2
Outcome drawResult(Random& random, int difference, int draws);

/// Stops early, with the rounds made so far, where no legal pairing exists or the stop token is set.
Section generate(const GenerateOptions& options, const std::stop_token& stop = {});

}  // namespace kydai::pairing
