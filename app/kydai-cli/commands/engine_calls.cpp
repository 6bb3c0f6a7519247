#include "commands/engine_calls.h"

#include "commands/generated_file.h"
#include "commands/pairing_options.h"
#include "input.h"
#include "pairing/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>
#include <vector>

namespace kydai::cli {

namespace {

enum class Work : std::uint8_t { None, Pair, Check, Generate };

struct EngineCall {
    Work work = Work::None;
    std::string input{};     ///< the report, or the model
    std::string argument{};  ///< what follows -p, -c or -g, if anything
    std::string output{};    ///< after -o
    std::string seed{};      ///< after -s
    bool version = false;
    bool baku = false;
    std::string problem{};  ///< what is wrong with the words; empty: nothing
};

bool isWord(const std::string& argument)
{
    return argument.size() >= 2 && argument[0] == '-' && (argument[1] == '-' || argument.size() == 2);
}

Work workOf(const std::string& word)
{
    if (word == "-p") return Work::Pair;
    if (word == "-c") return Work::Check;
    return word == "-g" ? Work::Generate : Work::None;
}

class WordReader {
public:
    explicit WordReader(std::span<const std::string> arguments) : m_arguments(arguments) {}

    EngineCall read()
    {
        while (m_at < m_arguments.size() && m_call.problem.empty()) readOne(m_arguments[m_at++]);
        return m_call;
    }

private:
    void readOne(const std::string& word)
    {
        if (const Work work = workOf(word); work != Work::None) {
            if (m_call.work != Work::None) m_call.problem = "only one of -p, -c and -g";
            m_call.work = work;
            m_call.argument = optionalValue();
        } else if (word == "-o") {
            m_call.output = neededValue(word);
        } else if (word == "-s") {
            m_call.seed = neededValue(word);
        } else if (word == "-r") {
            m_call.version = true;
        } else if (word == "-b") {
            m_call.baku = true;
        } else if (isWord(word)) {
            if (word != "--dutch") m_call.problem = "unknown word " + word;
        } else if (m_call.input.empty()) {
            m_call.input = word;
        } else {
            m_call.problem = "too many file names: " + word;
        }
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
    EngineCall m_call;
};

void refuse(Context& context, std::string_view what)
{
    context.err << what << '\n';
    context.status = kBadInput;
}

std::optional<Section> readReport(const EngineCall& call, Context& context)
{
    Result<Section> section = loadSection(call.input, {}, warnOn(context, call.input));
    if (!section) {
        context.fail(section.error());
        return std::nullopt;
    }
    if (call.baku) section->rules.bakuAcceleration = true;
    return std::move(*section);
}

void pairReport(const EngineCall& call, Context& context)
{
    const std::optional<Section> section = readReport(call, context);
    if (!section) return;
    const pairing::DraftOutcome outcome = pairing::draftRound(*section, section->roundsPaired() + 1);
    if (const auto* blocked = std::get_if<pairing::Unpairable>(&outcome)) {
        context.err << blockedBy(*blocked, *section) << '\n';
        context.status = kNegative;
        return;
    }
    context.write(call.argument, pairList(*section, std::get<pairing::DraftRound>(outcome).round));
}

/// The boards of one side that the other does not have, in their order; the bye as `number - 0`.
std::vector<std::string> onlyIn(const Section& section, const Round& round, const Round& other)
{
    const auto seats = [&](const Round& r) {
        std::vector<std::pair<int, int>> list;
        for (const Game& game : r.games) list.emplace_back(section.numberOf(game.white), section.numberOf(game.black));
        for (const Bye& bye : r.byes) {
            if (bye.kind == Outcome::PairingBye) list.emplace_back(section.numberOf(bye.player), 0);
        }
        return list;
    };
    const auto theirs = seats(other);
    std::vector<std::string> lines;
    for (const auto& seat : seats(round)) {
        if (std::ranges::find(theirs, seat) != theirs.end()) continue;
        lines.push_back(fmt::format("{:>3} - {:>3}", seat.first, seat.second));
    }
    return lines;
}

void listDifferences(const Section& section, const Round& ours, const Round& theirs, Context& context)
{
    const std::vector<std::string> left = onlyIn(section, ours, theirs);
    const std::vector<std::string> right = onlyIn(section, theirs, ours);
    if (left.empty() && right.empty()) return;
    context.out << "\n  Checker pairings        Tournament pairings\n\n";
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
        context.out << fmt::format("    {:<9}                {}\n", i < left.size() ? left[i] : "",
                                   i < right.size() ? right[i] : "");
    }
    context.out << '\n';
}

void checkReport(const EngineCall& call, Context& context)
{
    const std::optional<Section> section = readReport(call, context);
    if (!section) return;
    if (const auto notes = uncheckedNotes(call.input, pairing::roundsNotChecked(*section)); !notes.empty()) {
        for (const std::string& note : notes) context.err << note << '\n';
        return;
    }
    RoundNumber first = 1;
    RoundNumber last = section->roundsPaired();
    if (!call.argument.empty()) {
        int round = 0;
        const auto [end, error] =
            std::from_chars(call.argument.data(), call.argument.data() + call.argument.size(), round);
        if (error != std::errc() || end != call.argument.data() + call.argument.size() || round < 1 || round > last) {
            return refuse(context, "the file has no round " + call.argument);
        }
        first = last = round;
    }
    const std::string name = std::filesystem::path(call.input).stem().string();
    for (RoundNumber round = first; round <= last; ++round) {
        context.out << name << ": Round #" << round << '\n';
        const pairing::DraftOutcome outcome = pairing::draftRound(*section, round);
        if (const auto* blocked = std::get_if<pairing::Unpairable>(&outcome)) {
            context.out << "  " << blockedBy(*blocked, *section) << '\n';
        } else {
            listDifferences(*section, std::get<pairing::DraftRound>(outcome).round, section->round(round), context);
        }
    }
}

void generateReport(const EngineCall& call, Context& context)
{
    if (call.output.empty()) return refuse(context, "-g needs -o OUT");
    GenerateRequest request;
    request.model = call.input;
    request.baku = call.baku;
    request.output = call.output;
    const bool configIsSeed =
        !call.argument.empty() && std::ranges::all_of(call.argument, [](char c) { return c >= '0' && c <= '9'; });
    request.seed = call.seed.empty() && configIsSeed ? call.argument : call.seed;
    if (!configIsSeed) request.config = call.argument;
    generateFile(request, context);
}

}  // namespace

bool isEngineCall(std::span<const std::string> arguments)
{
    return std::ranges::find(arguments, "--dutch") != arguments.end();
}

int runEngineCall(std::span<const std::string> arguments, Context& context)
{
    const EngineCall call = WordReader(arguments).read();
    if (call.version) context.out << "kydai-cli " KYDAI_VERSION "\n";
    if (!call.problem.empty()) {
        refuse(context, call.problem);
    } else if (call.work == Work::Generate) {
        generateReport(call, context);
    } else if (call.work == Work::None) {
        if (!call.version) refuse(context, "one of -p, -c and -g is needed");
    } else if (call.input.empty()) {
        refuse(context, "the file to read is missing");
    } else if (call.work == Work::Pair) {
        pairReport(call, context);
    } else {
        checkReport(call, context);
    }
    return context.status == kUsage ? kBadInput : context.status;
}

}  // namespace kydai::cli
