#include "format/fide_list_source.h"

#include <algorithm>

namespace kydai::format {

bool BlockSource::refill()
{
    constexpr std::size_t kBlock = std::size_t{1} << 20U;
    if (m_ended) return false;
    m_block.resize(kBlock);
    m_stream.read(m_block.data(), static_cast<std::streamsize>(kBlock));
    m_block.resize(static_cast<std::size_t>(m_stream.gcount()));
    m_at = 0;
    if (m_progress != nullptr) m_progress->advance(m_block.size());
    return !m_block.empty();
}

bool BlockSource::takeUntil(std::string_view stops, std::size_t limit, std::string& into)
{
    into.clear();
    while (m_at < m_block.size() || refill()) {
        const std::size_t stop = std::min(m_block.find_first_of(stops, m_at), m_block.size());
        into.append(m_block, m_at, stop - m_at);
        m_at = stop;
        if (into.size() > limit) return false;
        if (stop < m_block.size()) return true;
    }
    return false;
}

bool BlockSource::line(std::string& line)
{
    constexpr std::size_t kLongest = 4096;
    constexpr std::size_t kNoLine = std::size_t{64} << 20U;  // so much without a line end is no list
    line.clear();
    std::size_t passed = 0;
    if (m_at == m_block.size() && !refill()) return false;
    do {
        const std::size_t stop = std::min(m_block.find('\n', m_at), m_block.size());
        line.append(m_block, m_at, std::min(stop - m_at, kLongest - std::min(line.size(), kLongest)));
        passed += stop - m_at;
        m_at = stop;
        if (m_at < m_block.size()) {
            ++m_at;
            break;
        }
    } while (passed < kNoLine && refill());
    if (passed >= kNoLine) {
        m_block.clear();
        m_at = 0;
        m_ended = true;
    }
    if (line.ends_with('\r')) line.pop_back();
    return true;
}

}  // namespace kydai::format
