#include "support/watched_disk.h"

#include "support/file_system.h"

#include <algorithm>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <dlfcn.h>
#include <fcntl.h>
#include <fstream>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>

namespace kydai::fixture {

namespace fs = std::filesystem;

struct WatchedDisk::State {
    std::string folder;  ///< with a slash behind it
    Files before{};
    std::map<std::string, int> files{};    ///< numbers by present names
    std::map<int, int> open{};             ///< numbers of files by file descriptor
    std::map<int, std::string> folders{};  ///< open folders
    std::vector<DiskStep> steps{};
    int newest = 0;
    std::optional<SystemCall> failing{};
    int untilFailure = 0;
    bool forGood = false;
    bool hasFailed = false;

    bool fails(SystemCall call)
    {
        if (failing != call || (hasFailed && !forGood)) return false;
        if (!hasFailed && --untilFailure > 0) return false;
        hasFailed = true;
        errno = call == SystemCall::Write ? ENOSPC : EIO;
        return true;
    }
    /// The name under the folder; none for what lies elsewhere.
    [[nodiscard]] std::optional<std::string> nameOf(const char* path) const
    {
        const std::string_view whole(path);
        if (whole.size() + 1 == folder.size() && folder.starts_with(whole)) return std::string();
        if (!whole.starts_with(folder)) return std::nullopt;
        return std::string(whole.substr(folder.size()));
    }
    [[nodiscard]] std::optional<int> fileOf(int descriptor) const
    {
        const auto at = open.find(descriptor);
        return at == open.end() ? std::nullopt : std::optional(at->second);
    }
    void opened(int descriptor, const std::string& name, bool isNew, bool emptied)
    {
        const auto at = files.find(name);
        const int number = at == files.end() ? ++newest : at->second;
        files[name] = number;
        open[descriptor] = number;
        if (isNew) steps.push_back({.kind = DiskStep::Kind::Create, .file = number, .name = name});
        if (!isNew && emptied) steps.push_back({.kind = DiskStep::Kind::Truncate, .file = number, .at = 0});
    }
    void synced(int descriptor)
    {
        if (const auto file = fileOf(descriptor)) steps.push_back({.kind = DiskStep::Kind::Sync, .file = *file});
        if (const auto at = folders.find(descriptor); at != folders.end())
            steps.push_back({.kind = DiskStep::Kind::SyncFolder, .name = at->second});
    }
    void deleted(const std::string& name)
    {
        if (files.erase(name) > 0) steps.push_back({.kind = DiskStep::Kind::Delete, .name = name});
    }
};

namespace {

WatchedDisk::State* theWatch = nullptr;

template <class Function>
Function* real(const char* name)
{
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

int openWatched(const char* function, const char* path, int flags, mode_t mode)
{
    auto* const inLibrary = real<int(const char*, int, ...)>(function);
    const auto name = theWatch == nullptr ? std::nullopt : theWatch->nameOf(path);
    struct stat there {};
    const bool isThere = name && ::lstat(path, &there) == 0;
    const bool isFolder = isThere && S_ISDIR(there.st_mode);
    if (name && !isFolder && theWatch->fails(SystemCall::Open)) return -1;
    const int descriptor = inLibrary(path, flags, mode);
    if (theWatch == nullptr || descriptor < 0) return descriptor;
    theWatch->open.erase(descriptor);
    theWatch->folders.erase(descriptor);
    if (name && isFolder) theWatch->folders[descriptor] = *name;
    if (name && !isFolder) theWatch->opened(descriptor, *name, !isThere, (flags & O_TRUNC) != 0);
    return descriptor;
}

ssize_t writeWatched(int descriptor, const void* bytes, std::int64_t at,
                     ssize_t (*write)(int, const void*, size_t, off_t), size_t count)
{
    const auto file = theWatch == nullptr ? std::nullopt : theWatch->fileOf(descriptor);
    if (file && theWatch->fails(SystemCall::Write)) return -1;
    const ssize_t written = write(descriptor, bytes, count, at);
    if (file && written > 0) {
        theWatch->steps.push_back({.kind = DiskStep::Kind::Write,
                                   .file = *file,
                                   .at = at,
                                   .bytes = {static_cast<const char*>(bytes), static_cast<std::size_t>(written)}});
    }
    return written;
}

int truncateWatched(const char* function, int descriptor, off_t size)
{
    const auto file = theWatch == nullptr ? std::nullopt : theWatch->fileOf(descriptor);
    if (file && theWatch->fails(SystemCall::Truncate)) return -1;
    const int code = real<int(int, off_t)>(function)(descriptor, size);
    if (file && code == 0) theWatch->steps.push_back({.kind = DiskStep::Kind::Truncate, .file = *file, .at = size});
    return code;
}

int syncWatched(const char* function, int descriptor)
{
    if (theWatch != nullptr && theWatch->fileOf(descriptor) && theWatch->fails(SystemCall::Sync)) return -1;
    const int code = real<int(int)>(function)(descriptor);
    if (theWatch != nullptr && code == 0) theWatch->synced(descriptor);
    return code;
}

int deleteWatched(const char* function, const char* path)
{
    const auto name = theWatch == nullptr ? std::nullopt : theWatch->nameOf(path);
    if (name && theWatch->files.contains(*name) && theWatch->fails(SystemCall::Delete)) return -1;
    const int code = real<int(const char*)>(function)(path);
    if (name && code == 0) theWatch->deleted(*name);
    return code;
}

std::string folderOf(const std::string& name)
{
    return fs::path(name).parent_path().string();
}

bool isOfNames(const DiskStep& step)
{
    return step.kind == DiskStep::Kind::Create || step.kind == DiskStep::Kind::Rename ||
           step.kind == DiskStep::Kind::Delete;
}

bool isOfBytes(const DiskStep& step)
{
    return step.kind == DiskStep::Kind::Write || step.kind == DiskStep::Kind::Truncate;
}

void put(std::string& file, std::int64_t at, std::string_view bytes)
{
    const auto place = static_cast<std::size_t>(at);
    if (file.size() < place + bytes.size()) file.resize(place + bytes.size());
    file.replace(place, bytes.size(), bytes);
}

}  // namespace

WatchedDisk::WatchedDisk(const fs::path& folder) : m_state(std::make_unique<State>())
{
    m_state->folder = folder.string() + '/';
    m_state->before = readFiles(folder);
    for (const auto& [name, bytes] : m_state->before) m_state->files[name] = ++m_state->newest;
    theWatch = m_state.get();
}

WatchedDisk::~WatchedDisk()
{
    theWatch = nullptr;
}

const std::vector<DiskStep>& WatchedDisk::steps() const
{
    return m_state->steps;
}

const Files& WatchedDisk::before() const
{
    return m_state->before;
}

void WatchedDisk::failNth(SystemCall call, int nth, bool forGood)
{
    m_state->failing = call;
    m_state->untilFailure = nth;
    m_state->forGood = forGood;
    m_state->hasFailed = false;
}

void WatchedDisk::failNoMore()
{
    m_state->failing.reset();
}

bool WatchedDisk::hasFailed() const
{
    return m_state->hasFailed;
}

std::vector<std::size_t> unsynced(const std::vector<DiskStep>& steps, std::size_t count)
{
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < count; ++i) {
        if (steps[i].kind == DiskStep::Kind::Sync)
            std::erase_if(open, [&](std::size_t earlier) { return steps[earlier].file == steps[i].file; });
        else if (isOfBytes(steps[i]))
            open.push_back(i);
    }
    return open;
}

std::vector<std::size_t> unsyncedNames(const std::vector<DiskStep>& steps, std::size_t count, NamesBy namesBy)
{
    using Kind = DiskStep::Kind;
    std::vector<std::size_t> open;
    std::map<int, std::size_t> made;  // files by their numbers
    for (std::size_t i = 0; i < count; ++i) {
        const DiskStep& step = steps[i];
        if (isOfNames(step)) open.push_back(i);
        if (step.kind == Kind::Create) made[step.file] = i;
        if (namesBy == NamesBy::Folder && step.kind == Kind::SyncFolder)
            std::erase_if(open, [&](std::size_t earlier) { return folderOf(steps[earlier].name) == step.name; });
        if (namesBy == NamesBy::Log && step.kind == Kind::Rename) open.clear();
        if (namesBy == NamesBy::Log && step.kind == Kind::Sync && made.contains(step.file))
            std::erase_if(open, [&](std::size_t earlier) { return earlier <= made[step.file]; });
    }
    return open;
}

Files filesAfter(const Files& before, const std::vector<DiskStep>& steps, const Cut& cut)
{
    std::map<std::string, int> names;
    std::map<int, std::string> contents;
    int number = 0;
    for (const auto& [name, bytes] : before) {
        names[name] = ++number;
        contents[number] = bytes;
    }
    const std::vector<std::size_t> mayBeLost = unsyncedNames(steps, cut.count, cut.namesBy);
    for (std::size_t i = 0; i < cut.count; ++i) {
        const DiskStep& step = steps[i];
        if (isOfNames(step) && i >= cut.names && std::ranges::binary_search(mayBeLost, i)) continue;
        if (isOfBytes(step) && i < cut.lost.size() && cut.lost[i]) continue;
        switch (step.kind) {
        case DiskStep::Kind::Write:
            put(contents[step.file], step.at,
                cut.torn == i ? std::string_view(step.bytes).substr(0, cut.tornAt) : std::string_view(step.bytes));
            break;
        case DiskStep::Kind::Truncate:
            contents[step.file].resize(static_cast<std::size_t>(step.at));
            break;
        case DiskStep::Kind::Create:
            names[step.name] = step.file;
            break;
        case DiskStep::Kind::Rename:
            if (const auto at = names.find(step.name); at != names.end()) {
                const int file = at->second;
                names.erase(at);
                names[step.to] = file;
            }
            break;
        case DiskStep::Kind::Delete:
            names.erase(step.name);
            break;
        case DiskStep::Kind::Sync:
        case DiskStep::Kind::SyncFolder:
            break;
        }
    }
    Files files;
    for (const auto& [name, file] : names) files[name] = contents[file];
    return files;
}

Files readFiles(const fs::path& folder)
{
    Files files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (!entry.is_regular_file()) continue;
        files[entry.path().lexically_relative(folder).string()] = bytesIn(entry.path());
    }
    return files;
}

