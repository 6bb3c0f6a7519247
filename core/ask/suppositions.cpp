#include "ask/suppositions.h"

#include "model/compound_change.h"
#include "model/team_check.h"
#include "support/fragments.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace kydai::ask {

namespace {

using Changes = Result<std::vector<Change>>;

const Game* boardOf(const Round& round, PlayerId player)
{
    const auto at = std::ranges::find_if(
        round.games, [&](const Game& game) { return game.white == player || game.black == player; });
    return at == round.games.end() ? nullptr : &*at;
}

std::optional<Outcome> byeOf(const Round& round, PlayerId player)
{
    const auto at = std::ranges::find(round.byes, player, &Bye::player);
    return at == round.byes.end() ? std::nullopt : std::optional(at->kind);
}

void setBye(Round& round, PlayerId player, Outcome kind)
{
    const auto at = std::ranges::find(round.byes, player, &Bye::player);
    if (at == round.byes.end())
        round.byes.push_back({player, kind});
    else
        at->kind = kind;
}

/// The changes that make one supposition true: an overload per kind.
class Supposing {
public:
    explicit Supposing(const Section& section) : m_section(section) {}

    Changes operator()(const SupposedResult& s) const
    {
        if (auto error = missing(s.round, s.player)) return *std::move(error);
        const Round& round = m_section.round(s.round);
        const Game* board = boardOf(round, s.player);
        if (board == nullptr && s.opponent) return newBoard(s);
        if (board == nullptr) return noBoard(s.round, s.player);
        const bool isWhite = board->white == s.player;
        if (s.opponent && s.opponent != (isWhite ? board->black : board->white)) return notTheirs(s);
        return one(SetResult{kShadowSection, s.round, board->white, board->black, isWhite ? s.own : s.others,
                             isWhite ? s.others : s.own});
    }
    Changes operator()(const SupposedBye& s) const
    {
        if (auto error = missing(s.round, s.player)) return *std::move(error);
        if (boardOf(m_section.round(s.round), s.player) != nullptr)
            return Error{.code = Errc::NotAllowed,
                         .what = fragment(FragmentId::ByeAsResultOfPlayer, number(s.player), s.round),
                         .expected = fragment(FragmentId::ResultOfGame)};
        Round round = m_section.round(s.round);
        setBye(round, s.player, s.kind);
        return one(PublishRound{kShadowSection, s.round, std::move(round)});
    }
    Changes operator()(const SupposedNoGame& s) const
    {
        if (auto error = missing(s.round, s.player)) return *std::move(error);
        const Game* board = boardOf(m_section.round(s.round), s.player);
        if (board == nullptr) return noBoard(s.round, s.player);
        Round round = m_section.round(s.round);
        setBye(round, board->white, Outcome::ZeroBye);
        setBye(round, board->black, Outcome::ZeroBye);
        std::erase_if(round.games, [&](const Game& game) { return game.white == board->white; });
        return one(PublishRound{kShadowSection, s.round, std::move(round)});
    }
    Changes operator()(const SupposedStay& s) const
    {
        const Player* found = m_section.find(s.player);
        if (found == nullptr) return noSuchPlayer();
        const RoundNumber left = leftBefore(m_section, s.player);
        if (left == 0)
            return Error{.code = Errc::NotAllowed,
                         .what = fragment(FragmentId::PlayerNumbered, found->tpn),
                         .expected = fragment(FragmentId::PlayerWhoHasLeft)};
        Player stays = *found;
        stays.withdrawnFromRound.reset();
        stays.marks.expelled = false;
        std::vector<Change> changes{EditPlayer{kShadowSection, std::move(stays)}};
        for (RoundNumber at = left; at <= m_section.roundsPaired(); ++at) {
            Round round = m_section.round(at);
            if (boardOf(round, s.player) != nullptr) continue;
            if (byeOf(round, s.player).value_or(Outcome::ZeroBye) != Outcome::ZeroBye) continue;
            setBye(round, s.player, s.missed);
            changes.emplace_back(PublishRound{kShadowSection, at, std::move(round)});
        }
        return changes;
    }
    Changes operator()(const SupposedList& s) const
    {
        EditRules change{kShadowSection, m_section.rules};
        change.rules.tieBreaks = s.tieBreaks;
        return one(std::move(change));
    }
    Changes operator()(const SupposedChanges& s) const { return s.changes; }

private:
    static Changes one(Change change)
    {
        std::vector<Change> changes;
        changes.push_back(std::move(change));
        return changes;
    }
    [[nodiscard]] int number(PlayerId player) const { return m_section.numberOf(player); }

