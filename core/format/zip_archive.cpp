#include "format/zip_archive.h"

#include "support/fragments.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <zlib.h>

namespace kydai::format {

namespace {

constexpr std::string_view kLocalMark{"PK\x03\x04", 4};
constexpr std::string_view kEntryMark{"PK\x01\x02", 4};
constexpr std::string_view kEndMark{"PK\x05\x06", 4};
constexpr std::size_t kLocalSize = 30;
constexpr std::size_t kEntrySize = 46;
constexpr std::size_t kEndSize = 22;
constexpr std::size_t kMostMembers = 10'000;
constexpr std::uint32_t kMostMemberBytes = std::uint32_t{64} << 20U;
constexpr std::uint32_t kEncryptedFlag = 1;
constexpr std::uint32_t kMethodStored = 0;
constexpr std::uint32_t kMethodDeflated = 8;

/// Little-endian number of `count` bytes; the caller has made sure that they are there.
std::uint32_t littleEndian(std::string_view bytes, std::size_t at, std::size_t count)
{
    std::uint32_t value = 0;
    for (std::size_t byte = count; byte-- > 0;) value = value * 256U + static_cast<unsigned char>(bytes[at + byte]);
    return value;
}

bool isMarkAt(std::string_view bytes, std::size_t at, std::string_view mark, std::size_t size)
{
    return at <= bytes.size() && bytes.size() - at >= size && bytes.substr(at, mark.size()) == mark;
}

Error damagedArchive(const std::string& fileName)
{
    return {Errc::Malformed,
            fileName,
            0,
            fragment(FragmentId::DamagedArchive),
            fragment(FragmentId::WorkbookSavedAnew),
            {}};
}

std::optional<std::string> memberInflated(std::string_view packed, std::uint32_t size)
{
    std::string unpacked(size, '\0');
    z_stream stream{};
    constexpr int kRawDeflate = -15;
    if (inflateInit2(&stream, kRawDeflate) != Z_OK) return std::nullopt;
    std::string input(packed);  // zlib takes no constant input
    stream.next_in = reinterpret_cast<Bytef*>(input.data());
    stream.avail_in = static_cast<uInt>(input.size());
    stream.next_out = reinterpret_cast<Bytef*>(unpacked.data());
    stream.avail_out = static_cast<uInt>(unpacked.size());
    const int status = inflate(&stream, Z_FINISH);
    const bool whole = status == Z_STREAM_END && stream.total_out == size;
    inflateEnd(&stream);
    return whole ? std::optional(std::move(unpacked)) : std::nullopt;
}

}  // namespace

Result<ZipArchive> ZipArchive::open(std::string_view bytes, const std::string& fileName)
{
    // The end record stands at the end, before a comment of at most 64 KiB.
    const std::size_t end = bytes.rfind(kEndMark);
    if (end == std::string_view::npos || !isMarkAt(bytes, end, kEndMark, kEndSize)) return damagedArchive(fileName);
    const std::size_t count = littleEndian(bytes, end + 10, 2);
    std::size_t at = littleEndian(bytes, end + 16, 4);
    if (count > kMostMembers) return damagedArchive(fileName);
    ZipArchive archive;
    archive.m_bytes = bytes;
    archive.m_fileName = fileName;
    for (std::size_t entry = 0; entry < count; ++entry) {
        if (!isMarkAt(bytes, at, kEntryMark, kEntrySize)) return damagedArchive(fileName);
        const std::size_t name = littleEndian(bytes, at + 28, 2);
        const std::size_t rest = littleEndian(bytes, at + 30, 2) + littleEndian(bytes, at + 32, 2);
        if (bytes.size() - at - kEntrySize < name) return damagedArchive(fileName);
        archive.m_members.try_emplace(
            std::string(bytes.substr(at + kEntrySize, name)),
            Member{littleEndian(bytes, at + 8, 2), littleEndian(bytes, at + 10, 2), littleEndian(bytes, at + 20, 4),
                   littleEndian(bytes, at + 24, 4), littleEndian(bytes, at + 42, 4)});
        at += kEntrySize + name + rest;
    }
    return archive;
}

Result<std::string> ZipArchive::read(const std::string& member) const
{
    const auto found = m_members.find(member);
    if (found == m_members.end()) return damagedArchive(m_fileName);
    const Member& it = found->second;
    if (it.size > kMostMemberBytes) {
        return Error{Errc::OutOfRange,
                     m_fileName,
                     0,
                     fragment(FragmentId::ArchiveTooLarge),
                     fragment(FragmentId::WorkbookSavedAnew),
                     {}};
    }
    if ((it.flags & kEncryptedFlag) != 0 || (it.method != kMethodStored && it.method != kMethodDeflated)) {
        return Error{Errc::Unsupported,
                     m_fileName,
                     0,
                     fragment(FragmentId::EncryptedArchive),
                     fragment(FragmentId::WorkbookSavedAnew),
                     {}};
    }
    if (!isMarkAt(m_bytes, it.offset, kLocalMark, kLocalSize)) return damagedArchive(m_fileName);
    const std::size_t begin =
        it.offset + kLocalSize + littleEndian(m_bytes, it.offset + 26, 2) + littleEndian(m_bytes, it.offset + 28, 2);
    if (begin > m_bytes.size() || m_bytes.size() - begin < it.packedSize) return damagedArchive(m_fileName);
    const std::string_view packed = m_bytes.substr(begin, it.packedSize);
    if (it.method == kMethodStored) {
        if (it.size != it.packedSize) return damagedArchive(m_fileName);
        return std::string(packed);
    }
    auto unpacked = memberInflated(packed, it.size);
    if (!unpacked) return damagedArchive(m_fileName);
    return std::move(*unpacked);
}

}  // namespace kydai::format
