// All rounds of a table, those to come too: who meets whom with which colour.
#include "model/game.h"
#include "pairing/next_round.h"
#include "tables/lists.h"
#include "tables/player_columns.h"
#include "text/table_text.h"
#include "text/value_text.h"

#include <algorithm>
#include <memory>

namespace kydai::tables {

namespace {

/// A board of one of the rounds, or who sits out.
struct ScheduledSeat {
    RoundNumber round = 1;
    int board = 0;  ///< from 1; 0: he sits out
    std::optional<std::size_t> white{};
    std::optional<std::size_t> black{};
    std::optional<Game> game{};
};

struct ScheduledRounds {
    std::vector<ScheduledSeat> seats{};
};

void addRound(ScheduledRounds& all, const Section& section, const Round& round, RoundNumber number)
{
    int board = 0;
    for (const Game& game : round.games) {
        all.seats.push_back({number, ++board, section.indexOf(game.white), section.indexOf(game.black), game});
    }
    for (const Bye& bye : round.byes) {
        all.seats.push_back({number, 0, section.indexOf(bye.player), {}, {}});
    }
}

QString roundHeading(RoundNumber number, const Date& day, const text::Wording& wording)
{
    const QString round = text::tableHead("pairings", wording) + QLatin1Char(' ') + QString::number(number);
    return day.known() ? round + QStringLiteral(" · ") + text::dateText(day, wording) : round;
}

}  // namespace

List scheduleList(const Section& section)
{
    const auto all = std::make_shared<ScheduledRounds>();
    List list;
    list.id = "schedule";
    const std::vector<Round> rounds = pairing::roundsOfWholeTable(section);
    for (std::size_t at = 0; at < rounds.size(); ++at) {
        const auto number = static_cast<RoundNumber>(at) + 1;
        list.groups.push_back({all->seats.size(), [number, day = rounds[at].date](const text::Wording& wording) {
                                   return roundHeading(number, day, wording);
                               }});
        addRound(*all, section, rounds[at], number);
    }
    list.columns.push_back(
        column("round", Align::Right, {4}, [all](Subject at) { return Value(all->seats[at].round); }));
    list.columns.back().outputs = Outputs::everywhere().without({Output::Paper, Output::Html, Output::Projector});
    list.columns.push_back(
        column("board", Align::Right, {5}, [all](Subject at) { return numberOrBlank(all->seats[at].board); }));
    const auto addSide = [&](Colour side, const char* of) {
        const auto playerOf = [all, side](Subject at) {
            return side == Colour::White ? all->seats[at].white : all->seats[at].black;
        };
        Column made = playerColumn(section, of, playerOf);
        const std::string name = side == Colour::White ? "white" : "black";
        made.id = std::string(of) == "name" ? name : name + '_' + of;
        if (std::string(of) == "name")
            made.head = [side](const text::Wording& wording, bool) { return text::colourText(side, wording); };
        list.columns.push_back(std::move(made));
    };
    addSide(Colour::White, "number");
    addSide(Colour::White, "name");
    list.columns.push_back(column("result", Align::Centre, {8}, [all](Subject at) {
        const std::optional<Game>& game = all->seats[at].game;
        if (!game || (game->whiteOutcome == Outcome::Open && game->blackOutcome == Outcome::Open)) return Value();
        return Value(BoardResult{game->whiteOutcome, game->blackOutcome});
    }));
    addSide(Colour::Black, "name");
    addSide(Colour::Black, "number");
    for (Subject at = 0; at < all->seats.size(); ++at) list.rows.push_back(at);
    return list;
}

}  // namespace kydai::tables
