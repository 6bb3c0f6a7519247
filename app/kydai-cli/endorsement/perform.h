/// Performs cases of FIDE's list (script.h): each in a folder of its own, the command line's verbs as real processes,
/// the window by a program that drives it. Any thread; cases may be performed on several at once.
#pragma once

#include "endorsement/script.h"
#include "engine/context.h"

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace kydai::endorsement {

/// What became of a case.
struct Performed {
    bool done = false;        ///< false: nobody here can perform it
    std::string deviation{};  ///< what was otherwise than expected; empty: nothing
    /// The files and calls with which anybody can repeat it, in their order, and what was expected of each.
    std::vector<std::string> deeds{};

    [[nodiscard]] bool asExpected() const { return done && deviation.empty(); }
};

class Performer {
public:
    /// \param program  kydai-cli itself
    /// \param window   what drives the window; empty where there is no such program
    Performer(const Endorsement& endorsement, std::filesystem::path program, std::filesystem::path window);
    ~Performer();
    Performer(const Performer&) = delete;
    Performer& operator=(const Performer&) = delete;

    Performed perform(const Case& one);

private:
    class Run;
    struct Setup;

    /// A folder as the setup leaves it; made once.
    const Setup& setup(const std::string& name);

    const Endorsement& m_endorsement;
    std::filesystem::path m_program;
    std::filesystem::path m_window;
    std::mutex m_mutex{};
    std::map<std::string, std::shared_ptr<const Setup>> m_setups{};
};

}  // namespace kydai::endorsement
