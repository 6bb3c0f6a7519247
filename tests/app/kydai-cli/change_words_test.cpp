// One dialect: what `schema changes` prints is what `apply` takes, and what it took before.

#include "commands/change_words.h"

#include "app/kydai-cli/run_cli.h"
#include "store/event_file.h"
#include "support/cleared.h"
#include "support/json_validator.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <string>
#include <vector>

namespace kydai::cli {
namespace {

/// Four players whose numbers run against their keys; two of a unit.
Section fourPlayers(const std::string& name)
{
    Section section;
    section.info.name = name;
    section.rules.scheduledRounds = 3;
    section.rules.initialColour = Colour::White;
    for (int key = 1; key <= 4; ++key) {
        Player player;
        player.id = playerId(key);
        player.tpn = 5 - key;
        player.name = "Đấu thủ " + std::to_string(5 - key);
        player.rating = std::max(1700, 1500 + 100 * key);  // two of them equal
        player.unit = key < 3 ? "Huế" : "Vinh";
        section.players.push_back(player);
    }
    return section;
}

/// Calls `visit` with the place of each object in a value and each word that the schema demands in it.
template <class Visit>
void forEachDemanded(const Json& schema, const Json& definitions, const Json& value, const Json::json_pointer& place,
                     const Visit& visit)
{
    if (const auto other = schema.find("$ref"); other != schema.end())
        return forEachDemanded(definitions.at(std::filesystem::path(other->get<std::string>()).filename().string()),
                               definitions, value, place, visit);
    if (const auto either = schema.find("anyOf"); either != schema.end())
        return forEachDemanded(either->front(), definitions, value, place, visit);
    if (value.is_object()) {
        for (const Json& word : schema.value("required", Json::array())) visit(place, word.get<std::string>());
        for (const auto& [word, member] : value.items())
            forEachDemanded(schema.at("properties").at(word), definitions, member, place / word, visit);
    }
    for (std::size_t at = 0; value.is_array() && at < value.size(); ++at)
        forEachDemanded(schema.at("items"), definitions, value[at], place / at, visit);
}

std::string bytesOf(const std::string& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// An event of two sections, anew for each list of changes.
class Dialect : public ::testing::Test {
protected:
    void SetUp() override
    {
        const std::string name = ::testing::UnitTest::GetInstance()->current_test_info()->name();
        m_folder = std::filesystem::temp_directory_path() / ("kydai_dialect_" + name);
        begin();
    }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    void begin() const
    {
        std::filesystem::remove_all(m_folder);
        std::filesystem::create_directories(m_folder);
        auto file = store::EventFile::create(event(), "Giải");
        ASSERT_TRUE(file.ok());
        for (const char* name : {"U10", "U12"})
            ASSERT_TRUE(fixture::apply(*file, AddSection{{}, std::make_shared<const Section>(fourPlayers(name))},
                                       store::Who{"Trọng tài", {}})
                            .ok());
    }
    [[nodiscard]] std::string event() const { return (m_folder / "event.kydai").string(); }
    [[nodiscard]] CliRun apply(const std::string& changes, const std::vector<std::string>& more = {}) const
    {
        const std::string file = (m_folder / "changes.json").string();
        std::ofstream(file, std::ios::binary) << changes;
        std::vector<std::string> words{"apply", event(), "--changes", file, "--section", "U10"};
        words.insert(words.end(), more.begin(), more.end());
        return runCli(words);
    }
    /// With a yes to whatever may be answered.
    [[nodiscard]] CliRun applyAnswered(const std::string& changes) const
    {
        const CliRun asked = apply(changes);
        if (asked.status != 1) return asked;
        const std::regex warning(R"((\w+) \(level [2-4]\))");
        std::vector<std::string> answers;
        for (auto at = std::sregex_iterator(asked.err.begin(), asked.err.end(), warning); at != std::sregex_iterator();
             ++at) {
            answers.emplace_back("--answer");
            answers.push_back((*at)[1]);
        }
        return apply(changes, answers);
    }
    /// What must have happened before a change of a kind has an effect.
    void prepare(const std::string& kind) const
    {
        static const std::string kPaired = R"([{"change":"pair_round"}])";
        static const std::string kTeams =
            R"({"change":"edit_teams","teams":{"teams":[{"id":1,"name":"A","members":[1,2]},{"id":2,"name":"B","members":[3,4]}]}},
               {"change":"edit_rules","rules":{"pairingSystem":"teamSwiss","scheduledRounds":3,"initialColour":"white"}})";
        static const std::map<std::string, std::string> kBefore{
            {"set_line_up", '[' + kTeams + ']'},
            {"set_team_awards", '[' + kTeams + ']'},
            {"enter_match", '[' + kTeams + R"(,{"change":"pair_round"}])"},
            {"return", R"([{"change":"withdraw","players":[4]}])"},
            {"seat_late", R"([{"change":"set_requested_byes","byes":[{"player":4,"round":1,"kind":"zeroBye"}]},
                              {"change":"pair_round"}])"},
            {"set_result", kPaired},
            {"publish_round", kPaired},
            {"unpair_round", kPaired},
            {"set_round_comments", kPaired},
            {"set_reported_result",
             R"([{"change":"pair_round"},
                 {"change":"set_result","round":1,"white":1,"black":3,"whiteOutcome":"win","blackOutcome":"loss"},
                 {"change":"set_result","round":1,"white":4,"black":2,"whiteOutcome":"win","blackOutcome":"loss"},
                 {"change":"pair_round"}])"}};
        const auto before = kBefore.find(kind);
        if (before == kBefore.end()) return;
        const CliRun run = applyAnswered(before->second);
        ASSERT_EQ(run.status, 0) << kind << ": " << run.err;
    }
    void expectEffect(const std::string& change) const
    {
        begin();
        prepare(Json::parse(change)["change"]);
        const CliRun run = applyAnswered('[' + change + ']');
        EXPECT_EQ(run.status, 0) << change << '\n' << run.err;
        EXPECT_TRUE(run.out.starts_with("changes=") && !run.out.starts_with("changes=0")) << change << ": " << run.out;
        EXPECT_EQ(fixture::misfit(Json::array({Json::parse(change)}), m_schema), "") << change;
    }

