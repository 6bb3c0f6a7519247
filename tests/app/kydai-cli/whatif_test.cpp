// The verb `whatif`: what it says moves is what moves between the answers of `standings`, `prizes`, `rate` and `norms`
// about the event and about a copy that was really changed, here by hand and not by the program.
#include "app/kydai-cli/run_cli.h"
#include "format/json.h"
#include "prizes/templates.h"
#include "support/player_id.h"
#include "support/random.h"
#include "support/random_event.h"
#include "tiebreak/registry.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace kydai::cli {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

/// What something is, by kind, player and code.
using Key = std::tuple<std::string, int, std::string>;
using Values = std::map<Key, Json>;

/// Lines of a CSV without quotation marks, each by its heads.
std::vector<std::map<std::string, std::string>> linesOf(const std::string& csv)
{
    const auto cells = [](const std::string& line) {
        std::vector<std::string> all(1);
        bool quoted = false;
        for (const char letter : line) {
            if (letter == '"')
                quoted = !quoted;
            else if (letter == ',' && !quoted)
                all.emplace_back();
            else
                all.back() += letter;
        }
        return all;
    };
    std::istringstream text(csv);
    std::string line;
    std::getline(text, line);
    const std::vector<std::string> heads = cells(line);
    std::vector<std::map<std::string, std::string>> rows;
    while (std::getline(text, line)) {
        const std::vector<std::string> row = cells(line);
        for (std::size_t at = 0; at < heads.size(); ++at) {
            if (at == 0) rows.emplace_back();
            rows.back()[heads[at]] = row.at(at);
        }
    }
    return rows;
}

Json only(const Json& object, std::initializer_list<const char*> members)
{
    Json kept = Json::object();
    for (const char* member : members) kept[member] = object.at(member);
    return kept;
}

class CliWhatIf : public testing::Test {
protected:
    void SetUp() override
    {
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
    }
    void TearDown() override { fs::remove_all(m_folder); }

    [[nodiscard]] std::string write(const Section& section, const char* name) const
    {
        const fs::path file = m_folder / name;
        std::ofstream(file) << format::writeJson({section});
        return file.string();
    }

    static std::string told(const std::vector<std::string>& words)
    {
        const CliRun run = runCli(words);
        EXPECT_EQ(run.status, kDone) << run.err;
        return run.out;
    }

    /// Everything that the four verbs print of an event.
    static Values everything(const std::string& file)
    {
        Values all;
        const Json standings = Json::parse(told({"standings", file, "--by", "players", "--format", "json"}));
        for (const Json& row : standings["rows"]) {
            const int player = row["id"];
            all[{"place", player, ""}] = row["rank"] == 0 ? Json() : row["rank"];
            all[{"points", player, ""}] = std::stod(row["points"].get<std::string>());
            for (std::size_t at = 0; at < standings["tiebreaks"].size(); ++at) {
                const Json& value = row["values"][at];
                all[{"tiebreak", player, standings["tiebreaks"][at]["code"]}] =
                    value.is_null() ? Json() : Json(std::stod(value.get<std::string>()));
            }
        }
        const Json rated = Json::parse(told({"rate", file, "--system", "fide", "--format", "json"}));
        for (const Json& one : rated["players"])
            all[{"rating", one["id"], "fide"}] =
                only(one, {"status", "games", "score", "expected", "change", "performance", "after"});
        const Json prizes = Json::parse(told({"prizes", file, "--format", "json"}));
        for (const Json& one : prizes["awards"])
            all[{"prize", one["player"], one["list"]}] = only(one, {"place", "prize", "amount", "exact", "award"});
        for (const auto& row : linesOf(told({"norms", file, "--format", "csv"}))) {
            Json& norm = all[{"norm", std::stoi(row.at("id")), row.at("norm")}];
            for (const char* number : {"games", "counts_as", "score", "average", "percent", "dp", "performance",
                                       "holders", "level", "own", "federations", "largest"})
                norm[number] = std::stod(row.at(number));
            norm["made"] = row.at("made") == "1";
            norm["required"] = row.at("required").empty() ? Json() : Json(std::stod(row.at("required")));
            std::string broken = row.at("broken");
            norm["broken"] = Json::array();
            for (std::istringstream words(broken); std::getline(words, broken, ';');) norm["broken"].push_back(broken);
        }
        return all;
    }

