#include "format/tunx.h"

#include "format/swiss_manager_common.h"
#include "format/text_lines.h"
#include "format/trf_fields.h"
#include "format/tunx_file.h"
#include "model/federations.h"
#include "model/stored_key.h"
#include "support/fragments.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace kydai::format {

namespace {

// Indexes of the header's strings.
constexpr std::size_t kName = 0;
constexpr std::size_t kSecondTitle = 1;
constexpr std::size_t kVenue = 5;
constexpr std::size_t kPgnTown = 10;
constexpr std::size_t kTimeControl = 14;
constexpr std::size_t kFederation = 20;
constexpr std::size_t kChiefArbiter = 21;
constexpr std::size_t kDeputies = 35;

struct Pair {
    Outcome white;
    Outcome black;
};

/// Section 8: what a result code means for two players; nullopt for a code that nobody has seen.
std::optional<Pair> gameResult(std::uint8_t code)
{
    switch (code) {
    case 0:
        return Pair{Outcome::Open, Outcome::Open};
    case 1:
        return Pair{Outcome::Win, Outcome::Loss};
    case 2:
        return Pair{Outcome::Draw, Outcome::Draw};
    case 3:
        return Pair{Outcome::Loss, Outcome::Win};
    case 4:
        return Pair{Outcome::ForfeitWin, Outcome::ForfeitLoss};
    case 5:
        return Pair{Outcome::ForfeitLoss, Outcome::ForfeitWin};
    case 6:
        return Pair{Outcome::ForfeitLoss, Outcome::ForfeitLoss};
    case 7:
        return Pair{Outcome::Adjourned, Outcome::Adjourned};
    case 10:
        return Pair{Outcome::Loss, Outcome::Loss};
    case 15:
        return Pair{Outcome::UnratedWin, Outcome::UnratedLoss};
    case 16:
        return Pair{Outcome::UnratedDraw, Outcome::UnratedDraw};
    case 17:
        return Pair{Outcome::UnratedLoss, Outcome::UnratedWin};
    default:
        return std::nullopt;
    }
}

Outcome absence(std::uint8_t code)
{
    if (code == 1) return Outcome::FullBye;
    return code == 2 ? Outcome::HalfBye : Outcome::ZeroBye;
}

constexpr int kBuchholz = 37;
constexpr int kSonnebornBerger = 52;
constexpr int kVictories = 68;
constexpr int kPerformances = 88;

/// 37 and 52 say in their options how unplayed rounds count.
bool hasOptions(int number)
{
    return number == kBuchholz || number == kSonnebornBerger;
}

/// Options 13 and 5: virtual opponents.
bool isVirtual(const TunxTieBreak& tieBreak)
{
    constexpr unsigned kVirtualOpponent = 4;
    return hasOptions(tieBreak.number) && (tieBreak.options & kVirtualOpponent) != 0;
}

/// What is counted: a bit for each of the four kinds of victories; a number for the others.
int kindOf(const TunxTieBreak& tieBreak)
{
    if (tieBreak.number == kPerformances) return tieBreak.options;
    if (tieBreak.number != kVictories) return tieBreak.value;
    constexpr int kKinds = 4;
    for (int kind = 1; kind < kKinds; ++kind) {
        if ((tieBreak.options >> static_cast<unsigned>(kind) & 1U) != 0) return kind;
    }
    return 0;
}

/// A parameter by its letter in the table (model/swiss_manager.h); empty: the file does not say it.
std::string parameterOf(const TunxTieBreak& tieBreak, char letter, bool teams)
{
    constexpr unsigned kLowBits = 0x0F;
    switch (letter) {
    case 's':
        return std::to_string(tieBreak.cuts >> 4U);
    case 'w':
        return std::to_string(tieBreak.cuts & kLowBits);
    case 'k':
        return std::to_string(kindOf(tieBreak));
    case 'g':
        return teams ? std::to_string(tieBreak.value) : std::string("0");
    case 'u':
    case 'l':
        return std::to_string(tieBreak.value);
    case 'v':
        return tieBreak.since2026 ? "1" : "0";
    case 'V':
        return isVirtual(tieBreak) ? "V" : "-";
    case '#':
        return "?";  // where the file keeps the points is not known
    default:
        return {};
    }
}

class TunxImport {
public:
    TunxImport(const TunxFile& file, const std::string& fileName) : m_file(file), m_fileName(fileName) {}

