// kydai-cli endorsement [--format text|json] [--open]: FIDE's questions, our answers, and where each can be seen.
#include "endorsement.h"

#include "commands.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <string>

namespace kydai::cli {

namespace {

std::string_view stateWord(QuestionState state)
{
    constexpr std::string_view kWords[] = {"met", "partly", "not met", "outside"};
    return kWords[static_cast<std::size_t>(state)];
}

struct EndorsementOptions {
    std::string format = "text";
    bool open = false;
};

bool isOpen(const EndorsementQuestion& question)
{
    return question.state != QuestionState::Met;
}

void writeText(const EndorsementOptions& options, Context& context)
{
    int count = 0;
    int open = 0;
    int hard = 0;
    int percent = 0;
    for (const EndorsementQuestion& question : kEndorsementQuestions) {
        ++count;
        const bool isHard = isOpen(question) && question.costs >= kHardFailure;
        open += isOpen(question) ? 1 : 0;
        hard += isHard ? 1 : 0;
        percent += isOpen(question) && !isHard ? question.costs : 0;
        if (options.open && !isOpen(question)) continue;
        std::string costs;
        if (isHard) costs = ", hard";
        if (isOpen(question) && !isHard && question.costs > 0) costs = fmt::format(", {} %", question.costs);
        context.out << fmt::format("{:>3} {:<8} {}: {}{}\n", question.number, stateWord(question.state), question.asks,
                                   question.answer, costs);
        if (!question.proof.empty()) context.out << fmt::format("             {}\n", question.proof);
    }
    context.out << fmt::format("questions={} open={} hard={} penalty={}%\n", count, open, hard, percent);
}

void writeJson(const EndorsementOptions& options, Context& context)
{
    auto list = nlohmann::ordered_json::array();
    for (const EndorsementQuestion& question : kEndorsementQuestions) {
        if (options.open && !isOpen(question)) continue;
        list.push_back({{"question", question.number},
                        {"asks", question.asks},
                        {"answer", question.answer},
                        {"state", stateWord(question.state)},
                        {"costs", question.costs},
                        {"proof", question.proof}});
    }
    context.out << list.dump(1) << '\n';
}

}  // namespace

void addEndorsement(Verb verb, Context& context)
{
    auto options = std::make_shared<EndorsementOptions>();
    verb.option("--format", options->format, "text (default) or json").oneOf({"text", "json"});
    verb.flag("--open", options->open, "only those that are not met yet");
    verb.does([options, &context] {
        options->format == "json" ? writeJson(*options, context) : writeText(*options, context);
    });
}

}  // namespace kydai::cli
