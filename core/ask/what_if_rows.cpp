#include "ask/what_if_rows.h"

#include "explain/explanation_json.h"
#include "norms/explain_norm.h"
#include "prizes/explain_prize.h"
#include "rating/report.h"
#include "tiebreak/explain_moves.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace kydai::ask {

namespace {

using Kind = WhatMoves::Kind;
using tiebreak::kNobody;
using tiebreak::Moves;
using tiebreak::MoveTeller;

Value orNone(const std::optional<Value>& value)
{
    if (value) return *value;
    return Word{"move.none"};
}

PlayerRef playerRef(const Section& section, PlayerId player)
{
    const Player* found = section.find(player);
    return found == nullptr ? PlayerRef{} : PlayerRef{found->tpn, found->name};
}

/// Nothing where somebody has no place.
std::optional<Value> placeValue(int rank)
{
    return rank == 0 ? std::nullopt : std::optional<Value>(Count{rank});
}

WhatMoves moveOf(Kind kind, const PlayerRef& player, std::string what = {})
{
    WhatMoves move;
    move.kind = kind;
    move.number = player.number;
    move.name = player.name;
    move.what = std::move(what);
    return move;
}

/// Places, points and tie-breaks of all participants.
class RankMoves {
public:
    RankMoves(const WhatIfSide& before, const WhatIfSide& after)
        : m_before(*before.section),
          m_after(*after.section),
          m_moves(tiebreak::movesBetween(before.standings, after.standings)),
          m_teller(m_before, m_after, m_moves),
          m_then(m_before, *m_moves.before),
          m_now(m_after, *m_moves.after)
    {
    }

    std::vector<WhatMoves> find()
    {
        for (const tiebreak::Move& move : m_moves.list) addPlace(move);
        addNewcomers();
        addGone();
        for (const tiebreak::Row& row : m_moves.after->rows) addPoints(row.participant);
        for (std::size_t column = 0; column < m_moves.after->columns.size(); ++column) {
            if (!m_moves.bothHave(column)) continue;
            for (const tiebreak::Row& row : m_moves.after->rows) addValue(column, row.participant);
        }
        return std::move(m_found);
    }

private:
    static Fact placeFact(int rank) { return rank == 0 ? Fact() : Fact(rank); }

    WhatMoves& add(Kind kind, const tiebreak::Names& names, std::size_t participant, std::string what = {})
    {
        m_found.push_back(moveOf(kind, {names.number(participant), names.name(participant)}, std::move(what)));
        return m_found.back();
    }
    WhatMoves& addPlaces(const tiebreak::Names& names, std::size_t participant, int before, int after)
    {
        WhatMoves& row = add(Kind::Place, names, participant);
        row.before = placeValue(before);
        row.after = placeValue(after);
        row.facts.fields.emplace_back("before", placeFact(before));
        row.facts.fields.emplace_back("after", placeFact(after));
        return row;
    }

    void addPlace(const tiebreak::Move& move)
    {
        WhatMoves& row = addPlaces(m_now, move.participant, move.before, move.after);
        row.why = m_teller.place(move);
        row.facts.fields.emplace_back("cause", m_teller.placeFacts(move));
    }
    void addNewcomers()
    {
        for (const tiebreak::Row& row : m_moves.after->rows) {
            if (m_moves.beforeOf[row.participant] != kNobody || row.rank == 0) continue;
            addPlaces(m_now, row.participant, 0, row.rank).why = {
                Phrase::MoveIn, {{"player", m_now.of(row.participant)}, {"after", Count{row.rank}}}};
        }
    }
    void addGone()
    {
        for (const tiebreak::Row& row : m_moves.before->rows) {
            if (std::ranges::find(m_moves.beforeOf, row.participant) != m_moves.beforeOf.end() || row.rank == 0)
                continue;
            addPlaces(m_then, row.participant, row.rank, 0).why = {
                Phrase::MoveOut, {{"player", m_then.of(row.participant)}, {"before", Count{row.rank}}}};
        }
    }

