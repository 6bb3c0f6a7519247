/// A signed integer of 128 bits under one name, for sums and products that pass 64 bits on the way. A compiler without
/// `__int128` needs another definition here and nowhere else.
#pragma once

namespace kydai {

__extension__ using Int128 = __int128;

}  // namespace kydai
