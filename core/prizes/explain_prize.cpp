#include "prizes/explain_prize.h"

#include "explain/explanation_json.h"

#include <algorithm>

namespace kydai::prizes {

namespace {

PlayerRef refOf(const Section& section, std::size_t player)
{
    return {section.players[player].tpn, section.players[player].name};
}

Points pointsOf(const Awards& awards, std::size_t player)
{
    return awards.standings->competition->primary.score(player);
}

/// The working of one award, line by line.
class Working {
public:
    Working(const Section& section, const PrizePlan& plan, const Awards& awards, const Award& award)
        : m_section(section),
          m_plan(plan),
          m_awards(awards),
          m_award(award),
          m_list(plan.lists[award.list]),
          m_result(awards.lists[award.list])
    {
    }

    std::vector<Step> run()
    {
        if (m_award.pool != kNone)
            pool();
        else if (m_award.tie != kNone)
            tie();
        else
            ofPlace();
        if (m_list.basedOn > 0) say(Phrase::PrizeBasedOn, {{"list", list()}, {"asked", Count{m_list.basedOn}}});
        if (m_result.state == ListState::Halved)
            say(Phrase::PrizeHalved,
                {{"list", list()}, {"n", Count{m_result.entrants}}, {"needed", Count{m_list.minEntrants}}});
        constexpr int kAll = 100;
        if (m_list.unratedPercent < kAll && m_section.players[m_award.player].rating == 0)
            say(Phrase::PrizeUnratedPart, {{"list", list()}, {"percent", Count{m_list.unratedPercent}}});
        if (m_award.instead > Fraction())
            say(Phrase::PrizeInstead,
                {{"list", list()}, {"amount", money(m_award.exact)}, {"instead", money(m_award.instead)}});
        if (m_award.titleOnly) say(Phrase::PrizeLowerUnpaid, {{"list", list()}});
        if (m_award.exact != Fraction(m_award.paid))
            say(Phrase::PrizeRounded,
                {{"exact", money(m_award.exact)}, {"unit", money(m_plan.unit)}, {"amount", money(m_award.paid)}});
        return std::move(m_steps);
    }

private:
    [[nodiscard]] Text list() const { return {m_list.name}; }
    [[nodiscard]] Money money(const Fraction& amount) const { return {amount, m_plan.currency}; }
    [[nodiscard]] Fraction ownPrize() const
    {
        const auto at = static_cast<std::size_t>(m_award.place - 1);
        return at < m_result.prizes.size() ? m_result.prizes[at] : Fraction();
    }
    void say(Phrase phrase, Arguments arguments) { m_steps.push_back({phrase, std::move(arguments)}); }

    void ofPlace()
    {
        const Count place{m_award.place};
        if (m_list.order == PrizeOrder::Standings)
            return say(Phrase::PrizeOfPlace, {{"list", list()}, {"place", place}, {"amount", money(ownPrize())}});
        const char* const order =
            m_list.order == PrizeOrder::BestGain ? "prize_order.best_gain" : "prize_order.best_performance";
        say(Phrase::PrizeByOrder,
            {{"list", list()}, {"order", Word{order}}, {"place", place}, {"amount", money(ownPrize())}});
    }

    void tie()
    {
        const TieShare& tie = m_result.shares.ties[m_award.tie];
        if (tie.players() == 1) return ofPlace();
        Arguments arguments{{"list", list()},
                            {"first", Count{tie.first}},
                            {"last", Count{tie.last}},
                            {"score", pointsOf(m_awards, m_award.player)}};
        if (tie.sharing == PrizeSharing::None) {
            arguments.insert(arguments.begin() + 1, {"place", Count{m_award.place}});
            arguments.insert(arguments.begin() + 2, {"amount", money(m_award.exact)});
            return say(Phrase::PrizeOfTieBreak, std::move(arguments));
        }
        if (m_award.place - tie.first >= tie.sharers) return say(Phrase::PrizeTooLateForPot, std::move(arguments));
        arguments.emplace_back("total", money(tie.total));
        arguments.emplace_back("sharers", Count{tie.sharers});
        arguments.emplace_back("each", money(tie.each));
        if (tie.sharing == PrizeSharing::Hort) {
            arguments.emplace_back("place", Count{m_award.place});
            arguments.emplace_back("own", money(ownPrize()));
            arguments.emplace_back("share",
                                   money(m_result.shares.amounts[static_cast<std::size_t>(m_award.place - 1)]));
            say(Phrase::PrizeHort, std::move(arguments));
        } else {
            say(Phrase::PrizeShared, std::move(arguments));
        }
        if (tie.minimumCut)
            say(Phrase::PrizeMinimum, {{"minimum", money(m_list.minimum)}, {"sharers", Count{tie.sharers}}});
    }

