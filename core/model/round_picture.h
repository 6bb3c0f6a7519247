/// What hung on the wall when a round was published: which number everybody had, who sat where, and what was known of
/// the rounds before. It is made with the publication and never changes, whatever is corrected later; the boards and
/// reasons of the round are judged by it (pictures.h). Each picture tells only what the pictures before it don't.
#pragma once

#include "model/game.h"
#include "model/ids.h"
#include "model/rule_set.h"

#include <string>
#include <vector>

namespace kydai {

/// A round before the one that was published, as far as it was known otherwise than by the pictures before.
struct EarlierResults {
    RoundNumber round = 1;
    bool anew = false;               ///< boards and byes are told: they are not those of the pictures before
    std::vector<PlayerId> boards{};  ///< White, Black of board 1, White, Black of board 2 …
    std::vector<Bye> byes{};
    std::string results{};  ///< two signs a board, White's first: 1 = 0 W D L + - . ? (open, adjourned); ~ behind them
                            ///< where the colours are not known
    friend bool operator==(const EarlierResults&, const EarlierResults&) = default;
};

struct RoundPicture {
    std::vector<PlayerId> players{};  ///< who has not the number of the pictures before
    std::vector<int> numbers{};       ///< theirs
    std::vector<int> ranks{};         ///< their places in the initial order, where those aren't the numbers
    std::vector<PlayerId> boards{};   ///< as published: White, Black of board 1, White, Black of board 2 …
    std::vector<Bye> byes{};
    std::vector<PlayerId> uncalled{};  ///< who has a board or the bye though they were not to be paired
    std::vector<EarlierResults> earlier{};
    std::vector<PointAdjustment> adjustments{};
    friend bool operator==(const RoundPicture&, const RoundPicture&) = default;
};

}  // namespace kydai
