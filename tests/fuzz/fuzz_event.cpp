// The bytes of an event file: it opens or not, ends soon, and what opens fits together. A file with the mark "SQL" is
// statements that are run on a sound event instead, sealed again: rows that the program would never write.
#include "model/section_check.h"
#include "store/event_file.h"
#include "store/seal.h"
#include "support/assert.h"
#include "support/file_system.h"

#include <SQLiteCpp/Database.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace {

namespace fs = std::filesystem;

const fs::path& place()
{
    static const fs::path kPlace = kydai::makeTemporaryFolder();
    return kPlace;
}

void runOnSoundEvent(std::string_view statements, const fs::path& file)
{
    {
        const auto made = kydai::store::EventFile::create(file, "fuzz");
        KYDAI_ASSERT(made.ok());
    }
    try {
        SQLite::Database database(file, SQLite::OPEN_READWRITE);
        database.exec("PRAGMA trusted_schema=OFF; PRAGMA max_page_count=2000");
        database.exec(std::string(statements));
        kydai::store::Seal(database).renew();
    } catch (const SQLite::Exception&) {
        return;
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace kydai;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const fs::path file = place() / "fuzz.kydai";
    std::error_code none;
    for (const char* ending : {"", "-wal", "-journal"}) fs::remove(file.string() + ending, none);
    constexpr std::string_view kStatements = "SQL";
    if (bytes.starts_with(kStatements) && bytes.find("ATTACH") == std::string_view::npos)
        runOnSoundEvent(bytes.substr(kStatements.size()), file);
    else
        std::ofstream(file, std::ios::binary) << bytes;
    const auto opened = store::EventFile::open(file);
    if (!opened) return 0;
    for (const EventSection& entry : opened->event().sections) KYDAI_ASSERT(checkReferences(*entry.section).ok());
    (void)opened->journal();
    return 0;
}
