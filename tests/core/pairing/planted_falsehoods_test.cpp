// A verifier that can't fail proves nothing: false statements of many kinds are planted into what explanations of
// tournaments say, with number, name and criterion drawn by seed, and each is caught. KYDAI_FIRST_SEED moves the seeds.
#include "pairing/explain_pairing.h"
#include "pairing/generate.h"
#include "support/explained.h"
#include "support/explanation_verifier.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace kydai::pairing {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kPlayers = 8;  ///< at least
constexpr int kTournaments = 20;

/// What was told, and who checks it.
struct Told {
    RoundNumber round = 0;
    ExplanationKind about{};
    Json facts{};
};
/// Both editions, some accelerated, with byes, forfeits and pairs who may not meet.
Section eventOf(std::uint64_t seed)
{
    GenerateOptions options;
    options.seed = seed;
    options.players = kPlayers + static_cast<int>(seed % 9);
    options.rounds = 6;
    options.edition = seed % 3 == 0 ? PairingEdition::E2017 : PairingEdition::E2026;
    options.bakuAcceleration = seed % 7 == 0;
    options.prohibitedPairs = static_cast<int>(seed % 4);
    options.halfByes = 40;
    options.forfeitWins = 40;
    options.lateEntries = 60;
    return generate(options);
}

using Subjects = std::set<ExplanationKind>;
const Subjects kAllSubjects{ExplanationKind::Pairing, ExplanationKind::Float, ExplanationKind::Bye,
                            ExplanationKind::ByeNot, ExplanationKind::WhyNot};

std::vector<Told> allTold(const Section& section, const Subjects& about = kAllSubjects)
{
    std::vector<Told> told;
    for (RoundNumber round = 2; round <= section.roundsPaired(); ++round) {
        const RoundExplainer explainer(section, round);
        const auto add = [&](const Explanation& answer) { told.push_back({round, answer.kind, jsonOf(answer)}); };
        const bool pairings = about.contains(ExplanationKind::Pairing);
        for (const PlayerId player : explainer.everybodyOnce()) {
            if (pairings) add(explainer.pairing(player));
        }
        add(explainer.bye());
        for (std::size_t i = 0; i + 3 < section.players.size(); ++i) {
            const PlayerId player = section.players[i].id;
            const PlayerId other = section.players[i + 1 + i % 3].id;
            if (i % 2 == 0 && about.contains(ExplanationKind::WhyNot)) add(*explainer.whyNot(player, other));
            if (i % 3 == 0 && about.contains(ExplanationKind::ByeNot)) add(*explainer.byeNot(player));
            if (about.contains(ExplanationKind::Float)) add(*explainer.floated(player, other));
        }
    }
    return told;
}

/// Keeps the verifiers of a tournament's rounds.
class Judges {
public:
    explicit Judges(const Section& section) : m_section(section) {}

    std::vector<std::string> falseIn(const Told& told)
    {
        auto& verifier = m_verifiers[told.round];
        if (!verifier) verifier = std::make_unique<verify::RoundVerifier>(m_section, told.round);
        verify::Tally tally;
        verifier->read(told.facts, tally);
        return tally.wrong;
    }

private:
    const Section& m_section;
    std::map<RoundNumber, std::unique_ptr<verify::RoundVerifier>> m_verifiers{};
};

// --- how to make a statement false; each says whether it could

using Lie = std::function<bool(Json& statement, Random& random)>;

bool isKind(const Json& cause, const std::string& kind)
{
    return cause.at("kind") == kind;
}

int otherThan(Random& random, const Json& number, int count = kPlayers)
{
    int drawn = number.get<int>();
    while (drawn == number.get<int>()) drawn = random.between(1, count);
    return drawn;
}

