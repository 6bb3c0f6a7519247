/// What becomes of memory that was freed.
#pragma once

namespace kydai {

/// It stays with the program, to be used again, up to some hundred megabytes: by default glibc gives it back to the
/// system whenever some is free, and with threads that build and drop sections all the time every other page is fetched
/// anew. To be called once, before threads are there; elsewhere it does nothing.
void keepFreedMemory();

}  // namespace kydai
