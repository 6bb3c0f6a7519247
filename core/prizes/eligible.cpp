#include "prizes/eligible.h"

#include "model/scorecards.h"

#include <algorithm>

namespace kydai::prizes {

namespace {

int yearOf(const Section& section)
{
    if (section.info.firstDay.known()) return section.info.firstDay.year;
    for (const Round& round : section.rounds) {
        if (round.date.known()) return round.date.year;
    }
    return 0;
}

NotEligible byPerson(const Section& section, const PrizePlan& plan, const PrizeCondition& asked, const Player& player)
{
    if (asked.sex != Sex::Unknown) {
        const Sex sex = sexOf(player, section);
        if (sex == Sex::Unknown) return NotEligible::SexUnknown;
        if (sex != asked.sex) return NotEligible::Sex;
    }
    if (asked.ageFrom > 0 || asked.ageTo > 0) {
        const int age = ageOf(player, section, plan.ageDay);
        if (!player.birth.known() || yearOf(section) == 0) return NotEligible::BirthUnknown;
        if (age < asked.ageFrom || (asked.ageTo > 0 && age > asked.ageTo)) return NotEligible::Age;
    }
    return NotEligible::Eligible;
}

NotEligible byRating(const PrizeCondition& asked, const Player& player)
{
    const bool unrated = player.rating == 0;
    if (unrated) return asked.unrated == UnratedPlayers::Excluded ? NotEligible::Unrated : NotEligible::Eligible;
    if (asked.unrated == UnratedPlayers::Only) return NotEligible::Rated;
    const bool outside = player.rating < asked.ratingFrom || (asked.ratingTo > 0 && player.rating > asked.ratingTo);
    return outside ? NotEligible::Rating : NotEligible::Eligible;
}

NotEligible byPlay(const Section& section, const tiebreak::Standings& standings, const PrizeCondition& asked,
                   std::size_t participant)
{
    if (asked.minGames > 0 || asked.lastRoundPlayed) {
        const Scorecards cards(section, standings.round);
        const auto rounds = cards.of(participant);
        const auto played = std::ranges::count_if(rounds, [](const RoundEntry& e) { return isPlayed(e.outcome); });
        if (played < asked.minGames) return NotEligible::Games;
        if (asked.lastRoundPlayed && (rounds.empty() || !isPlayed(rounds.back().outcome)))
            return NotEligible::LastRound;
    }
    return standings.competition->primary.score(participant) < asked.minPoints ? NotEligible::Points
                                                                               : NotEligible::Eligible;
}

}  // namespace

int ageOf(const Player& player, const Section& section, AgeDay day)
{
    const int year = yearOf(section);
    if (!player.birth.known() || year == 0) return 0;
    const bool bornOnTheDay = player.birth.month == 1 && player.birth.day == 1;
    return year - player.birth.year - (day == AgeDay::FirstOfYear && !bornOnTheDay ? 1 : 0);
}

Sex sexOf(const Player& player, const Section& section)
{
    return player.sex == Sex::Unknown ? section.info.limits.sex : player.sex;
}

const PrizeExclusion* exclusionOf(const PrizePlan& plan, const PrizeList& list, PlayerId player)
{
    const auto at = std::ranges::find_if(plan.excluded, [&](const PrizeExclusion& exclusion) {
        return exclusion.player == player && (exclusion.list.empty() || exclusion.list == list.name);
    });
    return at == plan.excluded.end() ? nullptr : &*at;
}

NotEligible whyNotEligible(const Section& section, const tiebreak::Standings& standings, const PrizePlan& plan,
                           const PrizeList& list, std::size_t participant)
{
    const Player& player = section.players[participant];
    const PrizeCondition& asked = list.condition;
    if (exclusionOf(plan, list, player.id) != nullptr) return NotEligible::Excluded;
    if (standings.rank(participant) == 0) return NotEligible::NoPlace;
    if (const auto why = byPerson(section, plan, asked, player); why != NotEligible::Eligible) return why;
    if (const auto why = byRating(asked, player); why != NotEligible::Eligible) return why;
    if (!asked.unit.empty() && player.unit != asked.unit) return NotEligible::Unit;
    if (!asked.federation.empty() && player.federation != asked.federation) return NotEligible::Federation;
    if (!asked.category.empty() && player.category != asked.category) return NotEligible::Category;
    const auto& fields = player.fields;
    if (!asked.field.head.empty() && std::ranges::find(fields, asked.field) == fields.end())
        return NotEligible::FreeColumn;
    return byPlay(section, standings, asked, participant);
}

}  // namespace kydai::prizes
