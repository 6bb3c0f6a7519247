/// A host on the loopback network that answers uploads as the paper of chess-results says (rules/chess_results.md), by
/// its own reading of it, and in tests fails in every way: a site that never answers, answers half, answers nonsense,
/// refuses, or breaks off. Its own thread; asked from others.
#pragma once

#include "support/cipher.h"

#include <pugixml.hpp>

#include <arpa/inet.h>
#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <netinet/in.h>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace kydai::fixture {

class ResultsHost {
public:
    enum class Way : std::uint8_t {
        AsThePaperSays,
        Silent,      ///< takes the request and says nothing
        Half,        ///< fewer bytes than it announced
        HalfXml,     ///< a whole answer that is no whole document
        Nonsense,    ///< another page
        NoStatus,    ///< a document without what it should say
        Refused,     ///< with its own words
        Failing,     ///< HTTP 500
        BreakingOff  ///< closes before it says anything
    };

    const std::string source = "42";
    const std::string key = "0123456789abcdef0123456789abcdef";
    const std::string iv = "an iv of sixteen";
    const std::string creator = "99";

    ResultsHost() : m_listening(socket(AF_INET, SOCK_STREAM, 0))
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        if (bind(m_listening, reinterpret_cast<sockaddr*>(&address), size) == 0 && listen(m_listening, 16) == 0 &&
            getsockname(m_listening, reinterpret_cast<sockaddr*>(&address), &size) == 0)
            m_port = ntohs(address.sin_port);
        m_thread = std::thread([this] { serve(); });
    }
    ~ResultsHost()
    {
        m_over = true;
        m_thread.join();
        for (const int kept : m_kept) close(kept);
        close(m_listening);
    }
    ResultsHost(const ResultsHost&) = delete;
    ResultsHost& operator=(const ResultsHost&) = delete;

    [[nodiscard]] std::string address() const { return "http://127.0.0.1:" + std::to_string(m_port) + "/"; }
    /// From now on, for calls of this name ("GETSID", "GETKEY", "UPLOAD"); empty: for all.
    void go(Way way, std::string call = {})
    {
        const std::lock_guard lock(m_mutex);
        m_way = way;
        m_wayOf = std::move(call);
    }
    [[nodiscard]] std::vector<std::string> calls() const
    {
        const std::lock_guard lock(m_mutex);
        return m_calls;
    }
    /// Numbers that it gave.
    [[nodiscard]] int tournaments() const
    {
        const std::lock_guard lock(m_mutex);
        return m_given;
    }
    /// What stands at a number now.
    [[nodiscard]] std::string uploaded(const std::string& number) const
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_uploads.find(number);
        return found == m_uploads.end() ? std::string() : found->second;
    }

