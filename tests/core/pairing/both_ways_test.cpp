// The same thing asked both ways gets one answer: why not this opponent, by the chain of departures (the better placed
// pairs stand) and by "why not?" (nothing is held); why a player floated, with and without the rival named; why this
// one takes the bye, and why not that one. Obstacle, cost and persons agree, or both texts say what the hold changes.
// KYDAI_EVERY sets of how many reference tournaments one is asked about.
#include "format/reader.h"
#include "pairing/explain_pairing.h"
#include "pairing/generate.h"
#include "support/explained.h"
#include "support/shared_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <iostream>
#include <set>
#include <string>
#include <utility>

namespace kydai::pairing {
namespace {

using Json = nlohmann::ordered_json;

/// Obstacle, cost and persons, without what was held.
Json withoutHold(Json cause)
{
    cause.erase("hold");
    if (cause["kind"] == "odd") cause["kind"] = "order";
    return cause;
}

/// Some sentence of the answer, at any depth.
bool says(const Json& steps, const std::function<bool(const Json&)>& isIt)
{
    return std::ranges::any_of(steps, [&](const Json& step) {
        return isIt(step) || (step.contains("details") && says(step["details"], isIt));
    });
}
bool hasPhrase(const Json& steps, const std::string& phrase)
{
    return says(steps, [&](const Json& step) { return step["phrase"] == phrase; });
}

struct Asked {
    int pairs = 0;
    int floats = 0;
    int byes = 0;
    int changed = 0;  ///< by what was held
};

/// Asks one round both ways.
class BothWays {
public:
    BothWays(const Section& section, RoundNumber round, Asked& asked)
        : m_section(section), m_round(round), m_explainer(section, round), m_asked(asked)
    {
    }

    void askAll()
    {
        for (const PlayerId player : m_explainer.everybodyOnce()) {
            const Explanation told = m_explainer.pairing(player);
            const Json answer = jsonOf(told);
            if (!answer.contains("departures")) continue;
            const Json conclusion = toJson(told.conclusion, {});
            for (const Json& step : answer["departures"]) departure(conclusion, answer["steps"], step);
            for (const Json& fact : answer["floats"]) floated(fact);
        }
        bye();
    }

private:
    [[nodiscard]] PlayerId numbered(const Json& number) const
    {
        return m_section.playerNumbered(number.get<int>())->id;
    }
    [[nodiscard]] std::string where() const { return m_section.info.name + " round " + std::to_string(m_round) + ": "; }

    void departure(const Json& conclusion, const Json& steps, const Json& step)
    {
        const Json& obstacle = step["obstacle"];
        const std::string kind = obstacle["kind"];
        if (kind == "engaged" || kind == "exchange" || kind == "bye") return;
        if (!m_pairs.emplace(step["player"].get<int>(), step["expected"].get<int>()).second) return;
        ++m_asked.pairs;
        const Json other = jsonOf(*m_explainer.whyNot(numbered(step["player"]), numbered(step["expected"])));
        if (!other.contains("cause")) {
            const std::string by = other["decided_by"];
            EXPECT_EQ(by == "colours" ? "colour" : by, kind) << where() << step.dump();
            return;
        }
        if (withoutHold(obstacle) == withoutHold(other["cause"])) return;
        ++m_asked.changed;
        EXPECT_TRUE(hasPhrase(other["steps"], "hold.kept")) << where() << step.dump() << other["cause"].dump();
        const auto isAbout = [&](const Json& told) {
            const Json& args = told["args"];
            return args.contains("rival") && args["rival"].contains("player") && args.contains("player") &&
                   args["player"]["player"] == step["player"] && args["rival"]["player"] == step["expected"];
        };
        const auto tellsIt = [&](const Json& told) {
            return isAbout(told) && told.contains("details") && hasPhrase(told["details"], "hold.freely");
        };
        // The details of the answer itself stand among the steps.
        const bool first = isAbout(conclusion) &&
                           std::ranges::any_of(steps, [](const Json& told) { return told["phrase"] == "hold.freely"; });
        EXPECT_TRUE(first || says(steps, tellsIt)) << where() << step.dump() << other["cause"].dump();
    }

