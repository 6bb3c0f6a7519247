#include "prizes/award.h"

#include "prizes/medals.h"
#include "prizes/one_prize.h"
#include "rating/calculator.h"
#include "rating/rounding.h"
#include "support/fragments.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <numeric>

namespace kydai::prizes {

namespace {

constexpr int kPercent = 100;

/// The lists of a group whose players win once, and what each of its prizes is worth.
class AwardMaker {
public:
    AwardMaker(const Section& section, const PrizePlan& plan, std::shared_ptr<const tiebreak::Standings> standings)
        : m_section(section), m_plan(plan), m_standings(std::move(standings))
    {
        m_awards.round = m_standings->round;
        m_awards.lists.resize(plan.lists.size());
        m_rowOf.resize(section.players.size(), kNone);
        for (const tiebreak::Row& row : m_standings->rows) {
            if (row.rank == 0) continue;
            m_rowOf[row.participant] = m_order.size();
            m_order.push_back(row.participant);
        }
    }

    Awards run()
    {
        for (std::size_t list = 0; list < m_plan.lists.size(); ++list) findEligible(list);
        for (std::size_t list = 0; list < m_plan.lists.size(); ++list) countEntrants(list);
        for (std::size_t list = 0; list < m_plan.lists.size(); ++list) valueLines(list);
        for (const auto& group : groups()) divide(group);
        cutUnrated();
        round();
        findUnfilled();
        findProvisional();
        std::ranges::stable_sort(m_awards.awards, [](const Award& a, const Award& b) {
            return a.list != b.list ? a.list < b.list : a.place < b.place;
        });
        m_awards.standings = m_standings;
        return std::move(m_awards);
    }

private:
    using Group = std::vector<std::size_t>;  ///< indices of lists

    [[nodiscard]] const PrizeList& list(std::size_t index) const { return m_plan.lists[index]; }
    [[nodiscard]] Points points(std::size_t player) const { return m_standings->competition->primary.score(player); }

    // --- who may win

    void findEligible(std::size_t index)
    {
        ListResult& result = m_awards.lists[index];
        for (const std::size_t player : m_order) {
            const NotEligible why = whyNotEligible(m_section, *m_standings, m_plan, list(index), player);
            if (why == NotEligible::Eligible) result.eligible.push_back(player);
            if (why == NotEligible::SexUnknown || why == NotEligible::BirthUnknown) result.noData.push_back(player);
        }
        result.entrants = static_cast<int>(result.eligible.size());
        if (list(index).order == PrizeOrder::BestGain) orderByGain(result.eligible);
        if (list(index).order == PrizeOrder::BestPerformance) orderByPerformance(result.eligible);
    }

    [[nodiscard]] const rating::Ratings& ratings()
    {
        if (!m_ratings) {
            const rating::Pool pool(m_section);
            m_ratings = rating::rate(pool, rating::System::Fide);
        }
        return *m_ratings;
    }

    void orderByGain(std::vector<std::size_t>& players)
    {
        std::vector<Gain> gains;
        for (const std::size_t player : players) {
            const rating::Record& record = ratings().records[player];
            Gain gain;
            gain.rating = m_section.players[player].rating;
            gain.out = isOutOfGain(player, record);
            const double difference = record.score / 2.0 - record.expected.value_or(0);
            gain.gain = Fraction(std::llround(difference * kPercent), kPercent);
            gains.push_back(gain);
        }
        std::vector<std::size_t> ordered;
        for (const std::size_t at : byGain(gains)) ordered.push_back(players[at]);
        players = std::move(ordered);
    }

    [[nodiscard]] bool isOutOfGain(std::size_t player, const rating::Record& record) const
    {
        if (!record.expected || record.terms.empty()) return true;
        if (m_section.players[player].withdrawnFromRound) return true;
        const auto defaulted = [](const rating::GameTerm& term) { return term.outcome == Outcome::ForfeitLoss; };
        return std::ranges::any_of(record.terms, defaulted) || !isPlayed(record.terms.back().outcome);
    }

