// The upload of chess-results as it may come: marks of results, byes, dates, tie-breaks with parameters, and what
// cannot be. The reference files of the interface are recomputed in tests/core/tiebreak/reference_events_test.cpp.
#include "format/chess_results.h"

#include "support/player_id.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace kydai::format {
namespace {

std::string player(int no, const std::string& more = {})
{
    return "<player no=\"" + std::to_string(no) + "\" lastname=\"Name" + std::to_string(no) + ",Given\" " + more + "/>";
}

std::string pairing(int round, int white, int black, const char* whitePoints, const char* blackPoints,
                    const char* mark = "")
{
    return "<playerpairing round=\"" + std::to_string(round) + "\" pairing=\"1\" board=\"1\" whiteno=\"" +
           std::to_string(white) + "\" blackno=\"" + std::to_string(black) + "\" reswhite=\"" + whitePoints +
           "\" resblack=\"" + blackPoints + "\" forfeit=\"" + mark + "\"/>";
}

std::string upload(const std::string& event, const std::string& players, const std::string& pairings)
{
    return "<?xml version=\"1.0\"?>\n<chessresults><tournamentdata><tournament type=\"0\" name=\"Open\" " + event +
           "/></tournamentdata><players>" + players + "</players><playerpairings>" + pairings +
           "</playerpairings></chessresults>";
}

ReadFile readBack(const std::string& text)
{
    EXPECT_EQ(detect(text), FileKind::ChessResults);
    auto read = readText(text, "up.xml");
    EXPECT_TRUE(read.ok());
    return read ? *std::move(read) : ReadFile{};
}

const std::string kFour = player(1) + player(2) + player(3) + player(4);

Outcome outcomeOf(const Section& section, int number, RoundNumber round)
{
    for (const Game& game : section.round(round).games) {
        if (section.numberOf(game.white) == number) return game.whiteOutcome;
        if (section.numberOf(game.black) == number) return game.blackOutcome;
    }
    for (const Bye& bye : section.round(round).byes) {
        if (section.numberOf(bye.player) == number) return bye.kind;
    }
    return Outcome::Open;
}

TEST(ChessResults, MarksSayHowAResultCameAbout)
{
    const Section section =
        readBack(upload("rounds=\"9\" currentround=\"6\" from=\"26.09.2025\" to=\"20250928\"", kFour,
                        pairing(1, 1, 2, "1.0", "0.0", "K") + pairing(1, 3, 4, "0.0", "0.0", "D") +
                            pairing(2, 2, 1, "0,5", "0,5", "U") + pairing(2, 4, 3, "0.0", "1.0", "U") +
                            pairing(3, 1, 3, "", "", "H") + pairing(3, 2, -1, "1.0", "0.0") +
                            pairing(3, 4, -2, "0.5", "") + pairing(4, 1, 4, "0.0", "0.0") + pairing(4, 2, -2, "", "") +
                            pairing(4, 3, -2, "1.0", "") + pairing(5, 1, 2, "", "") + pairing(6, 1, 2, "", "")))
            .sections.at(0);
    const std::vector<std::vector<Outcome>> expected = {
        {Outcome::ForfeitWin, Outcome::ForfeitLoss, Outcome::ForfeitLoss, Outcome::ForfeitLoss},
        {Outcome::UnratedDraw, Outcome::UnratedDraw, Outcome::UnratedWin, Outcome::UnratedLoss},
        {Outcome::Adjourned, Outcome::PairingBye, Outcome::Adjourned, Outcome::HalfBye},
        {Outcome::Loss, Outcome::ZeroBye, Outcome::FullBye, Outcome::Loss},
        // No result though a later round is under way: neither played; in the round that is under way, open.
        {Outcome::ForfeitLoss, Outcome::ForfeitLoss, Outcome::ZeroBye, Outcome::ZeroBye},
        {Outcome::Open, Outcome::Open, Outcome::ZeroBye, Outcome::ZeroBye}};
    ASSERT_EQ(section.rounds.size(), expected.size());
    for (RoundNumber round = 1; round <= static_cast<RoundNumber>(expected.size()); ++round) {
        for (int number = 1; number <= 4; ++number)
            EXPECT_EQ(outcomeOf(section, number, round),
                      expected[static_cast<std::size_t>(round - 1)][static_cast<std::size_t>(number - 1)])
                << "round " << round << " of " << number;
    }
    EXPECT_EQ(section.info.firstDay, (Date{2025, 9, 26}));
    EXPECT_EQ(section.info.lastDay, (Date{2025, 9, 28}));
    EXPECT_EQ(section.roundsInAll(), 9);
    EXPECT_EQ(section.players[0].name, "Name1, Given");
}

TEST(ChessResults, ParametersDecideWhatATieBreakCounts)
{
    const ReadFile read = readBack(upload(
        "from=\"20250926\" tb1no=\"84\" tb1_detail=\"0,0,1,P,-,0,1\" tb2no=\"68\" tb2_detail=\"3,-\" tb3no=\"54\" "
        "tb4no=\"37\" tb5no=\"11\"",
        kFour, {}));
    EXPECT_EQ(read.sections.at(0).rules.tieBreaks,
              (std::vector<std::string>{"BH/C1/P@26", "BPG", "54", "BH", "DE@OLD"}));
    EXPECT_EQ(read.diagnostics.size(), 2U) << "54 is not computed, 11 is the old rule";
}

TEST(ChessResults, WhatIsOfPlayersComesAlong)
{
    const Section section =
        readBack(upload("sortstartrank=\"3\" federation=\"VIE\"",
                        player(2,
                               "title=\"WFM\" rtgfide=\"2105\" rtgnat=\"2150\" id=\"77\" dob=\"20110305\" sex=\"W\" "
                               "fed=\"VIE\" clubname=\"HNO\" fideid=\"12400001\" typ=\"U14\" kfaktor=\"20\"") +
                            player(1, "sex=\"*\" dob=\"1965\""),
                        {}))
            .sections.at(0);
    ASSERT_EQ(section.players.size(), 2U);
    const Player& second = section.players[1];
    EXPECT_EQ(second.tpn, 2);
    EXPECT_EQ(second.title, Title::WFM);
    EXPECT_EQ(second.rating, 2105);
    EXPECT_EQ(second.national.at(0).rating, 2150);
    EXPECT_EQ(second.national.at(0).number, "77");
    EXPECT_EQ(second.birth, (Date{2011, 3, 5}));
    EXPECT_EQ(second.sex, Sex::Female);
    EXPECT_EQ(second.unit, "HNO");
    EXPECT_EQ(second.fideId, "12400001");
    EXPECT_EQ(second.category, "U14");
    EXPECT_EQ(second.kFactor, 20);
    EXPECT_EQ(section.players[0].sex, Sex::Unknown);
    EXPECT_EQ(section.players[0].birth, (Date{1965, 0, 0}));
    EXPECT_EQ(section.info.startingListMethod, "VIE FIDON");
}

TEST(ChessResults, WhatCannotBeIsRefused)
{
    const auto failure = [](const std::string& text) {
        const auto read = readText(text, "up.xml");
        return read ? Errc::CannotOpen : read.error().code;
    };
    EXPECT_EQ(failure("<chessresults><players/></chessresults>"), Errc::Malformed);
    EXPECT_EQ(failure("<chessresults><tournamentdata><tournament type=\"0\"/>"), Errc::Malformed);
    EXPECT_EQ(failure(upload("", player(1) + player(1), {})), Errc::Malformed);
    EXPECT_EQ(failure(upload("", player(0), {})), Errc::Malformed);
    EXPECT_EQ(failure(upload("", kFour, pairing(1, 1, 9, "1.0", "0.0"))), Errc::UnknownReference);
    EXPECT_EQ(failure(upload("", kFour, pairing(1, 1, 2, "1.0", "0.0") + pairing(1, 3, 1, "1.0", "0.0"))),
              Errc::Damaged);
    EXPECT_EQ(failure(upload("", kFour, pairing(0, 1, 2, "1.0", "0.0"))), Errc::OutOfRange);
    EXPECT_EQ(failure(upload("", kFour, pairing(900000, 1, 2, "1.0", "0.0"))), Errc::OutOfRange);
}

}  // namespace
}  // namespace kydai::format
