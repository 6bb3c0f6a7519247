/// Phrases: what a step says, as an id. ui/text owns the sentences; logic never looks at one.
#pragma once

#include <cstdint>
#include <string_view>

namespace kydai {

#ifndef Q_MOC_RUN  // Qt's moc can't read an #include inside an enumeration, and needn't
enum class Phrase : std::uint16_t {
#define KYDAI_PHRASE(name, id, arguments) name,
#include "explain/phrases.def"
#undef KYDAI_PHRASE
};
#else
enum class Phrase : std::uint16_t;
#endif

struct PhraseInfo {
    Phrase phrase{};
    std::string_view name;       ///< the enumerator
    std::string_view id;         ///< in the JSON; never renamed
    std::string_view arguments;  ///< names of the holes, separated by commas
};

#ifndef Q_MOC_RUN
inline constexpr PhraseInfo kPhrases[] = {
#define KYDAI_PHRASE(name, id, arguments) {Phrase::name, #name, id, arguments},
#include "explain/phrases.def"
#undef KYDAI_PHRASE
};

constexpr const PhraseInfo& info(Phrase phrase)
{
    return kPhrases[static_cast<std::size_t>(phrase)];
}
#endif

}  // namespace kydai
