#include "commands/pair_all.h"

#include "commands/pairing_options.h"
#include "input.h"
#include "pairing/preflight.h"
#include "policy/next_rounds.h"
#include "store/event_file.h"
#include "support/file_system.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <vector>

namespace kydai::cli {

namespace {

struct Line {
    policy::NextRound next{};
    std::shared_ptr<const Section> section{};
    std::optional<policy::RoundDraft> draft{};
};

std::string_view stateWord(const Line& line, bool isPublished)
{
    switch (line.next.readiness) {
    case policy::Readiness::ResultsMissing:
        return "resultsMissing";
    case policy::Readiness::TooFewPlayers:
        return "tooFewPlayers";
    case policy::Readiness::AllPaired:
        return "allPaired";
    case policy::Readiness::Ready:
        break;
    }
    if (line.draft->boards() == nullptr) return "unpairable";
    if (!line.draft->isClear()) return "asks";
    return isPublished ? "published" : "ready";
}

/// What keeps the draft back, by its words.
std::string asksOf(const policy::RoundDraft& draft)
{
    std::string words;
    const auto add = [&](std::string_view word) { words += (words.empty() ? "" : ",") + std::string(word); };
    if (!draft.isInOrder) add("numbersOutOfOrder");
    for (const policy::Warning& warning : draft.warnings) add(policy::ruleOf(warning.id).word);
    return words;
}

std::string textOf(const Line& line, bool isPublished)
{
    std::string text = fmt::format("round={}", line.next.round);
    const Round* boards = line.draft ? line.draft->boards() : nullptr;
    if (boards != nullptr) {
        const pairing::Account account = pairing::accountOf(*line.section, *boards, line.next.round);
        text += fmt::format(" boards={} byes={} away={}", account.boards, account.pairingByes,
                            account.absent() + account.halfByes + account.fullByes);
    }
    if (line.next.missing > 0) text += fmt::format(" missing={}", line.next.missing);
    text += fmt::format(" state={}", stateWord(line, isPublished));
    if (line.draft && !line.draft->isClear()) {
        if (const std::string asks = asksOf(*line.draft); !asks.empty()) text += fmt::format(" asks={}", asks);
    }
    text += fmt::format(" section={}\n", line.section->info.name);
    if (boards != nullptr) {
        const auto& drafted = std::get<pairing::DraftRound>(line.draft->engine->outcome());
        const std::string pairs = pairList(*line.section, drafted);
        text += pairs.substr(pairs.find('\n') + 1);  // their number stands above
    }
    return text;
}

/// None after telling why.
std::optional<std::vector<Line>> draftAll(const EventState& state, const std::string& file, Context& context)
{
    std::vector<Line> lines;
    for (const policy::NextRound& next : policy::nextRounds(state.event)) {
        Line line{next, state.event.sections[lines.size()].section, {}};
        if (next.readiness == policy::Readiness::Ready) {
            auto draft = policy::draftNextRound(state, next.section);
            if (!draft) {
                context.fail(draft.error());
                return std::nullopt;
            }
            line.draft = *std::move(draft);
            if (const auto* none = line.draft->unpairable())
                context.err << file << ": " << line.section->info.name << ": " << blockedBy(*none, *line.section)
                            << '\n';
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

/// One transaction, one entry of the journal. False after telling why nothing is published.
bool publish(store::EventFile& file, const std::vector<policy::RoundDraft>& drafts, const std::string& who,
             Context& context)
{
    const auto judged = policy::judgePublishing(file.state(), drafts);
    const auto cleared = judged ? judged->clear() : std::nullopt;
    if (!cleared) {
        context.fail(judged ? Error{.code = Errc::NotAllowed} : judged.error());
        return false;
    }
    const store::Who by{who.empty() ? loginName() : who,
                        std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now())};
    const auto written = file.apply(*cleared, by);
    if (!written) {
        context.fail(written.error());
        return false;
    }
    if (written->backupFailed) context.err << messageOf(*written->backupFailed) << '\n';
    return true;
}

/// None after telling why it can't be read.
std::optional<EventState> stateOf(const std::string& file, Context& context)
{
    auto loaded = loadEvent(context, file);
    if (!loaded) {
        context.fail(loaded.error());
        return std::nullopt;
    }
    EventState state;
    state.event.name = loaded->name;
    for (Section& section : loaded->sections)
        state.event.sections.push_back(
            {newSectionId(state.event), std::make_shared<const Section>(std::move(section))});
    return state;
}

}  // namespace

void pairAll(const PairAllCall& call, Context& context)
{
    std::optional<store::EventFile> file;
    if (call.publishes) {
        auto opened = store::EventFile::open(pathOf(call.file));
        if (!opened) return context.fail(opened.error());
        tellOpening(context, call.file, opened->notes());
        file = *std::move(opened);
    }
    const auto state = file ? std::optional(file->state()) : stateOf(call.file, context);
    const auto lines = state ? draftAll(*state, call.file, context) : std::nullopt;
    if (!lines) return;
    std::vector<policy::RoundDraft> clear;
    for (const Line& line : *lines) {
        if (line.draft && line.draft->isClear()) clear.push_back(*line.draft);
    }
    if (file && !clear.empty() && !publish(*file, clear, call.who, context)) return;
    std::string text;
    std::size_t asks = 0;
    std::size_t waiting = 0;
    for (const Line& line : *lines) {
        text += textOf(line, file.has_value());
        if (line.next.readiness != policy::Readiness::Ready)
            ++waiting;
        else if (!line.draft->isClear())
            ++asks;
    }
    text += fmt::format("TOTAL sections={} ready={} asks={} waiting={} published={}\n", lines->size(), clear.size(),
                        asks, waiting, file ? clear.size() : 0);
    if (asks > 0) context.status = kNegative;
    context.write(call.output, text);
}

}  // namespace kydai::cli
