/// A publication as a folder that any web host can serve. New files come first, the list that leads to them last, each
/// renamed into place when it is complete, so a reader never meets half a round, and an interrupted run leaves the
/// former publication. Files of the former one stay for who still has its list open, unless something of it was
/// withdrawn; all older ones go. Only files that this program put there are touched. Any thread.
#pragma once

#include "publish/page_set.h"
#include "support/output_file.h"
#include "support/progress.h"
#include "support/result.h"

#include <filesystem>
#include <stop_token>
#include <string>

namespace kydai::publish {

struct FolderReport {
    std::size_t files = 0;       ///< of this publication
    std::size_t written = 0;     ///< of these, new or different
    std::size_t removed = 0;     ///< of former publications
    bool formerGone = false;     ///< nothing of the former one stays: something of it was withdrawn
    std::string formerSigner{};  ///< the fingerprint of another key, with which the former one was signed
};

/// Makes the folder where there is none. Errors: CannotWrite where another program's list stands there and may not be
/// replaced; ReadOnly, DiskFull, CannotWrite; Cancelled.
Result<FolderReport> writeFolder(const PageSet& pages, const std::filesystem::path& folder, Existing existing,
                                 const std::stop_token& stop, Progress& progress);

}  // namespace kydai::publish
