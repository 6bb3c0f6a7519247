#include "tables/provisional.h"

#include "text/phrase_text.h"

#include <QStringList>

namespace kydai::tables {

namespace {

constexpr char kProvisionalContext[] = "Table";

QString roundText(const MissingInRound& missing, const text::Wording& wording)
{
    const char* const source = missing.adjourned == 0
                                   //: games without a result in one round
                                   ? QT_TRANSLATE_NOOP("Table", "round {round}: {games}")
                                   : QT_TRANSLATE_NOOP("Table", "round {round}: {games} ({adjourned} adjourned)");
    return text::fillHoles(wording.translate(kProvisionalContext, source), [&](const QString& hole) {
        if (hole == QStringLiteral("round")) return QString::number(missing.round);
        return QString::number(hole == QStringLiteral("adjourned") ? missing.adjourned
                                                                   : missing.open + missing.adjourned);
    });
}

}  // namespace

std::vector<MissingInRound> missingResults(const Section& section, RoundNumber after)
{
    std::vector<MissingInRound> missing;
    for (RoundNumber number = 1; number <= after && number <= section.roundsPaired(); ++number) {
        MissingInRound found{number};
        for (const Game& game : section.round(number).games) {
            if (isAdjourned(game)) {
                ++found.adjourned;
            } else if (isOpen(game)) {
                ++found.open;
            }
        }
        if (found.open + found.adjourned > 0) missing.push_back(found);
    }
    return missing;
}

int missingCount(const std::vector<MissingInRound>& missing)
{
    int count = 0;
    for (const MissingInRound& one : missing) count += one.open + one.adjourned;
    return count;
}

QString missingRoundsText(const std::vector<MissingInRound>& missing, const text::Wording& wording)
{
    QStringList rounds;
    for (const MissingInRound& one : missing) rounds << roundText(one, wording);
    return rounds.join(QStringLiteral("; "));
}

QString provisionalText(const std::vector<MissingInRound>& missing, const text::Wording& wording)
{
    if (missing.empty()) return {};
    //: %n games without a result; the rounds follow
    const QString sentence = wording.translate(
        kProvisionalContext, QT_TRANSLATE_N_NOOP("Table", "Provisional: %n games have no result yet ({rounds})."),
        missingCount(missing));
    return text::fillHoles(sentence, [&](const QString&) { return missingRoundsText(missing, wording); });
}

}  // namespace kydai::tables
