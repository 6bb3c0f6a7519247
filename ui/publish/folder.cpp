#include "publish/folder.h"

#include "publish/frame.h"
#include "publish/place.h"
#include "support/file_system.h"
#include "support/fragments.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace kydai::publish {

namespace {

namespace fs = std::filesystem;
using Paths = std::set<std::string>;

constexpr std::size_t kDigestLetters = 16;

/// What this program has put into the folder.
struct Inventory {
    Paths files{};         ///< of the present publication
    Paths former{};        ///< of the one before it
    Paths contents{};      ///< what the present one tells
    std::string signer{};  ///< PageSet::signer of the present one, or of the last that was signed
    std::map<std::string, std::string> digests{};  ///< of files that change in place; empty while they are written
};

std::optional<std::string> contentsOf(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    if (!in) return std::nullopt;
    std::string bytes{std::istreambuf_iterator<char>(in), {}};
    if (in.bad()) return std::nullopt;
    return bytes;
}

Paths textsOf(const nlohmann::json& root, const char* key, bool arePaths)
{
    Paths texts;
    const auto list = root.find(key);
    if (list == root.end() || !list->is_array()) return texts;
    for (const auto& each : *list) {
        if (!each.is_string()) continue;
        std::string text = each.get<std::string>();
        if (!arePaths || isOwnPath(text)) texts.insert(std::move(text));
    }
    return texts;
}

/// Nothing where there is none, or none that can be read.
std::optional<Inventory> inventoryIn(const std::optional<std::string>& bytes)
{
    if (!bytes) return std::nullopt;
    const auto root = nlohmann::json::parse(*bytes, nullptr, false);
    if (!root.is_object()) return std::nullopt;
    const auto signer = root.find("signer");
    Inventory made{textsOf(root, "files", true), textsOf(root, "former", true), textsOf(root, "contents", false),
                   signer != root.end() && signer->is_string() ? signer->get<std::string>() : std::string()};
    if (const auto digests = root.find("digests"); digests != root.end() && digests->is_object()) {
        for (const auto& [path, digest] : digests->items())
            if (digest.is_string()) made.digests[path] = digest.get<std::string>();
    }
    return made;
}

/// One file, whole or not at all. Without a wait for the disk: whatever a power cut spoils is written again next time.
Result<bool> put(const fs::path& file, const std::string& bytes)
{
    if (const auto there = contentsOf(file); there && *there == bytes) return false;
    std::error_code failed;
    fs::create_directories(file.parent_path(), failed);
    const fs::path unfinished = unfinishedBeside(file);
    {
        std::ofstream out(unfinished, std::ios::binary | std::ios::trunc);
        out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        out.close();
        if (!out) {
            fs::remove(unfinished, failed);
            // This one knows the reason: no folder, no space, no permission.
            if (auto written = writeOutput(file, bytes); !written) return written.error();
            return true;
        }
    }
    if (renameFile(unfinished, file) == 0) return true;
    fs::remove(unfinished, failed);
    if (auto written = writeOutput(file, bytes); !written) return written.error();
    return true;
}

class LocalPlace : public Place {
public:
    explicit LocalPlace(const fs::path& folder) : m_folder(folder) {}

    Result<void> open() override
    {
        std::error_code failed;
        fs::create_directories(m_folder, failed);
        return {};
    }
    std::optional<std::string> inventory() override { return contentsOf(m_folder / kInventory); }
    Result<void> mayBegin(Existing existing) override { return mayWrite(m_folder / "index.html", existing, {}); }
    Result<bool> put(const std::string& path, const std::string& bytes, bool /*wasThere*/) override
    {
        if (path != kInventory) return publish::put(m_folder / pathOf(path), bytes);
        if (auto written = writeOutput(m_folder / pathOf(path), bytes); !written) return written.error();
        return true;
    }
    bool remove(const std::string& path) override
    {
        std::error_code failed;
        if (!fs::remove(m_folder / pathOf(path), failed)) return false;
        for (fs::path up = pathOf(path).parent_path(); !up.empty(); up = up.parent_path())
            if (!fs::remove(m_folder / up, failed)) break;
        return true;
    }
    Result<void> settle() override { return {}; }

private:
    const fs::path& m_folder;
};

class Writer {
public:
    Writer(Place& place, const PageSet& pages, const std::stop_token& stop, Progress& progress)
        : m_place(place), m_pages(pages), m_stop(stop), m_progress(progress)
    {
        for (const File& file : pages.files) m_now.files.insert(file.path);
        for (const Doorway& door : pages.doorways) m_now.files.insert(door.path);
        m_now.contents.insert(pages.contents.begin(), pages.contents.end());
        m_now.signer = pages.signer;
        for (const File& file : pages.files) {
            if (file.isEntry) m_now.digests[file.path] = hashOf(file.bytes).substr(0, kDigestLetters);
        }
        m_report.files = m_now.files.size();
    }

