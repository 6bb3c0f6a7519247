// The Swiss system of teams as an engine, and its answers: a player meets the one who sits opposite because the teams
// meet, and why they do is asked of the teams.
#include "explain/articles.h"
#include "model/team_scorecards.h"
#include "model/team_settings.h"
#include "pairing/engines.h"
#include "pairing/explain_case.h"
#include "pairing/teams/team_answers.h"
#include "pairing/teams/team_round.h"
#include "support/assert.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace kydai::pairing {

namespace {

using Kind = RankedMeasure::Kind;

std::vector<int> count(int number)
{
    return {number};
}

}  // namespace

std::optional<TeamRecord> bestTeamRound(const Section& section, RoundNumber round, std::optional<PairIndices> forced,
                                        const std::stop_token& stop)
{
    TeamField field = makeTeamField(section, round, teamSettingsOf(section.rules));
    if (forced) force(field, *forced);
    auto made = pairTeams(field, stop);
    if (!made) return std::nullopt;
    return TeamRecord{std::move(field), *std::move(made)};
}

std::vector<RankedMeasure> teamMeasures(const TeamField& field, const TeamBracket& bracket)
{
    const std::vector<std::size_t>& up = bracket.upfloaters;
    const auto size = static_cast<int>(up.size());
    std::vector<int> scores;
    scores.reserve(up.size());
    for (const std::size_t team : up) scores.push_back(-field.entrants[team].score.tenths);
    std::ranges::sort(scores, std::ranges::greater());
    std::vector<std::size_t> floated;
    std::ranges::copy_if(up, std::back_inserter(floated),
                         [&](std::size_t team) { return field.floatsCount() && field.entrants[team].floated; });
    std::vector<std::size_t> same;
    std::vector<std::size_t> strong;
    std::vector<std::size_t> opposite;
    RankedMeasure order{Kind::Opponents, {}, Phrase::LaterOpponent, article::kTeamIdentifier};
    for (const auto& [top, bottom] : bracket.pairs) {
        order.who.push_back(top);
        order.whom.push_back(bottom);
        order.value.push_back(static_cast<int>(top));
        const TeamEntrant& a = field.entrants[top];
        const TeamEntrant& b = field.entrants[bottom];
        const auto upfloats = [&](const TeamEntrant& team) { return team.score < bracket.score; };
        if (field.floatsCount() && upfloats(a) && b.floated) opposite.push_back(bottom);
        if (field.floatsCount() && upfloats(b) && a.floated) opposite.push_back(top);
        if (a.preference.kind == TeamPreferenceKind::None || b.preference.kind == TeamPreferenceKind::None ||
            a.preference.colour != b.preference.colour)
            continue;
        const TeamAllocation given = allocateTeamColours(field, top, bottom);
        const std::size_t without = a.preference.colour == Colour::White ? given.black : given.white;
        same.push_back(without);
        if (a.preference.kind == TeamPreferenceKind::Strong && b.preference.kind == TeamPreferenceKind::Strong)
            strong.push_back(without);
    }
    for (const std::size_t bottom : order.whom) order.value.push_back(static_cast<int>(bottom));
    const TeamQuality& quality = bracket.quality;
    return {
        {Kind::Count, "C4", Phrase::CauseTeamUpfloaters, article::kTeamC4, count(size), up},
        {Kind::Which, "C5", Phrase::CauseUpfloaterScores, article::kTeamC5, scores, up},
        {Kind::Flag, "C6", Phrase::CauseNextNeedsMore, article::kTeamC6, count(bracket.nextComplies ? 0 : 1)},
        {Kind::Count, "C7", Phrase::CauseTeamFloatedUpfloaters, article::kTeamC7,
         count(field.floatsCount() ? bracket.floatedUpfloaters : 0), floated},
        {Kind::Which,
         {},
         Phrase::LaterUpfloater,
         article::kTeamUpfloaterOrder,
         std::vector<int>(up.begin(), up.end()),
         up},
        {Kind::Count, "C8", Phrase::CauseTeamPreference, article::kTeamC8, count(quality.samePreference), same},
        {Kind::Count, "C9", Phrase::CauseTeamStrong, article::kTeamC9, count(quality.sameStrong), strong},
        {Kind::Count, "C10", Phrase::CauseTeamFloatedOpponents, article::kTeamC10, count(quality.floatedOpponents),
         opposite},
        std::move(order),
    };
}

