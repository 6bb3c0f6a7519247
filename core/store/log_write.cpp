#include "store/log_write.h"

#include "support/assert.h"

#include <array>
#include <utility>
#include <vector>

namespace kydai::store {

namespace {

constexpr std::uint32_t kFormat = 3007000;
constexpr bool kHighFirst = true;

std::string bytesOfSum(const Sum& sum)
{
    return bytesOfWord(sum.first) + bytesOfWord(sum.second);
}

std::string bytesOfSalts(std::uint64_t salts)
{
    return bytesOfWord(static_cast<std::uint32_t>(salts >> 32U)) + bytesOfWord(static_cast<std::uint32_t>(salts));
}

}  // namespace

std::size_t pageSizeOf(std::string_view file)
{
    constexpr std::size_t kSizeAt = 16;
    if (file.size() < kSizeAt + 2) return 0;
    const auto high = static_cast<unsigned char>(file[kSizeAt]);
    const auto low = static_cast<unsigned char>(file[kSizeAt + 1]);
    return high == 0 && low == 1 ? 65536 : static_cast<std::size_t>(high) << 8U | low;
}

std::string withMark(std::string file, LogMark mark)
{
    file[kVersionsAt] = file[kVersionsAt + 1] = 2;
    const std::string bytes = markBytes(mark);
    return file.replace(kMarkAt, bytes.size(), bytes);
}

std::string LogWriter::transaction(std::string_view before, std::string_view after)
{
    const std::size_t pageSize = pageSizeOf(after);
    const bool isFirst = m_size == 0;
    std::vector<std::size_t> pages;
    for (std::size_t at = 0; at + pageSize <= after.size(); at += pageSize) {
        const bool isMark = at == 0 && isFirst;
        const bool isSame = at + pageSize <= before.size() && before.substr(at, pageSize) == after.substr(at, pageSize);
        if (isMark || !isSame) pages.push_back(at);
    }
    if (pages.empty()) pages.push_back(0);  // the file became shorter: the end says so
    if (isFirst) addHead(pageSize);
    for (const std::size_t at : pages) {
        const bool isEnd = at == pages.back();
        const auto count = static_cast<std::uint32_t>(isEnd ? after.size() / pageSize : 0);
        const std::string_view page = after.substr(at, pageSize);
        addFrame(static_cast<std::uint32_t>(at / pageSize + 1), count,
                 at == 0 ? withMark(std::string(page), m_mark) : page);
    }
    m_size += m_made.size();
    return std::exchange(m_made, {});
}

void LogWriter::addHead(std::size_t pageSize)
{
    const std::string head = bytesOfWord(kLogMagic | 1U) + bytesOfWord(kFormat) +
                             bytesOfWord(static_cast<std::uint32_t>(pageSize)) + bytesOfWord(0) + bytesOfSalts(m_salts);
    m_sum = {};
    m_sum.add(head, kHighFirst);
    m_made += head + bytesOfSum(m_sum);
}

void LogWriter::addFrame(std::uint32_t page, std::uint32_t pagesAfter, std::string_view bytes)
{
    const std::string places = bytesOfWord(page) + bytesOfWord(pagesAfter);
    m_sum.add(places, kHighFirst);
    m_sum.add(bytes, kHighFirst);
    m_made += places + bytesOfSalts(m_salts) + bytesOfSum(m_sum);
    m_made += bytes;
}

}  // namespace kydai::store
