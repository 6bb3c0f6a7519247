/// Results too many to be read one by one: of each a line with its name, a word of what it says and a digest of all of
/// it, kept in tests/data/golden. A change that is meant rewrites them with KYDAI_UPDATE_GOLDEN=1; what differs is
/// shown whole, and everything stands whole in the build tree, for a comparison with another build's.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::fixture {

/// JSON as text with so many digits of each fraction as every system's library of mathematics agrees in.
template <class Json>
std::string sameEverywhere(Json json, int indent = -1)
{
    const auto shorten = [](const auto& self, Json& part) -> void {
        if (part.is_number_float()) part = std::stod(fmt::format("{:.12g}", part.template get<double>()));
        if (!part.is_structured()) return;
        for (Json& each : part) self(self, each);
    };
    shorten(shorten, json);
    return json.dump(indent);
}

class Golden {
public:
    explicit Golden(std::string name) : m_name(std::move(name)) {}

    void add(const std::string& what, std::string_view word, std::string whole)
    {
        m_lines.push_back(fmt::format("{} {} {:08x}", what, word, digest(whole)));
        m_wholes.push_back(std::move(whole));
    }

    /// Whether each is as it was.
    void compare() const
    {
        namespace fs = std::filesystem;
        const std::string path = std::string(KYDAI_TEST_DATA "/golden/") + m_name + ".txt";
        if (std::getenv("KYDAI_UPDATE_GOLDEN") != nullptr) {
            std::ofstream out(path, std::ios::binary);
            for (const std::string& line : m_lines) out << line << '\n';
        }
        std::multimap<std::string, int> kept;
        std::ifstream in(path, std::ios::binary);
        std::size_t lines = 0;
        for (std::string line; std::getline(in, line); ++lines) kept.emplace(line, 0);
        EXPECT_EQ(m_lines.size(), lines) << path;
        int shown = 0;
        int differ = 0;
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            if (const auto at = kept.find(m_lines[i]); at != kept.end()) {
                kept.erase(at);
                continue;
            }
            if (++differ <= kShown) ADD_FAILURE() << "not as in " << path << ": " << m_lines[i] << '\n' << m_wholes[i];
            shown = differ;
        }
        if (shown == 0) return;
        const fs::path whole = fs::path(KYDAI_BINARY_DIR) / "golden" / (m_name + ".txt");
        fs::create_directories(whole.parent_path());
        std::ofstream out(whole, std::ios::binary);
        for (std::size_t i = 0; i < m_lines.size(); ++i) out << m_lines[i] << '\n' << m_wholes[i] << '\n';
        ADD_FAILURE() << differ << " of " << m_lines.size() << " differ; all of them whole: " << whole
                      << "; KYDAI_UPDATE_GOLDEN=1 takes them as they are now";
    }

private:
    static constexpr int kShown = 3;

    static std::uint32_t digest(std::string_view text)  // FNV-1a
    {
        std::uint32_t hash = 2166136261U;
        for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
        return hash;
    }

    std::string m_name;
    std::vector<std::string> m_lines;
    std::vector<std::string> m_wholes;
};

}  // namespace kydai::fixture
