/// The calls by which a copy of an event is kept at a second place, a stick or a share: each is on the disk when it
/// returns, and may take its time. Those that can fail give errno, 0 for done. Overridden by tests that have a slow, a
/// full or a vanishing place. One thread at a time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace kydai::store {

class Place {
public:
    Place() = default;
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    virtual ~Place() = default;

    /// Whether something has this name.
    virtual bool isThere(const std::filesystem::path& path);
    /// The whole of a file; nothing where there is none.
    virtual int read(const std::filesystem::path& file, std::string& bytes);
    /// A file that was not there before.
    virtual int writeNew(const std::filesystem::path& file, std::string_view bytes);
    /// Into a file, which is made where there is none.
    virtual int writeAt(const std::filesystem::path& file, std::uint64_t at, std::string_view bytes);
    /// In place of what has the name.
    virtual int rename(const std::filesystem::path& from, const std::filesystem::path& to);
    /// Nothing has the name afterwards.
    virtual int remove(const std::filesystem::path& file);
    virtual int makeFolder(const std::filesystem::path& folder);
};

}  // namespace kydai::store