namespace {

/// Where two teams stand in a round that was made.
struct TeamMatch {
    const TeamBracket* bracket = nullptr;
    const TeamAllocation* colours = nullptr;
    std::size_t pair = 0;
};

PlayerRef teamRef(const Section& section, const TeamField& field, std::size_t team)
{
    return {field.entrants[team].tpn(), section.teams.teams[field.entrants[team].team].name};
}

/// @rule C.04.6.4.3  The first of the nine steps that decides.
Step colourStep(const Section& section, const TeamField& field, const TeamAllocation& match)
{
    const auto ref = [&](std::size_t team) { return teamRef(section, field, team); };
    struct Told {
        Phrase phrase;
        Article article;
        std::string_view other{};  ///< who else is named
    };
    static constexpr std::array<Told, 9> kTold{{
        {Phrase::TeamColourInitial, article::kTeamInitialColour, "first"},
        {Phrase::TeamColourOnly, article::kTeamOnlyPreference},
        {Phrase::TeamColourBoth, article::kTeamBothPreferences},
        {Phrase::TeamColourStronger, article::kTeamStrongerOne},
        {Phrase::TeamColourDifference, article::kTeamLowerDifference, "rival"},
        {Phrase::TeamColourAlternate, article::kTeamAlternate},
        {Phrase::TeamColourFirst, article::kTeamFirstPreference, "first"},
        {Phrase::TeamColourFirstAlternates, article::kTeamFirstAlternates, "first"},
        {Phrase::TeamColourOtherAlternates, article::kTeamOtherAlternates, "second"},
    }};
    const Told& told = kTold.at(static_cast<std::size_t>(match.decider));
    Arguments arguments{{"team", ref(match.white)}, {"colour", Colour::White}};
    const std::size_t second = match.first == match.white ? match.black : match.white;
    if (told.other == "first") arguments.emplace_back("first", ref(match.first));
    if (told.other == "second") arguments.emplace_back("second", ref(second));
    if (told.other == "rival") arguments.emplace_back("rival", ref(match.black));
    return {told.phrase, std::move(arguments), told.article};
}

class TeamAnswers {
public:
    TeamAnswers(const ExplainCase& round, ExplanationKind kind)
        : m_round(round), m_record(recordOf(round)), m_section(round.section)
    {
        m_answer.kind = kind;
        m_answer.edition = {"2026"};
    }

    Explanation opponent(PlayerId player)
    {
        const PlayerId shown = opponentOnBoard(m_round.shown(), player);
        m_answer.subject = m_round.opponentQuestion(player, shown);
        const auto team = entrantOf(player);
        const auto other = shown ? entrantOf(shown) : std::nullopt;
        std::optional<std::size_t> due;
        if (team) due = dueOpponent(*team);
        if (!team) {
            notPaired(player);
        } else if (other) {
            conclude(Phrase::TeamsMeet,
                     {{"player", m_round.ref(player)},
                      {"opponent", m_round.ref(shown)},
                      {"team", ref(*team)},
                      {"otherTeam", ref(*other)}},
                     article::kTeamBoards);
            if (due == *other) {
                tellMatch(*team, *other);
            } else {
                byHand(*team, other, due);
            }
        } else if (due) {
            conclude(Phrase::TeamNoBoard, {{"player", m_round.ref(player)}, {"team", ref(*team)}, {"rival", ref(*due)}},
                     article::kTeamBoards);
            tellMatch(*team, *due);
        } else {
            return TeamAnswers(m_round, ExplanationKind::Bye).bye();
        }
        m_answer.facts.fields.insert(m_answer.facts.fields.begin(),
                                     {{"player", m_round.number(player)},
                                      {"opponent", m_round.number(shown)},
                                      {"team", team ? m_record.field.entrants[*team].tpn() : 0},
                                      {"other_team", other ? m_record.field.entrants[*other].tpn() : 0},
                                      {"follows_rule", due == other}});
        return std::move(m_answer);
    }

