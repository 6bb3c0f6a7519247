// The words of pairing: what the rounds of a bracket are called (core/explain/bracket_words.h), and which part of a
// value a result is in Keizer's system.
#include "text/sentences.h"

#include <QtGlobal>

namespace kydai::text {

namespace {

constexpr WordText kPairingWords[] = {
    {"bracket.won", QT_TRANSLATE_NOOP("Explain", "won the final")},
    {"bracket.final", QT_TRANSLATE_NOOP("Explain", "final")},
    {"bracket.semi_final", QT_TRANSLATE_NOOP("Explain", "semi-final")},
    {"bracket.quarter_final", QT_TRANSLATE_NOOP("Explain", "quarter-final")},
    {"bracket.last_16", QT_TRANSLATE_NOOP("Explain", "round of 16")},
    {"bracket.last_32", QT_TRANSLATE_NOOP("Explain", "round of 32")},
    {"bracket.last_64", QT_TRANSLATE_NOOP("Explain", "round of 64")},
    {"bracket.last_128", QT_TRANSLATE_NOOP("Explain", "round of 128")},
    {"bracket.last_256", QT_TRANSLATE_NOOP("Explain", "round of 256")},
    {"bracket.last_512", QT_TRANSLATE_NOOP("Explain", "round of 512")},
    {"bracket.last_1024", QT_TRANSLATE_NOOP("Explain", "round of 1024")},
    {"bracket.early", QT_TRANSLATE_NOOP("Explain", "early rounds")},
    {"part.nothing", QT_TRANSLATE_NOOP("Explain", "nothing")},
    {"part.sixth", QT_TRANSLATE_NOOP("Explain", "a sixth")},
    {"part.quarter", QT_TRANSLATE_NOOP("Explain", "a quarter")},
    {"part.third", QT_TRANSLATE_NOOP("Explain", "a third")},
    {"part.twoFifths", QT_TRANSLATE_NOOP("Explain", "two fifths")},
    {"part.half", QT_TRANSLATE_NOOP("Explain", "half")},
    {"part.threeFifths", QT_TRANSLATE_NOOP("Explain", "three fifths")},
    {"part.twoThirds", QT_TRANSLATE_NOOP("Explain", "two thirds")},
    {"part.threeQuarters", QT_TRANSLATE_NOOP("Explain", "three quarters")},
    {"part.fiveSixths", QT_TRANSLATE_NOOP("Explain", "five sixths")},
    {"part.whole", QT_TRANSLATE_NOOP("Explain", "the whole")},
    {"bracket.third", QT_TRANSLATE_NOOP("Explain", "match for the third place")},
};

}  // namespace

std::span<const WordText> pairingWords()
{
    return kPairingWords;
}

}  // namespace kydai::text