    Result<ReadFile> run()
    {
        fillInfo();
        fillPlayers();
        fillTeams();
        fillRules();
        std::size_t next = 0;
        for (std::size_t round = 0; round < m_file.rounds.size(); ++round) {
            const std::size_t first = next;
            next += m_file.rounds[round].games;
            if (!fillRound(static_cast<RoundNumber>(round + 1), first, next)) return *m_problem;
        }
        fillForbidden();
        enterByFirstGame(m_section);
        ReadFile read;
        read.kind = FileKind::Tunx;
        read.diagnostics = std::move(m_findings);
        read.sections.push_back(std::move(m_section));
        return read;
    }

private:
    [[nodiscard]] bool isTeamEvent() const
    {
        return m_file.settings.type == TunxType::TeamSwiss || m_file.settings.type == TunxType::TeamRoundRobin;
    }
    [[nodiscard]] bool isRoundRobin() const
    {
        return m_file.settings.type == TunxType::RoundRobin || m_file.settings.type == TunxType::TeamRoundRobin;
    }

    void fillInfo()
    {
        SectionInfo& info = m_section.info;
        info.name = m_file.header[kName];
        const std::string& second = m_file.header[kSecondTitle];
        if (!second.empty()) info.name += (info.name.empty() ? "" : " - ") + second;
        info.town = m_file.header[kPgnTown].empty() ? m_file.header[kVenue] : m_file.header[kPgnTown];
        info.federation = m_file.header[kFederation];
        info.firstDay = m_file.settings.firstDay;
        info.lastDay = m_file.settings.lastDay;
        info.chiefArbiter = m_file.header[kChiefArbiter];
        info.timeControlText = m_file.header[kTimeControl];
        info.type =
            std::string(isTeamEvent() ? "Team: " : "Individual: ") + (isRoundRobin() ? "Round-Robin" : "Swiss-System");
        std::string_view deputies = m_file.header[kDeputies];
        while (!deputies.empty()) {
            const std::size_t end = std::min(deputies.find(';'), deputies.size());
            if (const auto name = trimmed(deputies.substr(0, end)); !name.empty())
                info.deputyArbiters.emplace_back(name);
            deputies.remove_prefix(std::min(end + 1, deputies.size()));
        }
    }

    void fillRules()
    {
        RuleSet& rules = m_section.rules;
        rules.pairingSystem = isTeamEvent()    ? PairingSystem::Manual
                              : isRoundRobin() ? PairingSystem::RoundRobin
                                               : PairingSystem::Dutch;
        rules.pairingEdition = pairingEditionOn(m_section.info.firstDay);
        rules.tieBreakEdition = tieBreakEditionOn(m_section.info.firstDay);
        if (!m_file.rounds.empty()) rules.scheduledRounds = static_cast<RoundNumber>(m_file.rounds.size());
        if (m_file.settings.tempo == 2) rules.timeControl = TimeControl::Rapid;
        if (m_file.settings.tempo == 3) rules.timeControl = TimeControl::Blitz;
        const std::size_t count = std::min<std::size_t>(m_file.settings.tieBreaks, kTunxTieBreaks);
        for (std::size_t i = 0; i < count; ++i) addTieBreak(m_file.settings.tieBreakList[i]);
    }

    void addTieBreak(const TunxTieBreak& from)
    {
        if (from.number == 0) return;
        const bool known = !isVirtual(from) && hasOptions(from.number) && from.options != 0;
        addNumbered(numberOf(from, isTeamEvent()), known ? from.options : 0, m_section, m_findings);
    }

