#include "prizes/explain_need_prize.h"

#include "model/open_games.h"
#include "prizes/award.h"
#include "prizes/eligible.h"
#include "prizes/explain_prize.h"
#include "tiebreak/explain_need.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kydai::prizes {

namespace {

/// What one own result brings, over the results of the others.
struct Ways {
    int all = 0;
    int won = 0;
    std::int64_t low = 0;  ///< the least and the most that is won
    std::int64_t high = 0;
};

class NeedPrizeExplainer {
public:
    NeedPrizeExplainer(const Section& section, PlayerId player, std::size_t list)
        : m_section(section), m_player(player), m_self(*section.indexOf(player)), m_list(list), m_open(section)
    {
        m_answer.kind = ExplanationKind::NeedPrize;
        m_answer.subject = {Phrase::NeedPrizeQuestion, asked()};
    }

    Result<Explanation> make(const std::stop_token& stop, Progress* progress)
    {
        const auto now = awardsOf(m_section, m_section.prizes);
        if (!now) return now.error();
        const auto barred = whyNotEligible(m_section, *now->standings, m_section.prizes, list(), m_self);
        // What the games to come can still change does not bar anybody yet.
        const bool mayChange = barred == NotEligible::Games || barred == NotEligible::LastRound ||
                               barred == NotEligible::Points || barred == NotEligible::Eligible;
        if (!mayChange) return notEligible(*now);
        const RoundNumber all = m_section.roundsInAll();
        if (all > m_section.roundsPaired() || !m_open.areFew()) return byPlaces(*now);
        return byOutcomes(stop, progress);
    }

private:
    [[nodiscard]] const PrizeList& list() const { return m_section.prizes.lists[m_list]; }
    [[nodiscard]] PlayerRef who() const
    {
        const Player& player = m_section.players[m_self];
        return {player.tpn, player.name};
    }
    [[nodiscard]] Arguments asked() const { return {{"player", who()}, {"list", Text{list().name}}}; }
    void conclude(Phrase phrase, std::vector<std::pair<std::string, Value>> more = {})
    {
        Arguments arguments = asked();
        for (auto& argument : more) arguments.push_back(std::move(argument));
        m_answer.conclusion = {phrase, std::move(arguments), {}, true};
    }
    [[nodiscard]] Money money(std::int64_t amount) const { return {Fraction(amount), m_section.prizes.currency}; }

    Explanation notEligible(const Awards& now)
    {
        Explanation why = explainWhyNot(m_section, m_section.prizes, now, m_self, m_list);
        m_answer.conclusion = std::move(why.conclusion);
        m_answer.steps = std::move(why.steps);
        return finished("eligible");
    }

    // --- every outcome

    Result<Explanation> byOutcomes(const std::stop_token& stop, Progress* progress)
    {
        const auto own = m_open.gameOf(m_player);
        const bool white = own && m_open.game(*own).white == m_player;
        if (progress != nullptr) progress->start(m_open.outcomes());
        for (std::size_t outcome = 0; outcome < m_open.outcomes(); ++outcome) {
            if (stop.stop_requested()) return Error{Errc::Cancelled};
            const auto awards = awardsOf(m_open.endedAs(outcome), m_section.prizes);
            if (!awards) return awards.error();
            if (progress != nullptr) progress->advance();
            std::size_t result = own ? OpenGames::resultIn(outcome, *own) : 0;
            if (own && !white) result = OpenGames::kResults.size() - 1 - result;
            add(*awards, m_ways.at(result));
        }
        own ? tellOwn() : tellOthers();
        return finished("outcomes");
    }

    void add(const Awards& awards, Ways& ways) const
    {
        ++ways.all;
        for (const Award* award : awards.of(m_self)) {
            if (award->list != m_list) continue;
            ways.low = ways.won == 0 ? award->paid : std::min(ways.low, award->paid);
            ways.high = std::max(ways.high, award->paid);
            ++ways.won;
            return;
        }
    }

    void tellOwn()
    {
        // Down from the best own result: the last that is enough, the last with which it is possible.
        std::optional<std::size_t> enough;
        std::optional<std::size_t> possible;
        for (std::size_t at = 0; at < m_ways.size(); ++at) {
            const bool follows = at == 0 || (enough && *enough == at - 1);
            if (follows && m_ways.at(at).won == m_ways.at(at).all) enough = at;
            if (m_ways.at(at).won > 0) possible = at;
        }
        for (std::size_t at = 0; at < m_ways.size(); ++at) addRow(m_ways.at(at), OpenGames::kResults.at(at));
        const auto result = [](std::size_t at) { return OpenGames::kResults.at(at); };
        if (!possible) {
            conclude(Phrase::NeedPrizeNever);
        } else if (enough == m_ways.size() - 1) {
            conclude(Phrase::NeedPrizeSure);
        } else if (enough) {
            conclude(Phrase::NeedPrizeEnough, {{"outcome", result(*enough)}});
        } else {
            conclude(Phrase::NeedPrizeDepends, {{"outcome", result(*possible)}});
        }
        m_certain = enough ? Fact(wordOf(*enough)) : Fact();
        m_possible = possible ? Fact(wordOf(*possible)) : Fact();
    }

