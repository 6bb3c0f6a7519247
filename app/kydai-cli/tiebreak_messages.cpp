#include "tiebreak_messages.h"

#include "tables/provisional.h"

#include <fmt/format.h>

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
    case Refusal::NotComputed:
        return {"not_computed", "not computed; players tied before it share a place"};
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

void tellAbout(const tiebreak::Standings& standings, const Section& section, const std::string& file, Context& context)
{
    for (const std::string& code : standings.leftOut) {
        context.err << fmt::format("{}: '{}' in the list of tie-breaks is none that this program knows; left out\n",
                                   file, code);
    }
    const auto missing = tables::missingResults(section, standings.round);
    if (missing.empty()) return;
    const text::Wording english(text::Language::English, section.rules.discipline);
    context.err << file << ": " << tables::provisionalText(missing, english).toStdString();
    const RoundNumber before = missing.front().round - 1;
    if (before > 0) context.err << fmt::format(" --round {} leaves them out.", before);
    context.err << '\n';
}

}  // namespace kydai::cli
