/// Reads an event while somebody works at it, in this process or another, without SQLite, without a lock and without a
/// trace: the newest committed state, as the bytes of a file at rest. Beside SQLite in one process it keeps the file
/// open as long as it lives, since closing it would take SQLite's locks away (file_hold.h). One thread at a time.
#pragma once

#include "support/open_file.h"
#include "support/result.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace kydai::store {

class LiveReader {
public:
    explicit LiveReader(std::filesystem::path event) : m_path(std::move(event)) {}
    LiveReader(const LiveReader&) = delete;
    LiveReader& operator=(const LiveReader&) = delete;
    ~LiveReader() = default;

    /// Whether the state adds up, the reader of it says (HeldState). Errors: CannotOpen where there is no file, InUse
    /// where it is written all the time, CannotRead, OutOfRange.
    Result<std::string> newest();

private:
    struct Pair {
        std::string file{};
        std::string log{};
    };
    [[nodiscard]] std::string heads() const;
    Result<Pair> readOnce();
    bool reopen();

    std::filesystem::path m_path;
    OpenFile m_file{};
};

}  // namespace kydai::store
