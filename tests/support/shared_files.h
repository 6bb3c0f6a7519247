/// The large sets of real and reference tournaments beside the checkout; empty where they are absent.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace kydai::fixture {

/// Files with the ending under a folder of the shared data, in order of their names.
inline std::vector<std::filesystem::path> sharedFiles(const std::string& folder, const std::string& ending)
{
    std::vector<std::filesystem::path> files;
    const std::filesystem::path root = std::filesystem::path(KYDAI_SHARED_DATA) / folder;
    if (!std::filesystem::exists(root)) return files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
        if (entry.is_regular_file() && entry.path().extension() == ending) files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

/// The reference tournaments of all sizes but those for timing.
inline std::vector<std::filesystem::path> referenceTournaments()
{
    std::vector<std::filesystem::path> files = sharedFiles("pairing", ".trf");
    std::erase_if(files,
                  [](const std::filesystem::path& file) { return file.string().find("perf") != std::string::npos; });
    return files;
}

}  // namespace kydai::fixture
