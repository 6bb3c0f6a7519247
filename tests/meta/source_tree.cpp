#include "meta/source_tree.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

namespace kydai::meta {

std::string SourceFile::top() const
{
    return path.begin()->string();
}

std::string SourceFile::room() const
{
    const auto second = std::next(path.begin());
    return std::next(second) == path.end() ? std::string() : second->string();
}

std::vector<std::string> SourceFile::includes() const
{
    std::vector<std::string> names;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("#include ")) continue;
        const std::string name = line.substr(9, line.find_last_of("\">") - 8);
        names.push_back(name.front() == '"' ? name.substr(1, name.size() - 2) : name);
    }
    return names;
}

std::vector<SourceFile> sourcesUnder(std::string_view folder)
{
    const std::filesystem::path root(KYDAI_SOURCE_DIR);
    std::vector<SourceFile> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
        const auto extension = entry.path().extension();
        if (extension != ".h" && extension != ".cpp" && extension != ".def") continue;
        std::ifstream stream(entry.path(), std::ios::binary);
        files.push_back({entry.path().lexically_relative(root),
                         std::string(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>())});
    }
    std::ranges::sort(files, {}, &SourceFile::path);
    return files;
}

}  // namespace kydai::meta