    std::filesystem::path m_folder;
    Json m_schema = Json::parse(runCli({"schema", "changes"}).out);
};

TEST_F(Dialect, EveryExampleFitsTheSchemaAndHasItsEffect)
{
    for (const ChangeWords& words : changeWords()) expectEffect(std::string(words.example));
}

// As scripts wrote them before the dialect was described: none may be lost.
TEST_F(Dialect, EveryFormOfFormerTimesIsTaken)
{
    for (
        const char* change :
        {R"({"change":"pair_round"})",
         R"({"change":"set_result","section":1,"white":1,"black":3,"whiteOutcome":"win","blackOutcome":"loss"})",
         R"({"change":"edit_player","player":2,"unit":"Huế","id":7,"withdrawnFromRound":2})",
         R"({"change":"edit_player","player":2,"tpn":2,"rating":1999,"birth":"2016","marks":{"expelled":true}})",
         R"({"change":"add_players","players":[{"name":"Mới","rating":1850,"fideId":"1"}]})",
         R"({"change":"add_players","players":[{"id":9,"tpn":9,"name":"Mới"}]})",
         R"({"change":"remove_players","players":[2,3]})",
         R"({"change":"renumber","tpns":[1,2,4,3]})",
         R"({"change":"set_requested_byes","byes":[{"player":2,"round":1,"kind":"halfBye"}]})",
         R"({"change":"publish_round","round":1,"content":{"games":[{"white":2,"black":1},{"white":4,"black":3}],"byes":[]}})",
         R"({"change":"unpair_round","round":1})",
         R"({"change":"unpair_round","round":1,"requestedByes":[]})",
         R"({"change":"leave_fide_mode"})",
         R"({"change":"edit_info","info":{"name":"U10","chiefArbiter":"IA A"}})",
         R"({"change":"edit_rules","rules":{"scheduledRounds":5,"tieBreaks":["BH"],"points":{"winWhite":1,"drawWhite":0.5},
              "prohibited":[{"players":[1,2],"reason":"đơn vị"}],"virtualPoints":[{"player":1,"round":1,"points":0.5}]}})",
         R"({"change":"set_prizes","template":"open_hort"})",
         R"({"change":"set_prizes","template":"us","freeze":false})",
         R"({"change":"set_prizes","plan":{"currency":"VND","lists":[{"name":"A","lines":[{"first":1,"last":2,"amount":5}]}],
              "excluded":[{"player":3,"reason":"khách"}]}})",
         R"({"change":"rename_event","name":"Khác","section":1})",
         R"({"change":"set_unit_rules","rules":{"best":3}})",
         R"({"change":"move_section","position":1})",
         R"({"change":"remove_section"})",
         R"({"change":"set_adjustments","adjustments":[{"player":2,"round":1,"kind":"win","points":0.5}]})",
         R"({"change":"edit_teams","teams":{"teams":[{"id":1,"name":"A","members":[1,3]},{"id":2,"name":"B","members":[2,4]}]}})",
         R"({"change":"set_round_comments","round":1,"comments":["x"]})",
         R"({"change":"set_reported_result","round":1,"white":1,"black":3,"whiteOutcome":"draw","blackOutcome":"draw"})",
         R"({"change":"keep_complaint","explanation":"{}","note":"n"})",
         R"({"change":"answer_warning","level":3,"warning":"w","answer":"confirmed","about":""})"})
        expectEffect(change);
}