    /// Nothing where it was stopped.
    std::optional<Explanation> whyNot(PlayerId player, PlayerId rival, const std::stop_token& stop)
    {
        m_answer.subject = m_round.whyNotQuestion(player, rival);
        const auto a = entrantOf(player);
        const auto b = entrantOf(rival);
        std::string decided;
        if (!a || !b) {
            notPaired(a ? rival : player);
            decided = "absent";
        } else {
            m_both = {{"team", ref(*a)}, {"rival", ref(*b)}};
            decided = whyNotTeams(*a, *b, stop);
            if (stop.stop_requested()) return std::nullopt;
        }
        m_answer.facts.fields.insert(
            m_answer.facts.fields.begin(),
            {{"player", m_round.number(player)}, {"rival", m_round.number(rival)}, {"decided_by", std::move(decided)}});
        return std::move(m_answer);
    }

    Explanation bye()
    {
        m_answer.subject = {Phrase::ByeQuestionRound, {{"round", RoundRef{m_round.round}}}};
        const auto taker = m_record.pairing.bye;
        if (!taker) {
            conclude(
                Phrase::TeamNoBye,
                {{"round", RoundRef{m_round.round}}, {"n", Count{static_cast<std::int64_t>(m_record.field.size())}}},
                article::kTeamBye);
        } else {
            conclude(Phrase::TeamBye, {{"team", ref(*taker)}, {"points", entrant(*taker).score}}, article::kTeamBye);
            kydai::Players barred;
            for (std::size_t team = 0; team < m_record.field.size(); ++team) {
                if (!entrant(team).byeEligible) barred.players.push_back(ref(team));
            }
            if (!barred.players.empty())
                m_answer.steps.push_back({Phrase::TeamByeBarred, {{"players", std::move(barred)}}, article::kTeamC2});
        }
        m_answer.facts.fields.emplace_back("team", taker ? entrant(*taker).tpn() : 0);
        return std::move(m_answer);
    }

private:
    static const TeamRecord& recordOf(const ExplainCase& round)
    {
        return std::get<TeamRecord>(std::get<DraftRound>(round.outcome).record);
    }
    [[nodiscard]] const TeamEntrant& entrant(std::size_t team) const { return m_record.field.entrants[team]; }
    [[nodiscard]] PlayerRef ref(std::size_t team) const { return teamRef(m_section, m_record.field, team); }

    void conclude(Phrase phrase, Arguments arguments, Article article)
    {
        m_answer.conclusion = {phrase, std::move(arguments), article, true};
    }

    void notPaired(PlayerId player)
    {
        conclude(Phrase::WhyNotAbsent,
                 {{"player", m_round.ref(player)},
                  {"round", RoundRef{m_round.round}},
                  {"outcome", byeIn(m_round.shown(), player).value_or(Outcome::ZeroBye)}},
                 {});
    }

