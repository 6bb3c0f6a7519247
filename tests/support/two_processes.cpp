#include "support/two_processes.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstring>
#include <ctime>
#include <dlfcn.h>
#include <fcntl.h>
#include <semaphore.h>
#include <string_view>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace kydai::fixture {

namespace {

constexpr std::size_t kMostTurns = 1024;
constexpr std::size_t kMostTold = 1U << 16U;
constexpr int kNobody = -1;

}  // namespace

/// In memory that both and their parent have.
struct TwoProcesses::Shared {
    struct Each {
        sem_t mayGo;   ///< its turn
        sem_t begins;  ///< a trial
        int number = 0;
        bool isDone = false;
        std::uint32_t calls = 0;
        std::size_t size = 0;
        char told[kMostTold];
    };
    Each each[2];
    sem_t ended;
    std::uint32_t turns[kMostTurns];
    std::size_t count = 0;
    std::size_t next = 0;    ///< turn
    std::uint32_t left = 0;  ///< calls of the present turn
    bool isLast = false;     ///< nobody gives way any more
};

namespace {

TwoProcesses::Shared* theShared = nullptr;
int theProcess = kNobody;  ///< which of the two this is; the parent is none
std::string theFolder;     ///< with a slash behind it

template <class Function>
Function* real(const char* name)
{
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

void waitFor(sem_t& semaphore)
{
    while (::sem_wait(&semaphore) != 0 && errno == EINTR) {
    }
}

/// The other one goes on, until it gives the turn back.
void giveWay()
{
    TwoProcesses::Shared::Each& other = theShared->each[1 - theProcess];
    if (other.isDone) return;
    ::sem_post(&other.mayGo);
    waitFor(theShared->each[theProcess].mayGo);
}

/// Before a call about the folder.
void called()
{
    if (theProcess == kNobody) return;
    ++theShared->each[theProcess].calls;
    if (theShared->isLast) return;
    if (theShared->left > 0) {
        --theShared->left;
        return;
    }
    if (theShared->next < theShared->count)
        theShared->left = theShared->turns[theShared->next++];
    else
        theShared->isLast = true;
    giveWay();
}

bool isAboutIt(const char* path)
{
    if (theProcess == kNobody || path == nullptr) return false;
    const std::string_view whole(path);
    return whole.starts_with(theFolder);
}

/// Files of the folder by their descriptors.
constexpr int kMostOpen = 4096;
bool isOpen[kMostOpen];

bool isAboutIt(int descriptor)
{
    return theProcess != kNobody && descriptor >= 0 && descriptor < kMostOpen && isOpen[descriptor];
}

void opened(int descriptor, const char* path)
{
    if (theProcess != kNobody && descriptor >= 0 && descriptor < kMostOpen) isOpen[descriptor] = isAboutIt(path);
}

[[noreturn]] void live(int process, const TwoProcesses::Work& work)
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // a parent that is stopped leaves nobody waiting
    theProcess = process;
    TwoProcesses::Shared::Each& me = theShared->each[process];
    while (true) {
        theProcess = kNobody;
        waitFor(me.begins);
        theProcess = process;
        waitFor(me.mayGo);
        const std::string told = work(me.number);
        me.size = std::min(told.size(), kMostTold);
        std::memcpy(me.told, told.data(), me.size);
        me.isDone = true;
        if (!theShared->each[1 - process].isDone) ::sem_post(&theShared->each[1 - process].mayGo);
        ::sem_post(&theShared->ended);
    }
}

}  // namespace

TwoProcesses::TwoProcesses(const std::filesystem::path& folder, Work first, Work second)
    : m_shared(static_cast<Shared*>(
          ::mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)))
{
    theShared = m_shared;
    theFolder = folder.string() + '/';
    ::sem_init(&m_shared->ended, 1, 0);
    for (int process = 0; process < 2; ++process) {
        ::sem_init(&m_shared->each[process].mayGo, 1, 0);
        ::sem_init(&m_shared->each[process].begins, 1, 0);
    }
    for (int process = 0; process < 2; ++process) {
        m_pids[process] = ::fork();
        if (m_pids[process] == 0) live(process, process == 0 ? first : second);
    }
}

