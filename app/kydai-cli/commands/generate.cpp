#include "commands.h"
#include "engine/generated_file.h"
#include "input.h"
#include "model/points.h"
#include "policy/points.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <memory>
#include <string_view>

namespace kydai::cli {

namespace {

using pairing::Frequency;
using pairing::GenerateOptions;

/// How often something happens, as a word of the call: `3`, `2.5%`, `4x`, or a list with a value per round.
struct FrequencyWord {
    const char* option;
    const char* about;
    Frequency GenerateOptions::*member;
};
constexpr std::array<FrequencyWord, 9> kFrequencyWords = {{
    {"--forfeit-wins", "boards that one player wins by forfeit", &GenerateOptions::forfeitWins},
    {"--forfeit-losses", "boards that both lose by forfeit", &GenerateOptions::doubleForfeits},
    {"--half-byes", "half-point byes", &GenerateOptions::halfByes},
    {"--zero-byes", "zero-point byes", &GenerateOptions::zeroByes},
    {"--full-byes", "full-point byes", &GenerateOptions::fullByes},
    {"--withdrawals", "players who leave for good", &GenerateOptions::withdrawals},
    {"--unrated", "games that end before the first move is answered", &GenerateOptions::unratedResults},
    {"--half-losses", "games that give one side half a point, the other nothing", &GenerateOptions::halfLosses},
    {"--double-losses", "games that both lose", &GenerateOptions::doubleLosses},
}};

/// Shares that stand for several of the above, or that are no frequency per round.
struct PercentWords {
    std::optional<double> draws{};
    std::optional<double> forfeits{};
    std::optional<double> byes{};
    std::optional<double> odd{};
    std::optional<double> late{};
    std::optional<double> withoutRating{};
};

struct GenerateCall {
    GenerateRequest request{};
    PercentWords percent{};
    std::map<std::string, std::string> frequencies{};
    std::optional<int> players{};
    std::optional<int> rounds{};
    std::optional<int> highestRating{};
    std::optional<int> lowestRating{};
    std::optional<int> prohibited{};
    std::optional<int> teams{};
    std::optional<int> boards{};
    std::optional<int> reserves{};
    int ratingStep = 0;
    std::vector<int> ratings{};
    std::string tieBreaks{};
    std::string points{};
    std::string byePoints{};
    std::string system{};
    std::string edition{};
    std::string initial{};
    bool baku = false;
    bool general = false;
};

int thousandths(double percent)
{
    return static_cast<int>(std::lround(percent * 10));
}

/// One value: a percentage, or with an x behind it a count.
std::optional<Frequency::Entry> entryOf(std::string_view text)
{
    const bool exact = text.ends_with('x');
    if (exact || text.ends_with('%')) text.remove_suffix(1);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < 0) return std::nullopt;
    constexpr double kMost = 100;
    if (!exact) return value > kMost ? std::nullopt : std::optional(Frequency::Entry{thousandths(value), false});
    const int count = value > kMaxStartNumber ? kMaxStartNumber : static_cast<int>(value);
    return count == value ? std::optional(Frequency::Entry{count, true}) : std::nullopt;
}

std::optional<Frequency> frequencyOf(std::string_view text)
{
    std::vector<Frequency::Entry> entries;
    while (true) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const auto entry = entryOf(text.substr(0, comma));
        if (!entry) return std::nullopt;
        entries.push_back(*entry);
        if (comma == text.size()) return Frequency(std::move(entries));
        text.remove_prefix(comma + 1);
    }
}

/// `3-1-0`: a win, a draw, a loss. Two draws may not be worth more than a win and a loss.
std::optional<PointSystem> pointsOf(std::string_view text)
{
    std::array<Points, 3> values{};
    for (std::size_t at = 0; at < values.size(); ++at) {
        const std::size_t dash = at + 1 < values.size() ? text.find('-') : text.size();
        if (dash == std::string_view::npos) return std::nullopt;
        const std::string_view word = text.substr(0, dash);
        const auto value = word == "½" ? std::optional(Points{5}) : parsePoints(word);
        if (!value) return std::nullopt;
        values[at] = *value;
        text.remove_prefix(std::min(dash + 1, text.size()));
    }
    const bool sensible = values[0] > values[1] && values[1] >= values[2] && values[1] * 2 <= values[0] + values[2];
    return sensible ? std::optional(PointSystem::of(values[0], values[1], values[2])) : std::nullopt;
}

