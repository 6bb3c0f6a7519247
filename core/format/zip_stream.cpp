#include "format/zip_stream.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>
#include <zlib.h>

namespace kydai::format {

namespace {

constexpr std::string_view kLocalHeader{"PK\x03\x04", 4};
constexpr std::size_t kBlock = std::size_t{1} << 18U;
constexpr std::uint64_t kMostUnpacked = std::uint64_t{4} << 30U;
constexpr std::uint64_t kMostRatio = 200;
constexpr std::uint64_t kRatioCountsFrom = std::uint64_t{1} << 20U;  // short members may be packed tightly

constexpr unsigned kEncrypted = 1U << 0U;
constexpr unsigned kSizesFollow = 1U << 3U;
constexpr unsigned kStored = 0;
constexpr unsigned kDeflated = 8;

std::uint64_t littleEndian(const unsigned char* bytes, std::size_t count)
{
    std::uint64_t number = 0;
    for (std::size_t at = count; at-- > 0;) number = number << 8U | bytes[at];
    return number;
}

}  // namespace

struct ZipMemberBuffer::Inflater {
    z_stream stream{};
    bool begun = false;
    bool deflated = true;
    std::vector<char> packed = std::vector<char>(kBlock);
    std::vector<char> unpacked = std::vector<char>(kBlock);
    std::uint64_t packedBytes = 0;
    std::uint64_t unpackedBytes = 0;
    std::uint64_t left = 0;  ///< stored members: bytes still to come
    // What the member must come to; its header says it, or what follows it.
    bool sizesFollow = false;
    bool large = false;  ///< sizes of 64 bits
    std::uint32_t checksum = 0;
    std::uint64_t wantedPacked = 0;
    std::uint64_t wantedUnpacked = 0;
    std::uint32_t sum = 0;  ///< CRC-32 of what was unpacked

    /// Packed bytes that belong to the member.
    [[nodiscard]] std::uint64_t packedUsed() const { return packedBytes - stream.avail_in; }

