// A team event by keys: teams from units, their order, rules, line-ups and the results of matches.

#include "model/team_scorecards.h"
#include "model/team_settings.h"
#include "pairing/next_round.h"
#include "pairing/teams/team_round.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/window_fixture.h"
#include "widgets/inline_bar.h"
#include "widgets/ordered_list.h"
#include "widgets/player_find_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>

namespace kydai::ui {
namespace {

class TeamDialogs : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        EventBuilder builder;
        for (const int rating : {2400, 2300, 2200, 2100, 2350, 2250, 2150, 2050})
            builder.player("", rating, "Player " + std::to_string(rating));
        Section section = builder.scheduledRounds(3).build();
        for (std::size_t player = 0; player < section.players.size(); ++player)
            section.players[player].unit = player < 4 ? "Huế" : "Vinh";
        open(section);
    }
    void show(const char* action, const char* dialog)
    {
        m_window->actions().get(action)->trigger();
        ASSERT_TRUE(QTest::qWaitFor([&] { return QApplication::activeWindow() == &the<QDialog>(dialog); }));
    }
    void enter(const char* field, const char* text)
    {
        auto& edit = the<QLineEdit>(field);
        edit.setFocus();
        edit.clear();
        type(text);
        QTest::keyClick(&edit, Qt::Key_Return);
    }
    /// Both units are teams of three boards.
    void makeTeams()
    {
        Section made = *section();
        TeamEvent teams;
        teams.boardColours = "WBW";
        for (const int first : {1, 5}) {
            Team& team = teams.teams.emplace_back();
            team.id = TeamId{first == 1 ? 1 : 2};
            team.name = first == 1 ? "Huế" : "Vinh";
            for (int member = first; member < first + 4; ++member) team.members.push_back(playerId(member));
        }
        RuleSet rules = made.rules;
        rules.pairingSystem = PairingSystem::TeamSwiss;
        rules.systemCode = "FIDE_TEAM";
        rules.initialColour = Colour::White;
        const SectionId id = m_session.event().sections.front().id;
        ASSERT_TRUE(fixture::apply(m_session, EditTeams{id, teams}).ok());
        ASSERT_TRUE(fixture::apply(m_session, EditRules{id, rules}).ok());
    }
    void pairRoundOne()
    {
        auto draft = pairing::draftRound(*section(), 1);
        ASSERT_TRUE(fixture::apply(m_session, PublishRound{m_session.event().sections.front().id, 1,
                                                           std::get<pairing::DraftRound>(draft).round})
                        .ok());
    }
    const TeamEvent& teams() { return section()->teams; }
};

TEST_F(TeamDialogs, TeamsMayPlayARoundRobinAtHomeAndAwayOrScheveningen)
{
    makeTeams();
    const auto choose = [&](PairingSystem wanted) {
        show("sectionRules", "rulesDialog");
        auto& system = the<QComboBox>("ruleSystem");
        const int at = system.findData(static_cast<int>(wanted));
        ASSERT_GE(at, 0);
        EXPECT_EQ(system.findData(static_cast<int>(PairingSystem::RoundRobin)), -1) << "one of players";
        system.setCurrentIndex(at);
    };
    choose(PairingSystem::TeamRoundRobin);
    EXPECT_TRUE(the<QCheckBox>("ruleHomeBlack").isVisible());
    the<QCheckBox>("ruleDoubleRoundRobin").click();
    the<QCheckBox>("ruleHomeBlack").click();
    the<QPushButton>("rulesSave").click();
    EXPECT_EQ(section()->rules.pairingSystem, PairingSystem::TeamRoundRobin);
    EXPECT_TRUE(section()->rules.systemCode.empty());
    EXPECT_TRUE(section()->rules.doubleRoundRobin);
    EXPECT_TRUE(section()->rules.homeBlack);
    EXPECT_EQ(section()->rules.scheduledRounds, 2);
    choose(PairingSystem::Scheveningen);
    EXPECT_FALSE(the<QCheckBox>("ruleReverseLastTwoRounds").isVisible());
    the<QPushButton>("rulesSave").click();
    EXPECT_EQ(section()->rules.scheduledRounds, 6) << "three boards, twice";
}

