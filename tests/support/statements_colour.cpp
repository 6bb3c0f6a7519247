// Colours, from C.04.3.1.6–1.7 and 5.2: histories, what each is due, the step that decides and its Vietnamese letter.
#include "support/crosstable.h"
#include "support/statements.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace kydai::verify {

namespace {

constexpr char kWhite = 'W';
constexpr char kBlack = 'B';

char other(char colour)
{
    return colour == kWhite ? kBlack : kWhite;
}

struct Due {
    int strength = 0;  ///< 0 none, 1 mild, 2 strong, 3 absolute
    char colour = '-';
    int difference = 0;
    bool twice = false;
};

struct Side {
    int number = 0;
    std::vector<ColouredGame> games{};
    Due due{};
};

/// What decided, by the letters of the articles.
struct Decision {
    const char* step = "";
    const char* letter = "";
    int white = 0;
    std::size_t back = 0;  ///< 5.2.3, or two who simply alternate: games back, from 1
};

Due dueOf(const std::vector<ColouredGame>& games)
{
    Due due;
    for (const ColouredGame& game : games) due.difference += game.colour == kWhite ? 1 : -1;
    if (games.empty()) return due;
    const char last = games.back().colour;
    const bool two = games.size() > 1 && games[games.size() - 2].colour == last;
    if (std::abs(due.difference) > 1) {
        due.strength = 3;
        due.colour = due.difference > 0 ? kBlack : kWhite;
        due.twice = two && last != due.colour;
    } else if (two) {
        due.strength = 3;
        due.colour = other(last);
        due.twice = true;
    } else if (due.difference != 0) {
        due.strength = 2;
        due.colour = due.difference > 0 ? kBlack : kWhite;
    } else {
        due.strength = 1;
        due.colour = other(last);
    }
    return due;
}

const char* letterOf(const Due& due)
{
    if (due.twice) return "E1";
    return due.strength == 1 ? "E3" : "E2";
}

class ColourReader {
public:
    ColourReader(const Crosstable& table, RoundNumber round, const Json& facts)
        : m_table(table),
          m_round(round),
          m_final(round == table.section().roundsInAll()),
          m_asked(side(facts["player"].get<int>()))
    {
        if (facts["opponent"].is_null()) return;
        m_paired = true;
        m_opponent = side(facts["opponent"].get<int>());
        m_askedHigher = before(m_asked.number, m_opponent.number);
        m_decision = decide();
    }

