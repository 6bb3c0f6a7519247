// Rule × door: what speaks against the state of a section speaks alike whether it is typed (the change that a dialog
// makes), applied from a list of changes, read from a file of any kind and imported or converted, or put in as a whole.
// A file that can't say the fault at all is left out by name.

#include "app/kydai-cli/doors_fixture.h"
#include "format/json.h"
#include "format/player_table.h"
#include "format/reader.h"
#include "format/trf_writer.h"
#include "model/fields.h"
#include "model/json.h"
#include "policy/actions.h"

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace kydai::cli {
namespace {

/// A fault of a section's state, and the change by which an arbiter would make it.
struct Fault {
    policy::WarningId id{};
    std::string name{};
    std::function<void(Section&)> make{};
    std::function<Change(const Section&, const Section&)> edit{};  ///< from the sound section to the faulty one
    bool beforeStart = false;                                      ///< the edit is of a section that has not begun
    bool inTrf = true;                                             ///< TRF26 can say it
};

Change editRules(const Section& /*sound*/, const Section& faulty)
{
    return EditRules{kHere, faulty.rules};
}
Change setByes(const Section& /*sound*/, const Section& faulty)
{
    return SetRequestedByes{kHere, faulty.requestedByes};
}

std::vector<Fault> faults()
{
    using policy::WarningId;
    std::vector<Fault> all;
    // Every value of the point system, told to be wrong: a win worth nothing, everything else worth more than a win.
    const auto addPoints = [&](const Row& row, Points PointSystem::*value) {
        Fault fault{WarningId::PointsUnlawful, std::string(row.word), {}, editRules, true};
        fault.make = [value](Section& section) {
            section.rules.points.*value = Points{value == &PointSystem::winWhite ? 0 : 15};
        };
        all.push_back(fault);
    };
    describe(addPoints, std::type_identity<PointSystem>{});
    all.push_back({WarningId::FullPointBye, "full-point bye",
                   [](Section& section) {
                       section.requestedByes = {{playerId(8), section.roundsPaired() + 1, Outcome::FullBye}};
                   },
                   setByes});
    all.push_back(
        {WarningId::SecondHalfPointBye, "two half-point byes",
         [](Section& section) {
             const RoundNumber next = section.roundsPaired() + 1;
             section.requestedByes = {{playerId(8), next, Outcome::HalfBye}, {playerId(8), next + 1, Outcome::HalfBye}};
         },
         setByes});
    Fault entitled{WarningId::ByeNotEntitled, "bye of somebody not entitled", {}, {}, false, false};
    entitled.make = [](Section& section) {
        section.players[7].marks.noByes = true;
        section.requestedByes = {{playerId(8), section.roundsPaired() + 1, Outcome::HalfBye}};
    };
    entitled.edit = setByes;
    all.push_back(entitled);
    Fault outside{WarningId::OutsideLimits, "too high a rating", {}, {}, false, false};
    outside.make = [](Section& section) {
        section.info.limits.ratingTo = 2000;
        section.players[7].rating = 2400;
    };
    outside.edit = [](const Section&, const Section& faulty) { return EditPlayer{kHere, faulty.players[7]}; };
    all.push_back(outside);
    return all;
}

class WholeDoors : public DoorsTest {
protected:
    /// What the doors by which the whole section comes in tell, by the name of the door.
    [[nodiscard]] std::map<std::string, std::map<std::string, int>> wholeDoors(const Section& faulty, bool inTrf) const
    {
        std::map<std::string, std::map<std::string, int>> told;
        const std::string json = format::writeJson({faulty}, "Open");
        const auto imported = [&](const std::string& text, const std::string& name) {
            const auto read = format::readText(text, name);
            EXPECT_TRUE(read.ok()) << name;
            return policy::judge({}, policy::importing(read->sections));
        };
        told["import of JSON"] = toldBy(imported(json, "x.json"));
        told["convert of JSON to .kydai"] = toldBy(convert(written("x.json", json), "o.kydai"));
        told["convert of JSON to .trf26"] = toldBy(convert(path("x.json"), "o.trf26"));
        told["convert of JSON to .json"] = toldBy(convert(path("x.json"), "o.json"));
        told["copy of an event"] = toldBy(policy::judge({}, policy::importing({faulty}, ActionKind::Copy)));
        told["set-up"] = toldBy(policy::judge({}, policy::importing({faulty}, ActionKind::SetUp)));
        Section sound = fixture::playedSection(faulty.rules.fideMode);
        sound.rounds.clear();
        const Json replace = Json::array({Json{{"change", "replace_section"}, {"content", toJson(faulty)}}});
        told["apply replace_section"] =
            toldBy(runCli({"apply", eventOf(sound, "a.kydai"), "--changes", written("r.json", replace.dump())}));
        if (!inTrf) return told;
        const auto trf = format::writeTrf(faulty, {.version = format::TrfVersion::Trf26});
        EXPECT_TRUE(trf.ok());
        told["import of TRF26"] = toldBy(imported(trf->text, "x.trf26"));
        told["convert of TRF26 to .kydai"] = toldBy(convert(written("x.trf26", trf->text), "o.kydai"));
        return told;
    }
};

TEST_F(WholeDoors, WhatADialogAsksOrRefusesEveryDoorDoes)
{
    for (const bool fideMode : {true, false}) {
        for (const Fault& fault : faults()) {
            SCOPED_TRACE(fault.name + (fideMode ? ", FIDE mode" : ", outside FIDE mode"));
            Section sound = fixture::playedSection(fideMode);
            if (fault.beforeStart) sound.rounds.clear();
            Section faulty = sound;
            fault.make(faulty);
            const std::string word(policy::ruleOf(fault.id).word);
            const int level = static_cast<int>(policy::levelOf(fault.id, sound));
            // The dialog's change, on the section with all but the fault itself.
            Section marked = faulty;
            marked.rules = sound.rules;
            marked.requestedByes = sound.requestedByes;
            if (fault.id == policy::WarningId::OutsideLimits) marked.players[7].rating = sound.players[7].rating;
            const EventState state{Event{"Open", {{kHere, std::make_shared<const Section>(marked)}}}, 1};
            const auto typed = toldBy(policy::judge(state, fault.edit(marked, faulty)));
            ASSERT_TRUE(typed.contains(word));
            EXPECT_EQ(typed.at(word), level);
            for (const auto& [door, told] : wholeDoors(faulty, fault.inTrf)) {
                const auto found = told.find(word);
                EXPECT_EQ(found == told.end() ? 0 : found->second, level) << door;
            }
        }
    }
}

TEST_F(WholeDoors, NothingSpeaksAgainstASoundSectionAtAnyDoor)
{
    for (const auto& [door, told] : wholeDoors(fixture::playedSection(true), true)) EXPECT_TRUE(told.empty()) << door;
}

TEST_F(WholeDoors, AResultThatNoGameCanHaveComesInByNoDoor)  // question 181
{
    Section faulty = fixture::playedSection(true);
    faulty.rounds[1].games[0].whiteOutcome = Outcome::Win;
    const EventState state{Event{"Open", {{kHere, std::make_shared<const Section>(fixture::playedSection(true))}}}, 1};
    const Game& game = faulty.rounds[1].games[0];
    EXPECT_FALSE(
        policy::judge(state, SetResult{kHere, 2, game.white, game.black, game.whiteOutcome, game.blackOutcome}).ok());
    EXPECT_FALSE(policy::judge(state, PublishRound{kHere, 2, faulty.rounds[1]}).ok());
    for (const auto& [door, told] : wholeDoors(faulty, false)) {
        EXPECT_TRUE(told.contains("impossibleResult") && told.at("impossibleResult") == 5) << door;
    }
}

TEST_F(WholeDoors, PlayersOfAListAreJudgedAsThoseWhoAreTyped)
{
    Section section = fixture::playedSection(true);
    section.info.limits.ratingTo = 2000;
    const EventState state{Event{"Open", {{kHere, std::make_shared<const Section>(section)}}}, 1};
    const std::string list = "Name,Rating\nNewcomer,2400\n";  // what a file of CSV and the clipboard hold alike
    auto sheets = format::readSheets(list, {});
    ASSERT_TRUE(sheets.ok());
    const auto& rows = sheets->front().rows;
    const auto read = format::readPlayers(rows, format::detectColumns(rows), "list.csv");
    ASSERT_TRUE(read.ok());
    std::map<std::string, std::map<std::string, int>> doors;
    doors["paste, and import of CSV"] =
        toldBy(policy::judge(state, policy::addingPlayers(section, kHere, read->players)));
    doors["apply add_players"] = toldBy(
        runCli({"apply", eventOf(section, "a.kydai"), "--changes",
                written("add.json", R"([{"change":"add_players","players":[{"name":"Newcomer","rating":2400}]}])")}));
    Player typed = section.players[7];
    typed.rating = 2400;
    doors["typed"] = toldBy(policy::judge(state, EditPlayer{kHere, typed}));
    for (const auto& [door, told] : doors) EXPECT_EQ(told, (std::map<std::string, int>{{"outsideLimits", 2}})) << door;
}

TEST_F(WholeDoors, WhoComesAfterTheStartEntersInTheNextRoundWhateverHisListSays)
{
    const Section section = fixture::playedSection(true);
    const auto entersBy = [&](const Json& player) {
        const Json change = {{"change", "add_players"}, {"players", Json::array({player})}};
        const std::string event = eventOf(section, "a.kydai");
        EXPECT_EQ(runCli({"apply", event, "--changes", written("add.json", Json::array({change}).dump())}).status,
                  kDone);
        return store::EventFile::read(event)->sections.front().section->playerNumbered(9)->entersInRound;
    };
    EXPECT_EQ(entersBy({{"name", "Unsaid"}}), 3);
    EXPECT_EQ(entersBy({{"name", "Paired already"}, {"entersInRound", 1}}), 3);
    EXPECT_EQ(entersBy({{"name", "Later"}, {"entersInRound", 5}}), 5);
    // What the window takes from any file or from the clipboard.
    Player elsewhere;
    elsewhere.name = "From a report";
    elsewhere.entersInRound = 5;
    elsewhere.withdrawnFromRound = 2;
    elsewhere.fileRank = 4;
    elsewhere.fixedBoard = 1;
    const CompoundChange adding = policy::addingPlayers(section, kHere, {policy::newcomer(elsewhere)});
    const Player added = std::get<AddPlayers>(adding.changes.back()).players.at(0);
    EXPECT_EQ(added.entersInRound, 3);
    EXPECT_FALSE(added.withdrawnFromRound);
    EXPECT_EQ(added.fileRank, 0);
    EXPECT_EQ(added.fixedBoard, 0);
}

TEST_F(WholeDoors, LinesOfOursInAReportArePolicysToo)
{
    const auto trf = format::writeTrf(fixture::playedSection(true), {});
    ASSERT_TRUE(trf.ok());
    const std::string file = written("x.trf26", trf->text + "### kydai/1 rules/points/winBlack 1.5\r\n");
    for (const char* out : {"o.kydai", "o.json", "o.trf26"}) {
        const CliRun run = convert(file, out);
        EXPECT_EQ(run.status, kNegative) << out;
        EXPECT_EQ(toldBy(run)["pointsUnlawful"], 5) << out << run.err;
    }
}

TEST_F(WholeDoors, AWorkbookOfOursComesInAsTheListsThatItHolds)
{
    Section section = fixture::playedSection(true);
    section.players[2].unit = "Huế";
    Section other = section;
    other.info.name = "U12";
    const std::string json = written("x.json", format::writeJson({section, other}, "Open"));
    ASSERT_EQ(convert(json, "x.xlsx").status, kDone);
    const CliRun run = convert(path("x.xlsx"), "o.kydai");
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_TRUE(toldBy(run).empty()) << run.err;
    EXPECT_LT(std::ranges::count(run.err, '\n'), 6) << run.err;
    const auto read = store::EventFile::read(path("o.kydai"));
    ASSERT_TRUE(read.ok());
    ASSERT_EQ(read->sections.size(), 2U);
    for (const EventSection& each : read->sections) {
        EXPECT_TRUE(each.section->rounds.empty());
        ASSERT_EQ(each.section->players.size(), 8U);
        EXPECT_EQ(each.section->playerNumbered(3)->unit, "Huế");
    }
}

/// The list of changes that puts this round there.
std::string publishing(RoundNumber number, const Round& round)
{
    Json change = toJson(Change(PublishRound{kHere, number, round}));
    change.erase("section");
    return Json::array({change}).dump();
}

TEST_F(WholeDoors, WhatDiffersIsToldBoardByBoardAtEachDoor)  // question 69
{
    const Section sound = fixture::playedSection(true);
    Section faulty = sound;
    std::vector<Game>& games = faulty.rounds[1].games;
    std::swap(games[0].white, games[1].white);
    // Rounds alone keep nothing out, whatever is made of the file.
    const std::string json = written("x.json", format::writeJson({faulty}, "Open"));
    for (const char* out : {"o.kydai", "o.json", "o.trf26", "o.trf", "o.csv"})
        EXPECT_EQ(convert(json, out).status, kDone) << out;
    EXPECT_NE(convert(json, "o.kydai").err.find("kept with the round: Import @ Round 2: board "), std::string::npos);
    Section before = sound;
    before.rounds.clear();
    const Json replace = Json::array({Json{{"change", "replace_section"}, {"content", toJson(faulty)}}});
    const CliRun replaced =
        runCli({"apply", eventOf(before, "a.kydai"), "--changes", written("r.json", replace.dump())});
    EXPECT_EQ(toldBy(replaced), (std::map<std::string, int>{{"importDeviates", 3}}));
    EXPECT_NE(replaced.err.find("Round 2: "), std::string::npos) << replaced.err;
    EXPECT_NE(replaced.err.find(", by the rules "), std::string::npos) << replaced.err;
    before.rounds = {sound.rounds[0]};
    Round byHand = faulty.rounds[1];
    for (Game& game : byHand.games) game.whiteOutcome = game.blackOutcome = Outcome::Open;
    std::vector<std::string> call{"apply", eventOf(before, "b.kydai"), "--changes",
                                  written("p.json", publishing(2, byHand))};
    const CliRun published = runCli(call);
    EXPECT_EQ(published.status, kNegative);
    EXPECT_EQ(toldBy(published).at("manualPairing"), 3);
    for (const PlayerId white : {games[0].white, games[1].white}) {
        const std::string seat = std::to_string(sound.player(white).tpn) + ' ' + sound.player(white).name + " – ";
        EXPECT_NE(published.err.find(seat), std::string::npos) << published.err;
    }
    for (const auto& [word, level] : toldBy(published)) call.insert(call.end(), {"--answer", word});
    EXPECT_EQ(runCli(call).status, kDone);
}

TEST_F(WholeDoors, ARoundRobinByHandIsToldBeforeItIsPublished)  // question 101
{
    Section section = fixture::playedSection(true);
    section.players.resize(6);
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    section.rules.scheduledRounds = 5;
    section.rounds = {std::get<pairing::DraftRound>(pairing::draftRound(section, 1)).round};
    for (Game& game : section.rounds[0].games) game.whiteOutcome = game.blackOutcome = Outcome::Draw;
    Round byHand = std::get<pairing::DraftRound>(pairing::draftRound(section, 2)).round;
    std::swap(byHand.games[0].white, byHand.games[1].white);
    const CliRun run =
        runCli({"apply", eventOf(section, "a.kydai"), "--changes", written("p.json", publishing(2, byHand))});
    EXPECT_EQ(run.status, kNegative);
    EXPECT_EQ(toldBy(run)["tableBroken"], 3) << run.err;
    EXPECT_NE(run.err.find(": never"), std::string::npos) << run.err;
    EXPECT_NE(run.err.find(": 2 times"), std::string::npos) << run.err;
}

TEST_F(WholeDoors, WhatIsOnlyReadIsToldAndNeverRefused)
{
    for (const Fault& fault : faults()) {
        SCOPED_TRACE(fault.name);
        Section faulty = fixture::playedSection(true);
        faulty.rules.fideMode = false;
        faulty.rules.fideModeLeftInRound = 1;
        fault.make(faulty);
        const std::string event = eventOf(faulty, "e.kydai");
        const std::string word(policy::ruleOf(fault.id).word);
        const auto level = static_cast<int>(policy::levelOf(fault.id, faulty));
        const auto look = [&](const std::vector<std::string>& call, int atMost) {
            const CliRun run = runCli(call);
            EXPECT_LE(run.status, atMost) << call.front() << run.err;
            EXPECT_EQ(toldBy(run)[word], level > 2 ? level : 0) << call.front() << '\n' << run.err;
        };
        for (const std::vector<std::string>& call : {std::vector<std::string>{"pair", event},
                                                     {"standings", event},
                                                     {"rate", event, "--system", "fide"},
                                                     {"explain", "bye", event, "--round", "1"}})
            look(call, kDone);
        look({"check", event}, kNegative);  // a round may differ
        EXPECT_TRUE(store::EventFile::open(event).ok());
    }
}

}  // namespace
}  // namespace kydai::cli