    void orderByPerformance(std::vector<std::size_t>& players)
    {
        std::erase_if(players, [&](std::size_t player) { return !ratings().records[player].performance; });
        std::ranges::stable_sort(players, [&](std::size_t a, std::size_t b) {
            return *ratings().records[a].performance > *ratings().records[b].performance;
        });
    }

    void countEntrants(std::size_t index)
    {
        ListResult& result = m_awards.lists[index];
        if (result.entrants >= list(index).minEntrants) return;
        switch (list(index).tooFew) {
        case TooFewEntrants::NotAwarded:
            result.state = ListState::NotAwarded;
            return;
        case TooFewEntrants::Halved:
            result.state = ListState::Halved;
            return;
        case TooFewEntrants::Merged:
            result.state = ListState::Merged;
            break;
        }
        const auto into = std::ranges::find(m_plan.lists, list(index).mergeInto, &PrizeList::name);
        if (into == m_plan.lists.end() || list(index).mergeInto.empty()) return;
        auto& target = m_awards.lists[static_cast<std::size_t>(into - m_plan.lists.begin())].eligible;
        for (const std::size_t player : result.eligible) {
            if (std::ranges::find(target, player) == target.end()) target.push_back(player);
        }
        std::ranges::sort(target, {}, [&](std::size_t player) { return m_rowOf[player]; });
    }

    void valueLines(std::size_t index)
    {
        ListResult& result = m_awards.lists[index];
        std::int64_t inAll = 0;
        for (const PrizeLine& line : list(index).lines) inAll += line.amount * (line.last - line.first + 1);
        result.announced = inAll;
        const std::int64_t entries =
            m_plan.countedEntries >= 0 ? m_plan.countedEntries : static_cast<std::int64_t>(m_section.players.size());
        for (const PrizeLine& line : list(index).lines) {
            Fraction amount = line.amount;
            if (list(index).basedOn > 0) amount = basedOn(amount, list(index).basedOn, entries, inAll);
            if (result.state == ListState::Halved) amount = amount / Fraction(2);
            if (result.prizes.size() < static_cast<std::size_t>(line.last))
                result.prizes.resize(static_cast<std::size_t>(line.last));
            for (int place = line.first; place <= line.last; ++place)
                result.prizes[static_cast<std::size_t>(place - 1)] = amount;
        }
        if (result.state == ListState::NotAwarded || result.state == ListState::Merged) result.prizes.clear();
    }

    // --- groups

    [[nodiscard]] std::vector<Group> groups() const
    {
        std::map<std::string, Group> named;
        std::vector<Group> all;
        for (std::size_t index = 0; index < m_plan.lists.size(); ++index) {
            if (list(index).cumulative)
                all.push_back({index});
            else
                named[list(index).group].push_back(index);
        }
        for (auto& [name, group] : named) all.push_back(std::move(group));
        return all;
    }

    void divide(const Group& group)
    {
        Group competing;
        Group titles;
        for (const std::size_t index : group)
            (list(index).lower == LowerPrize::NextEligible ? competing : titles).push_back(index);
        divideCompeting(competing);
        for (const std::size_t index : titles) giveTitles(index, competing);
    }

    void divideCompeting(const Group& group)
    {
        const auto isPooled = [&](std::size_t index) { return list(index).sharing == PrizeSharing::Pools; };
        const auto hasOwnOrder = [&](std::size_t index) { return list(index).order != PrizeOrder::Standings; };
        const auto isShared = [&](std::size_t index) { return list(index).sharing != PrizeSharing::None; };
        if (std::ranges::any_of(group, isPooled)) return dividePool(group);
        if (group.size() == 1) return divideAlone(group.front());
        if (std::ranges::any_of(group, isShared) || std::ranges::any_of(group, hasOwnOrder)) return chooseShared(group);
        chooseInOrder(group);
    }

    [[nodiscard]] std::size_t lineAt(std::size_t index, int place) const
    {
        const auto& lines = list(index).lines;
        const auto at =
            std::ranges::find_if(lines, [&](const PrizeLine& l) { return l.first <= place && place <= l.last; });
        return at == lines.end() ? kNone : static_cast<std::size_t>(at - lines.begin());
    }

