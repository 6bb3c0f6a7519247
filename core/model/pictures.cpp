#include "model/pictures.h"

#include "model/presence.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace kydai {

namespace {

/// By the place of the outcome of a game.
constexpr std::string_view kPictureSigns = "1=0WDL+-.?";
constexpr char kNoColours = '~';

std::string resultsOf(const std::vector<Game>& games)
{
    std::string text;
    for (const Game& game : games) {
        for (const Outcome outcome : {game.whiteOutcome, game.blackOutcome})
            text += kPictureSigns[std::min(static_cast<std::size_t>(outcome), kPictureSigns.size() - 1)];
        if (!game.coloursKnown) text += kNoColours;
    }
    return text;
}

/// False where the text isn't one of as many boards.
bool setResults(std::vector<Game>& games, std::string_view text)
{
    const auto take = [&](Outcome& outcome) {
        const std::size_t sign = text.empty() ? std::string_view::npos : kPictureSigns.find(text.front());
        if (sign == std::string_view::npos) return false;
        outcome = static_cast<Outcome>(sign);
        text.remove_prefix(1);
        return true;
    };
    for (Game& game : games) {
        if (!take(game.whiteOutcome) || !take(game.blackOutcome)) return false;
        game.coloursKnown = !text.starts_with(kNoColours);
        if (!game.coloursKnown) text.remove_prefix(1);
    }
    return text.empty();
}

std::vector<PlayerId> boardsOf(const std::vector<Game>& games)
{
    std::vector<PlayerId> boards;
    boards.reserve(games.size() * 2);
    for (const Game& game : games) {
        boards.push_back(game.white);
        boards.push_back(game.black);
    }
    return boards;
}

std::vector<Game> gamesOf(const std::vector<PlayerId>& boards)
{
    std::vector<Game> games;
    games.reserve(boards.size() / 2);
    for (std::size_t at = 0; at + 1 < boards.size(); at += 2) games.push_back({boards[at], boards[at + 1]});
    return games;
}

struct ListedPlayer {
    int number = 0;
    int rank = 0;
    friend bool operator==(const ListedPlayer&, const ListedPlayer&) = default;
};

/// Who sits at a board or has the pairing-allocated bye.
template <class Take>
void eachPaired(const Round& round, Take take)
{
    for (const Game& game : round.games) {
        take(game.white);
        take(game.black);
    }
    for (const Bye& bye : round.byes) {
        if (bye.kind == Outcome::PairingBye) take(bye.player);
    }
}

/// What the pictures of a section tell, up to one of them.
class Wall {
public:
    /// Of the rounds before and with `last`.
    Wall(const Section& section, RoundNumber last)
    {
        for (RoundNumber round = 1; round <= last && m_whole; ++round) {
            if (const auto& picture = section.round(round).picture) add(*picture, round);
        }
    }

    /// Whether all that was told could be taken.
    [[nodiscard]] bool whole() const { return m_whole; }
    [[nodiscard]] const std::map<PlayerId, ListedPlayer>& listed() const { return m_listed; }
    /// Null where no picture told of the round.
    [[nodiscard]] const Round* round(RoundNumber number) const
    {
        const auto at = m_rounds.find(number);
        return at == m_rounds.end() ? nullptr : &at->second;
    }

private:
    void add(const RoundPicture& picture, RoundNumber number)
    {
        m_whole = picture.numbers.size() == picture.players.size() &&
                  (picture.ranks.empty() || picture.ranks.size() == picture.players.size());
        if (!m_whole) return;
        for (std::size_t at = 0; at < picture.players.size(); ++at) {
            const int given = picture.numbers[at];
            m_listed[picture.players[at]] = {given, picture.ranks.empty() ? given : picture.ranks[at]};
        }
        for (const EarlierResults& told : picture.earlier) {
            Round& earlier = m_rounds[told.round];
            if (told.anew) {
                earlier.games = gamesOf(told.boards);
                earlier.byes = told.byes;
            }
            m_whole = m_whole && setResults(earlier.games, told.results);
        }
        m_rounds[number] = Round{.games = gamesOf(picture.boards), .byes = picture.byes};
    }

