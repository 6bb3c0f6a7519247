#include "format/trf_rounds.h"

#include "format/trf_fields.h"
#include "format/trf_player_line.h"
#include "model/baku.h"
#include "model/board_order.h"
#include "model/scorecards.h"
#include "model/stored_key.h"
#include "support/fragments.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace kydai::format {

namespace {

constexpr TrfCell kBlankCell{};

const TrfCell& cellOf(const PlayerLine& player, RoundNumber round)
{
    const auto index = static_cast<std::size_t>(round - 1);
    return index < player.cells.size() ? player.cells[index] : kBlankCell;
}

/// Puts the cells of one round together.
class RoundBuilder {
public:
    RoundBuilder(TrfDraft& draft, RoundNumber number)
        : m_draft(draft), m_number(number), m_done(draft.players.size(), false)
    {
    }

    Round build()
    {
        for (std::size_t player = 0; player < m_done.size(); ++player) {
            if (!m_done[player] && cell(player).opponent != 0) placeGame(player);
        }
        for (std::size_t player = 0; player < m_done.size(); ++player) {
            if (!m_done[player]) placeBye(player);
        }
        std::ranges::stable_sort(m_round.byes, std::greater<>{},
                                 [](const Bye& bye) { return bye.kind == Outcome::PairingBye; });
        return std::move(m_round);
    }

private:
    [[nodiscard]] const TrfCell& cell(std::size_t player) const { return cellOf(m_draft.players[player], m_number); }
    [[nodiscard]] PlayerId id(std::size_t player) const { return m_draft.players[player].player.id; }
    [[nodiscard]] int number(std::size_t player) const { return m_draft.players[player].player.tpn; }

    void note(Severity severity, Problem problem, std::size_t player, Fragment what, Fragment expected)
    {
        m_draft.diagnostics.push_back({severity, problem, m_draft.players[player].line, id(player), m_number,
                                       std::move(what), std::move(expected)});
    }

    void placeGame(std::size_t player)
    {
        const TrfCell& own = cell(player);
        const auto found = m_draft.section.indexOf(StoredKey::player(own.opponent));
        if (!found || *found == player) {
            note(Severity::Error, Problem::UnknownPlayer, player,
                 fragment(FragmentId::OpponentInRound, std::to_string(own.opponent), m_number),
                 fragment(FragmentId::OtherPlayerOfThisFile));
            m_done[player] = true;
            return;
        }
        const std::size_t opponent = *found;
        const TrfCell& other = cell(opponent);
        const bool mutual = other.opponent == number(player);
        if (!mutual) {
            note(Severity::Warning, Problem::NotMirrored, player,
                 fragment(FragmentId::OpponentNotMirrored, number(player), own.opponent, m_number),
                 fragment(FragmentId::BothToNameEachOther));
            if (m_done[opponent] || !other.blank) return;  // the opponent's own cell says something else
        }
        addGame(player, opponent, mutual);
    }

    void addGame(std::size_t player, std::size_t opponent, bool mutual)
    {
        const TrfCell& own = cell(player);
        TrfCell other = cell(opponent);
        if (!mutual) other = {number(player), std::nullopt, mirrored(own.outcome), false};
        reconcileOutcomes(player, own.outcome, other);
        const bool played = isPlayed(own.outcome) || isPlayed(other.outcome);
        if (own.colour && other.colour && *own.colour == *other.colour)
            note(Severity::Warning, Problem::ColoursDisagree, player,
                 fragment(FragmentId::SameColourInRound, number(player), own.opponent, m_number),
                 fragment(FragmentId::OneWhiteOneBlack));
        if (played && !own.colour && !other.colour)
            note(Severity::Error, Problem::ColoursDisagree, player,
                 fragment(FragmentId::PlayedGameWithoutColoursInRound, m_number), fragment(FragmentId::ColourOfGame));
        Game game;
        game.coloursKnown = own.colour || other.colour;
        const Colour colour = own.colour ? *own.colour : opposite(other.colour.value_or(Colour::Black));
        const bool white = colour == Colour::White;
        game.white = id(white ? player : opponent);
        game.black = id(white ? opponent : player);
        game.whiteOutcome = white ? own.outcome : other.outcome;
        game.blackOutcome = white ? other.outcome : own.outcome;
        m_round.games.push_back(game);
        m_done[player] = m_done[opponent] = true;
    }

