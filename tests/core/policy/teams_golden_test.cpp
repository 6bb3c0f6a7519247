// Small team events drawn at random, with line-ups, members, awards and results as arbiters enter them: what the rules
// of the event say against them, what policy asks and what it makes of them. As they were when they were last read;
// what they must be is asked in teams_test.cpp.
#include "core/policy/judgement_text.h"
#include "core/policy/one_section.h"
#include "pairing/next_round.h"
#include "policy/line_up.h"
#include "policy/match_entry.h"
#include "policy/meetings.h"
#include "policy/report_check.h"
#include "support/any_of.h"
#include "support/golden.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace kydai::policy {
namespace {

using fixture::anyOf;

class TeamEvents {
public:
    explicit TeamEvents(std::uint64_t seed) : m_random(seed) {}

    Section section()
    {
        Section section;
        const int teams = m_random.between(2, 4);
        static constexpr std::array kSystems{PairingSystem::TeamSwiss, PairingSystem::TeamSwiss,
                                             PairingSystem::TeamRoundRobin};
        section.rules.pairingSystem = anyOf(m_random, kSystems);
        section.rules.systemCode = section.rules.pairingSystem == PairingSystem::TeamSwiss ? "FIDE_TEAM" : "";
        section.rules.scheduledRounds = m_random.between(2, 4);
        section.rules.initialColour = Colour::White;
        section.rules.fideMode = m_random.below(4) != 0;
        section.rules.fideModeLeftInRound = section.rules.fideMode ? 0 : 1;
        static const std::array<std::string, 4> kColours{"W", "WB", "WBW", ""};
        section.teams.boardColours = anyOf(m_random, kColours);
        for (int number = 1; number <= teams; ++number) addTeam(section, number);
        if (m_random.below(3) == 0) addPlayer(section);  // of no team
        if (m_random.below(3) == 0) {
            const int last = static_cast<int>(section.players.size()) + 1;
            for (Player& player : section.players) player.tpn = last - player.tpn;
        }
        section.teams.lineUpRules = rules();
        play(section);
        for (const Player& player : section.players) {
            if (m_random.below(8) == 0)
                section.requestedByes.push_back({player.id, section.roundsPaired() + 1, Outcome::ZeroBye});
        }
        if (m_random.below(3) == 0) section.teams.awards = awards(section);
        return section;
    }

    LineUp lineUp(const Section& section)
    {
        LineUp made;
        made.round = m_random.between(1, section.roundsPaired() + 1);
        const Team& team = anyOf(m_random, section.teams.teams);
        made.team = m_random.below(15) == 0 ? TeamId{9} : team.id;
        std::vector<PlayerId> from = team.members;
        if (m_random.below(4) == 0) std::ranges::reverse(from);
        if (m_random.below(3) == 0 && !from.empty()) from.erase(from.begin());
        if (m_random.below(6) == 0) from.push_back(anyOf(m_random, section.players).id);
        if (m_random.below(6) == 0 && from.size() > 1) std::swap(from.front(), from.back());
        for (const PlayerId player : from) made.boards.push_back(m_random.below(7) == 0 ? PlayerId{} : player);
        if (m_random.below(3) != 0 && made.boards.size() > 2) made.boards.pop_back();
        if (m_random.below(3) == 0) made.reason = "ốm";
        return made;
    }

    std::vector<TeamAward> awards(const Section& section)
    {
        static constexpr std::array<std::optional<Outcome>, 6> kKinds{
            std::nullopt, Outcome::Win, Outcome::Draw, Outcome::Loss, Outcome::ForfeitWin, Outcome::ForfeitLoss};
        std::vector<TeamAward> awards;
        for (const Team& team : section.teams.teams) {
            if (m_random.below(2) == 0) continue;
            awards.push_back({m_random.between(0, section.roundsPaired() + 1), team.id, anyOf(m_random, kKinds),
                              Points{m_random.between(-1, 2) * 10}, Points{m_random.between(-1, 4) * 5}});
        }
        return awards;
    }

