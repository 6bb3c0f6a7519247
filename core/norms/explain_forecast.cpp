#include "explain/articles.h"
#include "norms/explain_norm.h"
#include "norms/tell.h"

#include <algorithm>
#include <array>

namespace kydai::norms {

namespace {

std::string joined(const std::vector<std::string>& federations)
{
    std::string text;
    for (const std::string& federation : federations) text += (text.empty() ? "" : ", ") + federation;
    return text;
}

class ForecastExplainer {
public:
    ForecastExplainer(const Section& section, const EventFacts& event, std::size_t player, const Forecast& forecast)
        : m_section(section), m_event(event), m_index(player), m_player(section.players[player]), m_forecast(forecast)
    {
    }

    Explanation explain()
    {
        Explanation result;
        result.kind = ExplanationKind::NormForecast;
        result.subject = {Phrase::NormForecastSubject, {{"player", self()}, {"norm", name()}}};
        result.conclusion = conclusion();
        result.edition = Code{"2024-01"};
        addCases();
        addAttempt();
        if (m_forecast.outlook == Outlook::Opponent || m_forecast.outlook == Outlook::Rounds)
            say({Phrase::NormForecastNoPromise});
        say({Phrase::NormOpinion});
        result.steps = std::move(m_steps);
        result.facts = facts();
        return result;
    }

private:
    [[nodiscard]] PlayerRef self() const { return {m_player.tpn, m_player.name}; }
    [[nodiscard]] Code name() const { return {std::string(nameOf(m_forecast.norm))}; }
    void say(Step step) { m_steps.push_back(std::move(step)); }

    [[nodiscard]] PlayerRef opponent() const
    {
        const Player* player = m_forecast.next ? m_section.find(m_forecast.next->opponent) : nullptr;
        return player == nullptr ? PlayerRef{} : PlayerRef{player->tpn, player->name};
    }

    [[nodiscard]] Step conclusion() const
    {
        const Value player = self();
        switch (m_forecast.outlook) {
        case Outlook::Over:
            break;
        case Outlook::Has:
            return {Phrase::NormForecastHas, {{"player", player}, {"norm", name()}}};
        case Outlook::MustPlay:
            return {Phrase::NormForecastMustPlay, {{"player", player}}};
        case Outlook::Result:
            return {Phrase::NormForecastResult,
                    {{"player", player},
                     {"outcome", outcomeOf(m_forecast.needed)},
                     {"opponent", opponent()},
                     {"round", RoundRef{m_forecast.next->round}}}};
        case Outlook::Opponent:
            return {Phrase::NormForecastOpponent,
                    {{"player", player}, {"round", RoundRef{m_section.roundsPaired() + 1}}}};
        case Outlook::Rounds:
            return {Phrase::NormForecastRounds,
                    {{"player", player}, {"n", Count{m_forecast.roundsLeft}}, {"assumed", Count{m_forecast.assumed}}}};
        case Outlook::RoundRobin:
            return {Phrase::NormForecastRoundRobin,
                    {{"player", player},
                     {"norm", name()},
                     {"score", pointsOf(m_forecast.needed)},
                     {"games", Count{m_forecast.attempt.count()}},
                     {"average", Count{m_forecast.attempt.figures.average}}}};
        case Outlook::Impossible:
            return {Phrase::NormForecastImpossible, {{"player", player}, {"norm", name()}}};
        }
        return {Phrase::NormForecastOver, {{"player", player}}};
    }

    void addCases()
    {
        if (m_forecast.next && m_forecast.outlook == Outlook::Result) {
            for (HalfPoints result = 2; result >= 0; --result)
                say({Phrase::NormForecastCase,
                     {{"outcome", outcomeOf(result)},
                      {"verdict", verdictOf(m_forecast.makes[static_cast<std::size_t>(result)])}}});
        }
        for (const Wanted& wanted : m_forecast.wanted) addWanted(wanted);
        if (m_forecast.outlook != Outlook::Rounds) return;
        for (const ScoreFor& score : m_forecast.scores) {
            if (score.points)
                say({Phrase::NormForecastScore,
                     {{"average", Count{score.average}}, {"points", pointsOf(*score.points)}}});
            else
                say({Phrase::NormForecastNoScore, {{"average", Count{score.average}}}});
        }
    }

