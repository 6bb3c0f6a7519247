// Keizer's system beside a book of our own, which is kept from rules/other_systems.md alone: sums by counting all
// rounds anew, pairs by trying every one down the ranking, colours by difference and alternation.

#include "model/keizer.h"

#include "pairing/check.h"
#include "pairing/engine.h"
#include "pairing/explain_pairing.h"
#include "pairing/manual_check.h"
#include "pairing/next_round.h"
#include "pairing/round_colours.h"
#include "support/explained.h"
#include "support/player_id.h"
#include "support/random.h"
#include "tiebreak/explain_tiebreak.h"
#include "tiebreak/standings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kydai::pairing {
namespace {

Section club(int players, KeizerRules rules = {})
{
    Section section = newcomers(players);
    section.rules.pairingSystem = PairingSystem::Keizer;
    section.rules.fideMode = false;
    section.rules.keizer = rules;
    section.rules.scheduledRounds = 40;
    return section;
}

std::optional<Round> clubRound(const Section& section)
{
    const DraftOutcome outcome = draftRound(section, section.roundsPaired() + 1);
    const auto* draft = std::get_if<DraftRound>(&outcome);
    return draft == nullptr ? std::nullopt : std::optional(draft->round);
}

// --- the book

/// Sixtieths of each part, told once more.
long sixtieths(ValuePart part)
{
    constexpr std::array kParts{0L, 10L, 15L, 20L, 24L, 30L, 36L, 40L, 45L, 50L, 60L};
    return kParts.at(static_cast<std::size_t>(part));
}

struct ClubRanking {
    std::vector<int> order{};    ///< numbers, the first in front
    std::map<int, long> sums{};  ///< sixtieths
    std::map<int, int> values{};
};

long clubGain(const Section& section, int number, int round, const std::map<int, int>& values, int& excused)
{
    const KeizerRules& rules = *section.rules.keizer;
    const Round& played = section.rounds[static_cast<std::size_t>(round - 1)];
    for (const Game& game : played.games) {
        if (keyOf(game.white) != number && keyOf(game.black) != number) continue;
        const bool isWhite = keyOf(game.white) == number;
        const int rival = keyOf(isWhite ? game.black : game.white);
        const Outcome own = isWhite ? game.whiteOutcome : game.blackOutcome;
        const std::map<Outcome, ValuePart> ofRival{{Outcome::Win, rules.win},
                                                   {Outcome::Draw, rules.draw},
                                                   {Outcome::Loss, rules.loss},
                                                   {Outcome::ForfeitWin, rules.forfeitWin}};
        if (own == Outcome::ForfeitLoss) return values.at(number) * sixtieths(rules.unexcused);
        const auto part = ofRival.find(own);
        return part == ofRival.end() ? 0 : values.at(rival) * sixtieths(part->second);
    }
    for (const Bye& bye : played.byes) {
        if (keyOf(bye.player) != number) continue;
        const long own = values.at(number);
        if (bye.kind == Outcome::PairingBye) return own * sixtieths(rules.freeRound);
        if (bye.kind == Outcome::FullBye) return own * sixtieths(rules.duty);
        if (bye.kind == Outcome::ZeroBye) {
            const Player& player = section.player(bye.player);
            const bool isThere = player.entersInRound <= round && player.withdrawnFromRound.value_or(999) > round;
            return isThere ? own * sixtieths(rules.unexcused) : 0;
        }
        ++excused;
        return rules.mostExcused > 0 && excused > rules.mostExcused ? 0 : own * sixtieths(rules.excused);
    }
    return 0;
}

/// The ranking after each round starts from the one before.
ClubRanking clubRanking(const Section& section)
{
    const KeizerRules& rules = *section.rules.keizer;
    ClubRanking book;
    for (const Player& player : section.players) book.order.push_back(player.tpn);
    std::ranges::sort(book.order);
    const int players = static_cast<int>(book.order.size());
    const int top = rules.topValue > 0 ? rules.topValue : players + (players + 1) / 2;
    const auto giveValues = [&] {
        int value = top;
        for (const int number : book.order) book.values[number] = std::max(1, value--);
    };
    giveValues();
    for (int rounds = 0; rounds <= section.roundsPaired(); ++rounds) {
        for (int count = 0; count <= 20; ++count) {
            for (const int number : book.order) {
                long sum = rules.startValue ? 60L * book.values[number] : 0;
                int excused = 0;
                for (int round = 1; round <= rounds; ++round)
                    sum += clubGain(section, number, round, book.values, excused);
                book.sums[number] = sum;
            }
            if (count == 20) break;
            std::vector<int> next = book.order;
            std::ranges::sort(
                next, [&](int a, int b) { return book.sums[a] != book.sums[b] ? book.sums[a] > book.sums[b] : a < b; });
            if (next == book.order) break;
            book.order = next;
            giveValues();
        }
    }
    return book;
}

/// Who met whom, when and how often; free rounds; colours.
struct ClubPast {
    std::map<std::pair<int, int>, std::vector<int>> met{};
    std::map<int, int> free{};
    std::map<int, std::string> colours{};  ///< oldest first
};

ClubPast clubPast(const Section& section)
{
    ClubPast past;
    int number = 0;
    for (const Round& round : section.rounds) {
        ++number;
        for (const Game& game : round.games) {
            if (game.whiteOutcome == Outcome::ForfeitWin || game.whiteOutcome == Outcome::ForfeitLoss) continue;
            const int white = keyOf(game.white);
            const int black = keyOf(game.black);
            past.met[std::minmax(white, black)].push_back(number);
            past.colours[white] += 'W';
            past.colours[black] += 'B';
        }
        for (const Bye& bye : round.byes) past.free[keyOf(bye.player)] += bye.kind == Outcome::PairingBye ? 1 : 0;
    }
    return past;
}

using Pairs = std::vector<std::pair<int, int>>;  ///< the higher in the ranking first
struct ClubPairing {
    Pairs pairs{};
    int free = 0;
};

/// Every way to pair `left`, the first one that is allowed: the order of the tries is that of the ranking.
bool firstClubPairing(std::vector<int> left, const std::function<bool(int, int)>& may, Pairs& made)
{
    if (left.empty()) return true;
    const int first = left.front();
    left.erase(left.begin());
    for (std::size_t at = 0; at < left.size(); ++at) {
        if (!may(first, left[at])) continue;
        std::vector<int> others = left;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(at));
        made.emplace_back(first, left[at]);
        if (firstClubPairing(others, may, made)) return true;
        made.pop_back();
    }
    return false;
}

