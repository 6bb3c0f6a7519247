// What the program says was wrong and what was expected is translated: every fragment of the code stands in
// ui/text/fragment_text.cpp, no other does, and no Error or Diagnostic is made of a literal that is no fragment.

#include "meta/source_tree.h"
#include "text/fragment_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::meta {
namespace {

struct Literal {
    std::size_t begin = 0;  ///< of the opening quotation mark
    std::size_t end = 0;    ///< behind the closing one
    std::string text{};
};

/// C++ code with its comments blanked, and where its string literals are; neighbouring literals are one.
class Code {
public:
    explicit Code(std::string text) : m_text(std::move(text)) { scan(); }

    [[nodiscard]] const std::string& text() const { return m_text; }

    /// Literals inside [begin, end).
    [[nodiscard]] std::vector<Literal> literals(std::size_t begin, std::size_t end) const
    {
        std::vector<Literal> found;
        for (const Literal& literal : m_literals) {
            if (literal.begin >= begin && literal.end <= end) found.push_back(literal);
        }
        return found;
    }

    /// Behind the bracket that closes the one at `open`.
    [[nodiscard]] std::size_t closing(std::size_t open) const
    {
        int depth = 0;
        for (std::size_t at = open; at < m_text.size(); ++at) {
            if (const Literal* literal = literalAt(at); literal != nullptr) {
                at = literal->end - 1;
                continue;
            }
            const char c = m_text[at];
            if (c == '(' || c == '{' || c == '[') ++depth;
            if ((c == ')' || c == '}' || c == ']') && --depth == 0) return at + 1;
        }
        return m_text.size();
    }

private:
    [[nodiscard]] const Literal* literalAt(std::size_t at) const
    {
        const auto found = std::ranges::lower_bound(m_literals, at, {}, &Literal::begin);
        return found != m_literals.end() && found->begin == at ? &*found : nullptr;
    }

