// A player's colours from the first round to the last: each with the opponent, both histories and what decided.
#include "explain/articles.h"
#include "model/scorecards.h"
#include "pairing/explain_questions.h"
#include "pairing/round_colours.h"

#include <algorithm>
#include <utility>

namespace kydai::pairing {

namespace {

const Fact* find(const Explanation& told, const char* name)
{
    const auto at = std::ranges::find(told.facts.fields, name, &Fact::name);
    return at == told.facts.fields.end() ? nullptr : &*at;
}

std::string textOf(const Explanation& told, const char* name)
{
    const Fact* fact = find(told, name);
    const auto* text = fact != nullptr ? std::get_if<std::string>(&fact->value) : nullptr;
    return text != nullptr ? *text : std::string();
}

/// What the rules gave is no reason for a colour that was changed by hand.
bool followsRule(const Explanation& told)
{
    const Fact* fact = find(told, "follows_rule");
    const bool* follows = fact != nullptr ? std::get_if<bool>(&fact->value) : nullptr;
    return follows == nullptr || *follows;
}

/// One round: the answer to the question about it, with both histories below.
Step rowOf(const Explanation& told, RoundNumber round, const RoundEntry& entry, const PlayerRef& opponent)
{
    const std::string letter = followsRule(told) ? textOf(told, "letter") : std::string();
    Arguments arguments{{"round", RoundRef{round}}, {"colour", *entry.colour}, {"opponent", opponent}};
    if (!letter.empty()) arguments.emplace_back("letter", Code{letter});
    Step row{letter.empty() ? Phrase::ColourTableRowGiven : Phrase::ColourTableRow, std::move(arguments)};
    row.details.push_back(told.conclusion);
    for (const Step& step : told.steps) {
        for (const Step& detail : step.details) {
            if (detail.phrase == Phrase::ColourHistory || detail.phrase == Phrase::ColourSlid)
                row.details.push_back(detail);
        }
    }
    return row;
}

}  // namespace

Explanation explainColourTable(const Section& section, PlayerId player)
{
    const Scorecards cards(section);
    const std::size_t self = *section.indexOf(player);
    const PlayerRef who{section.players[self].tpn, section.players[self].name};
    Explanation answer;
    answer.kind = ExplanationKind::ColourTable;
    answer.subject = {Phrase::ColourTableQuestion, {{"player", who}}};
    std::int64_t whites = 0;
    std::int64_t blacks = 0;
    FactList rounds;
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
        const RoundEntry& entry = cards.entry(self, round);
        const Explanation told = RoundColours(section, round).explain(player);
        answer.edition = told.edition;
        if (!entry.hasOpponent() || !entry.colour) {
            answer.steps.push_back(told.conclusion);
            continue;
        }
        const Player& rival = section.players[entry.opponent];
        if (isPlayed(entry.outcome) || isUndecided(entry.outcome)) ++(*entry.colour == Colour::White ? whites : blacks);
        answer.steps.push_back(rowOf(told, round, entry, {rival.tpn, rival.name}));
        const std::string decided = followsRule(told) ? textOf(told, "decided_by") : std::string();
        const std::string letter = followsRule(told) ? textOf(told, "letter") : std::string();
        rounds.emplace_back(FactObject{{{"round", round},
                                        {"opponent", rival.tpn},
                                        {"colour", *entry.colour == Colour::White ? "white" : "black"},
                                        {"decided_by", decided.empty() ? Fact() : Fact(decided)},
                                        {"letter", letter.empty() ? Fact() : Fact(letter)},
                                        {"follows_rule", followsRule(told)}}});
    }
    answer.conclusion = {Phrase::ColourTableAnswer,
                         {{"player", who},
                          {"whites", Count{whites}},
                          {"white", Colour::White},
                          {"blacks", Count{blacks}},
                          {"black", Colour::Black}},
                         article::kColourDifference,
                         true};
    answer.facts.fields.emplace_back("player", who.number);
    answer.facts.fields.emplace_back("rounds", std::move(rounds));
    return answer;
}

}  // namespace kydai::pairing
