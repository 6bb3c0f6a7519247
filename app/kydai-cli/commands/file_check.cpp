#include "commands/file_check.h"

#include "commands/policy_answers.h"
#include "format/reader.h"
#include "input.h"
#include "pairing/check.h"
#include "pairing/engine.h"
#include "pairing/round_comment.h"
#include "policy/deviations.h"
#include "policy/remarks.h"
#include "tiebreak/place_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace kydai::cli {

namespace {

std::string seatText(const Section& section, const std::optional<pairing::Seat>& seat)
{
    return seat ? fmt::format("{} {}", section.numberOf(seat->white), section.numberOf(seat->black))
                : std::string("nobody");
}

/// What the file itself says of a round that is not as the rules prescribe it.
void tellOwnWords(const Round& round, RoundNumber number, FileCheck& result)
{
    for (const std::string& comment : round.comments) {
        if (policy::isManualRemark(comment) || pairing::isImportComment(comment))
            result.text += fmt::format("  round {}: the file says: {}\n", number, comment);
    }
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
        if (!round.equal()) tellOwnWords(section.round(round.round), round.round, result);
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
    for (const std::string& code : check.refused)
        result.notes.push_back(fmt::format("{}: places are not checked: {} gives no value here", file, code));
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

std::string deviationText(const Section& section, const policy::Deviation& found)
{
    using Kind = policy::DeviationKind;
    const int player = found.player ? section.numberOf(found.player) : 0;
    const auto points = [](int tenths) { return toDecimal(Points{tenths}); };
    switch (found.kind) {
    case Kind::GroupA:
        return fmt::format("group A: file 1-{}, rules 1-{}", found.file, found.rules);
    case Kind::VirtualPoints:
        return fmt::format("virtual points: player {}, round {}: file {}, rules {}", player, found.round,
                           points(found.file), points(found.rules));
    case Kind::Meetings:
        return fmt::format("meetings: players {} and {}: file {}, rules {}", player, section.numberOf(found.other),
                           found.file, found.rules);
    case Kind::UnlawfulPoints:
        return fmt::format("points: {} {} is no value of FIDE's rules", found.word, points(found.file));
    case Kind::Expelled:
        return fmt::format("expelled: player {} plays in round {}", player, found.round);
    case Kind::Withdrawn:
        return fmt::format("withdrawn: player {} plays in round {}", player, found.round);
    case Kind::Results:
        return fmt::format(
            "results: players {} and {}, round {}: later rounds were paired on another result, and no "
            "remark tells of a correction",
            player, section.numberOf(found.other), found.round);
    }
    return {};
}

void checkTheRest(const Section& section, const CheckCall& call, FileCheck& result)
{
    for (const policy::Deviation& found : policy::deviationsOf(section)) {
        ++result.deviations;
        if (!call.summary) result.text += "  " + deviationText(section, found) + '\n';
    }
}

}  // namespace

std::string FileCheck::figures() const
{
    return fmt::format("rounds={} equal={}{}{}{}", rounds, equal,
                       byPicture > 0 ? fmt::format(" byPicture={}", byPicture) : "",
                       ranked ? fmt::format(" places={} placesEqual={}", places, placesEqual) : "",
                       deviations > 0 ? fmt::format(" deviations={}", deviations) : "");
}

void FileCheck::add(const FileCheck& other)
{
    rounds += other.rounds;
    equal += other.equal;
    unchecked = unchecked || other.unchecked;
    places += other.places;
    placesEqual += other.placesEqual;
    ranked = ranked || other.ranked;
    deviations += other.deviations;
}

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
        checkTheRest(section, call, result);
    }
    result.text = fmt::format("{} {}\n", file, result.figures()) + result.text;
    return result;
}

}  // namespace kydai::cli