TEST_F(TeamDialogs, BoardsOfAMatchAreChosenAndTheOthersAreReserves)
{
    show("teams", "teamsDialog");
    the<QPushButton>("teamUnits").click();
    EXPECT_EQ(the<QSpinBox>("teamBoards").value(), 4);
    the<QSpinBox>("teamBoards").setValue(3);
    the<QPushButton>("teamsSave").click();
    EXPECT_EQ(teams().boardColours, "WBW");
    EXPECT_TRUE(the<InlineBar>("messageBar").text().contains(QStringLiteral("2 teams")))
        << the<InlineBar>("messageBar").text().toStdString();
    show("teams", "teamsDialog");
    EXPECT_EQ(the<QSpinBox>("teamBoards").value(), 3) << "as it was chosen";
    the<QPushButton>("teamsSave").click();
    EXPECT_EQ(teams().boardColours, "WBW");
    show("teams", "teamsDialog");
    the<QSpinBox>("teamBoards").setValue(5);
    m_prompts.expect(QStringLiteral("teamsDoubtful"), Answer::Confirmed);
    the<QPushButton>("teamsSave").click();
    EXPECT_EQ(teams().boardColours, "WBWBW") << "a team may come with a board that stays empty";
}

TEST_F(TeamDialogs, PenaltiesAreGivenInMatchAndGamePointsAndTakenBack)
{
    makeTeams();
    show("adjustments", "adjustmentsDialog");
    EXPECT_FALSE(the<PlayerFindBox>("adjustedPlayer").isVisible());
    the<QComboBox>("adjustedTeam").setCurrentIndex(1);
    the<QPushButton>("addAdjustment").click();
    EXPECT_TRUE(teams().awards.empty()) << "nothing is no penalty";
    the<QDoubleSpinBox>("adjustedPoints").setValue(-1);
    the<QDoubleSpinBox>("adjustedGamePoints").setValue(-0.5);
    the<QPushButton>("addAdjustment").click();
    EXPECT_EQ(teams().awards, (std::vector<TeamAward>{{0, TeamId{2}, std::nullopt, Points{-10}, Points{-5}}}));
    auto& list = the<QListWidget>("adjustmentList");
    ASSERT_EQ(list.count(), 1);
    EXPECT_EQ(list.item(0)->text(), QStringLiteral("Whole event: Vinh, match points -1, game points -½"));
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Delete);
    EXPECT_TRUE(teams().awards.empty());
}

TEST_F(TeamDialogs, UnitsBecomeTeamsAndTheSectionATeamEvent)
{
    show("teams", "teamsDialog");
    the<QPushButton>("teamUnits").click();
    auto& list = the<OrderedList>("teamList");
    ASSERT_EQ(list.count(), 2);
    EXPECT_EQ(the<OrderedList>("teamMembers").count(), 4);
    list.setFocus();
    list.setCurrentRow(1);
    QTest::keyClick(&list, Qt::Key_Up, Qt::ControlModifier);
    EXPECT_EQ(list.currentRow(), 0) << "moved up";
    auto& captain = the<QLineEdit>("teamCaptain");
    captain.setFocus();
    type("Captain V");
    auto& members = the<OrderedList>("teamMembers");
    members.setFocus();
    members.setCurrentRow(3);
    QTest::keyClick(&members, Qt::Key_Delete);
    members.setCurrentRow(0);
    QTest::keyClick(&members, Qt::Key_Down, Qt::ControlModifier);
    the<QPushButton>("teamsSave").click();
    ASSERT_EQ(teams().teams.size(), 2U);
    EXPECT_EQ(teams().teams[0].name, "Vinh");
    EXPECT_EQ(teams().teams[0].id, TeamId{1}) << "the number is the place in the list";
    EXPECT_EQ(teams().teams[0].captain, "Captain V");
    EXPECT_EQ(teams().teams[0].members, (std::vector{playerId(6), playerId(5), playerId(7)}));
    EXPECT_EQ(section()->rules.pairingSystem, PairingSystem::TeamSwiss);
    ASSERT_TRUE(m_session.undo().ok());
    EXPECT_TRUE(teams().teams.empty());
}

TEST_F(TeamDialogs, ANewTeamTakesAMemberFromAnother)
{
    makeTeams();
    show("teams", "teamsDialog");
    the<QPushButton>("teamNew").click();
    type("Mix");
    auto& find = the<PlayerFindBox>("teamPlayer");
    find.setFocus();
    QTest::keyClicks(&find, QStringLiteral("4"));
    QTest::keyClick(&find, Qt::Key_Return);
    EXPECT_EQ(the<OrderedList>("teamMembers").count(), 1);
    m_prompts.expect(QStringLiteral("teamsDoubtful"), Answer::Acknowledged);
    the<QPushButton>("teamsSave").click();
    ASSERT_EQ(teams().teams.size(), 3U);
    EXPECT_EQ(teams().teams[2].name, "Mix");
    EXPECT_EQ(teams().teams[2].members, std::vector{playerId(4)});
    EXPECT_EQ(teams().teams[0].members.size(), 3U);
}

