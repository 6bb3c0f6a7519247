// A call of the library: which one, the request, a byte 0, the report. An answer in JSON, whatever comes.
#include "fuzz_target.h"
#include "libkydai/kydai.h"
#include "support/assert.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

KYDAI_FUZZ_TARGET(fuzz_library)
{
    using Call = int (*)(const char*, std::size_t, const char*, char**);
    constexpr Call kCalls[] = {kydai_pair, kydai_check, kydai_explain};
    if (size == 0) return 0;
    std::string_view rest(reinterpret_cast<const char*>(data) + 1, size - 1);
    const std::string request(rest.substr(0, rest.find('\0')));
    rest.remove_prefix(std::min(request.size() + 1, rest.size()));
    char* answer = nullptr;
    const int status = kCalls[data[0] % 3](rest.data(), rest.size(), request.c_str(), &answer);
    KYDAI_ASSERT(status != KYDAI_FAILED);
    KYDAI_ASSERT(answer != nullptr || status == KYDAI_TOO_LARGE);
    if (answer != nullptr) {
        const auto json = nlohmann::json::parse(answer, nullptr, false);
        KYDAI_ASSERT(json.is_object() && json.contains("error") == (status == KYDAI_BAD_REQUEST));
    }
    kydai_free(answer);
    return 0;
}
