#include "libkydai/kydai.h"

#include "libkydai/answers.h"

#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <string>
#include <string_view>

namespace {

using kydai::library::Answer;

/// A copy that kydai_free() gives back; null where there is no memory for it.
char* handedOver(const std::string& text)
{
    auto* const copy = static_cast<char*>(std::malloc(text.size() + 1));  // NOLINT(*-no-malloc): C frees it
    if (copy != nullptr) std::memcpy(copy, text.c_str(), text.size() + 1);
    return copy;
}

/// No exception passes into C.
int answered(Answer (*call)(std::string_view, const char*), const char* report, size_t size, const char* request,
             char** answer)
{
    using nlohmann::ordered_json;
    *answer = nullptr;
    try {
        const std::string_view bytes = report == nullptr ? std::string_view() : std::string_view(report, size);
        const Answer made = call(bytes, request);
        *answer = handedOver(made.json.dump(-1, ' ', false, ordered_json::error_handler_t::replace));
        return *answer == nullptr ? KYDAI_TOO_LARGE : made.status;
    } catch (const std::bad_alloc&) {
        return KYDAI_TOO_LARGE;
    } catch (const std::exception& problem) {
        try {
            *answer = handedOver(ordered_json{{"error", {{"message", problem.what()}}}}.dump(
                -1, ' ', false, ordered_json::error_handler_t::replace));
        } catch (const std::exception&) {
            *answer = nullptr;
        }
        return KYDAI_FAILED;
    }
}

}  // namespace

const char* kydai_version(void)
{
    return KYDAI_VERSION;
}

int kydai_pair(const char* report, size_t size, const char* request, char** answer)
{
    return answered(kydai::library::pair, report, size, request, answer);
}

int kydai_check(const char* report, size_t size, const char* request, char** answer)
{
    return answered(kydai::library::check, report, size, request, answer);
}

int kydai_explain(const char* report, size_t size, const char* request, char** answer)
{
    return answered(kydai::library::explain, report, size, request, answer);
}

void kydai_free(char* answer)
{
    std::free(answer);  // NOLINT(*-no-malloc): handedOver
}
