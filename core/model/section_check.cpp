#include "model/section_check.h"

#include "support/fragment.h"

#include <optional>
#include <set>
#include <string>
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
    void fail(Errc code, std::string what, std::string expected)
    {
        if (!m_problem) m_problem = Error{code, {}, 0, std::move(what), std::move(expected), {}};
    }

    /// \param where with one hole, for the number
    void requirePlayer(PlayerId player, FragmentPattern where)
    {
        if (m_section.find(player) == nullptr)
            fail(Errc::UnknownReference, fragment(where, player.value), fragment("a player of this section"));
    }

    void requireRound(RoundNumber round, RoundNumber lowest, FragmentPattern where)
    {
        if (round < lowest || round > kMaxRounds)
            fail(Errc::OutOfRange, fragment(where, round), fragment("a round from {1} to {2}", lowest, kMaxRounds));
    }

    void checkPlayers()
    {
        PlayerId previous{};
        for (const Player& player : m_section.players) {
            const int number = player.id.value;
            if (number < 1 || number > kMaxStartNumber)
                fail(Errc::OutOfRange, fragment("start number {1}", number),
                     fragment("a start number from 1 to {1}", kMaxStartNumber));
            if (player.id <= previous)
                fail(Errc::Duplicate, fragment("start number {1}", number),
                     fragment("each start number once, in ascending order"));
            previous = player.id;
        }
    }

    void checkRounds()
    {
        if (m_section.rounds.size() > static_cast<std::size_t>(kMaxRounds))
            fail(Errc::OutOfRange, fragment("{1} rounds", m_section.rounds.size()),
                 fragment("at most {1} rounds", kMaxRounds));
        requireRound(m_section.rules.scheduledRounds.value_or(0), 0, "a tournament of {1} rounds");
        for (std::size_t round = 0; round < m_section.rounds.size() && !m_problem; ++round) checkRound(round);
    }

    /// Everybody of a round exists and occurs once.
    void checkRound(std::size_t index)
    {
        const Round& round = m_section.rounds[index];
        const std::size_t number = index + 1;
        std::vector<bool> seen(m_section.players.size(), false);
        const auto see = [&](PlayerId player) {
            const auto at = m_section.indexOf(player);
            const auto which = [&] { return fragment("player {1} in round {2}", player.value, number); };
            if (!at)
                fail(Errc::UnknownReference, which(), fragment("a player of this section"));
            else if (seen[*at])
                fail(Errc::Duplicate, which(), fragment("each player once in a round"));
            else
                seen[*at] = true;
        };
        for (const Game& game : round.games) {
            see(game.white);
            see(game.black);
            if (isBye(game.whiteOutcome) || isBye(game.blackOutcome))
                fail(Errc::Malformed,
                     fragment("a bye as the result of player {1} in round {2}", game.white.value, number),
                     fragment("the result of a game"));
        }
        for (const Bye& bye : round.byes) {
            see(bye.player);
            if (!isBye(bye.kind))
                fail(Errc::Malformed,
                     fragment("the result of a game without an opponent for player {1} in round {2}", bye.player.value,
                              number),
                     fragment("a bye or an absence"));
        }
    }

    void checkRules()
    {
        for (const RequestedBye& bye : m_section.requestedByes) {
            requirePlayer(bye.player, "player {1} of a requested bye");
            requireRound(bye.round, 1, "round {1} of a requested bye");
        }
        for (const PointAdjustment& adjustment : m_section.adjustments) {
            requirePlayer(adjustment.player, "player {1} of bonus or penalty points");
            requireRound(adjustment.round, 0, "round {1} of bonus or penalty points");
        }
        for (const ProhibitedPairing& prohibited : m_section.rules.prohibited) {
            requireRound(prohibited.firstRound, 1, "round {1} of a prohibited pairing");
            requireRound(prohibited.lastRound, prohibited.firstRound, "round {1} of a prohibited pairing");
            for (const PlayerId player : prohibited.players)
                requirePlayer(player, "player {1} of a prohibited pairing");
        }
        for (const VirtualPoints& extra : m_section.rules.virtualPoints) {
            requirePlayer(extra.player, "player {1} of virtual points");
            requireRound(extra.round, 1, "round {1} of virtual points");
        }
    }

    void checkTeams()
    {
        constexpr int kMostTeams = 999;
        const TeamEvent& teams = m_section.teams;
        std::set<TeamId> known;
        for (const Team& team : teams.teams) {
            const int number = team.id.value;
            if (number < 1 || number > kMostTeams)
                fail(Errc::OutOfRange, fragment("team {1}", number),
                     fragment("a team number from 1 to {1}", kMostTeams));
            if (!known.insert(team.id).second)
                fail(Errc::Duplicate, fragment("team {1}", number), fragment("each team number once"));
            for (const PlayerId member : team.members) requirePlayer(member, "player {1} of a team");
        }
        const auto requireTeam = [&](TeamId team, FragmentPattern where) {
            if (!known.contains(team))
                fail(Errc::UnknownReference, fragment(where, team.value), fragment("a team of this section"));
        };
        for (const LineUp& lineUp : teams.lineUps) {
            requireTeam(lineUp.team, "team {1} of a line-up");
            if (lineUp.opponent) requireTeam(lineUp.opponent, "team {1} of a line-up");
            for (const PlayerId player : lineUp.boards) {
                if (player) requirePlayer(player, "player {1} of a line-up");
            }
            requireRound(lineUp.round, 1, "round {1} of a line-up");
        }
        for (const TeamBye& bye : teams.byes) {
            requireTeam(bye.team, "team {1} of a team's bye");
            requireRound(bye.round, 1, "round {1} of a team's bye");
        }
        for (const TeamForfeit& forfeit : teams.forfeits) {
            requireTeam(forfeit.first, "team {1} of a forfeited match");
            requireTeam(forfeit.second, "team {1} of a forfeited match");
            requireRound(forfeit.round, 1, "round {1} of a forfeited match");
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
