#include "commands.h"

#include "commands/engine_calls.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace kydai::cli {

int run(std::span<const std::string> arguments, Context& context)
{
    if (isEngineCall(arguments)) return runEngineCall(arguments, context);
    CLI::App app("Kỳ Đài: pairings, standings and the reasons behind them", "kydai-cli");
    app.require_subcommand(1);
    app.set_version_flag("--version", "kydai-cli " KYDAI_VERSION);
    addCheck(app, context);
    addConvert(app, context);
    addExplain(app, context);
    addGenerate(app, context);
    addPair(app, context);
    addRate(app, context);
    addPrint(app, context);
    addStandings(app, context);

    const auto isVerb = [&](const CLI::App* verb) { return verb->get_name() == arguments.front(); };
    const auto verbs = app.get_subcommands({});
    if (!arguments.empty() && !arguments.front().starts_with('-') && std::ranges::none_of(verbs, isVerb)) {
        std::string names;
        for (const CLI::App* verb : verbs) names += ' ' + verb->get_name();
        context.failUsage("there is no verb '" + arguments.front() + "'; the verbs are:" + names);
        return context.status;
    }

    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());  // CLI11 takes its words from the back
    try {
        app.parse(reversed);
    } catch (const CLI::ParseError& problem) {
        const int code = app.exit(problem, context.out, context.err);
        return code == 0 ? kDone : kUsage;
    }
    return context.status;
}

}  // namespace kydai::cli
