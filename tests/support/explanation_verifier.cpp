#include "support/explanation_verifier.h"

#include "support/brute_force_pairing.h"
#include "support/plain_matching.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>
#include <sstream>
#include <tuple>
#include <utility>

namespace kydai::verify {

namespace {

using Json = nlohmann::ordered_json;
using Index = std::size_t;
constexpr auto kNobody = PlainMatching::kNobody;
constexpr Index kMostByBrute = 10;

bool overTheBoard(Outcome outcome)
{
    return outcome <= Outcome::UnratedLoss || outcome == Outcome::Open || outcome == Outcome::Adjourned;
}

/// One round as an outside reader sees it: entrants in order 1.2, and whom each of them meets in it.
class Reader {
public:
    Reader(const Section& section, RoundNumber round, Tally& tally)
        : m_section(section), m_round(round), m_tally(tally), m_position(brute::positionAsPaired(section, round))
    {
        m_partner.assign(m_position.entrants.size(), kNobody);
        for (const Game& game : section.round(round).games) {
            const auto white = find(game.white);
            const auto black = find(game.black);
            if (!white || !black) continue;
            m_partner[*white] = *black;
            m_partner[*black] = *white;
        }
    }

    void read(const Json& answer)
    {
        if (!answer.contains("departures") || !answer.value("follows_rule", false)) return;
        ++m_tally.pairs;
        const Index self = numbered(answer["player"].get<int>());
        const Index opponent = numbered(answer["opponent"].get<int>());
        const Json& departures = answer["departures"];
        bool caused = false;
        for (const Json& step : departures) caused = departure(step) || caused;
        if (!departures.empty()) {
            ++m_tally.departed;
            if (caused)
                ++m_tally.withCause;
            else
                m_tally.bare.push_back("round " + std::to_string(m_round) + ": " + departures.dump());
            const Json& first = departures.front();
            const Index player = numbered(first["player"].get<int>());
            check(player == self || player == opponent, "chain begins with the pair", first);
        } else if (isHomogeneous(self)) {
            check(isPlain(self, opponent), "chain empty only in the plain order", answer["player"]);
        }
        for (const Json& cause : answer["floats"]) floated(cause);
        if (answer.contains("virtual_points")) {
            const int tenths = static_cast<int>(answer["virtual_points"].get<double>() * 10.0 + 0.5);
            check(tenths >= 0 && tenths <= entrant(self).score, "virtual points", answer["player"]);
        }
    }

private:
    [[nodiscard]] bool is2017() const { return m_position.edition == PairingEdition::E2017; }
    [[nodiscard]] const brute::Entrant& entrant(Index player) const { return m_position.entrants[player]; }
    [[nodiscard]] std::optional<Index> find(PlayerId id) const
    {
        const auto at = std::ranges::find(m_position.entrants, id, &brute::Entrant::id);
        if (at == m_position.entrants.end()) return std::nullopt;
        return static_cast<Index>(at - m_position.entrants.begin());
    }
    [[nodiscard]] Index numbered(int tpn) const
    {
        const auto at = std::ranges::find(m_position.entrants, tpn, &brute::Entrant::tpn);
        return at == m_position.entrants.end() ? kNobody : static_cast<Index>(at - m_position.entrants.begin());
    }

    void check(bool holds, const std::string& kind, const Json& what)
    {
        ++m_tally.statements[kind];
        if (!holds) m_tally.wrong.push_back(told(kind, what));
    }

    [[nodiscard]] std::string told(const std::string& kind, const Json& what) const
    {
        std::ostringstream text;
        text << kind << " in round " << m_round << ": " << what.dump() << '\n' << brute::describe(m_position);
        for (Index player = 0; player < m_partner.size(); ++player) {
            if (m_partner[player] == kNobody)
                text << entrant(player).tpn << "-bye ";
            else if (m_partner[player] > player)
                text << entrant(player).tpn << '-' << entrant(m_partner[player]).tpn << ' ';
        }
        return text.str();
    }

