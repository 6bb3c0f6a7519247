/// A round of the individual Swiss systems besides the Dutch (C.04.4) as its answers see it: whatever the system, the
/// bye is chosen first, then brackets are paired from the top, each as well as can be by what the system compares, in
/// the order of its articles. So the best round with a certain pair, put beside the round that was made, tells why the
/// pair was not made: by the first thing in that order in which it is worse.
#pragma once

#include "explain/article.h"
#include "explain/explanation.h"
#include "model/section.h"
#include "pairing/colour_field.h"
#include "pairing/outcome.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai::pairing {

/// One thing that a system compares in a bracket.
struct RankedMeasure {
    /// How its difference is told.
    enum class Kind : std::uint8_t {
        Count,      ///< how many of `whom`
        Which,      ///< which ones: `whom`
        Flag,       ///< only that it is so
        Opponents,  ///< whom each of `who` meets: `whom`, kNobody for who leaves the bracket
    };
    static constexpr std::size_t kNobody = static_cast<std::size_t>(-1);

    Kind kind = Kind::Count;
    std::string_view criterion{};  ///< "C5"; empty: only the order of pairings that are as good
    Phrase worse{};                ///< the clause
    Article article{};
    std::vector<int> value{};  ///< compared number by number; the first that is smaller is the better one
    std::vector<std::size_t> whom{};
    std::vector<std::size_t> who{};
};

/// What is worse in another round, as a clause; `ref` names a participant.
Clause worseClause(const RankedMeasure& made, const RankedMeasure& other,
                   const std::function<PlayerRef(std::size_t)>& ref);

struct RankedBracket {
    Points score{};
    std::vector<std::size_t> residents{};
    std::vector<std::size_t> incoming{};  ///< upfloaters, or those who came down
    std::vector<std::size_t> outgoing{};  ///< who leaves it for the next one
    std::vector<PairIndices> pairs{};     ///< in the order in which the system finds them
    std::vector<RankedMeasure> measures{};
};

struct RankedRound {
    std::optional<std::size_t> bye{};
    std::vector<RankedBracket> brackets{};
};

struct ExplainCase;
struct RankedRecord;

/// Why two meet, in the words of the system.
struct RankedPairTold {
    Step conclusion{};
    std::vector<Step> steps{};              ///< how the bracket was made
    std::size_t chooser = 0;                ///< who of the pair meets the first whom he can
    std::vector<std::size_t> candidates{};  ///< who comes before his opponent and was free, in their order
    Article order;                          ///< by which they come
};

/// What the answers ask a system.
struct RankedSystem {
    Article criteria;
    Article mayMeet;
    Article bye;
    Article colours;
    Phrase byeTaker{};  ///< who takes the bye, and by which order
    /// The best round in which two entrants meet, or the best of all.
    std::optional<RankedRecord> (*pair)(const Section& section, RoundNumber round, std::optional<PairIndices> forced,
                                        const std::stop_token& stop) = nullptr;
    /// Entrants who may take the bye, whose turn comes first in front.
    std::vector<std::size_t> (*byeOrder)(const RankedRecord& record) = nullptr;
    RankedPairTold (*tell)(const ExplainCase& round, const RankedBracket& bracket, std::size_t pair,
                           std::size_t asked) = nullptr;
};

struct RankedRecord {
    const RankedSystem* system = nullptr;
    ColourField colours{};  ///< with the field from which it was paired
    RankedRound made{};

    [[nodiscard]] const Field& field() const { return colours.field; }
};

/// @rule C.04.4.1.2  C5 the fewest upfloaters, C6 the highest scores, C7 the fewest without their colour, C8 to C10.
/// @rule C.04.4.1.3.2.3  Of sets that are as good the first by score, then TPN.
const RankedSystem& dubovSystem();
/// @rule C.04.5.2  C4 the fewest upfloaters, C5 the highest scores, C6 the next scoregroup, C7 and C8 floats.
const RankedSystem& doubleSwissSystem();
/// @rule C.04.4.2.2.1  Nobody meets twice, nor two with the same absolute preference.
const RankedSystem& bursteinSystem();
/// Keizer's: one group, paired down its ranking.
const RankedSystem& keizerSystem();

/// The boards, coloured and in publishing order, and everybody's byes.
Round toRound(const Section& section, const RankedRecord& record);

/// Without topscorers the absolute rules of these systems are those of the Dutch one.
Field withoutTopscorers(Field field);

/// Keeps two entrants, players or teams, for each other: nobody else may meet them, and they don't take the bye.
template <class AnyField>
void force(AnyField& field, PairIndices pair)
{
    for (const std::size_t one : {pair.first, pair.second}) {
        field.entrants[one].byeEligible = false;
        for (std::size_t other = 0; other < field.size(); ++other) {
            if (other != pair.first && other != pair.second) field.barred.setBoth(one, other);
        }
    }
}

}  // namespace kydai::pairing
