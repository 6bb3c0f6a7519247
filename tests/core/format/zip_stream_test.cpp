#include "format/zip_stream.h"

#include <gtest/gtest.h>

#include <iterator>
#include <sstream>
#include <zlib.h>

namespace kydai::format {
namespace {

std::string littleEndian(std::uint64_t number, int bytes)
{
    std::string text;
    for (int byte = 0; byte < bytes; ++byte) text += static_cast<char>((number >> (8 * byte)) & 0xFFU);
    return text;
}

std::string deflated(const std::string& content)
{
    std::string packed(compressBound(static_cast<uLong>(content.size())) + 64, '\0');
    z_stream stream{};
    EXPECT_EQ(deflateInit2(&stream, 9, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY), Z_OK);
    std::string input = content;
    stream.next_in = reinterpret_cast<Bytef*>(input.data());
    stream.avail_in = static_cast<uInt>(input.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

/// A member with its local header; the central directory is nothing that we read.
std::string zip(const std::string& content, unsigned flags = 0, unsigned method = 8)
{
    const std::string packed = method == 8 ? deflated(content) : content;
    const bool sized = (flags & 8U) == 0;
    const std::uint64_t sum = crc32_z(0, reinterpret_cast<const Bytef*>(content.data()), content.size());
    const std::string follows =
        "PK\x07\x08" + littleEndian(sum, 4) + littleEndian(packed.size(), 4) + littleEndian(content.size(), 4);
    return std::string("PK\x03\x04", 4) + littleEndian(20, 2) + littleEndian(flags, 2) + littleEndian(method, 2) +
           littleEndian(0, 4) + littleEndian(sized ? sum : 0, 4) + littleEndian(sized ? packed.size() : 0, 4) +
           littleEndian(sized ? content.size() : 0, 4) + littleEndian(8, 2) + littleEndian(2, 2) + "list.txt" + "xx" +
           packed + (sized ? "" : follows) + "PK\x01\x02 and so on";
}

struct Unpacked {
    std::string text{};
    std::uint64_t size = 0;
    bool failed = false;
};
Unpacked unpack(const std::string& bytes)
{
    std::istringstream file(bytes);
    ZipMemberBuffer member(file);
    std::istream stream(&member);
    std::string text{std::istreambuf_iterator<char>(stream), {}};
    return {std::move(text), member.unpackedSize(), member.failed()};
}

std::string longText()
{
    std::string text;
    for (int line = 0; line < 40000; ++line) text += "line " + std::to_string(line * 7919) + "\n";
    return text;
}

TEST(ZipStream, GivesAMemberAsItWas)
{
    const std::string text = longText();
    for (const unsigned method : {0U, 8U}) {
        const Unpacked got = unpack(zip(text, 0, method));
        EXPECT_EQ(got.text, text) << method;
        EXPECT_EQ(got.size, text.size()) << method;
        EXPECT_FALSE(got.failed) << method;
    }
}

TEST(ZipStream, SizesMayComeBehindTheMember)
{
    const std::string text = longText();
    const Unpacked got = unpack(zip(text, 8));
    EXPECT_EQ(got.text, text);
    EXPECT_EQ(got.size, 0U);
    EXPECT_FALSE(got.failed);
}

TEST(ZipStream, SaysWhatItCanNotRead)
{
    const std::string whole = zip(longText());
    EXPECT_TRUE(unpack(whole.substr(0, whole.size() / 2)).failed);
    EXPECT_TRUE(unpack(whole.substr(0, 20)).failed);
    EXPECT_TRUE(unpack("no zip at all, but long enough for a head").failed);
    EXPECT_TRUE(unpack(zip("secret", 1)).failed);
    EXPECT_TRUE(unpack(zip("other packing", 0, 12)).failed);
    std::string wrong = whole;
    for (std::size_t at = 200; at < 260; ++at) wrong[at] = static_cast<char>(~wrong[at]);
    EXPECT_TRUE(unpack(wrong).failed);
}

TEST(ZipStream, NoFlippedBitIsReadAsSuccessWithOtherContents)
{
    std::string text;
    for (int line = 0; line < 60; ++line) text += "player " + std::to_string(line * 7919) + "\n";
    for (const unsigned flags : {0U, 8U}) {
        for (const unsigned method : {0U, 8U}) {
            if (flags == 8 && method == 0) continue;
            const std::string whole = zip(text, flags, method);
            ASSERT_EQ(unpack(whole).text, text);
            for (std::size_t bit = 0; bit < whole.size() * 8; ++bit) {
                std::string flipped = whole;
                flipped[bit / 8] = static_cast<char>(static_cast<unsigned char>(flipped[bit / 8]) ^ (1U << (bit % 8)));
                const Unpacked got = unpack(flipped);
                EXPECT_TRUE(got.failed || got.text == text) << "bit " << bit << " flags " << flags;
            }
        }
    }
}

TEST(ZipStream, ABombIsLeft)
{
    const Unpacked got = unpack(zip(std::string(std::size_t{16} << 20U, 'a')));
    EXPECT_TRUE(got.failed);
    EXPECT_LT(got.text.size(), std::size_t{4} << 20U);
}

TEST(ZipStream, KnowsAZipAndLeavesTheStreamWhereItWas)
{
    std::istringstream is(zip("a"));
    EXPECT_TRUE(isZip(is));
    EXPECT_EQ(is.tellg(), 0);
    std::istringstream no("PK");
    EXPECT_FALSE(isZip(no));
    EXPECT_EQ(no.get(), 'P');
}

}  // namespace
}  // namespace kydai::format
