#include "commands/prize_plan_file.h"

#include "model/json_script.h"
#include "support/fragments.h"

namespace kydai::cli {

namespace {

Result<PrizePlan> readPlan(const std::string& file, const Section& section, Context& context)
{
    const auto in = [&](Error error) {
        error.file = file;
        return error;
    };
    const auto text = context.read(file);
    if (!text) return text.error();
    const Json json = Json::parse(*text, nullptr, false);
    if (json.is_discarded() || !json.is_object())
        return in(Error{.code = Errc::Malformed, .what = fragment(FragmentId::TextThatIsNotJson)});
    auto plan = fromScript<PrizePlan>(json, section);
    if (!plan) return in(plan.error());
    if (auto fit = checkPlan(section, *plan); !fit) return in(fit.error());
    return plan;
}

}  // namespace

Result<PrizePlan> planFor(const Section& section, const std::string& file, const std::string& planTemplate,
                          Context& context)
{
    if (!file.empty()) return readPlan(file, section, context);
    if (auto plan = prizes::planOfTemplate(planTemplate)) return *std::move(plan);
    return section.prizes;
}

}  // namespace kydai::cli
