#include "format/chess_results.h"

#include "format/chess_results_kept.h"
#include "format/swiss_manager_common.h"
#include "format/trf_fields.h"
#include "format/trf_line.h"
#include "model/federations.h"
#include "model/stored_key.h"
#include "support/fragments.h"
#include "support/utf8.h"

#include <pugixml.hpp>

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace kydai::format {

namespace {

constexpr int kMostTieBreaks = 5;

/// Tenths of points of "1.0", "0,5"; none for anything else.
std::optional<int> pointsOf(std::string_view text)
{
    const std::size_t mark = std::min(text.find_first_of(".,"), text.size());
    const auto whole = parseWhole(text.substr(0, mark));
    const std::string_view decimals = text.substr(std::min(mark + 1, text.size()));
    const auto tenth = decimals.empty() ? std::optional(0) : parseWhole(decimals.substr(0, 1));
    constexpr int kMost = 1000;
    if (!whole || !tenth || *whole < 0 || *whole > kMost) return std::nullopt;
    constexpr int kTenths = 10;
    return *whole * kTenths + *tenth;
}

/// yyyymmdd, dd.mm.yyyy, or a year.
Date dayOf(std::string_view text)
{
    constexpr std::size_t kDigits = 8;
    constexpr std::size_t kYear = 4;
    const auto number = [&](std::size_t at, std::size_t length) {
        return parseWhole(text.substr(at, length)).value_or(0);
    };
    const bool plain = text.find_first_not_of("0123456789") == std::string_view::npos;
    if (plain && text.size() == kDigits) return {number(0, kYear), number(4, 2), number(6, 2)};
    if (plain && text.size() == kYear) return {number(0, kYear), 0, 0};
    return parseDate(text).value_or(Date{});
}

class ChessResultsImport {
public:
    explicit ChessResultsImport(const std::string& fileName) : m_fileName(fileName) {}

    Result<ReadFile> run(std::string_view bytes)
    {
        pugi::xml_document document;
        const auto parsed = document.load_buffer(bytes.data(), bytes.size());
        m_root = document.child("chessresults");
        m_event = m_root.child("tournamentdata").child("tournament");
        if (!parsed || !m_event) return wrong(Errc::Malformed, fragment(FragmentId::XmlOfChessResults));
        fillInfo();
        if (!fillPlayers() || !fillTeams()) return *m_problem;
        fillRules();
        fillTieBreaks();
        if (!fillRounds()) return *m_problem;
        if (!isRoundRobin()) enterByFirstGame(m_section);
        keepTheRest();
        ReadFile read;
        read.kind = FileKind::ChessResults;
        read.diagnostics = std::move(m_findings);
        read.sections.push_back(std::move(m_section));
        return read;
    }

private:
    [[nodiscard]] Error wrong(Errc code, Fragment what) const
    {
        return {code, m_fileName, 0, std::move(what), fragment(FragmentId::UploadOfChessResults), {}};
    }
    bool fail(Errc code, Fragment what)
    {
        m_problem = wrong(code, std::move(what));
        return false;
    }
    static std::string text(const pugi::xml_node& node, const char* name)
    {
        std::string value = utf8::repaired(trimmed(node.attribute(name).value()));
        utf8::replaceHidden(value);
        return composed(value);
    }
    static int number(const pugi::xml_node& node, const char* name)
    {
        const std::string value = text(node, name);
        const bool below = value.starts_with('-');
        const int absolute = parseWhole(std::string_view(value).substr(below ? 1 : 0)).value_or(0);
        return below ? -absolute : absolute;
    }

    [[nodiscard]] bool isRoundRobin() const { return m_type == 1 || m_type == 2; }
    [[nodiscard]] bool isTeamEvent() const { return m_type == 2 || m_type == 3; }

    void fillInfo()
    {
        m_type = number(m_event, "type");
        SectionInfo& info = m_section.info;
        info.name = text(m_event, "name");
        info.town = text(m_event, "location");
        info.federation = text(m_event, "federation");
        info.firstDay = dayOf(text(m_event, "from"));
        info.lastDay = dayOf(text(m_event, "to"));
        info.chiefArbiter = text(m_event, "chiefarbiter");
        info.timeControlText = text(m_event, "timecontrol");
        info.report.organiser = text(m_event, "organiser");
        info.report.eventCode = text(m_event, "fideeventid");
        info.chessResultsKey = text(m_event, "key");
        if (const std::string deputy = text(m_event, "deputyarbiter"); !deputy.empty())
            info.deputyArbiters.push_back(deputy);
        info.type =
            std::string(isTeamEvent() ? "Team: " : "Individual: ") + (isRoundRobin() ? "Round-Robin" : "Swiss-System");
    }

    void fillRules()
    {
        RuleSet& rules = m_section.rules;
        rules.pairingSystem = isTeamEvent()    ? PairingSystem::Manual
                              : isRoundRobin() ? PairingSystem::RoundRobin
                                               : PairingSystem::Dutch;
        rules.pairingEdition = pairingEditionOn(m_section.info.firstDay);
        rules.tieBreakEdition = tieBreakEditionOn(m_section.info.firstDay);
        rules.doubleRoundRobin = rules.pairingSystem == PairingSystem::RoundRobin && number(m_event, "replay") == 2;
        const int rounds = number(m_event, "rounds");
        if (rounds >= 1 && rounds <= kMaxRounds) rules.scheduledRounds = rounds;
    }

    void fillTieBreaks()
    {
        for (int at = 1; at <= kMostTieBreaks; ++at) {
            const std::string name = "tb" + std::to_string(at);
            const int no = number(m_event, (name + "no").c_str());
            if (numberedTieBreak(no) == nullptr) continue;
            addNumbered(uploadedTieBreak(no, text(m_event, (name + "_detail").c_str())), 0, m_section, m_findings);
        }
    }

    bool fillPlayers()
    {
        bool national = false;
        for (const pugi::xml_node& node : m_root.child("players").children("player")) {
            const int no = number(node, "no");
            Player player = playerOf(node);
            if (player.name.empty()) continue;  // seats that nobody took
            if (no < 1 || no > kMostNumber || !m_players.emplace(no, m_players.size()).second)
                return fail(Errc::Malformed, fragment(FragmentId::PlayerNumbered, no));
            player.id = StoredKey::player(no);
            player.tpn = no;
            national = national || !player.national.empty();
            m_members[number(node, "teamno")].emplace_back(number(node, "board"), player.id);
            m_section.players.push_back(std::move(player));
        }
        std::ranges::sort(m_section.players, {}, &Player::id);
        if (national)
            m_section.info.startingListMethod =
                listFederation() + ' ' + std::string(startingListMethod(number(m_event, "sortstartrank")));
        return true;
    }

    [[nodiscard]] std::string listFederation() const
    {
        return m_section.info.federation.size() == 3 ? m_section.info.federation : "XXX";
    }

    [[nodiscard]] Player playerOf(const pugi::xml_node& node) const
    {
        Player player;
        // The whole name may stand in the first field, with or without a blank behind its comma.
        player.name = text(node, "lastname");
        if (const std::string given = text(node, "firstname"); !given.empty())
            player.name += (player.name.empty() ? "" : ", ") + given;
        if (const std::size_t comma = player.name.find(',');
            comma != std::string::npos && comma + 1 < player.name.size() && player.name[comma + 1] != ' ')
            player.name.insert(comma + 1, " ");
        const std::string sex = text(node, "sex");
        if (sex == "w" || sex == "W") player.sex = Sex::Female;
        if (sex == "m" || sex == "M") player.sex = Sex::Male;
        const std::string title = text(node, "title");
        if (const auto known = title.size() == 1 ? std::nullopt : parseTitle(title))
            player.title = *known;
        else
            player.titleText = title;
        player.rating = number(node, "rtgfide");
        player.federation = text(node, "fed");
        player.fideId = text(node, "fideid");
        if (player.fideId == "0") player.fideId.clear();
        player.birth = dayOf(text(node, "dob"));
        player.unit = text(node, "clubname");
        player.category = text(node, "typ").empty() ? text(node, "group") : text(node, "typ");
        player.kFactor = number(node, "kfaktor");
        const int rating = number(node, "rtgnat");
        const std::string own = text(node, "id");
        if (rating > 0 || !own.empty()) {
            NationalRecord record;
            record.federation = listFederation();
            record.rating = rating;
            record.origin = player.federation;
            record.number = own;
            player.national.push_back(std::move(record));
        }
        return player;
    }

    bool fillTeams()
    {
        if (!isTeamEvent()) return true;
        for (const pugi::xml_node& node : m_root.child("teams").children("team")) {
            Team team;
            team.id = TeamId{number(node, "no")};
            team.name = text(node, "teamname");
            team.nickname = text(node, "teamshort");
            team.captain = text(node, "captain");
            if (team.id.value < 1 || !m_teams.insert(team.id.value).second)
                return fail(Errc::Malformed, fragment(FragmentId::TeamNumbered, team.id.value));
            auto& squad = m_members[team.id.value];
            std::ranges::sort(squad);
            for (const auto& [board, player] : squad) team.members.push_back(player);
            m_section.teams.teams.push_back(std::move(team));
        }
        return true;
    }

    bool fillRounds()
    {
        std::map<RoundNumber, std::vector<pugi::xml_node>> pairings;
        for (const pugi::xml_node& node : m_root.child("playerpairings").children("playerpairing"))
            pairings[number(node, "round")].push_back(node);
        if (pairings.empty()) return true;
        const RoundNumber last = pairings.rbegin()->first;
        if (pairings.begin()->first < 1 || last > kMaxRounds)
            return fail(Errc::OutOfRange, fragment(FragmentId::NumberOfRoundsWritten, std::to_string(last)));
        const int current = number(m_event, "currentround");
        const bool over = text(m_event, "endstatus") == "J";
        for (RoundNumber round = 1; round <= last; ++round) {
            auto& nodes = pairings[round];
            std::ranges::stable_sort(nodes, {}, [](const pugi::xml_node& node) {
                return std::pair(number(node, "pairing"), number(node, "board"));
            });
            m_isDecided = over || round < current;
            if (!fillRound(round, nodes)) return false;
        }
        return true;
    }

    bool fillRound(RoundNumber number, const std::vector<pugi::xml_node>& nodes)
    {
        m_seen.clear();
        m_open = 0;
        Round round;
        for (const pugi::xml_node& node : nodes) {
            if (!addPairing(node, number, round)) return false;
        }
        if (isTeamEvent() && !addTeamByes(number, round)) return false;
        for (const Player& player : m_section.players) {
            if (!m_seen.contains(player.tpn)) round.byes.push_back({player.id, Outcome::ZeroBye});
        }
        std::ranges::stable_sort(round.byes, {}, [](const Bye& bye) {
            return std::pair(bye.kind == Outcome::PairingBye ? 0 : 1, bye.player);
        });
        for (const pugi::xml_node& node : m_root.child("rounds").children("round")) {
            if (ChessResultsImport::number(node, "round") == number) round.date = dayOf(text(node, "date"));
        }
        if (m_open > 0)
            m_findings.push_back({Severity::Warning,
                                  Problem::Assumed,
                                  0,
                                  {},
                                  number,
                                  fragment(FragmentId::BoardsWithoutResult, m_open, number),
                                  fragment(FragmentId::ForfeitsOfBothInOverRound)});
        m_section.rounds.push_back(std::move(round));
        return true;
    }

    /// A number that a player has, and not seen in this round before.
    bool see(int no, RoundNumber round)
    {
        if (!m_players.contains(no))
            return fail(Errc::UnknownReference, fragment(FragmentId::PlayerInRound, no, round));
        if (!m_seen.insert(no).second) return fail(Errc::Malformed, fragment(FragmentId::PlayerInRound, no, round));
        return true;
    }

    bool addPairing(const pugi::xml_node& node, RoundNumber number, Round& round)
    {
        const int white = ChessResultsImport::number(node, "whiteno");
        const int black = ChessResultsImport::number(node, "blackno");
        const auto whitePoints = pointsOf(text(node, "reswhite"));
        const auto blackPoints = pointsOf(text(node, "resblack"));
        if (black == kUploadedBye || black == kUploadedAbsence || (isTeamEvent() && black == 0)) {
            if (!see(white, number)) return false;
            round.byes.push_back({StoredKey::player(white), byeOf(black, whitePoints.value_or(0))});
            return true;
        }
        if (isTeamEvent() && white == 0) {
            if (!see(black, number)) return false;
            round.byes.push_back({StoredKey::player(black), byeOf(0, blackPoints.value_or(0))});
            return true;
        }
        if (!see(white, number) || !see(black, number)) return false;
        const auto [own, theirs] = outcomesOf(whitePoints, blackPoints, text(node, "forfeit"));
        round.games.push_back({StoredKey::player(white), StoredKey::player(black), own, theirs, true});
        return true;
    }

    [[nodiscard]] Outcome byeOf(int black, int tenths) const
    {
        if (black == 0) return tenths > 0 ? Outcome::UnopposedWin : Outcome::UnopposedLoss;
        if (black == kUploadedBye) return isRoundRobin() ? Outcome::ZeroBye : Outcome::PairingBye;
        constexpr int kHalf = 5;
        if (tenths > kHalf) return Outcome::FullBye;
        return tenths == kHalf ? Outcome::HalfBye : Outcome::ZeroBye;
    }

    std::pair<Outcome, Outcome> outcomesOf(std::optional<int> white, std::optional<int> black, std::string_view mark)
    {
        if (mark == "H") return {Outcome::Adjourned, Outcome::Adjourned};
        if (!white || !black) {
            if (!m_isDecided) return {Outcome::Open, Outcome::Open};
            ++m_open;
            return {Outcome::ForfeitLoss, Outcome::ForfeitLoss};
        }
        const bool nobody = *white == 0 && *black == 0;
        if (mark == "K" || mark == "D") {
            if (nobody) return {Outcome::ForfeitLoss, Outcome::ForfeitLoss};
            return *white > *black ? std::pair(Outcome::ForfeitWin, Outcome::ForfeitLoss)
                                   : std::pair(Outcome::ForfeitLoss, Outcome::ForfeitWin);
        }
        if (nobody) return {Outcome::Loss, Outcome::Loss};
        const bool unrated = mark == "U";
        const Outcome won = unrated ? Outcome::UnratedWin : Outcome::Win;
        const Outcome lost = unrated ? Outcome::UnratedLoss : Outcome::Loss;
        const Outcome drawn = unrated ? Outcome::UnratedDraw : Outcome::Draw;
        if (*white == *black) return {drawn, drawn};
        return *white > *black ? std::pair(won, lost) : std::pair(lost, won);
    }

    /// The team that was not paired has its points, and so have the members on its boards.
    bool addTeamByes(RoundNumber number, Round& round)
    {
        const auto boards = static_cast<std::size_t>(std::max(0, ChessResultsImport::number(m_event, "playerperteam")));
        for (const pugi::xml_node& node : m_root.child("teampairings").children("teampairing")) {
            if (ChessResultsImport::number(node, "round") != number ||
                ChessResultsImport::number(node, "no2") != kUploadedBye)
                continue;
            const int no = ChessResultsImport::number(node, "no1");
            auto& teams = m_section.teams.teams;
            const auto team = std::ranges::find(teams, TeamId{no}, &Team::id);
            if (team == teams.end()) return fail(Errc::UnknownReference, fragment(FragmentId::TeamNumbered, no));
            TeamBye bye{number, team->id, {}, Points{pointsOf(text(node, "res1")).value_or(0)}};
            const int half = static_cast<int>(boards) * 5;
            bye.matchPoints = bye.gamePoints.tenths > half    ? m_section.teams.matchWin
                              : bye.gamePoints.tenths == half ? m_section.teams.matchDraw
                                                              : m_section.teams.matchLoss;
            m_section.teams.byes.push_back(bye);
            for (std::size_t at = 0; at < std::min(boards, team->members.size()); ++at) {
                if (bye.matchPoints != m_section.teams.matchWin || !see(m_section.numberOf(team->members[at]), number))
                    continue;
                round.byes.push_back({team->members[at], Outcome::UnopposedWin});
            }
        }
        return !m_problem;
    }

    /// What has no place in the model, for the way back.
    void keepTheRest()
    {
        KeptUpload kept;
        const auto keep = [&](const pugi::xml_node& node, const std::string& path,
                              std::span<const std::string_view> attributes) {
            for (const std::string_view attribute : attributes) {
                const std::string name(attribute);
                kept.set(path, attribute, text(node, name.c_str()));
            }
        };
        keep(m_event, "tournament", keptOfTournament());
        const auto keepEach = [&](const char* list, const char* one, const char* number,
                                  std::span<const std::string_view> attributes) {
            for (const pugi::xml_node& node : m_root.child(list).children(one))
                keep(node, std::string(list) + '/' + text(node, number), attributes);
        };
        keepEach("rounds", "round", "round", keptOfRound());
        keepEach("players", "player", "no", keptOfPlayer());
        for (const Player& player : m_section.players)
            kept.set("players/" + std::to_string(player.tpn), "lastname", player.name);
        if (isTeamEvent()) keepEach("teams", "team", "no", keptOfTeam());
        kept.putInto(m_section);
    }

    static constexpr int kMostNumber = 99'999;

    const std::string& m_fileName;
    pugi::xml_node m_root{};
    pugi::xml_node m_event{};
    int m_type = 0;
    Section m_section{};
    std::map<int, std::size_t> m_players{};  ///< by number
    std::map<int, std::vector<std::pair<int, PlayerId>>> m_members{};
    std::set<int> m_teams{};
    std::set<int> m_seen{};
    bool m_isDecided = false;  ///< a later round has begun, or the event is over
    int m_open = 0;            ///< boards of such a round without a result
    std::vector<Diagnostic> m_findings{};
    std::optional<Error> m_problem{};
};

}  // namespace

Result<ReadFile> readChessResults(std::string_view bytes, const std::string& fileName)
{
    return ChessResultsImport(fileName).run(bytes);
}

}  // namespace kydai::format
