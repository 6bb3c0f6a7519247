// What a player is told of the last open games: every way in which they can end is gone through, and the sentence holds
// in each of them.
#include "ask/answer.h"
#include "model/open_games.h"
#include "model/scorecards.h"
#include "support/random.h"
#include "support/random_event.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace kydai::ask {
namespace {

/// An ending: the player's own result, who else won, and whether the place is safe or at least possible on points.
struct Ending {
    Outcome own = Outcome::Open;
    std::vector<int> winners{};
    bool safe = false;
    bool possible = false;
};

std::vector<Ending> endingsOf(const Section& section, PlayerId player, int place)
{
    OpenGames games(section);
    std::vector<Ending> endings;
    const std::size_t self = *section.indexOf(player);
    for (std::size_t outcome = 0; outcome < games.outcomes(); ++outcome) {
        const Section& ended = games.endedAs(outcome);
        const Scorecards cards(ended);
        Ending ending;
        int above = 0;
        int level = 0;
        for (std::size_t other = 0; other < ended.players.size(); ++other) {
            const RoundEntry& entry = cards.entry(other, ended.roundsPaired());
            if (other == self) {
                ending.own = entry.outcome;
                continue;
            }
            if (entry.outcome == Outcome::Win) ending.winners.push_back(ended.players[other].tpn);
            above += cards.score(other) > cards.score(self) ? 1 : 0;
            level += cards.score(other) == cards.score(self) ? 1 : 0;
        }
        ending.safe = above + level < place;
        ending.possible = above < place;
        endings.push_back(std::move(ending));
    }
    return endings;
}

int worth(Outcome outcome)
{
    if (outcome == Outcome::Win) return 2;
    return outcome == Outcome::Draw ? 1 : 0;
}

class NeedReader {
public:
    NeedReader(const Section& section, PlayerId player, int place)
        : m_endings(endingsOf(section, player, place)),
          m_about("seed " + section.info.name + ", number " + std::to_string(section.numberOf(player)) + ", place " +
                  std::to_string(place))
    {
        const auto told = answer({.kind = ExplanationKind::Need, .player = player, .place = place}, section);
        EXPECT_TRUE(told.ok());
        if (told) read(told->conclusion);
    }

    static inline std::map<std::string, int> counted{};

private:
    template <class T>
    static const T* argument(const Step& step, std::string_view name)
    {
        for (const auto& [given, value] : step.arguments) {
            if (given == name) return std::get_if<T>(&value);
        }
        return nullptr;
    }

    void read(const Step& step)
    {
        ++counted[std::string(info(step.phrase).id)];
        const auto* outcome = argument<Outcome>(step, "outcome");
        const int least = outcome != nullptr ? worth(*outcome) : 0;
        if (step.phrase == Phrase::NeedHas) each([](const Ending& ending) { return ending.safe; });
        if (step.phrase == Phrase::NeedImpossible) each([](const Ending& ending) { return !ending.possible; });
        if (step.phrase == Phrase::NeedGameEnough) {
            each([&](const Ending& ending) { return worth(ending.own) < least || ending.safe; });
            some([&](const Ending& ending) { return worth(ending.own) == least - 1 && !ending.safe; });
        }
        if (step.phrase == Phrase::NeedOthersDecide) {
            some([](const Ending& ending) { return ending.possible; });
            some([](const Ending& ending) { return !ending.safe; });
        }
        if (step.phrase != Phrase::NeedGameDepends && step.phrase != Phrase::NeedGameChance) return;
        each([&](const Ending& ending) { return worth(ending.own) >= least || !ending.possible; });
        some([&](const Ending& ending) { return worth(ending.own) == least && ending.possible; });
        some([&](const Ending& ending) { return ending.own == Outcome::Win && !ending.safe; });
        clause(argument<Clause>(step, "why")->step.front());
    }

