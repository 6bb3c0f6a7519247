/// Every file that the program makes for somebody: put under another name beside the wanted one, on the disk before it
/// takes its name. So whatever bears the name is complete, and a full disk leaves what was there. Devices, pipes and
/// the open files of the process (/dev/stdout) are written directly.
#pragma once

#include "support/result.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace kydai {

enum class Existing : std::uint8_t { Refuse, Replace };

/// Whether a call that reads `inputs` may write there. Errors: CannotWrite where the target is an input under any name,
/// or exists and may not be replaced.
/// Refuses a name that Windows keeps for a device; whatever makes a file asks this.
Result<void> mayBeNamed(const std::filesystem::path& target);
Result<void> mayWrite(const std::filesystem::path& target, Existing existing, std::span<const std::string> inputs);

/// A name for what is not complete yet, in the folder of the target: short, whatever the target is called, and nobody
/// else's.
std::filesystem::path unfinishedBeside(const std::filesystem::path& target);

class OutputFile {
public:
    explicit OutputFile(const std::filesystem::path& target);
    OutputFile(OutputFile&& other) noexcept;
    OutputFile& operator=(OutputFile&&) = delete;
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;
    ~OutputFile();  ///< what was not committed is gone

    /// Where a library that writes files itself puts the contents; nothing is there before `write`.
    [[nodiscard]] const std::filesystem::path& unfinished() const { return m_unfinished; }
    /// The whole contents. Errors: DiskFull, ReadOnly, CannotWrite.
    Result<void> write(std::string_view bytes);
    /// Gives the contents their name, with the permissions of the file that they replace. Errors as above.
    Result<void> commit();

private:
    [[nodiscard]] Error failure(int number) const;

    std::filesystem::path m_target;
    std::filesystem::path m_unfinished;
    std::string m_name;  ///< as the caller knows the target
    bool m_direct = false;
};

/// What an errno of a file that can't be written means: DiskFull, ReadOnly, CannotWrite.
Errc errcOf(int number);

/// The whole of a file in one go.
Result<void> writeOutput(const std::filesystem::path& target, std::string_view bytes);

}  // namespace kydai
