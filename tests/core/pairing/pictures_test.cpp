// Rounds as they hung on the wall: made with the publication, the same whatever is corrected later, gone with it.
#include "model/pictures.h"

#include "model/change.h"
#include "model/json.h"
#include "pairing/check.h"
#include "pairing/explain_sheet.h"
#include "pairing/round_colours.h"
#include "pairing/teams/team_round.h"
#include "support/played_section.h"
#include "support/player_id.h"
#include "support/random_change.h"
#include "support/whole_event.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <variant>

namespace kydai {
namespace {

constexpr SectionId kSection{1};

class Pictures : public ::testing::Test {
protected:
    /// Players in the order of their numbers, no round yet.
    void enter(int players)
    {
        Section section;
        section.info.name = "U6";
        section.rules.scheduledRounds = 5;
        section.rules.initialColour = Colour::White;
        for (int number = 1; number <= players; ++number) {
            Player player;
            player.id = playerId(number);
            player.tpn = number;
            player.name = "Player " + std::to_string(number);
            section.players.push_back(player);
        }
        m_event.sections = {{kSection, std::make_shared<const Section>(std::move(section))}};
    }
    [[nodiscard]] const Section& now() const { return *m_event.sections.front().section; }
    void apply(const Change& change, Checks checks = Checks::All)
    {
        auto applied = applyTo(m_event, change, checks);
        ASSERT_TRUE(applied.ok());
        m_inverse = applied->inverse;
        m_event = std::move(applied->event);
    }
    void publish()
    {
        const RoundNumber next = now().roundsPaired() + 1;
        apply(PublishRound{kSection, next, std::get<pairing::DraftRound>(pairing::draftRound(now(), next)).round});
    }
    void play(RoundNumber round)
    {
        const std::vector<Game> games = now().round(round).games;
        for (const Game& game : games)
            apply(SetResult{kSection, round, game.white, game.black, Outcome::Win, Outcome::Loss});
    }
    /// A late entry becomes number `number`; those from there on move down by one.
    void enterLate(int number)
    {
        Renumber renumber{kSection, {}};
        for (const Player& player : now().players)
            renumber.tpns.push_back(player.tpn >= number ? player.tpn + 1 : player.tpn);
        apply(renumber);
        Player late;
        late.id = newPlayerIds(now().players, 1).front();
        late.tpn = number;
        late.name = "Late";
        apply(AddPlayers{kSection, {late}});
    }
    /// The last player meets whoever has the bye.
    void seatLast(RoundNumber round)
    {
        Round content = now().round(round);
        const auto bye = std::ranges::find(content.byes, Outcome::PairingBye, &Bye::kind);
        ASSERT_NE(bye, content.byes.end());
        const PlayerId other = bye->player;
        content.byes.erase(bye);
        content.games.push_back({now().players.back().id, other});
        apply(PublishRound{kSection, round, content});
    }

