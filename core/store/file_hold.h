/// Keeps an open event file ours. A lock of our own, because SQLite's is gone as soon as this process closes any other
/// handle of the file; and what our last write left at those places of the file and of the log beside it that every
/// write changes, so that a writer is noticed whom no lock kept out: a second machine on a share, a file copied over
/// ours.
#pragma once

#include "support/open_file.h"
#include "support/result.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace kydai::store {

class FileHold {
public:
    /// Waits a moment for a reader. Errors: InUse; NoLocks where the place can't keep others out; CannotOpen.
    static Result<FileHold> take(const std::filesystem::path& path);

    /// The same hold once more; it ends with the last of them.
    [[nodiscard]] FileHold again() const;

    FileHold(FileHold&& other) noexcept = default;
    FileHold& operator=(FileHold&&) = delete;
    FileHold(const FileHold&) = delete;
    FileHold& operator=(const FileHold&) = delete;
    /// Gives the file free, SQLite's locks of this process as well: after the connection.
    ~FileHold() = default;

    /// The mark that binds the file to its log (log_walk.h), on the disk when this returns; 0 takes it away, which may
    /// wait for the next sync. Only while SQLite keeps nothing of the first page. False: it could not be written.
    [[nodiscard]] bool setMark(std::uint64_t mark) const;

    /// As the file is now, we left it. `sealPage` is the page that differs between any two states of an event.
    void note(std::uint32_t sealPage) noexcept;
    /// Whether it is still so; true before the first note, and where memory was missing for it. Of a file that has
    /// another name now nothing can be said about the log, which goes by the old one.
    enum class Look : std::uint8_t { FileAndLog, FileAlone };
    [[nodiscard]] bool isAsNoted(Look look = Look::FileAndLog) const;

private:
    FileHold(const std::filesystem::path& path, OpenFile file);
    [[nodiscard]] std::string lookAtFile() const;
    [[nodiscard]] std::string lookAtLog() const;

    std::filesystem::path m_path;
    std::filesystem::path m_log;
    OpenFile m_file;
    std::uint32_t m_sealPage = 0;
    std::string m_notedFile{};
    std::string m_notedLog{};
};

}  // namespace kydai::store
