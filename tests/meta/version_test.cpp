// One version: CMakeLists.txt says it, and whatever tells what is new in it speaks of the same.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>
#include <string>

namespace kydai::meta {
namespace {

std::string textOf(const char* file)
{
    std::ifstream in(std::filesystem::path(KYDAI_SOURCE_DIR) / file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string firstIn(const std::string& text, const char* pattern)
{
    std::smatch match;
    return std::regex_search(text, match, std::regex(pattern)) ? match[1].str() : std::string();
}

std::string version()
{
    const std::string build = textOf("CMakeLists.txt");
    return firstIn(build, R"(project\(KyDai VERSION ([0-9.]+))") +
           firstIn(build, R"re(set\(KYDAI_VERSION "\$\{PROJECT_VERSION\}([^"]*)")re");
}

TEST(Version, TheChangelogsBeginWithIt)
{
    EXPECT_EQ(firstIn(textOf("CHANGELOG.md"), R"(\n## (\S+))"), version());
    const std::string debian = firstIn(textOf("debian/changelog"), R"(^kydai \(([^)]*)-[0-9]+\))");
    EXPECT_EQ(std::regex_replace(debian, std::regex("~rc"), "-rc."), version());
}

TEST(Version, NothingElseSaysIt)
{
    for (const char* const file : {"README.md", "packaging/package", "packaging/windows", "packaging/windows.nsi",
                                   "packaging/man/kydai.1.in", "packaging/man/kydai-cli.1.in",
                                   "packaging/linux/org.kydai.Kydai.metainfo.xml.in", "debian/control", "debian/rules"})
        EXPECT_EQ(textOf(file).find(version()), std::string::npos) << file;
}

/// Debian's checker refuses longer ones, after half an hour of building.
TEST(Version, DescriptionsOfPackagesFitATerminal)
{
    constexpr std::ptrdiff_t kMost = 80;
    std::istringstream lines(textOf("debian/control"));
    int looked = 0;
    for (std::string line; std::getline(lines, line); ++looked) {
        const auto letters = std::ranges::count_if(line, [](char byte) { return (byte & 0xC0) != 0x80; });
        EXPECT_LE(letters, kMost) << line;
    }
    EXPECT_GT(looked, 50);
}

TEST(Version, NoticesNameWhatIsCompiledIn)
{
    const std::string notices = textOf("packaging/linux/third_party.txt");
    const std::string list = textOf("packaging/sbom");
    const std::regex compiledIn(R"re("(?:lib)?([a-z0-9-]+?)(?:3|1\.81)?-dev": \("[^"]*", "STATIC_LINK"\))re");
    int found = 0;
    for (std::sregex_iterator at(list.begin(), list.end(), compiledIn), end; at != end; ++at, ++found) {
        const std::regex named((*at)[1].str() == "nlohmann-json" ? "nlohmann-json" : (*at)[1].str(), std::regex::icase);
        EXPECT_TRUE(std::regex_search(notices, named)) << (*at)[1];
    }
    EXPECT_GE(found, 3);
}

}  // namespace
}  // namespace kydai::meta
