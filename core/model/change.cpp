#include "model/change.h"

#include "model/fide_mode.h"
#include "model/numbering.h"
#include "model/pictures.h"
#include "model/presence.h"
#include "model/section_check.h"
#include "model/team_check.h"
#include "support/fragments.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace kydai {

Change::Change(const Change&) = default;
Change::Change(Change&&) noexcept = default;
Change& Change::operator=(const Change&) = default;
Change& Change::operator=(Change&&) noexcept = default;
Change::~Change() = default;

namespace {

Fragment numberText(const Section& section, PlayerId id)
{
    return fragment(FragmentId::PlayerNumbered, section.numberOf(id));
}

Error notAllowed(Fragment what, Fragment expected)
{
    return Error{.code = Errc::NotAllowed, .what = std::move(what), .expected = std::move(expected)};
}

/// Nobody sits twice, everybody exists, boards hold results of games and byes those of byes.
Result<void> checkRoundStructure(const Section& section, const Round& round)
{
    std::set<PlayerId> seated;
    const auto seat = [&](PlayerId id) -> Result<void> {
        if (section.find(id) == nullptr) return noSuchPlayer();
        if (!seated.insert(id).second)
            return Error{.code = Errc::Duplicate,
                         .what = numberText(section, id),
                         .expected = fragment(FragmentId::EachPlayerOnceInRound)};
        return {};
    };
    for (const Game& game : round.games) {
        if (auto white = seat(game.white); !white) return white;
        if (auto black = seat(game.black); !black) return black;
        if (isBye(game.whiteOutcome) || isBye(game.blackOutcome))
            return notAllowed(fragment(FragmentId::ByeAsResultOfBoard), fragment(FragmentId::ResultOfGame));
    }
    for (const Bye& bye : round.byes) {
        if (auto player = seat(bye.player); !player) return player;
        if (!isBye(bye.kind))
            return notAllowed(fragment(FragmentId::GameResultWithoutOpponent), fragment(FragmentId::ByeOrAbsence));
    }
    return {};
}

Error impossibleResult()
{
    return notAllowed(fragment(FragmentId::ResultThatNoGameCanHave), fragment(FragmentId::OneWinnerDrawOrTwoLosses));
}

/// No result that no game can have; what a file brought along and nobody touches may stay.
Result<void> checkResults(const Section& section, const Round& round, RoundNumber number)
{
    for (const Game& game : round.games) {
        if (isPossibleResult(game.whiteOutcome, game.blackOutcome)) continue;
        const bool stays = number <= section.roundsPaired() &&
                           std::ranges::find(section.round(number).games, game) != section.round(number).games.end();
        if (!stays) return impossibleResult();
    }
    return {};
}

/// Everybody who is in the tournament in that round has a board or a bye.
Result<void> checkNobodyLeftOut(const Section& section, const Round& round, RoundNumber number)
{
    std::set<PlayerId> listed;
    for (const Game& game : round.games) {
        listed.insert(game.white);
        listed.insert(game.black);
    }
    for (const Bye& bye : round.byes) listed.insert(bye.player);
    for (const Player& player : section.players) {
        if (isIn(player, number) && !listed.contains(player.id))
            return notAllowed(fragment(FragmentId::PlayerWithoutBoardOrBye, player.tpn),
                              fragment(FragmentId::BoardOrByeForEverybody));
    }
    return {};
}

/// Whether a player's history forbids to take him out: a board, or a bye that gave or could give points, also one that
/// hung on the wall.
bool hasTakenPart(const Section& section, PlayerId id)
{
    const auto wasSeated = [&](const RoundPicture& picture) {
        return std::ranges::find(picture.boards, id) != picture.boards.end();
    };
    return std::ranges::any_of(section.rounds, [&](const Round& round) {
        return (round.picture && wasSeated(*round.picture)) ||
               std::ranges::any_of(round.games, [&](const Game& g) { return g.white == id || g.black == id; }) ||
               std::ranges::any_of(round.byes,
                                   [&](const Bye& b) { return b.player == id && b.kind != Outcome::ZeroBye; });
    });
}

/// How often the rules named the player.
std::size_t forget(PairingRules& rules, PlayerId id)
{
    std::size_t gone = std::erase_if(rules.virtualPoints, [&](const VirtualPoints& v) { return v.player == id; });
    for (ProhibitedPairing& prohibited : rules.prohibited) gone += std::erase(prohibited.players, id);
    std::erase_if(rules.prohibited, [](const ProhibitedPairing& p) { return p.players.size() < 2; });
    return gone;
}

/// Takes out every mention of a player besides his record. True when there was one.
bool forget(Section& section, PlayerId id)
{
    std::size_t gone = 0;
    for (Round& round : section.rounds) gone += std::erase_if(round.byes, [&](const Bye& b) { return b.player == id; });
    gone += std::erase_if(section.requestedByes, [&](const RequestedBye& b) { return b.player == id; });
    gone += std::erase_if(section.adjustments, [&](const PointAdjustment& a) { return a.player == id; });
    gone += std::erase_if(section.prizes.excluded, [&](const PrizeExclusion& e) { return e.player == id; });
    gone += std::erase_if(section.frozenPrizes.awards, [&](const FrozenAward& a) { return a.player == id; });
    gone += forget(section.rules, id);
    for (Round& round : section.rounds) {
        if (round.rules) gone += forget(*round.rules, id);
    }
    for (Team& team : section.teams.teams) gone += std::erase(team.members, id);
    for (LineUp& lineUp : section.teams.lineUps) {
        for (PlayerId& board : lineUp.boards) {
            if (board == id) {
                board = PlayerId{};
                ++gone;
            }
        }
    }
    return forgetInPictures(section, id) || gone != 0;
}

/// Requests that a taken-back round gives back when nobody says which they were.
std::vector<RequestedBye> requestsOf(const Section& section, const Round& round, RoundNumber number)
{
    std::vector<RequestedBye> requests;
    for (const Bye& bye : round.byes) {
        const bool asked = bye.kind == Outcome::HalfBye || bye.kind == Outcome::ZeroBye || bye.kind == Outcome::FullBye;
        const Player* player = section.find(bye.player);
        if (asked && player != nullptr && isIn(*player, number)) requests.push_back({bye.player, number, bye.kind});
    }
    return requests;
}

/// Everybody exists, asks for something that can be asked for, once per round, and in time.
Result<void> checkRequests(const Section& section, const std::vector<RequestedBye>& byes)
{
    std::set<std::pair<PlayerId, RoundNumber>> asked;
    for (const RequestedBye& bye : byes) {
        if (section.find(bye.player) == nullptr) return noSuchPlayer();
        if (!isRequestedBye(bye.kind) && bye.kind != Outcome::FullBye)
            return notAllowed(fragment(FragmentId::ByeThatNobodyAsks), fragment(FragmentId::ByeThatCanBeAsked));
        if (bye.round <= section.roundsPaired() || bye.round > kMaxRounds)
            return Error{.code = Errc::NoSuchRound,
                         .what = fragment(FragmentId::RoundNumbered, bye.round),
                         .expected = fragment(FragmentId::RoundThatIsNotPairedYet)};
        if (!asked.insert({bye.player, bye.round}).second)
            return Error{.code = Errc::Duplicate,
                         .what = fragment(FragmentId::TwoByesOfPlayerForRound, section.numberOf(bye.player), bye.round),
                         .expected = fragment(FragmentId::OneByeForEachPlayerAndRound)};
    }
    return {};
}

/// Requests for rounds that are already paired say nothing any more.
void dropOldRequests(Section& section)
{
    std::erase_if(section.requestedByes, [&](const RequestedBye& b) { return b.round <= section.roundsPaired(); });
}

bool isExpelledAndIn(const Player& player)
{
    return player.marks.expelled && !player.withdrawnFromRound;
}

/// Whoever is expelled is out, from the round to come where nothing else is said.
void leaveIfExpelled(Player& player, RoundNumber next)
{
    if (isExpelledAndIn(player)) player.withdrawnFromRound = next;
}

/// The same of all players of a section that comes in.
std::shared_ptr<const Section> withoutExpelled(std::shared_ptr<const Section> section)
{
    if (std::ranges::none_of(section->players, isExpelledAndIn)) return section;
    Section copy = *section;
    for (Player& player : copy.players) leaveIfExpelled(player, copy.roundsPaired() + 1);
    return std::make_shared<const Section>(std::move(copy));
}

/// A section as an event keeps it: without old requests, each round with the rules it was paired by. The same one where
/// there is nothing to do.
std::shared_ptr<const Section> asKept(std::shared_ptr<const Section> section)
{
    const auto old = [&](const RequestedBye& bye) { return bye.round <= section->roundsPaired(); };
    const auto forgets = [](const Round& round) { return !round.rules; };
    if (std::ranges::none_of(section->requestedByes, old) && std::ranges::none_of(section->rounds, forgets))
        return section;
    Section copy = *section;
    dropOldRequests(copy);
    keepRules(copy);
    return std::make_shared<const Section>(std::move(copy));
}

/// Journals of former versions know sections with a number held twice: on the way back to one, the numbers part.
std::shared_ptr<const Section> withSeparateNumbers(std::shared_ptr<const Section> section)
{
    if (checkNumbers(section->players).ok()) return section;
    Section copy = *section;
    separateNumbers(copy.players);
    return std::make_shared<const Section>(std::move(copy));
}

/// One change on its way through: an overload per kind. Sections are copied when they are changed, else shared.
class Applier {
public:
    Applier(const Event& event, Checks checks) : m_checks(checks) { m_applied.event = event; }

