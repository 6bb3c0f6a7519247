// Nothing that an explanation says is false: every sentence about random events and reference tournaments is read and
// checked by the verifiers of tests/support, own code from the digests of the regulations. KYDAI_SEEDS sets how many
// random events, KYDAI_EVERY of how many reference tournaments one is read.
#include "support/statements.h"

#include "ask/answer.h"
#include "explain/explanation_json.h"
#include "format/reader.h"
#include "pairing/next_round.h"
#include "support/player_id.h"
#include "support/random.h"
#include "support/random_event.h"
#include "support/shared_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace kydai::ask {
namespace {

std::uint64_t wanted(const char* name, std::uint64_t usual)
{
    const char* given = std::getenv(name);
    return given != nullptr ? std::strtoull(given, nullptr, 10) : usual;
}

Explanation answered(const Question& question, const Section& section)
{
    auto made = answer(question, section);
    EXPECT_TRUE(made.ok()) << infoOf(question.kind).word;
    return made ? *std::move(made) : Explanation{};
}

/// Every result known: tie-breaks and ratings are of what is played.
void finish(Section& section, Random& random)
{
    for (Round& round : section.rounds) {
        for (Game& game : round.games) {
            if (!isUndecided(game)) continue;
            static constexpr Outcome kResults[] = {Outcome::Win, Outcome::Draw, Outcome::Loss};
            game.whiteOutcome = kResults[random.below(3)];
            game.blackOutcome = mirrored(game.whiteOutcome);
        }
    }
}

void readColours(const Section& section, const verify::Crosstable& table, RoundNumber round, verify::Tally& tally)
{
    for (const Game& game : section.round(round).games) {
        if (!game.coloursKnown) continue;
        for (const PlayerId player : {game.white, game.black}) {
            const Question question{ExplanationKind::Colour, {}, round, player};
            verify::verifyColour(table, round, answered(question, section), tally);
        }
    }
}

/// A round as the rules give it: every pair, the bye, and for some why not another one.
void readPairings(const Section& section, const verify::Crosstable& table, RoundNumber round, std::size_t whyNots,
                  verify::Tally& tally)
{
    const verify::RoundWordsReader reader(table, round);
    const auto all = answerAll({.kind = ExplanationKind::Pairing, .round = round}, section);
    ASSERT_TRUE(all.ok());
    for (const Explanation& pair : *all) reader.read(pair, tally);
    reader.read(answered({.kind = ExplanationKind::Bye, .round = round}, section), tally);
    std::vector<std::pair<PlayerId, PlayerId>> pairs;
    for (const Player& a : section.players) {
        for (const Player& b : section.players) {
            if (a.tpn < b.tpn) pairs.emplace_back(a.id, b.id);
        }
    }
    const std::size_t step = std::max<std::size_t>(1, pairs.size() / std::max<std::size_t>(1, whyNots));
    for (std::size_t i = 0; i < pairs.size(); i += step) {
        reader.read(answered({ExplanationKind::WhyNot, {}, round, pairs[i].first, pairs[i].second}, section), tally);
    }
    for (std::size_t i = 0; i < section.players.size() && i < whyNots; i += 3) {
        reader.read(answered({ExplanationKind::ByeNot, {}, round, section.players[i].id}, section), tally);
    }
}

bool hasOnBoard(const Round& round, const Game& game)
{
    return std::ranges::any_of(round.games, [&](const Game& each) {
        return std::minmax(each.white, each.black) == std::minmax(game.white, game.black);
    });
}

/// A round that somebody published with the opponents of two boards changed over: the pairs that the rules give too
/// keep their cause, and everything said is true of the rules' round (`table`).
void readOtherRound(const Section& byRules, const verify::Crosstable& table, RoundNumber round, verify::Tally& tally)
{
    Section section = byRules;
    Round& other = section.rounds[static_cast<std::size_t>(round) - 1];
    if (other.games.size() < 3) return;
    std::swap(other.games.front().black, other.games.back().black);
    const verify::RoundWordsReader reader(table, round);
    for (const Game& game : other.games) {
        const Explanation told = answered({ExplanationKind::Pairing, {}, round, game.white}, section);
        reader.read(told, tally);
        if (!hasOnBoard(byRules.round(round), game)) continue;
        EXPECT_NE(told.conclusion.phrase, Phrase::PairingBestOfGroup)
            << toJson(told, [](const Step&) { return std::string(); }).dump();
        EXPECT_TRUE(
            std::ranges::any_of(told.steps, [](const Step& step) { return step.phrase == Phrase::FloatNotAsRules; }));
    }
}

const std::vector<std::string>& codes()
{
    static const std::vector<std::string> kCodes{"BH",  "BH/C1", "BH/C2", "BH/M1", "FB",  "FB/C1",
                                                 "SB",  "SB/C1", "PS",    "PS/C1", "WIN", "WON",
                                                 "BPG", "BWG",   "REP",   "AOB",   "ARO", "DE"};
    return kCodes;
}

void readRankings(const Section& section, const verify::Crosstable& table, std::size_t every, verify::Tally& tally)
{
    for (std::size_t i = 0; i < section.players.size(); i += every) {
        for (const std::string& code : codes()) {
            const Question question{ExplanationKind::TieBreak, {}, 0, section.players[i].id, {}, code};
            verify::verifyTieBreak(table, answered(question, section), tally);
        }
    }
    const std::vector<std::string> list{"BH/C1", "DE", "BH", "SB", "WIN"};
    Question question{ExplanationKind::Standing};
    question.list = tiebreak::parseCodes("BH/C1,DE,BH,SB,WIN").value();
    for (std::size_t i = 0; i + 1 < section.players.size(); i += every) {
        question.player = section.players[i].id;
        for (const std::size_t other : {i + 1, (i * 7 + 3) % section.players.size()}) {
            question.other = section.players[other].id;
            if (question.other == question.player) continue;
            verify::verifyStanding(table, list, answered(question, section), tally);
        }
    }
}

void readRatings(const Section& section, const verify::Crosstable& table, std::size_t every, verify::Tally& tally)
{
    for (std::size_t i = 0; i < section.players.size(); i += every) {
        const Question question{ExplanationKind::Rating, {}, 0, section.players[i].id};
        verify::verifyRating(table, answered(question, section), tally);
    }
}

void expectNothingFalse(const verify::Tally& tally, int atLeast)
{
    std::cout << verify::report(tally);
    for (std::size_t i = 0; i < std::min<std::size_t>(tally.wrong.size(), 12); ++i) ADD_FAILURE() << tally.wrong[i];
    EXPECT_TRUE(tally.wrong.empty()) << tally.wrong.size() << " false statements";
    EXPECT_GE(tally.total(), atLeast);
}

/// Strange positions up to ten players, where a whole round can be paired by brute force; every fourth one larger.
Section strangeEvent(std::uint64_t seed, Random& random)
{
    EventShape shape;
    shape.fewestPlayers = 4;
    shape.mostPlayers = seed % 4 == 0 ? 30 : 10;
    Section section = randomEvent(seed, shape);
    section.rules.pairingEdition = seed % 3 == 0 ? PairingEdition::E2017 : PairingEdition::E2026;
    static constexpr TieBreakEdition kEditions[] = {TieBreakEdition::E26, TieBreakEdition::E24, TieBreakEdition::Old};
    section.rules.tieBreakEdition = kEditions[seed % 5 == 4 ? 2 : seed % 2];
    for (Player& player : section.players) {
        player.rating = random.between(1400, 2800);
        if (seed % 4 == 1 && random.below(6) == 0) player.rating = 0;
        if (random.below(4) == 0) player.kFactor = 40;
        if (random.below(8) == 0) player.title = Title::IM;
    }
    return section;
}

void readStrangeEvent(std::uint64_t seed, verify::Tally& tally)
{
    Random random(seed);
    Section section = strangeEvent(seed, random);
    const RoundNumber next = section.roundsPaired() + 1;
    const auto draft = pairing::draftRound(section, next);
    if (const auto* made = std::get_if<pairing::DraftRound>(&draft)) {
        section.rounds.push_back(made->round);
        section.requestedByes.clear();
        const verify::Crosstable table(section, section.roundsPaired());
        readPairings(section, table, next, section.players.size() <= 10 ? 12 : 2, tally);
        readOtherRound(section, table, next, tally);
    }
    const verify::Crosstable open(section, section.roundsPaired());
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) readColours(section, open, round, tally);
    finish(section, random);
    const verify::Crosstable table(section, section.roundsPaired());
    if (section.roundsPaired() > 0) readRankings(section, table, 1, tally);
    readRatings(section, table, 1, tally);
}

