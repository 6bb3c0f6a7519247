/// Where the files of a publication are put: a folder of this computer, or one of a web host. Internal to folder and
/// remote.
#pragma once

#include "publish/folder.h"

#include <optional>
#include <string>

namespace kydai::publish {

/// The list of what this program has put somewhere, beside the pages.
inline constexpr char kInventory[] = "publication.json";

class Place {
public:
    Place() = default;
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    virtual ~Place() = default;

    /// Makes it where it is not there yet.
    virtual Result<void> open() = 0;
    /// The inventory's bytes; none where there is none.
    virtual std::optional<std::string> inventory() = 0;
    /// Whether a list of another program stands there that may not be replaced.
    virtual Result<void> mayBegin(Existing existing) = 0;
    /// Whole or not at all. \param wasThere it belonged to the former publication, with the same contents
    /// \return whether it was written: false where the same stands there
    virtual Result<bool> put(const std::string& path, const std::string& bytes, bool wasThere) = 0;
    /// With folders that are empty then. \return whether anything was there
    virtual bool remove(const std::string& path) = 0;
    /// Everything so far is there. What is put before may come there in any order.
    virtual Result<void> settle() = 0;
};

/// What folder.h says, at any place.
Result<FolderReport> writeTo(Place& place, const PageSet& pages, Existing existing, const std::stop_token& stop,
                             Progress& progress);

}  // namespace kydai::publish
