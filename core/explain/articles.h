/// Every article the program applies. article_index_test demands for each constant an `@rule` line with its citation in
/// a header and a test whose name starts with `Art` and the constant's number.
#pragma once

#include "explain/article.h"

namespace kydai::article {

// --- colours: C.04.3.1.6–1.7 and C.04.3.5
inline constexpr Article kDifferenceWithinTwo{"C.04.1.6"};
inline constexpr Article kSameColourThrice{"C.04.1.7"};
inline constexpr Article kColourDifference{"C.04.3.1.6"};
inline constexpr Article kAbsolutePreference{"C.04.3.1.7.1"};
inline constexpr Article kStrongPreference{"C.04.3.1.7.2"};
inline constexpr Article kMildPreference{"C.04.3.1.7.3"};
inline constexpr Article kNoPreference{"C.04.3.1.7.4"};
inline constexpr Article kInitialColourDrawn{"C.04.3.5.1"};
inline constexpr Article kColourAllocation{"C.04.3.5.2"};
inline constexpr Article kGrantBoth{"C.04.3.5.2.1"};
inline constexpr Article kGrantStronger{"C.04.3.5.2.2"};
inline constexpr Article kAlternate{"C.04.3.5.2.3"};
inline constexpr Article kGrantHigher{"C.04.3.5.2.4"};
inline constexpr Article kInitialColour{"C.04.3.5.2.5"};

// --- pairing: C.04.1, C.04.2, C.04.3.1–4, edition 2017, Baku C.04.5.1, Berger C.05
inline constexpr Article kBakuGroup{"C.04.5.1.2"};
inline constexpr Article kBakuLateEntries{"C.04.5.1.3"};
inline constexpr Article kBakuPoints{"C.04.5.1.4"};
inline constexpr Article kBergerTables{"C.05.Annex1"};

// --- tie-breaks: C.07

// --- ratings: B.02

}  // namespace kydai::article