    /// Every player of the score meets one of it: the bracket is a scoregroup by itself.
    [[nodiscard]] bool isHomogeneous(Index player) const
    {
        for (Index other = 0; other < m_position.entrants.size(); ++other) {
            if (entrant(other).score != entrant(player).score) continue;
            if (m_partner[other] == kNobody || entrant(m_partner[other]).score != entrant(player).score) return false;
        }
        return m_position.edition == PairingEdition::E2026;
    }

    [[nodiscard]] bool isPlain(Index a, Index b) const
    {
        std::vector<Index> group;
        for (Index other = 0; other < m_position.entrants.size(); ++other) {
            if (entrant(other).score == entrant(a).score) group.push_back(other);
        }
        const auto place = [&](Index player) { return std::ranges::find(group, player) - group.begin(); };
        return std::abs(place(a) - place(b)) == static_cast<std::ptrdiff_t>(group.size() / 2);
    }

    [[nodiscard]] Index pairRank(Index player) const
    {
        return m_partner[player] == kNobody ? player : std::min(player, m_partner[player]);
    }

    bool departure(const Json& step)
    {
        const Index player = numbered(step["player"].get<int>());
        const Index expected = numbered(step["expected"].get<int>());
        if (player == kNobody || expected == kNobody || player == expected) {
            check(false, "departure names two who are there", step);
            return false;
        }
        const Json& obstacle = step["obstacle"];
        const std::string kind = obstacle["kind"].get<std::string>();
        check(m_partner[player] != expected && holds(obstacle, kind, player, expected), "departure " + kind, step);
        return kind != "engaged" && kind != "exchange" && kind != "order";
    }

    bool holds(const Json& obstacle, const std::string& kind, Index player, Index expected)
    {
        if (kind == "met") return met(player, expected, obstacle["round"].get<int>());
        if (kind == "prohibited") return m_position.apart[player][expected] && !everMet(player, expected);
        if (kind == "colour") return absolutelyAlike(player, expected);
        if (kind == "bye") return m_partner[player] == kNobody || m_partner[expected] == kNobody;
        if (kind == "engaged") return engaged(player, expected, numbered(obstacle["with"].get<int>()));
        if (kind == "exchange") return exchanged(player, expected, numbered(obstacle["with"].get<int>()));
        if (kind == "completion") return incomplete(player, expected, obstacle["unpaired"]);
        if (kind == "criterion") return costs(obstacle, player, expected);
        if (kind == "order") return equallyGood(player, expected);
        return false;
    }