    [[nodiscard]] Verdict judge(std::string_view phrase, const Json& args) const
    {
        using Check = bool (ColourReader::*)(const Json&) const;
        static const std::map<std::string_view, Check> kChecks{
            {"colour.twice_own", &ColourReader::twiceOwn},
            {"colour.twice_opponent", &ColourReader::twiceOpponent},
            {"colour.balance_own", &ColourReader::balanceOwn},
            {"colour.balance_opponent", &ColourReader::balanceOpponent},
            {"colour.both_alternate", &ColourReader::bothAlternate},
            {"colour.opponent_free", &ColourReader::opponentFree},
            {"colour.own_free", &ColourReader::ownFree},
            {"colour.wider_own", &ColourReader::widerOwn},
            {"colour.wider_opponent", &ColourReader::widerOpponent},
            {"colour.alternate", &ColourReader::alternate},
            {"colour.alternate_slid", &ColourReader::alternateSlid},
            {"colour.higher_own", &ColourReader::higherOwn},
            {"colour.higher_opponent", &ColourReader::higherOpponent},
            {"colour.initial_odd", &ColourReader::initialOdd},
            {"colour.initial_even", &ColourReader::initialEven},
            {"colour.initial_odd_counted", &ColourReader::initialOdd},
            {"colour.initial_even_counted", &ColourReader::initialEven},
            {"colour.by_hand", &ColourReader::byHand},
            {"colour.no_game", &ColourReader::noGame},
            {"colour.due_twice", &ColourReader::dueTwice},
            {"colour.due_balance", &ColourReader::dueBalance},
            {"colour.due_strong", &ColourReader::dueStrong},
            {"colour.due_mild", &ColourReader::dueMild},
            {"colour.due_none", &ColourReader::dueNone},
            {"colour.difference", &ColourReader::differenceTold},
            {"colour.history", &ColourReader::historyTold},
            {"colour.slid", &ColourReader::slidTold},
            {"colour.step_both", &ColourReader::stepBoth},
            {"colour.step_only", &ColourReader::stepOnly},
            {"colour.step_both_not", &ColourReader::stepBothNot},
            {"colour.step_nothing_due", &ColourReader::stepNothingDue},
            {"colour.step_stronger", &ColourReader::stepStronger},
            {"colour.step_wider", &ColourReader::stepWider},
            {"colour.step_equally_strong", &ColourReader::stepEquallyStrong},
            {"colour.step_equally_wide", &ColourReader::stepEquallyWide},
            {"colour.step_alternate", &ColourReader::alternate},
            {"colour.step_alternate_slid", &ColourReader::alternateSlid},
            {"colour.step_no_difference", &ColourReader::stepNoDifference},
            {"colour.step_higher", &ColourReader::stepHigher},
            {"colour.step_initial_odd", &ColourReader::stepInitialOdd},
            {"colour.step_initial_even", &ColourReader::stepInitialEven},
            {"colour.step_initial_odd_counted", &ColourReader::stepInitialOdd},
            {"colour.step_initial_even_counted", &ColourReader::stepInitialEven},
            {"colour.rank_by_score", &ColourReader::rankByScore},
            {"colour.rank_by_number", &ColourReader::rankByNumber},
            {"colour.effective_number", &ColourReader::effectiveTold},
            {"colour.letter", &ColourReader::letterTold},
            {"colour.rule_gives", &ColourReader::ruleGives},
            {"colour.third_in_a_row", &ColourReader::thirdInARow},
            {"colour.third_in_a_row_last", &ColourReader::thirdInARow},
            {"colour.beyond_two", &ColourReader::beyondTwo},
            {"colour.beyond_two_last", &ColourReader::beyondTwo},
        };
        const auto at = kChecks.find(phrase);
        if (at == kChecks.end()) return std::nullopt;
        return (this->*at->second)(args) && rightRound(phrase);
    }

    /// The fields that scripts rely on.
    [[nodiscard]] bool factsHold(const Json& facts) const
    {
        if (!m_paired) return facts["decided_by"].is_null();
        const int white = onBoard(m_asked.number) == kWhite ? m_asked.number : m_opponent.number;
        return facts["decided_by"] == m_decision.step && facts["letter"] == m_decision.letter &&
               facts["rule_white"] == m_decision.white && facts["white"] == white &&
               facts["follows_rule"] == (white == m_decision.white) &&
               (m_decision.back == 0 ? facts["decisive_round"].is_null()
                                     : facts["decisive_round"] == back(m_asked, m_decision.back).round);
    }

private:
    [[nodiscard]] Side side(int number) const
    {
        Side made{number, m_table.games(number, m_round)};
        made.due = dueOf(made.games);
        return made;
    }
    [[nodiscard]] const Side& of(const Json& args, const char* name) const
    {
        return numberOf(args, name) == m_asked.number ? m_asked : m_opponent;
    }
    static char colourOf(const Json& args, const char* name) { return args.at(name) == "white" ? kWhite : kBlack; }
    static const ColouredGame& back(const Side& side, std::size_t games)
    {
        return side.games[side.games.size() - games];
    }
    static std::size_t count(const Side& side, char colour)
    {
        return static_cast<std::size_t>(std::ranges::count(side.games, colour, &ColouredGame::colour));
    }
    static bool lastWere(const Side& side, char colour, std::size_t games)
    {
        if (side.games.size() < games) return false;
        for (std::size_t i = 1; i <= games; ++i) {
            if (back(side, i).colour != colour) return false;
        }
        return true;
    }
    [[nodiscard]] char onBoard(int number) const { return m_table.cell(number, m_round).colour; }
    [[nodiscard]] char byRule(int number) const { return m_decision.white == number ? kWhite : kBlack; }

