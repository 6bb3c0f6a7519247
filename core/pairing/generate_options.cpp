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

/// Every code of question 199 that needs no rating, with its cuts and medians.
constexpr std::array<const char*, 30> kWidePool{"BH",    "BH/C1", "BH/C2", "BH/M1", "BH/M2", "FB",  "FB/C1", "FB/C2",
                                                "FB/M1", "FB/M2", "SB",    "SB/C1", "SB/C2", "PS",  "PS/C1", "PS/C2",
                                                "AOB",   "TPN",   "TPN/R", "DE",    "DE/P",  "WIN", "WON",   "BPG",
                                                "BWG",   "REP",   "STD",   "BH/P",  "FB/P",  "SB/P"};
/// And those that ask everybody for a rating.
constexpr std::array<const char*, 11> kRatingPool{"ARO",  "ARO/C1", "ARO/C2", "ARO/M1", "ARO/M2", "APRO",
                                                  "APPO", "TPR",    "PTP",    "RTNG",   "RTNG/R"};

std::vector<std::string> drawnTieBreaks(Random& random, std::vector<std::string> pool)
{
    std::vector<std::string> list;
    for (int left = random.between(2, 5); left > 0; --left) {
        const auto at = static_cast<std::ptrdiff_t>(random.below(pool.size()));
        list.push_back(std::move(pool[static_cast<std::size_t>(at)]));
        pool.erase(pool.begin() + at);
    }
    return list;
}

/// Few players as often as many; up to as many rounds as each has opponents.
void drawSize(Random& random, GenerateOptions& options)
{
    struct Span {
        int low;
        int high;
    };
    constexpr std::array<Span, 6> kSizes{{{2, 5}, {6, 14}, {15, 40}, {41, 100}, {101, 215}, {216, 400}}};
    const Span size = kSizes[random.below(kSizes.size())];
    options.players = random.between(size.low, size.high);
    constexpr std::array<Span, 4> kRounds{{{1, 4}, {5, 11}, {5, 11}, {12, 30}}};
    const Span rounds = kRounds[random.below(kRounds.size())];
    const int most = std::min(options.players - 1, kRounds.back().high);
    options.rounds = random.between(1, 5) == 1 ? most : std::min(random.between(rounds.low, rounds.high), most);
}

/// A system of points that C.04 knows, and a bye that results add up to (rules/endorsement.md, questions 74 to 84).
PointSystem drawnPoints(Random& random)
{
    constexpr std::array<std::array<int, 3>, 8> kTenths{
        {{10, 5, 0}, {10, 5, 0}, {10, 5, 0}, {10, 5, 0}, {30, 10, 0}, {30, 10, 0}, {30, 20, 10}, {20, 10, 0}}};
    const auto& drawn = kTenths[random.below(kTenths.size())];
    PointSystem points = PointSystem::of(Points{drawn[0]}, Points{drawn[1]}, Points{drawn[2]});
    const int bye = random.between(1, 8);
    if (bye == 1) points.pairingBye = points.draw();
    if (bye == 2) points.pairingBye = points.loss();
    return points;
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
    return whole == 0 ? 0 : std::min(kEverybody, part * kEverybody / whole);
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
    options.tieBreaks = drawnTieBreaks(random, {kTieBreakPool.begin(), kTieBreakPool.end()});
    return options;
}

GenerateOptions widelyDrawnOptions(std::uint64_t seed)
{
    GenerateOptions options = drawnOptions(seed);
    constexpr std::uint64_t kWideStream = 0xD1B54A32D192ED03ULL;
    Random random(seed ^ kWideStream);
    const auto oneIn = [&](int so) { return random.between(1, so) == 1; };
    drawSize(random, options);
    options.points = drawnPoints(random);
    options.fullByes = oneIn(2) ? 0 : random.between(1, 20);
    if (oneIn(3)) options.withoutRating = oneIn(4) ? kEverybody : random.between(10, 500);
    if (oneIn(4)) options.prohibitedPairs = random.between(0, options.players / 4);
    if (!oneIn(3))
        options.people = {random.between(0, kEverybody), random.between(0, kEverybody), random.between(0, 16)};
    std::vector<std::string> pool(kWidePool.begin(), kWidePool.end());
    if (options.withoutRating == 0) pool.insert(pool.end(), kRatingPool.begin(), kRatingPool.end());
    options.tieBreaks = drawnTieBreaks(random, std::move(pool));
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
    options.draws = std::min(kEverybody, share(tally.draws, tally.games) * 5 / 4);
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
