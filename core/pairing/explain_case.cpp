#include "pairing/explain_case.h"

#include "explain/articles.h"
#include "pairing/answers.h"
#include "pairing/explain_causes.h"
#include "pairing/explain_pairing.h"
#include "pairing/explain_questions.h"
#include "pairing/explain_sheet.h"
#include "support/assert.h"

#include <algorithm>
#include <utility>

namespace kydai::pairing {

namespace {

constexpr BracketArticles kArticles2026{
    article::kScoregroups, article::kFloats,        article::kSubgroups, article::kCandidate, article::kTranspositions,
    article::kExchanges,   article::kBestCandidate, article::kC4,        article::kC5,        article::kC8,
    article::kC3};
constexpr BracketArticles kArticles2017{
    article::kScoregroups2017,    article::kFloats2017,    article::kSubgroups2017,     article::kCandidate2017,
    article::kTranspositions2017, article::kExchanges2017, article::kBestCandidate2017, article::kCompletion2017,
    article::kPairingBye2017,     article::kC7In2017,      article::kC3In2017};

}  // namespace

bool contains(const std::vector<std::size_t>& entrants, std::size_t entrant)
{
    return std::ranges::find(entrants, entrant) != entrants.end();
}

const BracketArticles& bracketArticles(PairingEdition edition)
{
    return edition == PairingEdition::E2017 ? kArticles2017 : kArticles2026;
}

const Field& ExplainCase::field() const
{
    if (const Unpairable* none = unpairable()) return none->field;
    if (const RankedRecord* record = ranked()) return record->field();
    KYDAI_ASSERT(draft() != nullptr);
    return draft()->field;
}

const RankedRecord* ExplainCase::ranked() const
{
    const auto* made = std::get_if<DraftRound>(&outcome);
    return made != nullptr ? std::get_if<RankedRecord>(&made->record) : nullptr;
}

const Round* ExplainCase::due() const
{
    if (const DutchDraft* made = draft()) return &made->round;
    const auto* made = std::get_if<DraftRound>(&outcome);
    return made != nullptr ? &made->round : nullptr;
}

const Round& ExplainCase::shown() const
{
    const Round* seen = published != nullptr ? published : due();
    KYDAI_ASSERT(seen != nullptr);
    return *seen;
}

Step ExplainCase::opponentQuestion(PlayerId player, PlayerId opponent) const
{
    Arguments arguments{{"player", ref(player)}, {"round", RoundRef{round}}};
    if (!opponent) return {Phrase::PairingQuestionNone, std::move(arguments)};
    arguments.insert(arguments.begin() + 1, {"opponent", ref(opponent)});
    return {Phrase::PairingQuestion, std::move(arguments)};
}

Step ExplainCase::whyNotQuestion(PlayerId player, PlayerId rival) const
{
    return {Phrase::WhyNotQuestion, {{"player", ref(player)}, {"rival", ref(rival)}, {"round", RoundRef{round}}}};
}

Step ExplainCase::byHandStep(PlayerId player, PlayerId shown, PlayerId due) const
{
    Arguments arguments{{"player", ref(player)}};
    if (shown) arguments.emplace_back("opponent", ref(shown));
    if (due) arguments.emplace_back("rival", ref(due));
    Phrase phrase = Phrase::PairingByHand;
    if (!due) phrase = Phrase::PairingByHandBye;
    if (!shown) phrase = Phrase::PairingByHandAlone;
    return {phrase, std::move(arguments), {}, true};
}

PlayerRef ExplainCase::ref(PlayerId player) const
{
    const Player* found = today.find(player);
    return found != nullptr ? PlayerRef{found->tpn, found->name} : PlayerRef{};
}

bool ExplainCase::followsRules() const
{
    if (published == nullptr || due() == nullptr) return published == nullptr;
    const auto differences = differencesBetween(*published, *due());
    return std::ranges::all_of(differences, &ManualDifference::coloursOnly);
}

bool ExplainCase::accelerated() const
{
    return std::ranges::any_of(field().entrants, [](const Entrant& e) { return e.score != e.ownScore; });
}

Fact ExplainCase::virtualFact(std::size_t entrant) const
{
    const Entrant& who = field().entrants[entrant];
    const std::int32_t tenths = (who.score - who.ownScore).tenths;
    return tenths % 10 == 0 ? Fact(tenths / 10) : Fact(static_cast<double>(tenths) / 10.0);
}

Players ExplainCase::refs(const std::vector<std::size_t>& entrants) const
{
    Players players;
    for (const std::size_t entrant : entrants) players.players.push_back(ref(entrant));
    return players;
}

Step ExplainCase::barStep(const PairBar& bar, PlayerId player, PlayerId rival) const
{
    const Arguments both{{"player", ref(player)}, {"rival", ref(rival)}};
    const auto with = [&](std::string name, Value value) {
        Arguments all = both;
        all.emplace_back(std::move(name), std::move(value));
        return all;
    };
    if (bar.kind == PairBar::Kind::Met) {
        return {Phrase::PairingMet, with("round", RoundRef{bar.round}), article::kMeetOnce};
    }
    if (bar.kind == PairBar::Kind::MetLately) {
        Arguments lately = with("round", RoundRef{bar.round});
        lately.emplace_back("n", Count{bar.count});
        return {Phrase::KeizerMetLately, std::move(lately)};
    }
    if (bar.kind == PairBar::Kind::MetOften) return {Phrase::KeizerMetOften, with("n", Count{bar.count})};
    if (bar.kind == PairBar::Kind::SameAbsoluteColour) {
        return {Phrase::PairingSameColour, with("colour", bar.colour), articles().sameColour};
    }
    if (bar.reason.empty()) return {Phrase::PairingProhibited, both};
    return {Phrase::PairingProhibitedReason, with("why", Text{bar.reason})};
}

std::vector<Step> ExplainCase::floatsWithoutGame(const std::vector<std::size_t>& players, RoundNumber back) const
{
    std::vector<Step> steps;
    const RoundNumber before = round - back;
    if (before < 1 || before > section.roundsPaired()) return steps;
    for (const std::size_t player : players) {
        const auto index = section.indexOf(field().entrants[player].id);
        if (!index || field().entrants[player].floats.at(static_cast<std::size_t>(back - 1)) != Float::Down) continue;
        const Outcome scored = cards().entry(*index, before).outcome;
        if (countsAsPlayed(scored)) continue;
        steps.push_back({Phrase::CostFloatWithoutGame,
                         {{"player", ref(player)}, {"round", RoundRef{before}}, {"outcome", scored}},
                         articles().floats});
    }
    return steps;
}

std::vector<Step> ExplainCase::costSteps(const RoundPairing& pairing, const BracketRecord& bracket) const
{
    std::vector<Step> steps;
    const bool endsInBye = pairing.bye && &bracket == &pairing.brackets.back();
    for (const CriterionResult& result : bracket.criteria) {
        const CriterionKind kind = kindOf(field().edition, *result.criterion);
        if (!tellsACost(kind, result.cost)) continue;
        std::vector<std::size_t> players = result.players;
        const bool leaves = kind == CriterionKind::Downfloaters || kind == CriterionKind::ScoreDifferences;
        if (leaves && endsInBye && contains(players, *pairing.bye)) {
            std::erase(players, *pairing.bye);
            steps.push_back({Phrase::CostTakesBye, {{"players", refs({*pairing.bye})}}, article::kPairingBye});
        }
        if (players.empty()) continue;
        Step step{costPhrase(kind), {{"players", refs(players)}}, result.criterion->article};
        if (const RoundNumber back = downfloatsBack(kind)) step.details = floatsWithoutGame(players, back);
        steps.push_back(std::move(step));
    }
    const Phrase rest = steps.empty() ? Phrase::PairingAllKept : Phrase::PairingRestKept;
    steps.push_back({rest, {}, articles().bestCandidate});
    return steps;
}

Step ExplainCase::nobodyHasByeStep() const
{
    return {Phrase::ByeNobody,
            {{"round", RoundRef{round}}, {"n", Count{static_cast<std::int64_t>(field().size())}}},
            article::kPairingBye,
            true};
}

std::vector<Step> ExplainCase::notPairedSteps() const
{
    Players absent;
    for (const Player& player : section.players) {
        if (!field().indexOf(player.id)) absent.players.push_back({player.tpn, player.name});
    }
    if (absent.players.empty()) return {};
    const Count count{static_cast<std::int64_t>(absent.players.size())};
    return {Step{Phrase::ByeAbsent, {{"n", count}, {"players", std::move(absent)}}}};
}

std::optional<Explanation> ExplainCase::beyond(ExplanationKind kind) const
{
    if (due() != nullptr) return std::nullopt;
    Explanation answer;
    answer.kind = kind;
    answer.subject = {Phrase::PairingQuestionRound, {{"round", RoundRef{round}}}};
    answer.conclusion = impossibleStep();
    return answer;
}

Step ExplainCase::impossibleStep() const
{
    KYDAI_ASSERT(unpairable() != nullptr);
    const Arguments inRound{{"round", RoundRef{round}}};
    const Refusal refusal = unpairable()->refusal;
    if (refusal == Refusal::TeamEvent) return {Phrase::PairingTeamEvent, inRound, {}, true};
    if (refusal == Refusal::NoTwoTeams) return {Phrase::PairingNoTwoTeams, inRound, {}, true};
    if (refusal == Refusal::NoTable) return {Phrase::PairingNoTable, inRound, {}, true};
    if (refusal == Refusal::OlderTeams) return {Phrase::PairingOlderTeamRules, inRound, {}, true};
    if (refusal == Refusal::ByHand) return {Phrase::PairingMadeByHand, inRound, {}, true};
    if (refusal == Refusal::OtherSystem) {
        return {
            Phrase::PairingOtherSystem, {{"round", RoundRef{round}}, {"system", Code{unpairable()->system}}}, {}, true};
    }
    if (refusal == Refusal::KnockOutOver) return {Phrase::PairingKnockOutOver, inRound, {}, true};
    if (refusal == Refusal::MatchesOpen) {
        return {
            Phrase::PairingMatchesOpen, {{"round", RoundRef{round}}, {"n", Count{unpairable()->waiting}}}, {}, true};
    }
    if (refusal == Refusal::TableEnds) {
        const Count table{tableRounds(section)};
        return {Phrase::PairingTableEnds, {{"round", RoundRef{round}}, {"n", table}}, article::kBergerTables, true};
    }
    if (unpairable()->reason.nobodyMayTakeBye) return {Phrase::ByeNobodyMay, inRound, article::kWhoTakesNoBye, true};
    return {Phrase::PairingImpossible, inRound, articles().completion, true};
}

std::vector<Step> ExplainCase::blockedSteps(const NoPairing& reason) const
{
    std::vector<Step> steps;
    if (reason.nobodyMayTakeBye || (unpairable() != nullptr && unpairable()->refusal != Refusal::None)) return steps;
    std::vector<std::size_t> singles;
    for (const auto& group : reason.groups) {
        if (group.size() == 1) {
            singles.push_back(group.front());
        } else {
            steps.push_back({Phrase::BlockedGroup, {{"players", refs(group)}}, articles().completion});
        }
    }
    if (!singles.empty()) {
        steps.push_back({Phrase::BlockedGroup, {{"players", refs(singles)}}, articles().completion});
    }
    if (reason.barrier.empty()) {
        steps.push_back({Phrase::BlockedNoOpponents, {}});
    } else {
        steps.push_back({Phrase::BlockedBarrier, {{"players", refs(reason.barrier)}}});
    }
    return steps;
}

std::optional<Outcome> byeIn(const Round& round, PlayerId player)
{
    for (const Bye& bye : round.byes) {
        if (bye.player == player) return bye.kind;
    }
    return std::nullopt;
}

std::size_t bracketOf(const RoundPairing& pairing, std::size_t entrant)
{
    for (std::size_t i = 0; i < pairing.brackets.size(); ++i) {
        for (const auto& [higher, lower] : pairing.brackets[i].pairs) {
            if (higher == entrant || lower == entrant) return i;
        }
    }
    return pairing.brackets.size() - 1;
}

FactList numbersFact(const Field& field, const std::vector<std::size_t>& entrants)
{
    FactList list;
    for (const std::size_t entrant : entrants) list.emplace_back(field.entrants[entrant].tpn);
    return list;
}

Fact criteriaFact(const Field& field, const BracketRecord& bracket)
{
    FactList list;
    for (const CriterionResult& result : bracket.criteria) {
        FactList cost;
        for (const std::int32_t part : result.cost) cost.emplace_back(static_cast<int>(part));
        list.emplace_back(FactObject{{{"name", std::string(result.criterion->name)},
                                      {"article", std::string(result.criterion->article.citation())},
                                      {"cost", std::move(cost)},
                                      {"players", numbersFact(field, result.players)}}});
    }
    return list;
}

struct RoundExplainer::Case {
    std::optional<Section> asPaired{};  ///< where the section doesn't serve as it is
    const Engine& engine;
    const Answers& answers;
    ExplainCase round;

