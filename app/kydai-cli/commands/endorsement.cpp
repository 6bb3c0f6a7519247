// kydai-cli endorsement [--run [Q…]]: FIDE's questions, what we answer, and, performed, what became of each.
#include "commands.h"
#include "core_application.h"
#include "endorsement/dossier.h"
#include "paper.h"
#include "support/file_system.h"

#include <QCoreApplication>
#include <QDate>
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace kydai::cli {

namespace {

struct EndorsementCall {
    std::vector<int> numbers{};
    std::string format = "text";
    std::string program{};
    bool run = false;
    bool quick = false;
    bool open = false;
    Output out{};
};

void list(const endorsement::Endorsement& own, Context& context)
{
    std::size_t cases = 0;
    for (const endorsement::Question& question : own.questions) {
        cases += question.cases.size();
        context.out << fmt::format("{:>3} {}: {}\n", question.number, question.asks, question.answer ? "yes" : "no");
        if (!question.person.empty()) context.out << fmt::format("      needs a person: {}\n", question.person);
        for (const endorsement::Case& one : question.cases)
            context.out << fmt::format("      {}: {}\n", one.door, one.deed);
    }
    context.out << fmt::format("questions={} cases={}\n", own.questions.size(), cases);
}

/// Performs on all cores; the order stays.
void performAll(endorsement::Performer& performer, std::vector<endorsement::AnsweredQuestion>& questions)
{
    std::vector<std::pair<const endorsement::Case*, endorsement::Performed*>> work;
    for (endorsement::AnsweredQuestion& answered : questions) {
        answered.cases.resize(answered.question->cases.size());
        for (std::size_t at = 0; at < answered.cases.size(); ++at)
            work.emplace_back(&answered.question->cases[at], &answered.cases[at]);
    }
    std::atomic<std::size_t> next{0};
    std::vector<std::jthread> workers;
    for (unsigned core = 0; core < std::max(1U, std::thread::hardware_concurrency()); ++core) {
        workers.emplace_back([&] {
            for (std::size_t at = next++; at < work.size(); at = next++)
                *work[at].second = performer.perform(*work[at].first);
        });
    }
}

/// The program that drives the window stands beside the command line where it was built.
std::filesystem::path windowBeside(const std::filesystem::path& program)
{
    std::filesystem::path window = program.parent_path() / "endorsement_window";
    window += program.extension();
    std::error_code none;
    return std::filesystem::exists(window, none) ? window : std::filesystem::path();
}

void perform(const endorsement::Endorsement& own, const EndorsementCall& call, Context& context)
{
    if (!call.out.file.empty() && !context.mayWrite(call.out)) return;
    endorsement::Dossier dossier{
        .version = KYDAI_VERSION, .day = QDate::currentDate().toString(Qt::ISODate).toStdString(), .questions = {}};
    for (const endorsement::Question& question : own.questions) {
        const bool asked = call.numbers.empty() || std::ranges::count(call.numbers, question.number) > 0;
        if (asked && (!call.quick || question.isQuick())) dossier.questions.push_back({&question, {}});
    }
    auto application = std::make_unique<CoreApplication>();
    const std::filesystem::path program =
        call.program.empty() ? std::filesystem::path(QCoreApplication::applicationFilePath().toStdU16String())
                             : std::filesystem::absolute(pathOf(call.program));
    endorsement::Performer performer(own, program, windowBeside(program));
    performAll(performer, dossier.questions);
    application.reset();  // what paints has its own
    const bool onPaper = call.out.file.ends_with(".pdf");
    if (onPaper) writePdf(context, call.out, endorsement::sheetOf(dossier));
    const bool asJson = call.format == "json" || call.out.file.ends_with(".json");
    const std::string text =
        asJson ? endorsement::jsonOf(dossier).dump(1) + '\n' : endorsement::textOf(dossier, call.open);
    if (onPaper)
        context.out << text;
    else
        context.write(call.out, text);
    const bool otherwise = std::ranges::any_of(dossier.questions, [](const endorsement::AnsweredQuestion& each) {
        return each.state() == endorsement::QuestionState::Otherwise;
    });
    if (otherwise && context.status == kDone) context.status = kNegative;
}

}  // namespace

void addEndorsement(Verb verb, Context& context)
{
    const auto call = std::make_shared<EndorsementCall>();
    verb.option("QUESTION", call->numbers, "with --run: these alone");
    verb.flag("--run", call->run, "perform each question through every door, and tell what became of it");
    verb.flag("--quick", call->quick, "with --run: without those that make many files");
    verb.flag("--open", call->open, "with --run: only those that are open");
    verb.option("--format", call->format, "text (default) or json").oneOf({"text", "json"});
    verb.option("--program", call->program).hidden();  // which kydai-cli to perform with (default: this one)
    addOutput(verb, call->out, "write the dossier to this file: .json, .pdf or text");
    verb.does([call, &context] {
        const endorsement::Endorsement own = endorsement::ownEndorsement();
        if (call->run)
            perform(own, *call, context);
        else
            list(own, context);
    });
}

}  // namespace kydai::cli
