#include "session/event_kind.h"

#include "store/recognise.h"

#include <filesystem>

namespace kydai {

bool isEventFile(const QString& path, std::string_view bytes)
{
    return store::isForTheStore(std::filesystem::path(path.toStdU16String()), bytes);
}

}  // namespace kydai