    /// Order 1.2: score that pairs, then number.
    [[nodiscard]] bool before(int a, int b) const
    {
        const int one = m_table.pairingScore(a, m_round);
        const int two = m_table.pairingScore(b, m_round);
        return one != two ? one > two : a < b;
    }

    /// Took part in a pairing of a round up to this one: 5.2.5 counts nobody else.
    [[nodiscard]] bool takenPart(int number) const { return partIn(number, m_round); }
    [[nodiscard]] bool partIn(int number, RoundNumber last) const
    {
        for (RoundNumber round = 1; round <= last; ++round) {
            const Cell& cell = m_table.cell(number, round);
            if (cell.opponent != 0 || cell.outcome == Outcome::PairingBye) return true;
        }
        return false;
    }
    [[nodiscard]] int effective(int number) const
    {
        int place = 0;
        for (const int one : m_table.numbers()) {
            if (one <= number && takenPart(one)) ++place;
        }
        return place;
    }
    [[nodiscard]] char initial() const
    {
        const auto& drawn = m_table.section().rules.initialColour;
        if (drawn) return *drawn == Colour::White ? kWhite : kBlack;
        for (RoundNumber round = 1; round <= m_table.rounds(); ++round) {
            int place = 0;
            for (const int number : m_table.numbers()) {
                if (!partIn(number, round)) continue;
                ++place;
                const Cell& cell = m_table.cell(number, round);
                if (cell.opponent != 0) return place % 2 != 0 ? cell.colour : other(cell.colour);
            }
        }
        return kWhite;
    }

    [[nodiscard]] std::size_t lastDifference() const
    {
        const std::size_t both = std::min(m_asked.games.size(), m_opponent.games.size());
        for (std::size_t i = 1; i <= both; ++i) {
            if (back(m_asked, i).colour != back(m_opponent, i).colour) return i;
        }
        return 0;
    }

    [[nodiscard]] Decision decide() const
    {
        const Side& higher = m_askedHigher ? m_asked : m_opponent;
        const Side& lower = m_askedHigher ? m_opponent : m_asked;
        const Due& a = higher.due;
        const Due& b = lower.due;
        const auto grant = [&](const Side& to) {
            const Side& rest = to.number == higher.number ? lower : higher;
            return to.due.colour == kWhite ? to.number : rest.number;
        };
        if (a.strength == 0 && b.strength == 0) {
            const char gets = effective(higher.number) % 2 != 0 ? initial() : other(initial());
            return {"5.2.5", "E5", gets == kWhite ? higher.number : lower.number};
        }
        if (a.strength == 0 || b.strength == 0 || a.colour != b.colour) return bothGranted(higher, lower, grant);
        if (a.strength != b.strength) {
            const Side& stronger = a.strength > b.strength ? higher : lower;
            return {"5.2.2", letterOf(stronger.due), grant(stronger)};
        }
        if (a.strength == 3 && std::abs(a.difference) != std::abs(b.difference)) {
            const Side& wider = std::abs(a.difference) > std::abs(b.difference) ? higher : lower;
            return {"5.2.2", "E2", grant(wider)};
        }
        if (const std::size_t differs = lastDifference(); differs > 0) {
            const bool hadWhite = back(higher, differs).colour == kWhite;
            return {"5.2.3", "E3", hadWhite ? lower.number : higher.number, differs};
        }
        return {"5.2.4", "E4", grant(higher)};
    }

