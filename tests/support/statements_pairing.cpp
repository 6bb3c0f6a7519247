// Pairings, "why not?" and byes, from C.04.1, C.04.3.1–2: what a sentence says about the published round is looked up
// in it; what it says about another round is paired by brute force where that is small enough, and by a plain matching
// where it is about completion only. The chains of causes are read by explanation_verifier.
#include "support/brute_force_pairing.h"
#include "support/plain_matching.h"
#include "support/statements.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace kydai::verify {

namespace {

using Index = std::size_t;
constexpr auto kNobody = PlainMatching::kNobody;
constexpr Index kMostByBrute = 10;

}  // namespace

class RoundWords {
public:
    RoundWords(const Crosstable& table, RoundNumber round)
        : m_table(table), m_round(round), m_position(brute::positionAsPaired(table.section(), round))
    {
        m_partner.assign(size(), kNobody);
        m_colour.assign(size(), '-');
        for (Index player = 0; player < size(); ++player) {
            const Cell& cell = table.cell(entrant(player).tpn, round);
            if (cell.opponent == 0) continue;
            m_partner[player] = numbered(cell.opponent);
            m_colour[player] = cell.colour;
        }
    }

    void read(const Explanation& answer, Tally& tally)
    {
        const Json facts = factsOf(answer);
        m_kind = answer.kind;
        m_group = -1;
        m_forced = {};
        m_alternative.reset();
        if (m_kind == ExplanationKind::WhyNot) {
            m_forced = {numbered(facts["player"].get<int>()), numbered(facts["rival"].get<int>())};
            decideAlternative();
        }
        readSentences(
            answer, facts["kind"].get<std::string>(), "round " + std::to_string(m_round) + ": " + facts.dump(),
            [&](std::string_view phrase, const Json& args) { return judge(phrase, args); }, tally);
    }

private:
    using Check = Verdict (RoundWords::*)(const Json&);

    Verdict judge(std::string_view phrase, const Json& args)
    {
        for (const auto* checks : {&pairingChecks(), &costChecks(), &whyNotChecks(), &byeChecks()}) {
            const auto at = checks->find(phrase);
            if (at != checks->end()) return (this->*at->second)(args);
        }
        if (phrase == "whynot.worse")
            return worse(args.at("why").at("phrase").get<std::string>(), args, args.at("why").at("args"));
        return std::nullopt;
    }

