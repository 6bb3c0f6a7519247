/// The verbs of kydai-cli, one file each in commands/: each adds its words to the call; its work runs once they are
/// read and leaves its exit status in the context. The table of them is in commands.cpp.
#pragma once

#include "verb.h"

namespace kydai::cli {

/// -o OUT and --force; the option OUT.
Option addOutput(Verb verb, Output& output, const std::string& about);
/// --force alone, where OUT is a word of its own.
void addForce(Verb verb, Output& output);

void addApply(Verb verb, Context& context);
void addChances(Verb verb, Context& context);
void addCheck(Verb verb, Context& context);
void addConvert(Verb verb, Context& context);
void addDivide(Verb verb, Context& context);
void addEditions(Verb verb, Context& context);
void addEndorsement(Verb verb, Context& context);
void addExplain(Verb verb, Context& context);
void addFollow(Verb verb, Context& context);
void addGenerate(Verb verb, Context& context);
void addIndex(Verb verb, Context& context);
void addLesson(Verb verb, Context& context);
void addNorms(Verb verb, Context& context);
void addPair(Verb verb, Context& context);
void addPrint(Verb verb, Context& context);
void addPrizes(Verb verb, Context& context);
void addPublish(Verb verb, Context& context);
void addRate(Verb verb, Context& context);
void addSchema(Verb verb, Context& context);
void addServe(Verb verb, Context& context);
void addStandings(Verb verb, Context& context);
void addVerify(Verb verb, Context& context);
void addWhatIf(Verb verb, Context& context);

}  // namespace kydai::cli
