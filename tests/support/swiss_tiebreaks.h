/// Tie-breaks of a Swiss tournament recomputed from the digest of C.07 (rules/tiebreaks.md, sections 3 to 6 and 9): own
/// code, whole numbers only, for tests to compare with. Buchholz, Sonneborn-Berger and Fore Buchholz with cuts and
/// medians, the own-record codes, AOB, ARO and direct encounter.
#pragma once

#include "support/crosstable.h"

#include <optional>
#include <string>
#include <vector>

namespace kydai::verify {

/// What one round brings to Buchholz or Sonneborn-Berger. Values in tenths, contributions in hundredths.
struct Element {
    enum class Source { Opponent, Dummy, CappedByOpponent, CappedByDraws, Virtual };
    RoundNumber round = 0;
    Source source = Source::Opponent;
    int value = 0;
    int uncapped = 0;  ///< of a dummy before its cap
    long contribution = 0;
    bool voluntary = false;
    int cut = 0;  ///< 0 stays; else the order in which it goes
    bool cutAsVoluntary = false;
    bool cutAsHighest = false;
};

class SwissTieBreaks {
public:
    /// \param edition "old", "24" or "26"
    SwissTieBreaks(const Crosstable& table, std::string edition);

    [[nodiscard]] const Crosstable& table() const { return m_table; }
    [[nodiscard]] bool old() const { return m_edition == "old"; }
    [[nodiscard]] bool capsDummy() const { return m_edition == "26"; }

    /// 16.3 (old: every unplayed round a draw).
    [[nodiscard]] int adjusted(int number) const;
    [[nodiscard]] int adjustedIn(int number, RoundNumber round) const;
    /// A requested bye after which the player never came back.
    [[nodiscard]] bool isTrailing(int number, RoundNumber round) const;
    /// The rounds of BH or SB of a player, with what the code cuts.
    [[nodiscard]] std::vector<Element> elements(int number, const std::string& code) const;
    /// In hundredths; nothing where the code has no value for the player or is none of those known here.
    [[nodiscard]] std::optional<long> value(int number, const std::string& code) const;
    /// What one round adds to an own-record code, in hundredths.
    [[nodiscard]] std::optional<long> ownRound(int number, RoundNumber round, const std::string& code) const;
    [[nodiscard]] static bool knows(const std::string& code);

    /// Places 1… of a group by direct encounter; who shares a place is not separated. One place for all: nothing
    /// broken.
    [[nodiscard]] std::vector<std::vector<int>> encounter(const std::vector<int>& group) const;
    /// Sum against the group, in hundredths, and the same with every missing game won.
    struct Among {
        long points = 0;
        long best = 0;
    };
    [[nodiscard]] Among among(int number, const std::vector<int>& group) const;
    [[nodiscard]] bool allMet(const std::vector<int>& group) const;

private:
    [[nodiscard]] Element dummy(int number, RoundNumber round) const;
    [[nodiscard]] std::optional<long> meanOfOpponents(int number, const std::string& code) const;
    [[nodiscard]] std::vector<std::vector<int>> separate(const std::vector<int>& group) const;

    Crosstable m_table;
    std::string m_edition;
};

}  // namespace kydai::verify