    /// What differs; tie-breaks that only one of the lists has don't move.
    static Values differences(const Values& before, const Values& after)
    {
        Values all;
        for (const Values* side : {&before, &after}) {
            for (const auto& [key, value] : *side) {
                const auto was = before.find(key);
                const auto now = after.find(key);
                if (std::get<0>(key) == "tiebreak" && (was == before.end() || now == after.end())) continue;
                const Json then = was == before.end() ? Json() : was->second;
                const Json today = now == after.end() ? Json() : now->second;
                if (then != today) all[key] = {then, today};
            }
        }
        return all;
    }

    /// The same as `whatif` says it; norms that move only in what is still needed are in no list without a forecast.
    static Values said(const Json& told)
    {
        Values all;
        for (const Json& move : told["moves"]) {
            Json before = move["before"];
            Json after = move["after"];
            if (move["kind"] == "norm") {
                for (Json* side : {&before, &after}) {
                    if (side->is_null()) continue;
                    EXPECT_EQ(side->erase("outlook") + side->erase("needed"), 2U);
                }
                if (before == after) continue;
            }
            EXPECT_NE(before, after);
            EXPECT_FALSE(move["text"].get<std::string>().empty());
            const Key key{move["kind"], move["player"], move["code"].is_null() ? "" : move["code"]};
            EXPECT_FALSE(all.contains(key)) << move.dump();
            all[key] = {before, after};
        }
        return all;
    }

    static std::string difference(const Values& a, const Values& b)
    {
        std::string text;
        const auto add = [&](const Values& from, const Values& other, const char* sign) {
            for (const auto& [key, value] : from) {
                const auto at = other.find(key);
                if (at == other.end() || at->second != value)
                    text += std::string(sign) + std::get<0>(key) + ' ' + std::to_string(std::get<1>(key)) + ' ' +
                            std::get<2>(key) + ' ' + value.dump() + '\n';
            }
        };
        add(a, b, "- ");
        add(b, a, "+ ");
        return text;
    }

    fs::path m_folder = fs::path(KYDAI_BINARY_DIR) / "tmp" / "whatif";
};

/// An event with prizes, titles and ratings at which norms are possible.
Section someEvent(std::uint64_t seed)
{
    Section section =
        randomEvent(seed, {.fewestPlayers = 10, .mostPlayers = 14, .mostRoundsPlayed = 9, .oddSystems = seed % 3 == 0});
    Random random(seed + 1000);
    static const char* const kFederations[] = {"VIE", "GER", "CHN", "IND"};
    for (Player& player : section.players) {
        player.rating = random.between(2150, 2600);
        player.federation = kFederations[random.below(4)];
        player.title = static_cast<Title>(random.below(9));
    }
    section.rules.timeControl = TimeControl::Standard;
    section.rules.scheduledRounds = std::max(9, section.roundsPaired());
    // Every tie-break in some list, behind one that leaves many tied.
    section.rules.tieBreaks = {seed % 2 == 0 ? "WIN" : "DE"};
    const auto all = tiebreak::definitions();
    for (std::uint64_t at = 0; at < 5; ++at)
        section.rules.tieBreaks.emplace_back(all[(seed * 5 + at) % all.size()].name);
    section.prizes = *prizes::planOfTemplate(prizes::templateWords()[seed % prizes::templateWords().size()]);
    return section;
}

/// Facts in the words of the call, made true in a section by hand.
class Facts {
public:
    Facts(Section& section, std::uint64_t seed) : m_section(section), m_random(seed) {}

    /// Nothing where the event has none of a kind.
    std::optional<std::string> add(int kind)
    {
        switch (kind) {
        case 0:
        case 1:
            return result();
        case 2:
            return bye();
        case 3:
            return noGame();
        case 4:
            return stay();
        default:
            m_section.rules.tieBreaks = {"WIN", "BH", "SB"};
            return "tiebreaks WIN,BH,SB";
        }
    }

private:
    Round& round()
    {
        m_round = 1 + static_cast<int>(m_random.below(m_section.rounds.size()));
        return m_section.rounds[static_cast<std::size_t>(m_round - 1)];
    }
    [[nodiscard]] std::string number(PlayerId player) const { return std::to_string(m_section.numberOf(player)); }

