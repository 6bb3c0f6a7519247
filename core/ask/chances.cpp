#include "ask/chances.h"

#include "model/scorecards.h"
#include "norms/norm_list.h"
#include "pairing/engine.h"
#include "pairing/generate.h"
#include "pairing/next_round.h"
#include "prizes/award.h"
#include "rating/tables.h"
#include "support/fragments.h"
#include "tiebreak/explain_need.h"
#include "tiebreak/standings.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <mutex>
#include <numeric>
#include <thread>

namespace kydai::ask {

// ---- How strong everybody is ----

namespace {

constexpr int kRatedSpread = 50;     // of a published rating
constexpr int kGuessedSpread = 250;  // of results alone, before the first of them; each makes it less
constexpr int kUnknownField = 1500;  // where nobody has a rating, only who beat whom counts
constexpr int kWhitesEdge = 35;      // White scores some 55 % between equals
constexpr int kUsualDraws = 300;     // of a thousand games of equals
constexpr int kUsualGames = 20;
constexpr int kRefinements = 8;  // the strengths of those without a rating hang on each other
constexpr int kThousand = 1'000;
constexpr int kHundred = 100;

/// A player's results against opponents, as far as they tell how strong he is.
struct Results {
    std::vector<std::size_t> opponents{};
    int halves = 0;
};

int halvesOf(Outcome outcome)
{
    if (outcome == Outcome::Win || outcome == Outcome::UnratedWin) return 2;
    return outcome == Outcome::Draw || outcome == Outcome::UnratedDraw ? 1 : 0;
}

std::vector<Results> resultsOf(const Section& section)
{
    std::vector<Results> all(section.players.size());
    for (const Round& round : section.rounds) {
        for (const Game& game : round.games) {
            const auto white = section.indexOf(game.white);
            const auto black = section.indexOf(game.black);
            if (!white || !black || !isPlayed(game.whiteOutcome)) continue;
            all[*white].opponents.push_back(*black);
            all[*black].opponents.push_back(*white);
            all[*white].halves += halvesOf(game.whiteOutcome);
            all[*black].halves += halvesOf(game.blackOutcome);
        }
    }
    return all;
}

int averageOfRated(const Section& section)
{
    long sum = 0;
    int rated = 0;
    for (const Player& player : section.players) {
        sum += player.rating;
        rated += player.rating > 0 ? 1 : 0;
    }
    return rated > 0 ? static_cast<int>(sum / rated) : kUnknownField;
}

/// Opponents' average and what the table gives for the share of points, with two draws against the average added.
int performance(const Results& results, const std::vector<int>& strengths, int average)
{
    long opponents = 2L * average;
    for (const std::size_t opponent : results.opponents) opponents += strengths[opponent];
    const int games = static_cast<int>(results.opponents.size()) + 2;
    const int percent = static_cast<int>(std::lround(50.0 * (results.halves + 2) / games));
    return static_cast<int>(opponents / games) + rating::ratingDifference(percent);
}

/// The share of draws between equals, in thousandths, that the games so far make likely: unequal ones draw less.
int drawsOf(const Section& section, const std::vector<int>& strengths)
{
    double draws = static_cast<double>(kUsualDraws) * kUsualGames;
    double games = kUsualGames;
    for (const Round& round : section.rounds) {
        for (const Game& game : round.games) {
            const auto white = section.indexOf(game.white);
            const auto black = section.indexOf(game.black);
            if (!white || !black || !isPlayed(game.whiteOutcome)) continue;
            const double expected = rating::scoringProbability(strengths[*white] - strengths[*black]);
            games += 4 * expected * (kHundred - expected) / (kHundred * kHundred);
            if (halvesOf(game.whiteOutcome) == 1) draws += kThousand;
        }
    }
    return std::min(static_cast<int>(std::lround(draws / games)), kThousand);
}

}  // namespace

Strengths strengthsOf(const Section& section)
{
    const int average = averageOfRated(section);
    const std::vector<Results> results = resultsOf(section);
    Strengths strengths;
    for (const Player& player : section.players) {
        const bool guessed = player.rating <= 0;
        const double games = static_cast<double>(results[strengths.of.size()].opponents.size());
        strengths.of.push_back(guessed ? average : player.rating);
        strengths.guessed.push_back(guessed);
        strengths.spread.push_back(guessed ? static_cast<int>(std::lround(kGuessedSpread / std::sqrt(1 + games / 4)))
                                           : kRatedSpread);
    }
    for (int pass = 0; pass < kRefinements; ++pass) {
        const std::vector<int> last = strengths.of;
        for (std::size_t player = 0; player < last.size(); ++player) {
            if (strengths.guessed[player]) strengths.of[player] = performance(results[player], last, average);
        }
    }
    strengths.draws = drawsOf(section, strengths.of);
    return strengths;
}

// ---- One finish ----

namespace {

/// White's results of the games that were open.
std::vector<Outcome> playOpenGames(Section& section, RoundNumber round, const std::vector<int>& strengths, int draws,
                                   Random& random)
{
    std::vector<Outcome> drawn;
    for (Game& game : section.rounds[static_cast<std::size_t>(round) - 1].games) {
        if (!isUndecided(game)) continue;
        const auto white = section.indexOf(game.white);
        const auto black = section.indexOf(game.black);
        if (!white || !black) continue;
        game.whiteOutcome = pairing::drawResult(random, strengths[*white] + kWhitesEdge - strengths[*black], draws);
        game.blackOutcome = mirrored(game.whiteOutcome);
        drawn.push_back(game.whiteOutcome);
    }
    return drawn;
}

std::optional<Round> nextRound(const Section& section, const std::stop_token& stop)
{
    pairing::DraftOutcome outcome = pairing::draftRound(section, section.roundsPaired() + 1, {}, stop);
    auto* const draft = std::get_if<pairing::DraftRound>(&outcome);
    if (draft == nullptr) return std::nullopt;
    return std::move(draft->round);
}

}  // namespace

bool playToTheEnd(Section& section, const std::vector<int>& strengths, int draws, Random& random,
                  const std::stop_token& stop, FirstDrafts* drafts)
{
    std::vector<Outcome> before;
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
        const std::vector<Outcome> drawn = playOpenGames(section, round, strengths, draws, random);
        before.insert(before.end(), drawn.begin(), drawn.end());
    }
    constexpr std::size_t kFew = 5;  // 243 ways at most
    if (before.size() > kFew) drafts = nullptr;
    while (section.roundsPaired() < section.roundsInAll()) {
        const auto known = drafts == nullptr ? FirstDrafts::iterator{} : drafts->find(before);
        if (drafts != nullptr && known != drafts->end()) {
            section.rounds.push_back(known->second);
        } else {
            std::optional<Round> round = nextRound(section, stop);
            if (!round) return false;
            if (drafts != nullptr) drafts->emplace(before, *round);
            section.rounds.push_back(*std::move(round));
        }
        drafts = nullptr;
        playOpenGames(section, section.roundsPaired(), strengths, draws, random);
    }
    return true;
}

