/// A person of FIDE's rating list. Source: rules/fide_list_format.md, section 4.
#pragma once

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
};

}  // namespace kydai
