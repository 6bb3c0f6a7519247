#include "support/explanation_verifier.h"

#include "support/forced_round.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <set>
#include <sstream>
#include <string_view>
#include <utility>

namespace kydai::verify {

namespace {

using Json = nlohmann::ordered_json;
using Index = std::size_t;
using Players = std::vector<Index>;
constexpr auto kNoEntrant = static_cast<Index>(-1);

bool overTheBoard(Outcome outcome)
{
    return outcome <= Outcome::UnratedLoss || outcome == Outcome::Open || outcome == Outcome::Adjourned;
}

bool has(const Players& list, Index player)
{
    return std::ranges::find(list, player) != list.end();
}

Players sorted(Players players)
{
    std::ranges::sort(players);
    return players;
}

std::vector<int> numbers(const Json& cost)
{
    if (cost.is_number()) return {cost.get<int>()};
    return cost.get<std::vector<int>>();
}

int tenths(const Json& points)
{
    return static_cast<int>(std::lround(std::stod(points.get<std::string>()) * 10));
}

bool isBar(std::string_view kind)
{
    return kind == "met" || kind == "prohibited" || kind == "colour";
}

/// Where a list has a player; its size where it does not.
Index placeIn(const Players& list, Index player)
{
    return static_cast<Index>(std::ranges::find(list, player) - list.begin());
}

}  // namespace

/// One round as an outside reader sees it: entrants in order 1.2, and whom each of them meets by the rules.
class RoundVerifier::Reader {
public:
    Reader(const Section& section, RoundNumber round)
        : m_section(section), m_round(round), m_rounds(brute::positionAsPaired(section, round))
    {
        m_partner.assign(entrants().size(), kNoEntrant);
        for (Index i = 0; i < made().size(); ++i) {
            for (const auto& [a, b] : made()[i].pairs) {
                m_partner[a] = b;
                m_partner[b] = a;
                m_bracketOf[a] = m_bracketOf[b] = i;
            }
        }
    }

    void read(const Json& answer, Tally& tally)
    {
        m_tally = &tally;
        if (made().empty()) return;
        const std::string kind = answer["kind"].get<std::string>();
        if (kind == "pairing" && answer.contains("departures")) pairing(answer);
        if (kind == "why_not") whyNot(answer);
        if (kind == "float") floatAnswer(answer);
        if (kind == "bye") bye(answer);
        if (kind == "bye_not") byeNot(answer);
    }

private:
    [[nodiscard]] const brute::Position& position() const { return m_rounds.position(); }
    [[nodiscard]] const std::vector<brute::Entrant>& entrants() const { return position().entrants; }
    [[nodiscard]] const brute::Entrant& entrant(Index player) const { return entrants()[player]; }
    [[nodiscard]] int score(Index player) const { return entrant(player).score; }
    [[nodiscard]] bool is2017() const { return position().edition == PairingEdition::E2017; }
    [[nodiscard]] const std::vector<PairedBracket>& made() const { return m_rounds.made(); }
    [[nodiscard]] Index numbered(const Json& tpn) const
    {
        const auto at = std::ranges::find(entrants(), tpn.get<int>(), &brute::Entrant::tpn);
        return at == entrants().end() ? kNoEntrant : static_cast<Index>(at - entrants().begin());
    }
    [[nodiscard]] Players named(const Json& list) const
    {
        Players players;
        for (const Json& number : list) players.push_back(numbered(number));
        return sorted(std::move(players));
    }
    [[nodiscard]] bool mayMeet(Index a, Index b) const { return brute::mayMeet(position(), a, b); }

    void check(bool holds, const std::string& kind, const Json& what)
    {
        ++m_tally->statements[kind];
        if (!holds) m_tally->wrong.push_back(told(kind, what));
    }

    [[nodiscard]] std::string told(const std::string& kind, const Json& what) const
    {
        std::ostringstream text;
        text << kind << " in round " << m_round << ": " << what.dump();
        if (!m_truth.empty()) text << "\nshould be " << m_truth;
        text << '\n' << brute::describe(position());
        for (const PairedBracket& bracket : made()) {
            for (const auto& [a, b] : bracket.pairs) text << entrant(a).tpn << '-' << entrant(b).tpn << ' ';
            for (const Index player : bracket.downfloaters) text << entrant(player).tpn << "v ";
            text << (bracket.penultimate ? "PPB | " : bracket.collapsed ? "CLB | " : "| ");
        }
        return text.str();
    }