std::optional<ClubPairing> bestPairing(const Section& section, const std::vector<int>& there)
{
    const KeizerRules& rules = *section.rules.keizer;
    const ClubPast past = clubPast(section);
    const int round = section.roundsPaired() + 1;
    std::vector<int> present;
    for (const int number : clubRanking(section).order) {
        if (std::ranges::find(there, number) != there.end()) present.push_back(number);
    }
    for (int level = 0; level <= rules.apart + 1; ++level) {
        const auto may = [&](int a, int b) {
            const auto met = past.met.find(std::minmax(a, b));
            if (met == past.met.end()) return true;
            if (level <= rules.apart && rules.mostGames > 0 && static_cast<int>(met->second.size()) >= rules.mostGames)
                return false;
            return round - met->second.back() > rules.apart - level;
        };
        ClubPairing made;
        if (present.size() % 2 == 0) {
            if (firstClubPairing(present, may, made.pairs)) return made;
            continue;
        }
        std::vector<int> turns(present.rbegin(), present.rend());
        std::ranges::stable_sort(turns, {}, [&](int number) {
            const auto had = past.free.find(number);
            return had == past.free.end() ? 0 : had->second;
        });
        for (const int free : turns) {
            std::vector<int> others = present;
            std::erase(others, free);
            made.pairs.clear();
            made.free = free;
            if (firstClubPairing(others, may, made.pairs)) return made;
        }
    }
    return std::nullopt;
}

