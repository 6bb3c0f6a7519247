/// Where the program keeps its settings. Before the first QSettings; the application and its names must be there.
#pragma once

#include <QString>

namespace kydai {

/// In the folder `settings` beside the program where there is one that can be written (a stick), else where the system
/// keeps a user's files; on Windows in a file, not in its registry.
void placeSettings(const QString& programFolder);

}  // namespace kydai
