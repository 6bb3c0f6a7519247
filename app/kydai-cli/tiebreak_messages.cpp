#include "tiebreak_messages.h"

namespace kydai::cli {

namespace {

struct Reason {
    std::string_view id;
    std::string_view words;
};

Reason reasonOf(tiebreak::Refusal refusal)
{
    using tiebreak::Refusal;
    switch (refusal) {
    case Refusal::None:
        return {"none", "none"};
    case Refusal::NotInThisEdition:
        return {"not_in_this_edition", "it is a tie-break since March 2026 only; add @26 or --rules 26"};
    case Refusal::RoundRobinsOnly:
        return {"round_robins_only", "it is defined for round robins only (C.07.9.2)"};
    case Refusal::NotInRoundRobins:
        return {"not_in_round_robins", "it must not be used in round robins since March 2026 (C.07.8)"};
    case Refusal::UnratedParticipants:
        return {"unrated_participants",
                "not everybody has a rating and none was published for the others (C.07.10); add /U and a rating"};
    case Refusal::TeamsOnly:
        return {"teams_only", "it is for team events only"};
    case Refusal::NoGame:
        return {"no_game", "no game was played over the board"};
    case Refusal::NothingLeft:
        return {"nothing_left", "the cut leaves nothing"};
    case Refusal::UnequalGamePoints:
        return {"unequal_game_points", "the tied teams differ in game points (C.07.12.1)"};
    }
    return {};
}

}  // namespace

std::string_view refusalId(tiebreak::Refusal refusal)
{
    return reasonOf(refusal).id;
}

std::string_view refusalReason(tiebreak::Refusal refusal)
{
    return reasonOf(refusal).words;
}

}  // namespace kydai::cli