void writeFiles(const fs::path& folder, const Files& files)
{
    fs::remove_all(folder);
    fs::create_directories(folder);
    for (const auto& [name, bytes] : files) {
        fs::create_directories((folder / name).parent_path());
        std::ofstream(folder / name, std::ios::binary) << bytes;
    }
}

}  // namespace kydai::fixture

// In front of the C library's own.
using kydai::fixture::SystemCall;
using kydai::fixture::theWatch;
using kydai::fixture::writeWatched;

extern "C" {

int open(const char* path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const auto mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    return kydai::fixture::openWatched("open", path, flags, mode);
}

int open64(const char* path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const auto mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    return kydai::fixture::openWatched("open64", path, flags, mode);
}

ssize_t write(int descriptor, const void* bytes, size_t count)
{
    const off_t at = theWatch != nullptr && theWatch->fileOf(descriptor) ? ::lseek(descriptor, 0, SEEK_CUR) : 0;
    return writeWatched(
        descriptor, bytes, at,
        [](int to, const void* from, size_t size, off_t) {
            static auto* const inLibrary = kydai::fixture::real<ssize_t(int, const void*, size_t)>("write");
            return inLibrary(to, from, size);
        },
        count);
}

ssize_t pwrite(int descriptor, const void* bytes, size_t count, off_t at)
{
    static auto* const inLibrary = kydai::fixture::real<ssize_t(int, const void*, size_t, off_t)>("pwrite");
    return writeWatched(
        descriptor, bytes, at,
        [](int to, const void* from, size_t size, off_t place) { return inLibrary(to, from, size, place); }, count);
}

ssize_t pwrite64(int descriptor, const void* bytes, size_t count, off64_t at)
{
    return pwrite(descriptor, bytes, count, at);
}

int ftruncate(int descriptor, off_t size) noexcept
{
    return kydai::fixture::truncateWatched("ftruncate", descriptor, size);
}

int ftruncate64(int descriptor, off64_t size) noexcept
{
    return kydai::fixture::truncateWatched("ftruncate64", descriptor, size);
}

int fsync(int descriptor)
{
    return kydai::fixture::syncWatched("fsync", descriptor);
}

int fdatasync(int descriptor)
{
    return kydai::fixture::syncWatched("fdatasync", descriptor);
}

int rename(const char* from, const char* to) noexcept
{
    const auto name = theWatch == nullptr ? std::nullopt : theWatch->nameOf(from);
    const auto other = theWatch == nullptr ? std::nullopt : theWatch->nameOf(to);
    if (name && theWatch->fails(SystemCall::Rename)) return -1;
    const int code = kydai::fixture::real<int(const char*, const char*)>("rename")(from, to);
    if (name && other && code == 0) {
        theWatch->files[*other] = theWatch->files[*name];
        theWatch->files.erase(*name);
        theWatch->steps.push_back({.kind = kydai::fixture::DiskStep::Kind::Rename, .name = *name, .to = *other});
    }
    return code;
}

int unlink(const char* path) noexcept
{
    return kydai::fixture::deleteWatched("unlink", path);
}

int remove(const char* path) noexcept
{
    return kydai::fixture::deleteWatched("remove", path);
}

}  // extern "C"
