/// A stream read in blocks, with look-ahead at its first bytes. Private to the readers of rating lists.
#pragma once

#include "support/progress.h"

#include <istream>
#include <string>
#include <string_view>

namespace kydai::format {

class BlockSource {
public:
    BlockSource(std::istream& stream, Progress* progress) : m_stream(stream), m_progress(progress) {}

    /// The next character, or kEnd.
    int next()
    {
        if (m_at == m_block.size() && !refill()) return kEnd;
        return static_cast<unsigned char>(m_block[m_at++]);
    }

    /// Takes everything up to one of the stop characters, at most `limit` bytes; the stop character stays.
    /// False at the end of the stream or when the limit is reached.
    bool takeUntil(std::string_view stops, std::size_t limit, std::string& into);

    /// The next line without its end into `line`; false when there is none. Lines beyond the limit are cut;
    /// after 64 MB without a line end nothing more is read.
    bool line(std::string& line);

    [[nodiscard]] bool failed() const { return m_stream.bad(); }

    static constexpr int kEnd = -1;

private:
    bool refill();

    std::istream& m_stream;
    Progress* m_progress;
    std::string m_block{};
    std::size_t m_at = 0;
    bool m_ended = false;  ///< nothing more that could be a list
};

}  // namespace kydai::format
