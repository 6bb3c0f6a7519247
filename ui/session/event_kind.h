/// Whether a file that is to be opened is an event, or a report to be brought in.
#pragma once

#include <QString>

#include <string_view>

namespace kydai {

/// By its first bytes; also where those are half written and the log beside it will mend them.
bool isEventFile(const QString& path, std::string_view bytes);

}  // namespace kydai