    Case(const Section& section, RoundNumber number, const RoundOptions& options, const std::stop_token& stop)
        : asPaired(isAsPaired(section, number) ? std::nullopt : std::optional(kydai::asPaired(section, number))),
          engine(engineOf(section, number)),
          answers(answersOf(engine)),
          round{asPaired ? *asPaired : section, section, number, {}, nullptr, {}, {}}
    {
        if (number <= section.roundsPaired()) round.published = &section.round(number);
        round.outcome = engine.draft(round.section, number, options, stop, nullptr);
        auto* made = std::get_if<DraftRound>(&round.outcome);
        auto* record = made != nullptr ? std::get_if<DutchRecord>(&made->record) : nullptr;
        if (record != nullptr)
            round.dutch = DutchDraft{std::move(made->round), std::move(record->field), std::move(record->pairing)};
    }

    /// What is told of the sheet that hung on the wall: of these, and of whom they meet.
    [[nodiscard]] Explanation told(Explanation answer, std::vector<PlayerId> about) const
    {
        if (round.published == nullptr) return answer;
        if (about.size() == 1 && opponentOnBoard(*round.published, about.front()))
            about.push_back(opponentOnBoard(*round.published, about.front()));
        tellSheet(answer, round.today, round.round, about, round.due() != nullptr && !round.followsRules());
        return answer;
    }

