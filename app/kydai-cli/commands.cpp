#include "commands.h"

#include "commands/engine_calls.h"
#include "run.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <new>
#include <string>

namespace kydai::cli {

namespace {

constexpr VerbRow kVerbs[] = {
    {"apply", "change an event: all changes of a file, or none", addApply},
    {"check", "pair every round again and rank the players, and compare with the file", addCheck},
    {"convert", "convert a tournament into the format that OUT's ending names", addConvert},
    {"divide", "divide one list of players over the sections of an event", addDivide},
    {"editions", "under which rules? places and pairings by every edition of the rules beside each other", addEditions},
    {"explain", "say why: the answer, the steps, the articles", addExplain},
    {"follow", "keep a copy of an event at a second place up to date, each entry as it is made", addFollow},
    {"generate", "make a random tournament; what is not given is drawn, the same seed makes the same file",
     addGenerate},
    {"pair", "pair a round", addPair},
    {"rate", "ratings after a tournament, in any of the rating systems", addRate},
    {"print", "put a document on paper: PDF, or by OUT's ending HTML; lists also as .xlsx .csv .json .txt", addPrint},
    {"endorsement", "FIDE's questions to tournament programs: what we answer, and where it can be seen",
     addEndorsement},
    {"norms", "title norms: who makes one, and what others still need", addNorms},
    {"prizes", "who wins which prize, and how ties divide the money", addPrizes},
    {"publish", "pages for players' phones, as a folder for any web host", addPublish},
    {"schema", "print the JSON Schema of event files or of lists of changes", addSchema},
    {"serve", "the pages that publish makes, from memory over HTTP, read-only, until it is told to stop", addServe},
    {"standings", "rank the players (or teams) by points and tie-breaks", addStandings},
    {"whatif", "what would move if some facts were others: places, tie-breaks, prizes, ratings, norms; writes nothing",
     addWhatIf},
};

}  // namespace

void addForce(Verb verb, Output& output)
{
    verb.flag("--force", output.force, "replace the file that OUT names; the file that is read is never replaced");
}

Option addOutput(Verb verb, Output& output, const std::string& about)
{
    const Option out = verb.option("-o,--output", output.file, about);
    addForce(verb, output);
    return out;
}

namespace {

int runCall(std::span<const std::string> arguments, Context& context)
{
    if (isEngineCall(arguments)) return runEngineCall(arguments, context);
    if (!arguments.empty() && !arguments.front().starts_with('-') &&
        std::ranges::find(kVerbs, arguments.front(), &VerbRow::word) == std::end(kVerbs)) {
        std::string names;
        for (const VerbRow& row : kVerbs) names += " " + std::string(row.word);
        context.failUsage("there is no verb '" + arguments.front() + "'; the verbs are:" + names);
        return context.status;
    }
    return runVerb(kVerbs, arguments, context);
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
