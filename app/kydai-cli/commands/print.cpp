// kydai-cli print FILE --document pairings|… [--round N] [--lang vi|en|both] -o OUT.pdf
// kydai-cli print FILE --document explanation --kind colour|tiebreak|standing|pairing|bye|rating|… [--player P] …
#include "commands.h"
#include "commands/journal_lines.h"
#include "commands/policy_answers.h"
#include "commands/print_list.h"
#include "commands/published_event.h"
#include "commands/question.h"
#include "commands/unit_options.h"
#include "engine/rating_options.h"
#include "input.h"
#include "model/hall.h"
#include "paper.h"
#include "print/catalogue.h"
#include "support/assert.h"
#include "support/fragments.h"
#include "tables/unit_regulations.h"
#include "tiebreak/stages.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai::cli {

namespace {

struct PrintVerbOptions {
    std::string file{};
    std::string section{};
    std::string document{};
    Asking asking{};
    std::string numbers = "rank";
    std::string language = "vi";
    std::string paper = "a4";
    std::string arbiter{};
    bool large = false;
    tiebreak::UnitOptions units{};
    Output out{};
    std::string columns{};
    std::string letters = "wb";
    // of the whole event: units otherwise than by the event's own rules
    std::string unitOrder{};
    std::string unitScope{};
    std::string placePoints{};
    std::string tieWords{};
    std::vector<EventUnitPart> unitTies{};
    std::optional<int> women{};
    std::optional<int> fewest{};
    bool oneBronze = false;
    bool bestGiven = false;
    std::string certificate{};
    std::string background{};
    // where codes lead to
    std::string pages{};
    std::string wifi{};
    std::string wifiPassword{};
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
    made.phones.address = QString::fromStdString(options.pages);
    if (!options.pages.empty() && options.pages.back() != '/') made.phones.address += QLatin1Char('/');
    made.phones.wifiName = QString::fromStdString(options.wifi);
    made.phones.wifiPassword = QString::fromStdString(options.wifiPassword);
    if (options.letters == "td") made.letters = text::ColourLetters::Vietnamese;
    return made;
}

/// The event's own rules of its units, as far as the call doesn't ask otherwise.
EventUnitRules unitRules(const PrintVerbOptions& options, EventUnitRules rules)
{
    if (options.unitOrder == "medals") rules.order = EventUnitOrder::Medals;
    if (options.unitOrder == "places") rules.order = EventUnitOrder::Places;
    if (options.unitOrder == "points") rules.order = EventUnitOrder::Points;
    if (options.unitOrder == "place-points") rules.order = EventUnitOrder::PlacePoints;
    if (options.unitScope == "event") rules.scope = EventUnitScope::Event;
    if (options.unitScope == "section") rules.scope = EventUnitScope::Section;
    if (!options.placePoints.empty())
        rules.placePoints = tables::placePointsFrom(QString::fromStdString(options.placePoints));
    if (!options.unitTies.empty()) rules.ties = options.unitTies;
    if (options.women) rules.women = *options.women;
    if (options.fewest) rules.fewest = *options.fewest;
    if (options.oneBronze) rules.jointThird = false;
    if (options.bestGiven) rules.best = options.units.best;
    return rules;
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

Result<void> explain(const Section& section, const ask::Question& question, const PrintVerbOptions& options,
                     print::DocumentRequest& request)
{
    Asking asking = options.asking;
    if (asking.player == 0) asking.player = somebody(section, question);
    const auto asked = about(question, asking, section);
    if (!asked) return asked.error();
    auto explanation = ask::answer(*asked, section);
    if (!explanation) return explanation.error();
    request.explanation = *std::move(explanation);
    request.explanationRound = asked->round > 0 ? asked->round : std::max(1, section.roundsPaired());
    return {};
}

/// The sections that are named, or all: what is printed of the event.
std::vector<Section> sectionsAsked(const PrintVerbOptions& options, const LoadedEvent& loaded)
{
    std::vector<Section> sections = loaded.sections;
    std::erase_if(sections,
                  [&](const Section& each) { return !options.section.empty() && each.info.name != options.section; });
    return sections;
}

Result<void> rankEvent(const PrintVerbOptions& options, const LoadedEvent& loaded, print::DocumentRequest& request,
                       Context& context)
{
    std::vector<std::shared_ptr<const Section>> sections;
    for (Section& section : sectionsAsked(options, loaded))
        sections.push_back(std::make_shared<const Section>(std::move(section)));
    auto ranked = prizes::rankSections(sections);
    if (!ranked) return ranked.error();
    request.ranking = std::make_shared<const prizes::EventRanking>(
        prizes::rankEvent(*std::move(ranked), unitRules(options, loaded.units)));
    request.certificates.background = QString::fromStdString(options.background);
    if (options.certificate.empty()) return {};
    const auto text = context.read(options.certificate);
    if (!text) return text.error();
    request.certificates.text = QString::fromStdString(*text);
    return {};
}

Result<PlayerId> playerNumbered(const Section& section, int number)
{
    const Player* player = section.playerNumbered(number);
    if (player == nullptr) return Error{.code = Errc::NoSuchPlayer, .what = fragment(FragmentId::NoSuchPlayer, number)};
    return player->id;
}

/// For cards and doors: of all sections, in the order of rooms, of one, or of one player of it.
Result<void> findHolders(const PrintVerbOptions& options, print::DocumentRequest& request, Context& context)
{
    const auto event = eventWithIds(options.file, options.section, context);
    if (!event) return event.error();
    for (const SectionId id : inOrderOfRooms(*event)) {
        const EventSection& each = *std::ranges::find(event->sections, id, &EventSection::id);
        print::CardHolders of{each.id, each.section, {}};
        if (options.asking.player > 0) {
            const auto player = playerNumbered(*each.section, options.asking.player);
            if (!player) return player.error();
            of.only.push_back(*player);
        }
        request.holders.push_back(std::move(of));
    }
    return {};
}

/// What is printed of the whole event is of its first section where none is named.
Result<Section> sectionFor(const PrintVerbOptions& options, const LoadedEvent& loaded, Context& context)
{
    const print::DocumentOf of = print::documentNamed(options.document)->of;
    const bool isOfEvent =
        of == print::DocumentOf::Event || (of == print::DocumentOf::Holders && options.asking.player == 0);
    if (isOfEvent && options.section.empty() && !loaded.sections.empty()) return loaded.sections.front();
    return sectionTold(context, loaded, options.file, options.section);
}

/// What the document is made from, besides the section.
Result<print::DocumentRequest> requestOf(print::DocumentKind kind, const Section& section, const LoadedEvent& loaded,
                                         const ask::Question& question, const PrintVerbOptions& options,
                                         Context& context)
{
    print::DocumentRequest request;
    request.options = printOptions(options);
    request.options.event = QString::fromStdString(loaded.name);
    if (!options.pages.empty()) {
        const auto folder = pagesFolder(options.file, options.section, context);
        if (!folder) return folder.error();
        request.options.phones.folder = *folder;
    }
    request.round = question.round;
    request.list = question.list;
    request.edition = question.edition;
    if (!options.asking.by.empty()) request.teams = ranksTeams(options.asking.by, section);
    if (options.numbers != "rank") request.numbers = print::CrosstableNumbers::StartNumber;
    request.units = options.units;
    request.rating = rating::choiceOf(options.asking.system).value();
    if (kind == print::DocumentKind::RatingSystems && options.asking.player > 0) {
        const auto player = playerNumbered(section, options.asking.player);
        if (!player) return player.error();
        request.detailOf = *player;
    }
    if (kind == print::DocumentKind::Explanation) {
        if (auto done = explain(section, question, options, request); !done) return done.error();
    }
    if (print::isOfTheEvent(kind)) {
        if (auto done = rankEvent(options, loaded, request, context); !done) return done.error();
    }
    if (print::documentNamed(options.document)->of == print::DocumentOf::Holders) {
        if (auto done = findHolders(options, request, context); !done) return done.error();
    }
    if (kind == print::DocumentKind::FinalList) {
        std::vector<const Section*> all;
        for (const Section& each : loaded.sections) all.push_back(&each);
        const auto stages = tiebreak::stagesTo(section, all);
        for (std::size_t at = 1; at < stages.size(); ++at) request.earlier.push_back(*stages[at]);
    }
    if (print::isOfTheJournal(kind)) {
        auto journal = readJournal(options.file, context);
        if (!journal) return journal.error();
        request.event = std::move(journal->event);
        request.journal = std::move(journal->lines);
    }
    return request;
}

/// False after telling what a final document waits for; one of an earlier round is not final.
bool isOpenToPrint(const PrintVerbOptions& options, const Section& section, const LoadedEvent& loaded,
                   const ask::Question& question, Context& context)
{
    const print::DocumentKind kind = print::documentNamed(options.document)->kind;
    if (!print::tellsResults(kind) || (question.round > 0 && question.round < section.roundsPaired())) return true;
    return mayReport(print::isOfTheEvent(kind) ? sectionsAsked(options, loaded) : std::vector<Section>{section},
                     policy::Purpose::Anything, options.language, context);
}

void printDocument(const PrintVerbOptions& options, const ask::Question& question, Context& context)
{
    if (!context.mayWrite(options.out)) return;
    const auto loaded = loadEvent(context, options.file);
    if (!loaded) return context.fail(loaded.error());
    const auto section = sectionFor(options, *loaded, context);
    if (!section) return context.fail(section.error());
    if (!isOpenToPrint(options, *section, *loaded, question, context)) return;
    const print::DocumentKind kind = print::documentNamed(options.document)->kind;
    const auto request = requestOf(kind, *section, *loaded, question, options, context);
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
    if (options.out.file.ends_with(".html"))
        return writeHtml(context, options.out, *sheet, request->options.languages.front());
    writePdf(context, options.out, *sheet, {options.paper == "a5" ? print::Paper::A5 : print::Paper::A4});
}

/// By EventUnitPart.
constexpr std::array<std::string_view, Words<EventUnitPart>::kAll.size()> kTieWords{
    "gold", "silver", "bronze", "players", "places", "points", "place-points", "best"};

/// False: the call has failed.
bool readTies(PrintVerbOptions& options, Context& context)
{
    std::istringstream words(options.tieWords);
    for (std::string word; std::getline(words, word, ',');) {
        const auto at = std::ranges::find(kTieWords, word);
        if (at == kTieWords.end()) {
            context.failUsage(fmt::format("--unit-ties: '{}' is none of: {}", word, fmt::join(kTieWords, ", ")));
            return false;
        }
        options.unitTies.push_back(static_cast<EventUnitPart>(at - kTieWords.begin()));
    }
    return true;
}

void run(const PrintVerbOptions& options, Verb verb, Context& context)
{
    if (options.document == "explanation") {
        if (const auto question = readQuestion(options.asking, verb, context))
            printDocument(options, *question, context);
        return;
    }
    ask::Question question{.kind = ExplanationKind::Standing};
    if (!readRanking(options.asking, question, context) || !ratingChoice(options.asking.system, context)) return;
    printDocument(options, question, context);
}

std::vector<std::string> documentWords()
{
    std::vector<std::string> words;
    for (const print::DocumentInfo& document : print::documents()) {
        if (document.kind != print::DocumentKind::Chances)  // they have a verb of their own
            words.emplace_back(document.word);
    }
    return words;
}

void addEventOptions(Verb verb, PrintVerbOptions& options)
{
    constexpr const char* kGroup =
        "Documents of the whole event: event-units, unit-rules, medals, accounts, ceremony, certificates";
    verb.option("--unit-order", options.unitOrder,
                "units by medals, or by the places or points of their best, or by what their places are worth "
                "(default: as the event's file says)")
        .oneOf({"medals", "places", "points", "place-points"})
        .inGroup(kGroup);
    verb.option("--unit-scope", options.unitScope, "the best of the event count, or those of each section, added")
        .oneOf({"event", "section"})
        .inGroup(kGroup);
    verb.option("--place-points", options.placePoints, "what places are worth, from the first on: 10-8-6-5-4-3-2-1")
        .inGroup(kGroup);
    verb.option("--unit-ties", options.tieWords,
                "what parts units that are level, parted by commas: gold, silver, bronze, players, places, points, "
                "place-points, best")
        .inGroup(kGroup);
    verb.option("--women", options.women, "so many women of a unit count beside its men")
        .between(0, 50)
        .inGroup(kGroup);
    verb.option("--fewest", options.fewest, "a unit with fewer players that count has no place")
        .between(0, 50)
        .inGroup(kGroup);
    verb.flag("--one-bronze", options.oneBronze, "place 4 has no medal (where no prizes say so)").inGroup(kGroup);
    verb.option("--certificate", options.certificate, "a text file: the lines of a certificate").inGroup(kGroup);
    verb.option("--background", options.background, "a picture behind each certificate").inGroup(kGroup);
}

}  // namespace

void addPrint(Verb verb, Context& context)
{
    auto options = std::make_shared<PrintVerbOptions>();
    verb.option("FILE", options->file, "the tournament").required();
    verb.option("--section", options->section, "one of several sections, by name");
    verb.option("--document", options->document, "what to print").required().oneOf(documentWords());
    verb.option("--round", options->asking.round, "the round; by default the last one paired").between(1, kMaxRounds);
    verb.option("--numbers", options->numbers, "crosstable: opponents by rank (default) or start number")
        .oneOf({"rank", "start"});
    verb.option("--tiebreaks", options->asking.tieBreaks,
                "standings, crosstable, and explanations of a place: the list; by default the section's");
    verb.option("--rules", options->asking.rules, "edition of the tie-break rules: old, 24 or 26")
        .oneOfInAnyCase({"old", "24", "26"});
    addBy(verb, options->asking.by);
    addUnitOptions(verb, options->units);
    verb.option("--system", options->asking.system,
                "ratings, and explanations of the kind rating: fide (default), elo, uscf, glicko, …");
    verb.option("--lang", options->language, "vi (default), en or both").oneOf({"vi", "en", "both"});
    verb.option("--paper", options->paper, "a4 (default) or a5").oneOf({"a4", "a5"});
    verb.option("--columns", options->columns,
                "lists: ids of columns, parted by commas; 'default' for those that stand there anyway, 'rounds' "
                "and 'tiebreaks' for all of theirs");
    verb.option("--letters", options->letters, "crosstable: colours as w and b (wb, default) or as t and đ (td)")
        .oneOf({"wb", "td"});
    verb.option("--arbiter", options->arbiter, "who signs; by default the section's chief arbiter");
    verb.option("--pages", options->pages,
                "the address of the published pages: codes on pairings, cards and door lead there");
    verb.option("--wifi", options->wifi, "door: the name of the Wi-Fi");
    verb.option("--wifi-password", options->wifiPassword, "door: its password; without one it is open");
    verb.flag("--large", options->large, "pairing lists in 16 points, to be read from two metres");
    addOutput(verb, options->out, "the file to write").required();
    addEventOptions(verb, *options);
    addQuestions(verb, options->asking, "What an explanation explains");
    verb.does([options, verb, &context] {
        options->out.inputs = {options->file};
        options->bestGiven = verb.isGiven("--best");
        if (!readTies(*options, context)) return;
        run(*options, verb, context);
    });
}

}  // namespace kydai::cli
