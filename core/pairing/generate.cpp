#include "pairing/generate.h"

#include "model/presence.h"
#include "model/scorecards.h"
#include "pairing/baku.h"
#include "pairing/next_round.h"
#include "rating/tables.h"
#include "support/random.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <utility>

namespace kydai::pairing {

namespace {

constexpr std::uint32_t kThousandth = 1'000;  // Random counts in millionths
constexpr int kWhiteAdvantage = 35;           // rating points that the first move is worth

constexpr std::array<const char*, 16> kFamilyNames{"Nguyen", "Tran", "Le",  "Pham", "Hoang", "Huynh", "Phan",  "Vu",
                                                   "Vo",     "Dang", "Bui", "Do",   "Ho",    "Ngo",   "Duong", "Ly"};
constexpr std::array<const char*, 16> kGivenNames{"Anh",  "Binh", "Chau", "Dung", "Giang", "Ha",  "Khanh", "Lan",
                                                  "Minh", "Nam",  "Oanh", "Phuc", "Quang", "Son", "Thao",  "Vinh"};

class Generator {
public:
    explicit Generator(const GenerateOptions& options) : m_options(options), m_random(options.seed) {}

    Section make(const std::stop_token& stop)
    {
        makeRules();
        makePlayers();
        spellOutAcceleration();
        for (RoundNumber round = 1; round <= m_rounds && !stop.stop_requested(); ++round) {
            drawAbsences(round);
            const DraftOutcome outcome = draftRound(m_section, round, {}, stop);
            const auto* draft = std::get_if<DraftRound>(&outcome);
            if (draft == nullptr) break;
            m_section.rounds.push_back(draft->round);
            m_section.requestedByes.clear();
            for (Game& game : m_section.rounds.back().games) play(game);
        }
        m_section.requestedByes.clear();
        return std::move(m_section);
    }

private:
    bool happens(int thousandths) { return m_random.chance(static_cast<std::uint32_t>(thousandths) * kThousandth); }

    void makeRules()
    {
        m_players = m_options.players > 0 ? m_options.players : m_random.between(15, 215);
        const int most = std::max(1, std::min(11, m_players - 2));
        m_rounds = m_options.rounds > 0 ? m_options.rounds : m_random.between(std::min(5, most), most);
        RuleSet& rules = m_section.rules;
        rules.points = m_options.points;
        rules.pairingEdition = m_options.edition;
        rules.bakuAcceleration = m_options.bakuAcceleration;
        rules.scheduledRounds = m_rounds;
        const Colour drawn = m_random.chance(500 * kThousandth) ? Colour::White : Colour::Black;
        rules.initialColour = m_options.initialColour.value_or(drawn);
        m_section.info.name = "Random tournament, seed " + std::to_string(m_options.seed);
        m_section.info.type = "Individual: Swiss-System (FIDE Dutch)";
    }

    void makePlayers()
    {
        std::vector<int> ratings = m_options.ratings;
        ratings.resize(static_cast<std::size_t>(m_players), -1);
        const int lowest = std::min(m_options.lowestRating, m_options.highestRating);
        for (int& rating : ratings) {
            if (rating < 0) rating = m_random.between(lowest, m_options.highestRating);
        }
        std::ranges::sort(ratings, std::greater<>());
        const std::vector<PlayerId> ids = newPlayerIds({}, static_cast<std::size_t>(m_players));
        for (int number = 1; number <= m_players; ++number) {
            Player player;
            player.id = ids[static_cast<std::size_t>(number - 1)];
            player.tpn = number;
            player.name = std::string(kFamilyNames[m_random.below(kFamilyNames.size())]) + ", " +
                          kGivenNames[m_random.below(kGivenNames.size())] + " " + std::to_string(number);
            player.rating = ratings[static_cast<std::size_t>(number - 1)];
            if (m_rounds > 1 && happens(m_options.lateEntries)) {
                player.entersInRound = m_random.between(2, std::max(2, std::min(4, m_rounds - 1)));
            }
            m_section.players.push_back(std::move(player));
        }
    }

    /// A report does not tell late entries from absences, and the border of the first group depends on it: the points
    /// are written one by one.
    void spellOutAcceleration()
    {
        if (!m_section.rules.bakuAcceleration) return;
        std::vector<VirtualPoints> spelled;
        for (RoundNumber round = 1; round <= acceleratedRounds(m_rounds); ++round) {
            const std::vector<Points> points = virtualPoints(m_section, round);
            for (std::size_t player = 0; player < points.size(); ++player) {
                if (points[player] == Points{}) continue;
                spelled.push_back({m_section.players[player].id, round, points[player]});
            }
        }
        m_section.rules.virtualPoints = std::move(spelled);
    }

