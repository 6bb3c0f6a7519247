#include "support/random_change.h"

#include "policy/judge.h"
#include "support/any_of.h"
#include "support/player_id.h"
#include "support/whole_event.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kydai::fixture {

namespace {

constexpr std::array kFamily{"Nguyễn", "Trần", "Lê", "Phạm", "Hoàng", "Đặng", "Võ"};
constexpr std::array kMiddle{"Văn", "Thị", "Minh", "Hồng", "Quốc"};
constexpr std::array kGiven{"An", "Bình", "Châu", "Dũng", "Hạnh", "Khôi", "Loan", "Ý"};
constexpr std::array kUnits{"Hà Nội", "Đà Nẵng", "Cần Thơ", "O'Brien; DROP TABLE", ""};
constexpr std::array kResults{std::pair{Outcome::Win, Outcome::Loss},
                              std::pair{Outcome::Loss, Outcome::Win},
                              std::pair{Outcome::Draw, Outcome::Draw},
                              std::pair{Outcome::Draw, Outcome::Loss},
                              std::pair{Outcome::UnratedWin, Outcome::UnratedLoss},
                              std::pair{Outcome::ForfeitWin, Outcome::ForfeitLoss},
                              std::pair{Outcome::ForfeitLoss, Outcome::ForfeitLoss},
                              std::pair{Outcome::Adjourned, Outcome::Adjourned},
                              std::pair{Outcome::Open, Outcome::Open}};

Player randomPlayer(PlayerId id, Random& random)
{
    Player player;
    player.id = id;
    player.tpn = keyOf(id);
    player.name = std::string(anyOf(random, kFamily)) + " " + anyOf(random, kMiddle) + " " + anyOf(random, kGiven);
    player.sex = static_cast<Sex>(random.below(3));
    player.title = static_cast<Title>(random.below(9));
    player.rating = random.chance(200'000) ? 0 : random.between(1000, 2800);
    player.federation = "VIE";
    player.fideId = random.chance(300'000) ? "" : std::to_string(12'400'000 + keyOf(id));
    player.birth = Date{random.between(1950, 2020), random.between(0, 12), 0};
    player.unit = anyOf(random, kUnits);
    if (random.chance(200'000))
        player.national.push_back({.federation = "VIE", .rating = random.between(1000, 2000), .number = "7"});
    return player;
}

Round randomRound(const Section& section, RoundNumber number, Random& random, bool withResults)
{
    std::vector<PlayerId> free;
    Round round;
    for (const Player& player : section.players) {
        const bool in = player.entersInRound <= number && player.withdrawnFromRound.value_or(kMaxRounds) > number;
        const auto request = std::ranges::find_if(section.requestedByes, [&](const RequestedBye& bye) {
            return bye.player == player.id && bye.round == number;
        });
        if (!in)
            round.byes.push_back({player.id, Outcome::ZeroBye});
        else if (request != section.requestedByes.end())
            round.byes.push_back({player.id, request->kind});
        else
            free.push_back(player.id);
    }
    for (std::size_t i = free.size(); i > 1; --i) std::swap(free[i - 1], free[random.below(i)]);
    for (std::size_t i = 0; i + 1 < free.size(); i += 2) {
        const auto [white, black] = withResults ? anyOf(random, kResults) : kResults.back();
        round.games.push_back({free[i], free[i + 1], white, black, !isForfeit(white) || random.chance(500'000)});
    }
    if (free.size() % 2 == 1) round.byes.insert(round.byes.begin(), Bye{free.back(), Outcome::PairingBye});
    round.date = {2026, 11, random.between(1, 30)};
    if (random.chance(100'000)) round.comments.emplace_back("MPA");
    if (withResults && !round.games.empty() && random.chance(100'000)) {
        Game reported = anyOf(random, round.games);
        reported.whiteOutcome = reported.blackOutcome = Outcome::Draw;
        if (std::ranges::find(round.games, reported) == round.games.end()) round.reported.push_back(reported);
    }
    return round;
}

PlayerId freeId(const Section& section)
{
    return playerId(section.players.empty() ? 1 : keyOf(section.players.back().id) + 1);
}

/// Random boards, often with whatever else a round can have.
Round wholeRound(const Section& section, RoundNumber number, Random& random, bool withResults)
{
    Round round = randomRound(section, number, random, withResults);
    if (random.chance(500'000)) return round;
    Round whole = wholePart<Round>(random, section);
    whole.games = std::move(round.games);
    whole.byes = std::move(round.byes);
    whole.reported = std::move(round.reported);
    return whole;
}

RuleSet randomRules(const Section& section, Random& random)
{
    RuleSet rules = section.rules;
    if (random.chance(500'000)) {
        rules = wholePart<RuleSet>(random, section);
        rules.fideMode = section.rules.fideMode;
        rules.fideModeLeftInRound = section.rules.fideModeLeftInRound;
        return rules;
    }
    rules.tieBreaks = {random.chance(500'000) ? "BH/C1" : "DE"};
    rules.bakuAcceleration = random.chance(500'000);
    rules.lotsSeed = random.next();
    rules.points.pairingBye = Points{static_cast<std::int32_t>(random.below(3)) * 5};
    if (section.players.size() >= 2) {
        rules.prohibited = {{.firstRound = 2,
                             .players = {section.players[0].id, section.players[1].id},
                             .condition = ProhibitedPairing::Condition::ExceptLastRoundAboveHalf,
                             .reason = "đơn vị"}};
    }
    return rules;
}

std::optional<Change> changeOfKind(std::uint64_t kind, const EventSection& at, Random& random)
{
    const Section& section = *at.section;
    const RoundNumber last = section.roundsPaired();
    switch (kind) {
    case 0: {
        if (last == 0) return std::nullopt;
        const RoundNumber round = random.between(1, last);
        if (section.round(round).games.empty()) return std::nullopt;
        const Game& game = anyOf(random, section.round(round).games);
        const auto [white, black] = anyOf(random, kResults);
        return SetResult{at.id, round, game.white, game.black, white, black};
    }
    case 1:
        return EditInfo{at.id, wholePart<SectionInfo>(random, section)};
    case 2:
        return EditRules{at.id, randomRules(section, random)};
    case 3: {
        Player added = wholePart<Player>(random, section);
        added.id = freeId(section);
        added.tpn = 1;
        for (const Player& player : section.players) added.tpn = std::max(added.tpn, player.tpn + 1);
        return AddPlayers{at.id, {std::move(added)}};
    }
    case 4: {
        if (section.players.empty()) return std::nullopt;
        const Player& before = anyOf(random, section.players);
        Player player = wholePart<Player>(random, section);
        player.id = before.id;
        player.tpn = before.tpn;
        return EditPlayer{at.id, player};
    }
    case 5: {
        if (section.players.empty()) return std::nullopt;
        return RemovePlayers{at.id, {section.players.back().id}};
    }
    case 6: {
        Renumber renumber{at.id, {}};
        for (std::size_t i = section.players.size(); i > 0; --i) renumber.tpns.push_back(static_cast<int>(i));
        return renumber;
    }
    case 7:
        return SetRequestedByes{at.id, wholePart<std::vector<RequestedBye>>(random, section)};
    case 8:
        if (last >= 8 || section.players.size() < 2) return std::nullopt;
        return PublishRound{at.id, last + 1, wholeRound(section, last + 1, random, false)};
    case 9: {
        if (last == 0) return std::nullopt;
        const RoundNumber round = random.between(1, last);
        return PublishRound{at.id, round, wholeRound(section, round, random, true)};
    }
    case 10:
        return UnpairRound{at.id, last, {}};
    case 11:
        return SetAdjustments{at.id, wholePart<std::vector<PointAdjustment>>(random, section)};
    case 12:
        return EditTeams{at.id, wholePart<TeamEvent>(random, section)};
    case 25: {
        if (section.teams.teams.empty()) return std::nullopt;
        SetLineUp change{at.id, wholePart<LineUp>(random, section)};
        const Team& team = anyOf(random, section.teams.teams);
        change.lineUp.team = team.id;
        change.lineUp.opponent = section.teams.teams.back().id;
        change.lineUp.round = last + 1;
        change.lineUp.boards = team.members;
        return change;
    }
    case 26: {
        if (section.teams.teams.empty()) return std::nullopt;
        TeamAward award = wholePart<TeamAward>(random, section);
        award.team = anyOf(random, section.teams.teams).id;
        SetTeamAwards change{at.id, section.teams.awards};
        change.awards.push_back(award);
        return change;
    }
    case 13:
        return ReplaceSection{at.id, std::make_shared<const Section>([&] {
                                  Section other = wholeSection(random);
                                  other.rules.fideMode = section.rules.fideMode;
                                  other.rules.fideModeLeftInRound = section.rules.fideModeLeftInRound;
                                  return other;
                              }())};
    case 14:
        return RemoveSection{at.id};
    case 15:
        return AnswerWarning{at.id, 3, "repeatedOpponent", "confirmed", R"({"round":2})"};
    case 16:
        return KeepComplaint{at.id, R"({"kind":"colour"})", "ghi chú"};
    case 17:
        return SetPrizes{at.id, wholePart<PrizePlan>(random, section), wholePart<FrozenPrizes>(random, section)};
    case 18: {
        if (last == 0) return std::nullopt;
        const RoundNumber round = random.between(1, last);
        if (section.round(round).games.empty()) return std::nullopt;
        const Game& game = anyOf(random, section.round(round).games);
        const auto [white, black] = anyOf(random, kResults);
        return SetReportedResult{at.id, round, game.white, game.black, white, black};
    }
    case 19:
        if (last == 0) return std::nullopt;
        return SetRoundComments{at.id, random.between(1, last), wholePart<Round>(random, section).comments};
    default:
        return std::nullopt;
    }
}

}  // namespace

Section randomSection(Random& random, int players, int rounds)
{
    Section section;
    section.info.name = "U" + std::to_string(random.between(6, 20));
    section.info.firstDay = {2026, 11, 1};
    for (int id = 1; id <= players; ++id) section.players.push_back(randomPlayer(playerId(id), random));
    for (RoundNumber round = 1; round <= rounds; ++round)
        section.rounds.push_back(randomRound(section, round, random, true));
    return section;
}

Change anyChange(const Event& event, Random& random)
{
    while (true) {
        std::optional<Change> change;
        const std::uint64_t kind = random.below(27);
        if (event.sections.empty() || (kind == 20 && event.sections.size() < 4)) {
            // Half of them outside FIDE mode, so that what it locks is changed too.
            Section added = random.chance(300'000) ? wholeSection(random) : randomSection(random, 8, 1);
            added.rules.fideMode = random.chance(500'000);
            added.rules.fideModeLeftInRound = added.rules.fideMode ? 0 : random.between(1, 9);
            change = AddSection{SectionId{}, std::make_shared<const Section>(std::move(added)), random.between(-1, 2)};
        } else if (kind == 21) {
            change = RenameEvent{"Giải " + std::to_string(random.below(100))};
        } else if (kind == 24) {
            change = SetUnitRules{wholePart<EventUnitRules>(random, {})};
        } else {
            const EventSection& at = anyOf(random, event.sections);
            if (kind == 22)
                change = MoveSection{at.id, static_cast<int>(random.below(event.sections.size()))};
            else
                change = changeOfKind(kind == 23 || kind == 20 ? 0 : kind, at, random);
        }
        if (change) return *change;
    }
}

Change randomChange(const Event& event, Random& random)
{
    while (true) {
        Change change = anyChange(event, random);
        const auto judged = policy::judge({event, 0}, change);
        if (judged && !judged->isRefused()) return change;
    }
}

CompoundChange randomAction(const Event& event, Random& random)
{
    CompoundChange action(ActionKind::Edit, {});
    Event now = event;
    const int count = random.between(1, 3);
    for (int each = 0; each < count; ++each) {
        const Change change = randomChange(now, random);
        auto made = applyTo(now, change);
        CompoundChange longer = action;
        longer.changes.push_back(change);
        // One by one they are free, together they may not be: half a renumbering …
        const auto judged = policy::judge({event, 0}, longer);
        if (!made || !judged || judged->isRefused()) break;
        now = std::move(made->event);
        action = std::move(longer);
        if (std::holds_alternative<AddSection>(change)) break;  // the file gives it another id
    }
    if (action.changes.empty()) return randomChange(event, random);
    return action;
}

}  // namespace kydai::fixture
