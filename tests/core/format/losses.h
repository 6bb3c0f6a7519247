/// What a report doesn't keep of its section, as the account of it says; what it says besides is no loss.
#pragma once

#include "format/loss_account.h"
#include "format/trf_writer.h"
#include "model/numbering.h"
#include "model/scorecards.h"

#include <algorithm>
#include <array>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

inline void PrintTo(const MemberFate& fate, std::ostream* out)
{
    *out << fate.section << ' ' << fate.where << ": " << fate.wanted << " became " << fate.found;
}

inline LossAccount accountOf(const Section& section, const WrittenTrf& written, TrfVersion version)
{
    const EventContent wanted{written.read.name, written.read.units, {byNumber(section)}};
    const EventContent found{written.read.name, written.read.units, {written.read.section}};
    return lossAccount(*writtenFormat(version == TrfVersion::Trf26 ? "trf26" : "trf"), wanted, found);
}

inline std::vector<MemberFate> lossesOf(const Section& section, const WrittenTrf& written,
                                        TrfVersion version = TrfVersion::Trf26)
{
    std::vector<MemberFate> losses = accountOf(section, written, version).members;
    std::erase_if(losses, [](const MemberFate& fate) { return fate.fate == Fate::Whole || fate.fate == Fate::Added; });
    return losses;
}

/// Where a player's games, byes and points are not the same; an adjourned game may be an open one.
inline std::string differentCells(const Section& section, const Section& back)
{
    const Section before = byNumber(section);
    if (before.players.size() != back.players.size() || before.roundsPaired() != back.roundsPaired())
        return "players or rounds";
    const Scorecards was(before);
    const Scorecards is(back);
    std::string cells;
    const auto told = [](Outcome outcome) { return outcome == Outcome::Adjourned ? Outcome::Open : outcome; };
    for (std::size_t player = 0; player < was.players(); ++player) {
        for (RoundNumber round = 1; round <= was.rounds(); ++round) {
            const RoundEntry& a = was.entry(player, round);
            const RoundEntry& b = is.entry(player, round);
            if (told(a.outcome) != told(b.outcome) || a.opponent != b.opponent || a.colour != b.colour)
                cells += std::to_string(player + 1) + " in round " + std::to_string(round) + "; ";
        }
    }
    return cells;
}

/// TRF16 has no boards and no letter for adjourned games, and its engines' lines say less of byes to come and of
/// prohibited pairs.
inline bool mayBeRounded(const MemberFate& loss, TrfVersion version)
{
    constexpr std::array<std::string_view, 5> kRounded = {"rounds/*/games", "rounds/*/byes", "rules/prohibited",
                                                          "requestedByes", "foreignLines"};
    return version == TrfVersion::Trf16 &&
           (loss.row.carried.trf16 == Carry::Lost || std::ranges::find(kRounded, loss.member) != kRounded.end());
}

}  // namespace kydai::format