    // --- what can be looked up

    [[nodiscard]] bool metIn(Index a, Index b, RoundNumber round) const
    {
        if (round < 1 || round >= m_round) return false;
        return std::ranges::any_of(m_section.round(round).games, [&](const Game& game) {
            const bool theirs = (game.white == entrant(a).id && game.black == entrant(b).id) ||
                                (game.white == entrant(b).id && game.black == entrant(a).id);
            return theirs && overTheBoard(game.whiteOutcome);
        });
    }
    [[nodiscard]] bool everMet(Index a, Index b) const
    {
        for (RoundNumber round = 1; round < m_round; ++round) {
            if (metIn(a, b, round)) return true;
        }
        return false;
    }
    [[nodiscard]] bool absolutelyAlike(Index a, Index b) const
    {
        const brute::Entrant& one = entrant(a);
        const brute::Entrant& two = entrant(b);
        return one.strength == brute::Strength::Absolute && two.strength == brute::Strength::Absolute &&
               one.preferred == two.preferred && !one.topscorer && !two.topscorer;
    }
    /// The bar that is told is the one that keeps the two apart.
    [[nodiscard]] bool bars(const Json& bar, Index a, Index b) const
    {
        const std::string kind = bar["kind"].get<std::string>();
        if (kind == "met") return metIn(a, b, bar["round"].get<int>());
        if (kind == "prohibited") return position().apart[a][b] && !everMet(a, b);
        return kind == "colour" && !position().apart[a][b] && absolutelyAlike(a, b);
    }

    // --- what must be forced

    /// What the cause tells is what the best round with the wish costs.
    bool agrees(const Json& cause, const Forced& truth)
    {
        m_truth = describe(truth);
        const std::string kind = cause["kind"].get<std::string>();
        if (kind == "order" || kind == "odd") return truth.kind == Forced::Kind::Order;
        if (kind == "completion") return truth.kind == Forced::Kind::Completion;
        if (kind != "criterion" || truth.kind != Forced::Kind::Criterion) return false;
        return cause["criterion"] == truth.criterion && numbers(cause["cost"][0]) == truth.best &&
               numbers(cause["cost"][1]) == truth.made && named(cause["for"]) == sorted(truth.hurt);
    }

    [[nodiscard]] std::string describe(const Forced& truth) const
    {
        std::ostringstream text;
        static constexpr const char* kKinds[] = {"fulfilled", "completion", "criterion", "order"};
        text << kKinds[static_cast<int>(truth.kind)] << ' ' << truth.criterion << " best";
        for (const int each : truth.best) text << ' ' << each;
        text << " made";
        for (const int each : truth.made) text << ' ' << each;
        text << " for";
        for (const Index player : truth.hurt) text << ' ' << entrant(player).tpn;
        text << " in";
        for (const PairedBracket& bracket : truth.brackets) {
            text << " |";
            for (const auto& [a, b] : bracket.pairs) text << ' ' << entrant(a).tpn << '-' << entrant(b).tpn;
            for (const Index player : bracket.downfloaters) text << ' ' << entrant(player).tpn << 'v';
        }
        return text.str();
    }

    /// These would be left over: no more than must be, and all others could be paired. The bye is left over too, or it
    /// has a taker among the others.
    [[nodiscard]] bool isLeft(const Json& unpaired, const brute::Wish& wish, Index held) const
    {
        const brute::Position restricted = brute::restricted(position(), wish);
        Players all = made()[held].movedDown;
        for (Index player = made()[held].residents.front(); player < entrants().size(); ++player) all.push_back(player);
        const Players left = named(unpaired);
        Players others = all;
        std::erase_if(others, [&](Index player) { return has(left, player); });
        if (left.empty() || others.size() + left.size() != all.size()) return false;
        const bool byeIsLeft = all.size() % 2 != 0 && others.size() % 2 == 0;
        return left.size() + (byeIsLeft ? 1 : 0) == fewestLeftOver(restricted, all) &&
               fewestLeftOver(restricted, others) == 0;
    }