void takePercent(const PercentWords& percent, GenerateOptions& options)
{
    if (percent.draws) options.draws = thousandths(*percent.draws);
    if (percent.late) options.lateEntries = thousandths(*percent.late);
    if (percent.withoutRating) options.withoutRating = thousandths(*percent.withoutRating);
    if (percent.byes) {  // six in ten are half-point ones, three zero-point, one full-point
        options.halfByes = thousandths(*percent.byes * 0.6);
        options.zeroByes = thousandths(*percent.byes * 0.3);
        options.fullByes = thousandths(*percent.byes * 0.1);
    }
    if (percent.forfeits) {  // one in eight is a double forfeit
        options.doubleForfeits = thousandths(*percent.forfeits / 8);
        options.forfeitWins = thousandths(*percent.forfeits * 7 / 8);
    }
    if (percent.odd) options.halfLosses = options.doubleLosses = thousandths(*percent.odd / 2);
}

/// The problem with the words, if there is one; the same below.
std::string applyFrequencies(const GenerateCall& call, GenerateOptions& options)
{
    for (const FrequencyWord& word : kFrequencyWords) {
        const auto given = call.frequencies.find(word.option);
        if (given == call.frequencies.end() || given->second.empty()) continue;
        const auto frequency = frequencyOf(given->second);
        if (!frequency)
            return fmt::format("{}: '{}' is no percentage, no count such as 3x, and no list of them with commas",
                               word.option, given->second);
        options.*word.member = *frequency;
    }
    return {};
}

std::string applyPoints(const GenerateCall& call, GenerateOptions& options)
{
    if (!call.points.empty()) {
        const auto points = pointsOf(call.points);
        if (!points)
            return fmt::format(
                "--points: '{}' is no system such as 1-½-0, where two draws are worth no more than a "
                "win and a loss",
                call.points);
        options.points = *points;
    }
    if (!call.byePoints.empty()) {
        const auto points = call.byePoints == "½" ? std::optional(Points{5}) : parsePoints(call.byePoints);
        if (!points || *points > options.points.win())
            return fmt::format("--bye-points: '{}' is no number of points up to a win", call.byePoints);
        options.points.pairingBye = *points;
        if (!policy::unlawfulValues(options.points).empty())
            return fmt::format("--bye-points: '{}' is nothing that results add up to", call.byePoints);
    }
    return {};
}

/// Players of a team event follow from its teams.
std::string applyTeams(const GenerateCall& call, GenerateOptions& options)
{
    const SystemRow& system = rowOf(options.system);
    const bool ofTeams = !system.pairsPlayers;
    if (!ofTeams && (call.teams || call.boards || call.reserves))
        return "--teams, --boards and --reserves go with --system teamSwiss or teamRoundRobin";
    if (ofTeams && call.players) return "--players: a team event is told by --teams, --boards and --reserves";
    if (ofTeams && call.baku) return "--baku: teams are not accelerated here";
    if (call.teams) options.teams = *call.teams;
    if (call.boards) options.boards = *call.boards;
    if (call.reserves) options.reserves = *call.reserves;
    return {};
}

/// Puts what the call gives over what was drawn; the problem with it, if there is one.
std::string applyCall(const GenerateCall& call, GenerateOptions& options)
{
    if (call.players) options.players = *call.players;
    if (call.rounds) options.rounds = *call.rounds;
    if (call.highestRating) options.highestRating = *call.highestRating;
    if (call.lowestRating) options.lowestRating = *call.lowestRating;
    if (call.prohibited) options.prohibitedPairs = *call.prohibited;
    if (call.ratingStep > 0) options.ratingStep = call.ratingStep;
    if (!call.ratings.empty()) {
        options.ratings = call.ratings;
        if (options.players == 0) options.players = static_cast<int>(call.ratings.size());
        if (call.ratings.size() > static_cast<std::size_t>(options.players)) return "more ratings than players";
    }
    takePercent(call.percent, options);
    if (std::string problem = applyFrequencies(call, options); !problem.empty()) return problem;
    if (std::string problem = applyPoints(call, options); !problem.empty()) return problem;
    if (!call.system.empty()) options.system = fromWord<PairingSystem>(call.system).value();
    if (std::string problem = applyTeams(call, options); !problem.empty()) return problem;
    if (!call.edition.empty()) options.edition = call.edition == "2017" ? PairingEdition::E2017 : PairingEdition::E2026;
    if (!call.initial.empty()) options.initialColour = call.initial == "white" ? Colour::White : Colour::Black;
    if (call.baku) options.bakuAcceleration = true;
    options.general = call.general;
    return {};
}

