/// Two processes that take turns at each call of the system about one folder, so that a test can try every order in
/// which their calls can come. It stands between the program and the C library: link two_processes.cpp into one
/// program. The two live as long as this and do what they are told by number; whoever waits for a lock gives way
/// instead of sleeping. One at a time, one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace kydai::fixture {

/// After how many calls, one after the other, the turn goes to the other process. Behind the last each goes on to its
/// end, the first one first.
using Turns = std::vector<std::uint32_t>;

class TwoProcesses {
public:
    /// What a process does with a number that it is told; what it gives comes back as text.
    using Work = std::function<std::string(int number)>;
    TwoProcesses(const std::filesystem::path& folder, Work first, Work second);
    TwoProcesses(const TwoProcesses&) = delete;
    TwoProcesses& operator=(const TwoProcesses&) = delete;
    ~TwoProcesses();

    struct Did {
        std::string first{};
        std::string second{};
        std::uint32_t firstCalls = 0;
        std::uint32_t secondCalls = 0;
    };
    /// Both do their work once, in this order of turns. A process that died says "died".
    Did run(int firstNumber, int secondNumber, const Turns& turns);

    struct Shared;

private:
    Shared* m_shared;
    int m_pids[2];
};

}  // namespace kydai::fixture
