/// fuzz_replay NAME PLACE...: runs the fuzz target of that name over files and folders, without libFuzzer: every past
/// finding is a test.
#include "fuzz_target.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

int main(int count, char** arguments)
{
    const kydai::fuzz::Target* target = kydai::fuzz::Target::first;
    while (target != nullptr && (count < 2 || std::string_view(target->name) != arguments[1])) target = target->next;
    if (target == nullptr) {
        std::cerr << "there is no such target\n";
        return 1;
    }
    std::vector<std::filesystem::path> files;
    for (int i = 2; i < count; ++i) {
        const std::filesystem::path path = arguments[i];
        if (!std::filesystem::is_directory(path)) {
            files.push_back(path);
            continue;
        }
        for (const auto& entry : std::filesystem::directory_iterator(path)) {
            if (entry.is_regular_file()) files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    for (const auto& path : files) {
        std::ifstream stream(path, std::ios::binary);
        if (!stream) {
            std::cerr << "cannot open " << path << '\n';
            return 1;
        }
        const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
        target->run(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    }
    std::cout << files.size() << " inputs replayed\n";
    return files.empty() ? 1 : 0;
}
