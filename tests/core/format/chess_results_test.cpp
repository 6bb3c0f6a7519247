// The upload of chess-results as it may come: marks of results, byes, dates, tie-breaks with parameters, and what
// cannot be. The reference files of the interface are recomputed in tests/core/tiebreak/reference_events_test.cpp.
#include "format/chess_results.h"

#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
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

TEST(ChessResults, WhatIsSaidOfTheEventComesAlong)
{
    const Section section =
        readBack(upload("location=\"Huế\" federation=\"VIE\" from=\"2025\" to=\"3.10.2025\" chiefarbiter=\"A. B.\" "
                        "deputyarbiter=\"C. D.\" timecontrol=\"90+30\" organiser=\"HCF\" fideeventid=\"4711\" "
                        "rounds=\"7\" sortstartrank=\"1\"",
                        kFour, {}))
            .sections.at(0);
    const SectionInfo& info = section.info;
    EXPECT_EQ(info.name, "Open");
    EXPECT_EQ(info.town, "Huế");
    EXPECT_EQ(info.federation, "VIE");
    EXPECT_EQ(info.firstDay, (Date{2025, 0, 0}));
    EXPECT_EQ(info.lastDay, (Date{2025, 10, 3}));
    EXPECT_EQ(info.chiefArbiter, "A. B.");
    EXPECT_EQ(info.deputyArbiters, std::vector<std::string>{"C. D."});
    EXPECT_EQ(info.timeControlText, "90+30");
    EXPECT_EQ(info.report.organiser, "HCF");
    EXPECT_EQ(info.report.eventCode, "4711");
    EXPECT_EQ(info.type, "Individual: Swiss-System");
    EXPECT_EQ(info.startingListMethod, "") << "nobody has a national rating";
    EXPECT_EQ(section.rules.scheduledRounds, 7);
    EXPECT_EQ(section.rules.pairingSystem, PairingSystem::Dutch);
    const Section bare = readBack(upload({}, kFour, {})).sections.at(0);
    EXPECT_TRUE(bare.info.deputyArbiters.empty());
    EXPECT_FALSE(bare.rules.scheduledRounds);
    EXPECT_EQ(bare.rules.pairingEdition, pairingEditionOn({}));
}

TEST(ChessResults, TheDayOfTheEventDecidesTheEditions)
{
    const auto rules = [](const char* from) {
        return readBack(upload(std::string("from=\"") + from + '"', kFour, {})).sections.at(0).rules;
    };
    for (const char* day : {"20170101", "20230901", "20240801", "20260201", "20260801"}) {
        const std::string text(day);
        const Date date{std::stoi(text.substr(0, 4)), std::stoi(text.substr(4, 2)), std::stoi(text.substr(6))};
        EXPECT_EQ(rules(day).pairingEdition, pairingEditionOn(date)) << day;
        EXPECT_EQ(rules(day).tieBreakEdition, tieBreakEditionOn(date)) << day;
    }
}

TEST(ChessResults, RoundsAreAtLeastOneAndAtMostWhatWeHave)
{
    const auto scheduled = [](int rounds) {
        return readBack(upload("rounds=\"" + std::to_string(rounds) + '"', kFour, {}))
            .sections.at(0)
            .rules.scheduledRounds;
    };
    EXPECT_FALSE(scheduled(0));
    EXPECT_FALSE(scheduled(-3));
    EXPECT_EQ(scheduled(1), 1);
    EXPECT_EQ(scheduled(kMaxRounds), kMaxRounds);
    EXPECT_FALSE(scheduled(kMaxRounds + 1));
}