bool otherCriterion(Json& cause, Random& random)
{
    if (!isKind(cause, "criterion")) return false;
    const std::string was = cause["criterion"];
    const bool old = was.find('.') != std::string::npos;
    while (cause["criterion"] == was) {
        cause["criterion"] =
            old ? "C." + std::to_string(random.between(4, 19)) : "C" + std::to_string(random.between(5, 21));
    }
    return true;
}
bool otherCost(Json& cause, Random& random, std::size_t which)
{
    if (!isKind(cause, "criterion")) return false;
    Json& cost = cause["cost"][which];
    const int more = random.between(1, 3);
    if (cost.is_number()) {
        cost = cost.get<int>() + (which == 0 ? more : -more);
    } else {
        cost.push_back(more);
    }
    return true;
}
bool nameAdded(Json& list, Random& random)
{
    const int name = random.between(1, kPlayers);
    if (std::ranges::find(list, Json(name)) != list.end()) return false;
    list.push_back(name);
    return true;
}
bool nameDropped(Json& list, Random& random)
{
    if (list.empty()) return false;
    list.erase(random.below(list.size()));
    return true;
}
bool nameReplaced(Json& list, Random& random)
{
    if (list.empty()) return false;
    const int name = random.between(1, kPlayers);
    if (std::ranges::find(list, Json(name)) != list.end()) return false;
    list[random.below(list.size())] = name;
    return true;
}
bool otherRound(Json& met, Random& random)
{
    if (!met.contains("round")) return false;
    met["round"] = otherThan(random, met["round"], 7);
    return true;
}
Json drawnCriterion(Random& random, const char* hold)
{
    return {{"kind", "criterion"},
            {"criterion", "C" + std::to_string(random.between(6, 21))},
            {"cost", {random.between(1, 3), 0}},
            {"for", {random.between(1, kPlayers)}},
            {"hold", hold}};
}
Json drawnCompletion(Random& random, const char* hold)
{
    const int first = random.between(1, kPlayers);
    return {{"kind", "completion"}, {"unpaired", {first, otherThan(random, first)}}, {"hold", hold}};
}
Json drawnMeeting(Random& random)
{
    return {{"kind", "met"}, {"round", random.between(1, 5)}};
}

using Change = bool (*)(Json&, Random&);

/// Of the cause that stands in any of these places.
Lie within(const char* list, const char* name, std::function<bool(Json& step)> isMeant, Lie lie)
{
    return [=](Json& facts, Random& random) {
        if (!facts.contains(list)) return false;
        Json& steps = facts[list];
        if (*name == '\0' && !steps.is_array()) return lie(steps, random);
        const std::size_t first = steps.empty() ? 0 : random.below(steps.size());
        for (std::size_t i = 0; i < steps.size(); ++i) {
            Json& step = steps[(first + i) % steps.size()];
            if (isMeant(step) && lie(*name == '\0' ? step : step[name], random)) return true;
        }
        return false;
    };
}
bool any(const Json& /*step*/)
{
    return true;
}
bool isDown(const Json& step)
{
    return step["direction"] == "down";
}
Lie ofObstacle(Lie lie)
{
    return within("departures", "obstacle", any, std::move(lie));
}
Lie ofDeparture(Lie lie)
{
    return within("departures", "", any, std::move(lie));
}
Lie ofFloat(Lie lie)
{
    return within("floats", "", isDown, std::move(lie));
}
Lie ofFloatCause(Lie lie)
{
    return within("floats", "cause", isDown, std::move(lie));
}
/// Of the bye, and of a pair that was not made.
Lie ofCause(Lie lie)
{
    return within("cause", "", any, std::move(lie));
}
Lie inFor(Change change)
{
    return [change](Json& cause, Random& random) { return isKind(cause, "criterion") && change(cause["for"], random); };
}
Lie inUnpaired(Change change)
{
    return [change](Json& cause, Random& random) {
        return isKind(cause, "completion") && change(cause["unpaired"], random);
    };
}
/// A cause of one kind is told as one of another.
Lie turned(const char* from, std::function<Json(Random&)> to)
{
    return [=](Json& cause, Random& random) { return isKind(cause, from) && (cause = to(random), true); };
}
Lie turned(const char* from, const Json& to)
{
    return turned(from, [to](Random& /*random*/) { return to; });
}
Lie otherNumber(const char* field)
{
    return [field](Json& facts, Random& random) {
        if (!facts.contains(field) || facts[field] == 0) return false;
        facts[field] = otherThan(random, facts[field]);
        return true;
    };
}
Lie higherGroup(const char* field)
{
    return [field](Json& facts, Random& random) {
        if (!facts.contains(field)) return false;
        const double points = std::stod(facts[field].get<std::string>()) + random.between(1, 3);
        facts[field] = std::to_string(points);
        return true;
    };
}

