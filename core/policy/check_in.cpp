#include "policy/check_in.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace kydai::policy {

namespace {

WhenAway wayOf(const CheckIn& checkIn, PlayerId player)
{
    switch (checkIn.of(player)) {
    case Presence::Present:
        return WhenAway::Paired;
    case Presence::Absent:
        return checkIn.absent;
    case Presence::Late:
        return checkIn.late;
    case Presence::Unmarked:
        break;
    }
    return checkIn.unmarked;
}

/// Nobody waits for those who are out already; they are as they were unless they are there all the same.
bool isLeftAlone(const Section& section, const Player& player, const CheckIn& checkIn)
{
    return !isAwaited(section, player) && checkIn.of(player.id) != Presence::Present;
}

/// The byes of the section without those that a closing before gave.
std::vector<RequestedBye> askedByes(const Section& section, const CheckIn& checkIn)
{
    const RoundNumber next = section.roundsPaired() + 1;
    std::vector<RequestedBye> byes = section.requestedByes;
    std::erase_if(byes, [&](const RequestedBye& bye) {
        return bye.round == next && checkIn.given.find(bye.player) != checkIn.given.end();
    });
    return byes;
}

bool isByeAsked(const std::vector<RequestedBye>& byes, PlayerId player, RoundNumber round)
{
    return std::ranges::any_of(byes,
                               [&](const RequestedBye& bye) { return bye.player == player && bye.round == round; });
}

}  // namespace

Presence CheckIn::of(PlayerId player) const
{
    const auto mark = marks.find(player);
    return mark == marks.end() ? Presence::Unmarked : mark->second;
}

bool checksIn(const Section& section)
{
    return !section.isTeamEvent();
}

bool isAwaited(const Section& section, const Player& player)
{
    return !player.withdrawnFromRound && player.entersInRound <= section.roundsPaired() + 1;
}

CheckInCount& CheckInCount::operator+=(const CheckInCount& other)
{
    present += other.present;
    absent += other.absent;
    late += other.late;
    unmarked += other.unmarked;
    return *this;
}

CheckInCount countOf(const Section& section, const CheckIn& checkIn)
{
    CheckInCount count;
    for (const Player& player : section.players) {
        switch (checkIn.of(player.id)) {
        case Presence::Present:
            ++count.present;
            break;
        case Presence::Absent:
            ++count.absent;
            break;
        case Presence::Late:
            ++count.late;
            break;
        case Presence::Unmarked:
            count.unmarked += isAwaited(section, player) ? 1 : 0;
            break;
        }
    }
    return count;
}

std::set<PlayerId> givenByes(const Section& section, const CheckIn& checkIn)
{
    const RoundNumber next = section.roundsPaired() + 1;
    const std::vector<RequestedBye> asked = askedByes(section, checkIn);
    std::set<PlayerId> given;
    for (const Player& player : section.players) {
        const WhenAway way = wayOf(checkIn, player.id);
        const bool isBye = way == WhenAway::HalfPointBye || way == WhenAway::ZeroPointBye;
        if (isBye && !isLeftAlone(section, player, checkIn) && !isByeAsked(asked, player.id, next))
            given.insert(player.id);
    }
    return given;
}

CompoundChange closingCheckIn(const Section& section, SectionId id, const CheckIn& checkIn)
{
    const RoundNumber next = section.roundsPaired() + 1;
    CompoundChange action(ActionKind::CheckIn, {});
    for (const Player& player : section.players) {
        if (isLeftAlone(section, player, checkIn)) continue;
        Player after = player;
        if (wayOf(checkIn, player.id) == WhenAway::Withdrawn) {
            after.withdrawnFromRound = next;
        } else if (!isAwaited(section, player)) {
            after.withdrawnFromRound.reset();
            after.entersInRound = std::min(after.entersInRound, next);
        }
        if (after != player) action.changes.push_back(EditPlayer{id, std::move(after)});
    }
    SetRequestedByes byes{id, askedByes(section, checkIn)};
    for (const PlayerId player : givenByes(section, checkIn)) {
        const bool isHalf = wayOf(checkIn, player) == WhenAway::HalfPointBye;
        byes.byes.push_back({player, next, isHalf ? Outcome::HalfBye : Outcome::ZeroBye});
    }
    if (byes.byes != section.requestedByes) action.changes.push_back(std::move(byes));
    return action;
}

CompoundChange closingCheckIns(const Event& event, const std::map<SectionId, CheckIn>& checkIns)
{
    CompoundChange action(ActionKind::CheckIn, {});
    for (const EventSection& each : event.sections) {
        const auto checkIn = checkIns.find(each.id);
        if (checkIn == checkIns.end()) continue;
        CompoundChange one = closingCheckIn(*each.section, each.id, checkIn->second);
        std::ranges::move(one.changes, std::back_inserter(action.changes));
    }
    return action;
}

}  // namespace kydai::policy