    [[nodiscard]] SharingRule ruleOf(const PrizeList& of) const
    {
        return {of.sharing, of.pot, of.minimum, of.endPlace, of.acrossEnd};
    }

    /// Who comes level: by points in the standings, nobody where a list has an order of its own.
    [[nodiscard]] std::vector<int> tiedAs(std::size_t index, const std::vector<std::size_t>& players) const
    {
        std::vector<int> groups;
        for (std::size_t at = 0; at < players.size(); ++at) {
            const bool level =
                at > 0 && list(index).order == PrizeOrder::Standings && points(players[at]) == points(players[at - 1]);
            groups.push_back(at == 0 ? 0 : groups.back() + (level ? 0 : 1));
        }
        return groups;
    }

    void addShares(std::size_t index)
    {
        const ListResult& result = m_awards.lists[index];
        for (std::size_t at = 0; at < result.sharers.size(); ++at) {
            const int place = static_cast<int>(at) + 1;
            Award award{result.sharers[at], index, place, lineAt(index, place), result.shares.amounts[at]};
            if (at >= result.prizes.size() && award.exact == Fraction()) continue;
            if (at >= result.prizes.size()) award.line = kNone;
            award.tie = result.shares.tieOf[at];
            m_awards.awards.push_back(award);
        }
    }

    void divideAlone(std::size_t index)
    {
        ListResult& result = m_awards.lists[index];
        result.sharers = result.eligible;
        if (result.prizes.empty()) result.sharers.clear();
        result.shares = shareOut(result.prizes, groupSizes(tiedAs(index, result.sharers)), ruleOf(list(index)));
        addShares(index);
    }

    struct Offers {
        std::vector<Offer> offers{};
        std::vector<Candidates> lists{};
        Group of{};  ///< list of the plan for each list here
    };

    [[nodiscard]] Fraction valueOf(std::size_t index, int place) const
    {
        const Fraction& amount = m_awards.lists[index].prizes[static_cast<std::size_t>(place - 1)];
        const std::size_t line = lineAt(index, place);
        const bool nonCash = amount == Fraction() && line != kNone;
        return nonCash ? Fraction(list(index).lines[line].value) : amount;
    }

    [[nodiscard]] Offers offersOf(const Group& group) const
    {
        Offers offers;
        for (const std::size_t index : group) {
            const std::size_t at = offers.lists.size();
            offers.of.push_back(index);
            // Players in the numbers of the rows, best first.
            Candidates& candidates = offers.lists.emplace_back();
            for (const std::size_t player : m_awards.lists[index].eligible)
                candidates.players.push_back(m_rowOf[player]);
            const int places = static_cast<int>(m_awards.lists[index].prizes.size());
            for (int place = 1; place <= places; ++place) {
                if (lineAt(index, place) == kNone) continue;
                offers.offers.push_back({valueOf(index, place), at, place, list(index).main});
            }
        }
        return offers;
    }

    void give(std::size_t player, std::size_t index, int place, Fraction instead = {})
    {
        Award award{player, index, place, lineAt(index, place),
                    m_awards.lists[index].prizes[static_cast<std::size_t>(place - 1)]};
        award.instead = instead;
        m_awards.awards.push_back(award);
    }

    void chooseInOrder(const Group& group)
    {
        const Offers offers = offersOf(group);
        const bool freezes = std::ranges::any_of(
            group, [&](std::size_t index) { return list(index).main && list(index).freed == FreedPrize::Freeze; });
        const auto won = assignInOrder(offers.offers, offers.lists, m_order.size(),
                                       freezes ? FreedPrize::Freeze : FreedPrize::Slide);
        for (std::size_t row = 0; row < won.size(); ++row) {
            if (won[row] == kNoPrize) continue;
            const Offer& offer = offers.offers[won[row]];
            give(m_order[row], offers.of[offer.list], offer.place, leftFor(offers, won, row));
        }
    }

