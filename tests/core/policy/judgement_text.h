/// All that a judgement says as text, for golden files: its warnings with their facts, what answers clear, the records
/// of the answers and the changes of the action.
#pragma once

#include "model/json.h"
#include "model/stored_json.h"
#include "policy/judge.h"
#include "support/player_id.h"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace kydai::policy {

inline std::string keys(const std::vector<PlayerId>& players)
{
    std::string text;
    for (const PlayerId player : players) text += fmt::format("{},", keyOf(player));
    return text;
}

inline std::string seatText(const std::optional<pairing::Seat>& seat)
{
    return seat ? fmt::format("{}-{}", keyOf(seat->white), keyOf(seat->black)) : "none";
}

struct FactsText {
    std::string operator()(std::monostate /*none*/) const { return ""; }
    std::string operator()(const pairing::ManualWarning& fault) const
    {
        return fmt::format("fault {} level {} of {} article {} round {} colour {} by {} '{}'",
                           static_cast<int>(fault.fault), fault.level, keys(fault.players), fault.article.citation(),
                           fault.round, static_cast<int>(fault.colour), fault.difference, fault.reason);
    }
    std::string operator()(const pairing::PreflightIssue& issue) const
    {
        return fmt::format("issue {} level {} fix {} of {} round {} board {} count {}", static_cast<int>(issue.kind),
                           issue.level, static_cast<int>(issue.fix), keys(issue.players), issue.round, issue.board,
                           issue.count);
    }
    std::string operator()(const Differences& rounds) const
    {
        std::string text;
        for (const pairing::RoundCheck& check : rounds) {
            text += fmt::format("round {} {}", check.round, check.possible);
            for (const auto& each : check.differences)
                text += fmt::format(" {} for {}", seatText(each.published), seatText(each.prescribed));
        }
        return text;
    }
    std::string operator()(const ResultChange& change) const
    {
        return fmt::format("{}{} => {}{}", trfCode(change.whiteBefore), trfCode(change.blackBefore),
                           trfCode(change.white), trfCode(change.black));
    }
    std::string operator()(const Outsiders& outsiders) const
    {
        std::string text;
        for (const Player& player : outsiders) text += toJson(player).dump();
        return text;
    }
    std::string operator()(const TeamIssues& issues) const
    {
        std::string text;
        for (const TeamIssue& each : issues)
            text += fmt::format(" {} of {} board {} {} under {} rival {} count {} {}", static_cast<int>(each.fault),
                                each.team.value, each.board, keyOf(each.player), keyOf(each.other), each.rival.value,
                                each.count, each.article.citation());
        return text;
    }
    std::string operator()(const WrongPairs& wrong) const
    {
        std::string text;
        for (const WrongMeeting& each : wrong)
            text += fmt::format(" {}-{}: {}", keyOf(each.one), keyOf(each.other), each.meetings);
        return text;
    }
    std::string operator()(const SharedTables& tables) const
    {
        return fmt::format("tables {}-{} of {}", tables.first, tables.last, tables.other);
    }
    std::string operator()(const PlacesTwice& twice) const
    {
        std::string text;
        for (const PlaceTwice& each : twice) text += fmt::format(" {} {}", each.list, each.place);
        return text;
    }
    std::string operator()(const UnlawfulValues& values) const
    {
        std::string text;
        for (const UnlawfulValue& each : values) text += fmt::format(" {} {}", each.word, toFixed(each.value));
        return text;
    }
};

inline std::string textOf(const CompoundChange& action)
{
    std::string text(Words<ActionKind>::kAll[static_cast<std::size_t>(action.kind)]);
    for (const Change& change : action.changes) text += "\n" + toJson(change).dump();
    return text;
}

inline std::string textOf(const Judgement& judgement)
{
    std::string text;
    for (const Warning& warning : judgement.warnings()) {
        text += fmt::format("{} level {} section {} round {} of {} count {} article {} facts {}; of {}\n",
                            ruleOf(warning.id).word, static_cast<int>(warning.level), warning.section.value,
                            warning.round, keys(warning.players), warning.count, warning.article.citation(),
                            std::visit(FactsText{}, warning.facts), judgement.sectionOf(warning).players.size());
    }
    std::vector<Answered> half;
    for (const Warning& warning : judgement.warnings())
        half.push_back({warning.id, half.size() % 2 == 0 ? Reply::Confirmed : Reply::Acknowledged});
    text += fmt::format("gravest {}, unanswered {}", static_cast<int>(judgement.gravest()),
                        judgement.unanswered(half).size());
    for (const Reply reply : {Reply::Acknowledged, Reply::Confirmed, Reply::Cancelled}) {
        std::vector<Answered> all;
        for (const Warning& warning : judgement.warnings()) all.push_back({warning.id, reply});
        text += fmt::format(" {}{}", judgement.unanswered(all).size(), judgement.clear(all) ? "cleared" : "");
    }
    const Cleared kept = judgement.keepAnswers(half);
    for (const AnswerWarning& record : kept.answers())
        text += fmt::format("\n{} {} {} {}", record.warning, record.level, record.answer, record.about);
    return text + "\n" + textOf(judgement.action());
}

inline std::string textOf(const Error& error)
{
    return fmt::format("error {} {}: {}", static_cast<int>(error.code), logText(error.what), logText(error.expected));
}

inline std::string textOf(const Result<Judgement>& judged)
{
    if (!judged) return textOf(judged.error());
    return textOf(*judged);
}

}  // namespace kydai::policy
