// Norms, chances and what is still needed, of sections of masters (support/festival.h) as they stand after each round,
// with what an arbiter may state. As they were when they were last read; what they must be is asked in search_test.cpp,
// forecast_test.cpp and field_test.cpp.
#include "explain/explanation_json.h"
#include "norms/explain_norm.h"
#include "norms/norm_list.h"
#include "support/festival.h"
#include "support/golden.h"
#include "support/player_id.h"
#include "support/random.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace kydai::norms {
namespace {

template <class List>
std::string numbers(const List& values)
{
    std::string text = "[";
    for (const auto& value : values) text += fmt::format("{},", static_cast<int>(value));
    return text + "]";
}

std::string textOf(const NormGame& game)
{
    return fmt::format(" {}: {} {} out {} {} {} {} {};", game.round, keyOf(game.opponent), trfCode(game.outcome),
                       static_cast<int>(game.out), game.score, game.rating, static_cast<int>(game.title),
                       game.federation);
}

std::string textOf(const Attempt& attempt)
{
    std::string text = fmt::format(
        "basis {} games {} tail {} wins {} score {} needed {} level {} exempt {} required {} counts as {} broken {}",
        static_cast<int>(attempt.basis), numbers(attempt.games), numbers(attempt.tail), numbers(attempt.wins),
        attempt.score, attempt.gamesNeeded, attempt.levelNeeded, attempt.exempt, attempt.required.value_or(-1),
        attempt.countsAs, numbers(attempt.broken));
    const auto& figures = attempt.figures;
    text +=
        fmt::format(" sum {} lifted {} Ra {} p {} dp {} Rp {} ok {}", figures.ratingSum, figures.lifted.value_or(-1),
                    figures.average, figures.percent, figures.difference, figures.performance, figures.ok);
    const Mix& mix = attempt.mix;
    text += fmt::format(" mix {} {} {} {} {} {} {}", mix.opponents, mix.holders, mix.level, mix.own, mix.foreign,
                        mix.largest, mix.largestFederation);
    for (const NormGame& game : attempt.rounds) text += textOf(game);
    return text + "\n";
}

std::string textOf(const Forecast& forecast)
{
    std::string text =
        fmt::format("outlook {} left {} makes {} needed {} assumed {}", static_cast<int>(forecast.outlook),
                    forecast.roundsLeft, numbers(forecast.makes), forecast.needed, forecast.assumed);
    if (forecast.next) text += textOf(*forecast.next);
    for (const Wanted& wanted : forecast.wanted) {
        text += fmt::format(" wanted {} {} {} {} {} {}", wanted.result, wanted.total, wanted.possible,
                            wanted.rating.value_or(-1), wanted.titled, wanted.level);
        for (const std::string& barred : wanted.barred) text += " " + barred;
    }
    for (const ScoreFor& score : forecast.scores)
        text += fmt::format(" at {} {}", score.average, score.points.value_or(-1));
    return text + textOf(forecast.attempt);
}

std::string textOf(const EventFacts& facts)
{
    std::string text = fmt::format(
        "{} {} rounds {} host {} stated {} obstacle {} exemption {} days {} {} {}", facts.predetermined, facts.twice,
        facts.rounds, facts.host, static_cast<int>(facts.stated), static_cast<int>(facts.obstacle),
        static_cast<int>(facts.exemption()), facts.days.known, facts.days.most, facts.days.single);
    text += fmt::format(" field {} {} {} {}", facts.field.players, facts.field.swiss, facts.field.isForeign(),
                        facts.field.isStrongSwiss());
    for (const FieldRound& round : facts.field.rounds)
        text += fmt::format(" {}: {} {} {} {} {}", round.round, round.guests, round.federations, round.holders,
                            round.average, round.isForeign());
    return text + "\n";
}

/// The same field seen otherwise: other titles, federations and results, as a seed draws them.
Section variant(const Section& of, std::uint64_t seed)
{
    Random random(seed);
    Section section = of;
    if (seed == 0) return section;
    static constexpr const char* kFederations[] = {"VIE", "GER", "FID", "IND"};
    for (Player& player : section.players) {
        if (random.below(4) == 0) player.rating = random.between(1900, 2650);
        if (random.below(9) == 0) player.rating = 0;
        if (random.below(4) == 0) player.title = static_cast<Title>(random.below(9));
        if (random.below(4) == 0) player.federation = kFederations[random.below(4)];
    }
    for (Round& round : section.rounds) {
        for (Game& game : round.games) {
            if (random.below(15) == 0) game.whiteOutcome = game.blackOutcome = Outcome::UnratedDraw;
            if (random.below(20) == 0) {
                game.whiteOutcome = Outcome::ForfeitWin;
                game.blackOutcome = Outcome::ForfeitLoss;
            }
            if (random.below(25) == 0) game.whiteOutcome = game.blackOutcome = Outcome::Adjourned;
        }
    }
    if (seed % 3 == 1) section.info.report.exemption = static_cast<StatedExemption>(seed % 4);
    if (seed % 4 == 2) section.rules.longEvent = true;
    if (seed % 4 == 2) section.players[1].ratings.later = {{2, 2444}, {5, 2555}};
    return section;
}

TEST(NormGolden, AfterEachRoundAreAsTheyWereRead)
{
    fixture::Golden golden("norms/after_rounds");
    for (const fixture::NamedSection& named : fixture::festival()) {
        const bool masters = named.name.starts_with("masters") || named.name == "round-robin" || named.name == "open";
        if (!masters) continue;
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            const Section whole = variant(named.section, seed);
            for (RoundNumber round = whole.roundsPaired(); round >= std::max(5, whole.roundsPaired() - 2); --round) {
                Section section = whole;
                section.rounds.resize(static_cast<std::size_t>(round));
                if (seed % 2 == 1) {  // the last round is paired and not played
                    for (Game& game : section.rounds.back().games)
                        game.whiteOutcome = game.blackOutcome = Outcome::Open;
                }
                if (section.rules.scheduledRounds) section.rules.scheduledRounds = std::max(9, whole.roundsPaired());
                const EventFacts facts = factsOf(section);
                std::string text = textOf(facts);
                for (const NormEntry& entry : normList(section, facts)) {
                    text += fmt::format("{} {} ", entry.player, nameOf(entry.norm)) + textOf(entry.attempt) +
                            textOf(entry.forecast);
                }
                for (const NormEntry& made : normsMade(section, facts))
                    text += fmt::format("{} {},", made.player, nameOf(made.norm));
                for (std::size_t player = seed; player < section.players.size(); player += 6) {
                    for (const Norm norm : {Norm::GM, Norm::IM, Norm::WGM, Norm::WIM}) {
                        const Attempt attempt = attemptOf(section, facts, player, norm);
                        const Forecast forecast = forecastOf(section, facts, player, norm);
                        text += textOf(attempt) + textOf(forecast);
                        text += toJson(explainNorm(section, facts, player, attempt, norm), {}).dump();
                        text += toJson(explainForecast(section, facts, player, forecast), {}).dump();
                        text += fmt::format("{}\n", hasAChance(attempt, forecast));
                    }
                }
                golden.add(fmt::format("{} {} {}", named.name, seed, round), "norms", text);
            }
        }
    }
    golden.compare();
}

