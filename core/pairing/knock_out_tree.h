/// The bracket of a knock-out as a picture: from the first round that has room to the final, those to come empty.
#pragma once

#include "explain/picture.h"
#include "model/knock_out.h"

#include <vector>

namespace kydai::pairing {

/// Of larger brackets the earlier rounds are parts of their own.
inline constexpr std::size_t kMostMatchesOfColumn = 16;

/// The bracket, of a larger one its end.
KnockOutTree treeOf(const Section& section, const KnockOut& knockOut);
/// The rounds before that, up to the first one of the end; none of a bracket that is drawn anew each round.
std::vector<KnockOutTree> earlierTreesOf(const Section& section, const KnockOut& knockOut);
/// All of it that is shown as pictures: the end, then the parts; nothing before the first round is known.
std::vector<KnockOutTree> treesOf(const Section& section, const KnockOut& knockOut);
/// A player's match in the round being played, and the ones that led to it, two rounds back.
KnockOutTree treeOf(const Section& section, const KnockOut& knockOut, PlayerId asked);

}  // namespace kydai::pairing
