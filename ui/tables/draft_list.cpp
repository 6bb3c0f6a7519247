#include "tables/draft_list.h"

#include "tables/player_columns.h"
#include "text/phrase_text.h"
#include "text/value_text.h"

#include <QStringList>

#include <numeric>

namespace kydai::tables {

namespace {

constexpr char kDraftContext[] = "Table";

const Game* draftGame(const Section& section, RoundNumber round, Subject row)
{
    const std::vector<Game>& games = section.round(round).games;
    return row < games.size() ? &games[row] : nullptr;
}

/// Who floats: the arrow stands on the player's side of the dash.
Value floatsOf(const Game& game, const pairing::Field& field)
{
    const auto white = field.indexOf(game.white);
    const auto black = field.indexOf(game.black);
    if (!white || !black) return {};
    const Points whiteScore = field.entrants[*white].score;
    const Points blackScore = field.entrants[*black].score;
    if (whiteScore == blackScore) return {};
    return std::string(whiteScore > blackScore ? "↓ – ↑" : "↑ – ↓");
}

QString draftFloatsTip(const Section& section, const Game& game, const pairing::Field& field,
                       const text::Wording& wording)
{
    QStringList lines;
    for (const PlayerId id : {game.white, game.black}) {
        const auto at = field.indexOf(id);
        const Player* player = section.find(id);
        if (!at || player == nullptr) continue;
        QStringList floats;
        for (int ago = 0; ago < 2; ++ago) {
            const pairing::Float kind = field.entrants[*at].floats[static_cast<std::size_t>(ago)];
            if (kind == pairing::Float::None) continue;
            const char* const source = kind == pairing::Float::Down
                                           ? QT_TRANSLATE_NOOP("Table", "floated down in round {round}")
                                           : QT_TRANSLATE_NOOP("Table", "floated up in round {round}");
            floats << text::fillHoles(wording.translate(kDraftContext, source),
                                      [&](const QString&) { return QString::number(field.round - 1 - ago); });
        }
        if (!floats.isEmpty())
            lines << QString::fromStdString(player->name) + QStringLiteral(": ") + floats.join(QStringLiteral(", "));
    }
    return lines.join(QLatin1Char('\n'));
}

Value checkOf(const DraftFacts& facts, Subject row)
{
    if (row >= facts.checks.size() || facts.checks[row].isEmpty()) return {};
    return QStringLiteral("⚠ %1").arg(facts.checks[row]).toStdString();
}

}  // namespace

void makeDraft(List& list, const Section& section, RoundNumber round, const DraftFacts& facts)
{
    // Whoever sits at no board can be paired by hand, of teams and cups too.
    list.rows.resize(section.round(round).games.size() + section.round(round).byes.size());
    std::iota(list.rows.begin(), list.rows.end(), Subject{0});
    for (Column& made : list.columns) {
        // Units and reasons need the room here.
        const bool yields = made.id.ends_with("_title") || made.id.ends_with("_rating");
        if (made.id == "result" || yields) made.outputs = {};
        const bool isUnit = made.id == "white_unit" || made.id == "black_unit";
        if (isUnit && !section.isTeamEvent()) made.outputs = Outputs::everywhere();
        if (made.id == "white_points" || made.id == "black_points") made.width = {5};
    }
    Column floats = column("floats", Align::Centre, {6}, [&section, round, &facts](Subject row) {
        const Game* game = draftGame(section, round, row);
        return game == nullptr ? Value() : floatsOf(*game, facts.field);
    });
    floats.tip = [&section, round, &facts](Subject row, const text::Wording& wording) {
        const Game* game = draftGame(section, round, row);
        return game == nullptr ? QString() : draftFloatsTip(section, *game, facts.field, wording);
    };
    list.columns.push_back(std::move(floats));
    Column check = column("check", Align::Left, {14, true}, [&facts](Subject row) { return checkOf(facts, row); });
    check.tip = [&facts](Subject row, const text::Wording&) {
        return row < facts.checks.size() ? facts.checks[row] : QString();
    };
    list.columns.push_back(std::move(check));
}

}  // namespace kydai::tables
