#include "format/chess_results_writer.h"

#include "format/chess_results_kept.h"
#include "format/swiss_manager_common.h"
#include "format/trf_fields.h"
#include "format/trf_line.h"
#include "model/team_scorecards.h"
#include "model/tournament_rating.h"
#include "support/utf8.h"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <sstream>
#include <string_view>
#include <tuple>
#include <utility>

namespace kydai::format {

namespace {

constexpr std::size_t kUploadedTieBreaks = 5;

std::string cutTo(std::size_t characters, std::string_view text)
{
    std::u32string decoded = utf8::decode(text);
    if (decoded.size() <= characters) return std::string(text);
    decoded.resize(characters);
    while (!decoded.empty() && decoded.back() == U' ') decoded.pop_back();
    return utf8::encode(decoded);
}

std::string numberOrNothing(int number)
{
    return number == 0 ? std::string() : std::to_string(number);
}

/// As the reference files have days.
std::string uploadedDay(const Date& day)
{
    if (!day.known()) return {};
    if (day.month == 0 || day.day == 0) return fmt::format("{:04}", day.year);
    return fmt::format("{:04}{:02}{:02}", day.year, day.month, day.day);
}

/// Of a board: what each has, and how it came about.
std::tuple<std::string, std::string, std::string> uploadedResult(const Game& game)
{
    if (isAdjourned(game)) return {"", "", "H"};
    if (isOpen(game)) return {"", "", ""};
    const auto worth = [](Outcome outcome) { return toFixed(PointSystem{}.pointsFor(outcome, Colour::White)); };
    const auto is = [&](Outcome outcome) { return game.whiteOutcome == outcome || game.blackOutcome == outcome; };
    std::string mark;
    if (is(Outcome::ForfeitWin)) mark = "K";
    if (mark.empty() && is(Outcome::ForfeitLoss)) mark = "D";
    if (is(Outcome::UnratedWin) || is(Outcome::UnratedDraw) || is(Outcome::UnratedLoss)) mark = "U";
    return {worth(game.whiteOutcome), worth(game.blackOutcome), mark};
}

class Upload {
public:
    Upload(const Section& section, const PrintedPlaces& places, const UploadSeal& seal)
        : m_section(section), m_places(places), m_seal(seal), m_kept(section)
    {
        for (const std::string& listed : section.rules.tieBreaks) {
            const std::size_t at = static_cast<std::size_t>(&listed - section.rules.tieBreaks.data());
            if (const auto number = numberOf(at); number && m_numbers.size() < kUploadedTieBreaks)
                m_numbers.emplace_back(at, *number);
        }
        for (const Team& team : section.teams.teams) {
            for (std::size_t at = 0; at < team.members.size(); ++at)
                m_seats[section.numberOf(team.members[at])] = {team.id.value, static_cast<int>(at) + 1};
        }
        if (section.isTeamEvent()) m_matches = teamScoresOf(section, section.roundsPaired());
    }

    std::string write()
    {
        pugi::xml_document document;
        auto declaration = document.append_child(pugi::node_declaration);
        declaration.append_attribute("version") = "1.0";
        declaration.append_attribute("encoding") = "UTF-8";
        m_root = document.append_child("chessresults");
        writeTournament();
        writeRounds();
        writePlayers();
        if (m_section.isTeamEvent()) writeTeams();
        writeBoards();
        if (m_section.isTeamEvent()) writeMatches();
        m_element = m_root.append_child("security").append_child("securitydata");
        put("source", m_seal.source);
        put("sid", m_seal.session);
        put("creator_sid", m_seal.creator);
        put("tnr_sid", m_seal.tournament);
        std::ostringstream text;
        document.save(text, "  ", pugi::format_default, pugi::encoding_utf8);
        return std::move(text).str();
    }

private:
    void put(const char* name, const std::string& value)
    {
        m_element.append_attribute(name) = uploadText(value).c_str();
    }
    void put(const char* name, int value) { put(name, std::to_string(value)); }
    void put(const char* name, std::size_t longest, const std::string& value)
    {
        put(name, cutTo(longest, uploadText(value)));
    }
    /// What the file that was read said, else this.
    void putKept(const char* name, const std::string& path, const std::string& otherwise = {})
    {
        const std::string kept = path.empty() ? std::string() : m_kept.value(path, name);
        put(name, kept.empty() ? otherwise : kept);
    }
    void begin(pugi::xml_node& list, const char* name) { m_element = list.append_child(name); }

