// kydai-cli print FILE --document pairings|… [--round N] [--lang vi|en|both] -o OUT.pdf
// kydai-cli print FILE --document explanation --kind colour|tiebreak|standing|pairing|bye|rating [--player P] …
#include "commands.h"
#include "commands/journal_lines.h"
#include "commands/print_list.h"
#include "commands/question.h"
#include "commands/rating_options.h"
#include "commands/unit_options.h"
#include "input.h"
#include "print/catalogue.h"
#include "print/html.h"
#include "print/layout.h"
#include "print/pdf.h"

#include <QGuiApplication>
#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace kydai::cli {

namespace {

struct PrintVerbOptions {
    std::string file{};
    std::string section{};
    std::string document{};
    int round = 0;
    std::string numbers = "rank";
    std::string by{};
    std::string system = "fide";
    std::string language = "vi";
    std::string paper = "a4";
    std::string arbiter{};
    bool large = false;
    tiebreak::UnitOptions units{};
    Output out{};
    // what an explanation explains
    std::string kind{};  ///< empty: as the other words tell, else the colour
    int player = 0;
    int versus = 0;
    int whyNot = 0;
    std::string code{};
    std::string tieBreaks{};
    std::string rules{};
    std::string columns{};
    std::string letters = "wb";
};

print::PrintOptions printOptions(const PrintVerbOptions& options)
{
    print::PrintOptions made;
    if (options.language == "en") made.languages = {text::Language::English};
    if (options.language == "both") made.languages = {text::Language::Vietnamese, text::Language::English};
    made.printed = QDateTime::currentDateTime();
    made.program = QStringLiteral("Kỳ Đài " KYDAI_VERSION);
    made.arbiter = QString::fromStdString(options.arbiter);
    made.large = options.large;
    made.columns = options.columns;
    if (options.letters == "td") made.letters = text::ColourLetters::Vietnamese;
    return made;
}

/// Where nobody is named, the first board's White is asked about; of ratings and places, the first player.
int somebody(const Section& section, const ask::Question& question)
{
    const auto round = ask::roundOf(question, section);
    if (round && *round >= 1 && *round <= section.roundsPaired() && !section.round(*round).games.empty())
        return section.numberOf(section.round(*round).games.front().white);
    const auto first = std::ranges::min_element(section.players, {}, &Player::tpn);
    return first == section.players.end() ? 0 : first->tpn;
}

Result<void> explain(const Section& section, ask::Question question, const PrintVerbOptions& options,
                     print::DocumentRequest& request)
{
    question.teams = ask::infoOf(question.kind).ranked && ranksTeams(options.by, section);
    const int other = question.kind == ExplanationKind::WhyNot ? options.whyNot : options.versus;
    const int player = options.player != 0 ? options.player : somebody(section, question);
    const auto asked = about(std::move(question), section, player, other);
    if (!asked) return asked.error();
    auto explanation = ask::answer(*asked, section);
    if (!explanation) return explanation.error();
    request.explanation = *std::move(explanation);
    request.explanationRound = asked->round > 0 ? asked->round : std::max(1, section.roundsPaired());
    return {};
}

/// What the document is made from, besides the section.
Result<print::DocumentRequest> requestOf(print::DocumentKind kind, const Section& section,
                                         const ask::Question& question, const PrintVerbOptions& options)
{
    print::DocumentRequest request;
    request.options = printOptions(options);
    request.round = question.round;
    request.list = question.list;
    request.edition = question.edition;
    if (!options.by.empty()) request.teams = ranksTeams(options.by, section);
    if (options.numbers != "rank") request.numbers = print::CrosstableNumbers::StartNumber;
    request.units = options.units;
    request.rating = rating::choiceOf(options.system).value();
    if (kind == print::DocumentKind::Explanation) {
        if (auto done = explain(section, question, options, request); !done) return done.error();
    }
    if (print::isOfTheJournal(kind)) {
        auto journal = readJournal(options.file);
        if (!journal) return journal.error();
        request.event = std::move(journal->event);
        request.journal = std::move(journal->lines);
    }
    return request;
}

void printDocument(const PrintVerbOptions& options, const ask::Question& question, Context& context)
{
    if (!context.mayWrite(options.out)) return;
    const auto section = loadSection(options.file, options.section, warnOn(context, options.file));
    if (!section) return context.fail(section.error());
    // Fonts need an application; no screen is touched.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});  // about missing desktops
    int argc = 1;
    char name[] = "kydai-cli";
    char* argv[] = {name, nullptr};
    std::unique_ptr<QGuiApplication> application;
    if (QCoreApplication::instance() == nullptr) application = std::make_unique<QGuiApplication>(argc, argv);

    const print::DocumentKind kind = print::documentNamed(options.document)->kind;
    const auto request = requestOf(kind, *section, question, options);
    if (!request) return context.fail(in(options.file, request.error()));
    print::DocumentMaker maker(*section, *request);
    const auto output = tableOutput(options.out.file);
    if (output || !options.columns.empty()) {
        const auto list = maker.list(kind, output.value_or(tables::Output::Paper));
        if (!list) return context.fail(in(options.file, list.error()));
        if (!*list) {
            return context.failUsage(
                fmt::format("{} is no list: it has no columns, and OUT ends in .pdf or .html", options.document));
        }
        if (!knowsColumns(**list, options.columns, context)) return;
        if (output) {
            const print::PrintOptions& how = request->options;
            const text::Wording wording =
                text::Wording(how.languages.front(), section->rules.discipline).withLetters(how.letters);
            return writeList(**list, options.columns, *output, wording, options.out, context);
        }
    }
    const auto sheet = maker.make(kind);
    if (!sheet) return context.fail(in(options.file, sheet.error()));
    if (options.out.file.ends_with(".html")) {
        return context.write(options.out, print::toHtml(*sheet, request->options.languages.front()).toStdString());
    }
    print::PageSetup setup;
    setup.size = options.paper == "a5" ? QPageSize::A5 : QPageSize::A4;
    const auto written = print::writePdf(print::layOut(*sheet, setup), QString::fromStdString(options.out.file));
    if (!written) context.fail(written.error());
}

/// A kind of explanation, the word for it, and the option that asks for it alone.
struct KindWord {
    ExplanationKind kind;
    const char* word;
    const char* option;
};
constexpr KindWord kKinds[] = {
    {ExplanationKind::TieBreak, "tiebreak", "--code"},
    {ExplanationKind::Standing, "standing", "--versus"},
    {ExplanationKind::WhyNot, "pairing", "--why-not"},
    {ExplanationKind::Rating, "rating", "--system"},
    {ExplanationKind::Colour, "colour", nullptr},
    {ExplanationKind::Pairing, "pairing", nullptr},
    {ExplanationKind::Bye, "bye", nullptr},
};

/// The kind of explanation that the words of the call ask for, or nothing: the call has failed.
std::optional<ExplanationKind> kindOf(const PrintVerbOptions& options, const CLI::App& command, Context& context)
{
    const KindWord* found = nullptr;
    for (const KindWord& kind : kKinds) {
        if (kind.option != nullptr) {
            if (command.count(kind.option) == 0) continue;
            if (found != nullptr || (!options.kind.empty() && options.kind != kind.word)) {
                context.failUsage(fmt::format("{} asks for an explanation of the kind {}, not {}", kind.option,
                                              kind.word, found != nullptr ? found->word : options.kind));
                return std::nullopt;
            }
            found = &kind;
        } else if (found == nullptr && options.kind == kind.word) {
            found = &kind;
        }
    }
    if (found != nullptr) return found->kind;
    if (options.kind == "rating") return ExplanationKind::Rating;
    if (options.kind.empty()) return ExplanationKind::Colour;
    context.failUsage(options.kind == "tiebreak" ? "an explanation of a tie-break needs its --code"
                                                 : "an explanation of a place needs --versus, the other player");
    return std::nullopt;
}

void run(const PrintVerbOptions& options, const CLI::App& command, Context& context)
{
    ask::Question question{.kind = ExplanationKind::Standing, .round = options.round};
    if (options.document == "explanation") {
        const auto kind = kindOf(options, command, context);
        if (!kind) return;
        question.kind = *kind;
        question.code = *kind == ExplanationKind::Rating ? options.system : options.code;
    }
    std::optional<std::vector<tiebreak::Code>> one;
    if (!options.code.empty() && !readCodes(options.code, one, context)) return;
    if (!options.tieBreaks.empty() && !readCodes(options.tieBreaks, question.list, context)) return;
    if (!options.rules.empty()) question.edition = tiebreak::parseEdition(options.rules);
    if (!ratingChoice(options.system, context)) return;
    printDocument(options, question, context);
}

std::vector<std::string> documentWords()
{
    std::vector<std::string> words;
    for (const print::DocumentInfo& document : print::documents()) words.emplace_back(document.word);
    return words;
}

void addExplanationOptions(CLI::App& command, PrintVerbOptions& options)
{
    constexpr const char* kGroup = "What an explanation explains";
    command
        .add_option(
            "--kind", options.kind,
            "colour (default), tiebreak (needs --code), standing (needs --versus), pairing (with --why-not: why "
            "not that opponent), bye, or rating")
        ->check(CLI::IsMember({"colour", "tiebreak", "standing", "pairing", "bye", "rating"}))
        ->group(kGroup);
    auto* player = command.add_option("--player", options.player, "whose; otherwise White on the first board");
    player->group(kGroup);
    command.add_option("--code", options.code, "kind tiebreak: the tie-break, such as BH/C1 or DE")->group(kGroup);
    command.add_option("--versus", options.versus, "kind standing: why before or behind this player")
        ->needs(player)
        ->group(kGroup);
    command.add_option("--why-not", options.whyNot, "kind pairing: why not against this player")
        ->needs(player)
        ->group(kGroup);
}

}  // namespace

