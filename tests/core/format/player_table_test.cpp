#include "format/player_table.h"

#include "format/reader.h"
#include "support/fragments.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

namespace kydai::format {
namespace {

ReadPlayers players(std::string_view text)
{
    auto read = readPlayerTable(text, "t.csv");
    EXPECT_TRUE(read.ok()) << read.error().what;
    return read.ok() ? *read : ReadPlayers{};
}

TEST(PlayerTable, VietnameseHeadsAreKnownWithOrWithoutMarks)
{
    const ReadPlayers read = players(
        "STT,Họ và tên,Giới tính,Ngày sinh,Đơn vị,Hệ số,Mã FIDE\n"
        "1,Nguyễn Thị Loan,Nữ,05/12/2010,Hà Nội,1502,12440003\n"
        "2,Trần Văn Mẫu,nam,2009,\"Huế, TT\",,\n");
    ASSERT_EQ(read.players.size(), 2U);
    EXPECT_TRUE(read.diagnostics.empty());
    EXPECT_EQ(read.players[0].name, "Nguyễn Thị Loan");
    EXPECT_EQ(read.players[0].sex, Sex::Female);
    EXPECT_EQ(read.players[0].birth, (Date{2010, 12, 5}));
    EXPECT_EQ(read.players[0].unit, "Hà Nội");
    EXPECT_EQ(read.players[0].rating, 1502);
    EXPECT_EQ(read.players[0].fideId, "12440003");
    EXPECT_EQ(read.players[1].sex, Sex::Male);
    EXPECT_EQ(read.players[1].unit, "Huế, TT");
    EXPECT_EQ(players("HO TEN;DON VI\nA B;C\n").players[0].unit, "C");
}

TEST(PlayerTable, DaysInWordsAndPlacesInBracketsAreRead)
{
    const ReadPlayers read = players("No.,Name,Born\n1,A,9 March 2017\n(3),B,May 2016\n(2),C,9 Marc 2017\n");
    ASSERT_EQ(read.players.size(), 3U);
    EXPECT_EQ(read.players[0].birth, (Date{2017, 3, 9}));
    EXPECT_EQ(read.players[2].birth, (Date{2016, 5, 0}));
    EXPECT_EQ(read.players[2].name, "B") << "its own numbers, in brackets before they have arrived";
    EXPECT_EQ(read.players[1].birth, Date{});
    EXPECT_EQ(read.diagnostics.size(), 1U);
}

TEST(PlayerTable, WhatIsWrongInEveryRowIsToldAHundredTimesAndCounted)
{
    std::string text = "Name,Rating,Nonsense\n";
    for (int row = 0; row < 3000; ++row) text += "P,abc,x\n";
    const ReadPlayers read = players(text);
    EXPECT_EQ(read.players.size(), 3000U);
    ASSERT_EQ(read.diagnostics.size(), 102U) << "a hundred, how many more, and the column";
    EXPECT_EQ(read.diagnostics[100].what, fragment(FragmentId::MoreOfThem, 2900));
    EXPECT_EQ(read.diagnostics[101].severity, Severity::Note);
}

TEST(PlayerTable, ARowOfMillionsOfColumnsIsRefused)
{
    const auto heads = readPlayerTable("Name\nP" + std::string(2'500'000, ','), "t.csv");
    ASSERT_FALSE(heads.ok());
    EXPECT_EQ(heads.error().code, Errc::OutOfRange);
    EXPECT_EQ(heads.error().line, 2);
    EXPECT_EQ(readPlayerTable("Name\n\"P" + std::string(2'500'000, ','), "t.csv").error().code, Errc::Malformed)
        << "a quotation mark that is not closed";
}

TEST(PlayerTable, ARowHasAtMostAMillionBytes)
{
    for (const std::size_t size : {1'000'000U, 1'000'001U}) {
        const auto rows = readCsv("Name\n" + std::string(size, 'x') + "\nA\n", "t.csv");
        EXPECT_EQ(rows.ok(), size == 1'000'000U) << size;
    }
}

TEST(PlayerTable, AListWithoutAnEndIsRefusedBeforeItFillsTheMemory)
{
    std::string rows = "Name\n";
    for (int row = 0; row < 25'000; ++row) rows += "P\n";
    const auto many = readPlayerTable(rows, "t.csv");
    ASSERT_FALSE(many.ok());
    EXPECT_EQ(many.error().what, fragment(FragmentId::CountOfRows, 25'001U)) << "all are counted, not all are kept";
    EXPECT_EQ(many.error().expected, fragment(FragmentId::AtMostPlayers, kMaxStartNumber));
    const auto large = readPlayerTable("Name\n" + std::string(std::size_t{17} << 20U, ','), "t.csv");
    ASSERT_FALSE(large.ok());
    EXPECT_EQ(large.error().what, fragment(FragmentId::FileOfMegabytes, 17U));
}

TEST(PlayerTable, FamilyAndGivenNameMayStandApart)
{
    EXPECT_EQ(players("Họ,Tên\nNguyễn Thị,Loan\n").players[0].name, "Nguyễn Thị Loan");
    EXPECT_EQ(players("Họ và tên lót;Tên;Năm sinh\nNguyễn Thị;Loan;2012\n").players[0].name, "Nguyễn Thị Loan");
    EXPECT_EQ(players("Nachname;Vorname\nMüller;Jan\n").players[0].name, "Müller, Jan");
}

TEST(PlayerTable, HeadsAreKnownByTheWordsInThemAndBelowATitle)
{
    const ReadPlayers read = players(
        "DANH SÁCH VẬN ĐỘNG VIÊN;;;\n"
        "Họ tên VĐV;ELO (FIDE);Ngày tháng năm sinh;ClubName\n"
        "Trần Văn An;1502;05/12/2010;Hà Nội\n");
    ASSERT_EQ(read.players.size(), 1U);
    EXPECT_EQ(read.columns.headRow, 1U);
    EXPECT_EQ(read.players[0].name, "Trần Văn An");
    EXPECT_EQ(read.players[0].rating, 1502);
    EXPECT_EQ(read.players[0].birth, (Date{2010, 12, 5}));
    EXPECT_EQ(read.players[0].unit, "Hà Nội");
}

TEST(PlayerTable, SwissManagersListOfPlayersIsReadWhole)
{
    const ReadPlayers read = players(
        "ID_No;Name;Sex;Fed;ClubNumber;ClubName;Birthday;Rtg_Nat;Fide_No;Rtg_Int;Title;Type;Status;K\n"
        "4711;Trần Văn An;m;VIE;12;Hà Nội;2010/12/05;1650;12400019;1502;CM;U16;A;40\n");
    ASSERT_EQ(read.players.size(), 1U);
    const Player& player = read.players[0];
    EXPECT_EQ(player.fideId, "12400019");
    EXPECT_EQ(player.rating, 1502);
    EXPECT_EQ(player.kFactor, 40);
    EXPECT_EQ(player.unit, "Hà Nội");
    EXPECT_EQ(player.category, "U16");
    ASSERT_EQ(player.national.size(), 1U);
    EXPECT_EQ(player.national[0].rating, 1650);
    EXPECT_EQ(player.national[0].number, "4711");
    EXPECT_EQ(read.diagnostics.size(), 2U) << "ClubNumber and Status";
}

TEST(PlayerTable, HeadsOfFederationsAreKnown)
{
    const ReadPlayers read =
        players("Surname,Forename(s),Nation,FIDE ident,Ttl,D.O.B.,Elo std\nCarter,Ann,ENG,400001,WFM,3/2/2001,2010\n");
    ASSERT_EQ(read.players.size(), 1U);
    EXPECT_TRUE(read.diagnostics.empty());
    EXPECT_EQ(read.players[0].name, "Carter, Ann");
    EXPECT_EQ(read.players[0].federation, "ENG");
    EXPECT_EQ(read.players[0].fideId, "400001");
    EXPECT_EQ(read.players[0].title, Title::WFM);
    EXPECT_EQ(read.players[0].birth, (Date{2001, 2, 3}));
    EXPECT_EQ(read.players[0].rating, 2010);
    EXPECT_EQ(players("Name,FIDE-No.\nA B,123456\n").players[0].fideId, "123456");
}

TEST(PlayerTable, OfTwoRatingsTheInternationalOneCounts)
{
    for (const char* heads : {"Name;Rating_Nat;Rating_Int\n", "Name;Rtg Nat;Rtg Int\n", "Tên;Elo QG;Elo QT\n"}) {
        const ReadPlayers read = players(std::string(heads) + "A B;1700;1503\n");
        ASSERT_EQ(read.players.size(), 1U);
        EXPECT_EQ(read.players[0].rating, 1503) << heads;
        ASSERT_EQ(read.players[0].national.size(), 1U) << heads;
        EXPECT_EQ(read.players[0].national[0].rating, 1700) << heads;
    }
}

TEST(PlayerTable, AnEmptyHeadOverTitlesIsTheTitle)
{
    const ReadPlayers read =
        players("No.,,Name,FideID,FED,Rtg\n1,FM,A B,12400019,VIE,2300\n2,,C D,,VIE,\n3,CM,E F,,VIE,1900\n");
    ASSERT_EQ(read.players.size(), 3U);
    EXPECT_EQ(read.players[0].title, Title::FM);
    EXPECT_EQ(read.players[2].title, Title::CM);
    EXPECT_TRUE(read.diagnostics.empty());
    EXPECT_EQ(players("No.,,Name\n1,FM,A B\n2,ok,C D\n").players[0].title, Title::None) << "not all are titles";
}

TEST(PlayerTable, NumbersOutOfTheirBoundsStayOutAndAreTold)
{
    const ReadPlayers read = players("Name;Rating;K\nA B;15000;-3\n");
    ASSERT_EQ(read.players.size(), 1U);
    EXPECT_EQ(read.players[0].rating, 0);
    EXPECT_EQ(read.players[0].kFactor, 0);
    ASSERT_EQ(read.diagnostics.size(), 2U);
    EXPECT_EQ(read.diagnostics[0].what, fragment(FragmentId::CellOfColumn, "15000", "Rating"));
    EXPECT_EQ(read.diagnostics[0].expected, fragment(FragmentId::WholeNumberFromTo, 0, 4000));
}

TEST(PlayerTable, NamesAreFoundBelowAHeadThatNobodyKnows)
{
    const ReadPlayers read = players("Thí sinh dự thi;ELO\nTrần Văn An;1502\nLê Minh;1400\n");
    ASSERT_EQ(read.players.size(), 2U);
    EXPECT_EQ(read.players[0].name, "Trần Văn An");
    EXPECT_EQ(read.players[0].rating, 1502);
}

TEST(PlayerTable, ColumnsThatAreNotTakenAreNamed)
{
    const ReadPlayers read = players("Name;Điện thoại;Rating\nA B;0912;1500\nC D;;1400\nE F;0913;\n");
    ASSERT_EQ(read.players.size(), 3U);
    ASSERT_EQ(read.diagnostics.size(), 1U);
    EXPECT_EQ(read.diagnostics[0].severity, Severity::Note);
    EXPECT_EQ(read.diagnostics[0].what, fragment(FragmentId::ColumnNotTaken, "Điện thoại", 2));
}

TEST(PlayerTable, PastedPlayersWithoutHeadsAreNoHeads)
{
    const ReadPlayers read = players("Nguyễn Văn Tên\tCLB Cờ Huế\nLê Thị Hồ\tTrường Chu Văn An\n");
    ASSERT_EQ(read.players.size(), 2U);
    EXPECT_FALSE(read.columns.hasHead);
    EXPECT_EQ(read.players[1].name, "Nguyễn Văn Tên");
    EXPECT_EQ(read.players[1].unit, "CLB Cờ Huế");
}

TEST(PlayerTable, SwissManagersTextExportIsRead)
{
    const ReadPlayers read = players(
        "Nr;Name;Titel;Identnr;EloNat;EloInt;Geburt;Fed;Sex;Typ;Gr;KlubNr;Klub;FideIdent;Quelle;Pkt;Rang\n"
        "2;Beta, B;WFM;77;1900;1950;01.02.2001;VIE;W;U25;;12;Club B;12400002;FIDE;2½;1\n"
        "1;Alpha, A;GM;;0;2500;1990;AUT;;;;0;;400001;;2;2\n");
    ASSERT_EQ(read.players.size(), 2U);
    EXPECT_EQ(read.players[0].id, playerId(1));
    EXPECT_EQ(read.players[0].title, Title::GM);
    EXPECT_TRUE(read.players[0].national.empty());
    EXPECT_EQ(read.players[1].birth, (Date{2001, 2, 1}));
    EXPECT_EQ(read.players[1].national[0].rating, 1900);
    EXPECT_EQ(read.players[1].national[0].number, "77");
    EXPECT_EQ(read.players[1].unit, "Club B");
    EXPECT_EQ(read.players[1].category, "U25");
}

TEST(PlayerTable, PastedCellsWithoutHeadsAreToldByTheirContents)
{
    const ReadPlayers read = players(
        "1\tNguyễn Văn An\t2012\tHà Nội\t1410\n"
        "2\tLê Minh\t2011\tHuế\t1385\n"
        "3\tTrần Thị Bé\t2013\tĐà Nẵng\t\n");
    ASSERT_EQ(read.players.size(), 3U);
    EXPECT_FALSE(read.columns.hasHead);
    EXPECT_EQ(read.players[2].name, "Trần Thị Bé");
    EXPECT_EQ(read.players[2].birth, (Date{2013, 0, 0}));
    EXPECT_EQ(read.players[1].unit, "Huế");
    EXPECT_EQ(read.players[1].rating, 1385);
}

TEST(PlayerTable, PastedFamilyAndGivenNamesAreOneName)
{
    const ReadPlayers read = players(
        "1;Dương Thanh;Như;2015;Huyện Long Thành\n2;Trần Văn;An;2016;Long Khánh\n"
        "3;Lê Thị;Bình;2015;Biên Hòa\n");
    EXPECT_EQ(read.players.at(0).name, "Dương Thanh Như");
    EXPECT_EQ(read.players.at(0).unit, "Huyện Long Thành");
    EXPECT_EQ(read.players.at(0).birth.year, 2015);
    const ReadPlayers single = players("1;Dương Thanh Như;Huế\n2;Trần Văn An;Huế\n");
    EXPECT_EQ(single.players.at(1).name, "Trần Văn An");
    EXPECT_EQ(single.players.at(1).unit, "Huế");
}

TEST(PlayerTable, LinesOfTotalsAreNoPlayers)
{
    const ReadPlayers read = players("Họ tên;Năm sinh\nTrần Tổng;2015\nTổng cộng: 19;\nTotal;\n19;\n");
    ASSERT_EQ(read.players.size(), 1U);
    EXPECT_EQ(read.players.front().name, "Trần Tổng");
    EXPECT_EQ(read.diagnostics.size(), 3U) << "they are told";
}

TEST(PlayerTable, WrongFieldsStayEmptyAndAreTold)
{
    const ReadPlayers read = players("Name,Rating,Birth\nA B,high,31/02/2000\n,1500,2000\nC D,-,0000\n");
    ASSERT_EQ(read.players.size(), 2U);
    ASSERT_EQ(read.diagnostics.size(), 3U);
    EXPECT_EQ(read.diagnostics[0].line, 2);
    EXPECT_EQ(read.diagnostics[0].what, fragment(FragmentId::CellOfColumn, "high", "Rating"));
    EXPECT_EQ(read.diagnostics.back().what.id, FragmentId::RowWithoutName);
}

TEST(PlayerTable, NumbersThatOccurTwiceAreGivenAnew)
{
    const ReadPlayers read = players("STT,Tên\n1,A B\n1,C D\n");
    EXPECT_EQ(read.players[1].id, playerId(2));
    EXPECT_EQ(read.diagnostics.size(), 1U);
}

TEST(PlayerTable, C04_2_2_ListsWithoutNumbersAreNumberedByRatingTitleAndName)
{
    constexpr std::string_view kList = "Name,Title,Rating\nAn,,1500\nBình,,\nChâu,FM,2000\nDung,GM,2000\n";
    const auto names = [&](ListNumbers numbers) {
        std::string text;
        const auto read = readPlayerTable(kList, "t.csv", numbers);
        for (const Player& player : read->players) text += std::to_string(player.tpn) + player.name.substr(0, 1);
        return text;
    };
    EXPECT_EQ(names(ListNumbers::Given), "1D2C3A4B");
    EXPECT_EQ(names(ListNumbers::Lines), "1A2B3C4D");
    const ReadPlayers own = players("No,Name,Rating\n3,An,1500\n1,Bình,\n2,Dung,2000\n");
    EXPECT_EQ(own.players[0].name, "Bình") << "numbers that the list has are kept";
}

TEST(PlayerTable, TablesWithoutNamesAreRefused)
{
    EXPECT_EQ(readPlayerTable("1,2\n3,4\n", "t").error().code, Errc::UnknownFormat);
    EXPECT_EQ(readPlayerTable("Name,\"x\n", "t").error().line, 1);
}

TEST(PlayerTable, FileBecomesASectionWithPlayersOnly)
{
    const auto read = readText("Name;Rating\nA B;2000\n", "dir/entries.csv");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->sections[0].info.name, "entries");
    EXPECT_EQ(read->sections[0].players[0].rating, 2000);
}

TEST(Csv, QuotesSeparatorsAndLineEnds)
{
    const auto rows = readCsv("a;b\r\n\"x;\"\"y\"\"\n2\";z\n\n c ;", "t");
    ASSERT_TRUE(rows.ok());
    ASSERT_EQ(rows->size(), 3U);
    EXPECT_EQ((*rows)[1].fields, (std::vector<std::string>{"x;\"y\"\n2", "z"}));
    EXPECT_EQ((*rows)[1].line, 2);
    EXPECT_EQ((*rows)[2].fields, (std::vector<std::string>{" c ", ""}));
    EXPECT_EQ((*rows)[2].line, 5);
}

}  // namespace
}  // namespace kydai::format