TEST(ChessResults, PointsAndDaysAsPeopleWriteThem)
{
    const auto white = [](const char* points) {
        const Section section =
            readBack(upload("currentround=\"1\"", kFour, pairing(1, 1, 2, points, "0.5"))).sections.at(0);
        return outcomeOf(section, 1, 1);
    };
    for (const char* one : {"1", "1.0", "1,0", "1.", "1000", "1000.9"}) EXPECT_EQ(white(one), Outcome::Win) << one;
    for (const char* half : {"0.5", "0,5", "0.59"}) EXPECT_EQ(white(half), Outcome::Draw) << half;
    for (const char* none : {"0", "0.4", "0,0"}) EXPECT_EQ(white(none), Outcome::Loss) << none;
    for (const char* nothing : {"", "x", "-1", "1001", "1.x", ".5"})
        EXPECT_EQ(white(nothing), Outcome::Open) << nothing;
    const auto born = [](const char* day) {
        return readBack(upload({}, player(1, std::string("dob=\"") + day + '"'), {}))
            .sections.at(0)
            .players.at(0)
            .birth;
    };
    EXPECT_EQ(born("20110305"), (Date{2011, 3, 5}));
    EXPECT_EQ(born("5.3.2011"), (Date{2011, 3, 5}));
    EXPECT_EQ(born("1965"), (Date{1965, 0, 0}));
    EXPECT_EQ(born(""), Date{});
    EXPECT_EQ(born("196"), Date{});
}

TEST(ChessResults, NamesSexesAndTitlesOfPlayers)
{
    const auto one = [](const std::string& attributes) {
        return readBack(upload({}, "<player no=\"7\" " + attributes + "/>", {})).sections.at(0).players;
    };
    EXPECT_TRUE(one("lastname=\"\"").empty()) << "a seat that nobody took";
    EXPECT_EQ(one("lastname=\"Le\" firstname=\"An\"")[0].name, "Le, An");
    EXPECT_EQ(one("firstname=\"An\"")[0].name, "An");
    EXPECT_EQ(one("lastname=\"Le,An\"")[0].name, "Le, An");
    EXPECT_EQ(one("lastname=\"Le, An\"")[0].name, "Le, An");
    EXPECT_EQ(one("lastname=\"Le,\"")[0].name, "Le,");
    EXPECT_EQ(one("lastname=\"A\"")[0].tpn, 7);
    EXPECT_EQ(one("lastname=\"A\"")[0].id, playerId(7));
    EXPECT_EQ(one("lastname=\"A\" sex=\"w\"")[0].sex, Sex::Female);
    EXPECT_EQ(one("lastname=\"A\" sex=\"m\"")[0].sex, Sex::Male);
    EXPECT_EQ(one("lastname=\"A\" sex=\"M\"")[0].sex, Sex::Male);
    EXPECT_EQ(one("lastname=\"A\" title=\"GM\"")[0].title, Title::GM);
    EXPECT_EQ(one("lastname=\"A\" title=\"I\"")[0].titleText, "I") << "a national category, no IM";
    EXPECT_EQ(one("lastname=\"A\" title=\"AGM\"")[0].titleText, "AGM");
    EXPECT_EQ(one("lastname=\"A\" fideid=\"0\"")[0].fideId, "");
    EXPECT_EQ(one("lastname=\"A\" group=\"S60\"")[0].category, "S60");
    EXPECT_EQ(one("lastname=\"A\" group=\"S60\" typ=\"U8\"")[0].category, "U8");
    EXPECT_TRUE(one("lastname=\"A\" rtgnat=\"0\"")[0].national.empty());
    const auto national = one("lastname=\"A\" fed=\"GER\" id=\"x9\"")[0].national;
    ASSERT_EQ(national.size(), 1U);
    EXPECT_EQ(national[0].federation, "XXX") << "the event says none";
    EXPECT_EQ(national[0].rating, 0);
    EXPECT_EQ(national[0].origin, "GER");
    EXPECT_EQ(national[0].number, "x9");
}

