#include "walk/start_events.h"

#include "support/cleared.h"

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace kydai::walk {

namespace {

constexpr std::array kStarts{
    std::pair{Start::Sample, "the sample"},        std::pair{Start::OneSection, "one section"},
    std::pair{Start::FreeMode, "free mode"},       std::pair{Start::FortySections, "forty sections"},
    std::pair{Start::NothingOpen, "nothing open"},
};

/// Copies of those that are there, each after fewer rounds than the one before it, half of them in the afternoon.
void addUpTo(EventSession& session, std::size_t count)
{
    const std::vector<EventSection> sample = session.event().sections;
    CompoundChange action;
    action.kind = ActionKind::Copy;
    for (std::size_t made = sample.size(); made < count; ++made) {
        Section section = *sample[made % sample.size()].section;
        section.info.name += " " + std::to_string(made + 1);
        const std::size_t rounds = section.rounds.size() * (made % 4) / 4;
        section.rounds.resize(rounds);
        section.info.group = made % 2 == 0 ? "Sáng" : "Chiều";
        action.changes.emplace_back(AddSection{{}, std::make_shared<const Section>(std::move(section))});
    }
    static_cast<void>(fixture::apply(session, std::move(action)));
}

}  // namespace

Start startOf(std::uint64_t seed)
{
    return kStarts[seed % kStarts.size()].first;
}

const char* nameOf(Start start)
{
    return kStarts[static_cast<std::size_t>(start)].second;
}

void arrange(EventSession& session, Start start)
{
    constexpr std::size_t kForty = 40;
    switch (start) {
    case Start::Sample:
        return;
    case Start::OneSection:
        while (session.event().sections.size() > 1) {
            if (!fixture::apply(session, RemoveSection{session.event().sections.back().id}).ok()) return;
        }
        return;
    case Start::FreeMode:
        for (const EventSection& each : std::vector<EventSection>(session.event().sections)) {
            if (each.section->rules.fideMode) static_cast<void>(fixture::apply(session, LeaveFideMode{each.id}));
        }
        return;
    case Start::FortySections:
        return addUpTo(session, kForty);
    case Start::NothingOpen:
        return session.close();
    }
}

}  // namespace kydai::walk
