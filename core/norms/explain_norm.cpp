#include "norms/explain_norm.h"

#include "explain/articles.h"
#include "model/words.h"
#include "norms/tell.h"
#include "rating/fide.h"

#include <algorithm>
#include <array>

namespace kydai::norms {

namespace {

PlayerRef refOf(const Section& section, PlayerId id)
{
    const Player* player = section.find(id);
    return player == nullptr ? PlayerRef{} : PlayerRef{player->tpn, player->name};
}

std::string_view wordOf(Exemption exemption)
{
    switch (exemption) {
    case Exemption::None:
        break;
    case Exemption::NationalFinal:
        return "1.4.3a";
    case Exemption::NationalTeam:
        return "1.4.3b";
    case Exemption::Zonal:
        return "1.4.3c";
    case Exemption::ForeignField:
        return "1.4.3d";
    }
    return {};
}

std::string_view wordOf(Basis basis)
{
    switch (basis) {
    case Basis::AllGames:
        return "all_games";
    case Basis::LastRoundLost:
        return "last_round_lost";
    case Basis::EightOfNine:
        return "eight_of_nine";
    case Basis::LeftOut:
        return "left_out";
    }
    return {};
}

class NormExplainer {
public:
    NormExplainer(const Section& section, const EventFacts& event, std::size_t player, const Attempt& attempt,
                  Norm norm)
        : m_section(section),
          m_event(event),
          m_player(section.players[player]),
          m_games(attempt.rounds),
          m_attempt(attempt),
          m_norm(norm)
    {
    }

    Explanation explain()
    {
        Explanation result;
        result.kind = ExplanationKind::Norm;
        result.subject = {Phrase::NormSubject, {{"player", self()}, {"norm", name()}}};
        result.conclusion = conclusion();
        result.edition = Code{"2024-01"};
        addRounds();
        if (m_attempt.count() > 0) addConditions();
        if (m_attempt.made()) addRemarks();
        say(Phrase::NormOpinion, {});
        result.steps = std::move(m_steps);
        result.facts = facts();
        return result;
    }

    std::vector<Step> conditions()
    {
        if (m_attempt.count() > 0) addConditions();
        return std::move(m_steps);
    }

private:
    [[nodiscard]] PlayerRef self() const { return {m_player.tpn, m_player.name}; }
    [[nodiscard]] Code name() const { return {std::string(nameOf(m_norm))}; }
    [[nodiscard]] PlayerRef opponentIn(std::size_t round) const { return refOf(m_section, m_games[round].opponent); }

    void say(Phrase phrase, Arguments arguments, Article article = {}, bool decisive = false)
    {
        m_steps.push_back({phrase, std::move(arguments), article, decisive});
    }
    /// A condition that is broken is what the answer rests on.
    void judge(Condition condition, Phrase phrase, Arguments arguments, Article article)
    {
        const bool broken = m_attempt.breaks(condition);
        arguments.emplace_back("verdict", verdictOf(!broken));
        say(phrase, std::move(arguments), article, broken);
    }

    [[nodiscard]] Step conclusion() const
    {
        if (m_attempt.count() == 0) return {Phrase::NormNoGames, {{"player", self()}}};
        if (!m_attempt.made())
            return {Phrase::NormMissed,
                    {{"player", self()},
                     {"norm", name()},
                     {"n", Count{static_cast<std::int64_t>(m_attempt.broken.size())}}}};
        return {Phrase::NormMade,
                {{"player", self()},
                 {"norm", name()},
                 {"score", pointsOf(m_attempt.score)},
                 {"games", Count{m_attempt.count()}},
                 {"performance", Count{m_attempt.figures.performance}}}};
    }

    void addRounds()
    {
        for (std::size_t at = 0; at < m_games.size(); ++at) {
            const RoundRef round{m_games[at].round};
            if (std::ranges::find(m_attempt.tail, at) != m_attempt.tail.end())
                say(Phrase::NormLeftTail, {{"round", round}, {"opponent", opponentIn(at)}}, article::kNormTail);
            else if (std::ranges::find(m_attempt.wins, at) != m_attempt.wins.end())
                say(Phrase::NormLeftWin,
                    {{"round", round}, {"opponent", opponentIn(at)}, {"rating", Count{m_games[at].rating}}},
                    article::kNormWins);
            else if (std::ranges::find(m_attempt.games, at) == m_attempt.games.end())
                sayOut(at);
            else if (m_games[at].out != Out::Counts)
                say(Phrase::NormLastRoundLost, {{"round", round}, {"opponent", opponentIn(at)}},
                    article::kNormLastRound);
        }
    }

