/// kydai-cli apply EVENT --changes FILE.json: changes an event as the window does, one action that is made as a whole
/// or not at all. What policy asks is answered by --answer WORD; without all answers nothing happens.
#include "commands.h"
#include "commands/change_file.h"
#include "policy/judge.h"
#include "store/event_file.h"
#include "text/warning_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
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

std::string loginName()
{
    for (const char* name : {"LOGNAME", "USER", "USERNAME"}) {
        const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nobody sets it here
        if (value != nullptr && *value != '\0') return value;
    }
    return "kydai-cli";
}

/// A yes to each word; nullopt after telling of a word that is none.
std::optional<std::vector<policy::Answered>> answersOf(const ApplyWords& words, Context& context)
{
    std::vector<policy::Answered> answers;
    for (const std::string& word : words.answers) {
        const auto warning = policy::warningOf(word);
        if (!warning) {
            context.failUsage(fmt::format("'{}' is no warning; call without --answer to see which there are", word));
            return std::nullopt;
        }
        answers.push_back({*warning, policy::Reply::Confirmed});
    }
    return answers;
}

/// "pointsLocked (level 5): sentence", and what follows from going on.
void tell(const policy::Warning& warning, const Event& event, const text::Wording& wording, Context& context)
{
    static const Section kNone;
    const auto at = std::ranges::find(event.sections, warning.section, &EventSection::id);
    const text::WarningWords words =
        text::warningWords(warning, at == event.sections.end() ? kNone : *at->section, wording);
    context.err << fmt::format("{} (level {}): {}\n", policy::ruleOf(warning.id).word, static_cast<int>(warning.level),
                               words.text.toStdString());
    for (const QString& consequence : words.consequences) context.err << "    " << consequence.toStdString() << '\n';
}

void applyChanges(const ApplyWords& words, Context& context)
{
    const auto answers = answersOf(words, context);
    if (!answers) return;
    auto file = store::EventFile::open(words.event);
    if (!file) return context.fail(file.error());
    const auto text = context.read(words.changes);
    if (!text) return context.fail(text.error());
    auto action = readChanges(*text, words.changes, file->event(), words.section);
    if (!action) {
        context.fail(action.error());
        if (action.error().code == Errc::NotAllowed) context.status = kNegative;
        return;
    }
    const auto judgement = policy::judge(file->state(), std::move(*action));
    if (!judgement) return context.fail(judgement.error());
    const text::Wording wording(text::languageFromCode(words.language).value_or(text::Language::English));
    const auto open = judgement->unanswered(*answers);
    for (const policy::Warning& warning : open) tell(warning, file->event(), wording, context);
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