    Result<Applied> run(const Change& change)
    {
        auto done = std::visit([this](const auto& c) { return apply(c); }, change);
        if (!done) return done.error();
        return std::move(m_applied);
    }

private:
    using Done = Result<void>;

    [[nodiscard]] bool strict() const { return m_checks == Checks::All; }

    [[nodiscard]] EventSection* entry(SectionId id)
    {
        const auto at = std::ranges::find(m_applied.event.sections, id, &EventSection::id);
        return at == m_applied.event.sections.end() ? nullptr : &*at;
    }

    static Error noSuchSection(SectionId id)
    {
        return Error{.code = Errc::NoSuchSection, .what = fragment(FragmentId::NoSuchSection, id.value)};
    }

    Done unchanged()
    {
        m_applied.changed = false;
        return {};
    }

    /// Puts the edited copy in place of the section.
    Done put(SectionId id, Section section, Change inverse)
    {
        entry(id)->section = std::make_shared<const Section>(std::move(section));
        m_applied.inverse = std::move(inverse);
        return {};
    }

    /// Finds the section and hands it to `edit`.
    template <class Edit>
    Done with(SectionId id, Edit edit)
    {
        const EventSection* found = entry(id);
        if (found == nullptr) return noSuchSection(id);
        return edit(*found->section);
    }

