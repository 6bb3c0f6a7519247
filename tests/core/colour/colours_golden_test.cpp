// What is told of colours by each of the regulations, of histories of every kind, as it was when it was last read; and
// of colours that no rule allocates. Whether it is true is asked beside.
#include "colour/explain_colour.h"
#include "support/golden.h"
#include "support/player_id.h"
#include "support/random.h"
#include "support/whole_answer.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kydai::colour {
namespace {

constexpr std::array kAllRules{Rules::Dutch2017, Rules::Dutch2026,   Rules::Dubov,
                               Rules::Burstein,  Rules::DoubleSwiss, Rules::Keizer};

/// Every history of up to three rounds, and some longer ones.
std::vector<std::string> manyHistories()
{
    std::vector<std::string> all{""};
    for (std::size_t at = 0; at < all.size() && all[at].size() < 3; ++at) {
        for (const char sign : {'W', 'B', '='}) all.push_back(all[at] + sign);
    }
    Random random(77);
    for (int more = 0; more < 20; ++more) {
        std::string text;
        for (int round = random.between(4, 9); round > 0; --round) text += "WBWB="[random.below(5)];
        all.push_back(std::move(text));
    }
    return all;
}

/// Two of these histories, and everything else of the case as it is drawn.
ColourCase drawnCase(Random& random, Rules rules, const std::string& one, const std::string& two)
{
    std::array<Contender, 2> both;
    const bool scored = random.below(4) != 0;
    for (std::size_t at = 0; at < 2; ++at) {
        Contender& made = both.at(at);
        made.side = Side(History::parse(at == 0 ? one : two, playerId(static_cast<int>(at) + 1)).value());
        // Whoever has not played prefers in Dubov's system what is not due to the other one.
        if (rules == Rules::Dubov && made.side.history.games() == 0 && random.below(2) == 0)
            made.side.preference = {PreferenceKind::Mild, random.below(2) == 0 ? Colour::White : Colour::Black};
        made.name = at == 0 ? "Hạnh" : "Bình";
        made.tpn = random.between(0, 9) == 0 ? 0 : static_cast<int>(at) + 1;
        made.then = random.below(4) == 0 ? 7 : 0;
        made.number = random.between(1, 3);
        if (scored) made.score = Points{10 * random.between(1, 2)};
    }
    const PlayerId asked = playerId(random.between(1, 2));
    const Colour initial = random.below(2) == 0 ? Colour::White : Colour::Black;
    ColourCase made = ColourCase::decide(both[0], both[1], initial, asked, rules);
    made.round = random.below(3) == 0 ? 0 : made.rounds() + 1;
    made.finalRound = random.below(3) == 0;
    if (random.below(2) == 0) made.whiteOnBoard = playerId(random.between(1, 2));
    made.recorded = random.below(8) != 0;
    made.unplayed = random.below(3) == 0 ? '-' : '=';
    return made;
}

TEST(ColoursGolden, AreToldAsTheyWereRead)
{
    fixture::Golden golden("colours/cases");
    const std::vector<std::string> histories = manyHistories();
    for (const Rules rules : kAllRules) {
        Random random(static_cast<std::uint64_t>(rules) + 1);
        for (const std::string& one : histories) {
            std::string text;
            for (const std::string& two : histories) {
                const ColourCase asked = drawnCase(random, rules, one, two);
                text += fmt::format("{} {} by {} {} back {}\n", one, two, static_cast<int>(asked.decided.decider),
                                    static_cast<int>(asked.decided.letter), asked.decided.gamesBack.value_or(0));
                text += fixture::wholeText(explainColour(asked)) + '\n';
            }
            golden.add(fmt::format("{}-'{}'", static_cast<int>(rules), one), "colours", text);
        }
    }
    golden.compare();
}

TEST(ColoursGolden, ThatNoRuleAllocatesAreToldAsTheyWereRead)
{
    fixture::Golden golden("colours/given");
    const PlayerRef hanh{1, "Hạnh"};
    const PlayerRef binh{2, "Bình"};
    const Step why{Phrase::TeamColourInitial, {}};
    const std::vector<std::optional<TeamBoardColour>> teams{std::nullopt,
                                                            TeamBoardColour{3, {4, "Huế"}, Colour::Black, {}},
                                                            TeamBoardColour{2, {5, "Vinh"}, Colour::White, why}};
    const std::vector<std::optional<MatchColour>> matches{
        std::nullopt, MatchColour{hanh, binh, 3, 1, false}, MatchColour{hanh, binh, 3, 1, true},
        MatchColour{binh, hanh, 4, 2, false}, MatchColour{binh, hanh, 4, 3, true}};
    for (int source = 0; source <= static_cast<int>(OtherSource::OtherSystem); ++source) {
        for (const Colour colour : {Colour::White, Colour::Black}) {
            std::string text;
            for (const auto& ofTeam : teams) {
                for (const auto& ofMatch : matches) {
                    for (const int marks : {0, 1, 2, 3}) {
                        const GivenColour given{static_cast<OtherSource>(source),
                                                "OTHER",
                                                colour,
                                                5,
                                                (marks & 1) == 0,
                                                (marks & 2) == 0,
                                                ofTeam,
                                                ofMatch};
                        text += fixture::wholeText(explainGivenColour(given, hanh, binh)) + '\n';
                    }
                }
            }
            golden.add(fmt::format("{}-{}", source, colour == Colour::White ? "white" : "black"), "given", text);
        }
    }
    for (int outcome = 0; outcome <= static_cast<int>(Outcome::UnopposedLoss); ++outcome) {
        golden.add(std::to_string(outcome), "nogame",
                   fixture::wholeText(explainNoColour(hanh, 4, static_cast<Outcome>(outcome))));
    }
    golden.compare();
}

TEST(ColoursGolden, StepsChaptersAndLettersAreAsTheyWereRead)
{
    fixture::Golden golden("colours/names");
    for (const Rules rules : kAllRules) {
        std::string text = fmt::format("{} {}", chapterOf(rules), allocationArticle(rules).citation());
        const int deciders = rules == Rules::Keizer ? 9 : rules == Rules::DoubleSwiss ? 8 : 5;
        for (int decider = 0; decider < deciders; ++decider)
            text += fmt::format(" {}", stepNumber(static_cast<Decider>(decider), rules));
        golden.add(std::to_string(static_cast<int>(rules)), "rules", text);
    }
    for (int letter = 0; letter <= static_cast<int>(Letter::E5); ++letter)
        golden.add(std::to_string(letter), "letter", std::string(letterName(static_cast<Letter>(letter))));
    for (const std::string& text : manyHistories()) {
        const History history = *History::parse(text, playerId(3));
        std::string told = fixture::recordText(preferenceOf(history)) + toString(history);
        for (const Colour colour : {Colour::White, Colour::Black})
            told += ' ' + fixture::recordText(basicRulesAfter(history, colour)) +
                    (history.lastTwoWere(colour) ? " twice" : "");
        golden.add('\'' + text + '\'', "history", told);
    }
    golden.compare();
}

}  // namespace
}  // namespace kydai::colour