TEST(Statements, OfRandomEventsAreAllTrue)
{
    verify::Tally tally;
    const std::uint64_t first = wanted("KYDAI_FIRST_SEED", 1);
    const std::uint64_t count = wanted("KYDAI_SEEDS", 30);
    for (std::uint64_t seed = first; seed < first + count; ++seed) {
        verify::Tally one;
        SCOPED_TRACE("seed " + std::to_string(seed));
        readStrangeEvent(seed, one);
        for (std::string& wrong : one.wrong) wrong += "\n  seed " + std::to_string(seed);
        verify::add(tally, one);
    }
    expectNothingFalse(tally, static_cast<int>(count) * 250);
}

/// What a file tells in a way of its own: points out of order, another system, rounds without colours.
bool isPlain(const Section& section)
{
    return section.adjustments.empty() && !section.isTeamEvent() && !section.rules.rankIsPairingOrder &&
           section.rules.pairingSystem == PairingSystem::Dutch;
}

bool isFinished(const Section& section)
{
    return std::ranges::all_of(section.rounds, [](const Round& round) { return missingResults(round) == 0; });
}

TEST(Statements, OfReferenceTournamentsAreAllTrue)
{
    const auto files = fixture::referenceTournaments();
    if (files.empty()) GTEST_SKIP() << "no reference tournaments in " KYDAI_SHARED_DATA;
    verify::Tally tally;
    for (std::size_t i = 0; i < files.size(); i += wanted("KYDAI_EVERY", 250)) {
        const auto read = format::readFile(files[i].string());
        ASSERT_TRUE(read.ok()) << files[i];
        Section section = read->sections.front();
        if (!isPlain(section)) continue;
        if (files[i].string().find("dev2017") != std::string::npos)
            section.rules.pairingEdition = PairingEdition::E2017;
        verify::Tally one;
        const verify::Crosstable table(section, section.roundsPaired());
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
            readColours(section, table, round, one);
            readPairings(section, table, round, section.players.size() <= 10 ? 6 : 1, one);
        }
        const std::size_t every = 1 + section.players.size() / 20;
        if (isFinished(section)) readRankings(section, table, every, one);
        readRatings(section, table, every, one);
        for (std::string& wrong : one.wrong) wrong += "\n  " + files[i].filename().string();
        verify::add(tally, one);
    }
    expectNothingFalse(tally, 2000);
}

