/// The bracket of a knock-out on a page: a column for each of its rounds, which a phone moves sideways. Any thread.
#pragma once

#include "explain/picture.h"
#include "publish/markup.h"
#include "text/wording.h"

#include <functional>
#include <string>

namespace kydai::publish {

/// \param link where a name leads to, by seed; empty: nowhere
void addBracket(Markup& body, const KnockOutTree& tree, const std::function<std::string(int seed)>& link,
                const text::Wording& wording);

}  // namespace kydai::publish
