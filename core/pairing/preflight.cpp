#include "pairing/preflight.h"

#include "model/off_boards.h"
#include "model/presence.h"
#include "model/tournament_rating.h"
#include "model/unseen_line_ups.h"
#include "pairing/field.h"
#include "pairing/next_round.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace kydai::pairing {

namespace {

constexpr int kLowestRating = 1000;
constexpr int kHighestRating = 3000;
constexpr int kOldest = 110;
constexpr int kYoungest = 3;

class Preflight {
public:
    Preflight(const Section& section, RoundNumber round, const PreflightOptions& options)
        : m_section(section), m_round(round), m_options(options)
    {
    }

    std::vector<PreflightIssue> run()
    {
        checkSystem();
        findMissingResults();
        findDuplicates();
        for (const Player& player : m_section.players) {
            if (hasWithdrawnBy(player, m_round)) {
                if (*player.withdrawnFromRound == m_round) {
                    tell(PreflightKind::Withdrawn, 1, PreflightFix::UndoWithdrawal, {player.id});
                }
                continue;
            }
            checkPlayer(player);
        }
        countByes();
        countPlayers();
        findWrongNumbers();
        std::ranges::stable_sort(m_issues, std::ranges::greater(), &PreflightIssue::level);
        return std::move(m_issues);
    }

private:
    PreflightIssue& tell(PreflightKind kind, int level, PreflightFix fix, std::vector<PlayerId> players)
    {
        PreflightIssue issue;
        issue.kind = kind;
        issue.level = level;
        issue.fix = fix;
        issue.players = std::move(players);
        m_issues.push_back(std::move(issue));
        return m_issues.back();
    }

    void findMissingResults()
    {
        for (RoundNumber round = 1; round < m_round && round <= m_section.roundsPaired(); ++round) {
            int board = 0;
            for (const Game& game : m_section.round(round).games) {
                ++board;
                if (!isOpen(game)) continue;
                PreflightIssue& issue =
                    tell(PreflightKind::ResultMissing, 2, PreflightFix::EnterResult, {game.white, game.black});
                issue.round = round;
                issue.board = board;
            }
        }
    }

    void findDuplicates()
    {
        std::map<std::string, PlayerId> ids;
        std::map<std::tuple<std::string, int, std::string>, PlayerId> names;
        for (const Player& player : m_section.players) {
            if (!player.fideId.empty()) {
                const auto [at, fresh] = ids.emplace(player.fideId, player.id);
                if (!fresh) {
                    tell(PreflightKind::DuplicateFideId, 3, PreflightFix::RemovePlayer, {at->second, player.id});
                    continue;
                }
            }
            const auto [at, fresh] =
                names.emplace(std::make_tuple(player.name, player.birth.year, player.unit), player.id);
            if (!fresh) tell(PreflightKind::DuplicateName, 2, PreflightFix::RemovePlayer, {at->second, player.id});
        }
    }

    /// @rule C.04.4.1.1.1  Everybody has a rating, if need be a provisional one from the chief arbiter.
    [[nodiscard]] bool needsRating(const Player& player) const
    {
        const RuleSet& rules = m_section.rules;
        return player.rating == 0 && rules.unratedRating == 0 && rowOf(rules.pairingSystem).needsRatings;
    }

    /// @rule C.04.2.1.4  Another Swiss system of FIDE than the Dutch is advised against.
    void checkSystem()
    {
        if (m_round == 1 && m_options.ratingsMatter && rowOf(m_section.rules.pairingSystem).isDeprecated)
            tell(PreflightKind::SystemDeprecated, 1, PreflightFix::None, {});
    }

    void checkPlayer(const Player& player)
    {
        if (player.entersInRound == m_round && m_round > 1) {
            tell(PreflightKind::LateEntry, 1, PreflightFix::EditPlayer, {player.id});
        }
        if (m_options.ratingsMatter && m_section.rules.discipline == Discipline::Chess) {
            if (player.rating == 0 && !needsRating(player))
                tell(PreflightKind::MissingRating, 1, PreflightFix::LookUpRating, {player.id});
            if (player.fideId.empty()) tell(PreflightKind::MissingFideId, 1, PreflightFix::LookUpRating, {player.id});
        }
        if (needsRating(player)) tell(PreflightKind::RatingNeeded, 2, PreflightFix::LookUpRating, {player.id});
        if (player.rating != 0 && (player.rating < kLowestRating || player.rating > kHighestRating)) {
            tell(PreflightKind::ImpossibleRating, 2, PreflightFix::EditPlayer, {player.id}).count = player.rating;
        }
        // Told once: a player who is let in stays in.
        if (player.entersInRound == m_round && brokenLimit(m_section.info.limits, player) != LimitBroken::None)
            tell(PreflightKind::OutsideLimits, 2, PreflightFix::EditPlayer, {player.id});
        const int year = m_section.info.firstDay.year;
        if (year == 0 || player.birth.year == 0) return;
        const int age = year - player.birth.year;
        if (age >= kYoungest && age <= kOldest) return;
        tell(PreflightKind::ImpossibleBirthYear, 2, PreflightFix::EditPlayer, {player.id}).count = player.birth.year;
    }

