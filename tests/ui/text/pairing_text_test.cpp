// What is told before a round is paired, of one player, of some and of many.

#include "text/pairing_text.h"

#include "support/player_id.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

namespace kydai::text {
namespace {

Section tenNamed()
{
    Section section;
    for (const char* name : {"An", "Bình", "Chi", "Dũng", "Em", "Giang", "Hà", "Khoa", "Lan", "Minh"}) {
        Player& player = section.players.emplace_back();
        player.tpn = static_cast<int>(section.players.size());
        player.id = playerId(player.tpn);
        player.name = name;
    }
    return section;
}

std::string told(pairing::PreflightKind kind, int players)
{
    pairing::PreflightIssue issue;
    issue.kind = kind;
    for (int number = 1; number <= players; ++number) issue.players.push_back(playerId(number));
    return preflightText(issue, tenNamed(), Wording(Language::English)).toStdString();
}

TEST(PairingText, WhoLacksSomethingIsNamedAndOfManyTheFirstEight)
{
    using enum pairing::PreflightKind;
    EXPECT_EQ(told(MissingRating, 1), "An has no rating.");
    EXPECT_EQ(told(MissingRating, 2), "2 players have no rating: An and Bình.");
    EXPECT_EQ(told(MissingRating, 8), "8 players have no rating: An, Bình, Chi, Dũng, Em, Giang, Hà and Khoa.");
    EXPECT_EQ(told(MissingRating, 9), "9 players have no rating: An, Bình, Chi, Dũng, Em, Giang, Hà, Khoa….");
    EXPECT_EQ(told(MissingFideId, 1), "An has no FIDE ID.");
    EXPECT_EQ(told(MissingFideId, 3), "3 players have no FIDE ID: An, Bình and Chi.");
    EXPECT_EQ(told(RatingNeeded, 1),
              "This system pairs by ratings, and An has none. Give a provisional one (C.04.4.1, 1.1).");
    EXPECT_EQ(told(RatingNeeded, 2),
              "This system pairs by ratings, and 2 players have none: An and Bình. Give each a "
              "provisional one (C.04.4.1, 1.1).");
    EXPECT_EQ(told(DuplicateFideId, 2), "An and Bình have the same FIDE ID.");
    EXPECT_EQ(told(DuplicateName, 1), "An is entered twice.");
    EXPECT_EQ(told(Withdrawn, 1), "An has withdrawn.");
    EXPECT_EQ(told(OutsideLimits, 0), "");
}

TEST(PairingText, AMissingResultIsNamedByRoundTableAndBothPlayers)
{
    Section section = tenNamed();
    section.rounds.resize(2);
    for (Round& round : section.rounds)
        round.games = {{playerId(1), playerId(2)}, {playerId(3), playerId(4)}, {playerId(5), playerId(6)}};
    pairing::PreflightIssue issue;
    issue.kind = pairing::PreflightKind::ResultMissing;
    issue.round = 2;
    issue.board = 2;
    issue.players = {playerId(3), playerId(4)};
    EXPECT_EQ(preflightText(issue, section, Wording(Language::English)).toStdString(),
              "Round 2, board 2: the result of Chi – Dũng is missing.");
}

TEST(PairingText, ADifferenceOfColoursHasItsSign)
{
    const auto fault = [](int difference) {
        pairing::ManualWarning warning;
        warning.fault = pairing::ManualFault::BeyondTwo;
        warning.players = {playerId(1)};
        warning.difference = difference;
        return faultText(warning, tenNamed(), Wording(Language::English)).toStdString();
    };
    EXPECT_EQ(fault(3), "The colour difference of An would be +3.");
    EXPECT_EQ(fault(-3), "The colour difference of An would be -3.");
}

TEST(PairingText, WhoeverIsNotInTheSectionHasNoNameThere)
{
    pairing::ManualWarning warning;
    warning.fault = pairing::ManualFault::UnknownPlayer;
    warning.players = {playerId(99)};
    EXPECT_EQ(faultText(warning, tenNamed(), Wording(Language::English)).toStdString(),
              "Player – is not in this section.");
}

TEST(PairingText, EveryReasonForNoPairingHasASentenceOfItsOwn)
{
    for (const Language language : {Language::English, Language::Vietnamese}) {
        std::set<QString> sentences;
        int reasons = 0;
        for (int reason = 1; reason <= static_cast<int>(pairing::Refusal::OtherSystem); ++reason, ++reasons) {
            pairing::Unpairable answer;
            answer.refusal = static_cast<pairing::Refusal>(reason);
            answer.system = "CUSTOM_SWISS";
            const QString sentence = unpairableText(answer, tenNamed(), Wording(language));
            EXPECT_GT(sentence.size(), 20) << reason;
            sentences.insert(sentence);
        }
        EXPECT_EQ(static_cast<int>(sentences.size()), reasons);
    }
}

}  // namespace
}  // namespace kydai::text
