/// kydai-cli schema WHAT: the JSON Schema of what `convert x.json` writes (event, convert), of what `apply --changes`
/// reads (changes), and of what other verbs print as JSON.
#include "commands.h"
#include "commands/change_words.h"
#include "commands/output_schemas.h"
#include "model/json_schema.h"
#include "publish/open_data.h"

#include <memory>
#include <string>

namespace kydai::cli {

namespace {

Json describedEventSchema()
{
    Json schema = eventFileSchema();
    schema["description"] =
        "An event as `kydai-cli convert FILE EVENT.json` writes it: complete and without loss. "
        "Players are named by their \"id\", which is their number.";
    return schema;
}

}  // namespace

void addSchema(Verb verb, Context& context)
{
    auto what = std::make_shared<std::string>("event");
    verb.option("WHAT", *what,
                "event (default), changes, losses (of convert), what a verb prints as JSON, or open-…: the data beside "
                "published pages")
        .oneOf({"event", "changes", "standings", "explain", "rate", "convert", "losses", "open-event", "open-pairings",
                "open-standings", "open-player"});
    verb.does([what, &context] {
        const Json schema = *what == "event" || *what == "convert" ? describedEventSchema()
                            : *what == "changes"                   ? describedChangesSchema()
                            : what->starts_with("open-")           ? publish::openSchema(*what)
                                                                   : outputSchema(*what);
        context.out << schema.dump(2) << '\n';
    });
}

}  // namespace kydai::cli
