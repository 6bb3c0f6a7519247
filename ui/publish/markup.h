/// The one writer of HTML for the pages: markup is a constant of the program, everything else is escaped, so nothing
/// that somebody entered can become markup. UTF-8. One thread at a time.
#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace kydai::publish {

/// Markup that the program was compiled with.
class Literal {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): a constant becomes one where it is given
    consteval Literal(const char* markup) : m_markup(markup) {}
    [[nodiscard]] constexpr std::string_view view() const { return m_markup; }

private:
    std::string_view m_markup;
};

class Markup {
public:
    Markup& html(Literal markup);
    /// Escaped, also inside of quotes.
    Markup& text(std::string_view words);
    Markup& text(const QString& words);
    Markup& number(int number);
    Markup& add(const Markup& other);

    [[nodiscard]] bool isEmpty() const { return m_html.empty(); }
    [[nodiscard]] const std::string& bytes() const { return m_html; }

private:
    std::string m_html{};
};

}  // namespace kydai::publish
