#include "store/log_walk.h"

#include "store/log_sum.h"

#include <algorithm>
#include <bit>
#include <span>

namespace kydai::store {

namespace {

constexpr std::size_t kMarkSize = 8;

/// The frames of a log one after the other. Each sum is made from that of the frame before: what a frame says of itself
/// and what it adds up to, so that a bit that flipped in one of both does not take the next frame with it.
class Walk {
public:
    Walk(std::string_view log, std::size_t pageSize) : m_log(log), m_pageSize(pageSize)
    {
        m_highFirst = (wordAt(log, 0) & 1U) != 0;
        Sum computed;
        computed.add(log.substr(0, kLogHead - 8), m_highFirst);
        m_said = sumAt(log, kLogHead - 8);
        m_computed = computed;
        m_isSound = m_said == m_computed && (wordAt(log, 0) & ~1U) == kLogMagic;
        std::size_t saltsAt =
            kLogHead + size() + 8;  // where the head is damaged those of the second frame, or the first
        if (log.size() < saltsAt + 8) saltsAt = kLogHead + 8;
        if (m_isSound || log.size() < saltsAt + 8) saltsAt = 16;
        m_salts = longAt(log, saltsAt);
    }

    [[nodiscard]] std::size_t size() const { return kFrameHead + m_pageSize; }

    /// The frame at this place. `provesLast`: the one before it is whole, whatever it says of itself.
    LogFrame next(std::size_t at, bool& provesLast)
    {
        const std::string_view head = m_log.substr(at, kFrameHead);
        const std::string_view page = m_log.substr(at + kFrameHead, m_pageSize);
        const auto follows = [&](Sum sum) {
            sum.add(head.substr(0, 8), m_highFirst);
            sum.add(page, m_highFirst);
            return sum;
        };
        const bool isOurs = longAt(head, 8) == m_salts;
        const Sum said = sumAt(head, 16);
        const Sum afterComputed = follows(m_computed);
        const Sum afterSaid = follows(m_said);
        LogFrame frame{.page = wordAt(head, 0), .pagesAfter = wordAt(head, 4), .at = at + kFrameHead};
        provesLast = said == afterComputed;
        frame.isWhole = frame.page != 0 && (said == afterComputed || (isOurs && said == afterSaid));
        if (!frame.isWhole && !isOurs) frame.pagesAfter = 0;
        m_isSound = m_isSound && isOurs && frame.isWhole && said == afterComputed;
        m_computed = frame.isWhole ? said : afterComputed;
        m_said = said;
        return frame;
    }
    /// Whether SQLite has taken every frame until now.
    [[nodiscard]] bool isSound() const { return m_isSound; }

private:
    std::string_view m_log;
    std::size_t m_pageSize;
    bool m_highFirst = false;
    bool m_isSound = false;
    std::uint64_t m_salts = 0;
    Sum m_said{};
    Sum m_computed{};
};

}  // namespace

std::string markBytes(LogMark mark)
{
    std::string bytes(kMarkSize, '\0');
    for (std::size_t at = kMarkSize; at-- > 0; mark >>= 8U) bytes[at] = static_cast<char>(mark & 0xFFU);
    return bytes;
}

bool isAtRest(std::string_view file)
{
    return file.size() > kVersionsAt + 1 && file[kVersionsAt] == 1 && file[kVersionsAt + 1] == 1;
}

LogMark markOf(std::string_view file)
{
    return file.size() < kMarkAt + kMarkSize || isAtRest(file) ? 0 : longAt(file, kMarkAt);
}

bool LogWalk::isDamaged() const
{
    return transactions(sound) > 0;
}

std::size_t LogWalk::transactions(std::size_t first) const
{
    return static_cast<std::size_t>(std::ranges::count_if(std::span(frames).subspan(first), &LogFrame::isCommit));
}

std::size_t LogWalk::transactionsLost(std::size_t first) const
{
    std::uint32_t most = 0;
    for (const LogFrame& frame : frames) most = std::max(most, frame.isCommit() ? frame.pagesAfter : 0U);
    return static_cast<std::size_t>(std::ranges::count_if(std::span(frames).subspan(first), [&](const LogFrame& frame) {
        return frame.pagesAfter != 0 && frame.pagesAfter <= most;
    }));
}

std::vector<std::size_t> LogWalk::ends() const
{
    std::vector<std::size_t> ends;
    bool isAsked = true;  // for the end before this place
    for (std::size_t count = frames.size(); count > 0; --count) {
        const LogFrame& last = frames[count - 1];
        if (isAsked && last.isCommit()) ends.push_back(count);
        isAsked = (isAsked && !last.isCommit()) || !last.isWhole;
    }
    return ends;
}

LogWalk walkLog(std::string_view log)
{
    LogWalk walked;
    if (log.size() < kLogHead) return walked;
    constexpr std::size_t kLeast = 512;
    constexpr std::size_t kMost = 65536;
    walked.pageSize = wordAt(log, 8);
    if (!std::has_single_bit(walked.pageSize) || walked.pageSize < kLeast || walked.pageSize > kMost)
        walked.pageSize = 4096;  // that of every event file
    Walk walk(log, walked.pageSize);
    for (std::size_t at = kLogHead; at + walk.size() <= log.size(); at += walk.size()) {
        bool provesLast = false;
        const LogFrame frame = walk.next(at, provesLast);
        if (provesLast && !walked.frames.empty()) walked.frames.back().isWhole = walked.frames.back().page != 0;
        walked.frames.push_back(frame);
        if (walk.isSound() && frame.isCommit()) walked.sound = walked.frames.size();
    }
    const auto ends = walked.ends();
    walked.isTorn = log.size() > kLogHead + (ends.empty() ? 0 : ends.front()) * walk.size();
    for (const LogFrame& frame : walked.frames) {
        if (frame.page != 1 || !frame.isWhole) continue;
        walked.mark = longAt(log, frame.at + kMarkAt);
        break;
    }
    return walked;
}

std::string fileWith(std::string_view file, std::string_view log, const LogWalk& walked, std::size_t count)
{
    std::string made(file);
    const std::size_t pageSize = walked.pageSize;
    for (const LogFrame& frame : std::span(walked.frames).first(count)) {
        const std::size_t at = (std::size_t{frame.page} - 1) * pageSize;
        constexpr std::size_t kMostBytes = std::size_t{1} << 30U;
        if (!frame.isWhole || at > kMostBytes) continue;
        made.resize(std::max(made.size(), at + pageSize));
        made.replace(at, pageSize, log.substr(frame.at, pageSize));
    }
    if (count > 0 && walked.frames[count - 1].isCommit())
        made.resize(std::min(made.size(), std::size_t{walked.frames[count - 1].pagesAfter} * pageSize));
    if (made.size() < kMarkAt + kMarkSize) return made;
    made[kVersionsAt] = made[kVersionsAt + 1] = 1;
    made.replace(kMarkAt, kMarkSize, kMarkSize, '\0');
    return made;
}

}  // namespace kydai::store
