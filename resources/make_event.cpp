/// make_event IN.json EVENT.kydai [CHANGES.json SECTION WHO]: a sample event as the workstation carries it, judged and
/// written as one that somebody brings. A program of the build; what the command line needs besides is not compiled
/// for it.
#include "format/reader.h"
#include "model/json_script.h"
#include "policy/actions.h"
#include "policy/judge.h"
#include "store/event_file.h"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace {

using namespace kydai;

std::string bytesOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

[[noreturn]] void fail(const std::string& what)
{
    std::cerr << "make_event: " << what << '\n';
    std::exit(1);
}

[[noreturn]] void fail(const Error& error)
{
    fail(error.file + ": error " + std::to_string(static_cast<int>(error.code)) + " in line " +
         std::to_string(error.line));
}

/// When the journal says that it was made: as a build that is to come out the same again says, else now.
std::chrono::sys_time<std::chrono::milliseconds> whenMade()
{
    if (const char* seconds = std::getenv("SOURCE_DATE_EPOCH"); seconds != nullptr)
        return std::chrono::sys_time<std::chrono::milliseconds>(std::chrono::seconds(std::atoll(seconds)));
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

/// The rounds of a sample are taken as they are, as `convert` does.
void apply(store::EventFile& file, CompoundChange action, const char* who)
{
    auto judgement = policy::judge(file.state(), std::move(action));
    if (!judgement) fail(judgement.error());
    if (const auto outside = policy::importingOutside(*judgement)) judgement = policy::judge(file.state(), *outside);
    std::vector<policy::Answered> answers;
    for (const policy::Warning& warning : judgement->warnings()) {
        const bool isTold = warning.level == policy::Level::Acknowledge;
        answers.push_back({warning.id, isTold ? policy::Reply::Acknowledged : policy::Reply::Confirmed});
    }
    const auto cleared = judgement->clear(answers);
    if (!cleared) fail("the rules refuse it");
    if (const auto written = file.apply(*cleared, {who, whenMade()}); !written) fail(written.error());
}

/// The changes of a script that stand for themselves.
CompoundChange changesOf(const std::string& path, const Event& event, const std::string& section)
{
    CompoundChange action;
    for (const EventSection& each : event.sections) {
        if (each.section->info.name != section) continue;
        for (const Json& item : Json::parse(bytesOf(path))) {
            auto change = readScripted(item, event, each.id, {});
            if (!change) fail(change.error());
            action.changes.push_back(std::get<Change>(*std::move(change)));
        }
    }
    return action;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 3 && argc != 6) fail("IN.json EVENT.kydai [CHANGES.json SECTION WHO]");
    auto read = format::readText(bytesOf(argv[1]), argv[1]);
    if (!read) fail(read.error());
    auto file = store::EventFile::create(argv[2], read->name.empty() ? read->sections.at(0).info.name : read->name);
    if (!file) fail(file.error());
    CompoundChange action = policy::importing(read->sections, ActionKind::Import);
    if (read->units != EventUnitRules{}) action.changes.push_back(SetUnitRules{read->units});
    apply(*file, std::move(action), "Kỳ Đài");
    if (argc == 6) apply(*file, changesOf(argv[3], file->event(), argv[4]), argv[5]);
    return 0;
}
