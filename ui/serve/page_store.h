/// The pages of one publication as a server gives them: compressed once, with their tags, held in memory. `answer` is a
/// pure function of the store and a request, without any network. Immutable; any number of threads.
#pragma once

#include "publish/page_set.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace kydai::serve {

/// What of a request the answer depends on.
struct Request {
    std::string_view method{};  ///< "GET", "HEAD", anything else
    std::string_view target{};  ///< as it was sent: "/s1/p/37.html?screen"
    std::string_view ifNoneMatch{};
    std::string_view acceptEncoding{};
};

struct Reply {
    int status = 200;
    std::string head{};                         ///< from the status line to the empty line
    std::shared_ptr<const std::string> body{};  ///< null: none is sent
    bool keepAlive = true;
};

class PageStore {
public:
    PageStore() = default;  ///< without any page
    /// `former` are the pages given until now: those that bear their hash as a name stay for who has an old list open,
    /// unless something of that publication was withdrawn. Its own former is forgotten.
    explicit PageStore(const publish::PageSet& pages, const PageStore* former = nullptr);

    [[nodiscard]] Reply answer(const Request& request) const;

    [[nodiscard]] std::size_t pages() const { return m_pages.size(); }
    /// Of all pages, compressed.
    [[nodiscard]] std::size_t bytes() const;

private:
    struct Page {
        std::shared_ptr<const std::string> packed{};  ///< gzip
        std::size_t size = 0;                         ///< unpacked
        std::string tag{};                            ///< without quotes
        publish::FileType type = publish::FileType::Html;
        bool changes = false;  ///< under this name
        bool isFormer = false;
    };
    [[nodiscard]] const Page* find(std::string_view target) const;
    [[nodiscard]] static Reply given(const Page& page, const Request& request, int status);

    std::unordered_map<std::string, Page> m_pages{};
    Page m_gone{};
    std::unordered_set<std::string> m_contents{};  ///< PageSet::contents
};

/// Refusals that need no page: 400, 405, 408, 431, 503.
Reply refusal(int status);

}  // namespace kydai::serve
