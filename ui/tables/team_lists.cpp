#include "tables/team_lists.h"

#include "model/scorecards.h"
#include "model/team_scorecards.h"
#include "model/unseen_line_ups.h"
#include "pairing/teams/team_round.h"
#include "tables/lists.h"
#include "tables/off_board.h"
#include "tables/player_columns.h"
#include "tables/provisional.h"
#include "tables/round_columns.h"
#include "tables/standings_columns.h"
#include "text/phrase_text.h"
#include "text/value_text.h"
#include "tiebreak/competition.h"
#include "tiebreak/standings.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace kydai::tables {

namespace {

constexpr char kTeamsContext[] = "Table";
constexpr std::size_t kNobody = TeamRound::kNobody;

/// A round's matches in the order of their first boards, with the scores around it.
struct MatchSource {
    MatchSource(const Section& of, RoundNumber which)
        : section(of), round(which), scores(teamScoresOf(of, which)), seats(pairing::teamSeatsInOrder(of, which))
    {
    }

    [[nodiscard]] std::size_t teamAt(Subject match, bool first) const
    {
        const pairing::TeamSeat& seat = seats[match];
        return first ? seat.white : seat.black.value_or(kNobody);
    }
    /// Before the round.
    [[nodiscard]] Value points(Subject match, bool first, Points TeamRound::*what) const
    {
        const std::size_t team = teamAt(match, first);
        if (team == kNobody) return {};
        const TeamBonus& bonus = scores.bonus[team];
        Points sum = what == &TeamRound::matchPoints ? bonus.matchPoints : bonus.gamePoints;
        for (RoundNumber before = 1; before < round; ++before) sum += scores.entry(team, before).*what;
        return sum;
    }
    /// "2½ : 1½", nothing while no board has a result.
    [[nodiscard]] Value result(Subject match) const
    {
        const TeamRound& one = scores.entry(seats[match].white, round);
        if (!seats[match].black) return ByeResult{one.outcome, one.matchPoints};
        const TeamRound& other = scores.entry(*seats[match].black, round);
        const bool isPlayed = one.undecided < static_cast<int>(one.boards.size()) || one.outcome != Outcome::Open;
        if (!isPlayed) return {};
        return scoreValue(one.gamePoints, other.gamePoints);
    }

    const Section& section;
    RoundNumber round;
    TeamScores scores;
    std::vector<pairing::TeamSeat> seats;
};
using MatchSourcePtr = std::shared_ptr<const MatchSource>;

Column named(const char* id, const char* head, Align align, Width width, std::function<Value(Subject)> value)
{
    Column made = column(head, align, width, std::move(value));
    made.id = id;
    return made;
}

void addSide(List& list, const MatchSourcePtr& source, bool first)
{
    const std::string side = first ? "team" : "opponents";
    const auto add = [&](const std::string& id, const char* head, Align align, Width width,
                         std::function<Value(Subject)> value) {
        list.columns.push_back(named(id.c_str(), head, align, width, std::move(value)));
    };
    const auto who = [source, first](Subject match) {
        const std::size_t team = source->teamAt(match, first);
        return team == kNobody ? Value() : Value(source->section.teams.teams[team].name);
    };
    const auto points = [&](const char* of, const char* head, Points TeamRound::*what) {
        add(side + of, head, Align::Right, {4},
            [source, first, what](Subject match) { return source->points(match, first, what); });
    };
    const auto number = [&] {
        add(side + "_number", "number", Align::Right, {4}, [source, first](Subject match) {
            const std::size_t team = source->teamAt(match, first);
            return team == kNobody ? Value() : Value(source->section.teams.teams[team].id.value);
        });
    };
    if (first) number();
    if (first) add(side, "team", Align::Left, {22, true}, who);
    points("_points", "match_points", &TeamRound::matchPoints);
    points("_game_points", "game_points", &TeamRound::gamePoints);
    if (!first) add(side, "team", Align::Left, {22, true}, who);
    if (!first) number();
}

/// Matches of an event with what is known of each.
struct League {
    League(const Section& of, std::vector<pairing::LeagueMatch> which)
        : section(of), scores(teamScoresOf(of, of.roundsPaired())), matches(std::move(which))
    {
    }

