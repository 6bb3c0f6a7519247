/// kydai-cli schema event|changes: the JSON Schema of what `convert x.json` writes and `apply --changes` reads.
#include "commands.h"
#include "model/json_schema.h"

#include <memory>
#include <string>

namespace kydai::cli {

void addSchema(CLI::App& app, Context& context)
{
    auto what = std::make_shared<std::string>("event");
    CLI::App* verb = app.add_subcommand("schema", "print the JSON Schema of event files or of lists of changes");
    verb->add_option("WHAT", *what, "event or changes")->check(CLI::IsMember({"event", "changes"}));
    verb->callback(
        [what, &context] { context.out << (*what == "event" ? eventFileSchema() : changesSchema()).dump(2) << '\n'; });
}

}  // namespace kydai::cli
