/// What can still happen: the open games and the rounds to come played to the end many times over by ratings, each
/// round paired by the section's own system and each finish ranked by its own list. How often somebody came in at a
/// place, won a prize or made a norm is an estimate; beside it stands what is sure and what is impossible whoever plays
/// how. Nothing is written. Any thread.
#pragma once

#include "explain/picture.h"
#include "model/section.h"
#include "norms/search.h"
#include "support/progress.h"
#include "support/random.h"
#include "support/result.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace kydai::ask {

struct ChancesOptions {
    int finishes = 10'000;
    std::uint64_t seed = 1;    ///< the same finishes for the same seed, on every machine
    unsigned int threads = 0;  ///< 0: as many as there are cores
};

/// How often something happened, of 1.
struct Chance {
    double share = 0;
    double bar = 0;  ///< so far from it, up or down, it may well be (two standard errors): for the number of finishes,
                     ///< and for how well the strengths are known
};

struct NormChance {
    norms::Norm norm{};
    Chance chance{};
};

struct PlayerChances {
    PlayerId player{};
    int place = 0;                    ///< as of now; 0: he has none
    int strength = 0;                 ///< by which his games were played, a rating
    bool isGuessed = false;           ///< he has no rating: from his results so far
    std::vector<Chance> places{};     ///< by place − 1; who shares a place has the first of those shared
    Chance podium{};                  ///< to be one of the first three
    double points = 0;                ///< in the end, on average
    std::pair<int, int> possible{};   ///< the best and the last place that the points to come allow
    std::optional<Chance> prize{};    ///< of any money or thing, where the section has prizes
    double money = 0;                 ///< on average, in the smallest unit of the plan's currency
    std::vector<NormChance> norms{};  ///< of the titles that he could still make

    /// To be this place or before it.
    [[nodiscard]] double within(int last) const;
    /// Between these two places he came in at so many of the finishes, the same share left out at both ends.
    [[nodiscard]] std::pair<int, int> likely(double share) const;
};

struct Chances {
    std::shared_ptr<const Section> section{};
    int finishes = 0;  ///< those that were ranked
    int stuck = 0;     ///< others in which a round could not be paired
    std::uint64_t seed = 0;
    int openGames = 0;
    int roundsToCome = 0;
    int draws = 0;                         ///< share of draws between equals that was supposed, in thousandths
    int guessed = 0;                       ///< players without a rating
    std::vector<PlayerChances> players{};  ///< by place as of now, then number
};

/// Errors: NotAllowed where nothing is left to play, of teams, and where the system pairs no round by itself; those of
/// the list of tie-breaks; Cancelled. `progress`: finishes done of all.
Result<Chances> chancesOf(std::shared_ptr<const Section> section, const ChancesOptions& options = {},
                          const std::stop_token& stop = {}, Progress* progress = nullptr);

/// A bar for each place from the best to the last that somebody came in at, the present one among them.
PlaceChances pictureOf(const PlayerChances& player);

/// How strong everybody is taken to be.
struct Strengths {
    std::vector<int> of{};      ///< by player: a rating
    std::vector<int> spread{};  ///< how far it may be off, as a standard deviation
    std::vector<bool> guessed{};
    int draws = 0;  ///< between equals, in thousandths
};
/// Who has no rating is taken for as strong as his results so far, with two draws against the average of the field
/// added (0 games: he is the average). The share of draws is that of the section's own games, with twenty usual ones
/// added.
Strengths strengthsOf(const Section& section);

/// The first round to come, by the results that were open before it: where these are few, many finishes share it.
using FirstDrafts = std::map<std::vector<Outcome>, Round>;

/// Plays a section to its end; false where a round can't be paired. `drafts` spares pairing the same round again.
bool playToTheEnd(Section& section, const std::vector<int>& strengths, int draws, Random& random,
                  const std::stop_token& stop = {}, FirstDrafts* drafts = nullptr);

}  // namespace kydai::ask
