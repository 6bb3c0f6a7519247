// kydai-cli print FILE --document pairings|… [--round N] [--lang vi|en|both] -o OUT.pdf
#include "commands.h"
#include "commands/explain.h"
#include "commands/journal_lines.h"
#include "input.h"
#include "pairing/round_colours.h"
#include "print/documents.h"
#include "print/html.h"
#include "print/layout.h"
#include "print/pdf.h"
#include "tiebreak/explain_tiebreak.h"
#include "tiebreak/standings.h"

#include <QGuiApplication>
#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace kydai::cli {

namespace {

struct Options {
    std::string file{};
    std::string section{};
    std::string document{};
    int round = 0;
    int player = 0;
    int versus = 0;
    std::string code{};
    std::string numbers = "rank";
    std::string language = "vi";
    std::string paper = "a4";
    std::string arbiter{};
    bool large = false;
    std::string out{};
};

print::PrintOptions printOptions(const Options& options)
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
    return document == "pairings" || document == "alphabetical" || document == "slips" || document == "explanation";
}

/// The documents that need standings.
Result<print::Sheet> rankedSheet(const Section& section, const Options& options, const print::PrintOptions& how)
{
    tiebreak::StandingsOptions which;
    if (options.round > 0) which.round = options.round;
    const auto standings = tiebreak::standingsOf(section, which);
    if (!standings) return standings.error();
    if (options.document == "standings") return print::standingsSheet(section, *standings, how);
    if (options.document == "units") return print::groupStandingsSheet(section, *standings, print::GroupBy::Unit, how);
    if (options.document == "categories")
        return print::groupStandingsSheet(section, *standings, print::GroupBy::Category, how);
    const auto numbers =
        options.numbers == "rank" ? print::CrosstableNumbers::Rank : print::CrosstableNumbers::StartNumber;
    return print::crosstableSheet(section, *standings, numbers, how);
}

Error noSuchPlayer(const Options& options, int player)
{
    Error error{Errc::NoSuchPlayer, options.file};
    error.what = fmt::format("there is no player {}", player);
    return error;
}

/// Of a tie-break with --code, of a place with --versus, else of a colour.
Result<Explanation> explanationOf(const Section& section, RoundNumber round, const Options& options)
{
    if (options.code.empty() && options.versus == 0) {
        if (section.find(PlayerId{options.player}) == nullptr) return noSuchPlayer(options, options.player);
        return pairing::RoundColours(section, round).explain(PlayerId{options.player});
    }
    tiebreak::StandingsOptions which;
    which.round = round;
    if (!options.code.empty()) {
        auto codes = tiebreak::parseCodes(options.code);
        if (!codes) return codes.error();
        which.codes = *std::move(codes);
    }
    const auto standings = tiebreak::standingsOf(section, which);
    if (!standings) return standings.error();
    const std::vector<int>& ids = standings->competition->ids;
    const auto place = [&](int id) { return static_cast<std::size_t>(std::ranges::find(ids, id) - ids.begin()); };
    for (const int id : {options.player, options.versus}) {
        if (place(id) == ids.size() && (id != 0 || id == options.player)) return noSuchPlayer(options, id);
    }
    if (options.versus != 0)
        return tiebreak::explainStanding(section, *standings, place(options.player), place(options.versus));
    return tiebreak::explainTieBreak(section, *standings, 0, place(options.player));
}

Result<print::Sheet> sheetOf(const Section& section, const Options& options, const print::PrintOptions& how)
{
    const RoundNumber round = options.round > 0 ? options.round : section.roundsPaired();
    const bool roundThere = round >= 1 && round <= section.roundsPaired();
    if ((isOfARound(options.document) || options.round > 0) && !roundThere) {
        Error error{Errc::NoSuchRound, options.file};
        error.what = fmt::format("round {} is not paired", round);
        return error;
    }
    if (options.document == "pairings") return print::pairingsSheet(section, round, how);
    if (options.document == "alphabetical") return print::alphabeticalSheet(section, round, how);
    if (options.document == "slips") return print::slipsSheet(section, round, how);
    if (options.document == "players") return print::playersSheet(section, how);
    if (options.document == "journal") {
        auto lines = journalLines(options.file, text::Wording(how.languages.front(), section.rules.discipline));
        if (!lines) return lines.error();
        return print::journalSheet(&section, *lines, how);
    }
    if (options.document == "explanation") {
        Options asked = options;
        const bool anyone = asked.player == 0 && round >= 1 && round <= section.roundsPaired();
        if (anyone && !section.round(round).games.empty()) asked.player = section.round(round).games[0].white.value;
        const auto explanation = explanationOf(section, round, asked);
        if (!explanation) return explanation.error();
        return print::explanationSheet(section, *explanation, round, how);
    }
    return rankedSheet(section, options, how);
}

void printDocument(const Options& options, Context& context)
{
    const auto section = loadSection(options.file, options.section);
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
    const auto sheet = sheetOf(*section, options, how);
    if (!sheet) return context.fail(sheet.error());
    if (options.out.ends_with(".html")) {
        return context.write(options.out, print::toHtml(*sheet, how.languages.front()).toStdString());
    }
    print::PageSetup setup;
    setup.size = options.paper == "a5" ? QPageSize::A5 : QPageSize::A4;
    const auto written = print::writePdf(print::layOut(*sheet, setup), QString::fromStdString(options.out));
    if (!written) context.fail(written.error());
}

}  // namespace

void addPrint(CLI::App& app, Context& context)
{
    CLI::App* command = app.add_subcommand("print", "put a document on paper: PDF, or HTML by OUT's ending");
    auto options = std::make_shared<Options>();
    command->add_option("FILE", options->file, "the tournament")->required();
    command->add_option("--section", options->section, "one of several sections, by name");
    command->add_option("--document", options->document, "what to print")
        ->required()
        ->check(CLI::IsMember({"pairings", "alphabetical", "standings", "crosstable", "slips", "players", "units",
                               "categories", "explanation", "journal"}));
    command->add_option("--round", options->round, "the round; by default the last one paired");
    command->add_option("--player", options->player, "explanation: whose; otherwise White on the first board");
    command->add_option("--code", options->code, "explanation: of this tie-break instead of the colour");
    command->add_option("--versus", options->versus, "explanation: of the place before or behind this player");
    command->add_option("--numbers", options->numbers, "crosstable: opponents by rank (default) or start number")
        ->check(CLI::IsMember({"rank", "start"}));
    command->add_option("--lang", options->language, "vi (default), en or both")
        ->check(CLI::IsMember({"vi", "en", "both"}));
    command->add_option("--paper", options->paper, "a4 (default) or a5")->check(CLI::IsMember({"a4", "a5"}));
    command->add_option("--arbiter", options->arbiter, "who signs; by default the section's chief arbiter");
    command->add_flag("--large", options->large, "pairing lists in 16 points, to be read from two metres");
    command->add_option("-o,--output", options->out, "the file to write")->required();
    command->callback([options, &context] { printDocument(*options, context); });
}

}  // namespace kydai::cli
