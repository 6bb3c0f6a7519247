// A player's colours from the first round to the last: each with the opponent, both histories and what decided.
#include "explain/articles.h"
#include "model/scorecards.h"
#include "pairing/explain_questions.h"
#include "pairing/round_colours.h"

#include <algorithm>
#include <utility>

namespace kydai::pairing {

namespace {

/// What decided a board's colours, where they are as the rules give them: what the rules gave is no reason for a
/// colour that was changed by hand.
struct Decision {
    bool followsRule = true;
    std::string step{};
    std::string letter{};
};
Decision decisionOf(const RoundColours& colours, const Section& section, RoundNumber round, PlayerId player)
{
    if (const auto asked = colours.caseOf(player)) {
        if (!asked->followsRule()) return {.followsRule = false};
        return {true, std::string(colour::stepNumber(asked->decided.decider, asked->rules)),
                std::string(colour::letterName(asked->decided.letter))};
    }
    const std::vector<Game>& games = section.round(round).games;
    const auto board =
        std::ranges::find_if(games, [&](const Game& game) { return game.white == player || game.black == player; });
    const PlayerId due = board == games.end() ? PlayerId{} : colours.of(*board).white;
    return {.followsRule = !due || !board->coloursKnown || due == board->white};
}

/// One round: the answer to the question about it, with both histories below.
Step rowOf(const Explanation& told, const Decision& decided, RoundNumber round, const RoundEntry& entry,
           const PlayerRef& opponent)
{
    const std::string& letter = decided.letter;
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
        const RoundColours colours(section, round);
        const Explanation told = colours.explain(player);
        answer.edition = told.edition;
        if (!entry.hasOpponent() || !entry.colour) {
            answer.steps.push_back(told.conclusion);
            continue;
        }
        const Player& rival = section.players[entry.opponent];
        if (isPlayed(entry.outcome) || isUndecided(entry.outcome)) ++(*entry.colour == Colour::White ? whites : blacks);
        const Decision decided = decisionOf(colours, section, round, player);
        answer.steps.push_back(rowOf(told, decided, round, entry, {rival.tpn, rival.name}));
        rounds.emplace_back(FactObject{{{"round", round},
                                        {"opponent", rival.tpn},
                                        {"colour", *entry.colour == Colour::White ? "white" : "black"},
                                        {"decided_by", decided.step.empty() ? Fact() : Fact(decided.step)},
                                        {"letter", decided.letter.empty() ? Fact() : Fact(decided.letter)},
                                        {"follows_rule", decided.followsRule}}});
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