    ~Inflater()
    {
        if (begun) inflateEnd(&stream);
    }
};

bool isZip(std::istream& stream)
{
    std::array<char, 4> begin{};
    const auto at = stream.tellg();
    stream.read(begin.data(), begin.size());
    const bool is = stream.gcount() == 4 && std::string_view(begin.data(), begin.size()) == kLocalHeader;
    stream.clear();
    stream.seekg(at);
    return is;
}

ZipMemberBuffer::ZipMemberBuffer(std::istream& file) : m_file(file), m_inflater(std::make_unique<Inflater>())
{
    m_failed = !readHeader();
    m_ended = m_failed;
}

ZipMemberBuffer::~ZipMemberBuffer() = default;

bool ZipMemberBuffer::readHeader()
{
    std::array<unsigned char, 30> head{};
    m_file.read(reinterpret_cast<char*>(head.data()), head.size());
    if (m_file.gcount() != static_cast<std::streamsize>(head.size())) return false;
    if (std::string_view(reinterpret_cast<const char*>(head.data()), 4) != kLocalHeader) return false;
    const auto two = [&](std::size_t at) { return static_cast<unsigned>(head.at(at)) | (head.at(at + 1) * 256U); };
    const auto four = [&](std::size_t at) { return two(at) | (two(at + 2) * 65536U); };
    const unsigned flags = two(6);
    const unsigned method = two(8);
    m_inflater->deflated = method == kDeflated;
    m_inflater->sizesFollow = (flags & kSizesFollow) != 0;
    m_inflater->large = four(22) == 0xFFFFFFFFU || four(18) == 0xFFFFFFFFU;
    m_inflater->checksum = four(14);
    m_inflater->wantedPacked = four(18);
    m_inflater->wantedUnpacked = four(22);
    const bool sized = !m_inflater->sizesFollow && !m_inflater->large;
    if ((flags & kEncrypted) != 0 || (method != kDeflated && !(method == kStored && sized))) return false;
    m_unpackedSize = sized ? four(22) : 0;
    m_inflater->left = sized ? four(18) : 0;
    m_file.ignore(two(26));  // its name
    if (!m_file.good() || !readExtra(two(28))) return false;
    if (!m_inflater->deflated) return true;
    constexpr int kRawDeflate = -15;
    m_inflater->begun = inflateInit2(&m_inflater->stream, kRawDeflate) == Z_OK;
    return m_inflater->begun;
}

/// What else is told of the member: the record of kind 1 has its sizes where they take 64 bits.
bool ZipMemberBuffer::readExtra(std::size_t bytes)
{
    std::vector<unsigned char> extra(bytes);
    m_file.read(reinterpret_cast<char*>(extra.data()), static_cast<std::streamsize>(bytes));
    if (m_file.gcount() != static_cast<std::streamsize>(bytes)) return false;
    constexpr unsigned kLargeSizes = 1;
    for (std::size_t at = 0; m_inflater->large && at + 4 <= bytes;) {
        const std::uint64_t kind = littleEndian(extra.data() + at, 2);
        const auto size = static_cast<std::size_t>(littleEndian(extra.data() + at + 2, 2));
        at += 4;
        if (kind == kLargeSizes && size >= 16 && at + 16 <= bytes) {
            m_inflater->wantedUnpacked = littleEndian(extra.data() + at, 8);
            m_inflater->wantedPacked = littleEndian(extra.data() + at + 8, 8);
            return true;
        }
        at += size;
    }
    return !m_inflater->large || m_inflater->sizesFollow;
}

/// The checksum and the sizes behind a member whose header does not have them; its first word may be left out.
bool ZipMemberBuffer::readDescriptor()
{
    Inflater& in = *m_inflater;
    std::vector<unsigned char> found(in.stream.next_in, in.stream.next_in + in.stream.avail_in);
    constexpr std::size_t kLongest = 24;
    const std::size_t held = found.size();
    if (held < kLongest) {
        found.resize(kLongest);
        m_file.read(reinterpret_cast<char*>(found.data() + held), static_cast<std::streamsize>(kLongest - held));
        found.resize(held + static_cast<std::size_t>(m_file.gcount()));
    }
    constexpr std::uint64_t kMark = 0x08074B50;
    const auto agrees = [&](std::size_t begin, std::size_t width) {
        if (found.size() < begin + 4 + 2 * width) return false;
        const unsigned char* at = found.data() + begin;
        return littleEndian(at, 4) == in.sum && littleEndian(at + 4, width) == in.packedUsed() &&
               littleEndian(at + 4 + width, width) == in.unpackedBytes;
    };
    const bool marked = found.size() >= 4 && littleEndian(found.data(), 4) == kMark;
    return (marked && (agrees(4, 4) || agrees(4, 8))) || agrees(0, 4) || agrees(0, 8);
}

/// Whether the member came to what the file says of it.
bool ZipMemberBuffer::isWhole()
{
    const Inflater& in = *m_inflater;
    if (in.sizesFollow) return readDescriptor();
    const std::uint64_t packed = in.deflated ? in.packedUsed() : in.unpackedBytes;
    return in.sum == in.checksum && in.unpackedBytes == in.wantedUnpacked && packed == in.wantedPacked;
}

bool ZipMemberBuffer::refill()
{
    const bool filled = m_inflater->deflated ? inflateMore() : copyMore();
    Inflater& in = *m_inflater;
    const auto got = static_cast<std::size_t>(egptr() - gptr());
    in.sum = static_cast<std::uint32_t>(
        crc32_z(in.sum, reinterpret_cast<const Bytef*>(in.unpacked.data()), static_cast<z_size_t>(got)));
    if (m_ended && !m_failed) m_failed = !isWhole();
    return filled;
}

bool ZipMemberBuffer::copyMore()
{
    Inflater& in = *m_inflater;
    const auto wanted = static_cast<std::streamsize>(std::min<std::uint64_t>(in.left, in.unpacked.size()));
    m_file.read(in.unpacked.data(), wanted);
    const std::streamsize got = m_file.gcount();
    m_failed = got < wanted;
    in.left -= static_cast<std::uint64_t>(got);
    in.unpackedBytes += static_cast<std::uint64_t>(got);
    m_ended = in.left == 0 || m_failed;
    setg(in.unpacked.data(), in.unpacked.data(), in.unpacked.data() + got);
    return got > 0;
}

bool ZipMemberBuffer::inflateMore()
{
    Inflater& in = *m_inflater;
    in.stream.next_out = reinterpret_cast<Bytef*>(in.unpacked.data());
    in.stream.avail_out = static_cast<uInt>(in.unpacked.size());
    while (in.stream.avail_out == in.unpacked.size() && !m_ended) {
        if (in.stream.avail_in == 0) {
            m_file.read(in.packed.data(), static_cast<std::streamsize>(in.packed.size()));
            in.stream.next_in = reinterpret_cast<Bytef*>(in.packed.data());
            in.stream.avail_in = static_cast<uInt>(m_file.gcount());
            in.packedBytes += static_cast<std::uint64_t>(m_file.gcount());
        }
        const int status = inflate(&in.stream, Z_NO_FLUSH);
        m_failed = status != Z_OK && status != Z_STREAM_END;  // no bytes left before the end of the member, too
        m_ended = status != Z_OK;
    }
    const std::size_t got = in.unpacked.size() - in.stream.avail_out;
    in.unpackedBytes += got;
    const bool bomb = in.unpackedBytes > kMostUnpacked ||
                      (in.unpackedBytes > kRatioCountsFrom && in.unpackedBytes / kMostRatio > in.packedBytes);
    if (bomb) m_failed = m_ended = true;
    setg(in.unpacked.data(), in.unpacked.data(), in.unpacked.data() + (bomb ? 0 : got));
    return got > 0 && !bomb;
}

ZipMemberBuffer::int_type ZipMemberBuffer::underflow()
{
    if (gptr() < egptr()) return traits_type::to_int_type(*gptr());
    if (m_ended || !refill()) return traits_type::eof();
    return traits_type::to_int_type(*gptr());
}

}  // namespace kydai::format
