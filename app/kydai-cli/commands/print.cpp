// kydai-cli print FILE --document pairings|… [--round N] [--lang vi|en|both] -o OUT.pdf
// kydai-cli print FILE --document explanation --kind colour|tiebreak|standing|pairing|bye|rating [--player P] …
#include "commands.h"
#include "commands/journal_lines.h"
#include "commands/question.h"
#include "commands/unit_options.h"
#include "input.h"
#include "print/documents.h"
#include "print/html.h"
#include "print/layout.h"
#include "print/pdf.h"
#include "tiebreak/standings.h"

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
    std::string out{};
    // what an explanation explains
    std::string kind{};  ///< empty: as the other words tell, else the colour
    int player = 0;
    int versus = 0;
    int whyNot = 0;
    std::string code{};
    std::string tieBreaks{};
    std::string rules{};
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
    return made;
}

bool isOfARound(const std::string& document)
{
    return document == "pairings" || document == "alphabetical" || document == "slips";
}

/// The documents that need standings. Only the list of standings itself can be one of teams.
Result<print::Sheet> rankedSheet(const Section& section, Question question, const PrintVerbOptions& options,
                                 const print::PrintOptions& how)
{
    if (options.document != "standings") question.participants = tiebreak::Participants::Players;
    const auto standings = standingsOf(question, section);
    if (!standings) return standings.error();
    if (options.document == "standings") return print::standingsSheet(section, *standings, how);
    if (options.document == "units")
        return print::groupStandingsSheet(section, *standings, print::GroupBy::Unit, how, options.units);
    if (options.document == "categories")
        return print::groupStandingsSheet(section, *standings, print::GroupBy::Category, how);
    const auto numbers =
        options.numbers == "rank" ? print::CrosstableNumbers::Rank : print::CrosstableNumbers::StartNumber;
    return print::crosstableSheet(section, *standings, numbers, how);
}

/// Where nobody is named, the first board's White is asked about; of ratings and places, the first player.
int somebody(const Section& section, const Question& question)
{
    const auto round = roundOf(question, section);
    if (round && *round <= section.roundsPaired() && !section.round(*round).games.empty())
        return section.round(*round).games.front().white.value;
    return section.players.empty() ? 0 : section.players.front().id.value;
}

Result<print::Sheet> explanationSheet(const Section& section, Question question, const print::PrintOptions& how)
{
    if (question.player == 0) question.player = somebody(section, question);
    const auto explanation = answerTo(question, section);
    if (!explanation) return explanation.error();
    const RoundNumber round = question.round > 0 ? question.round : std::max(1, section.roundsPaired());
    return print::explanationSheet(section, *explanation, round, how);
}

Result<print::Sheet> sheetOf(const Section& section, const Question& question, const PrintVerbOptions& options,
                             const print::PrintOptions& how)
{
    if (options.document == "explanation") return explanationSheet(section, question, how);
    if (options.document == "players") return print::playersSheet(section, how);
    if (options.document == "journal" || options.document == "complaints") {
        const auto journal = readJournal(options.file);
        if (!journal) return journal.error();
        return options.document == "journal" ? print::journalSheet(journal->event, journal->lines, how)
                                             : print::complaintsSheet(journal->event, journal->lines, how);
    }
    if (options.document == "ratings") {
        const rating::Pool pool(section);
        return print::ratingsSheet(section, pool, rating::rate(pool, question.rating.system, question.rating.settings),
                                   how);
    }
    if (!isOfARound(options.document)) return rankedSheet(section, question, options, how);
    const auto round = roundOf(question, section);
    if (!round) return round.error();
    if (options.document == "pairings") return print::pairingsSheet(section, *round, how);
    if (options.document == "alphabetical") return print::alphabeticalSheet(section, *round, how);
    return print::slipsSheet(section, *round, how);
}

void printDocument(const PrintVerbOptions& options, const Question& question, Context& context)
{
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

    const print::PrintOptions how = printOptions(options);
    const auto sheet = sheetOf(*section, question, options, how);
    if (!sheet) return context.fail(in(options.file, sheet.error()));
    if (options.out.ends_with(".html")) {
        return context.write(options.out, print::toHtml(*sheet, how.languages.front()).toStdString());
    }
    print::PageSetup setup;
    setup.size = options.paper == "a5" ? QPageSize::A5 : QPageSize::A4;
    const auto written = print::writePdf(print::layOut(*sheet, setup), QString::fromStdString(options.out));
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
    Question question{.round = options.round, .player = options.player, .participants = participantsOf(options.by)};
    if (options.document == "explanation") {
        const auto kind = kindOf(options, command, context);
        if (!kind) return;
        question.kind = *kind;
        question.other = *kind == ExplanationKind::WhyNot ? options.whyNot : options.versus;
    }
    const std::string& codes = options.code.empty() ? options.tieBreaks : options.code;
    if (!codes.empty() && !readCodes(codes, question.codes, context)) return;
    if (!options.rules.empty()) question.edition = tiebreak::parseEdition(options.rules);
    const auto rating = ratingChoice(options.system, context);
    if (!rating) return;
    question.rating = *rating;
    printDocument(options, question, context);
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
    CLI::App* command = app.add_subcommand("print", "put a document on paper: PDF, or HTML by OUT's ending");
    auto options = std::make_shared<PrintVerbOptions>();
    command->add_option("FILE", options->file, "the tournament")->required();
    command->add_option("--section", options->section, "one of several sections, by name");
    command->add_option("--document", options->document, "what to print")
        ->required()
        ->check(CLI::IsMember({"pairings", "alphabetical", "standings", "crosstable", "slips", "players", "units",
                               "categories", "ratings", "explanation", "journal", "complaints"}));
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
    command->add_option("--arbiter", options->arbiter, "who signs; by default the section's chief arbiter");
    command->add_flag("--large", options->large, "pairing lists in 16 points, to be read from two metres");
    command->add_option("-o,--output", options->out, "the file to write")->required();
    addExplanationOptions(*command, *options);
    command->callback([options, command, &context] { run(*options, *command, context); });
}

}  // namespace kydai::cli
