/// A copy of an event file and of what lies beside it, for reading while somebody else works at the file, or where
/// nothing may be written. Gone with this object.
#pragma once

#include <filesystem>

namespace kydai::store {

class ReadCopy {
public:
    explicit ReadCopy(const std::filesystem::path& path);
    ReadCopy(const ReadCopy&) = delete;
    ReadCopy& operator=(const ReadCopy&) = delete;
    ~ReadCopy();

    /// Copies, possibly once more; false where that cannot be done. Whether the copy is of one moment, the seal says
    /// when it is opened.
    bool take();
    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }

private:
    [[nodiscard]] bool copyAll() const;

    std::filesystem::path m_source;
    std::filesystem::path m_folder;
    std::filesystem::path m_file;
};

}  // namespace kydai::store