    /// A win is enough unless so many of these win too.
    void clause(const Step& why)
    {
        ++counted[std::string(info(why.phrase).id)];
        if (why.phrase == Phrase::NeedWinDepends) return;
        std::vector<int> rivals;
        int most = 0;
        if (const auto* rival = argument<PlayerRef>(why, "rival")) {
            rivals.push_back(rival->number);
        } else {
            most = static_cast<int>(argument<Count>(why, "n")->value) - 1;
            for (const PlayerRef& one : argument<Players>(why, "players")->players) rivals.push_back(one.number);
        }
        const auto winning = [&](const Ending& ending) {
            return static_cast<int>(std::ranges::count_if(
                rivals, [&](int rival) { return std::ranges::find(ending.winners, rival) != ending.winners.end(); }));
        };
        each([&](const Ending& ending) {
            return ending.own != Outcome::Win || ending.safe == (winning(ending) <= most);
        });
    }

    template <class Holds>
    void each(const Holds& holds)
    {
        EXPECT_TRUE(std::ranges::all_of(m_endings, holds)) << m_about;
    }
    template <class Holds>
    void some(const Holds& holds)
    {
        EXPECT_TRUE(std::ranges::any_of(m_endings, holds)) << m_about;
    }

    std::vector<Ending> m_endings;
    std::string m_about;
};

TEST(NeedTruth, OfLastGamesHoldsHoweverTheyEnd)
{
    for (std::uint64_t seed = 1; seed <= 120; ++seed) {
        EventShape shape;
        shape.fewestPlayers = 4;
        shape.mostPlayers = 9;
        shape.virtualPoints = false;
        Section section = randomEvent(seed, shape);
        if (section.roundsPaired() == 0) continue;
        section.adjustments.clear();
        // A club may give a point for a loss.
        section.rules.points = seed % 4 == 0 ? PointSystem::of(Points{30}, Points{20}, Points{10}) : PointSystem{};
        section.info.name = std::to_string(seed);
        section.rules.scheduledRounds = section.roundsPaired();
        Random random(seed);
        for (Round& round : section.rounds) {
            for (Game& game : round.games) {
                const bool last = &round == &section.rounds.back();
                static constexpr Outcome kResults[] = {Outcome::Win, Outcome::Draw, Outcome::Loss};
                if (!last && !isUndecided(game)) continue;
                game.whiteOutcome = last ? Outcome::Open : kResults[random.below(3)];
                game.blackOutcome = last ? Outcome::Open : mirrored(game.whiteOutcome);
            }
        }
        for (const Player& player : section.players) {
            for (int place = 1; place <= 3; ++place) NeedReader(section, player.id, place);
        }
    }
    // Each kind of sentence came up, so that none is true for want of a case.
    for (const char* id : {"need.has", "need.impossible", "need.game_enough", "need.game_depends", "need.game_chance",
                           "need.others_decide", "need.win_unless", "need.win_unless_some", "need.win_depends"})
        EXPECT_GT(NeedReader::counted[id], 2) << id;
}

TEST(NeedTruth, WhoMayLoseAllGamesToComeIsNotToldToScoreNothing)
{
    EventShape shape;
    shape.fewestPlayers = 8;
    shape.mostPlayers = 8;
    Section section = randomEvent(1, shape);
    section.rounds.resize(1);
    section.rounds.front().byes.clear();
    section.rounds.front().games.clear();
    section.requestedByes.clear();
    section.adjustments.clear();
    section.rules.scheduledRounds = 3;
    for (std::size_t board = 0; board < 4; ++board) {
        section.rounds.front().games.push_back(
            {section.players[2 * board].id, section.players[2 * board + 1].id, Outcome::Win, Outcome::Loss});
    }
    const auto told = answer({.kind = ExplanationKind::Need, .player = section.players[1].id, .place = 5}, section);
    ASSERT_TRUE(told.ok());
    EXPECT_EQ(told->conclusion.phrase, Phrase::NeedNothingMore) << info(told->conclusion.phrase).id;
}

}  // namespace
}  // namespace kydai::ask