TEST(ChessResults, RoundsHaveTheirDaysAndTheirBoardsInOrder)
{
    const auto boarded = [](int board, int white, int black) {
        std::string text = pairing(1, white, black, "1.0", "0.0");
        return text.replace(text.find("board=\"1\""), 9, "board=\"" + std::to_string(board) + '"');
    };
    std::string text =
        upload("endstatus=\"J\"", kFour, boarded(2, 1, 3) + boarded(1, 4, 2) + pairing(2, 1, -2, "", ""));
    text.insert(text.find("<playerpairings>"),
                "<rounds><round round=\"2\" date=\"20251004\"/><round round=\"1\" "
                "date=\"20251003\"/></rounds>");
    const ReadFile read = readBack(text);
    const Section& section = read.sections.at(0);
    ASSERT_EQ(section.rounds.size(), 2U);
    EXPECT_EQ(section.rounds[0].date, (Date{2025, 10, 3}));
    EXPECT_EQ(section.rounds[1].date, (Date{2025, 10, 4}));
    ASSERT_EQ(section.rounds[0].games.size(), 2U);
    EXPECT_EQ(section.rounds[0].games[0].white, playerId(4));
    EXPECT_EQ(section.rounds[0].games[1].white, playerId(1));
    EXPECT_TRUE(section.rounds[0].games[0].coloursKnown);
    EXPECT_EQ(section.rounds[1].byes.size(), 4U) << "who is not named is away";
    EXPECT_TRUE(read.diagnostics.empty());
    const ReadFile open =
        readBack(upload("endstatus=\"J\"", kFour, pairing(1, 1, 2, "", "") + pairing(1, 3, 4, "", "")));
    ASSERT_EQ(open.diagnostics.size(), 1U) << "over, and two boards have no result";
    EXPECT_EQ(open.diagnostics[0].severity, Severity::Warning);
    EXPECT_EQ(outcomeOf(open.sections.at(0), 3, 1), Outcome::ForfeitLoss);
}

TEST(ChessResults, ARoundRobinHasFreeRoundsAndNoByes)
{
    std::string text =
        upload("replay=\"2\" rounds=\"6\"", kFour, pairing(1, 1, 2, "1.0", "0.0") + pairing(1, 3, -1, "", ""));
    text.replace(text.find("type=\"0\""), 8, "type=\"1\"");
    const Section section = readBack(text).sections.at(0);
    EXPECT_EQ(section.rules.pairingSystem, PairingSystem::RoundRobin);
    EXPECT_TRUE(section.rules.doubleRoundRobin);
    EXPECT_EQ(section.info.type, "Individual: Round-Robin");
    EXPECT_EQ(outcomeOf(section, 3, 1), Outcome::ZeroBye);
    EXPECT_EQ(section.players[3].entersInRound, 1) << "who has not played yet is in all the same";
    text.replace(text.find("replay=\"2\""), 10, "replay=\"1\"");
    EXPECT_FALSE(readBack(text).sections.at(0).rules.doubleRoundRobin);
    const Section swiss = readBack(upload("replay=\"2\"", kFour, {})).sections.at(0);
    EXPECT_FALSE(swiss.rules.doubleRoundRobin);
}

/// Three teams of two boards and a reserve, of whom the third is not paired in round 1.
std::string teamUpload(const char* points, const std::string& pairings)
{
    std::string players;
    for (int team = 1; team <= 3; ++team) {
        for (int board = 3; board >= 1; --board)
            players += player(10 * team + board,
                              "teamno=\"" + std::to_string(team) + "\" board=\"" + std::to_string(board) + '"');
    }
    std::string teams = "<teams>";
    for (int team = 1; team <= 3; ++team)
        teams += "<team no=\"" + std::to_string(team) + "\" teamname=\"Team" + std::to_string(team) +
                 "\" teamshort=\"T" + std::to_string(team) + "\"/>";
    teams +=
        std::string("</teams><teampairings><teampairing round=\"1\" no1=\"3\" no2=\"-1\" res1=\"") + points +
        "\"/><teampairing round=\"2\" no1=\"1\" no2=\"-1\" res1=\"0\"/><teampairing round=\"1\" no1=\"1\" no2=\"2\" "
        "res1=\"2\"/></teampairings>";
    std::string text = upload("playerperteam=\"2\"", players, pairings);
    text.replace(text.find("type=\"0\""), 8, "type=\"3\"");
    return text.insert(text.find("<playerpairings>"), teams);
}