    static const std::map<std::string_view, Check>& pairingChecks()
    {
        // clang-format off
        static const std::map<std::string_view, Check> kChecks{
            {"pairing.halves", &RoundWords::halves}, {"pairing.halves_virtual", &RoundWords::halves},
            {"pairing.halves_rest", &RoundWords::bothOn}, {"pairing.best_of_group", &RoundWords::bothOn},
            {"pairing.collapsed", &RoundWords::afterFloat}, {"depart.met", &RoundWords::departMet},
            {"depart.prohibited", &RoundWords::departProhibited}, {"depart.colour", &RoundWords::departColour},
            {"depart.bye", &RoundWords::departBye}, {"depart.engaged", &RoundWords::departEngaged},
            {"depart.so", &RoundWords::theyMeet}, {"depart.next_met", &RoundWords::departMet},
            {"depart.next_prohibited", &RoundWords::departProhibited},
            {"depart.next_colour", &RoundWords::departColour}, {"depart.next_engaged", &RoundWords::departEngaged},
            {"depart.next_worse", &RoundWords::couldMeet}, {"depart.next_both_due", &RoundWords::bothDue},
            {"depart.next_later", &RoundWords::couldMeet}, {"depart.worse", &RoundWords::couldMeet},
            {"depart.both_due", &RoundWords::bothDue}, {"depart.later", &RoundWords::couldMeet},
            {"float.odd", &RoundWords::floatOdd}, {"float.alone", &RoundWords::floatAlone},
            {"float.met_all", &RoundWords::floatNobody}, {"float.nobody", &RoundWords::floatNobody},
            {"float.met", &RoundWords::floatMet}, {"float.prohibited", &RoundWords::floatProhibited},
            {"float.colour", &RoundWords::floatColour}, {"float.taker", &RoundWords::floatTaker},
            {"float.stay", &RoundWords::floatStay}, {"float.stay_rivals", &RoundWords::floatStay},
            {"float.stay_elsewhere", &RoundWords::floatStay}, {"float.later", &RoundWords::floatStay},
            {"instead.worse", &RoundWords::floatInstead}, {"instead.elsewhere", &RoundWords::floatInstead},
            {"instead.later", &RoundWords::floatInstead}, {"pairing.virtual", &RoundWords::virtualPoints},
            {"pairing.adjourned", &RoundWords::adjourned}, {"pairing.late_entry", &RoundWords::lateEntry},
            {"pairing.scoregroup", &RoundWords::scoregroup}, {"pairing.whole_group", &RoundWords::wholeGroup},
            {"pairing.moved_down", &RoundWords::movedDown}, {"pairing.moved_down_first", &RoundWords::movedDownFirst},
            {"pairing.limbo", &RoundWords::limbo}, {"pairing.odd_group", &RoundWords::oddGroup},
            {"pairing.floated", &RoundWords::floated}, {"pairing.half_lists", &RoundWords::halfLists},
            {"pairing.plain_order_kept", &RoundWords::theyMeet}, {"pairing.met", &RoundWords::met},
            {"pairing.prohibited", &RoundWords::prohibited}, {"pairing.same_colour", &RoundWords::sameColour}};
        // clang-format on
        return kChecks;
    }
    static const std::map<std::string_view, Check>& costChecks()
    {
        static const std::map<std::string_view, Check> kChecks{
            {"cost.downfloaters", &RoundWords::costLeave},
            {"cost.takes_bye", &RoundWords::costTakesBye},
            {"cost.next_bracket", &RoundWords::costLeave},
            {"cost.score_differences", &RoundWords::costLeave},
            {"cost.bye_unplayed", &RoundWords::costByeUnplayed},
            {"cost.colour_difference", &RoundWords::costColourDifference},
            {"cost.third_colour", &RoundWords::costThirdColour},
            {"cost.preference", &RoundWords::costPreference},
            {"cost.strong_preference", &RoundWords::costStrongPreference},
            {"cost.downfloat_again", &RoundWords::costDownAgain},
            {"cost.down_difference", &RoundWords::costDownAgain},
            {"cost.downfloat_before", &RoundWords::costDownBefore},
            {"cost.down_difference_before", &RoundWords::costDownBefore},
            {"cost.upfloat_again", &RoundWords::costUpAgain},
            {"cost.up_difference", &RoundWords::costUpAgain},
            {"cost.upfloat_before", &RoundWords::costUpBefore},
            {"cost.up_difference_before", &RoundWords::costUpBefore},
            {"cost.float_without_game", &RoundWords::floatWithoutGame}};
        return kChecks;
    }
    static const std::map<std::string_view, Check>& whyNotChecks()
    {
        static const std::map<std::string_view, Check> kChecks{
            {"whynot.they_meet", &RoundWords::whyNotTheyMeet},
            {"whynot.absent", &RoundWords::whyNotAbsent},
            {"whynot.allowed", &RoundWords::whyNotAllowed},
            {"whynot.leaves_unpaired", &RoundWords::whyNotImpossible},
            {"whynot.leaves_two", &RoundWords::whyNotLeavesTwo},
            {"whynot.no_bye", &RoundWords::whyNotImpossible},
            {"whynot.later", &RoundWords::whyNotSequence},
            {"whynot.all_equal", &RoundWords::whyNotSequence},
            {"whynot.equal_until", &RoundWords::whyNotEqualUntil},
            {"whynot.board", &RoundWords::whyNotBoard},
            {"whynot.board_bye", &RoundWords::whyNotBoardBye},
            {"whynot.best_round", &RoundWords::whyNotBestRound}};
        return kChecks;
    }
    static const std::map<std::string_view, Check>& byeChecks()
    {
        static const std::map<std::string_view, Check> kChecks{
            {"bye.only_one", &RoundWords::byeOnlyOne},
            {"bye.only_one_of_score", &RoundWords::byeOnlyOneOfScore},
            {"bye.otherwise", &RoundWords::byeIsTakers},
            {"bye.otherwise_rival", &RoundWords::byeRival},
            {"bye.later", &RoundWords::byeRival},
            {"bye.because_unplayed", &RoundWords::byeBecauseUnplayed},
            {"bye.because_lower", &RoundWords::byeBecauseLower},
            {"bye.odd_count", &RoundWords::byeOddCount},
            {"bye.eligible", &RoundWords::byeEligible},
            {"bye.eligible_group", &RoundWords::byeEligibleGroup},
            {"bye.barred", &RoundWords::byeBarred},
            {"bye.had_bye", &RoundWords::byeHadBye},
            {"bye.won_by_forfeit", &RoundWords::byeWonByForfeit},
            {"bye.scored_without_play", &RoundWords::byeScoredWithoutPlay},
            {"bye.lower_blocked", &RoundWords::byeLowerBlocked},
            {"bye.lowest_possible", &RoundWords::byeLowestPossible},
            {"bye.unplayed_games", &RoundWords::byeUnplayed},
            {"bye.no_unplayed_game", &RoundWords::byeUnplayed},
            {"bye.not_unpaired", &RoundWords::byeNotUnpaired},
            {"bye.nobody", &RoundWords::byeNobody},
            {"bye.not_takes", &RoundWords::byeNotTakes},
            {"bye.not_score", &RoundWords::byeNotScore}};
        return kChecks;
    }

