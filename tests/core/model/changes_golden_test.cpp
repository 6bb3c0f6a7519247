// What changes of every kind make of an event, what takes them back, what is refused and what is told of it, along
// random ways through events with every member set: as it was when it was last read. What each must do is asked in
// change_test.cpp; here also the views that are read from a section (scorecards, tables, numbers, points).
#include "model/baku.h"
#include "model/board_order.h"
#include "model/change.h"
#include "model/compound_change.h"
#include "model/doubles.h"
#include "model/json.h"
#include "model/json_schema.h"
#include "model/number_history.h"
#include "model/numbering.h"
#include "model/official.h"
#include "model/open_games.h"
#include "model/scorecards.h"
#include "model/section_check.h"
#include "model/section_limits.h"
#include "model/table_numbers.h"
#include "model/tournament_rating.h"
#include "support/corpus.h"
#include "support/golden.h"
#include "support/player_id.h"
#include "support/random_change.h"
#include "support/random_event.h"
#include "support/whole_event.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace kydai {
namespace {

std::string textOf(const Error& error)
{
    return fmt::format("error {} {} / {}", static_cast<int>(error.code), logText(error.what), logText(error.expected));
}

std::string textOf(const Touched& touched)
{
    std::string text = fmt::format("touched {} round {} {} added {}:", touched.section.value, touched.round,
                                   touched.boards, touched.added.value);
    for (const PlayerId player : touched.players) text += fmt::format(" {}", keyOf(player));
    return text;
}

/// The same kind of change with something in it that fits nowhere.
Change spoiled(Change change, Random& random)
{
    const auto round = static_cast<RoundNumber>(random.between(-1, 12));
    std::visit(
        [&]<class C>(C& c) {
            if constexpr (requires { c.round; }) {
                if (random.below(2) == 0) c.round = round;
            }
            if constexpr (requires { c.white; }) {
                if (random.below(3) == 0) std::swap(c.white, c.black);
            }
            if constexpr (requires { c.tpns; }) {
                if (!c.tpns.empty()) c.tpns[random.below(c.tpns.size())] = random.between(-1, 4);
            }
            if constexpr (requires { c.player.tpn; }) c.player.tpn = random.between(0, 9);
            if constexpr (requires { c.byes; }) {
                if (!c.byes.empty()) c.byes.front().round = round;
            }
            if constexpr (requires { c.content.games; }) {
                if (!c.content.games.empty()) {
                    Game& game = c.content.games[random.below(c.content.games.size())];
                    switch (random.below(4)) {
                    case 0:
                        game.black = game.white;
                        break;
                    case 1:
                        game.white = playerId(77);
                        break;
                    case 2:
                        game.whiteOutcome = Outcome::HalfBye;
                        break;
                    default:
                        c.content.games.pop_back();
                    }
                }
            }
            if constexpr (requires { c.players.front().tpn; }) {
                if (!c.players.empty()) c.players.front().tpn = random.between(0, 5);
                if (random.below(2) == 0) c.players.push_back(c.players.front());
            }
            if constexpr (requires { c.rules.prohibited; }) {
                if (!c.rules.prohibited.empty()) c.rules.prohibited.front().players.push_back(playerId(99));
            }
            if constexpr (requires { c.info.firstTable; }) c.info.firstTable = random.between(-1, 10001);
            if constexpr (requires { c.position; }) c.position = random.between(-2, 9);
            if constexpr (requires { c.section; }) {
                if (random.below(8) == 0) c.section = SectionId{9};
            }
        },
        change);
    return change;
}

TEST(ChangesGolden, EveryKindMakesWhatItMade)
{
    fixture::Golden golden("changes/every_kind");
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Random random(seed);
        Event event;
        std::string text;
        NumberHistory numbers(event);
        for (int step = 0; step < 25; ++step) {
            const Change change = fixture::anyChange(event, random);
            text += std::string(changeName(change)) +
                    fmt::format(" {} {}\n", sectionOf(change).value, isRecordOnly(change));
            const Change wrong = spoiled(change, random);
            for (const Checks checks : {Checks::All, Checks::Structure}) {
                const auto tried = applyTo(event, wrong, checks);
                text += tried ? fmt::format("taken {} {}\n", tried->changed, toJson(tried->event).dump())
                              : textOf(tried.error()) + "\n";
            }
            text += textOf(touchedBy(std::vector<Change>{change, wrong})) + "\n";
            auto made = applyTo(event, change);
            if (!made) {
                text += textOf(made.error()) + "\n";
                continue;
            }
            text += fmt::format("changed {}\n", made->changed) + toJson(made->event).dump() + "\n";
            if (made->inverse) {
                text += toJson(*made->inverse).dump() + "\n";
                const auto back = applyTo(made->event, *made->inverse, Checks::Structure);
                ASSERT_TRUE(back.ok()) << changeName(change);
                EXPECT_EQ(toJson(back->event).dump(), toJson(event).dump()) << changeName(change);
                NumberHistory history(made->event);
                text += fmt::format("numbers {}\n", history.goBack(made->inverse));
                for (const EventSection& entry : made->event.sections) {
                    for (const auto& [player, number] : history.otherThan(entry.id, *entry.section))
                        text += fmt::format(" {}={}", keyOf(player), number);
                    text += fmt::format(" first {}", keyOf(history.playerNumbered(entry.id, 1)));
                }
            }
            event = std::move(made->event);
        }
        golden.add(std::to_string(seed), "changes", text);
    }
    golden.compare();
}

