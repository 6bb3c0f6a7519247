#include "commands/change_words.h"

#include "model/json_schema.h"
#include "model/script.h"

#include <algorithm>

namespace kydai::cli {

namespace {

constexpr ChangeWords kChangesSaid[] = {
    {"pair_round", "Publishes the next round as the rules give it; games without a result are adjourned.",
     R"({"change":"pair_round"})"},
    {"edit_player",
     "Changes members of a player's record; those that are left out stay, a member that has members is said as a "
     "whole.",
     R"({"change":"edit_player","player":3,"unit":"Huế","marks":{"noByes":true}})"},
    {"set_prizes",
     "Another plan of prizes, given whole or as a template; freeze keeps the awards of now, thaw lets go of them.",
     R"({"change":"set_prizes","template":"vietnamese_youth"})"},
    {"withdraw", "Players leave from the next round on.", R"({"change":"withdraw","players":[4]})"},
    {"return", "Players who have left come back for the next round.", R"({"change":"return","players":[4]})"},
    {"move_players", "Players go to another section, as late entries there.",
     R"({"change":"move_players","to":"U12","players":[4]})"},
    {"check_in", "Closes check-in before the next round: byes and withdrawals of those who are not there.",
     R"({"change":"check_in","present":[1,2],"absent":[3],"late":[4],"whenAbsent":"withdrawn","whenLate":"halfBye"})"},
    {"seat_late", "Puts somebody who came late into the round that is published.",
     R"({"change":"seat_late","player":4,"seat":"againstBye"})"},
    {"keep_apart", "Prohibits pairings inside each unit or federation; \"like\" says in which rounds.",
     R"({"change":"keep_apart","by":"unit","like":{"firstRound":1,"lastRound":2}})"},
    {"take_ratings", "Takes ratings of a list for some players; what is left out stays.",
     R"({"change":"take_ratings","ratings":[{"player":2,"rating":1875,"kFactor":40,"source":"FIDE standard NOV26"}]})"},
    {"enter_match",
     "The results of a match as a team has them: board by board, or its game points alone where nobody knows the "
     "boards.",
     R"({"change":"enter_match","round":1,"team":1,"boards":["win","draw"]})"},
    {"give_tables",
     "Tables for sections, unique among those of one group, in the order of rooms; a range that is large enough stays.",
     R"({"change":"give_tables","room":"Hội trường A","group":"standard","spare":2,"step":10})"},
    {"continue_as",
     "The best of the section play on in a new one, the first with number 1; a knock-out where no system is said.",
     R"({"change":"continue_as","name":"Chung kết","players":2,"system":"knockOut"})"},
    {"set_result", "The result of a board of a round that is paired.",
     R"({"change":"set_result","round":1,"white":1,"black":3,"whiteOutcome":"win","blackOutcome":"loss"})"},
    {"add_section", "A new section; inside it \"id\" says who is meant, from 1.",
     R"({"change":"add_section","content":{"info":{"name":"U8"},"players":[{"id":1,"name":"Đặng An"}]}})"},
    {"remove_section", "Removes the section.", R"({"change":"remove_section","section":"U12"})"},
    {"edit_info", "Names, places, dates and people of the section, all of them.",
     R"({"change":"edit_info","info":{"name":"U10","town":"Đà Nẵng","firstDay":"2026-11-21"}})"},
    {"edit_rules",
     "The rules of the section, all of them. A double round robin is reversed unless it says no. "
     "A table is given whole, or as the name of a CSV file: round, board, White, Black.",
     R"({"change":"edit_rules","rules":{"scheduledRounds":4,"tieBreaks":["BH/C1","BH"]}})"},
    {"add_players", "New players; each gets the number of his rating, the others move down.",
     R"({"change":"add_players","players":[{"name":"Lê Mới","rating":1850,"federation":"VIE"}]})"},
    {"remove_players", "Players who never had a board are taken out of the list.",
     R"({"change":"remove_players","players":[2]})"},
    {"renumber", "New pairing numbers, in the order of the present ones.", R"({"change":"renumber","tpns":[1,2,4,3]})"},
    {"set_requested_byes", "All requested byes of rounds that are not paired yet.",
     R"({"change":"set_requested_byes","byes":[{"player":2,"round":2,"kind":"halfBye"}]})"},
    {"publish_round", "A round as it is given, in place of the one there is or behind the last one.",
     R"({"change":"publish_round","round":1,"content":{"games":[{"white":1,"black":2},{"white":4,"black":3}]}})"},
    {"unpair_round", "Takes back the last round while it has no result.", R"({"change":"unpair_round","round":1})"},
    {"leave_fide_mode", "Leaves FIDE mode for good.", R"({"change":"leave_fide_mode"})"},
    {"answer_warning", "Keeps in the journal that a warning was answered.",
     R"({"change":"answer_warning","level":2,"warning":"resultsMissing","answer":"acknowledged"})"},
    {"keep_complaint", "Keeps an explanation with a note in the journal.",
     R"({"change":"keep_complaint","explanation":"{}","note":"Board 2 asks for the bye"})"},
    {"rename_event", "The event's own name.", R"({"change":"rename_event","name":"Giải trẻ 2026"})"},
    {"replace_section", "Another content for the section, whose file was read again.",
     R"({"change":"replace_section","content":{"info":{"name":"U10"},"players":[{"id":1,"name":"Đặng An"}]}})"},
    {"move_section", "Another place in the list of sections, counted from 0.",
     R"({"change":"move_section","position":1})"},
    {"set_adjustments", "All bonus and penalty points of the section, and rounds that count otherwise.",
     R"({"change":"set_adjustments","adjustments":[{"player":2,"round":0,"points":-0.5}]})"},
    {"edit_teams", "Teams, line-ups and matches that were awarded; 0 on a board is nobody.",
     R"({"change":"edit_teams","teams":{"teams":[{"id":1,"name":"Huế","members":[1,2]},{"id":2,"name":"Vinh","members":[3,4]}],)"
     R"("lineUps":[{"round":1,"team":1,"opponent":2,"boards":[1,0]}]}})"},
    {"set_round_comments", "The remarks on a round that go into the report.",
     R"({"change":"set_round_comments","round":1,"comments":["Begun 15 minutes late"]})"},
    {"set_reported_result", "The result that the rating report has for a board, where another one was used.",
     R"({"change":"set_reported_result","round":1,"white":1,"black":3,"whiteOutcome":"draw","blackOutcome":"draw"})"},
    {"set_unit_rules", "How the event ranks its units over all sections.",
     R"({"change":"set_unit_rules","rules":{"order":"points","best":3}})"},
    {"set_line_up",
     "The line-up of a team for a round, 0 for an empty board; in a paired round the boards follow. Against a rule of "
     "the event it needs a reason; without boards it is taken back.",
     R"({"change":"set_line_up","lineUp":{"round":1,"team":1,"boards":[1,2],"reason":"ill"}})"},
    {"set_team_awards", "All points of matches that differ from the rule, bonus and penalty points included.",
     R"({"change":"set_team_awards","awards":[{"round":1,"team":1,"matchPoints":-1,"gamePoints":0}]})"},
};
static_assert(std::ranges::equal(kChangesSaid, kScriptWords, {}, &ChangeWords::word),
              "a kind of change without its words");

}  // namespace

std::span<const ChangeWords> changeWords()
{
    return kChangesSaid;
}

Json describedChangesSchema()
{
    Json schema = changesSchema();
    Json kinds = Json::array();
    for (const Json& kind : schema["items"]["anyOf"]) {
        const auto words = std::ranges::find(kChangesSaid, kind["title"].get<std::string>(), &ChangeWords::word);
        Json described = Json{{"title", words->word}, {"description", words->about}};
        described.update(kind);
        described["examples"] = Json::array({Json::parse(words->example)});
        kinds.push_back(std::move(described));
    }
    schema["description"] =
        "A list of changes that `kydai-cli apply EVENT --changes FILE` makes as a whole or not at "
        "all, each on what the ones before it left. Players are named by their numbers; a change "
        "speaks of the section that is chosen, or of the one it names.";
    schema["items"]["anyOf"] = std::move(kinds);
    Json& table = schema["$defs"]["ruleSet"]["properties"]["table"];
    table["type"] = Json::array({"array", "string"});  // a file with a line for each board
    return schema;
}

}  // namespace kydai::cli
