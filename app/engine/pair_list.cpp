#include "engine/pair_list.h"

#include <fmt/format.h>

#include <algorithm>

namespace kydai::cli {

namespace {

std::string numbers(const pairing::Field& field, const std::vector<std::size_t>& players)
{
    std::string text;
    for (const std::size_t player : players) {
        text += (text.empty() ? "" : ", ") + std::to_string(field.entrants[player].tpn);
    }
    return text;
}

}  // namespace

pairing::RoundOptions PairingOptions::forRound() const
{
    pairing::RoundOptions options;
    if (!edition.empty()) options.edition = edition == "2017" ? PairingEdition::E2017 : PairingEdition::E2026;
    options.general = general;
    return options;
}

namespace {

std::string matchList(const TeamMatches& round)
{
    std::string text = fmt::format("{}\n", round.matches.size() + (round.bye ? 1 : 0));
    for (const auto& [white, black] : round.matches) text += fmt::format("{} {}\n", white, black);
    if (round.bye) text += fmt::format("{} 0\n", *round.bye);
    return text;
}

}  // namespace

std::optional<TeamMatches> matchesOf(const Section& section, const pairing::DraftRound& draft)
{
    TeamMatches round;
    if (const auto* teams = std::get_if<pairing::TeamRecord>(&draft.record)) {
        const auto numberOf = [&](std::size_t entrant) { return teams->field.entrants[entrant].tpn(); };
        for (const pairing::TeamAllocation& match : teams->pairing.matches)
            round.matches.emplace_back(numberOf(match.white), numberOf(match.black));
        if (teams->pairing.bye) round.bye = numberOf(*teams->pairing.bye);
        return round;
    }
    const auto* table = std::get_if<pairing::TableRecord>(&draft.record);
    if (table == nullptr || !table->ofTeams) return std::nullopt;
    // The table has places in the list of teams; people know a team by its number.
    const auto numberOf = [&](int place) {
        return section.teams.teams.at(static_cast<std::size_t>(place - 1)).id.value;
    };
    for (const pairing::BergerBoard& match : table->table.boards)
        round.matches.emplace_back(numberOf(match.white), numberOf(match.black));
    return round;
}

std::string pairList(const Section& section, const pairing::DraftRound& draft)
{
    if (const auto matches = matchesOf(section, draft)) return matchList(*matches);
    const Round& round = draft.round;
    std::string text;
    std::size_t pairs = round.games.size();
    for (const Game& game : round.games)
        text += fmt::format("{} {}\n", section.numberOf(game.white), section.numberOf(game.black));
    for (const Bye& bye : round.byes) {
        if (bye.kind != Outcome::PairingBye) continue;
        text += fmt::format("{} 0\n", section.numberOf(bye.player));
        ++pairs;
    }
    return fmt::format("{}\n{}", pairs, text);
}

std::string blockedBy(const pairing::Unpairable& unpairable, const Section& section)
{
    const pairing::Field& field = unpairable.field;
    switch (unpairable.refusal) {
    case pairing::Refusal::None:
        break;
    case pairing::Refusal::TableEnds:
        return fmt::format("the round robin has {} rounds; there is no round {}", pairing::tableRounds(section),
                           field.round);
    case pairing::Refusal::NoTwoTeams:
        return "a Scheveningen match is one of two teams with 2 to 10 players each";
    case pairing::Refusal::NoTable:
        return "the table of the event is missing, has a player twice in a round, or names a place that is not there";
    case pairing::Refusal::KnockOutOver:
        return "the knock-out is over";
    case pairing::Refusal::MatchesOpen:
        return fmt::format("{} of the matches wait for a result", unpairable.waiting);
    case pairing::Refusal::TeamEvent:
        return "team event: team pairings are outside the rules by which this program pairs";
    case pairing::Refusal::OlderTeams:
        return "team event of before February 2026: this program pairs teams by C.04.6 of 2026 only";
    case pairing::Refusal::ByHand:
        return "this section is paired by hand; there is no system that could pair it";
    case pairing::Refusal::OtherSystem:
        return fmt::format("this section plays by the system {}, which this program does not pair", unpairable.system);
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
    return text + fmt::format("; {} must remain unpaired", reason.left.size());
}

std::vector<std::string> uncheckedNotes(const std::string& file, const std::vector<pairing::RoundUnchecked>& unchecked)
{
    std::vector<std::string> notes;
    for (std::size_t from = 0; from < unchecked.size();) {
        const pairing::RoundUnchecked& first = unchecked[from];
        std::size_t to = from;
        while (to < unchecked.size() && unchecked[to].why == first.why && unchecked[to].system == first.system) ++to;
        std::string why = "team event: team pairings are outside the rules that this program checks";
        if (first.why == pairing::Refusal::OlderTeams)
            why = "team event of before February 2026, paired by rules that this program does not know";
        if (first.why == pairing::Refusal::ByHand) why = "paired by hand: there are no rules to check it by";
        if (first.why == pairing::Refusal::OtherSystem)
            why = fmt::format("the system {} is not one that this program checks", first.system);
        notes.push_back(fmt::format("{}: {}; its {} rounds are not counted", file, why, to - from));
        from = to;
    }
    return notes;
}

}  // namespace kydai::cli
