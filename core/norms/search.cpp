#include "norms/search.h"

#include "model/federations.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>

namespace kydai::norms {

namespace {

constexpr int kGames = 9;
constexpr int kMostCounted = 13;

bool isWoman(const Player& player)
{
    static constexpr std::array<Title, 4> kWomens{Title::WGM, Title::WIM, Title::WFM, Title::WCM};
    return player.sex == Sex::Female || std::ranges::find(kWomens, player.title) != kWomens.end();
}

struct Figures {
    std::vector<std::optional<int>> ratings{};
    HalfPoints score = 0;
};

Figures figuresOf(std::span<const NormGame> games, std::span<const std::size_t> which)
{
    Figures figures;
    for (const std::size_t at : which) {
        figures.ratings.push_back(games[at].rating != 0 ? std::optional(games[at].rating) : std::nullopt);
        figures.score += games[at].score;
    }
    return figures;
}

Mix mixOf(const Attempt& attempt, const Applicant& applicant, std::span<const NormGame> games, bool once)
{
    Mix mix;
    std::map<std::string, int> federations;
    std::set<PlayerId> met;
    for (const std::size_t at : attempt.games) {
        const NormGame& game = games[at];
        if (once && game.opponent && !met.insert(game.opponent).second) continue;
        ++mix.opponents;
        mix.holders += isHolder(game.title) ? 1 : 0;
        mix.level += isOwnLevel(applicant.norm, game.title) ? 1 : 0;
        if (game.federation == applicant.federation) ++mix.own;
        if (game.federation != "FID") ++federations[game.federation];
    }
    for (const auto& [federation, count] : federations) {
        mix.foreign += federation != applicant.federation ? 1 : 0;
        if (count <= mix.largest) continue;
        mix.largest = count;
        mix.largestFederation = federation;
    }
    return mix;
}

/// The smallest score with which these opponents give the performance.
std::optional<HalfPoints> requiredScore(Norm norm, std::span<const std::optional<int>> ratings)
{
    const auto games = static_cast<HalfPoints>(ratings.size());
    for (HalfPoints score = rating::norm::limits(games).scoreMin; score <= kWin * games; ++score) {
        if (rating::norm::performance(norm, ratings, score).ok) return score;
    }
    return std::nullopt;
}

class Search {
public:
    Search(const EventFacts& event, const Applicant& applicant, std::span<const NormGame> games)
        : m_event(event), m_applicant(applicant), m_games(games.begin(), games.end())
    {
        for (std::size_t at = 0; at < m_games.size(); ++at) {
            if (m_games[at].out == Out::Counts) m_counted.push_back(at);
        }
    }

    Attempt all()
    {
        keep(assessed(Basis::AllGames, m_counted, kGames));
        return taken();
    }

    Attempt run()
    {
        keep(assessed(Basis::AllGames, m_counted, kGames));
        if (!m_best.made()) tryLastRound();
        if (!m_best.made()) tryEightGames();
        if (!m_best.made()) tryLeavingOut();
        return taken();
    }

private:
    [[nodiscard]] Attempt assessed(Basis basis, std::vector<std::size_t> games, int needed) const
    {
        Attempt attempt;
        attempt.basis = basis;
        attempt.games = std::move(games);
        attempt.gamesNeeded = needed;
        attempt.exempt = m_event.exemption() != Exemption::None;
        const Figures figures = figuresOf(m_games, attempt.games);
        attempt.score = figures.score;
        attempt.mix = mixOf(attempt, m_applicant, m_games, m_event.twice);
        attempt.limits = rating::norm::limits(attempt.mix.opponents);
        attempt.levelNeeded =
            m_event.twice ? std::max(3, (attempt.mix.opponents + 1) / 2) : attempt.limits.levelTitlesMin;
        if (!attempt.games.empty()) {
            attempt.figures = rating::norm::performance(m_applicant.norm, figures.ratings, attempt.score);
            attempt.required = requiredScore(m_applicant.norm, figures.ratings);
        }
        findBroken(attempt);
        attempt.countsAs = std::min(attempt.count(), kMostCounted);
        if (basis == Basis::EightOfNine) attempt.countsAs = kGames;
        if (attempt.required && attempt.score > *attempt.required)
            attempt.countsAs += (attempt.score - *attempt.required) / kWin;
        return attempt;
    }

    void findBroken(Attempt& attempt) const
    {
        const auto need = [&](Condition condition, bool met) {
            if (!met) attempt.broken.push_back(condition);
        };
        const rating::norm::Requirement& asked = rating::norm::requirement(m_applicant.norm);
        const Mix& mix = attempt.mix;
        need(Condition::Games, attempt.count() >= attempt.gamesNeeded);
        if (!attempt.exempt) {
            need(Condition::Federations, mix.foreign >= 2);
            need(Condition::OwnFederation, mix.own <= attempt.limits.ownFederationMax);
            need(Condition::OneFederation, mix.largest <= attempt.limits.oneFederationMax);
        }
        need(Condition::Holders, mix.holders >= attempt.limits.titleHoldersMin);
        need(Condition::Level, mix.level >= attempt.levelNeeded);
        need(Condition::Average, attempt.figures.average >= asked.average);
        need(Condition::Performance, attempt.figures.performance >= asked.performance);
        need(Condition::Score, attempt.score >= rating::norm::limits(attempt.count()).scoreMin);
    }

    void keep(Attempt attempt)
    {
        const bool first = m_best.gamesNeeded == 0;
        if (first || attempt.broken.size() < m_best.broken.size()) m_best = std::move(attempt);
    }

    Attempt taken()
    {
        m_best.rounds = std::move(m_games);
        return std::move(m_best);
    }

    [[nodiscard]] bool isLastRound(const NormGame& game) const { return game.round == m_event.rounds; }

