/// Changes as lists of them say them (`kydai-cli apply`): those of change.h, with what the window makes of several
/// Changes or works out first. Players are named by their pairing numbers, sections by their names.
#pragma once

#include "model/change_fields.h"
#include "model/hall.h"
#include "model/presence.h"
#include "model/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace kydai {

template <>
struct Words<WhenAway> {
    static constexpr std::array<std::string_view, 4> kAll{"paired", "halfBye", "zeroBye", "withdrawn"};
};
template <>
struct Words<LateSeat> {
    static constexpr std::array<std::string_view, 3> kAll{"againstBye", "halfBye", "zeroBye"};
};
template <>
struct Words<Kinship> {
    static constexpr std::array<std::string_view, 2> kAll{"unit", "federation"};
};

/// Publishes the next round as the rules give it.
struct PairRound {
    SectionId section{};
};
/// Members of a player's record; those that are not said stay as they are.
struct EditMembers : Player {
    SectionId section{};
    PlayerId player{};
};
/// Another plan, and what becomes of what is frozen.
struct PlanPrizes {
    SectionId section{};
    std::optional<PrizePlan> plan{};
    std::string planTemplate{};
    std::optional<FrozenPrizes> frozen{};
    bool freeze = false;
    bool thaw = false;
};
struct WithdrawPlayers {
    SectionId section{};
    std::vector<PlayerId> players{};
};
struct ReturnPlayers {
    SectionId section{};
    std::vector<PlayerId> players{};
};
struct MovePlayers {
    SectionId section{};
    SectionId to{};
    std::vector<PlayerId> players{};
};
/// Of ContinueAs::players.
inline constexpr int kMostFinalists = 1024;
/// The best of a section play on in a new one.
struct ContinueAs {
    SectionId section{};
    std::string name{};
    int players = 8;
    PairingSystem system = PairingSystem::KnockOut;
    std::optional<KnockOutRules> knockOut{};
};
/// Whoever is in no list is unmarked.
struct CloseCheckIn {
    SectionId section{};
    std::vector<PlayerId> present{};
    std::vector<PlayerId> absent{};
    std::vector<PlayerId> late{};
    WhenAway whenAbsent = WhenAway::ZeroPointBye;
    WhenAway whenLate = WhenAway::HalfPointBye;
    WhenAway whenUnmarked = WhenAway::ZeroPointBye;
};
struct SeatLate {
    SectionId section{};
    PlayerId player{};
    LateSeat seat = LateSeat::AgainstBye;
};
/// Nobody meets his own kin: a prohibited pairing for each group of two and more.
struct KeepApart {
    SectionId section{};
    Kinship by = Kinship::Unit;
    ProhibitedPairing like{};
};
/// What a list of ratings says of a player; what is not said stays as it is.
struct TakenRating {
    PlayerId player{};
    std::optional<int> rating{};
    std::optional<int> kFactor{};
    std::optional<Title> title{};
    std::optional<std::string> federation{};
    std::string source{};
    std::vector<ListRating> listed{};
};
struct TakeRatings {
    SectionId section{};
    std::vector<TakenRating> ratings{};
};

/// The results of a match, as one of the teams has them: board by board, or the match alone where nobody knows its
/// boards.
struct EnterMatch {
    SectionId section{};
    RoundNumber round = 1;
    TeamId team{};
    std::vector<Outcome> boards{};       ///< from board 1; a board that nobody sits at is passed over
    std::optional<Points> gamePoints{};  ///< of the team, without boards
    std::optional<Points> opponents{};   ///< of the other team
};

using ScriptedChange =
    std::variant<Change, PairRound, EditMembers, PlanPrizes, WithdrawPlayers, ReturnPlayers, MovePlayers, CloseCheckIn,
                 SeatLate, KeepApart, TakeRatings, EnterMatch, TablePlan, ContinueAs>;

namespace script {

/// Of the kinds that are no Change, in their order. Where change.h has the word too, the kind here stands for it.
inline constexpr std::array<std::string_view, std::variant_size_v<ScriptedChange> - 1> kOwnWords{
    "pair_round", "edit_player", "set_prizes",   "withdraw",    "return",      "move_players", "check_in",
    "seat_late",  "keep_apart",  "take_ratings", "enter_match", "give_tables", "continue_as"};
constexpr bool isOwn(std::string_view word)
{
    return std::ranges::find(kOwnWords, word) != kOwnWords.end();
}

}  // namespace script

/// The words of all kinds that a list of changes may hold.
inline constexpr auto kScriptWords = [] {
    constexpr auto kReplaced = std::ranges::count_if(kChangeWords, script::isOwn);
    std::array<std::string_view, script::kOwnWords.size() + kChangeWords.size() - kReplaced> words{};
    const auto end = std::ranges::copy(script::kOwnWords, words.begin()).out;
    std::ranges::copy_if(kChangeWords, end, [](std::string_view word) { return !script::isOwn(word); });
    return words;
}();