private:
    void serve()
    {
        while (!m_over) {
            pollfd waiting{m_listening, POLLIN, 0};
            constexpr int kMilliseconds = 20;
            if (poll(&waiting, 1, kMilliseconds) <= 0) continue;
            const int connection = accept(m_listening, nullptr, nullptr);
            if (connection >= 0) answer(connection);
        }
    }

    void answer(int connection)
    {
        const std::string request = receive(connection);
        const std::lock_guard lock(m_mutex);
        const std::string target = between(request, " ", " ");
        const std::string call = parameter(target, "key1");
        m_calls.push_back(call);
        const Way way = m_wayOf.empty() || m_wayOf == call ? m_way : Way::AsThePaperSays;
        if (way == Way::Silent) {
            m_kept.push_back(connection);
            return;
        }
        std::string body = way == Way::Refused ? error("Kein Zugriff: no access") : reply(call, target, request);
        std::string status = "200 OK";
        std::size_t length = body.size();
        if (way == Way::Half) length += 100;
        if (way == Way::HalfXml) {
            body.resize(body.size() / 2);
            length = body.size();
        }
        if (way == Way::Nonsense) body = "<html><body>Welcome</body></html>";
        if (way == Way::NoStatus) body = "<chessresults><result/></chessresults>";
        if (way == Way::Nonsense || way == Way::NoStatus) length = body.size();
        if (way == Way::Failing) status = "500 Internal Server Error";
        if (way != Way::BreakingOff) {
            const std::string whole = "HTTP/1.1 " + status +
                                      "\r\nContent-Type: text/xml\r\nContent-Length: " + std::to_string(length) +
                                      "\r\nConnection: close\r\n\r\n" + body;
            send(connection, whole.data(), whole.size(), MSG_NOSIGNAL);
        }
        close(connection);
    }

    static std::string receive(int connection)
    {
        std::string request;
        char bytes[16384];
        while (true) {
            const std::size_t head = request.find("\r\n\r\n");
            if (head != std::string::npos) {
                const std::size_t at = request.find("Content-Length: ");
                const std::size_t length = at < head ? std::stoul(request.substr(at + 16)) : 0;
                if (request.size() >= head + 4 + length) return request;
            }
            const ssize_t got = recv(connection, bytes, sizeof bytes, 0);
            if (got <= 0) return request;
            request.append(bytes, static_cast<std::size_t>(got));
        }
    }
    static std::string between(const std::string& text, const std::string& first, const std::string& last)
    {
        const std::size_t from = text.find(first);
        if (from == std::string::npos) return {};
        const std::size_t to = text.find(last, from + first.size());
        return to == std::string::npos ? std::string() : text.substr(from + first.size(), to - from - first.size());
    }
    static std::string parameter(const std::string& target, const std::string& name)
    {
        return between(target + '&', name + '=', "&");
    }
    static std::string error(const std::string& text)
    {
        return "<chessresults><result key=\"\" status=\"ERROR\"/><messages><message type=\"error\" Text=\"" + text +
               "\"/></messages></chessresults>";
    }
    /// The document in the form's field: per cent signs taken away, braces for angles.
    static std::string document(const std::string& request)
    {
        const std::string form = request.substr(request.find("\r\n\r\n") + 4);
        if (!form.starts_with("xml=")) return {};
        std::string text;
        for (std::size_t at = 4; at < form.size(); ++at) {
            if (form[at] == '<' || form[at] == '>') return {};
            if (form[at] == '%') {
                text += static_cast<char>(std::stoi(form.substr(at + 1, 2), nullptr, 16));
                at += 2;
            } else {
                text += form[at] == '+' ? ' ' : form[at];
            }
        }
        if (text.find_first_of("<>") != std::string::npos) return {};
        for (char& letter : text) {
            if (letter == '{') letter = '<';
            if (letter == '}') letter = '>';
        }
        return text;
    }
    [[nodiscard]] std::string sealed(const std::string& text) const
    {
        return *encryptedHex(text, *cipherKey(key), *cipherKey(iv));
    }

    std::string reply(const std::string& call, const std::string& target, const std::string& request)
    {
        if (call == "GETSID") {
            if (parameter(target, "source") != source) return error("source");
            m_session = "sid-" + std::to_string(++m_sessions);
            return "<?xml version=\"1.0\"?>\n<chessresults><result sid=\"" + m_session +
                   "\" status=\"OK\"/></chessresults>";
        }
        // Each session serves one call.
        const std::string session = sealed(std::exchange(m_session, "none"));
        const std::string text = document(request);
        pugi::xml_document xml;
        if (!request.starts_with("POST ") || !xml.load_string(text.c_str())) return error("xml");
        const pugi::xml_node root = xml.child("chessresults");
        const auto is = [](const pugi::xml_attribute& attribute, const std::string& value) {
            return attribute.value() == value;
        };
        if (call == "GETKEY") {
            const pugi::xml_node ask = root.child("getkey");
            if (!is(ask.attribute("source"), source) || !is(ask.attribute("sid"), session) ||
                !is(ask.attribute("creatorID"), sealed(creator)) || ask.attribute("tournament").empty())
                return error("getkey");
            const std::string number = std::to_string(222557 + m_given++);
            m_uploads[number] = {};
            return "<chessresults><result key=\"" + number + "\" status=\"OK\"/></chessresults>";
        }
        const pugi::xml_node data = root.child("security").child("securitydata");
        const std::string number = root.child("tournamentdata").child("tournament").attribute("key").value();
        if (call != "UPLOAD" || !is(data.attribute("source"), source) || !is(data.attribute("sid"), session) ||
            !is(data.attribute("creator_sid"), sealed(creator)) || !is(data.attribute("tnr_sid"), sealed(number)))
            return error("security");
        if (!m_uploads.contains(number)) return error("tournament " + number + " not found");
        m_uploads[number] = text;
        return "<chessresults><result key=\"" + number + "\" status=\"OK\"/></chessresults>";
    }

    int m_listening;
    std::uint16_t m_port = 0;
    std::atomic<bool> m_over = false;
    std::thread m_thread{};
    mutable std::mutex m_mutex{};
    Way m_way = Way::AsThePaperSays;
    std::string m_wayOf{};
    std::vector<std::string> m_calls{};
    std::vector<int> m_kept{};
    std::string m_session = "none";
    int m_sessions = 0;
    int m_given = 0;
    std::map<std::string, std::string> m_uploads{};
};

}  // namespace kydai::fixture