    [[nodiscard]] Index size() const { return m_position.entrants.size(); }
    [[nodiscard]] const brute::Entrant& entrant(Index player) const { return m_position.entrants[player]; }
    [[nodiscard]] Index numbered(int tpn) const
    {
        const auto at = std::ranges::find(m_position.entrants, tpn, &brute::Entrant::tpn);
        return at == m_position.entrants.end() ? kNobody : static_cast<Index>(at - m_position.entrants.begin());
    }
    [[nodiscard]] Index who(const Json& args, const char* name) const { return numbered(numberOf(args, name)); }
    [[nodiscard]] std::vector<Index> all(const Json& args, const char* name = "players") const
    {
        std::vector<Index> found;
        for (const int number : numbersOf(args, name)) found.push_back(numbered(number));
        return found;
    }
    [[nodiscard]] bool each(const Json& args, const std::function<bool(Index)>& holds) const
    {
        const auto players = all(args);
        return std::ranges::all_of(players, [&](Index player) { return player != kNobody && holds(player); });
    }
    [[nodiscard]] int score(Index player) const { return entrant(player).score; }
    [[nodiscard]] int against(Index player) const
    {
        return m_partner[player] == kNobody ? -1 : score(m_partner[player]);
    }
    [[nodiscard]] bool goesDown(Index player) const { return against(player) < score(player); }
    [[nodiscard]] bool goesUp(Index player) const { return against(player) > score(player); }
    [[nodiscard]] bool left(Index player, int group) const { return score(player) >= group && against(player) < group; }
    [[nodiscard]] bool is2017() const { return m_position.edition == PairingEdition::E2017; }
    static bool absolute(const brute::Entrant& one) { return one.strength == brute::Strength::Absolute; }
    [[nodiscard]] bool absolutelyAlike(Index a, Index b) const
    {
        return absolute(entrant(a)) && absolute(entrant(b)) && entrant(a).preferred == entrant(b).preferred &&
               !entrant(a).topscorer && !entrant(b).topscorer;
    }
    [[nodiscard]] RoundNumber lastMeeting(Index a, Index b) const
    {
        return m_table.metIn(entrant(a).tpn, entrant(b).tpn, m_round);
    }
    [[nodiscard]] bool metInRound(Index a, Index b, RoundNumber round) const
    {
        const Cell& cell = m_table.cell(entrant(a).tpn, round);
        return round < m_round && cell.opponent == entrant(b).tpn && cell.isGame();
    }

    // --- why this opponent

    Verdict bothOn(const Json& args)
    {
        const Index a = who(args, "player");
        const Index b = who(args, "opponent");
        return m_partner[a] == b && score(a) == tenthsOf(args, "points") && score(b) == score(a);
    }
    /// The n-th of the upper half against the n-th of the lower, by the places in the scoregroup.
    Verdict halves(const Json& args)
    {
        if (!*bothOn(args)) return false;
        std::vector<Index> group;
        Index pairs = 0;
        for (Index player = 0; player < size(); ++player) {
            if (score(player) != tenthsOf(args, "points")) continue;
            group.push_back(player);
            const Index partner = m_partner[player];
            if (partner != kNobody && partner > player && score(partner) == score(player)) ++pairs;
        }
        if (is2017()) return std::nullopt;  // a collapsed group is no scoregroup
        const auto place = [&](const char* name) {
            return static_cast<Index>(std::ranges::find(group, who(args, name)) - group.begin());
        };
        const auto [upper, lower] = std::minmax({place("player"), place("opponent")});
        return upper + 1 == args.at("place").get<Index>() && lower == upper + pairs;
    }
    Verdict afterFloat(const Json& args)
    {
        const Index a = who(args, "player");
        const Index b = who(args, "opponent");
        return m_partner[a] == b && score(a) == tenthsOf(args, "points") && score(b) == tenthsOf(args, "otherPoints") &&
               score(a) > score(b);
    }
    [[nodiscard]] bool apartInRound(const Json& args) const
    {
        const Index a = who(args, "player");
        const Index b = who(args, "rival");
        return a != kNobody && b != kNobody && m_partner[a] != b;
    }
    Verdict departMet(const Json& args)
    {
        return apartInRound(args) &&
               metInRound(who(args, "player"), who(args, "rival"), args.at("round").get<RoundNumber>());
    }
    Verdict departProhibited(const Json& args)
    {
        const Index a = who(args, "player");
        const Index b = who(args, "rival");
        return apartInRound(args) && m_position.apart[a][b] && lastMeeting(a, b) == 0;
    }
    Verdict departColour(const Json& args)
    {
        const Index a = who(args, "player");
        const Index b = who(args, "rival");
        const Colour colour = args.at("colour") == "white" ? Colour::White : Colour::Black;
        return apartInRound(args) && absolutelyAlike(a, b) && entrant(a).preferred == colour;
    }
    Verdict departBye(const Json& args)
    {
        const Index taker = who(args, "taker");
        return apartInRound(args) && m_partner[taker] == kNobody;
    }
    Verdict departEngaged(const Json& args)
    {
        const Index first = who(args, "first");
        const Index second = who(args, "second");
        return apartInRound(args) && m_partner[first] == second &&
               (second == who(args, "player") || second == who(args, "rival"));
    }
    /// No absolute rule keeps the two apart.
    Verdict couldMeet(const Json& args)
    {
        return apartInRound(args) && brute::mayMeet(m_position, who(args, "player"), who(args, "rival"));
    }
    Verdict theyMeet(const Json& args) { return m_partner[who(args, "player")] == who(args, "opponent"); }

