#include "engine/words.h"

#include "engine/context.h"
#include "support/file_system.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace kydai::cli {

namespace {

constexpr std::string_view kDutchWord = "--dutch";

struct SystemWord {
    std::string_view word;
    PairingSystem system{};
};
constexpr std::array<SystemWord, 4> kSystemWords = {{{"--burstein", PairingSystem::Burstein},
                                                     {"--dubov", PairingSystem::Dubov},
                                                     {"--doubleswiss", PairingSystem::DoubleSwiss},
                                                     {"--team", PairingSystem::TeamSwiss}}};

bool isWord(const std::string& argument)
{
    return argument.size() >= 2 && argument[0] == '-' && (argument[1] == '-' || argument.size() == 2);
}

EngineWork workOf(const std::string& word)
{
    if (word == "-p") return EngineWork::Pair;
    if (word == "-c") return EngineWork::Check;
    return word == "-g" ? EngineWork::Generate : EngineWork::None;
}

/// A bare file name means a file beside the one that the call is about: so do other engines.
std::string beside(const std::string& file, const std::string& other)
{
    const std::filesystem::path path = pathOf(file);
    if (file.empty() || path.has_parent_path()) return file;
    return toUtf8(pathOf(other).parent_path() / path);
}

bool isNumber(std::string_view word)
{
    return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

class EngineWordReader {
public:
    explicit EngineWordReader(std::span<const std::string> arguments) : m_arguments(arguments) {}

    EngineCall read()
    {
        while (m_at < m_arguments.size() && m_call.problem.empty()) readOne(m_arguments[m_at++]);
        const bool reads = m_call.work == EngineWork::Pair || m_call.work == EngineWork::Check;
        if (reads && m_call.input.empty()) m_call.input = "-";
        const std::string& about = m_call.work == EngineWork::Generate ? m_call.output : m_call.input;
        if (m_call.work == EngineWork::Pair) m_call.argument = beside(m_call.argument, m_call.input);
        if (m_wantsChecklist) {
            const std::string standard =
                isStandard(about) ? "stdin.list" : toUtf8(pathOf(about).filename().replace_extension(".list"));
            m_call.checklist = beside(m_call.checklist.empty() ? standard : m_call.checklist, about);
        }
        return m_call;
    }

private:
    void readOne(const std::string& word)
    {
        if (const EngineWork work = workOf(word); work != EngineWork::None) {
            if (m_call.work != EngineWork::None) m_call.problem = "only one of -p, -c and -g";
            m_call.work = work;
            m_call.argument = optionalValue();
        } else if (word == "-l") {
            m_wantsChecklist = true;
            m_call.checklist = optionalValue();
        } else if (word == "-o") {
            m_call.output = neededValue(word);
        } else if (word == "-s") {
            m_call.seed = neededValue(word);
        } else if (word == "-r" || word == "--version") {
            m_call.version = true;
        } else if (word == "-h" || word == "--help") {
            m_call.help = true;
        } else if (word == "-w") {
            // of an engine that has a slow method beside a quick one: ours is always exact
        } else if (word == "-q") {
            if (m_at < m_arguments.size() && isNumber(m_arguments[m_at])) ++m_at;  // permutations to try: all, here
        } else if (word == "-b") {
            m_call.baku = true;
        } else if (isWord(word)) {
            readSystem(word);
        } else if (m_call.input.empty()) {
            m_call.input = word;
        } else {
            m_call.problem = "too many file names: " + word;
        }
    }

    void readSystem(const std::string& word)
    {
        const auto named = systemOf(word);
        if (!named)
            m_call.problem = "unknown word " + word;
        else if (*named)
            m_call.system = *named;
    }

    std::string optionalValue()
    {
        return m_at < m_arguments.size() && !isWord(m_arguments[m_at]) ? m_arguments[m_at++] : std::string();
    }
    std::string neededValue(const std::string& word)
    {
        std::string value = optionalValue();
        if (value.empty()) m_call.problem = word + " needs a value";
        return value;
    }

    std::span<const std::string> m_arguments;
    std::size_t m_at = 0;
    bool m_wantsChecklist = false;
    EngineCall m_call;
};

}  // namespace

std::optional<std::optional<PairingSystem>> systemOf(std::string_view word)
{
    if (word == kDutchWord) return std::optional<PairingSystem>();
    const auto* const known = std::ranges::find(kSystemWords, word, &SystemWord::word);
    if (known == kSystemWords.end()) return std::nullopt;
    return known->system;
}

bool namesSystem(std::span<const std::string> arguments)
{
    return std::ranges::any_of(arguments, [](const std::string& word) { return systemOf(word).has_value(); });
}

bool asksEngine(std::span<const std::string> arguments)
{
    return std::ranges::any_of(
        arguments, [](const std::string& word) { return word == "-r" || workOf(word) != EngineWork::None; });
}

EngineCall readEngineWords(std::span<const std::string> arguments)
{
    return EngineWordReader(arguments).read();
}

}  // namespace kydai::cli
