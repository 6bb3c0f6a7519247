/// The answers about a round by the kind of engine that paired it: why this opponent, why not that one, who has the
/// bye, what differs in a round made by hand. Private to core/pairing.
#pragma once

#include "explain/explanation.h"
#include "pairing/engine.h"

#include <optional>
#include <stop_token>

namespace kydai::pairing {

struct Answers {
    Explanation (*opponent)(const ExplainCase& round, PlayerId player) = nullptr;
    std::optional<Explanation> (*whyNot)(const ExplainCase& round, PlayerId player, PlayerId rival,
                                         const std::stop_token& stop) = nullptr;
    Explanation (*bye)(const ExplainCase& round) = nullptr;
    Explanation (*manual)(const ExplainCase& round, const Round& manual, const std::stop_token& stop) = nullptr;
};
const Answers& answersOf(const Engine& engine);

}  // namespace kydai::pairing
