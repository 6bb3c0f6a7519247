/// Every fragment that there is, and how one is made; the compiler checks that the pieces are those that its line in
/// fragments.def names.
#pragma once

#include "support/fragment.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace kydai {

enum class FragmentId : std::uint16_t {
    None,
#define KYDAI_FRAGMENT(name, pieces) name,
#include "support/fragments.def"
#undef KYDAI_FRAGMENT
};

struct FragmentInfo {
    FragmentId id{};
    std::string_view name{};    ///< the enumerator
    std::string_view pieces{};  ///< "player:number,round:number"
};

inline constexpr FragmentInfo kFragments[] = {
    {FragmentId::None, "None", ""},
#define KYDAI_FRAGMENT(name, pieces) {FragmentId::name, #name, pieces},
#include "support/fragments.def"
#undef KYDAI_FRAGMENT
};

constexpr const FragmentInfo& info(FragmentId id)
{
    return kFragments[static_cast<std::size_t>(id)];
}

/// Takes the first "name:kind" off a list of pieces.
constexpr std::pair<std::string_view, std::string_view> takePiece(std::string_view& pieces)
{
    const std::string_view first = pieces.substr(0, pieces.find(','));
    pieces.remove_prefix(first.size() == pieces.size() ? first.size() : first.size() + 1);
    const std::size_t colon = first.find(':');
    return {first.substr(0, colon), first.substr(colon + 1)};
}

enum class PieceKind : std::uint8_t { Number, Points, Text, List };

constexpr std::string_view nameOf(PieceKind kind)
{
    constexpr std::string_view kNames[] = {"number", "points", "text", "list"};
    return kNames[static_cast<std::size_t>(kind)];
}

template <class Piece>
consteval PieceKind kindOf()
{
    if constexpr (std::is_same_v<Piece, TenthsPiece>)
        return PieceKind::Points;
    else if constexpr (std::is_same_v<Piece, std::vector<std::string>>)
        return PieceKind::List;
    else if constexpr (std::integral<Piece> && !std::is_same_v<Piece, char>)
        return PieceKind::Number;
    else
        return PieceKind::Text;
}

/// An id whose pieces are of these kinds: a constant becomes one where it is given, any other id doesn't compile.
template <PieceKind... kKinds>
class FragmentOf {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): an id becomes one where it is given
    consteval FragmentOf(FragmentId id) : m_id(id)
    {
        std::string_view pieces = info(id).pieces;
        const bool fits = (... && (takePiece(pieces).second == nameOf(kKinds)));
        if (!fits || !pieces.empty()) throw "other pieces than its line in fragments.def names";
    }
    [[nodiscard]] constexpr FragmentId id() const { return m_id; }

private:
    FragmentId m_id;
};

/// A piece of a file as UTF-8 without control characters, cut after 80 characters.
std::string readablePiece(std::string_view text);

inline FragmentPiece toPiece(TenthsPiece points)
{
    return points;
}
inline FragmentPiece toPiece(char letter)
{
    return readablePiece(std::string_view(&letter, 1));
}
inline FragmentPiece toPiece(std::string_view text)
{
    return readablePiece(text);
}
inline FragmentPiece toPiece(const std::vector<std::string>& texts)
{
    std::vector<std::string> readable;
    readable.reserve(texts.size());
    for (const std::string& text : texts) readable.push_back(readablePiece(text));
    return readable;
}
template <std::integral Number>
FragmentPiece toPiece(Number number)
{
    return static_cast<std::int64_t>(number);
}

/// How Error::what, Error::expected and their like in Diagnostic are made.
template <class... Pieces>
Fragment fragment(std::type_identity_t<FragmentOf<kindOf<Pieces>()...>> id, const Pieces&... pieces)
{
    return Fragment{id.id(), {toPiece(pieces)...}};
}

}  // namespace kydai