    std::optional<std::string> result()
    {
        static constexpr std::tuple<const char*, Outcome, Outcome> kResults[] = {
            {"1-0", Outcome::Win, Outcome::Loss},
            {"½-½", Outcome::Draw, Outcome::Draw},
            {"0-1", Outcome::Loss, Outcome::Win},
            {"+:-", Outcome::ForfeitWin, Outcome::ForfeitLoss},
            {"-:-", Outcome::ForfeitLoss, Outcome::ForfeitLoss},
        };
        Round& at = round();
        if (at.games.empty()) return std::nullopt;
        Game& game = at.games[m_random.below(at.games.size())];
        const auto& [word, own, others] = kResults[m_random.below(std::size(kResults))];
        const bool ofBlack = m_random.below(2) == 1;
        game.whiteOutcome = ofBlack ? others : own;
        game.blackOutcome = ofBlack ? own : others;
        return "result " + std::to_string(m_round) + ' ' + number(ofBlack ? game.black : game.white) + ' ' + word;
    }
    std::optional<std::string> bye()
    {
        Round& at = round();
        if (at.byes.empty()) return std::nullopt;
        Bye& bye = at.byes[m_random.below(at.byes.size())];
        static constexpr std::pair<const char*, Outcome> kKinds[] = {{"U", Outcome::PairingBye},
                                                                     {"F", Outcome::FullBye},
                                                                     {"H", Outcome::HalfBye},
                                                                     {"zeroBye", Outcome::ZeroBye}};
        const auto& [word, kind] = kKinds[m_random.below(std::size(kKinds))];
        bye.kind = kind;
        return "bye " + std::to_string(m_round) + ' ' + number(bye.player) + ' ' + word;
    }
    std::optional<std::string> noGame()
    {
        Round& at = round();
        if (at.games.empty()) return std::nullopt;
        const auto gone = at.games.begin() + static_cast<std::ptrdiff_t>(m_random.below(at.games.size()));
        const std::string words = "nogame " + std::to_string(m_round) + ' ' + number(gone->black);
        at.byes.push_back({gone->white, Outcome::ZeroBye});
        at.byes.push_back({gone->black, Outcome::ZeroBye});
        at.games.erase(gone);
        return words;
    }
    std::optional<std::string> stay()
    {
        for (Player& player : m_section.players) {
            if (!player.withdrawnFromRound) continue;
            for (RoundNumber number = *player.withdrawnFromRound; number <= m_section.roundsPaired(); ++number) {
                Round& missed = m_section.rounds[static_cast<std::size_t>(number - 1)];
                const auto had = std::ranges::find(missed.byes, player.id, &Bye::player);
                const bool played = std::ranges::any_of(
                    missed.games, [&](const Game& game) { return game.white == player.id || game.black == player.id; });
                if (had == missed.byes.end() && !played)
                    missed.byes.push_back({player.id, Outcome::PairingBye});
                else if (had != missed.byes.end() && had->kind == Outcome::ZeroBye)
                    had->kind = Outcome::PairingBye;
            }
            player.withdrawnFromRound.reset();
            return "stayed " + std::to_string(player.tpn);
        }
        return std::nullopt;
    }

    Section& m_section;
    Random m_random;
    int m_round = 0;
};

TEST_F(CliWhatIf, SaysWhatTheOtherVerbsSayOfAnEventThatWasReallyChanged)
{
    std::map<std::string, int> moved;
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        const Section section = someEvent(seed);
        if (section.rounds.empty()) continue;
        Section changed = section;
        Facts facts(changed, seed);
        const std::string event = write(section, "event.json");
        std::vector<std::string> call{"whatif", event, "--by", "players", "--lang", "en", "--format", "json"};
        for (std::uint64_t fact = 0; fact <= seed % 3; ++fact) {
            const auto words = facts.add(static_cast<int>((seed + 2 * fact) % 6));
            if (words) call.insert(call.end(), {"--if", *words});
        }
        if (call.back() == "json") continue;
        const CliRun run = runCli(call);
        ASSERT_EQ(run.status, kDone) << seed << ' ' << run.err;
        const Json told = Json::parse(run.out);
        const Values expected = differences(everything(event), everything(write(changed, "changed.json")));
        const Values found = said(told);
        EXPECT_EQ(found, expected) << seed << ' ' << testing::PrintToString(call) << '\n'
                                   << difference(expected, found);
        for (const auto& [key, value] : found) ++moved[std::get<0>(key)];

        // This check can fail: another result of one board more is not what was said.
        Section other = changed;
        Game& game = other.rounds.front().games.at(0);
        const bool won = game.whiteOutcome == Outcome::Win;
        game.whiteOutcome = won ? Outcome::Loss : Outcome::Win;
        game.blackOutcome = won ? Outcome::Win : Outcome::Loss;
        EXPECT_NE(found, differences(everything(event), everything(write(other, "other.json")))) << seed;
    }
    for (const char* kind : {"place", "points", "tiebreak", "prize", "rating", "norm"})
        EXPECT_GT(moved[kind], 3) << kind;
}

