#include "support/test_vfs.h"

#include <sqlite3.h>

#include <optional>

namespace kydai::fixture {

struct TestVfs::State {
    sqlite3_vfs vfs{};
    sqlite3_vfs* real = nullptr;
    std::optional<DiskCall> failing{};
    int untilFailure = 0;
    bool forGood = false;
    bool hasFailed = false;

    bool fails(DiskCall call)
    {
        if (failing != call || (hasFailed && !forGood)) return false;
        if (!hasFailed && --untilFailure > 0) return false;
        hasFailed = true;
        return true;
    }
};

namespace {

/// A file of the real file system; SQLite gives the memory for both behind each other.
struct WatchedFile {
    sqlite3_file base;
    TestVfs::State* state;
    sqlite3_file* real;
};

WatchedFile& watched(sqlite3_file* file)
{
    return *reinterpret_cast<WatchedFile*>(file);
}

int closeFile(sqlite3_file* file)
{
    WatchedFile& own = watched(file);
    return own.real->pMethods == nullptr ? SQLITE_OK : own.real->pMethods->xClose(own.real);
}

int readFile(sqlite3_file* file, void* to, int count, sqlite3_int64 at)
{
    WatchedFile& own = watched(file);
    if (own.state->fails(DiskCall::Read)) return SQLITE_IOERR_READ;
    return own.real->pMethods->xRead(own.real, to, count, at);
}

int writeFile(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 at)
{
    WatchedFile& own = watched(file);
    if (own.state->fails(DiskCall::Write)) return SQLITE_FULL;
    return own.real->pMethods->xWrite(own.real, bytes, count, at);
}

int truncateFile(sqlite3_file* file, sqlite3_int64 size)
{
    WatchedFile& own = watched(file);
    if (own.state->fails(DiskCall::Truncate)) return SQLITE_IOERR_TRUNCATE;
    return own.real->pMethods->xTruncate(own.real, size);
}

int syncFile(sqlite3_file* file, int flags)
{
    WatchedFile& own = watched(file);
    if (own.state->fails(DiskCall::Sync)) return SQLITE_IOERR_FSYNC;
    return own.real->pMethods->xSync(own.real, flags);
}

int sizeOfFile(sqlite3_file* file, sqlite3_int64* size)
{
    WatchedFile& own = watched(file);
    if (own.state->fails(DiskCall::Size)) return SQLITE_IOERR_FSTAT;
    return own.real->pMethods->xFileSize(own.real, size);
}

int lockFile(sqlite3_file* file, int level)
{
    WatchedFile& own = watched(file);
    if (own.state->fails(DiskCall::Lock)) return SQLITE_IOERR_LOCK;
    return own.real->pMethods->xLock(own.real, level);
}

int unlockFile(sqlite3_file* file, int level)
{
    return watched(file).real->pMethods->xUnlock(watched(file).real, level);
}

int isReserved(sqlite3_file* file, int* result)
{
    return watched(file).real->pMethods->xCheckReservedLock(watched(file).real, result);
}

int control(sqlite3_file* file, int what, void* with)
{
    return watched(file).real->pMethods->xFileControl(watched(file).real, what, with);
}

int sectorSize(sqlite3_file*)
{
    return 512;
}

/// Nothing that makes SQLite leave out a step.
int characteristics(sqlite3_file*)
{
    return 0;
}

constexpr sqlite3_io_methods kMethods = {1,        closeFile,  readFile,        writeFile,  truncateFile,
                                         syncFile, sizeOfFile, lockFile,        unlockFile, isReserved,
                                         control,  sectorSize, characteristics, nullptr,    nullptr,
                                         nullptr,  nullptr,    nullptr,         nullptr};

TestVfs::State& stateOf(sqlite3_vfs* vfs)
{
    return *static_cast<TestVfs::State*>(vfs->pAppData);
}

int openFile(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* given)
{
    TestVfs::State& state = stateOf(vfs);
    WatchedFile& own = watched(file);
    own.base.pMethods = nullptr;
    if (state.fails(DiskCall::Open)) return SQLITE_CANTOPEN;
    own.state = &state;
    own.real = reinterpret_cast<sqlite3_file*>(&own + 1);
    const int code = state.real->xOpen(state.real, name, own.real, flags, given);
    if (code == SQLITE_OK) own.base.pMethods = &kMethods;
    return code;
}

int deleteFile(sqlite3_vfs* vfs, const char* name, int syncFolder)
{
    TestVfs::State& state = stateOf(vfs);
    if (state.fails(DiskCall::Delete)) return SQLITE_IOERR_DELETE;
    return state.real->xDelete(state.real, name, syncFolder);
}

}  // namespace

TestVfs::TestVfs() : m_state(std::make_unique<State>())
{
    State& state = *m_state;
    state.real = sqlite3_vfs_find(nullptr);
    state.vfs = *state.real;
    state.vfs.pNext = nullptr;
    state.vfs.zName = "kydai-test";
    state.vfs.pAppData = m_state.get();
    state.vfs.szOsFile = static_cast<int>(sizeof(WatchedFile)) + state.real->szOsFile;
    state.vfs.xOpen = openFile;
    state.vfs.xDelete = deleteFile;
    sqlite3_vfs_register(&state.vfs, 1);
}

TestVfs::~TestVfs()
{
    sqlite3_vfs_unregister(&m_state->vfs);
    sqlite3_vfs_register(m_state->real, 1);
}

void TestVfs::failNth(DiskCall call, int nth, bool forGood)
{
    m_state->failing = call;
    m_state->untilFailure = nth;
    m_state->forGood = forGood;
    m_state->hasFailed = false;
}

void TestVfs::failNoMore()
{
    m_state->failing.reset();
}

bool TestVfs::hasFailed() const
{
    return m_state->hasFailed;
}

}  // namespace kydai::fixture
