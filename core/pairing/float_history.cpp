#include "pairing/float_history.h"

#include "pairing/edition.h"
#include "pairing/engine.h"
#include "pairing/next_round.h"
#include "support/assert.h"

#include <string>
#include <utility>

namespace kydai::pairing {

FloatHistory::FloatHistory(const Section& section, const Section& today, RoundNumber last, PairingEdition edition)
    : m_section(section), m_today(today), m_edition(edition), m_cards(section, last)
{
}

PlayerRef FloatHistory::ref(PlayerId player) const
{
    const Player* found = m_today.find(player);
    return found != nullptr ? PlayerRef{found->tpn, found->name} : PlayerRef{};
}

const Field& FloatHistory::field(RoundNumber round)
{
    const auto at = m_fields.find(round);
    return at != m_fields.end() ? at->second
                                : m_fields.emplace(round, makeField(m_section, round, m_edition)).first->second;
}

const RoundExplainer& FloatHistory::explainer(RoundNumber round, const std::stop_token& stop)
{
    auto& made = m_rounds[round];
    if (!made) made = std::make_unique<const RoundExplainer>(m_section, round, RoundOptions{}, stop);
    return *made;
}

Float FloatHistory::floatIn(std::size_t player, RoundNumber round)
{
    const RoundEntry& entry = m_cards.entry(player, round);
    if (!countsAsPlayed(entry.outcome)) {
        const bool down = editionRules(m_edition).floatsUnplayed(entry.outcome, entry.points, m_section.rules.points);
        return down ? Float::Down : Float::None;
    }
    const Field& then = field(round);
    const auto self = then.indexOf(m_section.players[player].id);
    const auto other = then.indexOf(m_section.players[entry.opponent].id);
    if (!self || !other || then.entrants[*self].score == then.entrants[*other].score) return Float::None;
    return then.entrants[*self].score > then.entrants[*other].score ? Float::Down : Float::Up;
}

/// As the rules found it where the round is theirs, else whom the player met.
std::vector<Step> FloatHistory::causesIn(std::size_t player, RoundNumber round, const std::stop_token& stop)
{
    const RoundEntry& entry = m_cards.entry(player, round);
    if (!countsAsPlayed(entry.outcome))
        return {{Phrase::FloatHistoryUnplayed, {{"round", RoundRef{round}}, {"outcome", entry.outcome}}}};
    const PlayerId id = m_section.players[player].id;
    const PlayerId opponent = m_section.players[entry.opponent].id;
    const Field& then = field(round);
    const Points own = then.entrants[*then.indexOf(id)].score;
    const Points others = then.entrants[*then.indexOf(opponent)].score;
    std::vector<Step> steps;
    if (own > others) {
        for (Step& cause : explainer(round, stop).downfloats(id, stop)) {
            cause.details.clear();
            steps.push_back(
                {Phrase::FloatHistoryCause, {{"round", RoundRef{round}}, {"why", Clause{{std::move(cause)}}}}});
        }
    }
    if (!steps.empty()) return steps;
    return {{Phrase::FloatHistoryMet,
             {{"round", RoundRef{round}}, {"opponent", ref(opponent)}, {"points", own}, {"otherPoints", others}}}};
}

FloatsTold FloatHistory::of(PlayerId player, const std::stop_token& stop)
{
    const auto index = m_section.indexOf(player);
    KYDAI_ASSERT(index.has_value());
    FloatsTold told;
    told.fact.fields.emplace_back("player", ref(player).number);
    for (const Float wanted : {Float::Down, Float::Up}) {
        const bool down = wanted == Float::Down;
        Step step{down ? Phrase::FloatHistoryDown : Phrase::FloatHistoryUp};
        FactList rounds;
        std::string text;
        for (RoundNumber round = 1; round <= m_cards.rounds(); ++round) {
            if (floatIn(*index, round) != wanted) continue;
            rounds.emplace_back(round);
            text += (text.empty() ? "" : ", ") + std::to_string(round);
            for (Step& cause : causesIn(*index, round, stop)) step.details.push_back(std::move(cause));
        }
        const int count = static_cast<int>(rounds.size());
        (down ? told.downs : told.ups) = count;
        told.fact.fields.emplace_back(down ? "down" : "up", std::move(rounds));
        if (count == 0) continue;
        step.arguments = {{"player", ref(player)}, {"n", Count{count}}, {"rounds", Code{std::move(text)}}};
        told.steps.push_back(std::move(step));
    }
    return told;
}

Explanation explainFloats(const Section& section, FloatHistory& history, PlayerId player, const std::stop_token& stop)
{
    Explanation answer;
    answer.kind = ExplanationKind::Floats;
    const Player& who = section.player(player);
    const PlayerRef ref{who.tpn, who.name};
    answer.subject = {Phrase::FloatsQuestion, {{"player", ref}}};
    if (engineOf(section, section.roundsPaired() + 1).colours != ColourSource::Allocation) {
        answer.conclusion = {Phrase::FloatsNoGroups, {}, {}, true};
        answer.facts.fields.emplace_back("player", who.tpn);
        return answer;
    }
    FloatsTold told = history.of(player, stop);
    if (told.steps.empty()) {
        answer.conclusion = {Phrase::FloatsNone, {{"player", ref}}, {}, true};
    } else {
        answer.conclusion = {
            Phrase::FloatsAnswer, {{"player", ref}, {"downs", Count{told.downs}}, {"ups", Count{told.ups}}}, {}, true};
    }
    answer.steps = std::move(told.steps);
    answer.facts = std::move(told.fact);
    return answer;
}

}  // namespace kydai::pairing