struct Kind {
    const char* name;
    ExplanationKind about;
    Lie lie;
};

std::vector<Kind> ofDepartures()
{
    constexpr auto kPairing = ExplanationKind::Pairing;
    const Json order{{"kind", "order"}, {"hold", "better_placed"}};
    return {
        {"departure met in another round", kPairing,
         ofObstacle([](Json& o, Random& r) { return isKind(o, "met") && otherRound(o, r); })},
        {"departure by another criterion", kPairing, ofObstacle(otherCriterion)},
        {"departure costs more", kPairing, ofObstacle([](Json& o, Random& r) { return otherCost(o, r, 0); })},
        {"departure cost less as made", kPairing, ofObstacle([](Json& o, Random& r) { return otherCost(o, r, 1); })},
        {"departure with a name too many", kPairing, ofObstacle(inFor(nameAdded))},
        {"departure with a name too few", kPairing, ofObstacle(inFor(nameDropped))},
        {"departure with another name", kPairing, ofObstacle(inFor(nameReplaced))},
        {"departure by the order", kPairing, ofObstacle(turned("criterion", order))},
        {"departure for completion", kPairing,
         ofObstacle(turned("criterion", [](Random& r) { return drawnCompletion(r, "better_placed"); }))},
        {"departure with nothing held", kPairing,
         ofObstacle([](Json& o, Random& /*r*/) { return o.contains("hold") && (o["hold"] = "nothing", true); })},
        {"departure met becomes a criterion", kPairing,
         ofObstacle(turned("met", [](Random& r) { return drawnCriterion(r, "better_placed"); }))},
        {"departure engaged becomes met", kPairing, ofObstacle(turned("engaged", drawnMeeting))},
        {"departure met becomes engaged", kPairing,
         ofObstacle(turned("met",
                           [](Random& r) {
                               return Json{{"kind", "engaged"}, {"with", r.between(1, kPlayers)}};
                           }))},
        {"departure by colour", kPairing,
         ofObstacle(turned("met",
                           [](Random& r) {
                               return Json{{"kind", "colour"}, {"of", r.between(1, kPlayers)}};
                           }))},
        {"departure for the bye", kPairing, ofObstacle(turned("criterion", Json{{"kind", "bye"}}))},
        {"departure ruled out", kPairing, ofObstacle(turned("criterion", Json{{"kind", "prohibited"}}))},
        {"departure engaged with another", kPairing,
         ofObstacle([](Json& o, Random& r) { return isKind(o, "engaged") && otherNumber("with")(o, r); })},
        {"departure into another half", kPairing,
         ofObstacle(turned("engaged",
                           [](Random& r) {
                               return Json{{"kind", "exchange"}, {"with", r.between(1, kPlayers)}};
                           }))},
        {"departure from another opponent", kPairing,
         ofDeparture([](Json& d, Random& r) { return isKind(d["obstacle"], "met") && otherNumber("expected")(d, r); })},
        {"departure of another player", kPairing,
         ofDeparture([](Json& d, Random& r) { return isKind(d["obstacle"], "met") && otherNumber("player")(d, r); })},
        {"a chain for nothing", kPairing,
         [](Json& facts, Random& r) {
             if (!facts.contains("departures") || !facts["departures"].empty()) return false;
             facts["departures"].push_back(
                 {{"player", facts["player"]}, {"expected", r.between(1, kPlayers)}, {"obstacle", drawnMeeting(r)}});
             return facts["rule_opponent"] != 0;
         }},
        {"another opponent by the rules", kPairing, otherNumber("rule_opponent")},
        {"another group", kPairing, higherGroup("bracket")},
        {"the group costs more", kPairing,
         [](Json& facts, Random& r) {
             if (!facts.contains("criteria")) return false;
             Json& rows = facts["criteria"];
             Json& cost = rows[r.below(rows.size())]["cost"];
             return cost.is_number() ? (cost = cost.get<int>() + 1, true) : (cost.push_back(r.between(1, 9)), true);
         }},
        {"the group hits another", kPairing,
         [](Json& facts, Random& r) {
             if (!facts.contains("criteria")) return false;
             for (Json& row : facts["criteria"]) {
                 const bool ahead = row["name"] == "C8" || row["name"] == "C.7";
                 if (!ahead && nameReplaced(row["players"], r)) return true;
             }
             return false;
         }},
    };
}

