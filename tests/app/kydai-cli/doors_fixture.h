/// The doors by which an event is made or changed, as the command line and the window go through them, and what each
/// tells.
#pragma once

#include "app/kydai-cli/run_cli.h"
#include "pairing/next_round.h"
#include "policy/judge.h"
#include "store/event_file.h"
#include "support/cleared.h"
#include "support/played_section.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <string>

namespace kydai::cli {

inline const SectionId kHere{1};

/// Word and level of what a run of the command line told.
inline std::map<std::string, int> toldBy(const CliRun& run)
{
    static const std::regex kTold("(\\w+) \\(level (\\d)\\): ");
    std::map<std::string, int> told;
    for (std::sregex_iterator at(run.err.begin(), run.err.end(), kTold), end; at != end; ++at) {
        int& level = told[(*at)[1]];
        level = std::max(level, std::stoi((*at)[2]));
    }
    return told;
}

inline std::map<std::string, int> toldBy(const Result<policy::Judgement>& judgement)
{
    std::map<std::string, int> told;
    if (!judgement) {
        ADD_FAILURE() << judgement.error().what;
        return told;
    }
    for (const policy::Warning& warning : judgement->warnings()) {
        int& level = told[std::string(policy::ruleOf(warning.id).word)];
        level = std::max(level, static_cast<int>(warning.level));
    }
    return told;
}

class DoorsTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        const std::string name = ::testing::UnitTest::GetInstance()->current_test_info()->name();
        m_folder = std::filesystem::temp_directory_path() / ("kydai_doors_" + name);
        std::filesystem::remove_all(m_folder);
        std::filesystem::create_directories(m_folder);
    }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    [[nodiscard]] std::string path(const std::string& name) const { return (m_folder / name).string(); }
    [[nodiscard]] std::string written(const std::string& name, const std::string& text) const
    {
        std::ofstream(path(name), std::ios::binary) << text;
        return path(name);
    }
    /// An event file that holds the section as it is: opening one asks nothing.
    [[nodiscard]] std::string eventOf(const Section& section, const std::string& name) const
    {
        std::filesystem::remove(path(name));
        auto file = store::EventFile::create(path(name), "Open");
        EXPECT_TRUE(file.ok());
        EXPECT_TRUE(
            fixture::apply(*file, AddSection{{}, std::make_shared<const Section>(section)}, store::Who{"A", {}}).ok());
        return path(name);
    }
    [[nodiscard]] CliRun convert(const std::string& in, const std::string& out) const
    {
        return runCli({"convert", in, path(out), "--force"});
    }

    std::filesystem::path m_folder;
};

}  // namespace kydai::cli
