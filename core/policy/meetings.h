/// Whether everybody of a round robin, or every team of one, meets everybody as often as its table has it (question
/// 101). Pure functions; any thread.
#pragma once

#include "model/section.h"
#include "policy/warning.h"

namespace kydai::policy {

/// The pairs who meet otherwise in the rounds that are paired and, in those to come, by the table; who withdrew is left
/// aside. By the first, then the second player; nothing where no table is played.
WrongPairs wrongMeetings(const Section& section);

/// What of it is to be asked before a round is published in place of the one that is there, or as the next one: what
/// only this round brings about, who meets once too often in it, and in the last round all that is left wrong.
WrongPairs wrongMeetingsWith(const Section& section, RoundNumber number, const Round& round);

}  // namespace kydai::policy
