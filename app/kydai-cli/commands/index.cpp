// kydai-cli index DIR [--title TEXT] [--lang vi|en|both] [--listed] [--force]: an index over the publications in DIR.
#include "commands.h"
#include "commands/published_event.h"
#include "publish/event_index.h"
#include "publish/folder.h"
#include "support/file_system.h"

#include <fmt/format.h>

#include <memory>
#include <string>

namespace kydai::cli {

namespace {

struct IndexCall {
    std::string folder{};
    std::string title{};
    PageWords words{};
    bool force = false;
};

void writeIndex(const IndexCall& call, Context& context)
{
    const auto events = publish::eventsIn(pathOf(call.folder));
    if (events.empty()) {
        context.err << call.folder << ": no folder of an event, with its event.json, lies here\n";
        context.status = kNegative;
        return;
    }
    Progress progress;
    const auto report =
        publish::writeFolder(publish::indexPages(QString::fromStdString(call.title), events, pageOptions(call.words)),
                             pathOf(call.folder), call.force ? Existing::Replace : Existing::Refuse, {}, progress);
    if (!report) return context.fail(report.error());
    context.out << fmt::format("events={} written={}\n", events.size(), report->written);
}

}  // namespace

void addIndex(Verb verb, Context& context)
{
    auto call = std::make_shared<IndexCall>();
    verb.option("DIR", call->folder, "the folder in which the folders of the events lie").required();
    verb.option("--title", call->title, "what stands above the list, such as the name of the federation");
    verb.option("--lang", call->words.language, "both (default; Vietnamese first), vi or en")
        .oneOf({"vi", "en", "both"});
    verb.flag("--listed", call->words.listed, "search engines may list the page");
    verb.flag("--force", call->force, "a list of another program that stands there may be replaced");
    verb.does([call, &context] { writeIndex(*call, context); });
}

}  // namespace kydai::cli