/// White of a pair.
int clubWhite(const ClubPast& past, int higher, int lower, const std::map<int, int>& numbers)
{
    const auto coloursOf = [&](int number) {
        const auto at = past.colours.find(number);
        return at == past.colours.end() ? std::string() : at->second;
    };
    std::string a = coloursOf(higher);
    std::string b = coloursOf(lower);
    if (a.empty() && b.empty()) return numbers.at(higher) % 2 != 0 ? higher : lower;
    const auto difference = [](const std::string& told) {
        return 2 * static_cast<int>(std::ranges::count(told, 'W')) - static_cast<int>(told.size());
    };
    if (difference(a) != difference(b)) return difference(a) < difference(b) ? higher : lower;
    for (std::size_t back = 1; back <= std::min(a.size(), b.size()); ++back) {
        if (a[a.size() - back] != b[b.size() - back]) return a[a.size() - back] == 'B' ? higher : lower;
    }
    if (!a.empty()) return a.back() == 'B' ? higher : lower;
    return b.back() == 'W' ? higher : lower;
}

constexpr std::array kClubResults{std::pair(Outcome::Win, Outcome::Loss), std::pair(Outcome::Loss, Outcome::Win),
                                  std::pair(Outcome::Draw, Outcome::Draw),
                                  std::pair(Outcome::ForfeitWin, Outcome::ForfeitLoss),
                                  std::pair(Outcome::ForfeitLoss, Outcome::ForfeitLoss)};

KeizerRules drawnClubRules(Random& random)
{
    const auto part = [&] { return static_cast<ValuePart>(random.below(11)); };
    KeizerRules rules;
    if (random.below(2) == 0) return rules;
    rules.topValue = static_cast<int>(random.below(30));
    rules.startValue = random.below(2) == 0;
    rules.draw = part();
    rules.loss = part();
    rules.forfeitWin = part();
    rules.freeRound = part();
    rules.excused = part();
    rules.mostExcused = static_cast<int>(random.below(3));
    rules.duty = part();
    rules.unexcused = part();
    rules.apart = static_cast<int>(random.below(5));
    rules.mostGames = static_cast<int>(random.below(3));
    return rules;
}

TEST(KeizerAgainstTheBook, RankingPairsFreeRoundAndColoursAreThose)
{
    int circles = 0;
    int loosened = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        Random random(seed);
        const int players = random.between(2, 9);
        Section section = club(players, drawnClubRules(random));
        if (players > 3 && random.below(3) == 0) section.players[1].entersInRound = random.between(2, 4);
        if (players > 4 && random.below(3) == 0) section.players[2].withdrawnFromRound = random.between(3, 6);
        const int rounds = random.between(3, 9);
        for (RoundNumber round = 1; round <= rounds; ++round) {
            std::vector<int> there;
            for (const Player& player : section.players) {
                if (player.entersInRound > round || player.withdrawnFromRound.value_or(999) <= round) continue;
                if (random.below(5) == 0) {
                    constexpr std::array kKinds{Outcome::HalfBye, Outcome::ZeroBye, Outcome::FullBye};
                    section.requestedByes.push_back({player.id, round, kKinds[random.below(3)]});
                } else {
                    there.push_back(player.tpn);
                }
            }
            const ClubRanking book = clubRanking(section);
            const KeizerTable table = keizerOf(section, section.roundsPaired());
            circles += table.isSettled ? 0 : 1;
            for (std::size_t at = 0; at < section.players.size(); ++at) {
                const int number = section.players[at].tpn;
                ASSERT_EQ(table.rows[at].sum, book.sums.at(number)) << "seed " << seed << ", round " << round;
                ASSERT_EQ(table.rows[at].value, book.values.at(number)) << "seed " << seed;
                ASSERT_EQ(book.order[static_cast<std::size_t>(table.rows[at].place - 1)], number) << "seed " << seed;
            }
            if (there.size() < 2) {
                section.requestedByes.clear();
                break;
            }
            const auto due = bestPairing(section, there);
            ASSERT_TRUE(due) << "somebody is always paired with somebody";
            auto made = clubRound(section);
            ASSERT_TRUE(made) << "seed " << seed << ", round " << round;
            const ClubPast past = clubPast(section);
            Pairs pairs;
            std::map<int, int> numbers;
            // Who came so far, in the order of the numbers, this round included (C.04.3, 5.2.5).
            for (const Player& player : section.players) {
                const bool now = std::ranges::find(there, player.tpn) != there.end();
                const bool before = std::ranges::any_of(section.rounds, [&](const Round& each) {
                    return std::ranges::any_of(
                               each.games,
                               [&](const Game& game) { return game.white == player.id || game.black == player.id; }) ||
                           std::ranges::any_of(each.byes, [&](const Bye& bye) {
                               return bye.player == player.id && bye.kind == Outcome::PairingBye;
                           });
                });
                if (now || before) numbers.emplace(player.tpn, static_cast<int>(numbers.size()) + 1);
            }
            for (std::size_t board = 0; board < made->games.size(); ++board) {
                const int white = keyOf(made->games[board].white);
                const int black = keyOf(made->games[board].black);
                const bool isHigher = std::ranges::find(book.order, white) < std::ranges::find(book.order, black);
                pairs.emplace_back(isHigher ? white : black, isHigher ? black : white);
                EXPECT_EQ(white, clubWhite(past, pairs.back().first, pairs.back().second, numbers))
                    << "seed " << seed << ", round " << round << ", board " << board + 1;
            }
            ASSERT_EQ(pairs, due->pairs) << "seed " << seed << ", round " << round;
            const auto free = std::ranges::find(made->byes, Outcome::PairingBye, &Bye::kind);
            ASSERT_EQ(free == made->byes.end() ? 0 : keyOf(free->player), due->free) << "seed " << seed;
            for (const auto& pair : due->pairs) {
                const auto met = past.met.find(std::minmax(pair.first, pair.second));
                if (met != past.met.end() && round - met->second.back() <= section.rules.keizer->apart) ++loosened;
            }
            for (Game& game : made->games) {
                const auto [white, black] = kClubResults[random.below(random.below(4) == 0 ? 5 : 3)];
                game.whiteOutcome = white;
                game.blackOutcome = black;
            }
            section.rounds.push_back(*std::move(made));
            section.requestedByes.clear();
        }
        const auto checked = checkPairings(section);
        EXPECT_EQ(checked.equal(), section.roundsPaired()) << "seed " << seed;
    }
    EXPECT_GT(loosened, 50) << "rules gave way";
    EXPECT_GT(circles, 0) << "a ranking went round in circles";
}

