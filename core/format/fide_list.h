/// Reads FIDE's rating lists, text and XML, as streams: 300 MB of text or 900 MB of XML pass through a buffer of one
/// megabyte (rules/fide_list_format.md, sections 2 and 3).
#pragma once

#include "model/fide_player.h"
#include "model/rule_set.h"
#include "support/progress.h"
#include "support/result.h"

#include <cstdint>
#include <functional>
#include <istream>
#include <string>
#include <vector>

namespace kydai::format {

enum class FideListKind : std::uint8_t { Combined, Single, Old };

struct FideListSummary {
    FideListKind kind = FideListKind::Combined;
    std::string month{};  ///< "OCT26" where the head names it
    std::int64_t lines = 0;
    std::int64_t players = 0;
    std::int64_t badLines = 0;
    std::vector<std::int64_t> firstBadLines{};  ///< at most 20, by line number (elements for XML)
};

struct FideListOptions {
    /// What a single list's one rating is for; nothing in the file says it.
    TimeControl tempo = TimeControl::Standard;
    /// Bytes read so far are reported here when it is given; cancel by returning false from the sink.
    Progress* progress = nullptr;
};

/// Called for every player; the object is only lent. False stops the reading with Errc::Cancelled.
using FideSink = std::function<bool(const FidePlayer&)>;

/// Errors: UnknownFormat (no head that explains the columns), Malformed (XML that is none, a document type or an
/// entity), Cancelled, CannotRead.
Result<FideListSummary> readFideList(std::istream& stream, const std::string& fileName, const FideListOptions& options,
                                     const FideSink& sink);

}  // namespace kydai::format