    void sayOut(std::size_t at)
    {
        const RoundRef round{m_games[at].round};
        const auto about = [&](Phrase phrase) {
            say(phrase, {{"round", round}, {"opponent", opponentIn(at)}}, article::kNormPlayed);
        };
        switch (m_games[at].out) {
        case Out::Bye:
            return say(Phrase::NormOutBye, {{"round", round}}, article::kNormPlayed);
        case Out::Forfeit:
            return about(Phrase::NormOutForfeit);
        case Out::Unfinished:
            return about(Phrase::NormOutUnfinished);
        case Out::OtherTempo:
            return about(Phrase::NormOutOtherTempo);
        case Out::NotStarted:
            return about(Phrase::NormOutNotStarted);
        case Out::NoFederation:
            return about(Phrase::NormOutNoFederation);
        case Out::UnratedWithNothing:
            return about(Phrase::NormOutUnrated);
        case Out::Counts:
            return;
        }
    }

    void addConditions()
    {
        const Count games{m_attempt.count()};
        judge(Condition::Games, Phrase::NormGames, {{"n", games}, {"needed", Count{m_attempt.gamesNeeded}}},
              article::kNormGames);
        if (m_attempt.basis == Basis::EightOfNine) {
            const auto left = std::ranges::find_if(m_games, [](const auto& game) { return game.out != Out::Counts; });
            say(Phrase::NormEightOfNine, {{"round", RoundRef{left->round}}}, article::kNormEightGames);
        }
        addFederations();
        addTitles();
        addRatings();
    }

    void addFederations()
    {
        const Mix& mix = m_attempt.mix;
        if (m_attempt.exempt) {
            say(Phrase::NormExempt, {{"reason", Word{"norm_exempt." + std::string(wordOf(m_event.exemption()))}}},
                article::kNormForeignField);
            return;
        }
        const Count opponents{mix.opponents};
        judge(Condition::Federations, Phrase::NormFederations, {{"n", Count{mix.foreign}}, {"needed", Count{2}}},
              article::kNormFederations);
        judge(Condition::OwnFederation, Phrase::NormOwnFederation,
              {{"federation", Code{federationForNorms(m_player)}},
               {"count", Count{mix.own}},
               {"games", opponents},
               {"most", Count{m_attempt.limits.ownFederationMax}}},
              article::kNormMix);
        judge(Condition::OneFederation, Phrase::NormOneFederation,
              {{"federation", Code{mix.largestFederation}},
               {"count", Count{mix.largest}},
               {"games", opponents},
               {"most", Count{m_attempt.limits.oneFederationMax}}},
              article::kNormMix);
    }

    /// The opponents with these titles, each once.
    template <class Holds>
    [[nodiscard]] Players holders(Holds holds) const
    {
        Players players;
        std::vector<PlayerId> named;
        for (const std::size_t at : m_attempt.games) {
            const NormGame& game = m_games[at];
            const bool again = std::ranges::find(named, game.opponent) != named.end();
            if (!game.opponent || !holds(game.title) || again) continue;
            named.push_back(game.opponent);
            PlayerRef player = refOf(m_section, game.opponent);
            player.name = std::string(wordFor(game.title)) + ' ' + player.name;
            players.players.push_back(std::move(player));
        }
        return players;
    }

    void addTitles()
    {
        const Count opponents{m_attempt.mix.opponents};
        const auto withNames = [&](Players players) {
            if (!players.players.empty())
                m_steps.back().details.push_back({Phrase::NormNames, {{"players", std::move(players)}}});
        };
        judge(Condition::Holders, Phrase::NormHolders,
              {{"count", Count{m_attempt.mix.holders}},
               {"games", opponents},
               {"needed", Count{m_attempt.limits.titleHoldersMin}}},
              article::kNormTitles);
        withNames(holders(isHolder));
        judge(Condition::Level, Phrase::NormLevel,
              {{"norm", name()},
               {"count", Count{m_attempt.mix.level}},
               {"games", opponents},
               {"needed", Count{m_attempt.levelNeeded}}},
              article::kNormTitles);
        withNames(holders([&](Title title) { return isOwnLevel(m_norm, title); }));
    }