    // --- why a group was left

    Verdict floatOdd(const Json& args)
    {
        return args.at("n").get<int>() % 2 != 0 && left(who(args, "player"), tenthsOf(args, "points"));
    }
    /// Everybody else who was to be paired in the group: its score, and higher ones that found nobody above it.
    [[nodiscard]] std::vector<Index> othersOf(Index player, int group) const
    {
        std::vector<Index> others;
        for (Index other = 0; other < size(); ++other) {
            if (other != player && (score(other) == group || (score(other) > group && against(other) <= group)))
                others.push_back(other);
        }
        return others;
    }
    [[nodiscard]] bool leftIt(const Json& args) const { return left(who(args, "player"), tenthsOf(args, "points")); }
    Verdict floatAlone(const Json& args)
    {
        if (is2017()) return std::nullopt;
        return leftIt(args) && othersOf(who(args, "player"), tenthsOf(args, "points")).empty();
    }
    Verdict floatNobody(const Json& args)
    {
        if (is2017()) return std::nullopt;
        const Index player = who(args, "player");
        std::vector<Index> told = all(args);
        std::ranges::sort(told);
        return leftIt(args) && told == othersOf(player, tenthsOf(args, "points")) &&
               std::ranges::none_of(told, [&](Index other) { return brute::mayMeet(m_position, player, other); });
    }
    /// Somebody of the group could have been met.
    Verdict floatStay(const Json& args)
    {
        if (is2017()) return leftIt(args);
        const Index player = who(args, "player");
        return leftIt(args) && std::ranges::any_of(othersOf(player, tenthsOf(args, "points")), [&](Index other) {
                   return brute::mayMeet(m_position, player, other);
               });
    }
    Verdict floatTaker(const Json& args) { return *floatStay(args) && who(args, "taker") == taker(); }
    Verdict bothDue(const Json& args)
    {
        const brute::Entrant& a = entrant(who(args, "player"));
        const brute::Entrant& b = entrant(who(args, "rival"));
        const Colour colour = args.at("colour") == "white" ? Colour::White : Colour::Black;
        return *couldMeet(args) && a.strength != brute::Strength::None && b.strength != brute::Strength::None &&
               a.preferred == colour && b.preferred == colour && args.at("history") == a.colours &&
               args.at("rivalHistory") == b.colours;
    }
    [[nodiscard]] bool bothLeft(const Json& args) const
    {
        const int group = tenthsOf(args, "points");
        return left(who(args, "player"), group) && left(who(args, "rival"), group);
    }
    Verdict floatMet(const Json& args)
    {
        return bothLeft(args) &&
               metInRound(who(args, "player"), who(args, "rival"), args.at("round").get<RoundNumber>());
    }
    Verdict floatProhibited(const Json& args)
    {
        return bothLeft(args) && m_position.apart[who(args, "player")][who(args, "rival")];
    }
    Verdict floatColour(const Json& args)
    {
        return bothLeft(args) && absolutelyAlike(who(args, "player"), who(args, "rival"));
    }
    Verdict floatInstead(const Json& args)
    {
        const int group = tenthsOf(args, "points");
        const Index rival = who(args, "rival");
        return left(who(args, "player"), group) && rival != kNobody && against(rival) >= group;
    }

    // --- the group

