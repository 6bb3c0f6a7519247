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

void addPublish(Verb verb, Context& context)
{
    auto call = std::make_shared<PublishCall>();
    addPageWords(verb, call->words);
    verb.option("DIR", call->folder, "the folder, or sftp://name@host/folder; made where there is none").required();
    verb.flag("--withdraw", call->withdraw, "one page that says so in place of all");
    verb.flag("--force", call->force, "a list of another program that stands there may be replaced");
    verb.does([call, &context] { publishPages(*call, context); });
}

}  // namespace kydai::cli
