/// The pages of one publication as values: files with their places, nothing that knows of disks or networks. Those that
/// are linked to bear the hash of their contents as their name, so a page and what it links to always belong together.
/// Only entries (the lists by name, one per section and language, and the list of sections) change in place. Any
/// thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace kydai::publish {

enum class FileType : std::uint8_t { Html, Style, Script, Icon, Picture, Data, Games, Calendar, Text };
std::string_view mimeType(FileType type);
/// SHA-256 in hexadecimal digits.
std::string hashOf(std::string_view bytes);

struct File {
    std::string path{};  ///< below the folder of the event, ASCII, parted by '/'
    FileType type = FileType::Html;
    std::string bytes{};
    bool isEntry = false;  ///< changes in place; the others never change under their name
};

/// A path as this program makes them; whatever else a list of files or a request says is not followed.
bool isOwnPath(std::string_view path);

/// A place that stays the same from publication to publication, for codes on paper and for bookmarks. A server gives
/// the page itself; in a folder a small page that never changes stands there and leads to an entry.
struct Doorway {
    std::string path{};      ///< as deep as the page, whose links stay right
    std::size_t file{};      ///< index in PageSet::files
    std::string entry{};     ///< where the small page leads to, seen from `path`: "../index.html#p37"
    std::string title{};     ///< of the small page, UTF-8
    std::string language{};  ///< of the page and the title: "vi"
};

struct PageSet {
    std::vector<File> files{};  ///< what changes in place last: data, then entries, of these the event's own last
    std::vector<Doorway> doorways{};
    /// What a server gives in place of a page that is no more, or never was; its links begin at the server's root.
    std::string gone{};
    /// What is told: every pairing by its boards, names in full, places. A former publication that told anything else
    /// was withdrawn in part.
    std::vector<std::string> contents{};
    std::string signer{};  ///< the fingerprint of the key that it is signed with; empty: it isn't (signature.h)

    /// Null where there is no such file.
    [[nodiscard]] const File* find(std::string_view path) const;
};

/// Collects files; the same contents are one file.
class PageSetBuilder {
public:
    /// Puts contents at `folder` under their hash; gives the path.
    std::string add(const std::string& folder, FileType type, std::string bytes);
    void addEntry(std::string path, std::string bytes);
    /// At an address that stays, its contents change; put before the entries.
    void addData(std::string path, FileType type, std::string bytes);
    void setGone(std::string bytes) { m_set.gone = std::move(bytes); }
    void addContent(std::string what) { m_set.contents.push_back(std::move(what)); }
    /// `door.file` is found by `target`, a path that `add` gave.
    void addDoorway(Doorway door, const std::string& target);

    /// The set; nothing may be added afterwards.
    [[nodiscard]] PageSet take();

private:
    PageSet m_set{};
    std::vector<File> m_data{};
    std::vector<File> m_entries{};
    std::unordered_map<std::string, std::size_t> m_byPath{};
};

}  // namespace kydai::publish