    void tellOthers()
    {
        const Ways& ways = m_ways.front();
        if (ways.won == 0) {
            conclude(Phrase::NeedPrizeNever);
        } else if (ways.won == ways.all) {
            conclude(Phrase::NeedPrizeSure);
        } else {
            conclude(Phrase::NeedPrizeOthers, {{"cases", Count{ways.won}}, {"n", Count{ways.all}}});
        }
        addRow(ways, std::nullopt);
    }

    static const char* wordOf(std::size_t result)
    {
        static constexpr std::array kWords{"win", "draw", "loss"};
        return kWords.at(result);
    }

    void addRow(const Ways& ways, std::optional<Outcome> outcome)
    {
        if (outcome) {
            const Value result = *outcome;
            if (ways.won == 0) {
                m_answer.steps.push_back({Phrase::NeedPrizeRowNone, {{"outcome", result}}});
            } else {
                m_answer.steps.push_back({Phrase::NeedPrizeRow,
                                          {{"outcome", result},
                                           {"cases", Count{ways.won}},
                                           {"n", Count{ways.all}},
                                           {"low", money(ways.low)},
                                           {"high", money(ways.high)}}});
            }
        }
        FactObject row;
        row.fields.emplace_back("result", outcome ? Fact(wordOf(rowCount())) : Fact());
        row.fields.emplace_back("ways", ways.all);
        row.fields.emplace_back("won", ways.won);
        row.fields.emplace_back("low", std::to_string(ways.low));
        row.fields.emplace_back("high", std::to_string(ways.high));
        m_rows.emplace_back(std::move(row));
    }
    [[nodiscard]] std::size_t rowCount() const { return m_rows.size(); }

    // --- places among those who may win it

    Result<Explanation> byPlaces(const Awards& now)
    {
        int prizes = 0;
        for (const PrizeLine& line : list().lines) prizes = std::max(prizes, line.last);
        std::vector<bool> rivals(m_section.players.size(), false);
        for (std::size_t player = 0; player < rivals.size(); ++player) {
            const auto barred = whyNotEligible(m_section, *now.standings, m_section.prizes, list(), player);
            rivals[player] = barred == NotEligible::Eligible || barred == NotEligible::Games ||
                             barred == NotEligible::LastRound || barred == NotEligible::Points;
        }
        tiebreak::Need places = tiebreak::needOf(m_section, m_player, prizes, rivals);
        m_answer.steps = std::move(places.told.steps);
        using Verdict = tiebreak::Need::Verdict;
        std::vector<std::pair<std::string, Value>> more{{"place", Count{prizes}}};
        if (places.verdict == Verdict::Enough || places.verdict == Verdict::Depends) {
            more.emplace_back("points", places.more);
            more.emplace_back("n", Count{places.games});
        }
        conclude(wordedFor(places.verdict), std::move(more));
        if (places.certain) m_certain = Fact(toDecimal(*places.certain));
        if (places.possible) m_possible = Fact(toDecimal(*places.possible));
        return finished("places");
    }

    static Phrase wordedFor(tiebreak::Need::Verdict verdict)
    {
        switch (verdict) {
        case tiebreak::Need::Verdict::Has:
            return Phrase::NeedPrizePlaceHas;
        case tiebreak::Need::Verdict::Enough:
            return Phrase::NeedPrizePlaceEnough;
        case tiebreak::Need::Verdict::Depends:
            return Phrase::NeedPrizePlaceDepends;
        case tiebreak::Need::Verdict::Over:
        case tiebreak::Need::Verdict::Never:
            break;
        }
        return Phrase::NeedPrizePlaceNever;
    }

    Explanation finished(const char* method)
    {
        FactList& facts = m_answer.facts.fields;
        facts.emplace_back("player", m_section.numberOf(m_player));
        facts.emplace_back("list", list().name);
        facts.emplace_back("method", method);
        facts.emplace_back("certain", m_certain);
        facts.emplace_back("possible", m_possible);
        facts.emplace_back("rows", std::move(m_rows));
        return std::move(m_answer);
    }

    const Section& m_section;
    PlayerId m_player;
    std::size_t m_self;
    std::size_t m_list;
    OpenGames m_open;
    std::array<Ways, OpenGames::kResults.size()> m_ways{};  ///< by the player's own result, the best first
    Fact m_certain{};
    Fact m_possible{};
    FactList m_rows{};
    Explanation m_answer;
};

}  // namespace

Result<Explanation> explainNeedPrize(const Section& section, PlayerId player, std::size_t list,
                                     const std::stop_token& stop, Progress* progress)
{
    return NeedPrizeExplainer(section, player, list).make(stop, progress);
}

}  // namespace kydai::prizes