void addPrint(CLI::App& app, Context& context)
{
    CLI::App* command = app.add_subcommand(
        "print", "put a document on paper: PDF, or by OUT's ending HTML; lists also as .xlsx .csv .json .txt");
    auto options = std::make_shared<PrintVerbOptions>();
    command->add_option("FILE", options->file, "the tournament")->required();
    command->add_option("--section", options->section, "one of several sections, by name");
    command->add_option("--document", options->document, "what to print")
        ->required()
        ->check(CLI::IsMember(documentWords()));
    command->add_option("--round", options->round, "the round; by default the last one paired")
        ->check(CLI::Range(1, kMaxRounds));
    command->add_option("--numbers", options->numbers, "crosstable: opponents by rank (default) or start number")
        ->check(CLI::IsMember({"rank", "start"}));
    command->add_option("--tiebreaks", options->tieBreaks,
                        "standings, crosstable, and explanations of a place: the list; by default the section's");
    command->add_option("--rules", options->rules, "edition of the tie-break rules: old, 24 or 26")
        ->check(CLI::IsMember({"old", "24", "26"}, CLI::ignore_case));
    addBy(*command, options->by);
    addUnitOptions(*command, options->units);
    command->add_option("--system", options->system,
                        "ratings, and explanations of the kind rating: fide (default), elo, uscf, glicko, …");
    command->add_option("--lang", options->language, "vi (default), en or both")
        ->check(CLI::IsMember({"vi", "en", "both"}));
    command->add_option("--paper", options->paper, "a4 (default) or a5")->check(CLI::IsMember({"a4", "a5"}));
    command->add_option(
        "--columns", options->columns,
        "lists: ids of columns, parted by commas; 'default' for those that stand there anyway, 'rounds' "
        "and 'tiebreaks' for all of theirs");
    command
        ->add_option("--letters", options->letters, "crosstable: colours as w and b (wb, default) or as t and đ (td)")
        ->check(CLI::IsMember({"wb", "td"}));
    command->add_option("--arbiter", options->arbiter, "who signs; by default the section's chief arbiter");
    command->add_flag("--large", options->large, "pairing lists in 16 points, to be read from two metres");
    addOutput(*command, options->out, "the file to write");
    command->get_option("--output")->required();
    addExplanationOptions(*command, *options);
    command->callback([options, command, &context] {
        options->out.inputs = {options->file};
        run(*options, *command, context);
    });
}

}  // namespace kydai::cli