    void addPoints(std::size_t participant)
    {
        const std::size_t then = m_moves.beforeOf[participant];
        if (then == kNobody) return;
        const Points was = m_moves.before->competition->primary.score(then);
        const Points now = m_moves.after->competition->primary.score(participant);
        if (was == now) return;
        WhatMoves& row = add(Kind::Points, m_now, participant);
        row.before = was;
        row.after = now;
        row.why = {Phrase::IfPointsOf, {{"player", m_now.of(participant)}, {"before", was}, {"after", now}}};
        constexpr int kTenths = 10;
        row.facts.fields.emplace_back("before", tiebreak::numberFact(Fraction(was.tenths, kTenths)));
        row.facts.fields.emplace_back("after", tiebreak::numberFact(Fraction(now.tenths, kTenths)));
    }

    void addValue(std::size_t column, std::size_t participant)
    {
        if (m_moves.beforeOf[participant] == kNobody) return;
        const auto& was = m_moves.valueBefore(column, participant).value;
        const auto& now = m_moves.valueAfter(column, participant).value;
        if (was == now) return;
        WhatMoves& row = add(Kind::TieBreak, m_now, participant, m_moves.after->columns[column].code.text);
        if (was) row.before = *was;
        if (now) row.after = *now;
        row.why = m_teller.value(column, participant);
        row.facts.fields.emplace_back("before", tiebreak::numberFact(was));
        row.facts.fields.emplace_back("after", tiebreak::numberFact(now));
        row.facts.fields.emplace_back("cause", m_teller.valueFacts(column, participant));
    }

    const Section& m_before;
    const Section& m_after;
    Moves m_moves;
    MoveTeller m_teller;
    tiebreak::Names m_then;
    tiebreak::Names m_now;
    std::vector<WhatMoves> m_found{};
};

/// The prizes that a player wins of a list with its name, in their order.
class WonPrizes {
public:
    explicit WonPrizes(const WhatIfSide& side) : m_side(side) {}

    using Won = std::tuple<std::string, PlayerId>;

    void addTo(std::set<Won>& all) const
    {
        if (!m_side.awards) return;
        for (const prizes::Award& award : m_side.awards->awards)
            all.emplace(plan().lists[award.list].name, m_side.section->players[award.player].id);
    }

    [[nodiscard]] const prizes::Award* find(const Won& won) const
    {
        if (!m_side.awards) return nullptr;
        const auto is = [&](const prizes::Award& award) {
            return won == Won(plan().lists[award.list].name, m_side.section->players[award.player].id);
        };
        const auto at = std::ranges::find_if(m_side.awards->awards, is);
        return at == m_side.awards->awards.end() ? nullptr : &*at;
    }

    [[nodiscard]] std::string line(const prizes::Award& award, std::string PrizeLine::*text) const
    {
        return award.line == prizes::kNone ? std::string() : plan().lists[award.list].lines[award.line].*text;
    }

    [[nodiscard]] Fact fact(const prizes::Award* award) const
    {
        if (award == nullptr) return {};
        return FactObject{{{"place", award->place},
                           {"prize", line(*award, &PrizeLine::name)},
                           {"amount", std::to_string(award->paid)},
                           {"exact", exactText(award->exact)},
                           {"award", line(*award, &PrizeLine::award)}}};
    }

    [[nodiscard]] std::optional<Value> cell(const prizes::Award* award) const
    {
        if (award == nullptr) return std::nullopt;
        const std::string thing = line(*award, &PrizeLine::award);
        Step step{Phrase::IfAward, {{"place", Count{award->place}}, {"amount", Money{award->paid, plan().currency}}}};
        if (award->paid == 0 && !thing.empty())
            step = {Phrase::IfAwardThing, {{"place", Count{award->place}}, {"award", Text{thing}}}};
        return Clause{{std::move(step)}};
    }

    /// How it comes, or why it doesn't.
    [[nodiscard]] std::vector<Step> why(const Won& won) const
    {
        if (!m_side.awards) return {};
        if (const prizes::Award* award = find(won))
            return prizes::workingOf(*m_side.section, plan(), *m_side.awards, *award);
        const auto list = std::ranges::find(plan().lists, std::get<0>(won), &PrizeList::name);
        const auto player = m_side.section->indexOf(std::get<1>(won));
        if (list == plan().lists.end() || !player) return {};
        return {prizes::explainWhyNot(*m_side.section, plan(), *m_side.awards, *player,
                                      static_cast<std::size_t>(list - plan().lists.begin()))
                    .conclusion};
    }

