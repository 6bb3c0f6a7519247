#include "pairing/generate.h"

#include "model/baku.h"
#include "model/presence.h"
#include "model/team_settings.h"
#include "pairing/next_round.h"
#include "pairing/teams/team_order.h"
#include "rating/tables.h"
#include "support/random.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <numeric>
#include <string>
#include <tuple>
#include <utility>

namespace kydai::pairing {

namespace {

constexpr std::uint32_t kThousandth = 1'000;  // Random counts in millionths
constexpr int kHalf = 500;

constexpr std::array<const char*, 16> kFamilyNames{"Nguyen", "Tran", "Le",  "Pham", "Hoang", "Huynh", "Phan",  "Vu",
                                                   "Vo",     "Dang", "Bui", "Do",   "Ho",    "Ngo",   "Duong", "Ly"};
constexpr std::array<const char*, 16> kGivenNames{"Anh",  "Binh", "Chau", "Dung", "Giang", "Ha",  "Khanh", "Lan",
                                                  "Minh", "Nam",  "Oanh", "Phuc", "Quang", "Son", "Thao",  "Vinh"};

constexpr std::array<const char*, 16> kFederations{"VIE", "PHI", "INA", "MAS", "SGP", "THA", "CHN", "IND",
                                                   "GER", "FRA", "ENG", "USA", "NOR", "POL", "UZB", "FID"};
constexpr int kSexUnknown = 50;

class Generator {
public:
    explicit Generator(const GenerateOptions& options) : m_options(options), m_random(options.seed) {}

    Section make(const std::stop_token& stop)
    {
        makeRules();
        makePlayers();
        tellOfPeople();
        if (m_teams > 0)
            makeTeams();
        else
            prohibitPairs();
        for (RoundNumber round = 1; round <= m_rounds && !stop.stop_requested(); ++round) {
            if (m_teams > 0) {
                drawTeamAbsences(round);
                drawLineUps(round);
            } else {
                drawAbsences(round);
            }
            if (round == 1) spellOutAcceleration();
            const DraftOutcome outcome = draftRound(m_section, round, {std::nullopt, m_options.general}, stop);
            const auto* draft = std::get_if<DraftRound>(&outcome);
            if (draft == nullptr) break;
            m_section.rounds.push_back(draft->round);
            m_section.requestedByes.clear();
            play(m_section.rounds.back().games, round);
        }
        m_section.requestedByes.clear();
        return std::move(m_section);
    }

private:
    bool happens(int thousandths) { return m_random.chance(static_cast<std::uint32_t>(thousandths) * kThousandth); }

    void makeRules()
    {
        const SystemRow& system = rowOf(m_options.system);
        if (!system.pairsPlayers) {
            m_teams = m_options.teams > 0 ? m_options.teams : m_random.between(6, 24);
            m_players = m_teams * (m_options.boards + m_options.reserves);
        } else {
            m_players = m_options.players > 0 ? m_options.players : m_random.between(15, 215);
        }
        const int most = std::max(1, std::min(11, (m_teams > 0 ? m_teams : m_players) - 2));
        m_rounds = m_options.rounds > 0 ? m_options.rounds : m_random.between(std::min(5, most), most);
        if (rowOf(m_options.system).playsTwice) m_rounds += m_rounds % 2;
        RuleSet& rules = m_section.rules;
        rules.points = m_options.points;
        rules.pairingSystem = m_options.system;
        rules.pairingEdition = m_options.edition;
        rules.bakuAcceleration = m_options.bakuAcceleration && m_teams == 0;
        if (m_options.system == PairingSystem::TeamSwiss) rules.systemCode = codeOf(TeamSettings{});
        if (!system.isTable) rules.scheduledRounds = m_rounds;
        rules.tieBreaks = m_options.tieBreaks;
        const Colour drawn = happens(kHalf) ? Colour::White : Colour::Black;
        rules.initialColour = m_options.initialColour.value_or(drawn);
        m_section.info.name = "Random tournament, seed " + std::to_string(m_options.seed);
        const bool dutch = m_options.system == PairingSystem::Dutch;
        m_section.info.type = dutch ? "Individual: Swiss-System (FIDE Dutch)" : rowOf(m_options.system).typeWords;
    }

