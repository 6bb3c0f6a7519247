// What an opponent's unplayed rounds did to a tie-break.
#include "tiebreak/explain_effect.h"

#include "explain/articles.h"
#include "model/scorecards.h"
#include "tiebreak/calculator.h"
#include "tiebreak/explain_rows.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace kydai::tiebreak {

namespace {

class EffectExplainer {
public:
    EffectExplainer(const Section& section, const Standings& standings, std::size_t participant, std::size_t opponent)
        : m_section(section),
          m_standings(standings),
          m_column(standings.columns.front()),
          m_value(m_column.values[participant]),
          m_participant(participant),
          m_opponent(opponent)
    {
        m_answer.kind = ExplanationKind::Effect;
        m_answer.subject = {Phrase::EffectQuestion, asked()};
    }

    Explanation make()
    {
        readAbsences();
        std::vector<const Term*> terms;
        for (const Term& term : m_value.terms) {
            if (term.opponent == m_opponent) terms.push_back(&term);
        }
        if (terms.empty()) {
            conclude(Phrase::EffectNotMet, {{"player", who(m_participant)}, {"opponent", who(m_opponent)}});
            return finished();
        }
        for (const Term* term : terms) addTerm(*term);
        addRounds();
        const auto before = unadjusted();
        Arguments arguments = asked();
        if (m_absences.empty() || !m_value.value) {
            conclude(Phrase::EffectNone, std::move(arguments));
        } else if (before && *before != *m_value.value) {
            arguments.emplace_back("before", *before);
            arguments.emplace_back("value", *m_value.value);
            conclude(Phrase::EffectChanged, std::move(arguments));
        } else {
            arguments.emplace_back("value", *m_value.value);
            conclude(Phrase::EffectUnchanged, std::move(arguments));
        }
        m_before = before;
        return finished();
    }

private:
    [[nodiscard]] PlayerRef who(std::size_t participant) const
    {
        const Player& player = m_section.player(m_standings.competition->playerAt(participant));
        return {player.tpn, player.name};
    }
    [[nodiscard]] Arguments asked() const
    {
        return {{"player", who(m_participant)},
                {"opponent", who(m_opponent)},
                {"code", kydai::Code{canonicalText(m_column.code)}}};
    }
    void conclude(Phrase phrase, Arguments arguments)
    {
        m_answer.conclusion = {phrase, std::move(arguments), article::kAdjustedScore, true};
    }

    void readAbsences()
    {
        const Scorecards cards(m_section, m_standings.round);
        const auto index = m_section.indexOf(m_standings.competition->playerAt(m_opponent));
        if (!index) return;
        for (RoundNumber round = 1; round <= cards.rounds(); ++round) {
            const Outcome outcome = cards.entry(*index, round).outcome;
            if (isPlayed(outcome) || isUndecided(outcome)) continue;
            m_answer.steps.push_back({Phrase::EffectAbsent,
                                      {{"player", who(m_opponent)}, {"round", RoundRef{round}}, {"outcome", outcome}}});
            m_absences.emplace_back(FactObject{{{"round", round}, {"outcome", std::string(1, trfCode(outcome))}}});
        }
    }

    void addTerm(const Term& term)
    {
        const Arguments cut{
            {"opponent", who(m_opponent)}, {"round", RoundRef{term.round}}, {"used", term.used.fraction()}};
        if (term.cut != Cut::None) {
            m_answer.steps.push_back({Phrase::EffectTermCut, cut});
            return;
        }
        m_answer.steps.push_back({Phrase::EffectTerm,
                                  {{"opponent", who(m_opponent)},
                                   {"round", RoundRef{term.round}},
                                   {"before", term.before.fraction()},
                                   {"used", term.used.fraction()}},
                                  article::kAdjustedScore});
    }

    /// The value with the opponent's score as it stands; nothing where a cut would choose other terms then, or where
    /// the term is no plain sum of scores.
    [[nodiscard]] std::optional<Fraction> unadjusted() const
    {
        if (!m_value.value) return std::nullopt;
        Amount change;
        for (const Term& term : m_value.terms) {
            if (term.cut != Cut::None) return std::nullopt;
            if (term.opponent != m_opponent) continue;
            if (term.contribution != term.used) return std::nullopt;
            change += Amount{term.before.hundredths - term.used.hundredths};
        }
        return *m_value.value + change.fraction();
    }

    /// The value after each round from the last one before the first absence.
    void addRounds()
    {
        StandingsOptions options;
        options.codes = std::vector{m_column.code};
        options.edition = m_column.edition;
        for (RoundNumber round = 1; round <= m_standings.round; ++round) {
            options.round = round;
            const auto then = standingsOf(m_section, options);
            if (!then) continue;
            const auto index = then->competition->indexOf(m_standings.competition->playerAt(m_participant));
            if (!index) continue;
            const auto& value = then->columns.front().values[*index].value;
            m_rounds.emplace_back(FactObject{{{"round", round}, {"value", value ? Fact(value->toDecimal()) : Fact()}}});
        }
    }

    Explanation finished()
    {
        keepToEdition(m_column.edition, m_answer.conclusion);
        for (Step& step : m_answer.steps) keepToEdition(m_column.edition, step);
        FactList& facts = m_answer.facts.fields;
        facts.emplace_back("player", m_standings.competition->numbers[m_participant]);
        facts.emplace_back("opponent", m_standings.competition->numbers[m_opponent]);
        facts.emplace_back("code", canonicalText(m_column.code));
        facts.emplace_back("value", m_value.value ? Fact(m_value.value->toDecimal()) : Fact());
        facts.emplace_back("before", m_before ? Fact(m_before->toDecimal()) : Fact());
        facts.emplace_back("absences", std::move(m_absences));
        facts.emplace_back("rounds", std::move(m_rounds));
        return std::move(m_answer);
    }

    const Section& m_section;
    const Standings& m_standings;
    const Column& m_column;
    const Value& m_value;
    std::size_t m_participant;
    std::size_t m_opponent;
    std::optional<Fraction> m_before{};
    FactList m_absences{};
    FactList m_rounds{};
    Explanation m_answer;
};

}  // namespace

Explanation explainEffect(const Section& section, const Standings& standings, std::size_t participant,
                          std::size_t opponent)
{
    return EffectExplainer(section, standings, participant, opponent).make();
}

}  // namespace kydai::tiebreak