    std::map<PlayerId, ListedPlayer> m_listed{};
    std::map<RoundNumber, Round> m_rounds{};
    bool m_whole = true;
};

bool sameBoards(const Round& a, const Round& b)
{
    return a.byes == b.byes && std::ranges::equal(a.games, b.games, [](const Game& one, const Game& other) {
               return one.white == other.white && one.black == other.black;
           });
}

void listNumbers(const Section& before, const Wall& wall, RoundPicture& picture)
{
    for (const Player& player : before.players) {
        const ListedPlayer now{player.tpn, initialRank(before.rules, player)};
        const auto told = wall.listed().find(player.id);
        if (told != wall.listed().end() && told->second == now) continue;
        picture.players.push_back(player.id);
        picture.numbers.push_back(now.number);
        picture.ranks.push_back(now.rank);
    }
    if (picture.ranks == picture.numbers) picture.ranks.clear();
}

void listEarlier(const Section& before, const Wall& wall, RoundPicture& picture)
{
    for (RoundNumber number = 1; number <= before.roundsPaired(); ++number) {
        const Round& now = before.round(number);
        const Round* told = wall.round(number);
        EarlierResults results{.round = number, .anew = told == nullptr || !sameBoards(*told, now)};
        results.results = resultsOf(now.games);
        if (!results.anew && results.results == resultsOf(told->games)) continue;
        if (results.anew) {
            results.boards = boardsOf(now.games);
            results.byes = now.byes;
        }
        picture.earlier.push_back(std::move(results));
    }
}

void listUncalled(const Section& before, const Round& content, RoundPicture& picture)
{
    const RoundNumber number = before.roundsPaired() + 1;
    eachPaired(content, [&](PlayerId id) {
        const Player* player = before.find(id);
        const bool asked = std::ranges::any_of(
            before.requestedByes, [&](const RequestedBye& bye) { return bye.player == id && bye.round == number; });
        if (player != nullptr && (asked || !isIn(*player, number))) picture.uncalled.push_back(id);
    });
}

/// Whoever was to be paired on the day was in, and nobody who came later.
void setPresence(Section& day, const Round& sheet, const RoundPicture& picture, RoundNumber number)
{
    std::set<PlayerId> called;
    eachPaired(sheet, [&](PlayerId id) { called.insert(id); });
    std::set<PlayerId> onSheet = called;
    for (const Bye& bye : sheet.byes) onSheet.insert(bye.player);
    for (const PlayerId id : picture.uncalled) {
        called.erase(id);
        onSheet.erase(id);
    }
    for (Player& player : day.players) {
        if (!called.contains(player.id)) {
            if (!onSheet.contains(player.id) && isIn(player, number)) player.entersInRound = number + 1;
            continue;
        }
        player.entersInRound = std::min(player.entersInRound, number);
        if (hasWithdrawnBy(player, number)) player.withdrawnFromRound.reset();
    }
}

/// The initial order of the day; by the file's ranks, since the numbers are today's.
void setOrder(Section& day, const Wall& wall)
{
    const bool same = std::ranges::all_of(wall.listed(), [&](const auto& listed) {
        const Player* player = day.find(listed.first);
        return player == nullptr || initialRank(day.rules, *player) == listed.second.rank;
    });
    if (same) return;
    day.rules.rankIsPairingOrder = true;
    for (Player& player : day.players) {
        const auto listed = wall.listed().find(player.id);
        player.fileRank = listed == wall.listed().end() ? 0 : listed->second.rank;
    }
}

/// Everybody whom the rounds tell of is still there.
bool isComplete(const Section& day)
{
    return std::ranges::all_of(day.rounds, [&](const Round& round) {
        return std::ranges::all_of(round.games, [&](const Game& game) {
            return day.find(game.white) != nullptr && day.find(game.black) != nullptr;
        });
    });
}

}  // namespace

RoundPicture pictureOf(const Section& before, const Round& content)
{
    const Wall wall(before, before.roundsPaired());
    RoundPicture picture;
    listNumbers(before, wall, picture);
    picture.boards = boardsOf(content.games);
    picture.byes = content.byes;
    listUncalled(before, content, picture);
    listEarlier(before, wall, picture);
    picture.adjustments = before.adjustments;
    return picture;
}