    /// A cause that was found by pairing the round anew.
    bool isTrue(const Json& cause, const char* hold, const brute::Wish& wish, const ForcedRounds::Extent& extent)
    {
        if (cause.value("hold", "") != hold || !agrees(cause, m_rounds.with(wish, extent))) return false;
        return cause["kind"] != "completion" || isLeft(cause["unpaired"], wish, extent.held.value_or(0));
    }

    // --- departures

    /// Who stands against whom by the upper and the lower half.
    struct Halves {
        Players upper{};
        Players lower{};
        Players takes{};  ///< the lower half after an exchange
    };

    static Halves halvesOf(const PairedBracket& bracket, Index upper)
    {
        if (has(bracket.pairedMovedDown, upper)) return {bracket.pairedMovedDown, bracket.residents, bracket.residents};
        Halves halves;
        for (Index i = 0; i < bracket.remainder.size(); ++i) {
            const Index player = bracket.remainder[i];
            (i < bracket.upper ? halves.upper : halves.lower).push_back(player);
            const bool low = i >= bracket.upper;
            if (low ? !has(bracket.exchangedUp, player) : has(bracket.exchangedDown, player))
                halves.takes.push_back(player);
        }
        return halves;
    }

    void pairing(const Json& answer)
    {
        const Index self = numbered(answer["player"]);
        if (self == kNoEntrant || answer["rule_opponent"].get<int>() == 0) return;
        ++m_tally->pairs;
        const Index opponent = numbered(answer["rule_opponent"]);
        m_truth.clear();
        const bool theirs = opponent != kNoEntrant && m_partner[self] == opponent;
        check(theirs, "opponent by the rules", answer["rule_opponent"]);
        if (!theirs) return;
        m_asked = m_bracketOf[self];
        const bool follows = answer["opponent"] == answer["rule_opponent"];
        check(answer["follows_rule"] == follows && tenths(answer["bracket"]) == bracket().score &&
                  answer["moved_down"] == has(bracket().movedDown, self),
              "group", answer["bracket"]);
        criteria(answer["criteria"]);
        chain(answer["departures"], std::min(self, opponent), std::max(self, opponent));
        Json downs = Json::array();
        Json ups = Json::array();
        for (const Json& fact : answer["floats"]) (fact["direction"] == "down" ? downs : ups).push_back(fact);
        floats(downs, std::min(self, opponent));
        upfloats(ups, std::min(self, opponent), std::max(self, opponent));
        if (!answer.contains("virtual_points")) return;
        const int extra = static_cast<int>(std::lround(answer["virtual_points"].get<double>() * 10));
        check(extra == virtualPoints(self), "virtual points", answer["player"]);
    }

    [[nodiscard]] const PairedBracket& bracket() const { return made()[m_asked]; }

    [[nodiscard]] int virtualPoints(Index player) const
    {
        int sum = 0;
        for (const VirtualPoints& given : m_section.rules.virtualPoints) {
            if (given.player == entrant(player).id && given.round == m_round) sum += given.points.tenths;
        }
        return sum;
    }

    /// The table of what the group costs, and whom.
    void criteria(const Json& rows)
    {
        const std::vector<Charge> charges = chargesOf(position(), bracket());
        bool same = rows.size() == charges.size();
        for (Index i = 0; same && i < charges.size(); ++i) {
            const bool ahead = charges[i].criterion == "C8" || charges[i].criterion == "C.7";
            same = rows[i]["name"] == charges[i].criterion;
            if (ahead && bracket().penultimate) continue;
            Players players;
            for (const auto& [player, part] : charges[i].parts) players.push_back(player);
            same =
                same && numbers(rows[i]["cost"]) == charges[i].cost && (ahead || named(rows[i]["players"]) == players);
        }
        check(same, "criteria of the group", rows);
    }

    [[nodiscard]] Index pairRank(Index player) const
    {
        return m_partner[player] == kNoEntrant ? player : std::min(player, m_partner[player]);
    }

