/// `explain colour` without a file: the colours of two players by their histories.
#pragma once

#include "commands/explain.h"

#include <string>

namespace kydai::cli {

struct Histories {
    std::string own{};
    std::string versus{};
    std::string higher = "first";
    int number = 1;
    std::string initial = "white";
    bool last = false;
};
/// Adds --history with what goes with it; a call says these or a file.
void addHistories(Verb verb, Histories& histories, Option file);
void explainHistories(const Histories& histories, const AnswerOptions& options, Context& context);

}  // namespace kydai::cli
