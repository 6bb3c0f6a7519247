// What is told of values, places, what is needed and what moved, by every tie-break and in every kind of event: clubs,
// knock-outs and teams too. As it was when it was last read; whether it is true is asked beside.
#include "core/tiebreak/tiebreak_support.h"
#include "support/cups.h"
#include "support/event_builder.h"
#include "support/festival.h"
#include "support/golden.h"
#include "support/random_event.h"
#include "support/whole_answer.h"
#include "tiebreak/explain_effect.h"
#include "tiebreak/explain_moves.h"
#include "tiebreak/explain_need.h"
#include "tiebreak/explain_tiebreak.h"
#include "tiebreak/registry.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace kydai::tiebreak {
namespace {

using fixture::NamedSection;

/// Five players of a club after so many rounds, with one who is away too often, and points that were given.
Section clubOf(int players, RoundNumber rounds)
{
    Section section = newcomers(players);
    section.rules.pairingSystem = PairingSystem::Keizer;
    section.rules.fideMode = false;
    section.rules.keizer = KeizerRules{.apart = 1, .mostGames = 3};
    section.rules.keizer->mostExcused = 1;
    section.rules.keizer->startValue = rounds % 2 == 0;
    section.adjustments = {{playerId(2), 1, {}, Points{15}}};
    Random random(static_cast<std::uint64_t>(players));
    while (section.roundsPaired() < rounds) {
        const RoundNumber next = section.roundsPaired() + 1;
        section.requestedByes = {{playerId(3), next, Outcome::HalfBye}, {playerId(4), next, Outcome::ZeroBye}};
        pairing::play(section, [&](int, int) { return pairing::anyResult(random); });
    }
    section.requestedByes.clear();
    return section;
}

Section cupOf(int players, RoundNumber rounds, bool thirdPlace)
{
    KnockOutRules rules{.stages = {{.games = 2, .time = "15+10"}, {.games = 1, .drawnIsBlacks = true}}};
    rules.thirdPlace = thirdPlace;
    Section section = pairing::knockOut(players, rules);
    Random random(static_cast<std::uint64_t>(players));
    while (section.roundsPaired() < rounds) {
        const RoundNumber before = section.roundsPaired();
        pairing::play(section, [&](int, int) { return pairing::anyResult(random); });
        if (section.rounds.back().games.empty()) {
            section.rounds.pop_back();
            break;
        }
        EXPECT_GT(section.roundsPaired(), before);
    }
    return section;
}

const std::vector<NamedSection>& eventsOfPlayers()
{
    static const std::vector<NamedSection> kAll = [] {
        std::vector<NamedSection> all = fixture::festival();
        for (std::uint64_t seed = 200; seed < 206; ++seed) {
            Section section = randomEvent(seed, {.fewestPlayers = 4, .mostPlayers = 8});
            section.rules.lotsSeed = seed % 3;
            if (seed % 2 == 0) section.rules.unratedRating = 1400;
            section.players[seed % 3].marks.expelled = seed % 4 == 1;
            section.players[1].marks.placeByHand = 2;
            section.players[2].marks.outsideValue = 150;
            all.push_back({fmt::format("random-{}", seed), section});
        }
        Section given = randomEvent(210, {.fewestPlayers = 6, .mostPlayers = 8});
        given.adjustments = {{playerId(1), 0, {}, Points{5}}, {playerId(2), 1, {}, Points{-10}}};
        given.rules.points.pairingBye = Points{7};  // neither a win nor a draw
        all.push_back({"points-given", given});
        Section level = clubOf(4, 0);  // all have the same sum
        level.adjustments.clear();
        all.push_back({"club-level", level});
        for (const RoundNumber rounds : {3, 6}) all.push_back({fmt::format("club-{}", rounds), clubOf(7, rounds)});
        for (const RoundNumber rounds : {1, 2, 4, 9}) {
            all.push_back({fmt::format("cup-{}", rounds), cupOf(6, rounds, false)});
            all.push_back({fmt::format("cup-third-{}", rounds), cupOf(9, rounds, true)});
        }
        return all;
    }();
    return kAll;
}

const std::vector<NamedSection>& eventsOfTeams()
{
    static const std::vector<NamedSection> kAll = [] {
        std::vector<NamedSection> all{{"tec", loadSection(kCopies / "seeds" / "tec_team_2024.trf")}};
        for (NamedSection& each : fixture::otherSystems()) {
            if (each.section.isTeamEvent()) all.push_back(std::move(each));
        }
        Section single = all.back().section;  // teams of one board
        for (Team& team : single.teams.teams) team.members.resize(1);
        single.teams.boardColours = "W";
        all.push_back({"one-board", single});
        return all;
    }();
    return kAll;
}

TEST(TieBreakAnswersGolden, OfValuesAreAsTheyWereRead)
{
    fixture::Golden golden("standings/values_told");
    std::size_t turn = 0;
    for (const Definition& definition : definitions()) {
        const bool isComputed = definition.kind != Kind::NotComputed;  // else a number whose rule is not known
        for (const std::string& code : isComputed ? spellingsOf(definition) : std::vector<std::string>{"54", "84(7)"}) {
            std::string text;
            for (const auto* events : {&eventsOfPlayers(), &eventsOfTeams()}) {
                for (const auto& [name, section] : *events) {
                    ++turn;
                    StandingsOptions options{.codes = parseCodes(code).value()};
                    options.edition = static_cast<TieBreakEdition>(turn % 3);
                    const auto ranked = standingsOf(section, options);
                    ASSERT_TRUE(ranked.ok()) << name << ' ' << code;
                    const std::size_t all = ranked->competition->participants();
                    text += name + fixture::wholeText(explainTieBreak(section, *ranked, 0, turn % all));
                }
            }
            golden.add(code, "told", text);
        }
    }
    golden.compare();
}

/// Neighbours in the standings and some further apart, by several lists.
std::string placesTold(const Section& section, const std::vector<std::string>& lists)
{
    std::string text;
    int turn = 0;
    for (const std::string& list : lists) {
        StandingsOptions options;
        if (list != "own") options.codes = parseCodes(list).value();
        options.edition = static_cast<TieBreakEdition>(turn++ % 3);
        const auto ranked = standingsOf(section, options);
        EXPECT_TRUE(ranked.ok()) << list;
        if (!ranked) continue;
        for (std::size_t row = 0; row < ranked->rows.size(); ++row) {
            for (const std::size_t step : {std::size_t{1}, std::size_t{4}}) {
                if (row + step >= ranked->rows.size() || (step > 1 && row % 3 != 0)) continue;
                const std::size_t one = ranked->rows[row].participant;
                const std::size_t other = ranked->rows[row + step].participant;
                const bool turned = row % 2 != 0;
                if (section.isTeamEvent() && ranked->rank(other) == 0) continue;
                text +=
                    fixture::wholeText(explainStanding(section, *ranked, turned ? other : one, turned ? one : other));
            }
        }
    }
    return text;
}

TEST(TieBreakAnswersGolden, OfPlacesAreAsTheyWereRead)
{
    fixture::Golden golden("standings/places_told");
    for (const auto& [name, section] : eventsOfPlayers()) {
        golden.add(name, "places",
                   placesTold(section, {"own", "DE,BH/C1,SB,WIN", "BH@OLD,KS,ARO,DE@OLD,MAN", "", "WIN,54,BH", "54",
                                        "TPN/R,EXT", "APRO,BWG,PS/C1", "KS,REP,DE/P"}));
    }
    for (const auto& [name, section] : eventsOfTeams()) {
        golden.add(name, "places",
                   placesTold(section, {"own", "EDE,BC,TBR", "EDEBT,SSSC", "BBE,EDEBB,BH:GP/C1", "MPvGP,EDEC,54,EDET",
                                        "54,BC", "EMMSB,EGGSB,EDEB", ""}));
    }
    golden.compare();
}

TEST(TieBreakAnswersGolden, OfWhatIsNeededAreAsTheyWereRead)
{
    fixture::Golden golden("standings/needed_told");
    for (const auto& [name, section] : eventsOfPlayers()) {
        std::string text;
        const std::size_t all = section.players.size();
        std::vector<bool> everySecond(all);
        for (std::size_t at = 0; at < all; ++at) everySecond[at] = at % 2 == 0;
        Section open = section;
        open.rules.scheduledRounds = section.roundsPaired() + 1;
        if (!open.rounds.empty()) {
            for (Game& game : open.rounds.back().games) game.whiteOutcome = game.blackOutcome = Outcome::Open;
        }
        if (all % 2 != 0) open.rules.points = PointSystem::of(Points{30}, Points{20}, Points{10});  // a loss counts too
        Section lastGame = open;
        lastGame.rules.scheduledRounds = section.roundsPaired();
        for (std::size_t at = 0; at < all; ++at) {
            for (const int place : {1, 2, static_cast<int>(all / 2)}) {
                const PlayerId player = section.players[at].id;
                text += fixture::wholeText(explainNeed(section, player, place));
                text += fixture::wholeText(explainNeed(lastGame, player, place));
                if (at % 2 == 0) text += fixture::wholeText(explainNeed(open, player, place));
                if (at % 3 != 0) continue;
                const Need need = needOf(open, player, place, everySecond);
                text += fmt::format("{} {} {} {} {} ", static_cast<int>(need.verdict), need.games, need.more.tenths,
                                    need.best, need.worst) +
                        fixture::recordText(need.certain) + fixture::recordText(need.possible) +
                        fixture::wholeText(need.told);
            }
        }
        golden.add(name, "needed", text);
    }
    golden.compare();
}

TEST(TieBreakAnswersGolden, OfWhatAbsencesDidAreAsTheyWereRead)
{
    fixture::Golden golden("standings/effects_told");
    for (const auto& [name, section] : eventsOfPlayers()) {
        std::string text;
        for (const char* code : {"BH", "BH/C1@26", "SB@OLD", "FB", "ARO", "DE", "KS", "WIN"}) {
            const Standings ranked = standingsBy(section, code);
            const std::size_t all = ranked.competition->participants();
            for (std::size_t at = 0; at < all; ++at)
                text += fixture::wholeText(explainEffect(section, ranked, at, (at + 1 + at % 3) % all));
        }
        golden.add(name, "effects", text);
    }
    golden.compare();
}

// --- what moved

std::string moved(const Section& before, const Section& after, const StandingsOptions& then,
                  const StandingsOptions& now)
{
    const auto was = standingsOf(before, then);
    const auto is = standingsOf(after, now);
    EXPECT_TRUE(was.ok() && is.ok());
    const Moves moves = movesBetween(std::make_shared<const Standings>(*was), std::make_shared<const Standings>(*is));
    const MoveTeller teller(before, after, moves);
    std::string text;
    for (const Move& move : moves.list) {
        const Step told = teller.place(move);
        text += fixture::sameEverywhere(toJson(told, {})) + marksOf(told) + fixture::yearsOf(told) +
                fixture::sameEverywhere(toJson(Fact(teller.placeFacts(move)))) + fixture::recordText(move) + '\n';
    }
    for (std::size_t column = 0; column < is->columns.size(); ++column) {
        if (!moves.bothHave(column)) continue;
        for (std::size_t at = 0; at < is->competition->participants(); at += 2) {
            if (moves.beforeOf[at] == kNobody || moves.terms(column, at).empty()) continue;
            const Step told = teller.value(column, at);
            text += fixture::sameEverywhere(toJson(told, {})) + marksOf(told) +
                    fixture::sameEverywhere(toJson(Fact(teller.valueFacts(column, at)))) + '\n';
        }
    }
    return text;
}

/// The same event with other results, another list, somebody out, and another edition.
std::string allThatMoves(const Section& section, const std::vector<std::string>& lists)
{
    std::string text;
    Section results = section;
    int turn = 0;
    for (Round& round : results.rounds) {
        for (Game& game : round.games) {
            if (++turn % 3 == 0) std::swap(game.whiteOutcome, game.blackOutcome);
        }
    }
    Section shorter = section;
    if (!shorter.rounds.empty()) shorter.rounds.pop_back();
    for (const std::string& list : lists) {
        const StandingsOptions options{.codes = parseCodes(list).value(), .edition = TieBreakEdition::E26};
        StandingsOptions old = options;
        old.edition = TieBreakEdition::Old;
        StandingsOptions other = options;
        std::ranges::reverse(*other.codes);
        other.codes->pop_back();
        text += moved(section, results, options, options) + moved(results, section, old, old);
        text += moved(section, section, old, options) + moved(section, section, options, other);
        text += moved(shorter, section, options, options);
    }
    return text;
}

TEST(TieBreakAnswersGolden, OfWhatMovedAreAsTheyWereRead)
{
    fixture::Golden golden("standings/moves_told");
    for (const auto& [name, section] : eventsOfPlayers()) {
        std::string text = allThatMoves(section, {"BH/C1,BH,SB,WIN", "DE,ARO,KS,TPN", "APRO,DE,PS,BWG"});
        Section out = section;
        out.players[section.players.size() / 2].marks.expelled =
            !out.players[section.players.size() / 2].marks.expelled;
        out.rules.lotsSeed += 5;
        text += moved(section, out, {}, {}) + moved(out, section, {}, {});
        golden.add(name, "moves", text);
    }
    for (const auto& [name, section] : eventsOfTeams())
        golden.add(name, "moves", allThatMoves(section, {"EDE,BH:MP/C1,SSSC", "EDEBT,BC,TBR,MPvGP", "EMGSB,BBE,EDEC"}));
    golden.compare();
}

}  // namespace
}  // namespace kydai::tiebreak