    void chain(const Json& steps, Index upper, Index lower)
    {
        const Halves halves = halvesOf(bracket(), upper);
        const Index place = placeIn(halves.upper, upper);
        const bool plain = place < halves.upper.size() && place < halves.lower.size() && halves.lower[place] == lower;
        if (steps.empty()) {
            const bool first = std::ranges::none_of(halves.takes, [&](Index other) {
                return placeIn(halves.takes, other) < placeIn(halves.takes, lower) && pairRank(other) >= upper;
            });
            return check(plain || first, "chain empty only in the plain order", entrant(upper).tpn);
        }
        ++m_tally->departed;
        const Index player = numbered(steps.front()["player"]);
        check(!plain && (player == upper || player == lower), "chain begins with the pair", steps.front());
        bool caused = false;
        for (const Json& step : steps) caused = departure(step) || caused;
        if (caused)
            ++m_tally->withCause;
        else
            m_tally->bare.push_back("round " + std::to_string(m_round) + ": " + steps.dump());
    }

    bool departure(const Json& step)
    {
        ++m_tally->departures;
        m_truth.clear();
        const Index player = numbered(step["player"]);
        const Index expected = numbered(step["expected"]);
        const Json& obstacle = step["obstacle"];
        const std::string kind = obstacle["kind"].get<std::string>();
        const bool there = player != kNoEntrant && expected != kNoEntrant && player != expected;
        check(there && m_partner[player] != expected && isExpected(player, expected) &&
                  stands(obstacle, kind, player, expected),
              "departure " + kind, step);
        return kind != "engaged" && kind != "exchange" && kind != "order";
    }

    /// The plain order sets the two against each other, or one of them was to be had before the opponent who was made.
    [[nodiscard]] bool isExpected(Index player, Index expected) const
    {
        const auto inOrder = [&](const Halves& halves) {
            const Index above = placeIn(halves.upper, player);
            const Index below = placeIn(halves.lower, player);
            if (above < halves.upper.size() && above < halves.lower.size() && halves.lower[above] == expected)
                return true;
            if (below < halves.lower.size() && below < halves.upper.size() && halves.upper[below] == expected)
                return true;
            const bool exchanged = !bracket().exchangedDown.empty() && above < halves.upper.size();
            for (const Players* list : {&halves.takes, &halves.lower}) {
                if (list == &halves.lower && !exchanged) continue;
                const Index at = placeIn(*list, expected);
                if (at < list->size() && at < placeIn(*list, m_partner[player])) return true;
            }
            return false;
        };
        const bool isMovedDown = has(bracket().pairedMovedDown, player) || has(bracket().pairedMovedDown, expected);
        if (isMovedDown && !bracket().pairedMovedDown.empty() &&
            inOrder(halvesOf(bracket(), bracket().pairedMovedDown[0])))
            return true;
        return inOrder(halvesOf(bracket(), kNoEntrant));
    }

    [[nodiscard]] bool stands(const Json& obstacle, const std::string& kind, Index player, Index expected)
    {
        const Index rank = std::min(player, expected);
        const auto taken = [&](Index one) { return m_partner[one] != kNoEntrant && pairRank(one) < rank; };
        if (kind == "exchange") return exchanged(player, expected, numbered(obstacle["with"]));
        if (kind == "engaged") {
            const Index with = numbered(obstacle["with"]);
            return (taken(player) && m_partner[player] == with) || (taken(expected) && m_partner[expected] == with);
        }
        if (taken(player) || taken(expected)) return false;
        if (isBar(kind)) {
            const bool of = kind != "colour" || obstacle["of"] == entrant(expected).tpn;
            return of && bars(obstacle, player, expected);
        }
        if (!mayMeet(player, expected)) return false;
        const bool bye = m_partner[player] == kNoEntrant || m_partner[expected] == kNoEntrant;
        if (bye || kind == "bye") return bye && kind == "bye";
        brute::Wish wish;
        for (Index one = 0; one < rank; ++one) {
            const Index other = m_partner[one];
            const bool open = m_bracketOf[one] >= m_asked;
            if (open && other != kNoEntrant && one < other) wish.pairs.emplace_back(one, other);
        }
        wish.pairs.emplace_back(rank, std::max(player, expected));
        return isTrue(obstacle, "better_placed", wish, {.held = m_asked});
    }

