#include "panes/impact.h"

#include "pairing/check.h"
#include "text/value_text.h"
#include "tiebreak/standings.h"

#include <QCoreApplication>

#include <algorithm>

namespace kydai::ui {

namespace {

struct ImpactWords {
    Q_DECLARE_TR_FUNCTIONS(Impact)
};

bool isGiven(const Section& section, RoundNumber round, const std::stop_token& stop)
{
    const auto outcome = pairing::draftRound(section, round, {}, stop);
    const auto* draft = std::get_if<pairing::DraftRound>(&outcome);
    return draft != nullptr && pairing::compareRound(section.round(round), draft->round, round).equal();
}

Result<tiebreak::Standings> playerStandings(const Section& section)
{
    tiebreak::StandingsOptions options;
    options.participants = tiebreak::Participants::Players;
    return tiebreak::standingsOf(section, options);
}

bool sameTieBreaks(const tiebreak::Standings& a, const tiebreak::Standings& b, std::size_t participant)
{
    return std::ranges::equal(a.columns, b.columns, [&](const tiebreak::Column& x, const tiebreak::Column& y) {
        return x.values[participant].value == y.values[participant].value;
    });
}

QString roundsText(const std::vector<RoundNumber>& rounds)
{
    QStringList numbers;
    for (const RoundNumber round : rounds) numbers << QString::number(round);
    return numbers.join(QStringLiteral(", "));
}

}  // namespace

Impact impactOf(const Section& section, const SetResult& change, const std::stop_token& stop)
{
    Impact impact;
    Section corrected = section;
    for (Game& game : corrected.rounds[static_cast<std::size_t>(change.round - 1)].games) {
        if (game.white != change.white || game.black != change.black) continue;
        game.whiteOutcome = change.whiteOutcome;
        game.blackOutcome = change.blackOutcome;
    }
    const auto before = playerStandings(section);
    const auto after = playerStandings(corrected);
    if (before && after) {
        for (std::size_t p = 0; p < before->competition->participants(); ++p) {
            const PlayerId id = before->competition->playerAt(p);
            if (id == change.white || id == change.black) {
                impact.scores.push_back({section.player(id).name, before->competition->primary.score(p),
                                         after->competition->primary.score(p), before->rank(p), after->rank(p)});
                continue;
            }
            impact.ranksMoved += before->rank(p) != after->rank(p) ? 1 : 0;
            impact.tieBreaksMoved += sameTieBreaks(*before, *after, p) ? 0 : 1;
        }
    }
    for (RoundNumber round = change.round + 1; round <= section.roundsPaired() && !stop.stop_requested(); ++round) {
        if (!isGiven(section, round, stop)) {
            impact.roundsGivenNeither.push_back(round);
        } else if (isGiven(corrected, round, stop)) {
            impact.roundsStillGiven.push_back(round);
        } else {
            impact.roundsNoLongerGiven.push_back(round);
        }
    }
    return impact;
}

QStringList impactText(const Impact& impact, const text::Wording& wording)
{
    QStringList lines;
    for (const Impact::Score& score : impact.scores) {
        lines << ImpactWords::tr("%1: %2 → %3 points, place %4 → %5.")
                     .arg(QString::fromStdString(score.name), text::pointsText(score.before, wording),
                          text::pointsText(score.after, wording))
                     .arg(score.rankBefore)
                     .arg(score.rankAfter);
    }
    if (impact.tieBreaksMoved > 0) {
        lines << ImpactWords::tr("Tie-breaks of %n other players change.", nullptr, impact.tieBreaksMoved);
    }
    if (impact.ranksMoved > 0) lines << ImpactWords::tr("%n other players change place.", nullptr, impact.ranksMoved);
    if (!impact.roundsNoLongerGiven.empty()) {
        lines << ImpactWords::tr(
                     "With this result the rules would have paired otherwise: round %1. What is published "
                     "stays; the correction counts for the rounds to come.")
                     .arg(roundsText(impact.roundsNoLongerGiven));
    } else if (!impact.roundsStillGiven.empty()) {
        lines << ImpactWords::tr("The published pairings stay what the rules give.");
    }
    return lines;
}

}  // namespace kydai::ui
