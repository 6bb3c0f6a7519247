/// The first member of a ZIP file as a stream: unpacked while it is read, so that a list of 300 MB needs no temporary
/// file. Stored and deflated members; limits against bombs (rules/fide_list_format.md, section 3).
#pragma once

#include <cstdint>
#include <istream>
#include <memory>
#include <streambuf>

namespace kydai::format {

/// Whether a stream that stands at its beginning holds a ZIP; the stream stays there.
bool isZip(std::istream& stream);

class ZipMemberBuffer : public std::streambuf {
public:
    /// `file` stands at the beginning of the ZIP and must outlive this. Reading gives nothing where the file is no ZIP,
    /// its first member is encrypted or packed in another way, or it is damaged: `failed` says so.
    explicit ZipMemberBuffer(std::istream& file);
    ZipMemberBuffer(const ZipMemberBuffer&) = delete;
    ZipMemberBuffer& operator=(const ZipMemberBuffer&) = delete;
    ~ZipMemberBuffer() override;

    /// Bytes of the unpacked member; 0 when the file doesn't say it beforehand.
    [[nodiscard]] std::uint64_t unpackedSize() const { return m_unpackedSize; }
    /// Damaged (also: not of the size and the CRC-32 that the file names), unsupported or larger than 4 GB or 200 times
    /// its packed size; known when reading has ended.
    [[nodiscard]] bool failed() const { return m_failed; }

protected:
    int_type underflow() override;

private:
    struct Inflater;
    bool readHeader();
    bool readExtra(std::size_t bytes);
    bool readDescriptor();
    bool isWhole();
    bool refill();
    bool inflateMore();
    bool copyMore();

    std::istream& m_file;
    std::unique_ptr<Inflater> m_inflater;
    std::uint64_t m_unpackedSize = 0;
    bool m_failed = false;
    bool m_ended = false;
};

}  // namespace kydai::format