    /// One of the two went to the other half, and `with` the other way.
    [[nodiscard]] bool exchanged(Index player, Index expected, Index with) const
    {
        const auto changed = [&](Index one) {
            const Players& down = bracket().exchangedDown;
            const Players& up = bracket().exchangedUp;
            return (has(down, one) && has(up, with)) || (has(up, one) && has(down, with));
        };
        return changed(player) || changed(expected);
    }

    // --- floats

    struct Left {
        Index bracket = 0;
        int from = 0;
    };
    /// The groups that a player left, from the top down.
    [[nodiscard]] std::vector<Left> leftBy(Index player) const
    {
        std::vector<Left> left;
        for (Index i = 0; i < made().size(); ++i) {
            const PairedBracket& one = made()[i];
            const Index partner = m_partner[player];
            if (has(one.downfloaters, player) && i + 1 < made().size()) {
                left.push_back({i, one.score});
            } else if (one.collapsed && has(one.residents, player) && partner != kNoEntrant &&
                       score(partner) < score(player)) {
                left.push_back({i, score(player)});
            }
        }
        return left;
    }

    void floats(const Json& facts, Index player)
    {
        const std::vector<Left> left = leftBy(player);
        m_truth.clear();
        check(facts.size() == left.size(), "every group that was left", facts);
        for (Index i = 0; i < std::min<Index>(facts.size(), left.size()); ++i) {
            m_truth.clear();
            const Json& fact = facts[i];
            const std::string kind = fact["cause"]["kind"].get<std::string>();
            ++m_tally->floats;
            if (kind != "order" || fact.contains("instead")) ++m_tally->floatsWithCause;
            const bool holds = numbered(fact["player"]) == player && fact["direction"] == "down" &&
                               tenths(fact["from"]) == left[i].from && leaves(fact, kind, player, left[i]);
            const std::string about = kind == "criterion" ? ' ' + fact["cause"]["criterion"].get<std::string>() : "";
            check(holds, "float " + kind + about, fact);
        }
    }

    void upfloats(const Json& facts, Index upper, Index lower)
    {
        m_truth.clear();
        check(facts.size() == (score(upper) == score(lower) ? 0 : 1), "an upfloat where the scores differ", facts);
        for (const Json& fact : facts) {
            check(numbered(fact["player"]) == lower && tenths(fact["from"]) == score(lower) &&
                      fact["cause"]["kind"] == "engaged" && numbered(fact["cause"]["with"]) == upper,
                  "float up", fact);
        }
    }

    /// Everybody else who was to be paired in the group.
    [[nodiscard]] Players othersOf(Index player, const Left& left) const
    {
        Players others;
        for (const Players* players : {&made()[left.bracket].movedDown, &made()[left.bracket].residents}) {
            std::ranges::copy_if(*players, std::back_inserter(others),
                                 [&](Index other) { return other != player && score(other) >= left.from; });
        }
        return others;
    }

    bool leaves(const Json& fact, const std::string& kind, Index player, const Left& left)
    {
        const Players others = othersOf(player, left);
        const Json& cause = fact["cause"];
        const bool barred = std::ranges::none_of(others, [&](Index other) { return mayMeet(player, other); });
        const bool named = fact.contains("instead") || fact.contains("expected");
        if (kind == "alone") return !named && others.empty();
        if (kind == "nobody") return !named && nobody(cause, player, others);
        if (fact.contains("expected") || isBar(kind)) {
            const bool only =
                others.size() == 1 && fact.contains("expected") && fact["expected"] == entrant(others[0]).tpn;
            const bool of = kind != "colour" || cause["of"] == fact["expected"];
            return only && of && isBar(kind) && !fact.contains("instead") && bars(cause, player, others[0]);
        }
        if (barred) return false;
        const bool odd = others.size() % 2 == 0 && !made()[left.bracket].collapsed && others.back() < player;
        if ((kind == "odd" && !odd) || (kind == "order" && odd)) return false;
        brute::Wish wish;
        wish.groups.push_back({player, left.from, true});
        const ForcedRounds::Extent extent{.through = left.bracket};
        const Forced stays = m_rounds.with(wish, extent);
        const Players rivals = rivalsIn(stays, left);
        // 2017: where one would leave instead the question is asked with him named.
        if (is2017() && rivals.size() == 1) wish.groups.push_back({rivals.front(), left.from, false});
        return isTrue(cause, "nothing", wish, extent) && toldRivals(fact) == rivals;
    }

