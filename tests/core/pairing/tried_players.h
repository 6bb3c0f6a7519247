/// What C.04.4.1 and C.04.4.2 have in common, for the tests that pair by trying everything: who is there with what
/// past, who may meet, whether all can be paired, the bye and the colours. From the section and rules/other_systems.md
/// alone.
#pragma once

#include "model/baku.h"
#include "model/presence.h"
#include "model/scorecards.h"
#include "pairing/generate.h"
#include "pairing/next_round.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace kydai::pairing::trial {

using Tpns = std::vector<int>;
using Pairs = std::vector<std::pair<int, int>>;

/// Who meets whom, White first, and who has the bye.
struct Sheet {
    int bye = 0;
    std::set<std::pair<int, int>> games{};
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

inline std::string told(const std::optional<Sheet>& sheet)
{
    if (!sheet) return "no pairing";
    std::ostringstream text;
    for (const auto& [white, black] : sheet->games) text << white << '-' << black << ' ';
    text << "bye " << sheet->bye;
    return text.str();
}

/// A round as the engine, or a file, has it.
inline Sheet sheetOf(const Section& section, const Round& round)
{
    Sheet sheet;
    for (const Game& game : round.games)
        sheet.games.emplace(section.numberOf(game.white), section.numberOf(game.black));
    for (const Bye& bye : round.byes) {
        if (bye.kind == Outcome::PairingBye) sheet.bye = section.numberOf(bye.player);
    }
    return sheet;
}

inline std::optional<Sheet> drafted(const Section& section, RoundNumber round)
{
    const DraftOutcome outcome = draftRound(section, round);
    const auto* draft = std::get_if<DraftRound>(&outcome);
    if (draft == nullptr) return std::nullopt;
    return sheetOf(section, draft->round);
}

struct Contestant {
    std::size_t player = 0;  ///< index in Section::players
    int number = 0;          ///< place among all who took part so far
    int score = 0;           ///< tenths, with virtual points
    int rank = 0;            ///< the smaller the higher; the system's
    std::string colours{};   ///< of the games that were played
    char wants = '-';        ///< W or B
    int strength = 0;        ///< 3 absolute, 2 strong, 1 mild, 0 none
    bool mayHaveBye = true;
    std::set<int> barred{};
};

/// The rounds before the one that is to be paired.
class Past {
public:
    Past(const Section& section, RoundNumber round) : m_section(section), m_round(round), m_cards(section, round - 1) {}

    [[nodiscard]] const Section& section() const { return m_section; }
    [[nodiscard]] RoundNumber round() const { return m_round; }
    [[nodiscard]] const RoundEntry& entry(std::size_t player, RoundNumber round) const
    {
        return m_cards.entry(player, round);
    }
    /// Over the board; what is still open counts as a draw.
    [[nodiscard]] bool hasPlayed(std::size_t player, RoundNumber round) const
    {
        const RoundEntry& cell = entry(player, round);
        return cell.hasOpponent() && !isForfeit(cell.outcome);
    }
    [[nodiscard]] int points(std::size_t player, RoundNumber round) const
    {
        const RoundEntry& cell = entry(player, round);
        return (isUndecided(cell.outcome) ? m_section.rules.points.draw() : cell.points).tenths;
    }
    /// Without virtual points.
    [[nodiscard]] int score(std::size_t player, RoundNumber before) const
    {
        int sum = 0;
        for (RoundNumber round = 1; round < before; ++round) sum += points(player, round);
        return sum;
    }
    [[nodiscard]] int scoreThatPairs(std::size_t player, RoundNumber before) const
    {
        return score(player, before) + virtualPoints(m_section, before)[player].tenths;
    }

    /// Why he is not paired in the round; none: he is.
    [[nodiscard]] std::optional<Outcome> away(std::size_t player) const
    {
        const Player& whose = m_section.players[player];
        if (!isIn(whose, m_round)) return Outcome::ZeroBye;
        if (m_round <= m_section.roundsPaired()) {
            for (const Bye& bye : m_section.round(m_round).byes) {
                if (bye.player == whose.id && bye.kind != Outcome::PairingBye) return bye.kind;
            }
            return std::nullopt;
        }
        for (const RequestedBye& bye : m_section.requestedByes) {
            if (bye.player == whose.id && bye.round == m_round) return bye.kind;
        }
        return std::nullopt;
    }

