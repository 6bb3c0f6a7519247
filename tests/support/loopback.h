/// A plain client on the loopback network for tests of servers: each may have an address of its own in 127.0.0.0/8.
#pragma once

#include <arpa/inet.h>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <optional>
#include <poll.h>
#include <string>
#include <string_view>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace kydai {

/// As many open files as the system allows: both ends of every connection are this process's.
inline void allowManyFiles()
{
    rlimit now{};
    if (getrlimit(RLIMIT_NOFILE, &now) != 0) return;
    now.rlim_cur = now.rlim_max;
    setrlimit(RLIMIT_NOFILE, &now);
}

class LoopbackClient {
public:
    /// `own` is the last three bytes of the client's address; 1 is 127.0.0.1.
    explicit LoopbackClient(std::uint16_t port, std::uint32_t own = 1) : m_socket(socket(AF_INET, SOCK_STREAM, 0))
    {
        const int yes = 1;
        setsockopt(m_socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
        setsockopt(m_socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
        sockaddr_in from = addressOf(own, 0);
        const sockaddr_in to = addressOf(1, port);
        m_connected =
            bind(m_socket, generic(&from), sizeof from) == 0 && connect(m_socket, generic(&to), sizeof to) == 0;
    }
    ~LoopbackClient()
    {
        if (m_socket >= 0) close(m_socket);
    }
    LoopbackClient(LoopbackClient&& other) noexcept
        : m_socket(std::exchange(other.m_socket, -1)),
          m_connected(other.m_connected),
          m_received(std::move(other.m_received))
    {
    }
    LoopbackClient& operator=(LoopbackClient&&) = delete;
    LoopbackClient(const LoopbackClient&) = delete;
    LoopbackClient& operator=(const LoopbackClient&) = delete;

    [[nodiscard]] bool isConnected() const { return m_connected; }

    /// False when the other side takes no more.
    bool send(std::string_view bytes)
    {
        while (!bytes.empty()) {
            const ssize_t sent = ::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0) return false;
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return true;
    }

    /// A whole answer: head and body. Nothing when the other side closed or nothing came in time.
    std::optional<std::string> answer(std::chrono::milliseconds within = std::chrono::seconds(5), bool hasBody = true)
    {
        const auto until = std::chrono::steady_clock::now() + within;
        while (true) {
            const std::size_t head = m_received.find("\r\n\r\n");
            if (head != std::string::npos) {
                const std::size_t size =
                    head + 4 + (hasBody ? lengthIn(std::string_view(m_received).substr(0, head)) : 0);
                if (m_received.size() >= size) {
                    std::string whole = m_received.substr(0, size);
                    m_received.erase(0, size);
                    return whole;
                }
            }
            if (!receive(until)) return std::nullopt;
        }
    }

    std::optional<std::string> get(std::string_view target, std::string_view more = {})
    {
        const std::string request =
            "GET " + std::string(target) + " HTTP/1.1\r\nHost: hall\r\n" + std::string(more) + "\r\n";
        if (!send(request)) return std::nullopt;
        return answer();
    }

    /// Whether the other side closes within this time.
    bool isClosedWithin(std::chrono::milliseconds within)
    {
        const auto until = std::chrono::steady_clock::now() + within;
        while (receive(until)) {
        }
        return m_closed;
    }

private:
    static sockaddr_in addressOf(std::uint32_t own, std::uint16_t port)
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(0x7F000000U | own);
        return address;
    }
    static const sockaddr* generic(const sockaddr_in* address) { return reinterpret_cast<const sockaddr*>(address); }
    static std::size_t lengthIn(std::string_view head)
    {
        constexpr std::string_view kLength = "Content-Length: ";
        const std::size_t at = head.find(kLength);
        if (at == std::string_view::npos) return 0;
        return static_cast<std::size_t>(std::atol(std::string(head.substr(at + kLength.size(), 12)).c_str()));
    }
    bool receive(std::chrono::steady_clock::time_point until)
    {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
        if (left.count() <= 0) return false;
        pollfd waiting{m_socket, POLLIN, 0};
        if (poll(&waiting, 1, static_cast<int>(left.count())) <= 0) return false;
        char bytes[16384];
        const ssize_t got = recv(m_socket, bytes, sizeof bytes, 0);
        if (got <= 0) {
            m_closed = true;
            return false;
        }
        m_received.append(bytes, static_cast<std::size_t>(got));
        return true;
    }

    int m_socket;
    bool m_connected = false;
    bool m_closed = false;
    std::string m_received{};
};

}  // namespace kydai
