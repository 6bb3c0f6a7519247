// A round by board and by name.
#include "model/baku.h"
#include "model/scorecards.h"
#include "model/table_numbers.h"
#include "model/team_scorecards.h"
#include "model/unseen_line_ups.h"
#include "pairing/chess960.h"
#include "support/utf8.h"
#include "tables/lists.h"
#include "tables/off_board.h"
#include "tables/player_columns.h"
#include "tables/team_lists.h"
#include "text/phrase_text.h"
#include "text/value_text.h"

#include <QStringList>

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <utility>

namespace kydai::tables {

namespace {

constexpr char kPairingsContext[] = "Table";

/// Of each board the other game of its match, where two rounds are one.
std::vector<const Game*> otherGamesOf(const Section& section, RoundNumber round)
{
    if (!rowOf(section.rulesOf(round).pairingSystem).playsTwice) return {};
    const RoundNumber other = matchAndGameOf(round).game == 1 ? round + 1 : round - 1;
    std::map<std::pair<PlayerId, PlayerId>, const Game*> games;
    if (other <= section.roundsPaired()) {
        for (const Game& game : section.round(other).games) games[std::minmax(game.white, game.black)] = &game;
    }
    std::vector<const Game*> found;
    for (const Game& game : section.round(round).games) {
        const auto at = games.find(std::minmax(game.white, game.black));
        found.push_back(at == games.end() ? nullptr : at->second);
    }
    return found;
}

/// What each player's adjourned games of the rounds before are worth as long as they are open: a draw each, for the
/// pairing only.
std::vector<Points> adjournedPoints(const Section& section, RoundNumber before)
{
    std::vector<Points> extra(section.players.size());
    const auto add = [&](PlayerId player, Colour colour) {
        if (const auto at = section.indexOf(player))
            extra[*at] += section.rules.points.pointsFor(Outcome::Draw, colour);
    };
    for (RoundNumber number = 1; number < before; ++number) {
        for (const Game& game : section.round(number).games) {
            if (!isAdjourned(game)) continue;
            add(game.white, Colour::White);
            add(game.black, Colour::Black);
        }
    }
    return extra;
}

/// What the columns of a round read.
struct RoundSource {
    RoundSource(const Section& of, RoundNumber which, std::shared_ptr<const RoundColours> known)
        : section(of),
          round(of.round(which)),
          number(which),
          before(tiebreak::competitionOf(of, which - 1, tiebreak::Participants::Players)),
          tables(tableNumbers(of, round)),
          virtualPoints(kydai::virtualPoints(of, which)),
          adjourned(adjournedPoints(of, which)),
          teams(teamsOfPlayers(of)),
          off(of, which),
          otherGames(otherGamesOf(of, which)),
          m_colours(std::move(known))
    {
    }

    const Section& section;
    const Round& round;
    RoundNumber number;
    tiebreak::Competition before;       ///< whose sums are those of the standings
    std::vector<int> tables;            ///< by board
    std::vector<Points> virtualPoints;  ///< of an acceleration in this round, by player
    std::vector<Points> adjourned;      ///< of open games of the rounds before, by player
    std::vector<std::size_t> teams;     ///< by player
    OffBoards off;
    std::vector<const Game*> otherGames;  ///< by board, where two rounds are a match; null: not paired

