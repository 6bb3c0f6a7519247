#include "policy/actions.h"

#include "model/fields.h"
#include "model/persons.h"
#include "model/tournament_rating.h"
#include "pairing/initial_order.h"
#include "pairing/late_entry.h"
#include "pairing/manual_edit.h"
#include "pairing/next_round.h"
#include "pairing/round_colours.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <type_traits>
#include <utility>

namespace kydai::policy {

std::vector<Change> adjournments(const Section& section, SectionId id)
{
    std::vector<Change> changes;
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
        for (const Game& game : section.round(round).games) {
            if (isOpen(game))
                changes.push_back(SetResult{id, round, game.white, game.black, Outcome::Adjourned, Outcome::Adjourned});
        }
    }
    return changes;
}

Section withAdjournments(const Section& section)
{
    Section after = section;
    for (Round& round : after.rounds) {
        for (Game& game : round.games) {
            if (isOpen(game)) game.whiteOutcome = game.blackOutcome = Outcome::Adjourned;
        }
    }
    return after;
}

CompoundChange publishing(const Section& section, SectionId id, Round round)
{
    CompoundChange action(ActionKind::Publish, adjournments(section, id));
    const RoundNumber table = pairing::tableRounds(section);
    if (table > 0 && section.rounds.empty() && section.rules.scheduledRounds != table) {
        EditRules rules{id, section.rules};
        rules.rules.scheduledRounds = table;
        action.changes.push_back(std::move(rules));
    }
    action.changes.push_back(PublishRound{id, section.roundsPaired() + 1, std::move(round)});
    return action;
}

Player newcomer(Player player)
{
    static const Player kUsual{};
    player.entersInRound = kUsual.entersInRound;
    player.withdrawnFromRound.reset();
    player.fileRank = kUsual.fileRank;
    player.fixedBoard = kUsual.fixedBoard;
    return player;
}

CompoundChange addingPlayers(const Section& section, SectionId id, std::vector<Player> players)
{
    std::vector<int> numbers = pairing::numbersWithLateEntries(section, players);
    const std::size_t before = section.players.size();
    const std::vector<PlayerId> ids = newPlayerIds(section.players, players.size());
    for (std::size_t i = 0; i < players.size(); ++i) {
        players[i].id = ids[i];
        players[i].tpn = numbers[before + i];
        if (players[i].sex == Sex::Unknown) players[i].sex = section.info.limits.sex;  // it is for nobody else
        players[i].entersInRound = std::max(players[i].entersInRound, section.roundsPaired() + 1);
    }
    // First the others make room, so that no number is ever held twice.
    numbers.resize(before);
    return {ActionKind::AddPlayers, {Renumber{id, std::move(numbers)}, AddPlayers{id, std::move(players)}}};
}

CompoundChange editingPlayer(const Event& event, SectionId id, const Player& after)
{
    CompoundChange action(EditPlayer{id, after});
    const auto at = std::ranges::find(event.sections, id, &EventSection::id);
    const Player* before = at == event.sections.end() ? nullptr : at->section->find(after.id);
    if (before == nullptr) return action;  // refused as any change of nobody
    for (const Persons::Entry& other : Persons(event).elsewhere(*at->section, *before)) {
        Player there = *other.player;
        auto take = [&](const Row& row, auto member) {
            if (row.ofPerson && after.*member != before->*member) there.*member = after.*member;
        };
        describe(take, std::type_identity<Player>{});
        if (there != *other.player) action.changes.emplace_back(EditPlayer{other.section, std::move(there)});
    }
    return action;
}

CompoundChange renumbering(const Section& section, SectionId id)
{
    std::vector<Player> players = section.players;
    assignPairingNumbers(players, orderRulesOf(section));
    Renumber change{id, {}};
    for (const Player& player : players) change.tpns.push_back(player.tpn);
    return change;
}

CompoundChange removing(const Section& section, SectionId id, const std::vector<PlayerId>& players)
{
    CompoundChange action(ActionKind::RemovePlayers, {RemovePlayers{id, players}});
    if (pairing::mayRenumber(section))
        action.changes.push_back(Renumber{id, pairing::numbersWithout(section, players)});
    return action;
}

CompoundChange withdrawing(const Section& section, SectionId id, const std::vector<PlayerId>& players)
{
    CompoundChange action(ActionKind::Withdraw, {});
    for (const PlayerId each : players) {
        Player player = section.player(each);
        if (player.withdrawnFromRound) continue;
        player.withdrawnFromRound = section.roundsPaired() + 1;
        action.changes.push_back(EditPlayer{id, std::move(player)});
    }
    return action;
}

CompoundChange returning(const Section& section, SectionId id, const std::vector<PlayerId>& players)
{
    CompoundChange action(ActionKind::Return, {});
    for (const PlayerId each : players) {
        Player player = section.player(each);
        if (!player.withdrawnFromRound || player.marks.expelled) continue;
        player.withdrawnFromRound.reset();
        action.changes.push_back(EditPlayer{id, std::move(player)});
    }
    return action;
}

CompoundChange moving(const Event& event, SectionId from, SectionId to, const std::vector<PlayerId>& players)
{
    const auto sectionOf = [&](SectionId id) -> const Section& {
        return *std::ranges::find(event.sections, id, &EventSection::id)->section;
    };
    const Section& source = sectionOf(from);
    const Section& target = sectionOf(to);
    std::vector<Player> moved;
    moved.reserve(players.size());
    for (const PlayerId id : players) moved.push_back(newcomer(source.player(id)));
    CompoundChange action = removing(source, from, players);
    CompoundChange adding = addingPlayers(target, to, std::move(moved));
    action.kind = ActionKind::MovePlayers;
    std::ranges::move(adding.changes, std::back_inserter(action.changes));
    return action;
}

