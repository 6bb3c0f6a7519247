// kydai-cli publish EVENT DIR [--lang vi|en|both] [--section NAME] [--names full|initials] [--no-standings]
// [--no-explanations] [--withdraw] [--force]
#include "commands.h"
#include "commands/published_event.h"
#include "commands/question.h"
#include "input.h"
#include "publish/pages.h"
#include "publish/remote.h"

#include <fmt/format.h>

#include <memory>
#include <string>

namespace kydai::cli {

namespace {

struct PublishCall {
    PageWords words{};
    std::string folder{};
    bool withdraw = false;
    bool force = false;
};

void publishPages(const PublishCall& call, Context& context)
{
    auto publication = publicationOf(call.words, context);
    if (!publication) return context.fail(publication.error());
    const publish::Options options = pageOptions(call.words);
    Progress progress;
    const auto pages = call.withdraw ? Result(publish::withdrawnPages(QString::fromStdString(publication->event.name),
                                                                      publication->made, options))
                                     : publish::makePages(*publication, options, {}, progress);
    if (!pages) return context.fail(in(call.words.file, pages.error()));
    const auto report =
        publish::writePlace(*pages, call.folder, call.force ? Existing::Replace : Existing::Refuse, {}, progress);
    if (!report) return context.fail(report.error());
    context.out << fmt::format("files={} written={} removed={}\n", report->files, report->written, report->removed);
}

}  // namespace

void addPublish(CLI::App& app, Context& context)
{
    auto call = std::make_shared<PublishCall>();
    CLI::App* verb = app.add_subcommand("publish", "pages for players' phones, as a folder for any web host");
    addPageWords(*verb, call->words);
    verb->add_option("DIR", call->folder, "the folder, or sftp://name@host/folder; made where there is none")
        ->required();
    verb->add_flag("--withdraw", call->withdraw, "one page that says so in place of all");
    verb->add_flag("--force", call->force, "a list of another program that stands there may be replaced");
    verb->callback([call, &context] { publishPages(*call, context); });
}

}  // namespace kydai::cli
