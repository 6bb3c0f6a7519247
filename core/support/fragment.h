/// What an Error or a Diagnostic says was found, and what would have been right: an id and typed pieces. ui/words
/// words it, ui/text in other languages; core/ holds no sentence. The ids, and how one is made: support/fragments.h.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <variant>
#include <vector>

namespace kydai {

enum class FragmentId : std::uint16_t;

/// Points in tenths, as Points of the model are.
struct TenthsPiece {
    std::int64_t value = 0;
    friend bool operator==(const TenthsPiece&, const TenthsPiece&) = default;
};

/// A number, points, a piece of a file (UTF-8, without control characters) or a list of such pieces.
using FragmentPiece = std::variant<std::int64_t, TenthsPiece, std::string, std::vector<std::string>>;

/// A value; may be copied to any thread.
struct Fragment {
    FragmentId id{};                      ///< FragmentId::None: nothing to say
    std::vector<FragmentPiece> pieces{};  ///< in the order of fragments.def

    [[nodiscard]] bool empty() const { return id == FragmentId{}; }
    friend bool operator==(const Fragment&, const Fragment&) = default;
};

/// For the log and for tests, in no language: "OpponentInRound '12x' 3".
std::string logText(const Fragment& fragment);
std::ostream& operator<<(std::ostream& stream, const Fragment& fragment);

}  // namespace kydai
