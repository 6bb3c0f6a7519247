/// Words as people type them in search of something: in any order, without marks (support/utf8.h), parts of words too.
#pragma once

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::ui {

class WordMatch {
public:
    explicit WordMatch(const QString& typed);

    /// Nothing was typed.
    [[nodiscard]] bool isEmpty() const { return m_words.empty(); }
    /// How many of the words stand inside another one, where fewer is better; none where a word doesn't occur.
    [[nodiscard]] std::optional<int> penalty(std::string_view folded) const;
    /// The text, or a line of it, begins as it was typed.
    [[nodiscard]] bool begins(std::string_view folded) const;

private:
    std::vector<std::string> m_words{};
    std::string m_whole{};
};

}  // namespace kydai::ui