std::vector<Kind> ofFloats()
{
    constexpr auto kFloat = ExplanationKind::Float;
    const Json order{{"kind", "order"}, {"hold", "nothing"}};
    const Json odd{{"kind", "odd"}, {"hold", "nothing"}};
    return {
        {"float by another criterion", kFloat, ofFloatCause(otherCriterion)},
        {"float costs more", kFloat, ofFloatCause([](Json& c, Random& r) { return otherCost(c, r, 0); })},
        {"float cost less as made", kFloat, ofFloatCause([](Json& c, Random& r) { return otherCost(c, r, 1); })},
        {"float with a name too many", kFloat, ofFloatCause(inFor(nameAdded))},
        {"float with a name too few", kFloat, ofFloatCause(inFor(nameDropped))},
        {"float with another name", kFloat, ofFloatCause(inFor(nameReplaced))},
        {"float of one who is not the last", kFloat, ofFloatCause(turned("order", odd))},
        {"float of one who costs, as the last", kFloat, ofFloatCause(turned("criterion", odd))},
        {"float of one who is not alone", kFloat, ofFloatCause(turned("criterion", Json{{"kind", "alone"}}))},
        {"float by the order", kFloat, ofFloatCause(turned("criterion", order))},
        {"float for completion", kFloat,
         ofFloatCause(turned("criterion", [](Random& r) { return drawnCompletion(r, "nothing"); }))},
        {"float of one who met everybody, by a criterion", kFloat,
         ofFloatCause(turned("nobody", [](Random& r) { return drawnCriterion(r, "nothing"); }))},
        {"float with another rival", kFloat,
         ofFloat([](Json& f, Random& r) { return !f.contains("leavers") && otherNumber("instead")(f, r); })},
        {"float with a rival where there is none", kFloat, ofFloat([](Json& f, Random& r) {
             return !f.contains("instead") && (f["instead"] = r.between(1, kPlayers), true);
         })},
        {"float with no rival", kFloat, ofFloat([](Json& f, Random& /*r*/) {
             return f.contains("instead") && (f.erase("instead"), f.erase("leavers"), true);
         })},
        {"float met in another round", kFloat,
         ofFloatCause([](Json& c, Random& r) { return isKind(c, "met") && otherRound(c, r); })},
        {"float with the better placed held", kFloat, ofFloatCause([](Json& c, Random& /*r*/) {
             return c.contains("hold") && (c["hold"] = "better_placed", true);
         })},
        {"float out of another group", kFloat, ofFloat(higherGroup("from"))},
        {"float of another player", kFloat, ofFloat(otherNumber("player"))},
        {"a group that was left is not told", kFloat,
         [](Json& f, Random& /*r*/) {
             if (!f.contains("floats") || f["floats"].empty()) return false;
             f["floats"].erase(0);
             return true;
         }},
        {"met everybody, one forgotten", kFloat,
         ofFloatCause([](Json& c, Random& r) { return isKind(c, "nobody") && nameDropped(c["barred"], r); })},
        {"met everybody, in another round", kFloat, ofFloatCause([](Json& c, Random& r) {
             return isKind(c, "nobody") && c["barred"][0]["kind"] == "met" && otherRound(c["barred"][0], r);
         })},
        {"instead by another criterion", kFloat, within("instead", "", any, otherCriterion)},
        {"instead with a name too many", kFloat, within("instead", "", any, inFor(nameAdded))},
        {"a float in another round before", kFloat,
         [](Json& f, Random& r) {
             Json& history = f["history"];
             if (history.empty()) return false;
             Json& down = history[r.below(history.size())]["down"];
             const int round = r.between(1, 5);
             if (std::ranges::find(down, Json(round)) != down.end()) return false;
             down.push_back(round);
             return true;
         }},
    };
}