/// Four players, of whom 3 leaves after round 1 and 4 has the bye of round 2.
Section smallEvent()
{
    Section section;
    section.info.name = "U10";
    section.rules.tieBreaks = {"BH", "SB"};
    for (int number = 1; number <= 5; ++number) {
        Player player;
        player.id = playerId(number);
        player.tpn = number;
        player.name = "Player " + std::to_string(number);
        player.rating = 2000 - number;
        section.players.push_back(player);
    }
    section.players[2].withdrawnFromRound = 2;
    Round first;
    first.games = {{playerId(1), playerId(2), Outcome::Win, Outcome::Loss},
                   {playerId(4), playerId(3), Outcome::ForfeitWin, Outcome::ForfeitLoss}};
    first.byes = {{playerId(5), Outcome::PairingBye}};
    Round second;
    second.games = {{playerId(5), playerId(1), Outcome::Draw, Outcome::Draw}};
    second.byes = {
        {playerId(4), Outcome::PairingBye}, {playerId(2), Outcome::HalfBye}, {playerId(3), Outcome::ZeroBye}};
    section.rounds = {first, second};
    return section;
}

TEST_F(CliWhatIf, TellsWhatIsSupposedAndWhyItMovesInBothLanguages)
{
    const std::string event = write(smallEvent(), "event.json");
    const auto supposing = [&](std::vector<std::string> facts, const char* language) {
        std::vector<std::string> call{"whatif", event, "--lang", language};
        for (std::string& fact : facts) call.insert(call.end(), {"--if", std::move(fact)});
        return told(call);
    };
    const std::string played = supposing({"result 1 4 ½-½"}, "en");
    EXPECT_NE(played.find("Round 1, Player 4 against Player 3: ½ - ½ instead of + : –."), std::string::npos) << played;
    EXPECT_NE(played.find("Player 4: points 2 → 1½."), std::string::npos) << played;
    EXPECT_NE(played.find("The rounds after round 1 stay"), std::string::npos) << played;
    const std::string several = supposing({"stayed 3 Z", "result 2 3-4 1-0", "bye 2 2 F", "nogame 1 1"}, "en");
    EXPECT_NE(several.find("Player 3 does not leave before round 2."), std::string::npos) << several;
    EXPECT_NE(several.find("Round 2: Player 3 meets Player 4, 1 - 0."), std::string::npos) << several;
    EXPECT_NE(several.find("Round 2, Player 2: full-point bye instead of half-point bye."), std::string::npos)
        << several;
    EXPECT_NE(several.find("the game of Player 1 against Player 2 (1 - 0) does not count"), std::string::npos)
        << several;
    EXPECT_NE(supposing({"tiebreaks SB,BH"}, "en").find("List of tie-breaks: SB, BH instead of BH, SB."),
              std::string::npos);
    EXPECT_NE(supposing({"result 1 4 +:-"}, "en").find("Nothing that is not so already."), std::string::npos);
    EXPECT_NE(supposing({"result 1 4 ½-½"}, "vi").find("Ván 1, Player 4 gặp Player 3: ½ - ½ thay cho + : –."),
              std::string::npos)
        << supposing({"result 1 4 ½-½"}, "vi");
}

