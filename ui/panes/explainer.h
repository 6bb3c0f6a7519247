/// Which computation of the core answers which question. No rule lives here: each kind is one call.
#pragma once

#include "model/section.h"
#include "panes/why_question.h"
#include "support/result.h"

#include <stop_token>

namespace kydai::ui {

/// The answer to a question about a snapshot, or about the draft that the question brings along. Errors: NoSuchRound,
/// NoSuchPlayer when it speaks of what isn't there, Cancelled, and those of the computations. Any thread.
Result<Explanation> answerTo(const WhyQuestion& question, const Section& published, std::stop_token stop = {});

/// Whether an answer takes so long that it must not be made on the GUI thread: a round is paired anew for it.
bool isLongWork(ExplanationKind kind);

}  // namespace kydai::ui