    void addRatings()
    {
        const rating::norm::Result& found = m_attempt.figures;
        const rating::norm::Requirement& asked = rating::norm::requirement(m_norm);
        const Count games{m_attempt.count()};
        const auto unrated =
            std::ranges::count_if(m_attempt.games, [&](std::size_t at) { return m_games[at].rating == 0; });
        if (unrated > 0)
            say(Phrase::NormUnrated, {{"n", Count{unrated}}, {"rating", Count{rating::fide::kFloor}}},
                article::kNormFloor);
        if (found.lifted)
            say(Phrase::NormLifted, {{"rating", Count{*found.lifted}}, {"floor", Count{asked.floor}}},
                article::kNormFloor);
        judge(Condition::Average, Phrase::NormAverage,
              {{"sum", Count{found.ratingSum}},
               {"games", games},
               {"average", Count{found.average}},
               {"needed", Count{asked.average}}},
              article::kNormAverage);
        judge(Condition::Performance, Phrase::NormPerformance,
              {{"average", Count{found.average}},
               {"score", pointsOf(m_attempt.score)},
               {"games", games},
               {"percent", Count{found.percent}},
               {"dp", Real{static_cast<double>(found.difference), 0, true}},
               {"performance", Count{found.performance}},
               {"needed", Count{asked.performance}}},
              article::kNormPerformance);
        if (m_attempt.breaks(Condition::Performance) && !m_attempt.breaks(Condition::Average)) {
            if (m_attempt.required)
                say(Phrase::NormEnough, {{"score", pointsOf(*m_attempt.required)}}, article::kNormPerformance);
            else
                say(Phrase::NormNeverEnough, {}, article::kNormPerformance);
        }
        const HalfPoints least = rating::norm::limits(m_attempt.count()).scoreMin;
        judge(Condition::Score, Phrase::NormScore,
              {{"score", pointsOf(m_attempt.score)}, {"games", games}, {"needed", pointsOf(least)}},
              article::kNormPerformance);
    }

    void addRemarks()
    {
        if (m_attempt.required && m_attempt.score - *m_attempt.required >= 2)
            say(Phrase::NormSurplus,
                {{"score", pointsOf(m_attempt.score)},
                 {"required", pointsOf(*m_attempt.required)},
                 {"games", Count{m_attempt.countsAs}}},
                article::kNormSurplus);
        say(Phrase::NormNormalRequirement, {{"verdict", verdictOf(!m_attempt.exempt)}}, article::kNormForeignField);
        for (Step& step : eventSteps(m_event)) {
            const bool ofDays = step.phrase == Phrase::NormOneRoundADay;
            const bool wantsDays = m_norm == Norm::GM || m_norm == Norm::WGM;
            if (!ofDays || wantsDays) m_steps.push_back(std::move(step));
        }
    }

    [[nodiscard]] FactObject facts() const
    {
        FactObject object;
        const auto add = [&](const char* field, Fact value) { object.fields.emplace_back(field, std::move(value)); };
        add("player", m_player.tpn);
        add("norm", std::string(nameOf(m_norm)));
        add("made", m_attempt.made());
        add("basis", std::string(wordOf(m_attempt.basis)));
        add("games", m_attempt.count());
        add("counts_as", m_attempt.countsAs);
        add("score", m_attempt.score / 2.0);
        add("required", m_attempt.required ? Fact(*m_attempt.required / 2.0) : Fact(std::monostate{}));
        add("average", m_attempt.figures.average);
        add("percent", m_attempt.figures.percent);
        add("dp", m_attempt.figures.difference);
        add("performance", m_attempt.figures.performance);
        add("lifted", m_attempt.figures.lifted ? Fact(*m_attempt.figures.lifted) : Fact(std::monostate{}));
        add("holders", m_attempt.mix.holders);
        add("level", m_attempt.mix.level);
        add("own", m_attempt.mix.own);
        add("federations", m_attempt.mix.foreign);
        add("largest", m_attempt.mix.largest);
        add("exemption", m_attempt.exempt ? Fact(std::string(wordOf(m_event.exemption()))) : Fact(std::monostate{}));
        FactList left;
        for (const auto* part : {&m_attempt.tail, &m_attempt.wins}) {
            for (const std::size_t at : *part) left.emplace_back(m_games[at].round);
        }
        add("left_out", std::move(left));
        FactList broken;
        for (const Condition condition : m_attempt.broken) broken.emplace_back(std::string(wordOf(condition)));
        add("broken", std::move(broken));
        return object;
    }