    TeamEvent otherTeams(const Section& section)
    {
        TeamEvent teams = section.teams;
        Team& team = teams.teams[m_random.below(teams.teams.size())];
        switch (m_random.below(7)) {
        case 0:
            team.name = section.teams.teams.front().name;
            break;
        case 1:
            if (!team.members.empty()) team.members.pop_back();
            break;
        case 2:
            std::ranges::reverse(team.members);
            break;
        case 3:
            teams.lineUps.push_back(lineUp(section));
            break;
        case 4:
            teams.awards = awards(section);
            break;
        case 5:
            teams.teams.push_back({.id = TeamId{8}, .name = "Mới"});
            break;
        default:
            teams.teams.pop_back();
        }
        return teams;
    }

    EnterMatch match(const Section& section)
    {
        static constexpr std::array kResults{Outcome::Win,         Outcome::Draw,       Outcome::Loss,
                                             Outcome::ForfeitWin,  Outcome::UnratedWin, Outcome::UnratedLoss,
                                             Outcome::ForfeitLoss, Outcome::Open,       Outcome::HalfBye};
        EnterMatch entry;
        entry.section = kId;
        entry.round = m_random.between(0, section.roundsPaired() + 1);
        if (m_random.below(2) == 0) entry.round = std::max(1, section.roundsPaired());
        entry.team = m_random.below(12) == 0 ? TeamId{9} : anyOf(m_random, section.teams.teams).id;
        if (m_random.below(2) == 0) {
            for (std::uint64_t board = m_random.below(5); board > 0; --board)
                entry.boards.push_back(kResults[m_random.below(kResults.size() - (m_random.below(4) == 0 ? 0 : 1))]);
            return entry;
        }
        if (m_random.below(6) != 0) entry.gamePoints = Points{m_random.between(0, 4) * 5};
        if (m_random.below(6) != 0) entry.opponents = Points{m_random.between(0, 4) * 5};
        return entry;
    }

private:
    Player& addPlayer(Section& section)
    {
        static const std::array<std::string, 4> kNames{"Lê An", "le an", "Võ Nam", "Lý Mai"};
        static const std::array<std::string, 4> kIds{"", "", "1", "2"};
        Player& player = section.players.emplace_back();
        player.tpn = static_cast<int>(section.players.size());
        player.id = playerId(player.tpn);
        player.name = anyOf(m_random, kNames);
        player.fideId = anyOf(m_random, kIds);
        player.rating = m_random.below(8) == 0 ? 0 : 2000 + 50 * m_random.between(0, 4);
        player.sex = static_cast<Sex>(m_random.below(3));
        player.birth = {m_random.between(2009, 2011), m_random.between(0, 2), 0};
        if (m_random.below(8) == 0) player.entersInRound = 2;
        if (m_random.below(8) == 0) player.withdrawnFromRound = m_random.between(1, 3);
        return player;
    }

    void addTeam(Section& section, int number)
    {
        static const std::array<std::string, 5> kNames{"Huế", "HUE", "Vinh", "Đà Nẵng", ""};
        static const std::array<std::string, 4> kClubs{"CLB Huế", "clb hue", "Vinh", ""};
        Team team;
        team.id = TeamId{number};
        team.name = anyOf(m_random, kNames);
        team.club = anyOf(m_random, kClubs);
        for (int member = m_random.between(m_random.below(6) == 0 ? 0 : 2, 4); member > 0; --member)
            team.members.push_back(addPlayer(section).id);
        section.teams.teams.push_back(std::move(team));
    }

    LineUpRules rules()
    {
        LineUpRules rules;
        rules.order = static_cast<BoardOrder>(m_random.below(3));
        rules.tolerance = 50 * m_random.between(0, 2);
        rules.empty = static_cast<EmptyBoards>(m_random.below(3));
        rules.mostReserves = m_random.between(0, 2);
        rules.leastPlayers = m_random.between(0, 3);
        rules.mostGamesAbove = m_random.between(0, 3);
        if (m_random.below(2) == 0)
            rules.keptBoards = {{m_random.between(1, 3), static_cast<Sex>(m_random.below(3)),
                                 m_random.below(2) == 0 ? 0 : m_random.between(2009, 2011)}};
        return rules;
    }

