#include "model/section.h"

#include "model/knock_out.h"
#include "model/pictures.h"
#include "model/stored_key.h"
#include "support/assert.h"
#include "support/utf8.h"

#include <algorithm>
#include <numeric>

namespace kydai {

std::optional<std::size_t> Section::indexOf(PlayerId id) const
{
    // Keys rise from 1 and hardly any is missing, so that mostly nothing has to be searched.
    const auto usual = static_cast<std::size_t>(StoredKey::of(id)) - 1;
    if (usual < players.size() && players[usual].id == id) return usual;
    const auto at = std::ranges::lower_bound(players, id, {}, &Player::id);
    if (at == players.end() || at->id != id) return std::nullopt;
    return static_cast<std::size_t>(at - players.begin());
}

const Player* Section::find(PlayerId id) const
{
    const auto index = indexOf(id);
    return index ? &players[*index] : nullptr;
}

const Player& Section::player(PlayerId id) const
{
    const Player* found = find(id);
    KYDAI_ASSERT(found != nullptr);
    return *found;
}

int Section::numberOf(PlayerId id) const
{
    const Player* found = find(id);
    return found != nullptr ? found->tpn : 0;
}

const Player* Section::playerNumbered(int number) const
{
    const auto at = std::ranges::find(players, number, &Player::tpn);
    return at == players.end() ? nullptr : &*at;
}

RoundNumber Section::roundsInAll() const
{
    if (rowOf(rules.pairingSystem).knocksOut) return roundsPaired() + knockOutOf(*this).roundsToCome();
    return std::max(rules.scheduledRounds.value_or(0), roundsPaired());
}

const Round& Section::round(RoundNumber number) const
{
    KYDAI_ASSERT(number >= 1 && number <= roundsPaired());
    return rounds[static_cast<std::size_t>(number - 1)];
}

const PairingRules& Section::rulesOf(RoundNumber number) const
{
    if (number < 1 || number > roundsPaired()) return rules;
    const Round& paired = round(number);
    return paired.rules ? *paired.rules : rules;
}

Section asPaired(const Section& section, RoundNumber round)
{
    if (auto day = sectionOfDay(section, round)) return *std::move(day);
    Section then = section;
    static_cast<PairingRules&>(then.rules) = section.rulesOf(round);
    if (!then.rules.scheduledRounds) then.rules.scheduledRounds = section.roundsInAll();
    then.rounds.resize(static_cast<std::size_t>(std::clamp(round, 0, section.roundsPaired())));
    for (Round& each : then.rounds) each.picture.reset();
    if (round >= 1 && round <= then.roundsPaired()) then.rounds.back().rules.reset();  // they are the section's now
    return then;
}

bool isAsPaired(const Section& section, RoundNumber round)
{
    return isUnderItsRules(section, round) && !hasPicture(section, round);
}

bool isUnderItsRules(const Section& section, RoundNumber round)
{
    if (round < 1 || round > section.roundsPaired()) return true;
    const auto& kept = section.round(round).rules;
    return !kept || *kept == rulesKeptBy(section.rules, round);
}

bool keepRules(Section& section)
{
    bool kept = false;
    for (RoundNumber number = 1; number <= section.roundsPaired(); ++number) {
        Round& round = section.rounds[static_cast<std::size_t>(number - 1)];
        if (round.rules) continue;
        round.rules = rulesKeptBy(section.rules, number);
        kept = true;
    }
    return kept;
}

Section beforeRound(const Section& section, RoundNumber number)
{
    Section earlier = section;
    earlier.rules.scheduledRounds = section.roundsInAll();
    if (number > section.roundsPaired()) return earlier;
    std::erase_if(earlier.requestedByes, [&](const RequestedBye& bye) { return bye.round == number; });
    for (const Bye& bye : section.round(number).byes) {
        if (bye.kind != Outcome::PairingBye) earlier.requestedByes.push_back({bye.player, number, bye.kind});
    }
    earlier.rounds.resize(static_cast<std::size_t>(number - 1));
    return earlier;
}

int initialRank(const RuleSet& rules, const Player& player)
{
    if (!rules.rankIsPairingOrder) return player.tpn;
    return player.fileRank > 0 ? player.fileRank : kMaxStartNumber + player.tpn;
}

std::vector<PlayerId> newPlayerIds(const std::vector<Player>& players, std::size_t count)
{
    std::int32_t last = players.empty() ? 0 : StoredKey::of(players.back().id);
    std::vector<PlayerId> ids;
    while (ids.size() < count) ids.push_back(StoredKey::player(++last));
    return ids;
}

void enterByFirstGame(Section& section)
{
    for (RoundNumber number = section.roundsPaired(); number >= 1; --number) {
        const auto enter = [&](PlayerId id) {
            if (const auto index = section.indexOf(id)) {
                RoundNumber& enters = section.players[*index].entersInRound;
                enters = std::min(enters, number);
            }
        };
        for (const Game& game : section.round(number).games) {
            enter(game.white);
            enter(game.black);
        }
        for (const Bye& bye : section.round(number).byes) {
            if (bye.kind != Outcome::ZeroBye && bye.kind != Outcome::UnopposedLoss) enter(bye.player);
        }
    }
}

namespace {

/// Editions change on the first of a month, so a month is enough to tell; a year alone is taken from its start.
bool isBefore(const Date& day, const Date& border)
{
    return Date{day.year, std::max(1, day.month), std::max(1, day.day)} < border;
}

}  // namespace

PairingEdition pairingEditionOn(const Date& day)
{
    return day.known() && isBefore(day, {2026, 2, 1}) ? PairingEdition::E2017 : PairingEdition::E2026;
}

TieBreakEdition tieBreakEditionOn(const Date& day)
{
    if (!day.known()) return TieBreakEdition::E26;
    if (isBefore(day, {2023, 9, 1})) return TieBreakEdition::Old;
    return isBefore(day, {2026, 3, 1}) ? TieBreakEdition::E24 : TieBreakEdition::E26;
}

}  // namespace kydai
