/// Reads every sentence of an explanation as an outside program would, by its phrase and what it is filled with, and
/// checks it on the crosstable by own code from the digests of the regulations. Nothing of the engine, the tie-breaks
/// or the ratings of the core is used.
#pragma once

#include "explain/explanation.h"
#include "support/crosstable.h"
#include "support/explanation_verifier.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::verify {

using Json = nlohmann::ordered_json;

/// Whether a sentence is true; nothing where its reader can't tell.
using Verdict = std::optional<bool>;
using Judge = std::function<Verdict(std::string_view phrase, const Json& args)>;

/// Hands every sentence to the judge, the answer first, and counts what it says. `kind` stands before the phrase in the
/// table of counts, `about` in the report of a false one.
void readSentences(const Explanation& explanation, const std::string& kind, const std::string& about,
                   const Judge& judge, Tally& tally);

/// One more statement, such as a field of the JSON.
void count(Tally& tally, const std::string& kind, bool holds, const std::string& about);
/// The JSON of an explanation without its sentences.
Json factsOf(const Explanation& explanation);

/// Why White or Black: a published round of a section that is paired by the Dutch system.
void verifyColour(const Crosstable& table, RoundNumber round, const Explanation& answer, Tally& tally);

/// A tie-break of a Swiss player after the last round, looked at by itself.
void verifyTieBreak(const Crosstable& table, const Explanation& answer, Tally& tally);
/// Why one is before the other by this list of codes.
void verifyStanding(const Crosstable& table, const std::vector<std::string>& list, const Explanation& answer,
                    Tally& tally);

/// Why this opponent, why not that one, why the bye: a published round that is as the rules give it.
class RoundWords;
class RoundWordsReader {
public:
    RoundWordsReader(const Crosstable& table, RoundNumber round);
    ~RoundWordsReader();
    RoundWordsReader(const RoundWordsReader&) = delete;
    RoundWordsReader& operator=(const RoundWordsReader&) = delete;
    void read(const Explanation& answer, Tally& tally) const;

private:
    std::unique_ptr<RoundWords> m_words;
};

/// The FIDE rating of one player, by the regulations of October 2025.
void verifyRating(const Crosstable& table, const Explanation& answer, Tally& tally);

// --- small words of the readers
int numberOf(const Json& args, const char* name);
std::vector<int> numbersOf(const Json& args, const char* name);
/// A number of points in tenths, or of anything in hundredths.
int tenthsOf(const Json& args, const char* name);
long hundredths(const Json& value);

}  // namespace kydai::verify