/// A section with a part that does not fit with the others.
Section misfit(Section section, Random& random)
{
    Round* round = section.rounds.empty() ? nullptr : &section.rounds[random.below(section.rounds.size())];
    const PlayerId nobody = playerId(9000);
    switch (random.below(14)) {
    case 0:
        if (section.players.size() > 1) std::swap(section.players[0], section.players[1]);
        break;
    case 1:
        if (round != nullptr && !round->games.empty()) round->games.front().white = nobody;
        break;
    case 2:
        if (round != nullptr && !round->games.empty()) round->games.push_back(round->games.front());
        break;
    case 3:
        if (round != nullptr && !round->byes.empty()) round->byes.front().kind = Outcome::Win;
        break;
    case 4:
        if (round != nullptr && !round->games.empty()) round->games.front().blackOutcome = Outcome::ZeroBye;
        break;
    case 5:
        section.requestedByes.push_back({nobody, 3, Outcome::HalfBye});
        break;
    case 6:
        section.requestedByes.push_back({section.players.front().id, 1, Outcome::Win});
        break;
    case 7:
        section.adjustments.push_back({nobody, 0, {}, Points{10}});
        break;
    case 8:
        section.rules.virtualPoints.push_back({section.players.front().id, 300, Points{10}});
        break;
    case 9:
        section.rules.prohibited.push_back({3, 2, {section.players.front().id}, {}, ""});
        break;
    case 10:
        section.info.firstTable = 0;
        break;
    case 11:
        section.info.limits.ratingFrom = 2500;
        section.info.limits.ratingTo = 2400;
        break;
    case 12:
        section.players.back().tpn = section.players.front().tpn;
        break;
    default:
        if (round != nullptr && !round->byes.empty()) round->byes.push_back(round->byes.front());
    }
    return section;
}

TEST(ChangesGolden, WhatDoesNotFitIsToldAsItWas)
{
    fixture::Golden golden("changes/misfits");
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Random random(seed);
        const Section section = seed % 2 == 0 ? fixture::wholeSection(random) : fixture::randomSection(random, 7, 4);
        std::string text;
        for (int each = 0; each < 14; ++each) {
            const Section wrong = misfit(section, random);
            const auto checked = checkReferences(wrong);
            const auto info = checkInfo(wrong.info);
            const auto numbers = checkNumbers(wrong.players);
            text += (checked ? "fits" : textOf(checked.error())) + (info ? " fits " : textOf(info.error())) +
                    (numbers ? " fits\n" : textOf(numbers.error()) + "\n");
        }
        golden.add(std::to_string(seed), "misfits", text);
    }
    golden.compare();
}

std::string textOf(const Section& section)
{
    std::string text;
    const Scorecards cards(section);
    for (std::size_t player = 0; player < cards.players(); ++player) {
        text += fmt::format("\n{}:", cards.score(player).tenths);
        for (RoundNumber round = 1; round <= cards.rounds(); ++round) {
            const RoundEntry& entry = cards.entry(player, round);
            text += fmt::format(" {}{}{}b{}p{}s{}", trfCode(entry.outcome), static_cast<std::int64_t>(entry.opponent),
                                entry.colour ? static_cast<int>(*entry.colour) : -1, entry.board, entry.points.tenths,
                                cards.scoreAfter(player, round).tenths);
        }
    }
    for (RoundNumber round = 1; round <= section.roundsPaired() + 1; ++round) {
        text += "\nvirtual";
        for (const Points points : virtualPoints(section, round)) text += fmt::format(" {}", points.tenths);
        if (round > section.roundsPaired()) break;
        text += "\ntables";
        for (const int table : tableNumbers(section, section.round(round))) text += fmt::format(" {}", table);
        text += toJson(beforeRound(section, round)).dump() + toJson(asPaired(section, round)).dump();
        text += fmt::format(" {}", isUnderItsRules(section, round));
    }
    for (const bool arrived : haveArrived(section)) text += arrived ? "y" : "n";
    text += toJson(byNumber(section)).dump();
    Section kept = section;
    text += fmt::format(" {} {}", keepRules(kept), toJson(kept).dump());
    enterByFirstGame(kept);
    text += toJson(kept).dump();
    std::vector<Player> players = section.players;
    for (const char* method : {"", "FIDE", "VIE NRO", "VIE FIDON", "NIDOF", "HBFN", "GER LBFN", "OTHER", "X"}) {
        kept.info.startingListMethod = method;
        text += fmt::format("\n{}", method);
        for (const Player& player : players)
            text += fmt::format(" {}/{}", tournamentRating(kept.info, player), nationalRatingOf(kept.info, player));
        text += listMethodText(kept.info, ListMethod::Highest);
        for (const EqualsOrder order : {EqualsOrder::Name, EqualsOrder::Entry, EqualsOrder::Birth, EqualsOrder::Lots}) {
            assignPairingNumbers(players, {kept.info, order, 5});
            for (const Player& player : players) text += fmt::format(" {}", player.tpn);
        }
    }
    for (const Player& player : section.players) {
        text += fmt::format(" {}", static_cast<int>(brokenLimit(section.info.limits, player)));
        text += fmt::format(" {} {}", initialRank(section.rules, player), section.numberOf(player.id));
    }
    return text;
}