TEST_F(Dialect, ATableOfTheEventIsGivenWholeOrByItsFile)
{
    expectEffect(R"({"change":"edit_rules","rules":{"pairingSystem":"givenTable","table":[{"white":2,"black":1}]}})");
    const std::string table = (m_folder / "molter.csv").string();
    const std::string change =
        R"({"change":"edit_rules","rules":{"pairingSystem":"givenTable","table":")" + table + R"("}})";
    begin();
    std::ofstream(table, std::ios::binary) << "1,1,4,1\n1,2,2,3\n";
    EXPECT_EQ(fixture::misfit(Json::array({Json::parse(change)}), m_schema), "");
    ASSERT_EQ(applyAnswered('[' + change + ']').status, 0);
    EXPECT_EQ(runCli({"pair", event(), "--section", "U10"}).out, "2\n4 1\n2 3\n");
    std::ofstream(table, std::ios::binary) << "1,1,4,1\n1,2,4,3\n";
    const CliRun twice = apply('[' + change + ']');
    EXPECT_EQ(twice.status, 3);
    EXPECT_NE(twice.err.find("molter.csv:2"), std::string::npos) << twice.err;
}

TEST_F(Dialect, WhatIsNoneOfItIsRefusedWithItsPlaceAndTheNearestWord)
{
    struct Wrong {
        const char* changes;
        int status;
        const char* told;
        bool inSchema = true;  ///< told by the schema too
    };
    const std::vector<Wrong> all{
        {R"([{"change":"edit_rules","rules":{"scheduledRound":9}}])", 3,
         ":1: an unknown word at '/0/rules/scheduledRound'; expected the word 'scheduledRounds'"},
        {R"([{"change":"edit_info","info":{"name":"x"},"zzz":1}])", 3, "'/0/zzz'"},
        {R"([{"change":"set_resutl"}])", 3, "the value at '/0/change'; expected the word 'set_result', or another of"},
        {R"([{"change":"set_result"}])", 3, "the value at '/0'; expected the word 'white' in it"},
        {R"([{"change":"add_section"}])", 3, "the word 'content' in it"},
        {R"([{"change":"edit_player"}])", 3, "the word 'player' in it"},
        {R"([{"change":"edit_player","player":{"name":"A"}}])", 3, "'/0/player'"},
        {"[{\"change\":\"withdraw\",\"players\":[1]},\n {\"change\":\"edit_player\",\"player\":77}]", 2,
         ":2: the player number 77 at '/1/player'", false},
        {R"([{"change":"set_requested_byes","byes":[{"player":1,"round":1,"kind":"haflBye"}]}])", 3,
         "'/0/byes/0/kind'; expected the word 'halfBye'"},
        {R"([{"change":"edit_player","player":1,"rating":-1}])", 3,
         "'/0/rating'; expected a whole number from 0 to 4000"},
        {R"([{"change":"edit_player","player":1,"birth":"2016-02-30"}])", 3, "a date, a month or a year that exists",
         false},
        {R"([{"change":"edit_player","player":1,"name":"A\nB"}])", 3, "one line of at most 200 characters"},
        {R"([{"change":"edit_player","player":1,"national":[{"rating":5000}]}])", 3, "'/0/national/0/rating'"},
        {R"([{"change":"set_adjustments","adjustments":[{"player":1,"points":99999}]}])", 3, "points from"},
        {R"([{"change":"publish_round","round":1,"content":{"games":[{"white":1,"black":0}]}}])", 2, "number 0"},
        {R"([{"change":"pair_round","section":"U9"}])", 2, "one of the sections 'U10', 'U12'", false},
        {R"([{"change":"move_players","players":[1]}])", 3, "the word 'to' in it"},
        {R"([{"change":"set_prizes","template":"vietnam"}])", 3, "vietnamese_youth", false},
        {R"([{"change":"set_prizes","freeze":"yes"}])", 3, "'/0/freeze'"},
        {R"([3])", 3, "'/0/change'"}};
    for (const Wrong& wrong : all) {
        const CliRun run = apply(wrong.changes);
        EXPECT_EQ(run.status, wrong.status) << wrong.changes << '\n' << run.err;
        EXPECT_NE(run.err.find(wrong.told), std::string::npos) << wrong.changes << '\n' << run.err;
        if (wrong.inSchema) {
            EXPECT_NE(fixture::misfit(Json::parse(wrong.changes), m_schema), "") << wrong.changes;
        }
    }
    EXPECT_EQ(store::EventFile::readAll(event())->journal.size(), 2U) << "nothing was written";
}

