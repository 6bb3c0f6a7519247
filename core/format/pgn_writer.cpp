#include "format/pgn_writer.h"

#include "format/trf_fields.h"
#include "model/table_numbers.h"
#include "model/unseen_line_ups.h"

#include <fmt/format.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace kydai::format {

namespace {

class Tags {
public:
    void add(const char* name, const std::string& value)
    {
        m_text += fmt::format("[{} \"", name);
        for (const char letter : value) {
            if (letter == '"' || letter == '\\') m_text += '\\';
            if (static_cast<unsigned char>(letter) >= ' ') m_text += letter;
        }
        m_text += "\"]\n";
    }
    void addKnown(const std::string& name, const std::string& value)
    {
        if (!value.empty()) add(name.c_str(), value);
    }
    void addKnown(const std::string& name, int value)
    {
        if (value > 0) add(name.c_str(), std::to_string(value));
    }
    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    std::string m_text{};
};

/// The four that the standard has; a game lost by both is none of them.
const char* resultOf(const Game& game)
{
    if (isWin(game.whiteOutcome)) return "1-0";
    if (isWin(game.blackOutcome)) return "0-1";
    return isDraw(game.whiteOutcome) && isDraw(game.blackOutcome) ? "1/2-1/2" : "*";
}

/// "2026.11.22", with "??" for what isn't known.
std::string dateOf(const Date& date)
{
    const auto two = [](int number) { return number == 0 ? std::string("??") : fmt::format("{:02}", number); };
    return date.known() ? fmt::format("{:04}.{}.{}", date.year, two(date.month), two(date.day)) : "????.??.??";
}

/// The team of each member.
using Teams = std::map<PlayerId, std::string>;

Teams teamsOf(const Section& section)
{
    Teams teams;
    for (const Team& team : section.teams.teams) {
        for (const PlayerId member : team.members) teams[member] = team.name;
    }
    return teams;
}

void addPlayer(Tags& tags, const Teams& teams, const Player& player, const std::string& side)
{
    tags.addKnown(side + "Title", std::string(titleName(player.title)));
    tags.addKnown(side + "Elo", player.rating);
    tags.addKnown(side + "FideId", player.fideId);
    const auto team = teams.find(player.id);
    tags.addKnown(side + "Team", team == teams.end() ? player.unit : team->second);
    tags.addKnown(side + "Federation", player.federation);
}

void addGame(Tags& tags, const Section& section, const Teams& teams, const Round& round, RoundNumber number,
             std::size_t board, int table)
{
    const Game& game = round.games[board];
    const Player& white = section.player(game.white);
    const Player& black = section.player(game.black);
    tags.add("Round", fmt::format("{}.{}", number, board + 1));
    tags.add("White", white.name);
    tags.add("Black", black.name);
    tags.add("Result", resultOf(game));
    if (section.rules.discipline == Discipline::Xiangqi) tags.add("Game", "Chinese Chess");
    addPlayer(tags, teams, white, "White");
    addPlayer(tags, teams, black, "Black");
    tags.add("Board", std::to_string(board + 1));
    if (table != static_cast<int>(board) + 1) tags.add("Table", std::to_string(table));
    tags.addKnown("TimeControl", section.info.codedTimeControl);
    if (isForfeit(game.whiteOutcome) || isForfeit(game.blackOutcome)) tags.add("Termination", "unplayed");
}

}  // namespace

std::string pgnOf(const Section& section, RoundNumber round, const std::string& event)
{
    const Round& paired = section.round(round);
    const std::vector<int> tables = tableNumbers(section, paired);
    const std::string& name = section.info.name;
    const std::string of = event.empty() || event == name ? name : name.empty() ? event : event + " · " + name;
    const Teams teams = teamsOf(section);
    std::string text;
    for (std::size_t board = 0; board < paired.games.size(); ++board) {
        if (isUnseen(paired.games[board])) continue;
        Tags tags;
        tags.add("Event", of.empty() ? "?" : of);
        tags.add("Site", section.info.town.empty() ? "?" : section.info.town);
        tags.add("Date", dateOf(paired.date.known() ? paired.date : section.info.firstDay));
        addGame(tags, section, teams, paired, round, board, tables[board]);
        text += tags.take();
        text += fmt::format("\n{}\n\n", resultOf(paired.games[board]));
    }
    return text;
}

}  // namespace kydai::format
