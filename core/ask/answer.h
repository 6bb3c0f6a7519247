/// One way to answer: each kind of question is one computation of the core, whoever asks. Any thread; the answers are
/// pure functions of the question and the section.
#pragma once

#include "ask/question.h"
#include "support/progress.h"
#include "support/result.h"
#include "tiebreak/standings.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace kydai::ask {

/// Where standings of the published section come from: what the caller has worked out already.
using StandingsSource =
    std::function<Result<std::shared_ptr<const tiebreak::Standings>>(const tiebreak::StandingsOptions&)>;

/// The answer to a question about a snapshot, or about the draft that the question brings along. Errors: NoSuchRound,
/// NoSuchPlayer when it speaks of what isn't there, UnknownReference for a rating system or a tie-break that is none,
/// Cancelled, and those of the section's list of tie-breaks.
Result<Explanation> answer(const Question& question, const Section& published, const std::stop_token& stop = {},
                           const StandingsSource& standings = {}, Progress* progress = nullptr);

/// The same question about everybody: a board each of a round, every tie-break of everybody's, every player's rating.
/// Of kinds that ask about nobody the one answer, and of those that are asked about one player alone his.
Result<std::vector<Explanation>> answerAll(const Question& question, const Section& published,
                                           const std::stop_token& stop = {});

/// The standings that a question about a place is about.
Result<std::shared_ptr<const tiebreak::Standings>> standingsOf(const Question& question, const Section& section,
                                                               const StandingsSource& standings = {});

}  // namespace kydai::ask
