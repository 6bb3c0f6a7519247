#include "meta/cpp_code.h"

#include <algorithm>
#include <cctype>

namespace kydai::meta {

namespace {

class Scanner {
public:
    explicit Scanner(std::string_view code) : m_code(code) {}

    std::vector<std::string> run()
    {
        while (m_at < m_code.size()) step();
        return std::move(m_literals);
    }

private:
    void step()
    {
        const char c = m_code[m_at];
        if (starts("//") || starts("#include")) {
            m_at = std::min(m_code.find('\n', m_at), m_code.size());
        } else if (starts("R\"")) {
            const std::size_t open = m_code.find('(', m_at);
            const std::string end = ")" + std::string(m_code.substr(m_at + 2, open - m_at - 2)) + "\"";
            m_at = m_code.find(end, open) + end.size();
            m_adjacent = false;
        } else if (c == '"') {
            takeLiteral();
        } else if (c == '\'' && (m_at == 0 || std::isxdigit(static_cast<unsigned char>(m_code[m_at - 1])) == 0)) {
            m_at = m_code.find('\'', m_code[m_at + 1] == '\\' ? m_at + 3 : m_at + 2) + 1;
            m_adjacent = false;
        } else {
            m_adjacent = m_adjacent && std::isspace(static_cast<unsigned char>(c)) != 0;
            ++m_at;
        }
    }

    [[nodiscard]] bool starts(std::string_view text) const { return m_code.substr(m_at, text.size()) == text; }

    void takeLiteral()
    {
        std::string text;
        for (++m_at; m_code[m_at] != '"'; ++m_at) {
            if (m_code[m_at] == '\\') ++m_at;
            text += m_code[m_at];
        }
        ++m_at;
        if (m_adjacent)
            m_literals.back() += text;
        else
            m_literals.push_back(std::move(text));
        m_adjacent = true;
    }

    std::string_view m_code;
    std::size_t m_at = 0;
    bool m_adjacent = false;
    std::vector<std::string> m_literals{};
};

}  // namespace

std::vector<std::string> literalsOf(std::string_view code)
{
    return Scanner(code).run();
}

}  // namespace kydai::meta