    [[nodiscard]] bool metIn(Index a, Index b, RoundNumber round) const
    {
        return std::ranges::any_of(m_section.round(round).games, [&](const Game& game) {
            const bool theirs = (game.white == entrant(a).id && game.black == entrant(b).id) ||
                                (game.white == entrant(b).id && game.black == entrant(a).id);
            return theirs && overTheBoard(game.whiteOutcome);
        });
    }
    [[nodiscard]] bool met(Index a, Index b, RoundNumber round) const
    {
        return round >= 1 && round < m_round && metIn(a, b, round);
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

    [[nodiscard]] bool engaged(Index a, Index b, Index with) const
    {
        if (with == kNobody) return false;
        const Index taken = m_partner[with];
        return (taken == a || taken == b) && pairRank(with) < std::min(a, b);
    }

    /// Of the two who changed halves the higher ranked is now the lower of its pair, the other the upper of its own.
    [[nodiscard]] bool exchanged(Index a, Index b, Index with) const
    {
        const auto changed = [&](Index player) {
            if (with == kNobody || player == with) return false;
            const Index down = std::min(player, with);
            const Index up = std::max(player, with);
            const Index above = m_partner[down];
            const bool leaves = above != kNobody && entrant(above).score < entrant(down).score;
            return (above == kNobody || above < down || leaves) && m_partner[up] != kNobody && m_partner[up] > up;
        };
        return changed(a) || changed(b);
    }

    /// The pairs of higher groups, those of their own that are better placed than the one of these two, and that one.
    [[nodiscard]] std::vector<std::pair<Index, Index>> settledWith(Index a, Index b) const
    {
        std::vector<std::pair<Index, Index>> pairs;
        for (Index player = 0; player < m_partner.size(); ++player) {
            const Index partner = m_partner[player];
            if (partner == kNobody || partner < player) continue;
            if (player < std::min(a, b) || entrant(partner).score > entrant(std::max(a, b)).score)
                pairs.emplace_back(player, partner);
        }
        pairs.emplace_back(std::min(a, b), std::max(a, b));
        return pairs;
    }

    /// Whether all of these can be paired, one with a legal bye if they are odd.
    [[nodiscard]] bool completes(const std::vector<Index>& players) const
    {
        const bool odd = players.size() % 2 != 0;
        const Index size = players.size() + (odd ? 1 : 0);
        std::vector<std::vector<bool>> edges(size, std::vector<bool>(size, false));
        for (Index i = 0; i < players.size(); ++i) {
            for (Index j = 0; j < players.size(); ++j) edges[i][j] = brute::mayMeet(m_position, players[i], players[j]);
            if (odd) edges[i][size - 1] = edges[size - 1][i] = entrant(players[i]).mayTakeBye;
        }
        return PlainMatching(std::move(edges)).pairs() * 2 == size;
    }

    bool incomplete(Index a, Index b, const Json& unpaired)
    {
        if (unpaired.empty() || !brute::mayMeet(m_position, a, b)) return false;
        std::vector<bool> gone(m_position.entrants.size(), false);
        for (const auto& [one, two] : settledWith(a, b)) gone[one] = gone[two] = true;
        std::vector<Index> left;
        for (Index player = 0; player < gone.size(); ++player) {
            if (!gone[player]) left.push_back(player);
        }
        if (completes(left) && !is2017()) return false;
        for (const Json& number : unpaired) {
            const Index player = numbered(number.get<int>());
            if (player == kNobody || gone[player]) return false;
            gone[player] = true;
        }
        return true;
    }

    /// The round by brute force with these pairs forced; nothing where it is too large for that.
    [[nodiscard]] std::optional<brute::Pairing> forced(Index a, Index b) const
    {
        if (m_position.entrants.size() > kMostByBrute) return std::nullopt;
        brute::Wish wish;
        wish.pairs = settledWith(a, b);
        return brute::pairWith(m_position, wish);
    }

    struct Difference {
        std::string criterion{};
        std::vector<int> best{};
        std::vector<int> made{};
    };
    /// The first criterion in which the bracket of `a` and `b` fares otherwise; empty where all are equal.
    [[nodiscard]] std::optional<Difference> difference(Index a, Index b)
    {
        if (!m_made && m_position.entrants.size() <= kMostByBrute) m_made = brute::pair(m_position);
        const auto other = forced(a, b);
        if (!other || !m_made) return std::nullopt;
        const auto holdsIt = [&](const brute::Bracket& bracket) {
            return std::ranges::any_of(bracket.pairs, [&](const auto& pair) {
                return (pair.first == a && pair.second == b) || (pair.first == b && pair.second == a);
            });
        };
        const auto now = std::ranges::find_if(other->brackets, holdsIt);
        if (now == other->brackets.end()) return std::nullopt;
        const auto before = std::ranges::find(m_made->brackets, now->scoregroup, &brute::Bracket::scoregroup);
        if (before == m_made->brackets.end() || before->movedDown != now->movedDown) return std::nullopt;
        // 2017: with the pair the groups below need not collapse, or others do.
        if (before->penultimate || now->penultimate || before->residents != now->residents) return std::nullopt;
        for (Index i = 0; i < now->costs.size(); ++i) {
            if (now->costs[i].second == before->costs[i].second) continue;
            return Difference{now->costs[i].first, now->costs[i].second, before->costs[i].second};
        }
        return Difference{};
    }

    static std::vector<int> numbers(const Json& cost)
    {
        if (cost.is_number()) return {cost.get<int>()};
        return cost.get<std::vector<int>>();
    }

    bool costs(const Json& obstacle, Index a, Index b)
    {
        const std::vector<int> best = numbers(obstacle["cost"][0]);
        const std::vector<int> made = numbers(obstacle["cost"][1]);
        if (!(best > made) || !brute::mayMeet(m_position, a, b)) return false;
        const auto found = difference(a, b);
        if (!found) return true;
        ++m_tally.statements["criterion by brute force"];
        const std::string name = obstacle["criterion"].get<std::string>();
        if (name == "C.4") return true;
        if (found->criterion != name) return false;
        // How the next bracket fares is counted otherwise by the brute-force pairer.
        if (name == "C8" || name == "C.7") return true;
        return found->best == best && found->made == made;
    }

    bool equallyGood(Index a, Index b)
    {
        const auto found = difference(a, b);
        return brute::mayMeet(m_position, a, b) && (!found || found->criterion.empty());
    }

    void floated(const Json& fact)
    {
        const Index player = numbered(fact["player"].get<int>());
        const bool down = fact["direction"] == "down";
        if (player == kNobody) return check(false, "float names somebody who is there", fact);
        const Index partner = m_partner[player];
        const int other = partner == kNobody ? -1 : entrant(partner).score;
        check(down ? other < entrant(player).score : other > entrant(player).score, "float direction", fact);
        const Json& cause = fact["cause"];
        const std::string kind = cause["kind"].get<std::string>();
        bool holdsTrue = true;
        if (kind == "engaged") holdsTrue = partner == numbered(cause["with"].get<int>());
        if (kind == "odd") holdsTrue = isLastOfOddGroup(fact, player);
        if (fact.contains("expected")) {
            const Index expected = numbered(fact["expected"].get<int>());
            holdsTrue = expected != kNobody && holds(cause, kind, player, expected);
        }
        if (fact.contains("instead")) {
            const Index instead = numbered(fact["instead"].get<int>());
            holdsTrue = instead != kNobody && instead != player;
        }
        check(holdsTrue, "float " + kind, fact);
        if (!down) return;
        ++m_tally.floats;
        if (kind != "order" || fact.contains("instead")) ++m_tally.floatsWithCause;
    }

    /// All who were to be paired in the group: its score, and those of higher scores who did not meet one above it.
    [[nodiscard]] bool isLastOfOddGroup(const Json& fact, Index player) const
    {
        const int from = static_cast<int>(std::stod(fact["from"].get<std::string>()) * 10.0 + 0.5);
        int members = 0;
        for (Index other = 0; other < m_position.entrants.size(); ++other) {
            const int score = entrant(other).score;
            if (score < from) continue;
            const Index partner = m_partner[other];
            const int against = partner == kNobody ? -1 : entrant(partner).score;
            if (score == from || against <= from) ++members;
        }
        return members % 2 != 0 && entrant(player).score == from;
    }

    const Section& m_section;
    RoundNumber m_round;
    Tally& m_tally;
    brute::Position m_position;
    std::vector<Index> m_partner{};
    std::optional<brute::Pairing> m_made{};
};

}  // namespace

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
    tally.floats += more.floats;
    tally.floatsWithCause += more.floatsWithCause;
}

void verifyPairing(const Section& section, RoundNumber round, const nlohmann::ordered_json& answer, Tally& tally)
{
    Reader(section, round, tally).read(answer);
}

std::string report(const Tally& tally)
{
    std::ostringstream text;
    text << "pairs " << tally.pairs << ", left the plain order " << tally.departed << ", with a cause "
         << tally.withCause << "; downfloats " << tally.floats << ", with a cause " << tally.floatsWithCause
         << "; statements " << tally.total() << ", false " << tally.wrong.size() << '\n';
    for (const auto& [kind, count] : tally.statements) text << "  " << kind << ": " << count << '\n';
    std::map<std::string, int> wrong;
    for (const std::string& statement : tally.wrong) ++wrong[statement.substr(0, statement.find_first_of("{\n"))];
    for (const auto& [kind, count] : wrong) text << "  FALSE " << kind << ": " << count << '\n';
    if (!tally.unread.empty())
        text << "not counted, as they hold no fact of their own or one that is read elsewhere:\n";
    for (const auto& [kind, count] : tally.unread) text << "  " << kind << ": " << count << '\n';
    return text.str();
}

}  // namespace kydai::verify