    [[nodiscard]] bool isRoundRobin() const
    {
        if (m_section.rules.hasPredeterminedPairings()) return true;
        const std::string kind = utf8::fold(m_section.info.type);
        const bool isByHand = m_section.rules.pairingSystem == PairingSystem::Manual;
        return isByHand &&
               (kind.find("round-robin") != std::string::npos || kind.find("round robin") != std::string::npos);
    }

    /// Of a tie-break of the list: as the file had it while the list is the same, else by the table.
    [[nodiscard]] std::optional<TieBreakNumber> numberOf(std::size_t at) const
    {
        const std::string& listed = m_section.rules.tieBreaks[at];
        const std::string name = fmt::format("tb{}", at + 1);
        const int kept = parseWhole(m_kept.value("tournament", name + "no")).value_or(0);
        if (numberedTieBreak(kept) != nullptr) {
            const std::string details = m_kept.value("tournament", name + "_detail");
            Section alike;
            alike.rules.tieBreakEdition = m_section.rules.tieBreakEdition;
            alike.teams.teams = m_section.teams.teams;
            std::vector<Diagnostic> unheard;
            addNumbered(uploadedTieBreak(kept, details), 0, alike, unheard);
            if (alike.rules.tieBreaks.front() == listed)
                return details.empty() ? TieBreakNumber{kept, {}} : uploadedTieBreak(kept, details);
        }
        return tieBreakForUpload(listed, m_section);
    }

    void writeTournament()
    {
        const SectionInfo& info = m_section.info;
        m_element = m_root.append_child("tournamentdata").append_child("tournament");
        const std::string here = "tournament";
        const bool teams = m_section.isTeamEvent();
        const int rounds = m_section.roundsInAll();
        put("key", info.chessResultsKey);
        put("type", teams ? (isRoundRobin() ? 2 : 3) : (isRoundRobin() ? 1 : 0));
        put("name", 160, info.name);
        put("fideeventid", info.report.eventCode);
        putKept("remark", here);
        putKept("director", here);
        put("organiser", 80, info.report.organiser);
        put("location", 80, info.town);
        putKept("arbiter", here);
        put("rounds", rounds);
        put("currentround", m_section.roundsPaired());
        put("rankinground", m_places.round);
        putKept("sortstartrank", here, std::to_string(startingListOrder(info)));
        put("from", uploadedDay(info.firstDay));
        put("to", uploadedDay(info.lastDay));
        putKept("ratedfide", here, info.report.eventCode.empty() ? "-" : "J");
        putKept("ratednational", here, "-");
        for (std::size_t at = 0; at < kUploadedTieBreaks; ++at)
            put(fmt::format("tb{}no", at + 1).c_str(), at < m_numbers.size() ? m_numbers[at].second.number : 0);
        putKept("replay", here, m_section.rules.doubleRoundRobin ? "2" : "1");
        put("timecontrol", 100, info.timeControlText);
        putKept("homecolor", here, teams ? "w" : "");
        putKept("samecolor", here);
        putKept("playerperteam", here, teams ? numberOrNothing(m_matches.boardsPerMatch) : "");
        putKept("category", here, "0");
        putKept("ratingavg", here, std::to_string(averageRating()));
        put("endstatus", m_places.round == rounds && rounds > 0 ? "J" : "N");
        for (std::size_t at = 0; at < kUploadedTieBreaks; ++at)
            put(fmt::format("tb{}_detail", at + 1).c_str(),
                at < m_numbers.size() ? detailsOf(m_numbers[at].second) : std::string());
        put("chiefarbiter", 120, info.chiefArbiter);
        std::string deputies;
        for (const std::string& deputy : info.deputyArbiters) deputies += (deputies.empty() ? "" : ", ") + deputy;
        put("deputyarbiter", 1200, deputies);
        putKept("homepageorganiser", here);
        putKept("mail", here);
        put("federation", info.federation);
        putKept("creator", here);
    }

