// What can still happen: every finish is played as the event would be, and what is counted adds up.

#include "ask/chances.h"

#include "ask/suppositions.h"
#include "model/change.h"
#include "norms/norm_list.h"
#include "pairing/generate.h"
#include "pairing/next_round.h"
#include "support/event_builder.h"
#include "support/fragments.h"
#include "support/player_id.h"
#include "tiebreak/standings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

namespace kydai::ask {
namespace {

/// After so many of its rounds, the last of them with its second half of boards open.
Section running(std::uint64_t seed, int players, RoundNumber rounds, RoundNumber played)
{
    pairing::GenerateOptions options;
    options.seed = seed;
    options.players = players;
    options.rounds = rounds;
    Section section = pairing::generate(options);
    section.rounds.resize(static_cast<std::size_t>(played));
    std::vector<Game>& games = section.rounds.back().games;
    for (std::size_t at = games.size() / 2; at < games.size(); ++at)
        games[at].whiteOutcome = games[at].blackOutcome = Outcome::Open;
    section.rules.tieBreaks = {"BH/C1", "BH", "SB", "DE"};
    return section;
}

Chances chances(const Section& section, const ChancesOptions& options)
{
    auto made = chancesOf(std::make_shared<const Section>(section), options);
    EXPECT_TRUE(made.ok());
    return made ? *std::move(made) : Chances{};
}

/// An arbiter's way through the same event: each round drafted, published, its results entered one by one.
Section playedByHand(const Section& section, const std::vector<int>& strengths, int draws, Random& random)
{
    Event event = shadowEvent(std::make_shared<const Section>(section));
    const auto now = [&]() -> const Section& { return *event.sections.front().section; };
    const auto change = [&](const Change& each) {
        auto after = applyTo(event, each);
        ASSERT_TRUE(after.ok());
        event = std::move(after->event);
    };
    const auto enter = [&](RoundNumber round) {
        const std::vector<Game> games = now().round(round).games;
        for (const Game& game : games) {
            if (!isUndecided(game)) continue;
            constexpr int kEdge = 35;
            const int difference =
                strengths[*now().indexOf(game.white)] + kEdge - strengths[*now().indexOf(game.black)];
            const Outcome result = pairing::drawResult(random, difference, draws);
            change(SetResult{kShadowSection, round, game.white, game.black, result, mirrored(result)});
        }
    };
    for (RoundNumber round = 1; round <= now().roundsPaired(); ++round) enter(round);
    while (now().roundsPaired() < now().roundsInAll()) {
        const RoundNumber round = now().roundsPaired() + 1;
        const auto outcome = pairing::draftRound(now(), round);
        change(PublishRound{kShadowSection, round, std::get<pairing::DraftRound>(outcome).round});
        enter(round);
    }
    return now();
}

TEST(Chances, AFinishIsWhatTheEventItselfWouldBe)
{
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const Section section = running(seed, 12 + static_cast<int>(seed % 11), 6, 1 + static_cast<int>(seed % 5));
        const Strengths strengths = strengthsOf(section);
        Random one(seed);
        Random other(seed);
        Section quick = section;
        ASSERT_TRUE(playToTheEnd(quick, strengths.of, strengths.draws, one));
        const Section slow = playedByHand(section, strengths.of, strengths.draws, other);
        ASSERT_EQ(quick.rounds.size(), slow.rounds.size());
        for (std::size_t round = 0; round < quick.rounds.size(); ++round) {
            EXPECT_EQ(quick.rounds[round].games, slow.rounds[round].games) << seed;
            EXPECT_EQ(quick.rounds[round].byes, slow.rounds[round].byes) << seed;
        }
        EXPECT_EQ(tiebreak::placesOf(quick), tiebreak::placesOf(slow)) << seed;
    }
}

TEST(Chances, ARoundThatIsRememberedIsTheOneThatWouldBePaired)
{
    int shared = 0;
    for (const int open : {0, 2, 6}) {
        Section section = running(3, 14, 6, 4);
        std::vector<Game>& games = section.rounds.back().games;
        for (std::size_t at = 0; at < games.size(); ++at) {
            const bool isOpen = at + static_cast<std::size_t>(open) >= games.size();
            games[at].whiteOutcome = games[at].blackOutcome = isOpen ? Outcome::Open : Outcome::Draw;
        }
        const Strengths strengths = strengthsOf(section);
        FirstDrafts drafts;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            Random one(seed);
            Random other(seed);
            Section quick = section;
            Section slow = section;
            ASSERT_TRUE(playToTheEnd(quick, strengths.of, strengths.draws, one, {}, &drafts));
            ASSERT_TRUE(playToTheEnd(slow, strengths.of, strengths.draws, other));
            EXPECT_EQ(quick.rounds, slow.rounds) << open << " open, seed " << seed;
        }
        EXPECT_LE(drafts.size(), 9U);
        shared += drafts.empty() ? 0 : 1;
    }
    EXPECT_EQ(shared, 2) << "where few games are open";
}