    /// The player's team among those that are paired.
    [[nodiscard]] std::optional<std::size_t> entrantOf(PlayerId player) const
    {
        for (std::size_t at = 0; at < m_record.field.size(); ++at) {
            const auto& members = m_section.teams.teams[entrant(at).team].members;
            if (std::ranges::find(members, player) != members.end()) return at;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<std::size_t> dueOpponent(std::size_t team) const
    {
        for (const TeamAllocation& match : m_record.pairing.matches) {
            if (match.white == team) return match.black;
            if (match.black == team) return match.white;
        }
        return std::nullopt;
    }

    [[nodiscard]] TeamMatch matchOf(std::size_t a, std::size_t b) const
    {
        TeamMatch found;
        for (const TeamBracket& bracket : m_record.pairing.brackets) {
            for (std::size_t at = 0; at < bracket.pairs.size(); ++at) {
                if (bracket.pairs[at] == std::pair(std::min(a, b), std::max(a, b))) {
                    found.bracket = &bracket;
                    found.pair = at;
                }
            }
        }
        for (const TeamAllocation& match : m_record.pairing.matches) {
            if ((match.white == a && match.black == b) || (match.white == b && match.black == a))
                found.colours = &match;
        }
        return found;
    }

    void tellMatch(std::size_t a, std::size_t b)
    {
        const TeamMatch match = matchOf(a, b);
        KYDAI_ASSERT(match.bracket != nullptr && match.colours != nullptr);
        const TeamBracket& bracket = *match.bracket;
        const auto [top, bottom] = bracket.pairs[match.pair];
        m_answer.steps.push_back({Phrase::TeamPair,
                                  {{"points", bracket.score}, {"first", ref(top)}, {"second", ref(bottom)}},
                                  article::kTeamIdentifier});
        for (const std::size_t other : skipped(bracket, match.pair)) m_answer.steps.push_back(whyNotBefore(top, other));
        if (!bracket.upfloaters.empty()) {
            kydai::Players up;
            for (const std::size_t team : bracket.upfloaters) up.players.push_back(ref(team));
            m_answer.steps.push_back(
                {Phrase::TeamCameUp, {{"players", std::move(up)}, {"points", bracket.score}}, article::kTeamC4});
        }
        m_answer.steps.push_back(colourStep(m_section, m_record.field, *match.colours));
        m_answer.facts.fields.emplace_back("bracket", toDecimal(bracket.score));
        m_answer.facts.fields.emplace_back("white_team", entrant(match.colours->white).tpn());
    }

    /// The teams that come before the bottom of a pair and were still free when its top was paired.
    static std::vector<std::size_t> skipped(const TeamBracket& bracket, std::size_t pair)
    {
        std::vector<std::size_t> before;
        for (std::size_t later = pair + 1; later < bracket.pairs.size(); ++later) {
            if (bracket.pairs[later].second < bracket.pairs[pair].second) before.push_back(bracket.pairs[later].second);
        }
        std::ranges::sort(before);
        return before;
    }

    [[nodiscard]] Step whyNotBefore(std::size_t top, std::size_t other) const
    {
        if (const auto bar = barStep(top, other)) return *bar;
        return {Phrase::TeamOthersWorse, {{"team", ref(top)}, {"rival", ref(other)}}, article::kTeamIdentifier};
    }

    [[nodiscard]] std::optional<Step> barStep(std::size_t a, std::size_t b) const
    {
        if (!m_record.field.barred.test(a, b)) return std::nullopt;
        const TeamScores scores = teamScoresOf(m_section, m_round.round - 1);
        for (RoundNumber round = m_round.round - 1; round >= 1; --round) {
            const TeamRound& entry = scores.entry(entrant(a).team, round);
            if (entry.opponent == entrant(b).team && !isForfeit(entry.outcome))
                return Step{Phrase::TeamsMet,
                            {{"team", ref(a)}, {"rival", ref(b)}, {"round", RoundRef{round}}},
                            article::kTeamC1};
        }
        return Step{Phrase::TeamsProhibited, {{"team", ref(a)}, {"rival", ref(b)}}};
    }

    void byHand(std::size_t team, std::optional<std::size_t> other, std::optional<std::size_t> due)
    {
        Arguments arguments{{"team", ref(team)}, {"rival", ref(*other)}};
        if (due) arguments.emplace_back("second", ref(*due));
        m_answer.steps.push_back({due ? Phrase::TeamByHand : Phrase::TeamByHandBye, std::move(arguments)});
    }

    std::string whyNotTeams(std::size_t a, std::size_t b, const std::stop_token& stop)
    {
        if (a == b) {
            conclude(Phrase::TeamSame, {m_both.front()}, {});
            return "same_team";
        }
        if (dueOpponent(a) == b) {
            conclude(Phrase::TeamsDoMeet, m_both, {});
            return "together";
        }
        if (auto bar = barStep(a, b)) {
            const bool met = bar->phrase == Phrase::TeamsMet;
            m_answer.conclusion = *std::move(bar);
            m_answer.conclusion.decisive = true;
            return met ? "met" : "prohibited";
        }
        const auto best = bestTeamRound(m_section, m_round.round, PairIndices{a, b}, stop);
        if (!best) {
            conclude(Phrase::TeamNoRound, m_both, article::kTeamC3);
            return "impossible";
        }
        return compare(*best);
    }

    /// The first thing in which the best round with the match is worse.
    std::string compare(const TeamRecord& best)
    {
        if (best.pairing.bye != m_record.pairing.bye) {
            later({{Step{Phrase::CauseByeTurn,
                         {{"taker", ref(*best.pairing.bye)}, {"rival", ref(*m_record.pairing.bye)}}}}},
                  article::kTeamBye);
            return "bye";
        }
        for (std::size_t at = 0; at < m_record.pairing.brackets.size(); ++at) {
            const auto made = teamMeasures(m_record.field, m_record.pairing.brackets[at]);
            const auto other = teamMeasures(m_record.field, best.pairing.brackets.at(at));
            for (std::size_t i = 0; i < made.size(); ++i) {
                if (made[i].value == other[i].value) continue;
                later(worseClause(made[i], other[i], [&](std::size_t team) { return ref(team); }), made[i].article);
                FactList& facts = m_answer.facts.fields;
                facts.emplace_back("bracket", toDecimal(m_record.pairing.brackets[at].score));
                if (made[i].kind == Kind::Count || made[i].kind == Kind::Flag) {
                    facts.emplace_back("made", made[i].value.front());
                    facts.emplace_back("forced", other[i].value.front());
                }
                return made[i].criterion.empty() ? "order" : std::string(made[i].criterion);
            }
        }
        return "order";
    }

    void later(Clause why, Article article)
    {
        Arguments arguments = m_both;
        arguments.emplace_back("why", std::move(why));
        conclude(Phrase::TeamWhyNot, std::move(arguments), article);
    }

    const ExplainCase& m_round;
    const TeamRecord& m_record;
    const Section& m_section;
    Arguments m_both{};
    Explanation m_answer{};
};

bool isPaired(const ExplainCase& round)
{
    return std::holds_alternative<DraftRound>(round.outcome);
}

}  // namespace

std::optional<Step> teamColourStep(const Section& section, RoundNumber round, const DraftOutcome& due,
                                   const TeamSeat& match)
{
    const auto* made = std::get_if<DraftRound>(&due);
    if (made == nullptr) return std::nullopt;
    const Team& white = section.teams.teams[match.white];
    const Arguments given{{"player", refOfTeam(white)}, {"colour", Colour::White}};
    if (const auto* record = std::get_if<TeamRecord>(&made->record)) {
        const TeamField& field = record->field;
        for (const TeamAllocation& each : record->pairing.matches) {
            if (TeamSeat{field.entrants[each.white].team, field.entrants[each.black].team} == match)
                return colourStep(section, field, each);
        }
        return Step{Phrase::ColourGivenByHand, given};
    }
    Section planned = section;
    planned.rounds.resize(static_cast<std::size_t>(round - 1));
    planned.rounds.push_back(made->round);
    const std::vector<TeamSeat> seats = teamSeatsOf(planned, round);
    const bool byTable = std::ranges::find(seats, match) != seats.end();
    return Step{byTable ? Phrase::ColourFromTable : Phrase::ColourGivenByHand, given};
}

DraftOutcome draftTeamSwiss(const Section& section, RoundNumber round, const RoundOptions& options,
                            const std::stop_token& stop, Progress* progress)
{
    if (!section.isTeamEvent()) return refuseOtherSystem(section, round, options, stop, progress);
    auto made = bestTeamRound(section, round, std::nullopt, stop);
    if (stop.stop_requested()) return Cancelled{};
    if (!made) {
        Unpairable none;
        none.field.round = round;
        return none;
    }
    Round drafted = teamRound(section, made->field, made->pairing);
    return DraftRound{std::move(drafted), *std::move(made)};
}

Explanation explainTeamOpponent(const ExplainCase& round, PlayerId player)
{
    if (!isPaired(round)) return explainRefusedOpponent(round, player);
    return TeamAnswers(round, ExplanationKind::Pairing).opponent(player);
}

std::optional<Explanation> explainTeamWhyNot(const ExplainCase& round, PlayerId player, PlayerId rival,
                                             const std::stop_token& stop)
{
    if (!isPaired(round)) return explainRefusedWhyNot(round, player, rival, stop);
    return TeamAnswers(round, ExplanationKind::WhyNot).whyNot(player, rival, stop);
}

Explanation explainTeamBye(const ExplainCase& round)
{
    if (!isPaired(round)) return explainRefusedBye(round);
    return TeamAnswers(round, ExplanationKind::Bye).bye();
}

Explanation explainTeamManual(const ExplainCase& round, const Round& manual, const std::stop_token& stop)
{
    if (!isPaired(round)) return explainRefusedManual(round, manual, stop);
    return manualAnswer(round, manual, article::kTeamBoards, {});
}

}  // namespace kydai::pairing