TwoProcesses::~TwoProcesses()
{
    for (const int pid : m_pids) {
        ::kill(pid, SIGKILL);
        ::waitpid(pid, nullptr, 0);
    }
    theShared = nullptr;
    ::munmap(m_shared, sizeof(Shared));
}

TwoProcesses::Did TwoProcesses::run(int firstNumber, int secondNumber, const Turns& turns)
{
    Shared& shared = *m_shared;
    shared.count = std::min(turns.size(), kMostTurns);
    std::copy_n(turns.begin(), shared.count, shared.turns);
    shared.isLast = shared.count == 0;
    shared.left = shared.count == 0 ? 0 : shared.turns[0];
    shared.next = 1;
    const int numbers[] = {firstNumber, secondNumber};
    for (int process = 0; process < 2; ++process) {
        Shared::Each& each = shared.each[process];
        each.number = numbers[process];
        each.isDone = false;
        each.calls = 0;
        each.size = 0;
        ::sem_post(&each.begins);
    }
    ::sem_post(&shared.each[0].mayGo);
    constexpr int kSeconds = 20;
    for (int ended = 0; ended < 2; ++ended) {
        timespec until{};
        ::clock_gettime(CLOCK_REALTIME, &until);
        until.tv_sec += kSeconds;
        while (::sem_timedwait(&shared.ended, &until) != 0) {
            if (errno == EINTR) continue;
            return {.first = "died", .second = "died"};
        }
    }
    // What was posted for one that had ended.
    for (Shared::Each& each : shared.each) {
        while (::sem_trywait(&each.mayGo) == 0) {
        }
    }
    const auto told = [&](int process) { return std::string(shared.each[process].told, shared.each[process].size); };
    return {told(0), told(1), shared.each[0].calls, shared.each[1].calls};
}

}  // namespace kydai::fixture

// In front of the C library's own.
namespace fixture = kydai::fixture;