    std::vector<int> drawnRatings()
    {
        std::vector<int> ratings = m_options.ratings;
        ratings.resize(static_cast<std::size_t>(m_players), -1);
        const int highest = m_options.highestRating;
        const int lowest = std::min(m_options.lowestRating, highest);
        int next = highest;
        for (int& rating : ratings) {
            if (rating >= 0) continue;
            rating = m_options.ratingStep > 0 ? next : m_random.between(lowest, highest);
            next = std::max(lowest, next - m_options.ratingStep);
            if (happens(m_options.withoutRating) && !rowOf(m_options.system).needsRatings) rating = 0;
        }
        std::ranges::sort(ratings, std::greater<>());
        return ratings;
    }

    void makePlayers()
    {
        const std::vector<int> ratings = drawnRatings();
        const std::vector<PlayerId> ids = newPlayerIds({}, static_cast<std::size_t>(m_players));
        for (int number = 1; number <= m_players; ++number) {
            Player player;
            player.id = ids[static_cast<std::size_t>(number - 1)];
            player.tpn = number;
            player.name = std::string(kFamilyNames[m_random.below(kFamilyNames.size())]) + ", " +
                          kGivenNames[m_random.below(kGivenNames.size())] + " " + std::to_string(number);
            player.rating = ratings[static_cast<std::size_t>(number - 1)];
            if (m_rounds > 1 && m_teams == 0 && happens(m_options.lateEntries)) {
                player.entersInRound = m_random.between(2, std::max(2, std::min(4, m_rounds - 1)));
            }
            m_section.players.push_back(std::move(player));
        }
    }

    /// Sexes, titles that the ratings allow, federations. Players of one rating stand by title (C.04.2.2.2), as they
    /// did by name.
    void tellOfPeople()
    {
        if (!m_options.people) return;
        constexpr std::uint64_t kPeopleStream = 0x2545F4914F6CDD1DULL;
        Random random(m_options.seed ^ kPeopleStream);  // another stream: who plays whom stays as it is
        const auto happensTo = [&](int share) { return random.between(1, kEverybody) <= share; };
        const int federations = std::min(m_options.people->federations, static_cast<int>(kFederations.size()));
        for (Player& player : m_section.players) {
            const bool woman = happensTo(m_options.people->women);
            if (!happensTo(kSexUnknown)) player.sex = woman ? Sex::Female : Sex::Male;
            if (happensTo(m_options.people->titled)) player.title = titleFor(random, player.rating, player.sex);
            if (federations > 0) player.federation = kFederations[random.below(static_cast<std::size_t>(federations))];
        }
        // Women's titles belong to women: whoever changes place takes both along.
        using Person = std::pair<Title, Sex>;
        for (auto first = m_section.players.begin(); first != m_section.players.end();) {
            const auto last = std::find_if(first, m_section.players.end(),
                                           [&](const Player& each) { return each.rating != first->rating; });
            std::vector<Person> people;
            std::transform(first, last, std::back_inserter(people),
                           [](const Player& each) { return Person(each.title, each.sex); });
            std::ranges::sort(people);
            for (const Person& person : people) {
                std::tie(first->title, first->sex) = person;
                ++first;
            }
        }
    }

    static Title titleFor(Random& random, int rating, Sex sex)
    {
        constexpr std::array kOpen{Title::CM, Title::FM, Title::IM, Title::GM};
        constexpr std::array kWomen{Title::WCM, Title::WFM, Title::WIM, Title::WGM};
        constexpr std::array kFrom{0, 2200, 2350, 2450};
        const auto reached =
            static_cast<std::size_t>(std::ranges::count_if(kFrom, [&](int low) { return rating >= low; }));
        const std::size_t at = random.below(std::max<std::size_t>(reached, 1));
        return sex == Sex::Female && random.between(1, 2) == 1 ? kWomen[at] : kOpen[at];
    }