    void pool()
    {
        const Pool& pool = m_awards.pools.pools[m_award.pool];
        say(Phrase::PrizePool, {{"n", Count{static_cast<std::int64_t>(pool.players.size())}},
                                {"score", pointsOf(m_awards, m_award.player)},
                                {"total", money(pool.total)},
                                {"each", money(pool.each)}});
        for (const std::size_t prize : pool.prizes) {
            const auto [index, place] = m_awards.pooledPrizes[prize];
            const PrizeList& of = m_plan.lists[index];
            m_steps.back().details.push_back(
                {Phrase::PrizeOfPlace,
                 {{"list", Text{of.name}},
                  {"place", Count{place}},
                  {"amount", money(m_awards.lists[index].prizes[static_cast<std::size_t>(place - 1)])}}});
        }
        if (pool.alone) {
            const auto [index, place] = m_awards.pooledPrizes[pool.aloneWith];
            say(Phrase::PrizePoolAlone, {{"list", Text{m_plan.lists[index].name}},
                                         {"each", money(pool.aloneShare)},
                                         {"together", money(pool.together)}});
        }
        const auto row = static_cast<std::size_t>(std::ranges::find(m_awards.pooledPlayers, m_award.player) -
                                                  m_awards.pooledPlayers.begin());
        if (std::ranges::find(pool.capped, row) != pool.capped.end())
            say(Phrase::PrizePoolCapped, {{"amount", money(m_award.exact)}});
    }

