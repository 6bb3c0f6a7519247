/// The criteria of both editions by what they are about, with the phrases that tell a cost and a worsening.
#pragma once

#include "explain/phrase.h"
#include "pairing/criteria.h"

#include <cstdint>

namespace kydai::pairing {

/// What a criterion looks at; one kind per line of the longer table.
enum class CriterionKind : std::uint8_t {
    Downfloaters,          ///< C6, C.5
    DownfloaterScores,     ///< C7
    ScoreDifferences,      ///< C.6
    NextBracket,           ///< C8, C.7
    ByeUnplayed,           ///< C9
    ColourDifference,      ///< C10, C.8
    ThirdColour,           ///< C11, C.9
    Preference,            ///< C12, C.10
    StrongPreference,      ///< C13, C.11
    DownfloatAgain,        ///< C14, C.12
    UpfloatAgain,          ///< C15, C.13
    DownfloatBefore,       ///< C16, C.14
    UpfloatBefore,         ///< C17, C.15
    DownDifference,        ///< C18, C.16
    UpDifference,          ///< C19, C.17
    DownDifferenceBefore,  ///< C20, C.18
    UpDifferenceBefore,    ///< C21, C.19
};

CriterionKind kindOf(PairingEdition edition, const Criterion& criterion);

/// "{players} do not get the colour they are due."
Phrase costPhrase(CriterionKind kind);
/// "2 players instead of 1 would miss their colour: {players}", a clause.
Phrase causePhrase(CriterionKind kind);

/// How many rounds ago the downfloats were that the criterion looks at; 0 where it looks at none.
RoundNumber downfloatsBack(CriterionKind kind);

/// Whether a cost says that somebody suffers: C7 and C8 list what must be, without being a fault by themselves.
bool tellsACost(CriterionKind kind, const Cost& cost);

}  // namespace kydai::pairing