/// One player against eight to eleven others of few federations, titles and ratings, near what his norms ask for.
Section drawnApplicant(Random& random)
{
    static constexpr const char* kFederations[] = {"VIE", "GER", "IND", "FID", "NON", "CHN"};
    static constexpr Title kTitles[] = {Title::GM,  Title::GM,  Title::IM, Title::FM,
                                        Title::WGM, Title::WIM, Title::CM, Title::None};
    static constexpr Outcome kResults[] = {Outcome::Win,  Outcome::Win,        Outcome::Draw,
                                           Outcome::Loss, Outcome::UnratedWin, Outcome::ForfeitWin};
    Section section;
    section.info.federation = "VIE";
    section.rules.scheduledRounds = random.between(9, 11);
    if (random.below(6) == 0) section.rules.pairingSystem = PairingSystem::RoundRobin;
    const int games = random.between(7, *section.rules.scheduledRounds);
    const int middle = 2300 + 50 * random.between(0, 5);
    const std::uint64_t federations = 3 + random.below(4);
    const std::uint64_t titles = 3 + random.below(6);
    for (int number = 1; number <= games + 1; ++number) {
        Player& player = section.players.emplace_back();
        player.id = playerId(number);
        player.tpn = number;
        player.name = fmt::format("Player {}", number);
        player.federation = number == 1 ? "VIE" : kFederations[random.below(federations)];
        player.title = number == 1 ? Title::None : kTitles[random.below(titles)];
        player.sex = number == 1 ? Sex::Female : Sex::Unknown;
        player.rating = random.below(20) == 0 ? 0 : middle + 25 * random.between(-4, 4);
        if (number > 1 && random.below(15) == 0) player.withdrawnFromRound = games;
    }
    if (random.below(12) == 0) section.players[0].withdrawnFromRound = games + 1;
    const std::uint64_t usual = random.below(3) == 0 ? std::size(kResults) : 4;
    for (int round = 1; round <= games; ++round) {
        const Outcome outcome = kResults[random.below(usual)];
        const PlayerId other = playerId(round + 1);
        Round& played = section.rounds.emplace_back();
        if (round % 2 == 1)
            played.games.push_back({playerId(1), other, outcome, mirrored(outcome)});
        else
            played.games.push_back({other, playerId(1), mirrored(outcome), outcome});
        if (random.below(30) == 0) {
            played.games.clear();
            played.byes = {{playerId(1), random.below(2) == 0 ? Outcome::PairingBye : Outcome::HalfBye}};
        }
    }
    if (random.below(3) == 0) {
        for (Game& game : section.rounds.back().games) game.whiteOutcome = game.blackOutcome = Outcome::Open;
    }
    return section;
}

