/// Progress of long work as plain counts; the window shows it, computations only report.
#pragma once

#include <atomic>
#include <cstddef>

namespace kydai {

/// Written by the working thread, read by any other. Units are the work's own (boards, players, rows).
class Progress {
public:
    void start(std::size_t total)
    {
        m_done.store(0, std::memory_order_relaxed);
        m_total.store(total, std::memory_order_relaxed);
    }
    void advance(std::size_t steps = 1) { m_done.fetch_add(steps, std::memory_order_relaxed); }
    [[nodiscard]] std::size_t done() const { return m_done.load(std::memory_order_relaxed); }
    [[nodiscard]] std::size_t total() const { return m_total.load(std::memory_order_relaxed); }

private:
    std::atomic<std::size_t> m_done{0};
    std::atomic<std::size_t> m_total{0};
};

}  // namespace kydai
