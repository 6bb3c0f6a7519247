/// What policy asks before something is made, and the answers of the call: `--answer WORD` says yes to the warning of
/// that word.
#pragma once

#include "engine/context.h"
#include "model/section.h"
#include "policy/judgement.h"
#include "policy/outputs.h"

#include <optional>
#include <string>
#include <vector>

namespace kydai::cli {

/// A yes to each word; nullopt after telling of a word that is none.
std::optional<std::vector<policy::Answered>> answersOf(const std::vector<std::string>& words, Context& context);

/// On standard error, each as "pointsLocked (level 5): sentence" with what follows from going on. English where
/// `language` is no language.
void tellWarnings(const policy::Judgement& judgement, const std::vector<policy::Warning>& warnings,
                  const std::string& language, Context& context);

/// What policy would ask or refuse of these sections where an event was made of them, as tellWarnings() writes it: who
/// only reads is told.
std::vector<std::string> stateLines(const std::vector<Section>& sections);

/// Whether reports and final lists of these sections may be given; false after telling what they wait for.
bool mayReport(const std::vector<Section>& sections, policy::Purpose purpose, const std::string& language,
               Context& context);

}  // namespace kydai::cli