// ---- Many of them ----

namespace {

/// The finishes are played in groups, each by strengths drawn anew: how much the groups differ tells how much hangs on
/// strengths that are not well known.
constexpr int kGroups = 100;
constexpr int kPodium = 3;

/// A count of finishes, over all groups.
struct Tally {
    double sum = 0;
    double squares = 0;  ///< of the shares of the groups

    void add(int count, int of)
    {
        const double share = static_cast<double>(count) / of;
        sum += count;
        squares += share * share;
    }

    [[nodiscard]] Chance chance(int finishes, int groups) const
    {
        Chance chance;
        if (finishes == 0) return chance;
        chance.share = sum / finishes;
        const double byLuck = chance.share * (1 - chance.share) / finishes;
        double byStrength = 0;
        if (groups > 1) {
            const double between = (squares - groups * chance.share * chance.share) / (groups - 1);
            byStrength = std::max(0.0, between - byLuck * groups);
        }
        chance.bar = 2 * std::sqrt(byLuck + byStrength);
        return chance;
    }
};

/// A title that somebody could still make.
struct Candidate {
    std::size_t player = 0;
    norms::Norm norm{};
};

std::vector<Candidate> candidatesOf(const Section& section)
{
    std::vector<Candidate> candidates;
    for (const norms::NormEntry& entry : norms::normList(section, norms::factsOf(section))) {
        using norms::Outlook;
        const Outlook outlook = entry.forecast.outlook;
        if (outlook != Outlook::Over && outlook != Outlook::Impossible)
            candidates.push_back({entry.player, entry.norm});
    }
    return candidates;
}

/// What is counted, in one group or over all of them.
template <class Count>
struct Counts {
    Counts(std::size_t players, std::size_t candidates)
        : places(players * players),
          podium(players),
          prizes(players),
          norms(candidates),
          money(players),
          points(players)
    {
    }
    std::vector<Count> places;
    std::vector<Count> podium;
    std::vector<Count> prizes;
    std::vector<Count> norms;
    std::vector<double> money;
    std::vector<double> points;
    int finishes = 0;
    int stuck = 0;
};

class Simulation {
public:
    Simulation(std::shared_ptr<const Section> section, const ChancesOptions& options, std::stop_token stop,
               Progress* progress)
        : m_section(std::move(section)),
          m_options(options),
          m_stop(std::move(stop)),
          m_progress(progress),
          m_strengths(strengthsOf(*m_section)),
          m_candidates(candidatesOf(*m_section)),
          m_all(m_section->players.size(), m_candidates.size()),
          m_groups(std::clamp(options.finishes, 1, kGroups))
    {
        // Drawn, not counted up: streams of seeds that differ by a step of the generator are the same one, shifted.
        Random seeds(options.seed);
        for (int group = 0; group < m_groups; ++group) m_seeds.push_back(seeds.next());
    }