std::vector<Kind> ofTheRest()
{
    constexpr auto kBye = ExplanationKind::Bye;
    constexpr auto kByeNot = ExplanationKind::ByeNot;
    constexpr auto kWhyNot = ExplanationKind::WhyNot;
    const Json order{{"kind", "order"}, {"hold", "nothing"}};
    return {
        {"bye by another criterion", kBye, ofCause(otherCriterion)},
        {"bye costs more", kBye, ofCause([](Json& c, Random& r) { return otherCost(c, r, 0); })},
        {"bye with another name", kBye, ofCause(inFor(nameReplaced))},
        {"bye to another instead", kBye, otherNumber("instead")},
        {"bye of another player", kBye, otherNumber("player")},
        {"one too many may take the bye", kBye, [](Json& f, Random& r) { return nameAdded(f["eligible"], r); }},
        {"bye barred by another round", kBye, within("barred", "", any, otherRound)},
        {"not the bye by another criterion", kByeNot, ofCause(otherCriterion)},
        {"not the bye by the order", kByeNot, ofCause(turned("criterion", order))},
        {"not the bye with a name too many", kByeNot, ofCause(inFor(nameAdded))},
        {"not the bye, of another taker", kByeNot, otherNumber("taker")},
        {"why not by another criterion", kWhyNot, ofCause(otherCriterion)},
        {"why not costs more", kWhyNot, ofCause([](Json& c, Random& r) { return otherCost(c, r, 0); })},
        {"why not with a name too many", kWhyNot, ofCause(inFor(nameAdded))},
        {"why not with a name too few", kWhyNot, ofCause(inFor(nameDropped))},
        {"why not by the order", kWhyNot, ofCause(turned("criterion", order))},
        {"why not in another group", kWhyNot, higherGroup("bracket")},
        {"why not with another best round", kWhyNot,
         [](Json& f, Random& r) {
             if (!f.contains("best_round") || f["best_round"].size() < 2) return false;
             const std::size_t first = r.below(f["best_round"].size() - 1);
             std::swap(f["best_round"][first][1], f["best_round"][first + 1][1]);
             return true;
         }},
        {"why not: they met", kWhyNot,
         [](Json& f, Random& /*r*/) { return f["decided_by"] != "met" && (f["decided_by"] = "met", true); }},
        {"why not with one more left over", kWhyNot, ofCause(inUnpaired(nameAdded))},
    };
}

std::vector<Kind> kinds()
{
    std::vector<Kind> all = ofDepartures();
    for (std::vector<Kind> more : {ofFloats(), ofTheRest()}) all.insert(all.end(), more.begin(), more.end());
    return all;
}

TEST(PlantedFalsehoods, AreCaughtInTwentyTournamentsEach)
{
    const char* given = std::getenv("KYDAI_FIRST_SEED");
    const std::uint64_t first = given != nullptr ? std::strtoull(given, nullptr, 10) : 1;
    const std::vector<Kind> all = kinds();
    ASSERT_GE(all.size(), 30U);
    std::vector<int> caught(all.size(), 0);
    int looked = 0;
    constexpr std::uint64_t kMost = 50ULL * kTournaments;
    for (std::uint64_t seed = first; seed < first + kMost; ++seed) {
        Subjects open;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (caught[i] < kTournaments) open.insert(all[i].about);
        }
        if (open.empty()) break;
        ++looked;
        const Section section = eventOf(seed);
        const std::vector<Told> told = allTold(section, open);
        Judges judges(section);
        Random random(seed);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (caught[i] >= kTournaments) continue;
            std::vector<Told> lies;
            for (const Told& each : told) {
                Told lie = each;
                if (each.about == all[i].about && all[i].lie(lie.facts, random) && lie.facts != each.facts)
                    lies.push_back(std::move(lie));
            }
            if (lies.empty()) continue;
            const Told& lie = lies[random.below(lies.size())];
            EXPECT_FALSE(judges.falseIn(lie).empty())
                << all[i].name << ", seed " << seed << ", round " << lie.round << ": " << lie.facts.dump();
            ++caught[i];
        }
    }
    for (std::size_t i = 0; i < all.size(); ++i) EXPECT_GE(caught[i], kTournaments) << all[i].name;
    std::cout << all.size() << " kinds, each planted in " << kTournaments << " of " << looked << " tournaments\n";
}

TEST(PlantedFalsehoods, WithoutThemNothingIsFalse)
{
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Section section = eventOf(seed);
        Judges judges(section);
        for (const Told& each : allTold(section)) {
            for (const std::string& wrong : judges.falseIn(each)) ADD_FAILURE() << seed << ' ' << wrong;
        }
    }
}

}  // namespace
}  // namespace kydai::pairing
