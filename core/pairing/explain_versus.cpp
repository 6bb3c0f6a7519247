// Two pairings side by side: why does a friend on the same score meet somebody weaker?
#include "model/scorecards.h"
#include "pairing/explain_case.h"
#include "pairing/explain_questions.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace kydai::pairing {

namespace {

/// One of the two: the answer about his pairing, and where he stands.
struct Side {
    PlayerId player{};
    PlayerId opponent{};
    const Entrant* entrant = nullptr;  ///< null: he was not to be paired
    const Entrant* rival = nullptr;
    Explanation answer{};
};

class VersusExplainer {
public:
    VersusExplainer(const ExplainCase& round, Side first, Side second)
        : m_round(round), m_first(std::move(first)), m_second(std::move(second))
    {
    }

    Explanation make()
    {
        m_answer.kind = ExplanationKind::Versus;
        m_answer.edition = m_first.answer.edition;
        m_answer.subject = {Phrase::VersusQuestion,
                            {{"player", m_round.ref(m_first.player)},
                             {"other", m_round.ref(m_second.player)},
                             {"round", RoundRef{m_round.round}}}};
        conclude();
        m_answer.conclusion.decisive = true;
        addPlaces();
        for (Side* side : {&m_first, &m_second}) addSide(*side);
        addFacts();
        return std::move(m_answer);
    }

private:
    void conclude()
    {
        Arguments both{{"player", m_round.ref(m_first.player)}, {"other", m_round.ref(m_second.player)}};
        if (m_first.opponent == m_second.player) {
            both.emplace_back("round", RoundRef{m_round.round});
            m_answer.conclusion = {Phrase::VersusTogether, std::move(both)};
            return;
        }
        const bool comparable = m_first.entrant != nullptr && m_first.rival != nullptr && m_second.entrant != nullptr &&
                                m_second.rival != nullptr;
        if (!comparable) {
            both.emplace_back("round", RoundRef{m_round.round});
            m_answer.conclusion = {Phrase::VersusApart, std::move(both)};
            return;
        }
        const bool same = m_first.entrant->score == m_second.entrant->score;
        both.emplace_back("points", m_first.entrant->score);
        if (!same) both.emplace_back("otherPoints", m_second.entrant->score);
        both.emplace_back("opponent", m_round.ref(m_first.opponent));
        both.emplace_back("opponentPoints", m_first.rival->score);
        both.emplace_back("rival", m_round.ref(m_second.opponent));
        both.emplace_back("rivalPoints", m_second.rival->score);
        Phrase phrase = same ? Phrase::VersusSameScore : Phrase::VersusOtherScore;
        if (m_round.accelerated()) phrase = same ? Phrase::VersusSameVirtual : Phrase::VersusOtherVirtual;
        m_answer.conclusion = {phrase, std::move(both)};
    }

    /// Where both stand in the order of their score, which is what the halves of a group go by.
    void addPlaces()
    {
        const Phrase told = m_answer.conclusion.phrase;
        if (told != Phrase::VersusSameScore && told != Phrase::VersusSameVirtual) return;
        const auto place = [&](const Entrant& who) {
            const auto& entrants = m_round.field().entrants;
            const auto before =
                std::count_if(entrants.data(), &who, [&](const Entrant& each) { return each.score == who.score; });
            return Count{before + 1};
        };
        m_answer.steps.push_back({Phrase::VersusPlaces,
                                  {{"player", m_round.ref(m_first.player)},
                                   {"place", place(*m_first.entrant)},
                                   {"other", m_round.ref(m_second.player)},
                                   {"otherPlace", place(*m_second.entrant)},
                                   {"points", m_first.entrant->score}},
                                  m_round.articles().subgroups});
    }

    void addSide(Side& side)
    {
        Step step = std::move(side.answer.conclusion);
        step.decisive = false;
        for (Step& detail : side.answer.steps) {
            detail.decisive = false;
            step.details.push_back(std::move(detail));
        }
        m_answer.steps.push_back(std::move(step));
        for (Picture& picture : side.answer.pictures) m_answer.pictures.push_back(std::move(picture));
    }

    void addFacts()
    {
        const auto side = [&](const Side& one) {
            return FactObject{{{"player", m_round.number(one.player)},
                               {"opponent", m_round.number(one.opponent)},
                               {"score", one.entrant != nullptr ? Fact(toDecimal(one.entrant->score)) : Fact()},
                               {"opponent_score", one.rival != nullptr ? Fact(toDecimal(one.rival->score)) : Fact()}}};
        };
        m_answer.facts.fields = {{"player", m_round.number(m_first.player)},
                                 {"other", m_round.number(m_second.player)},
                                 {"sides", FactList{side(m_first), side(m_second)}}};
    }

    const ExplainCase& m_round;
    Side m_first;
    Side m_second;
    Explanation m_answer{};
};

}  // namespace

std::vector<PlayerId> luckierThanEach(const Section& section, RoundNumber round)
{
    const Scorecards cards(section);
    struct Friend {
        std::size_t player = RoundEntry::kNobody;
        std::pair<Points, int> strength{};  ///< of the opponent: his points, then his place in the list from below
    };
    const auto friendOf = [&](std::size_t player) {
        const std::size_t opponent = cards.entry(player, round).opponent;
        return Friend{player, {cards.scoreAfter(opponent, round - 1), -section.players[opponent].tpn}};
    };
    // The two best of each score: nobody envies his own opponent.
    std::map<Points, std::array<Friend, 2>> best;
    for (std::size_t player = 0; player < section.players.size(); ++player) {
        if (!cards.entry(player, round).hasOpponent()) continue;
        Friend next = friendOf(player);
        for (Friend& each : best[cards.scoreAfter(player, round - 1)]) {
            if (each.player == RoundEntry::kNobody || next.strength < each.strength) std::swap(each, next);
        }
    }
    std::vector<PlayerId> luckier(section.players.size());
    for (std::size_t player = 0; player < section.players.size(); ++player) {
        const RoundEntry& entry = cards.entry(player, round);
        if (!entry.hasOpponent()) continue;
        for (const Friend& each : best[cards.scoreAfter(player, round - 1)]) {
            if (each.player == RoundEntry::kNobody || each.player == entry.opponent) continue;
            if (each.strength < friendOf(player).strength) luckier[player] = section.players[each.player].id;
            break;
        }
    }
    return luckier;
}

Explanation explainVersus(const ExplainCase& round, std::pair<PlayerId, Explanation> first,
                          std::pair<PlayerId, Explanation> second)
{
    const auto side = [&](std::pair<PlayerId, Explanation>& one) {
        Side made{.player = one.first, .answer = std::move(one.second)};
        const bool isShown = round.published != nullptr || round.due() != nullptr;
        if (isShown) made.opponent = opponentOnBoard(round.shown(), one.first);
        if (round.draft() == nullptr) return made;
        const Field& field = round.field();
        const auto entrant = [&](PlayerId player) {
            const auto at = player ? field.indexOf(player) : std::nullopt;
            return at ? &field.entrants[*at] : nullptr;
        };
        made.entrant = entrant(made.player);
        made.rival = entrant(made.opponent);
        return made;
    };
    return VersusExplainer(round, side(first), side(second)).make();
}

}  // namespace kydai::pairing
