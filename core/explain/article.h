/// A citation of the regulations, checked by the compiler.
#pragma once

#include <cstddef>
#include <string_view>

namespace kydai {

/// "C.04.3.5.2.3": a chapter of the FIDE Handbook and an article in it. Written out in full, never glued together. One
/// of a text that is no longer in force says of which year it is: "2017".
class Article {
public:
    constexpr Article() = default;  ///< no article: a fact, not a rule
    consteval explicit Article(std::string_view citation, std::string_view edition = {})
        : m_citation(citation), m_edition(edition)
    {
        if (!isWellFormed(citation)) throw "an article is a chapter such as C.04.3 with dotted numbers";
    }

    [[nodiscard]] constexpr std::string_view citation() const { return m_citation; }
    [[nodiscard]] constexpr bool empty() const { return m_citation.empty(); }
    /// Of an earlier text; empty: of the one in force.
    [[nodiscard]] constexpr std::string_view edition() const { return m_edition; }
    /// The same article as an earlier edition has it; `year` is a literal. No article stays none.
    [[nodiscard]] constexpr Article of(std::string_view year) const
    {
        Article earlier = *this;
        if (!empty()) earlier.m_edition = year;
        return earlier;
    }
    /// The same article, of whatever edition.
    friend constexpr bool operator==(const Article& a, const Article& b) { return a.m_citation == b.m_citation; }

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
    std::string_view m_edition{};
};

}  // namespace kydai