    Verdict virtualPoints(const Json& args)
    {
        const Index player = who(args, "player");
        const int own = tenthsOf(args, "own");
        return score(player) == tenthsOf(args, "points") && own + tenthsOf(args, "virtual") == score(player) &&
               own == m_table.pairingScore(entrant(player).tpn, m_round) - given(player);
    }
    Verdict adjourned(const Json& args)
    {
        const auto round = args.at("round").get<RoundNumber>();
        return round < m_round && m_table.cell(numberOf(args, "player"), round).outcome == Outcome::Adjourned &&
               tenthsOf(args, "points") == m_table.section().rules.points.unknown.tenths;
    }
    Verdict lateEntry(const Json& args)
    {
        const auto entered = args.at("round").get<RoundNumber>();
        for (RoundNumber round = 1; round < entered && round < m_round; ++round) {
            if (m_table.cell(numberOf(args, "player"), round).opponent != 0) return false;
        }
        return entered > 1 && entered <= m_round;
    }
    [[nodiscard]] int given(Index player) const
    {
        int tenths = 0;
        for (const VirtualPoints& points : m_table.section().rules.virtualPoints) {
            if (points.player == entrant(player).id && points.round == m_round) tenths += points.points.tenths;
        }
        return tenths;
    }
    Verdict wholeGroup(const Json& args)
    {
        m_group = tenthsOf(args, "points");
        return std::nullopt;
    }
    Verdict scoregroup(const Json& args)
    {
        if (is2017()) return std::nullopt;
        const int points = tenthsOf(args, "points");
        const auto members = std::ranges::count(m_position.entrants, points, &brute::Entrant::score);
        return args.at("n") == members;
    }
    Verdict movedDown(const Json& args)
    {
        return each(args, [&](Index player) { return score(player) > m_group && against(player) <= m_group; });
    }
    Verdict movedDownFirst(const Json& args)
    {
        return each(args, [&](Index player) { return score(player) > m_group && goesDown(player); });
    }
    Verdict limbo(const Json& args)
    {
        return each(args, [&](Index player) { return score(player) > m_group && against(player) < m_group; });
    }
    Verdict oddGroup(const Json& args)
    {
        if (is2017()) return std::nullopt;
        const int group = tenthsOf(args, "points");
        int members = 0;
        for (Index player = 0; player < size(); ++player) {
            if (score(player) == group || (score(player) > group && against(player) <= group)) ++members;
        }
        return args.at("n") == members && members % 2 != 0;
    }
    Verdict floated(const Json& args)
    {
        return each(args, [&](Index player) { return left(player, tenthsOf(args, "points")); });
    }
    Verdict halfLists(const Json& args)
    {
        const std::array<Index, 4> order{who(args, "first"), who(args, "last"), who(args, "otherFirst"),
                                         who(args, "otherLast")};
        return order[0] <= order[1] && order[1] < order[2] && order[2] <= order[3];
    }
    Verdict met(const Json& args)
    {
        return metInRound(who(args, "player"), who(args, "rival"), args.at("round").get<RoundNumber>());
    }
    Verdict prohibited(const Json& args)
    {
        const Index a = who(args, "player");
        const Index b = who(args, "rival");
        return m_position.apart[a][b] && lastMeeting(a, b) == 0;
    }
    Verdict sameColour(const Json& args)
    {
        const Colour colour = args.at("colour") == "white" ? Colour::White : Colour::Black;
        const Index a = who(args, "player");
        return absolutelyAlike(a, who(args, "rival")) && entrant(a).preferred == colour;
    }

    // --- what the pairing of a group costs: of the published round, so not in answers about another one

    [[nodiscard]] Verdict cost(const Json& args, const std::function<bool(Index)>& holds) const
    {
        if (m_kind != ExplanationKind::Pairing) return std::nullopt;
        return each(args, holds);
    }
    [[nodiscard]] char preferred(Index player) const { return entrant(player).preferred == Colour::White ? 'W' : 'B'; }
    [[nodiscard]] bool missesColour(Index player) const
    {
        return entrant(player).strength != brute::Strength::None && m_partner[player] != kNobody &&
               m_colour[player] != preferred(player);
    }
    Verdict costLeave(const Json& args)
    {
        return cost(args, [&](Index player) { return goesDown(player); });
    }
    Verdict costTakesBye(const Json& args)
    {
        return cost(args, [&](Index player) { return m_partner[player] == kNobody; });
    }
    Verdict costByeUnplayed(const Json& args)
    {
        return cost(args, [&](Index player) { return m_partner[player] == kNobody && entrant(player).unplayed > 0; });
    }
    Verdict costColourDifference(const Json& args)
    {
        return cost(args, [&](Index player) {
            return std::abs(entrant(player).difference + (m_colour[player] == 'W' ? 1 : -1)) > 2;
        });
    }
    Verdict costThirdColour(const Json& args)
    {
        return cost(args,
                    [&](Index player) { return entrant(player).colours.ends_with(std::string(2, m_colour[player])); });
    }
    Verdict costPreference(const Json& args)
    {
        return cost(args, [&](Index player) { return missesColour(player); });
    }
    Verdict costStrongPreference(const Json& args)
    {
        return cost(args, [&](Index player) {
            return missesColour(player) && entrant(player).strength >= brute::Strength::Strong;
        });
    }
    Verdict costDownAgain(const Json& args)
    {
        return cost(args,
                    [&](Index player) { return goesDown(player) && entrant(player).lastRound == brute::Float::Down; });
    }
    Verdict costDownBefore(const Json& args)
    {
        return cost(
            args, [&](Index player) { return goesDown(player) && entrant(player).roundBefore == brute::Float::Down; });
    }
    Verdict costUpAgain(const Json& args)
    {
        return cost(args,
                    [&](Index player) { return goesUp(player) && entrant(player).lastRound == brute::Float::Up; });
    }
    Verdict costUpBefore(const Json& args)
    {
        return cost(args,
                    [&](Index player) { return goesUp(player) && entrant(player).roundBefore == brute::Float::Up; });
    }
    Verdict floatWithoutGame(const Json& args)
    {
        const Cell& cell = m_table.cell(numberOf(args, "player"), args.at("round").get<RoundNumber>());
        return !cell.isGame() && args.at("outcome") == std::string(1, trfCode(cell.outcome));
    }