    /// The pairs of results that fit: 1/0, =/=, =/0, +/-, W/L, D/D, both lost, both open; anything else is told and
    /// kept, and where one side is blank the other says it.
    void reconcileOutcomes(std::size_t player, Outcome own, TrfCell& other)
    {
        const bool bothLost = own == other.outcome && (own == Outcome::Loss || own == Outcome::ForfeitLoss);
        const bool halfLost = (own == Outcome::Draw && other.outcome == Outcome::Loss) ||
                              (own == Outcome::Loss && other.outcome == Outcome::Draw);
        if (other.outcome == mirrored(own) || bothLost || halfLost) return;
        note(Severity::Warning, Problem::ResultsDisagree, player,
             fragment(FragmentId::ResultsOfOneGame, trfCode(own), trfCode(other.outcome), m_number),
             fragment(FragmentId::ResultsThatFit));
    }

    void placeBye(std::size_t player)
    {
        const TrfCell& own = cell(player);
        // Not mirrored: what it scored is kept.
        const Outcome kind = own.opponent != 0 ? withoutOpponent(own.outcome) : own.outcome;
        const bool second = kind == Outcome::PairingBye && std::ranges::any_of(m_round.byes, [](const Bye& bye) {
                                return bye.kind == Outcome::PairingBye;
                            });
        if (second && !m_draft.section.isTeamEvent() && !rowOf(m_draft.section.rules.pairingSystem).knocksOut)
            note(Severity::Warning, Problem::SecondPairingBye, player,
                 fragment(FragmentId::SecondPairingAllocatedByeInRound, m_number),
                 fragment(FragmentId::AtMostOneInEachRound));
        m_round.byes.push_back({id(player), kind});
    }