    /// Who leaves the group in the best round in which the player stays, and does not now.
    [[nodiscard]] Players rivalsIn(const Forced& stays, const Left& left) const
    {
        const PairedBracket* other = stays.at(left.bracket);
        if (other == nullptr) return {};
        return fresh(leaversOf(position(), *other, left.from), leaversOf(position(), made()[left.bracket], left.from));
    }
    [[nodiscard]] Players toldRivals(const Json& fact) const
    {
        if (!fact.contains("instead")) return {};
        if (!fact.contains("leavers")) return {numbered(fact["instead"])};
        const Players told = named(fact["leavers"]);
        return has(told, numbered(fact["instead"])) ? told : Players{};
    }

    /// Everybody else of the group, each with what bars him.
    [[nodiscard]] bool nobody(const Json& cause, Index player, const Players& others) const
    {
        Players told;
        for (const Json& bar : cause["barred"]) {
            told.push_back(numbered(bar["player"]));
            if (told.back() == kNoEntrant || !bars(bar, player, told.back())) return false;
        }
        return told.size() > 1 && sorted(std::move(told)) == others;
    }

    void floatAnswer(const Json& answer)
    {
        const Index player = numbered(answer["player"]);
        if (player == kNoEntrant || (answer.contains("why_not") && numbered(answer["why_not"]) == kNoEntrant)) return;
        if (answer.contains("floats")) floats(answer["floats"], player);
        for (const Json& each : answer["history"]) history(each);
        if (!answer.contains("instead")) return;
        const Index other = numbered(answer["why_not"]);
        const std::vector<Left> all = leftBy(player);
        const auto stayed = std::ranges::find_if(all, [&](const Left& left) {
            return made()[left.bracket].holds(other) && !has(made()[left.bracket].downfloaters, other);
        });
        if (stayed == all.end()) return check(false, "instead of somebody of the group", answer);
        brute::Wish wish;
        wish.groups.push_back({player, stayed->from, true});
        wish.groups.push_back({other, stayed->from, false});
        check(isTrue(answer["instead"], "nothing", wish, {.through = stayed->bracket}),
              "instead " + kindOf(answer["instead"]), answer);
    }
    static std::string kindOf(const Json& cause) { return cause["kind"].get<std::string>(); }

    /// The rounds in which the rules count a float, as the pairing of one of the next two rounds saw it. Of a round
    /// that neither saw, because the player was away, nothing is asked.
    void history(const Json& told)
    {
        const Index player = numbered(told["player"]);
        std::vector<int> down;
        std::vector<int> up;
        std::vector<int> toldDown = numbers(told["down"]);
        std::vector<int> toldUp = numbers(told["up"]);
        for (RoundNumber before = 1; player != kNoEntrant && before < m_round; ++before) {
            const auto counted = floatIn(entrant(player).id, before);
            if (!counted) {
                std::erase(toldDown, before);
                std::erase(toldUp, before);
            } else if (*counted != brute::Float::None) {
                (*counted == brute::Float::Down ? down : up).push_back(before);
            }
        }
        m_truth.clear();
        check(player != kNoEntrant && toldDown == down && toldUp == up, "float history", told);
    }
    [[nodiscard]] std::optional<brute::Float> floatIn(PlayerId player, RoundNumber before) const
    {
        for (const RoundNumber back : {1, 2}) {
            if (before + back > m_round) break;
            const brute::Position then = brute::positionAsPaired(m_section, before + back);
            const Index at = then.indexOf(player);
            if (at == then.entrants.size()) continue;
            return back == 1 ? then.entrants[at].lastRound : then.entrants[at].roundBefore;
        }
        return std::nullopt;
    }

    // --- why not, and the bye: nothing is held

    void whyNot(const Json& answer)
    {
        m_truth.clear();
        const std::string by = answer["decided_by"].get<std::string>();
        check(isDecided(answer, by), "why not " + by, answer);
    }