    [[nodiscard]] std::optional<Error> missing(RoundNumber round, PlayerId player) const
    {
        if (m_section.find(player) == nullptr) return noSuchPlayer();
        if (round >= 1 && round <= m_section.roundsPaired()) return std::nullopt;
        return Error{.code = Errc::NoSuchRound,
                     .what = fragment(FragmentId::RoundIsNotPaired, round),
                     .expected = fragment(FragmentId::RoundFrom1, m_section.roundsPaired())};
    }
    [[nodiscard]] Error noBoard(RoundNumber round, PlayerId player) const
    {
        return {.code = Errc::NotAllowed,
                .what = fragment(FragmentId::GameResultOfBye, number(player), round),
                .expected = fragment(FragmentId::BoardOfRound, round)};
    }
    [[nodiscard]] Error notTheirs(const SupposedResult& s) const
    {
        return {.code = Errc::NotAllowed,
                .what = fragment(FragmentId::BoardOfPlayers, number(s.player), number(s.opponent)),
                .expected = fragment(FragmentId::BoardOfRound, s.round)};
    }
    /// The two who had no board meet.
    [[nodiscard]] Changes newBoard(const SupposedResult& s) const
    {
        if (auto error = missing(s.round, s.opponent)) return *std::move(error);
        Round round = m_section.round(s.round);
        if (s.player == s.opponent || boardOf(round, s.opponent) != nullptr) return notTheirs(s);
        std::erase_if(round.byes, [&](const Bye& bye) { return bye.player == s.player || bye.player == s.opponent; });
        round.games.push_back({s.player, s.opponent, s.own, s.others});
        return one(PublishRound{kShadowSection, s.round, std::move(round)});
    }

    const Section& m_section;
};

std::string_view signOf(Outcome outcome)
{
    if (outcome == Outcome::Draw || outcome == Outcome::UnratedDraw) return "½";
    if (isForfeit(outcome)) return outcome == Outcome::ForfeitWin ? "+" : "–";
    return resultSign(outcome).substr(0, 1);
}

bool isUnrated(Outcome outcome)
{
    return outcome == Outcome::UnratedWin || outcome == Outcome::UnratedDraw || outcome == Outcome::UnratedLoss;
}

/// Both sides of a board, "1 - 0", as window and paper write it; with U where the game is not rated.
Code resultOf(const Game& game)
{
    std::string text(signOf(game.whiteOutcome));
    text += isForfeit(game.whiteOutcome) ? " : " : " - ";
    text += signOf(game.blackOutcome);
    if (isUnrated(game.whiteOutcome)) text += " U";
    return {std::move(text)};
}

/// Finds what differs between a section and its shadow.
class SupposedTeller {
public:
    SupposedTeller(const Section& before, const Section& after) : m_before(before), m_after(after) {}

    std::vector<Step> tell(std::span<const Supposition> supposed)
    {
        const RoundNumber rounds = std::min(m_before.roundsPaired(), m_after.roundsPaired());
        for (RoundNumber round = 1; round <= rounds; ++round) {
            addBoards(round);
            addByes(round);
        }
        if (m_before.roundsPaired() != m_after.roundsPaired())
            say(Phrase::IfRounds,
                {{"before", Count{m_before.roundsPaired()}}, {"after", Count{m_after.roundsPaired()}}});
        addWithdrawals();
        if (m_before.rules.tieBreaks != m_after.rules.tieBreaks)
            say(Phrase::IfList, {{"before", listOf(m_before)}, {"after", listOf(m_after)}});
        addOthers(supposed);
        if (m_steps.empty()) say(Phrase::IfSame, {});
        return std::move(m_steps);
    }

private:
    void say(Phrase phrase, Arguments arguments) { m_steps.push_back({phrase, std::move(arguments)}); }
    [[nodiscard]] PlayerRef ref(PlayerId player) const
    {
        const Player* found = m_after.find(player);
        if (found == nullptr) found = m_before.find(player);
        return found == nullptr ? PlayerRef{} : PlayerRef{found->tpn, found->name};
    }
    static Code listOf(const Section& section)
    {
        std::string list;
        for (const std::string& code : section.rules.tieBreaks) list += (list.empty() ? "" : ", ") + code;
        return {list.empty() ? "–" : list};
    }