    Result<Chances> run()
    {
        if (m_progress != nullptr) m_progress->start(static_cast<std::size_t>(m_options.finishes));
        const unsigned int cores = std::max(1U, std::thread::hardware_concurrency());
        const unsigned int threads = m_options.threads > 0 ? m_options.threads : cores;
        {
            std::vector<std::jthread> others;
            for (unsigned int thread = 1; thread < threads; ++thread) others.emplace_back([this] { playGroups(); });
            playGroups();
        }
        if (m_stop.stop_requested()) return Error{Errc::Cancelled};
        if (m_error) return *m_error;
        return told();
    }

private:
    void playGroups()
    {
        Section section = *m_section;
        FirstDrafts drafts;
        for (int group = m_next++; group < m_groups && !m_stop.stop_requested(); group = m_next++)
            playGroup(section, drafts, group);
    }

    void playGroup(Section& section, FirstDrafts& drafts, int group)
    {
        const int size = m_options.finishes / m_groups + (group < m_options.finishes % m_groups ? 1 : 0);
        Random random(m_seeds[static_cast<std::size_t>(group)]);
        const std::vector<int> strengths = drawn(random);
        Counts<int> counts(m_section->players.size(), m_candidates.size());
        for (int finish = 0; finish < size && !m_stop.stop_requested(); ++finish) {
            section.rounds = m_section->rounds;
            if (playToTheEnd(section, strengths, m_strengths.draws, random, m_stop, &drafts)) {
                count(section, counts);
            } else {
                ++counts.stuck;
            }
            if (m_progress != nullptr) m_progress->advance();
        }
        addUp(group, std::move(counts));
    }

    /// A sum of twelve even ones is close to the normal curve, and the same on every machine.
    std::vector<int> drawn(Random& random) const
    {
        constexpr int kParts = 12;
        std::vector<int> strengths = m_strengths.of;
        for (std::size_t player = 0; player < strengths.size(); ++player) {
            int sum = 0;
            for (int part = 0; part < kParts; ++part) sum += random.between(-kThousand, kThousand);
            strengths[player] += sum * m_strengths.spread[player] / (2 * kThousand);
        }
        return strengths;
    }

    void count(const Section& section, Counts<int>& counts)
    {
        const std::shared_ptr<const tiebreak::Standings> standings =
            section.prizes.lists.empty() ? made(section) : countPrizes(section, counts);
        if (standings == nullptr) return;
        countPlaces(section, *standings, counts);
        countNorms(section, counts);
        ++counts.finishes;
    }

    /// The final standings of a finish; nothing where they could not be made, which is kept as the error.
    std::shared_ptr<const tiebreak::Standings> made(const Section& section)
    {
        auto standings = tiebreak::standingsOf(section);
        if (standings) return std::make_shared<const tiebreak::Standings>(*std::move(standings));
        fail(standings.error());
        return nullptr;
    }