    template <class Grant>
    [[nodiscard]] Decision bothGranted(const Side& higher, const Side& lower, const Grant& grant) const
    {
        const Due& a = higher.due;
        const Due& b = lower.due;
        const Side& served = a.strength > 0 ? higher : lower;
        const char* letter = letterOf(served.due);
        if (a.strength > 0 && b.strength > 0) {
            if (a.strength != b.strength) {
                letter = letterOf(a.strength > b.strength ? a : b);
            } else if (std::string_view(letterOf(b)) < letter) {
                letter = letterOf(b);
            }
        }
        const bool alternate = a.strength > 0 && b.strength > 0 && std::string_view(letter) == "E3";
        return {"5.2.1", letter, grant(served), alternate ? std::size_t{1} : std::size_t{0}};
    }

    // --- the answers

    [[nodiscard]] bool gets(const Side& side, char colour) const { return byRule(side.number) == colour; }
    [[nodiscard]] bool asTold(const Json& args) const
    {
        return numberOf(args, "player") == m_asked.number && gets(m_asked, colourOf(args, "colour"));
    }
    [[nodiscard]] bool twiceOwn(const Json& args) const
    {
        return asTold(args) && lastWere(of(args, "player"), colourOf(args, "other"), 2);
    }
    [[nodiscard]] bool twiceOpponent(const Json& args) const
    {
        return asTold(args) && lastWere(of(args, "opponent"), colourOf(args, "colour"), 2);
    }
    [[nodiscard]] static bool countsAre(const Side& side, const Json& args)
    {
        return args.at("whites") == count(side, kWhite) && args.at("blacks") == count(side, kBlack);
    }
    [[nodiscard]] bool balanceOwn(const Json& args) const
    {
        const Side& side = of(args, "player");
        const char colour = colourOf(args, "colour");
        return asTold(args) && countsAre(side, args) && count(side, other(colour)) > count(side, colour);
    }
    [[nodiscard]] bool balanceOpponent(const Json& args) const
    {
        const Side& side = of(args, "opponent");
        return asTold(args) && countsAre(side, args) &&
               count(side, colourOf(args, "colour")) > count(side, colourOf(args, "other"));
    }
    [[nodiscard]] bool bothAlternate(const Json& args) const
    {
        return asTold(args) && lastWere(of(args, "player"), colourOf(args, "other"), 1) &&
               lastWere(of(args, "opponent"), colourOf(args, "colour"), 1);
    }
    [[nodiscard]] bool opponentFree(const Json& args) const
    {
        return asTold(args) && of(args, "opponent").games.empty() &&
               lastWere(of(args, "player"), other(colourOf(args, "colour")), 1);
    }
    [[nodiscard]] bool ownFree(const Json& args) const
    {
        return asTold(args) && of(args, "player").games.empty() &&
               lastWere(of(args, "opponent"), colourOf(args, "colour"), 1);
    }
    [[nodiscard]] bool bothMust(char colour) const
    {
        return m_asked.due.strength == 3 && m_opponent.due.strength == 3 && m_asked.due.colour == colour &&
               m_opponent.due.colour == colour;
    }
    static int width(const Side& side) { return std::abs(side.due.difference); }
    [[nodiscard]] bool differencesTold(const Json& args) const
    {
        return of(args, "player").due.difference == args.at("difference").get<int>() &&
               of(args, "opponent").due.difference == args.at("otherDifference").get<int>();
    }
    [[nodiscard]] bool widerOwn(const Json& args) const
    {
        return asTold(args) && bothMust(colourOf(args, "colour")) && width(m_asked) > width(m_opponent) &&
               differencesTold(args);
    }
    [[nodiscard]] bool widerOpponent(const Json& args) const
    {
        return asTold(args) && bothMust(colourOf(args, "other")) && width(m_opponent) > width(m_asked) &&
               differencesTold(args);
    }