    [[nodiscard]] int place(PlayerId player) const
    {
        const auto& standings = *m_side.standings;
        if (standings.competition->teams) return 0;
        const auto at = standings.competition->indexOf(player);
        return at ? standings.rank(*at) : 0;
    }

private:
    [[nodiscard]] const PrizePlan& plan() const { return m_side.section->prizes; }

    const WhatIfSide& m_side;
};

bool sameFact(const Fact& a, const Fact& b)
{
    return toJson(a) == toJson(b);
}

/// What a system gives a player, as the list of ratings has it.
Fact ratingFact(const rating::Record* record)
{
    if (record == nullptr) return {};
    const auto number = [](const std::optional<double>& value) { return value ? Fact(*value) : Fact(); };
    constexpr double kHalves = 2.0;
    return FactObject{{{"status", std::string(rating::codeOf(record->status))},
                       {"games", record->games},
                       {"score", record->score / kHalves},
                       {"expected", number(record->expected)},
                       {"change", record->change},
                       {"performance", number(record->performance)},
                       {"after", number(record->after)}}};
}

/// Two calculations of one player.
class RatingMove {
public:
    explicit RatingMove(const WhatIfSide& after) : m_after(after) {}

    [[nodiscard]] std::optional<WhatMoves> of(const PlayerRef& ref, const rating::Record* was,
                                              const rating::Record* now) const
    {
        const Fact then = ratingFact(was);
        const Fact today = ratingFact(now);
        if (sameFact(then, today)) return std::nullopt;
        const rating::SystemInfo& system = rating::info(m_after.ratings.system);
        WhatMoves move = moveOf(Kind::Rating, ref, std::string(system.code));
        move.before = shown(was, &rating::Record::after, system.decimals);
        move.after = shown(now, &rating::Record::after, system.decimals);
        move.why = {Phrase::IfRating,
                    {{"player", ref},
                     {"code", Code{std::string(system.name)}},
                     {"before", orNone(move.before)},
                     {"after", orNone(move.after)}}};
        if (was != nullptr && now != nullptr) addWhy(*was, *now, move.why.details);
        move.facts.fields.emplace_back("before", then);
        move.facts.fields.emplace_back("after", today);
        return move;
    }

private:
    static std::optional<Value> shown(const rating::Record* record, std::optional<double> rating::Record::*of,
                                      int decimals)
    {
        if (record == nullptr || !(record->*of)) return std::nullopt;
        return Real{*(record->*of), decimals};
    }

    void addWhy(const rating::Record& was, const rating::Record& now, std::vector<Step>& details) const
    {
        constexpr int kDecimals = 2;
        if (was.change != now.change)
            details.push_back(
                {Phrase::IfRatingChange,
                 {{"before", Real{was.change, kDecimals, true}}, {"after", Real{now.change, kDecimals, true}}}});
        if (was.performance != now.performance)
            details.push_back({Phrase::IfPerformance,
                               {{"before", orNone(shown(&was, &rating::Record::performance, 0))},
                                {"after", orNone(shown(&now, &rating::Record::performance, 0))}}});
        const std::size_t rounds = std::min(was.terms.size(), now.terms.size());
        for (std::size_t at = 0; at < rounds; ++at) addTerm(was.terms[at], now.terms[at], details);
    }

    void addTerm(const rating::GameTerm& was, const rating::GameTerm& now, std::vector<Step>& details) const
    {
        const Value round = RoundRef{now.round};
        if (was.outcome != now.outcome) {
            details.push_back(
                {Phrase::IfRatedRound, {{"round", round}, {"before", was.outcome}, {"after", now.outcome}}});
        } else if (now.counts() && was.counts() && was.used != now.used && now.opponent != rating::GameTerm::kNobody) {
            const rating::Entrant& opponent = m_after.pool.entrants[now.opponent];
            details.push_back({Phrase::IfRatedOpponent,
                               {{"round", round},
                                {"opponent", playerRef(*m_after.section, opponent.id)},
                                {"before", Real{was.used, 0}},
                                {"after", Real{now.used, 0}}}});
        }
    }

