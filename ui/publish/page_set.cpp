#include "publish/page_set.h"

#include "support/assert.h"

#include <QCryptographicHash>

#include <algorithm>
#include <iterator>
#include <utility>

namespace kydai::publish {

namespace {

QByteArray sha256(std::string_view bytes)
{
    return QCryptographicHash::hash(QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())),
                                    QCryptographicHash::Sha256);
}

/// 60 bits of SHA-256 in letters and digits that no file system mixes up.
std::string hashName(std::string_view bytes)
{
    constexpr std::string_view kLetters = "0123456789abcdefghjkmnpqrstvwxyz";
    constexpr std::size_t kLength = 12;
    constexpr unsigned kBits = 5;
    constexpr unsigned kByte = 8;
    const QByteArray hash = sha256(bytes);
    std::string name;
    unsigned waiting = 0;
    unsigned count = 0;
    for (qsizetype at = 0; name.size() < kLength; ++at) {
        waiting = (waiting << kByte | static_cast<unsigned char>(hash[at])) & 0xFFFFU;
        for (count += kByte; count >= kBits && name.size() < kLength; count -= kBits)
            name += kLetters[waiting >> (count - kBits) & (kLetters.size() - 1)];
    }
    return name;
}

std::string_view ending(FileType type)
{
    switch (type) {
    case FileType::Html:
        return ".html";
    case FileType::Style:
        return ".css";
    case FileType::Script:
        return ".js";
    case FileType::Icon:
        return ".svg";
    case FileType::Picture:
        return ".png";
    case FileType::Data:
        return ".json";
    case FileType::Games:
        return ".pgn";
    case FileType::Calendar:
        return ".ics";
    case FileType::Text:
        return ".txt";
    }
    KYDAI_ASSERT(false);
}

}  // namespace

std::string hashOf(std::string_view bytes)
{
    return sha256(bytes).toHex().toStdString();
}

std::string_view mimeType(FileType type)
{
    switch (type) {
    case FileType::Html:
        return "text/html; charset=utf-8";
    case FileType::Style:
        return "text/css; charset=utf-8";
    case FileType::Script:
        return "text/javascript; charset=utf-8";
    case FileType::Icon:
        return "image/svg+xml";
    case FileType::Picture:
        return "image/png";
    case FileType::Data:
        return "application/json";
    case FileType::Games:
        return "application/vnd.chess-pgn";
    case FileType::Calendar:
        return "text/calendar; charset=utf-8";
    case FileType::Text:
        return "text/plain; charset=utf-8";
    }
    KYDAI_ASSERT(false);
}

const File* PageSet::find(std::string_view path) const
{
    const auto at = std::ranges::find(files, path, &File::path);
    return at == files.end() ? nullptr : &*at;
}

std::string PageSetBuilder::add(const std::string& folder, FileType type, std::string bytes)
{
    std::string path = folder + hashName(bytes) + std::string(ending(type));
    const auto [at, isNew] = m_byPath.try_emplace(path, m_set.files.size());
    if (isNew) {
        m_set.files.push_back({path, type, std::move(bytes), false});
    } else {
        KYDAI_ASSERT(m_set.files[at->second].bytes == bytes);
    }
    return path;
}

void PageSetBuilder::addEntry(std::string path, std::string bytes)
{
    m_entries.push_back({std::move(path), FileType::Html, std::move(bytes), true});
}

void PageSetBuilder::addData(std::string path, FileType type, std::string bytes)
{
    m_data.push_back({std::move(path), type, std::move(bytes), true});
}

void PageSetBuilder::addDoorway(Doorway door, const std::string& target)
{
    const auto at = m_byPath.find(target);
    KYDAI_ASSERT(at != m_byPath.end());
    door.file = at->second;
    m_set.doorways.push_back(std::move(door));
}

PageSet PageSetBuilder::take()
{
    std::ranges::move(m_data, std::back_inserter(m_set.files));
    std::ranges::move(m_entries, std::back_inserter(m_set.files));
    return std::move(m_set);
}

bool isOwnPath(std::string_view path)
{
    if (path.empty() || path.size() > 100 || path.front() == '/' || path.front() == '.') return false;
    if (path.find("..") != std::string_view::npos || path.find("//") != std::string_view::npos ||
        path.find("/.") != std::string_view::npos)
        return false;
    return std::ranges::all_of(path, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '/' || letter == '-' ||
               letter == '.';
    });
}

}  // namespace kydai::publish