    Done apply(const SetResult& c)
    {
        return withBoard(c, [&](const Section& before, std::size_t board) -> Done {
            const Game& now = before.round(c.round).games[board];
            if (now.whiteOutcome == c.whiteOutcome && now.blackOutcome == c.blackOutcome) return unchanged();
            SetResult inverse = c;
            inverse.whiteOutcome = now.whiteOutcome;
            inverse.blackOutcome = now.blackOutcome;
            Section after = before;
            Game& game = after.rounds[static_cast<std::size_t>(c.round - 1)].games[board];
            game.whiteOutcome = c.whiteOutcome;
            game.blackOutcome = c.blackOutcome;
            // Nothing is left to correct in the report where everybody has now what it had.
            if (std::erase(after.rounds[static_cast<std::size_t>(c.round - 1)].reported, game) > 0)
                return put(c.section, std::move(after),
                           ReplaceSection{c.section, std::make_shared<const Section>(before)});
            return put(c.section, std::move(after), inverse);
        });
    }

    Done apply(const SetReportedResult& c)
    {
        return withBoard(c, [&](const Section& before, std::size_t board) -> Done {
            const Round& round = before.round(c.round);
            const Game& used = round.games[board];
            Game reported = used;
            reported.whiteOutcome = c.whiteOutcome;
            reported.blackOutcome = c.blackOutcome;
            if (strict() && (isUndecided(used) || isUndecided(reported)))
                return notAllowed(
                    fragment(FragmentId::BoardOfPlayers, before.numberOf(c.white), before.numberOf(c.black)),
                    fragment(FragmentId::ResultOfGame));
            const Game* now = reportedInstead(round, used);
            if ((now == nullptr ? used : *now) == reported) return unchanged();
            SetReportedResult inverse = c;
            inverse.whiteOutcome = now == nullptr ? used.whiteOutcome : now->whiteOutcome;
            inverse.blackOutcome = now == nullptr ? used.blackOutcome : now->blackOutcome;
            Section after = before;
            std::vector<Game>& list = after.rounds[static_cast<std::size_t>(c.round - 1)].reported;
            list.clear();
            for (const Game& game : round.games) {
                const Game* other = &game == &used ? &reported : reportedInstead(round, game);
                if (other != nullptr && *other != game) list.push_back(*other);
            }
            return put(c.section, std::move(after), inverse);
        });
    }