    void scan()
    {
        for (std::size_t at = 0; at < m_text.size(); ++at) {
            if (m_text.compare(at, 2, "//") == 0) {
                for (; at < m_text.size() && m_text[at] != '\n'; ++at) m_text[at] = ' ';
            } else if (m_text.compare(at, 2, "R\"") == 0) {
                const std::string end = ")" + m_text.substr(at + 2, m_text.find('(', at) - at - 2) + "\"";
                at = m_text.find(end, at) + end.size() - 1;
            } else if (m_text[at] == '"') {
                at = takeLiteral(at);
            } else if (m_text[at] == '\'' &&
                       (at == 0 || std::isxdigit(static_cast<unsigned char>(m_text[at - 1])) == 0)) {
                const std::size_t end = m_text.find('\'', m_text[at + 1] == '\\' ? at + 3 : at + 2);
                std::fill(m_text.begin() + static_cast<std::ptrdiff_t>(at),
                          m_text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
                at = end;
            }
        }
    }

    std::size_t takeLiteral(std::size_t begin)
    {
        Literal literal{begin, begin + 1, {}};
        for (; m_text[literal.end] != '"'; ++literal.end) {
            if (m_text[literal.end] == '\\') ++literal.end;
            literal.text += m_text[literal.end];
        }
        ++literal.end;
        const bool continues = !m_literals.empty() && m_text.find_first_not_of(" \n", m_literals.back().end) == begin;
        if (continues) {
            m_literals.back().end = literal.end;
            m_literals.back().text += literal.text;
        } else {
            m_literals.push_back(literal);
        }
        return literal.end - 1;
    }

    std::string m_text;
    std::vector<Literal> m_literals{};
};

struct Call {
    std::size_t begin = 0;  ///< of the name
    std::size_t end = 0;    ///< behind the closing bracket
};

std::vector<Call> callsOf(const Code& code, const std::regex& name)
{
    std::vector<Call> calls;
    const std::string& text = code.text();
    for (auto at = std::sregex_iterator(text.begin(), text.end(), name); at != std::sregex_iterator(); ++at) {
        const auto begin = static_cast<std::size_t>(at->position());
        calls.push_back({begin, code.closing(begin + at->str().size() - 1)});
    }
    return calls;
}

/// fragment( and what hands a pattern on to it: whatever in this file has a FragmentPattern among its parameters.
std::regex makersOf(const Code& code)
{
    std::string names = "fragment|fillFragment";
    static const std::regex taker(R"((\w+)\s*(?:=\s*\[[^\]]*\]\s*)?\([^()]*\bFragmentPattern \w+)");
    const std::string& text = code.text();
    for (auto at = std::sregex_iterator(text.begin(), text.end(), taker); at != std::sregex_iterator(); ++at)
        names += "|" + (*at)[1].str();
    return std::regex("\\b(" + names + ")\\(");
}

std::vector<SourceFile> sources()
{
    std::vector<SourceFile> files;
    for (const std::string_view folder : {"core", "app", "ui"}) {
        for (SourceFile& file : sourcesUnder(folder)) {
            const std::string path = file.path.generic_string();
            if (path.find("support/fragment") == std::string::npos) files.push_back(std::move(file));
        }
    }
    return files;
}

std::map<std::string, std::string> fragmentsOfTheCode()
{
    std::map<std::string, std::string> found;
    for (const SourceFile& file : sources()) {
        if (file.text.find("support/fragment.h") == std::string::npos) continue;
        const Code code(file.text);
        for (const Call& call : callsOf(code, makersOf(code))) {
            for (const Literal& literal : code.literals(call.begin, call.end))
                found.emplace(literal.text, file.path.generic_string());
        }
    }
    return found;
}

TEST(Fragments, EveryOneOfTheCodeHasAText)
{
    const auto found = fragmentsOfTheCode();
    EXPECT_GT(found.size(), 200U);
    std::set<std::string> known(text::fragmentSources().begin(), text::fragmentSources().end());
    for (const auto& [fragment, path] : found)
        EXPECT_TRUE(known.contains(fragment)) << path << ": not in ui/text/fragment_text.cpp: " << fragment;
}

TEST(Fragments, NoTextIsLeftOver)
{
    const auto found = fragmentsOfTheCode();
    for (const char* source : text::fragmentSources())
        EXPECT_TRUE(found.contains(source)) << "no code makes it any more: " << source;
}

/// Literals in the making of errors and findings that go past fragment(). Error::detail is for the log and may be one.
std::vector<std::string> bareLiterals(const Code& code)
{
    static const std::regex makers(
        R"(\b(Error(?: \w+)?\{|fail\(|warn\(|note\(|lost\(|notAllowed\(|problem\(|unreadable\(|Unreadable\{|)"
        R"(unsupported\(|damaged\(|wrong\(|doubtful\(|(?:diagnostics|m_findings|m_found)\.push_back\())");
    static const std::regex assigned(R"(\b(?:what|expected|m_wrong) (?:=|\+=) )");
    std::vector<Call> made = callsOf(code, makers);
    const std::string& text = code.text();
    for (auto at = std::sregex_iterator(text.begin(), text.end(), assigned); at != std::sregex_iterator(); ++at) {
        const auto begin = static_cast<std::size_t>(at->position());
        made.push_back({begin, text.find(';', begin)});
    }
    const std::vector<Call> fragments = callsOf(code, makersOf(code));
    std::vector<std::string> bare;
    for (const Call& call : made) {
        for (const Literal& literal : code.literals(call.begin, call.end)) {
            bool fine = text.substr(0, literal.begin).ends_with(".detail = ") ||
                        text.substr(0, literal.begin).ends_with(".path = ");
            for (const Call& fragment : fragments)
                fine = fine || (literal.begin > fragment.begin && literal.end < fragment.end);
            if (!fine) bare.push_back(literal.text);
        }
    }
    return bare;
}

TEST(Fragments, NoErrorIsMadeOfABareLiteral)
{
    for (const SourceFile& file : sources()) {
        const bool mayMake = file.text.find("Errc::") != std::string::npos ||
                             file.text.find("Problem::") != std::string::npos ||
                             file.text.find("Unreadable") != std::string::npos;
        if (!mayMake) continue;
        for (const std::string& literal : bareLiterals(Code(file.text)))
            ADD_FAILURE() << file.path << ": \"" << literal << "\" is no fragment and so stays English";
    }
}

TEST(Fragments, ABareLiteralIsSeen)
{
    const auto bare = [](std::string_view code) { return bareLiterals(Code(std::string(code))); };
    using Found = std::vector<std::string>;
    EXPECT_EQ(bare(R"(return Error{Errc::Malformed, name, 0, "no file", fragment("a file"), {}};)"), Found{"no file"});
    EXPECT_EQ(bare(R"(return Error{.code = Errc::Malformed, .what = "team " + n, .detail = "x"};)"),
              (Found{"team ", "team "}));
    EXPECT_EQ(bare("warn(line, fragment(\"a '{1}'\", f(x)), // \"no\"\n \"two\" \"lines\");"), Found{"twolines"});
    EXPECT_EQ(bare(R"(error.what = fmt::format("round {}", round);)"), Found{"round {}"});
    EXPECT_EQ(bare(R"x(return notAllowed(fragment("a ) here"), fragment('(' == c ? "a" : "b"));)x"), Found{});
}

}  // namespace
}  // namespace kydai::meta