    void addBoards(RoundNumber round)
    {
        const Round& was = m_before.round(round);
        const Round& now = m_after.round(round);
        const auto about = [&](const Game& game) {
            return Arguments{{"round", RoundRef{round}}, {"player", ref(game.white)}, {"opponent", ref(game.black)}};
        };
        for (const Game& game : now.games) {
            const Game* then = boardOf(was, game.white);
            const bool isTheirs = then != nullptr && then->white == game.white && then->black == game.black;
            if (isTheirs && resultOf(*then) == resultOf(game)) continue;
            Arguments arguments = about(game);
            if (isTheirs) arguments.emplace_back("before", resultOf(*then));
            arguments.emplace_back("after", resultOf(game));
            say(isTheirs ? Phrase::IfResult : Phrase::IfBoard, std::move(arguments));
        }
        for (const Game& game : was.games) {
            const Game* today = boardOf(now, game.white);
            if (today != nullptr && today->white == game.white && today->black == game.black) continue;
            Arguments arguments = about(game);
            arguments.emplace_back("before", resultOf(game));
            say(Phrase::IfNoBoard, std::move(arguments));
        }
    }

    void addByes(RoundNumber round)
    {
        const Round& was = m_before.round(round);
        for (const Bye& bye : m_after.round(round).byes) {
            const Outcome then = byeOf(was, bye.player).value_or(Outcome::ZeroBye);
            if (then == bye.kind) continue;
            say(Phrase::IfBye,
                {{"round", RoundRef{round}}, {"player", ref(bye.player)}, {"before", then}, {"after", bye.kind}});
        }
    }

    void addWithdrawals()
    {
        for (const Player& player : m_after.players) {
            const Player* then = m_before.find(player.id);
            if (then == nullptr || then->withdrawnFromRound == player.withdrawnFromRound) continue;
            const bool stays = !player.withdrawnFromRound;
            const RoundNumber round = stays ? *then->withdrawnFromRound : *player.withdrawnFromRound;
            say(stays ? Phrase::IfStayed : Phrase::IfLeft, {{"player", ref(player.id)}, {"round", RoundRef{round}}});
        }
    }

    /// Changes whose kinds say more than results and rounds.
    void addOthers(std::span<const Supposition> supposed)
    {
        std::vector<std::string_view> words;
        for (const Supposition& one : supposed) {
            const auto* given = std::get_if<SupposedChanges>(&one);
            if (given == nullptr) continue;
            for (const Change& change : given->changes) {
                const bool isTold =
                    std::holds_alternative<SetResult>(change) || std::holds_alternative<PublishRound>(change);
                if (!isTold && std::ranges::find(words, changeName(change)) == words.end())
                    words.push_back(changeName(change));
            }
        }
        for (const std::string_view word : words) say(Phrase::IfOther, {{"code", Code{std::string(word)}}});
    }

    const Section& m_before;
    const Section& m_after;
    std::vector<Step> m_steps{};
};

}  // namespace

Event shadowEvent(std::shared_ptr<const Section> section)
{
    Event event;
    event.sections.push_back({kShadowSection, std::move(section)});
    return event;
}

Result<std::shared_ptr<const Section>> shadowOf(std::shared_ptr<const Section> section,
                                                std::span<const Supposition> supposed)
{
    Event event = shadowEvent(std::move(section));
    for (const Supposition& one : supposed) {
        const Changes changes = std::visit(Supposing(*event.sections.front().section), one);
        if (!changes) return changes.error();
        auto made = applyAll(event, *changes);
        if (!made) return made.error();
        if (!made->empty()) event = std::move(made->back().applied.event);
        if (event.sections.size() != 1 || event.sections.front().id != kShadowSection)
            return Error{.code = Errc::NotAllowed,
                         .what = fragment(FragmentId::SectionNumbered, event.sections.size()),
                         .expected = fragment(FragmentId::ASection)};
    }
    return event.sections.front().section;
}

std::vector<Step> supposedSteps(const Section& before, const Section& after, std::span<const Supposition> supposed)
{
    return SupposedTeller(before, after).tell(supposed);
}

RoundNumber leftBefore(const Section& section, PlayerId player)
{
    const Player* found = section.find(player);
    if (found == nullptr) return 0;
    if (found->withdrawnFromRound) return *found->withdrawnFromRound;
    RoundNumber left = section.roundsPaired() + 1;
    while (left > 1 && boardOf(section.round(left - 1), player) == nullptr &&
           byeOf(section.round(left - 1), player).value_or(Outcome::ZeroBye) == Outcome::ZeroBye)
        --left;
    return left <= section.roundsPaired() ? left : 0;
}

RoundNumber firstSupposedRound(const Section& before, const Section& after)
{
    const RoundNumber rounds = std::min(before.roundsPaired(), after.roundsPaired());
    for (RoundNumber round = 1; round <= rounds; ++round) {
        if (before.round(round).games != after.round(round).games ||
            before.round(round).byes != after.round(round).byes)
            return round;
    }
    return 0;
}

}  // namespace kydai::ask
