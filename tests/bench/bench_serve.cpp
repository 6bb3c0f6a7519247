// Requests per second of the page server with a thousand open connections, the client on the same machine. Budgets and
// figures: README.md.

#include "serve/page_server.h"
#include "support/loopback.h"

#include <benchmark/benchmark.h>

#include <memory>
#include <string>
#include <vector>

namespace kydai::serve {
namespace {

/// A list of 20 kB compressed, as of some six hundred players, and a page beside it.
std::shared_ptr<const PageStore> somePages()
{
    publish::PageSetBuilder set;
    std::string list;
    unsigned state = 1;
    while (list.size() < 27'000) list += static_cast<char>('0' + (state = state * 1103515245U + 12345U) / 65536U % 64U);
    const std::string page = set.add("s1/x/", publish::FileType::Html, list.substr(0, 6000));
    set.addDoorway({.path = "s1/p/1.html", .entry = "../index.html", .title = "1", .language = "vi"}, page);
    set.addEntry("index.html", list);
    return std::make_shared<const PageStore>(set.take());
}

/// Every connection asks once, then all are answered: so many phones in the same moment.
void BM_ServeAll(benchmark::State& state, const char* more)
{
    auto server = PageServer::start("127.0.0.1", 0);
    (*server)->publish(somePages());
    std::vector<LoopbackClient> phones;
    for (std::uint32_t at = 0; at < static_cast<std::uint32_t>(state.range(0)); ++at)
        phones.emplace_back((*server)->port(), 1000 + at);
    const std::string request =
        "GET / HTTP/1.1\r\nHost: hall\r\nAccept-Encoding: gzip\r\n" + std::string(more) + "\r\n";
    std::int64_t errors = 0;
    for (auto _ : state) {
        for (LoopbackClient& phone : phones) errors += phone.send(request) ? 0 : 1;
        for (LoopbackClient& phone : phones) errors += phone.answer() ? 0 : 1;
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
    state.counters["errors"] = static_cast<double>(errors);
}
BENCHMARK_CAPTURE(BM_ServeAll, list, "")->Arg(50)->Arg(1000)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_ServeAll, known, "If-None-Match: *\r\n")->Arg(1000)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace kydai::serve
