/// The lines that name players or teams and so wait until all are known: 013, 310, 300, 320, 330, 240, 250, 260, 299,
/// XXA, XXP, XXZ and the federation lines (rules/trf_format.md, sections 4–6).
#include "format/text_lines.h"
#include "format/trf_draft.h"
#include "format/trf_fields.h"
#include "format/trf_player_line.h"
#include "model/section_check.h"
#include "model/stored_key.h"
#include "support/fragments.h"

#include <algorithm>
#include <array>
#include <span>

namespace kydai::format {

namespace {

void fail(const TrfLine& line, TrfDraft& draft, Problem problem, Fragment what, Fragment expected)
{
    draft.note(Severity::Error, problem, line.number(), std::move(what), std::move(expected));
}

bool isPlayer(const TrfDraft& draft, int id)
{
    return draft.section.find(StoredKey::player(id)) != nullptr;
}

/// Players by start number; nullopt, and a finding, when a word is none. `0000` is nobody and only taken where allowed.
std::optional<std::vector<PlayerId>> readPlayers(std::span<const std::string_view> list, bool nobodyAllowed,
                                                 const TrfLine& line, TrfDraft& draft)
{
    std::vector<PlayerId> players;
    for (const std::string_view word : list) {
        const auto id = parseWhole(word);
        const bool nobody = id == 0 && nobodyAllowed;
        if (!id || (!nobody && !isPlayer(draft, *id))) {
            fail(line, draft, id ? Problem::UnknownPlayer : Problem::MalformedLine,
                 fragment(FragmentId::StartNumberWritten, word), fragment(FragmentId::PlayerOfThisFile));
            return std::nullopt;
        }
        players.push_back(StoredKey::player(*id));
    }
    return players;
}

/// A round number; nullopt, and a finding, when it is none.
std::optional<RoundNumber> readRound(std::string_view text, RoundNumber lowest, const TrfLine& line, TrfDraft& draft)
{
    const auto round = parseWhole(text);
    if (round && *round >= lowest && *round <= kMaxRounds) return round;
    fail(line, draft, Problem::MalformedLine, fragment(FragmentId::RoundWritten, text),
         fragment(FragmentId::RoundFromTo, lowest, kMaxRounds));
    return std::nullopt;
}

std::span<const std::string_view> after(const std::vector<std::string_view>& list, std::size_t count)
{
    return std::span(list).subspan(std::min(count, list.size()));
}

const Team* findTeam(const TrfDraft& draft, int number)
{
    const auto& teams = draft.section.teams.teams;
    const auto found = std::ranges::find(teams, TeamId{number}, &Team::id);
    return found == teams.end() ? nullptr : &*found;
}

/// In a team event the ids of some lines are team numbers.
std::optional<std::vector<TeamId>> teamsOf(std::span<const std::string_view> list, const TrfDraft& draft)
{
    std::vector<TeamId> teams;
    for (const std::string_view word : list) {
        const auto number = parseWhole(word);
        if (!number || findTeam(draft, *number) == nullptr) return std::nullopt;
        teams.push_back(TeamId{*number});
    }
    return teams;
}

/// In a team event: false, and the line is kept as it is, where it names somebody else than teams.
bool readAbsentTeams(const TrfLine& line, TrfDraft& draft)
{
    const auto list = words(line.rest(4));
    const auto kind = list.empty() || list[0].size() != 1 ? std::nullopt : parseByeLetter(list[0][0]);
    const auto round = list.size() > 1 ? parseWhole(list[1]) : std::nullopt;
    const auto teams = teamsOf(after(list, 2), draft);
    const bool isBye = kind == Outcome::FullBye || kind == Outcome::HalfBye || kind == Outcome::ZeroBye;
    if (!isBye || !round || *round < 1 || *round > kMaxRounds || !teams) return false;
    for (const TeamId team : *teams) draft.section.teams.absences.push_back({*round, team, *kind});
    return true;
}

bool readProhibitedTeams(const TrfLine& line, TrfDraft& draft)
{
    const auto list = words(line.rest(4));
    const auto first = list.empty() ? std::nullopt : parseWhole(list[0]);
    const auto last = list.size() > 1 ? parseWhole(list[1]) : std::nullopt;
    auto teams = teamsOf(after(list, 2), draft);
    if (!first || !last || *first < 1 || *last < *first || *last > kMaxRounds || !teams || teams->empty()) return false;
    draft.section.teams.prohibited.push_back({*first, *last, *std::move(teams)});
    return true;
}

bool keptForTeams(const TrfLine& line, TrfDraft& draft, bool (*read)(const TrfLine&, TrfDraft&))
{
    if (!draft.section.isTeamEvent()) return false;
    if (read == nullptr || !read(line, draft)) draft.foreignLines.emplace(line.number(), line.text());
    return true;
}

void readRequestedByes(const TrfLine& line, TrfDraft& draft)
{
    if (keptForTeams(line, draft, readAbsentTeams)) return;
    const auto list = words(line.rest(4));
    const auto kind = list.empty() || list[0].size() != 1 ? std::nullopt : parseByeLetter(list[0][0]);
    if (!kind || (*kind != Outcome::FullBye && *kind != Outcome::HalfBye && *kind != Outcome::ZeroBye)) {
        fail(line, draft, Problem::MalformedLine,
             fragment(FragmentId::Bye, list.empty() ? std::string_view() : list[0]),
             fragment(FragmentId::AbsenceLetterInColumn5));
        return;
    }
    const auto round = readRound(list.size() > 1 ? list[1] : std::string_view(), 1, line, draft);
    if (!round) return;
    const auto players = readPlayers(after(list, 2), false, line, draft);
    if (!players) return;
    for (const PlayerId player : *players) draft.section.requestedByes.push_back({player, *round, *kind});
}

/// XXZ: absent in the round to be paired. Round 0 stands for it until the rounds have been counted.
void readAbsent(const TrfLine& line, TrfDraft& draft)
{
    const auto list = words(line.rest(4));
    const auto players = readPlayers(list, false, line, draft);
    if (!players) return;
    for (const PlayerId player : *players) draft.section.requestedByes.push_back({player, 0, Outcome::ZeroBye});
}

void readProhibited(const TrfLine& line, TrfDraft& draft)
{
    const bool engineForm = line.code() == "XXP";
    if (!engineForm && keptForTeams(line, draft, readProhibitedTeams)) return;
    const auto list = words(line.rest(4));
    ProhibitedPairing prohibited;
    if (!engineForm) {
        const auto first = readRound(list.empty() ? std::string_view() : list[0], 1, line, draft);
        if (!first) return;
        const auto last = readRound(list.size() > 1 ? list[1] : std::string_view(), *first, line, draft);
        if (!last) return;
        prohibited.firstRound = *first;
        prohibited.lastRound = *last;
    }
    const auto players = readPlayers(after(list, engineForm ? 0 : 2), false, line, draft);
    if (!players) return;
    if (players->empty()) {
        fail(line, draft, Problem::MalformedLine, fragment(FragmentId::NoPlayers),
             fragment(FragmentId::PlayersWhoMayNotMeet));
        return;
    }
    prohibited.players = *players;
    draft.section.rules.prohibited.push_back(std::move(prohibited));
}

/// 250: fictitious points for a range of start numbers in a range of rounds; match points may be blank.
void readAcceleration(const TrfLine& line, TrfDraft& draft)
{
    if (keptForTeams(line, draft, nullptr)) return;
    auto list = words(line.rest(4));
    constexpr std::size_t kWithMatchPoints = 6;
    if (list.size() == kWithMatchPoints) list.erase(list.begin());
    const auto points = list.size() == kWithMatchPoints - 1 ? parsePoints(list[0]) : std::nullopt;
    if (!points) {
        fail(line, draft, Problem::MalformedLine, fragment(FragmentId::Entry, line.rest(4)),
             fragment(FragmentId::FieldsOfRecord250));
        return;
    }
    const auto firstRound = readRound(list[1], 1, line, draft);
    if (!firstRound) return;
    const auto lastRound = readRound(list[2], *firstRound, line, draft);
    if (!lastRound) return;
    const auto first = parseWhole(list[3]);
    const auto last = parseWhole(list[4]);
    if (!first || !last || *last < *first) {
        fail(line, draft, Problem::MalformedLine, fragment(FragmentId::StartNumbersFromTo, list[3], list[4]),
             fragment(FragmentId::AscendingStartNumbers));
        return;
    }
    for (const Player& player : draft.section.players) {
        if (player.tpn < *first || player.tpn > *last) continue;
        for (RoundNumber round = *firstRound; round <= *lastRound; ++round)
            draft.virtualPoints[{player.id, round}] = *points;
    }
}

/// The points of each round of an XXA line: the columns as prescribed, where a blank is none, else the words in turn.
std::optional<std::vector<Points>> accelerationPoints(const TrfLine& line, std::string_view& offender)
{
    constexpr int kFirst = 10;
    constexpr int kWidth = 5;
    std::vector<Points> points;
    bool aligned = parseWhole(line.field(4, kFirst - 2)).has_value() && line.at(kFirst - 1) == ' ';
    for (int column = kFirst; aligned && column <= line.columns(); column += kWidth) {
        const std::string_view field = line.field(column, column + kWidth - 2);
        const auto value = field.empty() ? std::optional(Points{}) : parsePoints(field);
        aligned = value && line.at(column + kWidth - 1) == ' ';
        points.push_back(value.value_or(Points{}));
    }
    if (aligned) return points;
    points.clear();
    const auto list = words(line.rest(4));
    for (std::size_t round = 1; round < list.size(); ++round) {
        const auto value = parsePoints(list[round]);
        if (!value) {
            offender = list[round];
            return std::nullopt;
        }
        points.push_back(*value);
    }
    return points;
}

/// XXA: one player's fictitious points round by round.
void readPlayerAcceleration(const TrfLine& line, TrfDraft& draft)
{
    const auto list = words(line.rest(4));
    const auto players = readPlayers(std::span(list).first(std::min<std::size_t>(list.size(), 1)), false, line, draft);
    if (!players) return;
    std::string_view offender;
    const auto points = accelerationPoints(line, offender);
    if (!points) {
        fail(line, draft, Problem::MalformedLine, fragment(FragmentId::PointsWritten, offender),
             fragment(FragmentId::PointsWithOneDecimal));
        return;
    }
    if (players->empty() || points->size() > static_cast<std::size_t>(kMaxRounds)) {
        fail(line, draft, Problem::MalformedLine, fragment(FragmentId::Entry, line.rest(4)),
             fragment(FragmentId::FieldsOfXxaLine));
        return;
    }
    for (std::size_t round = 0; round < points->size(); ++round)
        draft.virtualPoints[{players->front(), static_cast<RoundNumber>(round + 1)}] = (*points)[round];
}

/// What a 299 line is about; nothing for a blank, which is a bonus or penalty.
std::optional<Outcome> kindOfAdjustment(char letter)
{
    if (letter == 'W') return Outcome::Win;
    if (letter == 'D') return Outcome::Draw;
    if (letter == 'L') return Outcome::Loss;
    if (letter == '+' || letter == '-') return parseGameLetter(letter);
    return letter == ' ' ? std::nullopt : parseByeLetter(letter);
}

bool readTeamAwards(const TrfLine& line, TrfDraft& draft)
{
    const char letter = upper(line.at(5));
    const auto kind = kindOfAdjustment(letter);
    const auto points = [&](int first, int last) {
        const auto field = line.field(first, last);
        return field.empty() ? std::optional(Points{}) : parsePoints(field);
    };
    const auto match = points(8, 11);
    const auto game = points(14, 17);
    const auto round = parseWhole(line.field(20, 22));
    const auto teams = teamsOf(words(line.rest(24)), draft);
    if (letter != ' ' && !kind) return false;
    if (!match || !game || !round || *round < 0 || *round > kMaxRounds || !teams || teams->empty()) return false;
    for (const TeamId team : *teams) draft.section.teams.awards.push_back({*round, team, kind, *match, *game});
    return true;
}

/// 299: points that differ from the rule. The kind and the match points may be blank, so columns decide.
void readAdjustment(const TrfLine& line, TrfDraft& draft)
{
    if (keptForTeams(line, draft, readTeamAwards)) return;
    PointAdjustment adjustment;
    const char kind = upper(line.at(5));
    adjustment.kind = kindOfAdjustment(kind);
    const auto points = parsePoints(line.field(14, 17));
    const auto round = parseWhole(line.field(20, 22));
    if ((kind != ' ' && !adjustment.kind) || !points || !round || *round > kMaxRounds) {
        fail(line, draft, Problem::MalformedLine, fragment(FragmentId::Entry, line.rest(4)),
             fragment(FragmentId::ColumnsOfRecord299));
        return;
    }
    adjustment.points = *points;
    adjustment.round = *round;
    const auto players = readPlayers(words(line.rest(24)), false, line, draft);
    if (!players) return;
    for (const PlayerId player : *players) {
        adjustment.player = player;
        draft.section.adjustments.push_back(adjustment);
    }
}

std::optional<TeamId> readTeam(std::string_view text, const TrfLine& line, TrfDraft& draft)
{
    const auto number = parseWhole(text);
    if (number && findTeam(draft, *number) != nullptr) return TeamId{*number};
    fail(line, draft, number ? Problem::UnknownTeam : Problem::MalformedLine, fragment(FragmentId::TeamWritten, text),
         fragment(FragmentId::TeamOfThisFile));
    return std::nullopt;
}

void readOldTeam(const TrfLine& line, TrfDraft& draft)
{
    if (draft.highestTeam == kMostTeams) {
        fail(line, draft, Problem::MalformedLine, fragment(FragmentId::TeamNumbered, kMostTeams + 1),
             fragment(FragmentId::TeamNumberFrom1, kMostTeams));
        return;
    }
    Team team;
    team.name = composed(line.field(5, 36));
    const auto members = readPlayers(words(line.rest(37)), true, line, draft);
    if (!members) return;
    for (const PlayerId member : *members) {
        if (member) team.members.push_back(member);
    }
    team.id = TeamId{++draft.highestTeam};
    draft.section.teams.teams.push_back(std::move(team));
}

void readTeamLine(const TrfLine& line, TrfDraft& draft)
{
    Team team;
    const auto number = parseWhole(line.field(5, 7));
    if (!number || *number < 1 || findTeam(draft, *number) != nullptr) {
        fail(line, draft, Problem::MalformedLine, fragment(FragmentId::TeamNumber, line.field(5, 7)),
             fragment(FragmentId::FreeTeamNumberIn5To7));
        return;
    }
    team.id = TeamId{*number};
    team.name = composed(line.field(9, 40));
    team.nickname = composed(line.field(42, 46));
    team.strength = parsePoints(line.field(48, 53)).value_or(Points{});
    team.fileMatchPoints = parsePoints(line.field(55, 60));
    team.fileGamePoints = parsePoints(line.field(62, 67));
    team.fileRank = parseWhole(line.field(69, 71)).value_or(0);
    const auto members = readPlayers(words(line.rest(74)), true, line, draft);
    if (!members) return;
    for (const PlayerId member : *members) {
        if (member) team.members.push_back(member);
    }
    draft.highestTeam = std::max(draft.highestTeam, *number);
    draft.section.teams.teams.push_back(std::move(team));
}

void readLineUp(const TrfLine& line, TrfDraft& draft)
{
    const auto list = words(line.rest(4));
    if (list.size() < 3) {
        fail(line, draft, Problem::MalformedLine, fragment(FragmentId::Entry, line.rest(4)),
             fragment(FragmentId::FieldsOfRecord300));
        return;
    }
    LineUp lineUp;
    const auto round = readRound(list[0], 1, line, draft);
    if (!round) return;
    const auto team = readTeam(list[1], line, draft);
    if (!team) return;
    const auto opponent = parseWhole(list[2]) == 0 ? std::optional(TeamId{}) : readTeam(list[2], line, draft);
    if (!opponent) return;
    auto boards = readPlayers(after(list, 3), true, line, draft);
    if (!boards) return;
    draft.section.teams.lineUps.push_back({*round, *team, *opponent, std::move(*boards)});
}

void readTeamByes(const TrfLine& line, TrfDraft& draft)
{
    const auto list = words(line.rest(4));
    const auto match = list.empty() ? std::nullopt : parsePoints(list[0]);
    const auto game = list.size() < 2 ? std::nullopt : parsePoints(list[1]);
    if (!match || !game) {
        fail(line, draft, Problem::MalformedLine, fragment(FragmentId::Entry, line.rest(4)),
             fragment(FragmentId::FieldsOfRecord320));
        return;
    }
    for (std::size_t at = 2; at < list.size(); ++at) {
        if (parseWhole(list[at]) == 0) continue;
        const auto team = readTeam(list[at], line, draft);
        if (!team) return;
        draft.section.teams.byes.push_back({static_cast<RoundNumber>(at - 1), *team, *match, *game});
    }
}

void readTeamForfeit(const TrfLine& line, TrfDraft& draft)
{
    const auto list = words(line.rest(4));
    constexpr std::array<std::string_view, 3> kKinds = {"+-", "-+", "--"};
    const auto* const kind = list.empty() ? kKinds.end() : std::ranges::find(kKinds, list[0]);
    if (list.size() != 4 || kind == kKinds.end()) {
        fail(line, draft, Problem::MalformedLine, fragment(FragmentId::Entry, line.rest(4)),
             fragment(FragmentId::FieldsOfRecord330));
        return;
    }
    const auto round = readRound(list[1], 1, line, draft);
    if (!round) return;
    const auto first = readTeam(list[2], line, draft);
    if (!first) return;
    const auto second = readTeam(list[3], line, draft);
    if (!second) return;
    draft.section.teams.forfeits.push_back(
        {*round, static_cast<TeamForfeit::Kind>(kind - kKinds.begin()), *first, *second});
}

bool isCapital(char c)
{
    return c >= 'A' && c <= 'Z';
}

/// Three capitals, a blank, the number of a player, and no engine code: the national half of his record.
void readFederationLine(const TrfLine& line, TrfDraft& draft)
{
    const auto id = parseWhole(line.field(5, 8));
    const auto index = id ? draft.section.indexOf(StoredKey::player(*id)) : std::nullopt;
    if (index)
        draft.section.players[*index].national.push_back(readNationalRecord(line));
    else
        draft.foreignLines.emplace(line.number(), line.text());
}

struct Handler {
    std::string_view code;
    void (*read)(const TrfLine&, TrfDraft&);
};

constexpr std::array<Handler, 12> kHandlers = {{{"013", readOldTeam},
                                                {"310", readTeamLine},
                                                {"300", readLineUp},
                                                {"320", readTeamByes},
                                                {"330", readTeamForfeit},
                                                {"240", readRequestedByes},
                                                {"250", readAcceleration},
                                                {"260", readProhibited},
                                                {"299", readAdjustment},
                                                {"XXA", readPlayerAcceleration},
                                                {"XXP", readProhibited},
                                                {"XXZ", readAbsent}}};

}  // namespace

bool isWaitingCode(std::string_view code)
{
    if (std::ranges::find(kHandlers, code, &Handler::code) != kHandlers.end()) return true;
    return isFederationCode(code);
}

bool isFederationCode(std::string_view code)
{
    const bool engineCode = code.starts_with("BB") || (code.starts_with("XX") && code != "XXX");
    return code.size() == 3 && std::ranges::all_of(code, isCapital) && !engineCode;
}

void readWaitingLine(const TrfLine& line, TrfDraft& draft)
{
    const auto* const handler = std::ranges::find(kHandlers, line.code(), &Handler::code);
    if (handler != kHandlers.end())
        handler->read(line, draft);
    else
        readFederationLine(line, draft);
}

}  // namespace kydai::format
