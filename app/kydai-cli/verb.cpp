#include "verb.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace kydai::cli {

bool Option::isGiven() const
{
    return m_option->count() > 0;
}

Option Option::required(bool must) const
{
    return Option(m_option->required(must));
}

Option Option::needs(Option other) const
{
    return Option(m_option->needs(other.m_option));
}

Option Option::excludes(Option other) const
{
    return Option(m_option->excludes(other.m_option));
}

Option Option::oneOf(const std::vector<std::string>& values) const
{
    return Option(m_option->check(CLI::IsMember(values)));
}

Option Option::oneOfInAnyCase(const std::vector<std::string>& values) const
{
    return Option(m_option->check(CLI::IsMember(values, CLI::ignore_case)));
}

Option Option::between(int lowest, int highest) const
{
    return Option(m_option->check(CLI::Range(lowest, highest)));
}

Option Option::between(double lowest, double highest) const
{
    return Option(m_option->check(CLI::Range(lowest, highest)));
}

Option Option::positive() const
{
    return Option(m_option->check(CLI::PositiveNumber));
}

Option Option::partedBy(char delimiter) const
{
    return Option(m_option->delimiter(delimiter));
}

Option Option::valueShownAs(const std::string& shown) const
{
    return Option(m_option->type_name(shown));
}

Option Option::inGroup(const std::string& heading) const
{
    return Option(m_option->group(heading));
}

namespace {

/// Before `-.json` while CLI11 has it, which would take it for an option.
constexpr std::string_view kNotAnOption = "\x01";

std::string asTyped(const std::string& word)
{
    return word.starts_with(kNotAnOption) ? word.substr(kNotAnOption.size()) : word;
}

}  // namespace

template <class Value>
Option Verb::option(const std::string& name, Value& value, const std::string& about) const
{
    return Option(m_verb->add_option(name, value, about)->transform(asTyped, ""));
}

template Option Verb::option(const std::string&, std::string&, const std::string&) const;
template Option Verb::option(const std::string&, int&, const std::string&) const;
template Option Verb::option(const std::string&, std::optional<int>&, const std::string&) const;
template Option Verb::option(const std::string&, std::optional<double>&, const std::string&) const;
template Option Verb::option(const std::string&, std::vector<std::string>&, const std::string&) const;
template Option Verb::option(const std::string&, std::vector<int>&, const std::string&) const;

Option Verb::flag(const std::string& name, bool& value, const std::string& about) const
{
    return Option(m_verb->add_flag(name, value, about));
}

Option Verb::optionTaking(const std::string& name, std::function<void(const std::string&)> take,
                          const std::string& about) const
{
    return Option(m_verb->add_option_function<std::string>(name, std::move(take), about));
}

std::string Verb::word() const
{
    return m_verb->get_name();
}

bool Verb::isGiven(const std::string& name) const
{
    const CLI::Option* option = m_verb->get_option_no_throw(name);
    return option != nullptr && option->count() > 0;
}

void Verb::does(std::function<void()> work) const
{
    m_verb->callback(std::move(work));
}

void Verb::takesVerbs(std::span<const VerbRow> rows, Context& context) const
{
    m_verb->require_subcommand(1);
    for (const VerbRow& row : rows)
        row.add(Verb(m_verb->add_subcommand(std::string(row.word), std::string(row.about))), context);
}

namespace {

/// The words of the call from the back, as CLI11 takes them. `--history=` gives an empty value: CLI11 would take the
/// next word for it. `-.json` is a file (context.h).
std::vector<std::string> fromTheBack(std::span<const std::string> arguments)
{
    std::vector<std::string> words;
    for (std::size_t at = arguments.size(); at-- > 0;) {
        const std::string& word = arguments[at];
        if (word.starts_with("--") && word.size() > 3 && word.find('=') == word.size() - 1) {
            words.emplace_back();
            words.push_back(word.substr(0, word.size() - 1));
        } else if (isStandard(word) && word.size() > 1) {
            words.push_back(std::string(kNotAnOption) + word);
        } else {
            words.push_back(word);
        }
    }
    return words;
}

}  // namespace

int runVerb(std::span<const VerbRow> rows, std::span<const std::string> arguments, Context& context)
{
    CLI::App app("Kỳ Đài: pairings, standings and the reasons behind them", "kydai-cli");
    app.allow_windows_style_options(false);  // a name that begins with / is a name
    app.set_version_flag("--version", "kydai-cli " KYDAI_VERSION);
    Verb(&app).takesVerbs(rows, context);
    std::vector<std::string> reversed = fromTheBack(arguments);
    try {
        app.parse(reversed);
    } catch (const CLI::ParseError& problem) {
        const int code = app.exit(problem, context.out, context.err);
        return code == 0 ? kDone : kUsage;
    }
    return context.status;
}

namespace {

/// CLI11 keeps the values that oneOf allows in its own account of them alone: "TEXT:{white,black}".
std::vector<std::string> choicesIn(const std::string& type)
{
    std::vector<std::string> choices;
    const std::size_t open = type.find('{');
    const std::size_t close = type.find('}', open);
    if (open == std::string::npos || close == std::string::npos) return choices;
    for (std::size_t at = open + 1; at < close;) {
        const std::size_t end = std::min(type.find(',', at), close);
        choices.push_back(type.substr(at, end - at));
        at = end + 1;
    }
    return choices;
}

WordHelp helpOf(const CLI::Option& option)
{
    WordHelp help;
    help.isPlace = !option.nonpositional();
    for (const std::string& name : option.get_snames()) help.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) help.names.push_back("--" + name);
    if (help.isPlace) help.names.push_back(option.get_name(true));
    const std::string type = option.get_type_name();
    if (help.isPlace || option.get_expected_max() > 0) help.value = type.substr(0, type.find(':'));
    help.choices = choicesIn(type);
    help.required = option.get_required();
    help.several = option.get_expected_max() > 1;
    help.about = option.get_description();
    return help;
}

VerbHelp helpOf(const CLI::App& verb)
{
    VerbHelp help{verb.get_name(), verb.get_description()};
    for (const CLI::Option* option : verb.get_options()) {
        if (!option->get_group().empty()) help.words.push_back(helpOf(*option));
    }
    for (const CLI::App* each : verb.get_subcommands([](const CLI::App*) { return true; }))
        help.verbs.push_back(helpOf(*each));
    return help;
}

}  // namespace

std::vector<VerbHelp> helpOf(std::span<const VerbRow> rows, Context& context)
{
    CLI::App app;
    Verb(&app).takesVerbs(rows, context);
    return helpOf(app).verbs;
}

}  // namespace kydai::cli