    /// Of all players, whoever has none counts 0.
    [[nodiscard]] int averageRating() const
    {
        int sum = 0;
        for (const Player& player : m_section.players) sum += shownRating(player);
        return m_section.players.empty() ? 0 : sum / static_cast<int>(m_section.players.size());
    }
    [[nodiscard]] int shownRating(const Player& player) const
    {
        return player.rating > 0 ? player.rating : nationalRatingOf(m_section.info, player);
    }

    void writeRounds()
    {
        auto list = m_root.append_child("rounds");
        for (RoundNumber round = 1; round <= m_section.roundsInAll(); ++round) {
            begin(list, "round");
            const std::string here = fmt::format("rounds/{}", round);
            const Date day = round <= m_section.roundsPaired() ? m_section.round(round).date : Date{};
            put("round", round);
            put("date", day.known() ? uploadedDay(day) : m_kept.value(here, "date"));
            put("time", 15, m_kept.value(here, "time"));
        }
    }

    void writePlayers()
    {
        auto list = m_root.append_child("players");
        for (const Player& player : m_section.players) {
            begin(list, "player");
            writePlayer(player);
        }
        for (const int seat : m_kept.emptySeats(m_section)) {
            begin(list, "player");
            writeSeat(seat);
        }
    }

    /// The whole name stands in the first of the two fields, as in the site's own files, while it fits there.
    void writeName(const std::string& name)
    {
        constexpr std::size_t kLast = 32;
        constexpr std::size_t kFirst = 30;
        const std::size_t comma = name.find(", ");
        if (utf8::length(name) <= kLast || comma == std::string::npos) {
            put("lastname", kLast, name);
            put("firstname", "");
            return;
        }
        put("lastname", kLast, name.substr(0, comma));
        put("firstname", kFirst, name.substr(comma + 2));
    }

    /// Of the list's own federation where he has one of it.
    [[nodiscard]] std::string nationalNumber(const Player& player) const
    {
        for (const NationalRecord& record : player.national) {
            if (!record.number.empty()) return record.number;
        }
        return {};
    }

    [[nodiscard]] std::string state(const PrintedPlace& place, const Player& player) const
    {
        if (!isRoundRobin() || !player.withdrawnFromRound) return {};
        return place.rank == 0 ? "1" : "2";
    }

    void writePlayer(const Player& player)
    {
        std::string here = fmt::format("players/{}", player.tpn);
        if (m_kept.value(here, "lastname") != player.name) here.clear();
        const auto at = m_places.players.find(player.tpn);
        const PrintedPlace place = at == m_places.players.end() ? PrintedPlace{} : at->second;
        const auto seat = m_seats.find(player.tpn);
        const bool isMember = seat != m_seats.end();
        put("no", player.tpn);
        put("id", 12, nationalNumber(player));
        writeName(player.name);
        putKept("atitle", here);
        put("title", player.title == Title::None ? player.titleText : std::string(titleName(player.title)));
        put("rtg", numberOrNothing(shownRating(player)));
        put("rtgfide", numberOrNothing(player.rating));
        put("rtgnat", numberOrNothing(nationalRatingOf(m_section.info, player)));
        putKept("rtgaverage", here, std::to_string(place.averageRating));
        putKept("rtgperform", here, std::to_string(place.performance));
        putKept("rtgdifference", here, std::to_string(place.ratingChange));
        put("dob", player.birth.known() ? fmt::format("{:04}", player.birth.year) : "");
        if (player.sex == Sex::Unknown)
            put("sex", here.empty() || m_kept.value(here, "sex") != "*" ? "" : "*");
        else
            put("sex", player.sex == Sex::Female ? "W" : "M");
        put("fed", player.federation);
        put("board", isMember ? std::to_string(seat->second.second) : "");
        put("teamno", isMember ? seat->second.first : 0);
        put("clubname", 40, player.unit);
        put("fideid", player.fideId);
        putKept("teamplayid", here);
        putKept("club", here);
        const bool isGroup =
            !here.empty() && !player.category.empty() && m_kept.value(here, "group") == player.category;
        put("typ", 4, isGroup ? "" : player.category);
        put("group", 4, isGroup ? player.category : "");
        writePlace(here, place, "pts");
        put("kfaktor", numberOrNothing(player.kFactor));
        putKept("state", here, state(place, player));
    }

