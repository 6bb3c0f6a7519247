#include "text/pairing_text.h"

#include "explain/bracket_words.h"
#include "model/knock_out.h"
#include "model/table_numbers.h"
#include "text/limit_text.h"
#include "text/value_text.h"

#include <QStringList>

#include <algorithm>

namespace kydai::text {

using pairing::ManualFault;
using pairing::PreflightFix;
using pairing::PreflightKind;

namespace {

constexpr const char* kPairingContext = "PairingText";

QString nameOf(const Section& section, PlayerId id)
{
    const Player* player = section.find(id);
    return player == nullptr ? QStringLiteral("–") : QString::fromStdString(player->name);
}

/// The n-th player named by an issue; nothing where there are fewer.
QString nameAt(const Section& section, const std::vector<PlayerId>& players, std::size_t at)
{
    return at < players.size() ? nameOf(section, players[at]) : QString();
}

QString names(const Section& section, const std::vector<PlayerId>& players, const Wording& wording)
{
    QStringList list;
    for (const PlayerId id : players) list << nameOf(section, id);
    return listText(list, wording);
}

/// The first of them, where there are too many for a line.
QString someNames(const Section& section, const std::vector<PlayerId>& players, const Wording& wording)
{
    constexpr std::size_t kMost = 8;
    if (players.size() <= kMost) return names(section, players, wording);
    QStringList list;
    for (std::size_t at = 0; at < kMost; ++at) list << nameOf(section, players[at]);
    return joinedNames(list) + QStringLiteral("…");
}

}  // namespace

QString preflightText(const pairing::PreflightIssue& issue, const Section& section, const Wording& wording)
{
    const auto say = [&](const char* source) { return wording.translate(kPairingContext, source); };
    const QString first = nameAt(section, issue.players, 0);
    const QString second = nameAt(section, issue.players, 1);
    const auto count = static_cast<int>(issue.players.size());
    switch (issue.kind) {
    case PreflightKind::ResultMissing:
        return say(QT_TRANSLATE_NOOP("PairingText", "Round %1, board %2: the result of %3 – %4 is missing."))
            .arg(QString::number(issue.round), QString::number(tableOf(section, issue.round, issue.board)), first,
                 second);
    case PreflightKind::DuplicateFideId:
        return say(QT_TRANSLATE_NOOP("PairingText", "%1 and %2 have the same FIDE ID.")).arg(first, second);
    case PreflightKind::DuplicateName:
        return say(QT_TRANSLATE_NOOP("PairingText", "%1 is entered twice.")).arg(first);
    case PreflightKind::MissingRating:
        if (count > 1)
            return wording
                .translate(kPairingContext, QT_TRANSLATE_N_NOOP("PairingText", "%n players have no rating: %1."), count)
                .arg(someNames(section, issue.players, wording));
        return say(QT_TRANSLATE_NOOP("PairingText", "%1 has no rating.")).arg(first);
    case PreflightKind::RatingNeeded:
        if (count > 1)
            return wording
                .translate(kPairingContext,
                           QT_TRANSLATE_N_NOOP("PairingText",
                                               "This system pairs by ratings, and %n players have none: %1. Give each "
                                               "a provisional one (C.04.4.1, 1.1)."),
                           count)
                .arg(someNames(section, issue.players, wording));
        return say(QT_TRANSLATE_NOOP("PairingText",
                                     "This system pairs by ratings, and %1 has none. Give a provisional one (C.04.4.1, "
                                     "1.1)."))
            .arg(first);
    case PreflightKind::SystemDeprecated:
        return say(QT_TRANSLATE_NOOP("PairingText",
                                     "No endorsed program with a free checker exists for this system: for rated "
                                     "events FIDE advises against it (C.04.2, 1.4)."));
    case PreflightKind::MissingFideId:
        if (count > 1)
            return wording
                .translate(kPairingContext, QT_TRANSLATE_N_NOOP("PairingText", "%n players have no FIDE ID: %1."),
                           count)
                .arg(someNames(section, issue.players, wording));
        return say(QT_TRANSLATE_NOOP("PairingText", "%1 has no FIDE ID.")).arg(first);
    case PreflightKind::ImpossibleRating:
        return say(QT_TRANSLATE_NOOP("PairingText", "%1 can't have the rating %2.")).arg(first).arg(issue.count);
    case PreflightKind::ImpossibleBirthYear:
        return say(QT_TRANSLATE_NOOP("PairingText", "%1 can't be born in %2.")).arg(first).arg(issue.count);
    case PreflightKind::OutsideLimits: {
        const Player* player = issue.players.empty() ? nullptr : section.find(issue.players.front());
        return player == nullptr ? QString() : outsideText(*player, section.info.limits, wording);
    }
    case PreflightKind::TooManyByes:
        return wording
            .translate(kPairingContext,
                       QT_TRANSLATE_N_NOOP("PairingText", "%1 would have %n half-point byes, over the limit."),
                       issue.count)
            .arg(first);
    case PreflightKind::OddCount:
        return wording.translate(
            kPairingContext, QT_TRANSLATE_N_NOOP("PairingText", "%n players are to be paired: one will have the bye."),
            issue.count);
    case PreflightKind::Withdrawn:
        return say(QT_TRANSLATE_NOOP("PairingText", "%1 has withdrawn.")).arg(first);
    case PreflightKind::LateEntry:
        return say(QT_TRANSLATE_NOOP("PairingText", "%1 enters in this round.")).arg(first);
    case PreflightKind::TooFewPlayers:
        return say(QT_TRANSLATE_NOOP("PairingText", "There are fewer than two players to pair. Add players first."));
    case PreflightKind::NumbersOutOfOrder:
        return wording
            .translate(kPairingContext,
                       QT_TRANSLATE_N_NOOP("PairingText",
                                           "The numbers are out of order: %1 stands before %2, who has the higher "
                                           "rating. In order, %n players get another number."),
                       issue.count)
            .arg(first, second);
    case PreflightKind::AllRoundsPaired:
        return say(QT_TRANSLATE_NOOP("PairingText",
                                     "All scheduled rounds are paired; round %1 is beyond the end of the tournament."))
            .arg(issue.round);
    }
    return {};
}

QString fixText(PreflightFix fix, const Wording& wording)
{
    const auto say = [&](const char* source) { return wording.translate(kPairingContext, source); };
    switch (fix) {
    case PreflightFix::None:
        return {};
    case PreflightFix::EnterResult:
        return say(QT_TRANSLATE_NOOP("PairingText", "Enter the result"));
    case PreflightFix::EditPlayer:
    case PreflightFix::RemovePlayer:
        return say(QT_TRANSLATE_NOOP("PairingText", "Go to the player"));
    case PreflightFix::LookUpRating:
        return say(QT_TRANSLATE_NOOP("PairingText", "Look it up"));
    case PreflightFix::EditRequestedByes:
        return say(QT_TRANSLATE_NOOP("PairingText", "Edit the byes"));
    case PreflightFix::UndoWithdrawal:
        return say(QT_TRANSLATE_NOOP("PairingText", "Bring back"));
    case PreflightFix::Renumber:
        return say(QT_TRANSLATE_NOOP("PairingText", "Put the numbers in order"));
    case PreflightFix::EditRounds:
        return say(QT_TRANSLATE_NOOP("PairingText", "Change the rounds"));
    }
    return {};
}

QString faultText(const pairing::ManualWarning& warning, const Section& section, const Wording& wording)
{
    const auto say = [&](const char* source) { return wording.translate(kPairingContext, source); };
    const QString first = nameAt(section, warning.players, 0);
    const QString second = nameAt(section, warning.players, 1);
    switch (warning.fault) {
    case ManualFault::UnknownPlayer:
        return say(QT_TRANSLATE_NOOP("PairingText", "Player %1 is not in this section.")).arg(first);
    case ManualFault::PlayerTwice:
        return say(QT_TRANSLATE_NOOP("PairingText", "%1 sits in two places.")).arg(first);
    case ManualFault::AgainstOneself:
        return say(QT_TRANSLATE_NOOP("PairingText", "%1 can't play against himself.")).arg(first);
    case ManualFault::LeftOut:
        return say(QT_TRANSLATE_NOOP("PairingText", "%1 has neither a board nor a bye.")).arg(first);
    case ManualFault::SecondBye:
        return say(QT_TRANSLATE_NOOP("PairingText", "Only one player can have the bye: %1."))
            .arg(names(section, warning.players, wording));
    case ManualFault::RepeatsOpponent:
        return say(QT_TRANSLATE_NOOP("PairingText", "%1 and %2 met in round %3."))
            .arg(first, second, QString::number(warning.round));
    case ManualFault::ProhibitedPair:
        return warning.reason.empty()
                   ? say(QT_TRANSLATE_NOOP("PairingText", "%1 and %2 may not meet.")).arg(first, second)
                   : say(QT_TRANSLATE_NOOP("PairingText", "%1 and %2 may not meet: %3."))
                         .arg(first, second, QString::fromStdString(warning.reason));
    case ManualFault::ThirdColour:
        return say(QT_TRANSLATE_NOOP("PairingText", "%1 would have %2 a third time running."))
            .arg(first, colourText(warning.colour, wording));
    case ManualFault::BeyondTwo:
        return say(QT_TRANSLATE_NOOP("PairingText", "The colour difference of %1 would be %2."))
            .arg(first, QStringLiteral("%1%2")
                            .arg(warning.difference > 0 ? QStringLiteral("+") : QString())
                            .arg(warning.difference));
    case ManualFault::WrongBye:
        return say(QT_TRANSLATE_NOOP("PairingText",
                                     "%1 may not have the bye: a bye or a win without play was given in round %2."))
            .arg(first)
            .arg(warning.round);
    case ManualFault::NeedlessBye:
        return say(QT_TRANSLATE_NOOP("PairingText", "The number of players is even: nobody needs the bye of %1."))
            .arg(first);
    case ManualFault::AbsentPaired:
        return say(QT_TRANSLATE_NOOP("PairingText", "%1 is not there in this round.")).arg(first);
    case ManualFault::OtherColours:
        return say(QT_TRANSLATE_NOOP("PairingText", "By article %1, %2 has White."))
            .arg(QString::fromLatin1(warning.article.citation().data(),
                                     static_cast<qsizetype>(warning.article.citation().size())),
                 second);
    }
    return {};
}

QString unpairableText(const pairing::Unpairable& answer, const Section& section, const Wording& wording)
{
    const pairing::NoPairing& reason = answer.reason;
    const auto say = [&](const char* source) { return wording.translate(kPairingContext, source); };
    const auto list = [&](const std::vector<std::size_t>& entrants) {
        std::vector<PlayerId> players;
        players.reserve(entrants.size());
        for (const std::size_t index : entrants) players.push_back(answer.field.entrants[index].id);
        return names(section, players, wording);
    };
    if (answer.refusal == pairing::Refusal::TableEnds)
        return say(QT_TRANSLATE_NOOP("PairingText", "The table has no further round."));
    if (answer.refusal == pairing::Refusal::NoTwoTeams)
        return say(
            QT_TRANSLATE_NOOP("PairingText", "A Scheveningen match is one of two teams with 2 to 10 players each."));
    if (answer.refusal == pairing::Refusal::NoTable)
        return say(QT_TRANSLATE_NOOP("PairingText",
                                     "The table of the event is missing, has a player twice in a round, or names a "
                                     "team or a place that is not there."));
    if (answer.refusal == pairing::Refusal::KnockOutOver)
        return say(QT_TRANSLATE_NOOP("PairingText", "The knock-out is over: its last match is decided."));
    if (answer.refusal == pairing::Refusal::MatchesOpen)
        return say(QT_TRANSLATE_NOOP("PairingText",
                                     "A knock-out goes on when every game of its matches has a result: enter them "
                                     "first, adjourned games too."));
    if (answer.refusal == pairing::Refusal::TeamEvent)
        return say(QT_TRANSLATE_NOOP("PairingText",
                                     "This is a team event: its teams are paired outside this program, and the rounds "
                                     "are read from the file."));
    if (answer.refusal == pairing::Refusal::OlderTeams)
        return say(QT_TRANSLATE_NOOP("PairingText",
                                     "This event began before 1 February 2026, under older rules for pairing teams, "
                                     "which this program does not know. Pair its rounds by hand."));
    if (answer.refusal == pairing::Refusal::ByHand)
        return say(QT_TRANSLATE_NOOP("PairingText", "The rounds of this section are paired by hand."));
    if (answer.refusal == pairing::Refusal::OtherSystem)
        return say(QT_TRANSLATE_NOOP("PairingText",
                                     "This section plays by the system %1, which this program does not pair. Its "
                                     "rounds are kept and shown; to go on here, choose another system in the rules."))
            .arg(QString::fromStdString(answer.system));
    if (reason.nobodyMayTakeBye)
        return say(QT_TRANSLATE_NOOP("PairingText",
                                     "This round can't be paired: the number of players is odd and every "
                                     "player has already had a bye or a win without play."));
    QStringList sentences{wording.translate(
        kPairingContext,
        QT_TRANSLATE_N_NOOP("PairingText",
                            "This round can't be paired: at least %n players would stay without opponent."),
        static_cast<int>(reason.left.size()))};
    for (const auto& group : reason.groups) {
        sentences
            << (reason.barrier.empty()
                    ? say(QT_TRANSLATE_NOOP("PairingText", "%1 may meet nobody outside this group.")).arg(list(group))
                    : say(QT_TRANSLATE_NOOP("PairingText", "%1 may meet nobody else but %2."))
                          .arg(list(group), list(reason.barrier)));
    }
    return sentences.join(QLatin1Char(' '));
}

QString withStage(const QString& words, const Section& section, RoundNumber round, const Wording& wording)
{
    const SystemRow& system = rowOf(section.rules.pairingSystem);
    if (system.playsTwice) {
        const auto [match, game] = matchAndGameOf(round);
        return words + QStringLiteral(" · ") +
               wording.translate(kPairingContext, QT_TRANSLATE_NOOP("PairingText", "match %1, game %2"))
                   .arg(match)
                   .arg(game);
    }
    if (!system.knocksOut) return words;
    const KnockOut knockOut = knockOutOf(section);
    if (knockOut.rounds.empty()) return words;
    return words + QStringLiteral(" · ") + wordText(bracketWord(knockOut.roundAt(round).places), wording);
}

}  // namespace kydai::text
