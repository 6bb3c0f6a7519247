/// Gives the pages of a publication to phones in the hall: HTTP on one address and port, read-only, from memory, on a
/// thread of its own. Holds whoever sends slowly, nothing or too much within limits, and never touches the event, the
/// rules or the disk. Functions may be called from any thread.
#pragma once

#include "serve/page_store.h"
#include "support/result.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace kydai::serve {

struct Limits {
    std::size_t connectionsInAll = 4000;
    std::size_t connectionsOfAnAddress = 8;
    std::uint32_t headBytes = 8192;
    std::chrono::milliseconds perRequest{10'000};  ///< to send it, and to take the answer; also between two of them
};

struct Counts {
    std::size_t readers = 0;       ///< addresses that asked for something within the last five minutes
    std::size_t connections = 0;   ///< open now
    std::uint64_t requests = 0;    ///< answered since the start
    std::uint64_t turnedAway = 0;  ///< connections above a limit
};

/// The answer to the head of a request as it comes from the network; none where more of it is waited for or nobody
/// waits for an answer. What every connection does with its bytes, without a network.
std::optional<Reply> answerBytes(const PageStore& pages, std::string_view bytes, const Limits& limits = {});

class PageServer {
public:
    /// Listens at once. `port` 0: a free one. Errors: CannotOpen where the address is none of this machine or the port
    /// is taken or not allowed.
    static Result<std::unique_ptr<PageServer>> start(const std::string& address, std::uint16_t port,
                                                     const Limits& limits = {});
    ~PageServer();  ///< closes every connection
    PageServer(const PageServer&) = delete;
    PageServer& operator=(const PageServer&) = delete;

    /// From now on these pages are given; a request is answered wholly from one publication.
    void publish(std::shared_ptr<const PageStore> pages);
    /// Those given now; never null.
    [[nodiscard]] std::shared_ptr<const PageStore> pages() const;

    [[nodiscard]] std::uint16_t port() const;
    [[nodiscard]] Counts counts() const;

private:
    struct Impl;
    explicit PageServer(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

}  // namespace kydai::serve