    void writePlace(const std::string& here, const PrintedPlace& place, const char* points)
    {
        const bool ofTeams = std::string_view(points) == "points";
        putKept("rank", here, numberOrNothing(place.rank));
        if (ofTeams) putKept(points, here, place.points);
        const bool ownList = m_section.isTeamEvent() && !ofTeams;
        for (std::size_t column = 0; column < kUploadedTieBreaks; ++column) {
            const std::size_t listed = ownList                     ? column
                                       : column < m_numbers.size() ? m_numbers[column].first
                                                                   : kUploadedTieBreaks;
            const bool has = listed < place.tieBreaks.size() && (ownList || column < m_numbers.size());
            putKept(fmt::format("tb{}", column + 1).c_str(), here, has ? place.tieBreaks[listed] : "");
        }
        if (ofTeams) return;
        putKept(points, here, place.points);
        putKept("equal", here, place.equal ? "J" : "N");
    }

    /// Seats of the file that nobody took are written as they were.
    void writeSeat(int number)
    {
        const std::string here = fmt::format("players/{}", number);
        put("no", number);
        for (const char* blank : {"id", "lastname", "firstname", "atitle", "title", "rtg", "rtgfide", "rtgnat"})
            put(blank, "");
        for (const char* printed : {"rtgaverage", "rtgperform", "rtgdifference"}) putKept(printed, here);
        for (const char* blank : {"dob", "sex", "fed", "board"}) put(blank, "");
        put("teamno", 0);
        for (const char* blank : {"clubname", "fideid", "teamplayid", "club", "typ", "group"}) put(blank, "");
        writePlace(here, {}, "pts");
        put("kfaktor", "");
        put("state", "");
    }

    void writeTeams()
    {
        auto list = m_root.append_child("teams");
        for (const Team& team : m_section.teams.teams) {
            begin(list, "team");
            std::string here = fmt::format("teams/{}", team.id.value);
            if (m_kept.value(here, "teamname") != team.name) here.clear();
            const auto at = m_places.teams.find(team.id.value);
            const PrintedPlace place = at == m_places.teams.end() ? PrintedPlace{} : at->second;
            put("no", team.id.value);
            put("teamname", 40, team.name);
            put("teamshort", 25, team.nickname);
            writePlace(here, place, "points");
            put("captain", 80, team.captain);
            putKept("equal", here, place.equal ? "J" : "N");
            putKept("federation", here);
            putKept("state", here);
            putKept("rtg_average", here, std::to_string(averageRating(team)));
        }
    }

    [[nodiscard]] std::int64_t averageRating(const Team& team) const
    {
        std::int64_t sum = 0;
        for (const PlayerId member : team.members) sum += shownRating(m_section.player(member));
        const auto members = static_cast<std::int64_t>(team.members.size());
        return members == 0 ? 0 : (2 * sum + members) / (2 * members);
    }

    void writeBoard(pugi::xml_node& list, RoundNumber round, int pairing, int board)
    {
        begin(list, "playerpairing");
        put("round", round);
        put("pairing", pairing);
        put("board", board);
    }
    void writeResult(int white, int black, const std::string& whiteResult, const std::string& blackResult,
                     const std::string& mark)
    {
        put("whiteno", white);
        put("blackno", black);
        put("reswhite", whiteResult);
        put("resblack", blackResult);
        put("forfeit", mark);
    }