    [[nodiscard]] std::string name(std::size_t team) const { return section.teams.teams[team].name; }
    /// "2½ : 1½" as home and guest have them; nothing before the first result.
    [[nodiscard]] Value result(const pairing::LeagueMatch& match) const
    {
        if (match.round > scores.rounds) return {};
        const TeamRound& home = scores.entry(match.home, match.round);
        const TeamRound& guest = scores.entry(match.guest, match.round);
        const bool isPlayed = home.undecided < static_cast<int>(home.boards.size()) || home.outcome != Outcome::Open;
        if (home.opponent != match.guest || !isPlayed) return {};
        return scoreValue(home.gamePoints, guest.gamePoints);
    }
    [[nodiscard]] Value remark(const pairing::LeagueMatch& match) const
    {
        if (!match.movedFrom.known()) return {};
        return Worded{[day = match.movedFrom, off = match.isPutOff](const text::Wording& wording) {
                          const char* said = off ? QT_TRANSLATE_NOOP("Table", "put off, was to be on {day}")
                                                 : QT_TRANSLATE_NOOP("Table", "moved, was to be on {day}");
                          return text::fillHoles(wording.translate(kTeamsContext, said),
                                                 [&](const QString&) { return text::dateText(day, wording); });
                      },
                      match.isPutOff ? "put_off" : "moved"};
    }

    const Section& section;
    TeamScores scores;
    std::vector<pairing::LeagueMatch> matches;
};

/// What a player did in the rounds of the event.
struct Record {
    int games = 0;    ///< played over the board
    Points scored{};  ///< in them
    Points points{};  ///< in all, byes and forfeits included
    int board = 0;    ///< on which he sat most, the higher of equals; 0: never
};

struct RecordSource {
    explicit RecordSource(const Section& of, std::optional<RoundNumber> after = std::nullopt)
        : cards(std::make_shared<const Scorecards>(of, after)), records(of.players.size()), teamOf(teamsOfPlayers(of))
    {
        std::vector<std::map<int, int>> boards(of.players.size());
        const auto& teams = of.teams.teams;
        for (std::size_t team = 0; team < teams.size(); ++team) {
            for (RoundNumber round = 1; round <= cards->rounds(); ++round) {
                int board = 0;
                for (const PlayerId player : pairing::boardsOf(of, team, round)) {
                    ++board;
                    const auto index = of.indexOf(player);
                    if (index && cards->entry(*index, round).hasOpponent()) ++boards[*index][board];
                }
            }
        }
        for (std::size_t player = 0; player < of.players.size(); ++player) {
            Record& record = records[player];
            for (RoundNumber round = 1; round <= cards->rounds(); ++round) {
                const RoundEntry& entry = cards->entry(player, round);
                record.points += entry.points;
                if (!entry.hasOpponent() || !isPlayed(entry.outcome)) continue;
                ++record.games;
                record.scored += entry.points;
            }
            int most = 0;
            for (const auto& [board, times] : boards[player]) {
                if (times > most) most = times, record.board = board;
            }
        }
        const auto codes = tiebreak::parseCodes(std::string_view("TPR"));
        tiebreak::StandingsOptions options;
        options.codes = *codes;
        options.participants = tiebreak::Participants::Players;
        options.round = after;
        if (auto ranked = tiebreak::standingsOf(of, options)) performance = ranked->columns.front().values;
    }

    /// In hundredths of what could be scored in the games, to the nearest; 0 without any.
    [[nodiscard]] int percent(std::size_t player, const PointSystem& points) const
    {
        constexpr int kWhole = 100;
        const int most = records[player].games * points.win().tenths;
        return most == 0 ? 0 : (records[player].scored.tenths * kWhole * 2 + most) / (2 * most);
    }