    /// The strongest is the first of the first team, the next one of the second, and so on; teams by their ratings.
    void makeTeams()
    {
        TeamEvent& event = m_section.teams;
        event.teams.resize(static_cast<std::size_t>(m_teams));
        for (int team = 0; team < m_teams; ++team) {
            event.teams[static_cast<std::size_t>(team)].id = TeamId{team + 1};
            event.teams[static_cast<std::size_t>(team)].name = "Team " + std::to_string(team + 1);
        }
        std::vector<std::size_t> order(event.teams.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        for (std::size_t player = 0; player < m_section.players.size(); ++player) {
            const std::size_t at = player % order.size();
            if (at == 0) {  // each turn in another order, so that teams differ
                for (std::size_t left = order.size(); left > 1; --left)
                    std::swap(order[left - 1], order[m_random.below(left)]);
            }
            event.teams[order[at]].members.push_back(m_section.players[player].id);
        }
        event.boardColours = boardPattern({}, m_options.boards);
        event = orderedTeams(m_section, std::move(event), TeamOrder::FirstMembers, m_options.boards, 0);
    }

    /// Teams that will miss the round, known before it is paired; two always stay. Tables have a match for each.
    void drawTeamAbsences(RoundNumber round)
    {
        if (rowOf(m_options.system).isTable) return;
        std::vector<std::size_t> present(m_section.teams.teams.size());
        std::iota(present.begin(), present.end(), std::size_t{0});
        for (const auto& [frequency, kind] :
             {std::pair(&m_options.halfByes, Outcome::HalfBye), std::pair(&m_options.zeroByes, Outcome::ZeroBye)}) {
            for (const std::size_t team : takeAbsent(present, *frequency, round))
                m_section.teams.absences.push_back({round, m_section.teams.teams[team].id, kind});
        }
    }

    /// In a quarter of the line-ups somebody rests, and who stands behind him moves up.
    void drawLineUps(RoundNumber round)
    {
        constexpr int kResting = 250;
        if (m_options.reserves == 0) return;
        for (const Team& team : m_section.teams.teams) {
            if (!happens(kResting)) continue;
            LineUp lineUp{.round = round, .team = team.id, .boards = team.members};
            const auto resting = m_random.below(static_cast<std::uint64_t>(m_options.boards));
            lineUp.boards.erase(lineUp.boards.begin() + static_cast<std::ptrdiff_t>(resting));
            lineUp.boards.resize(static_cast<std::size_t>(m_options.boards));
            const bool isAway = std::ranges::any_of(m_section.teams.absences, [&](const TeamAbsence& absence) {
                return absence.round == round && absence.team == team.id;
            });
            if (!isAway) m_section.teams.lineUps.push_back(std::move(lineUp));
        }
    }

    /// Pairs drawn one by one; the same pair twice counts once.
    void prohibitPairs()
    {
        for (int pair = 0; pair < m_options.prohibitedPairs && m_players > 1; ++pair) {
            const auto first = m_random.below(static_cast<std::uint64_t>(m_players));
            const auto second = m_random.below(static_cast<std::uint64_t>(m_players));
            if (first == second) continue;
            ProhibitedPairing prohibited;
            prohibited.players = {m_section.players[std::min(first, second)].id,
                                  m_section.players[std::max(first, second)].id};
            if (std::ranges::count(m_section.rules.prohibited, prohibited) == 0)
                m_section.rules.prohibited.push_back(std::move(prohibited));
        }
    }

    /// Each player's points one by one, as line 250 has them: a reader needs no border of the first group. It depends
    /// on who is there in round 1, so the byes of that round are drawn before.
    /// @rule C.04.2.2.4 (ruling of August 2026)
    void spellOutAcceleration()
    {
        if (!m_section.rules.bakuAcceleration) return;
        std::vector<VirtualPoints> spelled;
        for (RoundNumber round = 1; round <= acceleratedRounds(m_rounds); ++round) {
            const std::vector<Points> points = virtualPoints(m_section, round);
            for (std::size_t player = 0; player < points.size(); ++player) {
                if (points[player] != Points{})
                    spelled.push_back({m_section.players[player].id, round, points[player]});
            }
        }
        std::ranges::stable_sort(spelled, {}, &VirtualPoints::player);  // as files are read
        m_section.rules.virtualPoints = std::move(spelled);
    }

    /// Takes those out of the list to whom it happens, in their order.
    std::vector<std::size_t> takeSome(std::vector<std::size_t>& from, const Frequency& frequency, RoundNumber round)
    {
        const Frequency::Entry often = frequency.in(round);
        std::vector<std::size_t> taken;
        std::vector<std::size_t> left;
        std::size_t wanted = std::min(static_cast<std::size_t>(often.value), from.size());
        for (std::size_t at = 0; at < from.size(); ++at) {
            // So many of so many: each in turn with the chance that is left.
            const bool hit =
                often.exact ? wanted > 0 && m_random.below(from.size() - at) < wanted : happens(often.value);
            if (hit && often.exact) --wanted;
            (hit ? taken : left).push_back(from[at]);
        }
        from = std::move(left);
        return taken;
    }
    /// The same, but two always stay: nobody is missing where fewer would.
    std::vector<std::size_t> takeAbsent(std::vector<std::size_t>& from, const Frequency& frequency, RoundNumber round)
    {
        const std::vector<std::size_t> before = from;
        std::vector<std::size_t> missing = takeSome(from, frequency, round);
        if (from.size() >= 2) return missing;
        from = before;
        return {};
    }

    /// Who will miss the round, known before it is paired. At least two players always stay.
    void drawAbsences(RoundNumber round)
    {
        if (isSecondGame(m_options.system, round)) return;  // who is away is so for a match
        std::vector<std::size_t> present;
        for (std::size_t player = 0; player < m_section.players.size(); ++player) {
            if (isIn(m_section.players[player], round)) present.push_back(player);
        }
        const auto mayMiss = [&](const Frequency& frequency) { return takeAbsent(present, frequency, round); };
        if (round > 1) {
            for (const std::size_t player : mayMiss(m_options.withdrawals))
                m_section.players[player].withdrawnFromRound = round;
        }
        const auto giveByes = [&](const Frequency& frequency, Outcome kind) {
            for (const std::size_t player : mayMiss(frequency))
                m_section.requestedByes.push_back({m_section.players[player].id, round, kind});
        };
        giveByes(m_options.halfByes, Outcome::HalfBye);
        giveByes(m_options.zeroByes, Outcome::ZeroBye);
        giveByes(m_options.fullByes, Outcome::FullBye);
    }

    void play(std::vector<Game>& games, RoundNumber round)
    {
        std::vector<std::size_t> boards;
        for (std::size_t board = 0; board < games.size(); ++board) {
            const int difference =
                m_section.player(games[board].white).rating - m_section.player(games[board].black).rating;
            set(games[board], drawResult(m_random, difference, m_options.draws));
            boards.push_back(board);
        }
        const auto some = [&](const Frequency& frequency) { return takeSome(boards, frequency, round); };
        for (const std::size_t board : some(m_options.forfeitWins)) {
            games[board].whiteOutcome = happens(kHalf) ? Outcome::ForfeitWin : Outcome::ForfeitLoss;
            games[board].blackOutcome = mirrored(games[board].whiteOutcome);
        }
        for (const std::size_t board : some(m_options.doubleForfeits))
            games[board].whiteOutcome = games[board].blackOutcome = Outcome::ForfeitLoss;
        for (const std::size_t board : some(m_options.halfLosses)) {
            const bool white = happens(kHalf);
            games[board].whiteOutcome = white ? Outcome::Draw : Outcome::Loss;
            games[board].blackOutcome = white ? Outcome::Loss : Outcome::Draw;
        }
        for (const std::size_t board : some(m_options.doubleLosses))
            games[board].whiteOutcome = games[board].blackOutcome = Outcome::Loss;
        for (const std::size_t board : some(m_options.unratedResults))
            set(games[board], unrated(games[board].whiteOutcome));
    }

    static void set(Game& game, Outcome white)
    {
        game.whiteOutcome = white;
        game.blackOutcome = mirrored(white);
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
    int m_teams = 0;  ///< 0: an event of players
    RoundNumber m_rounds = 0;
};

}  // namespace

Outcome drawResult(Random& random, int difference, int draws)
{
    const int expected = rating::scoringProbability(difference);
    const int even = 4 * expected * (100 - expected);  // 10,000 between equals
    const int draw = std::min(draws * even / 10, 20'000 * std::min(expected, 100 - expected));
    const int win = expected * 10'000 - draw / 2;  // all three in millionths
    const int drawn = random.between(0, 999'999);
    if (drawn < win) return Outcome::Win;
    return drawn < win + draw ? Outcome::Draw : Outcome::Loss;
}

Section generate(const GenerateOptions& options, const std::stop_token& stop)
{
    return Generator(options).make(stop);
}

}  // namespace kydai::pairing
