#include "dialogs/tie_break_words.h"

#include "text/value_text.h"
#include "tiebreak/registry.h"

#include <QStringList>

#include <string>

namespace kydai::ui {

namespace {

QString refusalText(tiebreak::Refusal refusal, const QString& text)
{
    using tiebreak::Refusal;
    switch (refusal) {
    case Refusal::NotInThisEdition:
        return TieBreakWords::tr("%1 is a tie-break since March 2026 only; this section plays by older rules.")
            .arg(text);
    case Refusal::RoundRobinsOnly:
        return TieBreakWords::tr("%1 is for round robins; here it has no value.").arg(text);
    case Refusal::NotInRoundRobins:
        return TieBreakWords::tr("%1 must not be used in round robins since March 2026.").arg(text);
    case Refusal::UnratedParticipants:
        return TieBreakWords::tr(
                   "%1 needs a rating for everybody, or a published rating for the others; as it is, it is dropped.")
            .arg(text);
    case Refusal::TeamsOnly:
        return TieBreakWords::tr("%1 is for team events; here it has no value.").arg(text);
    case Refusal::NotComputed:
        return TieBreakWords::tr("%1 is not computed here; those who are tied when it comes share a place.").arg(text);
    case Refusal::None:
    case Refusal::NoGame:
    case Refusal::NothingLeft:
        break;
    }
    return {};
}

}  // namespace

QString tieBreakAbout(const tiebreak::Code& code, const text::Wording& wording)
{
    return text::wordText(std::string("tiebreak.about.").append(tiebreak::definition(code.kind).name), wording);
}

QString swissManagerText(const tiebreak::Code& code)
{
    if (!code.number.empty()) return QString::fromStdString(code.number);
    return QString::fromStdString(tiebreak::numbersOf(code.kind, code.edition == TieBreakEdition::Old))
        .replace(QLatin1Char(';'), QLatin1Char(','));
}

QString presetName(std::string_view id)
{
    if (id == "chess_vietnam") return TieBreakWords::tr("Vietnamese chess events");
    if (id == "xiangqi_vietnam") return TieBreakWords::tr("Vietnamese xiangqi events");
    if (id == "fide_swiss") return TieBreakWords::tr("FIDE's recommendation, Swiss");
    if (id == "fide_swiss_rated") return TieBreakWords::tr("FIDE's recommendation, Swiss with reliable ratings");
    if (id == "fide_round_robin") return TieBreakWords::tr("FIDE's recommendation, round robin");
    if (id == "fide_team_round_robin") return TieBreakWords::tr("Teams, all against all");
    return TieBreakWords::tr("FIDE's recommendation, team Swiss");
}

QString adviceText(const tiebreak::Advice& advice, const QString& text)
{
    using tiebreak::AdviceKind;
    switch (advice.kind) {
    case AdviceKind::Refused:
        return refusalText(advice.refusal, text);
    case AdviceKind::OlderEdition:
        return TieBreakWords::tr("%1 is counted by older rules than the rest of this section.").arg(text);
    case AdviceKind::RepeatedInVain:
        return TieBreakWords::tr("%1 stands in the list before; here it decides nothing.").arg(text);
    case AdviceKind::OldBesideNew:
        return TieBreakWords::tr(
            "Old and new direct encounter stand side by side; put another tie-break between them.");
    case AdviceKind::LongEvent:
        return TieBreakWords::tr("%1 is advised against in events over 30 days: ratings change meanwhile (C.07, 10).")
            .arg(text);
    case AdviceKind::NothingToBreak:
        return TieBreakWords::tr("%1 breaks no tie in a round robin, where everybody has the same opponents.")
            .arg(text);
    case AdviceKind::EmptyList:
        return TieBreakWords::tr("Without a tie-break, players on equal points share a place.");
    }
    return {};
}

}  // namespace kydai::ui