    const WhatIfSide& m_after;
};

const rating::Record* recordOf(const WhatIfSide& side, PlayerId player)
{
    const auto entrant = side.pool.indexOf(player);
    if (!entrant) return nullptr;
    const auto at = std::ranges::find(side.ratings.records, *entrant, &rating::Record::entrant);
    return at == side.ratings.records.end() ? nullptr : &*at;
}

/// Everybody of either side, by number.
std::vector<std::pair<PlayerRef, PlayerId>> everybody(const WhatIfSide& before, const WhatIfSide& after)
{
    std::vector<std::pair<PlayerRef, PlayerId>> all;
    for (const Player& player : after.section->players) all.emplace_back(PlayerRef{player.tpn, player.name}, player.id);
    for (const Player& player : before.section->players) {
        if (after.section->find(player.id) == nullptr) all.emplace_back(PlayerRef{player.tpn, player.name}, player.id);
    }
    std::ranges::stable_sort(all, {}, [](const auto& one) { return one.first.number; });
    return all;
}

/// A player's norm of a title on one side, listed there or not.
class NormSide {
public:
    NormSide(const WhatIfSide& side, PlayerId player, norms::Norm norm) : m_side(side), m_norm(norm)
    {
        const auto index = side.section->indexOf(player);
        if (!index || side.event.obstacle != norms::Obstacle::None) return;
        m_player = *index;
        const auto at = std::ranges::find_if(
            side.norms, [&](const norms::NormEntry& entry) { return entry.player == *index && entry.norm == norm; });
        if (at != side.norms.end()) m_entry = &*at;
        m_attempt = norms::attemptOf(*side.section, side.event, *index, norm);
    }

    /// As the list of norms has it; nothing where it doesn't name him.
    [[nodiscard]] Fact fact() const
    {
        if (m_entry == nullptr) return {};
        const norms::Attempt& made = m_entry->attempt;
        FactList broken;
        for (const norms::Condition condition : made.broken) broken.emplace_back(std::string(norms::wordOf(condition)));
        constexpr double kHalves = 2.0;
        return FactObject{{{"made", made.made()},
                           {"games", made.count()},
                           {"counts_as", made.countsAs},
                           {"score", made.score / kHalves},
                           {"required", made.required ? Fact(*made.required / kHalves) : Fact()},
                           {"average", made.figures.average},
                           {"percent", made.figures.percent},
                           {"dp", made.figures.difference},
                           {"performance", made.figures.performance},
                           {"holders", made.mix.holders},
                           {"level", made.mix.level},
                           {"own", made.mix.own},
                           {"federations", made.mix.foreign},
                           {"largest", made.mix.largest},
                           {"broken", std::move(broken)},
                           {"outlook", std::string(norms::wordOf(m_entry->forecast.outlook))},
                           {"needed", m_entry->forecast.needed / kHalves}}};
    }

    [[nodiscard]] std::optional<Value> state() const
    {
        if (m_entry == nullptr) return std::nullopt;
        if (m_entry->attempt.made()) return Word{"if.norm_made"};
        const bool isOver = m_entry->forecast.outlook == norms::Outlook::Over ||
                            m_entry->forecast.outlook == norms::Outlook::Impossible;
        return Word{isOver ? "if.norm_missed" : "if.norm_open"};
    }

    /// What it comes to, and the conditions that are broken.
    [[nodiscard]] std::optional<Step> why(Phrase phrase) const
    {
        if (!m_attempt) return std::nullopt;
        Explanation told = norms::explainNorm(*m_side.section, m_side.event, m_player, *m_attempt, m_norm);
        Step step{phrase, {{"why", Clause{{std::move(told.conclusion)}}}}};
        for (Step& condition : norms::conditionSteps(*m_side.section, m_side.event, m_player, *m_attempt, m_norm)) {
            if (condition.decisive) step.details.push_back(std::move(condition));
        }
        return step;
    }

private:
    const WhatIfSide& m_side;
    norms::Norm m_norm;
    std::size_t m_player = 0;
    const norms::NormEntry* m_entry = nullptr;
    std::optional<norms::Attempt> m_attempt{};
};

}  // namespace