TEST(Chances, APairingOfEveryRoundIsThatOfTheRules)
{
    Section section = running(7, 30, 7, 4);
    const Strengths strengths = strengthsOf(section);
    Random random(1);
    ASSERT_TRUE(playToTheEnd(section, strengths.of, strengths.draws, random));
    for (RoundNumber round = 5; round <= 7; ++round) {
        const auto again = pairing::draftRound(section, round);
        const Round& drafted = std::get<pairing::DraftRound>(again).round;
        const std::vector<Game>& games = section.round(round).games;
        ASSERT_EQ(drafted.games.size(), games.size());
        for (std::size_t board = 0; board < games.size(); ++board) {
            EXPECT_EQ(drafted.games[board].white, games[board].white);
            EXPECT_EQ(drafted.games[board].black, games[board].black);
        }
    }
}

TEST(Chances, EveryFinishGivesEverybodyOnePlaceOfThoseThatArePossible)
{
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Section section = running(seed, 14, 5, 4);
        const Chances made = chances(section, {.finishes = 200, .seed = seed});
        EXPECT_EQ(made.finishes + made.stuck, 200);
        double first = 0;
        for (const PlayerChances& one : made.players) {
            EXPECT_NEAR(one.within(14), 1, 1e-9);
            EXPECT_NEAR(one.podium.share, one.within(3), 1e-9);
            first += one.places.front().share;
            for (int place = 1; place <= 14; ++place) {
                if (one.places[static_cast<std::size_t>(place) - 1].share == 0) continue;
                EXPECT_GE(place, one.possible.first) << seed;
                EXPECT_LE(place, one.possible.second) << seed;
            }
            const auto [best, worst] = one.likely(0.9);
            EXPECT_GE(one.within(worst) - one.within(best - 1), 0.9 - 1e-9);
        }
        EXPECT_GE(first, 1 - 1e-9) << "somebody is first, or several";
    }
}

TEST(Chances, OneSeedGivesTheSameFinishesHoweverManyThreadsPlayThem)
{
    const Section section = running(3, 16, 5, 3);
    const Chances one = chances(section, {.finishes = 90, .seed = 5, .threads = 1});
    const Chances four = chances(section, {.finishes = 90, .seed = 5, .threads = 4});
    const Chances other = chances(section, {.finishes = 90, .seed = 6, .threads = 1});
    bool differs = false;
    for (std::size_t at = 0; at < one.players.size(); ++at) {
        EXPECT_EQ(one.players[at].points, four.players[at].points);
        for (std::size_t place = 0; place < 16; ++place) {
            EXPECT_EQ(one.players[at].places[place].share, four.players[at].places[place].share);
            EXPECT_EQ(one.players[at].places[place].bar, four.players[at].places[place].bar);
        }
        differs = differs || one.players[at].points != other.players[at].points;
    }
    EXPECT_TRUE(differs);
}

/// Two players, one game: the chances are those of the game.
Section duel(int white, int black)
{
    Section section;
    section.rules.scheduledRounds = 1;
    for (const int rating : {white, black}) {
        Player player;
        player.id = playerId(static_cast<int>(section.players.size()) + 1);
        player.tpn = static_cast<int>(section.players.size()) + 1;
        player.rating = rating;
        section.players.push_back(player);
    }
    Round round;
    round.games.push_back({playerId(1), playerId(2)});
    section.rounds.push_back(round);
    return section;
}

