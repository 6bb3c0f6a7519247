/// The keys with which this desk signs its publications: one an event, in a folder of the user's that nobody else may
/// open. A key is made when it is asked for first, and never leaves this folder: not into the event or its copies, not
/// into pages, exports or logs. Lost with the folder, it is another one from then on, and publishing says so. Any
/// thread; several programs at once.
#pragma once

#include "publish/pages.h"
#include "support/result.h"
#include "support/signing.h"

#include <filesystem>
#include <string>
#include <utility>

namespace kydai::publish {

class KeyRing {
public:
    /// \param folder made when a key is kept
    explicit KeyRing(std::filesystem::path folder) : m_folder(std::move(folder)) {}
    /// Beside the user's settings.
    static std::filesystem::path usualFolder();

    /// \param origin Publication::origin, not empty. Errors: CannotWrite, DiskFull, ReadOnly; CannotRead where a key
    /// stands there that is none: it isn't replaced
    Result<SigningKey> keyOf(const std::string& origin);

private:
    std::filesystem::path m_folder;
};

/// Signs a publication that has an origin with the key of its event. Errors: those of `keyOf` and of `sign`.
Result<void> signByRing(PageSet& pages, const Publication& publication, KeyRing ring);

}  // namespace kydai::publish
