/// A person of FIDE's rating list. Source: rules/fide_list_format.md, section 4.
#pragma once

#include "model/player.h"
#include "model/rule_set.h"

#include <cstdint>
#include <string>

namespace kydai {

struct FidePlayer {
    struct Tempo {
        int rating = 0;  ///< 0 = unrated in this tempo
        int games = 0;   ///< rated in the period of this list
        int kFactor = 0;
        friend bool operator==(const Tempo&, const Tempo&) = default;
    };

    std::int64_t id = 0;
    std::string name{};  ///< as the list has it, "Tran, Van Mau" or "Tran Van Mau"
    std::string federation{};
    std::string sex{};    ///< "M", "F"
    std::string title{};  ///< highest title
    std::string womenTitle{};
    std::string otherTitles{};  ///< arbiters, trainers … separated by commas
    std::string arenaTitle{};
    Tempo standard{};
    Tempo rapid{};
    Tempo blitz{};
    int birthYear = 0;   ///< 0 = unknown
    std::string flag{};  ///< i inactive, w woman

    friend bool operator==(const FidePlayer&, const FidePlayer&) = default;

    [[nodiscard]] const Tempo& in(TimeControl tempo) const;
};

/// A section's player as the list has him: name, FIDE ID, title, sex, birth year, federation, and the rating and K of
/// the tempo, 0 where he has none in it. No id, no number.
Player playerOf(const FidePlayer& listed, TimeControl tempo);

}  // namespace kydai
