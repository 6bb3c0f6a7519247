#include "commands.h"

#include "commands/engine_calls.h"
#include "run.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <new>
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

void addForce(CLI::App& verb, Output& output)
{
    verb.add_flag("--force", output.force, "replace the file that OUT names; the file that is read is never replaced");
}

void addOutput(CLI::App& verb, Output& output, const std::string& about)
{
    verb.add_option("-o,--output", output.file, about);
    addForce(verb, output);
}

namespace {

int runCall(std::span<const std::string> arguments, Context& context)
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
    addEndorsement(app, context);
    addNorms(app, context);
    addPrizes(app, context);
    addPublish(app, context);
    addSchema(app, context);
    addServe(app, context);
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

/// What the work says about itself is for whoever mends the program.
int failed(Context& context, std::string_view what)
{
    context.err << "kydai-cli failed: " << what << "; no file was changed by this\n";
    return kInternal;
}

/// The status of a call whose result must have reached standard output.
int checked(int status, Context& context)
{
    context.out.flush();
    if (context.out) return status;
    context.err << "standard output cannot be written: what it should hold is not complete\n";
    return status == kDone || status == kNegative ? kFileProblem : status;
}

}  // namespace

int run(std::span<const std::string> arguments, Context& context)
{
    try {
        return checked(runCall(arguments, context), context);
    } catch (const std::bad_alloc&) {
        return failed(context, "not enough memory");
    } catch (const std::exception& problem) {
        return failed(context, problem.what());
    }
}

}  // namespace kydai::cli
