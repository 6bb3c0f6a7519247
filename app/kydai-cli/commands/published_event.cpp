#include "commands/published_event.h"

#include "format/reader.h"
#include "input.h"
#include "store/event_file.h"
#include "store/recognise.h"
#include "support/file_system.h"
#include "support/fragments.h"

#include <algorithm>
#include <memory>
#include <sstream>
#include <utility>
#include <vector>

namespace kydai::cli {

namespace {

Result<publish::Publication> fromEvent(const std::filesystem::path& file, Context& context)
{
    auto read = store::EventFile::readAll(file);
    if (!read) return read.error();
    tellOpening(context, toUtf8(file), read->notes);
    std::vector<publish::Happening> journal;
    journal.reserve(read->journal.size());
    for (const store::JournalEntry& entry : read->journal)
        journal.push_back({QDateTime::fromMSecsSinceEpoch(entry.at.time_since_epoch().count()), entry.changes()});
    publish::Publication made{std::move(read->event), publish::storiesOf(journal), {}};
    if (!journal.empty()) made.origin = publish::originOf(journal.front());
    return made;
}

Result<publish::Publication> fromReport(const std::string& file, Context& context)
{
    auto loaded = loadEvent(context, file);
    if (!loaded) return loaded.error();
    publish::Publication made;
    made.origin = toUtf8(std::filesystem::absolute(pathOf(file)));
    std::int64_t id = 0;
    for (Section& section : loaded->sections) {
        if (made.event.name.empty()) made.event.name = section.info.name;
        made.event.sections.push_back({SectionId{++id}, std::make_shared<const Section>(std::move(section))});
    }
    return made;
}

}  // namespace

void addPageWords(Verb verb, PageWords& words)
{
    verb.option("EVENT", words.file, "the tournament").required();
    verb.option("--section", words.section, "one of several sections, by name; otherwise all");
    verb.option("--lang", words.language, "both (default; Vietnamese first), vi or en").oneOf({"vi", "en", "both"});
    verb.option("--names", words.names, "full (default), or initials: family names of those under 18 as initials")
        .oneOf({"full", "initials"});
    verb.flag("--no-standings", words.noStandings, "only who plays whom, no places");
    verb.flag("--no-explanations", words.noExplanations, "without the answers to why");
    verb.flag("--fide-ids-of-minors", words.fideIdsOfMinors,
              "as data: FIDE's numbers of those under 18 too, and of those whose age is unknown");
    verb.option("--web", words.address, "the address of the pages on the web, for the picture beside a link to them");
    verb.flag("--listed", words.listed, "search engines may list the pages");
    verb.flag("--chances", words.chances, "with places: how likely each is, an estimate by ratings");
}

publish::Options pageOptions(const PageWords& words)
{
    publish::Options options;
    if (words.language == "vi") options.languages = {text::Language::Vietnamese};
    if (words.language == "en") options.languages = {text::Language::English};
    options.standings = !words.noStandings;
    options.explanations = !words.noExplanations;
    options.chances = words.chances;
    options.listed = words.listed;
    options.fideIdsOfMinors = words.fideIdsOfMinors;
    options.address = words.address;
    options.initialsOfMinors = words.names == "initials";
    options.program = QStringLiteral("Kỳ Đài " KYDAI_VERSION);
    return options;
}

Result<Event> eventWithIds(const std::string& file, const std::string& section, Context& context)
{
    std::ostringstream unheard;  // who prints has heard what the reader says
    Context quiet{.out = unheard, .err = unheard, .in = context.in, .standardInput = context.standardInput};
    auto found = publicationOf({.file = file, .section = section}, quiet);
    if (!found) return found.error();
    return std::move(found->event);
}

Result<std::string> pagesFolder(const std::string& file, const std::string& section, Context& context)
{
    const auto event = eventWithIds(file, section, context);
    if (!event) return event.error();
    return publish::folderOf(event->sections.front().id);
}

Result<publish::Publication> publicationOf(const PageWords& words, Context& context)
{
    const auto bytes = context.read(words.file);
    if (!bytes) return bytes.error();
    auto made = store::isForTheStore(pathOf(words.file), *bytes)
                    ? fromEvent(EventInput(words.file, *bytes).path(), context)
                    : fromReport(words.file, context);
    if (!made) return made.error();
    made->made = QDateTime::currentDateTime();
    if (words.section.empty()) return made;
    std::vector<EventSection>& sections = made->event.sections;
    std::vector<std::string> names;
    names.reserve(sections.size());
    for (const EventSection& each : sections) names.push_back(each.section->info.name);
    std::erase_if(sections, [&](const EventSection& each) { return each.section->info.name != words.section; });
    if (!sections.empty()) return made;
    Error error{Errc::NoSuchSection, words.file};
    error.what = fragment(FragmentId::NoSectionOfThisName, words.section);
    error.expected = fragment(FragmentId::OneOfSections, names);
    return error;
}

}  // namespace kydai::cli
