/// The checkout as the meta tests read it: files by folder, their text, their includes.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::meta {

struct SourceFile {
    std::filesystem::path path{};  ///< relative to the checkout
    std::string text{};

    /// First and second folder: "core/colour/…" gives "core" and "colour".
    [[nodiscard]] std::string top() const;
    [[nodiscard]] std::string room() const;
    /// Names in `#include "…"` and `#include <…>`, angle brackets kept.
    [[nodiscard]] std::vector<std::string> includes() const;
};

/// Every .h, .cpp and .def below a folder of the checkout, sorted by path.
std::vector<SourceFile> sourcesUnder(std::string_view folder);

}  // namespace kydai::meta