    void tryLastRound()
    {
        if (m_games.empty()) return;
        const NormGame& last = m_games.back();
        const bool deserted = last.outcome == Outcome::ForfeitWin && last.opponent && isLastRound(last) &&
                              isFideFederation(last.federation);
        if (!deserted || static_cast<int>(m_counted.size()) >= kGames) return;
        std::vector<std::size_t> games = m_counted;
        games.push_back(m_games.size() - 1);  // its score is 0: nothing was played
        keep(assessed(Basis::LastRoundLost, std::move(games), kGames));
    }

    void tryEightGames()
    {
        if (m_event.rounds != kGames || m_games.size() != kGames || m_counted.size() != kGames - 1) return;
        const auto other = std::ranges::find_if(m_games, [](const NormGame& game) { return game.out != Out::Counts; });
        if (other->outcome != Outcome::ForfeitWin && other->outcome != Outcome::PairingBye) return;
        keep(assessed(Basis::EightOfNine, m_counted, kGames - 1));
    }

    /// Sets of games left out: a tail of the rounds and some of the won games before it.
    void tryLeavingOut()
    {
        const int spare = static_cast<int>(m_counted.size()) - kGames;
        for (int count = 1; count <= spare; ++count) {
            std::vector<Left> sets;
            const int longestTail = m_event.predetermined ? 0 : count;
            for (int tail = 0; tail <= longestTail; ++tail) addSets(sets, tail, count - tail);
            std::ranges::stable_sort(sets, {}, &Left::ratings);
            for (Left& left : sets) {
                keep(without(left));
                if (m_best.made()) return;
            }
        }
    }

    struct Left {
        std::vector<std::size_t> tail{};
        std::vector<std::size_t> wins{};
        std::vector<int> ratings{};  ///< of both, ascending: the lowest-rated are left out first
    };

    void addSets(std::vector<Left>& sets, int tail, int wins) const
    {
        const std::size_t kept = m_counted.size() - static_cast<std::size_t>(tail);
        Left left;
        left.tail.assign(m_counted.begin() + static_cast<std::ptrdiff_t>(kept), m_counted.end());
        std::vector<std::size_t> won;
        for (std::size_t at = 0; at < kept; ++at) {
            if (m_games[m_counted[at]].score == kWin) won.push_back(m_counted[at]);
        }
        chooseWins(sets, left, won, 0, wins);
    }

    void chooseWins(std::vector<Left>& sets, Left& left, std::span<const std::size_t> won, std::size_t from,
                    int missing) const
    {
        if (missing == 0) {
            sets.push_back(left);
            for (const auto* part : {&left.tail, &left.wins}) {
                for (const std::size_t at : *part) sets.back().ratings.push_back(m_games[at].rating);
            }
            std::ranges::sort(sets.back().ratings);
            return;
        }
        for (std::size_t at = from; at < won.size(); ++at) {
            left.wins.push_back(won[at]);
            chooseWins(sets, left, won, at + 1, missing - 1);
            left.wins.pop_back();
        }
    }

    [[nodiscard]] Attempt without(Left& left) const
    {
        std::vector<std::size_t> games;
        const auto isLeft = [&](std::size_t at) {
            return std::ranges::find(left.tail, at) != left.tail.end() ||
                   std::ranges::find(left.wins, at) != left.wins.end();
        };
        std::ranges::copy_if(m_counted, std::back_inserter(games), [&](std::size_t at) { return !isLeft(at); });
        Attempt attempt = assessed(Basis::LeftOut, std::move(games), kGames);
        attempt.tail = std::move(left.tail);
        attempt.wins = std::move(left.wins);
        return attempt;
    }

    const EventFacts& m_event;
    const Applicant& m_applicant;
    std::vector<NormGame> m_games;
    std::vector<std::size_t> m_counted{};
    Attempt m_best{};
};

}  // namespace

bool Attempt::breaks(Condition condition) const
{
    return std::ranges::find(broken, condition) != broken.end();
}

std::string_view nameOf(Norm norm)
{
    static constexpr std::array<std::string_view, 4> kNames{"GM", "IM", "WGM", "WIM"};
    return kNames[static_cast<std::size_t>(norm)];
}

bool isOwnLevel(Norm norm, Title title)
{
    switch (norm) {
    case Norm::GM:
        return title == Title::GM;
    case Norm::IM:
        return title == Title::GM || title == Title::IM;
    case Norm::WGM:
        return title == Title::GM || title == Title::IM || title == Title::WGM;
    case Norm::WIM:
        return title == Title::GM || title == Title::IM || title == Title::WGM || title == Title::WIM;
    }
    return false;
}

std::vector<Norm> normsFor(const Player& player)
{
    static constexpr std::array<Title, 4> kTitles{Title::GM, Title::IM, Title::WGM, Title::WIM};
    std::vector<Norm> norms;
    for (const Norm norm : {Norm::GM, Norm::IM, Norm::WGM, Norm::WIM}) {
        const bool womens = norm == Norm::WGM || norm == Norm::WIM;
        if (womens && !isWoman(player)) continue;
        if (player.title > kTitles[static_cast<std::size_t>(norm)]) norms.push_back(norm);
    }
    return norms;
}

Attempt search(const EventFacts& event, const Applicant& applicant, std::span<const NormGame> games)
{
    return Search(event, applicant, games).run();
}

Attempt attemptOf(const Section& section, const EventFacts& event, std::size_t player, Norm norm)
{
    const std::vector<NormGame> games = gamesOf(section, *event.cards, player);
    return search(event, {norm, federationForNorms(section.players[player])}, games);
}

Attempt assess(const EventFacts& event, const Applicant& applicant, std::span<const NormGame> games)
{
    return Search(event, applicant, games).all();
}

}  // namespace kydai::norms
