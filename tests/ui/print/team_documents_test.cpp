// The prints of a team event: what a captain, the wall and the ceremony get.

#include "print/team_documents.h"

#include "model/team.h"
#include "pairing/next_round.h"
#include "pairing/teams/team_round.h"
#include "print/catalogue.h"
#include "print/layout.h"
#include "support/fragments.h"
#include "support/player_id.h"
#include "tables/team_lists.h"

#include <gtest/gtest.h>

namespace kydai::print {
namespace {

PrintOptions english()
{
    PrintOptions options;
    options.languages = {text::Language::English};
    return options;
}

/// Four teams of three, two boards a match; two rounds, the better number wins, team 4 leaves its second board empty in
/// round 2.
Section league()
{
    Section section;
    section.info.name = "League";
    section.rules.scheduledRounds = 3;
    section.rules.pairingSystem = PairingSystem::TeamSwiss;
    section.rules.systemCode = "FIDE_TEAM";
    section.rules.initialColour = Colour::White;
    section.teams.boardColours = "WB";
    for (int number = 1; number <= 12; ++number) {
        Player player;
        player.id = playerId(number);
        player.tpn = number;
        player.name = "Player " + std::to_string(number);
        player.rating = 2400 - 10 * number;
        section.players.push_back(player);
        if (number % 3 == 1) {
            Team& team = section.teams.teams.emplace_back();
            team.id = TeamId{number / 3 + 1};
            team.name = "Team " + std::to_string(number / 3 + 1);
            team.captain = "Captain " + std::to_string(number / 3 + 1);
        }
        section.teams.teams.back().members.push_back(player.id);
    }
    section.teams.lineUps.push_back({2, TeamId{4}, {}, {playerId(10)}, {}});
    for (RoundNumber round = 1; round <= 2; ++round) {
        auto draft = pairing::draftRound(section, round);
        Round made = std::get<pairing::DraftRound>(draft).round;
        for (Game& game : made.games) {
            const bool white = game.white < game.black;
            game.whiteOutcome = white ? Outcome::Win : Outcome::Loss;
            game.blackOutcome = white ? Outcome::Loss : Outcome::Win;
        }
        section.rounds.push_back(std::move(made));
    }
    return section;
}

std::vector<Table> tablesOf(const Sheet& sheet)
{
    std::vector<Table> all;
    for (const Block& block : sheet.blocks) {
        if (const auto* table = std::get_if<Table>(&block)) all.push_back(*table);
    }
    return all;
}

int count(const Sheet& sheet, const QString& words)
{
    int found = 0;
    for (const Block& block : sheet.blocks) {
        const auto* paragraph = std::get_if<Paragraph>(&block);
        const auto* signature = std::get_if<Signature>(&block);
        found += paragraph != nullptr && paragraph->text.contains(words) ? 1 : 0;
        found += signature != nullptr && signature->caption.contains(words) ? 1 : 0;
    }
    return found;
}

TEST(TeamDocuments, MatchesOfARoundWithTheirScores)
{
    const Section section = league();
    const auto tables = tablesOf(teamPairingsSheet(section, 1, english()));
    ASSERT_EQ(tables.size(), 1U);
    ASSERT_EQ(tables[0].rows.size(), 2U);
    EXPECT_TRUE(tables[0].rows[0].cells.contains(QStringLiteral("Team 1")));
    EXPECT_TRUE(tables[0].rows[0].cells.contains(QStringLiteral("2 : 0")))
        << tables[0].rows[0].cells.join('|').toStdString();
}

TEST(TeamDocuments, AMatchSheetIsAPageWithBothLineUpsAndPlaceToSign)
{
    const Section section = league();
    const Sheet sheet = matchSheetsSheet(section, 2, english());
    const auto tables = tablesOf(sheet);
    ASSERT_EQ(tables.size(), 2U) << "one for each match";
    for (const Table& table : tables) EXPECT_EQ(table.rows.size(), 2U);
    EXPECT_EQ(count(sheet, QStringLiteral("Captain of Team 4")), 2) << "named, and to sign";
    EXPECT_EQ(count(sheet, QStringLiteral("Arbiter")), 2);
    QStringList empty;
    for (const Table& table : tables) {
        if (table.rows[1].cells.contains(QStringLiteral("–"))) empty = table.rows[1].cells;
    }
    EXPECT_TRUE(empty.contains(QStringLiteral("+ : –")) || empty.contains(QStringLiteral("– : +")))
        << "nobody sits on the second board of team 4";
    EXPECT_EQ(layOut(sheet, {}).pages.size(), 2U);
    // Before a result is known there is a box.
    Section open = section;
    for (Game& game : open.rounds[1].games) game.whiteOutcome = game.blackOutcome = Outcome::Open;
    EXPECT_TRUE(
        tablesOf(matchSheetsSheet(open, 2, english()))[0].rows[0].cells.contains(QStringLiteral("______ : ______")));
}

TEST(TeamDocuments, FormsForLineUpsHaveTheMembersAndTheDeadline)
{
    Section section = league();
    section.teams.lineUpRules.deadline = "30 minutes before the round";
    const Sheet sheet = lineUpFormsSheet(section, english());
    EXPECT_EQ(tablesOf(sheet).size(), 4U);
    EXPECT_EQ(tablesOf(sheet)[0].rows.size(), 3U);
    EXPECT_EQ(count(sheet, QStringLiteral("30 minutes")), 4);
}

TEST(TeamDocuments, MembersStandByTeamWithWhatTheyDid)
{
    const Section section = league();
    const tables::List list = tables::teamMembersList(section);
    EXPECT_EQ(list.groups.size(), 4U);
    EXPECT_EQ(list.rows.size(), 12U);
    const text::Wording wording(text::Language::English);
    EXPECT_TRUE(list.groups[0].title(wording).contains(QStringLiteral("captain Captain 1")));
    EXPECT_TRUE(list.groups[0].title(wording).contains(QStringLiteral("4 match points")))
        << list.groups[0].title(wording).toStdString();
    const auto points = list.find("points");
    ASSERT_TRUE(points);
    EXPECT_EQ(std::get<Points>(list.value(0, *points)), Points{20});
    EXPECT_EQ(tablesOf(teamMembersSheet(section, std::nullopt, english())).size(), 1U);
}

TEST(TeamDocuments, BoardsAreRankedByPointsAmongThoseWhoPlayedEnough)
{
    Section section = league();
    const tables::List list = tables::boardsList(section);
    EXPECT_EQ(list.groups.size(), 2U) << "two boards";
    EXPECT_EQ(list.rows.front(), 0U) << "player 1 won twice on board 1";
    const auto rank = list.find("rank");
    const auto games = list.find("games");
    ASSERT_TRUE(rank && games);
    EXPECT_EQ(std::get<int>(list.value(0, *rank)), 1);
    for (std::size_t row = 0; row < list.rows.size(); ++row) {
        const bool enough = std::get<int>(list.value(row, *games)) >= 1;
        EXPECT_EQ(tables::isBlank(list.value(row, *rank)), !enough);
    }
    EXPECT_EQ(std::ranges::count(list.rows, 2U), 0) << "player 3 never played";
}

TEST(TeamDocuments, BoardsWhoseLineUpsAreUnseenAreOnNoPaper)
{
    Section section = league();
    section.teams.lineUpRules.unseen = true;
    for (Game& game : section.rounds.back().games) game.whiteOutcome = game.blackOutcome = Outcome::Open;
    DocumentRequest request;
    request.options = english();
    request.options.printed = QDateTime({2026, 12, 5}, {13, 0});
    const auto boards = [&](DocumentKind kind) {
        DocumentMaker maker(section, request);
        const auto list = maker.list(kind, tables::Output::Csv);
        EXPECT_TRUE(list.ok() && *list);
        return list.ok() && *list ? (*list)->rows.size() : 0;
    };
    const auto marks = [&](DocumentKind kind) {
        DocumentMaker maker(section, request);
        const auto sheet = maker.make(kind);
        EXPECT_TRUE(sheet.ok());
        return sheet.ok() ? sheet->heading.marks.join(QLatin1Char(' ')) : QString();
    };
    EXPECT_EQ(boards(DocumentKind::Pairings), 0U);
    EXPECT_TRUE(marks(DocumentKind::Pairings).contains(QStringLiteral("not shown yet")));
    EXPECT_TRUE(marks(DocumentKind::MatchSheets).contains(QStringLiteral("not shown yet")));
    const auto sheets = DocumentMaker(section, request).make(DocumentKind::MatchSheets);
    ASSERT_TRUE(sheets.ok());
    for (const Table& table : tablesOf(*sheets)) {
        for (const TableRow& row : table.rows)
            EXPECT_TRUE(row.cells.at(4).startsWith(QLatin1Char('_')))
                << "nobody has won anything: it is to be filled in";
    }
    EXPECT_FALSE(marks(DocumentKind::Standings).contains(QStringLiteral("not shown yet")));
    EXPECT_EQ(boards(DocumentKind::TeamPairings), 2U) << "who meets whom is no secret";
    section.teams.deadlines.push_back({2, {2026, 12, 5}, "13:00"});
    EXPECT_GT(boards(DocumentKind::Pairings), 0U);
    EXPECT_FALSE(marks(DocumentKind::Pairings).contains(QStringLiteral("not shown yet")));
}

/// The event with round 2 open and its line-ups unseen; where told so, the reserve of each team sits on board 2.
Section hiddenRound(bool exchanged)
{
    Section section = league();
    section.teams.lineUpRules.unseen = true;
    section.teams.lineUps.clear();
    section.rounds.pop_back();
    const auto draft = pairing::draftRound(section, 2);
    section.rounds.push_back(std::get<pairing::DraftRound>(draft).round);
    if (!exchanged) return section;
    const auto other = [&](PlayerId player) {
        for (const Team& team : section.teams.teams) {
            if (player == team.members[1]) return team.members.back();
            if (player == team.members.back()) return team.members[1];
        }
        return player;
    };
    for (Game& game : section.rounds.back().games) game.white = other(game.white), game.black = other(game.black);
    for (Bye& bye : section.rounds.back().byes) bye.player = other(bye.player);
    return section;
}

std::string allTextOf(const Sheet& sheet)
{
    std::string text = sheet.heading.marks.join('|').toStdString();
    for (const Block& block : sheet.blocks) {
        if (const auto* paragraph = std::get_if<Paragraph>(&block)) text += paragraph->text.toStdString() + '\n';
        if (const auto* slips = std::get_if<Slips>(&block)) {
            for (const Slip& slip : slips->slips) text += (slip.whiteName + slip.blackName).toStdString() + '\n';
        }
    }
    for (const Table& table : tablesOf(sheet)) {
        for (const TableRow& row : table.rows) text += row.cells.join('|').toStdString() + '\n';
    }
    return text;
}

void expectSamePapers(const Section& one, const Section& other)
{
    int papers = 0;
    for (const DocumentInfo& info : documents()) {
        if (info.of == DocumentOf::Journal || info.of == DocumentOf::Event) continue;
        SCOPED_TRACE(info.word);
        const auto textOf = [&](const Section& section, bool late) {
            DocumentRequest request;
            request.options = english();
            request.options.printed = QDateTime({2026, 12, late ? 7 : 5}, {13, 0});
            request.holders.push_back({SectionId{1}, std::make_shared<const Section>(section), {}});
            DocumentMaker maker(section, request);
            const auto made = maker.make(info.kind);
            return made.ok() ? allTextOf(*made) : std::string();
        };
        EXPECT_EQ(textOf(one, false), textOf(other, false));
        papers += textOf(one, false).empty() ? 0 : 1;
    }
    EXPECT_GT(papers, 15);
}

TEST(TeamDocuments, NoPaperDependsOnAHiddenLineUp)
{
    const Section one = hiddenRound(false);
    const Section other = hiddenRound(true);
    ASSERT_NE(one.rounds.back().games, other.rounds.back().games);
    expectSamePapers(one, other);
}

/// The board that a team leaves empty is worth a point to the other: no match shows it before its time.
TEST(TeamDocuments, NoPaperDependsOnABoardThatStaysEmpty)
{
    const Section one = hiddenRound(false);
    Section other = one;
    const std::size_t white = pairing::teamSeatsInOrder(one, 2).front().white;
    const Team& team = other.teams.teams[white];
    other.teams.lineUps.push_back({.round = 2, .team = team.id, .boards = {team.members[0], PlayerId{}}});
    other.rounds.back() = pairing::withLineUps(other, 2, white);
    ASSERT_EQ(other.rounds.back().games.size() + 1, one.rounds.back().games.size());
    expectSamePapers(one, other);
}

TEST(TeamDocuments, StandingsAreTheSameWhetherLineUpsAreSeenOrNot)
{
    Section section = hiddenRound(false);
    section.rules.tieBreaks = {"MPvGP", "BH", "SB", "DE"};
    const auto standings = [&](bool unseen) {
        section.teams.lineUpRules.unseen = unseen;
        DocumentRequest request;
        request.options = english();
        request.options.printed = QDateTime({2026, 12, 5}, {13, 0});
        DocumentMaker maker(section, request);
        return allTextOf(*maker.make(DocumentKind::Standings));
    };
    EXPECT_EQ(standings(true), standings(false));
}

TEST(TeamDocuments, ASectionWithoutTeamsHasNone)
{
    Section section = league();
    section.teams = {};
    DocumentRequest request;
    request.options = english();
    for (const DocumentInfo& info : documents()) {
        if (!info.ofTeams) continue;
        DocumentMaker maker(section, request);
        const auto made = maker.make(info.kind);
        ASSERT_FALSE(made.ok()) << info.word;
        EXPECT_EQ(made.error().code, Errc::NotAllowed) << info.word;
    }
}

TEST(Documents, OneThatASectionCantHaveIsRefusedWithItsReason)
{
    const Section swiss = league();
    const std::pair<DocumentKind, FragmentId> reasons[] = {
        {DocumentKind::Bracket, FragmentId::SectionWithoutBracket},
        {DocumentKind::Grid, FragmentId::SectionWithoutGrid},
        {DocumentKind::Schedule, FragmentId::SectionWithoutSchedule},
        {DocumentKind::FinalList, FragmentId::SectionWithoutEarlierStage},
    };
    DocumentRequest request;
    request.options = english();
    for (const auto& [kind, reason] : reasons) {
        DocumentMaker maker(swiss, request);
        const auto made = maker.make(kind);
        ASSERT_FALSE(made.ok()) << infoOf(kind).word;
        EXPECT_EQ(made.error().what.id, reason) << infoOf(kind).word;
    }
}

}  // namespace
}  // namespace kydai::print
