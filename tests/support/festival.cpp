#include "support/festival.h"

#include "pairing/berger.h"
#include "pairing/generate.h"
#include "pairing/next_round.h"
#include "prizes/templates.h"
#include "support/player_id.h"
#include "support/random.h"
#include "support/random_event.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

namespace kydai::fixture {

namespace {

constexpr std::array<std::string_view, 5> kFederations{"VIE", "GER", "IND", "POL", "FID"};
constexpr std::array<std::string_view, 4> kUnits{"Hà Nội", "Huế", "Đà Nẵng", "Cần Thơ"};
constexpr std::array<Outcome, 3> kResults{Outcome::Win, Outcome::Draw, Outcome::Loss};
const std::vector<std::vector<std::string>> kRankings{{"DE", "BH/C1", "BH", "SB", "WIN"},
                                                      {"BH/C1", "BH", "SB", "PS", "BPG"},
                                                      {"WON", "BWG", "FB", "SB/C1", "REP"},
                                                      {"ARO", "TPR", "PTP", "APRO", "APPO"},
                                                      {"DE", "KS", "BH/M1", "PS/C1", "STD"}};

void bePersons(Section& section, Random& random)
{
    for (Player& player : section.players) {
        player.rating = random.below(9) == 0 ? 0 : random.between(1900, 2650);
        player.federation = kFederations[random.below(kFederations.size())];
        player.unit = kUnits[random.below(kUnits.size())];
        player.sex = random.below(3) == 0 ? Sex::Female : Sex::Male;
        player.title = random.below(2) == 0 ? Title::None : static_cast<Title>(random.below(8));
        player.fideId = std::to_string(12400000 + player.tpn);
        player.category = random.below(4) == 0 ? "U12" : "";
        if (random.below(3) == 0) player.kFactor = 40;
        if (random.below(4) != 0)
            player.birth = {random.between(1950, 2018), random.between(0, 12), random.between(0, 28)};
    }
}

void play(Round& round, Random& random, bool all)
{
    for (Game& game : round.games) {
        if (!isUndecided(game)) continue;
        if (!all && random.below(4) == 0) continue;
        game.whiteOutcome = random.below(20) == 0 ? Outcome::ForfeitLoss : kResults[random.below(kResults.size())];
        game.blackOutcome = mirrored(game.whiteOutcome);
    }
}

/// Rounds as the rules give them, played; the last one is half played where something shall be open.
void playOn(Section& section, Random& random, RoundNumber rounds, bool openAtEnd)
{
    while (section.roundsPaired() < rounds) {
        const RoundNumber next = section.roundsPaired() + 1;
        const auto outcome = pairing::draftRound(section, next);
        const auto* draft = std::get_if<pairing::DraftRound>(&outcome);
        if (draft == nullptr) return;
        section.rounds.push_back(draft->round);
        section.rounds.back().rules = rulesKeptBy(section.rules, next);
        section.rounds.back().date = {2026, 5, 1 + next / 2};
        std::erase_if(section.requestedByes, [&](const RequestedBye& bye) { return bye.round <= next; });
        play(section.rounds.back(), random, !openAtEnd || next < rounds);
    }
}

void givePrizes(Section& section, std::uint64_t seed)
{
    const auto words = prizes::templateWords();
    section.prizes = *prizes::planOfTemplate(words[seed % words.size()]);
    if (section.prizes.lists.size() < 2) return;
    PrizeList& last = section.prizes.lists.back();
    last.condition.ratingTo = 2200;
    last.condition.minGames = 2;
    PrizeList gain{.name = "Gain", .order = seed % 2 == 0 ? PrizeOrder::BestGain : PrizeOrder::BestPerformance};
    gain.lines = {{1, 2, 90}};
    gain.sharing = PrizeSharing::Hort;
    gain.minEntrants = 3;
    section.prizes.lists.push_back(gain);
    PrizeList women{.name = "Women", .group = "classes", .lower = LowerPrize::PassesOn};
    women.condition.sex = Sex::Female;
    women.lines = {{1, 1, 77}, {2, 3, 33}};
    women.sharing = PrizeSharing::Equal;
    women.pot = PrizePot::PrizePlaces;
    section.prizes.lists.push_back(women);
    section.prizes.excluded.push_back({section.players.front().id, "Gain", "guest"});
}

void beginEvent(Section& section, std::uint64_t seed)
{
    section.info.name = "Festival";
    section.info.federation = "VIE";
    section.info.firstDay = {2026, 5, 1};
    section.info.lastDay = {2026, 5, 6};
    section.rules.tieBreaks = kRankings[seed % kRankings.size()];
}

/// Strange positions: pairs, byes and colours as no engine makes them, then one round by the rules.
Section strange(std::uint64_t seed)
{
    Random random(seed);
    EventShape shape;
    shape.fewestPlayers = 5;
    shape.mostPlayers = 12;
    Section section = randomEvent(seed, shape);
    beginEvent(section, seed);
    bePersons(section, random);
    section.rules.pairingEdition = seed % 3 == 0 ? PairingEdition::E2017 : PairingEdition::E2026;
    static constexpr TieBreakEdition kEditions[] = {TieBreakEdition::E26, TieBreakEdition::E24, TieBreakEdition::Old};
    section.rules.tieBreakEdition = kEditions[seed % 3];
    for (Round& round : section.rounds) play(round, random, true);
    playOn(section, random, section.roundsPaired() + 1, seed % 2 == 0);
    givePrizes(section, seed);
    return section;
}

/// As an arbiter has it: players in the order of their ratings, every round by the rules.
Section ordinary(std::uint64_t seed, int players, RoundNumber rounds, bool openAtEnd, void (*rules)(Section&))
{
    Random random(seed);
    Section section;
    for (int number = 1; number <= players; ++number) {
        Player player;
        player.id = playerId(number);
        player.tpn = number;
        player.name = "Player " + std::to_string(number);
        section.players.push_back(player);
    }
    beginEvent(section, seed);
    bePersons(section, random);
    section.rules.initialColour = Colour::Black;
    section.rules.scheduledRounds = rounds + (openAtEnd ? 1 : 0);
    rules(section);
    playOn(section, random, rounds, openAtEnd);
    givePrizes(section, seed);
    return section;
}

void usual(Section& /*section*/) {}
void accelerated(Section& section)
{
    section.rules.bakuAcceleration = true;
}
void roundRobin(Section& section)
{
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    section.rules.scheduledRounds.reset();
}
void doubleRoundRobin(Section& section)
{
    roundRobin(section);
    section.rules.doubleRoundRobin = true;
    section.rules.reverseLastTwoRounds = true;
}
void byOldRules(Section& section)
{
    section.rules.pairingEdition = PairingEdition::E2017;
    section.rules.tieBreakEdition = TieBreakEdition::E24;
    section.rules.points = PointSystem::of(Points::whole(3), Points::whole(1), Points::whole(0));
}
/// Nine rounds of masters from several federations: title norms are made and missed.
void ofMasters(Section& section)
{
    section.rules.scheduledRounds = 9;
    for (std::size_t i = 0; i < section.players.size(); ++i) {
        Player& player = section.players[i];
        player.rating = 2610 - static_cast<int>(i) * (17 + static_cast<int>(i) % 3);
        static constexpr Title kTitles[] = {Title::GM, Title::FM, Title::IM, Title::None, Title::WIM};
        player.title = kTitles[i % 5];
        player.sex = i % 4 == 2 ? Sex::Female : Sex::Male;
        player.kFactor = 10;
    }
    section.players[3].marks.normFederation = "GER";
    section.players[6].marks.noByes = true;
    section.info.report.registered = {2026, 3, 1};
    section.info.report.exemption = section.players.size() % 2 == 0 ? StatedExemption::None : StatedExemption::Zonal;
}
void withAbsences(Section& section)
{
    section.players[2].entersInRound = 2;
    section.players[5].withdrawnFromRound = 4;
    section.requestedByes = {
        {playerId(4), 2, Outcome::HalfBye}, {playerId(7), 3, Outcome::ZeroBye}, {playerId(8), 5, Outcome::HalfBye}};
    section.rules.prohibited = {{1, 9, {playerId(1), playerId(2), playerId(9)}, {}, "one family"}};
    section.rules.lotsSeed = 7;
}
void ofDubov(Section& section)
{
    section.rules.pairingSystem = PairingSystem::Dubov;
}
void ofBurstein(Section& section)
{
    section.rules.pairingSystem = PairingSystem::Burstein;
}
void ofDubovWithAbsences(Section& section)
{
    ofDubov(section);
    withAbsences(section);
}
void ofBursteinWithAbsences(Section& section)
{
    ofBurstein(section);
    withAbsences(section);
}
void ofDubovAccelerated(Section& section)
{
    ofDubov(section);
    accelerated(section);
}

/// Matches of two games, and one more in which a draw is Black's win.
void ofCups(Section& section)
{
    section.rules.pairingSystem = PairingSystem::KnockOut;
    section.rules.scheduledRounds.reset();
    section.rules.knockOut = KnockOutRules{
        .stages = {{.games = 2, .time = "15+10"}, {.games = 1, .tempo = TimeControl::Rapid, .drawnIsBlacks = true}}};
    section.rules.knockOut->thirdPlace = section.players.size() > 6;
}
void ofClubs(Section& section)
{
    section.rules.pairingSystem = PairingSystem::Keizer;
    section.rules.fideMode = false;
    section.rules.keizer = KeizerRules{.apart = 2};
    section.players[2].withdrawnFromRound = 4;
    section.requestedByes = {{playerId(4), 2, Outcome::HalfBye}, {playerId(6), 3, Outcome::ZeroBye}};
}
void ofTwoGames(Section& section)
{
    section.rules.pairingSystem = PairingSystem::DoubleSwiss;
}
void ofGivenTable(Section& section)
{
    section.rules.pairingSystem = PairingSystem::GivenTable;
    const auto players = static_cast<int>(section.players.size());
    for (RoundNumber round = 1; round < players; ++round) {
        int board = 0;
        for (const pairing::BergerBoard& each : pairing::bergerRound(players, round).boards)
            section.rules.table.push_back({round, ++board, 0, each.black, 0, each.white});
    }
}

/// Teams by a table, with forfeits, persons and prizes.
Section leagues(std::uint64_t seed, PairingSystem system, int count)
{
    Random random(seed);
    pairing::GenerateOptions options;
    options.seed = seed;
    options.system = system;
    options.teams = count;
    options.boards = 3;
    options.players = 3 * count;
    options.rounds = 3;
    options.forfeitWins = 100;
    Section section = pairing::generate(options);
    beginEvent(section, seed);
    bePersons(section, random);
    // Nobody is near a norm: to look for one in so many rounds to come would take the longest of all.
    for (Player& player : section.players) player.rating = player.rating * 3 / 4;
    givePrizes(section, seed);
    return section;
}

/// Teams of two boards, the last of them with a reserve.
Section teams(std::uint64_t seed, int count, RoundNumber rounds, bool openAtEnd, const char* code)
{
    Random random(seed);
    Section section = ordinary(seed, 2 * count + 1, 0, openAtEnd, usual);
    section.rules.pairingSystem = PairingSystem::TeamSwiss;
    section.rules.systemCode = code;
    section.rules.scheduledRounds = rounds + (openAtEnd ? 1 : 0);
    section.rules.tieBreaks = {"EDE", "BH/C1", "EMGSB"};
    section.teams.boardColours = "WB";
    for (int number = 1; number <= count; ++number) {
        Team& team = section.teams.teams.emplace_back();
        team.id = TeamId{number};
        team.name = "Team " + std::to_string(number);
        team.members = {playerId(2 * number - 1), playerId(2 * number)};
        team.strength = Points{25'000 - 300 * number};
    }
    section.teams.teams.back().members.push_back(playerId(2 * count + 1));
    if (count > 7) {
        section.teams.absences = {{2, TeamId{3}, Outcome::HalfBye}, {3, TeamId{5}, Outcome::ZeroBye}};
        section.teams.prohibited = {{1, 3, {TeamId{1}, TeamId{4}, TeamId{6}}}};
    }
    playOn(section, random, rounds, openAtEnd);
    return section;
}
}  // namespace

std::vector<NamedSection> otherSystems()
{
    std::vector<NamedSection> sections;
    static constexpr const char* kTeamCodes[] = {"FIDE_TEAM", "FIDE_TEAM_TYPEB_MP_GP", "FIDE_TEAM_TYPEA_GP_MP",
                                                 "FIDE_TEAM_BAKU", "FIDE_TEAM_MP"};
    for (int turn = 0; turn < 4; ++turn) {
        const auto seed = 50 + 20 * static_cast<std::uint64_t>(turn);
        const std::string end = "-" + std::to_string(turn);
        sections.push_back({"dubov" + end, ordinary(seed, 14 + 2 * turn, 6, false, ofDubov)});
        sections.push_back({"dubov-odd" + end, ordinary(seed + 1, 15 + turn, 6, false, ofDubovWithAbsences)});
        sections.push_back({"dubov-accelerated" + end, ordinary(seed + 2, 16 + turn, 5, true, ofDubovAccelerated)});
        sections.push_back({"burstein" + end, ordinary(seed + 3, 14 + 2 * turn, 6, false, ofBurstein)});
        sections.push_back({"burstein-odd" + end, ordinary(seed + 4, 13 + turn, 5, true, ofBursteinWithAbsences)});
        for (int at = 0; at < static_cast<int>(std::size(kTeamCodes)); ++at)
            sections.push_back({"teams-" + std::to_string(at) + end,
                                teams(seed + 5 + static_cast<std::uint64_t>(at), 6 + at + turn, 4 + (at + turn) % 3,
                                      (at + turn) % 2 == 0, kTeamCodes[at])});
    }
    return sections;
}

std::vector<NamedSection> cupsClubsAndTables()
{
    std::vector<NamedSection> sections;
    for (int turn = 0; turn < 3; ++turn) {
        const auto seed = 150 + 20 * static_cast<std::uint64_t>(turn);
        const std::string end = "-" + std::to_string(turn);
        const bool openAtEnd = turn == 1;
        sections.push_back({"cup" + end, ordinary(seed, 6 + 3 * turn, 2 + turn, openAtEnd, ofCups)});
        sections.push_back({"club" + end, ordinary(seed + 1, 7 + turn, 4 + turn, openAtEnd, ofClubs)});
        sections.push_back({"double-swiss" + end, ordinary(seed + 2, 8 + turn, 6, openAtEnd, ofTwoGames)});
        sections.push_back({"given-table" + end, ordinary(seed + 3, 6, 3 + turn, openAtEnd, ofGivenTable)});
        sections.push_back({"scheveningen" + end, leagues(seed + 4, PairingSystem::Scheveningen, 2)});
        sections.push_back({"league" + end, leagues(seed + 5, PairingSystem::TeamRoundRobin, 4)});
    }
    return sections;
}

std::vector<NamedSection> festival()
{
    std::vector<NamedSection> sections;
    for (std::uint64_t seed = 1; seed <= 9; ++seed)
        sections.push_back({"strange-" + std::to_string(seed), strange(seed)});
    sections.push_back({"open", ordinary(31, 18, 9, false, usual)});
    sections.push_back({"running", ordinary(32, 13, 4, true, withAbsences)});
    sections.push_back({"accelerated", ordinary(33, 20, 3, true, accelerated)});
    sections.push_back({"round-robin", ordinary(34, 10, 9, false, roundRobin)});
    sections.push_back({"double", ordinary(35, 5, 7, true, doubleRoundRobin)});
    sections.push_back({"odd", ordinary(36, 15, 6, false, withAbsences)});
    sections.push_back({"old", ordinary(37, 17, 5, true, byOldRules)});
    sections.push_back({"masters", ordinary(38, 22, 9, false, ofMasters)});
    sections.push_back({"masters-running", ordinary(39, 21, 7, false, ofMasters)});
    sections.push_back({"masters-open", ordinary(40, 24, 8, true, ofMasters)});
    return sections;
}

}  // namespace kydai::fixture
