/// Whether the ratings of a section are still those of the list (question 133): what differs, and what taking a part of
/// it over changes. Nothing is changed without a person. Pure functions.
#pragma once

#include "model/compound_change.h"
#include "model/fide_player.h"
#include "model/section.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kydai::policy {

/// A player whom the list has otherwise, or not at all.
struct RatingDifference {
    PlayerId player{};
    bool isMissing = false;  ///< nobody in the list has his FIDE ID
    int listed = 0;          ///< the rating that the list has for him by the section's rules; 0 = none
    int kFactor = 0;
    std::string source{};  ///< PlayerRatings::source with it
    std::vector<ListRating> lists{};
    Title title = Title::None;  ///< as the list has it
    std::string federation{};
    friend bool operator==(const RatingDifference&, const RatingDifference&) = default;
};

using FindListed = std::function<std::optional<FidePlayer>(std::int64_t id)>;
/// By pairing number. Players without a FIDE ID are left alone: nothing tells who they are.
std::vector<RatingDifference> comparedWithList(const Section& section, const FindListed& find,
                                               const std::string& month);
/// The players chosen get rating, title and federation of the list.
CompoundChange takingOver(const Section& section, SectionId id, std::span<const RatingDifference> chosen);

/// A custom list that was read from a file: whoever has the FIDE ID, or the name and no other birth year. Its ratings
/// go into the national record of the section's federation, and count where the list method takes them.
std::vector<RatingDifference> comparedWithCustomList(const Section& section, const std::vector<Player>& list,
                                                     const std::string& name);
CompoundChange takingOverCustom(const Section& section, SectionId id, std::span<const RatingDifference> chosen);

/// The day whose list counts: the section's first, and today in events over 30 days and where that day is not known or
/// still to come.
Date listDayOf(const Section& section, const Date& today);
/// The list that is in force on a day, "NOV26" (one appears each month).
std::string listInForce(const Date& day);
/// Whether a list's month ("NOV26" or "11/2026") is the one in force on a day; unknown months and days are taken as
/// such.
bool isInForce(const std::string& month, const Date& day);

}  // namespace kydai::policy
