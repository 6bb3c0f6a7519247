#include "support/whole_event.h"

#include "model/bounds.h"
#include "model/json_shapes.h"
#include "model/pictures.h"
#include "model/presence.h"
#include "support/player_id.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace kydai::fixture {

namespace {

constexpr std::array<std::string_view, 5> kTimes{"14:30", "9:05", "19h00", "soon", "Ộ"};
constexpr std::array<std::string_view, 9> kTexts{"Nguyễn Văn Ý",
                                                 "O'Brien; DROP TABLE",
                                                 R"("quoted" \ back)",
                                                 "{player} 100 %",
                                                 "Đà Nẵng – Quận 1",
                                                 "日本",
                                                 "a",
                                                 "### 001 |x|",
                                                 "Ộ ộ"};
constexpr std::array<std::string_view, 4> kCodes{"C-7", "x.1", "OTHER", "IND_FIDE"};
constexpr std::array<std::string_view, 4> kFederations{"VIE", "LAO", "FID", "ENG"};
constexpr std::array<std::string_view, 3> kFideIds{"12400001", "500", "35009192"};
constexpr std::array<std::string_view, 6> kTieBreaks{"BH/C1", "DE", "SB", "WIN", "MAN", "ARO"};
constexpr std::array<std::string_view, 3> kBoardColours{"WBWB", "BW", "WBBW"};
constexpr std::array<std::string_view, 3> kForeignLines{"XXX kept as it is", "QQQ  two  spaces", "999 Đội"};

/// Texts of members that files give a form.
std::span<const std::string_view> samplesOf(const Row& row)
{
    static const std::map<std::string_view, std::span<const std::string_view>> kOfWords{
        {"federation", kFederations}, {"normFederation", kFederations}, {"fideId", kFideIds},
        {"tieBreaks", kTieBreaks},    {"boardColours", kBoardColours},  {"foreignLines", kForeignLines}};
    const auto known = kOfWords.find(row.word);
    if (known != kOfWords.end()) return known->second;
    if (row.bounds.characters == kCode.characters) return kCodes;
    return kTexts;
}

/// What a board can show.
bool isResult(const Game& game)
{
    return !isBye(game.whiteOutcome) && !isBye(game.blackOutcome) &&
           isPossibleResult(game.whiteOutcome, game.blackOutcome);
}

template <class T>
struct IsList : std::false_type {
};
template <class T>
struct IsList<std::vector<T>> : std::true_type {
};

class Filler {
public:
    explicit Filler(Random& random) : m_random(random) {}
    Filler(Random& random, const Section& section) : m_random(random), m_section(&section)
    {
        m_rounds = section.roundsPaired();
    }

    Section section()
    {
        Section made;
        m_section = &made;
        players(made.players);
        const int rounds = made.players.size() < 2 ? 0 : m_random.between(0, 4);
        for (m_rounds = 0; m_rounds < rounds; ++m_rounds) draw(made.rounds.emplace_back(), kAnyRow);
        Rest rest{*this, made};
        describe(rest, std::type_identity<Section>{});
        return made;
    }

