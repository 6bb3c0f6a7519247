/// A whole ZIP file in memory, its members found by the directory at its end: what workbooks are packed in. Limits
/// against bombs: 64 MB for a member, 10,000 members. For one large member as a stream: zip_stream.h.
#pragma once

#include "support/result.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace kydai::format {

class ZipArchive {
public:
    /// `bytes` must outlive it. Error: Malformed where there is no directory or it leads out of the file.
    static Result<ZipArchive> open(std::string_view bytes, const std::string& fileName);

    [[nodiscard]] bool has(const std::string& member) const { return m_members.contains(member); }
    /// A member unpacked. Errors: Malformed (damaged, no such member, its size is not what the directory says),
    /// Unsupported (encrypted, another packing), OutOfRange (too large).
    [[nodiscard]] Result<std::string> read(const std::string& member) const;

private:
    struct Member {
        std::uint32_t flags = 0;
        std::uint32_t method = 0;
        std::uint32_t packedSize = 0;
        std::uint32_t size = 0;
        std::uint32_t offset = 0;  ///< of its local header
    };

    std::string_view m_bytes{};
    std::string m_fileName{};
    std::map<std::string, Member> m_members{};
};

}  // namespace kydai::format
