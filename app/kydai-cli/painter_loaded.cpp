// What paints, loaded from beside the program, or from where the system has it.

#include "paper.h"
#include "support/file_system.h"
#include "support/fragments.h"

#include <QLibrary>

#include <array>
#include <filesystem>
#include <system_error>

namespace kydai::cli {

Result<const Painter*> findPainter()
{
    std::error_code problem;
    const std::filesystem::path here = std::filesystem::read_symlink("/proc/self/exe", problem).parent_path();
    const std::array<std::filesystem::path, 2> places{here / "kydai-print.so",
                                                      here / KYDAI_LIBRARIES / "kydai-print.so"};
    Error missing{.code = Errc::CannotOpen,
                  .file = "kydai-print",
                  .what = fragment(FragmentId::NothingThatPaints),
                  .expected = fragment(FragmentId::PackageThatPaints)};
    for (const std::filesystem::path& place : places) {
        if (!std::filesystem::exists(place, problem)) continue;
        QLibrary library(QString::fromStdString(toUtf8(place)));
        const auto find = reinterpret_cast<FindPainter>(library.resolve(kFindPainter));
        if (find == nullptr) {
            missing.detail = library.errorString().toStdString();
            continue;
        }
        if (const Painter* const painter = find(KYDAI_VERSION)) return painter;
    }
    return missing;
}

}  // namespace kydai::cli
