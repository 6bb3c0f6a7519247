#include "norms/field.h"

#include "model/scorecards.h"
#include "norms/games.h"
#include "rating/fide.h"
#include "rating/rounding.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace kydai::norms {

namespace {

constexpr int kGuests = 20;
constexpr int kGuestFederations = 3;
constexpr int kGuestHolders = 10;
constexpr int kStrongPlayers = 40;
constexpr int kStrongAverage = 2000;
constexpr RoundNumber kFewestRounds = 9;
constexpr std::size_t kDoublePlayers = 6;

bool isMissed(const RoundEntry& entry)
{
    if (entry.outcome == Outcome::PairingBye) return false;
    return isBye(entry.outcome) || entry.outcome == Outcome::ForfeitLoss;
}

bool holdsCountedTitle(Title title)
{
    return title == Title::GM || title == Title::IM || title == Title::WGM || title == Title::WIM;
}

std::vector<std::size_t> countedPlayers(const Scorecards& cards)
{
    std::vector<std::size_t> counted;
    for (std::size_t player = 0; player < cards.players(); ++player) {
        if (std::ranges::count_if(cards.of(player), isMissed) <= 1) counted.push_back(player);
    }
    return counted;
}

Field fieldOf(const Section& section, const std::string& host)
{
    Field field;
    field.swiss = rowOf(section.rules.pairingSystem).isSwiss && !section.rules.hasPredeterminedPairings();
    const Scorecards cards(section);
    const std::vector<std::size_t> counted = countedPlayers(cards);
    field.players = static_cast<int>(counted.size());
    FieldRound guests;
    std::set<std::string> federations;
    for (const std::size_t index : counted) {
        const Player& player = section.players[index];
        const std::string& federation = federationForNorms(player);
        if (host.empty() || player.rating == 0 || federation.empty() || federation == host) continue;
        ++guests.guests;
        if (federation != "FID") federations.insert(federation);
        guests.holders += holdsCountedTitle(player.title) ? 1 : 0;
    }
    guests.federations = static_cast<int>(federations.size());
    for (RoundNumber number = 1; number <= cards.rounds(); ++number) {
        FieldRound round = guests;
        round.round = number;
        std::int64_t sum = 0;
        int present = 0;
        for (const std::size_t index : counted) {
            if (isMissed(cards.entry(index, number))) continue;
            const int rating = section.players[index].rating;
            sum += rating > 0 ? rating : rating::fide::kFloor;
            ++present;
        }
        if (present > 0) round.average = static_cast<int>(rating::divideHalfUp(sum, present));
        field.rounds.push_back(round);
    }
    return field;
}

Days daysOf(const Section& section)
{
    Days days;
    std::map<std::tuple<int, int, int>, int> rounds;
    for (const Round& round : section.rounds) {
        if (round.date.year == 0 || round.date.day == 0) return days;
        ++rounds[{round.date.year, round.date.month, round.date.day}];
    }
    days.known = !rounds.empty();
    for (const auto& [day, count] : rounds) {
        days.most = std::max(days.most, count);
        days.single += count == 1 ? 1 : 0;
    }
    return days;
}

Obstacle obstacleOf(const Section& section, const EventFacts& facts)
{
    if (section.rules.discipline != Discipline::Chess) return Obstacle::NotChess;
    if (section.rules.timeControl != TimeControl::Standard) return Obstacle::NotStandard;
    if (facts.rounds > 0 && facts.rounds < kFewestRounds) return Obstacle::TooFewRounds;
    if (facts.twice && section.players.size() < kDoublePlayers) return Obstacle::SmallDoubleRoundRobin;
    return Obstacle::None;
}

}  // namespace

bool FieldRound::isForeign() const
{
    return guests >= kGuests && federations >= kGuestFederations && holders >= kGuestHolders;
}

bool Field::isForeign() const
{
    return swiss && !rounds.empty() && rounds.front().isForeign();  // guests are counted over all rounds
}

const FieldRound* Field::weakest() const
{
    const auto at = std::ranges::min_element(rounds, {}, &FieldRound::average);
    return at == rounds.end() ? nullptr : &*at;
}

bool Field::isStrongSwiss() const
{
    return swiss && players >= kStrongPlayers && weakest() != nullptr && weakest()->average >= kStrongAverage;
}

Exemption EventFacts::exemption() const
{
    if (stated != Exemption::None) return stated;
    return field.isForeign() ? Exemption::ForeignField : Exemption::None;
}

namespace {

Exemption exemptionOf(StatedExemption stated)
{
    switch (stated) {
    case StatedExemption::None:
        break;
    case StatedExemption::NationalFinal:
        return Exemption::NationalFinal;
    case StatedExemption::NationalTeam:
        return Exemption::NationalTeam;
    case StatedExemption::Zonal:
        return Exemption::Zonal;
    }
    return Exemption::None;
}

}  // namespace

EventFacts factsOf(const Section& section, Exemption stated)
{
    EventFacts facts;
    facts.predetermined = section.rules.hasPredeterminedPairings() || section.isTeamEvent();
    const bool isTable = rowOf(section.rules.pairingSystem).isTable;
    facts.twice = isTable && section.rules.gamesOfPair() > 1;
    facts.rounds = section.roundsInAll();
    if (rowOf(section.rules.pairingSystem).meetsAll && !section.rules.scheduledRounds) {
        const auto cycle = static_cast<RoundNumber>(section.players.size() + section.players.size() % 2) - 1;
        facts.rounds = std::max<RoundNumber>(facts.rounds, section.rules.gamesOfPair() * cycle);
    }
    facts.host = section.info.federation;
    facts.stated = stated == Exemption::None ? exemptionOf(section.info.report.exemption) : stated;
    facts.obstacle = obstacleOf(section, facts);
    facts.field = fieldOf(section, facts.host);
    facts.days = daysOf(section);
    facts.cards = std::make_shared<const Scorecards>(section);
    return facts;
}

}  // namespace kydai::norms
