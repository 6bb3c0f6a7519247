#include "support/output_file.h"

#include "support/file_system.h"
#include "support/fragments.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

namespace kydai {

namespace fs = std::filesystem;

namespace {

/// A link stays a link: the file behind it is what is replaced.
fs::path behindLink(const fs::path& target)
{
    std::error_code failed;
    if (!fs::is_symlink(target, failed)) return target;
    fs::path real = fs::canonical(target, failed);
    return failed ? target : real;
}

}  // namespace

Errc errcOf(int number)
{
    switch (number) {
    case ENOSPC:
#ifdef EDQUOT
    case EDQUOT:
#endif
        return Errc::DiskFull;
    case EROFS:
    case EACCES:
    case EPERM:
        return Errc::ReadOnly;
    default:
        return Errc::CannotWrite;
    }
}

Result<void> mayBeNamed(const fs::path& target)
{
    if (!isReservedName(target)) return {};
    return Error{.code = Errc::CannotWrite,
                 .file = toUtf8(target),
                 .what = fragment(FragmentId::NameOfADevice),
                 .expected = fragment(FragmentId::NewName)};
}

Result<void> mayWrite(const fs::path& target, Existing existing, std::span<const std::string> inputs)
{
    if (isDevice(target)) return {};
    if (auto named = mayBeNamed(target); !named) return named;
    std::error_code failed;
    if (!fs::exists(target, failed)) return {};
    const auto isTarget = [&](const std::string& input) {
        std::error_code none;
        return fs::equivalent(target, pathOf(input), none);
    };
    if (std::ranges::any_of(inputs, isTarget))
        return Error{.code = Errc::CannotWrite,
                     .file = toUtf8(target),
                     .what = fragment(FragmentId::FileThatIsReadHere),
                     .expected = fragment(FragmentId::NewName)};
    if (existing == Existing::Replace) return {};
    return Error{.code = Errc::CannotWrite,
                 .file = toUtf8(target),
                 .what = fragment(FragmentId::FileOfThisNameThatExistsAlready),
                 .expected = fragment(FragmentId::NewNameOrForce)};
}

fs::path unfinishedBeside(const fs::path& target)
{
    static std::atomic<unsigned> counted{0};
    fs::path path = target;
    path.replace_filename(
        pathOf(".kydai-" + std::to_string(processNumber()) + "-" + std::to_string(++counted) + ".unfinished"));
    return path;
}

OutputFile::OutputFile(const fs::path& target) : m_name(toUtf8(target)), m_direct(isDevice(target))
{
    std::error_code failed;
    m_target = m_direct ? target : behindLink(target);
    m_unfinished = unfinishedBeside(m_direct ? fs::temp_directory_path(failed) / "output" : m_target);
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : m_target(std::move(other.m_target)),
      m_unfinished(std::exchange(other.m_unfinished, fs::path())),
      m_name(std::move(other.m_name)),
      m_direct(other.m_direct)
{
}

OutputFile::~OutputFile()
{
    std::error_code failed;
    if (!m_unfinished.empty()) fs::remove(m_unfinished, failed);
}

Error OutputFile::failure(int number) const
{
    Error error{.code = errcOf(number), .file = m_name, .detail = std::generic_category().message(number)};
    std::error_code failed;
    const fs::path folder = m_target.parent_path();
    if (number == ENOENT && !folder.empty() && !fs::is_directory(folder, failed)) {
        error.what = fragment(FragmentId::NoSuchFolder);
        error.expected = fragment(FragmentId::FolderThatExists);
    }
    if (fs::is_directory(m_target, failed)) {
        error.code = Errc::CannotWrite;
        error.what = fragment(FragmentId::AFolder);
        error.expected = fragment(FragmentId::AFile);
    }
    return error;
}

Result<void> OutputFile::write(std::string_view bytes)
{
    if (const int failed = writeNewFile(m_unfinished, bytes); failed != 0) return failure(failed);
    return {};
}

Result<void> OutputFile::commit()
{
    if (m_direct) {
        std::ifstream in(m_unfinished, std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(in), {}};
        if (const int failed = in.bad() ? EIO : writeInto(m_target, bytes); failed != 0) return failure(failed);
        return {};
    }
    if (auto named = mayBeNamed(m_target); !named) return named;
    std::error_code failed;
    const fs::file_status former = fs::status(m_target, failed);
    if (fs::is_directory(former)) return failure(EISDIR);
    if (fs::exists(former) && !isWritableFile(m_target)) return failure(EACCES);
    if (const int problem = syncFile(m_unfinished); problem != 0) return failure(problem);
    if (fs::exists(former)) fs::permissions(m_unfinished, former.permissions(), failed);
    if (const int problem = renameFile(m_unfinished, m_target); problem != 0) return failure(problem);
    m_unfinished.clear();
    syncFolder(m_target.parent_path());
    return {};
}

Result<void> writeOutput(const fs::path& target, std::string_view bytes)
{
    OutputFile file(target);
    if (auto written = file.write(bytes); !written) return written;
    return file.commit();
}

}  // namespace kydai