    /// The place prize that he could have had: the dearest of the main lists that went to those behind him.
    [[nodiscard]] Fraction leftFor(const Offers& offers, const std::vector<std::size_t>& won, std::size_t row) const
    {
        if (offers.offers[won[row]].main) return {};
        Fraction best;
        for (std::size_t behind = row + 1; behind < won.size(); ++behind) {
            if (won[behind] == kNoPrize || !offers.offers[won[behind]].main) continue;
            const auto& candidates = offers.lists[offers.offers[won[behind]].list].players;
            if (std::ranges::find(candidates, row) == candidates.end()) continue;
            best = std::max(best, offers.offers[won[behind]].value);
        }
        return best;
    }

    void chooseShared(const Group& group)
    {
        const auto main = std::ranges::find_if(group, [&](std::size_t index) { return list(index).main; });
        Group others = group;
        SharedMain shared;
        if (main != group.end()) {
            std::erase(others, *main);
            const ListResult& result = m_awards.lists[*main];
            for (const std::size_t player : result.eligible) shared.players.push_back(m_rowOf[player]);
            shared.prizes = result.prizes;
            shared.tiedAs = tiedAs(*main, result.eligible);
            shared.rule = ruleOf(list(*main));
        }
        const Offers offers = offersOf(others);
        const SharedAssignment won = assignShared(shared, offers.offers, offers.lists, m_order.size());
        for (std::size_t row = 0; row < won.offerOf.size(); ++row) {
            if (won.offerOf[row] == kNoPrize) continue;
            const Offer& offer = offers.offers[won.offerOf[row]];
            give(m_order[row], offers.of[offer.list], offer.place, won.before[row]);
        }
        if (main == group.end()) return;
        ListResult& result = m_awards.lists[*main];
        result.shares = won.shares;
        for (const std::size_t row : won.members) result.sharers.push_back(m_order[row]);
        addShares(*main);
    }

    void dividePool(const Group& group)
    {
        Group inOrder = group;  // place before class, then as listed
        std::ranges::stable_sort(inOrder, [&](std::size_t a, std::size_t b) { return list(a).main && !list(b).main; });
        std::vector<PoolPrize> prizes;
        for (const std::size_t index : inOrder) {
            const ListResult& result = m_awards.lists[index];
            for (std::size_t at = 0; at < result.prizes.size(); ++at) {
                if (result.prizes[at] == Fraction()) continue;
                PoolPrize& prize = prizes.emplace_back();
                prize.amount = result.prizes[at];
                prize.eligible.assign(m_order.size(), false);
                for (const std::size_t player : result.eligible) prize.eligible[m_rowOf[player]] = true;
                m_awards.pooledPrizes.emplace_back(index, static_cast<int>(at) + 1);
            }
        }
        std::vector<int> level;
        for (std::size_t at = 0; at < m_order.size(); ++at) {
            const bool tied = at > 0 && points(m_order[at]) == points(m_order[at - 1]);
            level.push_back(at == 0 ? 0 : level.back() + (tied ? 0 : 1));
        }
        m_awards.pools = dividePools(prizes, groupSizes(level), m_plan.poolCap);
        m_awards.pooledPlayers = m_order;
        for (std::size_t row = 0; row < m_order.size(); ++row) {
            if (m_awards.pools.amounts[row] == Fraction()) continue;
            const std::size_t pool = m_awards.pools.poolOf[row];
            const auto [index, place] = m_awards.pooledPrizes[m_awards.pools.pools[pool].prizes.front()];
            Award award{m_order[row], index, place, lineAt(index, place), m_awards.pools.amounts[row]};
            award.pool = pool;
            m_awards.awards.push_back(award);
        }
    }

    // --- titles beside the money: the higher is paid

    [[nodiscard]] Award* moneyOf(std::size_t player, const Group& group)
    {
        const auto at = std::ranges::find_if(m_awards.awards, [&](const Award& award) {
            return award.player == player && std::ranges::find(group, award.list) != group.end();
        });
        return at == m_awards.awards.end() ? nullptr : &*at;
    }

