// Knock-outs and Keizer's ranking of random sections, with all that is told of them, as they were when they were last
// read. What each must do is asked in tests/core/pairing; here every rule is on beside every other.
#include "model/keizer.h"
#include "model/knock_out.h"
#include "model/off_boards.h"
#include "model/pictures.h"
#include "support/golden.h"
#include "support/player_id.h"
#include "support/random.h"
#include "support/random_event.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace kydai {
namespace {

Section randomCup(Random& random)
{
    Section section;
    section.rules.pairingSystem = PairingSystem::KnockOut;
    KnockOutRules& rules = section.rules.knockOut.emplace();
    rules.draw = static_cast<BracketDraw>(random.below(3));
    rules.thirdPlace = random.below(2) == 0;
    rules.unitsApart = random.between(1, 3);
    rules.colourByLots = random.below(2) == 0;
    rules.lots = random.below(1000);
    for (std::uint64_t stage = random.below(4); stage > 0; --stage) {
        MatchStage& made = rules.stages.emplace_back();
        made.games = random.between(1, 3);
        made.drawnIsBlacks = made.games == 1 && random.below(2) == 0;
        if (random.below(2) == 0) made.tempo = static_cast<TimeControl>(random.below(3));
    }
    const int players = random.between(0, 14);
    for (int number = 1; number <= players; ++number) {
        Player& player = section.players.emplace_back();
        player.id = playerId(number);
        player.tpn = players + 1 - number;
        static constexpr const char* kUnits[] = {"", "X", "Y", "Z"};
        player.unit = kUnits[random.below(4)];
        if (random.below(9) == 0) player.entersInRound = 2;
        if (random.below(9) == 0) player.withdrawnFromRound = random.between(1, 6);
    }
    if (random.below(3) == 0 && players > 0) section.requestedByes = {{playerId(1), 1, Outcome::HalfBye}};
    return section;
}

std::pair<Outcome, Outcome> randomResult(Random& random)
{
    using enum Outcome;
    static constexpr std::pair<Outcome, Outcome> kResults[] = {{Win, Loss},
                                                               {Loss, Win},
                                                               {Draw, Draw},
                                                               {Draw, Draw},
                                                               {ForfeitWin, ForfeitLoss},
                                                               {ForfeitLoss, ForfeitLoss},
                                                               {UnratedLoss, UnratedWin},
                                                               {UnratedDraw, UnratedDraw},
                                                               {Loss, Draw}};
    return kResults[random.below(std::size(kResults))];
}

std::string toldOf(const KnockOutMatch& match)
{
    std::string text = fmt::format(
        "\n  {}-{} third {} below {} end {} winner {} loser {} stage {} games {} lead {}:", keyOf(match.higher),
        keyOf(match.lower), match.forThird, match.lowerIsAbove, static_cast<int>(match.end), keyOf(match.winner),
        keyOf(match.loser()), match.stage, match.gamesOfStage, match.lead);
    for (const MatchGame& game : match.games)
        text += fmt::format(" {}/{}{}{}{}{}", game.round, game.stage, game.higherIsWhite ? 'w' : 'b',
                            trfCode(game.higher), trfCode(game.lower), game.opensStage);
    text += fmt::format(" waits {} result {} rows {}-{} score {}:{} by row {}:{}", match.waits(), match.hasResult(),
                        keyOf(match.upperRow()), keyOf(match.lowerRow()), match.score().first, match.score().second,
                        match.scoreByRow().first, match.scoreByRow().second);
    for (const auto& [upper, lower] : match.stagesByRow()) text += fmt::format(" {}:{}", upper, lower);
    return text;
}

std::string toldOf(const Section& section, const KnockOut& cup)
{
    std::string text = "\nseeds";
    for (const PlayerId seed : cup.seeds) text += fmt::format(" {}", keyOf(seed));
    for (const auto& [one, other] : cup.exchanged) text += fmt::format(" {}<>{}", keyOf(one), keyOf(other));
    text += fmt::format(" over {} waiting {} to come {} in all {}", cup.isOver(), cup.waiting(), cup.roundsToCome(),
                        section.roundsInAll());
    for (const KnockOutRound& round : cup.rounds) {
        text += fmt::format("\n from {} of {} decided {}", round.first, round.places, round.isDecided());
        for (const KnockOutMatch& match : round.matches) text += toldOf(match);
    }
    for (const DueGame& game : cup.dueGames()) text += fmt::format(" due {}-{}", keyOf(game.white), keyOf(game.black));
    const auto reach = reachOf(cup, section);
    for (std::size_t at = 0; at < reach.size(); ++at) {
        text +=
            fmt::format(" {}: seed {} {}/{}/{}/{}", keyOf(section.players[at].id), cup.seedOf(section.players[at].id),
                        reach[at].survived, reach[at].isThird, reach[at].places, reach[at].isStillIn);
        text += reach[at] == reach[0] ? "=" : reach[at] < reach[0] ? "<" : ">";
    }
    text += fmt::format(" nobody's seed {}", cup.seedOf(PlayerId{}));
    for (const TimeControl tempo : temposOf(section)) text += fmt::format(" t{}", static_cast<int>(tempo));
    if (cup.rounds.empty()) return text;
    for (RoundNumber round = 0; round <= section.roundsPaired() + 1; ++round) {
        const MatchStage stage = stageAt(cup, round);
        text += fmt::format(" s{}{}{}", stage.games, stage.drawnIsBlacks, cup.roundAt(round).first);
    }
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
        const OffBoards off(section, round);
        for (std::size_t player = 0; player < section.players.size(); ++player)
            text += fmt::format("{}", static_cast<int>(off.of(player)));
    }
    return text;
}

