#include "pairing/check.h"

#include "commands.h"
#include "commands/pairing_options.h"
#include "commands/policy_answers.h"
#include "format/reader.h"
#include "input.h"
#include "pairing/engine.h"
#include "tiebreak/place_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

namespace kydai::cli {

namespace {

struct CheckCall {
    std::vector<std::string> files{};
    std::string section{};
    bool summary = false;
    PairingOptions options{};
};

/// What became of one file; exactly one of the two happens.
struct FileCheck {
    std::optional<Error> error{};
    std::string text{};
    std::vector<std::string> notes{};  ///< for standard error
    int rounds = 0;
    int equal = 0;
    int byPicture = 0;       ///< rounds judged by the picture of their publication
    bool unchecked = false;  ///< some rounds belong to a system that is not checked here
    std::size_t places = 0;
    std::size_t placesEqual = 0;
    bool ranked = false;  ///< the file has a list of tie-breaks and places
};

std::string seatText(const Section& section, const std::optional<pairing::Seat>& seat)
{
    return seat ? fmt::format("{} {}", section.numberOf(seat->white), section.numberOf(seat->black))
                : std::string("nobody");
}

void checkRoundsOf(const Section& section, const CheckCall& call, const std::string& file, FileCheck& result)
{
    const pairing::SectionCheck check = pairing::checkPairings(section, call.options.forRound());
    for (std::string& note : uncheckedNotes(file, check.unchecked)) result.notes.push_back(std::move(note));
    result.unchecked = result.unchecked || !check.unchecked.empty();
    result.rounds += static_cast<int>(check.rounds.size());
    result.equal += check.equal();
    result.byPicture += check.byPicture();
    if (call.summary) return;
    for (const pairing::RoundCheck& round : check.rounds) {
        if (!round.possible) result.text += fmt::format("  round {}: no legal pairing exists\n", round.round);
        for (const pairing::BoardDifference& difference : round.differences) {
            result.text +=
                fmt::format("  round {}: file {}, rules {}\n", round.round, seatText(section, difference.published),
                            seatText(section, difference.prescribed));
        }
    }
}

/// Places of a system whose rounds are not checked are its own affair.
bool isChecked(const Section& section)
{
    return pairing::engineOf(section, section.roundsPaired() + 1).refusal == pairing::Refusal::None;
}

/// The places of columns 86-89.
void checkPlacesOf(const Section& section, const CheckCall& call, const std::string& file, FileCheck& result)
{
    const tiebreak::PlaceCheck check = tiebreak::checkPlaces(section);
    if (!check.checked) return;
    for (const std::size_t player : check.unplaced) {
        result.notes.push_back(fmt::format("{}: player {} has no place in this file: taken as left out of its list",
                                           file, section.players[player].tpn));
    }
    result.ranked = true;
    result.places += check.places;
    result.placesEqual += check.equal();
    if (call.summary) return;
    for (const tiebreak::WrongPlace& wrong : check.wrong) {
        result.text += fmt::format("  place: player {}, file {}, rules {}\n", section.players[wrong.player].tpn,
                                   wrong.file, wrong.rules);
    }
}

std::string placesText(std::size_t places, std::size_t equal)
{
    return fmt::format(" places={} placesEqual={}", places, equal);
}

/// \param context not written to: several files are read at once
FileCheck checkFile(const CheckCall& call, const std::string& file, Context& context)
{
    FileCheck result;
    const auto takeWarnings = [&](const auto& findings) { result.notes = warningLines(findings, file); };
    auto loaded = loadEvent(context, file, {.placesAsWritten = true}, takeWarnings);
    if (!loaded) {
        result.error = loaded.error();
        return result;
    }
    const bool hasPlaces = loaded->kind == format::FileKind::Trf;
    if (!call.section.empty()) {
        auto one = sectionOf(*std::move(loaded), file, call.section);
        if (!one) {
            result.error = one.error();
            return result;
        }
        loaded->sections = {*std::move(one)};
    }
    for (const std::string& line : stateLines(loaded->sections)) result.notes.push_back(file + ": " + line);
    for (const Section& section : loaded->sections) {
        checkRoundsOf(section, call, file, result);
        if (hasPlaces && isChecked(section)) checkPlacesOf(section, call, file, result);
    }
    result.text = fmt::format("{} rounds={} equal={}{}{}\n", file, result.rounds, result.equal,
                              result.byPicture > 0 ? fmt::format(" byPicture={}", result.byPicture) : "",
                              result.ranked ? placesText(result.places, result.placesEqual) : "") +
                  result.text;
    return result;
}

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
    int rounds = 0;
    int equal = 0;
    bool unchecked = false;
    std::size_t places = 0;
    std::size_t placesEqual = 0;
    bool ranked = false;
    for (std::size_t index = 0; index < call.files.size(); ++index) {
        const FileCheck result = checks.take(index);
        if (result.error) {
            context.fail(*result.error);
            continue;
        }
        ++files;
        for (const std::string& note : result.notes) context.err << note << '\n';
        rounds += result.rounds;
        equal += result.equal;
        unchecked = unchecked || result.unchecked;
        places += result.places;
        placesEqual += result.placesEqual;
        ranked = ranked || result.ranked;
        context.out << result.text << std::flush;
    }
    context.out << fmt::format("TOTAL files={} rounds={} equal={}{}\n", files, rounds, equal,
                               ranked ? placesText(places, placesEqual) : "");
    if ((equal < rounds || placesEqual < places || unchecked) && context.status == kDone) context.status = kNegative;
}

}  // namespace

void addCheck(Verb verb, Context& context)
{
    const auto call = std::make_shared<CheckCall>();
    verb.option("FILE", call->files, "events: TRF16, TRF26, engine dialects, .kydai").required();
    verb.option("--section", call->section, "which section of an event file (default: all)");
    verb.flag("--summary", call->summary, "one line per file, without what differs");
    call->options.addTo(verb);
    verb.does([call, &context] { checkFiles(*call, context); });
}

}  // namespace kydai::cli
