#include "support/child.h"

#include "support/file_system.h"

#include <gtest/gtest.h>

#include <chrono>
#include <map>
#include <string_view>
#include <thread>

#ifdef _WIN32
// The second takes words of the first.
// clang-format off
#include <windows.h>
#include <shellapi.h>
// clang-format on
#else
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace kydai::fixture {
namespace {

constexpr std::string_view kChild = "--child";
constexpr char kTold[] = "told";

std::map<std::string, Child::Work>& works()
{
    static std::map<std::string, Child::Work> all;
    return all;
}

#ifdef _WIN32
/// Of Windows' kernel, which its headers don't name.
void callOfProcess(const char* name, HANDLE process)
{
    using Call = LONG(WINAPI*)(HANDLE);
    const HMODULE kernel = ::GetModuleHandleW(L"ntdll.dll");
    const auto call = reinterpret_cast<Call>(reinterpret_cast<void*>(::GetProcAddress(kernel, name)));
    ASSERT_NE(call, nullptr) << name;
    EXPECT_EQ(call(process), 0) << name;
}
#endif

}  // namespace

Child::Telling::Telling(const std::filesystem::path& file) : m_file(file, std::ios::binary | std::ios::app) {}

void Child::Telling::tell(char byte)
{
    m_file.put(byte).flush();
}

Child::Can::Can(const char* name, Work work)
{
    works()[name] = work;
}

Child::Child(const std::string& work, const std::vector<std::string>& words) : m_folder(makeTemporaryFolder())
{
    std::vector<std::string> all{std::string(kChild), toUtf8(m_folder / kTold), work};
    all.insert(all.end(), words.begin(), words.end());
#ifdef _WIN32
    constexpr DWORD kLongest = 32768;
    std::wstring program(kLongest, L'\0');
    program.resize(::GetModuleFileNameW(nullptr, program.data(), kLongest));
    std::wstring line = L'"' + program + L'"';
    for (const std::string& word : all) line += L" \"" + pathOf(word).native() + L'"';
    STARTUPINFOW start{};
    start.cb = sizeof start;
    PROCESS_INFORMATION made{};
    m_isRunning = ::CreateProcessW(program.c_str(), line.data(), nullptr, nullptr, FALSE, CREATE_NO_WINDOW, nullptr,
                                   nullptr, &start, &made) != 0;
    if (!m_isRunning) return;
    ::CloseHandle(made.hThread);
    m_process = made.hProcess;
#else
    m_process = ::fork();
    if (m_process != 0) return;
    std::string self = std::filesystem::read_symlink("/proc/self/exe").string();
    std::vector<char*> arguments{self.data()};
    for (std::string& word : all) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    ::execv(self.c_str(), arguments.data());
    ::_exit(127);
#endif
}

Child::~Child()
{
    kill();
#ifdef _WIN32
    if (m_process != nullptr) ::CloseHandle(m_process);
#endif
    std::error_code none;
    std::filesystem::remove_all(m_folder, none);
}

std::string Child::told() const
{
    return bytesIn(m_folder / kTold);
}

bool Child::tells(std::size_t count)
{
    constexpr std::chrono::microseconds kPause{200};
    while (told().size() < count) {
        if (!isRunning()) return told().size() >= count;
        std::this_thread::sleep_for(kPause);
    }
    return true;
}

bool Child::isRunning()
{
    if (!m_isRunning) return false;
#ifdef _WIN32
    if (::WaitForSingleObject(m_process, 0) == WAIT_TIMEOUT) return true;
    wait();
#else
    int status = 0;
    if (::waitpid(m_process, &status, WNOHANG) == 0) return true;
    m_isRunning = false;
    m_status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
#endif
    return false;
}

bool Child::kill()
{
    if (!isRunning()) return false;
#ifdef _WIN32
    constexpr UINT kKilled = 0xdead;
    ::TerminateProcess(m_process, kKilled);
    return wait() == static_cast<int>(kKilled);
#else
    ::kill(m_process, SIGKILL);
    return wait() == -1;
#endif
}

#ifdef _WIN32
void Child::sleep()
{
    callOfProcess("NtSuspendProcess", m_process);
}

void Child::wake()
{
    callOfProcess("NtResumeProcess", m_process);
}
#else
void Child::sleep()
{
    int status = 0;
    ::kill(m_process, SIGSTOP);
    ::waitpid(m_process, &status, WUNTRACED);
    EXPECT_TRUE(WIFSTOPPED(status));
}

void Child::wake()
{
    ::kill(m_process, SIGCONT);
}
#endif

int Child::wait()
{
    if (!m_isRunning) return m_status;
    m_isRunning = false;
#ifdef _WIN32
    DWORD status = 0;
    ::WaitForSingleObject(m_process, INFINITE);
    ::GetExitCodeProcess(m_process, &status);
    m_status = static_cast<int>(status);
#else
    int status = 0;
    ::waitpid(m_process, &status, 0);
    m_status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
#endif
    return m_status;
}

namespace {

/// As they were given, in UTF-8.
std::vector<std::string> wordsOf(int argc, char** argv)
{
#ifdef _WIN32
    static_cast<void>(argv);
    wchar_t** const wide = ::CommandLineToArgvW(::GetCommandLineW(), &argc);
    std::vector<std::string> words;
    for (int at = 1; at < argc; ++at) words.push_back(toUtf8(wide[at]));
    ::LocalFree(wide);
    return words;
#else
    return {argv + 1, argv + argc};
#endif
}

}  // namespace
}  // namespace kydai::fixture

int main(int argc, char** argv)
{
    using namespace kydai::fixture;
    const std::vector<std::string> words = wordsOf(argc, argv);
    if (words.size() > 2 && words[0] == kChild) {
        Child::Telling telling(kydai::pathOf(words[1]));
        return works().at(words[2])({words.begin() + 3, words.end()}, telling);
    }
    ::testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