    std::shared_ptr<const Scorecards> cards;
    std::vector<Record> records;
    std::vector<std::size_t> teamOf;
    std::vector<tiebreak::Value> performance{};
};
using RecordSourcePtr = std::shared_ptr<const RecordSource>;

/// \param points which of the two sums stands there
void addRecord(List& list, const Section& section, const RecordSourcePtr& source, Points Record::*points)
{
    const auto add = [&](const char* id, std::function<Value(Subject)> value) {
        list.columns.push_back(column(id, Align::Right, {5}, std::move(value)));
    };
    add("points", [source, points](Subject player) { return Value(source->records[player].*points); });
    list.columns.back().strong = true;
    add("games", [source](Subject player) { return Value(source->records[player].games); });
    add("percent", [source, &section](Subject player) {
        return source->records[player].games == 0 ? Value() : Value(source->percent(player, section.rules.points));
    });
    add("performance", [source](Subject player) {
        if (source->performance.empty() || source->records[player].games == 0) return Value();
        const auto& value = source->performance[player].value;
        return value ? Value(*value) : Value();
    });
}

void addMissing(List& list, const Section& section, RoundNumber after)
{
    if (const auto missing = missingResults(section, after); !missing.empty())
        list.notes.emplace_back([missing](const text::Wording& wording) { return provisionalText(missing, wording); });
}

/// "2. Huế – Đà Nẵng 2½ : 1½", "6. Cần Thơ BYE", "3. Huế – Vinh · line-up not out yet"
QString matchHeading(const MatchSource& source, Subject match, bool isUntold, const text::Wording& wording)
{
    const auto team = [&](bool first) {
        return QString::fromStdString(source.section.teams.teams[source.teamAt(match, first)].name);
    };
    QString heading = QStringLiteral("%1. %2").arg(match + 1).arg(team(true));
    if (source.seats[match].black) heading += QStringLiteral(" – ") + team(false);
    if (const QString result = written(source.result(match), Output::Paper, wording); !result.isEmpty())
        heading += QLatin1Char(' ') + result;
    if (isUntold) heading += QStringLiteral(" · ") + written(offBoardValue(OffBoard::Unseen), Output::Paper, wording);
    return heading;
}

/// "3. Huế · captain Lê Văn A · 5 match points, 9½ game points"
QString teamHeading(const Team& team, Points match, Points game, const text::Wording& wording)
{
    const auto filled = [&](const char* source, const QString& value) {
        return text::fillHoles(wording.translate(kTeamsContext, source), [&](const QString&) { return value; });
    };
    QString heading = QStringLiteral("%1. %2").arg(team.id.value).arg(QString::fromStdString(team.name));
    if (!team.captain.empty())
        heading += QStringLiteral(" · ") +
                   filled(QT_TRANSLATE_NOOP("Table", "captain {name}"), QString::fromStdString(team.captain));
    heading += QStringLiteral(" · ") +
               filled(QT_TRANSLATE_NOOP("Table", "{points} match points"), text::pointsText(match, wording));
    return heading + QStringLiteral(", ") +
           filled(QT_TRANSLATE_NOOP("Table", "{points} game points"), text::pointsText(game, wording));
}

/// "4w 2½", "BYE 1"; the opponents alone while no board has a result.
Value teamCell(const TeamRound& entry, const std::vector<int>& places)
{
    if (entry.opponent == kNobody) return ByeResult{entry.outcome, entry.matchPoints};
    return Worded{[entry, place = places[entry.opponent]](const text::Wording& wording) {
                      QString cell = QString::number(place);
                      if (entry.colour) cell += text::colourLetter(*entry.colour, wording);
                      if (entry.outcome == Outcome::Open) return cell;
                      return cell + QLatin1Char(' ') + text::pointsText(entry.gamePoints, wording);
                  },
                  std::to_string(places[entry.opponent]) +
                      (!entry.colour                    ? ""
                       : *entry.colour == Colour::White ? "w"
                                                        : "b") +
                      (entry.outcome == Outcome::Open ? "" : ' ' + toDecimal(entry.gamePoints))};
}

}  // namespace

void addMatchHeadings(List& list, const Section& section, RoundNumber round)
{
    const auto source = std::make_shared<const MatchSource>(section, round);
    const std::vector<Game>& games = section.round(round).games;
    const std::vector<std::size_t> teams = teamsOfPlayers(section);
    const std::size_t none = list.rows.size();
    std::set<std::pair<std::size_t, std::size_t>> met;
    for (const pairing::TeamSeat& seat : source->seats)
        met.insert(std::minmax(seat.white, seat.black.value_or(seat.white)));
    std::vector<std::size_t> firstRows(section.teams.teams.size(), none);  // of each team
    for (std::size_t row = 0; row < list.rows.size(); ++row) {
        const Subject board = list.rows[row];
        if (board >= games.size() || isUnseen(games[board])) continue;
        const auto white = section.indexOf(games[board].white);
        const auto black = section.indexOf(games[board].black);
        if (!white || !black) continue;
        const std::size_t whites = teams[*white];
        const std::size_t blacks = teams[*black];
        if (whites == kNobody || blacks == kNobody) continue;
        if (!met.contains(std::minmax(whites, blacks))) return;  // a table of its own, without matches
        firstRows[whites] = std::min(firstRows[whites], row);
        firstRows[blacks] = std::min(firstRows[blacks], row);
    }
    // From the last match to the first, as those without a board here stand where the next one begins.
    std::size_t next =
        static_cast<std::size_t>(std::ranges::count_if(list.rows, [&](Subject row) { return row < games.size(); }));
    std::vector<Group> groups;
    for (Subject match = source->seats.size(); match-- > 0;) {
        const pairing::TeamSeat& seat = source->seats[match];
        if (!seat.black && next == list.rows.size()) continue;  // nobody has its bye
        if (firstRows[seat.white] != none) next = firstRows[seat.white];
        const bool isUntold = announcedMatchOf(section.teams, section.teams.teams[seat.white].id, round).has_value();
        groups.push_back({next, [source, match, isUntold](const text::Wording& wording) {
                              return matchHeading(*source, match, isUntold, wording);
                          }});
    }
    list.groups.assign(groups.rbegin(), groups.rend());
}

