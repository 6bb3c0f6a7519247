/// What the upload to chess-results prints of every player and team: places, tie-breaks, performances and rating
/// changes, after the last round that is complete. Pure functions; any thread.
#pragma once

#include "format/chess_results_writer.h"
#include "model/section.h"

#include <string>

namespace kydai::tables {

/// Of a section of byNumber.
format::PrintedPlaces uploadPlaces(const Section& section);

/// The XML of the upload. \param seal encrypted values; none: a file to look at
std::string uploadOf(const Section& section, const format::UploadSeal& seal = {});

}  // namespace kydai::tables