    // --- why not

    /// Whether all of these can be paired, one with a legal bye if they are odd.
    [[nodiscard]] bool completes(const std::vector<Index>& players) const
    {
        const bool odd = players.size() % 2 != 0;
        const Index count = players.size() + (odd ? 1 : 0);
        std::vector<std::vector<bool>> edges(count, std::vector<bool>(count, false));
        for (Index i = 0; i < players.size(); ++i) {
            for (Index j = 0; j < players.size(); ++j) edges[i][j] = brute::mayMeet(m_position, players[i], players[j]);
            if (odd) edges[i][count - 1] = edges[count - 1][i] = entrant(players[i]).mayTakeBye;
        }
        return PlainMatching(std::move(edges)).pairs() * 2 == count;
    }
    [[nodiscard]] std::vector<Index> without(Index a, Index b) const
    {
        std::vector<Index> rest;
        for (Index player = 0; player < size(); ++player) {
            if (player != a && player != b) rest.push_back(player);
        }
        return rest;
    }

    /// The round with the pair forced, and the first rule by which it differs.
    void decideAlternative()
    {
        m_verdict.clear();
        const auto [a, b] = m_forced;
        if (size() > kMostByBrute || a == kNobody || b == kNobody || !brute::mayMeet(m_position, a, b)) return;
        if (!m_made) m_made = brute::pair(m_position);
        if (!m_made) return;
        m_alternative = brute::pairWithForced(m_position, entrant(a).id, entrant(b).id);
        if (!m_alternative) {
            m_verdict = "impossible";
            return;
        }
        for (Index i = 0; i < std::min(m_made->brackets.size(), m_alternative->brackets.size()); ++i) {
            brute::Bracket before = m_made->brackets[i];
            brute::Bracket after = m_alternative->brackets[i];
            std::ranges::sort(before.pairs);
            std::ranges::sort(after.pairs);
            if (before.pairs == after.pairs && before.downfloaters == after.downfloaters) continue;
            m_verdict = after.penultimate && !before.penultimate ? "completion" : "sequence";
            for (Index k = 0; m_verdict == "sequence" && k < before.costs.size(); ++k) {
                if (before.penultimate && before.costs[k].first == "C.7") continue;
                if (before.costs[k].second == after.costs[k].second) continue;
                m_verdict = before.costs[k].first;
                m_better = before.costs[k].second;
                m_worse = after.costs[k].second;
            }
            m_differs = before.scoregroup;
            return;
        }
    }

