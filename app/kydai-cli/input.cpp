#include "input.h"

#include "commands/policy_answers.h"
#include "store/event_file.h"
#include "store/recognise.h"
#include "support/file_system.h"
#include "support/fragments.h"
#include "text/opening_text.h"

#include <algorithm>
#include <fstream>
#include <utility>

namespace kydai::cli {

namespace {

Result<LoadedEvent> readEventFile(Context& context, const std::filesystem::path& file)
{
    OpeningNotes notes;
    const auto event = store::EventFile::read(file, notes);
    if (!event) return event.error();
    tellOpening(context, toUtf8(file), notes);
    LoadedEvent loaded{event->name, {}, event->units};
    for (const EventSection& each : event->sections) loaded.sections.push_back(*each.section);
    return loaded;
}

}  // namespace

OnFindings warnOn(Context& context, const std::string& file)
{
    return [&context, file](const std::vector<format::Diagnostic>& findings) {
        for (const std::string& line : warningLines(findings, file)) context.err << line << '\n';
    };
}

OnFindings tellOn(Context& context, const std::string& file)
{
    return [&context, file](const std::vector<format::Diagnostic>& findings) {
        warnOn(context, file)(findings);
        for (const format::Diagnostic& finding : findings) {
            if (finding.severity != format::Severity::Note) continue;
            context.err << messageOf(format::toError(finding, file)) << " (note)\n";
        }
    };
}

void tellOpening(Context& context, const std::string& file, const OpeningNotes& notes)
{
    const text::Wording wording(text::Language::English);
    for (const OpeningNote& note : notes)
        context.err << file << ": " << text::openingText(note, wording).toStdString() << " (warning)\n";
}

EventInput::EventInput(const std::string& file, std::string_view bytes) : m_path(pathOf(file))
{
    if (!isStandard(file)) return;
    m_path = m_folder.emplace().path() / "standard-input.kydai";
    std::ofstream(m_path, std::ios::binary) << bytes;  // what went wrong is met when it is opened
}

Result<LoadedEvent> loadEvent(Context& context, const std::string& file, const format::ReadOptions& options,
                              const OnFindings& onFindings)
{
    const auto bytes = context.read(file);
    if (!bytes) return bytes.error();
    if (store::isForTheStore(pathOf(file), *bytes)) return readEventFile(context, EventInput(file, *bytes).path());
    auto read = format::readText(*bytes, file, options);
    if (!read) return read.error();
    if (onFindings) onFindings(read->diagnostics);
    return LoadedEvent{std::move(read->name), std::move(read->sections), read->units, read->kind};
}

Result<LoadedEvent> loadEvent(Context& context, const std::string& file)
{
    return loadEvent(context, file, {}, warnOn(context, file));
}

Result<Section> loadSection(Context& context, const std::string& file, const std::string& sectionName)
{
    return loadSection(context, file, sectionName, warnOn(context, file));
}

Result<Section> loadSection(Context& context, const std::string& file, const std::string& sectionName,
                            const OnFindings& onFindings)
{
    auto loaded = loadEvent(context, file, {}, onFindings);
    if (!loaded) return loaded.error();
    return sectionTold(context, *std::move(loaded), file, sectionName);
}

Result<Section> sectionTold(Context& context, LoadedEvent loaded, const std::string& file,
                            const std::string& sectionName)
{
    auto section = sectionOf(std::move(loaded), file, sectionName);
    for (const std::string& line : section ? stateLines({*section}) : std::vector<std::string>{})
        context.err << file << ": " << line << '\n';
    return section;
}

Result<Section> sectionOf(LoadedEvent loaded, const std::string& file, const std::string& sectionName)
{
    std::vector<Section>& sections = loaded.sections;
    const bool onlyOne = sectionName.empty() && sections.size() == 1;
    const auto found =
        onlyOne ? sections.begin()
                : std::ranges::find(sections, sectionName, [](const Section& each) { return each.info.name; });
    if (found != sections.end() && (onlyOne || !sectionName.empty())) return std::move(*found);
    Error error{Errc::NoSuchSection, file};
    if (!sectionName.empty())
        error.what = fragment(FragmentId::NoSectionOfThisName, sectionName);
    else if (sections.empty())
        error.what = fragment(FragmentId::FileWithoutSection);
    else
        error.what = fragment(FragmentId::SectionsWithoutChoice, sections.size());
    std::vector<std::string> names;
    for (const Section& section : sections) names.push_back(section.info.name);
    if (!names.empty()) error.expected = fragment(FragmentId::OneOfSections, names);
    return error;
}

}  // namespace kydai::cli