std::vector<WhatMoves> rankMoves(const WhatIfSide& before, const WhatIfSide& after)
{
    return RankMoves(before, after).find();
}

std::vector<WhatMoves> prizeMoves(const WhatIfSide& before, const WhatIfSide& after)
{
    const WonPrizes was(before);
    const WonPrizes now(after);
    std::set<WonPrizes::Won> all;
    was.addTo(all);
    now.addTo(all);
    std::vector<WhatMoves> found;
    for (const WonPrizes::Won& won : all) {
        const Fact then = was.fact(was.find(won));
        const Fact today = now.fact(now.find(won));
        if (sameFact(then, today)) continue;
        const auto& [list, player] = won;
        const Section& names = after.section->find(player) != nullptr ? *after.section : *before.section;
        WhatMoves move = moveOf(Kind::Prize, playerRef(names, player), list);
        move.before = was.cell(was.find(won));
        move.after = now.cell(now.find(won));
        move.why = {Phrase::IfPrize,
                    {{"player", playerRef(names, player)},
                     {"list", Text{list}},
                     {"before", orNone(move.before)},
                     {"after", orNone(move.after)}}};
        if (was.place(player) != now.place(player))
            move.why.details.push_back({Phrase::IfPlaceThere,
                                        {{"before", orNone(placeValue(was.place(player)))},
                                         {"after", orNone(placeValue(now.place(player)))}}});
        for (Step& step : now.why(won)) move.why.details.push_back(std::move(step));
        move.facts.fields.emplace_back("before", then);
        move.facts.fields.emplace_back("after", today);
        found.push_back(std::move(move));
    }
    std::ranges::stable_sort(found, {}, [](const WhatMoves& move) { return std::tie(move.what, move.number); });
    return found;
}

std::vector<WhatMoves> ratingMoves(const WhatIfSide& before, const WhatIfSide& after)
{
    const RatingMove moves(after);
    std::vector<WhatMoves> found;
    for (const auto& [ref, player] : everybody(before, after)) {
        if (auto move = moves.of(ref, recordOf(before, player), recordOf(after, player)))
            found.push_back(*std::move(move));
    }
    return found;
}

std::vector<WhatMoves> normMoves(const WhatIfSide& before, const WhatIfSide& after)
{
    std::set<std::pair<PlayerId, norms::Norm>> all;
    for (const WhatIfSide* side : {&before, &after}) {
        for (const norms::NormEntry& entry : side->norms)
            all.emplace(side->section->players[entry.player].id, entry.norm);
    }
    std::vector<WhatMoves> found;
    for (const auto& [player, norm] : all) {
        const NormSide was(before, player, norm);
        const NormSide now(after, player, norm);
        if (sameFact(was.fact(), now.fact())) continue;
        const Section& names = after.section->find(player) != nullptr ? *after.section : *before.section;
        WhatMoves move = moveOf(Kind::Norm, playerRef(names, player), std::string(norms::nameOf(norm)));
        move.before = was.state();
        move.after = now.state();
        move.why = {Phrase::IfNorm,
                    {{"player", playerRef(names, player)},
                     {"code", Code{move.what}},
                     {"before", orNone(move.before)},
                     {"after", orNone(move.after)}}};
        if (auto why = was.why(Phrase::IfNormNow)) move.why.details.push_back(*std::move(why));
        if (auto why = now.why(Phrase::IfNormThen)) move.why.details.push_back(*std::move(why));
        move.facts.fields.emplace_back("before", was.fact());
        move.facts.fields.emplace_back("after", now.fact());
        found.push_back(std::move(move));
    }
    std::ranges::stable_sort(found, {}, &WhatMoves::number);
    return found;
}

}  // namespace kydai::ask