TEST(ChessResults, TeamsHaveTheirMembersByBoardAndByesTheirPoints)
{
    const std::string match =
        pairing(1, 11, 21, "1.0", "0.0") + pairing(1, 12, 0, "1.0", "") + pairing(1, 0, 22, "", "0.0");
    const Section section = readBack(teamUpload("2.0", match)).sections.at(0);
    EXPECT_EQ(section.info.type, "Team: Swiss-System");
    EXPECT_EQ(section.rules.pairingSystem, PairingSystem::Manual);
    ASSERT_EQ(section.teams.teams.size(), 3U);
    EXPECT_EQ(section.teams.teams[1].name, "Team2");
    EXPECT_EQ(section.teams.teams[1].nickname, "T2");
    EXPECT_EQ(section.teams.teams[1].members, (std::vector{playerId(21), playerId(22), playerId(23)}));
    ASSERT_EQ(section.teams.byes.size(), 1U);
    EXPECT_EQ(section.teams.byes[0].team, TeamId{3});
    EXPECT_EQ(section.teams.byes[0].round, 1);
    EXPECT_EQ(section.teams.byes[0].gamePoints, Points{20});
    EXPECT_EQ(section.teams.byes[0].matchPoints, section.teams.matchWin);
    const auto kindOf = [&](int number) {
        const auto bye = std::ranges::find(section.rounds.at(0).byes, playerId(number), &Bye::player);
        return bye == section.rounds.at(0).byes.end() ? Outcome::Open : bye->kind;
    };
    EXPECT_EQ(kindOf(12), Outcome::UnopposedWin);
    EXPECT_EQ(kindOf(22), Outcome::UnopposedLoss);
    EXPECT_EQ(kindOf(31), Outcome::UnopposedWin);
    EXPECT_EQ(kindOf(32), Outcome::UnopposedWin);
    EXPECT_EQ(kindOf(33), Outcome::ZeroBye) << "the reserve";
    EXPECT_EQ(kindOf(13), Outcome::ZeroBye);
    const Section alone = readBack(teamUpload("2.0", pairing(1, 0, 21, "", "1.0"))).sections.at(0);
    EXPECT_EQ(outcomeOf(alone, 21, 1), Outcome::UnopposedWin) << "Black of a board that White left empty";
    const Section drawn = readBack(teamUpload("1.0", match)).sections.at(0);
    EXPECT_EQ(drawn.teams.byes.at(0).matchPoints, drawn.teams.matchDraw);
    const Section lost = readBack(teamUpload("0.5", match)).sections.at(0);
    EXPECT_EQ(lost.teams.byes.at(0).matchPoints, lost.teams.matchLoss);
    EXPECT_EQ(lost.teams.byes.at(0).gamePoints, Points{5});
    std::string unknown = teamUpload("2.0", match);
    unknown.replace(unknown.find("no1=\"3\""), 7, "no1=\"9\"");
    EXPECT_EQ(readText(unknown, "up.xml").error().code, Errc::UnknownReference);
    std::string doubled = teamUpload("2.0", match);
    doubled.replace(doubled.find("<team no=\"2\""), 12, "<team no=\"1\"");
    EXPECT_EQ(readText(doubled, "up.xml").error().code, Errc::Malformed);
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
    EXPECT_EQ(failure(upload("", player(99'999), {})), Errc::CannotOpen) << "it is read";
    EXPECT_EQ(failure(upload("", player(100'000), {})), Errc::Malformed);
    EXPECT_EQ(failure(upload("", kFour, pairing(1, 1, 9, "1.0", "0.0"))), Errc::UnknownReference);
    EXPECT_EQ(failure(upload("", kFour, pairing(1, 1, 2, "1.0", "0.0") + pairing(1, 3, 1, "1.0", "0.0"))),
              Errc::Malformed);
    EXPECT_EQ(failure(upload("", kFour, pairing(0, 1, 2, "1.0", "0.0"))), Errc::OutOfRange);
    EXPECT_EQ(failure(upload("", kFour, pairing(900000, 1, 2, "1.0", "0.0"))), Errc::OutOfRange);
}

}  // namespace
}  // namespace kydai::format
