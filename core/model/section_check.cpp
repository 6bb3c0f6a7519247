#include "model/section_check.h"

#include "model/numbering.h"
#include "model/stored_key.h"
#include "support/fragments.h"

#include <algorithm>
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
        if (auto info = checkInfo(m_section.info); !info) return info;
        checkPlayers();
        checkRounds();
        checkRules();
        checkTeams();
        checkPrizes();
        if (m_problem) return *m_problem;
        return {};
    }

    Result<void> runOn(const PairingRules& rules)
    {
        checkPairingRules(rules);
        if (m_problem) return *m_problem;
        return {};
    }

private:
    void fail(Errc code, Fragment what, Fragment expected)
    {
        if (!m_problem) m_problem = Error{code, {}, 0, std::move(what), std::move(expected), {}};
    }

    /// \param where with one hole, for the number
    void requirePlayer(PlayerId player, FragmentOf<PieceKind::Number> where)
    {
        if (m_section.find(player) == nullptr)
            fail(Errc::UnknownReference, fragment(where, StoredKey::of(player)),
                 fragment(FragmentId::PlayerOfThisSection));
    }

    void requireRound(RoundNumber round, RoundNumber lowest, FragmentOf<PieceKind::Number> where)
    {
        if (round < lowest || round > kMaxRounds)
            fail(Errc::OutOfRange, fragment(where, round), fragment(FragmentId::RoundFromTo, lowest, kMaxRounds));
    }

    void checkPlayers()
    {
        PlayerId previous{};
        for (const Player& player : m_section.players) {
            const int number = StoredKey::of(player.id);
            if (number < 1 || number > kMaxStartNumber)
                fail(Errc::OutOfRange, fragment(FragmentId::StartNumber, number),
                     fragment(FragmentId::StartNumberFrom1, kMaxStartNumber));
            if (player.id <= previous)
                fail(Errc::Duplicate, fragment(FragmentId::StartNumber, number),
                     fragment(FragmentId::EachStartNumberOnceInAscendingOrder));
            previous = player.id;
        }
        if (const auto numbers = checkNumbers(m_section.players); !numbers && !m_problem) m_problem = numbers.error();
    }

    void checkRounds()
    {
        if (m_section.rounds.size() > static_cast<std::size_t>(kMaxRounds))
            fail(Errc::OutOfRange, fragment(FragmentId::CountOfRounds, m_section.rounds.size()),
                 fragment(FragmentId::AtMostRounds, kMaxRounds));
        requireRound(m_section.rules.scheduledRounds.value_or(0), 0, FragmentId::TournamentOfRounds);
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
            const auto which = [&] { return fragment(FragmentId::PlayerInRound, StoredKey::of(player), number); };
            if (!at)
                fail(Errc::UnknownReference, which(), fragment(FragmentId::PlayerOfThisSection));
            else if (seen[*at])
                fail(Errc::Duplicate, which(), fragment(FragmentId::EachPlayerOnceInRound));
            else
                seen[*at] = true;
        };
        for (const Game& game : round.games) {
            see(game.white);
            see(game.black);
            if (isBye(game.whiteOutcome) || isBye(game.blackOutcome))
                fail(Errc::Malformed, fragment(FragmentId::ByeAsResultOfPlayer, StoredKey::of(game.white), number),
                     fragment(FragmentId::ResultOfGame));
        }
        for (const Game& game : round.reported) {
            const bool isBoard = std::ranges::any_of(
                round.games, [&](const Game& each) { return each.white == game.white && each.black == game.black; });
            if (!isBoard)
                fail(Errc::UnknownReference,
                     fragment(FragmentId::BoardOfPlayers, StoredKey::of(game.white), StoredKey::of(game.black)),
                     fragment(FragmentId::BoardOfRound, number));
            if (isBye(game.whiteOutcome) || isBye(game.blackOutcome))
                fail(Errc::Malformed, fragment(FragmentId::ByeAsResultOfPlayer, StoredKey::of(game.white), number),
                     fragment(FragmentId::ResultOfGame));
        }
        for (const Bye& bye : round.byes) {
            see(bye.player);
            if (!isBye(bye.kind))
                fail(Errc::Malformed, fragment(FragmentId::GameResultOfBye, StoredKey::of(bye.player), number),
                     fragment(FragmentId::ByeOrAbsence));
        }
        if (round.picture) checkPicture(*round.picture, number);
    }

    /// Everybody of a picture exists. What it tells besides is looked at by whoever asks for the day (pictures.h).
    void checkPicture(const RoundPicture& picture, std::size_t number)
    {
        const auto require = [&](PlayerId player) {
            if (m_section.find(player) == nullptr)
                fail(Errc::UnknownReference, fragment(FragmentId::PlayerInRound, StoredKey::of(player), number),
                     fragment(FragmentId::PlayerOfThisSection));
        };
        std::ranges::for_each(picture.players, require);
        std::ranges::for_each(picture.boards, require);
        std::ranges::for_each(picture.uncalled, require);
        std::ranges::for_each(picture.byes, require, &Bye::player);
        std::ranges::for_each(picture.adjustments, require, &PointAdjustment::player);
        for (const EarlierResults& earlier : picture.earlier) {
            std::ranges::for_each(earlier.boards, require);
            std::ranges::for_each(earlier.byes, require, &Bye::player);
        }
    }

    void checkRules()
    {
        for (const RequestedBye& bye : m_section.requestedByes) {
            requirePlayer(bye.player, FragmentId::PlayerOfRequestedBye);
            requireRound(bye.round, 1, FragmentId::RoundOfRequestedBye);
        }
        for (const PointAdjustment& adjustment : m_section.adjustments) {
            requirePlayer(adjustment.player, FragmentId::PlayerOfBonusOrPenaltyPoints);
            requireRound(adjustment.round, 0, FragmentId::RoundOfBonusOrPenaltyPoints);
        }
        checkPairingRules(m_section.rules);
        for (const Round& round : m_section.rounds) {
            if (round.rules) checkPairingRules(*round.rules);
        }
    }

    void checkPairingRules(const PairingRules& rules)
    {
        for (const ProhibitedPairing& prohibited : rules.prohibited) {
            requireRound(prohibited.firstRound, 1, FragmentId::RoundOfProhibitedPairing);
            requireRound(prohibited.lastRound, prohibited.firstRound, FragmentId::RoundOfProhibitedPairing);
            for (const PlayerId player : prohibited.players)
                requirePlayer(player, FragmentId::PlayerOfProhibitedPairing);
        }
        for (const VirtualPoints& extra : rules.virtualPoints) {
            requirePlayer(extra.player, FragmentId::PlayerOfVirtualPoints);
            requireRound(extra.round, 1, FragmentId::RoundOfVirtualPoints);
        }
    }

    void checkPrizes()
    {
        if (const auto fit = checkPlan(m_section, m_section.prizes); !fit && !m_problem) m_problem = fit.error();
        for (const FrozenAward& award : m_section.frozenPrizes.awards)
            requirePlayer(award.player, FragmentId::PlayerOfFrozenPrize);
    }

    /// Each team by itself; gives them all.
    std::set<TeamId> checkEachTeam()
    {
        std::set<TeamId> known;
        for (const Team& team : m_section.teams.teams) {
            const int number = team.id.value;
            if (number < 1 || number > kMostTeams)
                fail(Errc::OutOfRange, fragment(FragmentId::TeamNumbered, number),
                     fragment(FragmentId::TeamNumberFrom1, kMostTeams));
            if (!known.insert(team.id).second)
                fail(Errc::Duplicate, fragment(FragmentId::TeamNumbered, number),
                     fragment(FragmentId::EachTeamNumberOnce));
            for (const PlayerId member : team.members) requirePlayer(member, FragmentId::PlayerOfTeam);
        }
        return known;
    }

    void checkTeams()
    {
        const TeamEvent& teams = m_section.teams;
        const std::set<TeamId> known = checkEachTeam();
        const auto requireTeam = [&](TeamId team, FragmentOf<PieceKind::Number> where) {
            if (!known.contains(team))
                fail(Errc::UnknownReference, fragment(where, team.value), fragment(FragmentId::TeamOfThisSection));
        };
        for (const LineUp& lineUp : teams.lineUps) {
            requireTeam(lineUp.team, FragmentId::TeamOfLineUp);
            if (lineUp.opponent) requireTeam(lineUp.opponent, FragmentId::TeamOfLineUp);
            for (const PlayerId player : lineUp.boards) {
                if (player) requirePlayer(player, FragmentId::PlayerOfLineUp);
            }
            requireRound(lineUp.round, 1, FragmentId::RoundOfLineUp);
        }
        for (const TeamBye& bye : teams.byes) {
            requireTeam(bye.team, FragmentId::TeamOfTeamsBye);
            requireRound(bye.round, 1, FragmentId::RoundOfTeamsBye);
        }
        for (const TeamForfeit& forfeit : teams.forfeits) {
            requireTeam(forfeit.first, FragmentId::TeamOfForfeitedMatch);
            requireTeam(forfeit.second, FragmentId::TeamOfForfeitedMatch);
            requireRound(forfeit.round, 1, FragmentId::RoundOfForfeitedMatch);
        }
        for (const TeamAbsence& absence : teams.absences) {
            requireTeam(absence.team, FragmentId::TeamOfAbsence);
            requireRound(absence.round, 1, FragmentId::RoundOfAbsence);
        }
        for (const Fixture& fixture : teams.fixtures) {
            requireTeam(fixture.first, FragmentId::TeamOfFixture);
            requireTeam(fixture.second, FragmentId::TeamOfFixture);
            requireRound(fixture.round, 1, FragmentId::RoundOfFixture);
        }
        for (const LineUpDeadline& deadline : teams.deadlines)
            requireRound(deadline.round, 1, FragmentId::RoundOfDeadline);
        for (const TeamAward& award : teams.awards) {
            requireTeam(award.team, FragmentId::TeamOfAward);
            requireRound(award.round, 0, FragmentId::RoundOfAward);
        }
        for (const TeamProhibition& prohibited : teams.prohibited) {
            for (const TeamId team : prohibited.teams) requireTeam(team, FragmentId::TeamOfProhibitedPairing);
            requireRound(prohibited.firstRound, 1, FragmentId::RoundOfProhibitedPairing);
            requireRound(prohibited.lastRound, prohibited.firstRound, FragmentId::RoundOfProhibitedPairing);
        }
    }

    const Section& m_section;
    std::optional<Error> m_problem{};
};

}  // namespace

Result<void> checkInfo(const SectionInfo& info)
{
    constexpr int kHighestLimit = 9999;
    const auto outside = [](FragmentOf<PieceKind::Number> what, int number, int most) {
        return Error{.code = Errc::OutOfRange,
                     .what = fragment(what, number),
                     .expected = fragment(FragmentId::NumberFrom1, most)};
    };
    if (info.firstTable < 1 || info.firstTable > kMostTables)
        return outside(FragmentId::FirstTable, info.firstTable, kMostTables);
    if (info.tables < 0 || info.tables > kMostTables) return outside(FragmentId::TablesKept, info.tables, kMostTables);
    const SectionLimits& limits = info.limits;
    for (const int limit : {limits.bornFrom, limits.bornTo, limits.ratingFrom, limits.ratingTo}) {
        if (limit < 0 || limit > kHighestLimit) return outside(FragmentId::LimitOfSection, limit, kHighestLimit);
    }
    return {};
}

Result<void> checkPairingRules(const Section& section, const PairingRules& rules)
{
    return SectionCheck(section).runOn(rules);
}

Result<void> checkReferences(const Section& section)
{
    return SectionCheck(section).run();
}

}  // namespace kydai
