/// What the calls of the library answer, before they become C: a status of kydai.h and a JSON object. Pure functions of
/// the report and the request; any thread.
#pragma once

#include "libkydai/kydai.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace kydai::library {

struct Answer {
    int status = KYDAI_DONE;
    nlohmann::ordered_json json{};
};

Answer pair(std::string_view report, const char* request);
Answer check(std::string_view report, const char* request);
Answer explain(std::string_view report, const char* request);

}  // namespace kydai::library