    /// By TPN, those who are there; `newcomer` is what they want who have played nothing yet.
    [[nodiscard]] std::map<int, Contestant> contestants(char newcomer) const
    {
        std::map<int, std::size_t> byNumber;
        for (std::size_t player = 0; player < m_section.players.size(); ++player)
            byNumber[m_section.players[player].tpn] = player;
        std::map<int, Contestant> there;
        int arrived = 0;
        for (const auto& [tpn, player] : byNumber) {
            bool tookPart = !away(player);
            for (RoundNumber round = 1; round < m_round; ++round) {
                const RoundEntry& cell = entry(player, round);
                tookPart = tookPart || cell.hasOpponent() || cell.outcome == Outcome::PairingBye;
            }
            arrived += tookPart ? 1 : 0;
            if (!away(player)) there[tpn] = contestant(player, arrived, newcomer);
        }
        return there;
    }

private:
    [[nodiscard]] Contestant contestant(std::size_t player, int number, char newcomer) const
    {
        Contestant made;
        made.player = player;
        made.number = number;
        made.score = scoreThatPairs(player, m_round);
        for (RoundNumber round = 1; round < m_round; ++round) {
            const RoundEntry& cell = entry(player, round);
            if (hasPlayed(player, round)) {
                made.colours += *cell.colour == Colour::White ? 'W' : 'B';
                made.barred.insert(m_section.players[cell.opponent].tpn);
            } else if (cell.outcome == Outcome::PairingBye || cell.points >= m_section.rules.points.win()) {
                made.mayHaveBye = false;
            }
        }
        for (const ProhibitedPairing& rule : m_section.rules.prohibited) {
            if (std::ranges::find(rule.players, m_section.players[player].id) == rule.players.end()) continue;
            for (const PlayerId other : rule.players) made.barred.insert(m_section.numberOf(other));
        }
        setPreference(made, newcomer);
        return made;
    }
    static void setPreference(Contestant& of, char newcomer)
    {
        const auto whites = std::ranges::count(of.colours, 'W');
        const auto difference = 2 * whites - static_cast<std::ptrdiff_t>(of.colours.size());
        if (of.colours.empty()) {
            of.wants = newcomer;
            of.strength = newcomer == '-' ? 0 : 1;
        } else if (std::abs(difference) > 1) {
            of.wants = difference > 0 ? 'B' : 'W';
            of.strength = 3;
        } else {
            const bool twice = of.colours.ends_with("WW") || of.colours.ends_with("BB");
            of.wants = of.colours.back() == 'W' ? 'B' : 'W';
            if (!twice && difference != 0) of.wants = difference > 0 ? 'B' : 'W';
            of.strength = twice ? 3 : difference != 0 ? 2 : 1;
        }
    }

    const Section& m_section;
    RoundNumber m_round;
    Scorecards m_cards;
};

/// What both systems ask of the players who are there.
class Players {
public:
    Players(const Past& past, char newcomer) : m_past(past), m_of(past.contestants(newcomer))
    {
        m_initial = past.section().rules.initialColour.value_or(Colour::White);
    }

    Contestant& operator[](int tpn) { return m_of.at(tpn); }
    const Contestant& operator[](int tpn) const { return m_of.at(tpn); }
    [[nodiscard]] Tpns all() const
    {
        Tpns all;
        for (const auto& [tpn, of] : m_of) all.push_back(tpn);
        return all;
    }

    /// C1, C3.
    [[nodiscard]] bool mayMeet(int a, int b) const
    {
        const Contestant& one = m_of.at(a);
        const Contestant& other = m_of.at(b);
        return !one.barred.contains(b) && (one.strength < 3 || other.strength < 3 || one.wants != other.wants);
    }
    /// C7 of the one, C8 of the other: one of the two can't have what he wants.
    [[nodiscard]] bool wantTheSame(int a, int b) const
    {
        return m_of.at(a).wants != '-' && m_of.at(a).wants == m_of.at(b).wants;
    }

    /// Every pairing of all of these; `visit` says whether to go on.
    bool everyPairing(const Tpns& rest, Pairs& made, const std::function<bool()>& visit) const
    {
        if (rest.empty()) return visit();
        for (std::size_t at = 1; at < rest.size(); ++at) {
            if (!mayMeet(rest[0], rest[at])) continue;
            Tpns left = rest;
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
            left.erase(left.begin());
            made.emplace_back(rest[0], rest[at]);
            if (!everyPairing(left, made, visit)) return false;
            made.pop_back();
        }
        return true;
    }
    /// C4.
    [[nodiscard]] bool canBePaired(const Tpns& rest) const
    {
        Pairs made;
        return rest.size() % 2 == 0 && !everyPairing(rest, made, [] { return false; });
    }

    /// C2: the lowest score, the most games played, the last rank; 0: nobody can have it.
    [[nodiscard]] int bye() const
    {
        std::optional<std::tuple<int, int, int>> best;
        int chosen = 0;
        for (const auto& [tpn, of] : m_of) {
            Tpns rest = all();
            std::erase(rest, tpn);
            const std::tuple key(of.score, -static_cast<int>(of.colours.size()), -of.rank);
            if (!of.mayHaveBye || (best && *best <= key) || !canBePaired(rest)) continue;
            best = key;
            chosen = tpn;
        }
        return chosen;
    }

