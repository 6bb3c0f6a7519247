/// A publication on a web host that is reached by SFTP (sftp_session.h), in the order of folder.h: each file gets its
/// name when it is complete, entries when all else is there. A share that the system has mounted is a folder. Any
/// thread.
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

/// To whichever of the two `place` is. Errors: those of writeFolder; CannotWrite with what `ssh` or the host said.
Result<FolderReport> writePlace(const PageSet& pages, const std::string& place, Existing existing,
                                const std::stop_token& stop, Progress& progress);

}  // namespace kydai::publish
