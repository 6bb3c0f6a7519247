/// What a verb of kydai-cli takes: its words, each bound to a value of the verb's own. The parser behind it is known to
/// verb.cpp alone; what stands here are handles into the one call that runs, copied at will and gone with it.
#pragma once

#include "engine/context.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace kydai::cli {

/// One word of a verb: an option (`--round`), a flag (`--all`), or what stands at a place (`FILE`).
class Option {
public:
    [[nodiscard]] bool isGiven() const;

    Option required(bool must = true) const;
    Option needs(Option other) const;
    Option excludes(Option other) const;
    Option oneOf(const std::vector<std::string>& values) const;
    Option oneOfInAnyCase(const std::vector<std::string>& values) const;
    Option between(int lowest, int highest) const;
    Option between(double lowest, double highest) const;
    Option positive() const;
    Option partedBy(char delimiter) const;                ///< several values in one word
    Option valueShownAs(const std::string& shown) const;  ///< in the help
    Option inGroup(const std::string& heading) const;     ///< in the help
    Option hidden() const { return inGroup({}); }

private:
    friend class Verb;
    explicit Option(CLI::Option* option) : m_option(option) {}

    CLI::Option* m_option;
};

struct VerbHelp;
struct VerbRow;

class Verb {
public:
    /// Values: a string, a number, an optional number, or a list of strings or numbers.
    template <class Value>
    Option option(const std::string& name, Value& value, const std::string& about = {}) const;
    Option flag(const std::string& name, bool& value, const std::string& about = {}) const;
    /// What is given goes to `take`.
    Option optionTaking(const std::string& name, std::function<void(const std::string&)> take,
                        const std::string& about) const;
    [[nodiscard]] std::string word() const;
    /// Whether it has this option, and the call says it.
    [[nodiscard]] bool isGiven(const std::string& name) const;
    /// What the verb does once all its words are read; the last one said counts.
    void does(std::function<void()> work) const;
    /// Verbs of its own, of which a call names one.
    void takesVerbs(std::span<const VerbRow> rows, Context& context) const;

private:
    friend int runVerb(std::span<const VerbRow> rows, std::span<const std::string> arguments, Context& context);
    friend std::vector<VerbHelp> helpOf(std::span<const VerbRow> rows, Context& context);
    explicit Verb(CLI::App* verb) : m_verb(verb) {}

    CLI::App* m_verb;
};

/// A verb: its word, what the help says of it, and who adds its words and its work.
struct VerbRow {
    std::string_view word;
    std::string_view about;
    void (*add)(Verb verb, Context& context);
};

/// Reads the call and does what its verb does; the exit status.
int runVerb(std::span<const VerbRow> rows, std::span<const std::string> arguments, Context& context);

/// A word of a verb as `--help` tells it; hidden ones are left out.
struct WordHelp {
    std::vector<std::string> names{};    ///< "-o", "--output"; of what stands at a place its name alone, "FILE"
    bool isPlace = false;                ///< told by where it stands
    std::string value{};                 ///< how its value is shown; empty: a flag
    std::vector<std::string> choices{};  ///< the only values, where they are few
    bool required = false;
    bool several = false;  ///< may be said more than once
    std::string about{};
};

struct VerbHelp {
    std::string word{};
    std::string about{};
    std::vector<WordHelp> words{};
    std::vector<VerbHelp> verbs{};  ///< of its own
};

std::vector<VerbHelp> helpOf(std::span<const VerbRow> rows, Context& context);

}  // namespace kydai::cli
