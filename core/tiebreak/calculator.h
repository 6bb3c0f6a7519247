/// The values of any tie-break for every participant of a competition. Intermediate results that several tie-breaks
/// share (article 16 categories, Buchholz for AOB, TPR for APRO) are made once. Not shared between threads.
#pragma once

#include "tiebreak/competition.h"
#include "tiebreak/direct_encounter.h"
#include "tiebreak/methods.h"
#include "tiebreak/unplayed.h"
#include "tiebreak/value.h"
#include "tiebreak/view.h"

#include <compare>
#include <map>
#include <vector>

namespace kydai::tiebreak {

/// What a tie-break reads of the competition.
struct Reading {
    ScoreKind score = ScoreKind::Primary;
    bool fore = false;        ///< with the last round drawn
    MatchPointScale scale{};  ///< another one for match points; other scores have none
    bool swissRules = false;  ///< a round robin as if it were none (C.07.16.6)
};

class Calculator {
public:
    /// `competition` must outlive the calculator.
    Calculator(const Competition& competition, TieBreakEdition edition) : m_competition(competition), m_edition(edition)
    {
    }

    [[nodiscard]] TieBreakEdition editionOf(const Code& code) const { return code.edition.value_or(m_edition); }

    /// Why a tie-break has no value for anybody in this event; None if it makes sense.
    /// @rule C.07.10  Rating tie-breaks are dropped when a participant is unrated and no rule for it was published.
    [[nodiscard]] Refusal refusal(const Code& code) const;

    /// A value per participant; empty for the tie-breaks that order one group at a time (ordersGroups).
    std::vector<Value> values(const Code& code);

    /// DE, EDE…, TBR, BBE, BC: the value is a place inside a tied group, or is compared inside one only.
    static bool ordersGroups(Kind kind);
    /// Orders tied groups one after the other by such a tie-break; groups in ascending order of participants.
    [[nodiscard]] GroupOrder groupOrder(const Code& code) const;

    // --- what the methods read (methods.h)
    [[nodiscard]] const Competition& competition() const { return m_competition; }
    View view(const Reading& reading, TieBreakEdition edition);
    /// Of every participant; the unrated with the number that the code or the event gives them.
    [[nodiscard]] RatingTable ratings(const Code& code) const;
    /// The article 16 record that a tie-break was computed with.
    const UnplayedRounds& unplayed(const Reading& reading, TieBreakEdition edition);
    const ScoreTable& table(const Reading& reading);

private:
    [[nodiscard]] int unratedCountsAs(const Code& code) const;
    struct TableKey {
        bool secondary = false;
        bool fore = false;
        MatchPointScale scale{};
        bool swissRules = false;
        friend auto operator<=>(const TableKey&,
                                const TableKey&) =
            default;  // NOLINT(modernize-use-nullptr): alarm of version 14 on <=>
    };
    struct UnplayedKey {
        TableKey table{};
        bool virtualOpponent = false;
        friend auto operator<=>(const UnplayedKey&,
                                const UnplayedKey&) =
            default;  // NOLINT(modernize-use-nullptr): alarm of version 14 on <=>
    };

    [[nodiscard]] bool readsSecondary(ScoreKind score) const;
    [[nodiscard]] TableKey keyOf(const Reading& reading) const;

    const Competition& m_competition;
    TieBreakEdition m_edition{};
    std::map<TableKey, ScoreTable> m_tables;
    std::map<UnplayedKey, UnplayedRounds> m_unplayed;
};

}  // namespace kydai::tiebreak
