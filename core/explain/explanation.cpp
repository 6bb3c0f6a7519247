#include "explain/explanation.h"

namespace kydai {

Value::Value(const Value&) = default;
Value::Value(Value&&) noexcept = default;
Value& Value::operator=(const Value&) = default;
Value& Value::operator=(Value&&) noexcept = default;
Value::~Value() = default;

bool operator==(const Value& a, const Value& b)
{
    return static_cast<const ValueKinds&>(a) == static_cast<const ValueKinds&>(b);
}

bool operator==(const Clause& a, const Clause& b)
{
    return a.step == b.step;
}

}  // namespace kydai
