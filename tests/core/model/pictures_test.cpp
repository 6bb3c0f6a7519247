// What a picture of a round must tell so that the day is known, and what has been corrected since. Published rounds are
// asked about in tests/core/pairing.
#include "model/pictures.h"

#include "support/player_id.h"

#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <vector>

namespace kydai {
namespace {

/// Four players; round 1 was published with 1–2 and 3–4, round 2 when 1 had won and the colours of 3 and 4 were not
/// known.
Section twoPublishedRounds()
{
    Section section;
    for (int key = 1; key <= 5; ++key) section.players.push_back({.id = playerId(key), .tpn = key});
    section.adjustments = {{playerId(1), 1, {}, Points{5}}, {playerId(2), 3, {}, Points{5}}};
    Round first;
    first.games = {{playerId(1), playerId(2)}, {playerId(3), playerId(4)}};
    first.byes = {{playerId(5), Outcome::PairingBye}};
    first.picture = pictureOf(section, first);
    section.rounds.push_back(first);
    Round& played = section.rounds.front();
    played.games[0].whiteOutcome = Outcome::Win;
    played.games[0].blackOutcome = Outcome::Loss;
    played.games[1].whiteOutcome = Outcome::UnratedLoss;
    played.games[1].blackOutcome = Outcome::ForfeitWin;
    played.games[1].coloursKnown = false;
    section.requestedByes = {{playerId(4), 2, Outcome::HalfBye}};
    Round second;
    second.games = {{playerId(2), playerId(3)}, {playerId(5), playerId(4)}};
    second.byes = {{playerId(1), Outcome::PairingBye}};
    second.picture = pictureOf(section, second);
    section.requestedByes.clear();
    section.rounds.push_back(second);
    return section;
}

Section with(const std::function<void(Section&)>& edit)
{
    Section section = twoPublishedRounds();
    edit(section);
    return section;
}

TEST(PicturesOfRounds, TellNumbersBoardsResultsAndWhoWasNotToBePaired)
{
    const Section section = twoPublishedRounds();
    const RoundPicture& first = *section.round(1).picture;
    EXPECT_EQ(first.players.size(), 5U);
    EXPECT_EQ(first.numbers, (std::vector{1, 2, 3, 4, 5}));
    EXPECT_TRUE(first.ranks.empty());
    EXPECT_EQ(first.boards, (std::vector{playerId(1), playerId(2), playerId(3), playerId(4)}));
    EXPECT_EQ(first.byes, section.round(1).byes);
    EXPECT_TRUE(first.uncalled.empty());
    EXPECT_TRUE(first.earlier.empty());
    const RoundPicture& second = *section.round(2).picture;
    EXPECT_TRUE(second.players.empty()) << "they hang there already";
    EXPECT_EQ(second.uncalled, std::vector{playerId(4)}) << "who had asked for a bye";
    ASSERT_EQ(second.earlier.size(), 1U);
    EXPECT_EQ(second.earlier[0].round, 1);
    EXPECT_FALSE(second.earlier[0].anew);
    EXPECT_EQ(second.earlier[0].results, "10L+~");
    EXPECT_TRUE(second.earlier[0].boards.empty());
    EXPECT_EQ(second.adjustments, section.adjustments);
    const auto day = sectionOfDay(section, 2);
    ASSERT_TRUE(day);
    EXPECT_EQ(day->round(1).games, section.round(1).games);
    EXPECT_EQ(day->round(2).games, section.round(2).games);
    EXPECT_EQ(day->adjustments, section.adjustments);
    EXPECT_FALSE(day->round(2).rules);
    EXPECT_FALSE(day->round(1).picture);
}

TEST(PicturesOfRounds, AnotherPairingOfARoundBeforeIsToldAnew)
{
    Section section = twoPublishedRounds();
    section.rounds.pop_back();
    std::swap(section.rounds[0].games[0].black, section.rounds[0].games[1].black);
    const RoundPicture told = pictureOf(section, {});
    ASSERT_EQ(told.earlier.size(), 1U);
    EXPECT_TRUE(told.earlier[0].anew);
    EXPECT_EQ(told.earlier[0].boards, (std::vector{playerId(1), playerId(4), playerId(3), playerId(2)}));
    EXPECT_EQ(told.earlier[0].byes, section.round(1).byes);
    section = twoPublishedRounds();
    section.rounds.pop_back();
    section.rounds[0].byes[0].kind = Outcome::ZeroBye;
    EXPECT_TRUE(pictureOf(section, {}).earlier.at(0).anew) << "another bye";
    section = twoPublishedRounds();
    const RoundPicture third = pictureOf(section, {});
    EXPECT_TRUE(third.earlier.empty()) << "nothing is known that the pictures don't tell";
    section.players[2].tpn = 9;
    const RoundPicture renumbered = pictureOf(section, {});
    EXPECT_EQ(renumbered.players, std::vector{playerId(3)});
    EXPECT_EQ(renumbered.numbers, std::vector{9});
}

TEST(PicturesOfRounds, ATornPictureLeavesTheDayUnknown)
{
    ASSERT_TRUE(sectionOfDay(twoPublishedRounds(), 2));
    const auto dayAfter = [](const std::function<void(Section&)>& tear) { return sectionOfDay(with(tear), 2); };
    const auto results = [&](const char* text) {
        return dayAfter([&](Section& section) { section.rounds[1].picture->earlier[0].results = text; }).has_value();
    };
    EXPECT_TRUE(results("10L+"));
    EXPECT_TRUE(results("10..~"));
    EXPECT_FALSE(results("10L")) << "a side is missing";
    EXPECT_FALSE(results("10L+~1")) << "one too many";
    EXPECT_FALSE(results("x0L+"));
    EXPECT_FALSE(results("1xL+"));
    EXPECT_FALSE(results(""));
    EXPECT_FALSE(dayAfter([](Section& section) { section.rounds[0].picture->numbers.pop_back(); }));
    EXPECT_FALSE(dayAfter([](Section& section) { section.rounds[0].picture->ranks = {1}; }));
    EXPECT_TRUE(dayAfter([](Section& section) { section.rounds[0].picture->ranks = {5, 4, 3, 2, 1}; }));
    EXPECT_FALSE(dayAfter([](Section& section) { section.rounds[1].picture.reset(); }));
    EXPECT_FALSE(dayAfter([](Section& section) { section.players.erase(section.players.begin() + 2); }))
        << "3 sat there";
    EXPECT_FALSE(dayAfter([](Section& section) { section.players.pop_back(); })) << "5 sat there";
    for (const RoundNumber none : {0, 3}) {
        EXPECT_FALSE(hasPicture(twoPublishedRounds(), none));
        EXPECT_FALSE(sheetOf(twoPublishedRounds(), none));
        EXPECT_TRUE(numbersOfDay(twoPublishedRounds(), none).empty());
    }
}

TEST(PicturesOfRounds, TheOrderOfTheDayIsThatOfTheRanksItTells)
{
    const auto day = sectionOfDay(with([](Section& section) {
                                      section.rounds[0].picture->ranks = {5, 4, 3, 2, 1};
                                      section.players.push_back({.id = playerId(6), .tpn = 6});
                                  }),
                                  2);
    ASSERT_TRUE(day);
    EXPECT_TRUE(day->rules.rankIsPairingOrder);
    EXPECT_EQ(day->players[0].fileRank, 5);
    EXPECT_EQ(day->players[4].fileRank, 1);
    EXPECT_EQ(day->players[5].fileRank, 0) << "he came later";
}

TEST(PicturesOfRounds, WhoWasPairedWasInAndWhoWasOnNoSheetCameLater)
{
    const auto day = sectionOfDay(with([](Section& section) {
                                      section.players[1].entersInRound = 3;       // plays in round 2
                                      section.players[2].withdrawnFromRound = 2;  // plays too
                                      section.players[0].withdrawnFromRound = 3;  // has the bye, leaves later
                                      section.players.push_back({.id = playerId(6), .tpn = 6});
                                      section.players.push_back({.id = playerId(7), .tpn = 7, .withdrawnFromRound = 1});
                                  }),
                                  2);
    ASSERT_TRUE(day);
    EXPECT_EQ(day->players[1].entersInRound, 2);
    EXPECT_EQ(day->players[2].withdrawnFromRound, std::nullopt);
    EXPECT_EQ(day->players[0].withdrawnFromRound, 3);
    EXPECT_EQ(day->players[3].entersInRound, 3) << "he was seated, but not to be paired";
    EXPECT_EQ(day->players[5].entersInRound, 3);
    EXPECT_EQ(day->players[6].entersInRound, 1) << "he was out already";
}

TEST(PicturesOfRounds, CorrectedIsWhatTheRoundWasPairedFrom)
{
    const auto isCorrected = [](const std::function<void(Section&)>& edit) { return isCorrectedSince(with(edit), 2); };
    EXPECT_FALSE(isCorrected([](Section&) {}));
    EXPECT_TRUE(isCorrected([](Section& section) { section.players[3].tpn = 9; }));
    EXPECT_TRUE(isCorrected([](Section& section) { section.players.erase(section.players.begin() + 3); }));
    EXPECT_TRUE(isCorrected([](Section& section) { section.rounds[0].games[0].whiteOutcome = Outcome::Draw; }));
    EXPECT_TRUE(isCorrected([](Section& section) { section.rounds[0].byes[0].kind = Outcome::ZeroBye; }));
    EXPECT_FALSE(isCorrected([](Section& section) { section.rounds[1].games[0].whiteOutcome = Outcome::Win; }))
        << "of the round itself";
    EXPECT_TRUE(isCorrected([](Section& section) { section.adjustments[0].points = Points{10}; }));
    EXPECT_FALSE(isCorrected([](Section& section) { section.adjustments[1].points = Points{10}; })) << "of round 3";
    EXPECT_FALSE(isCorrected([](Section& section) {
        section.adjustments[1].round = 2;
        section.adjustments[1].points = Points{10};
    })) << "of the round itself";
    EXPECT_TRUE(isCorrected([](Section& section) { section.adjustments[1].round = 1; }));
    EXPECT_TRUE(isCorrected([](Section& section) { section.rounds[0].picture.reset(); })) << "then 1 was not known";
    EXPECT_FALSE(isCorrected([](Section& section) { section.rounds[1].picture.reset(); })) << "nobody knows";
    EXPECT_FALSE(isCorrectedSince(twoPublishedRounds(), 3));
    EXPECT_FALSE(isCorrectedSince(twoPublishedRounds(), 1));
}

TEST(PicturesOfRounds, WhoGoesIsToldOfNoMoreAndTakesThePicturesWithHimWhereHeSat)
{
    const PlayerId gone = playerId(6);
    const auto forgotten = [&](const std::function<void(Section&)>& mention) {
        Section section = with(mention);
        const bool told = forgetInPictures(section, gone);
        EXPECT_EQ(section.round(1).picture.has_value(), section.round(2).picture.has_value());
        EXPECT_FALSE(forgetInPictures(section, gone)) << "once";
        if (!section.round(1).picture) return std::optional<bool>();
        return std::optional(told);
    };
    EXPECT_EQ(forgotten([](Section&) {}), false);
    EXPECT_EQ(forgotten([&](Section& section) { section.rounds[1].picture->byes.push_back({gone}); }), true);
    EXPECT_EQ(forgotten([&](Section& section) { section.rounds[1].picture->uncalled.push_back(gone); }), true);
    EXPECT_EQ(forgotten([&](Section& section) { section.rounds[1].picture->adjustments.push_back({gone}); }), true);
    EXPECT_EQ(forgotten([&](Section& section) { section.rounds[1].picture->earlier[0].byes.push_back({gone}); }), true);
    EXPECT_EQ(forgotten([&](Section& section) { section.rounds[1].picture->boards.push_back(gone); }), std::nullopt);
    EXPECT_EQ(forgotten([&](Section& section) { section.rounds[1].picture->earlier[0].boards = {gone}; }),
              std::nullopt);
    Section listed = twoPublishedRounds();
    RoundPicture& picture = *listed.rounds[0].picture;
    picture.players.insert(picture.players.begin() + 1, gone);
    picture.numbers.insert(picture.numbers.begin() + 1, 60);
    picture.ranks = {1, 70, 2, 3, 4, 5};
    EXPECT_TRUE(forgetInPictures(listed, gone));
    EXPECT_EQ(listed.rounds[0].picture->numbers, (std::vector{1, 2, 3, 4, 5}));
    EXPECT_EQ(listed.rounds[0].picture->ranks, (std::vector{1, 2, 3, 4, 5}));
    EXPECT_EQ(listed.rounds[0].picture->players[1], playerId(2));
}

}  // namespace
}  // namespace kydai
