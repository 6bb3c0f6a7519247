/// A person of FIDE's rating list. Source: rules/fide_list_format.md, section 4.
#pragma once

#include "model/player.h"
#include "model/rule_set.h"

#include <cstdint>
#include <string>
#include <vector>

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

/// The lists that a new player's rating is looked for in, in this order: as the rules say, else the tempo's own and
/// then the standard one ("effective" rapid and blitz ratings), then the rest.
std::vector<TimeControl> ratingListsOf(const RuleSet& rules);
/// Of those the first in which he has a rating; the first of all where he has none.
TimeControl ratingListFor(const FidePlayer& listed, const RuleSet& rules);
/// "FIDE rapid OCT26": PlayerRatings::source.
std::string sourceOf(TimeControl list, const std::string& month);
/// What the lists of a month say of him.
std::vector<ListRating> listedRatings(const FidePlayer& listed, const std::string& month);

/// A section's player as the list has him: name, FIDE ID, title, sex, birth year, federation, and the rating and K by
/// the section's rules, 0 where he has none. No id, no number.
Player playerOf(const FidePlayer& listed, const RuleSet& rules, const std::string& month);

/// Whether somebody's player is this person: by FIDE ID and the words of the name, in any order and without marks, and
/// by the year of birth where both say one.
bool isListedAs(const Player& player, const FidePlayer& listed);
/// The player with what the list says of him: rating, K, title and federation, and sex and birth where he had none.
Player broughtToList(Player player, const FidePlayer& listed, const RuleSet& rules, const std::string& month);

}  // namespace kydai
