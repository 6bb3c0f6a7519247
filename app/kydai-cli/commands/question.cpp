#include "commands/question.h"

#include "pairing/explain_pairing.h"
#include "pairing/round_colours.h"
#include "rating/explain_rating.h"
#include "support/fragments.h"
#include "tiebreak/explain_tiebreak.h"

#include <algorithm>

namespace kydai::cli {

namespace {

Error noSuchPlayer(int number, bool team = false)
{
    Error error{Errc::NoSuchPlayer};
    error.what = team ? fragment(FragmentId::NoSuchTeam, number) : fragment(FragmentId::NoSuchPlayer, number);
    error.expected = team ? fragment(FragmentId::TeamOfThisSection) : fragment(FragmentId::PlayerOfThisSection);
    return error;
}

bool isThere(const Section& section, int player)
{
    return section.find(PlayerId{player}) != nullptr;
}

/// A question about two is not one about the same one twice.
Error samePlayer(int number)
{
    Error error{Errc::NoSuchPlayer};
    error.what = fragment(FragmentId::PlayerTwice, number);
    error.expected = fragment(FragmentId::TwoDifferentPlayers);
    return error;
}

Error notPaired(RoundNumber round, RoundNumber last)
{
    Error error{Errc::NoSuchRound};
    error.what = fragment(FragmentId::RoundIsNotPaired, round);
    error.expected = last < 1 ? fragment(FragmentId::SectionWithPairedRound) : fragment(FragmentId::RoundFrom1, last);
    return error;
}

/// Of a tie-break, or of a place before or behind another.
Result<Explanation> rankedAnswer(const Question& question, const Section& section)
{
    const auto standings = standingsOf(question, section);
    if (!standings) return standings.error();
    const tiebreak::Competition& competition = *standings->competition;
    const auto place = [&](int number) {
        return static_cast<std::size_t>(std::ranges::find(competition.ids, number) - competition.ids.begin());
    };
    const std::size_t player = place(question.player);
    if (player == competition.ids.size()) return noSuchPlayer(question.player, competition.teams);
    if (question.kind == ExplanationKind::TieBreak) return tiebreak::explainTieBreak(section, *standings, 0, player);
    const std::size_t other = place(question.other);
    if (other == competition.ids.size()) return noSuchPlayer(question.other, competition.teams);
    if (player == other) return samePlayer(question.player);
    return tiebreak::explainStanding(section, *standings, player, other);
}

Result<Explanation> ratingAnswer(const Question& question, const Section& section)
{
    const rating::Pool pool(section);
    const auto entrant = pool.indexOf(PlayerId{question.player});
    if (!entrant) return noSuchPlayer(question.player);
    return rating::explainRating(pool, rating::rate(pool, question.rating.system, question.rating.settings), *entrant);
}

/// Why this opponent, why not that one, who has the bye.
Result<Explanation> pairingAnswer(const Question& question, const Section& section)
{
    const auto round = roundOf(question, section);
    if (!round) return round.error();
    if (question.kind != ExplanationKind::Bye && !isThere(section, question.player))
        return noSuchPlayer(question.player);
    const bool whyNot = question.kind == ExplanationKind::WhyNot;
    if (whyNot && !isThere(section, question.other)) return noSuchPlayer(question.other);
    if (whyNot && question.player == question.other) return samePlayer(question.player);
    const pairing::RoundExplainer explainer(section, *round, question.pairing);
    if (question.kind == ExplanationKind::Bye) return explainer.bye();
    if (!whyNot) return explainer.pairing(PlayerId{question.player});
    auto answer = explainer.whyNot(PlayerId{question.player}, PlayerId{question.other});
    if (!answer) return Error{Errc::Cancelled};
    return *std::move(answer);
}

Result<Explanation> colourAnswer(const Question& question, const Section& section)
{
    const auto round = roundOf(question, section);
    if (!round) return round.error();
    if (!isThere(section, question.player)) return noSuchPlayer(question.player);
    return pairing::RoundColours(section, *round).explain(PlayerId{question.player});
}

}  // namespace

Result<RoundNumber> roundOf(const Question& question, const Section& section)
{
    const RoundNumber paired = section.roundsPaired();
    const bool pairs = question.kind == ExplanationKind::Pairing || question.kind == ExplanationKind::WhyNot ||
                       question.kind == ExplanationKind::Bye;
    const RoundNumber last = pairs ? std::max(paired + 1, pairing::tableRounds(section)) : paired;
    const RoundNumber round = question.round != 0 ? question.round : std::max(pairs ? 1 : 0, paired);
    if (round >= 1 && round <= last) return round;
    return notPaired(round, last);
}

Result<tiebreak::Standings> standingsOf(const Question& question, const Section& section)
{
    tiebreak::StandingsOptions options;
    if (question.round < 0 || question.round > section.roundsPaired()) {
        return notPaired(question.round, section.roundsPaired());
    }
    if (question.round > 0) options.round = question.round;
    options.codes = question.codes;
    options.edition = question.edition;
    options.participants = question.participants;
    if (question.participants == tiebreak::Participants::Teams && !section.isTeamEvent()) {
        Error error{Errc::NoSuchPlayer};
        error.what = fragment(FragmentId::SectionWithoutTeams);
        error.expected = fragment(FragmentId::TeamEvent);
        return error;
    }
    return tiebreak::standingsOf(section, options);
}

Result<Explanation> answerTo(const Question& question, const Section& section)
{
    switch (question.kind) {
    case ExplanationKind::Colour:
        return colourAnswer(question, section);
    case ExplanationKind::TieBreak:
    case ExplanationKind::Standing:
        return rankedAnswer(question, section);
    case ExplanationKind::Pairing:
    case ExplanationKind::WhyNot:
    case ExplanationKind::Bye:
        return pairingAnswer(question, section);
    case ExplanationKind::Rating:
        return ratingAnswer(question, section);
    }
    return Error{Errc::Unsupported};
}

void addBy(CLI::App& verb, std::string& by)
{
    verb.add_option("--by", by, "Rank players or teams (default: teams in a team event)")
        ->check(CLI::IsMember({"players", "teams"}));
}

tiebreak::Participants participantsOf(const std::string& by)
{
    if (by == "players") return tiebreak::Participants::Players;
    return by == "teams" ? tiebreak::Participants::Teams : tiebreak::Participants::Automatic;
}

bool readCodes(const std::string& text, std::optional<std::vector<tiebreak::Code>>& codes, Context& context)
{
    auto parsed = tiebreak::parseCodes(text);
    if (!parsed) {
        context.failUsage(messageOf(parsed.error()));
        return false;
    }
    codes = *std::move(parsed);
    return true;
}

Error in(const std::string& file, Error error)
{
    error.file = file;
    return error;
}

}  // namespace kydai::cli
