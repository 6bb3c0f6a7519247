#include "model/section_check.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai {

namespace {

/// Looks at every part; keeps the first thing that does not fit.
class SectionCheck {
public:
    explicit SectionCheck(const Section& section) : m_section(section) {}

    Result<void> run()
    {
        checkPlayers();
        checkRounds();
        checkRules();
        checkTeams();
        if (m_problem) return *m_problem;
        return {};
    }

private:
    void require(bool holds, Errc code, std::string what, std::string expected)
    {
        if (!holds && !m_problem) m_problem = Error{code, {}, 0, std::move(what), std::move(expected), {}};
    }

    void requirePlayer(PlayerId player, std::string_view where)
    {
        require(m_section.find(player) != nullptr, Errc::UnknownReference,
                "player " + std::to_string(player.value) + " of " + std::string(where), "a player of the section");
    }

    void requireRound(RoundNumber round, RoundNumber lowest, std::string_view where)
    {
        require(round >= lowest && round <= kMaxRounds, Errc::OutOfRange,
                "round " + std::to_string(round) + " of " + std::string(where),
                "a round up to " + std::to_string(kMaxRounds));
    }

    void checkPlayers()
    {
        PlayerId previous{};
        for (const Player& player : m_section.players) {
            const std::string who = "player " + std::to_string(player.id.value);
            require(player.id.value >= 1 && player.id.value <= kMaxStartNumber, Errc::OutOfRange, who,
                    "a start number from 1 to " + std::to_string(kMaxStartNumber));
            require(player.id > previous, Errc::Duplicate, who, "each start number once, in ascending order");
            previous = player.id;
        }
    }

    void checkRounds()
    {
        require(m_section.rounds.size() <= static_cast<std::size_t>(kMaxRounds), Errc::OutOfRange,
                std::to_string(m_section.rounds.size()) + " rounds", "at most " + std::to_string(kMaxRounds));
        requireRound(m_section.rules.scheduledRounds.value_or(0), 0, "the schedule");
        for (std::size_t round = 0; round < m_section.rounds.size() && !m_problem; ++round) checkRound(round);
    }

    /// Everybody of a round exists and occurs once.
    void checkRound(std::size_t index)
    {
        const Round& round = m_section.rounds[index];
        std::vector<bool> seen(m_section.players.size(), false);
        const auto inRound = [&](PlayerId player) {
            return "player " + std::to_string(player.value) + " in round " + std::to_string(index + 1);
        };
        const auto see = [&](PlayerId player) {
            const auto at = m_section.indexOf(player);
            require(at.has_value(), Errc::UnknownReference, inRound(player), "a player of the section");
            if (!at) return;
            require(!seen[*at], Errc::Duplicate, inRound(player), "each player once");
            seen[*at] = true;
        };
        for (const Game& game : round.games) {
            see(game.white);
            see(game.black);
            require(!isBye(game.whiteOutcome) && !isBye(game.blackOutcome), Errc::Malformed,
                    inRound(game.white) + " has a bye on a board", "a result");
        }
        for (const Bye& bye : round.byes) {
            see(bye.player);
            require(isBye(bye.kind), Errc::Malformed, inRound(bye.player) + " has a result without a board", "a bye");
        }
    }

    void checkRules()
    {
        for (const RequestedBye& bye : m_section.requestedByes) {
            requirePlayer(bye.player, "a requested bye");
            requireRound(bye.round, 1, "a requested bye");
        }
        for (const PointAdjustment& adjustment : m_section.adjustments) {
            requirePlayer(adjustment.player, "a point adjustment");
            requireRound(adjustment.round, 0, "a point adjustment");
        }
        for (const ProhibitedPairing& prohibited : m_section.rules.prohibited) {
            requireRound(prohibited.firstRound, 1, "a prohibited pairing");
            requireRound(prohibited.lastRound, prohibited.firstRound, "a prohibited pairing");
            for (const PlayerId player : prohibited.players) requirePlayer(player, "a prohibited pairing");
        }
        for (const VirtualPoints& extra : m_section.rules.virtualPoints) {
            requirePlayer(extra.player, "virtual points");
            requireRound(extra.round, 1, "virtual points");
        }
    }

    void checkTeams()
    {
        constexpr int kMostTeams = 999;
        const TeamEvent& teams = m_section.teams;
        std::set<TeamId> known;
        for (const Team& team : teams.teams) {
            const std::string which = "team " + std::to_string(team.id.value);
            require(team.id.value >= 1 && team.id.value <= kMostTeams, Errc::OutOfRange, which,
                    "a team number from 1 to 999");
            require(known.insert(team.id).second, Errc::Duplicate, which, "each team number once");
            for (const PlayerId member : team.members) requirePlayer(member, "a team");
        }
        const auto requireTeam = [&](TeamId team, std::string_view where) {
            require(known.contains(team), Errc::UnknownReference,
                    "team " + std::to_string(team.value) + " of " + std::string(where), "a team of the section");
        };
        for (const LineUp& lineUp : teams.lineUps) {
            requireTeam(lineUp.team, "a line-up");
            if (lineUp.opponent) requireTeam(lineUp.opponent, "a line-up");
            for (const PlayerId player : lineUp.boards) {
                if (player) requirePlayer(player, "a line-up");
            }
            requireRound(lineUp.round, 1, "a line-up");
        }
        for (const TeamBye& bye : teams.byes) {
            requireTeam(bye.team, "a team's bye");
            requireRound(bye.round, 1, "a team's bye");
        }
        for (const TeamForfeit& forfeit : teams.forfeits) {
            requireTeam(forfeit.first, "a forfeited match");
            requireTeam(forfeit.second, "a forfeited match");
            requireRound(forfeit.round, 1, "a forfeited match");
        }
    }

    const Section& m_section;
    std::optional<Error> m_problem{};
};

}  // namespace

Result<void> checkReferences(const Section& section)
{
    return SectionCheck(section).run();
}

}  // namespace kydai
