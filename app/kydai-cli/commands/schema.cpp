/// kydai-cli schema event|changes: the JSON Schema of what `convert x.json` writes and `apply --changes` reads.
#include "commands.h"
#include "model/json_schema.h"

#include <memory>
#include <string>

namespace kydai::cli {

void addSchema(Verb verb, Context& context)
{
    auto what = std::make_shared<std::string>("event");
    verb.option("WHAT", *what, "event or changes").oneOf({"event", "changes"});
    verb.does(
        [what, &context] { context.out << (*what == "event" ? eventFileSchema() : changesSchema()).dump(2) << '\n'; });
}

}  // namespace kydai::cli
