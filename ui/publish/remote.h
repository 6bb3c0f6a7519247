/// A publication on a web host that is reached by SFTP, put there by the system's own `sftp`: in the order of folder.h,
/// each file renamed into place when it is complete. Keys, known hosts and further names come from the user's SSH
/// settings; nothing is asked for while it runs. A share that the system has mounted is a folder. Any thread.
#pragma once

#include "publish/folder.h"

#include <optional>
#include <string>
#include <string_view>

namespace kydai::publish {

/// "sftp://[user@]host[:port]/path"; "/~/path" begins at the user's own folder.
struct RemotePlace {
    std::string user{};
    std::string host{};
    int port = 0;  ///< 0: the usual one
    std::string path{};
};

/// Whether a place is meant to be a remote one: it begins with a scheme, ours or another.
bool isRemote(std::string_view place);
/// None where the address is wrong; passwords in it are not taken.
std::optional<RemotePlace> parseRemote(std::string_view place);

/// To whichever of the two `place` is. Errors: those of writeFolder; CannotWrite with what `sftp` said.
Result<FolderReport> writePlace(const PageSet& pages, const std::string& place, Existing existing,
                                const std::stop_token& stop, Progress& progress);

}  // namespace kydai::publish