// --- by hand

void playClub(Section& section, const std::function<std::pair<Outcome, Outcome>(int, int)>& result)
{
    Round round = *clubRound(section);
    for (Game& game : round.games)
        std::tie(game.whiteOutcome, game.blackOutcome) = result(keyOf(game.white), keyOf(game.black));
    section.rounds.push_back(std::move(round));
    section.requestedByes.clear();
}

std::pair<Outcome, Outcome> strongerWins(int white, int black)
{
    return white < black ? kClubResults[0] : kClubResults[1];
}

TEST(Keizer, TheFirstIsWorthThreeTimesTheLast)
{
    const KeizerTable table = keizerOf(club(20), 0);
    EXPECT_EQ(table.rows.front().value, 30);
    EXPECT_EQ(table.rows.back().value, 11);
    EXPECT_TRUE(table.isSettled);
}

TEST(Keizer, AWinIsWorthTheOpponentsValueOfTheRankingThatFollows)
{
    Section section = club(4);
    playClub(section,
             [](int, int black) { return black == 2 ? kClubResults[1] : kClubResults[0]; });  // 2 beats 1, 3 or 4 wins
    const KeizerTable table = keizerOf(section, 1);
    const auto& rows = table.rows;
    EXPECT_EQ(rows[1].sum, kSixtieths * rows[0].value) << "number 2 has what number 1 is worth now";
    EXPECT_EQ(rows[0].sum, 0);
    EXPECT_GT(rows[1].value, rows[0].value);
}

TEST(Keizer, FourMeetAgainOnlyBecauseNobodyElseIsThere)
{
    Section section = club(4);
    for (int round = 0; round < 4; ++round) playClub(section, strongerWins);
    const Explanation told = RoundExplainer(section, 4).pairing(playerId(1));
    EXPECT_EQ(told.conclusion.phrase, Phrase::KeizerMeet);
    EXPECT_TRUE(std::ranges::any_of(told.steps, [](const Step& step) { return step.phrase == Phrase::KeizerSooner; }));
}

TEST(Keizer, WhoMetLatelyIsToldWhenAndForHowLong)
{
    Section section = club(6);
    playClub(section, strongerWins);
    const PlayerId first = section.rounds[0].games[0].white;
    const PlayerId second = section.rounds[0].games[0].black;
    const Explanation why = *RoundExplainer(section, 2).whyNot(first, second);
    EXPECT_EQ(why.conclusion.phrase, Phrase::KeizerMetLately);
    EXPECT_EQ(jsonOf(why)["decided_by"], "met");
    EXPECT_TRUE(why.conclusion.article.empty()) << "no article of FIDE says so";
}

