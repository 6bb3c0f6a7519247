#include "commands/prize_plan_file.h"

#include "model/json.h"
#include "support/fragments.h"

#include <fstream>
#include <sstream>

namespace kydai::cli {

namespace {

/// Puts the keys of players in the place of the numbers that name them.
Result<void> nameExcluded(Json& plan, const Section& section)
{
    const auto excluded = plan.find("excluded");
    if (excluded == plan.end() || !excluded->is_array()) return {};
    for (Json& one : *excluded) {
        const auto number = one.is_object() ? one.find("player") : one.end();
        if (!one.is_object() || number == one.end() || !number->is_number_integer()) continue;
        const Player* player = section.playerNumbered(number->get<int>());
        if (player == nullptr)
            return Error{.code = Errc::NoSuchPlayer,
                         .what = fragment(FragmentId::NoSuchPlayer, number->get<int>()),
                         .expected = fragment(FragmentId::PlayerOfThisSection)};
        *number = toJson(*player).at("id");
    }
    return {};
}

}  // namespace

Result<PrizePlan> readPlan(const std::string& file, const Section& section)
{
    std::ifstream stream(file, std::ios::binary);
    std::stringstream text;
    text << stream.rdbuf();
    if (!stream) return Error{.code = Errc::CannotOpen, .file = file};
    const auto in = [&](Error error) {
        error.file = file;
        return error;
    };
    Json json = Json::parse(text.str(), nullptr, false);
    if (json.is_discarded() || !json.is_object())
        return in(Error{.code = Errc::Malformed, .what = fragment(FragmentId::TextThatIsNotJson)});
    if (auto named = nameExcluded(json, section); !named) return in(named.error());
    auto plan = fromJson<PrizePlan>(json);
    if (!plan) return in(plan.error());
    if (auto fit = checkPlan(section, *plan); !fit) return in(fit.error());
    return plan;
}

Result<PrizePlan> planFor(const Section& section, const std::string& file, const std::string& planTemplate)
{
    if (!file.empty()) return readPlan(file, section);
    if (auto plan = prizes::planOfTemplate(planTemplate)) return *std::move(plan);
    return section.prizes;
}

}  // namespace kydai::cli
