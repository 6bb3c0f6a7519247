#include "model/scorecards.h"
#include "support/brute_force_pairing.h"
#include "support/player_id.h"

#include <algorithm>

namespace kydai::brute {

namespace {

/// Adjourned games count as a draw for pairing (C.04.2.3.5), and the two have met.
bool countsAsPlayed(const RoundEntry& entry)
{
    return isPlayed(entry.outcome) || isUndecided(entry.outcome);
}

int pairingPoints(const RoundEntry& entry, const PointSystem& system)
{
    return isUndecided(entry.outcome) ? system.unknown.tenths : entry.points.tenths;
}

int virtualPoints(const Section& section, PlayerId id, RoundNumber round)
{
    int tenths = 0;
    for (const VirtualPoints& given : section.rules.virtualPoints) {
        if (given.player == id && given.round == round) tenths += given.points.tenths;
    }
    return tenths;
}

bool isAbsent(const Section& section, const Player& player, RoundNumber round)
{
    if (player.entersInRound > round) return true;
    if (player.withdrawnFromRound && *player.withdrawnFromRound <= round) return true;
    return std::ranges::any_of(section.requestedByes,
                               [&](const RequestedBye& bye) { return bye.player == player.id && bye.round == round; });
}

void readColours(Entrant& entrant)
{
    const std::string& colours = entrant.colours;
    for (const char c : colours) entrant.difference += c == 'W' ? 1 : -1;
    if (colours.empty()) return;
    const char last = colours.back();
    const bool twice = colours.size() >= 2 && colours[colours.size() - 2] == last;
    if (entrant.difference > 1 || entrant.difference < -1 || twice) {
        entrant.strength = Strength::Absolute;
    } else {
        entrant.strength = entrant.difference == 0 ? Strength::Mild : Strength::Strong;
    }
    if (entrant.difference > 1)
        entrant.preferred = Colour::Black;
    else if (entrant.difference < -1)
        entrant.preferred = Colour::White;
    else if (twice || entrant.difference == 0)
        entrant.preferred = last == 'W' ? Colour::Black : Colour::White;
    else
        entrant.preferred = entrant.difference > 0 ? Colour::Black : Colour::White;
}

struct Reader {
    const Section& section;
    RoundNumber number;
    Scorecards cards;
    const PointSystem& system;

    Reader(const Section& s, RoundNumber n) : section(s), number(n), cards(s, n - 1), system(s.rules.points) {}

    /// Points after `rounds` rounds, without virtual points.
    [[nodiscard]] int scoreAfter(std::size_t player, RoundNumber rounds) const
    {
        int total = cards.scoreAfter(player, rounds).tenths;
        for (RoundNumber r = 1; r <= rounds; ++r) {
            const RoundEntry& entry = cards.entry(player, r);
            total += pairingPoints(entry, system) - entry.points.tenths;
        }
        return total;
    }
    [[nodiscard]] int scoreInRound(std::size_t player, RoundNumber round) const
    {
        return scoreAfter(player, round - 1) + virtualPoints(section, section.players[player].id, round);
    }

    /// The float a player got in a round (1.4; A.4 of 2017).
    [[nodiscard]] Float floatIn(std::size_t player, RoundNumber round) const
    {
        if (round < 1) return Float::None;
        const RoundEntry& entry = cards.entry(player, round);
        if (countsAsPlayed(entry)) {
            const int own = scoreInRound(player, round);
            const int other = scoreInRound(entry.opponent, round);
            if (own == other) return Float::None;
            return own > other ? Float::Down : Float::Up;
        }
        if (section.pairingEdition() == PairingEdition::E2017) return Float::Down;
        if (entry.outcome == Outcome::PairingBye) return Float::Down;
        return entry.points.tenths > system.loss().tenths ? Float::Down : Float::None;
    }

    [[nodiscard]] bool mayTakeBye(std::size_t player) const
    {
        for (const RoundEntry& entry : cards.of(player)) {
            if (entry.outcome == Outcome::PairingBye || entry.outcome == Outcome::ForfeitWin) return false;
            if (section.pairingEdition() == PairingEdition::E2017) continue;
            if (!countsAsPlayed(entry) && entry.points.tenths >= system.win().tenths) return false;
        }
        return true;
    }

    [[nodiscard]] Entrant read(std::size_t player) const
    {
        Entrant entrant{section.players[player].id, section.players[player].tpn, scoreInRound(player, number)};
        for (const RoundEntry& entry : cards.of(player)) {
            if (!countsAsPlayed(entry)) {
                ++entrant.unplayed;
                continue;
            }
            if (entry.colour) entrant.colours += *entry.colour == Colour::White ? 'W' : 'B';
        }
        readColours(entrant);
        entrant.mayTakeBye = mayTakeBye(player);
        const bool final = number == section.roundsInAll();
        const int most = (number - 1) * system.win().tenths;
        entrant.topscorer = final && 2 * scoreInRound(player, number) > most;
        entrant.lastRound = floatIn(player, number - 1);
        entrant.roundBefore = floatIn(player, number - 2);
        return entrant;
    }