    void addWanted(const Wanted& wanted)
    {
        Arguments arguments{{"outcome", outcomeOf(wanted.result)}, {"score", pointsOf(wanted.total)}};
        if (!wanted.possible) return say({Phrase::NormForecastNot, std::move(arguments)});
        Step step{Phrase::NormForecastAny, std::move(arguments)};
        if (wanted.rating) {
            step.phrase = Phrase::NormForecastRated;
            step.arguments.emplace_back("rating", Count{*wanted.rating});
            step.article = article::kNormPerformance;
        }
        if (wanted.level)
            step.details.push_back({Phrase::NormForecastLevel, {{"norm", name()}}, article::kNormTitles});
        else if (wanted.titled)
            step.details.push_back({Phrase::NormForecastTitled, {}, article::kNormTitles});
        if (!wanted.barred.empty())
            step.details.push_back(
                {Phrase::NormForecastBarred, {{"federations", Text{joined(wanted.barred)}}}, article::kNormMix});
        say(std::move(step));
    }

    /// What stands in the way, or what the needed result makes: the lines of the search.
    void addAttempt()
    {
        const bool blocked = m_forecast.outlook == Outlook::Impossible;
        if (!blocked && m_forecast.outlook != Outlook::RoundRobin) return;
        for (Step& step : conditionSteps(m_section, m_event, m_index, m_forecast.attempt, m_forecast.norm)) {
            if (!blocked || step.decisive) say(std::move(step));
        }
    }

    [[nodiscard]] FactObject facts() const
    {
        FactObject object;
        const auto add = [&](const char* field, Fact value) { object.fields.emplace_back(field, std::move(value)); };
        add("player", m_player.tpn);
        add("norm", std::string(nameOf(m_forecast.norm)));
        add("outlook", std::string(wordOf(m_forecast.outlook)));
        add("rounds_left", m_forecast.roundsLeft);
        add("opponent", m_forecast.next ? Fact(opponent().number) : Fact(std::monostate{}));
        const bool score = m_forecast.outlook == Outlook::Result || m_forecast.outlook == Outlook::RoundRobin;
        add("needed", score ? Fact(m_forecast.needed / 2.0) : Fact(std::monostate{}));
        FactList wanted;
        for (const Wanted& one : m_forecast.wanted) {
            FactObject row;
            row.fields.emplace_back("result", Fact(one.result / 2.0));
            row.fields.emplace_back("possible", Fact(one.possible));
            row.fields.emplace_back("lowest_opponent", one.rating ? Fact(*one.rating) : Fact(std::monostate{}));
            row.fields.emplace_back("title_needed", Fact(one.titled));
            row.fields.emplace_back("own_level_needed", Fact(one.level));
            FactList barred;
            for (const std::string& federation : one.barred) barred.emplace_back(federation);
            row.fields.emplace_back("barred_federations", Fact(std::move(barred)));
            wanted.emplace_back(std::move(row));
        }
        add("next_opponent", std::move(wanted));
        FactList scores;
        for (const ScoreFor& one : m_forecast.scores) {
            FactObject row;
            row.fields.emplace_back("average", Fact(one.average));
            row.fields.emplace_back("points", one.points ? Fact(*one.points / 2.0) : Fact(std::monostate{}));
            scores.emplace_back(std::move(row));
        }
        add("scores", std::move(scores));
        return object;
    }

    const Section& m_section;
    const EventFacts& m_event;
    std::size_t m_index;
    const Player& m_player;
    const Forecast& m_forecast;
    std::vector<Step> m_steps{};
};

}  // namespace

std::string_view wordOf(Outlook outlook)
{
    static constexpr std::array<std::string_view, 8> kWords{"over",     "has",    "must_play",   "result",
                                                            "opponent", "rounds", "round_robin", "impossible"};
    return kWords[static_cast<std::size_t>(outlook)];
}

Explanation explainForecast(const Section& section, const EventFacts& event, std::size_t player,
                            const Forecast& forecast)
{
    return ForecastExplainer(section, event, player, forecast).explain();
}

}  // namespace kydai::norms
