/// A FIDE rating list kept for searching, in an SQLite file of its own: it can be deleted and built again, and is never
/// part of an event (rules/fide_list_format.md, section 7). Not thread-safe.
#pragma once

#include "model/fide_player.h"
#include "support/progress.h"
#include "support/result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::store {

/// Builds a new index beside the old one and replaces it only when it is complete: a crash, a full disk or a cancelled
/// import leaves the old one usable.
class RatingIndexBuilder {
public:
    /// Errors: CannotOpen, ReadOnly, DiskFull.
    static Result<RatingIndexBuilder> start(const std::filesystem::path& path);

    RatingIndexBuilder(RatingIndexBuilder&&) noexcept;
    RatingIndexBuilder& operator=(RatingIndexBuilder&&) noexcept;
    ~RatingIndexBuilder();  ///< without `finish` everything is thrown away

    /// A second player of the same id replaces the first. Errors: DiskFull.
    Result<void> add(const FidePlayer& player);
    /// Makes the players searchable, best first, and puts the new index in the old one's place. `month` as the list
    /// names it; `progress` counts players. Errors: Cancelled, DiskFull, CannotWrite.
    Result<void> finish(const std::string& month, const std::stop_token& stop = {}, Progress* progress = nullptr);

private:
    struct Impl;
    explicit RatingIndexBuilder(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

class RatingIndex {
public:
    /// Errors: CannotOpen, NotAnEvent (no rating index, or one of an older program), Damaged, NewerVersion.
    static Result<RatingIndex> open(const std::filesystem::path& path);

    RatingIndex(RatingIndex&&) noexcept;
    RatingIndex& operator=(RatingIndex&&) noexcept;
    ~RatingIndex();

    [[nodiscard]] const std::string& month() const;
    [[nodiscard]] std::int64_t size() const;

    Result<std::optional<FidePlayer>> byId(std::int64_t id) const;
    /// Search as you type: every word but the last whole, the last as a beginning, in any order, without diacritics;
    /// digits search the id. Players of `federationFirst` come first, then by rating; at most `limit`.
    Result<std::vector<FidePlayer>> search(std::string_view text, std::string_view federationFirst,
                                           std::size_t limit = 50) const;

private:
    struct Impl;
    explicit RatingIndex(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

}  // namespace kydai::store