    /// In no later round did one have White and the other Black; in this one they did, as told.
    [[nodiscard]] bool alternate(const Json& args) const
    {
        const auto round = args.at("round").get<RoundNumber>();
        const auto in = [&](const Side& side, RoundNumber number) {
            const auto game = std::ranges::find(side.games, number, &ColouredGame::round);
            return game == side.games.end() ? '-' : game->colour;
        };
        const Side& player = of(args, "player");
        const Side& opponent = of(args, "opponent");
        for (RoundNumber later = round + 1; later < m_round; ++later) {
            if (in(player, later) != in(opponent, later)) return false;
        }
        return in(player, round) == colourOf(args, "other") && in(opponent, round) == colourOf(args, "colour") &&
               gets(player, colourOf(args, "colour"));
    }
    [[nodiscard]] bool alternateSlid(const Json& args) const
    {
        const Side& player = of(args, "player");
        const Side& opponent = of(args, "opponent");
        const std::size_t differs = lastDifference();
        if (differs == 0) return false;
        return back(player, differs).round == args.at("round").get<RoundNumber>() &&
               back(opponent, differs).round == args.at("opponentRound").get<RoundNumber>() &&
               back(player, differs).colour == colourOf(args, "other") &&
               back(opponent, differs).colour == colourOf(args, "colour") && gets(player, colourOf(args, "colour"));
    }
    [[nodiscard]] bool equallyDue(char colour) const
    {
        return m_asked.due.colour == colour && m_opponent.due.colour == colour &&
               m_asked.due.strength == m_opponent.due.strength && m_asked.due.strength > 0;
    }
    [[nodiscard]] bool higherOwn(const Json& args) const
    {
        return asTold(args) && m_askedHigher && equallyDue(colourOf(args, "colour"));
    }
    [[nodiscard]] bool higherOpponent(const Json& args) const
    {
        return asTold(args) && !m_askedHigher && equallyDue(colourOf(args, "other"));
    }
    [[nodiscard]] bool neitherPlayed() const { return m_asked.games.empty() && m_opponent.games.empty(); }
    [[nodiscard]] bool numberTold(const Json& args, const char* who, bool odd) const
    {
        const int number = numberOf(args, who);
        const int told = args.at("number").get<int>();
        if (args.contains("tpn") ? args.at("tpn") != number : told != number) return false;
        return number == (m_askedHigher ? m_asked.number : m_opponent.number) && told == effective(number) &&
               (told % 2 != 0) == odd && colourOf(args, "initial") == initial();
    }
    [[nodiscard]] bool initialOdd(const Json& args) const
    {
        return asTold(args) && neitherPlayed() && numberTold(args, "higher", true);
    }
    [[nodiscard]] bool initialEven(const Json& args) const
    {
        return asTold(args) && neitherPlayed() && numberTold(args, "higher", false);
    }
    [[nodiscard]] bool byHand(const Json& args) const
    {
        return onBoard(m_asked.number) == colourOf(args, "colour") && gets(m_asked, colourOf(args, "other")) &&
               gets(m_opponent, colourOf(args, "colour"));
    }
    [[nodiscard]] bool noGame(const Json& args) const
    {
        const Cell& cell = m_table.cell(numberOf(args, "player"), m_round);
        return cell.opponent == 0 && args.at("outcome") == std::string(1, trfCode(cell.outcome)) &&
               args.at("round") == m_round;
    }

    // --- what each is due