    /// Who will miss the round, known before it is paired. At least two players always stay.
    void drawAbsences(RoundNumber round)
    {
        int present = 0;
        for (const Player& player : m_section.players) present += isIn(player, round) ? 1 : 0;
        for (Player& player : m_section.players) {
            if (!isIn(player, round) || present <= 2) continue;
            if (round > 1 && happens(m_options.withdrawals)) {
                player.withdrawnFromRound = round;
                --present;
                continue;
            }
            const auto kind = drawBye();
            if (!kind) continue;
            m_section.requestedByes.push_back({player.id, round, *kind});
            --present;
        }
    }

    std::optional<Outcome> drawBye()
    {
        if (happens(m_options.halfByes)) return Outcome::HalfBye;
        if (happens(m_options.zeroByes)) return Outcome::ZeroBye;
        if (happens(m_options.fullByes)) return Outcome::FullBye;
        return std::nullopt;
    }

    void play(Game& game)
    {
        if (happens(m_options.forfeits)) {
            forfeit(game);
            return;
        }
        game.whiteOutcome = drawResult(game);
        game.blackOutcome = mirrored(game.whiteOutcome);
        if (happens(m_options.unratedResults)) {
            game.whiteOutcome = unrated(game.whiteOutcome);
            game.blackOutcome = unrated(game.blackOutcome);
        } else if (happens(m_options.oddResults)) {
            game.whiteOutcome = game.whiteOutcome == Outcome::Draw ? Outcome::Draw : Outcome::Loss;
            game.blackOutcome = Outcome::Loss;
        }
    }

    void forfeit(Game& game)
    {
        const std::uint64_t kind = m_random.below(8);
        game.whiteOutcome = kind >= 1 && kind <= 3 ? Outcome::ForfeitWin : Outcome::ForfeitLoss;
        game.blackOutcome = kind >= 4 ? Outcome::ForfeitWin : Outcome::ForfeitLoss;
    }

    /// The draw's share shrinks as the expected scores part; what is left of each expected score is wins.
    Outcome drawResult(const Game& game)
    {
        const int difference = m_section.player(game.white).rating - m_section.player(game.black).rating;
        const int expected = rating::scoringProbability(difference + kWhiteAdvantage);
        const int even = 4 * expected * (100 - expected);  // 10,000 between equals
        const int draw = std::min(m_options.draws * even / 10, 20'000 * std::min(expected, 100 - expected));
        const int win = expected * 10'000 - draw / 2;  // all three in millionths
        const int drawn = m_random.between(0, 999'999);
        if (drawn < win) return Outcome::Win;
        return drawn < win + draw ? Outcome::Draw : Outcome::Loss;
    }

    static Outcome unrated(Outcome outcome)
    {
        if (outcome == Outcome::Win) return Outcome::UnratedWin;
        return outcome == Outcome::Draw ? Outcome::UnratedDraw : Outcome::UnratedLoss;
    }

    GenerateOptions m_options;
    Random m_random;
    Section m_section;
    int m_players = 0;
    RoundNumber m_rounds = 0;
};

/// Counts of a model; shares follow from them.
struct Tally {
    int cells = 0;
    int games = 0;
    int boards = 0;
    int draws = 0;
    int forfeits = 0;
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
        forfeits += isForfeit(outcome) ? 1 : 0;
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

Section generate(const GenerateOptions& options, const std::stop_token& stop)
{
    return Generator(options).make(stop);
}

GenerateOptions optionsLike(const Section& model, std::uint64_t seed)
{
    GenerateOptions options;
    options.seed = seed;
    options.players = static_cast<int>(model.players.size());
    options.rounds = std::max(1, model.roundsInAll());
    options.points = model.rules.points;
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
    options.forfeits = share(tally.forfeits, tally.boards);
    options.halfByes = share(tally.halfByes, tally.cells);
    options.zeroByes = share(tally.zeroByes, tally.cells);
    options.fullByes = share(tally.fullByes, tally.cells);
    options.unratedResults = share(tally.unrated, tally.games);
    options.oddResults = 0;
    options.lateEntries = share(late, options.players);
    options.withdrawals = share(left, options.players * options.rounds);
    return options;
}

}  // namespace kydai::pairing
