// How often did a player float? As the pairing of the rounds after it counted, and as the crosstable shows.
#include "pairing/float_history.h"

#include "pairing/generate.h"
#include "support/explained.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace kydai::pairing {
namespace {

std::set<RoundNumber> rounds(const nlohmann::ordered_json& answer, const char* direction)
{
    return answer[direction].get<std::set<RoundNumber>>();
}

/// The floats that the next two rounds are paired by.
class Counted {
public:
    explicit Counted(const Section& section) : m_section(section)
    {
        for (RoundNumber round = 1; round <= section.roundsPaired() + 1; ++round)
            m_fields.push_back(makeField(section, round));
    }

    /// None where the player is in neither of the two.
    [[nodiscard]] std::optional<Float> of(PlayerId player, RoundNumber round) const
    {
        for (const RoundNumber back : {1, 2}) {
            if (round + back > m_section.roundsPaired() + 1) break;
            const Field& field = m_fields[static_cast<std::size_t>(round + back - 1)];
            if (const auto index = field.indexOf(player))
                return field.entrants[*index].floats.at(static_cast<std::size_t>(back - 1));
        }
        return std::nullopt;
    }

private:
    const Section& m_section;
    std::vector<Field> m_fields{};
};

TEST(FloatHistory, IsWhatTheNextRoundsArePairedBy)
{
    int floats = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        GenerateOptions options = drawnOptions(seed);
        options.seed = seed;
        options.players = 10 + static_cast<int>(seed);
        options.rounds = 6;
        options.bakuAcceleration = seed % 3 == 0;
        if (seed % 2 == 0) options.edition = PairingEdition::E2017;
        const Section section = generate(options);
        const Counted counted(section);
        FloatHistory history(section, section, section.roundsPaired(), section.pairingEdition());
        for (const Player& player : section.players) {
            const auto told = jsonOf(explainFloats(section, history, player.id));
            const std::set<RoundNumber> down = rounds(told, "down");
            const std::set<RoundNumber> up = rounds(told, "up");
            for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
                const auto due = counted.of(player.id, round);
                if (!due) continue;
                EXPECT_EQ(down.contains(round), *due == Float::Down) << seed << ' ' << player.tpn << ' ' << round;
                EXPECT_EQ(up.contains(round), *due == Float::Up) << seed << ' ' << player.tpn << ' ' << round;
                floats += *due == Float::None ? 0 : 1;
            }
        }
    }
    EXPECT_GT(floats, 200);
}

/// Each counted round has its cause, and each cause is of a counted round.
TEST(FloatHistory, HasACauseForEachRound)
{
    GenerateOptions options;
    options.seed = 6;
    options.players = 21;
    options.rounds = 7;
    const Section section = generate(options);
    FloatHistory history(section, section, section.roundsPaired(), section.pairingEdition());
    int told = 0;
    for (const Player& player : section.players) {
        const Explanation answer = explainFloats(section, history, player.id);
        EXPECT_EQ(answer.conclusion.phrase, answer.steps.empty() ? Phrase::FloatsNone : Phrase::FloatsAnswer);
        for (const Step& direction : answer.steps) {
            const auto count = std::get<Count>(direction.arguments[1].second).value;
            std::set<RoundNumber> causes;
            for (const Step& cause : direction.details)
                causes.insert(std::get<RoundRef>(cause.arguments[0].second).round);
            EXPECT_EQ(static_cast<std::int64_t>(causes.size()), count) << player.tpn;
            told += static_cast<int>(count);
        }
    }
    EXPECT_GT(told, 30);
}

TEST(FloatHistory, IsNothingToAskInARoundRobin)
{
    Section section;
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    for (int number = 1; number <= 4; ++number) {
        Player player;
        player.id = newPlayerIds({}, number).back();
        player.tpn = number;
        player.name = "P" + std::to_string(number);
        section.players.push_back(std::move(player));
    }
    section.rounds.push_back(std::get<DraftRound>(draftRound(section, 1)).round);
    FloatHistory history(section, section, 1, section.pairingEdition());
    EXPECT_EQ(explainFloats(section, history, section.players[0].id).conclusion.phrase, Phrase::FloatsNoGroups);
}

}  // namespace
}  // namespace kydai::pairing