    [[nodiscard]] bool dueTwice(const Json& args) const
    {
        const Side& side = of(args, "player");
        return lastWere(side, colourOf(args, "other"), 2) && side.due.colour == colourOf(args, "colour");
    }
    [[nodiscard]] bool counted(const Json& args, int strength) const
    {
        const Side& side = of(args, "player");
        return side.due.strength == strength && side.due.colour == colourOf(args, "colour") &&
               count(side, colourOf(args, "white")) == args.at("whites").get<std::size_t>() &&
               count(side, colourOf(args, "black")) == args.at("blacks").get<std::size_t>() &&
               args.at("white") == "white" && args.at("black") == "black";
    }
    [[nodiscard]] bool dueBalance(const Json& args) const { return counted(args, 3); }
    [[nodiscard]] bool dueStrong(const Json& args) const { return counted(args, 2); }
    [[nodiscard]] bool dueMild(const Json& args) const
    {
        const Side& side = of(args, "player");
        return side.due.strength == 1 && lastWere(side, colourOf(args, "other"), 1) &&
               side.due.colour == colourOf(args, "colour");
    }
    [[nodiscard]] bool dueNone(const Json& args) const { return of(args, "player").games.empty(); }
    [[nodiscard]] bool differenceTold(const Json& args) const
    {
        return of(args, "player").due.difference == args.at("difference").get<int>();
    }
    [[nodiscard]] std::string history(const Side& side) const
    {
        std::string text(static_cast<std::size_t>(m_round - 1), '=');
        for (const ColouredGame& game : side.games) text[static_cast<std::size_t>(game.round - 1)] = game.colour;
        return text;
    }
    [[nodiscard]] bool historyTold(const Json& args) const
    {
        return args.at("history").get<std::string>() == history(of(args, "player"));
    }
    [[nodiscard]] bool slidTold(const Json& args) const
    {
        std::string slid = history(of(args, "player"));
        std::ranges::stable_partition(slid, [](char letter) { return letter == '='; });
        return historyTold(args) && args.at("slid").get<std::string>() == slid;
    }

    // --- the steps