    void countByes()
    {
        if (m_options.mostHalfPointByes == 0) return;
        std::map<PlayerId, int> byes;
        for (const Round& round : m_section.rounds) {
            for (const Bye& bye : round.byes) byes[bye.player] += bye.kind == Outcome::HalfBye ? 1 : 0;
        }
        std::set<PlayerId> asking;
        for (const RequestedBye& bye : m_section.requestedByes) {
            if (bye.kind != Outcome::HalfBye || bye.round < m_round) continue;
            ++byes[bye.player];
            if (bye.round == m_round) asking.insert(bye.player);
        }
        for (const PlayerId player : asking) {
            if (byes[player] <= m_options.mostHalfPointByes) continue;
            tell(PreflightKind::TooManyByes, 3, PreflightFix::EditRequestedByes, {player}).count = byes[player];
        }
    }

    /// @rule C.04.2.2.2  The one moment when it matters: whoever has a higher rating stands before. Equal ratings may
    /// stand as the arbiter likes.
    void findWrongNumbers()
    {
        if (!m_section.rounds.empty() || m_section.isTeamEvent() || tableRounds(m_section) > 0) return;
        std::vector<Player> players = m_section.players;
        std::ranges::sort(players, {}, &Player::tpn);
        const auto wrong = std::ranges::adjacent_find(players, [&](const Player& first, const Player& second) {
            return tournamentRating(m_section.info, first) < tournamentRating(m_section.info, second);
        });
        if (wrong == players.end()) return;
        std::vector<int> before;
        for (const Player& player : players) before.push_back(player.tpn);
        const PlayerId first = wrong->id;
        const PlayerId second = std::next(wrong)->id;
        assignPairingNumbers(players, orderRulesOf(m_section));
        int moved = 0;
        for (std::size_t at = 0; at < players.size(); ++at) moved += players[at].tpn != before[at] ? 1 : 0;
        tell(PreflightKind::NumbersOutOfOrder, 3, PreflightFix::Renumber, {first, second}).count = moved;
    }

    void countPlayers()
    {
        // A round robin has the rounds of its table, and no more.
        if (const RoundNumber table = tableRounds(m_section); table > 0) {
            if (m_round > table) tell(PreflightKind::AllRoundsPaired, 5, PreflightFix::EditRounds, {}).round = m_round;
        } else if (m_section.rules.scheduledRounds && m_round > *m_section.rules.scheduledRounds) {
            tell(PreflightKind::AllRoundsPaired, 3, PreflightFix::EditRounds, {}).round = m_round;
        }
        const auto count = static_cast<int>(makeField(beforeRound(m_section, m_round), m_round).size());
        if (count < 2) {
            tell(PreflightKind::TooFewPlayers, 5, PreflightFix::EditPlayer, {}).count = count;
        } else if (const PairingSystem system = m_section.rules.pairingSystem;
                   count % 2 != 0 && !rowOf(system).knocksOut && !isSecondGame(system, m_round)) {
            tell(PreflightKind::OddCount, 1, PreflightFix::None, {}).count = count;
        }
    }

    const Section& m_section;
    RoundNumber m_round;
    PreflightOptions m_options;
    std::vector<PreflightIssue> m_issues;
};

}  // namespace

std::vector<PreflightIssue> preflight(const Section& section, RoundNumber round, const PreflightOptions& options)
{
    return Preflight(section, round, options).run();
}

Account accountOf(const Section& section, const Round& round, RoundNumber number)
{
    Account account;
    account.entered = static_cast<int>(section.players.size());
    account.boards =
        static_cast<int>(std::ranges::count_if(round.games, [](const Game& game) { return !isUnseen(game); }));
    const OffBoards off(section, round, number);
    const auto whyOff = [&](PlayerId id) {
        const auto player = section.indexOf(id);
        return player ? off.of(*player) : OffBoard::Bye;
    };
    const auto countOf = [&](OffBoard why) -> int& {
        switch (why) {
        case OffBoard::Withdrawn:
            return account.withdrawn;
        case OffBoard::NotYetHere:
            return account.notYetHere;
        case OffBoard::Reserve:
            return account.reserves;
        case OffBoard::TeamFree:
            return account.teamFree;
        case OffBoard::KnockedOut:
            return account.knockedOut;
        case OffBoard::MatchOver:
            return account.matchOver;
        case OffBoard::Unseen:
            return account.unseen;
        case OffBoard::Bye:
            break;
        }
        return account.zeroByes;
    };
    std::set<PlayerId> told;
    for (const Game& game : round.games) {
        told.insert(game.white);
        told.insert(game.black);
    }
    for (const Bye& bye : round.byes) {
        if (!told.insert(bye.player).second) continue;
        if (bye.kind == Outcome::PairingBye) {
            ++account.pairingByes;
        } else if (bye.kind == Outcome::FullBye || bye.kind == Outcome::UnopposedWin) {
            ++account.fullByes;
        } else if (bye.kind == Outcome::HalfBye) {
            ++account.halfByes;
        } else {
            ++countOf(whyOff(bye.player));
        }
    }
    for (const Player& player : section.players) {
        // Whoever came after this round was paired was not to be in it.
        if (told.contains(player.id)) continue;
        const OffBoard why = whyOff(player.id);
        const bool isTold = why == OffBoard::NotYetHere || why == OffBoard::Unseen;
        ++(isTold ? countOf(why) : account.leftOut);
    }
    return account;
}

}  // namespace kydai::pairing