    Done apply(const AddSection& c)
    {
        KYDAI_ASSERT(c.content != nullptr);
        std::vector<EventSection>& sections = m_applied.event.sections;
        SectionId id = c.section;
        if (id.value == 0) {
            id = newSectionId(m_applied.event);
        } else if (entry(id) != nullptr) {
            return Error{.code = Errc::Duplicate,
                         .what = fragment(FragmentId::SectionNumbered, id.value),
                         .expected = fragment(FragmentId::EachSectionOnce)};
        }
        const auto content = strict() ? withoutExpelled(c.content) : withSeparateNumbers(c.content);
        if (auto checked = checkReferences(*content); !checked) return checked;
        const auto last = static_cast<int>(sections.size());
        const int position = c.position < 0 ? last : std::min(c.position, last);
        sections.insert(sections.begin() + position, EventSection{id, asKept(content)});
        m_applied.inverse = RemoveSection{id};
        return {};
    }

    Done apply(const RemoveSection& c)
    {
        const EventSection* found = entry(c.section);
        if (found == nullptr) return noSuchSection(c.section);
        const auto position = static_cast<int>(found - m_applied.event.sections.data());
        m_applied.inverse = AddSection{c.section, found->section, position};
        m_applied.event.sections.erase(m_applied.event.sections.begin() + position);
        return {};
    }

    Done apply(const MoveSection& c)
    {
        const EventSection* found = entry(c.section);
        if (found == nullptr) return noSuchSection(c.section);
        std::vector<EventSection>& sections = m_applied.event.sections;
        const auto from = static_cast<int>(found - sections.data());
        if (c.position < 0 || c.position >= static_cast<int>(sections.size()))
            return Error{.code = Errc::OutOfRange,
                         .what = fragment(FragmentId::PositionInListOfSections, c.position + 1),
                         .expected = fragment(FragmentId::PositionFrom1, sections.size())};
        if (from == c.position) return unchanged();
        const EventSection moved = *found;
        sections.erase(sections.begin() + from);
        sections.insert(sections.begin() + c.position, moved);
        m_applied.inverse = MoveSection{c.section, from};
        return {};
    }

