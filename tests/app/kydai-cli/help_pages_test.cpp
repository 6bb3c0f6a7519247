// The manual pages and what completes calls in shells come from the table of verbs, as `--help` does.

#include "run_cli.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>

namespace kydai::cli {
namespace {

std::vector<std::string> words(const std::string& text)
{
    std::istringstream in(text);
    return {std::istream_iterator<std::string>(in), {}};
}

std::vector<std::string> verbs()
{
    const std::string told = runCli({"nothing-of-the-kind"}).err;
    return words(told.substr(told.rfind(':') + 1));
}

/// The options that `--help` lists, long and short.
std::vector<std::string> optionsInHelp(const std::string& help)
{
    std::vector<std::string> options;
    const std::regex line("\n  (-[-a-z,]+)");
    for (std::sregex_iterator at(help.begin(), help.end(), line), end; at != end; ++at) {
        std::istringstream names((*at)[1].str());
        for (std::string name; std::getline(names, name, ',');) options.push_back(name);
    }
    return options;
}

/// The verbs that a verb has itself, by its help.
std::vector<std::string> ownVerbs(const std::string& help)
{
    std::vector<std::string> own;
    const std::size_t at = help.find("\nSubcommands:\n");
    if (at == std::string::npos) return own;
    const std::regex line("\n  ([a-z]+)");
    for (std::sregex_iterator each(help.begin() + static_cast<std::ptrdiff_t>(at), help.end(), line), end; each != end;
         ++each)
        own.push_back((*each)[1]);
    return own;
}

std::string printed(std::string page)
{
    return std::regex_replace(page, std::regex(R"(\\(f[BIR]|&|(-)))"), "$2");
}

std::string page(const std::string& verb)
{
    const CliRun run = runCli({"--man", verb});
    EXPECT_EQ(run.status, kDone) << run.err;
    return printed(run.out);
}

TEST(ManualPages, EachVerbHasOneThatNamesAllItsOptions)
{
    std::size_t named = 0;
    for (const std::string& verb : verbs()) {
        const std::string text = page(verb);
        EXPECT_NE(text.find("kydai-cli-" + verb + " - "), std::string::npos) << verb;
        const std::string help = runCli({verb, "--help"}).out;
        std::vector<std::string> options = optionsInHelp(help);
        for (const std::string& own : ownVerbs(help)) {
            EXPECT_NE(text.find("kydai-cli " + verb + " " + own), std::string::npos) << own;
            const auto more = optionsInHelp(runCli({verb, own, "--help"}).out);
            options.insert(options.end(), more.begin(), more.end());
        }
        for (const std::string& option : options) {
            EXPECT_TRUE(std::regex_search(text, std::regex("(^|[\n ,\\[])" + option + "([\n ,\\]]|$)")))
                << verb << option;
            ++named;
        }
    }
    EXPECT_GT(named, 150U);
}

TEST(ManualPages, TheProgramsOwnNamesEachVerb)
{
    std::ifstream file(KYDAI_SOURCE_DIR "/packaging/man/kydai-cli.1.in");
    const std::string text(std::istreambuf_iterator<char>(file), {});
    for (const std::string& verb : verbs()) EXPECT_NE(text.find(".TP\n.B " + verb + "\n"), std::string::npos) << verb;
}

TEST(ManualPages, NoTextIsTakenForARequest)
{
    for (const std::string& verb : verbs()) {
        std::istringstream lines(runCli({"--man", verb}).out);
        const std::vector<std::string> known{".TH", ".ad", ".SH", ".SS", ".PP", ".TP", ".BR"};
        for (std::string line; std::getline(lines, line);) {
            EXPECT_FALSE(line.empty()) << verb;
            const bool asks = line.starts_with('.') || line.starts_with('\'');
            EXPECT_TRUE(!asks || std::ranges::find(known, line.substr(0, 3)) != known.end()) << line;
        }
    }
}

TEST(HelpPages, AWordThatNamesNoneIsRefusedWithWhatMayBeSaid)
{
    for (const char* word : {"--man", "--completion"}) {
        const CliRun other = runCli({word, "nothing"});
        EXPECT_EQ(other.status, kUsage);
        EXPECT_NE(other.err.find(std::string(word) + " is said with"), std::string::npos) << other.err;
    }
    EXPECT_EQ(runCli({"--completion"}).status, kUsage);
    EXPECT_EQ(words(runCli({"--man"}).out), verbs());
}

/// What bash offers for the last of the words.
std::vector<std::string> offeredByBash(const std::vector<std::string>& typed)
{
    const std::filesystem::path script = std::filesystem::temp_directory_path() / "kydai-cli.bash";
    std::ofstream(script) << runCli({"--completion", "bash"}).out;
    std::string call = "COMP_WORDS=(kydai-cli";
    for (const std::string& word : typed) call += " '" + word + "'";
    call += "); COMP_CWORD=" + std::to_string(typed.size()) + "; _kydai_cli; echo \"${COMPREPLY[*]}\"";
    std::ofstream(script, std::ios::app) << call << "\n";
    std::FILE* bash = ::popen(("bash '" + script.string() + "' 2>&1").c_str(), "r");
    std::string out;
    std::array<char, 4096> part{};
    while (std::fgets(part.data(), part.size(), bash) != nullptr) out += part.data();
    ::pclose(bash);
    std::filesystem::remove(script);
    return words(out);
}

TEST(Completion, BashOffersTheVerbs)
{
    EXPECT_EQ(offeredByBash({"pai"}), std::vector<std::string>{"pair"});
    auto all = verbs();
    all.insert(all.end(), {"--help", "--version"});
    EXPECT_EQ(offeredByBash({""}), all);
}

TEST(Completion, BashOffersAVerbsOptionsTheirValuesAndItsOwnVerbs)
{
    for (const std::string& verb : verbs()) {
        auto offered = offeredByBash({verb, "file", "-"});
        auto listed = optionsInHelp(runCli({verb, "--help"}).out);
        std::ranges::sort(offered);
        std::ranges::sort(listed);
        EXPECT_TRUE(offered == listed || !ownVerbs(runCli({verb, "--help"}).out).empty()) << verb;
    }
    EXPECT_EQ(offeredByBash({"explain", "colours"}), std::vector<std::string>{"colours"});
    EXPECT_EQ(offeredByBash({"explain", "colour", "file", "--rou"}), std::vector<std::string>{"--round"});
    EXPECT_EQ(offeredByBash({"print", "file", "--document", "crossta"}), std::vector<std::string>{"crosstable"});
    EXPECT_EQ(offeredByBash({"print", "file", "--lang", ""}), (std::vector<std::string>{"vi", "en", "both"}));
}

TEST(Completion, WhereNoFewValuesAreKnownFilesAreLeftToTheShell)
{
    EXPECT_TRUE(offeredByBash({"pair", ""}).empty());
    EXPECT_TRUE(offeredByBash({"print", "file", "-o", ""}).empty());
    EXPECT_NE(runCli({"--completion", "bash"}).out.find("complete -o default"), std::string::npos);
}

TEST(Completion, ZshAndFishKnowEachVerbAndOption)
{
    const std::string zsh = runCli({"--completion", "zsh"}).out;
    const std::string fish = runCli({"--completion", "fish"}).out;
    EXPECT_TRUE(zsh.starts_with("#compdef kydai-cli\n"));
    for (const std::string& verb : verbs()) {
        EXPECT_NE(zsh.find("'" + verb + ":"), std::string::npos) << verb;
        EXPECT_NE(fish.find("-a " + verb + " -d "), std::string::npos) << verb;
        for (const std::string& option : optionsInHelp(runCli({verb, "--help"}).out)) {
            EXPECT_NE(zsh.find(option + "["), std::string::npos) << verb << option;
            const std::string name =
                option.starts_with("--") ? " -l " + option.substr(2) + " " : " -s " + option.substr(1) + " ";
            EXPECT_NE(fish.find(name), std::string::npos) << verb << option;
        }
    }
}

}  // namespace
}  // namespace kydai::cli