    [[nodiscard]] bool apart(std::size_t a, std::size_t b) const
    {
        for (const RoundEntry& entry : cards.of(a)) {
            if (entry.opponent == b && countsAsPlayed(entry)) return true;
        }
        const auto lists = [](const ProhibitedPairing& rule, PlayerId id) {
            return std::ranges::find(rule.players, id) != rule.players.end();
        };
        const bool final = number == section.roundsInAll();
        const int half = (number - 1) * system.win().tenths;
        for (const ProhibitedPairing& rule : section.rules.prohibited) {
            if (number < rule.firstRound || number > rule.lastRound) continue;
            if (!lists(rule, section.players[a].id) || !lists(rule, section.players[b].id)) continue;
            using Condition = ProhibitedPairing::Condition;
            const bool aboveHalf = 2 * scoreAfter(a, number - 1) > half && 2 * scoreAfter(b, number - 1) > half;
            if (rule.condition == Condition::Always) return true;
            if (rule.condition == Condition::ExceptLastRoundAboveHalf && !(final && aboveHalf)) return true;
            if (rule.condition == Condition::LastRoundAboveHalf && final && aboveHalf) return true;
        }
        return false;
    }
};

}  // namespace

std::size_t Position::indexOf(PlayerId id) const
{
    return static_cast<std::size_t>(std::ranges::find(entrants, id, &Entrant::id) - entrants.begin());
}

Position positionBefore(const Section& section, RoundNumber number)
{
    const Reader reader(section, number);
    std::vector<std::size_t> present;
    for (std::size_t i = 0; i < section.players.size(); ++i) {
        if (!isAbsent(section, section.players[i], number)) present.push_back(i);
    }
    std::ranges::sort(present, [&](std::size_t a, std::size_t b) {
        const int first = reader.scoreInRound(a, number);
        const int second = reader.scoreInRound(b, number);
        return first != second ? first > second : section.players[a].tpn < section.players[b].tpn;
    });
    Position position{section.pairingEdition()};
    for (const std::size_t player : present) position.entrants.push_back(reader.read(player));
    position.apart.assign(present.size(), std::vector<bool>(present.size(), false));
    for (std::size_t i = 0; i < present.size(); ++i) {
        for (std::size_t j = 0; j < present.size(); ++j) {
            position.apart[i][j] = i == j || reader.apart(present[i], present[j]);
        }
    }
    return position;
}

Position positionAsPaired(Section section, RoundNumber number)
{
    section.rules.scheduledRounds = section.roundsInAll();
    return positionBefore(beforeRound(section, number), number);
}

std::string describe(const Position& position)
{
    static constexpr const char* kStrength[] = {"-", "mild", "strong", "absolute"};
    static constexpr const char* kFloat[] = {"-", "down", "up"};
    std::string text = position.edition == PairingEdition::E2017 ? "edition 2017\n" : "edition 2026\n";
    for (std::size_t i = 0; i < position.entrants.size(); ++i) {
        const Entrant& e = position.entrants[i];
        text += "id " + std::to_string(keyOf(e.id)) + " tpn " + std::to_string(e.tpn) + " score " +
                std::to_string(e.score) + " colours " + (e.colours.empty() ? "." : e.colours) + ' ' +
                kStrength[static_cast<int>(e.strength)] + (e.preferred == Colour::White ? "/W" : "/B") + " floats " +
                kFloat[static_cast<int>(e.lastRound)] + ',' + kFloat[static_cast<int>(e.roundBefore)] +
                (e.mayTakeBye ? "" : " nobye") + (e.topscorer ? " top" : "") + " unplayed " +
                std::to_string(e.unplayed) + " apart:";
        for (std::size_t j = 0; j < position.entrants.size(); ++j) {
            if (i != j && position.apart[i][j]) text += ' ' + std::to_string(keyOf(position.entrants[j].id));
        }
        text += '\n';
    }
    return text;
}

std::string describe(const Pairing& pairing)
{
    std::string text;
    for (const auto& [a, b] : pairing.pairs) {
        text += std::to_string(keyOf(a)) + '-' + std::to_string(keyOf(b)) + ' ';
    }
    if (pairing.bye) text += "bye " + std::to_string(keyOf(*pairing.bye));
    for (const Bracket& bracket : pairing.brackets) {
        text += "\n  bracket " + std::to_string(bracket.scoregroup) + " of " + std::to_string(bracket.candidates) + ':';
        for (const auto& [name, cost] : bracket.costs) {
            text += ' ' + name + '(';
            for (const int c : cost) text += std::to_string(c) + ' ';
            text += ')';
        }
    }
    return text;
}

}  // namespace kydai::brute