TEST_F(TeamDialogs, TeamsAreOrderedByRating)
{
    makeTeams();
    show("teams", "teamsDialog");
    the<QComboBox>("teamOrder").setCurrentIndex(2);
    the<OrderedList>("teamList").setFocus();
    the<OrderedList>("teamList").moveCurrent(1);
    EXPECT_TRUE(the<OrderedList>("teamList").item(0)->text().contains(QStringLiteral("Vinh")));
    the<QPushButton>("teamOrderNow").click();
    EXPECT_TRUE(the<OrderedList>("teamList").item(0)->text().contains(QStringLiteral("Huế")));
}

TEST_F(TeamDialogs, RulesOfTheEventStandInTheRulesDialog)
{
    makeTeams();
    show("sectionRules", "rulesDialog");
    the<QComboBox>("teamPreferences").setCurrentIndex(static_cast<int>(TeamPreferences::TypeB));
    the<QComboBox>("teamPrimary").setCurrentIndex(1);
    the<QDoubleSpinBox>("teamRuleMatchWin").setValue(3);
    the<QLineEdit>("teamScale").setText(QString::fromUtf8("1½=1 2.5=4"));
    the<QLineEdit>("teamKeptBoards").setText(QStringLiteral("3=w 2=2010"));
    the<QComboBox>("teamRuleOrder").setCurrentIndex(static_cast<int>(BoardOrder::Free));
    the<QPushButton>("rulesSave").click();
    EXPECT_EQ(section()->rules.systemCode, "FIDE_TEAM_TYPEB_GP_MP");
    EXPECT_FALSE(teams().matchPointsPrimary);
    EXPECT_EQ(teams().matchWin, Points{30});
    EXPECT_EQ(teams().matchScale, (std::vector<MatchScale>{{Points{15}, Points{10}}, {Points{25}, Points{40}}}));
    EXPECT_EQ(teams().lineUpRules.order, BoardOrder::Free);
    const std::vector<KeptBoard> kept{{3, Sex::Female, 0}, {2, Sex::Unknown, 2010}};
    EXPECT_EQ(teams().lineUpRules.keptBoards, kept);
}

TEST_F(TeamDialogs, AScaleThatCanNotBeReadIsRefused)
{
    makeTeams();
    show("sectionRules", "rulesDialog");
    the<QLineEdit>("teamScale").setText(QStringLiteral("2 points"));
    the<QPushButton>("rulesSave").click();
    EXPECT_TRUE(the<QDialog>("rulesDialog").isVisible());
    EXPECT_TRUE(teams().matchScale.empty());
}

TEST_F(TeamDialogs, DaysOfPlayAreSetMovedAndPutOff)
{
    makeTeams();
    pairRoundOne();
    show("fixtures", "fixturesDialog");
    const auto fixture = [&] { return teams().fixtures.empty() ? Fixture{} : teams().fixtures.front(); };
    the<QLineEdit>("fixtureDay").setText(QStringLiteral("5/12/2026"));
    the<QLineEdit>("fixtureTime").setText(QStringLiteral("26:00"));
    the<QPushButton>("fixtureGive").click();
    EXPECT_TRUE(teams().fixtures.empty()) << "there is no such time";
    the<QLineEdit>("fixtureTime").setText(QStringLiteral("19:30"));
    the<QLineEdit>("fixtureVenue").setText(QStringLiteral("Nhà văn hoá"));
    the<QPushButton>("fixtureGive").click();
    EXPECT_EQ(fixture().day, (Date{2026, 12, 5}));
    EXPECT_EQ(fixture().time, "19:30");
    EXPECT_EQ(fixture().venue, "Nhà văn hoá");
    EXPECT_FALSE(fixture().movedFrom.known());
    the<QLineEdit>("fixtureDay").setText(QStringLiteral("9/12/2026"));
    the<QPushButton>("fixtureGive").click();
    EXPECT_EQ(fixture().movedFrom, (Date{2026, 12, 5}));
    the<QPushButton>("fixturePutOff").click();
    EXPECT_FALSE(fixture().day.known());
    EXPECT_EQ(fixture().movedFrom, (Date{2026, 12, 5})) << "the day on which it was to be first";
    the<QLineEdit>("fixtureDueDay").setText(QStringLiteral("5/12/2026"));
    the<QLineEdit>("fixtureDueTime").setText(QStringLiteral("18:00"));
    the<QPushButton>("fixtureDue").click();
    EXPECT_EQ(teams().deadlines, (std::vector<LineUpDeadline>{{1, {2026, 12, 5}, "18:00"}}));
}

