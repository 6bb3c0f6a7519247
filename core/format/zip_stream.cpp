#include "format/zip_stream.h"

#include <array>
#include <string_view>
#include <vector>
#include <zlib.h>

namespace kydai::format {

namespace {

constexpr std::string_view kLocalHeader{"PK\x03\x04", 4};
constexpr std::size_t kBlock = std::size_t{1} << 18U;
constexpr std::uint64_t kMostBytes = std::uint64_t{4} << 30U;
constexpr std::uint64_t kMostRatio = 200;
constexpr std::uint64_t kRatioCountsFrom = std::uint64_t{1} << 20U;  // short members may be packed tightly

constexpr unsigned kEncrypted = 1U << 0U;
constexpr unsigned kSizesFollow = 1U << 3U;
constexpr unsigned kStored = 0;
constexpr unsigned kDeflated = 8;

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
    const bool sized = (flags & kSizesFollow) == 0 && four(22) != 0xFFFFFFFFU;
    if ((flags & kEncrypted) != 0 || (method != kDeflated && !(method == kStored && sized))) return false;
    m_unpackedSize = sized ? four(22) : 0;
    m_inflater->left = sized ? four(18) : 0;
    m_file.ignore(std::streamsize{two(26)} + two(28));  // its name and what else is told of it
    if (!m_file.good()) return false;
    if (!m_inflater->deflated) return true;
    constexpr int kRawDeflate = -15;
    m_inflater->begun = inflateInit2(&m_inflater->stream, kRawDeflate) == Z_OK;
    return m_inflater->begun;
}

bool ZipMemberBuffer::refill()
{
    Inflater& in = *m_inflater;
    if (!in.deflated) {
        const auto wanted = static_cast<std::streamsize>(std::min<std::uint64_t>(in.left, in.unpacked.size()));
        m_file.read(in.unpacked.data(), wanted);
        const std::streamsize got = m_file.gcount();
        m_failed = got < wanted;
        in.left -= static_cast<std::uint64_t>(got);
        m_ended = in.left == 0 || m_failed;
        setg(in.unpacked.data(), in.unpacked.data(), in.unpacked.data() + got);
        return got > 0;
    }
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
    const bool bomb = in.unpackedBytes > kMostBytes ||
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