    /// 5.2.
    [[nodiscard]] std::pair<int, int> coloured(int a, int b) const
    {
        const int higher = m_of.at(a).rank < m_of.at(b).rank ? a : b;
        const int lower = higher == a ? b : a;
        return colourOf(m_of.at(higher), m_of.at(lower)) == 'W' ? std::pair(higher, lower) : std::pair(lower, higher);
    }

private:
    static char turned(char colour) { return colour == 'W' ? 'B' : 'W'; }
    [[nodiscard]] char colourOf(const Contestant& higher, const Contestant& lower) const
    {
        const char drawn = m_initial == Colour::White ? 'W' : 'B';
        if (higher.colours.empty() && lower.colours.empty()) return higher.number % 2 != 0 ? drawn : turned(drawn);
        if (higher.wants != lower.wants) return higher.wants != '-' ? higher.wants : turned(lower.wants);
        if (higher.strength != lower.strength)
            return higher.strength > lower.strength ? higher.wants : turned(lower.wants);
        for (std::size_t back = 1; back <= std::min(higher.colours.size(), lower.colours.size()); ++back) {
            const char had = higher.colours[higher.colours.size() - back];
            if (had != lower.colours[lower.colours.size() - back]) return turned(had);
        }
        return higher.wants;
    }

    const Past& m_past;
    std::map<int, Contestant> m_of;
    Colour m_initial = Colour::White;
};

/// A small tournament in which much goes wrong. Every other one has the rounds of a table so far, whatever the scores
/// were: there players of different scores meet often.
inline Section smallTournament(PairingSystem system, std::uint64_t seed, int fewest, int most)
{
    Random random(seed);
    GenerateOptions options = drawnOptions(seed);
    options.system = seed % 2 == 0 ? system : PairingSystem::RoundRobin;
    options.players = random.between(fewest, most);
    const bool often = seed % 4 == 1;  // so many rounds of everybody that some upfloat as often as they may
    options.rounds =
        often ? std::max(2, options.players - 1) : random.between(2, std::max(2, std::min(options.players, 8)));
    options.bakuAcceleration = seed % 5 == 0;
    options.forfeitWins = random.between(0, often ? 10 : 150);
    options.doubleForfeits = random.between(0, often ? 10 : 40);
    options.halfByes = random.between(0, often ? 10 : 80);
    options.zeroByes = random.between(0, often ? 10 : 80);
    options.fullByes = random.between(0, often ? 10 : 30);
    options.withdrawals = random.between(0, often ? 10 : 50);
    options.lateEntries = random.between(0, often ? 10 : 200);
    Section section = generate(options);
    section.rules.pairingSystem = system;
    section.rules.scheduledRounds = options.rounds;
    return section;
}

/// As the round finds it: now and then a game of an earlier round has no result yet.
inline Section before(const Section& section, RoundNumber round, std::uint64_t seed)
{
    Section found = section;
    if (round < 2 || seed % 4 != 3) return found;
    Random random(seed + static_cast<std::uint64_t>(round));
    for (Game& game : found.rounds[random.below(static_cast<std::uint64_t>(round) - 1)].games) {
        if (isForfeit(game.whiteOutcome)) continue;
        game.whiteOutcome = game.blackOutcome = Outcome::Open;
        break;
    }
    return found;
}

/// The rounds of such tournaments, and the one that could not be paired where they end early; `visit` says whether to
/// go on.
inline void everyRound(PairingSystem system, std::uint64_t first, std::uint64_t seeds, int fewest, int most,
                       const std::function<bool(const Section&, RoundNumber, std::uint64_t)>& visit)
{
    for (std::uint64_t seed = first; seed < first + seeds; ++seed) {
        const Section section = smallTournament(system, seed, fewest, most);
        const RoundNumber rounds = std::min(section.roundsInAll(), section.roundsPaired() + 1);
        for (RoundNumber round = 1; round <= rounds; ++round) {
            if (!visit(before(section, round, seed), round, seed)) return;
        }
    }
}

/// What somebody may have made wrong of a round.
enum class Falsehood { OpponentsExchanged, ColoursTurned, OtherBye };

/// The round with the falsehood; none where it has no room.
inline std::optional<Sheet> withFalsehood(const Sheet& sheet, Falsehood falsehood)
{
    Sheet wrong = sheet;
    if (sheet.games.empty()) return std::nullopt;
    const auto [white, black] = *sheet.games.begin();
    wrong.games.erase(wrong.games.begin());
    if (falsehood == Falsehood::ColoursTurned) {
        wrong.games.emplace(black, white);
    } else if (falsehood == Falsehood::OtherBye) {
        if (sheet.bye == 0) return std::nullopt;
        wrong.bye = black;
        wrong.games.emplace(white, sheet.bye);
    } else {
        if (wrong.games.empty()) return std::nullopt;
        const auto [otherWhite, otherBlack] = *wrong.games.begin();
        wrong.games.erase(wrong.games.begin());
        wrong.games.emplace(white, otherBlack);
        wrong.games.emplace(otherWhite, black);
    }
    return wrong;
}

}  // namespace kydai::pairing::trial
