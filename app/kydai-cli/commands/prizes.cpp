// kydai-cli prizes --cases CASES.json
#include "commands.h"
#include "format/reader.h"
#include "prizes/cases.h"
#include "support/fragments.h"

#include <nlohmann/json.hpp>

#include <memory>

namespace kydai::cli {

namespace {

struct PrizesCall {
    std::string cases{};
    Output output{};
};

void divideCases(const PrizesCall& call, Context& context)
{
    const Result<std::string> text = format::readBytes(call.cases);
    if (!text) return context.fail(text.error());
    const nlohmann::json cases = nlohmann::json::parse(*text, nullptr, false);
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
    addOutput(*verb, call->output, "File to write");
    verb->callback([call, &context] {
        call->output.inputs = {call->cases};
        divideCases(*call, context);
    });
}

}  // namespace kydai::cli