void addFrequencies(Verb verb, GenerateCall& call)
{
    for (const FrequencyWord& word : kFrequencyWords) {
        verb.option(word.option, call.frequencies[word.option], word.about)
            .valueShownAs("P|Nx[,…]")
            .inGroup("How often, per round: per cent, or a count with x; a list gives a value per round");
    }
}

void addPercentages(Verb verb, PercentWords& percent)
{
    const auto add = [&](const char* name, std::optional<double>& value, const char* about) {
        verb.option(name, value, about).between(0.0, 100.0).inGroup("Per cent");
    };
    add("--draws", percent.draws,
        "of the games between equals; fewer the further the ratings are apart, so that the expected score stays that "
        "of FIDE's table");
    add("--forfeits", percent.forfeits, "of the boards: forfeit wins and losses together");
    add("--byes", percent.byes, "of the players, per round: half-, zero- and full-point byes together");
    add("--odd", percent.odd, "of the games: half losses and double losses together");
    add("--late", percent.late, "of the players: they enter late");
    add("--without-rating", percent.withoutRating, "of the players: they have no rating");
}

}  // namespace

void addGenerate(Verb verb, Context& context)
{
    const auto call = std::make_shared<GenerateCall>();
    verb.option("--players", call->players, "number of players").between(2, kMaxStartNumber);
    verb.option("--rounds", call->rounds, "number of rounds").between(1, kMaxRounds);
    verb.option("--seed", call->request.seed, "whole number (default: a fresh one, told on standard error)");
    verb.option("--model", call->request.modelFile, "take size, ratings, points and shares from this event");
    constexpr int kHighest = 4000;
    verb.option("--ratings", call->ratings, "one by one: 2400,2350,…").partedBy(',').between(0, kHighest);
    verb.option("--highest-rating", call->highestRating).between(0, kHighest);
    verb.option("--lowest-rating", call->lowestRating).between(0, kHighest);
    verb.option("--rating-step", call->ratingStep, "from the highest rating down in steps instead of drawn")
        .between(1, kHighest);
    addPercentages(verb, call->percent);
    addFrequencies(verb, *call);
    verb.option("--prohibited", call->prohibited, "pairs of players who may never meet").between(0, kMaxStartNumber);
    verb.option("--points", call->points, "win, draw and loss: 1-½-0, 3-1-0, 3-2-1, …");
    verb.option("--bye-points", call->byePoints, "what the pairing-allocated bye is worth (default: a win)");
    verb.option("--tiebreaks", call->request.tieBreaks, "the list of line 202: BH/C1,BH,SB");
    verb.option("--initial", call->initial, "initial colour").oneOf({"white", "black"});
    verb.option("--system", call->system, "pairing system (default: dutch)")
        .oneOf({"dutch", "dubov", "burstein", "doubleSwiss", "teamSwiss", "teamRoundRobin"});
    constexpr int kMostTeams = 400;
    constexpr int kMostOfATeam = 20;
    verb.option("--teams", call->teams, "number of teams (default: drawn)").between(2, kMostTeams);
    verb.option("--boards", call->boards, "boards of a match (default: 4)").between(1, kMostOfATeam);
    verb.option("--reserves", call->reserves, "reserves of each team (default: 1)").between(0, kMostOfATeam);
    verb.option("--edition", call->edition, "edition of the rules: 2026 (default) or 2017").oneOf({"2026", "2017"});
    verb.flag("--baku", call->baku, "accelerate the first rounds");
    verb.flag("--general", call->general).hidden();  // hidden: the slow general method, for comparison
    addOutput(verb, call->request.output, "write the tournament to this file");
    verb.does([call, &context] {
        call->request.adjust = [&given = *call](GenerateOptions& options) { return applyCall(given, options); };
        if (!call->request.modelFile.empty()) {
            auto model = loadSection(context, call->request.modelFile, {});
            if (!model) return context.fail(model.error());
            call->request.model = *std::move(model);
        }
        generateFile(call->request, context);
    });
}

}  // namespace kydai::cli
