/// FIDE's list of questions to tournament programs (C.02), those that our answers lead to: what each asks, what we
/// answer, and where that can be seen. Source: rules/endorsement.md. The table is endorsement.def; tests/meta checks
/// that each proof is there.
#pragma once

#include <cstdint>
#include <string_view>

namespace kydai::cli {

enum class QuestionState : std::uint8_t {
    Met,
    Partly,  ///< open to a strict reader
    NotMet,
    Outside,  ///< an act outside the program is missing
};

inline constexpr int kHardFailure = 1000;

struct EndorsementQuestion {
    int number = 0;
    std::string_view asks{};
    std::string_view answer{};  ///< "yes" or "no"
    QuestionState state{};
    int costs = 0;  ///< per cent of penalty while it is not met; kHardFailure stops the test
    /// Parted by semicolons: "test Suite.Name", "command VERB", "file PATH", or "note WORDS" where nothing can be
    /// shown.
    std::string_view proof{};
};

/// By number.
inline constexpr EndorsementQuestion kEndorsementQuestions[] = {
#define KYDAI_QUESTION(number, asks, answer, state, costs, proof) \
    {number, asks, answer, QuestionState::state, costs, proof},
#include "endorsement.def"
#undef KYDAI_QUESTION
};

}  // namespace kydai::cli
