/// The prints. Each is a function from a section (and what was computed from it) to a Sheet; layout.h makes pages of
/// it, html.h a web page. Nothing here asks for the time: dates and names are passed in.
#pragma once

#include "ask/chances.h"
#include "ask/editions.h"
#include "ask/what_if.h"
#include "explain/explanation.h"
#include "model/event.h"
#include "model/section.h"
#include "print/phone_pages.h"
#include "print/sheet.h"
#include "prizes/award.h"
#include "rating/calculator.h"
#include "rating/side_by_side.h"
#include "support/result.h"
#include "text/journal_text.h"
#include "text/language.h"
#include "tiebreak/standings.h"
#include "tiebreak/unit_standings.h"

#include <QDateTime>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kydai::print {

class DocumentWords;

/// What all documents share.
struct PrintOptions {
    std::vector<text::Language> languages{text::Language::Vietnamese};  ///< one, or both: heads then stand side by side
    QString event{};        ///< the event's name; left out where it is the section's
    QDateTime printed{};    ///< invalid: not shown
    QString program{};      ///< "Kỳ Đài 0.1.0"
    QString arbiter{};      ///< who signs; empty: the section's chief arbiter
    bool large = false;     ///< 16 points: pairing lists to be read from two metres
    std::string columns{};  ///< of lists, as tables::chosenColumns reads them; empty: those of paper
    PhonePages phones{};
    text::ColourLetters letters = text::ColourLetters::International;  ///< in crosstables
};

/// Pairings by board, players without a game behind, and the line that accounts for everybody.
Sheet pairingsSheet(const Section& section, RoundNumber round, const PrintOptions& options);
/// Who plays where, by given name, in as many columns as fill the page.
Sheet alphabeticalSheet(const Section& section, RoundNumber round, const PrintOptions& options);
/// Rank, name, unit, points and the list's tie-breaks.
Sheet standingsSheet(const Section& section, const tiebreak::Standings& standings, const PrintOptions& options);
/// Every round of every player in the notation of the Vietnamese article; opponents by rank, or by start number.
enum class CrosstableNumbers : std::uint8_t { Rank, StartNumber };
Sheet crosstableSheet(const Section& section, const tiebreak::Standings& standings, CrosstableNumbers numbers,
                      const PrintOptions& options);
/// All against all (tables::gridList).
Sheet gridSheet(const Section& section, const tiebreak::Standings& standings, const PrintOptions& options);
/// A slip for each board of a round, to cut apart.
Sheet slipsSheet(const Section& section, RoundNumber round, const PrintOptions& options);
/// Why this round: a line per board with the reasons of colours and pairing, then byes and floats; in two languages one
/// after the other.
Sheet wallSheet(const Section& section, RoundNumber round, const PrintOptions& options);
/// What the sheets that hang on the wall for a round say otherwise than the event now, with a place to sign.
Sheet correctionsSheet(const Section& section, RoundNumber round, const PrintOptions& options);
/// The prizes to post, from the section's plan; receipts to sign.
Sheet prizesSheet(const Section& section, const prizes::Awards& awards, const PrintOptions& options);
Sheet receiptsSheet(const Section& section, const prizes::Awards& awards, const PrintOptions& options);
/// For the door: the Wi-Fi and the section's pages as codes. Error: NotAllowed without an address that fits in one.
Result<Sheet> doorSheet(const Section& section, const PrintOptions& options);
/// A card for each player with the code of his own page. Error as above.
Result<Sheet> cardsSheet(const Section& section, const PrintOptions& options);
/// Whose cards for check-in are printed: of a section, all its players or these.
struct CardHolders {
    SectionId id{};
    std::shared_ptr<const Section> section{};
    std::vector<PlayerId> only{};
};
/// Eight a page: name, sections, unit and the code that is scanned at the door, one for each person (model/persons.h).
/// Error: NotAllowed where nobody gets one.
Result<Sheet> checkInCardsSheet(const std::vector<CardHolders>& holders, const PrintOptions& options);
/// For the doors of the rooms, a new page each, in the order of the holders' sections: which sections play their last
/// round there at which tables, and all their players by name with their tables. Error: NoSuchRound where none is
/// paired.
Result<Sheet> roomsSheet(const std::vector<CardHolders>& holders, const PrintOptions& options);
/// The code of the section's pages, to stand on top of a list; none without an address.
std::optional<CodeCard> pagesCode(const Section& section, const PrintOptions& options, const DocumentWords& words);
/// The players by start number.
Sheet playersSheet(const Section& section, const PrintOptions& options);
/// Standings apart for each category, or for girls and boys, with places inside it, or for each unit, in the order of
/// tiebreak::unitStandings. `standings` are those of players, in a team event too.
enum class GroupBy : std::uint8_t { Unit, Category, Sex };
Sheet groupStandingsSheet(const Section& section, const tiebreak::Standings& standings, GroupBy by,
                          const PrintOptions& options, const tiebreak::UnitOptions& unitOptions = {});
/// Ratings after the tournament in one system, with the label that says how official they are.
Sheet ratingsSheet(const Section& section, const rating::Pool& pool, const rating::Ratings& ratings,
                   const PrintOptions& options);
/// All rounds of a table, those to come too, with the results that there are.
Sheet scheduleSheet(const Section& section, const PrintOptions& options);
/// One list over the stages of an event, the last one first.
Sheet stagesSheet(const Section& section, const std::vector<const Section*>& stages, const PrintOptions& options);
/// The bracket of a knock-out as a picture, and its matches as a list.
Sheet bracketSheet(const Section& section, const PrintOptions& options);
/// The same in every system, with what each assumes; of this player in detail and as a chart before (nobody: none).
Sheet ratingSystemsSheet(const Section& section, const rating::SideBySide& all, PlayerId player,
                         const PrintOptions& options);
/// One question answered: picture, steps, articles, place to sign. In both languages one follows the other. `round` is
/// the one asked about; for tie-breaks and places the one after which they count; ratings are of none.
Sheet explanationSheet(const Section& section, const Explanation& explanation, RoundNumber round,
                       const PrintOptions& options);

/// The places by every edition of the rules beside each other, what moved whom, and the boards of the round that are
/// others by the pairing rules of 2026 than by those of 2017.
Sheet editionsSheet(const Section& section, const ask::EditionTables& tables, const PrintOptions& options);

/// What moves where some facts are supposed to be others, and why; it says that it is not the event.
Sheet whatIfSheet(const ask::WhatIf& made, const PrintOptions& options);

/// What can still happen: an estimate, with everybody's chances; a player's by place in front, where one is named.
Sheet chancesSheet(const ask::Chances& made, PlayerId player, const PrintOptions& options);

/// The journal of the whole event, oldest first: when, who, in which section where there are several, what, and what
/// was there before.
Sheet journalSheet(const Event& event, const std::vector<text::JournalLine>& journal, const PrintOptions& options);
/// The complaints in a journal, numbered, for the arbiter's report: what was asked and answered, and the arbiter's
/// note.
Sheet complaintsSheet(const Event& event, const std::vector<text::JournalLine>& journal, const PrintOptions& options);

}  // namespace kydai::print
