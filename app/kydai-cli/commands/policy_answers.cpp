#include "commands/policy_answers.h"

#include "engine/exit_code.h"
#include "policy/outputs.h"
#include "text/language.h"
#include "text/warning_text.h"

#include <fmt/format.h>

#include <memory>

namespace kydai::cli {

std::optional<std::vector<policy::Answered>> answersOf(const std::vector<std::string>& words, Context& context)
{
    std::vector<policy::Answered> answers;
    for (const std::string& word : words) {
        const auto warning = policy::warningOf(word);
        if (!warning) {
            context.failUsage(fmt::format("'{}' is no warning; call without --answer to see which there are", word));
            return std::nullopt;
        }
        answers.push_back({*warning, policy::Reply::Confirmed});
    }
    return answers;
}

namespace {

std::vector<std::string> linesOf(const policy::Judgement& judgement, const std::vector<policy::Warning>& warnings,
                                 const std::string& language)
{
    const text::Wording wording(text::languageFromCode(language).value_or(text::Language::English));
    std::vector<std::string> lines;
    for (const policy::Warning& warning : warnings) {
        const text::WarningWords words = text::warningWords(warning, judgement.sectionOf(warning), wording);
        lines.push_back(fmt::format("{} (level {}): {}", policy::ruleOf(warning.id).word,
                                    static_cast<int>(warning.level), words.text.toStdString()));
        for (const QString& consequence : words.consequences) lines.push_back("    " + consequence.toStdString());
    }
    return lines;
}

}  // namespace

void tellWarnings(const policy::Judgement& judgement, const std::vector<policy::Warning>& warnings,
                  const std::string& language, Context& context)
{
    for (const std::string& line : linesOf(judgement, warnings, language)) context.err << line << '\n';
}

std::vector<std::string> stateLines(const std::vector<Section>& sections)
{
    Event event;
    for (const Section& section : sections)
        event.sections.push_back({newSectionId(event), std::make_shared<const Section>(section)});
    const auto judgement = policy::onOpening(event);
    return judgement ? linesOf(*judgement, judgement->warnings(), "en") : std::vector<std::string>{};
}

bool mayReport(const std::vector<Section>& sections, policy::Purpose purpose, const std::string& language,
               Context& context)
{
    bool may = true;
    for (const Section& section : sections) {
        const SectionId id{1};
        const policy::Judgement judgement =
            policy::beforeReport({Event{{}, {{id, std::make_shared<const Section>(section)}}}}, id, purpose);
        tellWarnings(judgement, judgement.warnings(), language, context);
        may = may && !judgement.isRefused();
    }
    if (!may) context.status = kNegative;
    return may;
}

}  // namespace kydai::cli
