// kydai-cli prizes, explain prize, and the plan through apply: given, frozen, thawed by a correction.
#include "app/kydai-cli/run_cli.h"
#include "format/json.h"
#include "model/json.h"
#include "store/event_file.h"
#include "support/event_builder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace kydai::cli {
namespace {

namespace fs = std::filesystem;

/// Four players after two of two rounds: 2, 1, 1, 0.
Section fourPlayers(bool open = false)
{
    const std::string last = open ? "" : "1";
    EventBuilder builder;
    builder.scheduledRounds(2)
        .player("2w1 3b1", 2000, "An, Anh")
        .player("1b0 4w" + last, 1900, "Bình, Bảo")
        .player("4b1 1w0", 1800, "Chi, Cúc")
        .player(std::string("3w0 2b") + (open ? "" : "0"), 1700, "Dung, Đào");
    Section section = builder.build();
    section.info.name = "A";
    section.rules.tieBreaks = {"TPN"};
    return section;
}

class CliPrizes : public testing::Test {
protected:
    void SetUp() override
    {
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
    }
    void TearDown() override { fs::remove_all(m_folder); }
    [[nodiscard]] std::string write(const char* name, const std::string& text) const
    {
        const fs::path file = m_folder / name;
        std::ofstream(file, std::ios::binary | std::ios::trunc) << text;
        return file.string();
    }
    /// An event file with the section.
    [[nodiscard]] std::string event(const Section& section) const
    {
        const std::string json = write("section.json", format::writeJson({section}));
        const std::string file = (m_folder / "event.kydai").string();
        EXPECT_EQ(runCli({"convert", json, file}).status, kDone);
        return file;
    }
    [[nodiscard]] CliRun apply(const std::string& file, const std::string& changes,
                               const std::vector<std::string>& answers = {}) const
    {
        std::vector<std::string> words{"apply", file, "--changes", write("changes.json", changes)};
        for (const std::string& answer : answers) words.insert(words.end(), {"--answer", answer});
        return runCli(words);
    }

    fs::path m_folder = fs::temp_directory_path() / "kydai_cli_prizes_test";
};

const std::string kPlan =
    R"([{"change": "set_prizes", "plan": {"currency": "VND", "unit": 1000, "lists": [
        {"name": "Chính", "main": true, "sharing": "hort", "lines": [
            {"first": 1, "last": 1, "amount": 1000000}, {"first": 2, "last": 2, "amount": 500000}]},
        {"name": "U1750", "condition": {"ratingTo": 1749}, "lines": [{"first": 1, "last": 1, "amount": 100000}]}]}}])";

TEST_F(CliPrizes, APlanWithoutAWindow)
{
    const std::string file = event(fourPlayers());
    EXPECT_EQ(runCli({"prizes", file}).status, kNegative);  // none is planned
    ASSERT_EQ(apply(file, kPlan).status, kDone);
    const CliRun run = runCli({"prizes", file});
    ASSERT_EQ(run.status, kDone) << run.err;
    EXPECT_EQ(run.out,
              "list,place,player,name,unit,points,rank,prize,amount,exact,award,provisional\n"
              "Chính,1,1,\"An, Anh\",,2,1,,1000000,1000000,,0\n"
              "Chính,2,2,\"Bình, Bảo\",,1,2,,375000,375000,,0\n"
              "Chính,3,3,\"Chi, Cúc\",,1,3,,125000,125000,,0\n"
              "U1750,1,4,\"Dung, Đào\",,0,4,,100000,100000,,0\n");
    const Json json = Json::parse(runCli({"prizes", file, "--format", "json"}).out);
    EXPECT_EQ(json["lists"][0]["announced"], "1500000");
    EXPECT_EQ(json["lists"][0]["paid"], "1500000");
    EXPECT_EQ(json["awards"][1]["working"][0]["phrase"], "prize.hort");
    EXPECT_NE(runCli({"prizes", file, "--format", "text"}).out.find("375.000"), std::string::npos);
}

