// kydai-cli publish EVENT DIR [--lang vi|en|both] [--section NAME] [--names full|initials] [--no-standings]
// [--no-explanations] [--chances] [--withdraw] [--force]; EVENT chess-results: by commands/publish_site.h
#include "commands.h"
#include "commands/publish_site.h"
#include "commands/published_event.h"
#include "commands/question.h"
#include "input.h"
#include "publish/key_ring.h"
#include "publish/pages.h"
#include "publish/remote.h"
#include "publish/results_site.h"
#include "support/file_system.h"

#include <fmt/format.h>

#include <memory>
#include <string>

namespace kydai::cli {

namespace {

struct PublishCall {
    PageWords words{};
    std::string folder{};
    SiteCall site{};
    bool withdraw = false;
    bool force = false;
};

void publishPages(const PublishCall& call, Context& context)
{
    auto publication = publicationOf(call.words, context);
    if (!publication) return context.fail(publication.error());
    const publish::Options options = pageOptions(call.words);
    Progress progress;
    auto pages = call.withdraw ? Result(publish::withdrawnPages(QString::fromStdString(publication->event.name),
                                                                publication->made, options))
                               : publish::makePages(*publication, options, {}, progress);
    if (!pages) return context.fail(in(call.words.file, pages.error()));
    const publish::KeyRing ring(call.site.desk.empty() ? publish::KeyRing::usualFolder()
                                                       : pathOf(call.site.desk) / "keys");
    if (const auto signature = publish::signByRing(*pages, *publication, ring); !signature) {
        const int status = context.status;
        context.fail(signature.error());
        context.status = status;  // what the hall needs is there
        context.err << "the pages are not signed\n";
    }
    const auto report =
        publish::writePlace(*pages, call.folder, call.force ? Existing::Replace : Existing::Refuse, {}, progress);
    if (!report) return context.fail(report.error());
    context.out << fmt::format("files={} written={} removed={}\n", report->files, report->written, report->removed);
    if (!pages->signer.empty()) context.out << "key: " << pages->signer << '\n';
    if (!report->formerSigner.empty())
        context.err << fmt::format("signed with another key before, {}: whoever mirrors the pages is to be told\n",
                                   report->formerSigner);
}

}  // namespace

void addPublish(Verb verb, Context& context)
{
    auto call = std::make_shared<PublishCall>();
    addPageWords(verb, call->words);
    verb.option("DIR", call->folder,
                "the folder, or sftp://name@host/folder, made where there is none; or chess-results: for an upload")
        .required();
    verb.flag("--withdraw", call->withdraw, "one page that says so in place of all");
    verb.flag("--force", call->force, "a list of another program that stands there may be replaced");
    verb.option("--dry-run", call->site.dryRun.file, "chess-results: the file to look at, and nothing is uploaded");
    verb.option("--desk", call->site.desk,
                "folder of the desk's keys and of its access to chess-results, where it is not the usual one");
    verb.flag("--ask-again", call->site.askAgain,
              "chess-results: ask for a number though a former question was not answered");
    verb.does([call, &context] {
        if (call->folder != publish::kSitePlace) return publishPages(*call, context);
        call->site.event = call->words.file;
        call->site.section = call->words.section;
        call->site.dryRun.force = call->force;
        call->site.dryRun.inputs = {call->words.file};
        publishToSite(call->site, context);
    });
}

}  // namespace kydai::cli