bool canBeSeatedLate(const Section& section, PlayerId player)
{
    if (section.rounds.empty() || section.find(player) == nullptr) return false;
    return !pairing::opponentOnBoard(section.rounds.back(), player);
}

PlayerId byeToMeet(const Section& section, PlayerId player)
{
    if (!canBeSeatedLate(section, player)) return {};
    const auto& byes = section.rounds.back().byes;
    const auto bye = std::ranges::find(byes, Outcome::PairingBye, &Bye::kind);
    return bye == byes.end() || bye->player == player ? PlayerId{} : bye->player;
}

CompoundChange seatingLate(const Section& section, SectionId id, PlayerId player, LateSeat seat)
{
    const RoundNumber number = section.roundsPaired();
    CompoundChange action(ActionKind::ChangeRound, {});
    Section after = section;
    Player& late = *std::ranges::find(after.players, player, &Player::id);
    if (late.entersInRound > number || (late.withdrawnFromRound && *late.withdrawnFromRound <= number)) {
        late.entersInRound = std::min(late.entersInRound, number);
        late.withdrawnFromRound.reset();
        action.changes.push_back(EditPlayer{id, late});
    }
    Round& round = after.rounds.back();
    std::erase_if(round.byes, [&](const Bye& bye) { return bye.player == player; });
    if (seat == LateSeat::AgainstBye) {
        const PlayerId other = byeToMeet(section, player);
        std::erase_if(round.byes, [&](const Bye& bye) { return bye.player == other; });
        round.games.push_back({.white = other, .black = player});
        const PlayerId white = pairing::RoundColours(after, number).of(round.games.back()).white;
        const std::size_t last = round.games.size() - 1;
        if (white == player) round = pairing::swapColours(std::move(round), last);
    } else {
        round.byes.push_back({player, seat == LateSeat::HalfPointBye ? Outcome::HalfBye : Outcome::ZeroBye});
    }
    action.changes.push_back(PublishRound{id, number, std::move(round)});
    return action;
}

CompoundChange importing(std::vector<Section> sections, ActionKind kind)
{
    CompoundChange action(kind, {});
    for (Section& section : sections)
        action.changes.push_back(AddSection{{}, std::make_shared<const Section>(std::move(section))});
    return action;
}

std::optional<CompoundChange> importingOutside(const Judgement& refused)
{
    const auto isKeptOut = [](const Warning& warning) { return warning.level == Level::Refuse; };
    const auto isOpenOutside = [](const Warning& warning) { return ruleOf(warning.id).outside != Level::Refuse; };
    std::vector<Warning> keptOut;
    std::ranges::copy_if(refused.warnings(), std::back_inserter(keptOut), isKeptOut);
    const ActionKind kind = refused.action().kind;
    const bool isImport = kind == ActionKind::Import || kind == ActionKind::Copy;
    if (!isImport || keptOut.empty() || !std::ranges::all_of(keptOut, isOpenOutside)) return std::nullopt;
    CompoundChange action(ActionKind::ImportOutside, refused.action().changes);
    for (Change& change : action.changes) {
        auto* added = std::get_if<AddSection>(&change);
        if (added == nullptr) continue;
        const auto isIts = [&](const Warning& warning) { return warning.section == added->section; };
        if (!added->content->rules.fideMode || std::ranges::none_of(keptOut, isIts)) continue;
        Section outside = *added->content;
        outside.rules.fideMode = false;
        outside.rules.fideModeLeftInRound = std::max(1, outside.roundsPaired());
        added->content = std::make_shared<const Section>(std::move(outside));
    }
    return action;
}

namespace {

/// The entries that are not there yet, one for each group of two players or more.
void addKin(std::vector<ProhibitedPairing>& prohibited, const Section& section, Kinship kinship,
            const ProhibitedPairing& like)
{
    std::map<std::string, std::vector<PlayerId>> groups;
    for (const Player& player : section.players) {
        const std::string& group = kinship == Kinship::Unit ? player.unit : player.federation;
        if (!group.empty()) groups[group].push_back(player.id);
    }
    for (auto& [group, players] : groups) {
        if (players.size() < 2) continue;
        ProhibitedPairing entry = like;
        entry.players = std::move(players);
        if (entry.reason.empty()) entry.reason = group;
        if (std::ranges::find(prohibited, entry) == prohibited.end()) prohibited.push_back(std::move(entry));
    }
}

}  // namespace

CompoundChange keepingApart(const Event& event, const std::vector<SectionId>& sections, Kinship kinship,
                            const ProhibitedPairing& like)
{
    CompoundChange action;
    for (const EventSection& each : event.sections) {
        const Section& section = *each.section;
        if (std::ranges::find(sections, each.id) == sections.end()) continue;
        if (section.rules.fideMode && section.roundsPaired() > 0) continue;
        EditRules change{each.id, section.rules};
        addKin(change.rules.prohibited, section, kinship, like);
        if (change.rules != section.rules) action.changes.emplace_back(std::move(change));
    }
    return action;
}

}  // namespace kydai::policy