    Done apply(const EditInfo& c)
    {
        return with(c.section, [&](const Section& before) -> Done {
            if (before.info == c.info) return unchanged();
            if (auto checked = checkInfo(c.info); !checked) return checked;
            Section after = before;
            after.info = c.info;
            return put(c.section, std::move(after), EditInfo{c.section, before.info});
        });
    }

    Done apply(const SetPrizes& c)
    {
        return with(c.section, [&](const Section& before) -> Done {
            if (before.prizes == c.plan && before.frozenPrizes == c.frozen) return unchanged();
            if (auto fit = checkPlan(before, c.plan); !fit) return fit;
            for (const FrozenAward& award : c.frozen.awards) {
                if (before.find(award.player) == nullptr) return noSuchPlayer();
            }
            Section after = before;
            after.prizes = c.plan;
            after.frozenPrizes = c.frozen;
            return put(c.section, std::move(after), SetPrizes{c.section, before.prizes, before.frozenPrizes});
        });
    }

    Done apply(const EditRules& c)
    {
        return with(c.section, [&](const Section& before) -> Done {
            const RuleSet& old = before.rules;
            if (old == c.rules) return unchanged();
            if (c.rules.fideMode != old.fideMode || c.rules.fideModeLeftInRound != old.fideModeLeftInRound)
                return notAllowed(fragment(FragmentId::FideModeChangedTogetherWithRules),
                                  fragment(FragmentId::FideModeLeftByOwnCommand));
            if (strict() && c.rules.scheduledRounds != old.scheduledRounds && c.rules.scheduledRounds &&
                *c.rules.scheduledRounds < before.roundsPaired())
                return notAllowed(fragment(FragmentId::TournamentOfRounds, *c.rules.scheduledRounds),
                                  fragment(FragmentId::AtLeastPairedRounds, before.roundsPaired()));
            if (strict()) {
                if (auto checked = checkPairingRules(before, c.rules); !checked) return checked;
            }
            Section after = before;
            after.rules = c.rules;
            return put(c.section, std::move(after), EditRules{c.section, old});
        });
    }

    Done apply(const AddPlayers& c)
    {
        return with(c.section, [&](const Section& before) -> Done {
            if (c.players.empty()) return unchanged();
            Section after = before;
            RemovePlayers inverse{c.section, {}};
            for (const Player& player : c.players) {
                const auto at = std::ranges::lower_bound(after.players, player.id, {}, &Player::id);
                if (!player.id || (at != after.players.end() && at->id == player.id))
                    return Error{.code = Errc::Duplicate,
                                 .what = fragment(FragmentId::PlayerNumbered, player.tpn),
                                 .expected = fragment(FragmentId::NobodyOfThisSection)};
                const auto added = after.players.insert(at, player);
                if (strict()) leaveIfExpelled(*added, before.roundsPaired() + 1);
                inverse.players.push_back(player.id);
            }
            if (auto checked = checkNumbers(after.players); !checked) return checked;
            return put(c.section, std::move(after), inverse);
        });
    }

    Done apply(const EditPlayer& c)
    {
        return with(c.section, [&](const Section& before) -> Done {
            const auto index = before.indexOf(c.player.id);
            if (!index) return noSuchPlayer();
            const Player& old = before.players[*index];
            Player player = c.player;
            if (strict()) leaveIfExpelled(player, before.roundsPaired() + 1);
            if (old == player) return unchanged();
            Section after = before;
            after.players[*index] = std::move(player);
            if (c.player.tpn != old.tpn) {
                if (auto checked = checkNumbers(after.players); !checked) return checked;
            }
            return put(c.section, std::move(after), EditPlayer{c.section, old});
        });
    }