    Verdict whyNotTheyMeet(const Json& args) { return m_partner[who(args, "player")] == who(args, "rival"); }
    Verdict whyNotAbsent(const Json& args)
    {
        const Cell& cell = m_table.cell(numberOf(args, "player"), m_round);
        return cell.opponent == 0 && args.at("outcome") == std::string(1, trfCode(cell.outcome)) &&
               args.at("round") == m_round;
    }
    Verdict whyNotAllowed(const Json& args)
    {
        return brute::mayMeet(m_position, who(args, "player"), who(args, "rival"));
    }
    Verdict whyNotImpossible(const Json& args)
    {
        const Index a = who(args, "player");
        const Index b = who(args, "rival");
        return brute::mayMeet(m_position, a, b) && !completes(without(a, b));
    }
    Verdict whyNotLeavesTwo(const Json& args)
    {
        return *whyNotImpossible(args) &&
               metInRound(who(args, "first"), who(args, "second"), args.at("round").get<RoundNumber>());
    }
    Verdict whyNotSequence(const Json& args)
    {
        if (m_verdict.empty()) return std::nullopt;
        return m_verdict == "sequence" && (!args.contains("points") || tenthsOf(args, "points") == m_differs);
    }
    Verdict whyNotEqualUntil(const Json& args)
    {
        if (m_verdict.empty() || m_verdict == "C8" || m_verdict == "C.7") return std::nullopt;
        return args.at("criterion") == m_verdict && tenthsOf(args, "points") == m_differs;
    }
    Verdict whyNotBoard(const Json& args)
    {
        if (!m_alternative) return std::nullopt;
        const PlayerId a = entrant(who(args, "player")).id;
        const PlayerId b = entrant(who(args, "opponent")).id;
        return std::ranges::any_of(
            m_alternative->pairs, [&](const auto& pair) { return pair == std::pair(a, b) || pair == std::pair(b, a); });
    }
    Verdict whyNotBoardBye(const Json& args)
    {
        if (!m_alternative) return std::nullopt;
        return m_alternative->bye == entrant(who(args, "player")).id;
    }
    Verdict whyNotBestRound(const Json& args)
    {
        if (!m_alternative) return std::nullopt;
        int changed = 0;
        for (const auto& [a, b] : m_alternative->pairs) {
            const Index one = m_position.indexOf(a);
            if (m_partner[one] != m_position.indexOf(b)) ++changed;
        }
        if (m_alternative->bye && m_partner[m_position.indexOf(*m_alternative->bye)] != kNobody) ++changed;
        return args.at("n") == changed;
    }
    /// What gets worse is the first rule by which the two rounds differ, and by as much.
    [[nodiscard]] Verdict worse(const std::string& phrase, const Json& args, const Json& clause) const
    {
        if (m_verdict.empty() || m_verdict == "completion") return std::nullopt;
        static const std::map<std::string, std::pair<std::string_view, std::string_view>> kNames{
            {"cause.downfloaters", {"C6", "C.5"}},
            {"cause.downfloater_scores", {"C7", ""}},
            {"cause.score_differences", {"", "C.6"}},
            {"cause.next_bracket", {"C8", "C.7"}},
            {"cause.next_bracket_count", {"C8", "C.7"}},
            {"cause.next_bracket_scores", {"C8", "C.7"}},
            {"cause.next_bracket_score", {"C8", "C.7"}},
            {"cause.bye_unplayed", {"C9", ""}},
            {"cause.colour_difference", {"C10", "C.8"}},
            {"cause.third_colour", {"C11", "C.9"}},
            {"cause.preference", {"C12", "C.10"}},
            {"cause.strong_preference", {"C13", "C.11"}},
            {"cause.downfloat_again", {"C14", "C.12"}},
            {"cause.upfloat_again", {"C15", "C.13"}},
            {"cause.downfloat_before", {"C16", "C.14"}},
            {"cause.upfloat_before", {"C17", "C.15"}},
            {"cause.down_difference", {"C18", "C.16"}},
            {"cause.up_difference", {"C19", "C.17"}},
            {"cause.down_difference_before", {"C20", "C.18"}},
            {"cause.up_difference_before", {"C21", "C.19"}},
        };
        const auto& [now, then] = kNames.at(phrase);
        if (m_verdict != (is2017() ? then : now) || tenthsOf(args, "points") != m_differs || !(m_worse > m_better))
            return false;
        if (!clause.contains("n") || m_worse.size() != 1) return true;
        return clause.at("n") == m_worse.front() && clause.at("made") == m_better.front();
    }

    // --- byes