TEST(PlayedGolden, KnockOutsGoAsTheyWent)
{
    fixture::Golden golden("changes/knock_outs");
    for (std::uint64_t seed = 1; seed <= 120; ++seed) {
        Random random(seed);
        Section section = randomCup(random);
        std::string text;
        for (int number = 1; number <= 9; ++number) {
            const KnockOut cup = knockOutOf(section);
            text += toldOf(section, cup);
            std::vector<DueGame> due = cup.dueGames();
            if (due.empty()) break;
            if (due.size() > 1 && random.below(5) == 0) std::swap(due[0].black, due[1].white);  // by hand
            Round round;
            for (const DueGame& game : due) {
                const auto [white, black] = randomResult(random);
                round.games.push_back({game.white, game.black, white, black});
            }
            if (number == 1) {
                for (const KnockOutMatch& match : cup.rounds.front().matches) {
                    if (match.end == MatchEnd::Bye)
                        round.byes.push_back(
                            {match.winner, random.below(2) == 0 ? Outcome::PairingBye : Outcome::FullBye});
                }
            }
            // A board without its result yet: what waits is told, then it gets one.
            const Game first = round.games.front();
            round.games.front().whiteOutcome = round.games.front().blackOutcome =
                random.below(2) == 0 ? Outcome::Open : Outcome::Adjourned;
            section.rounds.push_back(round);
            text += toldOf(section, knockOutOf(section));
            section.rounds.back().games.front() = first;
        }
        golden.add(std::to_string(seed), "cup", text);
    }
    golden.compare();
}

TEST(PlayedGolden, KeizersRankingIsAsItWas)
{
    fixture::Golden golden("changes/keizer");
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Random random(seed);
        Section section = randomEvent(seed, {.mostPlayers = 9});
        if (seed % 4 != 0) {
            KeizerRules& rules = section.rules.keizer.emplace();
            rules.topValue = random.below(2) == 0 ? 0 : random.between(1, 40);
            rules.startValue = random.below(2) == 0;
            rules.mostExcused = random.between(0, 2);
            const auto part = [&] { return static_cast<ValuePart>(random.below(11)); };
            for (ValuePart* each : {&rules.win, &rules.draw, &rules.loss, &rules.forfeitWin, &rules.freeRound,
                                    &rules.duty, &rules.excused, &rules.unexcused})
                *each = part();
        }
        for (Round& round : section.rounds) {
            for (Bye& bye : round.byes) {
                if (random.below(2) == 0)
                    bye.kind =
                        static_cast<Outcome>(static_cast<int>(Outcome::PairingBye) + static_cast<int>(random.below(6)));
            }
        }
        section.adjustments = {{section.players.front().id, 0, {}, Points{15}},
                               {section.players.back().id, random.between(0, 4), {}, Points{-10}},
                               {section.players.front().id, 1, Outcome::HalfBye, Points{10}}};
        std::string text;
        for (RoundNumber rounds = 0; rounds <= section.roundsPaired() + 1; ++rounds) {
            const KeizerTable table = keizerOf(section, rounds);
            text += fmt::format("\nsettled {} counts {} rounds {}", table.isSettled, table.counts, table.rounds);
            for (const KeizerRow& row : table.rows) {
                text += fmt::format("\n {} {} {} {} {}:", row.place, row.value, row.start, row.adjusted, row.sum);
                for (const KeizerGain& gain : row.gains)
                    text += fmt::format(" {}{}x{}p{}{}{}={}", trfCode(gain.outcome), keyOf(gain.opponent), gain.value,
                                        static_cast<int>(gain.part), gain.beyondMost, gain.counts, gain.sum());
            }
        }
        golden.add(std::to_string(seed), "keizer", text);
    }
    golden.compare();
}

}  // namespace
}  // namespace kydai