    [[nodiscard]] const Game* gameAt(Subject row) const
    {
        return row < round.games.size() ? &round.games[row] : nullptr;
    }
    [[nodiscard]] const Bye* byeAt(Subject row) const
    {
        return row < round.games.size() ? nullptr : &round.byes[row - round.games.size()];
    }
    /// Who stands on the side of White: of a bye, the player himself.
    [[nodiscard]] std::optional<std::size_t> playerAt(Subject row, Colour side) const
    {
        if (const Game* game = gameAt(row)) return section.indexOf(side == Colour::White ? game->white : game->black);
        return side == Colour::White ? section.indexOf(byeAt(row)->player) : std::nullopt;
    }
    /// The name of his team.
    [[nodiscard]] Value teamOf(std::size_t player) const
    {
        return teams[player] == TeamRound::kNobody ? Value() : Value(section.teams.teams[teams[player]].name);
    }
    /// Worked out when a column asks for them first: most prints don't.
    [[nodiscard]] const RoundColours& colours() const
    {
        std::call_once(m_asked, [this] {
            if (!m_colours) m_colours = std::make_shared<const RoundColours>(roundColours(section, number));
        });
        return *m_colours;
    }

private:
    mutable std::once_flag m_asked{};
    mutable std::shared_ptr<const RoundColours> m_colours;
};
using RoundSourcePtr = std::shared_ptr<const RoundSource>;

Value byeValue(const RoundSource& source, const Bye& bye)
{
    return ByeResult{bye.kind, source.section.rules.points.pointsFor(bye.kind, Colour::White)};
}

/// Points as the pairing counted them: with * where an adjourned game is among them, and "1+1" where an acceleration
/// gives virtual ones, as boards would look wrongly sorted else.
Value countedPoints(const RoundSource& source, std::size_t player)
{
    const Points own = source.before.primary.score(player);
    const Points adjourned = source.adjourned[player];
    const Points extra = source.virtualPoints[player];
    if (adjourned == Points{} && extra == Points{}) return own;
    const Points counted = own + adjourned;
    const std::string mark = adjourned == Points{} ? "" : "*";
    return Worded{[counted, extra, mark](const text::Wording& wording) {
                      const QString text = text::pointsText(counted, wording) + QString::fromStdString(mark);
                      return extra == Points{} ? text : text + QLatin1Char('+') + text::pointsText(extra, wording);
                  },
                  toDecimal(counted) + mark + (extra == Points{} ? std::string() : '+' + toDecimal(extra))};
}

Value pointsBefore(const RoundSource& source, Subject row, Colour side)
{
    const auto player = source.playerAt(row, side);
    return player ? countedPoints(source, *player) : Value();
}

QString adjournedText(const text::Wording& wording)
{
    return wording.translate(kPairingsContext,
                             QT_TRANSLATE_NOOP("Table", "* an adjourned game counts as a draw for the pairing"));
}

bool isAnyAdjourned(const Section& section, RoundNumber before)
{
    for (RoundNumber number = 1; number < before; ++number) {
        if (std::ranges::any_of(section.round(number).games, [](const Game& game) { return isAdjourned(game); }))
            return true;
    }
    return false;
}

/// Name, unit and rating of a side, for a tooltip.
QString personTip(const RoundSource& source, Subject row, Colour side)
{
    const auto index = source.playerAt(row, side);
    if (!index) return {};
    const Player& player = source.section.players[*index];
    QStringList parts{QString::fromStdString(player.name)};
    if (!player.unit.empty()) parts << QString::fromStdString(player.unit);
    if (player.rating > 0) parts << QString::number(player.rating);
    return parts.join(QStringLiteral(" · "));
}

/// A column of one side, such as "white_unit": the player's own under the side's name.
Column sideColumn(const RoundSourcePtr& source, Colour side, const char* of)
{
    const char* const name = side == Colour::White ? "white" : "black";
    Column made =
        playerColumn(source->section, of, [source, side](Subject row) { return source->playerAt(row, side); });
    made.id = std::string(of) == "name" ? name : std::string(name) + '_' + of;
    if (std::string(of) == "name") {
        made.head = [side](const text::Wording& wording, bool) { return text::colourText(side, wording); };
        made.tip = [source, side](Subject row, const text::Wording&) { return personTip(*source, row, side); };
    }
    return made;
}

/// "white_team", of a team event.
Column teamColumn(const RoundSourcePtr& source, Colour side)
{
    Column made = column("team", Align::Left, {16, true}, [source, side](Subject row) {
        const auto player = source->playerAt(row, side);
        return player ? source->teamOf(*player) : Value();
    });
    made.id = side == Colour::White ? "white_team" : "black_team";
    return made;
}

Column pointsColumn(const RoundSourcePtr& source, Colour side)
{
    Column made =
        column("points", Align::Right, {4}, [source, side](Subject row) { return pointsBefore(*source, row, side); });
    made.id = side == Colour::White ? "white_points" : "black_points";
    made.tip = [source, side](Subject row, const text::Wording& wording) {
        const auto player = source->playerAt(row, side);
        if (!player) return QString();
        QStringList lines;
        if (source->adjourned[*player] != Points{}) lines << adjournedText(wording);
        if (source->virtualPoints[*player] != Points{})
            lines << wording.translate(
                kPairingsContext, QT_TRANSLATE_NOOP("Table", "1+1: points, and virtual points of the acceleration"));
        return lines.join(QLatin1Char('\n'));
    };
    return made;
}

/// What kind of bye it is, or what people call it where that says too little.
Value byeKind(const RoundSource& source, const Bye& bye)
{
    const auto player = source.section.indexOf(bye.player);
    if (bye.kind != Outcome::ZeroBye || !player) return bye.kind;
    return offBoardValue(source.off.of(*player));
}

/// Black, or in the row of a bye what kind of bye it is.
Column blackColumn(const RoundSourcePtr& source)
{
    Column made = sideColumn(source, Colour::Black, "name");
    made.value = [source, name = made.value](Subject row) {
        const Bye* bye = source->byeAt(row);
        return bye == nullptr ? name(row) : byeKind(*source, *bye);
    };
    return made;
}

Value resultAt(const RoundSource& source, Subject row)
{
    if (const Bye* bye = source.byeAt(row)) return byeValue(source, *bye);
    const Game& game = *source.gameAt(row);
    if (source.off.isOnlyScored(game)) return onlyScoredValue();
    return BoardResult{game.whiteOutcome, game.blackOutcome};
}

/// Of both games of the match as White of this one has them: "1½ : ½"; nothing before the first result.
Value matchScoreAt(const RoundSource& source, Subject row)
{
    const Game* game = source.gameAt(row);
    if (game == nullptr) return {};
    const PointSystem& points = source.section.rules.points;
    Points white{};
    Points black{};
    bool isKnown = false;
    const auto add = [&](const Game& one, Points& whites, Points& blacks) {
        if (isUndecided(one)) return;
        isKnown = true;
        whites += points.pointsFor(one.whiteOutcome, Colour::White);
        blacks += points.pointsFor(one.blackOutcome, Colour::Black);
    };
    add(*game, white, black);
    if (const Game* other = source.otherGames[row]) {
        const bool isTurned = other->white != game->white;
        add(*other, isTurned ? black : white, isTurned ? white : black);
    }
    return isKnown ? scoreValue(white, black) : Value();
}

QString resultTip(const RoundSource& source, Subject row, const text::Wording& wording)
{
    const Game* game = source.gameAt(row);
    if (game == nullptr) return written(byeKind(source, *source.byeAt(row)), Output::Screen, wording);
    if (source.off.isOnlyScored(*game)) return onlyScoredText(wording);
    const auto speaksForItself = [](Outcome outcome) { return outcome <= Outcome::Loss || outcome == Outcome::Open; };
    if (speaksForItself(game->whiteOutcome) && speaksForItself(game->blackOutcome)) return {};
    return QStringLiteral("%1 – %2").arg(text::outcomeText(game->whiteOutcome, wording),
                                         text::outcomeText(game->blackOutcome, wording));
}

/// The letter of the step that decided, or that it is the table; with ≠ where the board is the other way round.
Value colourReason(const RoundSource& source, Subject row)
{
    const Game* game = source.gameAt(row);
    if (game == nullptr) return {};
    const pairing::BoardColours& rules = source.colours()[row];
    const std::string sign = deviates(rules, *game) ? "≠ " : "";
    if (rules.allocation) return sign + std::string(colour::letterName(rules.allocation->letter));
    if (rules.source != pairing::ColourSource::Table || !rules.white) return textOrBlank(sign);
    return Worded{[sign](const text::Wording& wording) {
                      //: colours of a round robin
                      return QString::fromStdString(sign) +
                             wording.translate(kPairingsContext, QT_TRANSLATE_NOOP("Table", "table"));
                  },
                  sign + "table"};
}

QString colourTip(const RoundSource& source, Subject row, const text::Wording& wording)
{
    const Game* game = source.gameAt(row);
    if (game == nullptr) return {};
    const pairing::BoardColours& rules = source.colours()[row];
    const bool turned = deviates(rules, *game);
    if (rules.source == pairing::ColourSource::Table && rules.white) {
        return wording.translate(
            kPairingsContext, turned
                                  ? QT_TRANSLATE_NOOP("Table",
                                                      "By the pairing table, the colours would be the other way round. "
                                                      "Press F1 for the reasons.")
                                  : QT_TRANSLATE_NOOP("Table", "Colours by the pairing table."));
    }
    if (!rules.allocation) return {};
    const QString sentence = wording.translate(
        kPairingsContext,
        turned ? QT_TRANSLATE_NOOP("Table",
                                   "By {chapter}, {step}, the colours would be the other way round. Press F1 for the "
                                   "reasons.")
               : QT_TRANSLATE_NOOP("Table", "Colours by {chapter}, {step}. Press F1 for the reasons."));
    return text::fillHoles(sentence, [&](const QString& hole) {
        const std::string_view step = hole == QLatin1String("chapter")
                                          ? colour::chapterOf(rules.rules)
                                          : colour::stepNumber(rules.allocation->decider, rules.rules);
        return QString::fromLatin1(step.data(), static_cast<qsizetype>(step.size()));
    });
}

void addBoardColumns(List& list, const RoundSourcePtr& source)
{
    constexpr Outputs kPrintsAndFiles = Outputs::everywhere().without({Output::Screen, Output::Projector});
    constexpr Outputs kNotOnTheWall = Outputs::everywhere().without({Output::Projector});
    // Prints write it in front of the name.
    constexpr Outputs kTitles{Output::Screen, Output::Workbook, Output::Csv, Output::Json};
    const auto add = [&](Column made, Outputs outputs) {
        made.outputs = outputs;
        list.columns.push_back(std::move(made));
    };
    const bool ofTeams = source->section.isTeamEvent();  // then who plays for whom has the room of ratings and units
    const Outputs units = ofTeams ? Outputs{} : kPrintsAndFiles;
    const Outputs ratings = ofTeams ? kPrintsAndFiles : kNotOnTheWall;
    const Outputs points = ofTeams ? kPrintsAndFiles : Outputs::everywhere();
    add(column("board", Align::Right, {4},
               [source](Subject row) { return source->gameAt(row) == nullptr ? Value() : Value(source->tables[row]); }),
        Outputs::everywhere());
    list.columns.back().strong = true;
    add(sideColumn(source, Colour::White, "number"), kNotOnTheWall);
    add(sideColumn(source, Colour::White, "name"), Outputs::everywhere());
    add(sideColumn(source, Colour::White, "title"), kTitles);
    if (ofTeams) add(teamColumn(source, Colour::White), Outputs::everywhere());
    add(sideColumn(source, Colour::White, "unit"), units);
    add(sideColumn(source, Colour::White, "federation"), {});
    add(sideColumn(source, Colour::White, "rating"), ratings);
    add(pointsColumn(source, Colour::White), points);
    Column result = column("result", Align::Centre, {8}, [source](Subject row) { return resultAt(*source, row); });
    result.tip = [source](Subject row, const text::Wording& wording) { return resultTip(*source, row, wording); };
    add(std::move(result), Outputs::everywhere());
    if (rowOf(source->section.rulesOf(source->number).pairingSystem).playsTwice) {
        add(column("match_score", Align::Centre, {7}, [source](Subject row) { return matchScoreAt(*source, row); }),
            Outputs::everywhere());
        list.columns.back().family = "result";  // which it goes with
    }
    add(pointsColumn(source, Colour::Black), points);
    add(blackColumn(source), Outputs::everywhere());
    add(sideColumn(source, Colour::Black, "title"), kTitles);
    if (ofTeams) add(teamColumn(source, Colour::Black), Outputs::everywhere());
    add(sideColumn(source, Colour::Black, "unit"), units);
    add(sideColumn(source, Colour::Black, "federation"), {});
    add(sideColumn(source, Colour::Black, "rating"), ratings);
    add(sideColumn(source, Colour::Black, "number"), kNotOnTheWall);
    Column colours = column("colours", Align::Centre, {source->section.rules.hasPredeterminedPairings() ? 10 : 7},
                            [source](Subject row) { return colourReason(*source, row); });
    colours.tip = [source](Subject row, const text::Wording& wording) { return colourTip(*source, row, wording); };
    add(std::move(colours), ofTeams ? Outputs{} : Outputs{Output::Screen});  // boards have them by the match
}

/// Where a player is in a round.
struct Seat {
    std::optional<std::size_t> game{};  ///< else the bye
    std::size_t bye = 0;
    Colour colour = Colour::White;
};

/// By player index; nobody is without a seat in a round that leaves nobody out.
std::vector<std::optional<Seat>> seatsOf(const RoundSource& source)
{
    std::vector<std::optional<Seat>> seats(source.section.players.size());
    for (std::size_t board = 0; board < source.round.games.size(); ++board) {
        for (const Colour side : {Colour::White, Colour::Black}) {
            if (const auto player = source.playerAt(board, side)) seats[*player] = Seat{board, 0, side};
        }
    }
    for (std::size_t bye = 0; bye < source.round.byes.size(); ++bye) {
        if (const auto player = source.section.indexOf(source.round.byes[bye].player)) seats[*player] = Seat{{}, bye};
    }
    return seats;
}

Colour otherSide(Colour side)
{
    return side == Colour::White ? Colour::Black : Colour::White;
}

/// "BYE1 · pairing-allocated bye", "reserve"
Value byeWords(const RoundSource& source, const Bye& bye)
{
    const auto player = source.section.indexOf(bye.player);
    if (bye.kind == Outcome::ZeroBye && player && isBySystem(source.off.of(*player))) return byeKind(source, bye);
    return Worded{[value = byeValue(source, bye), kind = byeKind(source, bye)](const text::Wording& wording) {
                      return written(value, Output::Paper, wording) + QStringLiteral(" · ") +
                             written(kind, Output::Paper, wording);
                  },
                  std::string(1, trfCode(bye.kind))};
}

}  // namespace

RoundColours roundColours(const Section& section, RoundNumber round)
{
    RoundColours colours;
    if (section.round(round).games.empty()) return colours;
    const pairing::RoundColours rules(section, round);
    for (const Game& game : section.round(round).games)
        colours.push_back(isUnseen(game) ? pairing::BoardColours{} : rules.of(game));
    return colours;
}

bool deviates(const pairing::BoardColours& rules, const Game& game)
{
    return rules.white && game.coloursKnown && rules.white != game.white;
}

std::optional<QString> startingPosition(const Section& section, RoundNumber round, const text::Wording& wording)
{
    const auto number = pairing::chess960Number(section, round);
    if (!number) return std::nullopt;
    return wording.translate(kPairingsContext, QT_TRANSLATE_NOOP("Table", "Chess960, position %1: %2"))
        .arg(QString::number(*number), QString::fromStdString(pairing::chess960Rank(*number)));
}

List pairingsList(const Section& section, RoundNumber round, std::shared_ptr<const RoundColours> colours)
{
    const auto source = std::make_shared<const RoundSource>(section, round, std::move(colours));
    List list;
    list.id = "pairings";
    list.suffix = std::to_string(round);
    addBoardColumns(list, source);
    list.rows.resize(source->round.games.size() + source->round.byes.size());
    std::iota(list.rows.begin(), list.rows.end(), Subject{0});
    // Who is out of a knock-out, or a reserve of a team, has no line.
    if (rowOf(section.rules.pairingSystem).knocksOut || section.isTeamEvent()) {
        std::erase_if(list.rows, [&](Subject row) {
            const Bye* bye = source->byeAt(row);
            return bye != nullptr ? bye->kind == Outcome::ZeroBye : isUnseen(*source->gameAt(row));
        });
    }
    if (section.isTeamEvent()) addMatchHeadings(list, section, round);
    if (isAnyAdjourned(section, round)) list.notes.emplace_back(adjournedText);
    if (pairing::chess960Number(section, round)) {
        list.notes.emplace_back([&section, round](const text::Wording& wording) {
            return startingPosition(section, round, wording).value_or(QString());
        });
    }
    return list;
}

List alphabeticalList(const Section& section, RoundNumber round)
{
    const auto source = std::make_shared<const RoundSource>(section, round, nullptr);
    const auto seats = std::make_shared<const std::vector<std::optional<Seat>>>(seatsOf(*source));
    const auto opponentOf = [source, seats](Subject player) -> std::optional<std::size_t> {
        const auto& seat = (*seats)[player];
        return seat && seat->game ? source->playerAt(*seat->game, otherSide(seat->colour)) : std::nullopt;
    };
    List list;
    list.id = "alphabetical";
    list.suffix = std::to_string(round);
    const auto add = [&](Column made, Outputs outputs) {
        made.outputs = outputs;
        list.columns.push_back(std::move(made));
    };
    const auto opponent = [&](const char* of, const char* id) {
        Column made = playerColumn(section, of, opponentOf);
        const Column head = column(id, made.align, made.width, {});
        made.id = id;
        made.head = head.head;
        return made;
    };
    constexpr Outputs kOffPaper = Outputs::everywhere().without({Output::Paper, Output::Projector});
    add(playerColumn(section, "name"), Outputs::everywhere());
    add(playerColumn(section, "number"), Outputs::everywhere());
    add(playerColumn(section, "unit"), kOffPaper);
    if (section.isTeamEvent())
        add(column("team", Align::Left, {16}, [source](Subject player) { return source->teamOf(player); }), kOffPaper);
    add(column("board", Align::Right, {4},
               [source, seats](Subject player) {
                   const auto& seat = (*seats)[player];
                   return seat && seat->game ? Value(source->tables[*seat->game]) : Value();
               }),
        Outputs::everywhere());
    list.columns.back().strong = true;
    add(column("colour", Align::Left, {5},
               [seats](Subject player) {
                   const auto& seat = (*seats)[player];
                   return seat && seat->game ? Value(seat->colour) : Value();
               }),
        Outputs::everywhere());
    Column who = opponent("name", "opponent");
    who.strong = false;
    who.value = [source, seats, name = who.value](Subject player) {
        const auto& seat = (*seats)[player];
        if (!seat) return offBoardValue(OffBoard::Unseen);
        return seat->game ? name(player) : byeWords(*source, source->round.byes[seat->bye]);
    };
    add(std::move(who), Outputs::everywhere());
    add(opponent("number", "opponent_number"), kOffPaper);
    add(opponent("unit", "opponent_unit"), kOffPaper);
    add(column("points", Align::Right, {4}, [source](Subject player) { return countedPoints(*source, player); }),
        kOffPaper);
    for (std::size_t player = 0; player < section.players.size(); ++player) {
        if ((*seats)[player] || source->off.of(player) == OffBoard::Unseen) list.rows.push_back(player);
    }
    std::vector<std::string> keys;
    for (const Player& player : section.players) keys.push_back(utf8::nameSortKey(player.name));
    std::ranges::stable_sort(list.rows, {}, [&](Subject player) -> const std::string& { return keys[player]; });
    return list;
}

}  // namespace kydai::tables