TEST_F(TeamDialogs, ClubAndVenueOfATeamAreKept)
{
    makeTeams();
    show("teams", "teamsDialog");
    the<QLineEdit>("teamClub").setFocus();
    type("CLB Hue");
    the<QLineEdit>("teamVenue").setFocus();
    type("A1");
    the<QPushButton>("teamsSave").click();
    EXPECT_EQ(teams().teams[0].club, "CLB Hue");
    EXPECT_EQ(teams().teams[0].venue, "A1");
}

TEST_F(TeamDialogs, LineUpsGoInByPlacesAndEnter)
{
    makeTeams();
    pairRoundOne();
    show("matches", "matchesDialog");
    ASSERT_EQ(the<QTableWidget>("matchesTable").rowCount(), 1);
    enter("lineUpOne", "134");
    EXPECT_EQ(QApplication::focusWidget(), &the<QLineEdit>("lineUpOther"));
    enter("lineUpOther", "1 2 0");
    ASSERT_EQ(teams().lineUps.size(), 2U);
    EXPECT_EQ(teams().lineUps[0].boards, (std::vector{playerId(1), playerId(3), playerId(4)}));
    EXPECT_EQ(pairing::boardsOf(*section(), 1, 1), (std::vector{playerId(5), playerId(6), PlayerId{}}));
    EXPECT_EQ(section()->round(1).games.size(), 2U) << "the boards follow";
}

TEST_F(TeamDialogs, ABrokenOrderWantsAReasonFirst)
{
    makeTeams();
    show("matches", "matchesDialog");
    enter("lineUpOne", "213");
    EXPECT_TRUE(teams().lineUps.empty());
    EXPECT_EQ(QApplication::focusWidget(), &the<QLineEdit>("lineUpReason"));
    EXPECT_TRUE(the<QLabel>("matchesNote").text().contains(QStringLiteral("B.12"))) << "which rule it is";
    m_prompts.expect(QStringLiteral("lineUpBroken"), Answer::Confirmed);
    enter("lineUpReason", "agreed");
    ASSERT_EQ(teams().lineUps.size(), 1U);
    EXPECT_EQ(teams().lineUps[0].reason, "agreed");
    EXPECT_EQ(teams().lineUps[0].round, 1) << "before the round is paired";
}

TEST_F(TeamDialogs, UpAndDownInAFieldGoToAnotherLine)
{
    makeTeams();
    show("matches", "matchesDialog");
    const auto& lines = the<QTableWidget>("matchesTable");
    auto& field = the<QLineEdit>("lineUpReason");
    field.setFocus();
    for (const auto& [key, row] : {std::pair{Qt::Key_Down, 1}, {Qt::Key_Down, 1}, {Qt::Key_Up, 0}, {Qt::Key_Up, 0}}) {
        QTest::keyClick(&field, key);
        EXPECT_EQ(lines.currentRow(), row);
        EXPECT_EQ(QApplication::focusWidget(), &field);
    }
}

TEST_F(TeamDialogs, ResultsByBoardOrAlone)
{
    makeTeams();
    pairRoundOne();
    show("matches", "matchesDialog");
    enter("matchResult", "1=0");
    TeamScores scores = teamScoresOf(*section(), 1);
    EXPECT_EQ(scores.entry(0, 1).gamePoints, Points{15});
    EXPECT_EQ(the<QTableWidget>("matchesTable").item(0, 2)->text(), QString::fromUtf8("1½ : 1½"));
    ASSERT_TRUE(m_session.undo().ok());
    enter("matchResult", "2-1");
    scores = teamScoresOf(*section(), 1);
    EXPECT_EQ(scores.entry(0, 1).matchPoints, Points{20});
    EXPECT_EQ(scores.entry(1, 1).gamePoints, Points{10});
    enter("matchResult", "all");
    EXPECT_FALSE(the<QLabel>("matchesNote").text().isEmpty());
}

TEST_F(TeamDialogs, TheLineUpOfTheLastRoundIsCopied)
{
    makeTeams();
    pairRoundOne();
    show("matches", "matchesDialog");
    enter("lineUpOne", "134");
    the<QSpinBox>("matchesRound").setValue(2);
    EXPECT_EQ(the<QTableWidget>("matchesTable").rowCount(), 2) << "a row for each team before the pairing";
    the<QPushButton>("lineUpCopy").click();
    EXPECT_EQ(the<QLineEdit>("lineUpOne").text(), QStringLiteral("1 3 4"));
    QTest::keyClick(&the<QLineEdit>("lineUpOne"), Qt::Key_Return);
    ASSERT_EQ(teams().lineUps.size(), 2U);
    EXPECT_EQ(teams().lineUps[1].round, 2);
    EXPECT_EQ(the<QTableWidget>("matchesTable").currentRow(), 1) << "and on to the next team";
}

}  // namespace
}  // namespace kydai::ui
