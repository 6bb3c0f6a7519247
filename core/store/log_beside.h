/// The log that lies beside an event file before SQLite opens both: whether it belongs to the file as it is, whether it
/// is whole, and what to do where it is not. The seal is the judge: a state of the event is one whose rows add up.
#pragma once

#include "model/opening_note.h"
#include "support/result.h"

#include <filesystem>
#include <optional>
#include <string>

namespace kydai::store {

/// Where SQLite keeps the log of a file.
std::filesystem::path logOf(const std::filesystem::path& file);

/// What SQLite leaves beside a file, for one that nobody has open.
void removeLogs(const std::filesystem::path& file);

/// Whether the file was copied while it was open elsewhere, and alone: where it does not add up, it was caught in the
/// middle of writing, and another copy helps.
bool isCopyWithoutItsLog(const std::filesystem::path& file);

/// The state that a file and the log beside it give when they are opened, as the bytes of a file at rest; none where
/// they give none. For bytes that nobody has opened.
std::optional<std::string> stateOf(std::string file, std::string log);

struct Tidied {
    OpeningNotes notes{};
    bool isReplaced = false;  ///< another file bears the name now
};

/// For a file that is held and that nothing has opened. A log of its own that is whole stays as it is. Where it is
/// damaged, the file becomes the newest state that file and log give together; a log of another file or state is taken
/// away. Both are copied into the folder of backups first. Errors: those of writing there; nothing has changed then.
Result<Tidied> tidyLog(const std::filesystem::path& file);

}  // namespace kydai::store