    /// Where there is no pairing of the Dutch system, what the engine tells of a player's opponent, or of the bye,
    /// answers the questions about floats and byes; no value where there is one, or none at all.
    [[nodiscard]] std::optional<Explanation> byEngine(ExplanationKind kind, Phrase asked, PlayerId player) const
    {
        if (round.draft() != nullptr || round.unpairable() != nullptr) return std::nullopt;
        const bool aboutBye = kind == ExplanationKind::ByeNot && round.ranked() != nullptr;
        Explanation answer = aboutBye ? answers.bye(round) : answers.opponent(round, player);
        answer.kind = kind;
        answer.subject = {asked, {{"player", round.ref(player)}, {"round", RoundRef{round.round}}}};
        return answer;
    }
};

RoundExplainer::RoundExplainer(const Section& section, RoundNumber round, const RoundOptions& options,
                               const std::stop_token& stop)
{
    m_case = std::make_unique<const Case>(section, round, options, stop);
}

RoundExplainer::~RoundExplainer() = default;

bool RoundExplainer::cancelled() const
{
    return std::holds_alternative<Cancelled>(m_case->round.outcome);
}

Explanation RoundExplainer::pairing(PlayerId player) const
{
    return m_case->told(m_case->answers.opponent(m_case->round, player), {player});
}

Explanation RoundExplainer::versus(PlayerId player, PlayerId other) const
{
    const auto of = [&](PlayerId one) { return std::pair(one, m_case->answers.opponent(m_case->round, one)); };
    return versus(of(player), of(other));
}

Explanation RoundExplainer::versus(std::pair<PlayerId, Explanation> one, std::pair<PlayerId, Explanation> other) const
{
    const std::vector<PlayerId> both{one.first, other.first};
    return m_case->told(explainVersus(m_case->round, std::move(one), std::move(other)), both);
}

std::optional<Explanation> RoundExplainer::whyNot(PlayerId player, PlayerId rival, const std::stop_token& stop) const
{
    auto answer = m_case->answers.whyNot(m_case->round, player, rival, stop);
    if (answer) answer = m_case->told(*std::move(answer), {player, rival});
    return answer;
}

std::optional<Explanation> RoundExplainer::floated(PlayerId player, PlayerId other, const std::stop_token& stop) const
{
    auto answer = m_case->byEngine(ExplanationKind::Float, Phrase::FloatQuestion, player);
    if (!answer) answer = explainFloat(m_case->round, player, other, stop);
    if (answer) answer = m_case->told(*std::move(answer), {player});
    return answer;
}

std::vector<Step> RoundExplainer::downfloats(PlayerId player, const std::stop_token& stop) const
{
    const ExplainCase& round = m_case->round;
    if (round.draft() == nullptr || !round.followsRules()) return {};
    const auto self = round.field().indexOf(player);
    if (!self) return {};
    std::vector<Step> steps;
    const auto causes = CauseFinder(round.section, round.alternatives()).downfloats(*self, stop);
    for (const FloatCause& cause : causes.value_or(std::vector<FloatCause>{})) steps.push_back(floatStep(round, cause));
    return steps;
}

std::optional<Explanation> RoundExplainer::byeNot(PlayerId player, const std::stop_token& stop) const
{
    auto answer = m_case->byEngine(ExplanationKind::ByeNot, Phrase::ByeNotQuestion, player);
    if (!answer) answer = explainByeNot(m_case->round, player, stop);
    if (answer) answer = m_case->told(*std::move(answer), {player});
    return answer;
}

Explanation RoundExplainer::bye() const
{
    return m_case->told(m_case->answers.bye(m_case->round), {});
}

Explanation RoundExplainer::byHand(const Round& manual, const std::stop_token& stop) const
{
    return m_case->told(m_case->answers.manual(m_case->round, manual, stop), {});
}

std::vector<PlayerId> RoundExplainer::everybodyOnce() const
{
    std::vector<PlayerId> players;
    if (m_case->round.published == nullptr && m_case->round.due() == nullptr) return players;
    for (const Game& game : m_case->round.shown().games) players.push_back(game.white);
    for (const Bye& bye : m_case->round.shown().byes) {
        if (bye.kind == Outcome::PairingBye) players.push_back(bye.player);
    }
    return players;
}

}  // namespace kydai::pairing
