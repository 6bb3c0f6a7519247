#include "panes/explainer.h"

#include "pairing/explain_pairing.h"
#include "pairing/round_colours.h"
#include "rating/explain_rating.h"
#include "support/fragments.h"
#include "tiebreak/explain_tiebreak.h"

#include <algorithm>

namespace kydai::ui {

namespace {

Error noSuchPlayer()
{
    return Error{.code = Errc::NoSuchPlayer};
}

std::optional<std::size_t> participantOf(const tiebreak::Standings& standings, PlayerId player)
{
    const auto& ids = standings.competition->ids;
    const auto at = std::ranges::find(ids, player.value);
    if (at == ids.end()) return std::nullopt;
    return static_cast<std::size_t>(at - ids.begin());
}

Result<tiebreak::Standings> standingsFor(const WhyQuestion& question, const Section& section)
{
    tiebreak::StandingsOptions options;
    options.round = question.round;
    options.participants = tiebreak::Participants::Players;
    return tiebreak::standingsOf(section, options);
}

Result<Explanation> tieBreak(const WhyQuestion& question, const Section& section)
{
    const auto standings = standingsFor(question, section);
    if (!standings) return standings.error();
    const auto participant = participantOf(*standings, question.player);
    if (!participant) return noSuchPlayer();
    const auto column = std::ranges::find_if(
        standings->columns, [&](const tiebreak::Column& one) { return one.code.text == question.code; });
    if (column == standings->columns.end())
        return Error{.code = Errc::UnknownReference, .what = fragment(FragmentId::TieBreakWritten, question.code)};
    const auto at = static_cast<std::size_t>(column - standings->columns.begin());
    return tiebreak::explainTieBreak(section, *standings, at, *participant);
}

Result<Explanation> standing(const WhyQuestion& question, const Section& section)
{
    const auto standings = standingsFor(question, section);
    if (!standings) return standings.error();
    const auto one = participantOf(*standings, question.player);
    const auto other = participantOf(*standings, question.other);
    if (!one || !other) return noSuchPlayer();
    return tiebreak::explainStanding(section, *standings, *one, *other);
}

Result<Explanation> rating(const WhyQuestion& question, const Section& section)
{
    const auto system = rating::systemOf(question.code.empty() ? "fide" : question.code);
    if (!system)
        return Error{.code = Errc::UnknownReference, .what = fragment(FragmentId::RatingSystem, question.code)};
    const rating::Pool pool(section);
    const auto entrant = pool.indexOf(question.player);
    if (!entrant) return noSuchPlayer();
    return rating::explainRating(pool, rating::rate(pool, *system), *entrant);
}

/// Why this opponent, why not that one, who has the bye.
Result<Explanation> pairingAnswer(const WhyQuestion& question, const Section& section, const std::stop_token& stop)
{
    const pairing::RoundExplainer round(section, question.round, {}, stop);
    if (round.cancelled()) return Error{.code = Errc::Cancelled};
    if (question.kind == ExplanationKind::Bye) return round.bye();
    if (question.kind == ExplanationKind::Pairing) return round.pairing(question.player);
    if (section.find(question.other) == nullptr) return noSuchPlayer();
    auto answer = round.whyNot(question.player, question.other, stop);
    if (!answer) return Error{.code = Errc::Cancelled};
    return *std::move(answer);
}

}  // namespace

Result<Explanation> answerTo(const WhyQuestion& question, const Section& published, std::stop_token stop)
{
    const Section& section = question.draft ? *question.draft : published;
    if (question.kind != ExplanationKind::Rating && (question.round < 1 || question.round > section.roundsPaired())) {
        return Error{.code = Errc::NoSuchRound};
    }
    if (question.kind == ExplanationKind::Bye) return pairingAnswer(question, section, stop);
    if (section.find(question.player) == nullptr) return noSuchPlayer();
    switch (question.kind) {
    case ExplanationKind::Colour:
        return pairing::RoundColours(section, question.round).explain(question.player);
    case ExplanationKind::TieBreak:
        return tieBreak(question, section);
    case ExplanationKind::Standing:
        return standing(question, section);
    case ExplanationKind::Rating:
        return rating(question, section);
    case ExplanationKind::Pairing:
    case ExplanationKind::WhyNot:
    case ExplanationKind::Bye:
        return pairingAnswer(question, section, stop);
    }
    return Error{.code = Errc::Unsupported};
}

bool isLongWork(ExplanationKind kind)
{
    return kind == ExplanationKind::Pairing || kind == ExplanationKind::WhyNot || kind == ExplanationKind::Bye;
}

}  // namespace kydai::ui
