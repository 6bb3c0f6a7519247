// Rooms stay small enough to be read: no class over 500 lines, its methods counted over all files; every file has a
// name that each system can hold; and moc sees all of a class.

#include "meta/source_tree.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace kydai::meta {
namespace {

constexpr int kMostLinesOfAClass = 500;

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

/// Lines of each class: its definition, and the methods that are defined outside of it. A class of a source file is of
/// that file alone; the format of the code puts a class and a function at the start of a line.
class ClassSizes {
public:
    void add(const std::string& path, const std::string& text)
    {
        const std::vector<std::string> lines = linesOf(text);
        static const std::regex definition(R"(^(?:class|struct) (?:\[\[\w+\]\] )?(\w+)(?: final)?(?: :.*)?(?: \{)?$)");
        static const std::regex method(R"(^(?:[A-Za-z].*[ *&>])?(\w+)::~?\w+\()");
        std::smatch found;
        for (std::size_t at = 0; at < lines.size(); ++at) {
            if (std::regex_match(lines[at], found, definition)) {
                const std::size_t end = endOf(lines, at, "};");
                const bool header = path.ends_with(".h");
                if (!header) m_ofFile[path].insert(found[1]);
                m_lines[{header ? "" : path, found[1]}] += static_cast<int>(end - at + 1);
                at = end;
            } else if (std::regex_search(lines[at], found, method) && lines[at].back() != ';') {
                const std::size_t end = endOf(lines, at, "}");
                const bool local = m_ofFile[path].contains(found[1]);
                m_lines[{local ? path : "", found[1]}] += static_cast<int>(end - at + 1);
                at = end;
            }
        }
    }
    [[nodiscard]] const std::map<std::pair<std::string, std::string>, int>& lines() const { return m_lines; }

private:
    static std::size_t endOf(const std::vector<std::string>& lines, std::size_t begin, const std::string& closing)
    {
        const auto from = lines.begin() + static_cast<std::ptrdiff_t>(begin);
        const auto found = std::find(from, lines.end(), closing);
        return static_cast<std::size_t>((found == lines.end() ? from : found) - lines.begin());
    }

    std::map<std::string, std::set<std::string>> m_ofFile{};
    std::map<std::pair<std::string, std::string>, int> m_lines{};
};

TEST(Rooms, NoClassIsLongerThanAReaderCanHold)
{
    ClassSizes sizes;
    for (const char* tree : {"core", "ui", "app"}) {
        for (const SourceFile& file : sourcesUnder(tree)) sizes.add(file.path.generic_string(), file.text);
    }
    EXPECT_GT(sizes.lines().size(), 300U);
    for (const auto& [name, lines] : sizes.lines())
        EXPECT_LE(lines, kMostLinesOfAClass) << name.second << ' ' << name.first;
}

TEST(Rooms, MethodsAreCountedWhereverTheyStand)
{
    ClassSizes sizes;
    sizes.add("a.h", "class Big : public Base {\npublic:\n    void f();\n};\n");
    sizes.add("a.cpp", "void Big::f()\n{\n    g();\n}\n\nBig::~Big()\n{\n}\nBig other = Big::make();\n");
    sizes.add("b.cpp", "class Local {\n};\nint Local::f()\n{\n}\n");
    EXPECT_EQ(sizes.lines().at({"", "Big"}), 4 + 4 + 3);
    EXPECT_EQ(sizes.lines().at({"b.cpp", "Local"}), 2 + 3);
}

// moc reads no header of Qt or of the compiler (packaging/moc.in): it would not see what a macro of theirs decides.
TEST(Rooms, WhatMocReadsHasNoConditions)
{
    int headers = 0;
    for (const SourceFile& file : sourcesUnder("ui")) {
        if (file.path.extension() != ".h" || file.text.find("Q_OBJECT") == std::string::npos) continue;
        ++headers;
        EXPECT_EQ(file.text.find("\n#if"), std::string::npos) << file.path;
    }
    EXPECT_GT(headers, 100);
}

TEST(Rooms, EveryFileNameIsOneOnEachSystem)
{
    const std::filesystem::path root(KYDAI_SOURCE_DIR);
    const std::regex reserved(R"((con|prn|aux|nul|com\d|lpt\d)(\..*)?)");
    for (const char* tree : {"core", "ui", "app", "tests", "resources", "translations", "packaging"}) {
        std::set<std::string> folded;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(root / tree)) {
            const std::string name = entry.path().filename().string();
            std::string path = entry.path().lexically_relative(root).generic_string();
            std::ranges::transform(path, path.begin(), [](unsigned char c) { return std::tolower(c); });
            EXPECT_EQ(name.find_first_of("<>:\"\\|?*"), std::string::npos) << path;
            EXPECT_TRUE(!name.ends_with('.') && !name.ends_with(' ')) << path;
            EXPECT_FALSE(std::regex_match(path.substr(path.rfind('/') + 1), reserved)) << path;
            EXPECT_TRUE(folded.insert(path).second) << path << ": the same name but for capitals";
        }
    }
}

}  // namespace
}  // namespace kydai::meta
