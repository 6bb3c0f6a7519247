#include "engine/rating_options.h"

#include "rating/setting_words.h"

#include <fmt/format.h>

#include <algorithm>

namespace kydai::cli {

std::optional<rating::Choice> ratingChoice(const std::string& code, Context& context)
{
    const auto choice = rating::choiceOf(code);
    if (!choice) {
        const std::string name = code.substr(0, code.find(':'));
        if (const auto system = rating::systemOf(name)) {
            const std::string settings = code.substr(std::min(name.size() + 1, code.size()));
            context.failUsage(fmt::format("'{}' is no setting of {}; there are: {}", settings, name,
                                          rating::settingNames(rating::info(*system).code)));
            return std::nullopt;
        }
        std::string known;
        for (const rating::SystemInfo& one : rating::systems()) known += fmt::format("{} ", one.code);
        context.failUsage(fmt::format("no rating system is called '{}'; the systems are: {}dwz2026", code, known));
        return std::nullopt;
    }
    return choice;
}

}  // namespace kydai::cli
