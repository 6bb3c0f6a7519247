/// The account of everybody in a round, for the window and on paper: nobody is left out.
#pragma once

#include "pairing/preflight.h"
#include "text/wording.h"

#include <QString>

namespace kydai::text {

/// "132 entered = 63 boards (126) + 1 bye + 1 half-point bye + 4 absent".
QString accountText(const pairing::Account& account, const Wording& wording);

}  // namespace kydai::text