    TrfDraft& m_draft;
    RoundNumber m_number;
    std::vector<bool> m_done;
    Round m_round{};
};

RoundNumber longest(const TrfDraft& draft)
{
    std::size_t cells = 0;
    for (const PlayerLine& player : draft.players) cells = std::max(cells, player.cells.size());
    return static_cast<RoundNumber>(cells);
}

/// The last round in which anybody has an opponent or the pairing-allocated bye.
RoundNumber lastPaired(const TrfDraft& draft)
{
    std::size_t last = 0;
    for (const PlayerLine& player : draft.players) {
        for (std::size_t at = player.cells.size(); at > last; --at) {
            const TrfCell& cell = player.cells[at - 1];
            if (cell.opponent != 0 || cell.outcome == Outcome::PairingBye) {
                last = at;
                break;
            }
        }
    }
    return static_cast<RoundNumber>(last);
}

/// Whether everybody has an entry in the round: a game, a bye or an absence.
bool isFull(const TrfDraft& draft, RoundNumber round)
{
    return !draft.players.empty() &&
           std::ranges::none_of(draft.players, [&](const PlayerLine& player) { return cellOf(player, round).blank; });
}

/// What a cell behind the last paired round announces; nullopt for none.
std::optional<Outcome> announcedBy(const TrfCell& cell, bool teamEvent)
{
    if (cell.blank) return std::nullopt;
    if (cell.outcome == Outcome::UnopposedLoss && !teamEvent) return Outcome::ZeroBye;
    const bool announces = isRequestedBye(cell.outcome) || cell.outcome == Outcome::FullBye;
    return announces ? std::optional(cell.outcome) : std::nullopt;
}

/// 240 for a paired round says again what the cells say; it only fills a blank one.
void fillBlankCell(TrfDraft& draft, const RequestedBye& bye)
{
    const auto index = draft.section.indexOf(bye.player);
    if (!index || !cellOf(draft.players[*index], bye.round).blank) return;
    for (Bye& taken : draft.section.rounds[static_cast<std::size_t>(bye.round - 1)].byes) {
        if (taken.player == bye.player) taken.kind = bye.kind;
    }
}

/// Byes announced for rounds that are not paired yet: letters in later columns, 240 and XXZ (round 0: the next one).
/// Of two for one player and round the first counts.
void settleRequestedByes(TrfDraft& draft)
{
    Section& section = draft.section;
    const RoundNumber paired = section.roundsPaired();
    std::vector<RequestedBye> announced;
    for (const PlayerLine& player : draft.players) {
        for (RoundNumber round = paired + 1; round <= static_cast<RoundNumber>(player.cells.size()); ++round) {
            if (const auto kind = announcedBy(cellOf(player, round), section.isTeamEvent()))
                announced.push_back({player.player.id, round, *kind});
        }
    }
    for (RequestedBye bye : section.requestedByes) {
        if (bye.round == 0) bye.round = paired + 1;
        if (bye.round > paired)
            announced.push_back(bye);
        else
            fillBlankCell(draft, bye);
    }
    const auto place = [](const RequestedBye& bye) { return std::pair(bye.round, bye.player); };
    std::ranges::stable_sort(announced, {}, place);
    const auto same = [&](const RequestedBye& a, const RequestedBye& b) { return place(a) == place(b); };
    announced.erase(std::unique(announced.begin(), announced.end(), same), announced.end());
    section.requestedByes = std::move(announced);
}

Points futureByes(const Section& section, PlayerId player)
{
    Points sum;
    for (const RequestedBye& bye : section.requestedByes) {
        if (bye.player == player) sum += section.rules.points.pointsFor(bye.kind, Colour::White);
    }
    return sum;
}

/// Points of the last round when games of it are still open: some programs leave such a round out of the column.
Points openRoundPoints(const Section& section, const Scorecards& cards, std::size_t player)
{
    if (section.rounds.empty()) return {};
    const bool open = std::ranges::any_of(section.rounds.back().games,
                                          [](const Game& game) { return isUndecided(game.whiteOutcome); });
    return open ? cards.entry(player, cards.rounds()).points : Points{};
}

/// A player whose points column is more than the results give.
struct PointsAbove {
    std::size_t player = 0;
    Points points{};
};

/// The file's points are kept: a board without an opponent was won where that is the one way to explain them, else they
/// are a bonus (299) in the last round without an opponent, or in the last one. Where most players differ it is the
/// point system that the file does not say, and nothing is kept.
void keepPointsAbove(TrfDraft& draft, const std::vector<PointsAbove>& found)
{
    if (found.size() * 2 >= draft.players.size()) return;
    Section& section = draft.section;
    for (const PointsAbove& above : found) {
        const PlayerId player = section.players[above.player].id;
        std::vector<Bye*> unopposed;
        RoundNumber last = section.roundsPaired();
        for (RoundNumber number = 1; number <= section.roundsPaired(); ++number) {
            for (Bye& bye : section.rounds[static_cast<std::size_t>(number - 1)].byes) {
                if (bye.player != player || bye.kind != Outcome::UnopposedLoss) continue;
                unopposed.push_back(&bye);
                last = number;
            }
        }
        if (unopposed.size() == 1 && above.points == section.rules.points.forfeitWin)
            unopposed.front()->kind = Outcome::UnopposedWin;
        else
            section.adjustments.push_back({player, last, std::nullopt, above.points});
    }
}

/// The model has no place for the day of a round that is not paired: such days stay in a line of their own.
void keepFurtherDates(TrfDraft& draft)
{
    std::vector<Date> dates(draft.roundDates.size());
    for (std::size_t round = draft.section.rounds.size(); round < dates.size(); ++round)
        dates[round] = draft.roundDates[round].value_or(Date{});
    if (std::string line = roundDatesLine(dates); !line.empty()) draft.section.foreignLines.push_back(std::move(line));
}

}  // namespace

Outcome withoutOpponent(Outcome game)
{
    return isWin(game) ? Outcome::UnopposedWin : isDraw(game) ? Outcome::HalfBye : Outcome::UnopposedLoss;
}