TEST_F(CliPrizes, FrozenByAPersonAndThawedByACorrection)
{
    const std::string file = event(fourPlayers());
    ASSERT_EQ(apply(file, kPlan).status, kDone);
    ASSERT_EQ(apply(file, R"([{"change": "set_prizes", "freeze": true}])").status, kDone);
    EXPECT_EQ(Json::parse(runCli({"prizes", file, "--format", "json"}).out)["frozen_after"], 2);
    const std::string correction =
        R"([{"change": "set_result", "round": 2, "white": 2, "black": 4, "whiteOutcome": "loss", "blackOutcome": "win"}])";
    const CliRun asked = apply(file, correction);
    EXPECT_EQ(asked.status, kNegative);
    EXPECT_NE(asked.err.find("prizesThawed"), std::string::npos) << asked.err;
    ASSERT_EQ(apply(file, correction, {"prizesThawed"}).status, kDone);
    const Json json = Json::parse(runCli({"prizes", file, "--format", "json"}).out);
    EXPECT_TRUE(json["frozen_after"].is_null());
    EXPECT_FALSE(json["changed_since_frozen"].empty());
}

TEST_F(CliPrizes, NothingIsFrozenWhileAGameIsOpen)
{
    const std::string file = event(fourPlayers(true));
    ASSERT_EQ(apply(file, kPlan).status, kDone);
    const CliRun run = apply(file, R"([{"change": "set_prizes", "freeze": true}])");
    EXPECT_EQ(run.status, kNegative);
    EXPECT_NE(run.err.find("prizesNotFinal"), std::string::npos) << run.err;
    const Json json = Json::parse(runCli({"prizes", file, "--format", "json"}).out);
    EXPECT_TRUE(json["provisional"].get<bool>());
    EXPECT_EQ(json["open_games"], 1);
}

TEST_F(CliPrizes, WhyAndWhyNot)
{
    const std::string file = event(fourPlayers());
    ASSERT_EQ(apply(file, kPlan).status, kDone);
    const CliRun why = runCli({"explain", "prize", file, "--player", "2", "--format", "json", "--lang", "en"});
    ASSERT_EQ(why.status, kDone) << why.err;
    const Json told = Json::parse(why.out);
    EXPECT_EQ(told["kind"], "prize");
    EXPECT_EQ(told["amount"], "375000");
    EXPECT_EQ(told["prizes"][0]["next"], 3);
    const CliRun not_ = runCli({"explain", "prize", file, "--player", "1", "--why-not", "U1750", "--format", "json"});
    EXPECT_EQ(Json::parse(not_.out)["reason"], "not_eligible");
    const CliRun unknown = runCli({"explain", "prize", file, "--player", "1", "--why-not", "U9"});
    EXPECT_NE(unknown.status, kDone);
    EXPECT_EQ(runCli({"explain", "prize", file}).status, kUsage);
}

TEST_F(CliPrizes, TemplatesAndPlansOfTheirOwn)
{
    const std::string file = event(fourPlayers());
    EXPECT_EQ(runCli({"prizes", file, "--template", "open_hort"}).status, kDone);
    EXPECT_EQ(runCli({"prizes", file, "--template", "other"}).status, kUsage);
    const std::string plan = write("plan.json", R"({"lists": [{"name": "X", "lines": [{"first": 2, "last": 1}]}]})");
    EXPECT_EQ(runCli({"prizes", file, "--plan", plan}).status, kBadInput);
    ASSERT_EQ(apply(file, R"([{"change": "set_prizes", "template": "vietnamese_youth"}])").status, kDone);
    EXPECT_EQ(apply(file, R"([{"change": "set_prizes", "template": "none"}])").status, kBadInput);
    EXPECT_EQ(runCli({"prizes"}).status, kUsage);
}

}  // namespace
}  // namespace kydai::cli