    /// Counts who wins what, and gives the standings that the prizes were shared by; nothing where that failed.
    std::shared_ptr<const tiebreak::Standings> countPrizes(const Section& section, Counts<int>& counts)
    {
        auto awards = prizes::awardsOf(section, section.prizes);
        if (!awards) {
            fail(awards.error());
            return nullptr;
        }
        std::vector<bool> wins(section.players.size(), false);
        for (const prizes::Award& award : awards->awards) {
            wins[award.player] = true;
            counts.money[award.player] += static_cast<double>(award.paid);
        }
        for (std::size_t player = 0; player < wins.size(); ++player) counts.prizes[player] += wins[player] ? 1 : 0;
        return awards->standings;
    }

    static void countPlaces(const Section& section, const tiebreak::Standings& standings, Counts<int>& counts)
    {
        const std::size_t players = section.players.size();
        for (std::size_t player = 0; player < players; ++player) {
            const auto at = standings.competition->indexOf(section.players[player].id);
            if (!at) continue;
            counts.points[player] += standings.competition->primary.score(*at).tenths;
            const int rank = standings.rank(*at);
            if (rank <= 0) continue;
            ++counts.places[player * players + static_cast<std::size_t>(rank) - 1];
            if (rank <= kPodium) ++counts.podium[player];
        }
    }

    void countNorms(const Section& section, Counts<int>& counts) const
    {
        if (m_candidates.empty()) return;
        const norms::EventFacts facts = norms::factsOf(section);
        for (std::size_t each = 0; each < m_candidates.size(); ++each) {
            const Candidate& candidate = m_candidates[each];
            if (norms::attemptOf(section, facts, candidate.player, candidate.norm).made()) ++counts.norms[each];
        }
    }

    void fail(const Error& error)
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_error) m_error = error;
    }

    /// In the order of the groups, so that sums are the same however the threads run.
    void addUp(int group, Counts<int> counts)
    {
        const std::scoped_lock lock(m_mutex);
        m_waiting.emplace(group, std::move(counts));
        while (!m_waiting.empty() && m_waiting.begin()->first == m_added) {
            add(m_waiting.begin()->second);
            m_waiting.erase(m_waiting.begin());
            ++m_added;
        }
    }

    void add(const Counts<int>& counts)
    {
        m_all.stuck += counts.stuck;
        if (counts.finishes == 0) return;
        ++m_counted;
        m_all.finishes += counts.finishes;
        const auto addTo = [&](std::vector<Tally>& to, const std::vector<int>& from) {
            for (std::size_t at = 0; at < to.size(); ++at) to[at].add(from[at], counts.finishes);
        };
        addTo(m_all.places, counts.places);
        addTo(m_all.podium, counts.podium);
        addTo(m_all.prizes, counts.prizes);
        addTo(m_all.norms, counts.norms);
        for (std::size_t player = 0; player < m_all.money.size(); ++player) {
            m_all.money[player] += counts.money[player];
            m_all.points[player] += counts.points[player];
        }
    }

    [[nodiscard]] Chance chance(const Tally& tally) const { return tally.chance(m_all.finishes, m_counted); }

    [[nodiscard]] Chances told() const
    {
        Chances made;
        made.section = m_section;
        made.finishes = m_all.finishes;
        made.stuck = m_all.stuck;
        made.seed = m_options.seed;
        for (const Round& round : m_section->rounds) made.openGames += missingResults(round);
        made.roundsToCome = m_section->roundsInAll() - m_section->roundsPaired();
        made.draws = m_strengths.draws;
        made.guessed = static_cast<int>(std::ranges::count(m_strengths.guessed, true));
        const std::vector<int> places = tiebreak::placesOf(*m_section);
        for (std::size_t player = 0; player < m_section->players.size(); ++player)
            made.players.push_back(chancesOf(player, places.empty() ? 0 : places[player]));
        std::ranges::stable_sort(made.players, {}, [&](const PlayerChances& one) {
            return std::pair(one.place == 0, std::pair(one.place, m_section->numberOf(one.player)));
        });
        return made;
    }

    [[nodiscard]] PlayerChances chancesOf(std::size_t player, int place) const
    {
        const std::size_t players = m_section->players.size();
        const double finishes = std::max(1, m_all.finishes);
        PlayerChances one;
        one.player = m_section->players[player].id;
        one.place = place;
        one.strength = m_strengths.of[player];
        one.isGuessed = m_strengths.guessed[player];
        for (std::size_t at = 0; at < players; ++at) one.places.push_back(chance(m_all.places[player * players + at]));
        one.podium = chance(m_all.podium[player]);
        constexpr double kTenths = 10;
        one.points = m_all.points[player] / finishes / kTenths;
        const tiebreak::Need need = tiebreak::needOf(*m_section, one.player, 1);
        one.possible = {need.best, need.worst};
        if (!m_section->prizes.lists.empty()) one.prize = chance(m_all.prizes[player]);
        one.money = m_all.money[player] / finishes;
        for (std::size_t each = 0; each < m_candidates.size(); ++each) {
            if (m_candidates[each].player == player)
                one.norms.push_back({m_candidates[each].norm, chance(m_all.norms[each])});
        }
        return one;
    }

    std::shared_ptr<const Section> m_section;
    ChancesOptions m_options;
    std::stop_token m_stop;
    Progress* m_progress;
    Strengths m_strengths;
    std::vector<Candidate> m_candidates;
    Counts<Tally> m_all;
    int m_groups;
    std::vector<std::uint64_t> m_seeds{};  ///< by group
    int m_added = 0;                       ///< groups
    int m_counted = 0;                     ///< those with a finish
    std::atomic<int> m_next{0};
    std::mutex m_mutex{};
    std::map<int, Counts<int>> m_waiting{};  ///< groups that were done before an earlier one
    std::optional<Error> m_error{};
};