void sortBoards(Section& section)
{
    const Scorecards cards(section);
    std::vector<Points> scores;
    for (std::size_t player = 0; player < section.players.size(); ++player)
        scores.push_back(cards.scoreAfter(player, 0));
    std::vector<Points> extra;
    const auto side = [&](PlayerId player) {
        const std::size_t index = section.indexOf(player).value_or(0);
        return BoardSide{scores[index] + extra[index], initialRank(section.rules, section.players[index])};
    };
    for (RoundNumber number = 1; number <= section.roundsPaired(); ++number) {
        Round& round = section.rounds[static_cast<std::size_t>(number - 1)];
        extra = virtualPoints(section, number);
        std::ranges::stable_sort(round.games, {},
                                 [&](const Game& game) { return publishingKey(side(game.white), side(game.black)); });
        for (std::size_t player = 0; player < scores.size(); ++player)
            scores[player] += cards.entry(player, number).points;
    }
}

std::string roundDatesLine(const std::vector<Date>& dates)
{
    std::string line = "132";
    bool any = false;
    for (std::size_t round = 0; round < dates.size(); ++round) {
        if (!dates[round].known()) continue;
        any = true;
        const std::size_t before = static_cast<std::size_t>(kFirstCellColumn - 1) + kCellWidth * round;
        line.resize(std::max(line.size(), before), ' ');
        constexpr std::size_t kCentury = 2;
        line += writtenDate(dates[round]).substr(kCentury);  // 2026/03/01: 26/03/01
    }
    return any ? line : std::string();
}

void buildRounds(TrfDraft& draft, bool fullColumnIsRound)
{
    RoundNumber paired = lastPaired(draft);
    while (fullColumnIsRound && isFull(draft, paired + 1)) ++paired;
    for (RoundNumber round = 1; round <= paired; ++round)
        draft.section.rounds.push_back(RoundBuilder(draft, round).build());
    settleRequestedByes(draft);
    RuleSet& rules = draft.section.rules;
    rules.scheduledRounds = draft.rounds142 ? draft.rounds142 : draft.roundsXXR;
    if (!rules.scheduledRounds && !draft.roundDates.empty())
        rules.scheduledRounds = static_cast<RoundNumber>(draft.roundDates.size());
    if (!rules.scheduledRounds && longest(draft) > 0) rules.scheduledRounds = longest(draft);
    for (std::size_t round = 0; round < std::min(draft.section.rounds.size(), draft.roundDates.size()); ++round)
        draft.section.rounds[round].date = draft.roundDates[round].value_or(Date{});
    keepFurtherDates(draft);
}

void checkPoints(TrfDraft& draft)
{
    const Section& section = draft.section;
    const Scorecards cards(section);
    std::vector<PointsAbove> above;
    for (std::size_t player = 0; player < draft.players.size(); ++player) {
        const PlayerLine& line = draft.players[player];
        if (!line.points) continue;
        const Points sum = cards.score(player);
        const Points open = openRoundPoints(section, cards, player);
        const Points future = futureByes(section, line.player.id);
        if (*line.points == sum || *line.points == sum - open || *line.points == sum + future) continue;
        if (*line.points > sum) above.push_back({player, *line.points - sum});
        const auto unopposed = std::ranges::count_if(
            cards.of(player), [](const RoundEntry& entry) { return entry.outcome == Outcome::UnopposedLoss; });
        const Points win = section.rules.points.forfeitWin;
        bool explained = false;
        for (int wins = 1; wins <= static_cast<int>(unopposed); ++wins)
            explained = explained || *line.points == sum + win * wins;
        draft.diagnostics.push_back(
            {Severity::Warning, explained ? Problem::UnopposedWin : Problem::PointsDiffer, line.line, line.player.id, 0,
             fragment(FragmentId::PointsOfPlayer, TenthsPiece{line.points->tenths}, line.player.tpn),
             fragment(FragmentId::SumOfResults, TenthsPiece{sum.tenths})});
    }
    if (section.roundsPaired() > 0) keepPointsAbove(draft, above);
}

}  // namespace kydai::format