    template <class T>
    void draw(T& value, const Row& row)
    {
        if constexpr (std::is_same_v<T, bool>) {
            value = m_random.below(2) == 0;
        } else if constexpr (std::is_same_v<T, std::uint64_t>) {
            value = m_random.chance(300'000) ? 0 : m_random.next();
        } else if constexpr (std::is_integral_v<T>) {
            value = number(value, row.bounds);
        } else if constexpr (std::is_same_v<T, Points>) {
            value.tenths = number(value.tenths, row.bounds);
        } else if constexpr (std::is_same_v<T, std::string>) {
            value = m_random.chance(250'000) ? std::string() : text(row);
        } else if constexpr (std::is_same_v<T, Date>) {
            value = date();
        } else if constexpr (std::is_same_v<T, PlayerId>) {
            if (!m_section->players.empty()) value = pick(m_section->players).id;
        } else if constexpr (std::is_same_v<T, TeamId>) {
            if (!m_teams.empty()) value = pick(m_teams);
        } else if constexpr (HasWords<T>) {
            value = static_cast<T>(m_random.below(Words<T>::kAll.size()));
        } else if constexpr (IsList<T>::value) {
            const std::uint64_t count = m_random.below(4);
            for (std::uint64_t i = 0; i < count; ++i) draw(value.emplace_back(), row);
            settle(value);
        } else if constexpr (std::is_same_v<T, std::optional<RoundPicture>>) {
            // is made of the round that it belongs to (hang)
        } else if constexpr (requires { value.has_value(); }) {
            if (m_random.chance(700'000)) draw(value.emplace(), row);
        } else {
            Members<T> members{*this, value};
            describe(members, std::type_identity<T>{});
            settle(value);
        }
    }

    static constexpr Row kAnyRow{};

private:
    template <class T>
    struct Members {
        Filler& filler;
        T& value;

        template <class M, class Owner>
        void operator()(const Row& row, M Owner::*member)
        {
            if (row.key) return;
            // What tables were given later is drawn apart, so that the events are those that they were before.
            constexpr std::string_view kLater[] = {"furtherGames",   "gamesByCycle", "homeBlack", "table", "knockOut",
                                                   "continues",      "keizer",       "club",      "venue", "unseen",
                                                   "mostGamesAbove", "deadlines",    "fixtures"};
            if (std::ranges::find(kLater, row.word) == std::end(kLater)) return filler.draw(value.*member, row);
            Random apart = filler.m_random;
            Filler drawn(apart);
            drawn.m_teams = filler.m_teams;
            drawn.draw(value.*member, row);
        }
    };
    /// What a section has besides its players and rounds.
    struct Rest {
        Filler& filler;
        Section& section;

        void operator()(const Row& /*row*/, std::vector<Player> Section::*) {}
        void operator()(const Row& /*row*/, std::vector<Round> Section::*) {}
        template <class M>
        void operator()(const Row& row, M Section::*member)
        {
            filler.draw(section.*member, row);
        }
    };

    template <class List>
    const auto& pick(const List& list)
    {
        return list[static_cast<std::size_t>(m_random.below(std::size(list)))];
    }

    /// As it is, near the lowest, anywhere, or at a bound.
    template <class T>
    T number(T usual, const Bounds& bounds)
    {
        const std::int64_t low = std::max<std::int64_t>(bounds.low, std::numeric_limits<T>::min());
        const std::int64_t high = std::min<std::int64_t>(bounds.high, std::numeric_limits<T>::max());
        const auto range = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low);
        const auto from = [&](std::uint64_t step) {
            return static_cast<T>(static_cast<std::int64_t>(static_cast<std::uint64_t>(low) + step));
        };
        switch (m_random.below(8)) {
        case 0:
        case 1:
            return usual;
        case 2:
        case 3:
        case 4:
            return from(m_random.below(std::min<std::uint64_t>(range, 7) + 1));
        case 5:
            return static_cast<T>(m_random.chance(500'000) ? low : high);
        default:
            return from(range == std::numeric_limits<std::uint64_t>::max() ? m_random.next()
                                                                           : m_random.below(range + 1));
        }
    }

    std::string text(const Row& row)
    {
        std::string text(pick(samplesOf(row)));
        if (m_random.chance(300'000)) text += "-" + std::to_string(m_random.below(100));
        if (row.bounds.lines && m_random.chance(200'000)) text += "\n" + std::string(pick(kTexts));
        if (row.bounds.characters <= Bounds{}.characters && m_random.chance(20'000)) {
            text.clear();
            for (int i = 0; i < row.bounds.characters; ++i) text += i % 2 == 0 ? "ộ" : "W";
        }
        // Of what is as short as a time of day no sample is one.
        if (row.bounds.characters == kTimeOfDay.characters) text = pick(kTimes);
        return text;
    }

    Date date()
    {
        if (m_random.chance(250'000)) return {};
        Date date{m_random.between(1930, 2030)};
        if (m_random.chance(800'000)) date.month = m_random.between(1, 12);
        if (date.month != 0 && m_random.chance(900'000)) date.day = m_random.between(1, 28);
        return date;
    }

    void players(std::vector<Player>& players)
    {
        const int count = m_random.between(0, 12);
        std::vector<int> numbers;
        int last = 0;
        for (int i = 0; i < count; ++i)
            numbers.push_back(last += m_random.chance(900'000) ? 1 : m_random.between(2, 9));
        shuffle(numbers);
        int key = 0;
        for (const int number : numbers) {
            Player& player = players.emplace_back();
            draw(player, kAnyRow);
            player.id = playerId(key += m_random.between(1, 3));
            player.tpn = number;
        }
    }

    template <class T>
    void shuffle(std::vector<T>& list)
    {
        for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[m_random.below(i)]);
    }

    // What members have in common, after they were drawn one by one.
    template <class T>
    void settle(T& /*value*/)
    {
    }
    void settle(Player& player)
    {
        if (player.title != Title::None) player.titleText.clear();
        if (m_random.chance(500'000)) player.withdrawnFromRound.reset();
        if (player.marks.expelled && !player.withdrawnFromRound) player.withdrawnFromRound = player.entersInRound;
        if (player.withdrawnFromRound && *player.withdrawnFromRound <= player.entersInRound)
            player.withdrawnFromRound = player.entersInRound + 1;
    }
    void settle(std::vector<FreeField>& fields)
    {
        std::set<std::string> heads;
        std::erase_if(fields, [&](const FreeField& f) { return f.head.empty() || !heads.insert(f.head).second; });
    }
    void settle(std::vector<RoundRating>& later)
    {
        std::ranges::sort(later, {}, &RoundRating::fromRound);
        const auto twice = std::ranges::unique(later, {}, &RoundRating::fromRound);
        later.erase(twice.begin(), twice.end());
    }
    void settle(Game& game)
    {
        while (!isResult(game)) {
            draw(game.whiteOutcome, kAnyRow);
            draw(game.blackOutcome, kAnyRow);
        }
        if (!isForfeit(game.whiteOutcome)) game.coloursKnown = true;
    }
    void settle(Bye& bye)
    {
        while (!isBye(bye.kind)) draw(bye.kind, kAnyRow);
    }
    void settle(RequestedBye& bye)
    {
        constexpr std::array kKinds{Outcome::HalfBye, Outcome::ZeroBye, Outcome::FullBye};
        bye.kind = pick(kKinds);
    }
    void settle(std::vector<RequestedBye>& byes)
    {
        std::set<std::pair<PlayerId, RoundNumber>> asked;
        std::erase_if(byes, [&](const RequestedBye& bye) {
            return !bye.player || bye.round <= m_rounds || !asked.insert({bye.player, bye.round}).second;
        });
    }
    void settle(PointAdjustment& adjustment)
    {
        while (adjustment.kind && isUndecided(*adjustment.kind)) draw(*adjustment.kind, kAnyRow);
    }
    void settle(std::vector<PointAdjustment>& list)
    {
        std::erase_if(list, [](const PointAdjustment& each) { return !each.player; });
    }
    void settle(ProhibitedPairing& prohibited)
    {
        prohibited.lastRound = std::max(prohibited.firstRound, prohibited.lastRound);
        std::ranges::sort(prohibited.players);
        const auto twice = std::ranges::unique(prohibited.players);
        prohibited.players.erase(twice.begin(), twice.end());
    }
    void settle(std::vector<ProhibitedPairing>& list)
    {
        std::erase_if(list, [](const ProhibitedPairing& each) { return each.players.size() < 2; });
    }
    void settle(std::vector<VirtualPoints>& list)
    {
        std::erase_if(list, [](const VirtualPoints& each) { return !each.player; });
    }
    void settle(PairingRules& rules)
    {
        // Often one with rules of its own.
        if (m_random.chance(300'000)) rules.pairingSystem = PairingSystem::RoundRobin;
        if (rules.pairingSystem != PairingSystem::Other) rules.systemCode.clear();
        if (rules.pairingSystem == PairingSystem::TeamSwiss) rules.systemCode = "FIDE_TEAM_TYPEB_MP_GP";
        if (rules.scheduledRounds) *rules.scheduledRounds = std::max({1, *rules.scheduledRounds, m_rounds});
    }
    void settle(RuleSet& rules)
    {
        settle(static_cast<PairingRules&>(rules));
        if (rules.fideMode) rules.fideModeLeftInRound = 0;
    }
    /// Everybody who is in has a board or a bye; the others are absent.
    void settle(Round& round)
    {
        const RoundNumber now = m_rounds + 1;
        round.games.clear();
        round.byes.clear();
        round.reported.clear();
        if (round.date.known()) round.dateText.clear();
        if (!round.rules) draw(round.rules.emplace(), kAnyRow);
        std::vector<PlayerId> free;
        bool hasAllocated = false;
        for (const Player& player : m_section->players) {
            Bye bye{player.id};
            if (isIn(player, now) && m_random.chance(800'000)) {
                free.push_back(player.id);
                continue;
            }
            if (isIn(player, now)) settle(bye = {player.id, Outcome::Open});
            if (bye.kind == Outcome::PairingBye && std::exchange(hasAllocated, true)) bye.kind = Outcome::HalfBye;
            round.byes.push_back(bye);
        }
        shuffle(free);
        if (free.size() % 2 == 1) {
            round.byes.push_back({free.back(), hasAllocated ? Outcome::FullBye : Outcome::PairingBye});
            free.pop_back();
        }
        std::ranges::stable_partition(round.byes, [](const Bye& bye) { return bye.kind == Outcome::PairingBye; });
        hang(round, free);
        for (std::size_t i = 0; i < free.size(); i += 2) {
            Game& game = round.games.emplace_back();
            draw(game, kAnyRow);
            game.white = free[i];
            game.black = free[i + 1];
            if (!isUndecided(game) && m_random.chance(300'000)) report(round, game);
        }
    }
    /// As it was published: often with other numbers, boards and results than now. Drawn by itself, so that what is
    /// drawn besides stays the same.
    void hang(Round& round, const std::vector<PlayerId>& free)
    {
        round.picture.reset();
        Random random(m_section->players.size() * 31 + free.size() * 7 + static_cast<std::uint64_t>(m_rounds));
        const auto often = [&] { return random.below(3) != 0; };
        if (!often() || m_section->players.empty()) return;
        Section day = *m_section;
        day.rounds.resize(static_cast<std::size_t>(m_rounds));
        if (often()) day.adjustments = {{day.players.front().id, m_rounds, std::nullopt, Points{5}}};
        if (often()) day.rules.rankIsPairingOrder = true;
        if (often()) std::swap(day.players.front().tpn, day.players.back().tpn);
        for (Round& earlier : day.rounds) {
            for (Game& game : earlier.games) {
                if (!often()) game.whiteOutcome = game.blackOutcome = Outcome::Draw;
            }
        }
        if (!free.empty() && often()) day.requestedByes = {{free.front(), m_rounds + 1, Outcome::ZeroBye}};
        Round sheet{.byes = round.byes};
        for (std::size_t i = 0; i + 1 < free.size(); i += 2) sheet.games.push_back({free[i + 1], free[i]});
        round.picture = pictureOf(day, sheet);
    }
    void report(Round& round, const Game& game)
    {
        Game reported = game;
        while (isUndecided(reported) || reported == game) {
            draw(reported, kAnyRow);
            reported.white = game.white;
            reported.black = game.black;
            reported.coloursKnown = game.coloursKnown;  // it is the same board
        }
        round.reported.push_back(reported);
    }
    void settle(SectionInfo& info)
    {
        while (info.name.empty()) info.name = text(kAnyRow);
        if (info.firstDay.known()) info.firstDayText.clear();
        if (info.lastDay.known()) info.lastDayText.clear();
    }
    void settle(DirectTitle& title) { title.lastPlace = std::max(title.firstPlace, title.lastPlace); }
    void settle(Team& team)
    {
        team.id = TeamId{static_cast<int>(m_teams.size()) + m_random.between(1, 9) * 100};
        while (std::ranges::find(m_teams, team.id) != m_teams.end()) ++team.id.value;
        m_teams.push_back(team.id);
        std::erase_if(team.members, [&](PlayerId id) { return !id || !m_members.insert(id).second; });
    }
    void settle(LineUp& lineUp)
    {
        if (m_random.chance(200'000)) lineUp.opponent = TeamId{};
        for (PlayerId& board : lineUp.boards) {
            if (m_random.chance(200'000)) board = PlayerId{};
        }
    }
    void settle(TeamAbsence& absence)
    {
        while (absence.kind != Outcome::ZeroBye && absence.kind != Outcome::HalfBye && absence.kind != Outcome::FullBye)
            draw(absence.kind, kAnyRow);
    }
    void settle(TeamAward& award)
    {
        constexpr std::array kKinds{Outcome::Win,     Outcome::Draw,    Outcome::Loss,       Outcome::ForfeitWin,
                                    Outcome::FullBye, Outcome::HalfBye, Outcome::ForfeitLoss};
        if (award.kind) award.kind = kKinds[m_random.below(kKinds.size())];
    }
    void settle(TeamProhibition& prohibited)
    {
        prohibited.lastRound = std::max(prohibited.firstRound, prohibited.lastRound);
        std::ranges::sort(prohibited.teams);
        const auto twice = std::ranges::unique(prohibited.teams);
        prohibited.teams.erase(twice.begin(), twice.end());
    }
    void settle(std::vector<TeamProhibition>& list)
    {
        std::erase_if(list, [](const TeamProhibition& each) { return each.teams.empty(); });
    }
    void settle(TeamEvent& event)
    {
        if (!event.teams.empty()) return;
        event.lineUps.clear(), event.byes.clear(), event.forfeits.clear();
        event.absences.clear(), event.prohibited.clear(), event.awards.clear();
        event.fixtures.clear(), event.deadlines.clear();
    }
    void settle(PrizeLine& line)
    {
        constexpr int kMostPlaces = 5'000;
        line.first = std::min(line.first, kMostPlaces);
        line.last = std::clamp(line.last, line.first, kMostPlaces);
    }
    void settle(std::vector<PrizeList>& lists)
    {
        std::set<std::string> names;
        std::erase_if(lists, [&](const PrizeList& list) { return !names.insert(list.name).second; });
    }
    void settle(std::vector<PrizeExclusion>& list)
    {
        std::erase_if(list, [](const PrizeExclusion& each) { return !each.player; });
    }
    void settle(std::vector<FrozenAward>& list)
    {
        std::erase_if(list, [](const FrozenAward& each) { return !each.player; });
    }

    Random& m_random;
    const Section* m_section = nullptr;
    RoundNumber m_rounds = 0;  ///< paired so far
    std::vector<TeamId> m_teams{};
    std::set<PlayerId> m_members{};
};

}  // namespace

Section wholeSection(Random& random)
{
    Section section = Filler(random).section();
    if (!section.rules.fideMode) return section;
    // No door lets in what FIDE mode refuses.
    section.rules.points = PointSystem::of(Points{random.chance(500'000) ? 30 : 20}, Points{10}, Points{0});
    std::erase_if(section.requestedByes,
                  [&](const RequestedBye& bye) { return section.player(bye.player).marks.noByes; });
    return section;
}

Event wholeEvent(std::uint64_t seed)
{
    Random random(seed);
    Event event;
    Filler filler(random);
    filler.draw(event.name, Filler::kAnyRow);
    filler.draw(event.units, Filler::kAnyRow);
    const int sections = random.between(1, 3);
    std::int64_t id = 0;
    for (int i = 0; i < sections; ++i) {
        Section section = wholeSection(random);
        section.info.name = within({.characters = 190}, section.info.name) + " " + std::to_string(i + 1);
        event.sections.push_back(
            {SectionId{id += random.between(1, 3)}, std::make_shared<const Section>(std::move(section))});
    }
    return event;
}

template <class Part>
Part wholePart(Random& random, const Section& section)
{
    Part part{};
    Filler(random, section).draw(part, Filler::kAnyRow);
    return part;
}

#define KYDAI_DRAWS(...) template __VA_ARGS__ wholePart(Random&, const Section&);
KYDAI_DRAWS(Player)
KYDAI_DRAWS(SectionInfo)
KYDAI_DRAWS(RuleSet)
KYDAI_DRAWS(Round)
KYDAI_DRAWS(TeamEvent)
KYDAI_DRAWS(LineUp)
KYDAI_DRAWS(TeamAward)
KYDAI_DRAWS(PrizePlan)
KYDAI_DRAWS(FrozenPrizes)
KYDAI_DRAWS(EventUnitRules)
KYDAI_DRAWS(std::vector<RequestedBye>)
KYDAI_DRAWS(std::vector<PointAdjustment>)
#undef KYDAI_DRAWS

}  // namespace kydai::fixture
