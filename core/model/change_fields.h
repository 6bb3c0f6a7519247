/// The members of each kind of change, as fields.h describes those of the model.
#pragma once

#include "model/change.h"
#include "model/fields.h"

#include <type_traits>

namespace kydai {

template <class V>
constexpr void describe(V& v, std::type_identity<SetResult>)
{
    v({"section"}, &SetResult::section);
    v({.word = "round", .bounds = kRoundNumber}, &SetResult::round);
    v({"white"}, &SetResult::white);
    v({"black"}, &SetResult::black);
    v({"whiteOutcome"}, &SetResult::whiteOutcome);
    v({"blackOutcome"}, &SetResult::blackOutcome);
}
template <class V>
constexpr void describe(V& v, std::type_identity<AddSection>)
{
    v({"section"}, &AddSection::section);
    v({"content"}, &AddSection::content);
    v({.word = "position", .bounds = {.low = -1, .high = 10'000}}, &AddSection::position);
}
template <class V>
constexpr void describe(V& v, std::type_identity<RemoveSection>)
{
    v({"section"}, &RemoveSection::section);
}
template <class V>
constexpr void describe(V& v, std::type_identity<EditInfo>)
{
    v({"section"}, &EditInfo::section);
    v({.word = "info", .needed = true}, &EditInfo::info);
}
template <class V>
constexpr void describe(V& v, std::type_identity<EditRules>)
{
    v({"section"}, &EditRules::section);
    v({.word = "rules", .needed = true}, &EditRules::rules);
}
template <class V>
constexpr void describe(V& v, std::type_identity<AddPlayers>)
{
    v({"section"}, &AddPlayers::section);
    v({.word = "players", .needed = true}, &AddPlayers::players);
}
template <class V>
constexpr void describe(V& v, std::type_identity<EditPlayer>)
{
    v({"section"}, &EditPlayer::section);
    v({"player"}, &EditPlayer::player);
}
template <class V>
constexpr void describe(V& v, std::type_identity<RemovePlayers>)
{
    v({"section"}, &RemovePlayers::section);
    v({.word = "players", .needed = true}, &RemovePlayers::players);
}
template <class V>
constexpr void describe(V& v, std::type_identity<Renumber>)
{
    v({"section"}, &Renumber::section);
    v({.word = "tpns", .bounds = kPlace, .needed = true}, &Renumber::tpns);
}
template <class V>
constexpr void describe(V& v, std::type_identity<SetRequestedByes>)
{
    v({"section"}, &SetRequestedByes::section);
    v({.word = "byes", .needed = true}, &SetRequestedByes::byes);
}
template <class V>
constexpr void describe(V& v, std::type_identity<PublishRound>)
{
    v({"section"}, &PublishRound::section);
    v({.word = "round", .bounds = kRoundNumber}, &PublishRound::round);
    v({.word = "content", .needed = true}, &PublishRound::content);
}
template <class V>
constexpr void describe(V& v, std::type_identity<UnpairRound>)
{
    v({"section"}, &UnpairRound::section);
    v({.word = "round", .bounds = kRoundNumber}, &UnpairRound::round);
    v({"requestedByes"}, &UnpairRound::requestedByes);
}
template <class V>
constexpr void describe(V& v, std::type_identity<LeaveFideMode>)
{
    v({"section"}, &LeaveFideMode::section);
}
template <class V>
constexpr void describe(V& v, std::type_identity<AnswerWarning>)
{
    v({"section"}, &AnswerWarning::section);
    v({.word = "level", .bounds = {.low = 2, .high = 5}}, &AnswerWarning::level);
    v({.word = "warning", .needed = true}, &AnswerWarning::warning);
    v({.word = "answer", .needed = true}, &AnswerWarning::answer);
    v({.word = "about", .bounds = kLongText}, &AnswerWarning::about);
}
template <class V>
constexpr void describe(V& v, std::type_identity<KeepComplaint>)
{
    v({"section"}, &KeepComplaint::section);
    v({.word = "explanation", .bounds = {.characters = 10'000'000, .lines = true}, .needed = true},
      &KeepComplaint::explanation);
    v({.word = "note", .bounds = kLongText}, &KeepComplaint::note);
}
template <class V>
constexpr void describe(V& v, std::type_identity<RenameEvent>)
{
    v({.word = "name", .needed = true}, &RenameEvent::name);
}
template <class V>
constexpr void describe(V& v, std::type_identity<SetUnitRules>)
{
    v({.word = "rules", .needed = true}, &SetUnitRules::rules);
}
template <class V>
constexpr void describe(V& v, std::type_identity<ReplaceSection>)
{
    v({"section"}, &ReplaceSection::section);
    v({"content"}, &ReplaceSection::content);
}
template <class V>
constexpr void describe(V& v, std::type_identity<MoveSection>)
{
    v({"section"}, &MoveSection::section);
    v({.word = "position", .bounds = {.low = 0, .high = 10'000}}, &MoveSection::position);
}
template <class V>
constexpr void describe(V& v, std::type_identity<SetAdjustments>)
{
    v({"section"}, &SetAdjustments::section);
    v({.word = "adjustments", .needed = true}, &SetAdjustments::adjustments);
}
template <class V>
constexpr void describe(V& v, std::type_identity<EditTeams>)
{
    v({"section"}, &EditTeams::section);
    v({.word = "teams", .needed = true}, &EditTeams::teams);
}
template <class V>
constexpr void describe(V& v, std::type_identity<SetLineUp>)
{
    v({"section"}, &SetLineUp::section);
    v({.word = "lineUp", .needed = true}, &SetLineUp::lineUp);
}
template <class V>
constexpr void describe(V& v, std::type_identity<SetTeamAwards>)
{
    v({"section"}, &SetTeamAwards::section);
    v({.word = "awards", .needed = true}, &SetTeamAwards::awards);
}
template <class V>
constexpr void describe(V& v, std::type_identity<SetRoundComments>)
{
    v({"section"}, &SetRoundComments::section);
    v({.word = "round", .bounds = kRoundNumber}, &SetRoundComments::round);
    v({.word = "comments", .bounds = kLongText, .needed = true}, &SetRoundComments::comments);
}

template <class V>
constexpr void describe(V& v, std::type_identity<SetPrizes>)
{
    v({"section"}, &SetPrizes::section);
    v({"plan"}, &SetPrizes::plan);
    v({"frozen"}, &SetPrizes::frozen);
}
template <class V>
constexpr void describe(V& v, std::type_identity<SetReportedResult>)
{
    v({"section"}, &SetReportedResult::section);
    v({.word = "round", .bounds = kRoundNumber}, &SetReportedResult::round);
    v({"white"}, &SetReportedResult::white);
    v({"black"}, &SetReportedResult::black);
    v({"whiteOutcome"}, &SetReportedResult::whiteOutcome);
    v({"blackOutcome"}, &SetReportedResult::blackOutcome);
}

}  // namespace kydai