    bool isDecided(const Json& answer, const std::string& by)
    {
        const Index a = numbered(answer["player"]);
        const Index b = numbered(answer["rival"]);
        if (a == kNoEntrant || b == kNoEntrant || by == "absent")
            return by == "absent" && (a == kNoEntrant || b == kNoEntrant);
        if (m_partner[a] == b || by == "together") return by == "together" && m_partner[a] == b;
        if (!mayMeet(a, b)) {
            if (by == "met") return everMet(a, b);
            if (by == "prohibited") return position().apart[a][b] && !everMet(a, b);
            return by == "colours" && !position().apart[a][b];
        }
        brute::Wish wish;
        wish.pairs = {std::minmax(a, b)};
        const ForcedRounds::Extent extent{.whole = true};
        if (!answer.contains("cause") || !isTrue(answer["cause"], "nothing", wish, extent)) return false;
        const Forced& truth = m_rounds.with(wish, extent);
        const Json hurt = answer.value("worse_for", Json::array());
        if (named(hurt) != sorted(truth.hurt) || by != wordOf(truth)) return false;
        if (truth.kind == Forced::Kind::Completion) return true;
        const bool listed = truth.kind == Forced::Kind::Criterion && by != "completion" && by != "C5";
        if (listed && (numbers(answer["made"]) != truth.made || numbers(answer["forced"]) != truth.best)) return false;
        return tenths(answer["bracket"]) == made()[truth.bracket].score && isRound(answer["best_round"], truth);
    }
    static std::string wordOf(const Forced& truth)
    {
        if (truth.kind == Forced::Kind::Completion) return "impossible";
        if (truth.kind == Forced::Kind::Order) return "sequence";
        return truth.criterion == "C.4" ? "completion" : truth.criterion;
    }
    /// These boards, whatever their colours, and nothing else.
    [[nodiscard]] bool isRound(const Json& boards, const Forced& truth) const
    {
        std::set<std::pair<Index, Index>> told;
        for (const Json& board : boards) {
            const Index other = board[1] == 0 ? kNoEntrant : numbered(board[1]);
            told.insert(std::minmax(numbered(board[0]), other));
        }
        std::set<std::pair<Index, Index>> real;
        for (const PairedBracket& each : truth.brackets) real.insert(each.pairs.begin(), each.pairs.end());
        if (truth.bye) real.emplace(*truth.bye, kNoEntrant);
        return told == real && boards.size() == real.size();
    }

    void bye(const Json& answer)
    {
        m_truth.clear();
        const auto taker = m_rounds.bye();
        check(answer["player"] == (taker ? entrant(*taker).tpn : 0), "taker of the bye", answer);
        Players may;
        Players barred;
        for (Index player = 0; player < entrants().size(); ++player)
            (entrant(player).mayTakeBye ? may : barred).push_back(player);
        Players told;
        bool reasons = true;
        for (const Json& each : answer["barred"]) {
            told.push_back(numbered(each["player"]));
            reasons = reasons && told.back() != kNoEntrant && isBarredBy(told.back(), each);
        }
        check(reasons && sorted(told) == barred && named(answer["eligible"]) == may, "who may take the bye", answer);
        if (!taker || numbered(answer["player"]) != *taker) return;
        check(tenths(answer["score"]) == score(*taker), "score of the taker", answer);
        check(answer.contains("cause") == (may.size() > 1), "a cause where others may", answer);
        if (!answer.contains("cause")) return;
        brute::Wish wish;
        wish.avoidsBye = *taker;
        const Forced otherwise = m_rounds.with(wish, {.whole = true});
        const bool rival = otherwise.bye ? answer.contains("instead") && numbered(answer["instead"]) == *otherwise.bye
                                         : !answer.contains("instead");
        if (is2017() && otherwise.bye) {
            wish.avoidsBye.reset();
            wish.takesBye = *otherwise.bye;
        }
        check(rival && isTrue(answer["cause"], "nothing", wish, {.whole = true}), "bye " + kindOf(answer["cause"]),
              answer);
    }

    [[nodiscard]] bool isBarredBy(Index player, const Json& bar) const
    {
        const std::string reason = bar["reason"].get<std::string>();
        const auto number = bar["round"].get<RoundNumber>();
        if (number < 1 || number >= m_round) return false;
        const PlayerId id = entrant(player).id;
        for (const Bye& each : m_section.round(number).byes) {
            if (each.player != id) continue;
            return reason == (each.kind == Outcome::PairingBye ? "had_bye" : "scored_without_play");
        }
        for (const Game& game : m_section.round(number).games) {
            if (game.white != id && game.black != id) continue;
            const Outcome outcome = game.white == id ? game.whiteOutcome : game.blackOutcome;
            return !overTheBoard(outcome) &&
                   reason == (outcome == Outcome::ForfeitWin ? "won_by_forfeit" : "scored_without_play");
        }
        return false;
    }