    void giveTitles(std::size_t index, const Group& competing)
    {
        const ListResult& result = m_awards.lists[index];
        const std::size_t places = std::min(result.prizes.size(), result.eligible.size());
        std::vector<Fraction> passedOn;
        for (std::size_t at = 0; at < places; ++at) {
            const std::size_t player = result.eligible[at];
            const Fraction amount = result.prizes[at];
            Award title{player, index, static_cast<int>(at) + 1, lineAt(index, static_cast<int>(at) + 1), amount};
            if (Award* money = moneyOf(player, competing); money != nullptr) {
                if (money->exact >= amount) {
                    title.exact = Fraction();
                    title.titleOnly = true;
                    if (list(index).lower == LowerPrize::PassesOn) passedOn.push_back(amount);
                } else {
                    title.instead = money->exact;
                    money->exact = Fraction();
                    money->titleOnly = true;
                }
            }
            m_awards.awards.push_back(title);
        }
        passOn(index, places, passedOn, competing);
    }

    void passOn(std::size_t index, std::size_t from, const std::vector<Fraction>& amounts, const Group& competing)
    {
        const ListResult& result = m_awards.lists[index];
        std::size_t at = from;
        for (const Fraction& amount : amounts) {
            const auto hasMore = [&](std::size_t player) {
                const Award* money = moneyOf(player, competing);
                return money != nullptr && money->exact >= amount;
            };
            while (at < result.eligible.size() && hasMore(result.eligible[at])) ++at;
            if (at == result.eligible.size()) return;
            Award award{result.eligible[at], index, static_cast<int>(at) + 1, kNone, amount};
            if (Award* money = moneyOf(award.player, competing); money != nullptr) {
                award.instead = money->exact;
                money->exact = Fraction();
                money->titleOnly = true;
            }
            m_awards.awards.push_back(award);
            ++at;
        }
    }

    // --- what is paid

    void cutUnrated()
    {
        for (Award& award : m_awards.awards) {
            const int percent = list(award.list).unratedPercent;
            if (percent < kPercent && m_section.players[award.player].rating == 0)
                award.exact = award.exact * Fraction(percent, kPercent);
        }
    }

    /// Each list by itself, in it each tie; a pool with all of its lists, which share its money.
    void round()
    {
        std::map<std::size_t, std::vector<Award*>> together;
        for (Award& award : m_awards.awards) {
            const std::size_t key = award.pool != kNone ? m_awards.pooledPrizes.front().first : award.list;
            together[key].push_back(&award);
        }
        for (auto& [key, awards] : together) {
            std::ranges::stable_sort(awards, {}, [&](const Award* award) { return m_rowOf[award->player]; });
            std::vector<Fraction> amounts;
            std::vector<std::size_t> ties;
            for (const Award* award : awards) {
                amounts.push_back(award->exact);
                ties.push_back(tieOf(*award));
            }
            const Rounded rounded = roundTies(amounts, ties, std::max<std::int64_t>(1, m_plan.unit), m_plan.rounding);
            for (std::size_t at = 0; at < awards.size(); ++at) {
                awards[at]->paid = rounded.amounts[at];
                m_awards.lists[awards[at]->list].paid += rounded.amounts[at];
            }
            m_awards.lists[key].leftOver = rounded.leftOver;
        }
    }

    /// What is rounded together: a pool, a tie of the list, or the award alone.
    [[nodiscard]] std::size_t tieOf(const Award& award) const
    {
        if (award.pool != kNone) return award.pool;
        const std::size_t shared = m_awards.lists[award.list].shares.ties.size();
        return award.tie != kNone ? award.tie : shared + award.player;
    }

    void findUnfilled()
    {
        for (std::size_t index = 0; index < m_plan.lists.size(); ++index) {
            ListResult& result = m_awards.lists[index];
            for (int place = 1; place <= static_cast<int>(result.prizes.size()); ++place) {
                if (lineAt(index, place) != kNone && !isWon(index, place)) result.unfilled.push_back(place);
            }
        }
    }

