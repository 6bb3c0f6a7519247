/// Runs kydai-cli in-process and keeps what it wrote.
#pragma once

#include "run.h"

#include <QByteArray>

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

namespace kydai::cli {

struct CliRun {
    int status = 0;
    std::string out{};
    std::string err{};
};

inline CliRun runCli(const std::vector<std::string>& arguments)
{
    // What a desk keeps of its own is not what tests leave behind.
    static const std::string desk = (std::filesystem::temp_directory_path() / "kydai_cli_desk").string();
    qputenv("XDG_CONFIG_HOME", QByteArray::fromStdString(desk));
    std::ostringstream out;
    std::ostringstream err;
    Context context{out, err};
    const int status = run(arguments, context);
    return {status, out.str(), err.str()};
}

/// A text without its line ends.
inline std::vector<std::string> lines(const std::string& text)
{
    std::vector<std::string> found;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) found.push_back(line);
    return found;
}

}  // namespace kydai::cli
