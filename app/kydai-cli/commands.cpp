#include "commands.h"

#include "engine/calls.h"
#include "format/reader.h"
#include "help_pages.h"
#include "input.h"
#include "run.h"
#include "store/log_beside.h"
#include "store/rescue.h"
#include "support/file_system.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai::cli {

namespace {

constexpr VerbRow kVerbs[] = {
    {"apply", "change an event: all changes of a file, or none", addApply},
    {"chances",
     "what can still happen: places, prizes and norms by many finishes of the rounds to come; writes nothing",
     addChances},
    {"check", "pair every round again and rank the players, and compare with the file", addCheck},
    {"convert", "convert a tournament into the format that OUT's ending names", addConvert},
    {"divide", "divide one list of players over the sections of an event", addDivide},
    {"editions", "under which rules? places and pairings by every edition of the rules beside each other", addEditions},
    {"explain", "say why: the answer, the steps, the articles", addExplain},
    {"follow", "keep a copy of an event at a second place up to date, each entry as it is made", addFollow},
    {"generate", "make a random tournament; what is not given is drawn, the same seed makes the same file",
     addGenerate},
    {"index", "an index over the events whose pages publish put side by side into one folder", addIndex},
    {"lesson", "lessons for arbiters: the list of them, or one with its questions and answers", addLesson},
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
    {"verify", "whether a mirror of a publication is whole and as its event's key signed it", addVerify},
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

/// What the work says about itself is for whoever mends the program.
int failed(Context& context, std::string_view what)
{
    context.err << "kydai-cli failed: " << what << "; no file was changed by this\n";
    return kInternal;
}

/// Where a sound copy of a damaged event is, or how one is made.
void adviseOnDamage(const Error& error, std::ostream& err)
{
    if (error.code != Errc::Damaged) return;
    for (const store::Rescue& rescue : store::rescuesOf(pathOf(error.file))) {
        if (rescue.kind == store::Rescue::Kind::Backup)
            err << "its newest sound backup is " << toUtf8(rescue.file) << " (entries: " << rescue.entries << ")\n";
    }
    if (store::isCopyWithoutItsLog(pathOf(error.file)))
        err << "it was copied while the event was open, in the middle of writing: copy it once more\n";
}

/// Engine calls here may name whatever the verbs read.
Result<format::ReadFile> readAnything(Context& context, const std::string& file, const format::ReadOptions& options)
{
    std::vector<format::Diagnostic> findings;
    auto loaded = loadEvent(context, file, options, [&](const auto& found) { findings = found; });
    if (!loaded) return loaded.error();
    return format::ReadFile{loaded->kind, std::move(loaded->name), loaded->units, std::move(loaded->sections),
                            std::move(findings)};
}

bool isVerb(std::string_view word)
{
    return std::ranges::find(kVerbs, word, &VerbRow::word) != std::end(kVerbs);
}

/// `--man [VERB]` and `--completion SHELL`: the verbs as packages offer them. Without a verb, whose pages there are.
int runHelpPage(const std::string& word, const std::string& of, Context& context)
{
    const std::vector<VerbHelp> verbs = helpOf(kVerbs, context);
    const auto verb = std::ranges::find(verbs, of, &VerbHelp::word);
    if (word == "--man" && of.empty()) {
        for (const VerbHelp& each : verbs) context.out << each.word << '\n';
    } else if (word == "--man" && verb != verbs.end()) {
        context.out << manualPage(*verb, KYDAI_VERSION);
    } else if (word == "--man") {
        context.failUsage("--man is said with a verb, such as --man pair");
    } else if (of == "bash") {
        context.out << completionForBash(verbs);
    } else if (of == "zsh") {
        context.out << completionForZsh(verbs);
    } else if (of == "fish") {
        context.out << completionForFish(verbs);
    } else {
        context.failUsage(word + " is said with a shell: bash, zsh or fish");
    }
    return context.status;
}

int runCall(std::span<const std::string> arguments, Context& context)
{
    if (!arguments.empty() && (arguments.front() == "--man" || arguments.front() == "--completion"))
        return runHelpPage(arguments.front(), arguments.size() == 2 ? arguments[1] : std::string(), context);
    const bool verb = !arguments.empty() && isVerb(arguments.front());
    if (namesSystem(arguments) || (!verb && asksEngine(arguments)))
        return runEngineCall(arguments, {"kydai-cli", readAnything}, context);
    if (!arguments.empty() && !verb && !arguments.front().starts_with('-')) {
        std::string names;
        for (const VerbRow& row : kVerbs) names += " " + std::string(row.word);
        context.failUsage("there is no verb '" + arguments.front() + "'; the verbs are:" + names);
        return context.status;
    }
    return runVerb(kVerbs, arguments, context);
}

}  // namespace

int run(std::span<const std::string> arguments, Context& context)
{
    try {
        context.advise = adviseOnDamage;
        return statusWritten(runCall(arguments, context), context);
    } catch (const std::bad_alloc&) {
        return failed(context, "not enough memory");
    } catch (const std::exception& problem) {
        return failed(context, problem.what());
    }
}

}  // namespace kydai::cli
