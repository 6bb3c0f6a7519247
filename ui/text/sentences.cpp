#include "text/sentences.h"

#include "support/assert.h"

#include <array>
#include <initializer_list>
#include <iterator>

namespace kydai::text {

namespace {

constexpr std::size_t kPhraseCount = std::size(kPhrases);

std::array<Sentence, kPhraseCount> allSentences()
{
    std::array<Sentence, kPhraseCount> all{};
    for (const auto table : {
             colourSentences(),
             normSentences(),
             ratingSentences(),
             tieBreakSentences(),
             pairingSentences(),
             questionSentences(),
             prizeSentences(),
             compareSentences(),
         }) {
        for (const Sentence& sentence : table) all[static_cast<std::size_t>(sentence.phrase)] = sentence;
    }
    for (const Sentence& sentence : all) KYDAI_ASSERT(sentence.source != nullptr);  // an area without its table
    return all;
}

}  // namespace

const Sentence& sentenceOf(Phrase phrase)
{
    static const std::array<Sentence, kPhraseCount> kAll = allSentences();
    return kAll[static_cast<std::size_t>(phrase)];
}

const WordText* wordOf(std::string_view id)
{
    for (const auto words : {
             colourWords(),
             normWords(),
             prizeWords(),
             ratingWords(),
             tieBreakWords(),
             numberedTieBreakWords(),
             compareWords(),
             pairingWords(),
         }) {
        for (const WordText& word : words) {
            if (word.id == id) return &word;
        }
    }
    return nullptr;
}

}  // namespace kydai::text