TEST(Chances, OfOneGameAreThoseOfTheRatings)
{
    const Section section = duel(2000, 2000);
    const Chances made = chances(section, {.finishes = 20'000, .seed = 2});
    // Between equals 300 of 1,000 games are drawn: both share the first place then. White scores 55 %.
    const Chance& white = made.players[0].places[0];
    const Chance& black = made.players[1].places[0];
    EXPECT_EQ(made.draws, 300);
    EXPECT_NEAR(white.share + black.share - 1, 0.297, 0.012) << "draws, which both come first by";
    EXPECT_NEAR(made.players[0].points, 0.55, 0.012);
    EXPECT_NEAR(made.players[0].points + made.players[1].points, 1, 1e-9);
    EXPECT_EQ(made.openGames, 1);
    EXPECT_EQ(made.roundsToCome, 0);
    EXPECT_GT(chances(duel(2400, 2000), {.finishes = 2'000}).players[0].points, 0.9);
}

TEST(Chances, WhoHasNoRatingIsJudgedByHisResultsAndHisBarsAreWider)
{
    Section section = running(11, 24, 7, 4);
    const Chances rated = chances(section, {.finishes = 2'000});
    EXPECT_EQ(rated.guessed, 0);
    const std::vector<int> places = tiebreak::placesOf(section);
    const auto placed = [&](int place) {
        return static_cast<std::size_t>(std::ranges::find(places, place) - places.begin());
    };
    const std::size_t top = placed(1);
    const std::size_t bottom = placed(*std::ranges::max_element(places));
    for (std::size_t player = 0; player < section.players.size(); player += 3) section.players[player].rating = 0;
    section.players[top].rating = section.players[bottom].rating = 0;
    const Strengths strengths = strengthsOf(section);
    EXPECT_TRUE(strengths.guessed[top]);
    EXPECT_GT(strengths.of[top], strengths.of[bottom] + 100);
    EXPECT_GT(strengths.spread[top], 100);
    const Chances guessed = chances(section, {.finishes = 2'000});
    EXPECT_GE(guessed.guessed, 8);
    const auto widest = [](const Chances& made) {
        double sum = 0;
        for (const PlayerChances& one : made.players) {
            for (const Chance& place : one.places) sum += place.bar;
        }
        return sum;
    };
    EXPECT_GT(widest(guessed), 1.2 * widest(rated));
}

TEST(Chances, TheBarOfOneGameTellsHowFarTwoRatingsMayBeOff)
{
    // Each may be off by 50, their difference by 71: between equals that is a tenth of a point, of which the bar is
    // twice.
    std::vector<double> bars;
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
        bars.push_back(chances(duel(2000, 2000), {.finishes = 10'000, .seed = seed}).players[0].places[0].bar);
    const auto [least, most] = std::ranges::minmax(bars);
    EXPECT_GT(least, 0.14);
    EXPECT_LT(most, 0.26);
    EXPECT_LT(most / least, 1.6) << "the groups of finishes are drawn independently";
}

TEST(Chances, WithoutAnyRatingOnlyResultsCount)
{
    Section section = running(12, 20, 7, 4);
    for (Player& player : section.players) player.rating = 0;
    const Strengths strengths = strengthsOf(section);
    const std::vector<int> places = tiebreak::placesOf(section);
    const auto leader = static_cast<std::size_t>(std::ranges::find(places, 1) - places.begin());
    const double mean = std::accumulate(strengths.of.begin(), strengths.of.end(), 0.0) / 20;
    EXPECT_GT(strengths.of[leader], mean);
    EXPECT_NEAR(mean, 1500, 60);
}

TEST(Chances, PrizesAreWonInEveryFinish)
{
    Section section = running(4, 12, 5, 4);
    PrizeList& list = section.prizes.lists.emplace_back();
    list.name = "Main";
    for (const std::int64_t amount : {300, 200, 100}) {
        PrizeLine& line = list.lines.emplace_back();
        line.first = line.last = static_cast<int>(list.lines.size());
        line.amount = amount;
    }
    const Chances made = chances(section, {.finishes = 300});
    double money = 0;
    double winners = 0;
    for (const PlayerChances& one : made.players) {
        money += one.money;
        ASSERT_TRUE(one.prize);
        winners += one.prize->share;
        EXPECT_GE(one.prize->share + 1e-9, one.money / 300);
    }
    EXPECT_NEAR(money, 600, 1e-6);
    EXPECT_GE(winners, 3 - 1e-9);
    EXPECT_FALSE(chances(running(4, 12, 5, 4), {.finishes = 10}).players.front().prize);
}

/// One of 2450 against eight grandmasters, with 5½ points if nothing else is said, and in the last round, which is
/// open, against a ninth.
void addNormSeries(Section& section, int lastOpponent, int halves = 11)
{
    static const char* const kFederations[] = {"GER", "CHN", "IND", "POL"};
    const std::vector<int> opponents{2610, 2575, 2540, 2480, 2455, 2430, 2405, 2350, lastOpponent};
    const auto add = [&](int rating, Title title, const std::string& federation) {
        Player player;
        player.tpn = static_cast<int>(section.players.size()) + 1;
        player.id = playerId(player.tpn);
        player.name = "Player " + std::to_string(player.tpn);
        player.rating = rating;
        player.title = title;
        player.federation = federation;
        section.players.push_back(player);
        return player.id;
    };
    section.rules.scheduledRounds = static_cast<int>(opponents.size());
    section.rounds.resize(opponents.size());
    const PlayerId self = add(2450, Title::IM, "VIE");
    for (std::size_t round = 0; round < opponents.size(); ++round) {
        const PlayerId opponent = add(opponents[round], Title::GM, kFederations[round % 4]);
        const Outcome outcome = round == opponents.size() - 1 ? Outcome::Open
                                : halves >= 2                 ? Outcome::Win
                                : halves == 1                 ? Outcome::Draw
                                                              : Outcome::Loss;
        halves = std::max(0, halves - 2);
        section.rounds[round].games.push_back({self, opponent, outcome, mirrored(outcome)});
    }
}

TEST(Chances, ANormIsMadeAsOftenAsInFinishesThatArePlayedOneByOne)
{
    Section section;
    section.info.federation = "VIE";
    addNormSeries(section, 2430);     // a draw is enough
    addNormSeries(section, 2380);     // only a win is
    addNormSeries(section, 2380, 2);  // nothing is
    const Chances made = chances(section, {.finishes = 4'000, .seed = 3});
    const Strengths strengths = strengthsOf(section);
    std::map<std::size_t, int> times;
    Random random(99);
    constexpr int kFinishes = 4'000;
    for (int finish = 0; finish < kFinishes; ++finish) {
        Section played = section;
        ASSERT_TRUE(playToTheEnd(played, strengths.of, strengths.draws, random));
        for (const norms::NormEntry& entry : norms::normsMade(played, norms::factsOf(played))) {
            if (entry.norm == norms::Norm::GM) ++times[entry.player];
        }
    }
    std::map<std::size_t, double> told;
    for (const PlayerChances& one : made.players) {
        for (const NormChance& norm : one.norms) {
            EXPECT_EQ(norm.norm, norms::Norm::GM);
            told[*section.indexOf(one.player)] = norm.chance.share;
        }
    }
    ASSERT_EQ(told.size(), 2U) << "nobody else could";
    ASSERT_TRUE(told.contains(0) && told.contains(10));
    EXPECT_NEAR(told[0], static_cast<double>(times[0]) / kFinishes, 0.04);
    EXPECT_NEAR(told[10], static_cast<double>(times[10]) / kFinishes, 0.04);
    EXPECT_GT(told[0], told[10] + 0.1) << "the draws";
}

TEST(Chances, ANormThatIsMadeAlreadyIsMadeInEveryFinish)
{
    Section section;
    section.info.federation = "VIE";
    addNormSeries(section, 2380);
    Game& seventh = section.rounds[6].games.front();
    std::tie(seventh.whiteOutcome, seventh.blackOutcome) = std::pair(Outcome::Win, Outcome::Loss);
    std::tie(section.rounds[7].games.front().whiteOutcome, section.rounds[7].games.front().blackOutcome) =
        std::pair(Outcome::Win, Outcome::Loss);
    const Chances made = chances(section, {.finishes = 100});
    const auto self = std::ranges::find(made.players, playerId(1), &PlayerChances::player);
    ASSERT_EQ(self->norms.size(), 1U);
    EXPECT_EQ(self->norms.front().chance.share, 1);
    EXPECT_EQ(self->norms.front().chance.bar, 0);
}

TEST(Chances, WhereNoRoundCanBePairedNoFinishIsCounted)
{
    const Section section = EventBuilder()
                                .player("2w1 3b1 4w1", 2000)
                                .player("1b0 4b1 3w1", 1900)
                                .player("4w1 1w0 2b0", 1800)
                                .player("3b0 2w0 1b0", 1700)
                                .scheduledRounds(4)
                                .build();
    const Chances made = chances(section, {.finishes = 50});
    EXPECT_EQ(made.finishes, 0);
    EXPECT_EQ(made.stuck, 50);
    for (const PlayerChances& one : made.players) {
        EXPECT_EQ(one.within(4), 0);
        EXPECT_EQ(one.podium.bar, 0);
        EXPECT_EQ(one.points, 0);
        EXPECT_EQ(one.likely(0.9), std::pair(0, 0));
    }
}

TEST(Chances, TheLikelyPlacesLeaveTheSameShareOutAtBothEnds)
{
    PlayerChances one;
    for (const double share : {0.04, 0.06, 0.2, 0.4, 0.2, 0.06, 0.04}) one.places.push_back({share});
    EXPECT_EQ(one.likely(1), std::pair(1, 7));
    EXPECT_EQ(one.likely(0.9), std::pair(2, 6)) << "a twentieth at each end";
    EXPECT_EQ(one.likely(0.7), std::pair(3, 5));
    EXPECT_EQ(one.likely(0.1), std::pair(4, 4));
    for (Chance& place : one.places) place.share /= 2;  // of half of the finishes only: others were stuck
    EXPECT_EQ(one.likely(0.9), std::pair(2, 6));
    EXPECT_EQ(one.likely(0.7), std::pair(3, 5));
}

TEST(Chances, StandByPlaceAndWhoHasNoneAtTheEnd)
{
    Section section = running(5, 12, 5, 4);
    section.players[2].marks.expelled = true;
    const std::vector<int> places = tiebreak::placesOf(section);
    ASSERT_EQ(places[2], 0);
    const Chances made = chances(section, {.finishes = 40});
    EXPECT_EQ(made.players.back().player, section.players[2].id);
    for (std::size_t at = 1; at + 1 < made.players.size(); ++at) {
        EXPECT_GE(made.players[at].place, made.players[at - 1].place);
        if (made.players[at].place == made.players[at - 1].place) {
            EXPECT_LT(section.numberOf(made.players[at - 1].player), section.numberOf(made.players[at].player));
        }
    }
}

TEST(Chances, WhatCannotBePlayedOnIsRefusedWithTheReason)
{
    const auto refusal = [](const Section& section) {
        const auto made = chancesOf(std::make_shared<const Section>(section));
        return made ? FragmentId::None : made.error().what.id;
    };
    Section over = running(1, 10, 5, 5);
    for (Game& game : over.rounds.back().games) game.whiteOutcome = game.blackOutcome = Outcome::Draw;
    EXPECT_EQ(refusal(over), FragmentId::NothingLeftToPlay);
    Section byHand = running(1, 10, 5, 3);
    byHand.rules.pairingSystem = PairingSystem::Manual;
    EXPECT_EQ(refusal(byHand), FragmentId::RoundsPairedByHand);
    Section teams = running(1, 10, 5, 3);
    teams.teams.teams.emplace_back();
    EXPECT_EQ(refusal(teams), FragmentId::TeamEvent);
    byHand.rules.scheduledRounds = 3;
    EXPECT_EQ(refusal(byHand), FragmentId::None) << "open games alone are played in any system";
}

TEST(Chances, StopWhenTheyAreAskedTo)
{
    const auto stop = std::make_unique<std::stop_source>();
    stop->request_stop();
    const auto made = chancesOf(std::make_shared<const Section>(running(1, 10, 5, 3)), {}, stop->get_token());
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, Errc::Cancelled);
}

}  // namespace
}  // namespace kydai::ask