TEST(Keizer, WhoCouldMeetButDoesntIsToldWhoComesFirst)
{
    const Section section = club(6);
    const Explanation why = *RoundExplainer(section, 1).whyNot(playerId(1), playerId(4));
    EXPECT_EQ(why.conclusion.phrase, Phrase::WhyNotLater);
    EXPECT_EQ(jsonOf(why)["decided_by"], "order");
    EXPECT_EQ(jsonOf(why)["best_round"].size(), 3U);
}

TEST(Keizer, TheFreeRoundGoesDownTheRankingAndRound)
{
    Section section = club(5);
    playClub(section, strongerWins);
    EXPECT_EQ(section.rounds[0].byes[0].player, playerId(5));
    const Explanation bye = RoundExplainer(section, 1).bye();
    EXPECT_EQ(bye.conclusion.phrase, Phrase::KeizerBye);
    for (const Step& step : bye.steps) EXPECT_TRUE(step.article.empty());
    playClub(section, strongerWins);
    EXPECT_NE(section.rounds[1].byes[0].player, playerId(5)) << "who was free least often";
}

TEST(Keizer, ProhibitedPairsNeverGiveWay)
{
    Section section = club(2);
    section.rules.prohibited.push_back({1, 40, {playerId(1), playerId(2)}, {}, "same family"});
    EXPECT_FALSE(clubRound(section));
    const DraftOutcome outcome = draftRound(section, 1);
    EXPECT_NE(std::get_if<Unpairable>(&outcome), nullptr);
}

TEST(Keizer, MeetingAgainByHandIsToldAndNothingMore)
{
    Section section = club(4);
    playClub(section, strongerWins);
    Round again = section.rounds[0];
    for (Game& game : again.games) game.whiteOutcome = game.blackOutcome = Outcome::Open;
    const auto warnings = checkManualRound(section, again, 2);
    EXPECT_TRUE(std::ranges::all_of(warnings, [](const ManualWarning& warning) { return warning.level <= 2; }));
    EXPECT_TRUE(std::ranges::any_of(
        warnings, [](const ManualWarning& warning) { return warning.fault == ManualFault::RepeatsOpponent; }));
}

TEST(Keizer, ColoursAreToldByDifference)
{
    Section section = club(4);
    playClub(section, strongerWins);
    playClub(section, strongerWins);
    for (const Game& game : section.rounds[1].games) {
        const Explanation told = RoundColours(section, 2).explain(game.white);
        EXPECT_TRUE(told.conclusion.article.empty());
        const auto decided = jsonOf(told)["decided_by"];
        EXPECT_TRUE(decided == "difference" || decided == "alternation" || decided == "higher") << decided;
    }
}

TEST(Keizer, AColourIsExplainedByNoRegulationAndByWhatBothHadBefore)
{
    std::map<std::string, int> decided;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Random random(seed);
        Section section = club(random.between(4, 9));
        section.players[0].entersInRound = 3;  // the strongest, without a game
        for (RoundNumber round = 1; round <= 7; ++round) {
            if (random.below(3) == 0)
                section.requestedByes = {{playerId(random.between(1, 4)), round, Outcome::HalfBye}};
            playClub(section, [&](int, int) { return kClubResults[random.below(3)]; });
            const Scorecards cards(section);
            const auto differenceOf = [&](PlayerId player) {
                int difference = 0;
                for (RoundNumber before = 1; before < round; ++before) {
                    const auto colour = cards.entry(section.indexOf(player).value(), before).colour;
                    if (colour) difference += *colour == Colour::White ? 1 : -1;
                }
                return difference;
            };
            for (const Game& game : section.round(round).games) {
                const Explanation told = RoundColours(section, round).explain(game.white);
                EXPECT_EQ(told.edition.text, "") << "no edition of FIDE's rules";
                for (const Step& step : told.steps) EXPECT_TRUE(step.article.empty());
                ++decided[jsonOf(told)["decided_by"]];
                EXPECT_EQ(std::ranges::count(told.steps, Phrase::ColourGames, &Step::phrase), 2) << "games of both";
                for (const Step& step : told.steps) {
                    if (step.phrase != Phrase::ColourLowerDifference) continue;
                    EXPECT_EQ(valueIn<PlayerRef>(step, "opponent"),
                              (PlayerRef{keyOf(game.black), section.find(game.black)->name}));
                    EXPECT_EQ(valueIn<Real>(step, "difference"), (Real{double(differenceOf(game.white)), 0, true}));
                    EXPECT_EQ(valueIn<Real>(step, "otherDifference"),
                              (Real{double(differenceOf(game.black)), 0, true}));
                    EXPECT_LT(differenceOf(game.white), differenceOf(game.black));
                }
            }
        }
    }
    for (const char* rule : {"initial", "difference", "alternation", "higher", "lower"})
        EXPECT_GT(decided[rule], 0) << rule;
}

