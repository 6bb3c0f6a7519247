// The desk, walked by a machine: no step, drawn by whatever seed, breaks what must always be so.

#include "walk/harms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

namespace kydai::walk {
namespace {

int wanted(const char* name, int usual)
{
    const char* text = std::getenv(name);
    return text != nullptr ? std::atoi(text) : usual;
}

void tell(const Protocol& protocol)
{
    std::printf("[  FIGURE  ] seed %llu: %d steps, slowest %lld ms (%s)\n",
                static_cast<unsigned long long>(protocol.seed), protocol.steps,
                static_cast<long long>(protocol.slowestMs), protocol.slowest.c_str());
    for (const auto& [deed, times] : protocol.deeds) std::printf("[  FIGURE  ]   %6d %s\n", times, deed.c_str());
}

/// What adds up over walks, for packaging/walk: "action 12 newEvent, no event".
void keep(const Protocol& protocol)
{
    const char* path = std::getenv("KYDAI_WALK_PROTOCOL");
    std::FILE* file = path == nullptr ? nullptr : std::fopen(path, "w");
    if (file == nullptr) return;
    std::fprintf(file, "seed %llu\nsteps %d\nslowest %lld %s\n", static_cast<unsigned long long>(protocol.seed),
                 protocol.steps, static_cast<long long>(protocol.slowestMs), protocol.slowest.c_str());
    for (const auto& [deed, times] : protocol.deeds) std::fprintf(file, "deed %d %s\n", times, deed.c_str());
    for (const auto& [action, times] : protocol.actions) std::fprintf(file, "action %d %s\n", times, action.c_str());
    for (const auto& [fault, times] : protocol.faults)
        std::fprintf(file, "fault %d %s (%s)\n", times, fault.c_str(), protocol.firstSeen.at(fault).c_str());
    std::fclose(file);
}

/// What parts before it did: lines of protocols in the file that the environment names, added up.
std::map<std::string, int> doneBefore()
{
    std::map<std::string, int> done;
    const char* path = std::getenv("KYDAI_WALK_DONE");
    std::ifstream lines(path != nullptr ? path : "");
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string kind;
        int times = 0;
        std::string action;
        if (words >> kind >> times && kind == "action" && std::getline(words >> std::ws, action)) done[action] += times;
    }
    return done;
}

TEST(Walk, NoStepBreaksWhatMustAlwaysBeSo)
{
    const int steps = wanted("KYDAI_WALK_STEPS", 400);
    const int first = wanted("KYDAI_WALK_SEED", 1);
    const int walks = wanted("KYDAI_WALKS", 5);
    for (int seed = first; seed < first + walks; ++seed) {
        Walker walker(static_cast<std::uint64_t>(seed));
        walker.setDone(doneBefore());
        const Protocol protocol = walker.walk(steps);
        tell(protocol);
        keep(protocol);
        EXPECT_GE(protocol.steps, steps);
        for (const auto& [fault, times] : protocol.faults) {
            ADD_FAILURE() << fault << " (" << times << " times; first in " << protocol.firstSeen.at(fault) << ")";
        }
    }
}

/// A walker that can't find anything proves nothing: each harm is seen, and soon.
TEST(Walk, EveryPlantedHarmIsSeen)
{
    if (wanted("KYDAI_WALK_HARMS", 0) == 0)
        GTEST_SKIP() << "minutes: packaging/walk and `ctest -C Long -L long` run it";
    constexpr int kMost = 5000;
    for (const PlantedHarm& planted : plantedHarms()) {
        Walker walker(7);
        walker.setHarm(planted.harm);
        const Protocol protocol = walker.walk(kMost, [&](const Protocol& so) {
            return std::ranges::any_of(
                so.faults, [&](const auto& each) { return each.first.find(planted.seenAs) != std::string::npos; });
        });
        std::printf("[  FIGURE  ] %s: seen after %d steps\n", planted.name.c_str(), protocol.steps);
        EXPECT_LT(protocol.steps, kMost) << planted.name;
    }
}

}  // namespace
}  // namespace kydai::walk
