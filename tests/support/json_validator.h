/// What of JSON Schema (draft 2020-12) our schemas use, so that tests hold real output and real lists to them without
/// another library. A keyword that it doesn't know is a fault of the schema.
#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace kydai::fixture {

/// Where and why the value doesn't fit; empty where it does.
std::string misfit(const nlohmann::ordered_json& value, const nlohmann::ordered_json& schema);

}  // namespace kydai::fixture