bool hasPicture(const Section& section, RoundNumber round)
{
    return round >= 1 && round <= section.roundsPaired() && section.round(round).picture;
}

std::optional<Section> sectionOfDay(const Section& section, RoundNumber round)
{
    if (!hasPicture(section, round)) return std::nullopt;
    const Wall wall(section, round);
    if (!wall.whole()) return std::nullopt;
    Section day = section;
    static_cast<PairingRules&>(day.rules) = section.rulesOf(round);
    if (!day.rules.scheduledRounds) day.rules.scheduledRounds = section.roundsInAll();
    day.rounds.resize(static_cast<std::size_t>(round));
    for (RoundNumber number = 1; number <= round; ++number) {
        const Round* told = wall.round(number);
        if (told == nullptr) return std::nullopt;
        Round& kept = day.rounds[static_cast<std::size_t>(number - 1)];
        kept.games = told->games;
        kept.byes = told->byes;
        kept.reported.clear();
        kept.picture.reset();
    }
    if (!isComplete(day)) return std::nullopt;
    day.rounds.back().rules.reset();
    const RoundPicture& picture = *section.round(round).picture;
    day.adjustments = picture.adjustments;
    day.requestedByes.clear();
    if (rowOf(day.rules.pairingSystem).isTable) {
        std::erase_if(day.players, [&](const Player& player) { return !wall.listed().contains(player.id); });
    } else {
        setPresence(day, day.rounds.back(), picture, round);
    }
    setOrder(day, wall);
    return day;
}

std::map<PlayerId, int> numbersOfDay(const Section& section, RoundNumber round)
{
    std::map<PlayerId, int> numbers;
    if (!hasPicture(section, round)) return numbers;
    const Wall wall(section, round);
    for (const auto& [player, listed] : wall.listed()) numbers.emplace(player, listed.number);
    return numbers;
}

std::optional<Round> sheetOf(const Section& section, RoundNumber round)
{
    if (!hasPicture(section, round)) return std::nullopt;
    const RoundPicture& picture = *section.round(round).picture;
    return Round{.games = gamesOf(picture.boards), .byes = picture.byes};
}

bool isCorrectedSince(const Section& section, RoundNumber round)
{
    if (!hasPicture(section, round)) return false;
    const Wall wall(section, round);
    for (const auto& [id, listed] : wall.listed()) {
        const Player* player = section.find(id);
        if (player == nullptr || player->tpn != listed.number) return true;
    }
    for (RoundNumber number = 1; number < round; ++number) {
        const Round& now = section.round(number);
        const Round* then = wall.round(number);
        if (then == nullptr || then->games != now.games || then->byes != now.byes) return true;
    }
    const auto before = [&](std::vector<PointAdjustment> adjustments) {
        std::erase_if(adjustments, [&](const PointAdjustment& each) { return each.round >= round; });
        return adjustments;
    };
    return before(section.adjustments) != before(section.round(round).picture->adjustments);
}

bool forgetInPictures(Section& section, PlayerId player)
{
    std::size_t gone = 0;
    const auto isHis = [&](const auto& each) { return each.player == player; };
    const auto seats = [&](const std::vector<PlayerId>& boards) {
        return std::ranges::find(boards, player) != boards.end();
    };
    for (Round& round : section.rounds) {
        if (!round.picture) continue;
        RoundPicture& picture = *round.picture;
        if (seats(picture.boards) || std::ranges::any_of(picture.earlier, seats, &EarlierResults::boards)) {
            for (Round& each : section.rounds) each.picture.reset();
            return true;
        }
        if (const auto at = std::ranges::find(picture.players, player); at != picture.players.end()) {
            const auto index = at - picture.players.begin();
            picture.players.erase(at);
            picture.numbers.erase(picture.numbers.begin() + index);
            if (!picture.ranks.empty()) picture.ranks.erase(picture.ranks.begin() + index);
            ++gone;
        }
        gone += std::erase_if(picture.byes, isHis) + std::erase(picture.uncalled, player);
        gone += std::erase_if(picture.adjustments, isHis);
        for (EarlierResults& earlier : picture.earlier) gone += std::erase_if(earlier.byes, isHis);
    }
    return gone != 0;
}

}  // namespace kydai
