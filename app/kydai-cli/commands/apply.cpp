/// kydai-cli apply EVENT --changes FILE.json: changes an event as the window does, one action that is made as a whole
/// or not at all. What policy asks is answered by --answer WORD; without all answers nothing happens.
#include "commands.h"
#include "commands/change_file.h"
#include "commands/policy_answers.h"
#include "input.h"
#include "policy/judge.h"
#include "store/event_file.h"
#include "support/file_system.h"

#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <vector>

namespace kydai::cli {

namespace {

struct ApplyWords {
    std::string event{};
    std::string changes{};
    std::string section{};
    std::vector<std::string> answers{};
    std::string who{};
    std::string language = "en";
};

void applyChanges(const ApplyWords& words, Context& context)
{
    const auto answers = answersOf(words.answers, context);
    if (!answers) return;
    auto file = store::EventFile::open(pathOf(words.event));
    if (!file) return context.fail(file.error());
    tellOpening(context, words.event, file->notes());
    const auto text = context.read(words.changes);
    if (!text) return context.fail(text.error());
    auto read = readChanges(*text, words.changes, file->event(), words.section);
    if (!read) {
        context.fail(read.error());
        if (read.error().code == Errc::NotAllowed) context.status = kNegative;
        return;
    }
    const auto judgement = policy::judge(file->state(), std::move(read->action), {}, read->engines);
    if (!judgement) return context.fail(judgement.error());
    tellWarnings(*judgement, judgement->unanswered(*answers), words.language, context);
    const auto cleared = judgement->clear(*answers);
    if (!cleared) {
        context.status = kNegative;
        return;
    }
    const store::Who who{words.who.empty() ? loginName() : words.who,
                         std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now())};
    const auto written = file->apply(*cleared, who);
    if (!written) return context.fail(written.error());
    if (written->backupFailed) context.err << messageOf(*written->backupFailed) << '\n';
    const std::size_t steps = written->entry ? written->entry->steps.size() - cleared->answers().size() : 0;
    context.out << fmt::format("changes={} answers={}\n", steps, cleared->answers().size());
}

}  // namespace

void addApply(Verb verb, Context& context)
{
    auto words = std::make_shared<ApplyWords>();
    verb.option("EVENT", words->event, "an event file (.kydai)").required();
    verb.option("--changes", words->changes, "JSON list of changes; players by their numbers").required();
    verb.option("--section", words->section, "the section that the changes speak of, by its name");
    verb.option("--answer", words->answers, "yes to this warning; may be given several times");
    verb.option("--who", words->who, "name for the journal; else the login name");
    verb.option("--lang", words->language, "language of the warnings").oneOf({"vi", "en"});
    verb.does([words, &context] { applyChanges(*words, context); });
}

}  // namespace kydai::cli