TEST(Keizer, PlacesGoBySumsAndEachRoundIsAccountedFor)
{
    Section section = club(5);
    section.requestedByes.push_back({playerId(2), 1, Outcome::HalfBye});
    playClub(section, strongerWins);
    playClub(section, strongerWins);
    const auto standings = tiebreak::standingsOf(section);
    ASSERT_TRUE(standings.ok());
    const KeizerTable table = keizerOf(section, 2);
    for (std::size_t row = 1; row < standings->rows.size(); ++row) {
        EXPECT_GE(table.rows[standings->rows[row - 1].participant].sum,
                  table.rows[standings->rows[row].participant].sum);
    }
    const std::size_t ahead = standings->rows[0].participant;
    const std::size_t behind = standings->rows[1].participant;
    const Explanation why = tiebreak::explainStanding(section, *standings, ahead, behind);
    EXPECT_EQ(why.conclusion.phrase, Phrase::StandingByKeizer);
    ASSERT_GE(why.steps.size(), 2U);
    for (const std::size_t at : {std::size_t{0}, std::size_t{1}}) {
        EXPECT_EQ(why.steps[at].phrase, Phrase::KeizerSum);
        EXPECT_EQ(why.steps[at].details.size(), 2U) << "a detail for each round";
    }
}

TEST(Keizer, PaidAbsencesAreCounted)
{
    KeizerRules rules;
    rules.mostExcused = 1;
    Section section = club(4, rules);
    for (RoundNumber round = 1; round <= 2; ++round) {
        section.requestedByes = {{playerId(4), round, Outcome::HalfBye}};
        playClub(section, strongerWins);
    }
    const KeizerTable table = keizerOf(section, 2);
    EXPECT_EQ(table.rows[3].gains[0].part, ValuePart::Third);
    EXPECT_TRUE(table.rows[3].gains[1].beyondMost);
    EXPECT_EQ(table.rows[3].sum, table.rows[3].value * 20);

    const auto standings = tiebreak::standingsOf(section);
    ASSERT_TRUE(standings.ok());
    const Explanation why = tiebreak::explainStanding(section, *standings, 3, 0);
    std::vector<Step> tooOften;
    for (const Step& sum : why.steps)
        std::ranges::copy_if(sum.details, std::back_inserter(tooOften),
                             [](const Step& step) { return step.phrase == Phrase::KeizerTooOften; });
    ASSERT_EQ(tooOften.size(), 1U);
    EXPECT_EQ(valueIn<RoundRef>(tooOften[0], "round"), RoundRef{2});
    EXPECT_EQ(valueIn<Count>(tooOften[0], "n"), Count{1});
}

TEST(Keizer, PointsGivenOrTakenAwayCount)
{
    Section section = club(4);
    playClub(section, strongerWins);
    const std::int64_t before = keizerOf(section, 1).rows[0].sum;
    section.adjustments.push_back({playerId(1), 0, std::nullopt, Points{-5}});
    EXPECT_EQ(keizerOf(section, 1).rows[0].sum, before - 30);
    section.adjustments.push_back({playerId(4), 0, std::nullopt, Points{10}});
    std::vector<std::int64_t> adjusted;
    for (const KeizerRow& row : keizerOf(section, 1).rows) adjusted.push_back(row.adjusted);
    EXPECT_EQ(adjusted, (std::vector<std::int64_t>{-30, 0, 0, 60})) << "each his own";
}

}  // namespace
}  // namespace kydai::pairing