TEST(ChangesGolden, ViewsOfSectionsAreAsTheyWere)
{
    fixture::Golden golden("changes/views");
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Random random(seed);
        Section section = seed % 3 == 0   ? fixture::wholeSection(random)
                          : seed % 3 == 1 ? randomEvent(seed, {.mostPlayers = 10})
                                          : fixture::randomSection(random, 9, 5);
        for (Player& player : section.players) {
            if (random.below(5) == 0) player.fixedBoard = random.between(1, 6);
            if (random.below(4) == 0) player.rating = 2000;
        }
        if (seed % 4 == 0) section.rules.bakuAcceleration = true;
        if (seed % 4 == 0) section.rules.virtualPoints.clear();
        golden.add(std::to_string(seed), "views", textOf(section));
    }
    golden.compare();
}

TEST(ChangesGolden, DoublesAndOfficialsAreFoundAsTheyWere)
{
    fixture::Golden golden("changes/people");
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        Event event;
        for (int at = 1; at <= 2; ++at) {
            Section section = fixture::randomSection(random, 8, 0);
            for (Player& player : section.players) {
                if (random.below(3) == 0) player.fideId = std::to_string(random.between(1, 4));
                if (random.below(3) == 0) player.birth = {random.between(2010, 2011), random.between(0, 2), 0};
                if (random.below(3) == 0) player.name = random.below(2) == 0 ? "Lê An" : "LE AN";
            }
            event.sections.push_back({SectionId{at}, std::make_shared<const Section>(std::move(section))});
        }
        std::string text;
        for (const EventSection& entry : event.sections) {
            for (const Double& each : doublesOf(event, entry.id))
                text += fmt::format(" {}-{}/{} {}", keyOf(each.player), each.otherSection.value, keyOf(each.other),
                                    each.sameFideId);
        }
        golden.add(std::to_string(seed), "doubles", text);
    }
    for (const char* line : {"", "IA Nguyễn Văn A (12401234)", "12401234 FA Lê B", "Lê C", "NA", "(123) X", "Trần D IA",
                             "GM Võ E [12400001]", "IA 12400001", "Lê F 12", "FA  Lê  G  (12400009) ", "(A) B"}) {
        const Official official = officialOf(line);
        golden.add(fmt::format("'{}'", line), "official",
                   fmt::format("{}|{}|{}|{}", official.title, official.name, official.fideId, isFideArbiter(official)));
    }
    golden.add("event", "schema", eventFileSchema().dump());
    golden.add("changes", "schema", changesSchema().dump());
    golden.compare();
}

TEST(ChangesGolden, OpenGamesEndInEveryWayAsTheyDid)
{
    fixture::Golden golden("changes/open_games");
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Random random(seed);
        Section section = fixture::randomSection(random, 9, 3);
        for (Game& game : section.rounds.back().games) {
            if (random.below(3) != 0) game.whiteOutcome = game.blackOutcome = Outcome::Open;
        }
        OpenGames games(section);
        std::string text =
            fmt::format("{} {} {} {}\n", games.count(), games.areFew(), games.outcomes(), games.allDrawn());
        for (std::size_t outcome = 0; outcome < games.outcomes(); outcome += 4)
            text += toJson(games.endedAs(outcome).rounds.back()).dump() + "\n";
        for (const Player& player : section.players) text += fmt::format(" {}", games.gameOf(player.id).value_or(99));
        if (games.count() > 0) {
            games.settle(games.game(0).black, Outcome::Win);
            text += toJson(games.section().rounds.back()).dump();
        }
        golden.add(std::to_string(seed), "open", text);
    }
    golden.compare();
}

TEST(ChangesGolden, JournalsThatFuzzingFoundMakeWhatTheyMade)
{
    fixture::compareCorpus("fuzz_journal", [](const std::string& bytes) {
        Event event;
        std::string text;
        for (std::size_t at = 0; at < bytes.size();) {
            const std::size_t end = std::min(bytes.find('\n', at), bytes.size());
            const auto change = parseJson<Change>(std::string_view(bytes).substr(at, end - at));
            at = end + 1;
            if (!change) {
                text += textOf(change.error()) + '\n';
                continue;
            }
            const auto applied = applyTo(event, *change);
            text += applied ? toJson(*change).dump() + '\n' : textOf(applied.error()) + '\n';
            if (applied) event = applied->event;
        }
        return text + toJson(event).dump();
    });
}

}  // namespace
}  // namespace kydai
