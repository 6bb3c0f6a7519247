/// What the Why? pane can be asked: a kind of explanation and what it is about.
#pragma once

#include "explain/explanation.h"
#include "model/section.h"

#include <memory>
#include <string>

namespace kydai::ui {

/// Which fields count depends on the kind:
/// Colour, Pairing: round, player · WhyNot: round, player, other · Bye: round · TieBreak: round, player, code ·
/// Standing: round, player, other · Rating: player, code (the rating system).
struct WhyQuestion {
    ExplanationKind kind = ExplanationKind::Colour;
    SectionId section{};
    RoundNumber round = 0;  ///< for tie-breaks and standings: after this round
    PlayerId player{};
    PlayerId other{};
    std::string code{};
    std::shared_ptr<const Section> draft{};  ///< the section with a round that is not published; null = as it stands
    friend bool operator==(const WhyQuestion&, const WhyQuestion&) = default;
};

}  // namespace kydai::ui