bool hasOpenGames(const Section& section)
{
    return std::ranges::any_of(section.rounds, [](const Round& round) { return missingResults(round) > 0; });
}

}  // namespace

double PlayerChances::within(int last) const
{
    double sum = 0;
    for (std::size_t at = 0; at < places.size() && at < static_cast<std::size_t>(last); ++at) sum += places[at].share;
    return sum;
}

std::pair<int, int> PlayerChances::likely(double share) const
{
    const double tail = (1 - share) / 2;
    const auto placeAt = [&](double wanted) {
        double sum = 0;
        for (std::size_t at = 0; at < places.size(); ++at) {
            sum += places[at].share;
            if (sum > wanted) return static_cast<int>(at) + 1;
        }
        return 0;
    };
    const double all = within(static_cast<int>(places.size()));
    return {placeAt(tail * all), placeAt((1 - tail) * all * (1 - 1e-12))};
}

PlaceChances pictureOf(const PlayerChances& player)
{
    PlaceChances picture{.now = player.place, .possible = player.possible};
    const auto came = [](const Chance& chance) { return chance.share > 0; };
    const auto placeOf = [&](auto at) { return static_cast<int>(at - player.places.begin()) + 1; };
    const auto best = std::ranges::find_if(player.places, came);
    if (best == player.places.end()) return picture;
    const auto last = std::find_if(player.places.rbegin(), player.places.rend(), came).base() - 1;
    const int from = player.place > 0 ? std::min(player.place, placeOf(best)) : placeOf(best);
    for (int place = from; place <= std::max(player.place, placeOf(last)); ++place) {
        const Chance& chance = player.places[static_cast<std::size_t>(place) - 1];
        picture.bars.push_back({place, chance.share, chance.bar});
    }
    return picture;
}

Result<Chances> chancesOf(std::shared_ptr<const Section> section, const ChancesOptions& options,
                          const std::stop_token& stop, Progress* progress)
{
    if (section->isTeamEvent())
        return Error{.code = Errc::NotAllowed,
                     .what = fragment(FragmentId::TeamEvent),
                     .expected = fragment(FragmentId::SectionWithoutTeams)};
    const bool over = section->roundsPaired() >= section->roundsInAll();
    if (over && !hasOpenGames(*section))
        return Error{.code = Errc::NotAllowed,
                     .what = fragment(FragmentId::NothingLeftToPlay),
                     .expected = fragment(FragmentId::OpenGameOrRoundToCome)};
    if (!over && pairing::engineFor(section->rules, false).refusal != pairing::Refusal::None)
        return Error{.code = Errc::NotAllowed,
                     .what = fragment(FragmentId::RoundsPairedByHand),
                     .expected = fragment(FragmentId::SystemThatPairsRounds)};
    return Simulation(std::move(section), options, stop, progress).run();
}

}  // namespace kydai::ask