    const Section& m_section;
    const PrizePlan& m_plan;
    const Awards& m_awards;
    const Award& m_award;
    const PrizeList& m_list;
    const ListResult& m_result;
    std::vector<Step> m_steps{};
};

FactObject factOf(const Section& section, const PrizePlan& plan, const Award& award,
                  const std::optional<std::size_t>& next)
{
    FactObject fact;
    const auto add = [&](const char* field, Fact value) { fact.fields.emplace_back(field, std::move(value)); };
    add("list", plan.lists[award.list].name);
    add("place", award.place);
    add("amount", std::to_string(award.paid));
    add("exact", exactText(award.exact));
    add("instead", award.instead == Fraction() ? Fact(std::monostate{}) : Fact(exactText(award.instead)));
    add("title_only", award.titleOnly);
    add("next", next ? Fact(section.players[*next].tpn) : Fact(std::monostate{}));
    return fact;
}

Step awardStep(const Section& section, const PrizePlan& plan, const Award& award)
{
    const PrizeList& list = plan.lists[award.list];
    const Value player = refOf(section, award.player);
    const Count place{award.place};
    if (award.titleOnly)
        return {Phrase::PrizeHasTitle, {{"player", player}, {"list", Text{list.name}}, {"place", place}}};
    const std::string what = award.line == kNone ? std::string() : list.lines[award.line].award;
    if (award.paid == 0 && !what.empty())
        return {Phrase::PrizeWinsAward,
                {{"player", player}, {"award", Text{what}}, {"list", Text{list.name}}, {"place", place}}};
    if (award.paid == 0)
        return {Phrase::PrizeHasTitle, {{"player", player}, {"list", Text{list.name}}, {"place", place}}};
    return {Phrase::PrizeWins,
            {{"player", player},
             {"amount", Money{award.paid, plan.currency}},
             {"list", Text{list.name}},
             {"place", place}}};
}

Step standingStep(const Section& section, const Awards& awards, std::size_t player)
{
    return {Phrase::PrizeStanding,
            {{"player", refOf(section, player)},
             {"place", Count{awards.standings->rank(player)}},
             {"score", pointsOf(awards, player)}}};
}

void addFinality(const Section& section, const Awards& awards, std::vector<Step>& steps)
{
    if (section.frozenPrizes.isFrozen())
        steps.push_back({Phrase::PrizeFrozenAfter, {{"round", RoundRef{section.frozenPrizes.round}}}});
    for (Step& step : provisionalSteps(awards)) steps.push_back(std::move(step));
}

/// The condition that keeps a player out, with its numbers.
Step outStep(const Section& section, const PrizePlan& plan, const Awards& awards, const PrizeList& list,
             std::size_t index, NotEligible why)
{
    const Player& player = section.players[index];
    const PrizeCondition& asked = list.condition;
    const Value self = refOf(section, index);
    const auto upTo = [](int limit, int most) { return Count{limit > 0 ? limit : most}; };
    constexpr int kOldest = 120;
    constexpr int kHighest = 3000;
    switch (why) {
    case NotEligible::Eligible:
        break;
    case NotEligible::Excluded:
        return {Phrase::PrizeExcluded,
                {{"player", self}, {"reason", Text{exclusionOf(plan, list, player.id)->reason}}}};
    case NotEligible::NoPlace:
        return {Phrase::PrizeNoPlace, {{"player", self}}};
    case NotEligible::SexUnknown:
        return {Phrase::PrizeSexUnknown, {{"player", self}}};
    case NotEligible::BirthUnknown:
        return {Phrase::PrizeBirthUnknown, {{"player", self}}};
    case NotEligible::Sex:
        return {Phrase::PrizeOtherSex, {{"sex", Word{asked.sex == Sex::Male ? "prize_sex.male" : "prize_sex.female"}}}};
    case NotEligible::Age:
        return {Phrase::PrizeAge,
                {{"player", self},
                 {"age", Count{ageOf(player, section, plan.ageDay)}},
                 {"from", Count{asked.ageFrom}},
                 {"to", upTo(asked.ageTo, kOldest)}}};
    case NotEligible::Rating:
        return {Phrase::PrizeRating,
                {{"player", self},
                 {"rating", Count{player.rating}},
                 {"from", Count{asked.ratingFrom}},
                 {"to", upTo(asked.ratingTo, kHighest)}}};
    case NotEligible::Unrated:
        return {Phrase::PrizeUnrated, {{"player", self}}};
    case NotEligible::Rated:
        return {Phrase::PrizeRated, {{"player", self}, {"rating", Count{player.rating}}}};
    case NotEligible::Unit:
        return {Phrase::PrizeOtherUnit, {{"unit", Text{asked.unit}}}};
    case NotEligible::Federation:
        return {Phrase::PrizeOtherFederation, {{"federation", Code{asked.federation}}}};
    case NotEligible::Category:
        return {Phrase::PrizeOtherCategory, {{"category", Text{asked.category}}}};
    case NotEligible::FreeColumn:
        return {Phrase::PrizeOtherField, {{"head", Text{asked.field.head}}, {"text", Text{asked.field.text}}}};
    case NotEligible::Games:
        return {Phrase::PrizeFewGames, {{"needed", Count{asked.minGames}}}};
    case NotEligible::LastRound:
        return {Phrase::PrizeLastRound, {{"player", self}}};
    case NotEligible::Points:
        return {Phrase::PrizeFewPoints, {{"score", pointsOf(awards, index)}, {"needed", asked.minPoints}}};
    }
    return standingStep(section, awards, index);
}

}  // namespace

std::vector<Step> workingOf(const Section& section, const PrizePlan& plan, const Awards& awards, const Award& award)
{
    return Working(section, plan, awards, award).run();
}

std::vector<Step> provisionalSteps(const Awards& awards)
{
    std::vector<Step> steps;
    const auto add = [&](Phrase phrase, int count) {
        if (count > 0) steps.push_back({phrase, {{"n", Count{count}}}});
    };
    add(Phrase::PrizeOpenGames, awards.provisional.openGames);
    add(Phrase::PrizeRoundsToCome, awards.provisional.roundsToCome);
    add(Phrase::PrizeProtests, awards.provisional.protests);
    return steps;
}

Explanation explainPrize(const Section& section, const PrizePlan& plan, const Awards& awards, std::size_t player)
{
    Explanation told;
    told.kind = ExplanationKind::Prize;
    told.subject = {Phrase::PrizeSubject, {{"player", refOf(section, player)}}};
    const std::vector<const Award*> his = awards.of(player);
    std::int64_t inAll = 0;
    for (const Award* award : his) inAll += award->paid;
    if (plan.lists.empty())
        told.conclusion = {Phrase::PrizeNothingPlanned};
    else if (his.empty())
        told.conclusion = {Phrase::PrizeNone, {{"player", refOf(section, player)}}};
    else if (his.size() == 1)
        told.conclusion = awardStep(section, plan, *his.front());
    else
        told.conclusion = {Phrase::PrizeInAll,
                           {{"player", refOf(section, player)},
                            {"n", Count{static_cast<std::int64_t>(his.size())}},
                            {"amount", Money{inAll, plan.currency}}}};
    told.steps.push_back(standingStep(section, awards, player));
    FactList prizes;
    for (const Award* award : his) {
        if (his.size() > 1) told.steps.push_back(awardStep(section, plan, *award));
        for (Step& step : workingOf(section, plan, awards, *award)) told.steps.push_back(std::move(step));
        const auto next = nextInLine(section, plan, awards, *award);
        if (next)
            told.steps.push_back({Phrase::PrizeNextInLine, {{"player", refOf(section, *next)}}});
        else
            told.steps.push_back({Phrase::PrizeNobodyNext});
        prizes.emplace_back(factOf(section, plan, *award, next));
    }
    addFinality(section, awards, told.steps);
    told.facts.fields.emplace_back("player", Fact(section.players[player].tpn));
    told.facts.fields.emplace_back("currency", Fact(plan.currency));
    told.facts.fields.emplace_back("amount", Fact(std::to_string(inAll)));
    told.facts.fields.emplace_back("provisional", Fact(awards.provisional.any()));
    told.facts.fields.emplace_back("prizes", Fact(std::move(prizes)));
    return told;
}

namespace {

/// The answer to "why not", and its word in the JSON.
struct Answer {
    Step conclusion{};
    std::vector<Step> steps{};
    const char* reason = "";
};

Answer whyNot(const Section& section, const PrizePlan& plan, const Awards& awards, std::size_t player,
              std::size_t index)
{
    const PrizeList& list = plan.lists[index];
    const ListResult& result = awards.lists[index];
    const Value self = refOf(section, player);
    const Text name{list.name};
    const std::vector<const Award*> his = awards.of(player);
    const auto won = std::ranges::find(his, index, &Award::list);
    if (won != his.end())
        return {{Phrase::PrizeDoesWin, {{"player", self}, {"list", name}, {"place", Count{(*won)->place}}}},
                workingOf(section, plan, awards, **won),
                "wins"};
    if (result.state == ListState::NotAwarded)
        return {{Phrase::PrizeListNotAwarded,
                 {{"list", name}, {"n", Count{result.entrants}}, {"needed", Count{list.minEntrants}}}},
                {},
                "not_awarded"};
    if (result.state == ListState::Merged)
        return {{Phrase::PrizeListMerged, {{"list", name}, {"into", Text{list.mergeInto}}}}, {}, "merged"};
    const auto at = std::ranges::find(result.eligible, player);
    if (at == result.eligible.end()) {
        const NotEligible why = whyNotEligible(section, *awards.standings, plan, list, player);
        Step out = outStep(section, plan, awards, list, player, why);
        out.decisive = true;
        return {{Phrase::PrizeNotEligible, {{"player", self}, {"list", name}}}, {std::move(out)}, "not_eligible"};
    }
    Answer answer;
    answer.steps.push_back({Phrase::PrizeOwnPlace,
                            {{"player", self},
                             {"place", Count{at - result.eligible.begin() + 1}},
                             {"n", Count{static_cast<std::int64_t>(result.eligible.size())}}}});
    const auto inGroup = std::ranges::find_if(his, [&](const Award* award) {
        return plan.lists[award->list].group == list.group && !plan.lists[award->list].cumulative && !list.cumulative;
    });
    Players before;
    for (const Award& award : awards.awards) {
        if (award.list == index) before.players.push_back(refOf(section, award.player));
    }
    if (inGroup != his.end()) {
        answer.conclusion = {Phrase::PrizeHasAnother,
                             {{"player", self},
                              {"other", Text{plan.lists[(*inGroup)->list].name}},
                              {"amount", Money{(*inGroup)->paid, plan.currency}}}};
        answer.reason = "has_another";
        for (Step& step : workingOf(section, plan, awards, **inGroup)) answer.steps.push_back(std::move(step));
        return answer;
    }
    answer.conclusion = {Phrase::PrizeOthersBefore, {{"list", name}, {"players", std::move(before)}}};
    answer.reason = "others_before";
    return answer;
}

}  // namespace

Explanation explainWhyNot(const Section& section, const PrizePlan& plan, const Awards& awards, std::size_t player,
                          std::size_t list)
{
    Explanation told;
    told.kind = ExplanationKind::PrizeWhyNot;
    told.subject = {Phrase::PrizeWhyNotSubject,
                    {{"player", refOf(section, player)}, {"list", Text{plan.lists[list].name}}}};
    Answer answer = whyNot(section, plan, awards, player, list);
    told.conclusion = std::move(answer.conclusion);
    told.steps.push_back(standingStep(section, awards, player));
    for (Step& step : answer.steps) told.steps.push_back(std::move(step));
    addFinality(section, awards, told.steps);
    FactList winners;
    for (const Award& award : awards.awards) {
        if (award.list == list) winners.emplace_back(section.players[award.player].tpn);
    }
    told.facts.fields.emplace_back("player", Fact(section.players[player].tpn));
    told.facts.fields.emplace_back("list", Fact(plan.lists[list].name));
    told.facts.fields.emplace_back("reason", Fact(answer.reason));
    told.facts.fields.emplace_back("winners", Fact(std::move(winners)));
    told.facts.fields.emplace_back("provisional", Fact(awards.provisional.any()));
    return told;
}

}  // namespace kydai::prizes
