#include "engine/rating_options.h"

#include <fmt/format.h>

namespace kydai::cli {

std::optional<rating::Choice> ratingChoice(const std::string& code, Context& context)
{
    const auto choice = rating::choiceOf(code);
    if (!choice) {
        std::string known;
        for (const rating::SystemInfo& one : rating::systems()) known += fmt::format("{} ", one.code);
        context.failUsage(fmt::format("no rating system is called '{}'; the systems are: {}dwz2026", code, known));
        return std::nullopt;
    }
    return choice;
}

}  // namespace kydai::cli
