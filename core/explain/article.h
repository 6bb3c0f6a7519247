/// A citation of the regulations, checked by the compiler.
#pragma once

#include <cstddef>
#include <string_view>

namespace kydai {

/// "C.04.3.5.2.3": a chapter of the FIDE Handbook and an article in it. Written out in full, never glued together.
class Article {
public:
    constexpr Article() = default;  ///< no article: a fact, not a rule
    consteval explicit Article(std::string_view citation) : m_citation(citation)
    {
        if (!isWellFormed(citation)) throw "an article is a chapter such as C.04.3 with dotted numbers";
    }

    [[nodiscard]] constexpr std::string_view citation() const { return m_citation; }
    [[nodiscard]] constexpr bool empty() const { return m_citation.empty(); }
    friend constexpr bool operator==(const Article&, const Article&) = default;

private:
    static consteval bool isWellFormed(std::string_view text)
    {
        if (text.size() < 4 || text[0] < 'A' || text[0] > 'Z' || text[1] != '.' || text.back() == '.') return false;
        for (std::size_t i = 2; i < text.size(); ++i) {
            const char c = text[i];
            const bool digit = c >= '0' && c <= '9';
            const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
            if (!digit && !letter && c != '.') return false;
            if (c == '.' && text[i - 1] == '.') return false;
        }
        return true;
    }

    std::string_view m_citation{};
};

}  // namespace kydai