TEST(NormGolden, OfOneApplicantAreAsTheyWereRead)
{
    fixture::Golden golden("norms/applicants");
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        Random random(seed);
        const Section section = drawnApplicant(random);
        EventFacts facts =
            factsOf(section, random.below(4) == 0 ? static_cast<Exemption>(random.below(4)) : Exemption::None);
        if (random.below(8) == 0) facts.field.rounds.front() = {1, 20, 3, 10, 2000};
        if (random.below(12) == 0) facts.twice = true;
        std::string text = textOf(facts);
        for (const Norm norm : {Norm::GM, Norm::IM, Norm::WGM, Norm::WIM}) {
            const Attempt attempt = attemptOf(section, facts, 0, norm);
            const Forecast forecast = forecastOf(section, facts, 0, norm);
            text += textOf(attempt) + textOf(forecast);
            text += toJson(explainNorm(section, facts, 0, attempt, norm), {}).dump() + '\n';
            text += toJson(explainForecast(section, facts, 0, forecast), {}).dump();
            for (const Step& step : conditionSteps(section, facts, 0, attempt, norm)) text += toJson(step, {}).dump();
            text += fmt::format("{}\n", hasAChance(attempt, forecast));
        }
        golden.add(std::to_string(seed), "applicant", text);
    }
    golden.compare();
}

TEST(NormGolden, EventsAreSeenAsTheyWere)
{
    fixture::Golden golden("norms/events");
    for (const fixture::NamedSection& named : fixture::festival()) {
        std::string text;
        for (int state = 0; state < 8; ++state) {
            Section section = named.section;
            if (state == 1) section.rules.timeControl = TimeControl::Rapid;
            if (state == 2) section.rules.discipline = Discipline::Xiangqi;
            if (state == 3) section.rules.scheduledRounds = 8;
            if (state == 4) section.rounds.front().date = {};
            if (state == 5) section.rules.doubleRoundRobin = true;
            if (state >= 6) {
                for (std::size_t i = 0; i < section.rounds.size(); ++i)
                    section.rounds[i].date = {2026, 5, 1 + static_cast<int>(i) / (state - 5)};
            }
            for (const Exemption stated : {Exemption::None, Exemption::NationalFinal, Exemption::Zonal}) {
                const EventFacts facts = factsOf(section, stated);
                text += textOf(facts);
                for (const Step& step : obstacles(section, facts)) text += toJson(step, {}).dump();
                for (const Step& step : eventSteps(facts)) text += toJson(step, {}).dump();
            }
        }
        golden.add(named.name, "events", text);
    }
    golden.compare();
}

}  // namespace
}  // namespace kydai::norms
