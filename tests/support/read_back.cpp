#include "support/read_back.h"

#include <pugixml.hpp>

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string_view>
#include <zlib.h>

namespace kydai::fixture {

namespace {

std::uint32_t littleEndian(std::string_view bytes, std::size_t at, int count)
{
    std::uint32_t value = 0;
    for (int i = count; i-- > 0;)
        value = value << 8U | static_cast<unsigned char>(bytes.at(at + static_cast<std::size_t>(i)));
    return value;
}

std::string inflated(std::string_view packed, std::size_t size)
{
    std::string text(size, '\0');
    std::string input(packed);
    z_stream stream{};
    stream.next_in = reinterpret_cast<Bytef*>(input.data());  // NOLINT: zlib's own bytes
    stream.avail_in = static_cast<uInt>(input.size());
    stream.next_out = reinterpret_cast<Bytef*>(text.data());  // NOLINT: as above
    stream.avail_out = static_cast<uInt>(text.size());
    inflateInit2(&stream, -MAX_WBITS);
    const int done = inflate(&stream, Z_FINISH);
    inflateEnd(&stream);
    if (done != Z_STREAM_END) throw std::runtime_error("a damaged member");
    return text;
}

/// The members of a ZIP archive, by its central directory.
std::map<std::string, std::string> membersOf(const std::string& bytes)
{
    std::map<std::string, std::string> members;
    const std::size_t end = bytes.rfind("PK\x05\x06");
    std::size_t at = littleEndian(bytes, end + 16, 4);
    for (std::uint32_t left = littleEndian(bytes, end + 10, 2); left > 0; --left) {
        const std::uint32_t method = littleEndian(bytes, at + 10, 2);
        const std::uint32_t packed = littleEndian(bytes, at + 20, 4);
        const std::uint32_t size = littleEndian(bytes, at + 24, 4);
        const std::uint32_t nameLength = littleEndian(bytes, at + 28, 2);
        const std::uint32_t skipped = littleEndian(bytes, at + 30, 2) + littleEndian(bytes, at + 32, 2);
        const std::size_t local = littleEndian(bytes, at + 42, 4);
        const std::size_t data = local + 30 + littleEndian(bytes, local + 26, 2) + littleEndian(bytes, local + 28, 2);
        const std::string_view content = std::string_view(bytes).substr(data, packed);
        members[bytes.substr(at + 46, nameLength)] = method == 0 ? std::string(content) : inflated(content, size);
        at += 46 + nameLength + skipped;
    }
    return members;
}

std::string textIn(const pugi::xml_node& node)
{
    std::string text;
    for (const pugi::xpath_node& part : node.select_nodes(".//t")) text += part.node().text().get();
    return text;
}

}  // namespace

Rows workbookRows(const std::string& file)
{
    std::ifstream stream(file, std::ios::binary);
    const auto members = membersOf({std::istreambuf_iterator<char>(stream), {}});
    std::vector<std::string> shared;
    if (const auto strings = members.find("xl/sharedStrings.xml"); strings != members.end()) {
        pugi::xml_document document;
        document.load_string(strings->second.c_str(), pugi::parse_default | pugi::parse_ws_pcdata_single);
        for (const pugi::xml_node& item : document.child("sst").children("si")) shared.push_back(textIn(item));
    }
    Rows rows;
    for (const auto& [name, text] : members) {
        if (!name.starts_with("xl/worksheets/sheet")) continue;
        pugi::xml_document document;
        document.load_string(text.c_str());
        for (const pugi::xml_node& row : document.child("worksheet").child("sheetData").children("row")) {
            std::vector<std::string> cells;
            for (const pugi::xml_node& cell : row.children("c")) {
                const std::string value = cell.child("v").text().get();
                const bool isShared = std::string_view(cell.attribute("t").value()) == "s";
                std::string shown = isShared ? shared.at(std::stoul(value)) : value.empty() ? textIn(cell) : value;
                if (!shown.empty()) cells.push_back(std::move(shown));
            }
            rows.push_back(std::move(cells));
        }
    }
    return rows;
}

std::optional<std::vector<std::string>> pdfLines(const std::string& file)
{
    const std::string command = "pdftotext -layout '" + file + "' - 2>/dev/null";
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    std::string text;
    char buffer[4096];
    while (pipe != nullptr) {
        const std::size_t read = std::fread(buffer, 1, sizeof buffer, pipe.get());
        if (read == 0) break;
        text.append(buffer, read);
    }
    if (text.empty()) return std::nullopt;
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

}  // namespace kydai::fixture