    void fillPlayers()
    {
        bool national = false;
        for (std::size_t index = 0; index < m_file.players.size(); ++index) {
            const TunxPlayer& from = m_file.players[index];
            Player player;
            player.id = StoredKey::player(static_cast<int>(index + 1));
            player.tpn = static_cast<int>(index + 1);
            player.name = from.family;
            if (!from.given.empty()) player.name += (player.name.empty() ? "" : ", ") + from.given;
            if (from.female) player.sex = Sex::Female;
            // One letter is a national category here ("I", "V"), not an old form of a title.
            const auto title = from.title.size() == 1 ? std::nullopt : parseTitle(from.title);
            if (title)
                player.title = *title;
            else
                player.titleText = from.title;
            player.rating = from.rating;
            player.federation = from.federation;
            player.birth = from.birth;
            if (from.fideId != 0) player.fideId = std::to_string(from.fideId);
            player.unit = from.club;
            if (player.unit.empty() && !isFideFederation(from.federation)) player.unit = from.federation;
            player.category = from.type.empty() ? from.group : from.type;
            player.kFactor = from.kFactor;
            player.fixedBoard = from.fixedBoard;
            player.entersInRound = from.enteredAfter + 1;
            national = addNational(from, player) || national;
            m_section.players.push_back(std::move(player));
        }
        if (national)
            m_section.info.startingListMethod =
                listFederation() + " " + std::string(startingListMethod(m_file.settings.listOrder));
    }

    [[nodiscard]] std::string listFederation() const
    {
        return m_section.info.federation.size() == 3 ? m_section.info.federation : "XXX";
    }

    bool addNational(const TunxPlayer& from, Player& player) const
    {
        // FIDE's titles of the online arena are no national category.
        constexpr std::array<std::string_view, 4> kArena = {"AGM", "AIM", "AFM", "ACM"};
        const bool category = !player.titleText.empty() && std::ranges::find(kArena, player.titleText) == kArena.end();
        if (from.nationalRating == 0 && from.nationalNumber.empty() && !category) return false;
        NationalRecord record;
        record.federation = listFederation();
        if (category) record.category = player.titleText;
        record.rating = from.nationalRating;
        record.origin = from.federation;
        record.number = from.nationalNumber;
        player.national.push_back(std::move(record));
        return true;
    }

    void fillTeams()
    {
        for (std::size_t index = 0; index < m_file.teams.size(); ++index) {
            Team team;
            team.id = TeamId{static_cast<int>(index + 1)};
            team.name = m_file.teams[index].name;
            team.nickname = m_file.teams[index].shortName;
            std::vector<std::pair<int, PlayerId>> squad;
            for (std::size_t player = 0; player < m_file.players.size(); ++player) {
                if (m_file.players[player].team == index + 1)
                    squad.emplace_back(m_file.players[player].teamPlace,
                                       StoredKey::player(static_cast<int>(player + 1)));
            }
            std::ranges::sort(squad);
            for (const auto& [place, player] : squad) team.members.push_back(player);
            m_section.teams.teams.push_back(std::move(team));
        }
    }

    void note(Problem problem, RoundNumber round, Fragment what, Fragment expected)
    {
        m_findings.push_back({Severity::Warning, problem, 0, {}, round, std::move(what), std::move(expected)});
    }

    /// A number inside the field and not seen in this round before; else the file is damaged.
    bool see(std::uint16_t number, RoundNumber round)
    {
        if (number >= 1 && number <= m_seen.size() && !m_seen[number - 1U]) {
            m_seen[number - 1U] = true;
            return true;
        }
        if (!m_problem) {
            m_problem = Error{Errc::Malformed,
                              m_fileName,
                              0,
                              fragment(FragmentId::PlayerInRound, number, round),
                              fragment(FragmentId::EachPlayerOnceInRound),
                              {}};
        }
        return false;
    }

    bool fillRound(RoundNumber number, std::size_t first, std::size_t end)
    {
        m_seen.assign(m_file.players.size(), false);
        Round round;
        bool paired = isRoundRobin() ? end > first : number <= m_file.settings.roundsPaired && end > first;
        for (std::size_t at = first; at < end; ++at) {
            const TunxGame& game = m_file.games[at];
            if (game.black == TunxGame::kBye || game.black == TunxGame::kAbsent) {
                if (!addBye(game, number, round)) return false;
            } else if (!addGame(game, number, round)) {
                return false;
            }
        }
        paired = paired || !round.games.empty();
        if (!paired || m_section.roundsPaired() != number - 1) {
            announce(round, number);
            return true;
        }
        for (std::size_t player = 0; player < m_seen.size(); ++player) {
            if (!m_seen[player])
                round.byes.push_back({StoredKey::player(static_cast<int>(player + 1)), Outcome::ZeroBye});
        }
        std::ranges::stable_sort(round.byes, {}, [](const Bye& bye) {
            return std::pair(bye.kind == Outcome::PairingBye ? 0 : 1, bye.player);
        });
        round.date = m_file.rounds[static_cast<std::size_t>(number - 1)].date;
        m_section.rounds.push_back(std::move(round));
        return true;
    }

