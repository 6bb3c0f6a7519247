// What verbs print as JSON keeps to what `schema VERB` prints.

#include "app/kydai-cli/run_cli.h"
#include "model/json.h"
#include "support/json_validator.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace kydai::cli {
namespace {

using Words = std::vector<std::string>;

const std::string kSample = KYDAI_SOURCE_DIR "/resources/sample/sample.json";

Json printed(const Words& words)
{
    const CliRun run = runCli(words);
    EXPECT_EQ(run.status, 0) << run.err;
    return Json::parse(run.out, nullptr, false);
}

/// The output of a verb about each section of the sample.
void expectFits(const std::string& verb, const Words& words)
{
    const Json schema = printed({"schema", verb});
    EXPECT_EQ(schema["$id"], "urn:kydai:schema:" + verb);
    const Json sample = printed({"convert", kSample, "-"});
    for (const Json& section : sample["sections"]) {
        Words call{verb};
        call.insert(call.end(), words.begin(), words.end());
        call.insert(call.end(), {"--section", section["info"]["name"].get<std::string>(), "--format", "json"});
        EXPECT_EQ(fixture::misfit(printed(call), schema), "") << call[1];
    }
}

TEST(OutputSchemas, Standings)
{
    expectFits("standings", {kSample});
    expectFits("standings", {kSample, "--tiebreaks", "BH/C1,ARO,DE"});
    for (const char* by : {"category", "unit", "sex"}) expectFits("standings", {kSample, "--by", by});
}

TEST(OutputSchemas, Rate)
{
    for (const char* system : {"fide", "elo", "uscf", "glicko", "glicko2", "dwz", "ecf", "ingo", "harkness", "all"})
        expectFits("rate", {kSample, "--system", system});
}

TEST(OutputSchemas, Explain)
{
    expectFits("explain", {"colour", kSample, "--player", "1", "--round", "2"});
    expectFits("explain", {"colour", kSample, "--all", "--round", "2"});
    expectFits("explain", {"tiebreak", kSample, "--player", "1", "--code", "BH/C1"});
    expectFits("explain", {"standing", kSample, "--player", "1", "--versus", "2"});
    expectFits("explain", {"rating", kSample, "--all"});
}

TEST(OutputSchemas, ConvertPrintsAnEvent)
{
    EXPECT_EQ(fixture::misfit(printed({"convert", kSample, "-"}), printed({"schema", "convert"})), "");
    EXPECT_EQ(printed({"schema", "convert"}), printed({"schema", "event"}));
}

}  // namespace
}  // namespace kydai::cli
