// kydai-cli lesson [NAME] [--lang vi|en|both] [--paper a4|a5] [--format text|json] [-o OUT.pdf|.html|.json|.txt]:
// without a name the list of the lessons.
#include "lesson/lesson.h"

#include "commands.h"
#include "lesson/handout.h"
#include "paper.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

namespace kydai::cli {

namespace {

struct LessonCall {
    std::string name{};
    std::string language = "vi";
    std::string paper = "a4";
    std::string format = "text";
    Output out{};
};

std::vector<std::string> lessonWords()
{
    std::vector<std::string> words;
    for (const lesson::Lesson& each : lesson::lessons()) words.push_back(each.word);
    return words;
}

void listLessons(const LessonCall& call, const text::Wording& wording, Context& context)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    std::string text;
    for (const lesson::Lesson& each : lesson::lessons()) {
        const std::string title = lesson::textOf(each.title, nullptr, wording).toStdString();
        list.push_back({{"lesson", each.word}, {"title", title}, {"stops", each.stops.size()}});
        text += each.word + "  " + title + " (" + std::to_string(each.stops.size()) + ")\n";
    }
    const bool isJson = call.format == "json" || call.out.file.ends_with(".json");
    context.write(call.out, isJson ? list.dump(2) + '\n' : text);
}

void putOnPaper(const LessonCall& call, const lesson::Lesson& told, const text::Wording& wording, Context& context)
{
    print::PrintOptions options;
    options.languages = {wording.language()};
    if (call.language == "both") options.languages.push_back(text::Language::English);
    options.program = "Kỳ Đài " KYDAI_VERSION;
    const print::Sheet sheet = lesson::handoutOf(told, options);
    if (call.out.file.ends_with(".html")) return writeHtml(context, call.out, sheet, wording.language());
    writePdf(context, call.out, sheet, {call.paper == "a5" ? print::Paper::A5 : print::Paper::A4});
}

void tellLesson(const LessonCall& call, Context& context)
{
    if (!context.mayWrite(call.out)) return;
    const bool isPaper = call.out.file.ends_with(".pdf") || call.out.file.ends_with(".html");
    if (call.name.empty() && isPaper) return context.failUsage("a list of lessons is no document: name one of them");
    if (call.language == "both" && !isPaper) return context.failUsage("both languages stand in a PDF or an HTML only");
    const text::Wording wording(text::languageFromCode(call.language).value_or(text::Language::Vietnamese));
    if (call.name.empty()) return listLessons(call, wording, context);
    const lesson::Lesson& told = *lesson::lessonNamed(call.name);
    if (isPaper) return putOnPaper(call, told, wording, context);
    if (call.format == "json" || call.out.file.ends_with(".json"))
        return context.write(call.out, lesson::toJson(told, wording).dump(2) + '\n');
    context.write(call.out, lesson::plainText(told, wording).toStdString());
}

}  // namespace

void addLesson(Verb verb, Context& context)
{
    auto call = std::make_shared<LessonCall>();
    verb.option("NAME", call->name, "the lesson; without one the list of them").oneOf(lessonWords());
    verb.option("--lang", call->language, "language of the words: vi (default) or en; both in a PDF or an HTML")
        .oneOf({"vi", "en", "both"});
    verb.option("--paper", call->paper, "a4 (default) or a5").oneOf({"a4", "a5"});
    verb.option("--format", call->format, "text (default) or json").oneOf({"text", "json"});
    addOutput(verb, call->out,
              "the file to write; its ending tells the format: .pdf and .html are the handout, .json .txt");
    verb.does([call, &context] { tellLesson(*call, context); });
}

}  // namespace kydai::cli
