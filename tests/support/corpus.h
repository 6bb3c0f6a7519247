/// What fuzzing kept (tests/fuzz/corpus): the strangest inputs of every reader, one for each way through it. They are
/// replayed for what they break; golden tests keep what is read of them as well.
#pragma once

#include "support/golden.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::fixture {

struct CorpusFile {
    std::string name{};
    std::string bytes{};
};

/// Of the fuzz target of this name, in the order of their names.
inline std::vector<CorpusFile> corpusOf(std::string_view target)
{
    namespace fs = std::filesystem;
    std::vector<CorpusFile> files;
    for (const auto& entry : fs::directory_iterator(fs::path(KYDAI_SOURCE_DIR "/tests/fuzz/corpus") / target)) {
        std::ifstream in(entry.path(), std::ios::binary);
        files.push_back({entry.path().filename().string(), {std::istreambuf_iterator<char>(in), {}}});
    }
    std::ranges::sort(files, {}, &CorpusFile::name);
    return files;
}

/// Whether all of a target's inputs say what they said, in `golden/corpus/<target>.txt`.
template <class TextOf>
void compareCorpus(const std::string& target, const TextOf& textOf)
{
    Golden golden("corpus/" + target);
    for (const CorpusFile& file : corpusOf(target)) {
        constexpr std::size_t kEnough = 10;
        golden.add(file.name.substr(0, kEnough), std::to_string(file.bytes.size()), textOf(file.bytes));
    }
    golden.compare();
}

}  // namespace kydai::fixture
