/// A section: one tournament with its players, rounds and rules, as a plain immutable value. Every computation is a
/// pure function of a Section. Threads may share a `shared_ptr<const Section>` freely.
#pragma once

#include "model/ids.h"
#include "model/player.h"
#include "model/prize_plan.h"
#include "model/round.h"
#include "model/rule_set.h"
#include "model/section_limits.h"
#include "model/team.h"

#include <optional>
#include <string>
#include <vector>

namespace kydai {

/// What exempts from both demands of a title norm on federations as the arbiter states it (B.01, 1.4.3a to c).
enum class StatedExemption : std::uint8_t { None, NationalFinal, NationalTeam, Zonal };

/// A title or norm that FIDE's table gives for a place in this section (B.01, 1.2), as the arbiter states it: the table
/// changes with each General Assembly, so the program claims nothing by itself.
struct DirectTitle {
    int firstPlace = 1;
    int lastPlace = 1;
    Sex sex = Sex::Unknown;  ///< places among this sex; Unknown: among all
    std::string claim{};     ///< "FM", "IM norm"
    int lowestRating = 0;    ///< below it the title waits
    friend bool operator==(const DirectTitle&, const DirectTitle&) = default;
};

/// What title norms and the reports around them ask for besides.
struct ReportFacts {
    std::string eventCode{};  ///< FIDE's
    Date registered{};        ///< with FIDE
    std::string organiser{};
    StatedExemption exemption = StatedExemption::None;
    std::vector<DirectTitle> titles{};
    bool gamesKept = false;  ///< the moves of the games that the report needs are there (B.01, 1.9)
    friend bool operator==(const ReportFacts&, const ReportFacts&) = default;
};

/// What stands on reports: names, places, dates, people. Texts are as entered.
struct SectionInfo {
    std::string name{};
    std::string town{};
    std::string federation{};
    Date firstDay{};
    Date lastDay{};
    std::string firstDayText{};  ///< as a file wrote it, when it is no date
    std::string lastDayText{};
    std::string type{};  ///< TRF 092
    std::string chiefArbiter{};
    std::vector<std::string> deputyArbiters{};
    std::string timeControlText{};     ///< TRF 122
    std::string codedTimeControl{};    ///< TRF26 222
    std::string codedType{};           ///< TRF26 192 as read; written from the rule set otherwise
    std::string startingListMethod{};  ///< TRF26 172
    std::string pairingProgram{};      ///< TRF26 182
    SectionLimits limits{};            ///< who may play; who doesn't fit is told
    int firstTable = 1;                ///< number of the table of board 1, where sections share a hall
    int tables = 0;                 ///< kept for this section from the first one on, few boards or many; 0 = none are
    std::string room{};             ///< where it plays
    std::string group{};            ///< sections of one group play at the same time, those of another at another
    std::string continues{};        ///< name of the section whose best play on here: this is its next stage
    std::string chessResultsKey{};  ///< the tournament's number at chess-results.com
    ReportFacts report{};
    friend bool operator==(const SectionInfo&, const SectionInfo&) = default;
};

struct Section {
    SectionInfo info{};
    RuleSet rules{};
    std::vector<Player> players{};              ///< in order of ascending PlayerId
    std::vector<Round> rounds{};                ///< rounds[0] is round 1; only paired rounds
    std::vector<RequestedBye> requestedByes{};  ///< for rounds that are not paired yet
    std::vector<PointAdjustment> adjustments{};
    TeamEvent teams{};
    PrizePlan prizes{};
    FrozenPrizes frozenPrizes{};
    std::vector<std::string> foreignLines{};  ///< lines of the source file that we keep but do not interpret

    /// Index in `players`, nullopt if nobody has this id. O(log n).
    [[nodiscard]] std::optional<std::size_t> indexOf(PlayerId id) const;
    /// Null if nobody has this id.
    [[nodiscard]] const Player* find(PlayerId id) const;
    [[nodiscard]] const Player& player(PlayerId id) const;  ///< asserts that the id exists
    /// The number by which people know a player; 0 if nobody has this id.
    [[nodiscard]] int numberOf(PlayerId id) const;
    /// Whoever has this pairing number; null if nobody has it. O(n).
    [[nodiscard]] const Player* playerNumbered(int number) const;

    [[nodiscard]] RoundNumber roundsPaired() const { return static_cast<RoundNumber>(rounds.size()); }
    /// Rounds of the whole tournament: as scheduled, else those paired; of a knock-out those that it needs at least.
    [[nodiscard]] RoundNumber roundsInAll() const;
    [[nodiscard]] const Round& round(RoundNumber number) const;  ///< asserts 1 ≤ number ≤ roundsPaired()
    /// By which a round was paired, or would be now.
    [[nodiscard]] const PairingRules& rulesOf(RoundNumber round) const;
    [[nodiscard]] bool isTeamEvent() const { return !teams.teams.empty(); }
    [[nodiscard]] PairingEdition pairingEdition() const { return rules.pairingEdition; }
    [[nodiscard]] TieBreakEdition tieBreakEdition() const { return rules.tieBreakEdition; }

    friend bool operator==(const Section&, const Section&) = default;
};

/// The section as it stood before round `number` was paired: later rounds are gone, byes known beforehand for `number`
/// become requested byes.
Section beforeRound(const Section& section, RoundNumber number);

/// The section as a paired round was paired from and explained by: as it stood when the round was published, where that
/// is known (pictures.h), else as it is; under the rules that the round keeps, without later rounds.
Section asPaired(const Section& section, RoundNumber round);

/// Whether the section serves as it is.
bool isAsPaired(const Section& section, RoundNumber round);

/// Whether today's rules are the ones by which the round was paired.
bool isUnderItsRules(const Section& section, RoundNumber round);

/// Gives every round that keeps no rules those of the section. True when there was one.
bool keepRules(Section& section);

/// Where a player stands in the initial order that pairing goes by, the smaller the higher: his number, or the rank of
/// his file where the file says so (XXC rank). Kept apart from what people see: the number stays the file's.
int initialRank(const RuleSet& rules, const Player& player);

/// Ids, in ascending order, that none of these players has; the players are in ascending order of their ids.
std::vector<PlayerId> newPlayerIds(const std::vector<Player>& players, std::size_t count);

/// Nobody enters later than the first round in which he plays or is given points: a file's entry round may say
/// otherwise.
void enterByFirstGame(Section& section);

}  // namespace kydai
