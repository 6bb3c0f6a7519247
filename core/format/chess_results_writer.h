/// Writes the XML of an upload to chess-results.com (rules/chess_results.md): individual and team events, Swiss and
/// round robin. Elements, attributes and their order are those of the site's reference files. Texts are cut to the
/// lengths that the site has; of a birth only the year is told. What ranks, tie-breaks and performances are is worked
/// out by whoever calls (core/format computes nothing). Pure functions; any thread.
#pragma once

#include "model/section.h"

#include <map>
#include <string>
#include <vector>

namespace kydai::format {

/// What is printed of a player or a team.
struct PrintedPlace {
    int rank = 0;        ///< in the order of the list: tied ones have numbers of their own; 0 = none
    bool equal = false;  ///< tied in everything with the one before
    std::string points{};
    std::vector<std::string> tieBreaks{};  ///< by the section's list; empty texts where there is no value
    int averageRating = 0;                 ///< of rated opponents
    int performance = 0;
    int ratingChange = 0;
};

struct PrintedPlaces {
    RoundNumber round = 0;                  ///< after which round
    std::map<int, PrintedPlace> players{};  ///< by number
    std::map<int, PrintedPlace> teams{};
};

/// The encrypted values, as hexadecimal digits; empty in a file that is only looked at.
struct UploadSeal {
    std::string source{};
    std::string session{};
    std::string creator{};
    std::string tournament{};
};

/// The section is one of byNumber.
std::string writeChessResults(const Section& section, const PrintedPlaces& places, const UploadSeal& seal = {});

/// Where an uploaded section is seen: "https://chess-results.com/tnr222557.aspx"; empty without a number.
std::string addressAtChessResults(const std::string& key);

/// Without what the form field of an upload gives another meaning.
std::string uploadText(std::string text);

}  // namespace kydai::format
