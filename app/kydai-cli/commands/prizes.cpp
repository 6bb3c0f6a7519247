// kydai-cli prizes --cases CASES.json
#include "commands.h"
#include "prizes/cases.h"
#include "support/fragments.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <memory>
#include <sstream>

namespace kydai::cli {

namespace {

struct PrizesCall {
    std::string cases{};
    std::string output{};
};

void divideCases(const PrizesCall& call, Context& context)
{
    std::ifstream stream(call.cases, std::ios::binary);
    std::stringstream text;
    text << stream.rdbuf();
    if (!stream) return context.fail(Error{Errc::CannotOpen, call.cases});
    const nlohmann::json cases = nlohmann::json::parse(text.str(), nullptr, false);
    if (cases.is_discarded() || !cases.is_array()) {
        return context.fail(Error{Errc::Malformed, call.cases, 0, fragment(FragmentId::TextThatIsNoJsonList),
                                  fragment(FragmentId::ListOfPrizeCases)});
    }
    context.write(call.output, prizes::runCases(cases).dump(1) + '\n');
}

}  // namespace

void addPrizes(CLI::App& app, Context& context)
{
    auto call = std::make_shared<PrizesCall>();
    CLI::App* verb = app.add_subcommand("prizes", "who wins which prize, and how ties divide the money");
    verb->add_option("--cases", call->cases, "Single calculations from a JSON list")->required();
    verb->add_option("-o", call->output, "File to write");
    verb->callback([call, &context] { divideCases(*call, context); });
}

}  // namespace kydai::cli
