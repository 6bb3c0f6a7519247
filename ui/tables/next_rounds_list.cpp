#include "tables/next_rounds_list.h"

#include "pairing/preflight.h"
#include "tables/player_columns.h"
#include "text/pairing_text.h"
#include "text/warning_text.h"

#include <QStringList>

namespace kydai::tables {

namespace {

constexpr char kNextRoundsContext[] = "Table";

pairing::Account accountOf(const NextRoundLine& line)
{
    return pairing::accountOf(*line.section, *line.draft->boards(), line.draft->round);
}

bool isDrafted(const NextRoundLine& line)
{
    return line.draft && line.draft->boards() != nullptr;
}

/// What keeps a draft back.
QString heldBy(const NextRoundLine& line, const text::Wording& wording)
{
    const auto say = [&](const char* source) { return wording.translate(kNextRoundsContext, source); };
    QStringList all;
    if (line.isCheckInOpen) all << say(QT_TRANSLATE_NOOP("Table", "check-in is not closed"));
    if (!line.draft->isInOrder) all << say(QT_TRANSLATE_NOOP("Table", "the numbers don't follow the ratings"));
    if (const auto* none = line.draft->unpairable()) all << text::unpairableText(*none, *line.section, wording);
    for (const policy::Warning& warning : line.draft->warnings) all << text::warningTitle(warning.id, wording);
    all.removeDuplicates();
    return QStringLiteral("⚠ ") + all.join(QStringLiteral("; "));
}

QString standingOf(const NextRoundLine& line, const text::Wording& wording)
{
    const auto say = [&](const char* source) { return wording.translate(kNextRoundsContext, source); };
    if (line.published > 0) return say(QT_TRANSLATE_NOOP("Table", "✓ published round %1")).arg(line.published);
    switch (line.next.readiness) {
    case policy::Readiness::ResultsMissing:
        return wording.translate(kNextRoundsContext, QT_TRANSLATE_N_NOOP("Table", "%n results missing"),
                                 line.next.missing);
    case policy::Readiness::TooFewPlayers:
        return say(QT_TRANSLATE_NOOP("Table", "no two players yet"));
    case policy::Readiness::AllPaired:
        return say(QT_TRANSLATE_NOOP("Table", "the last round is paired"));
    case policy::Readiness::Ready:
        break;
    }
    if (line.isWorking && line.isAnew) return say(QT_TRANSLATE_NOOP("Table", "something came in: it is drafted anew…"));
    if (line.isWorking || !line.draft) return say(QT_TRANSLATE_NOOP("Table", "is being drafted…"));
    if (!line.isClear()) return heldBy(line, wording);
    return say(line.isAnew ? QT_TRANSLATE_NOOP("Table", "ready, drafted anew") : QT_TRANSLATE_NOOP("Table", "ready"));
}

Value roundOf(const NextRoundLine& line)
{
    if (line.published > 0) return line.published;
    return line.next.readiness == policy::Readiness::AllPaired ? Value() : Value(line.next.round);
}

}  // namespace

List nextRoundsList(const std::vector<NextRoundLine>& lines)
{
    List list;
    list.id = "next_rounds";
    list.columns.push_back(
        column("section", Align::Left, {20, true}, [&lines](Subject at) { return lines[at].section->info.name; }));
    list.columns.push_back(column("round", Align::Right, {5}, [&lines](Subject at) { return roundOf(lines[at]); }));
    const auto counted = [&lines](int (*count)(const pairing::Account&)) {
        return
            [&lines, count](Subject at) { return isDrafted(lines[at]) ? Value(count(accountOf(lines[at]))) : Value(); };
    };
    list.columns.push_back(
        column("boards", Align::Right, {6}, counted([](const pairing::Account& account) { return account.boards; })));
    list.columns.push_back(column("pairing_byes", Align::Right, {9},
                                  counted([](const pairing::Account& account) { return account.pairingByes; })));
    list.columns.push_back(column("away", Align::Right, {11}, counted([](const pairing::Account& account) {
                                      return account.absent() + account.halfByes + account.fullByes;
                                  })));
    list.columns.push_back(column("standing", Align::Left, {38, true}, [&lines](Subject at) {
        return Value(
            Worded{[&line = lines[at]](const text::Wording& wording) { return standingOf(line, wording); }, {}});
    }));
    for (Subject at = 0; at < lines.size(); ++at) list.rows.push_back(at);
    return list;
}

}  // namespace kydai::tables