    [[nodiscard]] bool isWon(std::size_t index, int place) const
    {
        const auto pooled = std::ranges::find(m_awards.pooledPrizes, std::pair(index, place));
        if (pooled != m_awards.pooledPrizes.end()) {
            const auto prize = static_cast<std::size_t>(pooled - m_awards.pooledPrizes.begin());
            return std::ranges::find(m_awards.pools.unused, prize) == m_awards.pools.unused.end();
        }
        return std::ranges::any_of(m_awards.awards, [&](const Award& award) {
            return award.list == index && award.place == place && award.line != kNone;
        });
    }

    void findProvisional()
    {
        for (RoundNumber number = 1; number <= m_awards.round; ++number)
            m_awards.provisional.openGames += missingResults(m_section.round(number));
        m_awards.provisional.protests = static_cast<int>(m_plan.protests.size());
        m_awards.provisional.roundsToCome = std::max(0, m_section.roundsInAll() - m_awards.round);
    }

    const Section& m_section;
    const PrizePlan& m_plan;
    std::shared_ptr<const tiebreak::Standings> m_standings;
    std::vector<std::size_t> m_order{};  ///< players, best first
    std::vector<std::size_t> m_rowOf{};
    std::optional<rating::Ratings> m_ratings{};
    Awards m_awards{};
};

}  // namespace

std::vector<const Award*> Awards::of(std::size_t player) const
{
    std::vector<const Award*> his;
    for (const Award& award : awards) {
        if (award.player == player) his.push_back(&award);
    }
    return his;
}

Result<Awards> awardsOf(const Section& section, const PrizePlan& plan, std::optional<RoundNumber> round)
{
    if (section.isTeamEvent())
        return Error{.code = Errc::UnknownReference,
                     .what = fragment(FragmentId::PrizesOfTeams),
                     .expected = fragment(FragmentId::SectionOfPlayers)};
    tiebreak::StandingsOptions options;
    options.round = round;
    auto standings = tiebreak::standingsOf(section, options);
    if (!standings) return standings.error();
    return AwardMaker(section, plan, std::make_shared<const tiebreak::Standings>(*std::move(standings))).run();
}

FrozenPrizes frozen(const Section& section, const PrizePlan& plan, const Awards& awards)
{
    FrozenPrizes kept;
    kept.round = awards.round;
    for (const Award& award : awards.awards)
        kept.awards.push_back({section.players[award.player].id, plan.lists[award.list].name, award.place, award.paid});
    return kept;
}

std::vector<Difference> differencesSince(const Section& section, const PrizePlan& plan, const Awards& awards)
{
    if (section.frozenPrizes.awards.empty()) return {};
    std::map<std::pair<int, std::string>, Difference> differences;
    const auto of = [&](int number, const std::string& list) -> Difference& {
        Difference& difference = differences[{number, list}];
        difference.player = number;
        difference.list = list;
        return difference;
    };
    for (const FrozenAward& award : section.frozenPrizes.awards)
        of(section.numberOf(award.player), award.list).before += award.amount;
    for (const Award& award : awards.awards)
        of(section.players[award.player].tpn, plan.lists[award.list].name).now += award.paid;
    std::vector<Difference> changed;
    for (auto& [key, difference] : differences) {
        if (difference.before != difference.now) changed.push_back(std::move(difference));
    }
    return changed;
}

std::optional<std::size_t> nextInLine(const Section& section, const PrizePlan& plan, const Awards& awards,
                                      const Award& award)
{
    PrizePlan without = plan;
    without.excluded.push_back({section.players[award.player].id, plan.lists[award.list].name, {}});
    const auto other = awardsOf(section, without, awards.round);
    if (!other) return std::nullopt;
    const auto at = std::ranges::find_if(other->awards, [&](const Award& now) {
        const auto before = awards.of(now.player);
        const bool had = std::ranges::any_of(
            before, [&](const Award* old) { return old->list == award.list && old->place <= award.place; });
        return now.list == award.list && now.place == award.place && !had;
    });
    return at == other->awards.end() ? std::nullopt : std::optional(at->player);
}

}  // namespace kydai::prizes
