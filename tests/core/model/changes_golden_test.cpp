// What changes of every kind make of an event, what takes them back, what is refused and what is told of it, along
// random ways through events with every member set: as it was when it was last read. What each must do is asked in
// change_test.cpp; here also the views that are read from a section (scorecards, tables, numbers, points).
#include "model/baku.h"
#include "model/board_order.h"
#include "model/change.h"
#include "model/compound_change.h"
#include "model/doubles.h"
#include "model/fide_player.h"
#include "model/json.h"
#include "model/json_schema.h"
#include "model/member_paths.h"
#include "model/number_history.h"
#include "model/numbering.h"
#include "model/official.h"
#include "model/open_games.h"
#include "model/scorecards.h"
#include "model/script.h"
#include "model/section_check.h"
#include "model/section_limits.h"
#include "model/table_numbers.h"
#include "model/team_scorecards.h"
#include "model/tournament_rating.h"
#include "support/corpus.h"
#include "support/golden.h"
#include "support/player_id.h"
#include "support/random_change.h"
#include "support/random_event.h"
#include "support/row_walk.h"
#include "support/whole_event.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
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

// Words are in files, heads in other programs' lists, and what is private on no page: each is meant when it changes.
TEST(ChangesGolden, EveryRowSaysWhatItSaid)
{
    fixture::Golden golden("changes/rows");
    fixture::RowWalk walk(
        [&]<class T, class M, class Owner>(std::type_identity<T> /*type*/, const Row& row, M Owner::* /*member*/) {
            const Bounds& bounds = row.bounds;
            const Carried& carried = row.carried;
            golden.add(std::string(kTypeWord<Owner>), std::string(row.word),
                       fmt::format("{} {} {} {} {} '{}' {} '{}' {}{}{}{}{} {} {} {} {}", bounds.low, bounds.high,
                                   bounds.characters, bounds.lines, static_cast<int>(row.guard), row.remark,
                                   static_cast<int>(row.privacy), row.heads, static_cast<int>(carried.trf26),
                                   static_cast<int>(carried.trf16), static_cast<int>(carried.table),
                                   static_cast<int>(carried.page), static_cast<int>(carried.upload),
                                   static_cast<int>(row.unit), row.key, row.ofPerson, row.needed));
        });
    walk.into<Event>();
    walk.intoEach(std::type_identity<ChangeKinds>{});
    walk.intoEach(std::type_identity<ScriptedChange>{});
    golden.compare();
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

std::string textOf(const TeamScores& scores)
{
    std::string text = fmt::format(" of {} boards, {} rounds:", scores.boardsPerMatch, scores.rounds);
    for (const TeamRound& round : scores.entries) {
        text += fmt::format(" {}{}{}m{}g{}u{}", trfCode(round.outcome), static_cast<std::int64_t>(round.opponent),
                            round.colour ? static_cast<int>(*round.colour) : -1, round.matchPoints.tenths,
                            round.gamePoints.tenths, round.undecided);
        for (const Points board : round.boards) text += fmt::format(",{}", board.tenths);
    }
    return text;
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
    text += "\nteams" + textOf(teamScoresOf(section, section.roundsPaired()));
    text += fmt::format(" {}\n", section.numberOf(PlayerId{}));
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

TEST(ChangesGolden, PlayersOfTheListAreTakenAsTheyWere)
{
    fixture::Golden golden("changes/listed");
    for (const TimeControl tempo : {TimeControl::Standard, TimeControl::Rapid, TimeControl::Blitz}) {
        for (int way = 0; way < 4; ++way) {
            RuleSet rules;
            rules.timeControl = tempo;
            if (way == 1) rules.ratingLists = {TimeControl::Blitz};
            if (way == 2) rules.ratingLists = {TimeControl::Rapid, TimeControl::Standard};
            if (way == 3) rules.discipline = Discipline::Xiangqi;
            std::string text;
            for (const TimeControl list : ratingListsOf(rules)) text += sourceOf(list, "NOV26") + ',';
            for (int each = 0; each < 32; ++each) {
                FidePlayer listed{.id = 12400001 + each, .name = "Tran, A", .federation = "VIE"};
                static constexpr const char* kSexes[] = {"", "M", "F"};
                static constexpr const char* kTitles[] = {"", "GM", "WCM", "AFM"};
                listed.sex = kSexes[each % 3];
                listed.title = kTitles[each % 4];
                listed.flag = each % 5 == 0 ? "wi" : each % 5 == 1 ? "i" : "";
                listed.birthYear = each % 7 == 0 ? 0 : 2000 + each;
                if ((each & 1) != 0) listed.standard = {2000 + each, 3, 20};
                if ((each & 2) != 0) listed.rapid = {1900 + each, 0, 40};
                if ((each & 4) != 0) listed.blitz = {1800 + each, 1, 10};
                if ((each & 8) != 0) listed.standard.kFactor = 10;
                text += '\n' + toJson(playerOf(listed, rules, "NOV26")).dump();
                text += sourceOf(ratingListFor(listed, rules), each % 2 == 0 ? "" : "NOV26");
            }
            golden.add(fmt::format("{} {}", wordFor(tempo), way), "listed", text);
        }
    }
    golden.compare();
}

/// Every member by its path, with values of every kind, most of which are none of it.
TEST(ChangesGolden, MembersAreSetByTheirPathsAsTheyWere)
{
    fixture::Golden golden("changes/paths");
    const Json strange[] = {nullptr,
                            true,
                            0,
                            -1,
                            7,
                            5000,
                            1.5,
                            "",
                            "2026-02-30",
                            "2011-05-12",
                            "female",
                            "x",
                            "GM",
                            Json::array(),
                            Json::array({1, 99}),
                            Json::object(),
                            Json::array({Json::object()})};
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Random random(seed);
        const Section section = byNumber(fixture::wholeSection(random));
        std::string text;
        std::vector<MemberDifference> differences = joined(memberDifferences(section, Section{}));
        Section sparse = section;
        for (Player& player : sparse.players) player = {.id = player.id, .tpn = player.tpn};
        const auto more = memberDifferences(section, sparse);
        differences.insert(differences.end(), more.begin(), more.end());
        for (const MemberDifference& each : differences) {
            text += fmt::format("{} {} {} {} {} {}\n", each.path, each.type, each.row.word,
                                static_cast<int>(each.privacy), each.wanted.dump(), each.found.dump());
        }
        golden.add(std::to_string(seed), "paths", text);
        std::vector<std::string> paths{"",
                                       "info",
                                       "info/",
                                       "x",
                                       "players",
                                       "players/0/name",
                                       "players/1-2/name/x",
                                       "players/x/name",
                                       "players/2-1/unit",
                                       "players/1,/unit",
                                       "rounds/1",
                                       "rounds/99/date",
                                       "rounds/1/rules",
                                       "rounds/1/rules/pairingSystem",
                                       "rules/points/x",
                                       "id",
                                       "players/1/id"};
        for (std::size_t at = 0; at < differences.size(); at += 1 + differences.size() / 40)
            paths.push_back(differences[at].path);
        for (const std::string& path : paths) {
            std::string told;
            for (const Json& value : strange) {
                Section changed = section;
                const auto set = setMember(changed, path, value, [&](const Row& row) { return row.word != "name"; });
                told += set ? fmt::format("{} ", *set) : textOf(set.error());
                for (const MemberDifference& each : memberDifferences(changed, section))
                    told += fmt::format(" {}={}", each.path, each.wanted.dump());
                told += '\n';
            }
            golden.add(fmt::format("{} '{}'", seed, path), "set", told);
        }
    }
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
