/// The tables of sentences: one file sentences_<area>.cpp for each phrases_<area>.def, in the same order of areas. A
/// table holds every phrase of its area once; the compiler checks that, and that each sentence's holes are exactly the
/// phrase's arguments.
///
/// How to write a sentence: short, whole, for a player's parent; no pieces glued together, no markup, no values of its
/// own. Named holes `{player}`; a count is `%n`, and its argument is called n. The answer first, the article elsewhere.
#pragma once

#include "explain/phrase.h"
#include "words/holes.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace kydai::text {

/// The translation context of sentences, words and articles.
inline constexpr char kExplainContext[] = "Explain";

struct Sentence {
    Phrase phrase{};
    const char* source = nullptr;  ///< English, marked with QT_TRANSLATE_NOOP or QT_TRANSLATE_N_NOOP ("Explain", …)
};

/// A word of a closed set, such as "preference.strong"; explanation.h, struct Word.
struct WordText {
    std::string_view id{};
    const char* source = nullptr;
};

/// The English sentence of a phrase. O(1).
const Sentence& sentenceOf(Phrase phrase);
/// Null if no table has this word.
const WordText* wordOf(std::string_view id);

// --- the tables, one per area
std::span<const Sentence> colourSentences();
std::span<const WordText> colourWords();
std::span<const Sentence> normSentences();
std::span<const WordText> normWords();
std::span<const Sentence> ratingSentences();
std::span<const WordText> ratingWords();
std::span<const Sentence> tieBreakSentences();
std::span<const Sentence> questionSentences();
std::span<const WordText> tieBreakWords();
std::span<const WordText> numberedTieBreakWords();
std::span<const Sentence> prizeSentences();
std::span<const WordText> prizeWords();
std::span<const Sentence> pairingSentences();
std::span<const WordText> pairingWords();
std::span<const Sentence> compareSentences();
std::span<const WordText> compareWords();

// --- checks at compile time

/// Whether `name` stands in "player,round,colour".
constexpr bool isListed(std::string_view list, std::string_view name)
{
    while (!list.empty()) {
        const std::size_t comma = list.find(',');
        if (list.substr(0, comma) == name) return true;
        if (comma == std::string_view::npos) return false;
        list.remove_prefix(comma + 1);
    }
    return false;
}

/// Whether the sentence has every argument as a hole and no other hole.
constexpr bool holesAreTheArguments(const Sentence& sentence)
{
    const std::string_view arguments = info(sentence.phrase).arguments;
    bool allListed = true;
    forEachHole(sentence.source, [&](std::string_view hole) { allListed = allListed && isListed(arguments, hole); });
    if (!allListed) return false;
    std::string_view rest = arguments;
    while (!rest.empty()) {
        const std::size_t comma = rest.find(',');
        bool used = false;
        forEachHole(sentence.source, [&](std::string_view hole) { used = used || hole == rest.substr(0, comma); });
        if (!used) return false;
        if (comma == std::string_view::npos) break;
        rest.remove_prefix(comma + 1);
    }
    return true;
}

constexpr bool holesFit(std::span<const Sentence> table)
{
    for (const Sentence& sentence : table) {
        if (!holesAreTheArguments(sentence)) return false;
    }
    return true;
}

constexpr bool hasEachOnce(std::span<const Sentence> table, std::span<const Phrase> phrases)
{
    if (table.size() != phrases.size()) return false;
    for (const Phrase phrase : phrases) {
        std::size_t found = 0;
        for (const Sentence& sentence : table) found += sentence.phrase == phrase ? 1 : 0;
        if (found != 1) return false;
    }
    return true;
}

}  // namespace kydai::text