    Done apply(const RemovePlayers& c)
    {
        return with(c.section, [&](const Section& before) -> Done {
            if (c.players.empty()) return unchanged();
            Section after = before;
            AddPlayers inverse{c.section, {}};
            bool mentioned = false;
            for (const PlayerId id : c.players) {
                const auto index = after.indexOf(id);
                if (!index) return noSuchPlayer();
                if (strict() && hasTakenPart(after, id))
                    return notAllowed(fragment(FragmentId::PlayerWhoTookPart, after.players[*index].tpn),
                                      fragment(FragmentId::PlayerWithoutRound));
                inverse.players.push_back(after.players[*index]);
                after.players.erase(after.players.begin() + static_cast<std::ptrdiff_t>(*index));
                mentioned = forget(after, id) || mentioned;
            }
            if (!mentioned) return put(c.section, std::move(after), inverse);
            return put(c.section, std::move(after), ReplaceSection{c.section, entry(c.section)->section});
        });
    }

    Done apply(const Renumber& c)
    {
        return with(c.section, [&](const Section& before) -> Done {
            if (c.tpns.size() != before.players.size())
                return notAllowed(fragment(FragmentId::CountOfPairingNumbers, c.tpns.size()),
                                  fragment(FragmentId::OneForEachPlayer, before.players.size()));
            Section after = before;
            Renumber inverse{c.section, {}};
            bool differs = false;
            for (std::size_t i = 0; i < c.tpns.size(); ++i) {
                inverse.tpns.push_back(before.players[i].tpn);
                differs = differs || before.players[i].tpn != c.tpns[i];
                after.players[i].tpn = c.tpns[i];
            }
            if (!differs) return unchanged();
            if (!strict()) separateNumbers(after.players);
            if (auto checked = checkNumbers(after.players); !checked) return checked;
            return put(c.section, std::move(after), inverse);
        });
    }

    Done apply(const SetRequestedByes& c)
    {
        return with(c.section, [&](const Section& before) -> Done {
            if (before.requestedByes == c.byes) return unchanged();
            if (strict()) {
                if (auto checked = checkRequests(before, c.byes); !checked) return checked;
            }
            Section after = before;
            after.requestedByes = c.byes;
            return put(c.section, std::move(after), SetRequestedByes{c.section, before.requestedByes});
        });
    }

    Done apply(const PublishRound& c)
    {
        return with(c.section, [&](const Section& before) -> Done {
            const RoundNumber next = before.roundsPaired() + 1;
            if (c.round < 1 || c.round > next || c.round > kMaxRounds)
                return Error{.code = Errc::NoSuchRound,
                             .what = fragment(FragmentId::RoundNumbered, c.round),
                             .expected = fragment(FragmentId::RoundFrom1, std::min(next, kMaxRounds))};
            if (strict()) {
                if (auto checked = checkRoundStructure(before, c.content); !checked) return checked;
                if (auto checked = checkNobodyLeftOut(before, c.content, c.round); !checked) return checked;
                if (auto checked = checkResults(before, c.content, c.round); !checked) return checked;
            }
            Section after = before;
            if (c.round == next) {
                after.rounds.push_back(c.content);
                if (strict()) after.rounds.back().picture = pictureOf(before, c.content);
                keepRules(after);
                dropOldRequests(after);
                return put(c.section, std::move(after), UnpairRound{c.section, c.round, before.requestedByes});
            }
            Round& old = after.rounds[static_cast<std::size_t>(c.round - 1)];
            Round content = c.content;
            if (!content.rules) content.rules = old.rules;
            if (strict()) content.picture = old.picture;  // what hangs on the wall hangs there
            // What the report has of a board goes with the board.
            std::erase_if(content.reported, [&](const Game& reported) {
                return std::ranges::none_of(content.games, [&](const Game& game) {
                    return game.white == reported.white && game.black == reported.black;
                });
            });
            if (old == content) return unchanged();
            PublishRound inverse{c.section, c.round, std::exchange(old, std::move(content))};
            return put(c.section, std::move(after), std::move(inverse));
        });
    }