    /// A round that is not paired holds only the absences that are known.
    void announce(const Round& round, RoundNumber number)
    {
        for (const Bye& bye : round.byes) {
            if (bye.kind != Outcome::PairingBye) m_section.requestedByes.push_back({bye.player, number, bye.kind});
        }
    }

    bool addBye(const TunxGame& game, RoundNumber number, Round& round)
    {
        if (!see(game.white, number)) return false;
        Outcome kind = absence(game.code);
        if (game.black == TunxGame::kBye) kind = isRoundRobin() ? Outcome::ZeroBye : Outcome::PairingBye;
        round.byes.push_back({StoredKey::player(game.white), kind});
        return true;
    }

    bool addGame(const TunxGame& game, RoundNumber number, Round& round)
    {
        const auto result = gameResult(game.code);
        if (!result) {
            note(Problem::MalformedCell, number, fragment(FragmentId::ResultCode, game.code, game.white, game.black),
                 fragment(FragmentId::KnownResultCode));
        }
        const Pair outcome = result.value_or(Pair{Outcome::Open, Outcome::Open});
        if (game.white == 0 || game.black == 0) return addUnopposed(game, outcome, number, round);
        if (!see(game.white, number) || !see(game.black, number)) return false;
        round.games.push_back(
            {StoredKey::player(game.white), StoredKey::player(game.black), outcome.white, outcome.black, true});
        round.pairedByHand = round.pairedByHand || game.byHand;
        return true;
    }

    /// An empty seat of a team: the other one is unopposed.
    bool addUnopposed(const TunxGame& game, const Pair& outcome, RoundNumber number, Round& round)
    {
        const std::uint16_t present = game.white == 0 ? game.black : game.white;
        if (present == 0) return true;
        if (!see(present, number)) return false;
        const Outcome own = game.white == 0 ? outcome.black : outcome.white;
        const bool won = own == Outcome::ForfeitWin || own == Outcome::Win;
        round.byes.push_back({StoredKey::player(present), won ? Outcome::UnopposedWin : Outcome::UnopposedLoss});
        return true;
    }

    void fillForbidden()
    {
        for (const auto& [first, second] : m_file.forbidden) {
            if (isTeamEvent()) {
                std::array<char, 64> line{};
                std::snprintf(line.data(), line.size(), "260 001 %03d %4d %4d", m_section.roundsInAll(), int{first},
                              int{second});
                m_section.foreignLines.emplace_back(line.data());
            } else if (first >= 1 && second >= 1 && first <= m_file.players.size() && second <= m_file.players.size()) {
                ProhibitedPairing pair;
                pair.players = {StoredKey::player(first), StoredKey::player(second)};
                m_section.rules.prohibited.push_back(std::move(pair));
            } else {
                note(Problem::UnknownPlayer, 0, fragment(FragmentId::ProhibitedPair, first, second),
                     fragment(FragmentId::PlayersOfThisFile));
            }
        }
    }

    const TunxFile& m_file;
    const std::string& m_fileName;
    Section m_section{};
    std::vector<Diagnostic> m_findings{};
    std::vector<bool> m_seen{};
    std::optional<Error> m_problem{};
};

}  // namespace

TieBreakNumber numberOf(const TunxTieBreak& tieBreak, bool teams)
{
    TieBreakNumber result{tieBreak.number, {}};
    const NumberedTieBreak* const row = numberedTieBreak(tieBreak.number);
    if (row == nullptr) return result;
    for (const char letter : row->parameters) result.parameters.push_back(parameterOf(tieBreak, letter, teams));
    return result;
}

Result<ReadFile> readTunx(std::string_view bytes, const std::string& fileName)
{
    const auto file = readTunxFile(bytes, fileName);
    if (!file) return file.error();
    return TunxImport(*file, fileName).run();
}

}  // namespace kydai::format