template <class V>
constexpr void describe(V& v, std::type_identity<PairRound>)
{
    v({"section"}, &PairRound::section);
}
template <class V>
constexpr void describe(V& v, std::type_identity<EditMembers>)
{
    v({"section"}, &EditMembers::section);
    v({"player"}, &EditMembers::player);
    describe(v, std::type_identity<Player>{});
}
template <class V>
constexpr void describe(V& v, std::type_identity<PlanPrizes>)
{
    v({"section"}, &PlanPrizes::section);
    v({"plan"}, &PlanPrizes::plan);
    v({.word = "template", .bounds = kCode}, &PlanPrizes::planTemplate);
    v({"frozen"}, &PlanPrizes::frozen);
    v({"freeze"}, &PlanPrizes::freeze);
    v({"thaw"}, &PlanPrizes::thaw);
}
template <class V>
constexpr void describe(V& v, std::type_identity<WithdrawPlayers>)
{
    v({"section"}, &WithdrawPlayers::section);
    v({.word = "players", .needed = true}, &WithdrawPlayers::players);
}
template <class V>
constexpr void describe(V& v, std::type_identity<ReturnPlayers>)
{
    v({"section"}, &ReturnPlayers::section);
    v({.word = "players", .needed = true}, &ReturnPlayers::players);
}
template <class V>
constexpr void describe(V& v, std::type_identity<MovePlayers>)
{
    v({"section"}, &MovePlayers::section);
    v({"to"}, &MovePlayers::to);
    v({.word = "players", .needed = true}, &MovePlayers::players);
}
template <class V>
constexpr void describe(V& v, std::type_identity<ContinueAs>)
{
    v({"section"}, &ContinueAs::section);
    v({.word = "name", .needed = true}, &ContinueAs::name);
    v({.word = "players", .bounds = {.low = 2, .high = kMostFinalists}}, &ContinueAs::players);
    v({"system"}, &ContinueAs::system);
    v({"knockOut"}, &ContinueAs::knockOut);
}
template <class V>
constexpr void describe(V& v, std::type_identity<CloseCheckIn>)
{
    v({"section"}, &CloseCheckIn::section);
    v({"present"}, &CloseCheckIn::present);
    v({"absent"}, &CloseCheckIn::absent);
    v({"late"}, &CloseCheckIn::late);
    v({"whenAbsent"}, &CloseCheckIn::whenAbsent);
    v({"whenLate"}, &CloseCheckIn::whenLate);
    v({"whenUnmarked"}, &CloseCheckIn::whenUnmarked);
}
template <class V>
constexpr void describe(V& v, std::type_identity<SeatLate>)
{
    v({"section"}, &SeatLate::section);
    v({"player"}, &SeatLate::player);
    v({"seat"}, &SeatLate::seat);
}
template <class V>
constexpr void describe(V& v, std::type_identity<KeepApart>)
{
    v({"section"}, &KeepApart::section);
    v({"by"}, &KeepApart::by);
    v({"like"}, &KeepApart::like);
}
template <>
inline constexpr std::string_view kTypeWord<TakenRating> = "takenRating";
template <class V>
constexpr void describe(V& v, std::type_identity<TakenRating>)
{
    v({"player"}, &TakenRating::player);
    v({.word = "rating", .bounds = kRating}, &TakenRating::rating);
    v({.word = "kFactor", .bounds = kRating}, &TakenRating::kFactor);
    v({"title"}, &TakenRating::title);
    v({.word = "federation", .bounds = kCode}, &TakenRating::federation);
    v({"source"}, &TakenRating::source);
    v({"listed"}, &TakenRating::listed);
}
template <class V>
constexpr void describe(V& v, std::type_identity<TakeRatings>)
{
    v({"section"}, &TakeRatings::section);
    v({.word = "ratings", .needed = true}, &TakeRatings::ratings);
}
template <class V>
constexpr void describe(V& v, std::type_identity<TablePlan>)
{
    v({"sections"}, &TablePlan::sections);
    v({"room"}, &TablePlan::room);
    v({"group"}, &TablePlan::group);
    v({.word = "first", .bounds = {.low = 1, .high = 9999}}, &TablePlan::first);
    v({.word = "spare", .bounds = {.low = 0, .high = 999}}, &TablePlan::spare);
    v({.word = "step", .bounds = {.low = 1, .high = 1000}}, &TablePlan::step);
    v({"anew"}, &TablePlan::anew);
}

template <class V>
constexpr void describe(V& v, std::type_identity<EnterMatch>)
{
    v({"section"}, &EnterMatch::section);
    v({.word = "round", .bounds = kRoundNumber}, &EnterMatch::round);
    v({.word = "team", .needed = true}, &EnterMatch::team);
    v({"boards"}, &EnterMatch::boards);
    v({.word = "gamePoints", .bounds = kPointsInAll}, &EnterMatch::gamePoints);
    v({.word = "opponents", .bounds = kPointsInAll}, &EnterMatch::opponents);
}

}  // namespace kydai
