// Under which rules? The article's event by every edition, and a round by both editions of the pairing rules.
#include "ask/editions.h"

#include "ask/answer.h"
#include "explain/explanation_json.h"
#include "format/reader.h"
#include "pairing/explain_pairing.h"
#include "pairing/manual_edit.h"
#include "pairing/next_round.h"
#include "support/player_id.h"
#include "support/random_event.h"
#include "tiebreak/code.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace kydai::ask {
namespace {

using Json = nlohmann::ordered_json;

Section theArticle()
{
    auto read = format::readFile(std::string(KYDAI_TEST_DATA) + "/tiebreak/seeds/buchholz_2024.trf");
    EXPECT_TRUE(read.ok());
    return std::move(read->sections.front());
}

const Json& ofPlayer(const Json& facts, int number)
{
    return *std::ranges::find_if(facts["players"], [&](const Json& one) { return one["player"] == number; });
}

TEST(Editions, Art16_4_TheArticlesNumbersByTodaysRules)
{
    const Section section = theArticle();
    EditionOptions options;
    options.list = *tiebreak::parseCodes("BH,BH/C1");
    const auto tables = editionTables(section, options);
    ASSERT_TRUE(tables);
    const Json facts = toJson(explainEditions(section, *tables), {});
    EXPECT_EQ(ofPlayer(facts, 11)["values"]["24"]["BH"], 12.5);
    EXPECT_EQ(ofPlayer(facts, 11)["values"]["26"]["BH"], 11.5);
    EXPECT_EQ(ofPlayer(facts, 4)["values"]["24"]["BH/C1"], 13);
    EXPECT_EQ(ofPlayer(facts, 4)["values"]["26"]["BH/C1"], 12.5);
    for (const Json& move : facts["moves"]) {
        const std::string from = move["from"];
        const std::string to = move["to"];
        const Json& player = ofPlayer(facts, move["cause"]["player"].get<int>());
        EXPECT_EQ(player["places"][from], move["cause"]["before"]);
        EXPECT_EQ(player["places"][to], move["cause"]["after"]);
        EXPECT_NE(player["places"][from], player["places"][to]);
    }
}

TEST(Editions, TheAnswerAboutATieBreakTellsTodaysNumber)
{
    Section section = theArticle();
    section.rules.tieBreakEdition = TieBreakEdition::E24;
    section.rules.tieBreaks = {"BH"};
    const auto told = [&](int number) {
        Question question{
            .kind = ExplanationKind::TieBreak, .player = section.playerNumbered(number)->id, .code = "BH"};
        const auto answered = answer(question, section);
        EXPECT_TRUE(answered.ok());
        return answered->steps.back();
    };
    const Step other = told(11);
    ASSERT_EQ(other.phrase, Phrase::EditionsOther);
    EXPECT_EQ(std::get<Fraction>(other.arguments[1].second), Fraction(23, 2));
    EXPECT_NE(told(2).phrase, Phrase::EditionsOther) << "the same by both";
    section.rules.tieBreakEdition = TieBreakEdition::E26;
    EXPECT_NE(told(11).phrase, Phrase::EditionsOther);
}

TEST(Editions, ARoundByBothIsWhatEachGives)
{
    int differing = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Section section = randomEvent(seed, {.fewestPlayers = 5, .mostPlayers = 11});
        if (section.roundsPaired() == 0) continue;
        const RoundNumber last = section.roundsPaired();
        const auto tables = editionTables(section, {});
        ASSERT_TRUE(tables) << seed;
        const EditionRound& round = tables->pairing;
        const auto by = [&](PairingEdition edition) {
            const auto draft = pairing::draftRound(section, last, {.edition = edition});
            const auto* made = std::get_if<pairing::DraftRound>(&draft);
            return made == nullptr ? std::vector<pairing::Seat>{} : pairing::seatsOf(made->round);
        };
        std::vector<pairing::Seat> old = by(PairingEdition::E2017);
        std::vector<pairing::Seat> now = by(PairingEdition::E2026);
        if (round.state == EditionRound::State::Impossible) {
            EXPECT_TRUE(old.empty() || now.empty()) << seed;
            continue;
        }
        ASSERT_EQ(round.state, EditionRound::State::Compared) << seed;
        std::size_t others = 0;
        for (const EditionBoard& board : round.boards) {
            if (board.by2017) {
                EXPECT_EQ(std::erase(old, *board.by2017), 1U) << seed;
            }
            if (board.by2026) {
                EXPECT_EQ(std::erase(now, *board.by2026), 1U) << seed;
            }
            others += board.isSame() ? 0 : 1;
        }
        EXPECT_TRUE(old.empty() && now.empty()) << seed << ": every board of both stands there once";
        EXPECT_EQ(others > 0, !round.reasons.empty()) << seed;
        differing += others > 0 ? 1 : 0;
    }
    EXPECT_GT(differing, 0);
}