    Done apply(const UnpairRound& c)
    {
        return with(c.section, [&](const Section& before) -> Done {
            if (c.round < 1 || c.round != before.roundsPaired())
                return Error{.code = Errc::NoSuchRound,
                             .what = fragment(FragmentId::RoundNumbered, c.round),
                             .expected = fragment(FragmentId::LastRoundThatIsPaired)};
            const Round& taken = before.round(c.round);
            const auto open = [](const Game& game) {
                return game.whiteOutcome == Outcome::Open && game.blackOutcome == Outcome::Open;
            };
            if (strict() && !std::ranges::all_of(taken.games, open))
                return notAllowed(fragment(FragmentId::ResultsInRound, c.round),
                                  fragment(FragmentId::RoundWithoutResultsClearThemFirst));
            Section after = before;
            after.rounds.pop_back();
            if (c.requestedByes) {
                after.requestedByes = *c.requestedByes;
            } else {
                const auto requests = requestsOf(before, taken, c.round);
                after.requestedByes.insert(after.requestedByes.begin(), requests.begin(), requests.end());
            }
            std::vector<RequestedBye> later = after.requestedByes;
            std::erase_if(later, [&](const RequestedBye& b) { return b.round <= c.round; });
            if (later == before.requestedByes)
                return put(c.section, std::move(after), PublishRound{c.section, c.round, taken});
            return put(c.section, std::move(after), ReplaceSection{c.section, entry(c.section)->section});
        });
    }

    Done apply(const LeaveFideMode& c)
    {
        return with(c.section, [&](const Section& before) -> Done {
            if (!before.rules.fideMode) return unchanged();
            Section after = before;
            after.rules.fideMode = false;
            after.rules.fideModeLeftInRound = roundOfLeavingNow(before);
            entry(c.section)->section = std::make_shared<const Section>(std::move(after));
            return {};
        });
    }

    Done apply(const AnswerWarning& c) { return record(c.section); }
    Done apply(const KeepComplaint& c) { return record(c.section); }
    Done record(SectionId id)
    {
        if (id.value != 0 && entry(id) == nullptr) return noSuchSection(id);
        return {};
    }

    Done apply(const RenameEvent& c)
    {
        if (m_applied.event.name == c.name) return unchanged();
        m_applied.inverse = RenameEvent{std::exchange(m_applied.event.name, c.name)};
        return {};
    }

    Done apply(const SetUnitRules& c)
    {
        if (m_applied.event.units == c.rules) return unchanged();
        m_applied.inverse = SetUnitRules{std::exchange(m_applied.event.units, c.rules)};
        return {};
    }

    Done apply(const ReplaceSection& c)
    {
        KYDAI_ASSERT(c.content != nullptr);
        return with(c.section, [&](const Section& before) -> Done {
            const RuleSet& rules = c.content->rules;
            if (rules.fideMode != before.rules.fideMode ||
                rules.fideModeLeftInRound != before.rules.fideModeLeftInRound)
                return notAllowed(fragment(FragmentId::FideModeChangedTogetherWithSection),
                                  fragment(FragmentId::FideModeLeftByOwnCommand));
            const auto content = strict() ? withoutExpelled(c.content) : withSeparateNumbers(c.content);
            if (auto checked = checkReferences(*content); !checked) return checked;
            auto after = asKept(content);
            if (before == *after) return unchanged();
            m_applied.inverse = ReplaceSection{c.section, std::exchange(entry(c.section)->section, std::move(after))};
            return {};
        });
    }

    Done apply(const SetAdjustments& c)
    {
        return with(c.section, [&](const Section& before) -> Done {
            if (before.adjustments == c.adjustments) return unchanged();
            for (const PointAdjustment& adjustment : c.adjustments) {
                if (strict() && before.find(adjustment.player) == nullptr) return noSuchPlayer();
            }
            Section after = before;
            after.adjustments = c.adjustments;
            return put(c.section, std::move(after), SetAdjustments{c.section, before.adjustments});
        });
    }

