#include "commands/pairing_options.h"

#include <fmt/format.h>

#include <algorithm>

namespace kydai::cli {

namespace {

std::string numbers(const pairing::Field& field, const std::vector<std::size_t>& players)
{
    std::string text;
    for (const std::size_t player : players) {
        text += (text.empty() ? "" : ", ") + std::to_string(field.entrants[player].id.value);
    }
    return text;
}

}  // namespace

void PairingOptions::addTo(CLI::App& verb)
{
    verb.add_option("--edition", edition, "edition of the rules: 2026 or 2017 (default: the section's own)")
        ->check(CLI::IsMember({"2026", "2017"}));
    verb.add_flag("--general", general)->group("");  // hidden: the slow general method, for comparison
}

pairing::RoundOptions PairingOptions::forRound() const
{
    pairing::RoundOptions options;
    if (!edition.empty()) options.edition = edition == "2017" ? PairingEdition::E2017 : PairingEdition::E2026;
    options.general = general;
    return options;
}

std::string pairList(const Round& round)
{
    std::string text;
    std::size_t pairs = round.games.size();
    for (const Game& game : round.games) text += fmt::format("{} {}\n", game.white.value, game.black.value);
    for (const Bye& bye : round.byes) {
        if (bye.kind != Outcome::PairingBye) continue;
        text += fmt::format("{} 0\n", bye.player.value);
        ++pairs;
    }
    return fmt::format("{}\n{}", pairs, text);
}

std::string blockedBy(const pairing::Unpairable& unpairable, const Section& section)
{
    const pairing::Field& field = unpairable.field;
    if (unpairable.refusal == pairing::Refusal::TableEnds) {
        return fmt::format("the round robin has {} rounds; there is no round {}", pairing::roundRobinRounds(section),
                           field.round);
    }
    if (unpairable.refusal == pairing::Refusal::TeamEvent) {
        return "team event: team pairings are outside the rules by which this program pairs";
    }
    const pairing::NoPairing& reason = unpairable.reason;
    std::string text = fmt::format("no legal pairing of round {} exists", field.round);
    if (reason.nobodyMayTakeBye) {
        return text + ": the number of players is odd and nobody may take the pairing-allocated bye (C.04.3, C2)";
    }
    if (reason.groups.empty()) return text;
    const bool single = std::ranges::all_of(reason.groups, [](const auto& group) { return group.size() == 1; });
    std::string groups;
    for (const auto& group : reason.groups) {
        groups += (groups.empty() ? "" : single ? ", " : "; ") + numbers(field, group);
    }
    text += single ? fmt::format(": players {} may not meet one another", groups)
                   : fmt::format(": these groups of odd size may not meet one another: {}", groups);
    text += reason.barrier.empty()
                ? ", and have no other opponent left"
                : fmt::format(", and have only {} as opponents left", numbers(field, reason.barrier));
    return text + fmt::format("; {} must remain unpaired", reason.unpaired);
}

std::string teamPairingsNote(const std::string& file, const Section& section)
{
    return fmt::format(
        "{}: team event: team pairings are outside the rules that this program checks; its {} rounds are not counted",
        file, section.roundsPaired());
}

}  // namespace kydai::cli