    void floated(const Json& fact)
    {
        if (fact["direction"] != "down") return;
        const PlayerId player = numbered(fact["player"]);
        const Json alone = jsonOf(*m_explainer.floated(player, {}));
        ++m_asked.floats;
        EXPECT_TRUE(std::ranges::find(alone["floats"], fact) != alone["floats"].end()) << where() << fact.dump();
        if (!fact.contains("instead") || fact.contains("leavers")) return;
        if (alone["floats"].size() > 1) return;  // the group meant is the one in which the other stayed
        const auto told = m_explainer.floated(player, numbered(fact["instead"]));
        // Who would come down into the group and leave it again is told to be of another one.
        if (told->conclusion.phrase == Phrase::FloatOtherGroup) return;
        const Json named = jsonOf(*told);
        ASSERT_TRUE(named.contains("instead")) << where() << fact.dump();
        EXPECT_EQ(withoutHold(named["instead"]), withoutHold(fact["cause"])) << where() << fact.dump();
    }

    void bye()
    {
        const Json answer = jsonOf(m_explainer.bye());
        if (!answer.contains("cause") || !answer.contains("instead")) return;
        ++m_asked.byes;
        const Json other = jsonOf(*m_explainer.byeNot(numbered(answer["instead"])));
        EXPECT_EQ(withoutHold(other["cause"]), withoutHold(answer["cause"])) << where() << answer["cause"].dump();
    }

    const Section& m_section;
    RoundNumber m_round;
    RoundExplainer m_explainer;
    Asked& m_asked;
    std::set<std::pair<int, int>> m_pairs{};
};

void askBothWays(const Section& section, Asked& asked)
{
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) BothWays(section, round, asked).askAll();
}

void report(const Asked& asked)
{
    std::cout << "asked both ways: " << asked.pairs << " pairs, " << asked.floats << " floats, " << asked.byes
              << " byes; the hold changes " << asked.changed << '\n';
    EXPECT_GT(asked.pairs, 50);
    EXPECT_GT(asked.floats, 20);
    EXPECT_GT(asked.changed, 0);
}

TEST(BothWays, AgreeInTheSample)
{
    const auto read = format::readFile(KYDAI_SOURCE_DIR "/resources/sample/sample.json");
    ASSERT_TRUE(read.ok());
    Asked asked;
    for (const Section& section : read->sections) {
        if (section.rules.pairingSystem == PairingSystem::Dutch && !section.isTeamEvent()) askBothWays(section, asked);
    }
    report(asked);
}

TEST(BothWays, AgreeInGeneratedTournaments)
{
    Asked asked;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        GenerateOptions options = drawnOptions(seed);
        options.players = 9 + static_cast<int>(seed * 5 % 30);
        options.rounds = 7;
        options.edition = seed % 3 == 0 ? PairingEdition::E2017 : PairingEdition::E2026;
        askBothWays(generate(options), asked);
    }
    report(asked);
}

TEST(BothWays, AgreeInTheReferenceTournaments)
{
    const auto files = fixture::referenceTournaments();
    if (files.empty()) GTEST_SKIP() << "no reference tournaments in " KYDAI_SHARED_DATA;
    const char* given = std::getenv("KYDAI_EVERY");
    Asked asked;
    for (std::size_t i = 0; i < files.size(); i += given != nullptr ? std::strtoull(given, nullptr, 10) : 40) {
        const auto read = format::readFile(files[i].string());
        ASSERT_TRUE(read.ok()) << files[i];
        Section section = read->sections.front();
        section.info.name = files[i].stem().string();
        if (files[i].string().find("dev2017") != std::string::npos)
            section.rules.pairingEdition = PairingEdition::E2017;
        askBothWays(section, asked);
    }
    report(asked);
}

}  // namespace
}  // namespace kydai::pairing
