/// The questions that can be asked about a player, with the words under which they are offered.
#pragma once

#include "ask/answer.h"
#include "desk/why_question.h"
#include "model/section.h"
#include "text/wording.h"

#include <QString>

#include <utility>
#include <vector>

namespace kydai::ui {

/// Every question about a player that has an answer now, the most asked first. `round` is the round on the screen.
std::vector<std::pair<QString, WhyQuestion>> questionsAbout(const Section& section, SectionId id, PlayerId player,
                                                            RoundNumber round, const text::Wording& wording,
                                                            const ask::StandingsSource& standings = {});

}  // namespace kydai::ui