List teamPairingsList(const Section& section, RoundNumber round)
{
    const auto source = std::make_shared<const MatchSource>(section, round);
    List list;
    list.id = "team_pairings";
    list.suffix = std::to_string(round);
    list.columns.push_back(
        column("match", Align::Right, {4}, [](Subject match) { return Value(static_cast<int>(match) + 1); }));
    addSide(list, source, true);
    list.columns.push_back(
        column("result", Align::Centre, {8}, [source](Subject match) { return source->result(match); }));
    list.columns.back().strong = true;
    addSide(list, source, false);
    for (Subject match = 0; match < source->seats.size(); ++match) list.rows.push_back(match);
    return list;
}

List teamCrosstableList(const Section& section, const tiebreak::Standings& standings)
{
    List list;
    list.id = "crosstable";
    const auto places = std::make_shared<std::vector<int>>(section.teams.teams.size(), 0);
    for (const tiebreak::Row& row : standings.rows) {
        list.rows.push_back(row.participant);
        (*places)[row.participant] = static_cast<int>(list.rows.size());
    }
    list.columns.push_back(
        column("place", Align::Right, {4}, [places](Subject team) { return Value((*places)[team]); }));
    list.columns.back().strong = true;
    addNumber(list, section, standings);
    list.columns.push_back(teamName(section));
    const auto scores = std::make_shared<const TeamScores>(teamScoresOf(section, standings.round));
    for (RoundNumber round = 1; round <= scores->rounds; ++round) {
        Column made = column("round", Align::Centre, {8}, [scores, places, round](Subject team) {
            return teamCell(scores->entry(team, round), *places);
        });
        made.id += std::to_string(round);
        made.family = "rounds";
        made.head = [round](const text::Wording& wording, bool) { return roundHead(round, wording); };
        list.columns.push_back(std::move(made));
    }
    addPoints(list, standings);
    addTieBreaks(list, standings);
    addMissing(list, section, standings.round);
    return list;
}

List leagueList(const Section& section, std::vector<pairing::LeagueMatch> matches)
{
    const auto league = std::make_shared<const League>(section, std::move(matches));
    List list;
    list.id = "league";
    const auto add = [&](const char* id, Align align, Width width, auto value) -> Column& {
        list.columns.push_back(column(id, align, width, [league, value](Subject at) { return value(*league, at); }));
        return list.columns.back();
    };
    using Of = const League&;
    add("round", Align::Right, {4}, [](Of of, Subject at) { return Value(of.matches[at].round); }).onceInARow = true;
    add("match_day", Align::Left, {10},
        [](Of of, Subject at) { return of.matches[at].day.known() ? Value(of.matches[at].day) : Value(); });
    add("match_time", Align::Left, {6}, [](Of of, Subject at) { return textOrBlank(of.matches[at].time); });
    list.columns.back().ifAny = Outputs::everywhere();
    add("home", Align::Left, {20, true}, [](Of of, Subject at) { return Value(of.name(of.matches[at].home)); });
    add("result", Align::Centre, {8}, [](Of of, Subject at) { return of.result(of.matches[at]); }).strong = true;
    add("guest", Align::Left, {20, true}, [](Of of, Subject at) { return Value(of.name(of.matches[at].guest)); });
    add("venue", Align::Left, {18, true}, [](Of of, Subject at) { return textOrBlank(of.matches[at].venue); });
    list.columns.back().ifAny = Outputs::everywhere();
    add("match_remark", Align::Left, {20, true}, [](Of of, Subject at) { return of.remark(of.matches[at]); });
    list.columns.back().ifAny = Outputs::everywhere();
    for (Subject at = 0; at < league->matches.size(); ++at) list.rows.push_back(at);
    return list;
}

