#include "commands/publish_site.h"

#include "commands/published_event.h"
#include "core_application.h"
#include "format/chess_results_writer.h"
#include "input.h"
#include "model/unseen_line_ups.h"
#include "policy/event_plan.h"
#include "policy/judge.h"
#include "publish/results_site.h"
#include "publish/site_desk.h"
#include "publish/site_http.h"
#include "store/event_file.h"
#include "store/recognise.h"
#include "support/file_system.h"
#include "support/fragments.h"
#include "tables/upload_places.h"
#include "text/value_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>

namespace kydai::cli {

namespace {

/// The number goes into the event as any other edit does.
Result<void> putNumber(const std::filesystem::path& path, SectionId id, const std::string& number)
{
    auto file = store::EventFile::open(path);
    if (!file) return file.error();
    const auto& sections = file->event().sections;
    const auto found = std::ranges::find(sections, id, &EventSection::id);
    if (found == sections.end()) return Error{Errc::NoSuchSection, toUtf8(path)};
    SectionInfo info = found->section->info;
    info.chessResultsKey = number;
    const auto judgement = policy::judge(file->state(), policy::editingInfo(file->event(), id, info, {}));
    if (!judgement) return judgement.error();
    const auto cleared = judgement->clear();
    if (!cleared) return Error{Errc::NotAllowed, toUtf8(path)};
    const store::Who who{loginName(), std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now())};
    const auto written = file->apply(*cleared, who);
    return written ? Result<void>() : Result<void>(written.error());
}

class SiteUpload {
public:
    SiteUpload(const SiteCall& call, Context& context)
        : m_call(call),
          m_context(context),
          m_desk(call.desk.empty() ? publish::SiteDesk::usualFolder() : pathOf(call.desk))
    {
    }

    void run()
    {
        const auto bytes = m_context.read(m_call.event);
        if (!bytes) return m_context.fail(bytes.error());
        m_isEvent = !isStandard(m_call.event) && store::isForTheStore(pathOf(m_call.event), *bytes);
        const auto publication = publicationOf({.file = m_call.event, .section = m_call.section}, m_context);
        if (!publication) return m_context.fail(publication.error());
        if (!m_call.dryRun.file.empty()) return show(publication->event);
        const publish::SiteAccess access = m_desk.access();
        for (const EventSection& each : publication->event.sections) upload(access, each);
    }

private:
    void show(const Event& event)
    {
        if (event.sections.size() > 1) return m_context.failUsage("a file shows one section; choose it with --section");
        if (m_context.mayWrite(m_call.dryRun))
            m_context.write(m_call.dryRun,
                            tables::uploadOf(withoutUnseenLineUps(*event.sections.front().section, text::momentNow())));
    }

    void upload(const publish::SiteAccess& access, const EventSection& section)
    {
        const publish::SiteSubject subject{pathOf(m_call.event), section.id};
        auto ticket = m_isEvent ? m_desk.queue(subject) : Result<std::string>(std::string());
        if (!ticket) return m_context.fail(ticket.error());
        const auto put = [&](const std::string& number) -> Result<void> {
            if (m_isEvent) return putNumber(subject.file, subject.section, number);
            return noPlace();
        };
        Section content = *section.section;
        if (m_isEvent) {
            if (auto brought = m_desk.bringNumber(subject, content, put); !brought)
                return m_context.fail(brought.error());
        }
        publish::HttpSite host;
        publish::KeyKeeper keeper = m_desk.keeper(subject, m_call.askAgain, put);
        if (!m_isEvent) keeper.asking = [this] { return noPlace(); };
        const auto done = publish::uploadSection(access, host, std::move(content), keeper);
        if (!done) return fail(done.error());
        if (m_isEvent) m_desk.sent(subject, *ticket);
        m_context.out << fmt::format("{}: {}\n", section.section->info.name, format::addressAtChessResults(*done));
    }

    [[nodiscard]] Result<void> noPlace() const
    {
        return Error{Errc::CannotWrite, m_call.event, 0, {}, fragment(FragmentId::PlaceForSiteNumber), {}};
    }

    void fail(Error error)
    {
        if (error.what.id == FragmentId::SiteWithoutAccess) error.file = toUtf8(m_desk.accessFile());
        m_context.fail(error);
        if (error.what.id == FragmentId::KeyAskedBefore) m_context.status = kNegative;
    }

    const SiteCall& m_call;
    Context& m_context;
    publish::SiteDesk m_desk;
    bool m_isEvent = false;
};

}  // namespace

void publishToSite(const SiteCall& call, Context& context)
{
    const CoreApplication application;  // the network asks for one
    SiteUpload(call, context).run();
}

}  // namespace kydai::cli
