/// Every list of the program. Each is made from a snapshot (and what was computed from it), which must outlive it.
/// Numbers of players are pairing numbers (TPN) everywhere. Any thread.
#pragma once

#include "ask/chances.h"
#include "ask/corrections.h"
#include "ask/editions.h"
#include "ask/what_if.h"
#include "model/event.h"
#include "model/scorecards.h"
#include "model/section.h"
#include "pairing/round_colours.h"
#include "prizes/explain_prize.h"
#include "rating/calculator.h"
#include "rating/side_by_side.h"
#include "tables/list.h"
#include "text/journal_text.h"
#include "tiebreak/standings.h"
#include "tiebreak/unit_standings.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::tables {

/// The players by number, with what happened to their entry. Subjects are indices in Section::players.
List playersList(const Section& section);
/// The same with points and a cell per round, which stand there when they are asked for.
List playersAndRoundsList(const Section& section);

/// What the rules that paired a round say of the colours of its boards.
using RoundColours = std::vector<pairing::BoardColours>;
RoundColours roundColours(const Section& section, RoundNumber round);
/// Whether a board's colours are not those of the rules.
bool deviates(const pairing::BoardColours& rules, const Game& game);

/// A round by board, players without a game behind. Subjects are boards from 0, then byes. `colours` are those of
/// roundColours; without them they are worked out when a column asks for them.
List pairingsList(const Section& section, RoundNumber round, std::shared_ptr<const RoundColours> colours = nullptr);
/// "Chess960, position 518: RNBQKBNR"; nothing where the section plays from the usual one. It is a note of the list by
/// board too.
std::optional<QString> startingPosition(const Section& section, RoundNumber round, const text::Wording& wording);
/// What hangs on the wall for a round and is not so any more. Subjects are indices of Corrections::list.
List correctionsList(const Section& section, const ask::Corrections& corrections);
/// All rounds of a system whose rounds are fixed in advance, those to come too; empty for the others. Subjects are
/// boards and who sits out, from the first round.
List scheduleList(const Section& section);
/// All against all, where everybody meets everybody: rows and columns in the order of the standings, which may be those
/// of teams. Subjects are participants.
List gridList(const Section& section, const tiebreak::Standings& standings);
/// The final list over stages, the last one first (tiebreak/stages.h). The sections must outlive it.
List stagesList(const std::vector<const Section*>& stages);
/// The matches of a knock-out by the rounds of its bracket; empty before there are two players.
List bracketList(const Section& section);
/// A round by given name: where everybody plays. Subjects are indices in Section::players.
List alphabeticalList(const Section& section, RoundNumber round);

/// One player's rounds. Subjects are rounds; `player` is an index in Section::players.
List playerRoundsList(const Section& section, const std::shared_ptr<const Scorecards>& cards, std::size_t player);

/// Players or teams by rank, with the tie-breaks of the list. Subjects are participants of the standings.
List standingsList(const Section& section, const tiebreak::Standings& standings);
/// The places by every edition of the rules beside each other, and the values of a tie-break by each edition where they
/// are not the same; in the order of the section's own, those with other places strong. Subjects as above.
List editionsList(const Section& section, const ask::EditionTables& tables);
/// The round by both editions of the pairing rules, the boards that differ strong. Subjects are boards from 0.
List editionBoardsList(const Section& section, const ask::EditionTables& tables);
/// What moves where some facts are supposed to be others, by kind. Subjects are moves.
List whatIfList(const ask::WhatIf& made);
/// What can still happen: everybody by place as of now with the chances, an estimate by ratings. Subjects are
/// indices of Chances::players.
List chancesList(const ask::Chances& made);
/// One player's chance of each place that he came in at. Subjects are places from 1.
List placeChancesList(const ask::Chances& made, const ask::PlayerChances& player);
/// What the two lists tell of how they came about.
QStringList chancesNotes(const ask::Chances& made, const text::Wording& wording);
/// "U12", "Women and girls".
QString groupName(const tiebreak::PlayerGroup& group, const text::Wording& wording);
/// The players of one group with the places in it.
List groupList(const Section& section, const tiebreak::Standings& standings, const tiebreak::PlayerGroup& group);
/// All categories, or girls and boys, one after the other. Players only, no teams.
List groupsList(const Section& section, const tiebreak::Standings& standings, tiebreak::GroupKind kind);

/// Units by rank, a row each. Subjects are indices of tiebreak::unitStandings.
List unitsList(const Section& section, const tiebreak::Standings& standings, const tiebreak::UnitOptions& options);
/// The players of each unit, those who count marked. Subjects are participants of the standings. Players only.
List unitMembersList(const Section& section, const tiebreak::Standings& standings,
                     const tiebreak::UnitOptions& options);

/// Which of the two an output shows: that which has all the columns asked for; where nobody asks, paper has the players
/// and a file a row for each unit.
List unitsFor(Output output, std::string_view columns, const Section& section, const tiebreak::Standings& standings,
              const tiebreak::UnitOptions& options);

/// How a crosstable names players: by pairing number, or by the line in order of rank (places can be shared).
enum class Numbering : std::uint8_t { Number, Rank };
/// A row per player, a cell per round after which `standings` (of players) are; those may be null for
/// Numbering::Number. Subjects are indices in Section::players.
List crosstableList(const Section& section, Numbering numbering, const tiebreak::Standings* standings = nullptr,
                    std::optional<RoundNumber> after = std::nullopt);
/// What the cells of a crosstable mean, in one line.
QString crosstableLegend(const text::Wording& wording);

/// Ratings after the tournament in one system. Subjects are records.
List ratingsList(const Section& section, const rating::Pool& pool, const rating::Ratings& ratings);

/// Ratings after the tournament in every system: on screen and paper the new rating with its change in a column for
/// each, in files old, change, new and performance each. Subjects are entrants.
List ratingSystemsList(const Section& section, const rating::SideBySide& all);
/// One player in every system. Subjects are indices of SideBySide::systems.
List playerSystemsList(const rating::SideBySide& all, std::size_t entrant);

/// The prizes by list and place, to post. Subjects are indices in Awards::awards.
List prizesList(const Section& section, const PrizePlan& plan, const prizes::Awards& awards);
/// Those with money, to be signed for; the sum in words is a note. Subjects as above.
List receiptsList(const Section& section, const PrizePlan& plan, const prizes::Awards& awards);

/// The journal, oldest first. Subjects are indices of `lines`; `event` has the names.
List journalList(const Event& event, const std::vector<text::JournalLine>& lines);

}  // namespace kydai::tables
