#include "commands/rating_options.h"

#include <fmt/format.h>

namespace kydai::cli {

std::optional<RatingChoice> ratingChoice(const std::string& code, Context& context)
{
    const auto system = rating::systemOf(code);
    if (!system) {
        std::string known;
        for (const rating::SystemInfo& one : rating::systems()) known += fmt::format("{} ", one.code);
        context.failUsage(fmt::format("no rating system is called '{}'; the systems are: {}dwz2026", code, known));
        return std::nullopt;
    }
    RatingChoice choice{*system, {}};
    if (code == "dwz2026") choice.settings.dwz.edition = rating::DwzEdition::From2026;
    return choice;
}

}  // namespace kydai::cli