    const Section& m_section;
    const EventFacts& m_event;
    const Player& m_player;
    const std::vector<NormGame>& m_games;
    const Attempt& m_attempt;
    Norm m_norm;
    std::vector<Step> m_steps{};
};

}  // namespace

std::string_view wordOf(Condition condition)
{
    static constexpr std::array<std::string_view, kConditions> kWords{"games",          "federations", "own_federation",
                                                                      "one_federation", "holders",     "level",
                                                                      "average",        "performance", "score"};
    return kWords[static_cast<std::size_t>(condition)];
}

Explanation explainNorm(const Section& section, const EventFacts& event, std::size_t player, const Attempt& attempt,
                        Norm norm)
{
    return NormExplainer(section, event, player, attempt, norm).explain();
}

std::vector<Step> conditionSteps(const Section& section, const EventFacts& event, std::size_t player,
                                 const Attempt& attempt, Norm norm)
{
    return NormExplainer(section, event, player, attempt, norm).conditions();
}

std::vector<Step> obstacles(const Section& section, const EventFacts& event)
{
    switch (event.obstacle) {
    case Obstacle::None:
        return {};
    case Obstacle::NotChess:
        return {{Phrase::NormNotChess, {}, {}}};
    case Obstacle::NotStandard:
        return {{Phrase::NormNotStandard, {}, article::kNormEvent}};
    case Obstacle::TooFewRounds:
        return {{Phrase::NormTooFewRounds, {{"rounds", Count{event.rounds}}}, article::kNormGames}};
    case Obstacle::SmallDoubleRoundRobin:
        return {{Phrase::NormSmallDouble,
                 {{"n", Count{static_cast<std::int64_t>(section.players.size())}}},
                 article::kNormTitles}};
    }
    return {};
}

std::vector<Step> eventSteps(const EventFacts& event)
{
    constexpr int kMostRoundsADay = 2;
    constexpr int kSingleDays = 3;
    std::vector<Step> steps;
    if (event.days.known) {
        steps.push_back({Phrase::NormRoundsADay,
                         {{"most", Count{event.days.most}}, {"verdict", verdictOf(event.days.most <= kMostRoundsADay)}},
                         article::kNormEvent});
        steps.push_back({Phrase::NormOneRoundADay,
                         {{"days", Count{event.days.single}}, {"verdict", verdictOf(event.days.single >= kSingleDays)}},
                         article::kNormEvent});
    }
    if (const FieldRound* weakest = event.field.weakest(); weakest != nullptr && event.field.swiss) {
        Step foreign{
            Phrase::NormForeignField, {{"verdict", verdictOf(event.field.isForeign())}}, article::kNormForeignField};
        for (const FieldRound& round : event.field.rounds)
            foreign.details.push_back({Phrase::NormForeignRound,
                                       {{"round", RoundRef{round.round}},
                                        {"guests", Count{round.guests}},
                                        {"federations", Count{round.federations}},
                                        {"holders", Count{round.holders}},
                                        {"verdict", verdictOf(round.isForeign())}},
                                       article::kNormForeignField});
        steps.push_back(std::move(foreign));
        steps.push_back({Phrase::NormStrongSwiss,
                         {{"players", Count{event.field.players}},
                          {"round", RoundRef{weakest->round}},
                          {"average", Count{weakest->average}},
                          {"verdict", verdictOf(event.field.isStrongSwiss())}},
                         article::kNormStrongSwiss});
    }
    return steps;
}

bool hasAChance(const Attempt& attempt, const Forecast& forecast)
{
    if (attempt.made()) return true;
    if (forecast.outlook == Outlook::Over) return attempt.broken.size() <= 1;
    if (forecast.outlook != Outlook::Rounds) return forecast.outlook != Outlook::Impossible;
    return std::ranges::any_of(forecast.scores, [](const ScoreFor& score) { return score.points.has_value(); });
}

}  // namespace kydai::norms
