// "What does he need?": the table of rules/norms.md, section 7, a known opponent, rounds to come, a round robin.
#include "norms/forecast.h"

#include "core/norms/norm_games.h"
#include "norms/explain_norm.h"
#include "norms/norm_list.h"
#include "support/player_id.h"
#include "support/starts_empty.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace kydai::norms {
namespace {

const std::vector<int> kEight{2610, 2575, 2540, 2480, 2455, 2430, 2405, 2350};  // sum 19845

/// Player 1 against each of these in a round of its own; the last may be open.
Section sectionWith(const std::vector<int>& opponents, double score, int scheduled = 9)
{
    Section section;
    section.rules.scheduledRounds = scheduled;
    section.info.federation = "VIE";
    static const char* const kFederations[] = {"GER", "CHN", "IND", "POL"};
    for (int i = 0; i <= static_cast<int>(opponents.size()); ++i) {
        Player player;
        player.id = playerId(i + 1);
        player.tpn = i + 1;
        player.name = "Player " + std::to_string(i + 1);
        player.federation = i == 0 ? "VIE" : kFederations[i % 4];
        player.title = i == 0 ? Title::IM : Title::GM;
        player.rating = i == 0 ? 2450 : opponents[static_cast<std::size_t>(i - 1)];
        section.players.push_back(player);
    }
    for (std::size_t i = 0; i < opponents.size(); ++i) {
        const Outcome outcome = score >= 1 ? Outcome::Win : score > 0 ? Outcome::Draw : Outcome::Loss;
        score -= outcome == Outcome::Win ? 1 : outcome == Outcome::Draw ? 0.5 : 0;
        Round round;
        round.games.push_back({playerId(1), playerId(static_cast<int>(i) + 2), outcome, mirrored(outcome)});
        section.rounds.push_back(round);
    }
    return section;
}

void openLast(Section& section)
{
    Game& last = section.rounds.back().games.front();
    last.whiteOutcome = last.blackOutcome = Outcome::Open;
}

Forecast gmForecast(const Section& section)
{
    return forecastOf(section, factsOf(section), 0, Norm::GM);
}

TEST(NormForecast, TheLowestOpponentOfTheDigest)
{
    const auto lowest = [](double score, std::size_t result) {  // 0 = win, 1 = draw, 2 = loss
        const Forecast forecast = gmForecast(sectionWith(kEight, score));
        EXPECT_EQ(forecast.wanted.size(), 3U);
        return forecast.wanted.at(result).rating;
    };
    EXPECT_EQ(lowest(5.5, 0), std::nullopt);  // lifted to 2200: any
    EXPECT_EQ(lowest(5.5, 1), 2426);
    EXPECT_EQ(lowest(5.5, 2), 2831);
    EXPECT_EQ(lowest(6, 1), std::nullopt);
    EXPECT_EQ(lowest(6, 2), 2426);
    EXPECT_EQ(lowest(6.5, 2), std::nullopt);
    EXPECT_EQ(gmForecast(sectionWith(kEight, 6.5)).outlook, Outlook::MustPlay);
    EXPECT_EQ(gmForecast(sectionWith(kEight, 5.5)).outlook, Outlook::Opponent);
}

TEST(NormForecast, TheMixThatIsStillMissing)
{
    Section section = sectionWith(kEight, 6.5);
    for (std::size_t i = 1; i <= 8; ++i)
        section.players[i].title = i <= 2 ? Title::GM : i <= 4 ? Title::FM : Title::None;
    const Forecast forecast = gmForecast(section);
    EXPECT_EQ(forecast.outlook, Outlook::Opponent);
    EXPECT_TRUE(forecast.wanted.front().titled);  // four of eight
    EXPECT_TRUE(forecast.wanted.front().level);   // two grandmasters
    for (std::size_t i = 1; i <= 8; ++i) section.players[i].federation = i <= 6 ? "GER" : i == 7 ? "POL" : "CHN";
    const Forecast german = gmForecast(section);
    EXPECT_EQ(german.wanted.front().barred, std::vector<std::string>{"GER"});  // six of nine is the most
}

TEST(NormForecast, WhatTheNextOpponentMustBeIsToldUnderHisResult)
{
    Section section = sectionWith(kEight, 6.5);
    const auto detailsOfAWin = [&] {
        const Forecast forecast = gmForecast(section);
        EXPECT_EQ(forecast.outlook, Outlook::Opponent);
        return explainForecast(section, factsOf(section), 0, forecast).steps.at(0).details;
    };
    for (std::size_t i = 1; i <= 8; ++i)
        section.players[i].title = i <= 3 ? Title::GM : i <= 4 ? Title::FM : Title::None;
    const std::vector<Step> titled = detailsOfAWin();
    ASSERT_EQ(titled.size(), 1U);
    EXPECT_EQ(titled[0].phrase, Phrase::NormForecastTitled) << "three of nine are of the level, four hold a title";
    EXPECT_EQ(titled[0].article.citation(), "B.01.1.4.5");
    section.players[3].title = Title::FM;
    const std::vector<Step> level = detailsOfAWin();
    ASSERT_EQ(level.size(), 1U);
    EXPECT_EQ(level[0].phrase, Phrase::NormForecastLevel);
    EXPECT_EQ(level[0].arguments, (Arguments{{"norm", Code{"GM"}}}));
    EXPECT_EQ(level[0].article.citation(), "B.01.1.4.5");
    for (std::size_t i = 1; i <= 8; ++i) {
        section.players[i].title = Title::GM;
        section.players[i].federation = i <= 5 ? "VIE" : i == 6 ? "POL" : "CHN";
    }
    const std::vector<Step> own = detailsOfAWin();
    ASSERT_EQ(own.size(), 1U);
    EXPECT_EQ(own[0].phrase, Phrase::NormForecastBarred);
    EXPECT_EQ(own[0].arguments, (Arguments{{"federations", Text{"VIE"}}})) << "five of nine are the most of his own";
    EXPECT_EQ(own[0].article.citation(), "B.01.1.4.4");
    for (std::size_t i = 6; i <= 8; ++i) section.players[i].federation = "CHN";
    EXPECT_EQ(detailsOfAWin().at(0).arguments, (Arguments{{"federations", Text{"CHN, VIE"}}}))
        << "a second federation is still missing";
}

TEST(NormForecast, AKnownOpponent)
{
    auto nine = kEight;
    nine.push_back(2430);
    Section section = sectionWith(nine, 5.5);
    openLast(section);
    const Forecast draw = gmForecast(section);
    EXPECT_EQ(draw.outlook, Outlook::Result);
    EXPECT_EQ(draw.needed, 1);
    EXPECT_EQ(draw.makes, (std::array{false, true, true}));
    section = sectionWith(nine, 6.5);
    openLast(section);
    EXPECT_EQ(gmForecast(section).outlook, Outlook::MustPlay);
    section = sectionWith(nine, 4);
    openLast(section);
    EXPECT_EQ(gmForecast(section).outlook, Outlook::Impossible);
}

TEST(NormList, IsInTheOrderOfNumbers)
{
    Section section = sectionWith(kEight, 6.5);
    Player other = section.players.front();
    other.id = playerId(50);
    other.name = "Other";
    other.tpn = 1;
    section.players.front().tpn = 10;
    section.players.push_back(other);
    for (std::size_t round = 0; round < kEight.size(); ++round) {
        const Game& first = section.rounds[round].games.front();
        section.rounds[round].games.push_back({other.id, playerId(static_cast<int>((round + 1) % kEight.size()) + 2),
                                               first.whiteOutcome, first.blackOutcome});
    }
    const EventFacts facts = factsOf(section);
    std::vector<std::pair<int, Norm>> listed;
    for (const NormEntry& entry : normList(section, facts))
        listed.emplace_back(section.players[entry.player].tpn, entry.norm);
    EXPECT_EQ(listed, (std::vector<std::pair<int, Norm>>{{1, Norm::GM}, {10, Norm::GM}}));
}

TEST(NormList, OfOnePlayerItHasAllTitlesAboveHisOwn)
{
    Section section = sectionWith(kEight, 0);  // nothing is made, and nothing can be
    section.players[0].title = Title::None;
    const EventFacts facts = factsOf(section);
    std::vector<std::pair<std::size_t, Norm>> listed;
    for (const NormEntry& entry : normList(section, facts, 1)) listed.emplace_back(entry.player, entry.norm);
    EXPECT_EQ(listed, (std::vector<std::pair<std::size_t, Norm>>{{0, Norm::GM}, {0, Norm::IM}}));
    EXPECT_TRUE(normList(section, facts, 99).empty()) << "nobody has this number";
    EXPECT_TRUE(normsMade(section, facts).empty());
    section.rules.timeControl = TimeControl::Rapid;
    EXPECT_TRUE(normList(section, factsOf(section), 1).empty());
}

TEST(NormForecast, ANormThatStands)
{
    auto ten = kEight;
    ten.push_back(2430);
    ten.push_back(2000);
    Section section = sectionWith(ten, 7, 10);
    openLast(section);
    const Forecast stands = gmForecast(section);
    EXPECT_EQ(stands.outlook, Outlook::Has);
    const Step told = explainForecast(section, factsOf(section), 0, stands).conclusion;
    EXPECT_EQ(told.phrase, Phrase::NormForecastHas);
    EXPECT_EQ(told.arguments, (Arguments{{"player", PlayerRef{1, "Player 1"}}, {"norm", Code{"GM"}}}));
}

TEST(NormForecast, AnOpponentWithoutAFederationIsNoneThatCounts)
{
    auto nine = kEight;
    nine.push_back(2430);
    Section section = sectionWith(nine, 5.5);
    openLast(section);
    EXPECT_EQ(gmForecast(section).next->out, Out::Counts);
    section.players.back().federation = "NON";
    EXPECT_EQ(gmForecast(section).next->out, Out::NoFederation);
}

TEST(NormForecast, SeveralRoundsByAverage)
{
    const Section section = sectionWith({2500, 2500, 2500, 2500, 2500, 2500}, 4.5);
    const Forecast forecast = gmForecast(section);
    EXPECT_EQ(forecast.outlook, Outlook::Rounds);
    EXPECT_EQ(forecast.roundsLeft, 3);
    ASSERT_EQ(forecast.scores.size(), 9U);
    for (std::size_t i = 1; i < forecast.scores.size(); ++i)
        EXPECT_LE(forecast.scores[i].points, forecast.scores[i - 1].points) << "stronger opponents ask for less";
    const auto at2475 = std::ranges::find(forecast.scores, 2475, &ScoreFor::average);
    ASSERT_NE(at2475, forecast.scores.end());
    EXPECT_EQ(at2475->points, 3);  // 6 of 9 with Ra 2492: 2617; 5½: 2572
}

/// Seven opponents of one federation would be one too many.
TEST(NormForecast, Art1_4_4_WhoIsNotKnownYetMayComeFromAnywhere)
{
    const Forecast forecast = gmForecast(sectionWith({2600, 2600}, 2));
    EXPECT_EQ(forecast.outlook, Outlook::Rounds);
    EXPECT_TRUE(std::ranges::any_of(forecast.scores, [](const auto& score) { return score.points.has_value(); }));
}

TEST(NormForecast, ARoundRobinBeforeItsStart)
{
    auto nine = kEight;
    nine.push_back(2150);
    Section section = sectionWith(nine, 0);
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    section.rounds.clear();
    const Forecast forecast = gmForecast(section);
    EXPECT_EQ(forecast.outlook, Outlook::RoundRobin);
    EXPECT_EQ(forecast.needed, 13);
    const Arguments told = explainForecast(section, factsOf(section), 0, forecast).conclusion.arguments;
    ASSERT_EQ(told.size(), 5U);
    EXPECT_EQ(told[1], (std::pair<std::string, Value>("norm", Code{"GM"})));
    EXPECT_EQ(told[2], (std::pair<std::string, Value>("score", Points{65})));
    EXPECT_EQ(told[3], (std::pair<std::string, Value>("games", Count{9})));
    for (std::size_t i = 3; i < section.players.size(); ++i) section.players[i].title = Title::IM;
    const Forecast two = gmForecast(section);
    EXPECT_EQ(two.outlook, Outlook::Impossible);
    EXPECT_TRUE(two.attempt.breaks(Condition::Level));
}

TEST(NormForecast, WhoWithdrewNeedsNothing)
{
    Section section = sectionWith(kEight, 5.5);
    section.players[0].withdrawnFromRound = 9;
    EXPECT_EQ(gmForecast(section).outlook, Outlook::Impossible);
    auto nine = kEight;
    nine.push_back(2430);
    Section made = sectionWith(nine, 7, 10);
    made.players[0].withdrawnFromRound = 10;
    EXPECT_EQ(gmForecast(made).outlook, Outlook::Has) << "his nine games make it";
}

TEST(NormForecast, TheForecastIsWhatTheSearchSaysAfterwards)
{
    auto nine = kEight;
    nine.push_back(2430);
    for (int half = 0; half <= 16; ++half) {
        Section open = sectionWith(nine, half / 2.0);
        openLast(open);
        const Forecast forecast = gmForecast(open);
        for (HalfPoints result = 0; result <= 2; ++result) {
            Section finished = open;
            Game& last = finished.rounds.back().games.front();
            last.whiteOutcome = result == 2 ? Outcome::Win : result == 1 ? Outcome::Draw : Outcome::Loss;
            last.blackOutcome = mirrored(last.whiteOutcome);
            EXPECT_EQ(attemptOf(finished, factsOf(finished), 0, Norm::GM).made(),
                      forecast.makes[static_cast<std::size_t>(result)])
                << half << ' ' << result;
        }
    }
}

TEST(NormExplanation, OneLineForEachArticle)
{
    auto nine = kEight;
    nine.push_back(2150);
    const Section section = sectionWith(nine, 6);
    const EventFacts event = factsOf(section);
    const Attempt attempt = attemptOf(section, event, 0, Norm::GM);
    const Explanation told = explainNorm(section, event, 0, attempt, Norm::GM);
    EXPECT_EQ(told.conclusion.phrase, Phrase::NormMissed);
    std::vector<std::string_view> articles;
    for (const Step& step : told.steps) articles.push_back(step.article.citation());
    for (const char* article :
         {"B.01.1.4.1", "B.01.1.4.3", "B.01.1.4.4", "B.01.1.4.5", "B.01.1.4.6", "B.01.1.4.7", "B.01.1.4.8"})
        EXPECT_NE(std::ranges::find(articles, article), articles.end()) << article;
    EXPECT_EQ(std::ranges::count_if(told.steps, &Step::decisive), 1);
}

TEST(NormExplanation, Art1_4_8_TellsTheScoreThatWouldDoOrThatNoneWould)
{
    auto nine = kEight;
    nine.push_back(2150);
    const Section section = sectionWith(nine, 6);
    const EventFacts event = factsOf(section);
    Attempt attempt = attemptOf(section, event, 0, Norm::GM);
    const auto told = [&](Phrase phrase) {
        const std::vector<Step> steps = conditionSteps(section, event, 0, attempt, Norm::GM);
        const auto at = std::ranges::find(steps, phrase, &Step::phrase);
        return at == steps.end() ? std::string("untold") : std::string(at->article.citation());
    };
    EXPECT_EQ(told(Phrase::NormEnough), "B.01.1.4.8");
    EXPECT_EQ(told(Phrase::NormNeverEnough), "untold");
    attempt.required.reset();
    EXPECT_EQ(told(Phrase::NormEnough), "untold");
    EXPECT_EQ(told(Phrase::NormNeverEnough), "B.01.1.4.8");
    attempt.broken.push_back(Condition::Average);
    EXPECT_EQ(told(Phrase::NormNeverEnough), "untold") << "the average says it";
}

TEST(NormExplanation, Art1_4_1f_NamesTheWinsThatAreLeftOut)
{
    const Section section = sectionWith({1900, 1950, 2412, 2412, 2412, 2412, 2412, 2412, 2412, 2412, 2412}, 7, 11);
    const EventFacts event = factsOf(section);
    Attempt attempt = attemptOf(section, event, 0, Norm::IM);
    attempt.wins = {1};
    const Explanation told = explainNorm(section, event, 0, attempt, Norm::IM);
    std::vector<RoundNumber> rounds;
    for (const Step& step : told.steps) {
        if (step.phrase != Phrase::NormLeftWin) continue;
        for (const auto& [name, value] : step.arguments) {
            if (name == "round") rounds.push_back(std::get<RoundRef>(value).round);
        }
    }
    EXPECT_EQ(rounds, std::vector<RoundNumber>{2});
}

/// A record that nobody has filled says nothing.
TEST(NormRecords, RecordsStartEmpty)
{
    using fixture::startsEmpty;
    EXPECT_TRUE(startsEmpty(Wanted{}));
    EXPECT_TRUE(startsEmpty(ScoreFor{}));
    EXPECT_TRUE(startsEmpty(Forecast{}));
    EXPECT_TRUE(startsEmpty(FieldRound{}));
    EXPECT_TRUE(startsEmpty(Days{}));
    EXPECT_TRUE(startsEmpty(Mix{}));
    EXPECT_TRUE(startsEmpty(Attempt{}));
    EXPECT_TRUE(startsEmpty(NormGame{}));
}

}  // namespace
}  // namespace kydai::norms
