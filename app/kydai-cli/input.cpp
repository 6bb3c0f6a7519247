#include "input.h"

#include "format/reader.h"

#include <algorithm>
#include <utility>

namespace kydai::cli {

Result<std::vector<Section>> loadSections(const std::string& file)
{
    auto read = format::readFile(file);
    if (!read) return read.error();
    return std::move(read->sections);
}

Result<Section> loadSection(const std::string& file, const std::string& sectionName)
{
    auto sections = loadSections(file);
    if (!sections) return sections.error();
    const auto found = std::ranges::find_if(
        *sections, [&](const Section& section) { return sectionName.empty() || section.info.name == sectionName; });
    if (found != sections->end()) return std::move(*found);
    Error error{Errc::NoSuchSection, file};
    error.what = sectionName.empty() ? "the file holds no section" : "no section is called '" + sectionName + "'";
    for (const Section& section : *sections) {
        error.expected += (error.expected.empty() ? "one of '" : ", '") + section.info.name + "'";
    }
    return error;
}

}  // namespace kydai::cli
