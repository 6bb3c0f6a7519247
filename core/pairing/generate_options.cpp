#include "pairing/generate_options.h"

#include "model/presence.h"
#include "model/scorecards.h"
#include "support/assert.h"
#include "support/random.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kydai::pairing {

namespace {

/// Lists that Swiss tournaments use are made of these.
constexpr std::array<const char*, 14> kTieBreakPool{"BH/C1", "BH", "SB",  "DE",  "WIN",   "BPG", "BWG",
                                                    "WON",   "PS", "REP", "STD", "BH/M1", "FB",  "SB/C1"};

std::vector<std::string> drawnTieBreaks(Random& random)
{
    std::vector<std::string> pool(kTieBreakPool.begin(), kTieBreakPool.end());
    std::vector<std::string> list;
    for (int left = random.between(2, 5); left > 0; --left) {
        const auto at = static_cast<std::ptrdiff_t>(random.below(pool.size()));
        list.push_back(std::move(pool[static_cast<std::size_t>(at)]));
        pool.erase(pool.begin() + at);
    }
    return list;
}

/// Counts of a model; shares follow from them.
struct Tally {
    int cells = 0;
    int games = 0;
    int boards = 0;
    int draws = 0;
    int forfeitWins = 0;
    int forfeitLosses = 0;
    int halfByes = 0;
    int zeroByes = 0;
    int fullByes = 0;
    int unrated = 0;

    void count(Outcome outcome)
    {
        ++cells;
        boards += isPlayed(outcome) || isForfeit(outcome) ? 1 : 0;
        games += isPlayed(outcome) ? 1 : 0;
        draws += outcome == Outcome::Draw || outcome == Outcome::UnratedDraw ? 1 : 0;
        forfeitWins += outcome == Outcome::ForfeitWin ? 1 : 0;
        forfeitLosses += outcome == Outcome::ForfeitLoss ? 1 : 0;
        halfByes += outcome == Outcome::HalfBye ? 1 : 0;
        zeroByes += outcome == Outcome::ZeroBye ? 1 : 0;
        fullByes += outcome == Outcome::FullBye ? 1 : 0;
        unrated += outcome >= Outcome::UnratedWin && outcome <= Outcome::UnratedLoss ? 1 : 0;
    }
};

int share(int part, int whole)
{
    return whole == 0 ? 0 : std::min(1000, part * 1000 / whole);
}

}  // namespace

Frequency::Frequency(std::vector<Entry> perRound) : m_entries(std::move(perRound))
{
    KYDAI_ASSERT(!m_entries.empty());
}

Frequency::Entry Frequency::in(RoundNumber round) const
{
    const auto index = static_cast<std::size_t>(std::max(1, round) - 1);
    return m_entries[std::min(index, m_entries.size() - 1)];
}

GenerateOptions drawnOptions(std::uint64_t seed)
{
    // Another stream than the tournament's own: an option that is given leaves the others as they are.
    constexpr std::uint64_t kOptionsStream = 0x9E3779B97F4A7C15ULL;
    Random random(seed ^ kOptionsStream);
    GenerateOptions options;
    options.seed = seed;
    options.highestRating = random.between(2400, 2800);
    options.lowestRating = random.between(1400, 2300);
    options.draws = random.between(200, 600);
    options.forfeitWins = random.between(0, 30);
    options.doubleForfeits = random.between(0, 5);
    options.halfByes = random.between(0, 45);
    options.zeroByes = random.between(0, 20);
    options.fullByes = random.between(0, 2);
    options.withdrawals = random.between(0, 10);
    options.lateEntries = random.between(0, 30);
    options.unratedResults = random.between(0, 10);
    options.halfLosses = random.between(0, 4);
    options.doubleLosses = random.between(0, 4);
    options.bakuAcceleration = random.between(1, 6) == 1;
    if (random.between(1, 10) == 1)
        options.points = PointSystem::of(Points::whole(3), Points::whole(1), Points::whole(0));
    options.tieBreaks = drawnTieBreaks(random);
    return options;
}

GenerateOptions optionsLike(const Section& model, std::uint64_t seed)
{
    GenerateOptions options;
    options.seed = seed;
    options.players = static_cast<int>(model.players.size());
    options.rounds = std::max(1, model.roundsInAll());
    options.points = model.rules.points;
    const SystemRow& system = rowOf(model.rules.pairingSystem);
    if (system.isSwiss && system.isChosen) options.system = system.system;
    options.edition = model.rules.pairingEdition;
    options.bakuAcceleration = model.rules.bakuAcceleration;
    options.initialColour = model.rules.initialColour;
    const Scorecards cards(model);
    Tally tally;
    int late = 0;
    int left = 0;
    for (std::size_t i = 0; i < model.players.size(); ++i) {
        const Player& player = model.players[i];
        options.ratings.push_back(player.rating);
        late += player.entersInRound > 1 ? 1 : 0;
        left += player.withdrawnFromRound ? 1 : 0;
        for (RoundNumber round = 1; round <= cards.rounds(); ++round) {
            if (isIn(player, round)) tally.count(cards.entry(i, round).outcome);
        }
    }
    options.draws = std::min(1000, share(tally.draws, tally.games) * 5 / 4);
    // Counts are of sides, shares of boards.
    options.forfeitWins = share(tally.forfeitWins * 2, tally.boards);
    options.doubleForfeits = share(tally.forfeitLosses - tally.forfeitWins, tally.boards);
    options.halfByes = share(tally.halfByes, tally.cells);
    options.zeroByes = share(tally.zeroByes, tally.cells);
    options.fullByes = share(tally.fullByes, tally.cells);
    options.unratedResults = share(tally.unrated, tally.games);
    options.halfLosses = 0;
    options.doubleLosses = 0;
    options.tieBreaks = model.rules.tieBreaks;
    options.lateEntries = share(late, options.players);
    options.withdrawals = share(left, options.players * options.rounds);
    return options;
}

}  // namespace kydai::pairing