Word editionNamed(std::string_view year)
{
    return {"edition." + std::string(year)};
}

/// Who has another place by one of them is counted once, however often he moves.
TEST(Editions, TheConclusionCountsWhosePlacesAreNotTheSame)
{
    int moving = 0;
    int still = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Section section = randomEvent(seed, {.fewestPlayers = 5, .mostPlayers = 11});
        section.rules.tieBreaks = {"BH/C1", "SB"};
        const TieBreakEdition own = kTieBreakEditions[seed % 3];
        section.rules.tieBreakEdition = own;
        const auto tables = editionTables(section, {});
        ASSERT_TRUE(tables) << seed;
        EXPECT_EQ(tables->own, own);
        EXPECT_EQ(tables->round, section.roundsPaired());
        const Explanation told = explainEditions(section, *tables);
        const std::string_view year = std::array{"old", "24", "26"}[seed % 3];
        EXPECT_EQ(told.kind, ExplanationKind::Editions);
        EXPECT_EQ(told.edition.text, year);
        EXPECT_EQ(told.subject.phrase, Phrase::EditionsQuestion);
        EXPECT_EQ(told.subject.arguments, (Arguments{{"round", RoundRef{tables->round}}}));
        std::set<std::size_t> moved;
        for (std::size_t participant = 0; participant < section.players.size(); ++participant) {
            std::set<int> places;
            for (const auto& standings : tables->standings) places.insert(standings->rank(participant));
            if (places.size() > 1) moved.insert(participant);
        }
        EXPECT_EQ(tables->moved(), std::vector<std::size_t>(moved.begin(), moved.end()));
        Arguments arguments{{"round", RoundRef{tables->round}}, {"edition", editionNamed(year)}};
        if (!moved.empty()) arguments.emplace_back("n", Count{static_cast<std::int64_t>(moved.size())});
        EXPECT_EQ(told.conclusion.phrase, moved.empty() ? Phrase::EditionsSame : Phrase::EditionsDiffer) << seed;
        EXPECT_EQ(told.conclusion.arguments, arguments) << seed;
        ++(moved.empty() ? still : moving);
        for (std::size_t at = 0; at < 2; ++at) {
            const Step& step = told.steps[at];
            const auto moves = static_cast<std::int64_t>(tables->moves[at].list.size());
            Arguments between{{"before", editionNamed(std::array{"old", "24"}[at])},
                              {"after", editionNamed(std::array{"24", "26"}[at])}};
            if (moves > 0) between.emplace_back("n", Count{moves});
            EXPECT_EQ(step.phrase, moves > 0 ? Phrase::EditionsMoves : Phrase::EditionsNoMoves) << seed;
            EXPECT_EQ(step.arguments, between) << seed;
            EXPECT_EQ(step.details.size(), static_cast<std::size_t>(moves)) << seed;
        }
    }
    EXPECT_GT(moving, 0);
    EXPECT_GT(still, 0);
}

/// Each board of 2017 that is another one by 2026: whom White meets there, or that he has no opponent.
TEST(Editions, ABoardThatIsAnotherOneIsToldWithWhomWhiteMeetsInstead)
{
    std::map<Phrase, int> seen;
    for (std::uint64_t seed = 1; seed <= 250; ++seed) {
        const Section section = randomEvent(seed, {.fewestPlayers = 5, .mostPlayers = 9});
        const RoundNumber last = section.roundsPaired();
        if (last == 0) continue;
        const auto tables = editionTables(section, {});
        ASSERT_TRUE(tables) << seed;
        const Explanation told = explainEditions(section, *tables);
        ASSERT_EQ(told.steps.size(), 3U);
        const Step& head = told.steps.back();
        EXPECT_EQ(std::get<RoundRef>(head.arguments.front().second).round, last);
        const auto by = [&](PairingEdition edition) {
            const auto draft = pairing::draftRound(section, last, {.edition = edition});
            const auto* made = std::get_if<pairing::DraftRound>(&draft);
            return made == nullptr ? std::nullopt : std::optional(made->round);
        };
        const auto old = by(PairingEdition::E2017);
        const auto now = by(PairingEdition::E2026);
        if (!old || !now) {
            EXPECT_EQ(head.phrase, Phrase::EditionsRoundNone);
            continue;
        }
        const auto ref = [&](PlayerId player) {
            return PlayerRef{section.numberOf(player), section.find(player)->name};
        };
        std::vector<Step> wanted;
        for (const pairing::Seat& seat : pairing::seatsOf(*old)) {
            const PlayerId rival = pairing::opponentOnBoard(*now, seat.white);
            Step step{Phrase::EditionsPair, {{"player", ref(seat.white)}}};
            if (seat.black) step.arguments.emplace_back("opponent", ref(seat.black));
            if (rival == seat.black) {
                EXPECT_EQ(std::ranges::count(pairing::seatsOf(*now), seat), 1) << "the colours are the same by both";
                continue;
            }
            if (!seat.black) step.phrase = Phrase::EditionsPairAlone;
            if (!rival) step.phrase = Phrase::EditionsPairBye;
            if (rival) step.arguments.emplace_back("rival", ref(rival));
            wanted.push_back(std::move(step));
        }
        ASSERT_EQ(head.details.size(), wanted.size()) << seed;
        EXPECT_EQ(head.phrase, wanted.empty() ? Phrase::EditionsRoundSame : Phrase::EditionsRoundDiffers);
        EXPECT_EQ(head.arguments.size(), wanted.empty() ? 1U : 2U);
        if (!wanted.empty()) {
            EXPECT_EQ(head.arguments.back(),
                      (std::pair<std::string, Value>("n", Count{static_cast<std::int64_t>(wanted.size())})));
        }
        if (wanted.empty()) continue;
        const pairing::RoundExplainer explainer(section, last, {.edition = PairingEdition::E2026});
        const Explanation against = explainer.byHand(*old, {});
        ASSERT_GE(against.steps.size(), wanted.size());
        for (std::size_t at = 0; at < wanted.size(); ++at) {
            EXPECT_EQ(head.details[at].phrase, wanted[at].phrase) << seed;
            EXPECT_EQ(head.details[at].arguments, wanted[at].arguments) << seed;
            EXPECT_EQ(head.details[at].details, against.steps[at].details) << "what 2026 has against it";
            ++seen[wanted[at].phrase];
        }
    }
    EXPECT_GT(seen[Phrase::EditionsPair], 0);
    EXPECT_GT(seen[Phrase::EditionsPairBye], 0);
    EXPECT_GT(seen[Phrase::EditionsPairAlone], 0);
}