/// A verifier that can't find a false sentence proves nothing: each argument changed is found out.
TEST(Statements, AChangedSentenceIsFoundOut)
{
    Section section =
        randomEvent(11, {.fewestPlayers = 6, .mostPlayers = 10, .virtualPoints = false, .absences = false});
    Random random(3);
    finish(section, random);
    ASSERT_GT(section.roundsPaired(), 0);
    const verify::Crosstable table(section, section.roundsPaired());
    Explanation told = answered({ExplanationKind::TieBreak, {}, 0, section.players[0].id, {}, "BH"}, section);
    for (auto& [name, value] : told.conclusion.arguments) {
        if (name == "value") value = Fraction(1000);
    }
    verify::Tally tally;
    verify::verifyTieBreak(table, told, tally);
    EXPECT_EQ(tally.wrong.size(), 1U);
    verify::Tally colours;
    const Game& game = section.rounds[0].games.at(0);
    const Question question{ExplanationKind::Colour, {}, 1, game.white};
    Explanation colour = answered(question, section);
    for (Step& step : colour.steps) {
        for (auto& [name, value] : step.arguments) {
            if (name == "number") value = Count{99};
        }
    }
    verify::verifyColour(table, 1, colour, colours);
    EXPECT_FALSE(colours.wrong.empty());
}

}  // namespace
}  // namespace kydai::ask