    [[nodiscard]] bool stepBoth(const Json& args) const
    {
        const Side& player = of(args, "player");
        const Side& opponent = of(args, "opponent");
        return player.due.colour == colourOf(args, "colour") && opponent.due.colour == colourOf(args, "other") &&
               gets(player, player.due.colour) && gets(opponent, opponent.due.colour);
    }
    [[nodiscard]] bool stepOnly(const Json& args) const
    {
        const Side& player = of(args, "player");
        return of(args, "opponent").games.empty() && player.due.colour == colourOf(args, "colour") &&
               gets(player, player.due.colour);
    }
    [[nodiscard]] bool stepBothNot(const Json& args) const
    {
        return m_asked.due.colour == colourOf(args, "colour") && m_opponent.due.colour == m_asked.due.colour;
    }
    [[nodiscard]] bool stepNothingDue(const Json&) const { return neitherPlayed(); }
    [[nodiscard]] bool stepStronger(const Json& args) const
    {
        static constexpr const char* kWords[] = {"preference.none", "preference.mild", "preference.strong",
                                                 "preference.absolute"};
        const Side& player = of(args, "player");
        const Side& opponent = of(args, "opponent");
        return player.due.strength > opponent.due.strength && args.at("strength") == kWords[player.due.strength] &&
               args.at("otherStrength") == kWords[opponent.due.strength] && gets(player, colourOf(args, "colour"));
    }
    [[nodiscard]] bool stepWider(const Json& args) const
    {
        const Side& player = of(args, "player");
        const Side& opponent = of(args, "opponent");
        return bothMust(colourOf(args, "colour")) && width(player) > width(opponent) &&
               player.due.difference == args.at("difference").get<int>() &&
               opponent.due.difference == args.at("otherDifference").get<int>() &&
               gets(player, colourOf(args, "colour"));
    }
    [[nodiscard]] bool stepEquallyStrong(const Json& args) const
    {
        static constexpr const char* kWords[] = {"preference.none", "preference.mild", "preference.strong",
                                                 "preference.absolute"};
        return m_asked.due.strength == m_opponent.due.strength && args.at("strength") == kWords[m_asked.due.strength];
    }
    [[nodiscard]] bool stepEquallyWide(const Json& args) const
    {
        return m_asked.due.strength == 3 && m_opponent.due.strength == 3 && width(m_asked) == width(m_opponent) &&
               m_asked.due.difference == args.at("difference").get<int>() &&
               m_opponent.due.difference == args.at("otherDifference").get<int>();
    }
    [[nodiscard]] bool stepNoDifference(const Json&) const { return lastDifference() == 0; }
    [[nodiscard]] bool stepHigher(const Json& args) const
    {
        const Side& player = of(args, "player");
        return player.number == (m_askedHigher ? m_asked.number : m_opponent.number) &&
               gets(player, colourOf(args, "colour"));
    }
    [[nodiscard]] bool stepInitialOdd(const Json& args) const { return numberTold(args, "player", true); }
    [[nodiscard]] bool stepInitialEven(const Json& args) const
    {
        return numberTold(args, "player", false) && colourOf(args, "other") == other(initial());
    }
    [[nodiscard]] bool rankByScore(const Json& args) const
    {
        const int player = numberOf(args, "player");
        const int opponent = numberOf(args, "opponent");
        const int one = m_table.pairingScore(player, m_round);
        const int two = m_table.pairingScore(opponent, m_round);
        return one > two && tenthsOf(args, "points") == one && tenthsOf(args, "otherPoints") == two;
    }
    [[nodiscard]] bool rankByNumber(const Json& args) const
    {
        const int player = numberOf(args, "player");
        const int opponent = numberOf(args, "opponent");
        return m_table.pairingScore(player, m_round) == m_table.pairingScore(opponent, m_round) && player < opponent &&
               args.at("number") == player && args.at("otherNumber") == opponent;
    }
    [[nodiscard]] bool effectiveTold(const Json& args) const
    {
        const int number = numberOf(args, "player");
        return args.at("tpn") == number && args.at("number") == effective(number);
    }
    [[nodiscard]] bool letterTold(const Json& args) const
    {
        static const std::map<std::string, std::string> kReasons{{"E1", "colour.reason_twice"},
                                                                 {"E2", "colour.reason_balance"},
                                                                 {"E3", "colour.reason_alternate"},
                                                                 {"E4", "colour.reason_higher"},
                                                                 {"E5", "colour.reason_initial"}};
        return args.at("letter") == m_decision.letter && args.at("reason") == kReasons.at(m_decision.letter);
    }
    [[nodiscard]] bool ruleGives(const Json& args) const
    {
        return gets(of(args, "player"), colourOf(args, "colour")) &&
               gets(of(args, "opponent"), colourOf(args, "other")) &&
               onBoard(numberOf(args, "player")) == colourOf(args, "other");
    }
    [[nodiscard]] bool thirdInARow(const Json& args) const
    {
        const Side& side = of(args, "player");
        const char colour = colourOf(args, "colour");
        return lastWere(side, colour, 2) && onBoard(side.number) == colour;
    }
    [[nodiscard]] bool beyondTwo(const Json& args) const
    {
        const Side& side = of(args, "player");
        const int after = side.due.difference + (onBoard(side.number) == kWhite ? 1 : -1);
        return std::abs(after) > 2 && args.at("difference").get<int>() == after;
    }
    /// "In the last round only" is said of the last round, "forbidden before it" of the others.
    [[nodiscard]] bool rightRound(std::string_view phrase) const
    {
        if (phrase == "colour.third_in_a_row" || phrase == "colour.beyond_two") return !m_final;
        if (phrase == "colour.third_in_a_row_last" || phrase == "colour.beyond_two_last") return m_final;
        return true;
    }

    const Crosstable& m_table;
    RoundNumber m_round;
    bool m_final;
    bool m_paired = false;
    Side m_asked;
    Side m_opponent{};
    bool m_askedHigher = true;
    Decision m_decision{};
};

}  // namespace

void verifyColour(const Crosstable& table, RoundNumber round, const Explanation& answer, Tally& tally)
{
    const Json facts = factsOf(answer);
    const ColourReader reader(table, round, facts);
    const std::string about = "round " + std::to_string(round) + ": " + facts.dump();
    readSentences(
        answer, "colour", about, [&](std::string_view phrase, const Json& args) { return reader.judge(phrase, args); },
        tally);
    count(tally, "colour facts", reader.factsHold(facts), about);
}

}  // namespace kydai::verify
