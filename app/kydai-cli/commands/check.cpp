#include "commands.h"
#include "commands/check_certificate.h"
#include "commands/file_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

namespace kydai::cli {

namespace {

/// Checks files on all cores and hands the results over in the order of the call.
class FileChecks {
public:
    FileChecks(const CheckCall& call, Context& context) : m_call(call), m_context(context), m_results(call.files.size())
    {
        const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
        for (std::size_t i = 0; i < std::min(cores, call.files.size()); ++i) {
            m_workers.emplace_back([this] { work(); });
        }
    }

    FileCheck take(std::size_t index)
    {
        std::unique_lock lock(m_mutex);
        m_ready.wait(lock, [&] { return m_results[index].has_value(); });
        FileCheck result = std::move(*m_results[index]);
        m_results[index].reset();
        return result;
    }

private:
    void work()
    {
        for (std::size_t index = m_next++; index < m_call.files.size(); index = m_next++) {
            FileCheck result = checkFile(m_call, m_call.files[index], m_context);
            {
                const std::scoped_lock lock(m_mutex);
                m_results[index] = std::move(result);
            }
            m_ready.notify_one();
        }
    }

    const CheckCall& m_call;
    Context& m_context;
    std::vector<std::optional<FileCheck>> m_results;
    std::mutex m_mutex;
    std::condition_variable m_ready;
    std::atomic<std::size_t> m_next{0};
    std::vector<std::jthread> m_workers;  // last: joined before what they use goes away
};

void checkFiles(const CheckCall& call, Context& context)
{
    // Standard input is read before several look at what it held.
    if (std::ranges::any_of(call.files, isStandard)) {
        if (const auto all = context.read("-"); !all) return context.fail(all.error());
    }
    FileChecks checks(call, context);
    int files = 0;
    FileCheck total;
    for (std::size_t index = 0; index < call.files.size(); ++index) {
        const FileCheck result = checks.take(index);
        if (result.error) {
            context.fail(*result.error);
            continue;
        }
        ++files;
        for (const std::string& note : result.notes) context.err << note << '\n';
        total.add(result);
        context.out << result.text << std::flush;
        if (!call.signedTo.file.empty()) signCheck(call, result, context);
    }
    context.out << fmt::format("TOTAL files={} {}\n", files, total.figures());
    if (!total.agrees() && context.status == kDone) context.status = kNegative;
}

}  // namespace

void addCheck(Verb verb, Context& context)
{
    const auto call = std::make_shared<CheckCall>();
    verb.option("FILE", call->files, "events: TRF16, TRF26, engine dialects, .kydai");
    verb.option("--section", call->section, "which section of an event file (default: all)");
    verb.flag("--summary", call->summary, "one line per file, without what differs");
    addPairingOptions(verb, call->options);
    verb.option("--sign", call->signedTo.file, "put a certificate of the check of one FILE on a page: OUT.pdf");
    verb.option("--arbiter", call->arbiter, "who signs it (default: the section's chief arbiter)");
    verb.option("--lang", call->language, "language of it").oneOf({"vi", "en"});
    addForce(verb, call->signedTo);
    verb.option(
        "--certificate", call->certificate,
        "verify a certificate (its PDF, or the text of its code) against FILE, else against the file beside it");
    verb.does([call, &context] {
        if (!call->certificate.empty()) return verifyCertificate(*call, context);
        if (call->files.empty()) return context.failUsage("FILE is required");
        if (call->signedTo.file.empty()) return checkFiles(*call, context);
        if (call->files.size() != 1) return context.failUsage("--sign speaks of one FILE");
        call->signedTo.inputs = call->files;
        if (!context.mayWrite(call->signedTo)) return;
        checkFiles(*call, context);
    });
}

}  // namespace kydai::cli
