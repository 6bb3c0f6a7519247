#include "text/report_text.h"

#include "support/assert.h"

namespace kydai::text {

namespace {

constexpr const char* kReportContext = "Report";

const char* sourceOf(policy::ReportFault fault)
{
    using policy::ReportFault;
    switch (fault) {
    case ReportFault::RoundsToCome:
        return QT_TRANSLATE_NOOP("Report", "Rounds not paired yet: %1.");
    case ReportFault::GamesOpen:
        return QT_TRANSLATE_NOOP("Report", "Round %1: games without a result: %2.");
    case ReportFault::NoDays:
        return QT_TRANSLATE_NOOP("Report", "The first and the last day of the event are missing.");
    case ReportFault::NoRoundDate:
        return QT_TRANSLATE_NOOP("Report", "Round %1 has no date.");
    case ReportFault::NoTown:
        return QT_TRANSLATE_NOOP("Report", "The town is missing.");
    case ReportFault::NoFederation:
        return QT_TRANSLATE_NOOP("Report", "The federation of the event is missing.");
    case ReportFault::NoChief:
        return QT_TRANSLATE_NOOP("Report", "The chief arbiter is missing.");
    case ReportFault::ChiefWithoutId:
        return QT_TRANSLATE_NOOP("Report", "The chief arbiter's FIDE ID is missing: write it behind the name.");
    case ReportFault::DeputyWithoutId:
        return QT_TRANSLATE_NOOP("Report", "Deputy %1: the FIDE ID is missing; write it behind the name.");
    case ReportFault::ChiefNotFide:
        return QT_TRANSLATE_NOOP(
            "Report",
            "Norms were made: the chief arbiter must be an IA or FA (B.01, 1.1.5); write it before "
            "the name.");
    case ReportFault::OfficialPlays:
        return QT_TRANSLATE_NOOP("Report", "%1 plays and is named as an official (B.01, 1.1.6).");
    case ReportFault::NoEventCode:
        return QT_TRANSLATE_NOOP("Report", "Norms were made: FIDE's code of the event is missing.");
    case ReportFault::GamesNotKept:
        return QT_TRANSLATE_NOOP("Report", "Norms were made: their games must go along as PGN (B.01, 1.9).");
    case ReportFault::NoTimeControl:
        return QT_TRANSLATE_NOOP("Report", "The time control is missing.");
    case ReportFault::WrongMeetings:
        return QT_TRANSLATE_NOOP("Report", "%1 and %2 meet %3 times in this round robin.");
    case ReportFault::UnderHalf:
        return QT_TRANSLATE_NOOP("Report",
                                 "%1 completed %2 games, fewer than half: withdraw the player (F6) and the standings "
                                 "leave him out (C.05, 6.6).");
    case ReportFault::PlayerWithoutId:
        return QT_TRANSLATE_NOOP("Report", "%1 has no FIDE ID.");
    case ReportFault::SameId:
        return QT_TRANSLATE_NOOP("Report", "%1 has the FIDE ID of somebody else too.");
    case ReportFault::PlayerWithoutBirth:
        return QT_TRANSLATE_NOOP("Report", "%1: the date of birth is missing.");
    case ReportFault::PlayerWithoutSex:
        return QT_TRANSLATE_NOOP("Report", "%1: the sex is missing.");
    case ReportFault::PlayerWithoutFederation:
        return QT_TRANSLATE_NOOP("Report", "%1: the federation is missing.");
    }
    KYDAI_ASSERT(false);
}

}  // namespace

QString reportFindingText(const policy::ReportFinding& finding, const Section& section, const Wording& wording)
{
    const QString sentence = wording.translate(kReportContext, sourceOf(finding.fault));
    if (finding.fault == policy::ReportFault::RoundsToCome) return sentence.arg(finding.count);
    if (finding.fault == policy::ReportFault::DeputyWithoutId) return sentence.arg(finding.count);
    if (finding.fault == policy::ReportFault::GamesOpen) return sentence.arg(finding.round).arg(finding.count);
    if (finding.fault == policy::ReportFault::NoRoundDate) return sentence.arg(finding.round);
    const auto who = [&](PlayerId id) {
        const Player& player = section.player(id);
        return QStringLiteral("%1 %2").arg(player.tpn).arg(QString::fromStdString(player.name));
    };
    if (finding.fault == policy::ReportFault::WrongMeetings)
        return sentence.arg(who(finding.player), who(finding.other), QString::number(finding.count));
    if (finding.fault == policy::ReportFault::UnderHalf) return sentence.arg(who(finding.player)).arg(finding.count);
    const Player* player = section.find(finding.player);
    return player == nullptr
               ? sentence
               : sentence.arg(QStringLiteral("%1 %2").arg(player->tpn).arg(QString::fromStdString(player->name)));
}

}  // namespace kydai::text