    /// Rounds by the rules as far as they give some, with results of every kind; the last one may be open.
    void play(Section& section)
    {
        static constexpr std::array kResults{Outcome::Win,         Outcome::Draw,       Outcome::Loss,
                                             Outcome::ForfeitWin,  Outcome::UnratedWin, Outcome::Adjourned,
                                             Outcome::ForfeitLoss, Outcome::Win,        Outcome::Draw};
        const RoundNumber rounds = m_random.between(0, 3);
        while (section.roundsPaired() < rounds) {
            const auto outcome = pairing::draftRound(section, section.roundsPaired() + 1);
            const auto* draft = std::get_if<pairing::DraftRound>(&outcome);
            if (draft == nullptr) return;
            section.rounds.push_back(draft->round);
            const bool isOpenRound = section.roundsPaired() == rounds && m_random.below(3) == 0;
            for (Game& game : section.rounds.back().games) {
                if (isOpenRound || m_random.below(12) == 0) continue;
                game.whiteOutcome = anyOf(m_random, kResults);
                game.blackOutcome = mirrored(game.whiteOutcome);
            }
        }
    }

    Random m_random;
};

std::string issuesText(const TeamIssues& issues)
{
    return FactsText{}(issues) + '\n';
}

TEST(TeamsGolden, LineUpsAndTeamsAreJudgedAsTheyWereRead)
{
    fixture::Golden golden("judgements/line_ups");
    for (std::uint64_t seed = 1; seed <= 120; ++seed) {
        TeamEvents events(seed);
        const Section section = events.section();
        const Section above = events.section();
        const Section higher = events.section();
        EventState state = stateOf(section);
        state.event.sections.insert(state.event.sections.begin(),
                                    {SectionId{2}, std::make_shared<const Section>(higher)});
        std::string text = issuesText(teamIssues(section)) + FactsText{}(wrongMeetings(section)) + '\n';
        for (int each = 0; each < 8; ++each) {
            const LineUp handed = events.lineUp(section);
            text += issuesText(lineUpIssues(section, handed));
            text += issuesText(lineUpIssues(section, handed, {&above, &higher}));
            const auto judged = judge(state, SetLineUp{kId, handed});
            text += textOf(judged) + '\n';
            if (!judged) continue;
            // The same team hands in another one, and the round is published behind it.
            EventState later = state;
            for (const Change& change : judged->action().changes) {
                if (auto made = applyTo(later.event, change)) later.event = std::move(made->event);
            }
            LineUp again = handed;
            std::ranges::reverse(again.boards);
            text += textOf(judge(later, SetLineUp{kId, again})) + '\n';
            const Section& then = *later.event.sections.back().section;
            const auto outcome = pairing::draftRound(then, then.roundsPaired() + 1);
            if (const auto* draft = std::get_if<pairing::DraftRound>(&outcome))
                text += textOf(judge(later, PublishRound{kId, then.roundsPaired() + 1, draft->round})) + '\n';
        }
        for (int each = 0; each < 6; ++each) {
            const TeamEvent other = events.otherTeams(section);
            text += fmt::format("{}\n", changesMembers(section.teams, other));
            text += textOf(judge(state, EditTeams{kId, other})) + '\n';
        }
        golden.add(std::to_string(seed), "teams", text);
    }
    golden.compare();
}

TEST(TeamsGolden, MatchesAreEnteredAsTheyWereRead)
{
    fixture::Golden golden("judgements/matches");
    for (std::uint64_t seed = 1; seed <= 120; ++seed) {
        TeamEvents events(1000 + seed);
        const Section section = events.section();
        const EventState state = stateOf(section);
        std::string text;
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
            for (std::size_t team = 0; team < section.teams.teams.size(); ++team) {
                for (const MatchBoard& board : matchBoards(section, round, team))
                    text += fmt::format("{}: {}-{} {};", board.board, keyOf(board.one), keyOf(board.other),
                                        board.game == nullptr ? '/' : trfCode(board.game->whiteOutcome));
            }
        }
        for (int each = 0; each < 10; ++each) {
            const auto entered = enteringMatch(section, events.match(section));
            text += '\n' + (entered ? textOf(*entered) + textOf(judge(state, *entered)) : textOf(entered.error()));
        }
        for (int each = 0; each < 4; ++each) {
            const std::vector<TeamAward> awards = events.awards(section);
            text += issuesText(contradictedAwards(section, awards));
            text += textOf(judge(state, SetTeamAwards{kId, awards})) + '\n';
        }
        for (const ReportFinding& found : reportFindings(section))
            text += fmt::format(" {} {} {} {}", static_cast<int>(found.fault), keyOf(found.player), found.round,
                                found.count);
        golden.add(std::to_string(seed), "matches", text);
    }
    golden.compare();
}

}  // namespace
}  // namespace kydai::policy