    void writeBoards()
    {
        auto list = m_root.append_child("playerpairings");
        for (RoundNumber round = 1; round <= m_section.roundsPaired(); ++round) {
            if (m_section.isTeamEvent())
                writeBoardsOfTeams(list, round);
            else
                writeBoardsOfPlayers(list, round);
        }
    }

    void writeBoardsOfPlayers(pugi::xml_node& list, RoundNumber round)
    {
        int pairing = 0;
        for (const Game& game : m_section.round(round).games) {
            writeBoard(list, round, ++pairing, 1);
            const auto [white, black, mark] = uploadedResult(game);
            writeResult(m_section.numberOf(game.white), m_section.numberOf(game.black), white, black, mark);
        }
        for (const Bye& bye : m_section.round(round).byes) {
            writeBoard(list, round, ++pairing, 1);
            const int number = m_section.numberOf(bye.player);
            if (bye.kind == Outcome::PairingBye) {
                writeResult(number, kUploadedBye, byeResult(), "0.0", "K");
                continue;
            }
            const bool isWorth =
                bye.kind == Outcome::HalfBye || bye.kind == Outcome::FullBye || bye.kind == Outcome::UnopposedWin;
            const std::string points = bye.kind == Outcome::HalfBye ? "0.5" : "1.0";
            writeResult(number, kUploadedAbsence, isWorth ? points : "", "", "");
        }
    }

    /// What a pairing-allocated bye is worth, as a result.
    [[nodiscard]] std::string byeResult() const
    {
        const PointSystem& points = m_section.rules.points;
        if (points.pairingBye == points.draw()) return "0.5";
        return points.pairingBye == points.loss() ? "0.0" : "1.0";
    }

    /// In the order in which the matches begin on the list of boards.
    [[nodiscard]] std::vector<std::pair<int, int>> matchesOf(RoundNumber round) const
    {
        std::vector<std::pair<int, int>> matches;
        const auto add = [&](int first, int second) {
            if (first == 0 || second == 0 || first == second) return;
            const auto isIt = [&](const std::pair<int, int>& match) {
                return match == std::pair(first, second) || match == std::pair(second, first);
            };
            if (std::ranges::none_of(matches, isIt)) matches.emplace_back(first, second);
        };
        for (const Game& game : m_section.round(round).games) add(teamOf(game.white), teamOf(game.black));
        const auto& teams = m_section.teams.teams;
        for (std::size_t team = 0; team < teams.size(); ++team) {
            const std::size_t opponent = m_matches.entry(team, round).opponent;
            if (opponent != TeamRound::kNobody) add(teams[team].id.value, teams[opponent].id.value);
        }
        return matches;
    }
    [[nodiscard]] int teamOf(PlayerId player) const
    {
        const auto seat = m_seats.find(m_section.numberOf(player));
        return seat == m_seats.end() ? 0 : seat->second.first;
    }

    void writeBoardsOfTeams(pugi::xml_node& list, RoundNumber round)
    {
        int pairing = 0;
        for (const auto& [first, second] : matchesOf(round)) {
            ++pairing;
            int board = 0;
            for (const Game& game : m_section.round(round).games) {
                const int white = teamOf(game.white);
                const int black = teamOf(game.black);
                if (std::pair(white, black) != std::pair(first, second) &&
                    std::pair(white, black) != std::pair(second, first))
                    continue;
                writeBoard(list, round, pairing, ++board);
                const auto [whiteResult, blackResult, mark] = uploadedResult(game);
                writeResult(m_section.numberOf(game.white), m_section.numberOf(game.black), whiteResult, blackResult,
                            mark);
            }
            for (const Bye& bye : m_section.round(round).byes) {
                const int team = teamOf(bye.player);
                const bool isAlone = bye.kind == Outcome::UnopposedWin || bye.kind == Outcome::UnopposedLoss;
                if (!isAlone || (team != first && team != second)) continue;
                writeBoard(list, round, pairing, ++board);
                writeResult(m_section.numberOf(bye.player), 0, bye.kind == Outcome::UnopposedWin ? "1.0" : "0.0", "",
                            "");
            }
        }
    }