extern "C" {

int open(const char* path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const auto mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    if (fixture::isAboutIt(path)) fixture::called();
    static auto* const inLibrary = fixture::real<int(const char*, int, ...)>("open");
    const int descriptor = inLibrary(path, flags, mode);
    fixture::opened(descriptor, path);
    return descriptor;
}

int open64(const char* path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const auto mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    return open(path, flags, mode);
}

FILE* fopen64(const char* path, const char* mode)
{
    if (fixture::isAboutIt(path)) fixture::called();
    static auto* const inLibrary = fixture::real<FILE*(const char*, const char*)>("fopen64");
    FILE* file = inLibrary(path, mode);
    if (file != nullptr) fixture::opened(::fileno(file), path);
    return file;
}

int close(int descriptor)
{
    if (fixture::isAboutIt(descriptor)) fixture::called();
    if (descriptor >= 0 && descriptor < fixture::kMostOpen) fixture::isOpen[descriptor] = false;
    static auto* const inLibrary = fixture::real<int(int)>("close");
    return inLibrary(descriptor);
}

ssize_t read(int descriptor, void* bytes, size_t count)
{
    if (fixture::isAboutIt(descriptor)) fixture::called();
    static auto* const inLibrary = fixture::real<ssize_t(int, void*, size_t)>("read");
    return inLibrary(descriptor, bytes, count);
}

ssize_t pread64(int descriptor, void* bytes, size_t count, off64_t at)
{
    if (fixture::isAboutIt(descriptor)) fixture::called();
    static auto* const inLibrary = fixture::real<ssize_t(int, void*, size_t, off64_t)>("pread64");
    return inLibrary(descriptor, bytes, count, at);
}

ssize_t pread(int descriptor, void* bytes, size_t count, off_t at)
{
    return pread64(descriptor, bytes, count, at);
}

ssize_t write(int descriptor, const void* bytes, size_t count)
{
    if (fixture::isAboutIt(descriptor)) fixture::called();
    static auto* const inLibrary = fixture::real<ssize_t(int, const void*, size_t)>("write");
    return inLibrary(descriptor, bytes, count);
}

ssize_t pwrite64(int descriptor, const void* bytes, size_t count, off64_t at)
{
    if (fixture::isAboutIt(descriptor)) fixture::called();
    static auto* const inLibrary = fixture::real<ssize_t(int, const void*, size_t, off64_t)>("pwrite64");
    return inLibrary(descriptor, bytes, count, at);
}

ssize_t pwrite(int descriptor, const void* bytes, size_t count, off_t at)
{
    return pwrite64(descriptor, bytes, count, at);
}

int ftruncate64(int descriptor, off64_t size) noexcept
{
    if (fixture::isAboutIt(descriptor)) fixture::called();
    static auto* const inLibrary = fixture::real<int(int, off64_t)>("ftruncate64");
    return inLibrary(descriptor, size);
}

int ftruncate(int descriptor, off_t size) noexcept
{
    return ftruncate64(descriptor, size);
}

/// No disk is needed here: both see what the other wrote.
int fsync(int descriptor)
{
    if (fixture::isAboutIt(descriptor)) fixture::called();
    return 0;
}

int fdatasync(int descriptor)
{
    return fsync(descriptor);
}

int fcntl64(int descriptor, int command, ...)
{
    va_list more;
    va_start(more, command);
    void* argument = va_arg(more, void*);
    va_end(more);
    if (fixture::isAboutIt(descriptor)) fixture::called();
    static auto* const inLibrary = fixture::real<int(int, int, ...)>("fcntl64");
    return inLibrary(descriptor, command, argument);
}

int fcntl(int descriptor, int command, ...)
{
    va_list more;
    va_start(more, command);
    void* argument = va_arg(more, void*);
    va_end(more);
    return fcntl64(descriptor, command, argument);
}

int rename(const char* from, const char* to) noexcept
{
    if (fixture::isAboutIt(from)) fixture::called();
    static auto* const inLibrary = fixture::real<int(const char*, const char*)>("rename");
    return inLibrary(from, to);
}

int unlink(const char* path) noexcept
{
    if (fixture::isAboutIt(path)) fixture::called();
    static auto* const inLibrary = fixture::real<int(const char*)>("unlink");
    return inLibrary(path);
}

int remove(const char* path) noexcept
{
    if (fixture::isAboutIt(path)) fixture::called();
    static auto* const inLibrary = fixture::real<int(const char*)>("remove");
    return inLibrary(path);
}

int stat(const char* path, struct stat* told) noexcept
{
    if (fixture::isAboutIt(path)) fixture::called();
    static auto* const inLibrary = fixture::real<int(const char*, struct stat*)>("stat");
    return inLibrary(path, told);
}

int stat64(const char* path, struct stat64* told) noexcept
{
    if (fixture::isAboutIt(path)) fixture::called();
    static auto* const inLibrary = fixture::real<int(const char*, struct stat64*)>("stat64");
    return inLibrary(path, told);
}

/// Who waits lets the other one go on.
int nanosleep(const timespec* time, timespec* left)
{
    if (fixture::theProcess != fixture::kNobody) {
        fixture::giveWay();
        return 0;
    }
    static auto* const inLibrary = fixture::real<int(const timespec*, timespec*)>("nanosleep");
    return inLibrary(time, left);
}

int usleep(useconds_t time)
{
    const timespec wanted{time / 1'000'000, static_cast<long>(time % 1'000'000) * 1000};
    return nanosleep(&wanted, nullptr);
}

int clock_nanosleep(clockid_t clock, int flags, const timespec* time, timespec* left)
{
    if (fixture::theProcess != fixture::kNobody) return nanosleep(time, left);
    static auto* const inLibrary = fixture::real<int(clockid_t, int, const timespec*, timespec*)>("clock_nanosleep");
    return inLibrary(clock, flags, time, left);
}

}  // extern "C"
