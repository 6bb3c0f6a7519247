/// The certificate of a check: a page that an arbiter signs, with a code of the file's hash, the program's version and
/// what came of it; and its verification against the file, without a network.
#pragma once

#include "commands/file_check.h"
#include "engine/context.h"

namespace kydai::cli {

/// Writes the certificate of this one file; sets the context's status.
void signCheck(const CheckCall& call, const FileCheck& check, Context& context);

/// Reads a certificate, our PDF or the text of its code, finds the file that it speaks of (the call's, else one beside
/// it), and checks that again. Status: negative where anything is otherwise than it says.
void verifyCertificate(const CheckCall& call, Context& context);

}  // namespace kydai::cli