    void byeNot(const Json& answer)
    {
        m_truth.clear();
        const std::string by = answer["decided_by"].get<std::string>();
        check(isByeDecided(answer, by), "bye not " + by, answer);
    }
    bool isByeDecided(const Json& answer, const std::string& by)
    {
        const auto taker = m_rounds.bye();
        if (!taker || by == "even") return !taker && by == "even";
        const Index player = numbered(answer["player"]);
        if (numbered(answer["taker"]) != *taker) return false;
        if (player == kNoEntrant || by == "absent") return player == kNoEntrant && by == "absent";
        if (player == *taker || by == "takes") return player == *taker && by == "takes";
        if (!entrant(player).mayTakeBye || by == "barred") return !entrant(player).mayTakeBye && by == "barred";
        brute::Wish wish;
        wish.takesBye = player;
        const std::string kind = kindOf(answer["cause"]);
        const std::string word = kind == "criterion" && answer["cause"]["criterion"] == "C5" ? "C5" : kind;
        return word == by && isTrue(answer["cause"], "nothing", wish, {});
    }

    const Section& m_section;
    RoundNumber m_round;
    ForcedRounds m_rounds;
    Players m_partner{};
    std::map<Index, Index> m_bracketOf{};
    Index m_asked = 0;  ///< bracket of the pair that is told about
    Tally* m_tally = nullptr;
    std::string m_truth{};  ///< for the report of a false statement
};

RoundVerifier::RoundVerifier(const Section& section, RoundNumber round)
    : m_reader(std::make_unique<Reader>(section, round))
{
}

RoundVerifier::~RoundVerifier() = default;

void RoundVerifier::read(const nlohmann::ordered_json& answer, Tally& tally)
{
    m_reader->read(answer, tally);
}

int Tally::total() const
{
    return std::accumulate(statements.begin(), statements.end(), 0,
                           [](int sum, const auto& kind) { return sum + kind.second; });
}

void add(Tally& tally, const Tally& more)
{
    for (const auto& [kind, count] : more.statements) tally.statements[kind] += count;
    for (const auto& [kind, count] : more.unread) tally.unread[kind] += count;
    tally.wrong.insert(tally.wrong.end(), more.wrong.begin(), more.wrong.end());
    tally.bare.insert(tally.bare.end(), more.bare.begin(), more.bare.end());
    tally.pairs += more.pairs;
    tally.departed += more.departed;
    tally.withCause += more.withCause;
    tally.departures += more.departures;
    tally.floats += more.floats;
    tally.floatsWithCause += more.floatsWithCause;
}

std::string report(const Tally& tally)
{
    std::ostringstream text;
    text << "pairs " << tally.pairs << ", left the plain order " << tally.departed << ", with a cause "
         << tally.withCause << "; departures " << tally.departures << "; downfloats " << tally.floats
         << ", with a cause " << tally.floatsWithCause << "; statements " << tally.total() << ", false "
         << tally.wrong.size() << '\n';
    for (const auto& [kind, count] : tally.statements) {
        text << "  " << kind << ": " << count;
        const int all = kind.starts_with("departure ") ? tally.departures
                        : kind.starts_with("float ")   ? tally.floats
                                                       : 0;
        if (all > 0) text << " (" << 100.0 * count / all << " %)";
        text << '\n';
    }
    std::map<std::string, int> wrong;
    for (const std::string& statement : tally.wrong) ++wrong[statement.substr(0, statement.find_first_of("{[\n"))];
    for (const auto& [kind, count] : wrong) text << "  FALSE " << kind << ": " << count << '\n';
    if (!tally.unread.empty())
        text << "not counted, as they hold no fact of their own or one that is read elsewhere:\n";
    for (const auto& [kind, count] : tally.unread) text << "  " << kind << ": " << count << '\n';
    return text.str();
}

}  // namespace kydai::verify
