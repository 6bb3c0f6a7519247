/// Reads the FILE of a call, whatever its format, and picks the section.
#pragma once

#include "engine/context.h"
#include "format/reader.h"
#include "model/event.h"
#include "model/opening_note.h"
#include "support/result.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::cli {

/// What to do with the notes and warnings about a file that was read.
using OnFindings = std::function<void(const std::vector<format::Diagnostic>&)>;

/// Puts the warnings on standard error.
OnFindings warnOn(Context& context, const std::string& file);
/// Puts the warnings there, and what was assumed where the file says nothing: `FILE: what; expected … (note)`.
OnFindings tellOn(Context& context, const std::string& file);

/// The same about how an event file opened: a copy that may lack entries, a damaged log.
void tellOpening(Context& context, const std::string& file, const OpeningNotes& notes);

/// What a file holds: several sections and the event's name in an event file, one section in the report formats.
struct LoadedEvent {
    std::string name{};  ///< empty: that of its sections
    std::vector<Section> sections{};
    EventUnitRules units{};
    format::FileKind kind = format::FileKind::Unknown;  ///< Unknown: an event file
};
/// What standard input holds where the file is `-`.
Result<LoadedEvent> loadEvent(Context& context, const std::string& file, const format::ReadOptions& options,
                              const OnFindings& onFindings);
/// Its warnings told.
Result<LoadedEvent> loadEvent(Context& context, const std::string& file);
/// The named section, or the only one. Error: NoSuchSection, naming the sections, where a file holds several and none
/// is named.
Result<Section> loadSection(Context& context, const std::string& file, const std::string& sectionName,
                            const OnFindings& onFindings);
Result<Section> loadSection(Context& context, const std::string& file, const std::string& sectionName);

/// The same of an event that is loaded.
Result<Section> sectionOf(LoadedEvent loaded, const std::string& file, const std::string& sectionName);
/// And what state it is in told on standard error, as loadSection does.
Result<Section> sectionTold(Context& context, LoadedEvent loaded, const std::string& file,
                            const std::string& sectionName);

/// An event file that a call names, in a place from which it can be opened: standard input is put beside others that
/// are gone soon.
class EventInput {
public:
    /// \param bytes what `file` holds, where it is standard input
    EventInput(const std::string& file, std::string_view bytes);
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
    std::optional<PassingFolder> m_folder{};
};

}  // namespace kydai::cli