    Event m_event{};
    std::optional<Change> m_inverse{};
};

TEST_F(Pictures, ALatecomerSeatedInRound1ChangesNothingThatIsSaidOfTheOthers)
{
    enter(19);
    publish();
    std::vector<Explanation> before;
    for (const Player& player : now().players) before.push_back(pairing::RoundColours(now(), 1).explain(player.id));
    enterLate(9);
    seatLast(1);
    const pairing::RoundColours colours(now(), 1);
    for (const Game& game : now().round(1).games) EXPECT_EQ(colours.of(game).white, game.white);
    for (std::size_t at = 0; at < 18; ++at) {
        const Explanation after = colours.explain(now().players[at].id);
        EXPECT_EQ(after.conclusion.phrase, before[at].conclusion.phrase) << at;
        EXPECT_EQ(after.edition, before[at].edition);
    }
    const auto check = pairing::checkPairings(now());
    ASSERT_EQ(check.rounds.size(), 1U);
    EXPECT_TRUE(check.rounds[0].byPicture);
    ASSERT_EQ(check.rounds[0].differences.size(), 1U) << "the board of the latecomer alone";
    EXPECT_EQ(check.rounds[0].differences[0].published->white, now().players.back().id);
}

TEST_F(Pictures, WithoutAPictureTheSameRoundIsJudgedByTheNumbersOfNow)
{
    enter(19);
    publish();
    enterLate(9);
    seatLast(1);
    Section unknown = now();
    unknown.rounds[0].picture.reset();
    const auto check = pairing::checkPairings(unknown);
    EXPECT_FALSE(check.rounds[0].byPicture);
    EXPECT_GT(check.rounds[0].differences.size(), 1U);
}

TEST_F(Pictures, ACorrectedResultLeavesLaterRoundsAsTheyWerePaired)
{
    enter(12);
    publish();
    play(1);
    publish();
    play(2);
    publish();
    ASSERT_EQ(pairing::checkPairings(now()).equal(), 3);
    const Game corrected = now().round(1).games[0];
    apply(SetResult{kSection, 1, corrected.white, corrected.black, Outcome::Loss, Outcome::Win});
    const auto check = pairing::checkPairings(now());
    EXPECT_EQ(check.equal(), 3);
    EXPECT_EQ(check.byPicture(), 3);
    EXPECT_FALSE(isCorrectedSince(now(), 1));
    EXPECT_TRUE(isCorrectedSince(now(), 2));
    EXPECT_TRUE(isCorrectedSince(now(), 3));
    Section unknown = now();
    for (Round& round : unknown.rounds) round.picture.reset();
    EXPECT_LT(pairing::checkPairings(unknown).equal(), 3);
}

TEST_F(Pictures, APictureGoesWithItsPublication)
{
    enter(8);
    publish();
    EXPECT_TRUE(hasPicture(now(), 1));
    const auto published = now().round(1);
    const Change back = *m_inverse;
    apply(back, Checks::Structure);
    EXPECT_TRUE(now().rounds.empty());
    const Change again = *m_inverse;
    apply(again, Checks::Structure);
    EXPECT_EQ(now().round(1), published) << "redone as it hung there";
}

TEST_F(Pictures, ARoundThatWasUnpairedAndIsPairedAgainHasTheNewNumbers)
{
    enter(8);
    publish();
    apply(UnpairRound{kSection, 1, {}});
    apply(Renumber{kSection, {8, 7, 6, 5, 4, 3, 2, 1}});
    publish();
    EXPECT_EQ(numbersOfDay(now(), 1).at(playerId(1)), 8);
}

TEST_F(Pictures, NobodyPlantsAPicture)
{
    enter(8);
    Round round = std::get<pairing::DraftRound>(pairing::draftRound(now(), 1)).round;
    round.picture.emplace().players = {playerId(1)};
    round.picture->numbers = {77};
    apply(PublishRound{kSection, 1, round});
    EXPECT_EQ(numbersOfDay(now(), 1).at(playerId(1)), 1);
    round.picture->numbers = {78};
    apply(PublishRound{kSection, 1, round});
    EXPECT_EQ(numbersOfDay(now(), 1).at(playerId(1)), 1);
}

TEST_F(Pictures, TheSheetKeepsBoardsThatAreOthersNow)
{
    enter(8);
    publish();
    const Round sheet = now().round(1);
    Round swapped = sheet;
    std::swap(swapped.games[0].white, swapped.games[0].black);
    std::swap(swapped.games[1].black, swapped.games[2].black);
    apply(PublishRound{kSection, 1, swapped});
    EXPECT_EQ(sheetOf(now(), 1)->games, sheet.games);
    const auto told = pairing::RoundColours(now(), 1).explain(sheet.games[0].white);
    const auto has = [&](Phrase phrase) {
        return std::ranges::any_of(told.steps, [&](const Step& step) { return step.phrase == phrase; });
    };
    EXPECT_TRUE(has(Phrase::SheetColour));
    EXPECT_EQ(told.conclusion.phrase, Phrase::ColourByHand);
}

TEST_F(Pictures, WhoSatOnTheSheetAndSitsNowhereIsToldWhomHeWasToMeet)
{
    enter(8);
    publish();
    const Game last = now().round(1).games.back();
    Round without = now().round(1);
    without.byes = {{last.white, Outcome::ZeroBye}, {last.black, Outcome::FullBye}};
    without.games.pop_back();
    apply(PublishRound{kSection, 1, without});
    Section today = now();
    today.rounds.front().games.push_back(last);  // and what stood behind the games is no game
    today.rounds.front().games.pop_back();
    Explanation answer;
    pairing::tellSheet(answer, today, 1, {last.white, last.black}, false);
    ASSERT_EQ(answer.steps.size(), 2U);
    for (const Step& step : answer.steps) EXPECT_EQ(step.phrase, Phrase::SheetOpponent);
}

TEST_F(Pictures, WhoSatNowhereOnTheSheetIsToldWhetherHeHadTheBye)
{
    enter(5);
    publish();
    const PlayerId free = std::ranges::find(now().round(1).byes, Outcome::PairingBye, &Bye::kind)->player;
    enterLate(6);
    seatLast(1);
    const PlayerId late = now().players.back().id;
    const auto told = [&](PlayerId player) {
        Explanation answer;
        pairing::tellSheet(answer, now(), 1, {player}, false);
        return answer.steps.size() == 1 ? std::optional(answer.steps.front().phrase) : std::nullopt;
    };
    EXPECT_EQ(told(free), Phrase::SheetBye);
    EXPECT_EQ(told(late), Phrase::SheetAbsent);
}

/// Which teams meet is as it was on the day, who sits for them as it is now.
TEST_F(Pictures, ALineUpThatComesInLaterIsSeatedInARoundThatWasPairedOnOtherResults)
{
    for (const PairingSystem system : {PairingSystem::TeamSwiss, PairingSystem::TeamRoundRobin}) {
        enter(12);
        Section section = now();
        section.rules.pairingSystem = system;
        if (system == PairingSystem::TeamSwiss) section.rules.systemCode = "FIDE_TEAM";
        section.teams.boardColours = "WB";
        for (int team = 1; team <= 4; ++team) {
            Team& made = section.teams.teams.emplace_back();
            made.id = TeamId{team};
            made.name = "Team " + std::to_string(team);
            made.members = {playerId(3 * team - 2), playerId(3 * team - 1), playerId(3 * team)};
        }
        m_event.sections = {{kSection, std::make_shared<const Section>(std::move(section))}};
        publish();
        play(1);
        publish();
        const Game corrected = now().round(1).games[0];
        apply(SetResult{kSection, 1, corrected.white, corrected.black, Outcome::Loss, Outcome::Win});
        Section later = now();
        ASSERT_FALSE(isAsPaired(later, 2));
        later.teams.lineUps = {{.round = 2, .team = TeamId{1}, .boards = {playerId(2), playerId(3)}}};
        later.rounds[1] = pairing::withLineUps(later, 2, 0);
        const pairing::DraftOutcome outcome = pairing::draftRound(later, 2);
        const auto& drafted = std::get<pairing::DraftRound>(outcome).round.games;
        const auto& seated = later.round(2).games;
        ASSERT_EQ(drafted.size(), seated.size());
        for (std::size_t board = 0; board < drafted.size(); ++board) {
            EXPECT_EQ(drafted[board].white, seated[board].white) << board;
            EXPECT_EQ(drafted[board].black, seated[board].black) << board;
            EXPECT_TRUE(drafted[board].white != playerId(1) && drafted[board].black != playerId(1)) << "he rests";
        }
    }
}

TEST_F(Pictures, WhoHungOnTheWallIsNotTakenOutOfTheList)
{
    enter(9);
    publish();
    const PlayerId gone = now().round(1).games[0].white;
    Round without = now().round(1);
    without.byes.push_back({without.games[0].black, Outcome::FullBye});
    without.byes.push_back({gone, Outcome::ZeroBye});
    without.games.erase(without.games.begin());
    apply(PublishRound{kSection, 1, without});
    EXPECT_FALSE(applyTo(m_event, RemovePlayers{kSection, {gone}}).ok());
}

TEST_F(Pictures, APictureThatIsMissingInBetweenLeavesTheDayUnknown)
{
    enter(8);
    publish();
    play(1);
    publish();
    play(2);
    publish();
    ASSERT_TRUE(sectionOfDay(now(), 3));
    Section torn = now();
    torn.rounds[1].picture.reset();
    EXPECT_FALSE(sectionOfDay(torn, 3)) << "the results of round 1 stood there";
    torn = now();
    torn.rounds[2].picture->earlier[0].results += "1";
    EXPECT_FALSE(sectionOfDay(torn, 3));
    EXPECT_TRUE(sectionOfDay(torn, 2));
}

TEST_F(Pictures, TheOrderOfTheDayIsThatOfTheNumbersUntilTheyMove)
{
    enter(8);
    publish();
    const auto same = sectionOfDay(now(), 1);
    ASSERT_TRUE(same);
    EXPECT_FALSE(same->rules.rankIsPairingOrder);
    EXPECT_EQ(same->players, now().players);
    enterLate(3);
    const auto moved = sectionOfDay(now(), 1);
    ASSERT_TRUE(moved);
    EXPECT_TRUE(moved->rules.rankIsPairingOrder);
    EXPECT_EQ(moved->find(playerId(3))->tpn, 4);
    EXPECT_EQ(moved->find(playerId(3))->fileRank, 3) << "as it was on the wall";
}

TEST_F(Pictures, SmallInTheFile)
{
    enter(100);
    publish();
    play(1);
    publish();
    play(2);
    publish();
    EXPECT_LT(toJson(now().round(3))["picture"].dump().size(), 100U * 9);
}

/// What was published stays what it was, whatever is done later.
class RandomPictures : public ::testing::TestWithParam<std::uint64_t> {};

TEST_P(RandomPictures, StayTheSameUntilTheRoundIsGone)
{
    Random random(GetParam());
    Event event;
    event.sections = {{kSection, std::make_shared<const Section>(fixture::wholeSection(random))}};
    int compared = 0;
    for (int step = 0; step < 40; ++step) {
        const Change change = fixture::anyChange(event, random);
        if (std::holds_alternative<ReplaceSection>(change)) continue;
        const auto applied = applyTo(event, change);
        if (!applied.ok()) continue;
        for (const EventSection& each : event.sections) {
            const auto after = std::ranges::find(applied->event.sections, each.id, &EventSection::id);
            if (after == applied->event.sections.end()) continue;
            const RoundNumber rounds = std::min(each.section->roundsPaired(), after->section->roundsPaired());
            for (RoundNumber round = 1; round <= rounds; ++round) {
                const auto before = sheetOf(*each.section, round);
                if (!before || std::holds_alternative<RemovePlayers>(change)) continue;
                ++compared;
                EXPECT_EQ(sheetOf(*after->section, round), before) << changeName(change);
                EXPECT_EQ(numbersOfDay(*after->section, round), numbersOfDay(*each.section, round));
                const auto day = sectionOfDay(*each.section, round);
                const auto later = sectionOfDay(*after->section, round);
                ASSERT_EQ(day.has_value(), later.has_value());
                if (!day) continue;
                for (RoundNumber earlier = 1; earlier <= round; ++earlier)
                    EXPECT_EQ(later->round(earlier).games, day->round(earlier).games) << changeName(change);
            }
        }
        event = applied->event;
    }
    RecordProperty("compared", compared);
}
INSTANTIATE_TEST_SUITE_P(Seeds, RandomPictures, ::testing::Range<std::uint64_t>(0, 60));

}  // namespace
}  // namespace kydai
