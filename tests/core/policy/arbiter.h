/// What an arbiter does in a section, drawn at random, for golden files.
#pragma once

#include "core/policy/one_section.h"
#include "model/compound_change.h"
#include "pairing/next_round.h"
#include "policy/actions.h"
#include "support/random.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

namespace kydai::policy {

/// Changes as an arbiter makes them: one thing differs.
class Arbiter {
public:
    Arbiter(const Section& section, Random& random) : m_section(section), m_random(random) {}

    CompoundChange next()
    {
        const RoundNumber last = m_section.roundsPaired();
        switch (m_random.below(16)) {
        case 0:
        case 1:
            return result<SetResult>();
        case 2:
            return result<SetReportedResult>();
        case 3:
            return publishing(m_section, kId, drafted());
        case 4:
            return PublishRound{kId, last + 1, otherwise(drafted())};
        case 5:
            return PublishRound{kId, anyRound(), otherwise(m_section.round(anyRound()))};
        case 6: {
            const RoundNumber round = anyRound();
            return PublishRound{kId, round, otherwise(m_section.round(round))};
        }
        case 7:
            return UnpairRound{kId, m_random.between(std::max(1, last - 1), last), {}};
        case 8: {
            Renumber renumber{kId, {}};
            for (const Player& player : m_section.players) renumber.tpns.push_back(player.tpn);
            std::swap(renumber.tpns[anyPlayer()], renumber.tpns[anyPlayer()]);
            return renumber;
        }
        case 9:
            return EditPlayer{kId, other(m_section.players[anyPlayer()])};
        case 10: {
            Player added = other({.name = "Mới", .rating = m_random.between(1500, 2500)});
            return addingPlayers(m_section, kId, {added});
        }
        case 11: {
            SetRequestedByes byes{kId, m_section.requestedByes};
            static constexpr Outcome kKinds[] = {Outcome::HalfBye, Outcome::ZeroBye, Outcome::FullBye};
            const PlayerId player = m_section.players[anyPlayer() / 2].id;
            for (RoundNumber round = last + 1; round <= last + m_random.between(1, 2); ++round)
                byes.byes.push_back({player, round, kKinds[m_random.below(3)]});
            return byes;
        }
        case 12: {
            EditInfo edit{kId, m_section.info};
            edit.info.limits = {.sex = static_cast<Sex>(m_random.below(3)), .ratingTo = m_random.between(0, 2400)};
            edit.info.firstTable = m_random.between(1, 2);
            edit.info.firstDay.day = m_random.between(1, 2);
            return edit;
        }
        case 13: {
            SetPrizes prizes{kId, m_section.prizes, m_section.frozenPrizes};
            prizes.frozen.round = m_random.below(3) == 0 ? 0 : last;
            if (m_random.below(4) == 0) prizes.plan.protests.push_back({});
            if (m_random.below(3) == 0) prizes.plan.countedEntries = m_random.between(0, 9);
            if (m_random.below(2) == 0) return prizes;
            SetPrizes again = prizes;
            again.plan.countedEntries += m_random.between(0, 1);
            return {ActionKind::Edit, {prizes, again}};
        }
        case 14: {
            SetAdjustments adjust{kId, m_section.adjustments};
            adjust.adjustments.push_back({m_section.players[anyPlayer()].id, 0, {}, Points{m_random.between(-10, 10)}});
            return adjust;
        }
        default:
            return EditRules{kId, otherRules()};
        }
    }

