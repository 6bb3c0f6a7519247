/// An official as reports name him in one line (TRF 102, 112): "IA Nguyễn Văn A (12401234)". Pure, any thread.
#pragma once

#include <string>
#include <string_view>

namespace kydai {

struct Official {
    std::string title{};  ///< IA, FA, NA or a player's title; empty: none is said
    std::string name{};
    std::string fideId{};
    friend bool operator==(const Official&, const Official&) = default;
};

/// Title and FIDE number may stand on either side of the name, the number in brackets or not.
Official officialOf(std::string_view text);

/// @rule B.01.1.1.5  An international or a FIDE arbiter.
bool isFideArbiter(const Official& official);

}  // namespace kydai
