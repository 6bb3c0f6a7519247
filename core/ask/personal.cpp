#include "ask/personal.h"

#include "ask/answer.h"
#include "norms/explain_norm.h"
#include "pairing/engine.h"
#include "pairing/explain_pairing.h"
#include "pairing/explain_questions.h"
#include "pairing/next_round.h"
#include "pairing/round_colours.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>

namespace kydai::ask {

namespace {

class Answerer {
public:
    Answerer(const Section& section, const std::stop_token& stop) : m_section(section), m_stop(stop)
    {
        m_made.resize(section.players.size());
    }

    Result<std::vector<PersonalAnswers>> make()
    {
        if (!opponents()) return Error{Errc::Cancelled};
        colours();
        auto floats = answerAll({.kind = ExplanationKind::Floats}, m_section, m_stop);
        if (!floats) return floats.error();
        for (Explanation& answer : *floats) {
            if (PersonalAnswers* player = about(answer)) player->floats = std::move(answer);
        }
        next();
        if (!norms()) return Error{Errc::Cancelled};
        if (m_stop.stop_requested()) return Error{Errc::Cancelled};
        return std::move(m_made);
    }

private:
    [[nodiscard]] const Round& round() const { return m_section.rounds.back(); }
    [[nodiscard]] PersonalAnswers* of(PlayerId player)
    {
        const auto index = m_section.indexOf(player);
        return index ? &m_made[*index] : nullptr;
    }
    /// Whom an answer is about, by the number in its facts.
    [[nodiscard]] PersonalAnswers* about(const Explanation& answer)
    {
        const auto& fields = answer.facts.fields;
        const auto found = std::ranges::find(fields, std::string("player"), &Fact::name);
        const auto* number = found == fields.end() ? nullptr : std::get_if<std::int64_t>(&found->value);
        const Player* player = number == nullptr ? nullptr : m_section.playerNumbered(static_cast<int>(*number));
        return player == nullptr ? nullptr : of(player->id);
    }

    /// False where it was stopped.
    bool opponents()
    {
        const pairing::RoundExplainer explainer(m_section, m_section.roundsPaired(), {}, m_stop);
        if (explainer.cancelled()) return false;
        for (const PlayerId player : explainer.everybodyOnce()) {
            if (m_stop.stop_requested()) return false;
            const PlayerId other = pairing::opponentOnBoard(round(), player);
            auto answer = std::make_shared<const Explanation>(other ? explainer.pairing(player) : explainer.bye());
            for (const PlayerId each : {player, other}) {
                if (PersonalAnswers* found = of(each)) found->opponent = answer;
            }
        }
        const std::vector<PlayerId> luckier = pairing::luckierThanEach(m_section, m_section.roundsPaired());
        for (std::size_t player = 0; player < luckier.size(); ++player) {
            if (!luckier[player]) continue;
            m_made[player].versus = explainer.versus(inShort(m_section.players[player].id), inShort(luckier[player]));
        }
        return true;
    }

    /// The reason alone, and virtual points: the working stands on the player's own page.
    [[nodiscard]] std::pair<PlayerId, Explanation> inShort(PlayerId player)
    {
        const PersonalAnswers* told = of(player);
        Explanation reason;
        if (told == nullptr || !told->opponent) return {player, std::move(reason)};
        reason.conclusion = told->opponent->conclusion;
        reason.edition = told->opponent->edition;
        std::ranges::copy_if(told->opponent->steps, std::back_inserter(reason.steps), [](const Step& step) {
            return step.phrase == Phrase::PairingVirtual || step.phrase == Phrase::PairingVirtualNone;
        });
        return {player, std::move(reason)};
    }

    void colours()
    {
        if (round().games.empty()) return;
        const pairing::RoundColours colours(m_section, m_section.roundsPaired());
        for (const Game& game : round().games) {
            if (m_section.find(game.white) == nullptr) continue;
            const auto answer = std::make_shared<const Explanation>(colours.explain(game.white));
            for (const PlayerId each : {game.white, game.black}) {
                if (PersonalAnswers* found = of(each)) found->colour = answer;
            }
        }
    }

    /// Where nothing is open the next round only waits to be published, and that is the arbiter's to do.
    void next()
    {
        const auto isOpen = [](const Game& game) { return isUndecided(game); };
        const bool open = std::ranges::any_of(round().games, isOpen);
        const RoundNumber table = pairing::tableRounds(m_section);
        const RoundNumber all = pairing::roundsSaid(m_section).value_or(0);
        const bool isPaired =
            pairing::engineOf(m_section, m_section.roundsPaired() + 1).refusal == pairing::Refusal::None;
        if (!isPaired || m_section.roundsPaired() >= all || (table == 0 && !open)) return;
        std::vector<Explanation> answers = pairing::explainNextOfAll(m_section, m_stop);
        for (std::size_t player = 0; player < answers.size(); ++player)
            m_made[player].next = std::move(answers[player]);
    }

    bool norms()
    {
        const norms::EventFacts event = norms::factsOf(m_section);
        if (m_section.rules.discipline != Discipline::Chess || !norms::obstacles(m_section, event).empty()) return true;
        for (std::size_t player = 0; player < m_section.players.size(); ++player) {
            if (m_stop.stop_requested()) return false;
            if (m_section.players[player].rating >= norms::kNormsFrom) addNorms(event, player);
        }
        return true;
    }

    void addNorms(const norms::EventFacts& event, std::size_t player)
    {
        const std::vector<norms::Norm> above = norms::normsFor(m_section.players[player]);
        std::vector<Explanation>& told = m_made[player].norms;
        for (const norms::Norm norm : above) {
            const norms::Attempt attempt = norms::attemptOf(m_section, event, player, norm);
            const norms::Forecast ahead = norms::forecastOf(m_section, event, player, norm);
            const bool asksLeast = told.empty() && norm == above.back();
            if (!asksLeast && !norms::hasAChance(attempt, ahead)) continue;
            told.push_back(ahead.outlook == norms::Outlook::Over
                               ? norms::explainNorm(m_section, event, player, attempt, norm)
                               : norms::explainForecast(m_section, event, player, ahead));
        }
    }

    const Section& m_section;
    const std::stop_token& m_stop;
    std::vector<PersonalAnswers> m_made{};
};

}  // namespace

Result<std::vector<PersonalAnswers>> answersForAll(const Section& section, const std::stop_token& stop)
{
    return Answerer(section, stop).make();
}

}  // namespace kydai::ask