    Done apply(const EditTeams& c)
    {
        return withTeams(c.section, [&](const Section& before) {
            return strict() ? checkedTeams(before, c.teams) : Result<TeamEvent>(c.teams);
        });
    }
    Done apply(const SetLineUp& c)
    {
        return withTeams(c.section, [&](const Section& before) { return withLineUp(before, c.lineUp); });
    }
    Done apply(const SetTeamAwards& c)
    {
        return withTeams(c.section, [&](const Section& before) { return withAwards(before, c.awards); });
    }

    /// Teams as `make` has them of the section.
    template <class Make>
    Done withTeams(SectionId id, Make make)
    {
        return with(id, [&](const Section& before) -> Done {
            Result<TeamEvent> teams = make(before);
            if (!teams) return teams.error();
            if (before.teams == *teams) return unchanged();
            Section after = before;
            after.teams = *std::move(teams);
            return put(id, std::move(after), EditTeams{id, before.teams});
        });
    }

    Done apply(const SetRoundComments& c)
    {
        return with(c.section, [&](const Section& before) -> Done {
            if (c.round < 1 || c.round > before.roundsPaired())
                return Error{.code = Errc::NoSuchRound,
                             .what = fragment(FragmentId::RoundIsNotPaired, c.round),
                             .expected = fragment(FragmentId::RoundFrom1, before.roundsPaired())};
            if (before.round(c.round).comments == c.comments) return unchanged();
            Section after = before;
            auto& comments = after.rounds[static_cast<std::size_t>(c.round - 1)].comments;
            SetRoundComments inverse{c.section, c.round, std::exchange(comments, c.comments)};
            return put(c.section, std::move(after), std::move(inverse));
        });
    }

    /// The board of a change that gives a result, where it may have that.
    template <class ResultChange, class Use>
    Done withBoard(const ResultChange& c, Use use)
    {
        return with(c.section, [&](const Section& before) -> Done {
            if (c.round < 1 || c.round > before.roundsPaired())
                return Error{.code = Errc::NoSuchRound,
                             .what = fragment(FragmentId::RoundIsNotPaired, c.round),
                             .expected = fragment(FragmentId::RoundFrom1, before.roundsPaired())};
            const std::vector<Game>& games = before.round(c.round).games;
            const auto at = std::ranges::find_if(
                games, [&](const Game& game) { return game.white == c.white && game.black == c.black; });
            if (at == games.end())
                return notAllowed(
                    fragment(FragmentId::BoardOfPlayers, before.numberOf(c.white), before.numberOf(c.black)),
                    fragment(FragmentId::BoardOfRound, c.round));
            if (isBye(c.whiteOutcome) || isBye(c.blackOutcome))
                return notAllowed(fragment(FragmentId::ByeAsResultOfBoard), fragment(FragmentId::ResultOfGame));
            if (strict() && !isPossibleResult(c.whiteOutcome, c.blackOutcome)) return impossibleResult();
            return use(before, static_cast<std::size_t>(at - games.begin()));
        });
    }

    /// The round that the arbiter is working on: the last one while results are missing, else the next.
    Checks m_checks;
    Applied m_applied;
};

}  // namespace

SectionId newSectionId(const Event& event)
{
    SectionId id{1};
    for (const EventSection& each : event.sections) id.value = std::max(id.value, each.id.value + 1);
    return id;
}

std::string_view changeName(const Change& change)
{
    return kChangeWords[change.index()];
}

SectionId sectionOf(const Change& change)
{
    return std::visit(
        [](const auto& c) -> SectionId {
            if constexpr (requires { c.section; })
                return c.section;
            else
                return {};
        },
        change);
}

bool isRecordOnly(const Change& change)
{
    return std::holds_alternative<AnswerWarning>(change) || std::holds_alternative<KeepComplaint>(change);
}

Result<Applied> applyTo(const Event& event, const Change& change, Checks checks)
{
    return Applier(event, checks).run(change);
}

}  // namespace kydai
