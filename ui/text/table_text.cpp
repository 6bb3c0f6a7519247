#include "text/table_text.h"

#include "support/assert.h"

#include <algorithm>
#include <iterator>

namespace kydai::text {

namespace {

constexpr char kTableContext[] = "Table";

struct Head {
    std::string_view id;
    const char* source;
    const char* shortSource = nullptr;  ///< none: as long as the other
};

constexpr Head kHeads[] = {
    // lists
    {"players", QT_TRANSLATE_NOOP("Table", "Players")},
    {"pairings", QT_TRANSLATE_NOOP("Table", "Round")},
    {"player_rounds", QT_TRANSLATE_NOOP("Table", "Rounds")},
    {"alphabetical", QT_TRANSLATE_NOOP("Table", "Who plays where, round")},
    {"crosstable", QT_TRANSLATE_NOOP("Table", "Crosstable")},
    {"standings", QT_TRANSLATE_NOOP("Table", "Standings")},
    {"team_pairings", QT_TRANSLATE_NOOP("Table", "Matches of round")},
    {"team_members", QT_TRANSLATE_NOOP("Table", "Teams and their members")},
    {"best_boards", QT_TRANSLATE_NOOP("Table", "Best on each board")},
    {"categories", QT_TRANSLATE_NOOP("Table", "Categories")},
    {"sexes", QT_TRANSLATE_NOOP("Table", "Girls and boys")},
    {"units", QT_TRANSLATE_NOOP("Table", "Units")},
    {"ratings", QT_TRANSLATE_NOOP("Table", "Ratings")},
    {"prizes", QT_TRANSLATE_NOOP("Table", "Prizes")},
    {"receipts", QT_TRANSLATE_NOOP("Table", "Receipts")},
    {"event_units", QT_TRANSLATE_NOOP("Table", "Units of the event")},
    {"medal_table", QT_TRANSLATE_NOOP("Table", "Medal table")},
    {"ceremony", QT_TRANSLATE_NOOP("Table", "Closing ceremony")},
    {"norms", QT_TRANSLATE_NOOP("Table", "Title norms and chances")},
    {"title_claims", QT_TRANSLATE_NOOP("Table", "Direct titles")},
    {"accounts", QT_TRANSLATE_NOOP("Table", "Accounts")},
    {"journal", QT_TRANSLATE_NOOP("Table", "Journal")},
    {"corrections", QT_TRANSLATE_NOOP("Table", "Corrections to the sheets of round")},
    {"next_rounds", QT_TRANSLATE_NOOP("Table", "The next round of every section")},
    {"missing", QT_TRANSLATE_NOOP("Table", "Missing results")},
    {"hall_tables", QT_TRANSLATE_NOOP("Table", "Rooms and tables")},
    // the hall
    {"room", QT_TRANSLATE_NOOP("Table", "Room")},
    {"group", QT_TRANSLATE_NOOP("Table", "Group")},
    {"tables_kept", QT_TRANSLATE_NOOP("Table", "Tables")},
    {"list_division", QT_TRANSLATE_NOOP("Table", "List of the event")},
    {"decision", QT_TRANSLATE_NOOP("Table", "What becomes of it")},
    // check-in
    {"door_list", QT_TRANSLATE_NOOP("Table", "Check-in")},
    {"door_sections", QT_TRANSLATE_NOOP("Table", "Check-in by section")},
    {"door_mark", QT_TRANSLATE_NOOP("Table", "Mark")},
    {"door_remark", QT_TRANSLATE_NOOP("Table", "Remark")},
    {"door_present", QT_TRANSLATE_NOOP("Table", "Present")},
    {"door_expected", QT_TRANSLATE_NOOP("Table", "Expected"), QT_TRANSLATE_NOOP("Table", "of")},
    {"door_absent", QT_TRANSLATE_NOOP("Table", "Absent")},
    {"door_late", QT_TRANSLATE_NOOP("Table", "Late")},
    {"door_unmarked", QT_TRANSLATE_NOOP("Table", "Without a mark"), QT_TRANSLATE_NOOP("Table", "No mark")},
    {"door_closed", QT_TRANSLATE_NOOP("Table", "Closed")},
    // rounds to pair
    {"boards", QT_TRANSLATE_NOOP("Table", "Boards")},
    {"pairing_byes", QT_TRANSLATE_NOOP("Table", "Byes")},
    {"away", QT_TRANSLATE_NOOP("Table", "Not paired")},
    {"standing", QT_TRANSLATE_NOOP("Table", "How it stands")},
    // corrections
    {"correction", QT_TRANSLATE_NOOP("Table", "What")},
    {"concerned", QT_TRANSLATE_NOOP("Table", "Concerns")},
    {"as_published", QT_TRANSLATE_NOOP("Table", "As published")},
    {"as_now", QT_TRANSLATE_NOOP("Table", "Now")},
    // by every edition of the rules
    {"editions", QT_TRANSLATE_NOOP("Table", "Under which rules, after round")},
    {"edition_boards", QT_TRANSLATE_NOOP("Table", "By both pairing rules, round")},
    {"place_old", QT_TRANSLATE_NOOP("Table", "Place until 2023"), QT_TRANSLATE_NOOP("Table", "Until 2023")},
    {"place_24", QT_TRANSLATE_NOOP("Table", "Place by 2024"), QT_TRANSLATE_NOOP("Table", "2024")},
    {"place_26", QT_TRANSLATE_NOOP("Table", "Place by 2026"), QT_TRANSLATE_NOOP("Table", "2026")},
    {"moves", QT_TRANSLATE_NOOP("Table", "Moves")},
    {"why", QT_TRANSLATE_NOOP("Table", "Why")},
    {"by_2017", QT_TRANSLATE_NOOP("Table", "By the rules of 2017")},
    {"by_2026", QT_TRANSLATE_NOOP("Table", "By the rules of 2026")},
    // as it is and as it would be
    {"what_if", QT_TRANSLATE_NOOP("Table", "What if, after round")},
    {"if_kind", QT_TRANSLATE_NOOP("Table", "Moves")},
    {"if_of", QT_TRANSLATE_NOOP("Table", "Of")},
    {"if_before", QT_TRANSLATE_NOOP("Table", "As it is")},
    {"if_after", QT_TRANSLATE_NOOP("Table", "As supposed")},
    // what can still happen
    {"chances", QT_TRANSLATE_NOOP("Table", "What can still happen, after round")},
    {"place_chances", QT_TRANSLATE_NOOP("Table", "Where can he still come in, after round")},
    {"chance_first", QT_TRANSLATE_NOOP("Table", "First"), QT_TRANSLATE_NOOP("Table", "1st")},
    {"chance_podium", QT_TRANSLATE_NOOP("Table", "First three"), QT_TRANSLATE_NOOP("Table", "1–3")},
    {"chance_points", QT_TRANSLATE_NOOP("Table", "Points in the end"), QT_TRANSLATE_NOOP("Table", "In the end")},
    {"chance_likely", QT_TRANSLATE_NOOP("Table", "Place of nine in ten"), QT_TRANSLATE_NOOP("Table", "Likely")},
    {"chance_possible", QT_TRANSLATE_NOOP("Table", "Place possible by points"), QT_TRANSLATE_NOOP("Table", "Possible")},
    {"chance_prize", QT_TRANSLATE_NOOP("Table", "Any prize")},
    {"chance_money", QT_TRANSLATE_NOOP("Table", "Prize money on average"), QT_TRANSLATE_NOOP("Table", "Money")},
    {"chance_norms", QT_TRANSLATE_NOOP("Table", "Title norms"), QT_TRANSLATE_NOOP("Table", "Norms")},
    {"chance_strength", QT_TRANSLATE_NOOP("Table", "Strength supposed"), QT_TRANSLATE_NOOP("Table", "Strength")},
    {"chance", QT_TRANSLATE_NOOP("Table", "Chance")},
    // players
    {"number", QT_TRANSLATE_NOOP("Table", "No.")},
    {"name", QT_TRANSLATE_NOOP("Table", "Name")},
    {"rating", QT_TRANSLATE_NOOP("Table", "Rating")},
    {"unit", QT_TRANSLATE_NOOP("Table", "Unit")},
    {"status", QT_TRANSLATE_NOOP("Table", "Status")},
    // rounds
    {"round", QT_TRANSLATE_NOOP("Table", "R")},
    {"board", QT_TRANSLATE_NOOP("Table", "Board"), QT_TRANSLATE_NOOP("Table", "Bd.")},
    {"result", QT_TRANSLATE_NOOP("Table", "Result")},
    {"colour", QT_TRANSLATE_NOOP("Table", "Colour")},
    {"colours", QT_TRANSLATE_NOOP("Table", "Colours")},
    {"opponent", QT_TRANSLATE_NOOP("Table", "Opponent")},
    {"opponent_number", QT_TRANSLATE_NOOP("Table", "Opponent's number"), QT_TRANSLATE_NOOP("Table", "No.")},
    {"opponent_rating", QT_TRANSLATE_NOOP("Table", "Opponent's rating"), QT_TRANSLATE_NOOP("Table", "Rating")},
    {"opponent_unit", QT_TRANSLATE_NOOP("Table", "Opponent's unit"), QT_TRANSLATE_NOOP("Table", "Unit")},
    {"floats", QT_TRANSLATE_NOOP("Table", "Floats")},
    {"check", QT_TRANSLATE_NOOP("Table", "To be confirmed")},
    // standings
    {"rank", QT_TRANSLATE_NOOP("Table", "Rank")},
    {"place", QT_TRANSLATE_NOOP("Table", "Line")},
    {"points", QT_TRANSLATE_NOOP("Table", "Points"), QT_TRANSLATE_NOOP("Table", "Pts")},
    {"tiebreak", QT_TRANSLATE_NOOP("Table", "Tie-break")},
    {"unit_places", QT_TRANSLATE_NOOP("Table", "Sum of places")},
    {"unit_points", QT_TRANSLATE_NOOP("Table", "Sum of points")},
    {"unit_place_points", QT_TRANSLATE_NOOP("Table", "Points for places"), QT_TRANSLATE_NOOP("Table", "For places")},
    {"unit_counting", QT_TRANSLATE_NOOP("Table", "Counting")},
    {"unit_members", QT_TRANSLATE_NOOP("Table", "Players who count")},
    // teams
    {"match", QT_TRANSLATE_NOOP("Table", "Match")},
    {"team", QT_TRANSLATE_NOOP("Table", "Team")},
    {"match_points", QT_TRANSLATE_NOOP("Table", "Match points"), QT_TRANSLATE_NOOP("Table", "MP")},
    {"game_points", QT_TRANSLATE_NOOP("Table", "Game points"), QT_TRANSLATE_NOOP("Table", "GP")},
    {"games", QT_TRANSLATE_NOOP("Table", "Games")},
    {"percent", QT_TRANSLATE_NOOP("Table", "Percentage"), QT_TRANSLATE_NOOP("Table", "%")},
    {"performance", QT_TRANSLATE_NOOP("Table", "Performance"), QT_TRANSLATE_NOOP("Table", "Perf.")},
    // prizes
    {"prize_list", QT_TRANSLATE_NOOP("Table", "List of prizes")},
    {"prize_place", QT_TRANSLATE_NOOP("Table", "Place")},
    {"prize", QT_TRANSLATE_NOOP("Table", "Prize")},
    {"prize_money", QT_TRANSLATE_NOOP("Table", "Amount")},
    {"prize_award", QT_TRANSLATE_NOOP("Table", "Award")},
    {"gold", QT_TRANSLATE_NOOP("Table", "Gold")},
    {"silver", QT_TRANSLATE_NOOP("Table", "Silver")},
    {"bronze", QT_TRANSLATE_NOOP("Table", "Bronze")},
    {"medals_total", QT_TRANSLATE_NOOP("Table", "Medals")},
    {"medal", QT_TRANSLATE_NOOP("Table", "Medal")},
    {"winners", QT_TRANSLATE_NOOP("Table", "Winners")},
    {"certificate", QT_TRANSLATE_NOOP("Table", "Certificate no."), QT_TRANSLATE_NOOP("Table", "Cert.")},
    {"receipt_number", QT_TRANSLATE_NOOP("Table", "Line")},
    {"tax", QT_TRANSLATE_NOOP("Table", "Tax withheld"), QT_TRANSLATE_NOOP("Table", "Tax")},
    {"signature", QT_TRANSLATE_NOOP("Table", "Signature")},
    // norms
    {"norm", QT_TRANSLATE_NOOP("Table", "Norm")},
    {"norm_state", QT_TRANSLATE_NOOP("Table", "State")},
    {"norm_required", QT_TRANSLATE_NOOP("Table", "Needed")},
    {"norm_average", QT_TRANSLATE_NOOP("Table", "Average"), QT_TRANSLATE_NOOP("Table", "Ra")},
    {"norm_needs", QT_TRANSLATE_NOOP("Table", "What decides")},
    {"claim", QT_TRANSLATE_NOOP("Table", "Title claimed"), QT_TRANSLATE_NOOP("Table", "Claim")},
    {"claim_remark", QT_TRANSLATE_NOOP("Table", "Remark")},
    // ratings
    {"papers", QT_TRANSLATE_NOOP("Table", "Printed papers")},
    {"paper", QT_TRANSLATE_NOOP("Table", "Paper")},
    {"as_printed", QT_TRANSLATE_NOOP("Table", "As printed")},
    {"schedule", QT_TRANSLATE_NOOP("Table", "All rounds")},
    {"grid", QT_TRANSLATE_NOOP("Table", "All against all")},
    // leagues
    {"league", QT_TRANSLATE_NOOP("Table", "Days of play")},
    {"match_day", QT_TRANSLATE_NOOP("Table", "Day")},
    {"match_time", QT_TRANSLATE_NOOP("Table", "Time")},
    {"home", QT_TRANSLATE_NOOP("Table", "Home team")},
    {"guest", QT_TRANSLATE_NOOP("Table", "Guests")},
    {"venue", QT_TRANSLATE_NOOP("Table", "Venue")},
    {"match_remark", QT_TRANSLATE_NOOP("Table", "Remark")},
    // knock-outs
    {"bracket", QT_TRANSLATE_NOOP("Table", "Bracket")},
    {"final_list", QT_TRANSLATE_NOOP("Table", "Final list of all stages")},
    {"keizer", QT_TRANSLATE_NOOP("Table", "Sum of values"), QT_TRANSLATE_NOOP("Table", "Sum")},
    {"keizerValue", QT_TRANSLATE_NOOP("Table", "Value")},
    {"stage", QT_TRANSLATE_NOOP("Table", "Came to")},
    {"match_stage", QT_TRANSLATE_NOOP("Table", "Round of the bracket")},
    {"upper_number", QT_TRANSLATE_NOOP("Table", "No.")},
    {"upper", QT_TRANSLATE_NOOP("Table", "Player")},
    {"match_score", QT_TRANSLATE_NOOP("Table", "Score of the match"), QT_TRANSLATE_NOOP("Table", "Match")},
    {"lower", QT_TRANSLATE_NOOP("Table", "Opponent")},
    {"lower_number", QT_TRANSLATE_NOOP("Table", "No.")},
    {"match_stages", QT_TRANSLATE_NOOP("Table", "By stages")},
    {"winner", QT_TRANSLATE_NOOP("Table", "Winner of the match")},
    {"rating_systems", QT_TRANSLATE_NOOP("Table", "Ratings in every system")},
    {"player_systems", QT_TRANSLATE_NOOP("Table", "One player in every system")},
    {"rating_system", QT_TRANSLATE_NOOP("Table", "System")},
    {"rating_before", QT_TRANSLATE_NOOP("Table", "Old")},
    {"rating_games", QT_TRANSLATE_NOOP("Table", "Games")},
    {"rating_score", QT_TRANSLATE_NOOP("Table", "Score")},
    {"rating_expected", QT_TRANSLATE_NOOP("Table", "Expected")},
    {"rating_k", QT_TRANSLATE_NOOP("Table", "K")},
    {"rating_change", QT_TRANSLATE_NOOP("Table", "Change")},
    {"rating_performance", QT_TRANSLATE_NOOP("Table", "Perf.")},
    {"rating_after", QT_TRANSLATE_NOOP("Table", "New")},
    {"rating_remark", QT_TRANSLATE_NOOP("Table", "Remark")},
    // the journal
    {"when", QT_TRANSLATE_NOOP("Table", "When")},
    {"who", QT_TRANSLATE_NOOP("Table", "Who")},
    {"section", QT_TRANSLATE_NOOP("Table", "Section")},
    {"what", QT_TRANSLATE_NOOP("Table", "What")},
    {"before", QT_TRANSLATE_NOOP("Table", "Before")},
};

/// Lists and columns are found by their words alike.
constexpr bool everyHeadHasAWordOfItsOwn()
{
    for (std::size_t at = 0; at < std::size(kHeads); ++at) {
        for (std::size_t before = 0; before < at; ++before) {
            if (kHeads[before].id == kHeads[at].id) return false;
        }
    }
    return true;
}
static_assert(everyHeadHasAWordOfItsOwn(), "two heads of one word: the first would be shown for both");

const Head& headOf(std::string_view id)
{
    const auto* const found = std::ranges::find(kHeads, id, &Head::id);
    KYDAI_ASSERT(found != std::end(kHeads));
    return *found;
}

}  // namespace

QString tableHead(std::string_view id, const Wording& wording)
{
    return wording.translate(kTableContext, headOf(id).source);
}

QString shortHead(std::string_view id, const Wording& wording)
{
    const Head& head = headOf(id);
    return wording.translate(kTableContext, head.shortSource != nullptr ? head.shortSource : head.source);
}

}  // namespace kydai::text