TEST_F(Dialect, NoKindIsTakenWithoutAWordThatItNeeds)
{
    // Their kind says it all, or what is left out has a usual value.
    const std::vector<std::string_view> sayAll{"pair_round",     "set_prizes",   "check_in",
                                               "keep_apart",     "give_tables",  "leave_fide_mode",
                                               "remove_section", "move_section", "unpair_round"};
    for (const ChangeWords& words : changeWords()) {
        const std::string kind(words.word);
        const auto schema =
            std::ranges::find_if(m_schema["items"]["anyOf"], [&](const Json& of) { return of["title"] == kind; });
        const Json whole = Json::parse(words.example);
        begin();
        prepare(kind);
        const std::string before = bytesOf(event());
        int left = 0;
        const auto leaveOut = [&](const Json::json_pointer& place, const std::string& word) {
            Json without = whole;
            without[place].erase(word);
            const CliRun run = apply(Json::array({without}).dump());
            const std::string at = "'/0" + place.to_string() +
                                   (word == "change" ? "/change'" : "'; expected the word '" + word + "' in it");
            EXPECT_EQ(run.status, 3) << without << '\n' << run.err;
            EXPECT_NE(run.err.find(at), std::string::npos) << without << '\n' << run.err;
            EXPECT_NE(fixture::misfit(Json::array({without}), m_schema), "") << without;
            ++left;
        };
        forEachDemanded(*schema, m_schema["$defs"], whole, Json::json_pointer(), leaveOut);
        EXPECT_EQ(left == 1, std::ranges::find(sayAll, kind) != sayAll.end()) << kind << " needs nothing but its kind";
        EXPECT_EQ(bytesOf(event()), before) << kind;
    }
}

TEST_F(Dialect, SectionsAreNamedAndAListComesFromStandardInput)
{
    std::istringstream in(R"([{"change":"move_players","section":"U12","to":"U10","players":[1]},
                              {"change":"edit_player","player":1,"unit":"Sau cùng"}])");
    std::ostringstream out;
    std::ostringstream err;
    Context context{.out = out, .err = err, .in = in};
    const std::vector<std::string> words{"apply", event(), "--changes", "-", "--section", "U10"};
    EXPECT_EQ(run(words, context), 0) << err.str();
    const auto now = store::EventFile::read(event());
    EXPECT_EQ(now->sections[0].section->players.size(), 5U);
    EXPECT_EQ(now->sections[1].section->players.size(), 3U);
    EXPECT_EQ(now->sections[0].section->playerNumbered(1)->unit, "Sau cùng");
    EXPECT_NE(now->sections[1].section->playerNumbered(1)->unit, "Sau cùng");
}

TEST_F(Dialect, AnEmptyBoardIsNobody)
{
    const CliRun run = applyAnswered(
        R"([{"change":"edit_teams","teams":{"teams":[{"id":1,"members":[1,2]},{"id":2,"members":[3,4]}],
            "lineUps":[{"round":1,"team":1,"opponent":2,"boards":[1,0]}]}}])");
    EXPECT_EQ(run.status, 0) << run.err;
    const auto now = store::EventFile::read(event());
    const std::vector<PlayerId> boards = now->sections[0].section->teams.lineUps.at(0).boards;
    ASSERT_EQ(boards.size(), 2U);
    EXPECT_EQ(now->sections[0].section->numberOf(boards[0]), 1);
    EXPECT_FALSE(boards[1]);
}

TEST_F(Dialect, ASectionOfAListHasItsOwnPlayers)
{
    const CliRun run = applyAnswered(
        R"([{"change":"add_section","content":{"info":{"name":"U8"},"players":[{"id":1,"name":"A"},{"id":2,"name":"B"}],
             "requestedByes":[{"player":2,"round":1,"kind":"halfBye"}]}},
            {"change":"edit_player","section":"U8","player":2,"unit":"Huế"}])");
    EXPECT_EQ(run.status, 0) << run.err;
    const auto now = store::EventFile::read(event());
    ASSERT_EQ(now->sections.size(), 3U);
    const Section& added = *now->sections[2].section;
    EXPECT_EQ(added.playerNumbered(2)->unit, "Huế");
    EXPECT_EQ(added.requestedByes.at(0).player, added.playerNumbered(2)->id);
}

}  // namespace
}  // namespace kydai::cli