List teamMembersList(const Section& section, std::optional<RoundNumber> after)
{
    const auto source = std::make_shared<const RecordSource>(section, after);
    const TeamScores scores = teamScoresOf(section, source->cards->rounds());
    List list;
    list.id = "team_members";
    const auto place = std::make_shared<std::vector<int>>(section.players.size(), 0);
    const auto& teams = section.teams.teams;
    for (std::size_t team = 0; team < teams.size(); ++team) {
        Points match = scores.bonus[team].matchPoints;
        Points game = scores.bonus[team].gamePoints;
        for (RoundNumber round = 1; round <= scores.rounds; ++round) {
            match += scores.entry(team, round).matchPoints;
            game += scores.entry(team, round).gamePoints;
        }
        list.groups.push_back({list.rows.size(), [of = &teams[team], match, game](const text::Wording& wording) {
                                   return teamHeading(*of, match, game, wording);
                               }});
        int board = 0;
        for (const PlayerId member : teams[team].members) {
            ++board;
            const auto index = section.indexOf(member);
            if (!index) continue;
            (*place)[*index] = board;
            list.rows.push_back(*index);
        }
    }
    list.columns.push_back(
        column("board", Align::Right, {4}, [place](Subject player) { return numberOrBlank((*place)[player]); }));
    list.columns.push_back(column("team", Align::Left, {16}, [source, &section](Subject player) {
        return Value(section.teams.teams[source->teamOf[player]].name);
    }));
    list.columns.back().outputs = Outputs::everywhere().without({Output::Paper, Output::Html, Output::Projector});
    list.columns.push_back(playerColumn(section, "number"));
    addWho(list, section);
    for (Column& made : list.columns) {
        if (made.id == "unit" || made.id == "federation") made.outputs = kFiles;
    }
    const auto competition = std::make_shared<const tiebreak::Competition>(
        tiebreak::competitionOf(section, after, tiebreak::Participants::Players));
    addRounds(
        list, section, source->cards, [&section](std::size_t player) { return section.players[player].tpn; },
        competition);
    list.columns.pop_back();  // the points, which the record has
    addRecord(list, section, source, &Record::points);
    addMissing(list, section, source->cards->rounds());
    return list;
}

List boardsList(const Section& section, std::optional<RoundNumber> after)
{
    const auto source = std::make_shared<const RecordSource>(section, after);
    const int least = (source->cards->rounds() + 1) / 2;
    List list;
    list.id = "best_boards";
    std::vector<Subject> players;
    for (Subject player = 0; player < section.players.size(); ++player) {
        if (source->records[player].board > 0) players.push_back(player);
    }
    // The board, then who played enough, then points, percentage and performance.
    const auto worth = [&](Subject player) {
        const Record& record = source->records[player];
        const auto& performance =
            source->performance.empty() ? std::optional<Fraction>{} : source->performance[player].value;
        return std::tuple(record.board, record.games < least, -record.scored.tenths,
                          -source->percent(player, section.rules.points),
                          Fraction(0) - performance.value_or(Fraction(0)));
    };
    std::ranges::stable_sort(players, {}, worth);
    const auto ranks = std::make_shared<std::vector<int>>(section.players.size(), 0);
    int board = 0;
    int line = 0;
    for (std::size_t at = 0; at < players.size(); ++at) {
        const Subject player = players[at];
        const Record& record = source->records[player];
        if (record.board != board) {
            board = record.board;
            line = 0;
            list.groups.push_back(
                {list.rows.size(), [board](const text::Wording& wording) {
                     return text::fillHoles(
                         wording.translate(kTeamsContext, QT_TRANSLATE_NOOP("Table", "Board {board}")),
                         [&](const QString&) { return QString::number(board); });
                 }});
        }
        ++line;
        const bool ties = line > 1 && worth(players[at - 1]) == worth(player);
        if (record.games >= least) (*ranks)[player] = ties ? (*ranks)[players[at - 1]] : line;
        list.rows.push_back(player);
    }
    list.columns.push_back(
        column("rank", Align::Right, {5}, [ranks](Subject player) { return numberOrBlank((*ranks)[player]); }));
    list.columns.push_back(
        column("board", Align::Right, {4}, [source](Subject player) { return Value(source->records[player].board); }));
    list.columns.back().outputs = Outputs::everywhere().without({Output::Paper, Output::Html, Output::Projector});
    list.columns.push_back(playerColumn(section, "number"));
    addWho(list, section);
    for (Column& made : list.columns) {
        if (made.id == "unit" || made.id == "federation") made.outputs = kFiles;
    }
    list.columns.push_back(column("team", Align::Left, {16}, [source, &section](Subject player) {
        const std::size_t team = source->teamOf[player];
        return team == kNobody ? Value() : Value(section.teams.teams[team].name);
    }));
    addRecord(list, section, source, &Record::scored);
    list.notes.emplace_back([least](const text::Wording& wording) {
        return wording.translate(
            kTeamsContext, QT_TRANSLATE_N_NOOP("Table", "A place needs %n games; the board is the one played most."),
            least);
    });
    addMissing(list, section, source->cards->rounds());
    return list;
}

}  // namespace kydai::tables