TEST_F(CliWhatIf, KnowsWhoLeftInAFileThatMarksNobody)
{
    Section section = smallEvent();
    section.players[2].withdrawnFromRound.reset();
    const std::string event = write(section, "event.json");
    const std::string told = CliWhatIf::told({"whatif", event, "--if", "stayed 3", "--lang", "en"});
    EXPECT_NE(told.find("Round 2, Player 3: pairing-allocated bye instead of zero-point bye."), std::string::npos)
        << told;
    EXPECT_NE(told.find("Player 3: points 0 → 1."), std::string::npos) << told;
    const std::string own =
        CliWhatIf::told({"whatif", event, "--tiebreaks", "WIN", "--if", "result 1 1 ½-½", "--lang", "en"});
    EXPECT_NE(own.find("Player 1: WIN 1 → 0: round 1 1 → 0."), std::string::npos) << own;
    const std::string listed =
        CliWhatIf::told({"whatif", event, "--tiebreaks", "WIN", "--if", "tiebreaks WIN,BH", "--lang", "en"});
    EXPECT_NE(listed.find("List of tie-breaks: WIN, BH instead of WIN."), std::string::npos) << listed;
}

TEST_F(CliWhatIf, TakesListsOfChangesAndWritesEveryFormat)
{
    const std::string event = write(smallEvent(), "event.json");
    const fs::path changes = m_folder / "changes.json";
    std::ofstream(changes) << R"([
        {"change":"set_result","round":1,"white":4,"black":3,"whiteOutcome":"loss","blackOutcome":"win"},
        {"change":"edit_player","player":1,"rating":2400}])";
    const std::vector<std::string> call{"whatif", event, "--changes", changes.string(), "--lang", "en"};
    const auto with = [&](std::vector<std::string> more) {
        more.insert(more.begin(), call.begin(), call.end());
        return told(more);
    };
    const Json json = Json::parse(with({"--format", "json"}));
    EXPECT_EQ(json["kind"], "whatif");
    EXPECT_TRUE(std::ranges::any_of(json["moves"],
                                    [](const Json& move) { return move["kind"] == "points" && move["player"] == 3; }));
    EXPECT_NE(with({}).find("Another change: edit_player."), std::string::npos);
    EXPECT_NE(with({"--format", "html"}).find("<table"), std::string::npos);
    EXPECT_EQ(with({"--format", "csv"}).substr(0, 8), "\xEF\xBB\xBFMoves");
    const std::string paper = (m_folder / "whatif.pdf").string();
    with({"-o", paper});
    std::ifstream pdf(paper, std::ios::binary);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(pdf), {}).substr(0, 4), "%PDF");
}

TEST_F(CliWhatIf, RefusesWhatCouldNotHaveBeen)
{
    const std::string event = write(smallEvent(), "event.json");
    const auto refused = [&](const std::string& fact, const char* why, int status) {
        const CliRun run = runCli({"whatif", event, "--if", fact});
        EXPECT_EQ(run.status, status) << fact << '\n' << run.err;
        EXPECT_NE(run.err.find(why), std::string::npos) << run.err;
        EXPECT_EQ(run.out, "");
    };
    refused("result 1 5 1-0", "player 5 in round 1", kNegative);
    refused("result 1 1-4 1-0", "a board of the players 1 and 4", kNegative);
    refused("bye 1 1 H", "player 1 in round 1", kNegative);
    refused("nogame 2 4", "player 4 in round 2", kNegative);
    refused("stayed 1", "a player who has left the tournament", kNegative);
    refused("result 3 1 1-0", "round 3 is not paired", kUsage);
    refused("result 1 9 1-0", "9", kUsage);
    refused("result 1 1 2-0", "nogame ROUND PLAYER", kUsage);
    refused("rain", "stayed PLAYER", kUsage);
    refused("tiebreaks XYZ", "XYZ", kUsage);
    EXPECT_EQ(runCli({"whatif", event}).status, kUsage);
}

TEST_F(CliWhatIf, LeavesTheEventAsItIs)
{
    const std::string event = (m_folder / "event.kydai").string();
    ASSERT_EQ(runCli({"convert", write(smallEvent(), "event.json"), event}).status, kDone);
    const auto bytes = [&] {
        std::ifstream file(event, std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(file), {});
    };
    const auto files = [&] { return std::distance(fs::directory_iterator(m_folder), fs::directory_iterator()); };
    const std::string before = bytes();
    const auto beside = files();
    const CliRun run = runCli({"whatif", event, "--if", "result 1 4 ½-½", "--if", "tiebreaks SB", "--format", "json"});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_FALSE(before.empty());
    EXPECT_TRUE(bytes() == before);
    EXPECT_EQ(files(), beside);
}

}  // namespace
}  // namespace kydai::cli