    Result<FolderReport> write(Existing existing)
    {
        if (auto done = m_place.open(); !done) return done.error();
        const auto before = inventoryIn(m_place.inventory());
        if (!before) {
            if (auto may = m_place.mayBegin(existing); !may) return may.error();
        }
        m_before = before.value_or(Inventory{});
        if (m_pages.signer.empty())
            m_now.signer = m_before.signer;
        else if (!m_before.signer.empty() && m_before.signer != m_pages.signer)
            m_report.formerSigner = m_before.signer;
        m_report.formerGone = !std::ranges::includes(m_now.contents, m_before.contents);
        // Whatever happens from here on, the next run knows all that may lie here.
        if (auto done = keep(everything()); !done) return done.error();
        if (auto done = putAll(); !done) return done.error();
        removeOld();
        if (auto done = keep(m_now); !done) return done.error();
        return m_report;
    }

private:
    Result<void> keep(const Inventory& inventory)
    {
        nlohmann::ordered_json root{
            {"files", inventory.files}, {"former", inventory.former}, {"contents", inventory.contents}};
        if (!inventory.signer.empty()) root["signer"] = inventory.signer;
        if (!inventory.digests.empty()) root["digests"] = inventory.digests;
        if (auto done = m_place.put(kInventory, root.dump(0) + '\n', false); !done) return done.error();
        return m_place.settle();
    }

    [[nodiscard]] Inventory everything() const
    {
        Inventory all = m_before;
        all.former.insert(all.files.begin(), all.files.end());
        all.former.insert(m_now.files.begin(), m_now.files.end());
        all.digests.clear();
        return all;
    }

    Result<void> putOne(const std::string& path, const std::string& bytes, bool isEntry)
    {
        if (m_stop.stop_requested()) return Error{Errc::Cancelled};
        const auto written = m_place.put(path, bytes, isEntry ? isAsBefore(path) : m_before.files.contains(path));
        if (!written) return written.error();
        m_report.written += *written ? 1 : 0;
        m_progress.advance();
        return {};
    }

    [[nodiscard]] bool isAsBefore(const std::string& path) const
    {
        const auto before = m_before.digests.find(path);
        return before != m_before.digests.end() && before->second == m_now.digests.at(path);
    }

    Result<void> putAll()
    {
        m_progress.start(m_report.files);
        const auto firstEntry = std::ranges::find(m_pages.files, true, &File::isEntry);
        for (auto file = m_pages.files.begin(); file != firstEntry; ++file) {
            if (auto done = putOne(file->path, file->bytes, false); !done) return done;
        }
        for (const Doorway& door : m_pages.doorways) {
            if (auto done = putOne(door.path, doorwayText(door), false); !done) return done;
        }
        // What leads somewhere comes when that is there, the way in last.
        if (auto done = m_place.settle(); !done) return done;
        for (auto file = firstEntry; file != m_pages.files.end(); ++file) {
            if (file + 1 == m_pages.files.end()) {
                if (auto done = m_place.settle(); !done) return done;
            }
            if (auto done = putOne(file->path, file->bytes, true); !done) return done;
        }
        return m_place.settle();
    }

    /// Entries and doorways of the former publication lead to what it told, so only its other pages may stay.
    [[nodiscard]] bool mayStay(const std::string& path) const
    {
        return !m_report.formerGone && m_before.files.contains(path) && path.find("x/") != std::string::npos;
    }

    void removeOld()
    {
        Paths old = m_before.files;
        old.insert(m_before.former.begin(), m_before.former.end());
        for (const std::string& path : old) {
            if (m_now.files.contains(path)) continue;
            if (mayStay(path))
                m_now.former.insert(path);
            else
                m_report.removed += m_place.remove(path) ? 1 : 0;
        }
    }

    Place& m_place;
    const PageSet& m_pages;
    const std::stop_token& m_stop;
    Progress& m_progress;
    Inventory m_before{};
    Inventory m_now{};
    FolderReport m_report{};
};

}  // namespace

Result<FolderReport> writeFolder(const PageSet& pages, const fs::path& folder, Existing existing,
                                 const std::stop_token& stop, Progress& progress)
{
    LocalPlace place(folder);
    return writeTo(place, pages, existing, stop, progress);
}

Result<FolderReport> writeTo(Place& place, const PageSet& pages, Existing existing, const std::stop_token& stop,
                             Progress& progress)
{
    return Writer(place, pages, stop, progress).write(existing);
}

}  // namespace kydai::publish