    [[nodiscard]] Index taker() const
    {
        for (Index player = 0; player < size(); ++player) {
            if (m_partner[player] == kNobody) return player;
        }
        return kNobody;
    }
    [[nodiscard]] int eligible() const
    {
        return static_cast<int>(std::ranges::count(m_position.entrants, true, &brute::Entrant::mayTakeBye));
    }
    Verdict byeTaker(const Json& args)
    {
        return who(args, "player") == taker() && tenthsOf(args, "points") == score(taker());
    }
    Verdict byeIsTakers(const Json& args) { return who(args, "player") == taker(); }
    /// The other one might take it as well.
    Verdict byeRival(const Json& args)
    {
        const Index rival = who(args, "rival");
        return *byeIsTakers(args) && rival != taker() && entrant(rival).mayTakeBye && completes(without(rival, rival));
    }
    Verdict byeBecauseUnplayed(const Json& args)
    {
        return *byeTaker(args) && *byeRival(args) && entrant(who(args, "rival")).unplayed > entrant(taker()).unplayed;
    }
    Verdict byeBecauseLower(const Json& args)
    {
        return *byeTaker(args) && each(args, [&](Index player) {
            return entrant(player).mayTakeBye && score(player) < score(taker()) && !completes(without(player, player));
        });
    }
    Verdict byeOnlyOne(const Json& args)
    {
        return who(args, "player") == taker() && eligible() == 1 && entrant(taker()).mayTakeBye;
    }
    Verdict byeOnlyOneOfScore(const Json& args)
    {
        if (!*byeTaker(args)) return false;
        return std::ranges::none_of(m_position.entrants, [&](const brute::Entrant& one) {
            return one.mayTakeBye && one.score <= score(taker()) && one.id != entrant(taker()).id;
        });
    }
    Verdict byeOddCount(const Json& args) { return args.at("n") == size() && size() % 2 != 0; }
    Verdict byeEligible(const Json& args) { return args.at("n") == eligible(); }
    Verdict byeEligibleGroup(const Json& args)
    {
        const int points = tenthsOf(args, "points");
        const auto members = std::ranges::count_if(
            m_position.entrants, [&](const brute::Entrant& one) { return one.mayTakeBye && one.score == points; });
        return static_cast<std::ptrdiff_t>(all(args).size()) == members &&
               each(args, [&](Index player) { return entrant(player).mayTakeBye && score(player) == points; });
    }
    Verdict byeBarred(const Json& args) { return args.at("n") == static_cast<int>(size()) - eligible(); }
    [[nodiscard]] const Cell& cellOf(const Json& args) const
    {
        return m_table.cell(numberOf(args, "player"), args.at("round").get<RoundNumber>());
    }
    [[nodiscard]] bool barred(const Json& args) const { return !entrant(who(args, "player")).mayTakeBye; }
    Verdict byeHadBye(const Json& args) { return barred(args) && cellOf(args).outcome == Outcome::PairingBye; }
    Verdict byeWonByForfeit(const Json& args) { return barred(args) && cellOf(args).outcome == Outcome::ForfeitWin; }
    Verdict byeScoredWithoutPlay(const Json& args)
    {
        const Cell& cell = cellOf(args);
        return barred(args) && !cell.isGame() && cell.tenths >= m_table.section().rules.points.win().tenths &&
               args.at("outcome") == std::string(1, trfCode(cell.outcome));
    }
    /// Nobody with fewer points could be spared: without any of them the others could not all be paired.
    Verdict byeLowerBlocked(const Json& args)
    {
        return each(args, [&](Index player) {
            return entrant(player).mayTakeBye && score(player) < score(taker()) &&
                   score(player) <= tenthsOf(args, "points") && !completes(without(player, player));
        });
    }
    Verdict byeLowestPossible(const Json& args) { return tenthsOf(args, "points") == score(taker()); }
    Verdict byeUnplayed(const Json& args)
    {
        const int games = args.contains("n") ? args.at("n").get<int>() : 0;
        return entrant(who(args, "player")).unplayed == games;
    }
    Verdict byeNotUnpaired(const Json& args)
    {
        const Index player = who(args, "player");
        return !completes(without(player, player));
    }
    Verdict byeNobody(const Json& args) { return size() % 2 == 0 && args.at("round") == m_round; }
    Verdict byeNotTakes(const Json& args) { return who(args, "player") == taker(); }
    Verdict byeNotScore(const Json& args)
    {
        return who(args, "taker") == taker() && score(taker()) == tenthsOf(args, "madePoints") &&
               score(who(args, "player")) == tenthsOf(args, "points") &&
               tenthsOf(args, "points") > tenthsOf(args, "madePoints");
    }

    const Crosstable& m_table;
    RoundNumber m_round;
    brute::Position m_position;
    std::vector<Index> m_partner{};
    std::vector<char> m_colour{};
    ExplanationKind m_kind{};
    int m_group = -1;                    ///< the group being told about
    std::pair<Index, Index> m_forced{};  ///< of a "why not?"
    std::optional<brute::Pairing> m_made{};
    std::optional<brute::Pairing> m_alternative{};
    std::string m_verdict{};  ///< of a "why not?" by brute force; empty where it is too large for that
    std::vector<int> m_better{};
    std::vector<int> m_worse{};
    int m_differs = 0;  ///< the score of the group in which the rounds differ
};

RoundWordsReader::RoundWordsReader(const Crosstable& table, RoundNumber round)
    : m_words(std::make_unique<RoundWords>(table, round))
{
}

RoundWordsReader::~RoundWordsReader() = default;

void RoundWordsReader::read(const Explanation& answer, Tally& tally) const
{
    m_words->read(answer, tally);
}

}  // namespace kydai::verify
