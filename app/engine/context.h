/// What every call of a program gets: where results and messages go, and the exit status it leaves. Nothing here knows
/// Qt.
#pragma once

#include "engine/exit_code.h"
#include "format/diagnostics.h"
#include "support/result.h"

#include <filesystem>
#include <functional>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::cli {

/// Where a call puts its result.
struct Output {
    std::string file{};                 ///< empty or `-`: standard output
    bool force = false;                 ///< a file of this name may be replaced
    std::vector<std::string> inputs{};  ///< what the call reads: never replaced
};

/// Whether a name of a file stands for standard input or output: `-`, or `-.json` where the ending tells the format.
inline bool isStandard(std::string_view file)
{
    return file == "-" || file.starts_with("-.");
}

/// Whose name stands in the journal where a call names nobody.
std::string loginName();

/// A folder of this call alone, gone with it: for what is neither read from nor written to a file of the caller's.
class PassingFolder {
public:
    PassingFolder();
    PassingFolder(const PassingFolder&) = delete;
    PassingFolder& operator=(const PassingFolder&) = delete;
    ~PassingFolder();
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

struct Context {
    std::ostream& out;  ///< results, UTF-8
    std::ostream& err;  ///< messages
    int status = kDone;
    std::istream& in = std::cin;  ///< what a call reads that names `-`

    /// What a program has to add to an error, such as where a sound copy is.
    void (*advise)(const Error& error, std::ostream& err) = nullptr;

    std::optional<std::string> standardInput{};  ///< once it was read

    /// A whole file, or what stands in `in` where the name is `-`. Errors: those of format::readBytes.
    Result<std::string> read(const std::string& file);
    /// Writes `FILE:LINE: what; expected …` and sets the status that fits.
    void fail(const Error& error);
    /// A wrong word in the call: says what and sets the usage status.
    void failUsage(std::string_view message);
    /// Whether the result may be put there; fails the context where not.
    bool mayWrite(const Output& output);
    /// Puts a result there, whole or not at all; fails the context if that cannot be done.
    void write(const Output& output, std::string_view text);
    /// The same of what writes files itself.
    void writeBy(const Output& output, const std::function<Result<void>(const std::string& file)>& make);
};

/// `FILE:LINE: what; expected …`, with the parts that are there.
std::string messageOf(const Error& error);
/// What deserves a word about a file that was read all the same: `FILE:LINE: what; expected … (warning)` each.
std::vector<std::string> warningLines(const std::vector<format::Diagnostic>& findings, const std::string& file);

/// The status of a call whose result must have reached standard output.
int statusWritten(int status, Context& context);

}  // namespace kydai::cli
