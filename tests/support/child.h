/// Another process of this very test program, which does one thing and tells by bytes how far it is; killed or waited
/// for. The same on every system. child.cpp has the main of such a program: link it into one.
#pragma once

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace kydai::fixture {

class Child {
public:
    /// What it tells is with the system, whatever becomes of the process.
    class Telling {
    public:
        explicit Telling(const std::filesystem::path& file);
        void tell(char byte);

    private:
        std::ofstream m_file;
    };
    /// What a child does with its words, which have no quotation marks; its exit status.
    using Work = int (*)(const std::vector<std::string>& words, Telling& telling);
    /// A global one of each name that children are started by.
    struct Can {
        Can(const char* name, Work work);
    };

    Child(const std::string& work, const std::vector<std::string>& words);
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child();  ///< it is killed

    /// Until now.
    [[nodiscard]] std::string told() const;
    /// Waits until it told so much. False: it ended before.
    [[nodiscard]] bool tells(std::size_t count);
    /// False: it had ended by itself.
    bool kill();
    /// It does nothing more until it wakes, as where the computer sleeps.
    void sleep();
    void wake();
    /// Waits for its end: its exit status.
    int wait();

private:
    [[nodiscard]] bool isRunning();

    std::filesystem::path m_folder;  ///< of what it tells
#ifdef _WIN32
    void* m_process = nullptr;
#else
    int m_process = -1;
#endif
    bool m_isRunning = true;
    int m_status = -1;
};

}  // namespace kydai::fixture
