#include "panes/why_questions.h"

#include "model/scorecards.h"
#include "text/value_text.h"
#include "tiebreak/standings.h"

#include <QCoreApplication>

#include <algorithm>

namespace kydai::ui {

namespace {

struct WhyQuestions {
    Q_DECLARE_TR_FUNCTIONS(WhyQuestions)
};

/// Who is directly before the player after the last round; nobody before the first.
PlayerId aheadOf(const Section& section, PlayerId player, const ask::StandingsSource& source)
{
    const auto ranked = ask::standingsOf({.kind = ExplanationKind::Standing}, section, source);
    if (!ranked) return {};
    const tiebreak::Standings& standings = **ranked;
    const auto id = [&](const tiebreak::Row& row) { return standings.competition->playerAt(row.participant); };
    const auto at = std::ranges::find(standings.rows, player, id);
    return at == standings.rows.end() || at == standings.rows.begin() ? PlayerId{} : id(*(at - 1));
}

}  // namespace

std::vector<std::pair<QString, WhyQuestion>> questionsAbout(const Section& section, SectionId id, PlayerId player,
                                                            RoundNumber round, const text::Wording& wording,
                                                            const ask::StandingsSource& standings)
{
    std::vector<std::pair<QString, WhyQuestion>> offers;
    const auto at = section.indexOf(player);
    if (!at) return offers;
    const Scorecards cards(section);
    const auto addRound = [&](RoundNumber number) {
        const RoundEntry& entry = cards.entry(*at, number);
        if (entry.hasOpponent()) {
            const QString opponent = QString::fromStdString(section.players[entry.opponent].name);
            if (entry.colour) {
                offers.emplace_back(
                    WhyQuestions::tr("Round %1: why %2?").arg(number).arg(text::colourText(*entry.colour, wording)),
                    WhyQuestion{ExplanationKind::Colour, id, number, player});
            }
            offers.emplace_back(WhyQuestions::tr("Round %1: why against %2?").arg(number).arg(opponent),
                                WhyQuestion{ExplanationKind::Pairing, id, number, player});
            if (cards.scoreAfter(*at, number - 1) != cards.scoreAfter(entry.opponent, number - 1)) {
                offers.emplace_back(WhyQuestions::tr("Round %1: why an opponent of another score?").arg(number),
                                    WhyQuestion{ExplanationKind::Float, id, number, player});
            }
            if (number == round) {
                offers.emplace_back(WhyQuestions::tr("Round %1: why board %2?").arg(number).arg(entry.board),
                                    WhyQuestion{ExplanationKind::Board, id, number, player});
            }
        } else if (entry.outcome == Outcome::PairingBye) {
            offers.emplace_back(WhyQuestions::tr("Round %1: why the bye?").arg(number),
                                WhyQuestion{ExplanationKind::Bye, id, number, player});
        }
    };
    if (round >= 1 && round <= cards.rounds()) addRound(round);
    if (cards.rounds() < section.rules.scheduledRounds.value_or(0)) {
        offers.emplace_back(WhyQuestions::tr("Next round: whom may I meet?"),
                            WhyQuestion{ExplanationKind::Next, id, cards.rounds(), player});
    }
    for (const std::string& code : section.rules.tieBreaks) {
        offers.emplace_back(WhyQuestions::tr("Tie-break %1: what is it made of?").arg(QString::fromStdString(code)),
                            WhyQuestion{ExplanationKind::TieBreak, id, cards.rounds(), player, {}, code});
    }
    if (const PlayerId ahead = cards.rounds() > 0 ? aheadOf(section, player, standings) : PlayerId{}) {
        offers.emplace_back(
            WhyQuestions::tr("Standings: why behind %1?").arg(QString::fromStdString(section.player(ahead).name)),
            WhyQuestion{ExplanationKind::Standing, id, cards.rounds(), player, ahead});
    }
    if (cards.rounds() > 0) {
        offers.emplace_back(WhyQuestions::tr("FIDE rating: what does it become?"),
                            WhyQuestion{ExplanationKind::Rating, id, cards.rounds(), player, {}, "fide"});
    }
    offers.emplace_back(WhyQuestions::tr("Number %1: why?").arg(section.players[*at].tpn),
                        WhyQuestion{ExplanationKind::Number, id, cards.rounds(), player});
    for (RoundNumber number = cards.rounds(); number >= 1; --number) {
        if (number != round) addRound(number);
    }
    return offers;
}

}  // namespace kydai::ui