    /// Which of the two is told first: the team that has the colour of the home team on board 1.
    [[nodiscard]] bool isHome(RoundNumber round, int team, int other) const
    {
        const bool homeIsWhite = m_kept.value("tournament", "homecolor") != "s";
        for (const Game& game : m_section.round(round).games) {
            if (teamOf(game.white) == team && teamOf(game.black) == other) return homeIsWhite;
            if (teamOf(game.white) == other && teamOf(game.black) == team) return !homeIsWhite;
        }
        const auto colour = roundOf(team, round).colour;
        return !colour || (*colour == Colour::White) == homeIsWhite;
    }

    [[nodiscard]] const TeamRound& roundOf(int team, RoundNumber round) const
    {
        const auto& teams = m_section.teams.teams;
        const auto at = std::ranges::find(teams, TeamId{team}, &Team::id);
        return m_matches.entry(static_cast<std::size_t>(at - teams.begin()), round);
    }

    void writeMatches()
    {
        auto list = m_root.append_child("teampairings");
        for (RoundNumber round = 1; round <= m_section.roundsPaired(); ++round) {
            int pairing = 0;
            const auto writeMatch = [&](int first, int second, const std::string& one, const std::string& two) {
                begin(list, "teampairing");
                put("round", round);
                put("pairing", ++pairing);
                put("no1", first);
                put("no2", second);
                put("res1", one);
                put("res2", two);
            };
            std::set<int> seen;
            for (auto [first, second] : matchesOf(round)) {
                if (!isHome(round, first, second)) std::swap(first, second);
                seen.insert({first, second});
                writeMatch(first, second, toFixed(roundOf(first, round).gamePoints),
                           toFixed(roundOf(second, round).gamePoints));
            }
            for (const Team& team : m_section.teams.teams) {
                if (seen.contains(team.id.value)) continue;
                const bool isBye = hasBye(team.id, round);
                const std::string worth = toFixed(roundOf(team.id.value, round).gamePoints);
                writeMatch(team.id.value, isBye ? kUploadedBye : kUploadedAbsence, isBye ? worth : "",
                           isBye ? "0.0" : "");
            }
        }
    }

    [[nodiscard]] bool hasBye(TeamId team, RoundNumber round) const
    {
        return roundOf(team.value, round).outcome == Outcome::PairingBye ||
               std::ranges::any_of(m_section.teams.byes,
                                   [&](const TeamBye& bye) { return bye.team == team && bye.round == round; });
    }

    const Section& m_section;
    const PrintedPlaces& m_places;
    const UploadSeal& m_seal;
    KeptUpload m_kept;
    std::vector<std::pair<std::size_t, TieBreakNumber>> m_numbers{};  ///< by place in the section's list
    std::map<int, std::pair<int, int>> m_seats{};                     ///< team and board, by number of the player
    TeamScores m_matches{};
    pugi::xml_node m_root{};
    pugi::xml_node m_element{};
};

}  // namespace

std::string uploadText(std::string text)
{
    for (char& letter : text) {
        if (letter == '{' || letter == '<') letter = '(';
        if (letter == '}' || letter == '>') letter = ')';
        if (static_cast<unsigned char>(letter) < ' ') letter = ' ';
    }
    return text;
}

std::string addressAtChessResults(const std::string& key)
{
    const bool isNumber = !key.empty() && key.find_first_not_of("0123456789") == std::string::npos;
    return isNumber ? "https://chess-results.com/tnr" + key + ".aspx" : std::string();
}

std::string writeChessResults(const Section& section, const PrintedPlaces& places, const UploadSeal& seal)
{
    return Upload(section, places, seal).write();
}

}  // namespace kydai::format
