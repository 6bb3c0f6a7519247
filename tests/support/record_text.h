/// All members of a record as text, one after another and those within them too: what a record says before anybody has
/// filled it. What has no text of its own (a class, a function) only says whether it is there.
#pragma once

#include "explain/article.h"
#include "model/rule_set.h"
#include "support/player_id.h"
#include "support/starts_empty.h"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <type_traits>

namespace kydai::fixture {

template <class T>
std::string recordText(const T& value);

template <class... Members>
std::string allText(const Members&... members)
{
    std::string text;
    ((text += (text.empty() ? "" : " ") + recordText(members)), ...);
    return "{" + text + "}";
}

// NOLINTBEGIN(readability-function-cognitive-complexity): a line for each number of members
template <class T>
std::string membersText(const T& record)
{
    constexpr std::size_t kMembers = membersOfRecord<T>();
    static_assert(kMembers <= 44, "a record of as many members as are told below");
    if constexpr (kMembers == 0) return "{}";
#define KYDAI_MEMBERS(count, ...)           \
    if constexpr (kMembers == count) {      \
        const auto& [__VA_ARGS__] = record; \
        return allText(__VA_ARGS__);        \
    }
    KYDAI_MEMBERS(1, m1)
    KYDAI_MEMBERS(2, m1, m2)
    KYDAI_MEMBERS(3, m1, m2, m3)
    KYDAI_MEMBERS(4, m1, m2, m3, m4)
    KYDAI_MEMBERS(5, m1, m2, m3, m4, m5)
    KYDAI_MEMBERS(6, m1, m2, m3, m4, m5, m6)
    KYDAI_MEMBERS(7, m1, m2, m3, m4, m5, m6, m7)
    KYDAI_MEMBERS(8, m1, m2, m3, m4, m5, m6, m7, m8)
    KYDAI_MEMBERS(9, m1, m2, m3, m4, m5, m6, m7, m8, m9)
    KYDAI_MEMBERS(10, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10)
    KYDAI_MEMBERS(11, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11)
    KYDAI_MEMBERS(12, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12)
    KYDAI_MEMBERS(13, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13)
    KYDAI_MEMBERS(14, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14)
    KYDAI_MEMBERS(15, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15)
    KYDAI_MEMBERS(16, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16)
    KYDAI_MEMBERS(17, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17)
    KYDAI_MEMBERS(18, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18)
    KYDAI_MEMBERS(19, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19)
    KYDAI_MEMBERS(20, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20)
    KYDAI_MEMBERS(21, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21)
    KYDAI_MEMBERS(22, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22)
    KYDAI_MEMBERS(23, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23)
    KYDAI_MEMBERS(24, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24)
    KYDAI_MEMBERS(25, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25)
    KYDAI_MEMBERS(26, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26)
    KYDAI_MEMBERS(27, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26, m27)
    KYDAI_MEMBERS(28, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26, m27, m28)
    KYDAI_MEMBERS(29, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26, m27, m28, m29)
    KYDAI_MEMBERS(30, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26, m27, m28, m29, m30)
    KYDAI_MEMBERS(31, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26, m27, m28, m29, m30, m31)
    KYDAI_MEMBERS(32, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26, m27, m28, m29, m30, m31, m32)
    KYDAI_MEMBERS(33, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26, m27, m28, m29, m30, m31, m32, m33)
    KYDAI_MEMBERS(34, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26, m27, m28, m29, m30, m31, m32, m33, m34)
    KYDAI_MEMBERS(35, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26, m27, m28, m29, m30, m31, m32, m33, m34, m35)
    KYDAI_MEMBERS(36, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26, m27, m28, m29, m30, m31, m32, m33, m34, m35, m36)
    KYDAI_MEMBERS(37, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26, m27, m28, m29, m30, m31, m32, m33, m34, m35, m36, m37)
    KYDAI_MEMBERS(38, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26, m27, m28, m29, m30, m31, m32, m33, m34, m35, m36, m37, m38)
    KYDAI_MEMBERS(39, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26, m27, m28, m29, m30, m31, m32, m33, m34, m35, m36, m37, m38, m39)
    KYDAI_MEMBERS(40, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26, m27, m28, m29, m30, m31, m32, m33, m34, m35, m36, m37, m38, m39, m40)
    KYDAI_MEMBERS(41, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26, m27, m28, m29, m30, m31, m32, m33, m34, m35, m36, m37, m38, m39, m40, m41)
    KYDAI_MEMBERS(42, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26, m27, m28, m29, m30, m31, m32, m33, m34, m35, m36, m37, m38, m39, m40, m41,
                  m42)
    KYDAI_MEMBERS(43, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26, m27, m28, m29, m30, m31, m32, m33, m34, m35, m36, m37, m38, m39, m40, m41,
                  m42, m43)
    KYDAI_MEMBERS(44, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19, m20, m21,
                  m22, m23, m24, m25, m26, m27, m28, m29, m30, m31, m32, m33, m34, m35, m36, m37, m38, m39, m40, m41,
                  m42, m43, m44)
#undef KYDAI_MEMBERS
}
// NOLINTEND(readability-function-cognitive-complexity)

template <class T>
std::string recordText(const T& value)
{
    if constexpr (std::is_enum_v<T>)
        return std::to_string(static_cast<int>(value));
    else if constexpr (std::is_arithmetic_v<T>)
        return fmt::format("{}", value);
    else if constexpr (std::is_convertible_v<T, std::string_view>)
        return '"' + std::string(std::string_view(value)) + '"';
    else if constexpr (requires {
                           value.has_value();
                           *value;
                       })
        return value.has_value() ? recordText(*value) : "none";
    else if constexpr (requires { value.index(); })
        return fmt::format("kind {}", value.index());
    else if constexpr (requires { value == nullptr; })
        return value == nullptr ? "nothing" : "something";
    else if constexpr (requires { value.begin() != value.end(); }) {
        std::string text;
        for (const auto& each : value) text += (text.empty() ? "" : " ") + recordText(each);
        return "[" + text + "]";
    } else if constexpr (requires { value.toDecimal(); })
        return value.toDecimal();
    else if constexpr (std::is_same_v<T, PlayerId>)
        return value ? std::to_string(keyOf(value)) : "?";
    else if constexpr (std::is_same_v<T, Article>)
        return value.empty() ? "?" : std::string(value.citation()) + '@' + std::string(value.edition());
    else if constexpr (std::is_base_of_v<PairingRules, T> && !std::is_same_v<PairingRules, T>)
        return recordText<PairingRules>(value);  // whose other members the JSON of rules holds
    else if constexpr (std::is_aggregate_v<T>)
        return membersText(value);
    else
        return "?";
}

}  // namespace kydai::fixture