    RuleSet otherRules()
    {
        RuleSet rules = m_section.rules;
        const PlayerId one = m_section.players[anyPlayer()].id;
        const PlayerId two = m_section.players[anyPlayer()].id;
        switch (m_random.below(14)) {
        case 0:
            rules.pairingSystem = static_cast<PairingSystem>(m_random.below(4));
            break;
        case 1:
            rules.pairingEdition = static_cast<PairingEdition>(m_random.below(2));
            break;
        case 2:
            rules.tieBreakEdition = static_cast<TieBreakEdition>(m_random.below(3));
            break;
        case 3:
            std::ranges::reverse(rules.tieBreaks);
            break;
        case 4:
            rules.points = PointSystem::of(Points::whole(3), Points::whole(1), Points::whole(0));
            break;
        case 5:
            rules.points.pairingBye = Points{m_random.between(-5, 15)};
            break;
        case 6:
            rules.points.drawBlack = Points{m_random.between(0, 20)};
            rules.points.fullBye = Points{m_random.between(0, 20)};
            break;
        case 7:
            rules.bakuAcceleration = !rules.bakuAcceleration;
            break;
        case 8:
            rules.prohibited.push_back({1, m_random.between(1, 12), {one, two}, {}, "anh em"});
            break;
        case 9:
            rules.virtualPoints.push_back({one, m_section.roundsPaired() + 1, Points::whole(1)});
            break;
        case 10:
            rules.scheduledRounds = m_section.roundsPaired() + m_random.between(-1, 3);
            break;
        case 11:
            rules.initialColour = rules.initialColour ? std::optional<Colour>{} : Colour::White;
            break;
        case 12:
            rules.lotsSeed = m_random.below(3);
            rules.longEvent = true;
            break;
        default:
            rules.discipline = Discipline::Xiangqi;
            rules.equalsOrder = EqualsOrder::Birth;
        }
        return rules;
    }

private:
    [[nodiscard]] RoundNumber anyRound() { return m_random.between(1, m_section.roundsPaired()); }
    [[nodiscard]] std::size_t anyPlayer() { return m_random.below(m_section.players.size()); }

    template <class C>
    CompoundChange result()
    {
        static constexpr Outcome kResults[] = {Outcome::Win,        Outcome::Draw,       Outcome::Loss,
                                               Outcome::Adjourned,  Outcome::Open,       Outcome::ForfeitWin,
                                               Outcome::UnratedWin, Outcome::UnratedDraw};
        const RoundNumber round = std::max(1, m_section.roundsPaired() - m_random.between(0, 3));
        const auto& games = m_section.round(round).games;
        if (games.empty()) return UnpairRound{kId, round, {}};
        const Game& game = games[m_random.below(games.size())];
        const Outcome white = kResults[m_random.below(std::size(kResults))];
        return C{kId, round, game.white, game.black, white, mirrored(white)};
    }

    Round drafted()
    {
        const auto outcome = pairing::draftRound(m_section, m_section.roundsPaired() + 1);
        const auto* draft = std::get_if<pairing::DraftRound>(&outcome);
        return draft == nullptr ? pairing::roundByHand(m_section, m_section.roundsPaired() + 1) : draft->round;
    }

    Round otherwise(Round round)
    {
        if (round.games.size() < 2) return round;
        Game& one = round.games[m_random.below(round.games.size())];
        Game& two = round.games[m_random.below(round.games.size())];
        switch (m_random.below(7)) {
        case 0:
            std::swap(one.white, one.black);
            break;
        case 1:
            std::swap(one.white, two.black);
            break;
        case 2:
            if (!round.byes.empty()) std::swap(one.black, round.byes[m_random.below(round.byes.size())].player);
            break;
        case 3:
            one.whiteOutcome = one.blackOutcome = Outcome::Draw;
            break;
        case 4:
            round.byes.insert(round.byes.begin(), {{one.white, Outcome::PairingBye}, {one.black, Outcome::FullBye}});
            round.games.erase(round.games.begin());
            break;
        case 5:
            for (Bye& bye : round.byes) bye.kind = Outcome::FullBye;
            round.comments = {"MPA @ Round 1: 1-2 => 2-1", "other"};
            break;
        default:
            std::swap(one, two);
        }
        return round;
    }

    Player other(Player player)
    {
        switch (m_random.below(7)) {
        case 0:
            player.rating += m_random.between(-300, 300);
            break;
        case 1:
            player.birth = {m_random.between(2005, 2030), 0, 0};
            break;
        case 2:
            player.sex = static_cast<Sex>(m_random.below(3));
            break;
        case 3:
            player.withdrawnFromRound = m_section.roundsPaired() + 1;
            break;
        case 4:
            player.marks.expelled = true;
            break;
        case 5:
            player.marks.noByes = true;
            break;
        default:
            player.fideId = "12400001";
            player.name = "Player 1";
        }
        return player;
    }

    const Section& m_section;
    Random& m_random;
};

}  // namespace kydai::policy