/// With three rounds or more.
Section eventOfThreeRounds()
{
    Section section;
    for (std::uint64_t seed = 1; section.roundsPaired() < 3; ++seed)
        section = randomEvent(seed, {.fewestPlayers = 6, .mostPlayers = 9});
    return section;
}

TEST(Editions, ASystemWithOneEditionIsComparedWithNothing)
{
    Section section = eventOfThreeRounds();
    const auto stateOf = [](const Section& of) {
        const auto tables = editionTables(of, {});
        EXPECT_TRUE(tables.ok());
        return std::pair(tables->pairing.state, explainEditions(of, *tables));
    };
    for (const PairingSystem system : {PairingSystem::Manual, PairingSystem::Dubov}) {
        Section other = section;
        other.rules.pairingSystem = system;
        for (Round& round : other.rounds) round.rules.reset();
        const auto [state, told] = stateOf(other);
        EXPECT_EQ(state, EditionRound::State::OneEdition);
        EXPECT_EQ(told.steps.back().phrase, Phrase::EditionsRoundOne);
        EXPECT_EQ(told.steps.back().arguments, (Arguments{{"round", RoundRef{other.roundsPaired()}}}));
        EXPECT_TRUE(told.steps.back().details.empty());
    }
    section.rounds.clear();
    const auto [state, told] = stateOf(section);
    EXPECT_EQ(state, EditionRound::State::NotPaired);
    EXPECT_EQ(told.steps.size(), 2U) << "no round to tell of";
}

TEST(Editions, OneRoundAgainstTheOtherEditionIsThatOfTheFirst)
{
    const Section section = eventOfThreeRounds();
    const auto tables = editionTables(section, {.round = 2});
    ASSERT_TRUE(tables);
    EXPECT_EQ(tables->round, 2);
    EXPECT_EQ(tables->pairing.round, 2);
    for (const auto& standings : tables->standings) EXPECT_EQ(standings->round, 2);
    std::stop_source stop;
    stop.request_stop();
    const auto stopped = editionTables(section, {}, stop.get_token());
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, Errc::Cancelled);
    const auto listed = editionTables(section, {.list = tiebreak::parseCodes("BH").value()});
    ASSERT_TRUE(listed);
    EXPECT_EQ(listed->standings.front()->columns.size(), 1U) << "another list than its own";
}

TEST(Editions, ABoardThatOneLacksIsNotTheSame)
{
    const pairing::Seat seat{playerId(1), playerId(2)};
    EXPECT_TRUE((EditionBoard{seat, seat}.isSame()));
    EXPECT_FALSE((EditionBoard{seat, pairing::Seat{playerId(2), playerId(1)}}.isSame()));
    EXPECT_FALSE((EditionBoard{seat, std::nullopt}.isSame()));
    EXPECT_EQ(EditionRound{}.state, EditionRound::State::NotPaired);
    EXPECT_TRUE(EditionRound{}.round == 0 && EditionTables{}.round == 0);
    EXPECT_TRUE(EditionOptions{}.round == 0 && !EditionOptions{}.teams);
}

}  // namespace
}  // namespace kydai::ask
