// The bytes of an event file: it opens or not, ends soon, and what opens fits together. Rows: fuzz_event_rows.
#include "fuzz_target.h"
#include "model/section_check.h"
#include "store/event_file.h"
#include "support/assert.h"
#include "support/file_system.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace {

namespace fs = std::filesystem;

const fs::path& fuzzPlace()
{
    static const fs::path kPlace = kydai::makeTemporaryFolder();
    return kPlace;
}

}  // namespace

KYDAI_FUZZ_TARGET(fuzz_event)
{
    using namespace kydai;
    const fs::path file = fuzzPlace() / "fuzz.kydai";
    std::ofstream(file, std::ios::binary) << std::string_view(reinterpret_cast<const char*>(data), size);
    {
        const auto opened = store::EventFile::open(file);
        if (opened) {
            for (const EventSection& entry : opened->event().sections)
                KYDAI_ASSERT(checkReferences(*entry.section).ok());
            (void)opened->journal();
        }
    }
    std::error_code none;
    for (const char* ending : {"-wal", "-journal"}) fs::remove(file.string() + ending, none);
    return 0;
}
