/// The head of a fuzz target, `KYDAI_FUZZ_TARGET(fuzz_trf) { … }` with `data` and `size`: libFuzzer's entry, or in the
/// daily build one of the targets that fuzz_replay knows by their names.
#pragma once

#include <cstddef>
#include <cstdint>

#ifdef KYDAI_LIBFUZZER
#define KYDAI_FUZZ_TARGET(name) extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
#else
namespace kydai::fuzz {

struct Target {
    Target(const char* itsName, int (*itsRun)(const std::uint8_t*, std::size_t))
        : name(itsName), run(itsRun), next(first)
    {
        first = this;
    }
    const char* name;
    int (*run)(const std::uint8_t* data, std::size_t size);
    const Target* next;
    static inline const Target* first = nullptr;
};

}  // namespace kydai::fuzz

#define KYDAI_FUZZ_TARGET(name)                                  \
    static int name(const std::uint8_t* data, std::size_t size); \
    static const kydai::fuzz::Target name##_target(#name, name); \
    static int name(const std::uint8_t* data, std::size_t size)
#endif
