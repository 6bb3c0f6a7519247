#include "text/tie_break_text.h"

#include "text/value_text.h"
#include "tiebreak/registry.h"

#include <QStringList>

#include <string>

namespace kydai::text {

namespace {

constexpr char kNameContext[] = "TieBreakName";

QString plainName(const tiebreak::Code& code, const Wording& wording)
{
    const tiebreak::Definition& entry = tiebreak::definition(code.kind);
    if (entry.byNumber && !code.number.empty())
        return wordText("tiebreak.number." + code.number.substr(0, code.number.find('(')), wording);
    return wordText(std::string("tiebreak.name.").append(entry.name), wording);
}

/// What the letters after the stroke add to the name.
QStringList additions(const tiebreak::Code& code, const Wording& wording)
{
    QStringList list;
    const auto add = [&](const char* source, int number = 0) {
        list << wording.translate(kNameContext, source).arg(number);
    };
    const bool asNumber = tiebreak::definition(code.kind).byNumber && !code.number.empty();
    if (code.cutHigh > 0 && code.cutHigh == code.cutLow) {
        add(QT_TRANSLATE_NOOP("TieBreakName", "without the %1 lowest and %1 highest"), code.cutHigh);
    } else if (!asNumber) {
        if (code.cutLow > 0) add(QT_TRANSLATE_NOOP("TieBreakName", "without the %1 lowest"), code.cutLow);
        if (code.cutHigh > 0) add(QT_TRANSLATE_NOOP("TieBreakName", "without the %1 highest"), code.cutHigh);
    }
    if (code.limitPercent > 0) add(QT_TRANSLATE_NOOP("TieBreakName", "limit %1 %"), code.limitPercent);
    if (code.matchScale == tiebreak::MatchPointScale::Two)
        list << wording.translate(kNameContext, QT_TRANSLATE_NOOP("TieBreakName", "match points 2-1-0"));
    if (code.matchScale == tiebreak::MatchPointScale::Three)
        list << wording.translate(kNameContext, QT_TRANSLATE_NOOP("TieBreakName", "match points 3-1-0"));
    const auto say = [&](const char* source) { list << wording.translate(kNameContext, source); };
    if (code.forfeitsPlayed) say(QT_TRANSLATE_NOOP("TieBreakName", "forfeits count as games"));
    if (code.drawsWithSelf) say(QT_TRANSLATE_NOOP("TieBreakName", "unplayed rounds as draws against oneself"));
    if (code.plainCut) say(QT_TRANSLATE_NOOP("TieBreakName", "voluntary rounds cut like others"));
    if (code.swissRules) say(QT_TRANSLATE_NOOP("TieBreakName", "Swiss rules in a round robin"));
    if (code.fore) say(QT_TRANSLATE_NOOP("TieBreakName", "last round as drawn"));
    if (code.reversed && !asNumber) say(QT_TRANSLATE_NOOP("TieBreakName", "in reverse order"));
    if (code.edition == TieBreakEdition::Old) {
        say(QT_TRANSLATE_NOOP("TieBreakName", "rules before September 2023"));
    } else if (code.edition == TieBreakEdition::E24) {
        say(QT_TRANSLATE_NOOP("TieBreakName", "rules of 2024"));
    } else if (code.edition == TieBreakEdition::E26) {
        say(QT_TRANSLATE_NOOP("TieBreakName", "rules of 2026"));
    }
    return list;
}

}  // namespace

QString tieBreakName(const tiebreak::Code& code, const Wording& wording)
{
    return (QStringList{plainName(code, wording)} + additions(code, wording)).join(QStringLiteral(", "));
}

QString spelledCode(const std::string& code, const Wording& wording)
{
    const QString text = QString::fromStdString(code);
    const auto parsed = tiebreak::parseCode(code);
    if (!parsed) return text;
    QString name = plainName(*parsed, wording);
    const QStringList more = additions(*parsed, wording);
    if (!more.isEmpty()) name += QLatin1Char(' ') + more.join(QStringLiteral(", "));
    return QStringLiteral("%1 (%2)").arg(name, text);
}

}  // namespace kydai::text
