#include "commands.h"

#include "commands/engine_calls.h"
#include "run.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace kydai::cli {

namespace {

/// The words of the call from the back, as CLI11 takes them. `--history=` gives an empty value: CLI11 would take the
/// next word for it.
std::vector<std::string> fromTheBack(std::span<const std::string> arguments)
{
    std::vector<std::string> words;
    for (std::size_t at = arguments.size(); at-- > 0;) {
        const std::string& word = arguments[at];
        if (word.starts_with("--") && word.size() > 3 && word.find('=') == word.size() - 1) {
            words.emplace_back();
            words.push_back(word.substr(0, word.size() - 1));
        } else {
            words.push_back(word);
        }
    }
    return words;
}

}  // namespace

int run(std::span<const std::string> arguments, Context& context)
{
    if (isEngineCall(arguments)) return runEngineCall(arguments, context);
    CLI::App app("Kỳ Đài: pairings, standings and the reasons behind them", "kydai-cli");
    app.require_subcommand(1);
    app.set_version_flag("--version", "kydai-cli " KYDAI_VERSION);
    addApply(app, context);
    addCheck(app, context);
    addConvert(app, context);
    addExplain(app, context);
    addGenerate(app, context);
    addPair(app, context);
    addRate(app, context);
    addPrint(app, context);
    addPrizes(app, context);
    addStandings(app, context);

    const auto isVerb = [&](const CLI::App* verb) { return verb->get_name() == arguments.front(); };
    const auto verbs = app.get_subcommands({});
    if (!arguments.empty() && !arguments.front().starts_with('-') && std::ranges::none_of(verbs, isVerb)) {
        std::string names;
        for (const CLI::App* verb : verbs) names += ' ' + verb->get_name();
        context.failUsage("there is no verb '" + arguments.front() + "'; the verbs are:" + names);
        return context.status;
    }

    std::vector<std::string> reversed = fromTheBack(arguments);
    try {
        app.parse(reversed);
    } catch (const CLI::ParseError& problem) {
        const int code = app.exit(problem, context.out, context.err);
        return code == 0 ? kDone : kUsage;
    }
    return context.status;
}

}  // namespace kydai::cli
